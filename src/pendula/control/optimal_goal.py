"""Where a motion is to end: bounds of the state, without what follows from constraints anyway."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import PendulaError, format_names
from pendula.model import Model
from pendula.simulation.start import CONSISTENT

# How far an entry of the goal that follows from the others may be from its value, next to its size: it only
# tells the goal from its mirror image.
_FOLLOWS = 0.05


def read_goal(model: Model, given: Any, start: np.ndarray, t: float) -> np.ndarray:
    """Bounds of y at the end; what follows from constraints and the rest of the goal is left free."""
    names = model.card.entries
    goal = np.tile([[-math.inf], [math.inf]], len(names))
    for name, value in read_named(given, names, model.name, "goal").items():
        goal[:, names.index(name)] = read_pair(value, f"The goal of '{name}'")
    fixed = np.flatnonzero(goal[0] == goal[1])
    if not len(fixed) or not (model.constraints or model.layout.unit):
        return goal
    y = np.clip(start, *goal)
    _check_goal(model, y, t, fixed)
    for i in _dependent(model, y, t, fixed):
        slack = _FOLLOWS * max(abs(y[i]), np.abs(y[fixed]).max())
        goal[:, i] = y[i] - slack, y[i] + slack
    return goal


def _check_goal(model: Model, y: np.ndarray, t: float, fixed: np.ndarray) -> None:
    """A goal that says where the whole system is satisfies its constraints."""
    layout, q = model.layout, y[model.layout.q]
    if not set(range(layout.nq)) <= set(fixed.tolist()):
        return
    if layout.unit_errors(y).max(initial=0.0) > CONSISTENT:
        raise PendulaError(f"The goal of {model.name} has a quaternion that is not of unit length.")
    left = model.constraint_residuals(q, y[layout.v], t) if model.constraints else np.zeros(0)
    size = CONSISTENT * max(np.abs(q).max(), 1.0)
    for name, off in zip(model.constraints, left[: model.card.holonomic].tolist(), strict=False):
        if abs(off) > size:
            raise PendulaError(f"The goal does not satisfy the constraint '{name}': it is off by {off:.3g}.")


def _dependent(model: Model, y: np.ndarray, t: float, fixed: np.ndarray) -> np.ndarray:
    """Which of these entries follow from the others by what every motion keeps.

    Entries are chosen one after the other, by QR with pivots of their rows in the tangent space.
    """
    from scipy.linalg import null_space, qr

    from pendula.control.optimal_graphs import invariant_slopes

    tangent = null_space(invariant_slopes(model, y, t))[fixed]
    factors: Any = qr(tangent.T, mode="r", pivoting=True)
    R, order = factors
    pivots = np.abs(np.diag(R))
    rank = int((pivots > 1e-8 * max(pivots.max(initial=0.0), 1e-300)).sum())
    return fixed[order[rank:]]


def read_named(given: Any, names: Sequence[str], system: str, word: str) -> dict[str, Any]:
    """What was given by name, every name known; ``word`` says where."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise PendulaError(f"{word} must be given by name, as in {{'{names[0]}': …}}, got {given!r}.")
    for key in given:
        if str(key) not in names:
            raise PendulaError(
                f"{word} names '{key}', which {system} does not have; it has {format_names(names)}."
            )
    return {str(key): value for key, value in given.items()}


def read_pair(value: Any, what: str, *, open_ends: bool = False) -> tuple[float, float]:
    """A pair (low, high); a single number is ±that where ends may be open, else both."""
    if not isinstance(value, list | tuple):
        number = read_number(value, what)
        if not open_ends:
            return number, number
        if number <= 0:
            raise PendulaError(f"{what} must be greater than zero or a pair (low, high), got {number:g}.")
        return -number, number
    if len(value) != 2:
        raise PendulaError(f"{what} must be a number or a pair (low, high), got {value!r}.")
    ends = (-math.inf, math.inf)
    low, high = (
        end if open_ends and one is None else read_number(one, what)
        for one, end in zip(value, ends, strict=True)
    )
    if not low < high:
        raise PendulaError(f"{what} must increase from low to high, got ({low:g}, {high:g}).")
    return low, high
