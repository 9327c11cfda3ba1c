"""Shapes that collide, and may be parts of bodies; drawings have no class for them."""

import math
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np

from pendula.checking import read_number
from pendula.description.material import Material, check_material
from pendula.errors import DescriptionError
from pendula.spatial import Pose


@dataclass(frozen=True, eq=False)
class CollisionShape:
    """What all of them have: where they are, three components are a position; and what they are made of."""

    pose: Any = field(default=Pose(), kw_only=True)
    material: Material | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        check_material(self.material, f"the {type(self).__name__}")
        if not isinstance(self.pose, Pose):
            object.__setattr__(self, "pose", Pose(self.pose))


@dataclass(frozen=True, eq=False)
class Plane(CollisionShape):
    """The half-space below the xy plane of its pose: z ≤ 0; or ``Plane.through`` a point with its normal."""

    @classmethod
    def through(cls, point: Any, normal: Any, *, material: Material | None = None) -> "Plane":
        """The half-space below a point, with the direction that leads out of it, of any length.

        Its axes are those of the world, turned the shortest way: z × n is the axis of that rotation.
        """
        parts = list(normal) if np.ndim(normal) == 1 else []
        if len(parts) != 3:
            raise DescriptionError(f"The normal of a plane has three components, got {normal!r}.")
        x, y, z = (read_number(part, "A component of the normal of a plane") for part in parts)
        length = math.hypot(x, y, z)
        if length == 0:
            raise DescriptionError("The normal of a plane must not be zero.")
        # The quaternion (1 + cos, sin · axis), whose first part is no difference of like numbers.
        first = length + z if z >= 0 else (x * x + y * y) / (length - z)
        turned = (
            (first, -y, x, 0.0) if x or y or z > 0 else (0.0, 1.0, 0.0, 0.0)
        )  # straight down: half a turn
        return cls(pose=Pose(point, turned), material=material)


@dataclass(frozen=True, eq=False)
class FilledShape(CollisionShape):
    """Those that a body can be made of; density and colour as of `Box`. Their sizes are numbers."""

    density: Any = field(default=None, kw_only=True)
    colour: Any = field(default=None, kw_only=True)

    sizes: ClassVar[tuple[str, ...]] = ()


@dataclass(frozen=True, eq=False)
class Cone(FilledShape):
    """A cone along its own z, its tip up; its origin is half-way up."""

    radius: float
    length: float

    sizes = ("radius", "length")


@dataclass(frozen=True, eq=False)
class Ellipsoid(FilledShape):
    """An ellipsoid about its origin; ``size`` holds its diameters along its own x, y and z."""

    size: Any

    sizes = ("size",)

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.size, list | np.ndarray):
            object.__setattr__(self, "size", tuple(self.size))


@dataclass(frozen=True, eq=False)
class Hull(FilledShape):
    """The convex hull of vertices, shape (n, 3)."""

    vertices: Any


@dataclass(frozen=True, eq=False)
class HeightField(CollisionShape):
    """The ground below a grid of heights, each cell of it two triangles.

    Args:
        heights: shape (nx, ny), at least 2 × 2; z at the place (i · spacing[0], j · spacing[1]).
        spacing: of the grid along x and y.
        depth: how far the ground reaches below its lowest height.
    """

    heights: Any
    spacing: tuple[float, float] = (1.0, 1.0)
    depth: float = 1.0

    def __post_init__(self) -> None:
        super().__post_init__()
        heights = np.array(self.heights, dtype=float)
        if heights.ndim != 2 or min(heights.shape) < 2:
            raise DescriptionError(
                f"The heights of a HeightField are a grid of at least 2 × 2, got the shape {heights.shape}."
            )
        if not np.isfinite(heights).all():
            i, j = np.argwhere(~np.isfinite(heights))[0].tolist()
            raise DescriptionError(
                f"The HeightField has a hole: its height [{i}, {j}] is {heights[i, j]}. Fill it, or leave "
                "the part out."
            )
        for name, value in zip(("x", "y"), self.spacing, strict=True):
            if not read_number(value, f"The spacing of a HeightField along {name}") > 0:
                raise DescriptionError(f"The spacing of a HeightField along {name} must be positive.")
        if not read_number(self.depth, "The depth of a HeightField") > 0:
            raise DescriptionError(
                "The depth of a HeightField must be positive: without it there is no volume."
            )
        heights.flags.writeable = False
        object.__setattr__(self, "heights", heights)
