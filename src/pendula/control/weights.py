"""Weights of a quadratic cost, as matrices, by name, or by Bryson's rule."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import PendulaError, format_names

# Eigenvalues below this part of the largest are rounding.
ROUNDING = 1e-12


def read_cost(
    Q: Any, R: Any, largest: Any, states: Sequence[str], inputs: Sequence[str]
) -> tuple[np.ndarray, np.ndarray]:
    """Q and R, checked: from two weights, or from the largest deviations that are allowed.

    Bryson's rule gives each deviation the weight 1/largest² (Bryson & Ho, Applied Optimal Control, 1975,
    §5.2); what is not named weighs nothing, but every input must be named.
    """
    if largest is not None:
        if Q is not None or R is not None:
            raise PendulaError("The cost is given by Q and R or by largest=..., not by both.")
        Q, R = _bryson(largest, states, inputs)
    for name, given in (("Q", Q), ("R", R)):
        if given is None:
            raise PendulaError(
                f"The weight {name} is missing: give Q and R, or the largest deviations allowed, as in "
                f"largest={{'{states[0]}': 0.1, '{inputs[0]}': 20}}."
            )
    return read_weight("Q", Q, states), read_weight("R", R, inputs, definite=True)


def read_weight(letter: str, given: Any, names: Sequence[str], *, definite: bool = False) -> np.ndarray:
    """A symmetric matrix without negative eigenvalues, or with positive ones only.

    Args:
        letter: what the weight is called.
        given: a matrix, its diagonal, one number for all, or ``{name: weight}`` for a diagonal.
        names: of the rows.
        definite: whether every eigenvalue must be greater than zero.
    """
    matrix = _as_matrix(letter, given, names)
    if not np.isfinite(matrix).all():
        raise PendulaError(f"The weight {letter} must be finite.")
    largest = np.abs(matrix).max(initial=0.0)
    if np.abs(matrix - matrix.T).max(initial=0.0) > ROUNDING * largest:
        i, j = divmod(int(np.abs(matrix - matrix.T).argmax()), len(names))
        raise PendulaError(
            f"The weight {letter} must be symmetric, but its entries for ('{names[i]}', '{names[j]}') are "
            f"{matrix[i, j]:g} and {matrix[j, i]:g}."
        )
    values, vectors = np.linalg.eigh(matrix)
    least = ROUNDING * largest
    if values[0] < -least or (definite and values[0] <= least):
        along = names[int(np.abs(vectors[:, 0]).argmax())]
        need = "greater than zero" if definite else "not negative"
        raise PendulaError(
            f"The weight {letter} must have eigenvalues that are {need}; one, mostly along '{along}', is "
            f"{values[0]:.3g}."
        )
    return (matrix + matrix.T) / 2


def _as_matrix(letter: str, given: Any, names: Sequence[str]) -> np.ndarray:
    n = len(names)
    if isinstance(given, Mapping):
        weights = _read_named(given, names, f"The weight {letter}")
        return np.diag([weights.get(name, 0.0) for name in names])
    try:
        array = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        raise PendulaError(f"The weight {letter} must be numbers, got {given!r}.") from None
    if array.ndim == 0:
        return float(array) * np.eye(n)
    if array.shape == (n,):
        return np.diag(array)
    if array.shape != (n, n):
        raise PendulaError(
            f"The weight {letter} needs the shape ({n}, {n}), or {n} values for its diagonal, in the order "
            f"{format_names(names)}; got the shape {array.shape}."
        )
    return array


def _bryson(
    largest: Any, states: Sequence[str], inputs: Sequence[str]
) -> tuple[dict[str, float], dict[str, float]]:
    if not isinstance(largest, Mapping):
        raise PendulaError(f"largest gives deviations by name, got {largest!r}.")
    allowed = _read_named(largest, (*states, *inputs), "largest")
    for name, value in allowed.items():
        if value <= 0:
            raise PendulaError(f"largest of '{name}' must be greater than zero, got {value:g}.")
    for name in inputs:
        if name not in allowed:
            raise PendulaError(f"largest does not name the input '{name}'; without it, effort costs nothing.")
    weights = {name: value**-2 for name, value in allowed.items()}
    return {n: w for n, w in weights.items() if n in states}, {n: weights[n] for n in inputs}


def _read_named(given: Mapping[Any, Any], names: Sequence[str], what: str) -> dict[str, float]:
    for name in map(str, given):
        if name not in names:
            raise PendulaError(f"{what} names '{name}'; it may name {format_names(names)}.")
    return {str(name): read_number(value, f"{what} of '{name}'") for name, value in given.items()}
