"""What stays of every member: the end, times, first times of conditions, reductions, all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.expressions import read_condition, read_expression
from pendula.ensembles.members import read_numbers
from pendula.errors import PendulaError
from pendula.simulation.member_steps import KINDS, Wanted

if TYPE_CHECKING:
    from pendula.description import Event
    from pendula.model import Model

ENERGY_ERROR, FIRST_CONTACT, REASON = "energy error", "first contact", "reason"
_WORDS = ("end", "everything", ENERGY_ERROR, FIRST_CONTACT, REASON)
_FORMS = (
    "'end', times as numbers, 'first theta1 > pi', an Event, 'first contact', 'reason', 'largest x', "
    "'smallest x', 'mean x', 'energy error' or 'everything'"
)


@dataclass(frozen=True, eq=False)
class Keep:
    """What is kept, with the names under which it is found.

    Attributes:
        texts: what was asked for, by name, as text; times as numbers.
        end: whether the state at the end.
        times: instants at which states are kept.
        everything: whether states at all steps.
        conditions: names of conditions.
        reductions: names of reductions.
        energy: the name of the energy error, "" without.
        wanted: the same for the loops.
        events: that take part in the motion of members, by name; the first time of each is kept.
        contact: the name of the first contact, "" without.
        reason: the name of why members ended, "" without.
    """

    texts: Mapping[str, Any]
    end: bool
    times: tuple[float, ...]
    everything: bool
    conditions: tuple[str, ...]
    reductions: tuple[str, ...]
    energy: str
    wanted: Wanted
    events: "Mapping[str, Event]" = field(default_factory=dict)
    contact: str = ""
    reason: str = ""

    @property
    def of_runs(self) -> bool:
        """Whether something is kept that only whole runs tell."""
        return bool(self.events or self.contact or self.reason)

    @property
    def condition_events(self) -> "list[Event]":
        """Conditions as events of a run, which ends where a single one is all that is kept."""
        from pendula.description import Event

        ends = len(self.conditions) == 1 and not (self.wanted.whole or self.of_runs)
        return [
            Event(condition, name=f"condition {i}", direction="rising", terminal=ends)
            for i, condition in enumerate(self.wanted.conditions)
        ]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why members may have ended, in the order of the numbers that are kept."""
        ending = (name for name, event in self.events.items() if event.terminal)
        return ("reached its end", *ending, "stopped otherwise")

    @property
    def samples(self) -> bool:
        return self.end or self.everything or bool(self.times)

    def sample_times(self, until: float) -> list[float] | None:
        """Instants to be sampled; None for all steps."""
        if self.everything:
            return None
        return sorted({*self.times, until}) if self.end or not self.times else list(self.times)


def read_keep(given: Any, model: "Model", until: float) -> Keep:
    """What a user asked for, every name known."""
    items = _named(given)
    if not items:
        raise PendulaError(f"keep= says what stays of every member: {_FORMS}.")
    times: list[float] = []
    events: dict[str, Event] = {}
    conditions: dict[str, Any] = {}
    reductions: dict[str, tuple[str, Any]] = {}
    words: dict[str, str] = {}
    for name, item in items.items():
        if _is_event(item):
            events[name] = _read_event(name, item, model)
            continue
        if not isinstance(item, str):
            times += _read_times(item, until)
            continue
        first, _, rest = item.strip().partition(" ")
        if item.strip() in _WORDS:
            words[item.strip()] = name
        elif first == "first" and rest:
            conditions[name] = read_condition(rest, model.description)
        elif first in KINDS and rest:
            reductions[name] = first, read_expression(rest, model.description)
        else:
            raise PendulaError(f"'{item}' cannot be kept; what can is {_FORMS}.")
    if times and "everything" in words:
        raise PendulaError("'everything' keeps the states at all steps; leave out the times beside it.")
    if ENERGY_ERROR in words and not model.has("energy"):
        raise PendulaError(f"{model.name} has no energy, so no 'energy error' can be kept.")
    made = Wanted(
        tuple(conditions.values()), tuple(reductions.values()), ENERGY_ERROR in words,
        bool(times) or "end" in words or "everything" in words,
    )  # fmt: skip
    return Keep(
        dict(items), "end" in words, tuple(sorted(set(times))), "everything" in words, tuple(conditions),
        tuple(reductions), words.get(ENERGY_ERROR, ""), made, events, words.get(FIRST_CONTACT, ""),
        words.get(REASON, ""),
    )  # fmt: skip


def _is_event(item: Any) -> bool:
    return type(item).__name__ == "Event" and hasattr(item, "when")  # told without importing SymPy


def _read_event(name: str, event: "Event", model: "Model") -> "Event":
    """An event under the name by which it is kept, of what the system has."""
    if event.symbolic:
        model.description.resolve_parameters([event.when])  # refuses what the system does not have
    return replace(event, name=name)


def _named(given: Any) -> dict[str, Any]:
    """Items by name; without one of its own an item is called what it is."""
    if isinstance(given, Mapping):
        return {str(name): item for name, item in given.items()}
    if isinstance(given, str | np.number) or type(given) in (int, float) or _is_event(given):
        given = [given]
    elif not isinstance(given, Sequence | np.ndarray):
        raise PendulaError(f"keep= takes {_FORMS}, got {given!r}.")
    named = [(_name_of(item), item) for item in given if isinstance(item, str) or _is_event(item)]
    names = [name for name, _ in named]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise PendulaError(f"'{twice}' is to be kept twice.")
    numbers = [item for item in given if not isinstance(item, str) and not _is_event(item)]
    return dict(named) | ({"times": numbers} if numbers else {})


def _name_of(item: Any) -> str:
    return item if isinstance(item, str) else item.name


def _read_times(given: Any, until: float) -> list[float]:
    times = read_numbers("keep", given).tolist()
    if outside := [t for t in times if not 0 <= t <= until]:
        raise PendulaError(f"The time {outside[0]:g} to be kept is not between 0 and until = {until:g}.")
    return times
