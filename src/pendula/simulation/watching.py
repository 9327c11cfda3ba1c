"""Events during a run: their kernels, what they change, and the end of ever faster repetition."""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Occurrence
from pendula.simulation.march import seen

if TYPE_CHECKING:
    from pendula.description import Event

KERNEL = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 6)
# A repetition whose remaining time, by its own rate of shrinking, is this part of the time is over.
_NOTHING = 1e-11
_FEWEST, _MOST_AT_ONCE = 8, 1000


def checked_events(given: Any) -> "tuple[Event, ...]":
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


class Callbacks:
    """Python functions as kernels; what they raise is kept, for it cannot pass through compiled code."""

    def __init__(self) -> None:
        self.error: BaseException | None = None
        self._kept: list[Any] = []

    def kernel(self, function: Callable[[float, np.ndarray], np.ndarray], ny: int, size: int) -> int:
        """The address of ``function(t, y)`` as a kernel; NaN where it raises."""

        def called(t: int, y: int, u: int, p: int, x: int, out: int) -> None:
            result = _doubles(out, size)
            try:
                if self.error is None:
                    result[:] = function(float(_doubles(t, 1)[0]), _doubles(y, ny).copy())
                    return
            except BaseException as error:
                self.error = error
            result[:] = np.nan

        self._kept.append(KERNEL(called))
        return ctypes.cast(self._kept[-1], ctypes.c_void_p).value or 0


def _doubles(address: int, count: int) -> np.ndarray:
    return np.ctypeslib.as_array((ctypes.c_double * count).from_address(address))


class Watch:
    """The events of one run."""

    def __init__(self, model: Model, events: Sequence["Event"], callbacks: Callbacks) -> None:
        self.model, self.events = model, tuple(events)
        self.occurrences: list[Occurrence] = []
        self.address = self._kernel(callbacks) if self.events else 0
        # Per event: direction, whether it stops the loop, whether it has just happened.
        rows = [[float(event.sign), float(event.stops), 0.0] for event in self.events]
        self.directions = np.array(rows or [[0.0] * 3])
        self._changes = [self._change(event) for event in self.events]
        self._history: dict[int, list[float]] = {i: [] for i in range(len(self.events))}

    def _kernel(self, callbacks: Callbacks) -> int:
        symbolic = [event.when for event in self.events if event.symbolic]
        kernel = self.model.compilation.expressions(symbolic) if symbolic else None
        if kernel is not None and len(symbolic) == len(self.events):
            return kernel.address
        model, u, p = self.model, np.zeros(len(self.model.inputs)), np.array(self.model.values)

        def values(t: float, y: np.ndarray) -> np.ndarray:
            compiled = iter(kernel(np.array([t]), y, u, p, u[:0]) if kernel is not None else ())
            state = seen(model, y)
            return np.array([next(compiled) if e.symbolic else _number(e, t, state) for e in self.events])

        return callbacks.kernel(values, len(model.card.entries), len(self.events))

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
            after = y.copy()
            for name, value in change(t, *seen(model, y)).items():
                after[_place(model, event, str(name))] = value
            return after

        return called

    def record(self, found: np.ndarray) -> None:
        """Keep what the loop found, in the order of time."""
        for row in sorted(found, key=lambda row: row[1]):
            event, t, y = self.events[int(row[0])], float(row[1]), row[2:].copy()
            self.occurrences.append(Occurrence(event.name, t, y, y))

    def after(self, index: int, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state with which the motion goes on after an event, which is marked as having just happened."""
        change, event = self._changes[index], self.events[index]
        changed = y if change is None else change(t, y, u)
        if not np.isfinite(changed).all():
            worst = self.model.card.entries[int(np.argmin(np.isfinite(changed)))]
            raise SimulationError(
                f"The event '{event.name}' changes {worst} to a value that is not finite at t = {t:g}."
            )
        self.directions[:, 2] = 0.0
        self.directions[index, 2] = 1.0
        last = self.occurrences[-1]
        self.occurrences[-1] = Occurrence(last.name, last.t, last.before, changed)
        self._history[index].append(t)
        return changed

    def interval(self, index: int) -> float:
        """The time between the last two occurrences of an event that changed the motion."""
        history = self._history[index]
        return history[-1] - history[-2] if len(history) > 1 else np.inf

    def accumulated(self, index: int) -> tuple[float, str] | None:
        """The time at which ever faster repetition ends, and a sentence, once nothing is left of it."""
        history, name = self._history[index], self.events[index].name
        if len(history) > _MOST_AT_ONCE and history[-1] - history[-_MOST_AT_ONCE] <= 1e-9 * (
            1 + abs(history[-1])
        ):
            return history[
                -1
            ], f"'{name}' happened {_MOST_AT_ONCE:,} times at once: its change does not lead away from it"
        if len(history) < _FEWEST:
            return None
        intervals = np.diff(history[-_FEWEST:])
        ratios = intervals[1:] / np.maximum(intervals[:-1], 1e-300)
        ratio = float(np.median(ratios))
        if not (ratios < 1).all() or intervals[-1] * ratio / (1 - ratio) > _NOTHING * (1 + abs(history[-1])):
            return None
        ratio = self._ratio(history)
        end = history[-1] + float(intervals[-1]) * ratio / (1 - ratio)
        count = f"{len(history):,} times"
        return (
            end,
            f"'{name}' happened {count}, ever sooner (intervals shrink by {ratio:.3g}): a Zeno sequence",
        )

    def _ratio(self, history: list[float]) -> float:
        """By which intervals shrink, from those that rounding has not touched."""
        intervals = np.diff(history)
        clean = intervals[intervals > 1e-8 * (1 + abs(history[-1]))]
        ratios = (clean if len(clean) > 2 else intervals)[-6:]
        return float(np.median(ratios[1:] / ratios[:-1]))


def _number(event: "Event", t: float, state: tuple[np.ndarray, ...]) -> float:
    value = np.asarray(event.when(t, *state), dtype=float)
    if value.shape != ():
        raise SimulationError(f"The event '{event.name}' must give one number, got the shape {value.shape}.")
    return float(value)


def _place(model: Model, event: "Event", name: str) -> int:
    if name not in model.card.entries:
        known = ", ".join(f"'{n}'" for n in model.card.entries)
        raise SimulationError(
            f"The event '{event.name}' changes '{name}', which {model.name} has not; it has {known}."
        )
    return model.card.entries.index(name)
