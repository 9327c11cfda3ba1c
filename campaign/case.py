"""What is tried: a system with its motion as known by another route, and the settings of the run."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula import Model

Array = np.ndarray


@dataclass(frozen=True)
class Truth:
    """The motion as it is, found without pendula's integrators.

    Attributes:
        times: instants at which it is known, s; the last is the end of the run.
        states: (q, v, z) at these instants, a row each.
        size: how large each entry becomes, the same for all positions, velocities or states.
        error: its own error, relative to the size.
        amplification: how many times a small error on the way has grown at the end.
        events: instants of the events, where the case has any, s.
        ending: how the run has to end: "finished", "stopped" by a terminal event, or "impossible" beyond the
            last instant, where the motion ceases to exist (a collision, a lock, ever shorter bounces).
    """

    times: Array
    states: Array
    size: Array
    error: float = 1e-12
    amplification: float = 1.0
    events: Array | None = None
    ending: str = "finished"


@dataclass(frozen=True)
class Case:
    """A system that is to be simulated, and its truth.

    Attributes:
        template: which of the systems of its kind it is.
        model: with its random parameters.
        start: values by name.
        truth: what ought to come out.
        shortest: the shortest time in which anything happens, s.
        methods: the adaptive methods that may be tried; empty for all.
        fixed: whether a method of fixed step may be tried, with steps that are small parts of ``shortest``.
        options: more arguments of ``simulate``, such as events and control.
    """

    template: str
    model: Model
    start: Mapping[str, float]
    truth: Truth
    shortest: float
    methods: tuple[str, ...] = ()
    fixed: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    until: float | None = None  # where the run is told to end beyond its last possible instant

    @property
    def end(self) -> float:
        """The time at which the run is told to end, s."""
        return float(self.truth.times[-1]) if self.until is None else self.until


Draw = Callable[[np.random.Generator], Case]


def impossible(instant: float, entries: int) -> Truth:
    """The truth of a motion that cannot go on beyond an instant, s."""
    nothing = np.full((1, entries), np.nan)
    return Truth(np.array([instant]), nothing, np.ones(entries), ending="impossible")


def in_plane(state: Array) -> dict[str, float]:
    """The start of a particle in x and y from (x, y, ẋ, ẏ)."""
    return {name: float(value) for name, value in zip(("x", "y", "x_dot", "y_dot"), state, strict=True)}
