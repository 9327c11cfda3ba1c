"""A run as a table: every series under one distinct name, and as pandas or xarray objects."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pendula.errors import PendulaError
from pendula.model.quantity_units import unit_of

if TYPE_CHECKING:
    import pandas
    import xarray

    from pendula.runs.run import Run


class Column(NamedTuple):
    """One series of a run: its values, what it is, and its unit where that is known."""

    values: np.ndarray
    kind: str
    unit: str = ""


def columns(run: "Run") -> dict[str, Column]:
    """Every series by name; a name that is already taken gets its kind added: 'u (power)'."""
    ledger = run.ledger or {}
    found = {"t": Column(run.t, "time", unit_of(run.units, "time"))}
    groups = (
        ("coordinate", run.coordinates, run.q.T, ""),
        ("velocity", run.velocities, run.v.T, ""),
        ("input", run.inputs, run.u.T, ""),
        ("signal", tuple(run.signals), tuple(run.signals.values()), ""),
        ("state", run.states, run.z.T, ""),
        ("multiplier", run.constraints, run.multipliers.T, ""),
        *_energies(run),
        ("power", tuple(run.powers), tuple(run.powers.values()), unit_of(run.units, "power")),
        (
            "work",
            tuple(f"work of {name}" for name in ledger),
            tuple(ledger.values()),
            unit_of(run.units, "energy"),
        ),
    )
    for kind, names, values, unit in groups:
        for name, series in zip(names, values, strict=True):
            distinct = _make_distinct(name, kind, found)
            found[distinct] = Column(series, kind, unit or run.units.get(distinct, ""))
    return found


def _energies(run: "Run") -> list[tuple[str, tuple[str, ...], tuple[np.ndarray, ...], str]]:
    if not run.has_energy:
        return []
    energy = run.energy
    names = ("kinetic", "potential", "energy", "jacobi")
    values = (energy.kinetic, energy.potential, energy.total, energy.jacobi)
    return [("energy", names, values, unit_of(run.units, "energy"))]


def to_pandas(run: "Run") -> "pandas.DataFrame":
    try:
        import pandas
    except ImportError:
        raise missing_library("to_pandas", "pandas") from None
    series = {name: column.values for name, column in run.columns.items() if column.kind != "time"}
    table = pandas.DataFrame(series, index=pandas.Index(run.t, name="t"))
    table.attrs = {"system": run.system, "integrator": run.integrator, "outcome": run.outcome.sentence}
    if run.units:
        table.attrs["units"] = {name: column.unit for name, column in run.columns.items() if column.unit}
    return table


def to_xarray(run: "Run") -> "xarray.Dataset":
    try:
        import xarray
    except ImportError:
        raise missing_library("to_xarray", "xarray") from None
    variables: dict[str, tuple[str, np.ndarray, dict[str, str]]] = {}
    for name, column in run.columns.items():
        if column.kind == "time":
            continue
        attrs = {"kind": column.kind} | ({"units": column.unit} if column.unit else {})
        variables[_make_distinct(name, column.kind, {"time", *variables})] = ("time", column.values, attrs)
    unit = unit_of(run.units, "time")
    return xarray.Dataset(
        variables,
        coords={"time": ("time", run.t, {"units": unit} if unit else {})},
        attrs={
            "system": run.system,
            "integrator": run.integrator,
            "step": run.step,
            "outcome": run.outcome.sentence,
            **{f"parameter {name}": value for name, value in run.parameters.items()},
            **{f"unit of parameter {name}": run.units[name] for name in run.parameters if name in run.units},
        },
    )


def _make_distinct(name: str, kind: str, taken: "dict[str, Column] | set[str]") -> str:
    while name in taken:
        name = f"{name} ({kind})"
    return name


def missing_library(method: str, library: str) -> PendulaError:
    """What to say where a library is not installed."""
    return PendulaError(f'{method} needs {library}, which is not installed: pip install "pendula[data]"')
