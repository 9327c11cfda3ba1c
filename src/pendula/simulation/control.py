"""What drives the inputs during a run.

A control consists of parts, each for some of the inputs: fixed values, functions of time, one row a step,
feedback laws that are sampled and held, or what was recorded of them in another run.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

import numpy as np

from pendula.errors import SimulationError

SAME = 4  # units in the last place within which two instants are one
_EARLY = 1e-6  # of a step: what begins so soon after it counts from its beginning

Law = Callable[..., Any]  # of (t, q, v), or of (t, q, v, z) where a system has states z beyond them


def is_controller(given: Any) -> bool:
    """Whether something is a controller or a recipe for one, told without importing them."""
    return callable(getattr(given, "controller", None))


@dataclass(frozen=True)
class Sampled:
    """A feedback law that is sampled every so many seconds and held in between.

    ``law`` is a Python function of (t, q, v), or a controller: ``Sampled(PID(...), every=0.05)``. The states
    of a controller, such as its integral, advance at samples too: z += every · ż.
    """

    law: Law | Any
    every: float

    def __post_init__(self) -> None:
        if not callable(self.law) and not is_controller(self.law):
            raise SimulationError(
                f"Sampled needs a function law(t, q, v) or a controller such as PID(...), got {self.law!r}."
            )
        number = isinstance(self.every, int | float | np.number) and not isinstance(self.every, bool)
        if not (number and math.isfinite(self.every) and self.every > 0):
            raise SimulationError(
                f"Sampled needs every=... in seconds, greater than zero, got {self.every!r}."
            )


def held_at(times: np.ndarray, rows: np.ndarray, t: np.ndarray, *, until: bool = False) -> np.ndarray:
    """The row that is held at each instant t, where each is held from its time on; the first before that.

    At an instant at which rows change it is the later one, or the one that was held ``until`` then.
    """
    late = SAME * np.spacing(np.maximum(np.abs(t), abs(times[0])))
    count = np.searchsorted(times, t - late if until else t + late, side="left" if until else "right")
    return rows[count.clip(1) - 1]


@dataclass(frozen=True)
class Fixed:
    """Values that never change, for the inputs numbered in ``targets``."""

    targets: tuple[int, ...]
    values: np.ndarray

    def at(self, t: np.ndarray, step: np.ndarray) -> np.ndarray:
        return np.tile(self.values, (len(t), 1))


@dataclass(frozen=True)
class OfTime:
    """A function from an array of times to one row of values for each; it is not smooth at its kinks."""

    targets: tuple[int, ...]
    function: Callable[[np.ndarray], np.ndarray]
    kinks: tuple[float, ...] = ()

    def at(self, t: np.ndarray, step: np.ndarray) -> np.ndarray:
        return self.function(t)


@dataclass(frozen=True)
class Rows:
    """One row of values a step, held during the step."""

    targets: tuple[int, ...]
    rows: np.ndarray

    def at(self, t: np.ndarray, step: np.ndarray) -> np.ndarray:
        return self.rows[np.clip(step, 0, len(self.rows) - 1)]


@dataclass(frozen=True)
class Recorded:
    """Values that were held from instant to instant during a run; ``kind`` says what gave them."""

    targets: tuple[int, ...]
    times: np.ndarray
    rows: np.ndarray
    kind: str

    def at(self, t: np.ndarray, step: np.ndarray) -> np.ndarray:
        return held_at(self.times, self.rows, t)

    def as_rows(self, start: float, step: float, count: int) -> Rows:
        """The same for so many steps of equal length: what is held when a step begins."""
        begins = start + step * (np.arange(count) + _EARLY)
        return Rows(self.targets, self.rows[np.searchsorted(self.times, begins, side="right").clip(1) - 1])


@dataclass(frozen=True)
class Feedback:
    """A law of time and state, sampled every ``every`` steps and held in between.

    A method that chooses its own steps knows only the seconds between.
    """

    targets: tuple[int, ...]
    law: Callable[..., np.ndarray]
    every: int
    seconds: float

    def fresh(self) -> Self:
        """The same for a new run: a law that remembers begins anew."""
        begun = getattr(self.law, "fresh", None)
        return self if begun is None else replace(self, law=begun())


Part = Fixed | OfTime | Rows | Recorded | Feedback


@dataclass(frozen=True)
class Control:
    """Everything that drives the inputs of a system."""

    inputs: int
    parts: tuple[Part, ...]

    def fresh(self) -> "Control":
        """The same for a new run: laws that remember begin anew."""
        if not self.sampled:
            return self
        parts = tuple(part.fresh() if isinstance(part, Feedback) else part for part in self.parts)
        return replace(self, parts=parts)

    def signals_at(self, t: np.ndarray, *, until: bool) -> dict[str, np.ndarray]:
        """What held controllers said of themselves in the run that has asked them, by name: `held_at`."""
        found: dict[str, np.ndarray] = {}
        for part in self.parts:
            said = getattr(part.law, "signals_at", None) if isinstance(part, Feedback) else None
            found |= said(t, until=until) if said is not None else {}
        return found

    @cached_property
    def constant(self) -> bool:
        return all(isinstance(part, Fixed) for part in self.parts)

    @cached_property
    def moving(self) -> bool:
        """Whether inputs change between two instants at which they are asked for."""
        return any(isinstance(part, OfTime) for part in self.parts)

    @cached_property
    def sampled(self) -> bool:
        """Whether a Python law is asked along the way."""
        return any(isinstance(part, Feedback) for part in self.parts)

    @cached_property
    def held(self) -> bool:
        """Whether inputs jump between steps."""
        return any(isinstance(part, Feedback | Rows) for part in self.parts)

    @property
    def every(self) -> int:
        """With laws: how many steps lie between two changes of what is held."""
        between = [part.every if isinstance(part, Feedback) else 1
                   for part in self.parts if not isinstance(part, Fixed)]  # fmt: skip
        return math.gcd(*between)

    def at(self, t: np.ndarray, step: np.ndarray) -> np.ndarray:
        """Inputs at many instants, each within its step; laws are not asked, their inputs stay zero."""
        values = np.zeros((len(t), self.inputs))
        for part in self.parts:
            if not isinstance(part, Feedback):
                values[:, part.targets] = part.at(t, step)
        if not np.isfinite(values).all():
            bad = t[~np.isfinite(values).all(axis=1)][0]
            raise SimulationError(f"An input is not finite at t = {bad:g}.")
        return values

    def sample(self, step: int, t: float, state: tuple[np.ndarray, ...], before: np.ndarray) -> np.ndarray:
        """The inputs to hold from this step on, where ``before`` was held until now."""
        u = self.at(np.array([t]), np.array([step]))[0]
        for part in self.parts:
            if isinstance(part, Feedback):
                due = step % part.every == 0
                u[list(part.targets)] = part.law(t, *state) if due else before[list(part.targets)]
        return u
