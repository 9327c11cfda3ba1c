"""Functions that give inputs, as values: they are pickled with a run wherever what a user gave can be."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import SimulationError


@dataclass(frozen=True, eq=False)
class Table:
    """A table in time, interpolated linearly, constant beyond its ends: a column an input."""

    times: np.ndarray
    columns: np.ndarray

    def __call__(self, t: np.ndarray) -> np.ndarray:
        return np.column_stack([np.interp(t, self.times, column) for column in self.columns.T])


@dataclass(frozen=True, eq=False)
class FunctionOfTime:
    """A user's function of time at many instants: at once where it understands arrays, else one by one."""

    names: tuple[str, ...]
    function: Callable[[Any], Any]

    def __call__(self, t: np.ndarray) -> np.ndarray:
        if len(self.names) == 1 and len(t) > 1:
            try:
                together = np.asarray(self.function(t), dtype=float)
                if together.shape == t.shape and together[-1] == self._at(float(t[-1]))[0]:
                    return together[:, None]
            except Exception:
                pass
        return np.array([self._at(float(instant)) for instant in t])

    def _at(self, instant: float) -> np.ndarray:
        value = numbers_of(
            self.function(instant),
            f"The control of {format_inputs(self.names)} at t = {instant:g}",
            finite=False,
        )
        row = value.reshape(1) if value.ndim == 0 and len(self.names) == 1 else value
        if row.shape != (len(self.names),):
            raise SimulationError(
                f"The control of {format_inputs(self.names)} must give {len(self.names)} value(s); "
                f"at t = {instant:g} it has the shape {value.shape}."
            )
        return row


@dataclass(frozen=True, eq=False)
class CheckedLaw:
    """A user's feedback law with every answer checked."""

    names: tuple[str, ...]
    law: Callable[..., Any]

    def __call__(self, t: float, *state: np.ndarray) -> np.ndarray:
        answer = self.law(t, *state)
        values = np.atleast_1d(
            numbers_of(answer, f"The feedback law of {format_inputs(self.names)}", finite=False)
        )
        if values.shape != (len(self.names),):
            raise SimulationError(
                f"The feedback law must return {len(self.names)} value(s), got the shape {values.shape}."
            )
        if not np.isfinite(values).all():
            raise SimulationError(f"The feedback law returned {values} at t = {t:g}; inputs must be finite.")
        return values


def numbers_of(given: Any, what: str, *, finite: bool = True) -> np.ndarray:
    """What a user gave as numbers, or an error that says what cannot be."""
    try:
        array = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        raise SimulationError(f"{what} cannot be {given!r}.") from None
    if given is None:
        raise SimulationError(f"{what} cannot be None.")
    if finite and not np.isfinite(array).all():
        raise SimulationError(f"{what} must be finite, got {given!r}.")
    return array


def format_inputs(names: tuple[str, ...]) -> str:
    """Inputs by name, for sentences."""
    word = "the input " if len(names) == 1 else "the inputs "
    return word + ", ".join(f"'{name}'" for name in names)
