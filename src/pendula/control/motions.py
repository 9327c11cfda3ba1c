"""States and inputs of a motion at any instant, by the names of a model: of a trajectory, or of a run."""

from typing import Any

import numpy as np

from pendula.errors import PendulaError, format_names
from pendula.model import Model


def check_motion(motion: Any, what: str) -> None:
    """Refuse what is neither a trajectory nor a run; ``what`` needs one."""
    for name in ("t", "q", "v", "z", "u", "at"):
        if not hasattr(motion, name):
            raise PendulaError(
                f"{what} needs a trajectory, as optimise() finds it, or a run; got {type(motion).__name__}."
            )
    if len(motion.t) < 2 or not motion.t[-1] > motion.t[0]:
        raise PendulaError(f"{what} needs a motion that lasts; this one has {len(motion.t)} instants.")


def check_names(motion: Any, model: Model) -> None:
    """Refuse a motion of another system; a run of a closed loop has states of its controller besides."""
    for what in ("coordinates", "velocities"):
        if tuple(getattr(motion, what)) != getattr(model, what):
            raise PendulaError(
                f"The motion is one of {motion.system}, not of {model.name}: its {what} are "
                f"{format_names(getattr(motion, what))}."
            )
    for name in model.states:
        if name not in motion.states:
            raise PendulaError(f"The motion of {motion.system} has no state '{name}' of {model.name}.")


def states_of(motion: Any, model: Model, t: np.ndarray) -> np.ndarray:
    """The states y of a model, a row an instant."""
    found = motion.at(t)
    kept = [list(motion.states).index(name) for name in model.states]
    return np.ascontiguousarray(np.hstack((found.q, found.v, found.z[:, kept])))


def inputs_of(motion: Any, model: Model, t: np.ndarray) -> np.ndarray:
    """What drove the motion, by name: its inputs, or signals that laws of a run's own model drove."""
    signals = getattr(motion, "signals", {})
    columns = []
    for name in model.inputs:
        if name in motion.inputs:
            u = motion.u[:, motion.inputs.index(name)]
        elif name in signals:
            u = signals[name]
        else:
            raise PendulaError(f"The motion does not say what the input '{name}' of {model.name} was.")
        columns.append(np.interp(t, motion.t, u))
    return np.column_stack(columns)
