"""Where the energy went: the works of all named powers against the change of energy."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from pendula.errors import PendulaError
from pendula.model.ledger import EVENTS
from pendula.model.quantity_units import unit_of, with_unit_of
from pendula.notebook import ShownAsText
from pendula.runs.changes import jumps_of_energy, with_changes
from pendula.runs.run import Run

# An interval this much shorter than a neighbour is where the state jumped or where the last step was cut;
# a parabola across it would magnify rounding by the same factor.
_SHORT = 1e-4
# Sums of what lies beyond cannot overflow into infinity before this.
_LARGEST = 1e150


@dataclass(frozen=True, eq=False)
class EnergyBalance(ShownAsText):
    """E(t) = E(0) + Σ W(t) + remainder(t), every field over the instants t; prints as a table.

    Attributes:
        system: name of the system.
        t: the instants, s.
        energy: total energy, J.
        work: work done by every named power since the first instant, J.
        remainder: change of energy that the works leave unexplained, J: quadrature and integration error.
        left_out: how many samples at the end of the run are not balanced because they are not finite.
        energy_name: what the energy is called.
        units: those of the system, by which times and energies are written.
    """

    system: str
    t: np.ndarray
    energy: np.ndarray
    work: dict[str, np.ndarray]
    remainder: np.ndarray
    left_out: int = 0
    energy_name: str = "energy"
    units: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        rows = [(f"{self.energy_name} at the start", self.energy[0])]
        rows += [(f"work of {' '.join(name.split())}", work[-1]) for name, work in self.work.items()]
        rows += [(f"{self.energy_name} at the end", self.energy[-1]), ("remainder", self.remainder[-1])]
        width = max(len(label) for label, _ in rows)
        end, unit = with_unit_of(f"{self.t[-1]:g}", self.units, "time"), unit_of(self.units, "energy")
        return "\n".join(
            (
                f"Energy balance of {self.system}, t = {self.t[0]:g} to {end}",
                *(f"  {label:<{width}}  {value:+.6e} {unit}".rstrip() for label, value in rows),
                *self._notes(),
            )
        )

    def _notes(self) -> list[str]:
        notes = [
            "The remainder is ΔE less all works. It holds two errors together: of the quadrature over the",
            f"{len(self.t)} saved samples (save more of them to shrink it) and of the integration itself.",
        ]
        if self.left_out:
            notes.append(f"The last {self.left_out} samples are left out: they are not finite.")
        return notes


def energy_balance(run: Run) -> EnergyBalance:
    """Account for the energy of a run from its saved samples.

    The works are quadratures (Simpson's rule for unequal intervals) over the saved samples, so they know
    nothing of what happened between them but events and the instants at which inputs that were held or
    tabulated changed. What events do to the energy is a work of its own. Of a run with contact they are those
    of its ledger.
    """
    if not run.has_energy:
        raise PendulaError(
            f"{run.system} is a plain differential equation: it has no energy, so there is none to balance."
        )
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so there is no energy to balance.")
    k = _count_usable(run)
    if not k:
        raise PendulaError(f"The energy of the run of {run.system} is not finite at its first sample.")
    t, energy = run.t[:k], run.energy.total[:k]
    if not run.residuals:
        known = with_changes(run, k)
        work = {name: _integral(power, known.t)[known.own] for name, power in known.powers.items()}
    else:  # steps with contact keep a ledger, and nothing else does work
        work = {name: done[:k] - done[0] for name, done in (run.ledger or {}).items()}
    if (jumps := jumps_of_energy(run, k)) is not None:
        work[EVENTS] = jumps
    remainder = energy - energy[0] - sum(work.values(), np.zeros(k))
    for array in (remainder, *work.values()):
        array.flags.writeable = False
    return EnergyBalance(run.system, t, energy, work, remainder, len(run) - k, run.energy.name, run.units)


def _count_usable(run: Run) -> int:
    """How many samples come before the first that is not finite or too large to add up."""
    series = np.array([run.energy.total, *run.powers.values()])
    bad = ~(np.abs(series) < _LARGEST).all(axis=0)  # also true for NaN
    return int(bad.argmax()) if bad.any() else len(run)


def _integral(power: np.ndarray, t: np.ndarray) -> np.ndarray:
    """∫ P dt from the first instant to each, piece by piece between jumps."""
    from scipy.integrate import cumulative_simpson

    h = np.diff(t)
    increments = h * (power[1:] + power[:-1]) / 2
    for first, last in _pieces(h):
        if last - first >= 2:
            piece = slice(first, last + 1)
            increments[first:last] = np.diff(cumulative_simpson(power[piece], x=t[piece], initial=0.0))
    return np.concatenate(([0.0], np.cumsum(increments)))


def _pieces(h: np.ndarray) -> list[tuple[int, int]]:
    """First and last sample of every stretch without an interval far shorter than its neighbours."""
    longest_near = np.maximum(np.append(h[1:], 0.0), np.append(0.0, h[:-1])) if len(h) else h
    short = h <= _SHORT * longest_near
    ends = np.concatenate(([-1], np.flatnonzero(short), [len(h)]))
    return [(int(a) + 1, int(b)) for a, b in pairwise(ends)]
