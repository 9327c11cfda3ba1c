"""The system at one instant of a run, for papers and slides."""

import os
import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import PendulaError
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.viewer.axes import GREY, INK
from pendula.viewer.labels import escape_text
from pendula.viewer.plots import picture_path, write_picture
from pendula.viewer.sketch import Line, model_with_drawing, paper, window_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from pendula.viewer.scene import Scene

ALL_ALONG = 60  # moments by which the size of the whole motion is judged


def snapshot(
    run: Run,
    t: float,
    path: str | os.PathLike[str] | None = None,
    *,
    trail: float | None = None,
    model: Any = None,
) -> "Figure":
    """Draw the system at one instant of a run, and write it if a path is given.

    Pictures of different instants of a run have the same scale and place: each has room for the whole motion.

    Args:
        run: the run of a system whose description has a drawing.
        t: the instant, s; between two samples the motion is interpolated.
        path: file to write, by its suffix as .png, .svg or .pdf.
        trail: how many seconds trails go back, 0 for none; to the start of the run unless given.
        model: what was simulated (a model, a description or a gallery name), for a run from a file.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    known = model_with_drawing(run, model, "snapshot(run, t, model=...)")
    instant, back = _instant(run, t), seconds_of_trail(trail)
    from pendula.viewer.scene import scene_at

    scene = scene_at(run, known, np.append(np.linspace(run.t[0], run.t[-1], ALL_ALONG), instant), one=True)
    if not len(scene.moments) or scene.t[scene.moments[-1]] != instant:
        raise PendulaError(f"The run of {run.system} cannot be drawn at t = {instant:g} s. {run.outcome}")
    figure = _figure(run, scene, back)
    if target is not None:
        write_picture(figure, target)
    return figure


def seconds_of_trail(given: Any) -> float:
    """How far trails go back, s."""
    if given is None:
        return float("inf")
    seconds = read_number(given, "trail")
    if seconds < 0:
        raise PendulaError(f"trail is a number of seconds, 0 or more, got {given!r}.")
    return seconds


def _instant(run: Run, given: Any) -> float:
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so there is nothing to draw.")
    t = read_number(given, "t")
    if not run.t[0] <= t <= run.t[-1]:
        raise PendulaError(
            f"t = {t:g} s is not within the run of {run.system}, "
            f"which goes from {run.t[0]:g} s to {run.t[-1]:g} s."
        )
    return t


def _figure(run: Run, scene: "Scene", trail: float) -> "Figure":
    window = window_of(scene)
    from pendula.viewer.composition import draw_moment

    now = len(scene.moments) - 1

    def head(letters: int) -> list[Line]:
        lines = textwrap.wrap(escape_text(run.system), letters)
        caption = f"t = {with_unit_of(f'{scene.t[scene.moments[now]]:.6g}', run.units, 'time')}"
        return [*((line, 15.0, "bold", INK) for line in lines), (caption, 11.0, "normal", GREY)]

    figure, axes, inch = paper(window, head)
    draw_moment(axes, inch, scene, window, now, trail)
    return figure
