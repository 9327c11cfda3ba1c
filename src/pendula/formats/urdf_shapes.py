"""Shapes of links in URDF files: what they are seen by, and what they touch others with."""

import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pendula.description import Box, Capsule, Cylinder, Mesh, Sphere
from pendula.description.drawing import Solid
from pendula.description.surfaces import SurfaceFile
from pendula.errors import FileError
from pendula.formats.collada import ColladaFile
from pendula.formats.urdf_elements import read_origin
from pendula.formats.xml import Element


class MeshFolder:
    """Finds the mesh files that a robot file names, in the folder of its package and nowhere else.

    Args:
        file: the robot file.
        package: the folder; unless given, the nearest one above the file with a ``package.xml``, else that of
            the file.
    """

    def __init__(self, file: Path, package: Any = None) -> None:
        self.start = file.resolve().parent
        above = (folder for folder in (self.start, *self.start.parents) if (folder / "package.xml").is_file())
        self.package = Path(package).resolve() if package is not None else next(above, self.start)

    def find(self, mesh: Element) -> Path | None:
        """The file that an element names, which need not exist; None, with a warning, of one elsewhere.

        Raises:
            FileError: if the path leaves the folder by "..".
        """
        name = mesh.text("filename")
        scheme, _, rest = name.rpartition("://")
        if scheme == "package":
            package, _, rest = rest.lstrip("/").partition("/")
            folder = self._find_package(package)
            return self._within(folder, folder / rest, mesh)
        if scheme in ("", "file") and not Path(rest).is_absolute():
            return self._within(self.package, self.start / rest, mesh)
        path = Path(rest).resolve()
        if scheme in ("", "file") and path.is_relative_to(self.package):
            return path
        warnings.warn(
            f"{mesh.where}: the mesh '{name}' is not in the folder {self.package.name} of the robot and is "
            "left out; read_urdf(..., package=FOLDER) says where meshes are.",
            stacklevel=5,
        )
        return None

    def _find_package(self, name: str) -> Path:
        """The folder of that name above the file or beside one of those; else the file's own package."""
        if name not in (self.package.name, "", ".", ".."):
            for folder in (self.start, *self.start.parents):
                if folder.name == name:
                    return folder
                if (folder / name).is_dir():
                    return (folder / name).resolve()
        return self.package

    def _within(self, folder: Path, path: Path, mesh: Element) -> Path:
        if not path.resolve().is_relative_to(folder):
            raise FileError(
                f"{mesh.where}: the mesh '{mesh.text('filename')}' leaves the folder {folder.name} of the "
                "robot; give the folder of all its files as read_urdf(..., package=FOLDER)."
            )
        return path.resolve()


def read_materials(robot: Element) -> dict[str, str]:
    """The colours of materials that the robot names, as "#rrggbb"."""
    found = {}
    for material in robot.find_all("material"):
        if (colour := _read_colour(material)) is not None:
            found[material.text("name")] = colour
    return found


def read_shapes(link: Element, kind: str, meshes: MeshFolder, materials: Mapping[str, str]) -> list[Solid]:
    """The shapes of a link, ``kind`` being "visual" or "collision", in its frame."""
    made = []
    for element in link.find_all(kind):
        geometry, material = element.find("geometry"), element.find("material")
        if geometry is None or not geometry.children:
            continue
        colour = None
        if material is not None:
            colour = _read_colour(material) or materials.get(material.attributes.get("name", ""))
        solid = _read_solid(geometry.children[0], meshes, {"pose": read_origin(element), "colour": colour})
        if solid is not None:
            made.append(solid)
    return made


def _read_solid(solid: Element, meshes: MeshFolder, parts: dict[str, Any]) -> Solid | None:
    """A solid; None of a kind that is none of URDF's."""
    match solid.tag:
        case "box":
            return Box(solid.vector("size", (1.0, 1.0, 1.0)), **parts)
        case "sphere":
            return Sphere(solid.number("radius"), **parts)
        case "cylinder":
            return Cylinder(solid.number("radius"), solid.number("length"), **parts)
        case "capsule":
            return Capsule(solid.number("radius"), solid.number("length"), **parts)
        case "mesh":
            path = meshes.find(solid)
            x, y, z = solid.vector("scale", (1.0, 1.0, 1.0))
            if path is None:
                return None
            kind = ColladaFile if path.suffix.lower() in ColladaFile.suffixes else SurfaceFile
            return Mesh(kind(path, (x, y, z)), **parts)
    return None


def _read_colour(material: Element) -> str | None:
    colour = material.find("color")
    if colour is None:
        return None
    levels = colour.vector("rgba", (0.0, 0.0, 0.0, 1.0))[:3]
    return "#" + "".join(f"{round(255 * min(max(level, 0.0), 1.0)):02x}" for level in levels)
