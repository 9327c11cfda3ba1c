"""Events during a run: their kernels, what they change, and the end of ever faster repetition."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Occurrence, Outcome
from pendula.simulation.callbacks import Callbacks
from pendula.simulation.contacts import Contacts
from pendula.simulation.loops.workspace import CHANGES, ENDS, NOTED
from pendula.simulation.modes import Modes, modes_of
from pendula.simulation.observation import observed_state
from pendula.simulation.start import CONSISTENT, relative_residuals

if TYPE_CHECKING:
    from pendula.description import Event

# A repetition whose remaining time, by its own rate of shrinking, is this part of the time is over.
_NOTHING = 1e-11
_FEWEST, _MOST_AT_ONCE = 8, 1000
# A change leaves of the speed across an event less than this part: nothing. And parts of the time that a
# motion takes between events: an instant, and one for slopes.
_STILL, _INSTANT, _MOMENT = 1e-6, 1e-4, 1e-6
# A rise of so many times the rounding of an event's value is not seen; by what part coordinates are moved to
# find out how large that is.
_ROUNDINGS, _SMALL_PART = 64.0, 1e-3

Values = Callable[..., np.ndarray]  # of every event, at (t, y, u)


def read_events(given: Any) -> "tuple[Event, ...]":
    """The events that a user gave, one or several."""
    if isinstance(given, tuple | list) and not given:
        return ()
    from pendula.description import Event

    events = tuple(given) if isinstance(given, tuple | list) else (given,)
    for event in events:
        if not isinstance(event, Event):
            raise SimulationError(f"events= takes Event(...) or a list of them, got {event!r}.")
    names = [event.name for event in events]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise SimulationError(f"Two events are called '{twice}'; give them names of their own.")
    return events


class Watch:
    """The events of one run."""

    def __init__(
        self, model: Model, events: Sequence["Event"], callbacks: Callbacks, start: float, until: float
    ) -> None:
        self.model, self.modes = model, modes_of(model)
        self.events = (*events, *(self.modes.events if self.modes else ()))
        self.start, self.whole = start, until - start
        if isinstance(self.modes, Contacts):
            self.modes.expect(self.whole)
        self.occurrences: list[Occurrence] = []
        self.timed = any(event.explicit_time for event in self.events)
        self.address = 0
        if self.events:
            self.address, self._values = self._kernel(callbacks)
        stops = [ENDS if e.terminal else CHANGES if e.stops else NOTED for e in self.events]
        self.direction = np.array([event.sign for event in self.events], dtype=np.int64)
        self.stops, self.happened = np.array(stops, dtype=np.int64), np.zeros(len(stops), dtype=np.int64)
        self._changes = [self._change(event) for event in self.events]
        self._history: dict[int, list[float]] = {i: [] for i in range(len(self.events))}
        self._longest = [0.0] * len(self.events)  # times between occurrences, or from the start to the first
        self._last: list[int] = []  # the events found last, in the order of time
        self._together: list[int] = []  # those of them that stopped the motion
        self._resting: tuple[float, str] | None = None  # when and why the motion cannot go on after them
        self._turns = [True] * len(self.events)  # whether all changes turned the motion back

    def _kernel(self, callbacks: Callbacks) -> tuple[int, Values]:
        """The address of the kernel that computes every event's value, and the same as a function."""
        model, p = self.model, np.array(self.model.values)
        symbolic = [event.when for event in self.events if event.symbolic]
        kernel = model.compilation.expressions(symbolic) if symbolic else None

        def values(t: float, y: np.ndarray, u: np.ndarray | None = None) -> np.ndarray:
            u = np.zeros(len(model.inputs)) if u is None else u
            compiled = iter(kernel(np.array([t]), y, u, p, u[:0]) if kernel is not None else ())
            state = observed_state(model, y)
            return np.array([next(compiled) if e.symbolic else _number(e, t, state) for e in self.events])

        if kernel is not None and len(symbolic) == len(self.events):
            return kernel.address, values
        sizes = len(model.card.entries), len(self.events), len(model.inputs)
        return callbacks.kernel(values, *sizes), values

    def _change(self, event: "Event") -> Callable[[float, np.ndarray, np.ndarray], np.ndarray] | None:
        """The state after an event, from the one before it."""
        change, model, p = event.change, self.model, np.array(self.model.values)
        if change is None:
            return None
        if isinstance(change, Mapping):
            places = [_place(model, event, name) for name in change]
            kernel = model.compilation.expressions(list(change.values()))

            def compiled(t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
                after = y.copy()
                after[places] = kernel(np.array([t]), y, u, p, u[:0])
                return after

            return compiled

        def called(t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
            after, values = y.copy(), change(t, *observed_state(model, y))
            if not isinstance(values, Mapping):
                raise SimulationError(
                    f"The change of the event '{event.name}' must return values by name, got {values!r}."
                )
            for name, value in values.items():
                after[_place(model, event, str(name))] = _checked(event, name, value)
            return after

        return called

    def make_room(self, count: int, size: int) -> dict[str, np.ndarray]:
        """Arrays in which a loop notes so many occurrences: their events, times and states."""
        self._found = np.zeros(count, dtype=np.int64), np.zeros(count), np.zeros((count, size))
        return dict(zip(("found_event", "found_time", "found_state"), self._found, strict=True))

    def record(self, count: int) -> None:
        """Keep what the loop found, in the order of time."""
        numbers, times, states = self._found
        order = np.argsort(times[:count], kind="stable").tolist()
        self._last = [int(numbers[k]) for k in order]
        for number, k in zip(self._last, order, strict=True):
            y = states[k].copy()
            self.occurrences.append(Occurrence(self.events[number].name, float(times[k]), y, y))
        self.happened[:] = 0

    def after(self, index: int, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state with which the motion goes on after an event and those of the same instant.

        They change it one after the other and are marked as having just happened.
        """
        first, state = len(self.occurrences) - len(self._last), y
        self._together = [i for i in self._last if self.events[i].stops]
        for place, i in enumerate(self._last):
            change, name = self._changes[i], self.events[i].name
            if change is not None:
                changed = change(t, state, u)
                self._check(name, t, state, changed, u)
                q = self.model.layout.q
                if not np.array_equal(changed[q], state[q]):
                    changed = self.model.layout.normalise(changed)
                self.occurrences[first + place] = Occurrence(name, t, state, changed)
                state = changed
        if self.modes is not None:
            state = self._change_modes(self.modes, t, y, state, u)
        for i in self._together:
            self.happened[i] = 1
            since = self._history[i][-1] if self._history[i] else self.start
            self._longest[i] = max(self._longest[i], t - since)
            self._history[i].append(t)
        self._resting = None
        self._rest(t, y, state, u)
        return state

    def settle(self, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state with which the motion goes on where inputs have jumped, which may release what sticks."""
        if self.modes is None:
            return y
        settled = self.modes.settle(t, y, u)
        for name in self._mark_modes(self.modes, y, settled):
            self.occurrences.append(Occurrence(name, t, y, settled))
            y = settled
        return settled

    def _change_modes(
        self, modes: Modes | Contacts, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray
    ) -> np.ndarray:
        """The state after events, with the modes of dry friction or contacts that follow from it.

        Of several occurrences at once the first tells the whole change, others none: it happens once.
        """
        first, place = len(self.events) - len(modes.events), len(self.occurrences) - len(self._last)
        changed = modes.change(t, before, after, u, [i - first for i in self._last])
        moot = modes.find_moot(changed, [i - first for i in self._last])
        for k, i in enumerate(self._last, place):
            if i >= first and i - first not in moot:
                self.occurrences[k] = Occurrence(self.events[i].name, t, after, changed)
                after = changed
        for k in reversed(range(len(self._last))):
            if self._last[k] - first in moot:
                del self.occurrences[place + k]
        further = self._mark_modes(modes, before, changed, [i for i in self._last if i - first not in moot])
        if isinstance(modes, Contacts):
            self.occurrences += [Occurrence(name, t, after, changed) for name in further]
        return changed

    def _mark_modes(
        self, modes: Modes | Contacts, before: np.ndarray, after: np.ndarray, told: Sequence[int] = ()
    ) -> list[str]:
        """Mark the events of all whose modes have changed; gives what happened where none was told of."""
        first, further = len(self.events) - len(modes.events), []
        for name, numbers in modes.changed(before, after):
            self.happened[first + numbers.start : first + numbers.stop] = 1
            if not any(first + i in told for i in numbers):
                further.append(name)
        return further

    def _check(self, name: str, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray) -> None:
        """Refuse a state that is not finite, has no rotation or breaks a constraint which held before."""
        if not np.isfinite(after).all():
            worst = self.model.card.entries[int(np.argmin(np.isfinite(after)))]
            raise SimulationError(
                f"The event '{name}' changes {worst} to a value that is not finite at t = {t:g}."
            )
        layout = self.model.layout
        for (first, length), error in zip(layout.unit, layout.unit_errors(after).tolist(), strict=True):
            if error > CONSISTENT:
                names = ", ".join(self.model.coordinates[first : first + length])
                raise SimulationError(
                    f"The event '{name}' changes ({names}) at t = {t:g} to a length of "
                    f"{np.linalg.norm(after[first : first + length]):.6g}; it must be 1: change all {length}."
                )
        if not self.model.constraints:
            return
        off = [relative_residuals(self.model, t, y, u) for y in (before, after)]
        broken = (off[0] <= CONSISTENT) & (off[1] > CONSISTENT)
        if broken.any():
            residuals = np.abs(self.model.evaluate("constraints", np.array([t]), after, u))
            which, holonomic = int(broken.argmax()), self.model.card.holonomic
            level = "position" if which < holonomic else "velocity"
            constraint = self.model.constraints[which - (0 if which < holonomic else holonomic)]
            raise SimulationError(
                f"The event '{name}' leads off the constraint '{constraint}' at t = {t:g}: at {level} level "
                f"by {residuals[which]:.3g}. Change all coordinates and velocities that it ties together."
            )

    def _rest(self, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray) -> None:
        """Find out whether a change leaves anything of the motion across its event that could be followed.

        ġ crosses zero before the change. After it, where g̈ still points across, g rises to ½ ġ²/|g̈| in the
        time |ġ/g̈|: if that is less than the rounding of g, what comes back is not seen to cross.
        """
        for i in self._together:
            if self._changes[i] is None:
                continue
            with np.errstate(all="ignore"):
                across, left = self._slope(i, t, before, u), self._slope(i, t, after, u)
                instant = _INSTANT * self._duration(i)
                later = after + instant * self.model.evaluate("rate", np.array([t]), after, u)
                push = (self._slope(i, t + instant, later, u) - left) / instant
                rounding = self._rounding(i, t, after, u) + np.spacing(abs(t)) * abs(across)
                little = _STILL * self._duration(i) * abs(across)
                near = abs(self._values(t, after, u)[i]) <= max(little, _ROUNDINGS * rounding)
            self._turns[i] &= bool(left * across < 0 or abs(left) <= _STILL * abs(across))
            if not near or not push * across * self._duration(i) > _STILL * across**2:
                continue
            if abs(left) <= _STILL * abs(across):
                self._resting = (
                    t,
                    f"the change of '{self.events[i].name}' does not lead away from it: what comes to rest "
                    "there would be pushed through",
                )
            elif left * across < 0 and left**2 < 2 * _ROUNDINGS * rounding * abs(push):
                kept = abs(left / across)
                rest = 2 * abs(left / push) / (1 - kept) if kept < 1 else 0.0
                self._resting = (t + rest, self._describe_rest(i, kept))

    def _describe_rest(self, index: int, kept: float) -> str:
        """A motion that has come to rest at an event, as far as numbers show."""
        name, count = self.events[index].name, len(self._history[index])
        return (
            f"'{name}' happened {count:,} time{'s' * (count != 1)}, ever sooner (each change keeps "
            f"{kept:.3g} of the speed), until rounding hides what is left: a Zeno sequence"
        )

    def _rounding(self, index: int, t: float, y: np.ndarray, u: np.ndarray) -> float:
        """By how much rounding of the coordinates may change an event's value."""
        total, value = 0.0, self._values(t, y, u)[index]
        for j in range(self.model.layout.nq):
            if y[j] != 0.0:
                moved = y.copy()
                moved[j] *= 1 + _SMALL_PART
                total += abs(self._values(t, moved, u)[index] - value) / _SMALL_PART
        return float(total * np.finfo(float).eps)

    def annotate(self, outcome: Outcome) -> Outcome:
        """An outcome with how contacts were met."""
        note = self.modes.note if isinstance(self.modes, Contacts) else ""
        return Outcome(outcome.reason, outcome.sentence + note) if note else outcome

    def find_beyond(self, t: float, y: np.ndarray, u: np.ndarray) -> str:
        """Where the motion has got through an event that always turned it back: a sentence, else ""."""
        if not any(change is not None for change in self._changes):
            return ""
        values = self._values(t, y, u)
        for i, event in enumerate(self.events):
            if not (self._changes[i] and self._history[i] and self._turns[i] and event.sign):
                continue
            rounding = self._rounding(i, t, y, u) + np.spacing(abs(t)) * abs(self._slope(i, t, y, u))
            if event.sign * values[i] > 1e6 * rounding:
                return (
                    f"the motion is beyond '{event.name}', which turned it back before: one of its crossings "
                    "was not found; try a smaller tolerance or step"
                )
        return ""

    def _slope(self, index: int, t: float, y: np.ndarray, u: np.ndarray) -> float:
        """The rate of an event's value along the motion, by a central difference."""
        rate = self.model.evaluate("rate", np.array([t]), y, u)
        h = _MOMENT * self._duration(index)
        ahead, behind = (self._values(t + s, y + s * rate, u)[index] for s in (h, -h))
        return float(ahead - behind) / (2 * h)

    def _duration(self, index: int) -> float:
        """The longest time between the start of the run and an event, or two of its occurrences."""
        return self._longest[index] or self.whole

    def interval(self, index: int) -> float:
        """The time between the last two occurrences of an event that changed the motion."""
        history = self._history[index]
        return history[-1] - history[-2] if len(history) > 1 else np.inf

    def accumulated(self, index: int) -> tuple[float, str] | None:
        """The time at which ever faster repetition ends, and a sentence, once nothing is left of it."""
        if self._resting is not None:
            return self._resting
        return next((over for i in self._together if (over := self._repeated(i)) is not None), None)

    def _repeated(self, index: int) -> tuple[float, str] | None:
        history, name = self._history[index], self.events[index].name
        if len(history) < _FEWEST:
            return None
        intervals, now = np.diff(history[-_FEWEST:]), history[-1]
        ratios = intervals[1:] / np.maximum(intervals[:-1], 1e-300)
        ratio = float(np.median(ratios))
        shortest = _NOTHING * self._duration(index) + _ROUNDINGS * float(np.spacing(abs(now)))
        # A gap that closes ever sooner stays closed by itself.
        ends = not isinstance(self.modes, Contacts) or index < len(self.events) - len(self.modes.events)
        over = ends and (ratios < 1).all() and intervals[-1] * ratio / (1 - ratio) <= shortest
        at_once = len(history) > _MOST_AT_ONCE and now - history[-_MOST_AT_ONCE] <= 100 * shortest
        if not over and not at_once:
            return None
        ratio = self._ratio(history)
        if not ratio < 1:
            return now, f"'{name}' happened {_MOST_AT_ONCE:,} times at once: its change does not lead away"
        left = float(intervals[-1]) * ratio / (1 - ratio)
        count = f"{len(history):,} times"
        return (
            now + left,
            f"'{name}' happened {count}, ever sooner (intervals shrink by {ratio:.3g}): a Zeno sequence",
        )

    def _ratio(self, history: list[float]) -> float:
        """By which intervals shrink, from those that rounding has not touched."""
        intervals = np.diff(history)
        clean = intervals[intervals > 1e-8 * (history[-1] - self.start) + 1e3 * np.spacing(abs(history[-1]))]
        ratios = (clean if len(clean) > 2 else intervals)[-6:]
        return float(np.median(ratios[1:] / np.maximum(ratios[:-1], 1e-300)))


def _number(event: "Event", t: float, state: tuple[np.ndarray, ...]) -> float:
    given = event.when(t, *state)
    if (value := _single(given)) is None:
        raise SimulationError(f"The event '{event.name}' must give one number, got {given!r}.")
    return value


def _checked(event: "Event", name: Any, given: Any) -> float:
    if (value := _single(given)) is None:
        raise SimulationError(
            f"The event '{event.name}' changes '{name}' to {given!r}, which is not a number."
        )
    return value


def _single(given: Any) -> float | None:
    """One number, also as an array; None for anything else."""
    try:
        value = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        return None
    return float(value.reshape(())) if value.size == 1 and given is not None else None


def _place(model: Model, event: "Event", name: str) -> int:
    if name not in model.card.entries:
        known = ", ".join(f"'{n}'" for n in model.card.entries)
        raise SimulationError(
            f"The event '{event.name}' changes '{name}', which {model.name} has not; it has {known}."
        )
    return model.card.entries.index(name)
