"""Driving an adaptive method: samples in blocks, pieces short enough for Ctrl-C, a sentence at the end."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Outcome
from pendula.simulation.control import Control
from pendula.simulation.grid import checked_step, finite_time, grid
from pendula.simulation.march import PIECE, Observer
from pendula.simulation.methods import adaptive as loop
from pendula.simulation.methods.adaptive import Adaptive

SMALLEST, LARGEST = 1e-15, 1e-1  # tolerances
_BLOCK = 1024  # samples made room for at a time


@dataclass(frozen=True)
class Course:
    """What came out: samples, counts, and how it ended."""

    t: np.ndarray
    y: np.ndarray
    u: np.ndarray
    steps: int
    evaluations: int
    outcome: Outcome


def checked_tolerance(tolerance: float) -> float:
    """A tolerance that doubles can keep and that means something."""
    number = finite_time(tolerance, "tolerance")
    if not SMALLEST <= number <= LARGEST:
        raise SimulationError(f"tolerance = {number:g} must lie between {SMALLEST:g} and {LARGEST:g}.")
    return number


@dataclass(frozen=True)
class Span:
    """From when to when, with which tolerance, and what to keep: given times, or every so many steps."""

    start: float
    until: float
    tolerance: float
    save_every: int
    times: np.ndarray | None
    first_step: float | None


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


class Traveller:
    """One adaptive run under way."""

    def __init__(self, model: Model, method: Adaptive, control: Control, span: Span, y: np.ndarray) -> None:
        if not control.constant:
            raise SimulationError(
                f"'{method.name}' chooses its own steps, so it takes inputs as numbers or as expressions of "
                "pendula.time and the state; functions, tables and sampled laws need a fixed step."
            )
        self.model, self.method, self.span = model, method, span
        self.y, self.p = y.copy(), np.array(model.values, dtype=float)
        self.u = control.at(np.array([span.start]), np.array([0]))[0]
        self.rate = model.compilation.kernel("rate").address
        every = span.save_every if span.times is None else 0
        self.sizes, self.pair = method.sizes(len(y), every), method.coefficients
        self.work = np.zeros(method.memory(len(y)))
        # Angles that only turn have no size: their error is absolute.
        self.relative = np.array([0.0 if name in model.card.angles else 1.0 for name in model.coordinates])
        self.relative = np.concatenate([self.relative, np.ones(len(y) - len(self.relative))])
        first = model.evaluate("rate", np.array([span.start]), self.y, self.u)
        self.work[: len(y)] = first
        step = span.first_step or self._first_step(first)
        self.numbers = np.array([span.start, span.until, step, 1.0, span.tolerance])
        self.counts = np.array([0, 0, 0, 1, 0, 1000], dtype=np.int64)

    def run(self, observer: Observer | None, progress: Callable[[float], None] | None) -> Course:
        """All steps, unless one becomes too small, the observer says stop, or Ctrl-C is pressed."""
        span, kept_t, kept_y = self.span, [], []
        wanted = span.times
        if wanted is None or wanted[0] == span.start:
            kept_t.append(np.array([span.start]))
            kept_y.append(self.y[None, :].copy())
            wanted = wanted if wanted is None else wanted[1:]
            if self._shown(observer, kept_t[-1], kept_y[-1]):
                return self._course(kept_t, kept_y, "stopped")
        reason = loop.PAUSED
        try:
            while reason not in (loop.DONE, loop.STUCK):
                # Of steps, nobody knows how many will come: they are kept in blocks.
                out_t = np.empty(_BLOCK) if wanted is None else wanted
                out = np.empty((len(out_t), len(self.y)))
                reason = self._fill(out_t, out, progress)
                saved = int(self.counts[loop.SAVED])
                stopped = self._shown(observer, out_t[:saved], out[:saved])
                kept_t.append(out_t[: stopped or saved])
                kept_y.append(out[: stopped or saved])
                if stopped:
                    return self._course(kept_t, kept_y, "stopped")
        except KeyboardInterrupt:
            return self._course(kept_t, kept_y, "interrupted")
        return self._course(kept_t, kept_y, "finished" if reason == loop.DONE else "diverged")

    def _fill(self, out_t: np.ndarray, out: np.ndarray, progress: Callable[[float], None] | None) -> int:
        """Run until this block is full or the run is over."""
        self.counts[loop.SAVED], self.counts[loop.ROOM] = 0, len(out_t)
        while True:
            began, before = time.perf_counter(), int(self.counts[loop.STEPS])
            arrays = (self.sizes, self.pair, self.numbers, self.counts, self.y, self.u, self.p, self.relative,
                      self.work, out_t, out_t, out)  # fmt: skip
            reason = self.method.loop(self.rate, *(array.ctypes.data for array in arrays))
            if progress is not None:
                whole = self.span.until - self.span.start
                progress((self.numbers[loop.T] - self.span.start) / whole if whole else 1.0)
            if reason != loop.PAUSED:
                return reason
            spent = max(time.perf_counter() - began, 1e-9)
            steps = int(self.counts[loop.STEPS]) - before
            self.counts[loop.PATIENCE] = min(max(int(steps * PIECE / spent), 1), 10**9)

    def _first_step(self, rate: np.ndarray) -> float:
        """A first guess of the step (Hairer, Nørsett & Wanner I, §II.4, "starting step size")."""
        span, order = self.span, self.method.pair.error_order
        scale = span.tolerance * (1 + self.relative * np.abs(self.y))
        size, slope = (float(np.abs(part / scale).max(initial=0.0)) for part in (self.y, rate))
        guess = 1e-6 if size < 1e-5 or slope < 1e-5 else 0.01 * size / slope
        moved = self.y + guess * rate
        later = self.model.evaluate("rate", np.array([span.start + guess]), moved, self.u)
        curve = float(np.abs((later - rate) / scale).max(initial=0.0)) / guess
        steepest = max(slope, curve)
        if not math.isfinite(steepest):
            return guess
        second = max(1e-6, guess * 1e-3) if steepest <= 1e-15 else (0.01 / steepest) ** (1 / (order + 1))
        return max(min(100 * guess, second), 1e-12)

    def _shown(self, observer: Observer | None, t: np.ndarray, y: np.ndarray) -> int | None:
        """Show samples to the observer; the number of samples up to the one at which it wants to stop."""
        n = len(self.model.coordinates)
        for i, row in enumerate(y if observer is not None else ()):
            if observer is not None and observer(float(t[i]), row[:n].copy(), row[n : 2 * n].copy()):
                return i + 1
        return None

    def _course(self, kept_t: list[np.ndarray], kept_y: list[np.ndarray], reason: str) -> Course:
        t, y = np.concatenate(kept_t), np.concatenate(kept_y)
        steps, rejected = int(self.counts[loop.STEPS]), int(self.counts[loop.REJECTED])
        now, name = self.numbers[loop.T], self.method.name
        count = f"{steps:,} steps of {name} at tolerance {self.span.tolerance:g} ({rejected:,} rejected)"
        sentence = {
            "finished": f"Reached t = {now:g} s in {count}.",
            "stopped": f"Stopped by the observer at t = {t[-1] if len(t) else now:g} s after {count}.",
            "interrupted": f"Interrupted at t = {now:g} s after {count}; what was computed is kept.",
            "diverged": f"Diverged: at t = {now:g} s no step is small enough, after {count}. The motion "
            "may be singular there (a collision, a mass matrix without inverse) or without bounds.",
        }[reason]
        u = np.tile(self.u, (len(t), 1))
        return Course(t, y, u, steps, int(self.counts[loop.EVALUATIONS]), Outcome(reason, sentence))
