"""Solids: drawn about points, or the shapes of a mechanism's bodies.

With a ``Point`` first, a solid is part of a drawing: ``Box(center, size, rotation)``. Without one it is a
shape of a ``Body``: ``Box(size, pose=...)``, placed in the frame of that body.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from pendula.description.drawn import Drawn, kind_of, name_with_article
from pendula.description.material import Material
from pendula.description.points import Point
from pendula.errors import DescriptionError


@dataclass(frozen=True)
class BodyShape(Drawn):
    """What all solids have.

    Args:
        pose: of a shape of a body, in the frame of the body; three components are a position.
        density: of a shape of a body, kg/m³, where it differs from the body's.
        colour: "#rrggbb", or red, green and blue between 0 and 1; the viewer's choice unless given.
        material: of a shape of a body, what it is made of, for contact.
        body: of what was drawn for a body, its name; viewers' business.
    """

    pose: Any = field(default=None, kw_only=True)
    density: Any = field(default=None, kw_only=True)
    colour: Any = field(default=None, kw_only=True)
    material: Material | None = field(default=None, kw_only=True)
    body: str = field(default="", kw_only=True)

    sizes: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        if self.of_body:
            self._read_without_center()
        elif self.pose is not None or self.density is not None:
            raise DescriptionError(
                f"{kind_of(self)}(center, ...) is part of a drawing and has neither pose= nor density=; "
                "leave the center out to make it the shape of a body."
            )
        super().__post_init__()
        for name in self.sizes:
            self.read(name)

    @property
    def of_body(self) -> bool:
        """Whether it is the shape of a body: it has no center of its own."""
        return not isinstance(getattr(self, "center", None), Point)

    def _read_without_center(self) -> None:
        """The first argument is the first size."""
        kind, center = kind_of(self), getattr(self, "center", None)
        given = [center, *(value for name in self.sizes if (value := getattr(self, name)) is not None)]
        if center is not None and len(given) > len(self.sizes):
            raise DescriptionError(
                f"The center of {name_with_article(self)} must be a Point(x, y), got {center!r}; the shape "
                f"of a body has none and is {kind}({', '.join(self.sizes) or 'surface'}, pose=...)."
            )
        if center is not None:
            for name, value in zip(self.sizes, given, strict=False):
                object.__setattr__(self, name, value)
            object.__setattr__(self, "center", None)
        if getattr(self, "rotation", 0) != 0:
            raise DescriptionError(f"The {kind} of a body is turned by pose=Pose(position, rotation).")


@dataclass(frozen=True)
class Box(BodyShape):
    """A box about a point; ``size`` holds its edges along its own x, y and z, in the plane x and y."""

    center: Any = None
    size: Any = None
    rotation: Any = 0

    sizes = ("size",)


@dataclass(frozen=True)
class Sphere(BodyShape):
    """A ball about a point; ``rotation`` turns the marks on it that pages show."""

    center: Any = None
    radius: Any = None
    rotation: Any = 0

    sizes = ("radius",)


@dataclass(frozen=True)
class Cylinder(BodyShape):
    """A cylinder about a point, its length along its own z."""

    center: Any = None
    radius: Any = None
    length: Any = None
    rotation: Any = 0

    sizes = ("radius", "length")


@dataclass(frozen=True)
class Capsule(BodyShape):
    """A cylinder along its own z with half a ball on either end; ``length`` is without these."""

    center: Any = None
    radius: Any = None
    length: Any = None
    rotation: Any = 0

    sizes = ("radius", "length")


@dataclass(frozen=True)
class Mesh(BodyShape):
    """A surface of triangles, its own origin at a point.

    Args:
        surface: an STL or OBJ file, which is read now, or ``(vertices, faces)``: n×3 numbers, and the numbers
            of the three vertices of each triangle, against the clock as seen from outside.
        center: where the origin of the surface is; none of a shape of a body.
        rotation: how it is turned.
        scale: what its numbers are multiplied by, such as 0.001 for a file in millimetres.
    """

    surface: Any
    center: Any = None
    rotation: Any = 0
    scale: Any = 1
