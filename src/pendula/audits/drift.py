"""How far a run is from its constraints: of positions, velocities and accelerations, over time."""

from dataclasses import dataclass

import numpy as np

from pendula.model import Model
from pendula.runs import Run
from pendula.simulation.stabilisation import stabilise


@dataclass(frozen=True, eq=False)
class Violations:
    """What every constraint was missed by, a row an instant; by name, those on positions first.

    Attributes:
        t: the instants, s.
        constraints: their names.
        positions: c, of constraints on positions alone.
        velocities: A v − b, which is ċ of those.
        accelerations: A v̇ − γ, which is c̈, with the accelerations that moved the run.
    """

    t: np.ndarray
    constraints: tuple[str, ...]
    positions: np.ndarray
    velocities: np.ndarray
    accelerations: np.ndarray

    @property
    def levels(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The largest miss of all constraints at every instant: of positions, velocities, accelerations."""
        position, velocity, acceleration = (
            np.abs(rows).max(axis=1, initial=0.0)
            for rows in (self.positions, self.velocities, self.accelerations)
        )
        return position, velocity, acceleration


def constraint_violations(run: Run, model: Model, count: int | None = None) -> Violations:
    """What a run of a model misses its constraints by, at its first so many samples."""
    n, holonomic = model.layout.nv, model.card.holonomic
    t, y, u = run.t[:count, None].copy(), run.y[:count], run.u[:count]
    kept = None if run.settings is None else run.settings.stabilisation
    moving, *_ = stabilise(model, "none" if kept is None else kept, None)
    a = np.ascontiguousarray(moving.evaluate("solution", t, y, u)[:, :n])
    first = model.evaluate("constraints", t, y, u)
    return Violations(
        run.t[:count],
        model.constraints,
        first[:, :holonomic],
        first[:, holonomic:],
        model.evaluate("constraint_acceleration", t, y, u, a),
    )
