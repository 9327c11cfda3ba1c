"""What a system looks like: hints that viewers draw from.

Lengths are in the system's unit of length. A ``rotation`` is an angle about z, as in the plane, or a 3×3
matrix whose columns are the body's axes in those of the system.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

import sympy as sp

from pendula.description.points import Point
from pendula.description.surfaces import Surface, surface_of
from pendula.errors import DescriptionError

_Vector = tuple[Any, Any, Any]


class Drawn:
    """What every shape shares: its fields are checked, and made expressions, when it is made."""

    def __post_init__(self) -> None:
        for item in fields(self):  # pyright: ignore[reportArgumentType]
            given = getattr(self, item.name)
            if given is not None or item.default is not None:
                made = _READERS.get(item.name, _size)(given, item.name, self)
                object.__setattr__(self, item.name, made)


def _point(given: Any, role: str, shape: Drawn) -> Point:
    if not isinstance(given, Point):
        raise DescriptionError(
            f"The {role} of {name_with_article(shape)} must be a Point(x, y), got {given!r}."
        )
    return given


def _size(given: Any, role: str, shape: Drawn) -> Any:
    try:
        made = sp.sympify(given, strict=True)
    except sp.SympifyError:
        made = None
    if not isinstance(made, sp.Expr) or isinstance(made, sp.MatrixBase):
        raise DescriptionError(
            f"The {role} of {name_with_article(shape)} must be an expression, got {given!r}."
        )
    if made.has(sp.nan, sp.zoo, sp.oo, -sp.oo):
        raise DescriptionError(f"The {role} of {name_with_article(shape)} is not finite: {made}.")
    return made


def _vector(given: Any, role: str, shape: Drawn) -> _Vector:
    """Three components; one of the plane has no third."""
    parts = given.flat() if isinstance(given, sp.MatrixBase) else list(given) if _is_row(given) else []
    plane = _dimension(shape) == 2
    if len(parts) != 3 and not (len(parts) == 2 and plane):
        number = "two components (or three)" if plane else "three components"
        raise DescriptionError(f"The {role} of {name_with_article(shape)} needs {number}, got {given!r}.")
    x, y, z = [_size(part, role, shape) for part in (*parts, 0)[:3]]
    return x, y, z


def _rotation(given: Any, role: str, shape: Drawn) -> sp.ImmutableDenseMatrix:
    """A 3×3 matrix, or the one of an angle about z."""
    if isinstance(given, sp.MatrixBase) or _is_row(given):
        try:
            matrix = sp.ImmutableDenseMatrix(given)
        except (TypeError, ValueError):
            matrix = sp.ImmutableDenseMatrix([])
        if matrix.shape != (3, 3):
            raise DescriptionError(
                f"The {role} of {name_with_article(shape)} must be an angle or a 3×3 Matrix, got {given!r}."
            )
        return sp.ImmutableDenseMatrix(3, 3, [_size(entry, role, shape) for entry in matrix.flat()])
    angle = _size(given, role, shape)
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableDenseMatrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def _names(given: Any, role: str, shape: Drawn) -> tuple[str | None, ...]:
    """Names of constraints, one a component; None where a component has no constraint."""
    names = (given,) if isinstance(given, str) else tuple(given) if _is_row(given) else ()
    most = _dimension(shape)
    if (
        not 1 <= len(names) <= most
        or not all(n is None or isinstance(n, str) for n in names)
        or not any(names)
    ):
        raise DescriptionError(
            f"The {role} of {name_with_article(shape)} are names of constraints, one for each of up to "
            f"{most} components and None for a component without, got {given!r}."
        )
    return names


def _surface(given: Any, role: str, shape: Drawn) -> Surface:
    return surface_of(given)


def _is_row(given: Any) -> bool:
    return isinstance(given, Iterable) and not isinstance(given, str | bytes | dict)


# By the names of fields, which mean the same in every shape; all others are sizes.
_READERS: dict[str, Callable[[Any, str, Any], Any]] = {
    **dict.fromkeys(("start", "end", "center", "point", "at", "origin"), _point),
    **dict.fromkeys(("axis", "vector", "size"), _vector),
    "rotation": _rotation,
    "constraints": _names,
    "surface": _surface,
}


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


@dataclass(frozen=True)
class Box(Drawn):
    """A box about a point; ``size`` holds its edges along its own x, y and z, in the plane x and y."""

    center: Point
    size: Any
    rotation: Any = 0


@dataclass(frozen=True)
class Sphere(Drawn):
    """A ball about a point."""

    center: Point
    radius: Any


@dataclass(frozen=True)
class Cylinder(Drawn):
    """A cylinder about a point, its length along its own z."""

    center: Point
    radius: Any
    length: Any
    rotation: Any = 0


@dataclass(frozen=True)
class Capsule(Drawn):
    """A cylinder along its own z with half a ball on either end; ``length`` is without these."""

    center: Point
    radius: Any
    length: Any
    rotation: Any = 0


@dataclass(frozen=True)
class Mesh(Drawn):
    """A surface of triangles, its own origin at a point.

    Args:
        surface: an STL or OBJ file, which is read now, or ``(vertices, faces)``: n×3 numbers, and the numbers
            of the three vertices of each triangle, against the clock as seen from outside.
        center: where the origin of the surface is.
        rotation: how it is turned.
        scale: what its numbers are multiplied by, such as 0.001 for a file in millimetres.
    """

    surface: Any
    center: Point
    rotation: Any = 0
    scale: Any = 1


Solid = Box | Sphere | Cylinder | Capsule | Mesh
Shape = Rod | Disc | Cart | Coil | Hoop | Rail | Trail | Arrow | Reaction | Frame | Solid


def points_of(shapes: Iterable[Shape]) -> list[Point]:
    """Every point the shapes are drawn from, once each, in order."""
    found: dict[Point, None] = {}
    for shape in shapes:
        found |= dict.fromkeys(point for point in _points(shape).values() if point not in found)
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
        a mesh, its vertices and faces as base64.
    """
    index = {point: i for i, point in enumerate(points_of(shapes))}
    layout, first = [], 0
    for shape in shapes:
        entry: dict[str, Any] = {
            "kind": _kind(shape).lower(),
            "points": {role: index[point] for role, point in _points(shape).items()},
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
        layout.append(entry)
    return layout


def name_with_article(shape: Any) -> str:
    """How errors call a shape: a Rod, an Arrow."""
    return f"{'an' if _kind(shape)[0] in 'AEIOU' else 'a'} {_kind(shape)}"


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


def _points(shape: Any) -> dict[str, Point]:
    """The points of a shape by role."""
    values = {item.name: getattr(shape, item.name) for item in fields(shape)}
    return {name: value for name, value in values.items() if isinstance(value, Point)}


def _dimension(shape: Any) -> int:
    """The dimension of a shape's first point."""
    return next(iter(_points(shape).values())).dimension


def _kind(shape: Any) -> str:
    return type(shape).__name__
