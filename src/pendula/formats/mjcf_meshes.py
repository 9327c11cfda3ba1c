"""Meshes of MJCF: their files, and the mass and inertia that MuJoCo gives to what they enclose.

Unless a mesh asks for ``inertia="exact"``, MuJoCo adds up pyramids from the faces to a place inside without
their signs, about the centre of the faces at first and then about the centre of mass that follows (the model
reference of MuJoCo calls that "legacy"). For convex surfaces both are the same; others weigh more than they
enclose, and surfaces that are not closed have a mass, too.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from pendula.description.solid_inertia import integrate
from pendula.description.surfaces import FORMATS, Surface, SurfaceFile
from pendula.errors import DescriptionError, FileError
from pendula.formats.mjcf_document import Compiler, Defaults, read_word
from pendula.formats.xml import Element
from pendula.spatial.inertia import Inertia

Array = np.ndarray

_MODES = ("legacy", "exact", "convex", "shell")
_READ = "name class file scale inertia vertex face content_type smoothnormal maxhullvert".split()


@dataclass(frozen=True)
class MeshAsset:
    """A mesh of a file: its surface, how its inertia is meant, and why either is not known."""

    element: Element
    surface: Surface | None
    mode: str
    reason: str = ""

    def inertia(self) -> Inertia:
        """Of what it encloses, with a density of one, in its own frame.

        Raises:
            FileError: if it is not known; says why.
        """
        where = f"{self.element.where}: the mass of the mesh"
        if self.surface is None or self.reason:
            raise FileError(f"{where} is not known, because {self.reason}; give the body an <inertial>.")
        try:
            if self.mode == "exact":
                return _as_inertia(*integrate(self.surface))
            if self.mode == "legacy":
                return _as_inertia(*integrate_without_signs(self.surface))
        except DescriptionError as error:
            raise FileError(f"{where} is not known: {error}") from None
        raise FileError(f"{where} with inertia='{self.mode}' is not computed; give the body an <inertial>.")


class MshFile(SurfaceFile):
    """The surface of a file in MuJoCo's own binary format."""

    suffixes = (".msh",)

    def load(self) -> Surface:
        """Four counts (vertices, normals, texture coordinates, faces), then the numbers of each."""
        content = self.path.read_bytes()
        counts = np.frombuffer(content[:16], "<i4") if len(content) >= 16 else np.zeros(4, int)
        vertices, normals, textures, faces = (int(n) for n in counts)
        floats = 3 * vertices + 3 * normals + 2 * textures
        if min(vertices, normals, textures, faces) < 0 or len(content) != 16 + 4 * (floats + 3 * faces):
            raise FileError(
                f"The mesh {self.path} is not a sound MSH file: its size is not what it announces."
            )
        places = np.frombuffer(content, "<f4", 3 * vertices, 16).reshape(-1, 3)
        corners = np.frombuffer(content, "<i4", 3 * faces, 16 + 4 * floats).reshape(-1, 3)
        try:
            return Surface(places.astype(float), corners)
        except DescriptionError as error:
            raise FileError(f"The mesh {self.path} cannot be drawn: {error}") from None


def read_meshes(root: Element, folder: Path, compiler: Compiler, defaults: Defaults) -> dict[str, MeshAsset]:
    """The meshes of a file by name; their files are read when they are first drawn or weighed."""
    made = {}
    for asset in root.find_all("asset"):
        for given in asset.find_all("mesh"):
            mesh = defaults.fill(given, "")
            file = mesh.attributes.get("file", "")
            path = (folder / compiler.meshdir / (Path(file).name if compiler.strippath else file)).resolve()
            made[mesh.attributes.get("name", path.stem)] = _read_mesh(mesh, path, folder)
    return made


def _read_mesh(mesh: Element, path: Path, folder: Path) -> MeshAsset:
    mode = read_word(mesh, "inertia", _MODES, "legacy")
    if "vertex" in mesh.attributes and "face" in mesh.attributes:
        return MeshAsset(mesh, _read_inline(mesh), mode)
    others = [name for name in mesh.attributes if name not in _READ]
    kind = MshFile if path.suffix.lower() in MshFile.suffixes else SurfaceFile
    x, y, z = mesh.vector("scale", (1.0, 1.0, 1.0))
    surface = kind(path, (x, y, z))
    reason = ""
    if "file" not in mesh.attributes:
        reason = "it has neither a file nor faces"
    elif not path.is_relative_to(folder.resolve()):
        reason = "its file is outside of the folder of the robot, which is not opened"
    elif others:
        reason = f"its attribute '{others[0]}' is not read"
    elif not path.is_file():
        reason = f"there is no file {path.relative_to(folder.resolve())}"
    elif not surface.readable:
        reason = f"{path.name} is none of {', '.join((*FORMATS, *MshFile.suffixes))}"
    return MeshAsset(mesh, None if reason else surface, mode, reason)


def _read_inline(mesh: Element) -> Surface:
    """The surface of a mesh whose numbers stand in the file itself."""
    vertices, faces = (mesh.numbers(name) for name in ("vertex", "face"))
    if len(vertices) % 3 or len(faces) % 3:
        raise FileError(f"{mesh.where}: 'vertex' and 'face' of <mesh> are rows of three numbers.")
    try:
        scale = mesh.vector("scale", (1.0, 1.0, 1.0))
        return Surface(np.reshape(vertices, (-1, 3)) * np.array(scale), np.reshape(faces, (-1, 3)))
    except DescriptionError as error:
        raise FileError(f"{mesh.where}: {error}") from None


def integrate_without_signs(surface: Surface) -> tuple[float, Array, Array]:
    """Volume, centre and moments of inertia about it by pyramids that all count as positive.

    The centre is Σ V (¾ m + ¼ c)/Σ V with faces' middles m and their centre c, weighed by area. About it,
    with corners a, b, c of a face and s = a + b + c, ∫r rᵀ = Σ V (s sᵀ + a aᵀ + b bᵀ + c cᵀ)/20.
    """
    corners = surface.vertices[surface.faces]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    area, middle = np.linalg.norm(normals, axis=1) / 2, corners.mean(axis=1)
    if not area.sum() > 0:
        raise DescriptionError("The mesh has no area.")
    apex = area @ middle / area.sum()
    first = np.abs(np.einsum("ni,ni->n", middle - apex, normals)) / 6
    if not first.sum() > 0:
        raise DescriptionError("The mesh encloses no volume: its faces lie in a plane.")
    center = first @ (0.75 * middle + 0.25 * apex) / first.sum()
    seen = corners - center
    volume = np.abs(np.einsum("ni,ni->n", seen.mean(axis=1), normals)) / 6
    s = seen.sum(axis=1)
    second = (np.einsum("n,ni,nj->ij", volume, s, s) + np.einsum("n,nki,nkj->ij", volume, seen, seen)) / 20
    return float(volume.sum()), center, np.trace(second) * np.eye(3) - second


def _as_inertia(volume: float, center: Array, moments: Array) -> Inertia:
    return Inertia(volume, moments, center)
