"""Surfaces of triangles, given as numbers or read from STL and OBJ files, which are not trusted."""

import hashlib
import logging
import os
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from pendula.errors import DescriptionError, FileError

Array = np.ndarray

FORMATS = {".stl": "stl", ".obj": "obj"}
MOST_BYTES = 64 * 2**20  # of a file
MOST_FACES = 500_000  # of a surface: about 10 MB in a page
LARGEST = 1e30  # a coordinate whose square still fits a number of four bytes


class Surface:
    """Triangles, an immutable value.

    Attributes:
        vertices: (n, 3).
        faces: indices of their vertices, (m, 3).
        colours: of the faces, "#rrggbb" or "" where one has none of its own; empty where none has.
    """

    vertices: Array
    faces: Array
    colours: tuple[str, ...] = ()

    def __init__(self, vertices: Any, faces: Any, colours: Sequence[str] = ()) -> None:
        places, corners = _places(vertices), _corners(faces)
        strangers = corners[(corners < 0) | (corners >= len(places))]
        if strangers.size:
            raise DescriptionError(
                f"A face of the mesh names the vertex {int(strangers[0])}, "
                f"but its vertices have the numbers 0 to {len(places) - 1}."
            )
        # Files in STL repeat a vertex for every face it belongs to.
        single, number = np.unique(places, axis=0, return_inverse=True)
        self.vertices = _as_read_only(single)
        self.faces = _as_read_only(number.reshape(-1)[corners].astype(np.uint32))
        self.colours = tuple(colours) if any(colours) else ()

    @cached_property
    def digest(self) -> str:
        content = self.vertices.tobytes() + b"\0" + self.faces.tobytes() + " ".join(self.colours).encode()
        return hashlib.sha256(content).hexdigest()

    def encode(self) -> dict[str, Any]:
        """Vertices and faces as base64 of little-endian numbers of four bytes, row by row.

        Where faces have colours, those of one colour follow each other: ``colours`` has how many there are.
        """
        order = sorted(range(len(self.faces)), key=self.colours.__getitem__) if self.colours else slice(None)
        parts = {"vertices": self.vertices.astype("<f4"), "faces": self.faces[order].astype("<u4")}
        made: dict[str, Any] = {name: b64encode(array.tobytes()).decode() for name, array in parts.items()}
        if self.colours:
            made["colours"] = [[colour, count] for colour, count in sorted(Counter(self.colours).items())]
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Surface) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[Any, ...]:
        return Surface, (self.vertices, self.faces, self.colours)

    def __repr__(self) -> str:
        return f"Surface({len(self.vertices)} vertices, {len(self.faces)} faces)"


class SurfaceFile(Surface):
    """The surface of a file that is read when its triangles are first asked for.

    Args:
        path: an STL or OBJ file.
        scale: what its numbers are multiplied by, along x, y and z.
    """

    suffixes: tuple[str, ...] = tuple(FORMATS)

    def __init__(self, path: Any, scale: tuple[float, float, float] = (1.0, 1.0, 1.0)) -> None:
        self.path, self.scale = Path(path), scale

    def load(self) -> Surface:
        """What is in the file, as it is."""
        return _read(self.path)

    @property
    def readable(self) -> bool:
        """Whether there is such a file, of a format that is read."""
        return self.path.suffix.lower() in self.suffixes and self.path.is_file()

    @cached_property
    def _content(self) -> Surface:
        found = self.load()
        # What a mirror shows goes round the other way.
        faces = found.faces if np.prod(self.scale) > 0 else found.faces[:, ::-1]
        return Surface(found.vertices * np.array(self.scale), faces, found.colours)

    @property
    def vertices(self) -> Array:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._content.vertices

    @property
    def faces(self) -> Array:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._content.faces

    @property
    def colours(self) -> tuple[str, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._content.colours

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SurfaceFile) and (self.path, self.scale) == (other.path, other.scale)

    def __hash__(self) -> int:
        return hash((self.path, self.scale))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.scale)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.path)!r})"


def surface_of(given: Any) -> Surface:
    """A surface from a file's path or from a pair of vertices and faces."""
    if isinstance(given, Surface):
        return given
    if isinstance(given, str | os.PathLike):
        return _read(Path(given))
    if isinstance(given, tuple | list) and len(given) == 2:
        return Surface(*given)
    raise DescriptionError(
        f"A Mesh is drawn from an STL or OBJ file or from (vertices, faces), got {type(given).__name__}."
    )


