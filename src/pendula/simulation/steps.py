"""What moves a run, whoever chooses the steps: a workspace, the compiled loop on it, inputs and events."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.loops import code_address
from pendula.model import Model
from pendula.records import aligned_copy, aligned_zeros
from pendula.runs import Outcome
from pendula.runs.given_inputs import GivenInputs
from pendula.simulation.callbacks import Callbacks
from pendula.simulation.control import Control
from pendula.simulation.energy_ledger import after_jump
from pendula.simulation.loops.events import MOST_CROSSINGS, PART_OF_RUN, scan
from pendula.simulation.loops.restoration import MOST_MISSED, Restoration
from pendula.simulation.loops.workspace import ANEW, PAUSED, Workspace
from pendula.simulation.recording import Recorder, held_by_laws
from pendula.simulation.start import CONSISTENT, has_unit_rows, relative_residuals
from pendula.simulation.watch import Watch

if TYPE_CHECKING:
    from pendula.description import Event

End = tuple[str, str]  # the reason of an outcome, and what ended the run in words
Samples = tuple[np.ndarray, np.ndarray]  # times and states
Kept = tuple[np.ndarray, np.ndarray, np.ndarray]  # times, states and inputs

_LISTED = 12  # constraints that are named where they cannot be kept together
_FIRST_PATIENCE = 1000  # steps until the first look outside


class Steps(ABC):
    """The steps of one run, or of one in every SIMD lane, from a state at a time on.

    ``holds_all`` says whether beside a law functions of time are held too, ``keeps_before_laws`` whether
    samples at an instant at which laws are due are kept before they are asked, ``step_length`` how long a
    step is, if all are equal.
    """

    holds_all = False
    keeps_before_laws = False
    step_length: float | None = None

    def __init__(
        self,
        model: Model,
        control: Control,
        start: float,
        until: float,
        y: np.ndarray,
        events: "Sequence[Event]",
        *,
        requested: bool,
    ) -> None:
        self.model, self.control, self.start, self.until = model, control, start, until
        self.requested = requested
        self.callbacks = Callbacks()
        self.watch = Watch(model, events, self.callbacks, start, until)
        self.state, self.y = y, aligned_copy(y)
        self.u = control.at(np.array([start]), np.array([0]))[0]
        self.recorder = Recorder(control, held_by_laws(control, all_moving=self.holds_all))
        self.p = np.array(model.values, dtype=float)
        self.restoration: Restoration | None = None
        self.workspace = w = Workspace(size=len(y), time=start, until=until, requested=requested)
        w.patience, w.fresh, w.stopped_by = _FIRST_PATIENCE, ANEW, -1
        events = self.watch.events
        w.input_count, w.event_count = len(model.inputs), len(events)
        w.paired, w.events = model.layout.paired, self.watch.address
        w.point(y=self.y, u=self.u, p=self.p, state=aligned_zeros(2 * len(y)))
        if events:
            w.scan = code_address(scan)
            w.moment = PART_OF_RUN * (until - start) if self.watch.timed else 0.0
            w.found_room = room = MOST_CROSSINGS * (len(events) + 1)
            watch, values = self.watch, np.zeros(4 * len(events))
            w.point(direction=watch.direction, stops=watch.stops, happened=watch.happened, values=values)
            w.point(**watch.make_room(room, len(y)))

    def set_restoration(self, made: Restoration | None) -> None:
        """What brings states back at the end of a step."""
        self.restoration = made
        if made is not None:
            self.workspace.restores = 1
            self.workspace.point(restoration=made)

    @property
    def evaluations(self) -> int:
        """How often the rate was evaluated."""
        return self.workspace.evaluations

    @property
    def unit_drift(self) -> float:
        """The largest deviation from unit length that was removed so far."""
        return 0.0 if self.restoration is None else self.restoration.drift

    def settle(self) -> bool:
        """Find out which dry friction sticks under the inputs from now on; whether that changed anything."""
        if self.watch.modes is None:
            return False
        now, before = self.workspace.time, self.state
        settled = after_jump(self.model, now, before, self.watch.settle(now, before, self.u), self.u)
        changed = not np.array_equal(settled, before)
        self.state = settled
        return changed

    def given_inputs(self) -> tuple[GivenInputs, ...]:
        """The inputs that were held or came from a table."""
        return self.recorder.given(self.model.inputs, self.start, self.step_length)

    @abstractmethod
    def begin(self) -> None:
        """Ask for the inputs at the start, and plan the first steps."""

    def find_missed_constraints(self) -> str:
        """Why the run cannot go on, where constraints could not be kept; "" where they were."""
        if self.restoration is None or self.restoration.missed <= MOST_MISSED:
            return ""
        model, y = self.model, np.ascontiguousarray(self.y)
        now, held = self.workspace.time, model.card.holonomic
        missed = relative_residuals(model, now, y, self.u)[:held] > CONSISTENT
        involved = missed
        if not has_unit_rows(model):
            # Those that are missed, and those that bind the same coordinates.
            binds = model.evaluate("constraint_jacobian", np.array([now]), y, self.u)[:held] != 0
            involved = (binds & binds[missed].any(axis=0)).any(axis=1)
        listed = [name for name, part in zip(model.constraints, involved, strict=False) if part]
        more = f" and {len(listed) - _LISTED} more" if len(listed) > _LISTED else ""
        names = " and ".join(f"'{name}'" for name in (listed or model.constraints)[:_LISTED]) + more
        return (
            f"the constraints {names} could not be kept together: no position satisfies them, or none near "
            "the motion; do they pull against each other?"
        )

    def first_samples(self) -> Samples:
        """What is kept before the first step."""
        return np.empty(0), np.empty((0, len(self.y)))

    def last_samples(self) -> Samples:
        """What is kept of a run that ended on the way, where not every step is kept."""
        return np.empty(0), np.empty((0, len(self.y)))

    @abstractmethod
    def advance(self, observed: bool) -> int:
        """Run the compiled loop until Python is needed; says why (``loops/workspace.py``)."""

    @abstractmethod
    def take_samples(self) -> Samples:
        """The samples that have been made since they were last asked for."""

    @abstractmethod
    def respond(self, reason: int) -> End | None:
        """What follows where no event is the reason: None to go on, else how the run ended."""

    @abstractmethod
    def restart(self, longest: float) -> None:
        """The motion begins anew from ``state``, with a first step of this length at most."""

    @abstractmethod
    def inputs_at(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        """The inputs at the samples, where these were held; NaN where a function does not answer again."""

    @abstractmethod
    def outcome(self, reason: str, because: str, samples: Kept) -> Outcome:
        """How the run ended, in a sentence."""

    def find_reason_to_stop(self, steps: int, before: float) -> int:
        """Asked after so many steps since a time: why the loop should not go on; ``PAUSED`` if it may."""
        return PAUSED

    def end_after_event(self, index: int) -> End | None:
        """Why the run cannot go on after an event that changed it."""
        return None
