"""Pictures of ensembles: maps over grids, curves, histograms, fans with quantiles, parallel coordinates."""

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.members import MEMBER, count_members
from pendula.ensembles.results import Results, unit_attributes
from pendula.errors import PendulaError, format_names
from pendula.viewer.axes import BLUE, GREY, INK, style_axes
from pendula.viewer.figures import make_figure, write_below
from pendula.viewer.labels import label
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = ("map", "curve", "histogram", "fan", "parallel")
_QUANTILES = ((0.05, 0.95, 0.18), (0.25, 0.75, 0.3))  # from, to, and how opaque their band is
_MOST_LINES, _BINS = 2000, 60  # of parallel coordinates, of a histogram at most
_FEW_LINES = 50  # so many are drawn as thick as a curve
_COLOURS = "viridis"


def plot_ensemble(
    results: Results,
    what: str | None = None,
    path: str | os.PathLike[str] | None = None,
    *,
    kind: str | None = None,
) -> "Figure":
    """Draw what was kept of an ensemble and, if a path is given, write it.

    Args:
        results: what ``Study.run`` returned.
        what: one of the names in ``results.arrays``; the first unless given.
        path: file to write, by its suffix as .png, .svg or .pdf.
        kind: "map" over two varied values, "curve" over one, "histogram", "fan" of quantiles over time, or
            "parallel" coordinates; the one that suits unless given.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    what = what or next(iter(results.arrays))
    values, along = results[what], results.study.job.variables[what]
    grids = [name for name in results.study.members.shape if name != MEMBER]
    kind = _choose(kind, results, along, grids)
    figure = make_figure("plot_ensemble", (8.5, 6.5), f"{what}: {results.study.job.model.name}")
    axes = figure.subplots()
    draw = {"map": _map, "curve": _curve, "histogram": _histogram, "fan": _fan, "parallel": _parallel}[kind]
    draw(axes, results, what, values)
    bad = len(results.failures)
    missing = int((results.status == 0).sum())
    without = 0 if along else int(np.isnan(values).sum())
    parts = [count_members(len(results)), f"{bad:,} failed"]
    parts += [f"{missing:,} not computed"] if missing else []
    parts += [f"{without:,} without a value" + ", in grey" * (kind == "map")] if without else []
    write_below(figure, "; ".join(parts))
    if target is not None:
        write_picture(figure, target)
    return figure


def _choose(kind: str | None, results: Results, along: str, grids: list[str]) -> str:
    """The kind of picture that was asked for, if it can be, or the one that suits."""
    dimensions = len(results.study.members.shape)
    fits = {
        "map": not along and len(grids) == 2 == dimensions,
        "curve": not along and len(grids) == 1 == dimensions,
        "histogram": not along,
        "fan": bool(along),
        "parallel": not along and len(results.values(0)) > 1,
    }
    if kind is None:
        return next(name for name in KINDS if fits[name])
    if kind not in KINDS or not fits[kind]:
        can = format_names(name for name in KINDS if fits[name])
        raise PendulaError(f"These results cannot be drawn as {kind!r}; they can as {can}.")
    return kind


def _said(results: Results, name: str) -> str:
    unit = unit_attributes(results.study, name).get("units", "")
    return (
        f"{label(name) if name in results.study.job.model.card.entries else name}{f' [{unit}]' * bool(unit)}"
    )


def _edges(values: np.ndarray) -> tuple[float, float]:
    """The ends of an axis whose outermost pixels are centred on the first and last value."""
    half = (values[-1] - values[0]) / max(len(values) - 1, 1) / 2 or 0.5
    return float(values[0] - half), float(values[-1] + half)


def find_map_axes(results: Results) -> dict[str, np.ndarray]:
    """What goes to the right of a map, and upwards, evenly apart."""
    for name, row in results.dimensions.items():
        if len(row) > 2 and not np.allclose(np.diff(row), row[1] - row[0]):
            raise PendulaError(f"The values of '{name}' are not evenly apart, as the pixels of a map are.")
    return results.dimensions


def _map(axes: "Axes", results: Results, what: str, values: np.ndarray) -> None:
    (across, x), (up, y) = find_map_axes(results).items()
    axes.set_facecolor("#d9d9d9")  # of members without a value
    extent = (*_edges(x), *_edges(y))
    shown = axes.imshow(
        values.T, origin="lower", extent=extent, aspect="auto", cmap=_COLOURS, interpolation="nearest"
    )
    if np.isfinite(values).any():
        bar: Any = axes.figure.colorbar(shown, ax=axes)
        bar.set_label(_said(results, what), color=INK)
    style_axes(axes, _said(results, across), _said(results, up))
    axes.grid(False)


def _curve(axes: "Axes", results: Results, what: str, values: np.ndarray) -> None:
    ((name, x),) = results.dimensions.items()
    axes.plot(x, values, color=BLUE, linewidth=1.6)
    style_axes(axes, _said(results, name), _said(results, what))


def _histogram(axes: "Axes", results: Results, what: str, values: np.ndarray) -> None:
    finite = values[np.isfinite(values)]
    if not len(finite):
        raise PendulaError(f"No member has a value of '{what}'.")
    axes.hist(finite, bins=min(_BINS, max(8, int(np.sqrt(len(finite))))), color=BLUE, edgecolor="white")
    style_axes(axes, _said(results, what), "members")


def _fan(axes: "Axes", results: Results, what: str, values: np.ndarray) -> None:
    """The median and bands that hold half and nine tenths of the members at every instant."""
    t = results.study.job.extents[results.study.job.variables[what]]
    rows = values.reshape(-1, len(t))
    rows = rows[np.isfinite(rows).all(axis=1)]
    if not len(rows):
        raise PendulaError(f"No member has all values of '{what}'.")
    for low, high, opacity in _QUANTILES:
        between = np.quantile(rows, (low, high), axis=0)
        axes.fill_between(
            t, *between, color=BLUE, alpha=opacity, linewidth=0, label=f"{low:.0%} to {high:.0%}"
        )
    axes.plot(t, np.median(rows, axis=0), color=BLUE, linewidth=1.8, label="median")
    axes.legend(frameon=False, labelcolor=INK)
    style_axes(axes, "t [s]", _said(results, what))


def _parallel(axes: "Axes", results: Results, what: str, values: np.ndarray) -> None:
    """A line for every member through what it was given and what it gave, each scaled to its range."""
    numbers = np.flatnonzero(np.isfinite(values.ravel()))
    numbers = numbers[:: -(-len(numbers) // _MOST_LINES) or 1]
    given = results.study.values(numbers)
    columns = {**given.starts, **given.parameters, **given.inputs, what: values.ravel()[numbers]}
    table = np.stack(list(columns.values()), axis=1)
    low, high = table.min(axis=0), table.max(axis=0)
    scaled = np.where(high > low, (table - low) / np.where(high > low, high - low, 1.0), 0.5)
    from matplotlib import colormaps

    width = 0.6 if len(scaled) > _FEW_LINES else 1.6
    colours = colormaps[_COLOURS](scaled[:, -1])
    for row, colour in zip(scaled, colours, strict=True):
        axes.plot(row, color=colour, linewidth=width, alpha=0.5)
    axes.set_xticks(range(len(columns)), [_said(results, name) for name in columns])
    for i in range(len(columns)):
        ends = ((0.0, low[i], -11), (1.0, high[i], 3))  # where no lines are
        for place, number, away in ends if high[i] > low[i] else ((0.5, low[i], 3),):
            axes.annotate(
                f"{number:.3g}", (i, place), textcoords="offset points", xytext=(3, away), color=GREY
            )
    style_axes(axes, "", "")
    axes.set_ylim(-0.05, 1.05)
    axes.set_yticks([])
