"""Inputs during a run: constants, arrays, functions of time, feedback laws.

Expressions of the state become part of the model and are evaluated at every stage. Functions of time are
evaluated at every stage too. A Python feedback law is sampled and held: that is of first order, and the
outcome says so.
"""

import inspect
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.grid import Grid


@dataclass(frozen=True)
class Sampled:
    """A feedback law ``law(t, q, v)`` that is sampled every so many seconds and held in between."""

    law: Callable[[float, np.ndarray, np.ndarray], Any]
    every: float

    def __post_init__(self) -> None:
        if not callable(self.law):
            raise SimulationError(f"Sampled needs a function law(t, q, v), got {self.law!r}.")
        if not (isinstance(self.every, int | float) and math.isfinite(self.every) and self.every > 0):
            raise SimulationError(
                f"Sampled needs every=... in seconds, greater than zero, got {self.every!r}."
            )


@dataclass(frozen=True)
class Constant:
    """Inputs that never change."""

    values: np.ndarray

    def at(self, t: np.ndarray) -> np.ndarray:
        return np.tile(self.values, (len(t), 1))


@dataclass(frozen=True)
class OfTime:
    """Inputs as functions of time."""

    functions: tuple[Callable[[np.ndarray], np.ndarray], ...]

    def at(self, t: np.ndarray) -> np.ndarray:
        values = np.column_stack([f(t) for f in self.functions])
        if not np.isfinite(values).all():
            bad = t[~np.isfinite(values).all(axis=1)][0]
            raise SimulationError(f"An input is not finite at t = {bad:g}.")
        return values


@dataclass(frozen=True)
class Held:
    """One row of inputs a step, held during the step."""

    rows: np.ndarray
    grid: Grid

    def at(self, t: np.ndarray) -> np.ndarray:
        step = np.floor((t - self.grid.start) / self.grid.step + 1e-9).astype(int)
        return self.rows[np.clip(step, 0, len(self.rows) - 1)]


@dataclass(frozen=True)
class Feedback:
    """A law of (t, q, v), sampled every ``every`` steps."""

    law: Callable[[float, np.ndarray, np.ndarray], np.ndarray]
    every: int


Control = Constant | OfTime | Held | Feedback


def controlled(model: Model, given: Any, grid: Grid) -> tuple[Model, Control]:
    """The model with symbolic laws built in, and what drives the inputs that are left."""
    if isinstance(given, Mapping):
        known = {str(name): law for name, law in given.items()}
        for name in known:
            if name not in model.inputs:
                listed = ", ".join(f"'{n}'" for n in model.inputs) or "none"
                raise SimulationError(f"'{name}' is not an input of {model.name}; its inputs are {listed}.")
        laws = {name: law for name, law in known.items() if hasattr(law, "free_symbols")}
        if laws:
            model = model.with_control(laws)
        return model, _by_name(model, {n: law for n, law in known.items() if n not in laws}, grid)
    if given is None:
        return model, Constant(np.zeros(len(model.inputs)))
    if not model.inputs:
        raise SimulationError(f"{model.name} has no inputs, but control= was given.")
    return model, _for_all(model, given, grid)


def _for_all(model: Model, given: Any, grid: Grid) -> Control:
    """One value, array or function for all inputs at once."""
    m = len(model.inputs)
    if isinstance(given, Sampled):
        return Feedback(_vector_law(model, given.law), _steps_between(given.every, grid))
    if callable(given):
        if _arguments(given) == 1:
            return OfTime(tuple(_component(given, i, m) for i in range(m)))
        return Feedback(_vector_law(model, given), 1)
    array = _numbers(given, "control")
    if array.ndim == 0 and m == 1:
        return Constant(array.reshape(1))
    if array.shape == (m,):
        return Constant(array)
    if array.ndim == 1 and m == 1:
        array = array[:, None]
    return _held(array, m, grid)


def _by_name(model: Model, given: Mapping[str, Any], grid: Grid) -> Control:
    """Each input by itself; those that are not named are zero."""
    entries = [given.get(name, 0.0) for name in model.inputs]
    if any(isinstance(e, Sampled) or (callable(e) and _arguments(e) != 1) for e in entries):
        return _mixed_feedback(entries, model, grid)
    if not any(callable(e) or np.ndim(e) for e in entries):
        return Constant(
            np.array([_numbers(e, n) for e, n in zip(entries, model.inputs, strict=True)], dtype=float)
        )
    if all(np.ndim(e) <= 1 and not callable(e) and not _is_table(e) for e in entries):
        total = grid.total
        columns = [np.broadcast_to(_numbers(e, n), (total,)) if np.ndim(e) == 0 else _numbers(e, n)
                   for e, n in zip(entries, model.inputs, strict=True)]  # fmt: skip
        return _held(np.column_stack(columns), len(entries), grid)
    return OfTime(tuple(_function(e, n) for e, n in zip(entries, model.inputs, strict=True)))


