"""How lines, legends and axes look: few colours that every eye tells apart, a light grid, nothing hidden."""

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.viewer.labels import label, with_unit

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D

# Okabe & Ito 2008, safe for colour-blind eyes; without the yellow, which is lost on white.
BLUE, VERMILLION, GREEN, PURPLE = "#0072B2", "#D55E00", "#009E73", "#CC79A7"
ORANGE, SKY, BLACK = "#E69F00", "#56B4E9", "#000000"
PALETTE = (BLUE, VERMILLION, GREEN, PURPLE, ORANGE, SKY)
INK, GREY, PALE = "#333333", "#666666", "#D9D9D9"

LARGEST = 1e150  # beyond this the arithmetic of an axis overflows
LONGEST_NAME = 28  # letters
LEGEND_ROWS, LEGEND_COLUMNS, LEGEND_ENTRIES = 4, 6, 12
LEGEND = {
    "loc": "lower left",
    "bbox_to_anchor": (0.0, 1.0),
    "frameon": False,
    "borderpad": 0.0,
    "borderaxespad": 0.4,
    "handlelength": 1.6,
    "labelcolor": INK,
}


def colours(n: int) -> list[Any]:
    """A colour for each of n lines: distinct ones for a few, a scale in order for many."""
    if n <= len(PALETTE):
        return list(PALETTE[:n])
    from matplotlib import colormaps

    # viridis without its pale end
    return [colormaps["viridis"](0.9 * i / (n - 1)) for i in range(n)]


def curve(
    axes: "Axes", x: np.ndarray, y: np.ndarray, colour: Any, *, among: int = 1, dashed: bool = False
) -> Any:
    """One line through the samples that are finite, finer among many; a single sample is a dot."""
    drawable = (np.abs(x) < LARGEST) & (np.abs(y) < LARGEST)
    x, y = x[drawable], y[drawable]
    (line,) = axes.plot(
        x,
        y,
        color=colour,
        linewidth=2.0 if among <= len(PALETTE) else 1.2,
        linestyle=(0, (4, 1.5)) if dashed else "-",
        marker="o" if len(x) == 1 else "",
    )
    return line


def mark_ends(axes: "Axes", lines: Sequence["Line2D"]) -> None:
    """A ring where each line starts, a dot where it ends."""
    size = 7 if len(lines) <= len(PALETTE) else 4
    for line in lines:
        x, y = np.asarray(line.get_xdata()), np.asarray(line.get_ydata())
        axes.plot(x[:1], y[:1], "o", color=line.get_color(), mfc="white", markersize=size, zorder=3)
        axes.plot(x[-1:], y[-1:], "o", color=line.get_color(), markersize=size, zorder=3)


def legend(
    axes: "Axes",
    lines: Sequence["Line2D"],
    names: Sequence[str],
    *,
    units: Mapping[str, str] | None = None,
    ends: bool = False,
) -> None:
    """Entries in a few rows above the axes; of too many lines only some, evenly chosen, are named.

    Units stand behind the names where the axis cannot tell them: for many lines of different units, or where
    only some are known.
    """
    from matplotlib.lines import Line2D

    width = axes.get_position().width * axes.get_figure(root=True).get_figwidth()  # type: ignore[union-attr]
    # Some 14 letters fit into an inch (the axes grow a little yet); the sample of the line takes 5.
    own = [(units or {}).get(name, "") for name in names]
    on_axis = len(set(own)) == 1 or (_fit(names) and all(own))
    own = [""] * len(names) if on_axis else own
    widths = [len(with_unit(_short(name), unit)) for name, unit in zip(names, own, strict=True)]
    most_columns = min(max(int(14 * width / (5 + max(widths, default=0))), 1), LEGEND_COLUMNS)
    shown = _evenly(len(lines), min(LEGEND_ROWS * most_columns, LEGEND_ENTRIES))
    entries: list[tuple[Line2D, str]] = [
        (lines[i], with_unit(label(_short(names[i])), own[i])) for i in shown
    ]
    if ends:
        ring = Line2D([], [], color=INK, linestyle="", marker="o", markerfacecolor="white")
        entries += [(ring, "start"), (Line2D([], [], color=INK, linestyle="", marker="o"), "end")]
    if entries:
        rows = math.ceil(len(entries) / most_columns)
        handles, texts = zip(*entries, strict=True)
        axes.legend(handles, texts, ncols=math.ceil(len(entries) / rows), **LEGEND)


def style_axes(axes: "Axes", x_label: str, y_label: str, if_no_lines: str = "") -> None:
    """Labels, a light grid and calm borders; a word where there is nothing to draw."""
    axes.set_xlabel(x_label, color=INK, size=12)
    axes.set_ylabel(y_label, color=INK, size=12)
    axes.grid(color=PALE, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(color=PALE, labelcolor=INK)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(side in ("left", "bottom"))
        axes.spines[side].set_color("#999999")
    # A power of ten stands left of the axis, where no legend is.
    axes.yaxis.get_offset_text().set(x=-0.01, ha="right", color=INK)
    filled = axes.images or axes.patches
    if not filled and not any(np.size(line.get_xdata()) for line in axes.lines):
        axes.set(xticks=[], yticks=[])
        word = "no samples" if axes.lines else if_no_lines
        axes.text(0.5, 0.5, word, transform=axes.transAxes, ha="center", va="center", color=GREY)


def axis_label(names: Sequence[str], word: str, units: Mapping[str, str]) -> str:
    """The names themselves if they fit along the axis, else a word for them all; with units where known."""
    own = [units.get(name, "") for name in names]
    common = own[0] if len(set(own)) == 1 else ""
    if not _fit(names):
        return with_unit(word, common)
    if common or not all(own):
        return with_unit(", ".join(map(label, names)), common)
    return ", ".join(with_unit(label(name), unit) for name, unit in zip(names, own, strict=True))


def _fit(names: Sequence[str]) -> bool:
    """Whether the names fit along an axis."""
    return 0 < len(names) <= 3 and len(", ".join(names)) <= LONGEST_NAME


def _evenly(n: int, most: int) -> list[int]:
    """All of 0 … n − 1 if they are few enough, else every so many and the last."""
    if n <= most:
        return list(range(n))
    stride = math.ceil((n - 1) / max(most - 1, 1))
    return [*range(0, n - 1, stride), n - 1]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
