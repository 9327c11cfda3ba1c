"""The picture of drift: how far runs are from their constraints, at the level of c, ċ and c̈."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.audits.drift import constraint_violations
from pendula.errors import PendulaError
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.runs.run_model import model_of
from pendula.viewer.axes import colours, curve, legend, style_axes
from pendula.viewer.figures import make_figure, write_below
from pendula.viewer.labels import quantity
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SMALLEST = 1e-18  # less, and nothing at all, is drawn as this much
LEVELS = ("positions, |c|", "velocities, |ċ|", "accelerations, |c̈|")
STRETCHES = 200  # of a run; of each the largest miss is drawn, so that rounding is a line and not a thicket
# With spaces at which no line breaks.
EXPLAINED = (
    "The largest miss of all constraints. Accelerations solve c̈\u00a0=\u00a00 exactly; what a method makes "
    "of them does not stay on c\u00a0=\u00a00. Feedback asks for c̈\u00a0=\u00a0−2αċ\u00a0−\u00a0β²c instead; "
    "projection moves positions and velocities back after every step."
)


def plot_drift(
    runs: Mapping[str, Run], path: str | os.PathLike[str] | None = None, *, model: Any = None
) -> "Figure":
    """Draw how far runs of a constrained system drift and, if a path is given, write the picture.

    Args:
        runs: runs of one system by the names they shall have in the legend, such as its kinds of
            stabilisation.
        path: file to write, by its suffix as .png, .svg or .pdf.
        model: what was simulated, for runs that were loaded: a description, a model or a gallery name.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    _check(runs)
    target = None if path is None else picture_path(path)
    first = next(iter(runs.values()))
    step = with_unit_of(f"{first.step:g}", first.units, "time")
    how = f"step {step}" if np.isfinite(first.step) else f"tolerance {first.tolerance:g}"
    figure = make_figure("plot_drift", (10.0, 9.0), f"{first.system}: drift of {first.integrator}, {how}")
    panels = figure.subplots(3, 1, sharex=True)
    lines = []
    for run, colour in zip(runs.values(), colours(len(runs)), strict=True):
        found = constraint_violations(run, model_of(run, model, call="plot_drift(runs, model=...)"))
        drawn = [
            curve(axes, *_envelope(found.t, level), colour, among=len(runs))
            for axes, level in zip(panels, found.levels, strict=True)
        ]
        lines.append(drawn[0])
    for axes, word in zip(panels, LEVELS, strict=True):
        axes.set_yscale("log")
        style_axes(axes, quantity("time", first.units) if axes is panels[-1] else "", word)
    legend(panels[0], lines, list(runs))
    write_below(figure, EXPLAINED)
    if target is not None:
        write_picture(figure, target)
    return figure


def _envelope(t: np.ndarray, level: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The largest of every stretch at its end, not less than what is drawn at all."""
    count = min(max(len(t) - 1, 1), STRETCHES)
    ends = np.unique(np.linspace(0, len(t) - 1, count + 1).round().astype(int)[1:])
    largest = np.maximum.reduceat(level, np.append(0, ends[:-1] + 1))
    return t[ends], np.maximum(largest, SMALLEST)


def _check(runs: Mapping[str, Run]) -> None:
    if not isinstance(runs, Mapping) or not runs:
        raise PendulaError('plot_drift() needs runs by name, such as {"none": run, "projection": other}.')
    for name, run in runs.items():
        if not isinstance(run, Run):
            raise PendulaError(f"'{name}' is not a run, as simulate() returns it, but {type(run).__name__}.")
        if not run.constraints:
            raise PendulaError(f"{run.system} has no constraints from which it could drift.")
        if not len(run):
            raise PendulaError(f"The run '{name}' of {run.system} has no samples to draw.")
