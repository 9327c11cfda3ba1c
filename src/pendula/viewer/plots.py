"""Plots of a run: coordinates, energies and phase portrait, made with matplotlib and no global state."""

import os
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import FileError, PendulaError
from pendula.runs import Run
from pendula.viewer.labels import label, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe & Ito 2008, safe for colour-blind eyes; without the yellow, which is lost on white.
BLUE, VERMILLION, GREEN, PURPLE, ORANGE, SKY, BLACK = (
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000",
)  # fmt: skip
PALETTE = (BLUE, VERMILLION, GREEN, PURPLE, ORANGE, SKY)
INK, PALE = "#333333", "#D9D9D9"

SUFFIXES = (".png", ".svg", ".pdf")
LEGEND = {
    "bbox_to_anchor": (0.0, 1.0),
    "frameon": False,
    "borderpad": 0.0,
    "borderaxespad": 0.3,
    "handlelength": 1.4,
}
LEGEND_ROWS = 3
LONGEST_NAME = 28
LARGEST = 1e150  # beyond this the arithmetic of an axis overflows
# For writing only: Agg refuses very dense paths in one piece, and equal figures shall give equal files.
WRITING: dict[Any, Any] = {"agg.path.chunksize": 20_000, "svg.hashsalt": "pendula"}
NO_DATE = {".png": {}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}


def plot(run: Run, path: str | os.PathLike[str] | None = None, *, kind: str = "overview") -> "Figure":
    """Draw a run and, if a path is given, write the picture.

    Args:
        run: the run.
        path: file to write, by its suffix as .png, .svg or .pdf.
        kind: "overview" (all three), "coordinates", "energies" or "phase".

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    if kind not in _KINDS:
        raise PendulaError(f"The kind of plot '{kind}' is unknown; it is one of {', '.join(_KINDS)}.")
    target = None if path is None else _checked(path)
    figure = _figure(run, (11.0, 6.2) if kind == "overview" else (8.0, 4.8))
    _KINDS[kind](figure, run)
    if target is not None:
        _write(figure, target)
    return figure


def _checked(path: str | os.PathLike[str]) -> Path:
    target = Path(path)
    if target.suffix.lower() not in SUFFIXES:
        raise FileError(f"The picture {path} needs one of the suffixes {', '.join(SUFFIXES)}.")
    if not target.parent.is_dir():
        raise FileError(f"The picture cannot be written to {path}: there is no folder {target.parent}.")
    return target


def _write(figure: "Figure", target: Path) -> None:
    from matplotlib import rc_context

    try:
        with rc_context(WRITING):
            figure.savefig(target, dpi=200, metadata=NO_DATE[target.suffix.lower()])
    except OSError as error:
        raise FileError(f"The picture cannot be written to {target}: {error.strerror or error}.") from error


def _figure(run: Run, size: tuple[float, float]) -> "Figure":
    """An empty figure under a head of title, integrator and, if the run did not finish, why."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        raise PendulaError(
            'plot needs matplotlib, which is not installed: pip install "pendula[plot]"'
        ) from None
    width, height = size
    head = [(plain(run.system), 15, "bold", INK), (_method(run), 11, "normal", "#666666")]
    if run.outcome.reason != "finished":
        colour = INK if run.outcome.ok else VERMILLION
        wrapped = textwrap.wrap(plain(run.outcome.sentence), int(12 * width))
        head += [(line, 11, "normal", colour) for line in wrapped]
    # Heights in inches: 1.5 lines of 1/72 inch a point, and a margin.
    lines = [1.5 * points / 72 for _, points, _, _ in head]
    body = height
    height = body + 0.12 + sum(lines)
    figure = Figure(figsize=(width, height), facecolor="white")
    figure.set_layout_engine(ConstrainedLayoutEngine(rect=(0.01, 0.01, 0.98, body / height - 0.02)))
    top = height - 0.12
    for (text, points, weight, colour), line in zip(head, lines, strict=True):
        figure.text(0.15 / width, top / height, text, size=points, weight=weight, color=colour, va="top")
        top -= line
    return figure


def _method(run: Run) -> str:
    step = f"step {run.step:g} s" if np.isfinite(run.step) and run.step > 0 else "variable step"
    return f"{plain(run.integrator)}, {step}"


def _overview(figure: "Figure", run: Run) -> None:
    grid = figure.add_gridspec(2, 2, width_ratios=(1.45, 1))
    coordinates = figure.add_subplot(grid[0, 0])
    _draw_coordinates(coordinates, run)
    coordinates.set_xlabel("")
    coordinates.tick_params(labelbottom=False)
    _draw_energies(figure.add_subplot(grid[1, 0], sharex=coordinates), run)
    _draw_phase(figure.add_subplot(grid[:, 1]), run, named=False)


def _coordinates(figure: "Figure", run: Run) -> None:
    _draw_coordinates(figure.add_subplot(), run)


def _energies(figure: "Figure", run: Run) -> None:
    _draw_energies(figure.add_subplot(), run)


def _phase(figure: "Figure", run: Run) -> None:
    _draw_phase(figure.add_subplot(), run, named=len(run.coordinates) > 1)


_KINDS: dict[str, Callable[["Figure", Run], None]] = {
    "overview": _overview,
    "coordinates": _coordinates,
    "energies": _energies,
    "phase": _phase,
}


