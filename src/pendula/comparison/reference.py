"""The reference run of a comparison: what it is, how far to trust it, and errors against it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.comparison.scores import Reference
from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.simulation import simulate
from pendula.simulation.methods import STIFF

ROUGH = 1e-6  # the tolerance at which "auto" is asked what suits a system
# By that answer, the integrator of the reference run and the one that checks it: another formula. Two runs of
# one method may share what is wrong with both.
METHODS = {"lobatto16": ("lobatto16", "dop853"), STIFF: (STIFF, STIFF)}
OTHERS = "verner98", "dop853"
# From the tightest on, until both reach the end.
TOLERANCES = (1e-15, 1e-14, 1e-13, 1e-12)
# Rounding of stiff forces is larger; no other method is worth its steps there, but another tolerance is.
STIFF_TOLERANCES, LOOSER = (1e-13, 1e-12, 1e-11), 10.0
MARGIN = 3.0  # two runs may agree by chance better than either is right
DIGITS = 1e-8  # an error that leaves a reference useful
SAMPLES = 200  # equal stretches of time between the samples
ROUNDING = float(np.finfo(float).eps)


@dataclass(frozen=True, eq=False)
class Problem:
    """What all methods are asked to do: a system, a start, an end, inputs; and the instants looked at."""

    model: Model
    start: Mapping[Any, Any] | None
    until: float
    control: Any

    @property
    def t(self) -> np.ndarray:
        return np.linspace(0.0, self.until, SAMPLES + 1)

    def run_sampled(self, **how: Any) -> Run:
        """A run seen at the common instants."""
        return self._run(times=self.t, **how)

    def run_plain(self, until: float | None = None, **how: Any) -> Run:
        """A run seen at its ends only, which costs nothing but its steps."""
        return self._run(until=self.until if until is None else until, save_every=10**12, **how)

    def _run(self, **how: Any) -> Run:
        run = simulate(self.model, self.start, control=self.control, **how)
        if run.outcome.reason == "interrupted":
            raise KeyboardInterrupt
        return run

    @property
    def conservative(self) -> bool:
        """Whether the exact motion keeps its energy: no inputs, no forces with power, no explicit time."""
        card = self.model.card
        active = card.inputs or card.power_names or card.explicit_time
        return bool(card.coordinates) and not active


@dataclass(frozen=True, eq=False)
class Truth:
    """The reference run's states at the common instants, the scales of errors, and how far to trust it.

    ``steps`` are those of the run that checks it.
    """

    about: Reference
    y: np.ndarray
    scale: np.ndarray
    apart: np.ndarray
    steps: int
    exchanged: float

    def errors(self, run: Run) -> np.ndarray:
        """The error at every instant, infinite from where the run did not go on."""
        return errors(state(run), self.y, self.scale)

    def energy(self, run: Run) -> np.ndarray:
        """E − E(0) as part of the energy exchanged between kinetic and potential."""
        total = run.energy.total
        with np.errstate(over="ignore", invalid="ignore"):
            return (total - total[0]) / self.exchanged


def state(run: Run) -> np.ndarray:
    """Samples of y = (q, v, z)."""
    return np.hstack([run.q, run.v, run.z])


def errors(y: np.ndarray, reference: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """The largest |y − y_ref| / scale of each instant, infinite where there is no finite y."""
    found = np.full(len(reference), np.inf)
    with np.errstate(over="ignore", invalid="ignore"):
        apart = np.abs(y - reference[: len(y)]) / scale[: len(y)]
    found[: len(y)] = np.nan_to_num(apart, nan=np.inf).max(axis=1, initial=0.0)
    return found


def find_truth(problem: Problem) -> Truth:
    """The reference run, checked against a second one."""
    chosen = problem.run_plain(integrator="auto", tolerance=ROUGH).integrator
    method, other = METHODS.get(chosen, OTHERS)
    stiff = method == STIFF
    best = None
    for tolerance in STIFF_TOLERANCES if stiff else TOLERANCES:
        best = problem.run_sampled(integrator=method, tolerance=tolerance)
        if not best.outcome.ok:
            continue
        looser = tolerance * LOOSER if stiff else tolerance
        check = problem.run_sampled(integrator=other, tolerance=looser)
        if check.outcome.ok:
            return _truth(problem, best, check, tolerance, looser)
    ended = "" if best is None else best.outcome.sentence
    end = with_unit_of(f"{problem.until:g}", problem.model.card.units, "time")
    raise SimulationError(
        f"There is nothing to compare with: the reference run of {problem.model.name} with {method} does not "
        f"reach t = {end}. {ended} An earlier until would help."
    )


def _truth(problem: Problem, best: Run, check: Run, tolerance: float, looser: float) -> Truth:
    y = state(best)
    # Angles that only turn have no size: their error is absolute, as in the adaptive methods.
    relative = np.ones(y.shape[1])
    relative[[i for i, name in enumerate(best.coordinates) if name in problem.model.card.angles]] = 0.0
    scale = 1.0 + relative * np.abs(y)
    apart = np.maximum(MARGIN * errors(state(check), y, scale), ROUNDING)
    lost = apart > DIGITS
    known = problem.until if not lost.any() else _two_digits(problem.t[max(int(lost.argmax()) - 1, 0)])
    # At one instant two runs may agree by chance, so the end is judged with all that comes before it.
    second = f"a run of {check.integrator} at {looser:g}"
    units = problem.model.card.units
    about = Reference(best.integrator, tolerance, float(apart.max()), known, second, units)
    return Truth(
        about, y, scale, apart, check.steps, _exchanged_energy(best) if problem.conservative else np.nan
    )


def _exchanged_energy(run: Run) -> float:
    """The energy that goes to and fro; where none does, as on a circular orbit, all that there is."""
    parts = (run.energy.kinetic, run.energy.potential)
    most = max(float(np.abs(part).max()) for part in parts)
    swing = max(float(np.ptp(part)) for part in parts)
    return swing if swing > 1e-6 * most else most or 1.0


def _two_digits(time: float) -> float:
    """A time to two significant digits, rounded towards zero."""
    if time == 0.0:
        return 0.0
    size = 10.0 ** (math.floor(math.log10(time)) - 1)
    return math.floor(time / size) * size
