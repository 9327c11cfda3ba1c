"""Several runs in one picture: each a colour, panel by panel what they have in common."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.errors import PendulaError
from pendula.runs import Run
from pendula.viewer.axes import axis_label, colours, curve, legend, style_axes
from pendula.viewer.figures import make_figure
from pendula.viewer.labels import quantity

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_PANELS = 6


def draw_runs(given: Sequence[Run] | Mapping[str, Run], kind: str) -> "Figure":
    """Coordinates and energy of several runs over time, or one quantity of theirs."""
    runs = _read(given)
    first = next(iter(runs.values()))
    names = _common(runs) if kind == "overview" else [kind]
    for label, run in runs.items():
        if kind != "overview" and kind not in run.columns:
            known = ", ".join(f"'{name}'" for name in _common(runs))
            raise PendulaError(f"The run '{label}' has no '{kind}' to draw; the runs have {known}.")
    title = first.system if len({run.system for run in runs.values()}) == 1 else "Several systems"
    figure = make_figure("plot", (8.5, 1.2 + 2.2 * len(names)), title)
    panels = figure.subplots(len(names), 1, squeeze=False, sharex=True)[:, 0]
    palette = colours(len(runs))
    for number, (axes, name) in enumerate(zip(panels, names, strict=True)):
        lines = [
            curve(axes, run.t, run[name], colour, among=len(runs))
            for run, colour in zip(runs.values(), palette, strict=True)
        ]
        if number == 0:
            legend(axes, lines, list(runs))
        units = {n: column.unit for n, column in first.columns.items()}
        label = quantity("energy", first.units) if name == "energy" else axis_label([name], name, units)
        style_axes(axes, quantity("time", first.units), label)
    for axes in panels[:-1]:
        axes.set_xlabel("")
    return figure


def _read(given: Sequence[Run] | Mapping[str, Run]) -> dict[str, Run]:
    """The runs by what to call them."""
    if isinstance(given, str) or not given:
        raise PendulaError(f"plot() needs a run, or several in a list, got {given!r}.")
    runs = dict(given) if isinstance(given, Mapping) else None
    for run in given if runs is None else runs.values():
        if not isinstance(run, Run):
            raise PendulaError(f"plot() needs runs, as simulate() returns them, got {type(run).__name__}.")
    return dict(zip(_labels(list(given)), given, strict=True)) if runs is None else runs  # type: ignore[arg-type]


def _labels(runs: list[Run]) -> list[str]:
    """What tells runs apart: values of parameters or of the start, methods, steps; else their numbers."""
    told = [_features(run) for run in runs]
    differ = [key for key in told[0] if len({features.get(key, "") for features in told}) > 1]
    made = [", ".join(f"{features.get(key, '')}" for key in differ) for features in told]
    return made if len(set(made)) == len(runs) else [f"run {i + 1}" for i in range(len(runs))]


def _features(run: Run) -> dict[str, str]:
    step = f"step {run.step:g}" if np.isfinite(run.step) else f"tolerance {run.tolerance:g}"
    start = zip(run.entries, run.y[0].tolist(), strict=True) if len(run) else ()
    values = {name: f"{name} = {value:g}" for name, value in (*run.parameters.items(), *start)}
    return {"system": run.system, "integrator": run.integrator, "step": step, **values}


def _common(runs: Mapping[str, Run]) -> list[str]:
    """What all runs have and a first look wants: coordinates or states, and the energy."""
    every = list(runs.values())
    names = every[0].coordinates or every[0].states
    shared = [name for name in names if all(name in run.columns for run in every)]
    energy = ["energy"] if all(run.has_energy for run in every) else []
    return [*shared[: MOST_PANELS - len(energy)], *energy]
