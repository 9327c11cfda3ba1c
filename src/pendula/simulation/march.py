"""Driving the compiled loop: in pieces short enough for Ctrl-C, progress, observers and sampled laws."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from pendula.compiler import Kernel, LaneKernel, address_of
from pendula.model import Model
from pendula.simulation.control import Control
from pendula.simulation.grid import Grid
from pendula.simulation.methods.method import COUNTED, FIRST, FOLLOWING, JUMPED, UNSOLVED, Integrator
from pendula.simulation.methods.restoration import Restoration

PIECE = 0.1  # seconds of wall time between two looks at the outside world
_LARGEST_PIECE = 1 << 40
_MOST_ROWS = 65536  # of tabulated inputs at a time


@dataclass(frozen=True)
class March:
    """What came out: the samples, the inputs at them, how many steps were made and why they ended."""

    t: np.ndarray
    y: np.ndarray
    u: np.ndarray
    steps: int
    reason: str
    last_time: float
    evaluations: int = 0  # of the rate, where the method counts them itself
    unsolved: bool = False  # whether an implicit method could not solve for its stages
    unit_drift: float = 0.0  # the largest deviation from unit length that was removed


Observer = Callable[..., object]


def seen(model: Model, y: np.ndarray) -> tuple[np.ndarray, ...]:
    """What observers and feedback laws are given of a state: q and v, and z of a system that has any."""
    q, v, z = model.layout.split(y)
    return tuple(part.copy() for part in ((q, v, z) if model.states else (q, v)))


def needed_by_steps(
    model: Model, method: Integrator, back: Restoration, lanes: LaneKernel | None = None
) -> tuple[int, list[int]]:
    """The address of the rate that a method calls, and the sizes that its step reads."""
    layout, width = model.layout, lanes.width if lanes else 1
    ny = layout.size * width
    stages = method.tableau.stages if method.tableau else len(method.nodes)
    rate = lanes.address if lanes else method.rate_kernel(model).address
    further = [model.compilation.kernel(name).address for name in method.functions(model)]
    further += [0] * (3 - len(further))
    qdot = 0
    if layout.nq and not layout.identity:
        qdot = _qdot(model, lanes).address
    # In lanes, one run that diverges does not end the others.
    parts = (layout.nq * width, layout.nv * width, (layout.nz + layout.nw) * width, ny)
    sizes = [*parts, method.memory(ny, stages), stages, lanes is None, 0, 0, 0, *further]
    sizes += [back.address, qdot, layout.nw, 0, 0, 0, 0, *method.couplings(model)]
    return rate, sizes


def _qdot(model: Model, lanes: LaneKernel | None) -> Kernel | LaneKernel:
    if lanes is None:
        return model.compilation.kernel("qdot")
    return model.compilation.lanes("qdot", shared_inputs=True, width=lanes.width)


class Marcher:
    """One run under way, or one in every lane; ``run`` takes all its steps."""

    def __init__(
        self,
        model: Model,
        method: Integrator,
        control: Control,
        grid: Grid,
        y: np.ndarray,
        lanes: LaneKernel | None = None,
        *,
        project: bool = False,
    ) -> None:
        self.model, self.method, self.control, self.grid = model, method, control.fresh(), grid
        # In lanes every coordinate is a row of several: to the method, just more coordinates.
        ny = len(y)
        self.y = y.copy()
        self.p = np.array(model.values, dtype=float)
        self.back = Restoration(model, project=project, width=lanes.width if lanes else 0)
        self.rate, sizes = needed_by_steps(model, method, self.back, lanes)
        sizes[7] = control.held  # held inputs jump between steps
        self.sizes, memory = np.array(sizes, dtype=np.int64), sizes[4]
        self.work = np.zeros(2 * memory + 1 + 2 * ny)
        self.tableau = method.coefficients
        self.samples = np.empty((len(grid.t), ny))
        self.inputs = np.empty((len(grid.t), len(model.inputs)))
        self.u = control.at(np.array([grid.start]), np.array([0]))[0]
        # Some methods look beyond the end of a step.
        self.latest = grid.until + max(*method.nodes, 1.0) * grid.step - grid.step
        self.total = grid.total
        self.saved = 0

    def run(self, observer: Observer | None, progress: Callable[[float], None] | None) -> March:
        """All steps, unless the state stops being finite, the observer says stop, or Ctrl-C is pressed."""
        reached, begin, reason = 0, FIRST, "finished"
        piece = 64 if self.method.implicit else 1024
        try:
            while True:
                if self.control.sampled and reached % self.control.every == 0:
                    self.u = self._sample(reached)
                if observer is not None and self._observed(observer, reached):
                    reason = "stopped"
                    break
                if reached == self.total:
                    reached, fine = self._advance(reached, reached, begin)
                    reason = "finished" if fine else "diverged"
                    break
                last = min(reached + piece, self._next_stop(reached, observer is not None))
                began, first = time.perf_counter(), reached
                reached, fine = self._advance(reached, last, begin)
                begin = JUMPED if self.control.held else FOLLOWING
                if not fine:
                    reason = "diverged"
                    break
                spent = max(time.perf_counter() - began, 1e-9)
                piece = min(max(int((reached - first) * PIECE / spent), 1), 16 * piece, _LARGEST_PIECE)
                if progress is not None:
                    progress(reached / self.total)
        except KeyboardInterrupt:
            reason = "interrupted"
        t = self.grid.t[: self.saved]
        inputs = self.inputs[: self.saved]
        if not self.control.sampled:
            inputs = self.control.at(t, self.grid.index[: self.saved])
        last_time = min(self.grid.start + reached * self.grid.step, self.grid.until)
        counted, unsolved = int(self.sizes[COUNTED]), bool(self.sizes[UNSOLVED])
        samples = self.samples[: self.saved]
        drift = self.back.drift
        return March(t, samples, inputs, reached, reason, last_time, counted, unsolved, drift)

    def _next_stop(self, reached: int, observed: bool) -> int:
        """The step at which Python must be asked again: a law's next sample, a saved instant, the end."""
        stop = self.grid.steps if reached < self.grid.steps else self.total
        if self.control.sampled:
            stop = min(stop, reached - reached % self.control.every + self.control.every)
        if observed and self.saved < len(self.grid.index):
            stop = min(stop, max(int(self.grid.index[self.saved]), reached + 1))
        return stop if self.control.constant else min(stop, reached + _MOST_ROWS)

    def _advance(self, first: int, last: int, begin: int) -> tuple[int, bool]:
        """Steps first … last − 1 with their samples; none, and the samples at first, where last = first."""
        side = "right" if first == last else "left"
        end = int(np.searchsorted(self.grid.index, last, side=side))
        index, ahead = self.grid.index[self.saved : end], self.grid.ahead[self.saved : end]
        if last > self.grid.steps > first - 1 and first != last:
            # The shorter last step starts afresh from the state reached.
            self.y = self._state(first)
            self.work[:] = 0.0
            begin = FIRST
        reached = self._loop(first, last, begin, index, ahead, self.samples[self.saved : end])
        fine = reached >= 0
        done = int((index <= -reached - 1).sum()) if not fine else len(index)
        self.inputs[self.saved : self.saved + done] = self.u
        self.saved += done
        return (reached if fine else -reached - 1), fine

    def _loop(
        self, first: int, last: int, begin: int, index: np.ndarray, ahead: np.ndarray, out: np.ndarray
    ) -> int:
        """The compiled loop on this run's arrays."""
        h, t0 = self.grid.step, self.grid.start
        if last > self.grid.steps:
            h = self.grid.last_step
            t0 += self.grid.steps * (self.grid.step - h)
        table, per_step, per_stage = self._table(first, last, h, t0)
        aside, per_sample = self._aside(index, ahead, h, t0)
        at = address_of
        return self.method.loop(
            self.rate, at(self.sizes), at(self.tableau), h, t0, first, last, begin, at(self.y), at(table),
            per_step, per_stage, at(self.p), at(self.work), at(index), at(ahead), len(index), at(out),
            at(aside), per_sample,
        )  # fmt: skip

    def _table(self, first: int, last: int, h: float, t0: float) -> tuple[np.ndarray, int, int]:
        """Inputs for steps first … last, and how far apart they lie from step to step and stage to stage."""
        if self._steady:
            return self.u, 0, 0
        nodes, m = np.array(self.method.nodes), len(self.model.inputs)
        steps = np.repeat(np.arange(first, last + 1), len(nodes))
        instants = t0 + (steps + np.tile(nodes, last + 1 - first)) * h
        # The last row serves the sample at its beginning only; nothing is asked about later times.
        return self.control.at(np.minimum(instants, self.latest), steps), m * len(nodes), m

    @property
    def _steady(self) -> bool:
        """Whether the inputs stay as they are between two looks at the outside world."""
        return self.control.constant or self.control.sampled

    def _aside(self, index: np.ndarray, ahead: np.ndarray, h: float, t0: float) -> tuple[np.ndarray, int]:
        """Inputs for the steps that reach samples between two steps, where inputs are functions of time."""
        if self._steady or not ahead.any():
            return self.u, 0
        nodes = np.array(self.method.nodes)
        instants = (t0 + index * h)[:, None] + ahead[:, None] * nodes[None, :]
        steps = np.repeat(index, len(nodes))
        instants = np.minimum(instants.ravel(), self.latest)
        return self.control.at(instants, steps), len(nodes) * len(self.model.inputs)

    def _state(self, reached: int) -> np.ndarray:
        """The state after so many steps, as the method reads it off its memory."""
        out = np.empty((1, len(self.y)))
        self._loop(reached, reached, FOLLOWING, np.array([reached]), np.zeros(1), out)
        return out[0]

    def _sample(self, reached: int) -> np.ndarray:
        state = seen(self.model, self._state(reached))
        t = min(self.grid.start + reached * self.grid.step, self.grid.until)
        return self.control.sample(reached, t, state, self.u)

    def _observed(self, observer: Observer, reached: int) -> bool:
        """Show the samples at this step to the observer; whether it wants to stop."""
        before = self.saved
        self._advance(reached, reached, FOLLOWING)
        shown = zip(self.grid.t[before : self.saved], self.samples[before : self.saved], strict=True)
        return any([bool(observer(float(t), *seen(self.model, y))) for t, y in shown])
