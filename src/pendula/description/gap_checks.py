"""What is refused of gaps and what slips along them, and how their axes are read."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sympy as sp

from pendula.description.checks import as_tuple, read_expression
from pendula.description.symbols import (
    Acceleration,
    Coordinate,
    DerivedPosition,
    DerivedVelocity,
    Input,
    QuasiVelocity,
    State,
    Velocity,
)
from pendula.errors import DescriptionError

if TYPE_CHECKING:
    from pendula.description.contacts import Gap

POSITIONS, VELOCITIES = Coordinate | DerivedPosition, Velocity | QuasiVelocity | DerivedVelocity


def check_gap(gap: "Gap") -> None:
    found, strange = gap.expression.free_symbols, VELOCITIES | Acceleration | Input | State
    if strangers := sorted(str(s) for s in found if isinstance(s, strange)):
        raise DescriptionError(
            f"A gap is a length by coordinates, parameters and time; that of {gap.called} depends on "
            f"'{strangers[0]}'."
        )
    if not any(isinstance(s, POSITIONS) and gap.expression.diff(s) != 0 for s in found):
        raise DescriptionError(f"The gap of {gap.called} changes with no coordinate: it never closes.")
    if touches_only(gap.expression, [s for s in found if isinstance(s, POSITIONS)]):
        raise DescriptionError(
            f"The gap of {gap.called} has no gradient where it is zero, so that no force could act there: a "
            "gap is a length, not its square."
        )


def touches_only(height: Any, by: Sequence[Any]) -> bool:
    """Whether a polynomial has a factor more than once, so that its gradient vanishes where that does."""
    if not height.is_polynomial(*by) or sp.Poly(height, *by).total_degree() < 2:
        return False
    try:
        return any(times > 1 for _, times in sp.sqf_list(height, *by)[1])
    except sp.PolynomialError:  # with coefficients, such as roots, that SymPy finds no factors by
        return False


def read_axes(gap: "Gap") -> tuple[tuple[Any, ...], ...]:
    """The directions of the forces of a contact: of the normal one, and of friction if it has any."""
    if gap.at is None:
        return ()
    needed = 1 + len(gap.slips_along)
    axes = tuple(
        tuple(read_expression(part, f"axes of {gap.called}") for part in as_tuple(axis, "axes"))
        for axis in as_tuple(gap.axes, "axes")
    )
    if len(axes) != needed or any(len(axis) != gap.at.dimension for axis in axes):
        raise DescriptionError(
            f"With at=, {gap.called} needs {needed} axes of {gap.at.dimension} components: where its normal "
            "force points, then its friction."
        )
    return axes


def check_tangent(gap: "Gap") -> None:
    """What slips is linear in velocities, and there is some."""
    if gap.tangent is None:
        raise DescriptionError(
            f"The friction of {gap.called} needs tangent=, what slips there, such as tangent=x; a Contact of "
            "a point finds it by itself."
        )
    if gap.spatial and len(gap.tangent) != 2:
        raise DescriptionError(
            f"The tangent of {gap.called} is one length or velocity, or a pair of them in space, got "
            f"{len(gap.tangent)}."
        )
    if gap.spatial and sp.expand(gap.slips_along[0] - gap.slips_along[1]) == 0:
        raise DescriptionError(f"The two tangents of {gap.called} are the same: nothing slips across them.")
    for w in gap.slips_along:
        moving = [v for v in w.free_symbols if isinstance(v, VELOCITIES) and w.diff(v) != 0]
        if not moving:
            raise DescriptionError(f"The tangent {w} of {gap.called} is zero: nothing slips along it.")
        for v in moving:
            if sp.expand(w.diff(v)).free_symbols & set(moving):
                raise DescriptionError(
                    f"The slip along the tangent of {gap.called} must be linear in the velocity '{v}'."
                )
