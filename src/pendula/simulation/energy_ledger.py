"""Keeping the energy ledger during a run: its unit, jumps of energy at events, works by name at the end."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.inertia import mass_diagonal
from pendula.model.ledger import EVENTS, STABILISATION, with_ledger
from pendula.model.ledger import carried_energy as carried
from pendula.runs import Occurrence
from pendula.simulation.result import Result

if TYPE_CHECKING:
    from pendula.description import Event

# Next to what a tolerance allows in the states, how much it allows in the works.
_LENIENT = 64.0


class Ledger:
    """The ledger of one run: the model that counts works along with its motion, and its start.

    Works begin at zero, in a unit that lets adaptive methods weigh their errors next to those of the motion.
    ``others`` names works that are no powers of the model.
    """

    def __init__(
        self,
        model: Model,
        y: np.ndarray,
        t: float,
        events: "Sequence[Event]" = (),
        *,
        project: bool = False,
        others: tuple[str, ...] = (),
    ) -> None:
        _check(model)
        self.model, self.moving, self.start = model, model, y
        changes = bool(model.card.contacts) or any(event.change is not None for event in events)
        jumps = (*others, *([STABILISATION] if project else []), *([EVENTS] if changes else []))
        self.names = (*model.card.power_names, *jumps)
        if self.names:
            self.moving = with_ledger(model, _unit(model, y, t), jumps=jumps)
            self.start = np.concatenate([y, np.zeros(len(self.names))])

    def close(self, result: Result) -> tuple[Result, dict[str, np.ndarray]]:
        """The result without its works, and the works by name, J."""
        if not self.names:
            return result, {}
        kept = len(self.model.card.entries)
        y, unit = result.y[:, :kept], 1.0 / self.moving.values[-1]
        works = {name: unit * result.y[:, kept + i] for i, name in enumerate(self.names)}
        if motion := self.model.card.motion:
            times = np.ascontiguousarray(result.t)[:, None]
            part = carried(self.model, times, np.ascontiguousarray(y), np.ascontiguousarray(result.u))
            works[motion] = works[motion] + (part - part[:1])
        events = tuple(Occurrence(e.name, e.t, e.before[:kept], e.after[:kept]) for e in result.events)
        return replace(result, y=y, events=events), works


class NoLedger:
    """Stands where no ledger is kept."""

    def __init__(self, model: Model, y: np.ndarray) -> None:
        self.moving, self.start = model, y

    def close(self, result: Result) -> tuple[Result, None]:
        return result, None


def _check(model: Model) -> None:
    """Refuse a ledger where there is no energy."""
    if not model.has("energy"):
        raise SimulationError(
            f"{model.name} is a plain differential equation: it has no energy, so there is no ledger to keep."
        )


def _unit(model: Model, y: np.ndarray, t: float) -> float:
    """The energy that moves where every state moves by its own size, ½ΣMv² + Σ|∂V/∂q||q|, 1 for angles.

    An error of a work, next to it, matters as much as errors of states do. Where a start is at rest without
    forces, velocities and coordinates count as 1. A power of two, so that it costs no rounding.
    """
    now, u = np.array([t]), np.zeros(len(model.inputs))
    inertia = mass_diagonal(model, now, y, u)
    slope = np.abs(model.evaluate("gravity", now, y, u))
    angles = np.array([name in model.card.angles for name in model.coordinates])
    q, v, _ = model.layout.split(np.abs(y))
    q = np.where(angles, 1.0, q) if model.layout.identity else np.full_like(slope, q.max())
    size = float(np.sum(0.5 * inertia * v**2 + slope * q)) or float(np.sum(0.5 * inertia + slope))
    return 2.0 ** round(math.log2(_LENIENT * size)) if math.isfinite(size) and size > 0 else 1.0


def place_of_stabilisation(model: Model) -> int:
    """Where in y the ledger counts what projection does to the energy; −1 if it does not."""
    name = f"work of {STABILISATION}"
    return model.card.entries.index(name) if name in model.card.ledger else -1


def after_jump(model: Model, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray) -> np.ndarray:
    """The state after an event, with what it did to the energy in the ledger, if one is kept."""
    if f"work of {EVENTS}" not in model.card.ledger or after is before:
        return after
    entered, scale = after.copy(), model.values[-1]
    now, both, inputs = np.full((2, 1), t), np.stack([before, after]), np.tile(u, (2, 1))
    entered[-1] += scale * np.diff(model.evaluate("energy", now, both, inputs)[:, :2].sum(axis=1))[0]
    if motion := model.card.motion:
        # What the motion carries has jumped too, which is no work of the motion.
        first = len(model.card.entries) - len(model.card.ledger)
        place = first + model.card.power_names.index(motion)
        entered[place] -= scale * np.diff(carried(model, now, both, inputs))[0]
    return entered
