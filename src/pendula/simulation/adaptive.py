"""Driving an adaptive method: samples in blocks, pieces short enough for Ctrl-C, stops where things jump."""

import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler import address_of
from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Outcome
from pendula.simulation.control import Control
from pendula.simulation.course import Course
from pendula.simulation.journey import Journey
from pendula.simulation.march import PIECE, Observer, seen
from pendula.simulation.methods import STIFF, adaptive_integrators
from pendula.simulation.methods import layout as loop
from pendula.simulation.methods.adaptive import Adaptive, Preparation, aligned, space_needed
from pendula.simulation.methods.leaping import LEAPING
from pendula.simulation.methods.restoration import Restoration
from pendula.simulation.schedule import Schedule
from pendula.simulation.span import Span
from pendula.simulation.stiffness import fastest_decay
from pendula.simulation.verdict import adaptive_outcome

if TYPE_CHECKING:
    from pendula.description import Event

_BLOCK = 1024  # samples made room for at a time
_DEPENDENT = 0.2  # next to the strongest combination of constraints, the weakest is about to vanish
# Pairs and series needed at most 35 uncertain steps through the singular configurations of four-bars; a
# method that needs this many has lost its way.
_MOST_FORCED = 100
_MOST_REJECTED, _PER_STEP = 500, 5  # nor does one find it whose steps nearly all fail
_LOST = (
    "the constraints became dependent, and the way through could not be found with this method; "
    "try integrator='verner98' or a fixed step"
)
_MANY_STEPS = 2000  # fewer are not worth another method
_CRAWLING, _NOWHERE = 500, 1e-12  # so many steps, each this part of the time so far or of a usual step


