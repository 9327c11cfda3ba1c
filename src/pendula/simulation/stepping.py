"""Driving fixed steps that are watched for events: inputs, samples, pieces short enough for Ctrl-C."""

import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler import address_of
from pendula.model import Model
from pendula.runs import Outcome
from pendula.simulation.control import Control
from pendula.simulation.course import Course
from pendula.simulation.grid import NOTHING, Grid
from pendula.simulation.journey import Journey
from pendula.simulation.march import PIECE, March, Observer, needed_by_steps, seen
from pendula.simulation.methods import Integrator, hermite
from pendula.simulation.methods import layout as loop
from pendula.simulation.methods import stepping as own
from pendula.simulation.methods.method import AT_END, COUNTED, STRIDE_RATE, UNSOLVED
from pendula.simulation.methods.restoration import Restoration
from pendula.simulation.methods.stride import stride
from pendula.simulation.verdict import adaptive_outcome, outcome, sampling

if TYPE_CHECKING:
    from pendula.description import Event

# Methods beyond this order need a third knot: from the ends of a step velocities are known to fourth order.
_TWO_KNOTS = 4


class Stepper(Journey):
    """One run of fixed steps with events under way; ``run`` takes all its steps."""

    room = own.ALL_NUMBERS, own.ALL_COUNTS

    def __init__(
        self,
        model: Model,
        method: Integrator,
        control: Control,
        grid: Grid,
        y: np.ndarray,
        events: "Sequence[Event]",
        *,
        requested: bool,
        project: bool = False,
    ) -> None:
        control = control.fresh()
        super().__init__(model, control, grid.start, grid.until, y, events, requested=requested)
        self.method, self.grid = method, grid
        # Functions of time are followed within a step; beside a law they are held like it.
        self.held = not control.constant and (control.sampled or not control.moving)
        self.samples, self.shown = np.empty((len(grid.t), len(y))), 0
        # Some methods look beyond the end of a step.
        self.latest = grid.until + max(*method.nodes, 1.0) * grid.step - grid.step
        self.y = y.copy()
        self._equip(project)
        self.numbers[[loop.T, own.ORIGIN, own.UNTIL]] = grid.start, grid.start, grid.until
        self.numbers[[loop.STEP, own.LAST, loop.LONGEST]] = grid.step, grid.last_step, math.inf
        self.counts[loop.ROOM] = len(grid.t)
        self.counts[[own.ON_GRID, loop.FRESH]] = 1, own.ANEW
        if self.held:
            self._hold()
        self._plan_stop()

    def _equip(self, project: bool) -> None:
        """Kernels, sizes and memory."""
        model, method, grid, ny = self.model, self.method, self.grid, len(self.y)
        knots = hermite.ENDS if method.order <= _TWO_KNOTS else hermite.MIDDLE_TOO
        m, nodes, events = len(model.inputs), len(method.nodes), len(self.watch.events)
        moving = 0 if self.held or self.control.constant else self._inputs()
        self.back = Restoration(model, project=project)
        rate, sizes = needed_by_steps(model, method, self.back)
        tableau, memory = method.coefficients, sizes[4]
        sizes[STRIDE_RATE : AT_END + 1] = rate, len(tableau), m if moving else 0, nodes
        length = ny + len(tableau) + memory + ny
        self.work = np.zeros(len(sizes) + 2 * length + ny)
        # Integers among doubles: a stride is called like a kernel, which takes no others.
        self.stride_sizes = self.work[: len(sizes)].view(np.int64)
        self.stride_sizes[:] = sizes
        for first in (len(sizes) + ny, len(sizes) + length + ny):
            self.work[first : first + len(tableau)] = tableau
        self.stride = stride(method.step, method.state)
        kernel = model.compilation.kernel("rate").address
        kernels = [kernel, self.stride.address, self.watch.address, moving, self.back.address]
        self.kernels = np.array(kernels, dtype=np.int64)
        counted = (0, 0, 0) if method.implicit else (
            method.evaluations, method.restart_evaluations, method.sample_evaluations
        )  # fmt: skip
        self.sizes = np.array(
            [
                ny, model.layout.paired, hermite.degree(len(knots)), 0 if self.requested else 1, events,
                len(self.found), grid.steps, grid.total, self.control.held, len(knots), m, nodes, length,
                len(sizes), *counted,
            ],
            dtype=np.int64,
        )  # fmt: skip
        self.data = np.concatenate([method.nodes, hermite.coefficients(knots)])
        self.space = np.zeros(own.space_needed(ny, len(knots), events, m, nodes))

    def _inputs(self) -> int:
        """The kernel of inputs that are functions of time."""

        def at(t: float, _: np.ndarray) -> np.ndarray:
            step = np.array([self.counts[own.GRID]])
            return self.control.at(np.array([min(t, self.latest)]), step)[0]

        return self.callbacks.kernel(at, len(self.state), len(self.model.inputs))

    def _travelled(self, observer: Observer | None, progress: Callable[[float], None] | None) -> Course:
        while True:
            with self.callbacks.guarded():
                reason = self._advance(observer is not None, progress)
                self._recorded()
            if self._show(observer):
                return self._course("stopped")
            if (end := self._next(reason, observer)) is not None:
                return self._course(*end)

    def _advance(self, observed: bool, progress: Callable[[float], None] | None) -> int:
        """Run until Python is needed, with a look outside now and then."""
        saved = int(self.counts[loop.SAVED])
        self.counts[own.LIMIT] = saved + 1 if observed and saved < len(self.grid.t) else len(self.grid.t) + 1
        while True:
            began, before = time.perf_counter(), int(self.counts[loop.STEPS])
            arrays = (
                self.kernels, self.sizes, self.data, self.numbers, self.counts, self.y, self.u, self.p,
                self.watch.directions, self.work, self.space, self.grid.index, self.grid.ahead, self.grid.t,
                self.samples, self.found,
            )  # fmt: skip
            reason = own.stepping_loop()(*map(address_of, arrays))
            if progress is not None:
                whole = self.grid.until - self.grid.start
                progress((self.numbers[loop.T] - self.grid.start) / whole if whole else 1.0)
            if reason != loop.PAUSED or self.callbacks.error is not None:
                return reason
            spent, steps = time.perf_counter() - began, int(self.counts[loop.STEPS]) - before
            self.counts[loop.PATIENCE] = min(max(int(steps * PIECE / max(spent, 1e-9)), 1), 10**9)

    def _show(self, observer: Observer | None) -> bool:
        """Keep the samples that were made; whether the observer wants to stop at one."""
        new = slice(self.shown, int(self.counts[loop.SAVED]))
        self.shown = new.stop
        if not self._keep(observer, self.grid.t[new], self.samples[new]):
            return False
        self.numbers[loop.T] = last = float(self.kept_t[-1][-1])
        self.watch.occurrences = [found for found in self.watch.occurrences if found.t <= last]
        return True

    def _next(self, reason: int, observer: Observer | None) -> tuple[str, str] | None:
        """What follows when the loop has come back: None to go on, else how the run ended."""
        self._raise()
        if reason == loop.FAULT:
            return self._without_value()
        if reason == loop.STUCK:
            return "diverged", ""
        if reason == loop.EVENT:
            index = int(self.counts[loop.STOPPED_BY])
            ended = self._happened(index, float(self.numbers[loop.T]), observer)
            return ended or self._too_soon(index)
        if reason == loop.DONE:
            if self.counts[own.STOP] > self.grid.total:
                return "finished", ""
            self._hold()
            self.counts[loop.FRESH] = own.JUMP
            self._plan_stop()
        return None

    def _too_soon(self, index: int) -> tuple[str, str] | None:
        """The end, where an event changed the motion twice within a step of a method of first order.

        Its positions and velocities are at odds by ½h²a and more: so soon after a change, a body that comes
        back may seem to move away, and would pass through whatever it was to bounce off.
        """
        if self.method.order > 1 or not self.watch.interval(index) < self.grid.step:
            return None
        return "stopped", (
            f"'{self.watch.events[index].name}' changed the motion twice within a step of "
            f"{self.grid.step:g} s, too soon for {self.method.name}; take a shorter step, or a method of "
            "higher order"
        )

    def _begin(self, step: float | None) -> None:
        """The motion starts afresh after an event, with a first step of this length at most."""
        grid, t = self.grid, float(self.numbers[loop.T])
        self.y[:] = self.state
        k = min(math.floor((t - grid.start) / grid.step + NOTHING), grid.total)
        if t >= grid.until:
            k = grid.total
        if not self.requested:
            # Of a jump both states are kept; where it is an instant of the grid, not a third.
            while self.shown < len(grid.t) and grid.t[self.shown] <= t + NOTHING * grid.step:
                self.shown += 1
            self.counts[loop.SAVED] = self.shown
        self.counts[[own.GRID, own.ON_GRID, loop.FRESH]] = k, k == grid.total, own.ANEW
        short = step is not None and step < (1 - NOTHING) * grid.step
        self.numbers[loop.LONGEST] = step if short else math.inf
        if self.held and k >= self.counts[own.STOP]:
            self._hold()
        self._plan_stop()

    def _hold(self) -> None:
        """Ask what is held from this step of the grid on."""
        step, grid = int(self.counts[own.GRID]), self.grid
        t = min(grid.start + step * grid.step, grid.until)
        state = self.state if self.counts[loop.FRESH] == own.ANEW else self.space[: len(self.y)]
        self.u[:] = self.control.sample(step, t, seen(self.model, state), self.u)

    def _plan_stop(self) -> None:
        """The next step of the grid at which what is held changes; that may be the end."""
        step, total = int(self.counts[own.GRID]), self.grid.total
        if not self.held:
            self.counts[own.STOP] = total + 1
            return
        every = self.control.every
        self.counts[own.STOP] = min(step - step % every + every, total if step < total else total + 1)

    def _course(self, reason: str, because: str = "") -> Course:
        """The samples with a verdict."""
        t, y, u = self._gathered()
        u = self._driven(t, u)
        steps, now = int(self.counts[loop.STEPS]), float(self.numbers[loop.T])
        evaluations = int(self.counts[loop.EVALUATIONS] + self.stride_sizes[COUNTED])
        unsolved = bool(self.stride_sizes[UNSOLVED])
        march = March(t, y, u, steps, reason, now, evaluations, unsolved)
        if because:
            count = f"{steps:,} step{'s' * (steps != 1)} of {self.method.name}"
            made = adaptive_outcome(reason, because, now, count)
            made = Outcome(made.reason, made.sentence + sampling(self.control, self.grid.step))
        else:
            made = outcome(self.model, march, self.method, self.control, self.grid.step)
        events = tuple(self.watch.occurrences)
        return Course(t, y, u, steps, evaluations, made, events, self.back.drift)

    def _driven(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        """Inputs at the samples; NaN where a function of time does not answer again."""
        if self.held or self.control.constant or not len(t):
            return held
        steps = np.floor((t - self.grid.start) / self.grid.step + NOTHING).astype(np.int64)
        try:
            return self.control.at(t, steps)
        except Exception:
            return np.full_like(held, np.nan)
