"""Members of an ensemble with chosen steps: one set of records moves one after the other.

What a run prepares is prepared once; a member begins with a copy of it and its own numbers
(``loops/adaptive_members.py``). Its samples are bit by bit those of ``simulate``. A member that needs Python
on its way, because it diverges, turns out to be stiff or cannot begin, is left to ``simulate``.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.loops import code_address, native
from pendula.model import Model
from pendula.model.route import RECURSIVE
from pendula.simulation.adaptive_steps import LOOKS, AdaptiveSteps
from pendula.simulation.choice import choose_method, find_stiff_starts
from pendula.simulation.control import Control
from pendula.simulation.loops.adaptive import take_adaptive_steps
from pendula.simulation.loops.adaptive_members import (
    ALONE,
    AT_END,
    ENDED,
    MemberQueue,
    begin_member,
    move_queue,
)
from pendula.simulation.loops.floors import raise_floors
from pendula.simulation.loops.members import FINISHED, MOVING, STOPPED
from pendula.simulation.loops.workspace import PAUSED
from pendula.simulation.methods import Adaptive
from pendula.simulation.outcome import may_doubt_energy
from pendula.simulation.scales import first_sizes, lengths_of
from pendula.simulation.snapshot import Snapshot
from pendula.simulation.start_checks import may_begin
from pendula.simulation.time_grid import TimeSpan

if TYPE_CHECKING:
    from pendula.description import Event

_AT_ONCE = 64  # members in a call, after which Ctrl-C is seen
_GROWTH, _MOST_PATIENCE = 4, 10**5  # of the steps between two looks at a member, and how many there may be

Rows = np.ndarray | None  # what members have of their own, a row each; None where all have the same


def can_queue(model: Model, control: Control) -> bool:
    """Whether members of a model can go one after the other through one set of records."""
    held = model.constraints or model.card.modes or model.card.contacts
    return control.constant and not held and model.card.route != RECURSIVE


@dataclass(frozen=True, eq=False)
class Queued:
    """What came of members, a row each.

    Attributes:
        status: ``FINISHED``, ``STOPPED`` by an event, or ``MOVING``: to be made by ``simulate``.
        samples: states at the times of the span, NaN where a member had ended.
        first: when each event happened first, s; NaN where it did not.
    """

    status: np.ndarray
    samples: np.ndarray
    first: np.ndarray


class AdaptiveMembers:
    """Members with chosen steps, at whose ``span.times`` samples are kept.

    ``auto`` says that the method is ours to choose. Events are expressions, and change no motion.
    """

    def __init__(
        self,
        model: Model,
        method: Adaptive,
        control: Control,
        span: TimeSpan,
        events: "Sequence[Event]" = (),
        *,
        auto: bool,
    ) -> None:
        self.model, self.control, self.span, self.auto = model, control, span, auto
        self.events = events
        self.method = choose_method(model, span.tolerance, driven=control.moving) if auto else method

    def move(self, states: np.ndarray, p: Rows = None, u: Rows = None) -> Queued:
        """Members from their states; ``p`` and ``u`` are parameters and inputs that differ, all of them."""
        steps = AdaptiveSteps(
            self.model, self.method, self.control, self.span, states[0], self.events, auto=self.auto
        )
        w, c, times = steps.workspace, steps.control_record, steps.span.times
        if times is None or steps.wanted is None:
            raise ValueError("members with chosen steps are sampled at given times")
        steps.set_floors()
        w.stop, w.room = self.span.until, len(steps.wanted)
        w.point(sample_times=steps.wanted)
        # Of occurrences their count is enough.
        snapshot = Snapshot(w, c, alone=("found_event", "found_time", "found_state"))
        samples = np.full((len(states), len(times), w.size), np.nan)
        later = len(times) - w.room  # 1 where the start is among the samples
        samples[:, :later] = states[:, None]
        queue = self._queue(steps, states, p, u, snapshot)
        first = np.full((len(states), len(self.events)), np.nan)
        queue.point(samples=samples, first=first)
        queue.sample_count, queue.first_sample = len(times), later
        if steps.ready.finds_steps or self.span.first_step:
            self._move_all(steps, queue)
        else:
            self._move_each(steps, queue)
        arrived, ended = (queue.target("status") == each for each in (AT_END, ENDED))
        arrived[arrived] = ~self._is_doubtful(samples[arrived], None if p is None else p[arrived])
        return Queued(np.where(arrived, FINISHED, np.where(ended, STOPPED, MOVING)), samples, first)

    def _queue(
        self, steps: AdaptiveSteps, states: np.ndarray, p: Rows, u: Rows, snapshot: Snapshot
    ) -> MemberQueue:
        """The record of all members, before the first of them begins."""
        model, span = self.model, self.span
        begins = states
        if function := steps.ready.inward:
            begins, inputs = states.copy(), steps.u if u is None else u
            begins[:, model.layout.v] = model.evaluate(function, np.array([span.start]), states, inputs, p=p)
        made = MemberQueue(
            take=code_address(take_adaptive_steps), raise_floors=code_address(raise_floors),
            blocks=snapshot.address, block_count=snapshot.count,
            parameters=0 if p is None else p.shape[1], inputs=0 if u is None else u.shape[1],
            first_step=span.first_step or span.until - span.start,
        )  # fmt: skip
        return made.point(
            states=states, begins=begins, sizes=first_sizes(model, states, span.tolerance, span.absolute),
            lengths=lengths_of(model, span.start, states, p),
            p=np.zeros(1) if p is None else p, u=np.zeros(1) if u is None else u,
            order=np.flatnonzero(self._may_begin(states, p)), status=np.zeros(len(states), dtype=np.int64),
        )  # fmt: skip

    def _may_begin(self, states: np.ndarray, p: Rows) -> np.ndarray:
        """Members that pass the checks of a start and, where the method is ours to choose, are not stiff."""
        model, span = self.model, self.span
        good = may_begin(model, states, p, span.start)
        return good & ~find_stiff_starts(model, span, states, p) if self.auto else good

    def _with(self, p: Rows) -> Model:
        """The model with the parameters of a member."""
        if p is None:
            return self.model
        return self.model.with_parameters(**dict(zip(self.model.parameters, p.tolist(), strict=True)))

    def _move_all(self, steps: AdaptiveSteps, m: MemberQueue) -> None:
        """All members, by a compiled loop over them."""
        count = len(m.target("order"))
        while m.next < count:
            m.last = min(m.next + _AT_ONCE, count)
            self._move_on(steps, m)

    def _move_each(self, steps: AdaptiveSteps, m: MemberQueue) -> None:
        """All members, each from a guess of its first step."""
        w, c, begin = steps.workspace, steps.control_record, native(begin_member)
        for k, member in enumerate(m.target("order").tolist()):
            begin(w.address, c.address, m.address)
            steps.state = m.target("states")[member]
            c.step = steps.guess_step() or c.step
            m.last = k + 1
            self._move_on(steps, m)

    def _move_on(self, steps: AdaptiveSteps, m: MemberQueue) -> None:
        """Members up to the last of a call; one that pauses is looked at as the driver looks at runs."""
        w, c, move = steps.workspace, steps.control_record, native(move_queue)
        looked_at, taken, before = -1, 0, self.span.start
        while move(w.address, c.address, m.address) == PAUSED:
            if looked_at != m.next:
                looked_at, taken, before = m.next, 0, self.span.start
                steps.rejected, steps.suspected = 0, math.inf
                steps.model = self._with(steps.p if m.parameters else None)
            reason = steps.find_reason_to_stop(w.steps - taken, before)
            taken, before = w.steps, w.time
            w.patience = min(_GROWTH * w.patience, LOOKS if steps.auto else _MOST_PATIENCE)
            if reason != PAUSED or math.isfinite(steps.suspected):
                m.target("status")[m.target("order")[m.next]] = ALONE
                m.under_way, m.next = 0, m.next + 1

    def _is_doubtful(self, samples: np.ndarray, p: Rows) -> np.ndarray:
        """Members whose energy may have grown beyond measure, which the outcome of a run would say."""
        model, (count, times, size) = self.model, samples.shape
        changes = (
            model.card.power_names or model.card.explicit_time
        )  # else energies need no inputs and no time
        if changes or not model.has("energy") or not count:
            return np.zeros(count, dtype=bool)
        energies = model.evaluate(
            "energy", np.array([self.span.start]), samples.reshape(-1, size), np.zeros(len(model.inputs)),
            p=None if p is None else np.repeat(p, times, axis=0),
        )  # fmt: skip
        kinetic, potential, _ = energies.reshape(count, times, -1).transpose(2, 0, 1)
        return may_doubt_energy(kinetic, potential)
