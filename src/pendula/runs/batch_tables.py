"""Many runs as one table: pandas by run and time, xarray over both dimensions."""

from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.model.quantity_units import unit_of
from pendula.runs.tables import missing_library

if TYPE_CHECKING:
    import pandas
    import xarray

    from pendula.runs.batch import RunBatch


def to_pandas(batch: "RunBatch") -> "pandas.DataFrame":
    """A table with (run, t) as its index and one column a coordinate, velocity and state."""
    try:
        import pandas
    except ImportError:
        raise missing_library("to_pandas", "pandas") from None
    index = pandas.MultiIndex.from_product([np.arange(len(batch)), batch.t], names=["run", "t"])
    series = {name: batch[name].ravel() for name in batch.entries}
    table = pandas.DataFrame(series, index=index)
    table.attrs = {"system": batch.system, "outcomes": [outcome.sentence for outcome in batch.outcomes]}
    return table


def to_xarray(batch: "RunBatch") -> "xarray.Dataset":
    """A dataset over the dimensions run and time."""
    try:
        import xarray
    except ImportError:
        raise missing_library("to_xarray", "xarray") from None
    units = batch.units
    variables: dict[str, Any] = {
        name: (("run", "time"), batch[name], {"units": units[name]} if units.get(name) else {})
        for name in batch.entries
    }
    variables["finished"] = ("run", batch.finished, {})
    variables |= {name: ("run", values, {}) for name, values in batch.varied.items()}
    unit = unit_of(units, "time")
    coords = {"run": np.arange(len(batch)), "time": ("time", batch.t, {"units": unit} if unit else {})}
    fixed = {name: value for name, value in batch.parameters.items() if name not in batch.varied}
    parameters = {f"parameter {name}": value for name, value in fixed.items()}
    return xarray.Dataset(variables, coords=coords, attrs={"system": batch.system, **parameters})
