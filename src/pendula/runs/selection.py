"""Parts of a run: some of its samples, and expressions of its state."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.runs.run import Run


def samples_of(run: "Run", which: slice) -> "Run":
    """The run with some of its samples: by number, run[100:200:10], or between two times, run[0.5:2.0]."""
    place = _numbers(run, which)
    t = run.t[place]
    series = {name: getattr(run, name)[place] for name in ("t", "q", "v", "u", "z", "multipliers")}
    by_name = {
        name: _rows(getattr(run, name), place) for name in ("powers", "signals", "ledger", "residuals")
    }
    energy: Any = run.energy
    if run.has_energy:
        parts = {part: getattr(energy, part)[place] for part in ("kinetic", "potential", "jacobi")}
        energy = replace(energy, **parts)
    events = tuple(e for e in run.events if len(t) and t[0] <= e.t <= t[-1])
    contacts = run.contacts
    if contacts is not None:
        # Impacts by events lie between instants.
        within = (contacts["state"] == "impact") & (contacts["t"] >= t.min(initial=np.inf))
        within &= (contacts["t"] <= t.max(initial=-np.inf)) & (not run.residuals)
        contacts = replace(contacts, rows=contacts.rows[np.isin(contacts["t"], t) | within])
    return replace(run, energy=energy, events=events, contacts=contacts, **series, **by_name)


def _rows(series: Any, place: slice) -> Any:
    return None if series is None else {name: values[place] for name, values in series.items()}


def _numbers(run: "Run", which: slice) -> slice:
    """A slice of times as one of samples."""
    bounds = (which.start, which.stop)
    if which.step is not None and (not isinstance(which.step, int | np.integer) or which.step < 1):
        raise PendulaError(f"A run is cut forwards by whole numbers of samples, got the step {which.step!r}.")
    if not any(isinstance(bound, float) for bound in bounds):
        return which
    first = 0 if which.start is None else int(np.searchsorted(run.t, which.start, side="left"))
    last = len(run) if which.stop is None else int(np.searchsorted(run.t, which.stop, side="right"))
    return slice(first, last, which.step)


def values_of(run: "Run", expression: Any) -> np.ndarray:
    """An expression of coordinates, velocities, states, inputs, parameters and time at every sample."""
    from pendula.runs.run_model import model_of

    model = model_of(run, call="run.with_model(system)[expression]")
    kernel = model.compilation.expressions([expression])
    y, u = np.ascontiguousarray(run.y), np.ascontiguousarray(run.u)
    t, p = np.ascontiguousarray(run.t[:, None]), np.array(model.values)
    return kernel(t, y, u, p, np.zeros(0), count=len(run))[:, 0]
