"""The driver: it runs a compiled loop and stops where Python must be asked.

That is where laws are sampled, where observers see samples, where events end or change the motion, where a
method gives way to another; and now and then, for progress and Ctrl-C.
"""

import time
from collections.abc import Callable
from contextlib import nullcontext

import numpy as np

from pendula.simulation.energy_ledger import after_jump
from pendula.simulation.loops.workspace import EVENT, FAULT, FULL, PAUSED
from pendula.simulation.observation import Observer, observed_state
from pendula.simulation.result import Result, RunError
from pendula.simulation.start import CONSISTENT, relative_residuals
from pendula.simulation.steps import End, Steps

PIECE = 0.1  # seconds of wall time between two looks at the outside world
_GROWTH, _MOST_PATIENCE = 4, 10**9  # of the steps between two looks, and how many there may be
_MOMENT = 0.005  # seconds; Ctrl-C is kept in pieces that take longer, which costs as much as many steps


class Driver:
    """Takes the steps of a run up to its end."""

    def __init__(
        self,
        steps: Steps,
        observer: Observer | None = None,
        progress: Callable[[float], None] | None = None,
        *,
        asked: bool = True,
    ) -> None:
        """``asked``: whether progress is a user's function, in which Ctrl-C is to be seen at once."""
        self.steps, self.observer, self.progress = steps, observer, progress
        self._calls_user = observer is not None or (progress is not None and asked) or steps.control.sampled
        self._kept: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []

    def run(self) -> Result:
        """All steps, unless an event, the observer, Ctrl-C or a state that is not finite ends them."""
        # So many occurrences are kept that garbage may be collected at any time; Ctrl-C would be lost in it.
        steps = self.steps
        guard = steps.callbacks.guarded() if steps.watch.events and not self._calls_user else nullcontext()
        try:
            with guard:
                return self._result(*self._drive())
        except KeyboardInterrupt:
            return self._interrupted()
        except Exception as error:
            raise RunError(self._interrupted(), error) from error

    def _drive(self) -> End:
        steps = self.steps
        steps.begin()
        if self._keep(*steps.first_samples()):
            return "stopped", ""
        while True:
            reason = self._advance()
            if self._keep(*steps.take_samples()):
                return "stopped", ""
            if (end := self._respond(reason)) is not None:
                self._keep_last()
                return self._doubt(end)

    def _keep_last(self) -> None:
        """Keep where a run ended, unless that is kept already."""
        t, y = self.steps.last_samples()
        if len(t) and (not self._kept or t[-1] > self._kept[-1][0][-1]):
            self._keep(t, y)

    def _doubt(self, end: End) -> End:
        """The end of a run, unless it has got through what turned it back."""
        steps, w = self.steps, self.steps.workspace
        if end[0] == "diverged" and steps.restoration is not None and steps.restoration.velocities:
            self._cut_missed()
        if end[0] != "finished" or not self._kept:
            return end
        beyond = steps.watch.find_beyond(w.time, self._kept[-1][1][-1], steps.u)
        return ("diverged", beyond) if beyond else end

    def _cut_missed(self) -> None:
        """Drop the last samples, which miss the constraints that could not be kept."""
        model, w = self.steps.model, self.steps.workspace
        while self._kept:
            t, y, u = self._kept.pop()
            for last in range(len(t), 0, -1):
                missed = relative_residuals(model, float(t[last - 1]), y[last - 1].copy(), u[last - 1].copy())
                if missed[: model.card.holonomic].max(initial=0.0) <= CONSISTENT:
                    self._kept.append((t[:last], y[:last], u[:last]))
                    w.time = float(t[last - 1])
                    return

    def _advance(self) -> int:
        """Run the loop until Python is needed, in pieces that are short enough for Ctrl-C."""
        steps, w = self.steps, self.steps.workspace
        whole, guard = steps.until - steps.start, bool(steps.watch.events)
        while True:
            began, count, t = time.perf_counter(), w.steps, w.time
            with steps.callbacks.guarded(guard):
                reason = steps.advance(self.observer is not None)
                if w.found:
                    steps.watch.record(w.found)
                    w.found = 0
            if self.progress is not None:
                self.progress((w.time - steps.start) / whole if whole else 1.0)
            if reason not in (PAUSED, FULL) or steps.callbacks.error is not None:
                return reason
            count = w.steps - count
            found = steps.find_reason_to_stop(count, t)
            if found != PAUSED or reason == FULL:
                return reason if found == PAUSED else found
            spent = max(time.perf_counter() - began, 1e-9)
            w.patience = min(max(int(count * PIECE / spent), 1), _GROWTH * w.patience, _MOST_PATIENCE)
            guard = guard or w.patience * spent > _MOMENT * count

    def _respond(self, reason: int) -> End | None:
        """What follows when the loop has come back: None to go on, else how the run ended."""
        steps, w = self.steps, self.steps.workspace
        if steps.callbacks.error is not None:
            raise steps.callbacks.error
        if reason == FAULT:
            name = steps.watch.events[w.stopped_by].name
            return "diverged", f"the event '{name}' has no finite value at t = {w.fault_time:g}"
        if reason == EVENT:
            index = w.stopped_by
            return self._change_motion(index, w.time) or steps.end_after_event(index)
        return steps.respond(reason)

    def _change_motion(self, index: int, now: float) -> End | None:
        """After an event that stops the loop: the end, or a motion that begins anew."""
        steps, w, watch = self.steps, self.steps.workspace, self.steps.watch
        event, before = watch.events[index], watch.occurrences[-1].before
        w.stopped_by = -1
        after = watch.after(index, now, before, steps.u)
        steps.state = after_jump(steps.model, now, before, after, steps.u)
        if not steps.requested:
            both = [before] if steps.state is before else [before, steps.state]
            if self._keep(np.full(len(both), now), np.array(both)):
                return "stopped", ""
        if event.terminal:
            return "stopped", f"the event '{event.name}' ended the run"
        if (over := watch.accumulated(index)) is not None:
            end, sentence = over
            w.time = min(end, steps.until)
            if not steps.requested:
                self._keep(np.array([w.time]), steps.state[None, :])
            return "stopped", sentence
        steps.restart(2 * watch.interval(index))
        return None

    def _keep(self, t: np.ndarray, y: np.ndarray) -> bool:
        """Keep samples and show them to the observer, up to the one at which it wants to stop."""
        if not len(t):
            return False
        kept, stopped = len(t) if self.observer is None else 0, False
        try:
            while self.observer is not None and kept < len(t) and not stopped:
                kept += 1
                state = observed_state(self.steps.model, y[kept - 1])
                stopped = bool(self.observer(float(t[kept - 1]), *state))
        finally:
            self._kept.append((t[:kept], y[:kept], np.repeat(self.steps.u[None, :], kept, axis=0)))
        if stopped:
            # What lies beyond the sample was computed ahead, and did not happen.
            watch, last = self.steps.watch, float(t[kept - 1])
            self.steps.workspace.time = last
            watch.occurrences = [found for found in watch.occurrences if found.t <= last]
        return stopped

    def _gather(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """All samples: times, states, and the inputs that were held."""
        if len(self._kept) == 1:
            return self._kept[0]
        none = np.empty(0), np.empty((0, len(self.steps.y))), np.empty((0, len(self.steps.u)))
        t, y, u = map(np.concatenate, zip(none, *self._kept, strict=True))
        return t, y, u

    def _interrupted(self) -> Result:
        """What was computed, also what was not looked at yet."""
        self.observer = None
        self._keep(*self.steps.take_samples())
        self._keep_last()
        return self._result("interrupted")

    def _result(self, reason: str, because: str = "") -> Result:
        steps = self.steps
        t, y, u = self._gather()
        u = steps.inputs_at(t, u)
        outcome = steps.watch.annotate(steps.outcome(reason, because, (t, y, u)))
        events = tuple(steps.watch.occurrences)
        count, drift = steps.workspace.steps, steps.unit_drift
        given, signals = steps.given_inputs(), steps.control.signals_at(t, until=steps.keeps_before_laws)
        return Result(t, y, u, count, steps.evaluations, outcome, events, drift, given, signals)
