"""The picture of an audit: works as a stack under the change of energy, and what they leave unexplained."""

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.audits import Audit, table
from pendula.errors import PendulaError
from pendula.viewer.axes import BLACK, GREY, PURPLE, VERMILLION, colours, curve, legend, style_axes
from pendula.viewer.figures import make_figure, write_below
from pendula.viewer.labels import escape_text, quantity
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

REMAINDER = "#9A9A9A"
COLOURS = {"believed": GREY, "doubtful": PURPLE, "wrong": VERMILLION}  # of the verdict
SMALLEST = 1e-17  # of the energy exchanged: less is drawn as this much


def plot_audit(audit: Audit, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw an audit and, if a path is given, write the picture.

    Above, works that bring energy are stacked upwards from zero, works that take it downwards, the remainder
    among them; the black line is the change of energy, the sum of both stacks. Below, the remainder as part
    of the energy exchanged.

    Args:
        audit: what `audit` returned.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    if not audit.change.size:
        raise PendulaError(f"{audit.system} is a plain differential equation: there is no energy to draw.")
    target = None if path is None else picture_path(path)
    figure = make_figure("plot_audit", (10.0, 7.6), f"{audit.system}: {audit.integrator}, {audit.setting}")
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=(1.7, 1))
    _draw_stack(above, audit)
    _draw_remainder(below, audit)
    above.set_xlabel("")
    write_below(figure, escape_text(audit.verdict), COLOURS[audit.grade])
    if target is not None:
        write_picture(figure, target)
    return figure


def _draw_stack(axes: "Axes", audit: Audit) -> None:
    handles: list[Any] = []
    rising = falling = np.zeros(len(audit.t))
    layers = [*audit.works.values(), audit.remainder]
    for work, colour in zip(layers, [*colours(len(audit.works)), REMAINDER], strict=True):
        up, down = rising + np.maximum(work, 0.0), falling + np.minimum(work, 0.0)
        axes.fill_between(audit.t, rising, up, color=colour, alpha=0.75, linewidth=0)
        handles.append(axes.fill_between(audit.t, falling, down, color=colour, alpha=0.75, linewidth=0))
        rising, falling = up, down
    line = curve(axes, audit.t, audit.change, BLACK)
    names = [table.change_of(audit), *(f"work of {name}" for name in audit.works), "remainder"]
    legend(axes, [line, *handles], names)
    style_axes(axes, quantity("time", audit.units), quantity("energy", audit.units))


def _draw_remainder(axes: "Axes", audit: Audit) -> None:
    parts = np.maximum(np.abs(audit.remainder) / audit.exchanged, SMALLEST)
    # The first sample has no remainder by definition.
    curve(axes, audit.t[1:], parts[1:], VERMILLION).set_linewidth(1.2)
    axes.set_yscale("log")
    style_axes(axes, quantity("time", audit.units), "remainder / exchanged")
