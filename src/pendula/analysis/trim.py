"""trim: what holds a system where it is wanted."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from pendula.analysis.balance import Balance
from pendula.analysis.linearisation import format_point
from pendula.analysis.points import check_names, read_inputs, read_values
from pendula.analysis.rest import Equilibrium, equilibrium_of, slope_scale, with_multipliers
from pendula.analysis.search import CONVERGED
from pendula.analysis.tables import number
from pendula.errors import PendulaError, explain_arguments
from pendula.model import Model, derive
from pendula.simulation.remarks import remark_on_degrees


@explain_arguments
def trim(
    system: Any, at: Mapping[Any, float] | None = None, *, free: Iterable[Any], inputs: Any = None
) -> Equilibrium:
    """The equilibrium at a given position, by values of inputs (or other coordinates) that are free.

    Args:
        system: a description, a model or the name of a gallery system.
        at: coordinates and states by name; others come from the description's start, else are zero.
        free: names of inputs, coordinates or states that may take any value.
        inputs: what the other inputs are held at, and where free ones are looked for first.
    """
    model = derive(system)
    names = (*model.coordinates, *model.states)
    listed = [str(name) for name in ([free] if isinstance(free, str) else free)]
    if not listed:
        raise PendulaError(
            f"trim needs something that is free, such as free=['{(*model.inputs, *names)[0]}']."
        )
    check_names(listed, (*names, *model.inputs), model.name, "free")
    values = {name: model.card.start.get(name, 0.0) for name in names}
    values |= read_values(at, names, model.name, "at")
    u = read_inputs(model, inputs)
    y = model.layout.normalise(np.array([values.get(name, 0.0) for name in model.card.entries]))
    balance, w = _solve(model, u, y, listed)
    made = equilibrium_of(balance, w, np.zeros((0, balance.free)))
    left = balance.values(w)
    if not made.residual <= CONVERGED * slope_scale(balance, w):
        worst = _equation_names(model)[int(np.abs(left).argmax())]
        raise PendulaError(
            f"No value of {', '.join(listed)} holds {model.name} at {format_point(model, made.point)}: "
            f"{number(made.residual)} is left over in the equation of {worst}. "
            f"equilibria(system) says where it rests.{remark_on_degrees(model, y)}"
        )
    return made


def _solve(model: Model, u: np.ndarray, y: np.ndarray, free: list[str]) -> tuple[Balance, np.ndarray]:
    """Newton's method on free inputs, coordinates and multipliers."""
    inputs = [model.inputs.index(name) for name in free if name in model.inputs]
    balance = Balance(model, u)
    positions = [i for i, name in enumerate(balance.names[: balance.free]) if name in free]
    columns = [*positions, *range(balance.free, len(balance.names))]
    w = with_multipliers(balance, y)
    for _ in range(50):
        values = balance.values(w)
        J = np.hstack((balance.slopes(w)[:, columns], balance.slopes_by_inputs(w)[:, inputs]))
        step = -np.linalg.pinv(J, 1e-12) @ values
        change = np.zeros(len(balance.names))
        change[columns] = step[: len(columns)]
        w, u = balance.move(w, change), u.copy()
        u[inputs] += step[len(columns) :]
        balance = Balance(model, u)
        if np.abs(step).max(initial=0.0) < 1e-14 * (1 + np.abs(w).max(initial=0.0)):
            break
    return balance, w


def _equation_names(model: Model) -> tuple[str, ...]:
    held = model.constraints[: model.card.holonomic]
    names = model.coordinates if model.layout.identity else model.velocities
    return (*names, *(f"the constraint '{name}'" for name in held), *model.states)
