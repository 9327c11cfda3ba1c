"""A zip of plain .npy arrays, one of them a header in JSON, read as if it were hostile.

Sizes are checked before memory is taken. Members are stored uncompressed, so nothing can unfold into more
than the file holds; only names are compared, nothing is ever unpacked to disk; no pickle. Every refusal is a
FileError with the reason alone.
"""

import json
import math
import os
import re
import stat
import struct
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np

from pendula.errors import FileError
from pendula.files import whole_file

LARGEST_FILE = 8 * 2**30
LARGEST_HEADER = 16 * 2**20
# What there is to be read, by its format, and what reads it.
_KINDS = {
    "pendula-run": "a run, which load() reads",
    "pendula-batch": "a batch of runs, which load_batch() reads",
    "pendula-trajectory": "a trajectory, which Trajectory.load() reads",
}

# The .npy preamble exactly as NumPy writes it for a plain array (numpy.lib.format, version 1.0):
# {'descr': '<f8', 'fortran_order': False, 'shape': (3, 2), }
_MAGIC = b"\x93NUMPY\x01\x00"
_PREAMBLE = re.compile(
    rb"\{'descr': '([^']{1,20})', 'fortran_order': (True|False), "
    rb"'shape': \(((?:\d{1,18}, ?)*(?:\d{1,18})?)\), \} *\n"
)


def write(file: IO[bytes], members: Mapping[str, np.ndarray]) -> None:
    """Write the arrays; equal arrays give equal bytes, since ZipInfo's date is fixed."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, array in members.items():
            with archive.open(zipfile.ZipInfo(f"{name}.npy"), "w", force_zip64=True) as member:
                np.lib.format.write_array(member, array, version=(1, 0), allow_pickle=False)


def save_file(
    path: str | os.PathLike[str], header: Mapping[str, Any], arrays: Mapping[str, np.ndarray], what: str
) -> None:
    """Write header and arrays to a new file in the same folder, which then takes the place of any old one."""
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise FileError("it is a folder")
        if not target.parent.is_dir():
            raise FileError(f"there is no folder {target.parent}")
        members = {"header": np.frombuffer(json.dumps(dict(header)).encode("ascii"), np.uint8), **arrays}
        if sum(array.nbytes for array in members.values()) > LARGEST_FILE:
            raise FileError(f"it needs more than {LARGEST_FILE} bytes; keep fewer samples (save_every)")
        _replace(target, members)
    except (OSError, ValueError, TypeError) as error:
        raise FileError(f"{what} cannot be saved as {path}: {_reason(error)}.") from error


@contextmanager
def open_file(path: str | os.PathLike[str], what: str) -> "Iterator[Archive]":
    """The arrays of a file; whatever is wrong with it is refused as what cannot be read, with the reason."""
    try:
        if not stat.S_ISREG(os.stat(os.fspath(path)).st_mode):
            raise FileError("it is not a regular file")
        with open(path, "rb") as file:
            yield Archive(file)
    except (OSError, ValueError, TypeError) as error:
        raise FileError(f"{path} cannot be read as {what}: {_reason(error)}.") from error


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _replace(target: Path, members: Mapping[str, np.ndarray]) -> None:
    with whole_file(target) as part, open(part, "xb") as file:
        write(file, members)
        file.flush()
        os.fsync(file.fileno())


class Archive:
    """The arrays of an open file, by name; the directory is checked here, each array when it is read."""

    def __init__(self, file: IO[bytes]) -> None:
        start = file.read(4)
        if start != b"PK\x03\x04":
            raise FileError("it is not a zip archive" if start else "it is empty")
        with _damage():
            self._zip = zipfile.ZipFile(file)
        self.members: dict[str, zipfile.ZipInfo] = {}
        for info in self._zip.infolist():
            name = info.filename.removesuffix(".npy")
            if name in self.members:
                raise FileError(f"it holds {name!r} twice")
            if name == info.filename:
                raise FileError(f"it holds {name!r}, which is not an .npy array")
            if info.compress_type != zipfile.ZIP_STORED or info.compress_size != info.file_size:
                raise FileError(f"its {name!r} is compressed, which the arrays of a run never are")
            self.members[name] = info
        declared = sum(info.file_size for info in self.members.values())
        size = os.fstat(file.fileno()).st_size
        if declared > size:
            raise FileError(f"it declares {declared} bytes of arrays, but is only {size} bytes long")
        if declared > LARGEST_FILE:
            raise FileError(
                f"it holds {declared} bytes of arrays, more than the {LARGEST_FILE} that are read"
            )

    def array(self, name: str, descr: str) -> np.ndarray:
        """One array of the given type, once its preamble agrees with its size; the CRC guards the rest."""
        info = self.members[name]
        with _damage(), self._zip.open(info) as member:
            start = member.read(len(_MAGIC) + 2)
            if not start.startswith(_MAGIC):
                raise FileError(f"its '{name}' is not an .npy array of version 1.0")
            length = int.from_bytes(start[len(_MAGIC) :], "little")
            shape = _shape(name, member.read(length), descr)
            room = info.file_size - len(start) - length
            if math.prod(shape) * np.dtype(descr).itemsize != room:
                raise FileError(f"its '{name}' claims the shape {shape}, but holds {room} bytes")
            return np.frombuffer(member.read(), descr).reshape(shape)

    def header(self, form: str, version: int, what: str) -> dict[str, Any]:
        """The header of a format, up to a version; ``what`` the file should be, as in "a run"."""
        if "header" not in self.members:
            raise FileError(f"it is not {what}: it has no header")
        if self.members["header"].file_size > LARGEST_HEADER:
            raise FileError(f"its header is larger than {LARGEST_HEADER} bytes")
        text = self.array("header", "|u1").tobytes()
        try:
            header = json.loads(text.decode("ascii"))
        except (ValueError, RecursionError) as error:
            raise FileError("its header is not JSON") from error
        said = header.get("format") if isinstance(header, dict) else None
        if said != form:
            if isinstance(said, str) and said in _KINDS:
                raise FileError(f"it holds {_KINDS[said]}")
            raise FileError(f"it is not {what}: its header does not say '{form}'")
        found = header.get("version")
        if type(found) is not int or found < 1:
            raise FileError(f"its format version {found!r} makes no sense")
        if found > version:
            raise FileError(
                f"its format version is {found}, but this pendula reads up to {version}; update pendula"
            )
        return header


@contextmanager
def _damage() -> Iterator[None]:
    """Everything zipfile raises for bytes that make no sense, as one refusal."""
    try:
        yield
    except FileError:
        raise
    except (zipfile.BadZipFile, struct.error, EOFError, OSError, RuntimeError, ValueError) as error:
        raise FileError(f"it is damaged or cut short ({str(error) or type(error).__name__})") from error


def _shape(name: str, text: bytes, descr: str) -> tuple[int, ...]:
    preamble = _PREAMBLE.fullmatch(text)
    if preamble is None:
        raise FileError(f"its '{name}' is not a plain array")
    found = preamble[1].decode("ascii", "replace")
    if found.startswith("|O"):
        raise FileError(f"its '{name}' holds Python objects (pickle), which are never read")
    if found != descr:
        raise FileError(f"its '{name}' has the type {found!r} instead of {descr!r}")
    if preamble[2] != b"False":
        raise FileError(f"its '{name}' is in Fortran order instead of C order")
    return tuple(int(n) for n in preamble[3].replace(b",", b" ").split())
