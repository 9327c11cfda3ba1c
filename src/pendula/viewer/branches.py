"""The bifurcation diagram: coordinates of equilibria over a parameter, unstable ones dashed."""

import os
from typing import TYPE_CHECKING

import numpy as np

from pendula.analysis import Branches
from pendula.viewer.axes import BLUE, INK, PALETTE, VERMILLION, style_axes
from pendula.viewer.figures import make_figure
from pendula.viewer.labels import label
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST = 4  # coordinates, one above the other
MARKERS = {"fold": "s", "pitchfork": "o", "crossing": "D", "Hopf": "^", "flutter": "v"}


def plot_branches(branches: Branches, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw a bifurcation diagram and, if a path is given, write it.

    Args:
        branches: what `branches` returned.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    count = min(len(branches.names), MOST)
    title = f"Equilibria of {branches.system}"
    figure = make_figure("plot_branches", (8.5, 2.0 + 2.8 * count), title)
    panels = figure.subplots(count, 1, squeeze=False, sharex=True)[:, 0]
    for i, axes in enumerate(panels):
        _draw_coordinate(axes, branches, i)
    for axes in panels[:-1]:
        axes.set_xlabel("")
    if target is not None:
        write_picture(figure, target)
    return figure


def _draw_coordinate(axes: "Axes", branches: Branches, i: int) -> None:
    for branch in branches.branches:
        values = branch.coordinates[:, i].copy()
        for stable, style, colour in ((True, "-", BLUE), (False, (0, (4, 2)), VERMILLION)):
            chosen = branch.stable == stable
            # Each piece reaches to the first point of the next, so that no gap is left between them.
            chosen |= np.append(chosen[1:], False) if stable else np.append(False, chosen[:-1])
            shown = np.where(chosen, values, np.nan)
            # An angle that goes round comes back on the other side, not by a line across.
            shown[np.append(False, np.abs(np.diff(values)) > 3.0)] = np.nan
            word = "stable" if stable else "unstable"
            axes.plot(branch.parameter, shown, color=colour, linestyle=style, linewidth=2.0, label=word)
    for place, (kind, marker) in enumerate(MARKERS.items()):
        found = [b for b in branches.bifurcations if b.kind == kind]
        if found:
            at = [b.coordinates[branches.names[i]] for b in found]
            colour = PALETTE[(place + 2) % len(PALETTE)]
            axes.plot([b.value for b in found], at, marker, color=colour, markersize=8, zorder=5, label=kind)
    handles, words = axes.get_legend_handles_labels()
    once = dict(zip(words, handles, strict=True))
    axes.legend(once.values(), once.keys(), frameon=False, loc="best", labelcolor=INK)
    style_axes(axes, label(branches.parameter), label(branches.names[i]))
