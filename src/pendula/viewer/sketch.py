"""A still picture of how a system moved: several moments of a run, the later the stronger."""

import math
import operator
import os
import textwrap
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError, explain_arguments
from pendula.runs import Run
from pendula.viewer.axes import GREY, INK, VERMILLION
from pendula.viewer.figures import new_figure
from pendula.viewer.labels import escape_text
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from pendula.model import Model
    from pendula.viewer.composition import Window
    from pendula.viewer.scene import Scene

MOST_MOMENTS, MOST_NAMED, MOST_DECIMALS = 100, 8, 6
# Inches: the picture is within these, below its head.
WIDEST, HIGHEST, NARROWEST = 7.6, 5.6, 4.6
MARGIN, BELOW_HEAD = 0.2, 0.1
LETTERS = 12.5  # of the head that fit into an inch

Line = tuple[str, float, str, str]  # text, size in points, weight, colour


@explain_arguments
def sketch(
    run: Run, path: str | os.PathLike[str] | None = None, *, moments: int = 5, model: Any = None
) -> "Figure":
    """Draw the system at several moments of a run, the last one strongly, and write it if a path is given.

    Args:
        run: the run of a system whose description has a drawing.
        path: file to write, by its suffix as .png, .svg or .pdf.
        moments: how many moments to draw, evenly spread in time, 1 to 100; 1 draws the end alone.
        model: what was simulated (a model, a description or a gallery name), for a run from a file.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    count = _count(moments)
    target = None if path is None else picture_path(path)
    known = model_with_drawing(run, model, "sketch(run, model=...)")
    from pendula.viewer.scene import scene_of

    figure = _figure(run, scene_of(run, known, count))
    if target is not None:
        write_picture(figure, target)
    return figure


def check_drawing(model: "Model") -> None:
    """Refuse a model whose description has no drawing."""
    if not model.card.drawn:
        raise PendulaError(
            f"There is nothing to draw: the description of {model.name} has no drawing. "
            "Give it shapes, as in drawing=[Rod(pivot, bob), Disc(bob, 0.05)]."
        )


def _count(moments: Any) -> int:
    try:
        count = 0 if isinstance(moments, bool) else operator.index(moments)
    except TypeError:
        count = 0
    if not 1 <= count <= MOST_MOMENTS:
        raise PendulaError(f"moments must be a whole number from 1 to {MOST_MOMENTS}, got {moments!r}.")
    return count


def model_with_drawing(run: Run, given: Any, call: str) -> "Model":
    """The model of the run, with the run's parameter values; it has a drawing."""
    from pendula.runs.run_model import model_of

    model = model_of(run, given, call=call)
    check_drawing(model)
    return model


def _figure(run: Run, scene: "Scene") -> "Figure":
    """The picture, to scale, below its head."""
    window = window_of(scene)
    figure, axes, inch = paper(window, lambda letters: _head(run, scene, letters))
    if len(scene.moments):
        from pendula.viewer.composition import draw_scene, draw_small_trails

        draw_scene(axes, inch, scene, window)
        draw_small_trails(axes, scene, window)
    else:
        axes.text(0.5, 0.5, "no samples", transform=axes.transAxes, ha="center", va="center", color=GREY)
    return figure


def window_of(scene: "Scene") -> "Window":
    """What a picture of a scene must hold; says so where there is no matplotlib to draw it with."""
    check_matplotlib()
    from pendula.viewer.composition import Window

    return Window.around(scene)


def check_matplotlib() -> None:
    """Refuse to go on without matplotlib."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise PendulaError(
            'sketch needs matplotlib, which is not installed: pip install "pendula[plot]"'
        ) from None


def paper(window: "Window", head: Callable[[int], list[Line]]) -> tuple["Figure", "Axes", float]:
    """A figure with lines of text above axes to scale, and what an inch of them is in the system's unit.

    ``head`` gives the lines when it is told how many letters fit into one.
    """
    inch = max(window.width / WIDEST, window.height / HIGHEST)
    width, height = max(window.width / inch, NARROWEST), window.height / inch
    lines = head(int(LETTERS * width))
    whole = (
        width + 2 * MARGIN,
        height + 2 * MARGIN + BELOW_HEAD + sum(_line(size) for _, size, _, _ in lines),
    )
    figure = new_figure("sketch", whole)
    top = whole[1] - MARGIN
    for text, size, weight, colour in lines:
        x, y = MARGIN / whole[0], top / whole[1]
        figure.text(x, y, text, size=size, weight=weight, color=colour, va="top")
        top -= _line(size)
    box = (MARGIN / whole[0], MARGIN / whole[1], width / whole[0], height / whole[1])
    return figure, make_scaled_axes(figure, box, window, (width * inch, height * inch)), inch


def make_scaled_axes(
    figure: "Figure", box: tuple[float, float, float, float], window: "Window", size: tuple[float, float]
) -> "Axes":
    """Bare axes in a part of a figure, of a size in the system's unit, the window in their middle."""
    axes = figure.add_axes(box)
    axes.set_axis_off()
    axes.set_autoscale_on(False)
    (x, y), (width, height) = window.middle, size
    axes.set(xlim=(x - width / 2, x + width / 2), ylim=(y - height / 2, y + height / 2))
    axes.set_aspect("equal")
    return axes


def _line(size: float) -> float:
    """The height of a line of text in inches: 1.5 times its points of 1/72 inch."""
    return 1.5 * size / 72


def _head(run: Run, scene: "Scene", letters: int) -> list[Line]:
    """Lines with size, weight and colour: the name, the moments and, if the run did not finish, why."""
    times = [_time(float(t), float(scene.t[-1] - scene.t[0])) for t in scene.t[scene.moments]]
    caption = f"t = {', '.join(times)}" if times else ""
    if len(times) > MOST_NAMED:
        caption = f"{len(times)} moments from t = {times[0]} to {times[-1]}"
    if len(times) > 1:
        caption += "; the later, the stronger"
    head = [(escape_text(run.system), 15.0, "bold", INK)]
    head += [(line, 11.0, "normal", GREY) for line in textwrap.wrap(caption, letters)]
    if run.outcome.reason != "finished":
        colour = INK if run.outcome.ok else VERMILLION
        wrapped = textwrap.wrap(escape_text(run.outcome.sentence), letters)
        head += [(line, 11.0, "normal", colour) for line in wrapped]
    return head


def _time(t: float, span: float) -> str:
    """A time to three digits of the span of all."""
    decimals = 2 - math.floor(math.log10(span)) if span > 0 else MOST_DECIMALS
    if not 0 <= decimals < MOST_DECIMALS:
        return f"{t:.6g}"
    return f"{t:.{decimals}f}".rstrip("0").rstrip(".") if decimals else f"{t:.0f}"
