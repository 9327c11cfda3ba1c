"""What stays of every member: the end, chosen times, first times of conditions, reductions, everything."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.expressions import read_condition, read_expression
from pendula.ensembles.members import read_numbers
from pendula.errors import PendulaError
from pendula.simulation.member_steps import KINDS, Wanted

if TYPE_CHECKING:
    from pendula.model import Model

ENERGY_ERROR = "energy error"
_FORMS = (
    "'end', times as numbers, 'first theta1 > pi', 'largest x', 'smallest x', 'mean x', 'energy error' or "
    "'everything'"
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
    """

    texts: Mapping[str, Any]
    end: bool
    times: tuple[float, ...]
    everything: bool
    conditions: tuple[str, ...]
    reductions: tuple[str, ...]
    energy: str
    wanted: Wanted

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
    conditions: dict[str, Any] = {}
    reductions: dict[str, tuple[str, Any]] = {}
    words: dict[str, str] = {}
    for name, item in items.items():
        if not isinstance(item, str):
            times += _read_times(item, until)
            continue
        first, _, rest = item.strip().partition(" ")
        if item.strip() in ("end", "everything", ENERGY_ERROR):
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
        tuple(reductions), words.get(ENERGY_ERROR, ""), made,
    )  # fmt: skip


def _named(given: Any) -> dict[str, Any]:
    """Items by name; without one of its own an item is called what it is."""
    if isinstance(given, Mapping):
        return {str(name): item for name, item in given.items()}
    if isinstance(given, str):
        given = [given]
    elif not isinstance(given, Sequence | np.ndarray):
        raise PendulaError(f"keep= takes {_FORMS}, got {given!r}.")
    texts = [item for item in given if isinstance(item, str)]
    if twice := next((text for text in texts if texts.count(text) > 1), None):
        raise PendulaError(f"'{twice}' is to be kept twice.")
    numbers = [item for item in given if not isinstance(item, str)]
    return {text: text for text in texts} | ({"times": numbers} if numbers else {})


def _read_times(given: Any, until: float) -> list[float]:
    times = read_numbers("keep", given).tolist()
    if outside := [t for t in times if not 0 <= t <= until]:
        raise PendulaError(f"The time {outside[0]:g} to be kept is not between 0 and until = {until:g}.")
    return times
