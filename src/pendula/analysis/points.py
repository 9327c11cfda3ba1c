"""Where a system is looked at: a state and constant inputs, given by name and checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import PendulaError, format_names
from pendula.model import Model
from pendula.simulation.modes import modes_of
from pendula.simulation.start import CONSISTENT, relative_residuals


@dataclass(frozen=True, eq=False)
class OperatingPoint:
    """A state y = (q, v, z), inputs u that stay as they are, and an instant t."""

    y: np.ndarray
    u: np.ndarray
    t: float = 0.0


def read_point(model: Model, at: Any, inputs: Any = None, t: Any = 0.0) -> OperatingPoint:
    """The point from named values, or from something that was found, such as an equilibrium.

    Coordinates and states that are not named come from the description's start, else are zero; velocities
    are zero. Which contacts are closed and what sticks follows from them, unless it is named.
    """
    if (found := getattr(at, "point", None)) is not None:
        u = found.u if inputs is None else read_inputs(model, inputs)
        return OperatingPoint(model.layout.normalise(found.y), u, found.t)
    values = {name: model.card.start.get(name, 0.0) for name in (*model.coordinates, *model.states)}
    values |= read_values(at, model.card.entries, model.name, "at")
    y = model.layout.normalise(np.array([values.get(name, 0.0) for name in model.card.entries]))
    point = OperatingPoint(y, read_inputs(model, inputs), read_number(t, "t"))
    if (modes := modes_of(model)) is not None and not any(name in model.card.modes for name in at or ()):
        settled = modes.settle(point.t, modes.begin(point.t, y), point.u)
        point = OperatingPoint(settled, point.u, point.t)
    _check_constraints(model, point)
    return point


def read_values(given: Any, known: Sequence[str], system: str, word: str) -> dict[str, float]:
    """Numbers by name, every name known and every number finite; ``word`` says where they were given."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise PendulaError(f"{word} must give values by name, as in {{'{known[0]}': 1.0}}, got {given!r}.")
    check_names([str(key) for key in given], known, system, word)
    return {str(key): read_number(value, f"{word} of '{key}'") for key, value in given.items()}


def check_names(names: Sequence[str], known: Sequence[str], system: str, word: str) -> None:
    """Refuse a name that the system does not have."""
    for name in names:
        if name not in known:
            has = format_names(known) or "none"
            raise PendulaError(f"{word} names '{name}', which {system} does not have; it has {has}.")


def read_inputs(model: Model, given: Any) -> np.ndarray:
    """Constant inputs: by name (the others zero), or all of them in order."""
    names = model.inputs
    if given is None:
        return np.zeros(len(names))
    if isinstance(given, Mapping):
        values = read_values(given, names, model.name, "inputs")
        return np.array([values.get(name, 0.0) for name in names])
    listed = np.atleast_1d(np.asarray(given, dtype=object))
    if listed.shape != (len(names),):
        has = f" ({', '.join(names)})" if names else ""
        raise PendulaError(f"{model.name} has {len(names)} inputs{has}, got {listed.size} values.")
    return np.array([read_number(value, f"inputs of '{n}'") for n, value in zip(names, listed, strict=True)])


def _check_constraints(model: Model, point: OperatingPoint) -> None:
    if not model.constraints:
        return
    relative = relative_residuals(model, point.t, point.y, point.u)
    worst = int(relative.argmax())
    if relative[worst] > CONSISTENT:
        residuals = model.evaluate("constraints", np.array([point.t]), point.y, point.u)
        held = model.card.holonomic
        name = model.constraints[worst if worst < held else worst - held]
        raise PendulaError(
            f"The state does not satisfy the constraint '{name}': it is off by {residuals[worst]:.3g}. "
            "Use at=consistent_start(system, {...}) for the nearest state that does."
        )
