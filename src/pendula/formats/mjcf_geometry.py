"""Poses and geoms of MJCF: where they are, and the mass and inertia of what fills them."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.description import Box, Capsule, Cylinder, Mesh, Sphere
from pendula.description.drawing import Solid
from pendula.description.material import Material
from pendula.description.obstacles import Ellipsoid, FilledShape
from pendula.description.solid_inertia import inertia_of
from pendula.errors import DescriptionError, FileError, format_names
from pendula.formats.mjcf_document import TURNS, Compiler
from pendula.formats.mjcf_meshes import MeshAsset
from pendula.formats.xml import Element
from pendula.spatial import Pose, Rotation
from pendula.spatial.inertia import Inertia

_SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
WITHOUT_MASS = ("plane", "hfield")
_TYPES = (*_SIZES, "mesh", "sdf", *WITHOUT_MASS)
_LONG = ("capsule", "cylinder", "ellipsoid", "box")  # may reach from one point to another
_DENSITY = 1000.0  # kg/m³, unless a geom has another


def read_place(element: Element, compiler: Compiler) -> Pose:
    """Position and rotation of an element; the rotation in one of five ways."""
    position = element.vector("pos", (0.0, 0.0, 0.0))
    given = [turn for turn in TURNS if turn in element.attributes]
    if len(given) > 1:
        raise FileError(f"{element.where}: <{element.tag}> is turned in several ways: {format_names(given)}.")
    return Pose(position, _read_turn(element, given[0], compiler) if given else None)


def read_site(element: Element, compiler: Compiler) -> Pose:
    """Where a site is: its place, or that of the solid between two points."""
    if "fromto" in element.attributes and element.attributes.get("type", "sphere") in _LONG:
        return _read_ends(element)[1]
    return read_place(element, compiler)


def _read_ends(element: Element) -> tuple[float, Pose]:
    """Half the way between the two points of 'fromto', and the pose in their middle with z along it."""
    ends = np.array(element.vector("fromto", (0.0,) * 6))
    along = ends[:3] - ends[3:]
    half = float(np.linalg.norm(along)) / 2
    if half == 0:
        raise FileError(f"{element.where}: the two points of 'fromto' are the same.")
    return half, Pose((ends[:3] + ends[3:]) / 2, turn_z_to(along))


def _read_turn(element: Element, kind: str, compiler: Compiler) -> Rotation:
    try:
        if kind == "quat":
            return Rotation(element.vector(kind, (1.0, 0.0, 0.0, 0.0)))
        if kind == "euler":
            # Small letters of MJCF turn about turned axes, ours about fixed ones.
            angles = [compiler.angle * angle for angle in element.vector(kind, (0.0,) * 3)]
            return Rotation.from_euler(compiler.eulerseq.swapcase(), angles)
        if kind == "axisangle":
            *axis, angle = element.vector(kind, (0.0,) * 4)
            return Rotation.from_vector(_unit(np.array(axis)) * angle * compiler.angle)
        if kind == "zaxis":
            return turn_z_to(np.array(element.vector(kind, (0.0,) * 3)))
        both = np.array(element.vector(kind, (0.0,) * 6))
        x = _unit(both[:3])
        y = _unit(both[3:] - x * (x @ both[3:]))
        return Rotation(np.column_stack([x, y, np.cross(x, y)]))
    except DescriptionError as error:
        raise FileError(f"{element.where}: '{kind}' of <{element.tag}>: {error}") from None


def turn_z_to(direction: np.ndarray) -> Rotation:
    """The shortest rotation that turns z into a direction; about x where that is −z."""
    n = _unit(direction)
    axis = np.array([-n[1], n[0], 0.0])
    sine = float(np.linalg.norm(axis))
    if sine < 1e-10:
        return Rotation((1.0, 0.0, 0.0, 0.0) if n[2] > 0 else (0.0, 1.0, 0.0, 0.0))
    return Rotation.from_vector(axis / sine * math.atan2(sine, n[2]))


def _unit(vector: np.ndarray) -> np.ndarray:
    length = float(np.linalg.norm(vector))
    if length == 0:
        raise DescriptionError("a direction of zeros is none.")
    return vector / length


class Geom:
    """A geom with its defaults: its type, half its sizes, and its pose in its body."""

    def __init__(
        self, element: Element, compiler: Compiler, at: Pose, meshes: Mapping[str, MeshAsset]
    ) -> None:
        self.element, self.mesh = element, meshes.get(element.attributes.get("mesh", ""))
        self.kind = element.attributes.get("type", "mesh" if "mesh" in element.attributes else "sphere")
        if self.kind not in _TYPES:
            raise FileError(
                f"{element.where}: a geom has one of the types {format_names(_TYPES)}, got '{self.kind}'."
            )
        self.sizes, local = element.numbers("size"), read_place(element, compiler)
        if "fromto" in element.attributes and self.kind in _LONG:
            self.sizes, local = self._between()
        self.pose = at @ local
        needed = _SIZES.get(self.kind, 0)
        if needed and "mesh" in element.attributes:
            raise FileError(
                f"{element.where}: a {self.kind} is fitted to a mesh, which is not supported; give its size, "
                "and take 'mesh' out."
            )
        if len(self.sizes) < needed or any(size <= 0 for size in self.sizes[:needed]):
            raise FileError(
                f"{element.where}: a {self.kind} needs {needed} sizes above zero, got "
                f"'{element.attributes.get('size', '')}'."
            )

    def _between(self) -> tuple[tuple[float, ...], Pose]:
        """Sizes and pose of a geom that reaches from one point to another."""
        if not self.sizes:
            raise FileError(f"{self.element.where}: a geom with 'fromto' needs a 'size', its radius.")
        (half, pose), radius = _read_ends(self.element), self.sizes[0]
        sizes = (radius, half) if self.kind in ("capsule", "cylinder") else (radius, radius, half)
        return sizes, pose

    @property
    def group(self) -> float:
        return self.element.number("group", 0.0)

    @property
    def touches(self) -> bool:
        """Whether it can meet other geoms."""
        return any(self.element.number(key, 1.0) for key in ("contype", "conaffinity"))

    def shape(self, material: Material | None = None) -> Solid | FilledShape | None:
        """As a shape of its body, of a material; None of kinds that are not drawn."""
        rgba = self.element.numbers("rgba")
        parts: dict[str, Any] = {"pose": self.pose, "colour": rgba[:3] if len(rgba) == 4 else None}
        parts["material"] = material
        if self.kind in ("box", "ellipsoid"):
            whole = tuple(2 * size for size in self.sizes[:3])
            return Box(whole, **parts) if self.kind == "box" else Ellipsoid(whole, **parts)
        if self.kind == "sphere":
            return Sphere(self.sizes[0], **parts)
        if self.kind in ("cylinder", "capsule"):
            return {"cylinder": Cylinder, "capsule": Capsule}[self.kind](
                self.sizes[0], 2 * self.sizes[1], **parts
            )
        surface = self.mesh.surface if self.mesh else None
        return Mesh(surface, **parts) if self.kind == "mesh" and surface is not None else None

    def inertia(self) -> Inertia | None:
        """In the frame of its body; None without mass."""
        if self.kind in WITHOUT_MASS:
            return None
        given = "mass" if "mass" in self.element.attributes else "density"
        value = self.element.number(given, _DENSITY)
        if value < 0:
            raise FileError(
                f"{self.element.where}: '{given}' of <geom> is {value:g}; it must not be negative."
            )
        if value == 0:
            return None
        if self.kind not in _SIZES and self.mesh is None:
            raise FileError(
                f"{self.element.where}: the mass and inertia of a {self.kind} are not computed; give the "
                "body an <inertial>, or the geom mass='0'."
            )
        if self.element.attributes.get("shellinertia") == "true":
            raise FileError(f"{self.element.where}: shellinertia is not supported; give an <inertial>.")
        even = self._even_inertia()
        scale = value / even.mass if given == "mass" else value
        return Inertia(scale * even.mass, scale * np.array(even.inertia), even.center)

    def _even_inertia(self) -> Inertia:
        """With a density of one."""
        if self.kind == "mesh" and self.mesh is not None:
            return self.mesh.inertia().transform(self.pose)
        return inertia_of(self.shape(), 1.0)  # pyright: ignore[reportArgumentType]
