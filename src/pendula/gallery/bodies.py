"""What gallery systems are made of: point masses, chains of them, uniform rods.

Sums are left as they come, never expanded: a chain of 50 links is built in milliseconds.
"""

from collections.abc import Sequence
from typing import Any

from sympy import Add, Rational

from pendula.description import Point, RigidBody
from pendula.description.functions import cos, sin


def kinetic(masses: Sequence[Any], points: Sequence[Point]) -> Any:
    """T = Σ ½ mᵢ ṙᵢ·ṙᵢ."""
    velocities = [point.velocity for point in points]
    return Add(*(Rational(1, 2) * m * v.dot(v) for m, v in zip(masses, velocities, strict=True)))


def weight(masses: Sequence[Any], points: Sequence[Point], g: Any) -> Any:
    """V = Σ mᵢ g hᵢ; height is the last component, y in the plane and z in space."""
    return Add(*(m * g * point.position[-1] for m, point in zip(masses, points, strict=True)))


def hanging_chain(pivot: Point, angles: Sequence[Any], lengths: Sequence[Any]) -> list[Point]:
    """The lower ends of rods in a row, each with its own angle from the downward vertical."""
    ends = [pivot]
    for angle, length in zip(angles, lengths, strict=True):
        ends.append(ends[-1].translate(length * sin(angle), -length * cos(angle)))
    return ends[1:]


def uniform_rod(mass: Any, length: Any, start: Point, angle: Any) -> RigidBody:
    """A slender rod that turns in the x-y plane: J = m l²/12 about its middle."""
    half = (length * cos(angle) / 2, length * sin(angle) / 2)
    middle = start.translate(*half, *(0,) * (start.dimension - 2))
    return RigidBody(mass, mass * length**2 / 12, middle, angle=angle)
