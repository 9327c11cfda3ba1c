"""Constraints: expressions that stay zero."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.symbols import (
    Acceleration,
    Coordinate,
    Derived,
    DerivedVelocity,
    Input,
    QuasiVelocity,
    Velocity,
)
from pendula.errors import DescriptionError

_VELOCITIES = Velocity | QuasiVelocity | DerivedVelocity


@dataclass(frozen=True)
class Holonomic:
    """c(q, t) = 0, a constraint on positions."""

    expression: Any
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "expression", _as_zero(self.expression))
        if _symbols(self.expression, _VELOCITIES):
            raise DescriptionError(
                f"The constraint {self.expression} = 0 contains velocities; "
                "write it as Nonholonomic(...) if it cannot be integrated."
            )
        _refuse_unknowable(self.expression)
        if not _symbols(self.expression, Coordinate | Derived):
            raise DescriptionError(f"The constraint {self.expression} = 0 depends on no coordinate.")

    def row(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """A = ∂c/∂q."""
        return [self.expression.diff(q) for q in coordinates]


@dataclass(frozen=True)
class Nonholonomic:
    """a(q, t)·q̇ − b(q, t) = 0, a constraint on velocities that no position constraint replaces."""

    expression: Any
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "expression", _as_zero(self.expression))
        _refuse_unknowable(self.expression)
        velocities = _symbols(self.expression, _VELOCITIES)
        if not velocities:
            raise DescriptionError(
                f"The nonholonomic constraint {self.expression} = 0 depends on no velocity; "
                "a constraint on positions is given as a plain expression."
            )
        for v in velocities:
            if sp.expand(self.expression.diff(v)).free_symbols & set(velocities):
                raise DescriptionError(
                    f"The nonholonomic constraint {self.expression} = 0 must be linear in the velocities; "
                    f"it is not in '{v}'."
                )

    def row(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """The factors a of the velocities."""
        at_rest = dict.fromkeys(_symbols(self.expression, Velocity), sp.S.Zero)
        return [self.expression.diff(q.dot).xreplace(at_rest) for q in coordinates]


Constraint = Holonomic | Nonholonomic


def as_constraint(given: Any) -> Constraint:
    """A constraint from what a user may write: an expression that is zero, an equation, or a constraint."""
    return given if isinstance(given, Holonomic | Nonholonomic) else Holonomic(given)


def positions_first(constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
    """Those on positions, then those on velocities, each in their order."""
    return tuple(sorted(constraints, key=lambda c: isinstance(c, Nonholonomic)))


def _as_zero(given: Any) -> Any:
    try:
        given = sp.sympify(given, strict=True)
    except sp.SympifyError:
        raise DescriptionError(f"A constraint must be an expression that is zero, got {given!r}.") from None
    if given is sp.true or given is sp.false:
        raise DescriptionError(
            f"A constraint that is always {given} constrains nothing: write `expression` or Eq(a, b), "
            "since == compares at once."
        )
    if given.has(sp.nan, sp.zoo, sp.oo, -sp.oo):
        raise DescriptionError(f"The constraint {given} = 0 is not finite.")
    if isinstance(given, sp.Equality):
        return given.lhs - given.rhs  # pyright: ignore[reportOperatorIssue]
    if not isinstance(given, sp.Expr) or isinstance(given, sp.MatrixBase):
        raise DescriptionError(f"A constraint must be an expression that is zero, got {given!r}.")
    return given


def _refuse_unknowable(expression: sp.Expr) -> None:
    for kind in (Input, Acceleration):
        if found := _symbols(expression, kind):
            word = kind.__name__.lower()
            raise DescriptionError(
                f"The constraint {expression} = 0 may not depend on the {word} '{found[0]}'."
            )


def _symbols(expression: sp.Expr, kind: Any) -> list[Any]:
    return sorted((s for s in expression.free_symbols if isinstance(s, kind)), key=str)
