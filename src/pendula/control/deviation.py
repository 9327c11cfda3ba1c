"""How far a state is from where a law holds it, as expressions."""

from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis import Linearisation, linearise, trim
from pendula.analysis.linearisation import format_point
from pendula.analysis.tables import number
from pendula.description.symbols import Parameter
from pendula.errors import PendulaError, format_names
from pendula.model import Model


def linearise_at_rest(model: Model, at: Any, inputs: Any, outputs: Any = None) -> Linearisation:
    """The linear system where a model rests, by inputs that are found where none are given."""
    if not model.inputs:
        raise PendulaError(f"{model.name} has no inputs that a law could drive.")
    linear = linearise(model, at, inputs=inputs, outputs=outputs)
    if np.abs(linear.point.y[model.layout.v]).max(initial=0.0) > 0:
        raise PendulaError(
            f"A state at rest is needed, but velocities were given for {model.name}; a motion is followed by "
            "Tracking(trajectory, Q, R)."
        )
    if linear.steady:
        return linear
    if inputs is None:
        names = (*model.coordinates, *model.states)
        places = dict(zip(model.card.entries, linear.point.y.tolist(), strict=True))
        held = trim(model, {name: places[name] for name in names}, free=model.inputs)
        return linearise(model, held, outputs=outputs)
    left = number(np.abs(linear.rate[linear.tangent.positions :]).max())
    raise PendulaError(
        f"{model.name} does not rest at {format_point(model, linear.point)} with these inputs: its "
        f"velocities change by up to {left} per second. Without inputs=, those that hold it are found."
    )


def check_same_names(system: Any, linear: Linearisation, entries: tuple[str, ...], what: str) -> None:
    """Refuse a system with other names than the one that a law was designed for."""
    has = tuple(s.name for s in (*system.coordinates, *system.velocities, *system.states))
    inputs = tuple(u.name for u in system.inputs)
    missing = [name for name in linear.inputs if name not in inputs]
    if has != entries or missing:
        raise PendulaError(
            f"The {what} was designed for {linear.system} with {format_names((*entries, *linear.inputs))}; "
            f"{system.name} has {format_names((*has, *inputs))}."
        )


def deviations(system: Any, point: Any) -> list[Any]:
    """δy of every coordinate, velocity and state, from where ``point`` has them.

    Angles that only turn count from the nearest whole turn. Where coordinates and states are to be held
    become parameters such as ``theta_desired``.
    """
    n, places = len(system.coordinates), point.y.tolist()
    turning, last = set(system.angles), len(places) - len(system.states)
    held = [
        _deviation(q, value, system, turning=q.name in turning)
        for q, value in zip(system.coordinates, places[:n], strict=True)
    ]
    kept = [
        _deviation(z, value, system, turning=False)
        for z, value in zip(system.states, places[last:], strict=True)
    ]
    return [*held, *system.velocities, *kept]


def _deviation(symbol: Any, value: float, system: Any, *, turning: bool) -> Any:
    wanted = Parameter(f"{symbol.name}_desired", value) if system.identity else sp.Float(value)
    if turning:
        return sp.atan2(sp.sin(symbol - wanted), sp.cos(symbol - wanted))
    return symbol - wanted
