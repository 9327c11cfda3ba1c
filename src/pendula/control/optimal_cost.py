"""What a motion costs and what holds along it, as expressions."""

from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.checks import read_expression
from pendula.description.symbols import Input
from pendula.errors import PendulaError
from pendula.model import Model

_INEQUALITIES = (sp.LessThan, sp.StrictLessThan, sp.GreaterThan, sp.StrictGreaterThan)


@dataclass(frozen=True, eq=False)
class PathConstraint:
    """An expression that is not positive, or zero, along the whole motion; ``text`` as it was given."""

    expression: Any
    equality: bool
    text: str


def read_cost(model: Model, cost: Any) -> Any:
    if isinstance(cost, str):
        if cost == "time":
            return sp.S.One
        if cost == "effort":
            return sum((u**2 for u in model.description.inputs), sp.S.Zero)
        raise PendulaError(f"cost must be an expression, 'time' or 'effort', got '{cost}'.")
    return read_expression(cost, "cost")


def read_final_cost(given: Any) -> Any:
    made = read_expression(given, "final cost")
    if found := sorted(s.name for s in made.free_symbols if isinstance(s, Input)):
        raise PendulaError(
            f"The final cost depends on the input '{found[0]}'; it may depend on the state and pendula.time "
            "at the end."
        )
    return made


def read_path(given: Any) -> tuple[PathConstraint, ...]:
    """Expressions that are not positive, inequalities, and equations."""
    return tuple(_read_constraint(one) for one in (given if isinstance(given, list | tuple) else [given]))


def _read_constraint(given: Any) -> PathConstraint:
    if isinstance(given, bool | sp.logic.boolalg.BooleanAtom):
        raise PendulaError(f"A path constraint is {given} whatever the motion; compare expressions in it.")
    sides: tuple[Any, Any] = given, 0
    if isinstance(given, _INEQUALITIES):
        sides = given.lts, given.gts  # the lesser, the greater
    elif isinstance(given, sp.Equality):
        sides = given.lhs, given.rhs
    less, greater = (read_expression(side, "path constraint") for side in sides)
    expression = less - greater
    if not expression.free_symbols:
        raise PendulaError(f"The path constraint {given} does not depend on the motion.")
    return PathConstraint(expression, isinstance(given, sp.Equality), str(given))
