"""What a system looks like: hints that viewers draw from."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from pendula.description.points import Point


@dataclass(frozen=True)
class Rod:
    """A straight rod between two points."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Disc:
    """A round mass about a point; the radius is in metres."""

    center: Point
    radius: Any


@dataclass(frozen=True)
class Cart:
    """A box about a point, with wheels."""

    center: Point
    width: Any
    height: Any


@dataclass(frozen=True)
class Coil:
    """A coil spring between two points."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Hoop:
    """A circle about a point; ``axis`` is its normal (for a hoop in space), which may depend on time."""

    center: Point
    radius: Any
    axis: tuple[Any, Any, Any] = (0, 0, 1)


@dataclass(frozen=True)
class Rail:
    """A straight fixed line, such as the track of a cart."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Trail:
    """The path that a point leaves behind."""

    point: Point


Shape = Rod | Disc | Cart | Coil | Hoop | Rail | Trail


def points_of(shapes: Iterable[Shape]) -> list[Point]:
    """Every point the shapes are drawn from, once each, in order."""
    found: dict[Point, None] = {}
    for shape in shapes:
        for item in fields(shape):
            value = getattr(shape, item.name)
            if isinstance(value, Point):
                found.setdefault(value)
    return list(found)
