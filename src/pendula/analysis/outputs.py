"""Outputs that users name: entries of the state, points, or any expressions."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pendula.analysis.points import OperatingPoint, check_names
from pendula.errors import PendulaError
from pendula.model import Model


class Outputs(NamedTuple):
    """Names of outputs, and their slopes by y and by u."""

    names: tuple[str, ...]
    by_state: np.ndarray
    by_inputs: np.ndarray


def output_slopes(model: Model, given: Any, point: OperatingPoint) -> Outputs:
    """The outputs that were asked for; without any, the coordinates, or the states of a plain Ode."""
    size, entries = model.layout.size, model.card.entries
    if given is None:
        names = model.coordinates or model.states
        return Outputs(names, np.eye(size)[[entries.index(n) for n in names]], _no_inputs(model, len(names)))
    listed = [given] if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    if all(str(item) in entries for item in listed):
        names = tuple(map(str, listed))
        rows = np.eye(size)[[entries.index(name) for name in names]]
        return Outputs(names, rows, _no_inputs(model, len(names)))
    return _expression_slopes(model, listed, point)


def _expression_slopes(model: Model, listed: list[Any], point: OperatingPoint) -> Outputs:
    import sympy as sp

    from pendula.description import Point

    system = model.description
    symbols = {s.name: s for s in (*system.coordinates, *system.velocities, *system.states, *system.inputs)}
    named: list[tuple[str, Any]] = []
    for item in listed:
        if isinstance(item, str):
            check_names([item], tuple(symbols), model.name, "outputs")
            named.append((item, symbols[item]))
        elif isinstance(item, Point):
            count = sum(name.startswith("point") for name, _ in named) // item.dimension + 1
            named += [(f"point {count} {axis}", e) for axis, e in zip("xyz", item, strict=False)]
        else:
            try:
                named.append((str(item), sp.sympify(item)))
            except (sp.SympifyError, TypeError):
                raise PendulaError(
                    f"An output is a name, a Point or an expression of the system's symbols, got {item!r}."
                ) from None
    given = [expression for _, expression in named]
    t, p, nothing = np.array([point.t]), np.array(model.values), np.zeros(0)
    slopes = [
        model.compilation.expression_slopes(given, letter)(t, point.y, point.u, p, nothing)
        for letter in ("y", "u")
    ]
    by_state, by_inputs = (slope.reshape(len(given), -1) for slope in slopes)
    return Outputs(tuple(name for name, _ in named), by_state, by_inputs)


def _no_inputs(model: Model, rows: int) -> np.ndarray:
    return np.zeros((rows, len(model.inputs)))
