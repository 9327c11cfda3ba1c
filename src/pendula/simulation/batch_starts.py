"""What differs between many runs: where they start, and values of their parameters."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.start import read_start


def read_members(
    model: Model, starts: Any, parameters: Mapping[Any, Any] | None
) -> tuple[np.ndarray, list[Model]]:
    """A state and a model for every run; one start, or one value, serves all of them."""
    rows = _read_rows(starts, "start values")
    values = _read_columns(parameters or {}, "parameters")
    counts = {len(rows), *(len(column) for column in values.values())} - {1}
    if len(counts) > 1:
        listed = ", ".join(f"'{name}' {len(column)}" for name, column in values.items())
        raise SimulationError(f"There are {len(rows)} starts, but values of parameters: {listed}.")
    runs = max(counts, default=1)
    models = [model] * runs
    if values:
        chosen = ({name: column[i % len(column)] for name, column in values.items()} for i in range(runs))
        models = [model.with_parameters(**own) for own in chosen]
    first = [read_start(model, start) for start in rows]
    return np.array([first[i % len(first)] for i in range(runs)]), models


def _read_rows(starts: Any, what: str) -> list[Any]:
    """One mapping a run, from mappings or from one mapping of arrays."""
    if isinstance(starts, Mapping):
        columns = _read_columns(starts, what)
        runs = max((len(column) for column in columns.values()), default=1)
        given = [{name: column[i % len(column)] for name, column in columns.items()} for i in range(runs)]
    else:
        given = list(starts)
    if not given:
        raise SimulationError("simulate_batch() needs at least one start.")
    return given


def _read_columns(given: Mapping[Any, Any], what: str) -> dict[str, np.ndarray]:
    """Rows of values by name, all of one length or of length one; a pair of number and unit is one value."""
    columns = {}
    for name, values in given.items():
        if isinstance(values, tuple) and len(values) == 2 and isinstance(values[1], str):
            columns[str(name)] = np.empty(1, dtype=object)
            columns[str(name)][0] = values
        else:
            columns[str(name)] = np.atleast_1d(np.asarray(values, dtype=object))
    lengths = {column.shape for column in columns.values()} - {(1,)}
    if len(lengths) > 1 or any(len(shape) != 1 for shape in lengths):
        wrong = ", ".join(f"'{name}' {column.shape}" for name, column in columns.items())
        raise SimulationError(f"The arrays of {what} must be rows of one length; they have {wrong}.")
    return columns
