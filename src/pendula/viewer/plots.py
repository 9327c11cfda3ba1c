"""Plots of a run over time, and its phase portrait, made with matplotlib, no global state."""

import os
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import FileError, PendulaError, explain_arguments, format_names, suggest
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.viewer.axes import (
    BLACK,
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    VERMILLION,
    axis_label,
    colours,
    curve,
    legend,
    mark_ends,
    style_axes,
)
from pendula.viewer.figures import new_figure
from pendula.viewer.labels import escape_text, quantity

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from pendula.control import Trajectory

SUFFIXES = (".png", ".svg", ".pdf")
MOST_PLANES = 3
# What else is drawn, by its class, and by which function.
_OTHERS = {
    "Audit": ("an audit", "plot_audit(audit)"),
    "Branches": ("a diagram of branches", "plot_branches(branches)"),
    "Comparison": ("a comparison", "plot_comparison(comparison)"),
    "FrequencyResponse": ("a frequency response", "plot_bode(response) or plot_nyquist(response)"),
    "Modes": ("a set of modes", "plot_modes(modes)"),
}
# Only while writing: Agg refuses a very dense path in one piece.
SETTINGS: dict[Any, Any] = {"agg.path.chunksize": 20_000}


@explain_arguments
def plot(
    run: "Run | Trajectory | Sequence[Run] | Mapping[str, Run]",
    path: str | os.PathLike[str] | None = None,
    *,
    kind: str = "overview",
    ax: "Axes | None" = None,
) -> "Figure":
    """Draw a run, or what `optimise` found, and, if a path is given, write the picture.

    Args:
        run: the run; several in a list, or by what to call them, {"as it was": first, "with drag": second},
            which are drawn over each other; or a trajectory, which is drawn as an overview only.
        path: file to write, by its suffix as .png, .svg or .pdf.
        kind: "overview" (all that the run has), "coordinates", "velocities", "states", "inputs",
            "energies" or "phase", or the name of one series, such as "theta". Of several runs: "overview"
            (coordinates and energy) or such a name.
        ax: the axes of a figure of your own to draw a run's coordinates, velocities, … or phase portrait in.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    if isinstance(run, Run) and str(path) in run.columns:
        raise FileError(f"'{path}' is a series of the run, not a file: plot(run, kind='{path}') draws it.")
    target = None if path is None else picture_path(path)
    if isinstance(run, Mapping | Sequence) or (isinstance(run, Run) and ax is None and kind in run.columns):
        from pendula.viewer.several_runs import draw_runs

        return _written(draw_runs([run] if isinstance(run, Run) else run, kind), target)
    if kind not in _KINDS:
        series = run.columns if isinstance(run, Run) else ()
        named = f", or the name of a series: {format_names(series)}" if series else ""
        raise PendulaError(
            f"The kind of plot '{kind}' is unknown. {suggest(kind, (*_KINDS, *series))}It is one of "
            f"{format_names(_KINDS)}{named}."
        )
    if isinstance(run, Run) and ax is not None:
        return _written(_draw_into(ax, run, kind), target)
    if isinstance(run, Run):
        figure = _figure(run, (11.0, 6.2) if kind == "overview" else (8.0, 4.8))
        _KINDS[kind](figure, run)
    else:
        from pendula.control import Trajectory
        from pendula.viewer.trajectories import draw_trajectory

        if not isinstance(run, Trajectory):
            raise PendulaError(_say_what_draws(run))
        figure = draw_trajectory(run)
    return _written(figure, target)


def _say_what_draws(value: object) -> str:
    """The sentence for what is no run."""
    kind = type(value).__name__
    if kind in _OTHERS:
        return f"plot() draws runs, and this is {_OTHERS[kind][0]}: {_OTHERS[kind][1]} draws it."
    return (
        f"plot() draws runs, and {getattr(value, 'name', kind)} is none: simulate it first, as in "
        "plot(simulate(system, until=10, step=0.01))."
    )


def _written(figure: "Figure", target: Path | None) -> "Figure":
    if target is not None:
        write_picture(figure, target)
    return figure


def _draw_into(axes: "Axes", run: Run, kind: str) -> "Figure":
    """Draw into axes of the caller's, which belong to a figure of the caller's."""
    draw = _IN_AXES.get("coordinates" if kind == "overview" else kind)
    if draw is None:
        raise PendulaError(f"ax= takes one of {', '.join(_IN_AXES)}, got kind='{kind}'.")
    if not hasattr(axes, "plot"):
        raise PendulaError(f"ax= takes the axes of a figure, as subplots() gives them, got {axes!r}.")
    draw(axes, run)
    return axes.get_figure(root=True)  # type: ignore[return-value]


def picture_path(path: str | os.PathLike[str]) -> Path:
    target = Path(path)
    if target.suffix.lower() not in SUFFIXES:
        raise FileError(f"The picture {path} needs one of the suffixes {', '.join(SUFFIXES)}.")
    if not target.parent.is_dir():
        raise FileError(f"The picture cannot be written to {path}: there is no folder {target.parent}.")
    return target


def write_picture(figure: "Figure", target: Path) -> None:
    from matplotlib import rc_context

    try:
        with rc_context(SETTINGS):
            figure.savefig(target, dpi=200)
    except OSError as error:
        raise FileError(f"The picture cannot be written to {target}: {error.strerror or error}.") from error


def _figure(run: Run, size: tuple[float, float]) -> "Figure":
    """An empty figure under a head of title, integrator and, if the run did not finish, why."""
    width, body = size
    head = [(escape_text(run.system), 15, "bold", INK), (_method(run), 11, "normal", GREY)]
    if run.outcome.reason != "finished":
        colour = INK if run.outcome.ok else VERMILLION
        wrapped = textwrap.wrap(escape_text(run.outcome.sentence), int(12 * width))
        head += [(line, 11, "normal", colour) for line in wrapped]
    # In inches: a line is 1.5 times its points of 1/72 inch; the head comes on top of the body.
    margin = 0.15
    height = body + margin + sum(1.5 * points / 72 for _, points, _, _ in head)
    figure = new_figure("plot", (width, height))
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    rect = (margin / width, margin / height, 1 - 2 * margin / width, (body - 1.5 * margin) / height)
    figure.set_layout_engine(ConstrainedLayoutEngine(rect=rect, wspace=0.06, hspace=0.05))
    top = height - margin
    for text, points, weight, colour in head:
        figure.text(margin / width, top / height, text, size=points, weight=weight, color=colour, va="top")
        top -= 1.5 * points / 72
    return figure


def _method(run: Run) -> str:
    fixed = np.isfinite(run.step) and run.step > 0
    step = f"step {with_unit_of(f'{run.step:g}', run.units, 'time')}" if fixed else "variable step"
    return f"{escape_text(run.integrator)}, {step}"


def _overview(figure: "Figure", run: Run) -> None:
    """What there is over time, one below the other, and beside it phase portraits.

    Where velocities do not belong to coordinates, they are drawn over time there.
    """
    only_states = bool(run.states) and not run.coordinates
    over_time = [] if only_states else [_draw_coordinates]
    over_time += [_draw_energies] if run.has_energy else []
    over_time += [_draw_states] if run.states else []
    over_time += [_draw_inputs] if run.signals or (run.u != run.u[:1]).any() else []
    planes = _planes(run) if only_states else []
    halves = figure.add_gridspec(1, 2, width_ratios=(1.45, 1))
    if only_states and not planes:  # a single state has no phase portrait
        halves = figure.add_gridspec(1, 1)
    left = halves[0].subgridspec(len(over_time), 1)
    above = figure.add_subplot(left[0])
    below = [figure.add_subplot(left[i], sharex=above) for i in range(1, len(over_time))]
    for draw, axes in zip(over_time, (above, *below), strict=True):
        draw(axes, run)
    for axes in (above, *below)[:-1]:
        axes.set_xlabel("")
        axes.tick_params(labelbottom=False)
    if planes:
        _draw_planes(figure, halves[1], run, planes)
    elif not only_states:
        aside = figure.add_subplot(halves[1])
        aside.locator_params(axis="x", nbins=6)
        if _phase_pairs(run):
            _draw_phase(aside, run, named=False)
        else:
            _draw_velocities(aside, run)


def _portrait(figure: "Figure", run: Run) -> None:
    """Velocities over coordinates, or states over states where there are no coordinates."""
    if run.states and not run.coordinates:
        _draw_planes(figure, figure.add_gridspec(1, 1)[0], run, _planes(run), across=True)
    else:
        _draw_phase(figure.add_subplot(), run, named=True)


def _draw_coordinates(axes: "Axes", run: Run) -> None:
    _draw_series(axes, run, run.coordinates, run.q, "coordinates")


def _draw_velocities(axes: "Axes", run: Run) -> None:
    _draw_series(axes, run, run.velocities, run.v, "velocities")


def _draw_states(axes: "Axes", run: Run) -> None:
    _draw_series(axes, run, run.states, run.z, "states")


def _draw_inputs(axes: "Axes", run: Run) -> None:
    """Inputs from outside, and those that laws of the system drive; what limits cut off is dashed."""
    values = np.column_stack((run.u, *run.signals.values())) if run.signals else run.u
    _draw_series(axes, run, (*run.inputs, *run.signals), values, "inputs")


def _draw_series(axes: "Axes", run: Run, names: tuple[str, ...], values: np.ndarray, word: str) -> None:
    n = len(names)
    lines = [
        curve(axes, run.t, values[:, i], colour, among=n, dashed=names[i].endswith("_demand"))
        for i, colour in enumerate(colours(n))
    ]
    legend(axes, lines, names, units=run.units)
    style_axes(axes, quantity("time", run.units), axis_label(names, f"{n} {word}", run.units), f"no {word}")


def _draw_energies(axes: "Axes", run: Run) -> None:
    energy = run.energy
    lines = [
        curve(axes, run.t, energy.kinetic, ORANGE),
        curve(axes, run.t, energy.potential, BLUE),
        curve(axes, run.t, energy.total, BLACK, dashed=True),  # does not hide an energy that is all there is
    ]
    names = ["kinetic", "potential", "total" if energy.name == "energy" else energy.name]
    if not np.array_equal(energy.jacobi, energy.total, equal_nan=True):
        lines.append(curve(axes, run.t, energy.jacobi, GREEN, dashed=True))
        names.append("Jacobi integral")
    legend(axes, lines, names)
    style_axes(axes, quantity("time", run.units), quantity("energy", run.units))


def _draw_phase(axes: "Axes", run: Run, *, named: bool) -> None:
    """Velocity over coordinate, in the colours of the coordinates."""
    pairs = _phase_pairs(run)
    colour = colours(len(run.coordinates))
    q, v = [run.coordinates[i] for i, _ in pairs], [run.velocities[j] for _, j in pairs]
    lines = [curve(axes, run.q[:, i], run.v[:, j], colour[i], among=len(colour)) for i, j in pairs]
    mark_ends(axes, lines)
    legend(axes, lines if named else [], q if named else [], ends=bool(lines))
    x_label, y_label = axis_label(q, "coordinate", run.units), axis_label(v, "velocity", run.units)
    style_axes(axes, x_label, y_label, "no coordinate has its own velocity")


def _draw_planes(
    figure: "Figure", place: Any, run: Run, planes: list[tuple[int, int]], *, across: bool = False
) -> None:
    """One state over another, plane by plane, one below the other or side by side."""
    if not planes:
        style_axes(figure.add_subplot(place), "", "", "a single state has no phase portrait")
        return
    shape = (1, len(planes)) if across else (len(planes), 1)
    grid = place.subgridspec(*shape)
    for number, (i, j) in enumerate(planes):
        axes = figure.add_subplot(grid[number])
        line = curve(axes, run.z[:, i], run.z[:, j], INK)
        line.set_linewidth(1.2)
        mark_ends(axes, [line])
        legend(axes, [], [], ends=number == 0)
        labels = [axis_label([run.states[k]], "state", run.units) for k in (i, j)]
        style_axes(axes, *labels)


def _planes(run: Run) -> list[tuple[int, int]]:
    """Pairs of states to draw over each other: every pair of up to three states, else neighbours."""
    n = len(run.states)
    pairs = list(combinations(range(n), 2)) if n <= 3 else [(i, i + 1) for i in range(0, n - 1, 2)]
    return pairs[:MOST_PLANES]


_IN_AXES: dict[str, Callable[["Axes", Run], None]] = {
    "coordinates": _draw_coordinates,
    "velocities": _draw_velocities,
    "states": _draw_states,
    "inputs": _draw_inputs,
    "energies": _draw_energies,
    "phase": partial(_draw_phase, named=True),
}


def _alone(kind: str) -> Callable[["Figure", Run], None]:
    return lambda figure, run: _IN_AXES[kind](figure.add_subplot(), run)


_KINDS: dict[str, Callable[["Figure", Run], None]] = {
    "overview": _overview,
    **{kind: _alone(kind) for kind in _IN_AXES},
    "phase": _portrait,
}


def _phase_pairs(run: Run) -> list[tuple[int, int]]:
    """Columns of q and v that belong together: by name where there is one, else in order if all match."""
    where = {name: j for j, name in enumerate(run.velocities)}
    by_name = [(i, where[f"{q}_dot"]) for i, q in enumerate(run.coordinates) if f"{q}_dot" in where]
    if not by_name and len(run.coordinates) == len(run.velocities):
        return [(i, i) for i in range(len(run.coordinates))]
    return by_name
