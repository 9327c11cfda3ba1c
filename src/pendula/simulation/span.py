"""From when to when, with which tolerance, and what is kept, for methods that choose their own steps."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pendula.errors import SimulationError
from pendula.simulation.grid import checked_step, finite_time, grid

SMALLEST, LARGEST = 1e-15, 1e-1  # tolerances


@dataclass(frozen=True)
class Span:
    """From when to when, with which tolerance, and what to keep: given times, or every so many steps."""

    start: float
    until: float
    tolerance: float
    save_every: int
    times: np.ndarray | None
    first_step: float | None


def checked_tolerance(tolerance: float) -> float:
    """A tolerance that doubles can keep and that means something."""
    number = finite_time(tolerance, "tolerance")
    if not SMALLEST <= number <= LARGEST:
        raise SimulationError(f"tolerance = {number:g} must lie between {SMALLEST:g} and {LARGEST:g}.")
    return number


def adaptive_span(
    start: float,
    until: float | None,
    step: float | None,
    tolerance: float | None,
    save_every: int,
    times: Sequence[float] | None,
) -> Span:
    """The span that a user asked for, or an error that says what is wrong with it."""
    if tolerance is None:
        raise SimulationError("An adaptive integrator needs tolerance=..., for instance 1e-9.")
    # A grid of one step checks all that fixed steps and adaptive ones have in common.
    begin = finite_time(start, "start_time")
    end = finite_time(times[-1], "times") if until is None and times is not None and len(times) else until
    length = None if end is None else max(finite_time(end, "until") - begin, 1e-300)
    plan = grid(begin, end, length or 1.0, save_every, times)
    first = None if step is None else checked_step(step)
    wanted = None if times is None else plan.t
    return Span(begin, plan.until, tolerance, save_every, wanted, first)
