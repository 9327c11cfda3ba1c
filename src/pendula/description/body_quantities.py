"""Mass, inertia and gravity of a body from what a user typed: numbers become parameters."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import sympy as sp

from pendula.description import checks
from pendula.description.symbols import Parameter
from pendula.errors import DescriptionError
from pendula.spatial.inertia import read_inertia


def read_mass(given: Any) -> Any:
    """The mass as an expression; its value, where it is known, must be above zero."""
    mass = checks.read_expression(given, "mass of a body")
    value = _value(mass)
    if value is not None and not value > 0:
        raise DescriptionError(f"The mass of a body must be greater than zero, got {value:g} kg.")
    return Parameter("mass", float(mass)) if mass.is_Number else mass


def read_tensor(given: Any) -> sp.ImmutableDenseMatrix:
    """The inertia as a matrix of expressions; its values, where they are known, must be those of a body."""
    try:
        matrix = sp.Matrix(given)
    except (TypeError, ValueError):
        matrix = sp.Matrix([])
    matrix = sp.diag(*matrix) if matrix.shape in ((3, 1), (1, 3)) else matrix
    if matrix.shape != (3, 3):
        raise DescriptionError(
            f"The inertia of a body must be three principal moments or a 3×3 matrix, got {given!r}."
        )
    entries = [checks.read_expression(entry, "inertia of a body") for entry in matrix.flat()]
    if (tensor := evaluate_tensor(entries)) is not None:
        read_inertia(tensor, "inertia of the body", of_a_body=False)
    made = [_moment(entry, *divmod(k, 3)) for k, entry in enumerate(entries)]
    return sp.ImmutableDenseMatrix(3, 3, made)


def _moment(entry: Any, i: int, j: int) -> Any:
    """A number becomes a parameter; moments beside the diagonal that are zero stay so."""
    if i != j and entry.is_zero:
        return sp.S.Zero
    if not entry.is_Number:
        return entry
    first, second = sorted((i, j))
    return Parameter(f"I{'xyz'[first]}{'xyz'[second]}", float(entry))


def read_gravity(given: Any) -> tuple[Any, ...]:
    """The acceleration of gravity as three expressions."""
    parts = checks.as_tuple(given, "components of the gravity")
    if len(parts) != 3:
        raise DescriptionError(f"Gravity has three components, got {given!r}.")
    made = [checks.read_expression(part, "gravity") for part in parts]
    return tuple(_component(axis, g) for axis, g in zip("xyz", made, strict=True))


def _component(axis: str, g: Any) -> Any:
    """A number becomes a parameter; components that are zero stay so."""
    if g.is_zero:
        return sp.S.Zero
    return Parameter(f"g{axis}", float(g)) if g.is_Number else g


def _value(expression: Any) -> float | None:
    """The value of an expression of parameters; None where it is not known."""
    values = {p: p.value for p in expression.free_symbols if isinstance(p, Parameter)}
    value = expression.xreplace({p: sp.Float(v) for p, v in values.items()})
    return float(value) if value.is_Number else None


def evaluate_tensor(entries: Iterable[Any]) -> np.ndarray | None:
    """The inertia in numbers; None where it is not known."""
    values = [_value(entry) for entry in entries]
    return None if None in values else np.array(values, dtype=float).reshape(3, 3)
