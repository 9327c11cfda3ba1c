"""Steps that a method chooses: its records, samples in blocks, stops where inputs jump, changes of method."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.loops import code_address, native
from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.inertia import mass_metric
from pendula.model.route import RECURSIVE
from pendula.runs import Outcome
from pendula.simulation import outcome
from pendula.simulation.control import Control
from pendula.simulation.loops.adaptive import FIRST_LOOK, take_adaptive_steps
from pendula.simulation.loops.checks import checks_of
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.floors import raise_floors
from pendula.simulation.loops.leaping import LEAPING
from pendula.simulation.loops.restoration import restoration_of
from pendula.simulation.loops.workspace import ANEW, DONE, PAUSED, SHORT, STUCK
from pendula.simulation.methods import STIFF, Adaptive, adaptive_integrators
from pendula.simulation.observation import observed_state
from pendula.simulation.scales import floors_of, length_of, set_scales
from pendula.simulation.steps import End, Kept, Samples, Steps
from pendula.simulation.sticking import find_sticking
from pendula.simulation.stiffness import can_decay, fastest_decay
from pendula.simulation.stops import Stops
from pendula.simulation.time_grid import TimeSpan

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
_QUIET, _QUIET_BOUND = 1e-3, 1.0  # of its size, moved in a step; h times the fastest decay that is then stiff
# Steps so much shorter than on average, or so many rejected, and it is asked whether a force holds something.
_SHORT_OF, _MANY_REJECTED = 1e-2, 0.3
_FIRST_STIFF_LOOK, LOOKS = 256, 2048  # steps until the first look for stiffness, between two at most
_MANY_STEPS = 2000  # fewer are not worth another method
_CRAWLING, _NOWHERE = 500, 1e-12  # so many steps, each this part of the time so far or of a usual step
_SHORT_PART, _STEADY = 1e-6, 1e-12  # of the time of a run: a first step in doubt; a change that is none
_CHANGE_OF_METHOD = -1  # a reason to stop that no loop gives


class AdaptiveSteps(Steps):
    """One run with chosen steps under way."""

    keeps_before_laws = True

    def __init__(
        self,
        model: Model,
        method: Adaptive,
        control: Control,
        span: TimeSpan,
        y: np.ndarray,
        events: "Sequence[Event]" = (),
        *,
        auto: bool = False,
        project: bool = False,
    ) -> None:
        control, requested = control.fresh(), span.times is not None
        super().__init__(model, control, span.start, span.until, y, events, requested=requested)
        self.span, self.auto, self.chosen = span, auto and can_decay(model), ""
        self.sticking, self.rejected = "", 0  # what a force holds; steps rejected until the last look
        self.suspected = math.inf  # after how many steps the motion first seemed stiff
        self.wanted = None if span.times is None else span.times[span.times > span.start]
        self.times, self.samples = super().first_samples()
        self.stops = Stops(control, model.inputs, span.start, span.until)
        length = length_of(model, span.start, y) if project else 0.0
        self.set_restoration(restoration_of(model, length, project=project))
        self.control_record = c = StepControl(longest=span.longest, last_error=1.0, looked_until=-math.inf)
        c.projects, c.save_every = project, span.save_every
        set_scales(c, model, y, span.tolerance, span.absolute)
        if (checks := checks_of(model, span.tolerance)) is not None:
            c.checked = True
            c.point(checks=checks.point(sizes=c.target("size")))
        self._set_method(method)
        if self.auto:
            self.workspace.patience = _FIRST_STIFF_LOOK
        if auto and method.name == STIFF:
            self.auto, self.chosen = False, f" Stiff from the start on: {STIFF} was taken."

    def begin(self) -> None:
        self.stops.check_functions(self.start)
        self._hold(self.state)
        self.settle()
        self.set_floors()
        self._raise_floors()
        self._begin(self.span.first_step or self.guess_step())

    def _set_method(self, method: Adaptive) -> None:
        """The records of a method."""
        w, c, size = self.workspace, self.control_record, self.workspace.size
        self.method, self.ready = method, method.prepare(self.model, self.span.tolerance)
        ready, family = self.ready, method.family
        c.begin, c.attempt, c.accept = map(code_address, (family.begin, family.attempt, family.accept))
        c.interpolate, c.propose = map(code_address, (family.interpolate, family.propose))
        c.tolerance, w.rate, w.degree = ready.tolerance, ready.rate, ready.degree
        w.convert = 0 if family.convert is None else code_address(family.convert)
        new = np.zeros(size)
        w.point(own=ready.own, new=new, polynomial=np.zeros((ready.degree + 1) * size))
        c.point(reached=np.zeros(size) if ready.inward else new)
        if c.checked:
            c.target("checks").by_itself = ready.looks_within
        w.inputs = self._inputs()

    def first_samples(self) -> Samples:
        if self.span.times is None or self.span.times[0] == self.start:
            return np.array([self.start]), self.state[None, :]
        return super().first_samples()

    def advance(self, observed: bool) -> int:
        w = self.workspace
        if not w.room:
            # Of steps, nobody knows how many will come: they are kept in blocks.
            self.times = np.empty(_BLOCK) if self.wanted is None else self.wanted
            self.samples = np.empty((len(self.times), w.size))
            w.room = len(self.times)
            w.point(sample_times=self.times, samples=self.samples)
        if self.auto:
            w.patience = min(w.patience, LOOKS if math.isinf(self.suspected) else FIRST_LOOK)
        return native(take_adaptive_steps)(w.address, self.control_record.address)

    def take_samples(self) -> Samples:
        w, made = self.workspace, self.workspace.saved
        self.wanted = None if self.wanted is None else self.wanted[made:]
        w.room = w.saved = 0  # a new block, before the loop goes on
        return self.times[:made], self.samples[:made]

    def last_samples(self) -> Samples:
        if self.requested or self.span.save_every == 1 or not np.isfinite(self.y).all():
            return super().last_samples()
        return np.array([self.workspace.time]), self._state_reached()[None, :]

    def find_reason_to_stop(self, steps: int, before: float) -> int:
        self.stops.check_functions(self.workspace.time)
        if self.auto and steps > 0 and self._is_stiff((self.workspace.time - before) / steps):
            return _CHANGE_OF_METHOD
        if steps >= _CRAWLING and (sticking := self._find_sticking(steps, before)):
            self.sticking = sticking
            return STUCK
        # To and fro across a singular point, with steps so short that the end would never come.
        nowhere = _NOWHERE * max(abs(before), self.control_record.usual)
        if steps >= _CRAWLING and self.workspace.time - before < steps * nowhere:
            return STUCK
        return PAUSED

    def respond(self, reason: int) -> End | None:
        w, c = self.workspace, self.control_record
        self.stops.check_functions(max(w.time, w.reached))  # where the last step ended, or would have
        if reason == STUCK:
            return "diverged", self.find_missed_constraints() or self.sticking
        if reason == SHORT:
            if c.forced > _MOST_FORCED or c.rejected > _MOST_REJECTED + _PER_STEP * w.steps:
                return "diverged", _LOST
            self._leap(w.time)
        if reason == _CHANGE_OF_METHOD:
            self._give_way()
        if reason == DONE:
            if w.time >= self.until:
                return "finished", ""
            self._hold(self._state_reached())
            self.settle()
            self._begin(None)
        return None

    def restart(self, longest: float) -> None:
        self._begin(min(self.control_record.step, longest))

    def _begin(self, step: float | None) -> None:
        """The loop starts afresh from the state, until the next instant at which Python is needed."""
        w, ready = self.workspace, self.ready
        self.y[:] = self._turn(ready.inward, self.state)
        w.stop = self.stops.next_stop(w.time)
        if step is not None:
            self.control_record.step = step
        elif ready.finds_steps:
            self.control_record.step = w.stop - w.time
        w.fresh = ANEW

    def _is_stiff(self, usual: float) -> bool:
        """Whether stability, not accuracy, keeps the steps short: h times the fastest decay is at its bound.

        It is worth another method only if many steps are left. What counts is the step that is ``usual``
        since the last look.
        """
        w = self.workspace
        h = min(self.control_record.step, usual)
        if h <= 0 or (self.until - w.time) / h < _MANY_STEPS:
            return False
        if self.model.constraints and self._is_nearly_dependent(w.time):
            return False  # what is fast there is over at once
        now, y = np.array([w.time]), self._state_reached()
        slopes = self.model.evaluate("jacobian", now, y, self.u)
        if not np.isfinite(slopes).all():
            return False
        # Where hardly anything moves in a step, it is not accuracy that keeps it short, but for steps near
        # singular configurations of constraints.
        moved = h * np.abs(self.model.evaluate("rate", now, y, self.u))
        quiet = (moved < _QUIET * self._scale(y)).all() and not self.model.constraints
        bound = min(self.ready.stable, _QUIET_BOUND) if quiet else self.ready.stable
        fastest = fastest_decay(slopes, bound / h)
        if h * fastest <= bound:
            self.suspected = math.inf
        elif not quiet and w.steps < self.suspected + FIRST_LOOK:
            # Once is no proof of a motion that is lively: a singular configuration may be near.
            self.suspected = min(self.suspected, w.steps)
            return False
        if h * fastest > bound:
            begin, decay = (outcome.format_time(self.model, x, d) for x, d in ((w.time, 6), (1 / fastest, 2)))
            self.chosen = (
                f" Stiff from t = {begin} on (something decays in {decay}): "
                f"{self.method.name} gave way to {STIFF}."
            )
        return h * fastest > bound

    def _find_sticking(self, steps: int, before: float) -> str:
        """Where a force that jumps holds a velocity, which no step can follow: a sentence, else ""."""
        w, c = self.workspace, self.control_record
        rejected, self.rejected = c.rejected - self.rejected, c.rejected
        crawling = c.step * max(w.steps, 1) < _SHORT_OF * (w.time - self.start)
        if not crawling and rejected < _MANY_REJECTED * steps:
            return ""
        h = max(c.step, (w.time - before) / steps)
        found = find_sticking(self.model, w.time, self._state_reached(), self.u, h)
        if not found:
            return ""
        return (
            f"{found} is held at zero by a force that jumps there, and steps become ever shorter: dry "
            "friction that sticks; give it as Friction(mu, normal=..., on=...) among the forces"
        )

    def _give_way(self) -> None:
        """Go on with the method for stiff systems."""
        self.state = self._state_reached()
        self._set_method(adaptive_integrators()[STIFF])
        self.control_record.last_error, self.auto = 1.0, False  # nothing is looked for any more
        self._begin(self.control_record.step)

    def _scale(self, y: np.ndarray) -> np.ndarray:
        """What errors of a state are compared with."""
        c = self.control_record
        return np.maximum(c.target("size"), c.target("relative") * np.abs(y))

    def set_floors(self) -> None:
        """What the least sizes of entries are found by."""
        made = floors_of(self.model, self.workspace.time, self.state, self.span.tolerance)
        self.control_record.point(floors=made)

    def _raise_floors(self) -> None:
        """Let no entry of a state be judged by its own rounding, which would keep steps short for nothing."""
        w, c = self.workspace, self.control_record
        w.target("state")[: w.size] = self.state
        native(raise_floors)(w.address, c.address)

    def _leap(self, t: float) -> None:
        """Near a singular configuration of the constraints steps are leaps, for a while."""
        c = self.control_record
        c.leap = LEAPING * c.usual if self._is_nearly_dependent(t) else 0.0
        c.looked_until = t + LEAPING * c.usual

    def _is_nearly_dependent(self, t: float) -> bool:
        """Whether some combination of constraints, not one that always does, is about to vanish."""
        if self.model.card.route == RECURSIVE:
            return False  # rows of a tree's joints never do
        y, now = self._state_reached(), np.array([t])
        A = self.model.evaluate("constraint_jacobian", now, y, self.u)
        M = mass_metric(self.model, self.model.evaluate("mass_matrix", now, y, self.u), now, y, self.u)
        strengths = np.sqrt(np.abs(np.linalg.eigvalsh(A @ np.linalg.solve(M, A.T))))
        strongest = strengths[-1]
        return bool(((strengths > 1e-7 * strongest) & (strengths < _DEPENDENT * strongest)).any())

    def _hold(self, state: np.ndarray) -> None:
        """Ask the laws that are due, and hold what they say."""
        self.state = state
        now = self.workspace.time
        self.u[:] = self.stops.inputs(now, observed_state(self.model, state), self.u)
        self.recorder.note(now, self.u)

    def _state_reached(self) -> np.ndarray:
        """The state (q, v, z) that the loop has reached."""
        return self._turn(self.ready.outward, self.y)

    def _turn(self, function: str, y: np.ndarray) -> np.ndarray:
        """A state with momenta in place of velocities, or back; no function leaves it as it is."""
        made, now = y.copy(), np.array([self.workspace.time])
        if function:
            made[self.model.layout.v] = self.model.evaluate(function, now, y, self.u)
        return made

    def _inputs(self) -> int:
        """The kernel of inputs that are functions of time, if there are any."""
        if self.stops.steady:
            return 0
        if not self.ready.any_input:
            raise SimulationError(
                f"'{self.method.name}' needs inputs whose series it can compute: numbers, expressions of "
                "pendula.time and the state, or sampled laws; for other functions and tables use 'dop853'."
            )
        w = self.workspace
        return self.callbacks.kernel(lambda t, _: self.stops.moving(t, self.u), w.size, w.input_count)

    def guess_step(self) -> float | None:
        """A first guess of the step (Hairer, Nørsett & Wanner I, §II.4, "starting step size")."""
        order, now, y = self.ready.error_order, self.workspace.time, self.state
        if self.ready.finds_steps or self.until <= now:
            return None
        rate = self.model.evaluate("rate", np.array([now]), y, self.u, p=self.p)
        whole, scale = self.until - now, self.span.tolerance * self._scale(y)
        c = self.control_record
        judged = (c.target("averaged") == 0) | (self._scale(y) > c.target("floor"))
        y, rate, scale = y[judged], rate[judged], scale[judged]
        size, slope = (float(np.abs(part / scale).max(initial=0.0)) for part in (y, rate))
        small = size < 1e-5 or slope * whole < 1e-5
        guess = _SHORT_PART * whole if small else min(0.01 * size / slope, whole)
        moved = self.state.copy()
        moved[judged] += guess * rate
        later = self.model.evaluate("rate", np.array([now + guess]), moved, self.u, p=self.p)[judged]
        curve = float(np.abs((later - rate) / scale).max(initial=0.0)) / guess
        steepest = max(slope, curve)
        if not math.isfinite(steepest):
            return guess if math.isfinite(guess) else _SHORT_PART * whole
        second = max(_SHORT_PART * whole, 1e-3 * guess)
        if steepest * whole > _STEADY:
            second = (0.01 / steepest) ** (1 / (order + 1))
        return min(100 * guess, second)

    def inputs_at(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        return held if self.stops.steady else self.stops.at(t, held)

    def outcome(self, reason: str, because: str, samples: Kept) -> Outcome:
        w, c = self.workspace, self.control_record
        count = outcome.format_steps(w.steps, self.method.name)
        count += f" at tolerance {self.span.tolerance:g} ({c.rejected:,} rejected)"
        if reason == "diverged" and not because:
            said = outcome.describe_no_step(self.model, w.time, count)
            said += outcome.describe_inertia(self.model, *samples)
        else:
            said = outcome.describe_end(self.model, reason, because, w.time, count)
        held = outcome.describe_sampling(self.model, [part.seconds for part in self.stops.laws])
        passed = ""
        if c.forced:
            passed = f" {outcome.BECAME_DEPENDENT}; "
            passed += f"{outcome.format_steps(c.forced)} there less certain."
        return outcome.add_sentences(reason, said, held, passed, self.chosen)