def _mixed_feedback(entries: list[Any], model: Model, grid: Grid) -> Feedback:
    rates = [e.every for e in entries if isinstance(e, Sampled)]
    laws = [e.law if isinstance(e, Sampled) else e for e in entries]

    def law(t: float, q: np.ndarray, v: np.ndarray) -> list[float]:
        return [_one(entry, t, q, v) for entry in laws]

    return Feedback(_vector_law(model, law), _steps_between(min(rates), grid) if rates else 1)


def _one(entry: Any, t: float, q: np.ndarray, v: np.ndarray) -> float:
    if not callable(entry):
        return float(entry)
    value: Any = entry(t) if _arguments(entry) == 1 else entry(t, q, v)
    return float(value)


def _function(entry: Any, name: str) -> Callable[[np.ndarray], np.ndarray]:
    """An entry as a function of an array of times."""
    if callable(entry):
        return lambda t: _over(entry, t)
    if _is_table(entry):
        at, values = (_numbers(part, name) for part in entry)
        if at.shape != values.shape or (np.diff(at) <= 0).any():
            raise SimulationError(
                f"The table for the input '{name}' needs increasing times and as many values."
            )
        return lambda t: np.interp(t, at, values)
    value = float(_numbers(entry, name))
    return lambda t: np.full(len(t), value)


def _is_table(entry: Any) -> bool:
    return isinstance(entry, tuple) and len(entry) == 2 and np.ndim(entry[0]) == 1


def _over(function: Callable[[Any], Any], t: np.ndarray) -> np.ndarray:
    """A function at many times: at once where it understands arrays, else one by one."""
    try:
        values = np.asarray(function(t), dtype=float)
        if values.shape == t.shape and len(t) > 1 and values[-1] == function(float(t[-1])):
            return values
    except Exception:
        pass
    return np.array([float(function(float(instant))) for instant in t])


def _component(function: Callable[[float], Any], i: int, m: int) -> Callable[[np.ndarray], np.ndarray]:
    if m == 1:
        return lambda t: _over(lambda s: np.squeeze(function(s)), t)
    return lambda t: np.array([np.asarray(function(float(instant)), dtype=float)[i] for instant in t])


def _vector_law(
    model: Model, law: Callable[..., Any]
) -> Callable[[float, np.ndarray, np.ndarray], np.ndarray]:
    m = len(model.inputs)

    def sampled(t: float, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        values = np.atleast_1d(np.asarray(law(t, q, v), dtype=float))
        if values.shape != (m,):
            raise SimulationError(f"The feedback law must return {m} value(s), got the shape {values.shape}.")
        if not np.isfinite(values).all():
            raise SimulationError(f"The feedback law returned {values} at t = {t:g}; inputs must be finite.")
        return values

    return sampled


def _held(rows: np.ndarray, m: int, grid: Grid) -> Held:
    total = grid.total
    if rows.shape != (total, m):
        raise SimulationError(
            f"Inputs given step by step need the shape ({total}, {m}), one row a step; got {rows.shape}. "
            "Give (times, values) for a table in time."
        )
    if not np.isfinite(rows).all():
        raise SimulationError("Inputs given step by step must be finite.")
    return Held(np.ascontiguousarray(rows), grid)


def _steps_between(every: float, grid: Grid) -> int:
    steps = round(every / grid.step)
    if steps < 1 or abs(steps * grid.step - every) > 1e-9 * every:
        raise SimulationError(
            f"The law is sampled every {every:g} s, which is not a whole number of steps of {grid.step:g} s."
        )
    return steps


def _arguments(function: Callable[..., Any]) -> int:
    """How many arguments a function takes: one (time) or three (t, q, v)."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return 1  # built-in functions and ufuncs such as np.sin
    required = [
        p
        for p in signature.parameters.values()
        if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
    ]
    if len(required) not in (1, 3):
        raise SimulationError(
            f"A control function takes (t) or (t, q, v); {getattr(function, '__name__', 'this one')} takes "
            f"{len(required)} arguments."
        )
    return len(required)


def _numbers(given: Any, name: str) -> np.ndarray:
    try:
        array = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        raise SimulationError(f"The input '{name}' cannot be {given!r}.") from None
    if not np.isfinite(array).all():
        raise SimulationError(f"The input '{name}' must be finite, got {given!r}.")
    return array
