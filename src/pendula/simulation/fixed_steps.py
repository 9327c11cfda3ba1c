"""Steps of equal length: the grid, the method's records, inputs at the nodes of steps."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pendula.compiler import LaneKernel
from pendula.compiler.loops import code_address, native
from pendula.model import Model
from pendula.records import aligned_zeros
from pendula.runs import Outcome
from pendula.simulation import outcome
from pendula.simulation.control import Control, Feedback
from pendula.simulation.loops import hermite
from pendula.simulation.loops.fixed import Grid, take_fixed_steps
from pendula.simulation.loops.restoration import restoration_of
from pendula.simulation.loops.step import FOLLOWING, JUMPED, Step
from pendula.simulation.loops.watched import take_watched_steps
from pendula.simulation.loops.workspace import ANEW, DONE, INPUTS_JUMPED, STUCK
from pendula.simulation.methods import Integrator
from pendula.simulation.methods.implicit import Newton
from pendula.simulation.observation import observed_state
from pendula.simulation.scales import length_of
from pendula.simulation.steps import End, Kept, Samples, Steps
from pendula.simulation.time_grid import NOTHING, TimeGrid

if TYPE_CHECKING:
    from pendula.description import Event

# Methods beyond this order need a third knot: from the ends of a step velocities are known to fourth order.
_TWO_KNOTS = 4
_MOST_ROWS = 65536  # of tabulated inputs at a time


class Lanes(NamedTuple):
    """The rate of several runs at once, and their values of parameters, lane by lane, where they differ."""

    kernel: LaneKernel
    p: np.ndarray | None = None

    @property
    def width(self) -> int:
        return self.kernel.width


class FixedSteps(Steps):
    """One run of fixed steps, or one in every SIMD lane, under way.

    Inputs are constant; or held from a stop to the next, where laws are sampled; or functions of time, which
    are tabulated at the nodes of steps that are not watched, and asked for where a step is.
    """

    holds_all = True

    def __init__(
        self,
        model: Model,
        method: Integrator,
        control: Control,
        grid: TimeGrid,
        y: np.ndarray,
        events: "Sequence[Event]" = (),
        *,
        project: bool = False,
        lanes: Lanes | None = None,
    ) -> None:
        control = control.fresh()
        super().__init__(model, control, grid.start, grid.until, y, events, requested=grid.requested)
        own_parameters = lanes is not None and lanes.p is not None
        if lanes is not None and lanes.p is not None:
            self.p = lanes.p
            self.workspace.point(p=self.p)
        self.method, self.grid, self.step_length = method, grid, grid.step
        # Functions of time are followed within a step; beside a law they are held like it.
        watched = bool(self.watch.events)
        self.held = control.sampled or (watched and not control.constant and not control.moving)
        self.tabulated = not watched and not self.held and not control.constant
        # Some methods look beyond the end of a step.
        self.latest = grid.until + max(*method.nodes, 1.0) * grid.step - grid.step
        self.samples, self.shown = np.empty((len(grid.t), len(y))), 0
        width = lanes.width if lanes else 0
        length = length_of(model, grid.start, y[:: max(width, 1)].copy()) if project else 0.0
        self.set_restoration(
            restoration_of(model, length, project=project, width=width, own_parameters=own_parameters)
        )
        self._set_grid(lanes)

    def begin(self) -> None:
        if self.held:
            self._hold(self.state)
        self.settle()
        self.y[:] = self.state
        self._plan_stop()

    def _set_grid(self, lanes: Lanes | None) -> None:
        """The records of the grid, of its steps and of what they need."""
        w, model, method, grid = self.workspace, self.model, self.method, self.grid
        events, size = w.event_count, w.size
        if self.control.moving and not self.held:
            w.inputs = self.callbacks.kernel(self._ask_inputs, size, w.input_count)
        per_node = w.input_count if w.inputs or self.tabulated else 0
        self.step = _step_record(model, method, self.y, self.p, per_node, lanes)
        aside = self.step
        if events or grid.ahead.any():
            aside = _step_record(model, method, np.zeros(size), self.p, per_node, lanes)
        self.record = g = Grid(take=code_address(method.take), origin=grid.start, length=grid.step)
        g.read = 0 if method.read is None else code_address(method.read)
        g.last_length, g.whole, g.total, g.longest = grid.last_step, grid.steps, grid.total, math.inf
        g.before, g.on_grid, g.node_count, g.check = grid.step, 1, len(method.nodes), lanes is None
        g.following = JUMPED if self.control.held else FOLLOWING
        if not method.implicit:
            g.usual_rates, g.more_rates = method.evaluations, method.restart_evaluations
            g.read_rates = method.sample_evaluations
        knots = hermite.ENDS if method.order <= _TWO_KNOTS else hermite.MIDDLE_TOO
        known = aligned_zeros((2 * (len(knots) + 1) if events else 1) * size)
        self.known = known[:size]
        g.point(step=self.step, aside=aside, index=grid.index, ahead=grid.ahead, table=self.u, known=known)
        w.room = len(grid.t)
        w.point(samples=self.samples, sample_times=grid.t)
        if w.inputs:
            nodes, row = np.array(method.nodes), np.zeros((g.node_count + 1) * w.input_count)
            g.point(nodes=nodes, row=row)
        if events:
            g.knots, w.degree = len(knots), hermite.degree(len(knots))
            w.rate = model.compilation.kernel("rate").address
            g.point(hermite=hermite.coefficients(knots))
            w.point(new=np.zeros(size), polynomial=np.zeros((w.degree + 1) * size))

    def _ask_inputs(self, t: float, _: np.ndarray) -> np.ndarray:
        """Inputs that are functions of time, in the step that is under way."""
        return self.control.at(np.array([min(t, self.latest)]), np.array([self.record.k]))[0]

    def advance(self, observed: bool) -> int:
        w, g = self.workspace, self.record
        g.limit = w.saved + 1 if observed and w.saved < w.room else w.room + 1
        loop = take_watched_steps if w.event_count else take_fixed_steps
        return native(loop)(w.address, g.address)

    def take_samples(self) -> Samples:
        new = slice(self.shown, self.workspace.saved)
        self.shown = new.stop
        return self.grid.t[new], self.samples[new]

    def respond(self, reason: int) -> End | None:
        if reason == STUCK:
            return "diverged", self.find_missed_constraints()
        if reason == DONE:
            if self.record.stop > self.grid.total:
                return "finished", ""
            if self.held:
                self._hold(self.known)
                self.state, self.workspace.fresh = self.known.copy(), INPUTS_JUMPED
                if self.settle():
                    self.y[:], self.workspace.fresh = self.state, ANEW
            self._plan_stop()
        return None

    def _hold(self, state: np.ndarray) -> None:
        """Ask what is held from this step on."""
        k, grid = self.record.k, self.grid
        t = min(grid.start + k * grid.step, grid.until)
        self.u[:] = self.control.sample(k, t, observed_state(self.model, state), self.u)
        self.recorder.note(t, self.u)

    def _plan_stop(self) -> None:
        """The next step at which what is held changes or the table of inputs ends; that may be the end."""
        g, total = self.record, self.grid.total
        end = total if g.k < total else total + 1
        if self.held:
            every = self.control.every
            g.stop = min(g.k - g.k % every + every, end)
        elif self.tabulated:
            g.stop = min(g.k + _MOST_ROWS, end)
            self.tabulate(g.k, g.stop)
        else:
            g.stop = total + 1

    def tabulate(self, first: int, last: int) -> None:
        """Inputs at the nodes of steps first … last; the last row serves the sample at its beginning."""
        g, nodes = self.record, np.array(self.method.nodes)
        steps = np.repeat(np.arange(first, last + 1), len(nodes))
        instants = self.grid.start + (steps + np.tile(nodes, last + 1 - first)) * self.grid.step
        # Nothing is asked about times beyond the end.
        table = self.control.at(np.minimum(instants, self.latest), steps)
        g.first, g.per_step = first, table.shape[1] * len(nodes)
        g.point(table=table)

    def restart(self, longest: float) -> None:
        w, g, grid = self.workspace, self.record, self.grid
        self.y[:] = self.state
        k = min(math.floor((w.time - grid.start) / grid.step + NOTHING), grid.total)
        if w.time >= grid.until:
            k = grid.total
        if not self.requested:
            # Of a jump both states are kept; where it is an instant of the grid, not a third.
            while self.shown < len(grid.t) and grid.t[self.shown] <= w.time + NOTHING * grid.step:
                self.shown += 1
            w.saved = self.shown
        g.k, g.on_grid, w.fresh = k, k == grid.total, ANEW
        g.longest = longest if longest < (1 - NOTHING) * grid.step else math.inf
        if self.held and k >= g.stop:
            self._hold(self.state)
            self.settle()
            self.y[:] = self.state
        self._plan_stop()

    def end_after_event(self, index: int) -> End | None:
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

    def inputs_at(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        if self.held or self.control.constant or not len(t):
            return held
        steps = np.floor((t - self.grid.start) / self.grid.step + NOTHING).astype(np.int64)
        try:
            return self.control.at(t, steps)
        except Exception:
            return np.full_like(held, np.nan)

    @property
    def evaluations(self) -> int:
        own = self.step.target("own")
        return self.workspace.evaluations + (own.evaluations if isinstance(own, Newton) else 0)

    def outcome(self, reason: str, because: str, samples: Kept) -> Outcome:
        w, step, method = self.workspace, self.grid.step, self.method
        laws = [part for part in self.control.parts if isinstance(part, Feedback)]
        held = outcome.describe_sampling(self.model, [self.control.every * step] if laws else [])
        if reason != "diverged" or because:
            by_itself = reason == "finished" or because
            count = outcome.format_steps(w.steps, method.name if by_itself else "")
            return outcome.add_sentences(
                reason, outcome.describe_end(self.model, reason, because, w.time, count), held
            )
        own = self.step.target("own")
        if isinstance(own, Newton) and own.unsolved:
            said = outcome.describe_unsolved(self.model, method.name, w.time, step, *samples)
        else:
            said = outcome.describe_divergence(self.model, w.time, step, method.order, *samples)
        return outcome.add_sentences(reason, said)


def _step_record(
    model: Model, method: Integrator, y: np.ndarray, p: np.ndarray, per_node: int, lanes: Lanes | None
) -> Step:
    """The record of a step of a method, with memory of its own."""
    layout, width, compilation = model.layout, lanes.width if lanes else 1, model.compilation
    made = Step(nq=layout.nq * width, nv=layout.nv * width, nz=(layout.nz + layout.nw) * width)
    made.size, made.works, made.stages, made.per_node = len(y), layout.nw, method.stages, per_node
    made.rate = lanes.kernel.address if lanes else method.rate_kernel(model).address
    if layout.nq and not layout.identity:
        named = {"shared_inputs": True, "width": width, "own_parameters": bool(lanes and lanes.p is not None)}
        made.qdot = (compilation.lanes("qdot", **named) if lanes else compilation.kernel("qdot")).address
    if layout.nw and method.coordinates_only:
        made.state_rates = compilation.kernel("state_rates").address
    if method.prepare is not None:
        made.point(own=method.prepare(method, model))
    memory = aligned_zeros(method.remembered * len(y))
    return made.point(y=y, p=p, coefficients=method.coefficients, memory=memory)