def _draw_coordinates(axes: "Axes", run: Run) -> None:
    colours = _colours(len(run.coordinates))
    lines = [_curve(axes, run.t, run.q[:, i], colour) for i, colour in enumerate(colours)]
    _legend(axes, lines, run.coordinates)
    _dress(axes, "time in s", _axis_label(run.coordinates, "coordinates"), "the system has no coordinates")


def _draw_energies(axes: "Axes", run: Run) -> None:
    energy = run.energy
    parts = {
        "kinetic": (energy.kinetic, ORANGE),
        "potential": (energy.potential, BLUE),
        "total": (energy.total, BLACK),
    }
    lines = [_curve(axes, run.t, values, colour) for values, colour in parts.values()]
    _legend(axes, lines, list(parts))
    _dress(axes, "time in s", "energy in J")


def _draw_phase(axes: "Axes", run: Run, *, named: bool) -> None:
    """Velocity over coordinate; a ring marks the start, a dot the end."""
    pairs = _phase_pairs(run)
    colours = _colours(len(run.coordinates))
    lines = [_curve(axes, run.q[:, i], run.v[:, j], colours[i]) for i, j in pairs]
    for line in lines:
        x, y, colour = line.get_xdata(), line.get_ydata(), line.get_color()
        axes.plot(x[:1], y[:1], "o", color=colour, markerfacecolor="white", markersize=7, zorder=3)
        axes.plot(x[-1:], y[-1:], "o", color=colour, markersize=7, zorder=3)
    q, v = [run.coordinates[i] for i, _ in pairs], [run.velocities[j] for _, j in pairs]
    _legend(axes, lines if named else [], q if named else [], ends=bool(lines))
    _dress(
        axes, _axis_label(q, "coordinate"), _axis_label(v, "velocity"), "no coordinate has its own velocity"
    )


def _phase_pairs(run: Run) -> list[tuple[int, int]]:
    """Columns of q and v that belong together: by name where there is one, else in order if all match."""
    where = {name: j for j, name in enumerate(run.velocities)}
    by_name = [(i, where[f"{q}_dot"]) for i, q in enumerate(run.coordinates) if f"{q}_dot" in where]
    if not by_name and len(run.coordinates) == len(run.velocities):
        return [(i, i) for i in range(len(run.coordinates))]
    return by_name


def _curve(axes: "Axes", x: np.ndarray, y: np.ndarray, colour: Any) -> Any:
    """One line through the samples that are finite; a single one is a dot."""
    drawable = (np.abs(x) < LARGEST) & (np.abs(y) < LARGEST)
    x, y = x[drawable], y[drawable]
    (line,) = axes.plot(x, y, color=colour, linewidth=1.8, marker="o" if len(x) == 1 else "")
    return line


def _colours(n: int) -> list[Any]:
    """A colour for each of n lines: distinct ones for a few, a scale in order for many."""
    if n <= len(PALETTE):
        return list(PALETTE[:n])
    from matplotlib import colormaps

    # viridis without its pale end
    return [colormaps["viridis"](0.9 * i / (n - 1)) for i in range(n)]


def _legend(axes: "Axes", lines: Sequence[Any], names: Sequence[str], *, ends: bool = False) -> None:
    """Entries in a few rows above the axes; of too many lines only some, evenly chosen, are named."""
    from matplotlib.lines import Line2D

    # As many columns as the longest name allows, at some 11 letters an inch and 5 for the line's sample.
    room = 11 * axes.get_position().width * axes.figure.get_figwidth()
    longest = max((len(_short(name)) for name in names), default=0)
    columns = max(1, min(6, int(room / (longest + 5))))
    count = min(len(lines), LEGEND_ROWS * columns)
    shown = [round(i * (len(lines) - 1) / max(count - 1, 1)) for i in range(count)]
    entries = [(lines[i], label(_short(names[i]))) for i in shown]
    if ends:
        ring = Line2D([], [], color=INK, linestyle="", marker="o", markerfacecolor="white")
        entries += [(ring, "start"), (Line2D([], [], color=INK, linestyle="", marker="o"), "end")]
    if entries:
        legend = axes.legend(*zip(*entries, strict=True), ncols=columns, loc="lower left", **LEGEND)
        for text in legend.get_texts():
            text.set_color(INK)


def _dress(axes: "Axes", x_label: str, y_label: str, if_no_lines: str = "") -> None:
    """Labels, a light grid and calm borders; a word where there is nothing to draw."""
    axes.set_xlabel(x_label, color=INK, size=12)
    axes.set_ylabel(y_label, color=INK, size=12)
    axes.grid(color=PALE, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(color=PALE, labelcolor=INK)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(side in ("left", "bottom"))
        axes.spines[side].set_color("#999999")
    if not any(np.size(line.get_xdata()) for line in axes.lines):
        word = "no samples" if axes.lines else if_no_lines
        axes.text(0.5, 0.5, word, transform=axes.transAxes, ha="center", va="center", color="#666666")


def _axis_label(names: Sequence[str], many: str) -> str:
    """The names themselves if they fit along the axis, else a word for them all."""
    few = 0 < len(names) <= 3 and len(", ".join(names)) <= LONGEST_NAME
    return ", ".join(map(label, names)) if few else many


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
