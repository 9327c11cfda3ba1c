"""Time against achieved error: sweeps over tolerances, and the time at an error by the line through them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, inf, log

import numpy as np

from benchmarks.measurement import quickest

# Larger errors are of another regime; a line does not follow the curve that far.
LARGEST = 1e-4
SMALLEST = 10**-12.5
# Errors this near to the least one are rounding: a finer tolerance costs time and brings nothing.
FLOOR = 3.0
# A line is believed so far beyond the least error that was reached.
BEYOND = 10.0


@dataclass(frozen=True)
class Trial:
    """What one tolerance takes and brings."""

    tolerance: float
    seconds: float
    error: float


def swept(
    travels: Sequence[Callable[[float], np.ndarray]],
    tolerances: Sequence[float],
    reference: np.ndarray,
    repetitions: int,
) -> list[list[Trial]]:
    """What every tolerance takes, the shortest of several runs, and brings at the end; all take turns."""
    trials: list[list[Trial]] = [[] for _ in travels]
    for tolerance in tolerances:
        for travel, found in zip(travels, trials, strict=True):
            seconds, end = quickest(repetitions, partial(travel, tolerance))
            found.append(Trial(tolerance, seconds, float(np.abs(end - reference).max())))
    return trials


def useful(trials: Sequence[Trial]) -> list[Trial]:
    """From the coarsest on, those before rounding takes over, with errors in the range that is compared."""
    ordered = sorted(trials, key=lambda trial: -trial.tolerance)
    least = min((trial.error for trial in ordered), default=inf)
    floor = next((i for i, trial in enumerate(ordered) if trial.error <= FLOOR * least), 0)
    return [trial for trial in ordered[: floor + 1] if SMALLEST <= trial.error <= LARGEST]


def seconds_at(error: float, trials: Sequence[Trial]) -> float | None:
    """The time at an achieved error; None where the trials do not reach it.

    It is read off the straight line log(error) = a + b log(seconds) of least squares: errors scatter by luck,
    times hardly do.
    """
    kept = useful(trials)
    if len(kept) < 3 or min(trial.error for trial in trials) > BEYOND * error:
        return None
    slope, offset = np.polyfit([log(t.seconds) for t in kept], [log(t.error) for t in kept], 1)
    return exp((log(error) - offset) / slope) if slope < 0 else None
