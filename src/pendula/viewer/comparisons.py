"""The picture of a comparison: error against work, and what each method does to the energy."""

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.comparison import Comparison
from pendula.comparison.scores import Row, Trial
from pendula.model.quantity_units import with_unit_of
from pendula.viewer.axes import (
    BLACK,
    GREY,
    INK,
    PALE,
    PALETTE,
    VERMILLION,
    colours,
    curve,
    legend,
    style_axes,
)
from pendula.viewer.figures import make_figure, write_below
from pendula.viewer.labels import escape_text, quantity
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = (*PALETTE, BLACK, "#8C510A")  # with a brown, for as many orders as methods usually have
MARKERS = "os^DvPX*"
LABEL, GAP = 11, 0.045  # size of a method's name in points, least distance of two as part of the axes' height
TITLE = 46  # points from the axes to their title, with room for two rows of a legend
EXPLAINED = "Grey lies below what it can tell; the dotted line is equal cost."
LARGEST_ERROR = 1e3  # beyond it a run went astray; how far says nothing
SMALLEST_DRIFT, LARGEST_DRIFT = (
    1e-12,
    2.0,
)  # energies exchanged: what is not rounding, what fits into the picture
FLAT = 0.04  # part of the axis below which a line of energy counts as flat


def plot_comparison(comparison: Comparison, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw a comparison and, if a path is given, write the picture.

    Error against evaluations, both as logarithms: a straight line falls as steep as the method's order, which
    its colour tells, down to what the reference can tell; dashed lines are adaptive methods. Beside it, if
    the exact motion keeps its energy, what each method of fixed step makes of it at equal step.

    Args:
        comparison: what `compare` returned.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    energies = [row for row in comparison.rows if row.energy.size]
    figure = make_figure("plot_comparison", (13.3 if energies else 9.0, 7.0), comparison.system)
    figure.get_layout_engine().set(wspace=0.04)  # type: ignore[union-attr]
    panels = figure.subplots(
        1, 2 if energies else 1, squeeze=False, width_ratios=(1.25, 1)[: 1 + bool(energies)]
    )
    palette = _palette(comparison.rows)
    _draw_work(panels[0, 0], comparison, palette)
    if energies:
        _draw_energies(panels[0, 1], comparison, energies, palette)
    colour = GREY if comparison.reference.trusted else VERMILLION
    write_below(figure, escape_text(f"{comparison.reference.sentence} {EXPLAINED}"), colour)
    if target is not None:
        write_picture(figure, target)
    return figure


def _palette(rows: Sequence[Row]) -> dict[int, Any]:
    """A colour for every order: lines of one colour fall equally steep."""
    orders = sorted({row.rank for row in rows})
    chosen = COLOURS[: len(orders)] if len(orders) <= len(COLOURS) else colours(len(orders))
    return dict(zip(orders, chosen, strict=True))


def _draw_work(axes: "Axes", comparison: Comparison, palette: Mapping[int, Any]) -> None:
    from matplotlib.lines import Line2D

    trust = comparison.reference.trust
    among: dict[int, int] = {}
    ends = []
    axes.set(xscale="log", yscale="log")
    for row in sorted(comparison.rows, key=lambda row: (row.rank, row.method)):
        place = among[row.rank] = among.get(row.rank, -1) + 1
        trials = _select_trials(row.sweep, trust)
        if not trials:
            continue
        x = [trial.evaluations for trial in trials]
        y = [max(trial.largest_error, trust) for trial in trials]
        colour = palette[row.rank]
        axes.plot(
            x,
            y,
            color=colour,
            linewidth=1.8,
            linestyle=(0, (4, 1.5)) if row.adaptive else "-",
            marker=MARKERS[place % len(MARKERS)],
            markersize=6,
            markeredgecolor="white",
            markeredgewidth=0.6,
        )
        ends.append((x[-1], y[-1], row.method, colour))
    style_axes(
        axes,
        "evaluations of the equations of motion",
        f"largest error up to t = {_with_unit(comparison, comparison.until)}",
        "no run came near",
    )
    axes.set_title("Error and work", loc="left", color=INK, size=13, pad=TITLE)
    if not ends:
        return
    low, high = axes.get_ylim()
    axes.set_ylim(min(low, trust / 3), high)
    axes.axhspan(axes.get_ylim()[0], trust, color=PALE, alpha=0.6, linewidth=0, zorder=0)
    axes.axvline(comparison.budget, color=GREY, linewidth=1.0, linestyle=":", zorder=1)
    _name(axes, ends)
    shown = [Line2D([], [], color=colour, linewidth=3) for colour in palette.values()]
    orders = {row.rank: row.order for row in comparison.rows}
    names = ["any order" if orders[rank] is None else f"order {rank}" for rank in palette]
    if any(row.adaptive for row in comparison.rows):
        shown.append(Line2D([], [], color=GREY, linewidth=1.8, linestyle=(0, (4, 1.5))))
        names.append("adaptive")
    legend(axes, shown, names)


def _select_trials(sweep: Sequence[Trial], trust: float) -> list[Trial]:
    """Trials that came near, coarse ones first, down to the first that the reference takes for exact."""
    near = [trial for trial in sweep if trial.largest_error < LARGEST_ERROR]
    below = [i for i, trial in enumerate(near) if trial.largest_error <= trust]
    return near[: below[0] + 1] if below else near


def _draw_energies(
    axes: "Axes", comparison: Comparison, rows: Sequence[Row], palette: Mapping[int, Any]
) -> None:
    """E − E(0) over time; what departs is named, what stays is named together."""
    largest = [float(np.nan_to_num(np.abs(row.energy), nan=np.inf).max()) for row in rows]
    top = min(max(*largest, SMALLEST_DRIFT), LARGEST_DRIFT)
    ends, flat = [], []
    for row, drift in zip(rows, largest, strict=True):
        line = curve(axes, comparison.t[: len(row.energy)], row.energy, palette[row.rank])
        x, y = np.asarray(line.get_xdata()), np.asarray(line.get_ydata())
        inside = np.flatnonzero(np.abs(y) <= 1.05 * top)
        if drift <= FLAT * top:
            flat.append(row.method)
        elif len(inside):
            # Where a line leaves the picture, its name stands at that height.
            last = inside[-1]
            ends.append((x[last], y[last], row.method, palette[row.rank]))
    style_axes(axes, quantity("time", comparison.units), "change of energy / energy exchanged")
    lowest = min(0.0, *(float(np.nanmin(row.energy)) for row in rows))
    axes.set_ylim(1.1 * max(lowest, -top) - 0.05 * top, 1.1 * top)
    steps = _with_unit(comparison, comparison.step)
    axes.set_title(f"Energy with steps of {steps}", loc="left", color=INK, size=13, pad=TITLE)
    if flat:
        first, others = flat[0], len(flat) - 1
        ends.append((comparison.t[-1], 0.0, f"{first} and {others} more" if others else first, INK))
    _name(axes, ends)


def _with_unit(comparison: Comparison, time: float) -> str:
    return escape_text(with_unit_of(f"{time:g}", comparison.units, "time"))


def _name(axes: "Axes", ends: Sequence[tuple[float, float, str, Any]]) -> None:
    """Names right of the axes, each beside the end of its line or joined to it, none upon another."""
    axes.set_xlim(axes.get_xlim())
    to_axes = axes.transData + axes.transAxes.inverted()
    heights = [float(to_axes.transform((x, y))[1]) for x, y, _, _ in ends]
    for i, height in zip(np.argsort(heights), separate_heights(np.sort(heights), GAP), strict=True):
        x, y, name, colour = ends[i]
        # Lines that join lie below all others, which they may cross.
        axes.annotate(
            escape_text(name),
            (x, y),
            (1.03, height),
            textcoords="axes fraction",
            va="center",
            size=LABEL,
            color=colour,
            zorder=1.5,
            arrowprops={
                "arrowstyle": "-",
                "color": colour,
                "linewidth": 0.7,
                "alpha": 0.5,
                "shrinkA": 2,
                "relpos": (0, 0.5),
            },
        )


def separate_heights(heights: np.ndarray, gap: float) -> np.ndarray:
    """Increasing heights between 0 and 1 moved as little as possible until neighbours are a gap apart."""
    from scipy.optimize import isotonic_regression

    # With heights less a gap for each one below, "a gap apart" means "not decreasing".
    gap = min(gap, 1 / max(len(heights) - 1, 1))
    below = gap * np.arange(len(heights))
    return np.clip(isotonic_regression(heights - below).x, 0.0, 1.0 - below[-1]) + below
