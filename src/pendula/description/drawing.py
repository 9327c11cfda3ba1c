"""What a system looks like: hints that viewers draw from.

Lengths are in the system's unit of length. A ``rotation`` is an angle about z, as in the plane, or a 3×3
matrix whose columns are the body's axes in those of the system.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

import sympy as sp

from pendula.description.drawn import Drawn, kind_of, points_by_role
from pendula.description.drawn import name_with_article as name_with_article
from pendula.description.points import Point
from pendula.description.solids import Box, Capsule, Cylinder, Mesh, Sphere


@dataclass(frozen=True)
class Rod(Drawn):
    """A straight rod between two points."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Disc(Drawn):
    """A round mass about a point; the radius is in metres."""

    center: Point
    radius: Any


@dataclass(frozen=True)
class Cart(Drawn):
    """A box about a point, with wheels."""

    center: Point
    width: Any
    height: Any


@dataclass(frozen=True)
class Coil(Drawn):
    """A coil spring between two points."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Hoop(Drawn):
    """A circle about a point; ``axis`` is its normal (for a hoop in space), which may depend on time."""

    center: Point
    radius: Any
    axis: Any = (0, 0, 1)


@dataclass(frozen=True)
class Rail(Drawn):
    """A straight fixed line, such as the track of a cart."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Trail(Drawn):
    """The path that a point leaves behind."""

    point: Point


@dataclass(frozen=True)
class Arrow(Drawn):
    """A vector at a point, such as a force.

    ``scale`` is the length on the drawing of a vector of length one, such as metres for a newton; unless it
    is given, viewers choose one that lets every arrow without a scale be seen.
    """

    at: Point
    vector: Any
    scale: Any = None


@dataclass(frozen=True)
class TorqueArrow(Arrow):
    """A torque at a point, along the axis about which it turns by the right hand; drawn with two heads.

    ``scale`` is the length on the drawing of a torque of one newton metre, otherwise as of an ``Arrow``.
    """


@dataclass(frozen=True)
class Reaction(Drawn):
    """The force of constraints on the system, as an arrow at a point; ``scale`` as of an ``Arrow``.

    Its components along x, y and z are the multipliers λ of the named constraints, with the sign of
    M v̇ = f + Aᵀλ. So the constraint x − a(t) = 0 on a length x gives the force along +x that whatever holds
    x there exerts on the system.

    Args:
        at: where the arrow begins.
        constraints: names of constraints, one a component; None for a component that none of them gives.
        scale: length on the drawing of a force of one newton.
    """

    at: Point
    constraints: Any
    scale: Any = None


@dataclass(frozen=True)
class Frame(Drawn):
    """Three axes at a point; ``length`` of each is the viewer's choice unless given."""

    origin: Point
    rotation: Any = 0
    length: Any = None


Solid = Box | Sphere | Cylinder | Capsule | Mesh
Shape = Rod | Disc | Cart | Coil | Hoop | Rail | Trail | Arrow | Reaction | Frame | Solid


def points_of(shapes: Iterable[Shape]) -> list[Point]:
    """Every point the shapes are drawn from, once each, in order."""
    found: dict[Point, None] = {}
    for shape in shapes:
        found |= dict.fromkeys(point for point in points_by_role(shape).values() if point not in found)
    return list(found)


def numbers_of(shapes: Iterable[Shape]) -> list[Any]:
    """Every other number of the shapes as expressions: sizes, vectors and rotations, shape by shape."""
    return [part for shape in shapes for _, _, parts in _numbers(shape) for part in parts]


def layout_of(shapes: Sequence[Shape], constraints: Sequence[str] = ()) -> list[dict[str, Any]]:
    """How to draw each shape from points and numbers, as plain data.

    Args:
        shapes: the drawing.
        constraints: the names of the system's constraints, in the order of their multipliers.

    Returns:
        For each shape its ``kind``; its ``points`` by role, as indices into ``points_of(shapes)``; where its
        ``sizes`` (one number each) and ``vectors`` (three numbers, a rotation nine, row by row) begin in
        ``numbers_of(shapes)``; of a reaction, which ``multipliers`` are its components (−1 where none is); of
        a mesh, its vertices and faces as base64; of a solid, its ``colour``, if it has one.
    """
    index = {point: i for i, point in enumerate(points_of(shapes))}
    layout, first = [], 0
    for shape in shapes:
        entry: dict[str, Any] = {
            "kind": kind_of(shape).lower(),
            "points": {role: index[point] for role, point in points_by_role(shape).items()},
            "sizes": {},
            "vectors": {},
        }
        for group, name, parts in _numbers(shape):
            entry[group][name] = first
            first += len(parts)
        if isinstance(shape, Reaction):
            entry["multipliers"] = [-1 if n is None else constraints.index(n) for n in shape.constraints]
        if isinstance(shape, Mesh):
            entry["mesh"] = shape.surface.encode()
        if isinstance(shape, Solid) and shape.colour is not None:
            entry["colour"] = shape.colour
        layout.append(entry)
    return layout


def _numbers(shape: Any) -> Iterator[tuple[str, str, Sequence[Any]]]:
    """The group, the field and the expressions of every number of a shape that is not a point's."""
    for item in fields(shape):
        value = getattr(shape, item.name)
        if isinstance(value, sp.MatrixBase):
            yield "vectors", item.name, value.flat()
        elif isinstance(value, tuple) and item.name != "constraints":
            yield "vectors", item.name, value
        elif isinstance(value, sp.Expr):
            yield "sizes", item.name, [value]
