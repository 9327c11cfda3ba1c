"""What every run has that is watched for events: samples kept, events that end or change it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.model import Model
from pendula.simulation.control import Control
from pendula.simulation.course import Course
from pendula.simulation.ledger import after_jump
from pendula.simulation.march import Observer, seen
from pendula.simulation.methods import layout as loop
from pendula.simulation.watching import Callbacks, Watch

if TYPE_CHECKING:
    from pendula.description import Event

_EVENTS = 256  # events made room for at a time


class Journey(ABC):
    """One run under way from ``start`` to ``until``; where times are ``requested``, only they are kept."""

    room = loop.NUMBERS, loop.COUNTS  # numbers and counts that its loop shares with Python

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
        self.model, self.control, self.until, self.requested = model, control, until, requested
        self.state, self.u = y.copy(), control.at(np.array([start]), np.array([0]))[0]
        self.p = np.array(model.values, dtype=float)
        self.callbacks = Callbacks()
        self.watch = Watch(model, events, self.callbacks)
        self.found = np.zeros((max(_EVENTS, 32 * len(events)) if events else 1, len(y) + 2))
        self.numbers, self.counts = np.zeros(self.room[0]), np.zeros(self.room[1], dtype=np.int64)
        self.counts[[loop.PATIENCE, loop.STOPPED_BY]] = 1000, -1
        self.kept_t: list[np.ndarray] = []
        self.kept_y: list[np.ndarray] = []
        self.kept_u: list[np.ndarray] = []

    def run(self, observer: Observer | None, progress: Callable[[float], None] | None) -> Course:
        """All steps, unless an event, the observer, Ctrl-C or a state that is not finite ends them."""
        try:
            return self._travelled(observer, progress)
        except KeyboardInterrupt:
            return self._course("interrupted")
        except Exception as error:
            raise RunError(self._course("interrupted"), error) from error

    @abstractmethod
    def _travelled(self, observer: Observer | None, progress: Callable[[float], None] | None) -> Course:
        """Take the steps; what is raised on the way is looked after."""

    @abstractmethod
    def _begin(self, step: float | None) -> None:
        """The motion starts afresh from the state, with a first step of this length at most."""

    @abstractmethod
    def _course(self, reason: str, because: str = "") -> Course:
        """The samples with a verdict."""

    def _recorded(self) -> None:
        """Keep the events that the loop has found; so many objects are made that garbage may be collected.

        Ctrl-C would be lost in what is called then.
        """
        with self.callbacks.guarded():
            self.watch.record(self.found[: int(self.counts[loop.FOUND])])
            self.counts[loop.FOUND] = 0

    def _raise(self) -> None:
        """Raise what was raised in a function that the loop called."""
        if self.callbacks.error is not None:
            raise self.callbacks.error

    def _without_value(self) -> tuple[str, str]:
        """How a run ended in which an event had no value."""
        event = self.watch.events[int(self.counts[loop.STOPPED_BY])]
        return (
            "diverged",
            f"the event '{event.name}' has no finite value at t = {self.numbers[loop.FAULT_TIME]:g}",
        )

    def _happened(self, index: int, now: float, observer: Observer | None) -> tuple[str, str] | None:
        """After an event that stops the loop: the end, or a motion that begins anew."""
        event, before = self.watch.events[index], self.watch.occurrences[-1].before
        self.counts[loop.STOPPED_BY] = -1
        after = self.watch.after(index, now, before, self.u)
        self.state = after_jump(self.model, now, before, after, self.u)
        if not self.requested:
            both = [before] if event.change is None else [before, self.state]
            if self._keep(observer, np.full(len(both), now), np.array(both)):
                return "stopped", ""
        if event.terminal:
            return "stopped", f"the event '{event.name}' ended the run"
        if (over := self.watch.accumulated(index)) is not None:
            end, sentence = over
            self.numbers[loop.T] = min(end, self.until)
            if not self.requested:
                self._keep(observer, np.array([self.numbers[loop.T]]), self.state[None, :])
            return "stopped", sentence
        self._begin(min(float(self.numbers[loop.STEP]), 2 * self.watch.interval(index)))
        return None

    def _keep(self, observer: Observer | None, t: np.ndarray, y: np.ndarray) -> bool:
        """Keep samples and show them to the observer, up to the one at which it wants to stop."""
        kept, stopped = len(t) if observer is None else 0, False
        try:
            while observer is not None and kept < len(t) and not stopped:
                stopped = bool(observer(float(t[kept]), *seen(self.model, y[kept])))
                kept += 1
        finally:
            self.kept_t.append(t[:kept].copy())
            self.kept_y.append(y[:kept].copy())
            self.kept_u.append(np.tile(self.u, (kept, 1)))
        return stopped

    def _gathered(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """All samples: t, y and the inputs that were held."""
        t = np.concatenate([*self.kept_t, np.empty(0)])
        y = np.concatenate([*self.kept_y, np.empty((0, len(self.state)))])
        return t, y, np.concatenate([*self.kept_u, np.empty((0, len(self.u)))])


class RunError(Exception):
    """Something that was called on the way raised an error; what was computed until then is kept."""

    def __init__(self, course: Course, error: Exception) -> None:
        super().__init__(str(error))
        self.course, self.error = course, error
