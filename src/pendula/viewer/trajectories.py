"""The picture of a trajectory: states and inputs over time, limits dashed, the mesh along the lower edge."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from pendula.control import Trajectory
from pendula.viewer.axes import GREY, axis_label, colours, curve, legend, style_axes
from pendula.viewer.figures import make_figure
from pendula.viewer.labels import quantity

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_BETWEEN = 12  # instants drawn in every interval, so that curves are curved and inputs may jump


def draw_trajectory(plan: Trajectory) -> "Figure":
    """One panel for each of coordinates, velocities, further states and inputs, whatever there is."""
    groups = {
        "coordinates": plan.coordinates,
        "velocities": plan.velocities,
        "states": plan.states,
        "inputs": plan.inputs,
    }
    shown = {word: names for word, names in groups.items() if names}
    solved = "" if plan.solved else ", not solved"
    title = f"{plan.system}: cost {plan.cost:.4g}{solved}"
    figure = make_figure("plot", (8.5, 1.2 + 2.4 * len(shown)), title)
    panels = figure.subplots(len(shown), 1, squeeze=False, sharex=True)[:, 0]
    for axes, (word, names) in zip(panels, shown.items(), strict=True):
        _draw_group(axes, plan, word, names)
    for axes in panels[:-1]:
        axes.set_xlabel("")
    return figure


def _draw_group(axes: "Axes", plan: Trajectory, word: str, names: Sequence[str]) -> None:
    units, lines = plan.model.card.units, []
    breaks = plan.pieces.breaks
    inside = np.linspace(0.0, 1.0, _BETWEEN)
    # The last instant of an interval is one just before the next begins.
    inside[-1] -= 1e-9
    t = (breaks[:-1, None] + np.diff(breaks)[:, None] * inside).ravel()
    between = plan.at(t)
    for name, colour in zip(names, colours(len(names)), strict=True):
        lines.append(curve(axes, t, between[name], colour, among=len(names)))
        for bound in plan.limits.get(name, ()):
            if np.isfinite(bound):
                axes.axhline(bound, color=GREY if len(names) == 1 else colour, linestyle=(0, (4, 2)))
    # Where intervals begin and end, along the lower edge.
    axes.plot(breaks, np.zeros(len(breaks)), "|", color=GREY, transform=axes.get_xaxis_transform())
    legend(axes, lines, names, units=units)
    style_axes(axes, quantity("time", units), axis_label(names, f"{len(names)} {word}", units))