class Traveller(Journey):
    """One adaptive run under way; ``run`` takes all its steps."""

    def __init__(
        self,
        model: Model,
        method: Adaptive,
        control: Control,
        span: Span,
        y: np.ndarray,
        events: "Sequence[Event]" = (),
        *,
        auto: bool = False,
        project: bool = False,
    ) -> None:
        requested = span.times is not None
        super().__init__(model, control, span.start, span.until, y, events, requested=requested)
        self.span, self.auto = span, auto
        self.schedule = Schedule(control, span.start, span.until)
        # Angles that only turn have no size: their error is absolute.
        self.relative = np.array([0.0 if name in model.card.angles else 1.0 for name in model.card.entries])
        self.numbers[[loop.T, loop.FINAL]] = span.start, span.until
        self.numbers[[loop.LAST_ERROR, loop.LONGEST, loop.ASKED]] = 1.0, math.inf, -math.inf
        self.chosen = ""
        self.back = Restoration(model, project=project)
        self._equip(method)
        self._hold(y)
        self._begin(span.first_step or self._first_step())

    def _equip(self, method: Adaptive) -> None:
        """Kernels, sizes and memory for a method."""
        ny, events = len(self.state), len(self.watch.events)
        self.method, self.ready = method, method.prepare(self.model, self.span.tolerance)
        ready, every = self.ready, self.span.save_every if self.span.times is None else 0
        kernels = [ready.rate, ready.helper, self.watch.address, self._inputs(ready)]
        kernels += [self.back.address, int(self.back.projects)]
        self.kernels = np.array(kernels, dtype=np.int64)
        sizes = [ny, self.model.layout.paired, ready.degree, every, events, len(self.found), *ready.own]
        self.sizes = np.array(sizes, dtype=np.int64)
        self.work, self.space = aligned(ready.memory), np.zeros(space_needed(ny, ready.degree, events))
        self.numbers[loop.TOLERANCE] = ready.tolerance
        self.y = np.zeros(ny)

    def _travelled(self, observer: Observer | None, progress: Callable[[float], None] | None) -> Course:
        span, wanted = self.span, self.span.times
        if wanted is None or wanted[0] == span.start:
            wanted = wanted if wanted is None else wanted[1:]
            if self._keep(observer, np.array([span.start]), self.state[None, :]):
                return self._course("stopped")
        while True:
            # Of steps, nobody knows how many will come: they are kept in blocks.
            out_t = np.empty(_BLOCK) if wanted is None else wanted
            out = np.empty((len(out_t), len(self.y)))
            reason = self._fill(out_t, out, progress)
            saved = int(self.counts[loop.SAVED])
            wanted = wanted if wanted is None else wanted[saved:]
            if self._keep(observer, out_t[:saved], out[:saved]):
                return self._course("stopped")
            if (end := self._next(reason, observer)) is not None:
                return self._course(*end)

    def _next(self, reason: int, observer: Observer | None) -> tuple[str, str] | None:
        """What follows when the loop has come back: None to go on, else how the run ended."""
        self._recorded()
        self._raise()
        now, index = float(self.numbers[loop.T]), int(self.counts[loop.STOPPED_BY])
        if reason == loop.FAULT:
            return self._without_value()
        if reason == loop.STUCK:
            return "diverged", ""
        if reason == loop.SHORT:
            rejected, steps = int(self.counts[loop.REJECTED]), int(self.counts[loop.STEPS])
            if self.counts[loop.FORCED] > _MOST_FORCED or rejected > _MOST_REJECTED + _PER_STEP * steps:
                return "diverged", _LOST
            self._leap(now)
        if reason == loop.EVENT:
            return self._happened(index, now, observer)
        if reason == loop.PAUSED:
            self._switch()
        if reason == loop.DONE:
            if now >= self.span.until:
                return "finished", ""
            self._hold(self._revealed())
            self._begin(None)
        return None

    def _begin(self, step: float | None) -> None:
        """The loop starts afresh from the state, until the next instant at which Python is needed."""
        t, ready = float(self.numbers[loop.T]), self.ready
        self.y[:] = self.state if ready.inward is None else ready.inward(t, self.state, self.u)
        self.numbers[loop.END] = self.schedule.next_stop(t)
        if step is not None:
            self.numbers[loop.STEP] = step
        if ready.finds_steps and step is None:
            self.numbers[loop.STEP] = self.numbers[loop.END] - t
        self.counts[loop.FRESH] = 1

    def _stiff(self) -> bool:
        """Whether stability, not accuracy, keeps the steps short: h times the fastest decay is at its bound.

        It is worth another method only if many steps are left. What counts is the step that is usual.
        """
        t, steps = float(self.numbers[loop.T]), int(self.counts[loop.STEPS])
        h = min(float(self.numbers[loop.STEP]), (t - self.span.start) / max(steps, 1))
        if self.method.name == STIFF or h <= 0 or (self.span.until - t) / h < _MANY_STEPS:
            return False
        if self.model.constraints and self._nearly_dependent(t):
            return False  # what is fast there is over at once
        slopes = self.model.evaluate("jacobian", np.array([t]), self._revealed(), self.u)
        if not np.isfinite(slopes).all():
            return False
        bound = self.ready.stable
        fastest = fastest_decay(slopes, bound / h)
        if h * fastest > bound:
            self.chosen = (
                f" Stiff from t = {t:g} s on (something decays in {1 / fastest:.2g} s): "
                f"{self.method.name} gave way to {STIFF}."
            )
        return h * fastest > bound

    def _switch(self) -> None:
        """Go on with the method for stiff systems."""
        self.state = self._revealed()
        self._equip(adaptive_integrators()[STIFF])
        self.numbers[loop.LAST_ERROR] = 1.0
        self._begin(float(self.numbers[loop.STEP]))

    def _leap(self, t: float) -> None:
        """Near a singular configuration of the constraints steps are leaps, for a while."""
        usual, near = float(self.numbers[loop.USUAL]), self._nearly_dependent(t)
        self.numbers[[loop.LEAP, loop.ASKED]] = LEAPING * usual if near else 0.0, t + LEAPING * usual

    def _nearly_dependent(self, t: float) -> bool:
        """Whether some combination of constraints, not one that always does, is about to vanish."""
        y, now = self._revealed(), np.array([t])
        A = self.model.evaluate("constraint_jacobian", now, y, self.u)
        M = self.model.evaluate("mass_matrix", now, y, self.u)
        strengths = np.sqrt(np.abs(np.linalg.eigvalsh(A @ np.linalg.solve(M, A.T))))
        strongest = strengths[-1]
        return bool(((strengths > 1e-7 * strongest) & (strengths < _DEPENDENT * strongest)).any())

    def _hold(self, state: np.ndarray) -> None:
        """Ask the laws that are due, and hold what they say."""
        self.state = state
        self.u[:] = self.schedule.inputs(float(self.numbers[loop.T]), seen(self.model, state), self.u)

    def _revealed(self) -> np.ndarray:
        """The state (q, v, z) that the loop has reached."""
        ready, t = self.ready, float(self.numbers[loop.T])
        return self.y.copy() if ready.outward is None else ready.outward(t, self.y, self.u)

    def _fill(self, out_t: np.ndarray, out: np.ndarray, progress: Callable[[float], None] | None) -> int:
        """Run until this block is full or Python is needed."""
        self.counts[loop.SAVED], self.counts[loop.ROOM] = 0, len(out_t)
        while True:
            began, before, t = time.perf_counter(), int(self.counts[loop.STEPS]), float(self.numbers[loop.T])
            arrays = (
                self.kernels, self.sizes, self.ready.coefficients, self.numbers, self.counts, self.y, self.u,
                self.p, self.relative, self.watch.directions, self.work, self.space, out_t, out_t, out,
                self.found,
            )  # fmt: skip
            with self.callbacks.guarded():
                reason = self.method.loop(*map(address_of, arrays))
            if progress is not None:
                whole = self.span.until - self.span.start
                progress((self.numbers[loop.T] - self.span.start) / whole if whole else 1.0)
            if reason != loop.PAUSED or self.callbacks.error is not None:
                return reason
            if self.auto and self._stiff():
                return reason
            spent = max(time.perf_counter() - began, 1e-9)
            steps = int(self.counts[loop.STEPS]) - before
            # To and fro across a singular point, with steps so short that the end would never come.
            nowhere = _NOWHERE * max(abs(t), float(self.numbers[loop.USUAL]))
            if steps >= _CRAWLING and self.numbers[loop.T] - t < steps * nowhere:
                return loop.STUCK
            self.counts[loop.PATIENCE] = min(max(int(steps * PIECE / spent), 1), 10**9)

    def _inputs(self, ready: Preparation) -> int:
        """The kernel of inputs that are functions of time, if there are any."""
        if self.schedule.steady:
            return 0
        if not ready.any_input:
            raise SimulationError(
                f"'{self.method.name}' needs inputs whose series it can compute: numbers, expressions of "
                "pendula.time and the state, or sampled laws; for other functions and tables use 'dop853'."
            )
        return self.callbacks.kernel(
            lambda t, _: self.schedule.moving(t, self.u), len(self.model.card.entries), len(self.model.inputs)
        )

    def _first_step(self) -> float | None:
        """A first guess of the step (Hairer, Nørsett & Wanner I, §II.4, "starting step size")."""
        span, order, y = self.span, self.ready.error_order, self.state
        if self.ready.finds_steps:
            return None
        rate = self.model.evaluate("rate", np.array([span.start]), y, self.u)
        scale = span.tolerance * (1 + self.relative * np.abs(y))
        size, slope = (float(np.abs(part / scale).max(initial=0.0)) for part in (y, rate))
        guess = 1e-6 if size < 1e-5 or slope < 1e-5 else 0.01 * size / slope
        moved = y + guess * rate
        later = self.model.evaluate("rate", np.array([span.start + guess]), moved, self.u)
        curve = float(np.abs((later - rate) / scale).max(initial=0.0)) / guess
        steepest = max(slope, curve)
        if not math.isfinite(steepest):
            return guess if math.isfinite(guess) else 1e-6
        second = max(1e-6, guess * 1e-3) if steepest <= 1e-15 else (0.01 / steepest) ** (1 / (order + 1))
        return max(min(100 * guess, second), 1e-12)

    def _course(self, reason: str, because: str = "") -> Course:
        t, y, u = self._gathered()
        u = u if self.schedule.steady else self.schedule.at(t, u)
        counts = [int(self.counts[i]) for i in (loop.STEPS, loop.REJECTED, loop.EVALUATIONS)]
        now = float(self.numbers[loop.T])
        count = f"{counts[0]:,} step{'' if counts[0] == 1 else 's'} of {self.method.name} at tolerance "
        count += f"{self.span.tolerance:g} ({counts[1]:,} rejected)"
        outcome = adaptive_outcome(reason, because, now, count)
        held = [f"{part.seconds:g} s" for part in self.schedule.laws]
        if held:
            said = (
                f" The feedback law was sampled every {' and '.join(held)} and held, which is of first order."
            )
            outcome = Outcome(outcome.reason, outcome.sentence + said)
        if passed := int(self.counts[loop.FORCED]):
            count = f"{passed:,} step{'s' * (passed != 1)} there"
            said = f" The constraints became dependent on the way; {count} less certain."
            outcome = Outcome(outcome.reason, outcome.sentence + said)
        if self.chosen:
            outcome = Outcome(outcome.reason, outcome.sentence + self.chosen)
        events = tuple(self.watch.occurrences)
        return Course(t, y, u, counts[0], counts[2], outcome, events, self.back.drift)
