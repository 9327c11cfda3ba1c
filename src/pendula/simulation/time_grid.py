"""When steps are taken and which instants are kept."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.errors import SimulationError

SMALLEST_TOLERANCE, LARGEST_TOLERANCE = 1e-15, 1e-1
# A last step shorter than this part of a step is rounding, not a step.
NOTHING = 1e-9
_MOST_STEPS = 10**12
_MOST_SAMPLES = 2 * 10**8


@dataclass(frozen=True)
class TimeGrid:
    """Whole steps of equal length, a shorter last one if ``until`` asks for it, and the samples.

    Sample j is the state after step ``index[j]``, moved on by ``ahead[j]`` seconds; samples at the very end,
    after a shorter last step, have the index ``steps + 1``.
    """

    start: float
    until: float
    step: float
    steps: int
    last_step: float
    t: np.ndarray
    index: np.ndarray
    ahead: np.ndarray
    requested: bool  # whether the samples are at times that were asked for

    @property
    def total(self) -> int:
        """All steps, the shorter last one included."""
        return self.steps + bool(self.last_step)


@dataclass(frozen=True)
class TimeSpan:
    """For methods that choose their steps: from when to when, with which tolerance, and what to keep.

    That is given times, or every so many steps.
    """

    start: float
    until: float
    tolerance: float
    save_every: int
    times: np.ndarray | None
    first_step: float | None
    longest: float = math.inf  # step
    absolute: Mapping[str, float] = field(default_factory=dict)  # errors allowed, by name


def plan_grid(
    start: float,
    until: float | None,
    step: float | None,
    save_every: int,
    times: Sequence[float] | np.ndarray | None,
) -> TimeGrid:
    """The grid that a user asked for, or an error that says what is wrong with it."""
    start = read_time(start, "start_time")
    wanted = None if times is None else _read_times(times, start, until)
    if until is None:
        if wanted is None:
            raise SimulationError("simulate() needs until=..., the time at which the run ends.")
        until = float(wanted[-1])
    end = read_time(until, "until")
    h = read_step(step)
    if end < start:
        raise SimulationError(
            f"until = {end:g} lies before the start at {start:g}, and runs go forward: give a later until=, "
            "or an earlier start_time=."
        )
    if (end - start) / h > _MOST_STEPS:
        raise SimulationError(
            f"{(end - start) / h:.3g} steps are too many; use a larger step or an earlier end."
        )
    steps = math.floor((end - start) / h)
    rest = end - (start + steps * h)
    if rest > (1 - NOTHING) * h:
        steps, rest = steps + 1, 0.0
    elif steps > 0 and rest < NOTHING * h:
        rest = 0.0
    if wanted is None:
        t, index, ahead = _every(start, end, h, steps, rest, save_every)
    else:
        t, (index, ahead) = wanted, _at(wanted, start, end, h, steps, rest)
    return TimeGrid(start, end, h, steps, rest, t, index, ahead, wanted is not None)


def plan_span(
    start: float,
    until: float | None,
    step: float | None,
    tolerance: float | None,
    save_every: int,
    times: Sequence[float] | np.ndarray | None,
) -> TimeSpan:
    """The span that a user asked for, or an error that says what is wrong with it."""
    if tolerance is None:
        raise SimulationError("An adaptive integrator needs tolerance=..., for instance 1e-9.")
    # A grid of one step checks all that fixed steps and adaptive ones have in common.
    begin = read_time(start, "start_time")
    end = read_time(times[-1], "times") if until is None and times is not None and len(times) else until
    length = None if end is None else max(read_time(end, "until") - begin, 1e-300)
    plan = plan_grid(begin, end, length or 1.0, save_every, times)
    first = None if step is None else read_step(step)
    wanted = None if times is None else plan.t
    return TimeSpan(begin, plan.until, tolerance, save_every, wanted, first)


def _every(
    start: float, end: float, h: float, steps: int, rest: float, save_every: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Every so many steps, and the end."""
    if isinstance(save_every, bool) or not isinstance(save_every, int | np.integer) or save_every < 1:
        raise SimulationError(
            f"save_every counts steps: it must be a whole number from 1 on, got {save_every!r}."
        )
    if steps / save_every > _MOST_SAMPLES:
        raise SimulationError(
            f"{steps / save_every:.3g} samples are too many to keep; use a larger save_every, "
            f"for instance {math.ceil(steps / 1e5)}."
        )
    index = np.arange(0, steps + 1, save_every, dtype=np.int64)
    final = steps + 1 if rest else steps
    if index[-1] != final:
        index = np.append(index, final)
    t = start + index * h
    t[-1] = end
    return t, index, np.zeros(len(index))


def _at(
    times: np.ndarray, start: float, end: float, h: float, steps: int, rest: float
) -> tuple[np.ndarray, np.ndarray]:
    """At given times: from the step before, moved on by what is missing."""
    index = np.minimum(np.floor((times - start) / h + NOTHING).astype(np.int64), steps)
    ahead = times - (start + index * h)
    ahead[np.abs(ahead) < NOTHING * h] = 0.0
    if rest:
        at_end = times >= end
        index[at_end], ahead[at_end] = steps + 1, 0.0
    return index, ahead


def _read_times(times: Sequence[float] | np.ndarray, start: float, until: float | None) -> np.ndarray:
    try:
        wanted = np.array(times, dtype=float)
    except (TypeError, ValueError):
        raise SimulationError(f"times must be a list of finite numbers, got {times!r}.") from None
    if wanted.ndim != 1 or not len(wanted) or not np.isfinite(wanted).all():
        raise SimulationError("times must be a list of finite numbers, at least one.")
    if (np.diff(wanted) <= 0).any():
        raise SimulationError("times must increase from one to the next.")
    if wanted[0] < start:
        raise SimulationError(f"times begin at {wanted[0]:g}, before the start at {start:g}.")
    if until is not None and wanted[-1] > until:
        raise SimulationError(f"times end at {wanted[-1]:g}, after until = {until:g}.")
    return wanted


def read_step(step: float | None, name: str = "step") -> float:
    """A step in seconds, greater than zero."""
    if step is None:
        raise SimulationError(
            "A fixed-step integrator needs step=..., in seconds; tolerance=1e-9 asks for an adaptive one."
        )
    h = read_time(step, name)
    if h <= 0:
        raise SimulationError(f"{name} = {h:g} must be greater than zero.")
    return h


def read_tolerance(tolerance: float) -> float:
    """A tolerance that doubles can keep and that means something."""
    number = read_time(tolerance, "tolerance")
    if not SMALLEST_TOLERANCE <= number <= LARGEST_TOLERANCE:
        raise SimulationError(
            f"tolerance = {number:g} must lie between {SMALLEST_TOLERANCE:g} and {LARGEST_TOLERANCE:g}."
        )
    return number


def read_time(value: Any, name: str) -> float:
    """A time in seconds that was given by name."""
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise SimulationError(f"{name} must be a number, got {value!r}.") from None
    if not math.isfinite(number):
        raise SimulationError(f"{name} = {number} must be a finite number.")
    return number