def _places(given: Any) -> Array:
    places = _rows(given, "vertices", np.float64)
    if len(places) > 3 * MOST_FACES:
        raise DescriptionError(
            f"The mesh has {len(places):,} vertices, more than {MOST_FACES:,} faces have; simplify it."
        )
    fits = (np.abs(places) <= LARGEST).all(axis=1)
    if not fits.all():
        bad = int(np.argmin(fits))
        raise DescriptionError(
            f"Vertex {bad} of the mesh of {len(places)} vertices is {places[bad].tolist()}: "
            f"the vertices of a mesh must be finite and not beyond {LARGEST:g}."
        )
    return places


def _corners(given: Any) -> Array:
    corners = _rows(given, "faces", np.float64)
    if len(corners) > MOST_FACES:
        raise DescriptionError(
            f"The mesh has {len(corners):,} faces, and more than {MOST_FACES:,} are not drawn; simplify it."
        )
    if not (corners == np.round(corners)).all():
        raise DescriptionError("The faces of a mesh are whole numbers: the numbers of their vertices.")
    return corners.astype(np.int64)


def _rows(given: Any, what: str, kind: Any) -> Array:
    try:
        rows = np.asarray(given, dtype=kind)
    except (TypeError, ValueError):
        raise DescriptionError(f"The {what} of a mesh must be rows of three numbers.") from None
    if rows.ndim != 2 or rows.shape[1] != 3 or not len(rows):
        raise DescriptionError(
            f"The {what} of a mesh must be rows of three numbers, got the shape {rows.shape}."
        )
    return rows


def _read(path: Path) -> Surface:
    """The surface of a file: its size is checked before it is read, its content after."""
    kind = FORMATS.get(path.suffix.lower())
    if kind is None:
        raise FileError(f"The mesh {path} must end in {' or '.join(FORMATS)}; other formats are not read.")
    try:
        content = _content(path)
    except FileError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileError(f"The mesh {path} cannot be read: {reason}.") from error
    try:
        return Surface(*_parse(_check_encoding(content, kind, path), kind, path))
    except DescriptionError as error:
        raise FileError(f"The mesh {path} cannot be drawn: {error}") from None


def _content(path: Path) -> bytes:
    """The bytes of a file that is there and not too large."""
    if not path.is_file():
        raise FileError(f"There is no mesh file {path}.")
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise FileError(
            f"The mesh {path} has {size / 2**20:,.0f} MB, and files beyond {MOST_BYTES // 2**20} MB are not "
            "read; simplify it."
        )
    return path.read_bytes()


def _check_encoding(content: bytes, kind: str, path: Path) -> bytes:
    """A binary STL as it is, anything else as text in UTF-8: the loader would guess."""
    # A binary STL has 80 bytes of anything, the number of its faces in 4 bytes, and 50 bytes for each.
    if kind == "stl" and len(content) >= 84:
        wanted = 84 + 50 * int.from_bytes(content[80:84], "little")
        if len(content) == wanted:
            return content
        if b"\0" in content:
            raise FileError(
                f"The mesh {path} is not a sound STL file: by its header it has {wanted:,} bytes, "
                f"but there are {len(content):,}."
            )
    if b"\0" in content:
        raise FileError(f"The mesh {path} is not a sound {kind.upper()} file: it is no text.")
    return content.decode("utf-8", errors="replace").encode()


def _parse(content: bytes, kind: str, path: Path) -> tuple[Array, Array]:
    try:
        import trimesh
    except ImportError:
        raise FileError(
            f'Reading the mesh {path} needs trimesh, which is not installed: pip install "pendula[mesh]"'
        ) from None
    # From bytes, not from the path: so nothing that the file names (materials, textures) is opened.
    options: dict[str, Any] = {"skip_materials": True} if kind == "obj" else {}
    try:
        with np.errstate(all="ignore"), _silence("trimesh"):
            loaded: Any = trimesh.load(
                BytesIO(content), file_type=kind, force="mesh", process=False, **options
            )
        vertices, faces = np.asarray(loaded.vertices), np.asarray(loaded.faces)
    except Exception as error:
        # Whatever a parser stumbles over in a broken file, the file is to blame.
        reason = str(error).strip().splitlines()[:1] or [type(error).__name__]
        raise FileError(f"The mesh {path} is not a sound {kind.upper()} file: {reason[0]}.") from error
    if not vertices.size or not faces.size:
        raise FileError(f"The mesh {path} has no triangles; is it really an {kind.upper()} file?")
    return vertices, faces


@contextmanager
def _silence(name: str) -> Iterator[None]:
    """Keep a library from logging what a broken file made it stumble over: the error says that."""
    logger, nowhere = logging.getLogger(name), logging.NullHandler()
    before, logger.propagate = logger.propagate, False
    logger.addHandler(nowhere)
    try:
        yield
    finally:
        logger.removeHandler(nowhere)
        logger.propagate = before


def _as_read_only(array: Array) -> Array:
    array.flags.writeable = False
    return array
