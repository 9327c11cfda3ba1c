"""One method on one problem: over a range of steps or tolerances, at a given cost, against the clock."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.comparison.reference import Problem, Truth
from pendula.comparison.scores import Trial
from pendula.runs import Run
from pendula.simulation.methods import Adaptive, Integrator
from pendula.simulation.time_grid import LARGEST_TOLERANCE, SMALLEST_TOLERANCE

_MOST_TRIES = 12
_CLOSE = 0.02  # an adaptive method's cost within this part of the budget is equal to it
_REPEATS, _ENOUGH = 5, 0.05  # runs against the clock: so many, and more until so many seconds are spent
_LITTLE = 1e-4  # part of the time in which an adaptive method makes hardly a step
# A clean slope: two neighbouring ones that agree this well (of order four; in proportion above), between
# errors so many times what the reference can tell and errors as large as the motion itself.
_SAME_SLOPE, _ABOVE_TRUST, _SATURATED = 0.3, 10.0, 1.0
_APART = math.log(1.6)  # steps that differ by less give no slope of their own
_STRETCHES = (1, 2, 4, 8)  # parts of the time on which an order is looked for, the whole first


@dataclass(frozen=True, eq=False)
class Measurement:
    """A trial with its errors and its energy at the common instants."""

    trial: Trial
    errors: np.ndarray
    energy: np.ndarray


@dataclass(frozen=True, eq=False)
class Contender:
    """A method that is to move a problem."""

    method: Integrator | Adaptive
    problem: Problem
    truth: Truth

    @property
    def adaptive(self) -> bool:
        return not isinstance(self.method, Integrator)

    def options(self, setting: float) -> dict[str, Any]:
        """The setting as `simulate` takes it."""
        return {"integrator": self.method, "tolerance" if self.adaptive else "step": setting}

    def measure(self, setting: float) -> Measurement:
        """A run with this step or tolerance: once for its cost, once for its motion."""
        options = self.options(setting)
        counted, sampled = self.problem.run_plain(**options), self.problem.run_sampled(**options)
        errors = self.truth.errors(sampled)
        energy, drift = np.empty(0), math.nan
        if self.problem.conservative:
            energy = self.truth.energy(sampled)
            drift = float(np.abs(energy).max()) if sampled.outcome.ok else math.inf
        trial = Trial(
            setting=setting,
            steps=counted.steps,
            evaluations=counted.evaluations,
            error=float(errors[-1]),
            largest_error=float(errors.max()),
            drift=drift,
            outcome="" if sampled.outcome.ok else sampled.outcome.sentence,
        )
        return Measurement(trial, errors, energy)

    def setting_for_cost(self, budget: int) -> float:
        """The step that spends this many evaluations, or the tolerance that nearly does."""
        if not isinstance(self.method, Integrator):
            return self._tolerance(lambda run: run.evaluations, budget)
        # From steps to evaluations is a straight line for explicit methods, and nearly one for others.
        steps = max(round(budget / self.method.evaluations), 1)
        tried: dict[int, int] = {}
        while steps not in tried and len(tried) < _MOST_TRIES:
            run = self.problem.run_plain(**self.options(self.problem.until / steps))
            if not run.outcome.ok:
                break
            tried[steps] = run.evaluations
            if abs(run.evaluations - budget) * steps < run.evaluations:  # less than one step's
                break
            steps = max(round(steps + (budget - run.evaluations) * steps / run.evaluations), 1)
        nearest = min(tried, key=lambda steps: abs(tried[steps] - budget), default=steps)
        return self.problem.until / nearest

    def setting_for_step(self, step: float) -> float:
        """The step itself, or the tolerance whose steps have that length on average."""
        if not self.adaptive:
            return step
        return self._tolerance(lambda run: run.steps, self.problem.until / step)

    def _tolerance(self, count: Callable[[Run], int], wanted: float) -> float:
        """The tolerance at which a count that grows as it falls is as wanted; bisection of the exponent."""
        tight, loose = SMALLEST_TOLERANCE, LARGEST_TOLERANCE
        tolerance = loose
        for _ in range(_MOST_TRIES):
            run = self.problem.run_plain(**self.options(tolerance))
            counted = count(run)
            if run.outcome.ok and abs(counted - wanted) <= _CLOSE * wanted:
                break
            if run.outcome.ok and counted > wanted:
                tight = tolerance
            else:
                loose = tolerance
            if tight >= loose:
                break
            tolerance = math.sqrt(tight * loose)
        return tolerance

    def nanoseconds(self, trial: Trial) -> float:
        """Wall time of a step: the best of several runs, less that of runs with hardly a step."""
        if trial.outcome:
            return math.nan
        how, until = self.options(trial.setting), self.problem.until
        little = until * _LITTLE if self.adaptive else min(trial.setting, until)
        whole, steps = _time_quickest(lambda: self.problem.run_plain(**how))
        call, few = _time_quickest(lambda: self.problem.run_plain(little, **how))
        return max(whole - call, 0.0) / (steps - few) * 1e9 if steps > few else math.nan


def _time_quickest(run: Callable[[], Run]) -> tuple[float, int]:
    """Seconds of the quickest of several runs, and its steps."""
    made, began = [run()], time.perf_counter()
    while len(made) < _REPEATS or (time.perf_counter() - began < _ENOUGH and len(made) < 20 * _REPEATS):
        if time.perf_counter() - began > 20 * _ENOUGH:
            break
        made.append(run())
    return min(each.elapsed for each in made), made[0].steps


def observed_order(sweep: Sequence[Measurement], truth: Truth, until: float) -> float:
    """The slope of log error over log step where it is clean, NaN where it is nowhere.

    The error is the largest over the whole time or, where that is not clean, over its beginning: later, a
    motion may have magnified errors so much that no step is small.
    """
    finished = [run for run in sweep if not run.trial.outcome]
    steps = np.array([until / run.trial.steps for run in finished])
    for part in _STRETCHES:
        samples = len(truth.y) // part
        errors = np.array([run.errors[:samples].max() for run in finished])
        slope = clean_slope(steps, errors, _ABOVE_TRUST * float(truth.apart[:samples].max()))
        if not math.isnan(slope):
            return slope
    return math.nan


def clean_slope(steps: np.ndarray, errors: np.ndarray, floor: float) -> float:
    """The slope through the finest three steps (given coarse to fine) whose errors rounding has not reached.

    NaN unless the two slopes between them agree: theory speaks of small steps, and only there.
    """
    clean = (errors > floor) & (errors < _SATURATED)
    points: list[tuple[float, float]] = []
    for h, error in zip(np.log(steps[clean][::-1]), np.log(errors[clean][::-1]), strict=True):
        if not points or h > points[-1][0] + _APART:
            points.append((h, error))
    if len(points) < 3:
        return math.nan
    h, error = np.array(points[::-1]).T
    slopes = np.diff(error) / np.diff(h)
    steep = np.flatnonzero(slopes >= slopes.max() / 2)
    if steep[-1] < len(slopes) - 1:
        # Rounding flattens the slope: of that stretch, and the slope that leads to it, nothing counts.
        slopes = slopes[: steep[-1]]
    if len(slopes) < 2:
        return math.nan
    finest = slice(len(slopes) - 2, len(slopes) + 1)
    slope = float(np.polyfit(h[finest], error[finest], 1)[0])
    alike = np.ptp(slopes[-2:]) <= _SAME_SLOPE * max(1.0, slope / 4)
    return slope if alike and slope > _SAME_SLOPE else math.nan
