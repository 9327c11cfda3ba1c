"""Reading what users give as control=..., into the parts of a Control."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.control import Control, Feedback, Fixed, OfTime, Part, Rows, Sampled, is_controller
from pendula.simulation.held_controller import hold_controller
from pendula.simulation.input_functions import CheckedLaw, FunctionOfTime, Table, format_inputs, numbers_of
from pendula.simulation.time_grid import TimeGrid


def read_control(model: Model, given: Any, grid: TimeGrid | None) -> tuple[Model, Control]:
    """The model with symbolic laws built in, and the control of the inputs that are left."""
    if isinstance(given, Control):
        return model, given
    if isinstance(given, Mapping):
        named = {str(name): law for name, law in given.items()}
        for name in named:
            if name not in model.inputs:
                listed = ", ".join(f"'{n}'" for n in model.inputs) or "none"
                raise SimulationError(f"'{name}' is not an input of {model.name}; its inputs are {listed}.")
        laws = {name: law for name, law in named.items() if hasattr(law, "free_symbols")}
        model = model.with_control(laws) if laws else model
        left = {name: law for name, law in named.items() if name not in laws}
        parts = tuple(_part(model, (model.inputs.index(n),), law, grid) for n, law in left.items())
        return model, Control(len(model.inputs), parts)
    if given is None:
        return model, Control(len(model.inputs), ())
    if not model.inputs:
        raise SimulationError(
            f"{model.name} has no inputs, but control= was given: declare one, u = inputs('u'), and let it "
            "act, as in forces=[Force(u, along=theta)]."
        )
    if is_controller(given):
        closed = model.with_control(given)
        return closed, Control(len(closed.inputs), ())
    if isinstance(given, Sampled) and is_controller(given.law):
        targets, law = hold_controller(model, given.law, given.every)
        part = Feedback(targets, law, _samples_between(given, grid), given.every)
        return model, Control(len(model.inputs), (part,))
    targets = tuple(range(len(model.inputs)))
    return model, Control(len(targets), (_part(model, targets, given, grid),))


def _part(model: Model, targets: tuple[int, ...], given: Any, grid: TimeGrid | None) -> Part:
    """What one entry of control= means for the inputs it drives."""
    names = tuple(model.inputs[i] for i in targets)
    if is_controller(given) or (isinstance(given, Sampled) and is_controller(given.law)):
        raise SimulationError(
            "A controller finds its inputs itself: give it as control= of the run, not for "
            f"{format_inputs(names)}."
        )
    if isinstance(given, Sampled):
        return Feedback(targets, CheckedLaw(names, given.law), _samples_between(given, grid), given.every)
    if callable(given):
        if _arguments(given, model) > 1:
            if grid is None:
                raise SimulationError(
                    "A feedback law is sampled and held, but this method chooses its own steps: say how "
                    "often, with Sampled(law, every=...), or give step=... and a method such as rk4."
                )
            return Feedback(targets, CheckedLaw(names, given), 1, grid.step)
        return OfTime(targets, FunctionOfTime(names, given))
    if isinstance(given, tuple) and len(given) == 2 and np.ndim(_first(given)) == 1:
        return OfTime(targets, _table(names, *given), tuple(np.ravel(given[0]).tolist()))
    numbers = numbers_of(given, f"The control of {format_inputs(names)}")
    if numbers.ndim == 0 and len(names) == 1:
        numbers = numbers.reshape(1)
    one_step = grid is not None and len(names) == 1 and grid.total == 1 and np.ndim(given)
    if numbers.shape == (len(names),) and not one_step:
        return Fixed(targets, numbers)
    return Rows(targets, _rows(names, numbers, grid))


def _rows(names: tuple[str, ...], numbers: np.ndarray, grid: TimeGrid | None) -> np.ndarray:
    if grid is None:
        raise SimulationError(
            "Inputs given step by step need a fixed step: give step=... and a method such as rk4."
        )
    rows = numbers[:, None] if numbers.ndim == 1 and len(names) == 1 else numbers
    if rows.shape != (grid.total, len(names)):
        raise SimulationError(
            f"Inputs given step by step need the shape ({grid.total}, {len(names)}), one row a step; "
            f"got {numbers.shape}. Give (times, values) for a table in time."
        )
    return np.ascontiguousarray(rows)


def _table(names: tuple[str, ...], times: Any, values: Any) -> Table:
    """A table in time, checked."""
    what = f"The table for {format_inputs(names)}"
    at, given = numbers_of(times, what), numbers_of(values, what)
    columns = given[:, None] if given.ndim == 1 else given
    if columns.shape != (len(at), len(names)) or (np.diff(at) <= 0).any():
        raise SimulationError(f"{what} needs increasing times and as many values.")
    return Table(at.copy(), columns.copy())


def _samples_between(given: Sampled, grid: TimeGrid | None) -> int:
    """How many steps lie between two samples; 0 where a method chooses its own."""
    return 0 if grid is None else _steps_between(given.every, grid)


def _steps_between(every: float, grid: TimeGrid) -> int:
    steps = round(every / grid.step)
    if steps < 1 or abs(steps * grid.step - every) > 1e-9 * every:
        raise SimulationError(
            f"The law is sampled every {every:g} s, which is not a whole number of steps of {grid.step:g} s."
        )
    return steps


def _arguments(function: Callable[..., Any], model: Model) -> int:
    """How many arguments a function takes: one (time) or those of a law, (t, q, v) and z if there are any."""
    of_law = ("t", "q", "v", "z") if model.states else ("t", "q", "v")
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return 1  # built-in functions and ufuncs such as np.sin
    required = [
        p
        for p in signature.parameters.values()
        if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
    ]
    if len(required) not in (1, len(of_law)):
        raise SimulationError(
            f"A control function takes (t) or ({', '.join(of_law)}); "
            f"{getattr(function, '__name__', 'this one')} takes {len(required)} arguments."
        )
    return len(required)


def _first(pair: tuple[Any, Any]) -> Any:
    return pair[0] if isinstance(pair[0], list | tuple | np.ndarray) else 0.0
