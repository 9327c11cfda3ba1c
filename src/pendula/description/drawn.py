"""What all shapes of a drawing share: how their fields are read."""

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

import sympy as sp

from pendula.description.material import Material, check_material
from pendula.description.points import Point
from pendula.description.surfaces import Surface, surface_of
from pendula.errors import DescriptionError
from pendula.spatial.poses import Pose

_Vector = tuple[Any, Any, Any]


class Drawn:
    """What every shape shares: its fields are checked, and made expressions, when it is made."""

    def __post_init__(self) -> None:
        for item in fields(self):  # pyright: ignore[reportArgumentType]
            given = getattr(self, item.name)
            if given is not None or item.default is not None:
                self.read(item.name)

    def read(self, name: str) -> None:
        """Check a field, and put in its place what was read from it."""
        made = _READERS.get(name, _size)(getattr(self, name), name, self)
        object.__setattr__(self, name, made)


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


def _pose(given: Any, role: str, shape: Drawn) -> Pose:
    return given if isinstance(given, Pose) else Pose(given)


def _colour(given: Any, role: str, shape: Drawn) -> str:
    """A colour as "#rrggbb", from that or from red, green and blue between 0 and 1."""
    if isinstance(given, str) and re.fullmatch("#[0-9a-fA-F]{6}", given):
        return given.lower()
    try:
        levels = [float(level) for level in given]
    except (TypeError, ValueError):
        levels = []
    if len(levels) != 3 or not all(0 <= level <= 1 for level in levels):
        raise DescriptionError(
            f"The {role} of {name_with_article(shape)} is a text such as '#d55e00' or three numbers between "
            f"0 and 1 for red, green and blue, got {given!r}."
        )
    return "#" + "".join(f"{round(255 * level):02x}" for level in levels)


def _material(given: Any, role: str, shape: Drawn) -> Material | None:
    check_material(given, name_with_article(shape))
    return given


def _text(given: Any, role: str, shape: Drawn) -> str:
    return str(given)


def _is_row(given: Any) -> bool:
    return isinstance(given, Iterable) and not isinstance(given, str | bytes | dict)


# By the names of fields, which mean the same in every shape; all others are sizes.
_READERS: dict[str, Callable[[Any, str, Any], Any]] = {
    **dict.fromkeys(("start", "end", "center", "point", "at", "origin"), _point),
    **dict.fromkeys(("axis", "vector", "size"), _vector),
    "rotation": _rotation,
    "constraints": _names,
    "surface": _surface,
    "pose": _pose,
    "colour": _colour,
    "material": _material,
    "body": _text,
}


def name_with_article(shape: Any) -> str:
    """How errors call a shape: a Rod, an Arrow."""
    return f"{'an' if kind_of(shape)[0] in 'AEIOU' else 'a'} {kind_of(shape)}"


def points_by_role(shape: Any) -> dict[str, Point]:
    """The points of a shape by role."""
    values = {item.name: getattr(shape, item.name) for item in fields(shape)}
    return {name: value for name, value in values.items() if isinstance(value, Point)}


def _dimension(shape: Any) -> int:
    """The dimension of a shape's first point; a shape of a body, which has none, is in space."""
    return next((point.dimension for point in points_by_role(shape).values()), 3)


def kind_of(shape: Any) -> str:
    return type(shape).__name__
