"""Planes, spheres and cylinders that stop a point, and directions along surfaces."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.checks import read_expression
from pendula.description.friction import value_of
from pendula.errors import DescriptionError


@dataclass(frozen=True)
class Wall:
    """A plane that a point cannot pass: ``Wall(x=1.0)``, or through a point with its normal.

    Args:
        x: where it crosses the axis that it is perpendicular to; one of x, y and z.
        y: likewise.
        z: likewise.
        free: on which side a point may be: "below" or "above", by that coordinate. Without it, the side on
            which the origin lies.
        through: a point of a plane in any direction.
        normal: the direction that leads away from that plane, to where a point may be; of any length.
    """

    x: Any = None
    y: Any = None
    z: Any = None
    free: str = ""
    through: Sequence[Any] | None = None
    normal: Sequence[Any] | None = None

    def __call__(self, *position: Any) -> Any:
        """How far a position is from it."""
        if self.through is not None or self.normal is not None:
            return self._oblique(position)
        given = [(i, at) for i, at in enumerate((self.x, self.y, self.z)) if at is not None]
        if len(given) != 1 or given[0][0] >= len(position):
            axes = "x, y or z" if len(position) > 2 else "x or y"
            raise DescriptionError(
                f"A Wall for a point with {len(position)} coordinates needs one of {axes}, as in Wall(x=1.0) "
                "or through= and normal=."
            )
        (axis, at), free = given[0], self.free
        at = read_expression(at, "place of a wall")
        if not free:
            value = value_of(at)
            if not value:
                raise DescriptionError(
                    f"On which side of the wall {'xyz'[axis]} = {at} may a point be? Say free='above' or "
                    "free='below'; without it, the origin must lie on that side."
                )
            free = "below" if value > 0 else "above"
        if free not in ("below", "above"):
            raise DescriptionError(f"free= of a wall is 'below' or 'above', got {free!r}.")
        return at - position[axis] if free == "below" else position[axis] - at

    def _oblique(self, position: tuple[Any, ...]) -> Any:
        """N·(r − r₀)/|n|."""
        if (
            self.through is None
            or self.normal is None
            or not (len(self.through) == len(self.normal) == len(position))
        ):
            raise DescriptionError(
                f"A Wall in any direction needs through= and normal=, both with {len(position)} components."
            )
        normal = sp.Matrix([read_expression(n, "normal of a wall") for n in self.normal])
        length = sp.sqrt(normal.dot(normal))
        if length == 0:
            raise DescriptionError("The normal of a wall is zero: it has no direction.")
        from_plane = sp.Matrix(position) - sp.Matrix(list(self.through))
        return normal.dot(from_plane) / length


@dataclass(frozen=True)
class RoundWall:
    """A sphere that a point cannot pass, in the plane a circle, or with an axis a cylinder.

    Args:
        radius: of the sphere, the circle or the cylinder.
        center: its middle, or a point on the axis; the origin unless given.
        axis: the direction of the axis of a cylinder, of any length.
        free: where a point may be, "outside" or "inside".
    """

    radius: Any
    center: Sequence[Any] | None = None
    axis: Sequence[Any] | None = None
    free: str = "outside"

    def __call__(self, *position: Any) -> Any:
        """How far a position is from it: |d| − R or R − |d|, of a cylinder d − (d·a) a instead of d."""
        if self.free not in ("outside", "inside"):
            raise DescriptionError(f"free= of a round wall is 'outside' or 'inside', got {self.free!r}.")
        radius = read_expression(self.radius, "radius of a wall")
        if (value := value_of(radius)) is not None and value <= 0:
            raise DescriptionError(f"The radius of a wall must be positive, got {value:g}.")
        center = [0] * len(position) if self.center is None else self.center
        d = sp.Matrix(position) - self._read("center", center, position)
        if self.axis is not None:
            axis = self._read("axis", self.axis, position)
            if (square := axis.dot(axis)) == 0:
                raise DescriptionError("The axis of a wall is zero: it has no direction.")
            d -= d.dot(axis) / square * axis
        distance = sp.sqrt(d.dot(d))
        return distance - radius if self.free == "outside" else radius - distance

    def _read(self, what: str, given: Sequence[Any], position: tuple[Any, ...]) -> Any:
        if len(given) != len(position) or (what == "axis" and len(position) != 3):
            raise DescriptionError(
                f"The {what} of a round wall for a point with {len(position)} coordinates has as many "
                f"components, got {len(given)}; only in space it may have an axis."
            )
        return sp.Matrix([read_expression(part, f"{what} of a wall") for part in given])


def find_tangents(normal: Any) -> tuple[Any, ...]:
    """Unit vectors along a surface with the unit normal n: one in the plane, two in space.

    In the plane, a quarter turn to the right of n: to the right on the ground. In space, with the axis z
    turned into n the shortest way, where x and y are then (Frisvad, J. Graphics Tools 16, 2012),

        t₁ = (1 − n₁²/(1 + n₃), −n₁ n₂/(1 + n₃), −n₁),   t₂ = (−n₁ n₂/(1 + n₃), 1 − n₂²/(1 + n₃), −n₂),

    which have no limit at n₃ = −1: of a plane that faces down, they are those of its other side.
    """
    if len(normal) == 2:
        return (sp.Matrix([normal[1], -normal[0]]),)
    steep = value_of(sp.sympify(normal[2]))
    n1, n2, n3 = normal if steep is None or steep >= 0 else -normal
    first = sp.Matrix([1 - n1**2 / (1 + n3), -n1 * n2 / (1 + n3), -n1])
    second = sp.Matrix([-n1 * n2 / (1 + n3), 1 - n2**2 / (1 + n3), -n2])
    return first, second
