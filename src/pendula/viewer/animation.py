"""The motion of a run as a moving picture, drawn without a browser."""

import math
import operator
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import FileError, PendulaError, explain_arguments
from pendula.model.quantity_units import unit_of
from pendula.runs import Run
from pendula.viewer.axes import GREY, INK, VERMILLION
from pendula.viewer.labels import escape_text
from pendula.viewer.movies import ENDINGS, FASTEST, Movie, movie_writer
from pendula.viewer.sketch import make_scaled_axes, model_with_drawing, window_of
from pendula.viewer.snapshot import seconds_of_trail

if TYPE_CHECKING:
    from pendula.viewer.composition import Window
    from pendula.viewer.scene import Scene

Array = np.ndarray

USUAL_TRAIL = 3.0  # s of the animation
MOST_FRAMES, SMALLEST, LARGEST = 5000, 64, 4096  # frames, and pixels of a side
DPI = 100
MARGIN, HEAD = 0.15, 0.36  # inches: around everything, and for the line of text above


@dataclass(frozen=True)
class Timing:
    """Which instants of the run the frames show: ``first + k·spacing``, s; and how fast they follow."""

    first: float
    spacing: float
    count: int
    fps: float

    @property
    def instants(self) -> Array:
        return self.first + self.spacing * np.arange(self.count)


@explain_arguments
def animate(
    run: Run,
    path: str | os.PathLike[str],
    *,
    fps: float = 25,
    speed: float = 1.0,
    seconds: float | None = None,
    size: tuple[int, int] = (640, 480),
    trail: float | None = None,
    model: Any = None,
) -> Path:
    """Write the motion of a run as a moving picture, in real time unless ``speed`` says otherwise.

    The view is fixed and holds the whole motion; between samples the motion is interpolated.

    Args:
        run: the run of a system whose description has a drawing.
        path: file to write, by its suffix as .gif, .webp or, where ffmpeg is installed, .mp4.
        fps: frames a second, up to 50 (120 in .mp4); the clock of a GIF ticks every 0.01 s, so that single
            frames last as nearly right as that allows, and all together exactly.
        speed: seconds of the run in a second of the animation.
        seconds: how long the animation lasts, s; to the end of the run unless given.
        size: width and height in pixels, 64 to 4096 each.
        trail: how many seconds of the run trails go back; three of the animation unless given.
        model: what was simulated (a model, a description or a gallery name), for a run from a file.

    Returns:
        The path of the file; as the last line of a notebook's cell it shows the picture.
    """
    target = _target(path)
    known = model_with_drawing(run, model, "animate(run, path, model=...)")
    timing = _timing(run, target.suffix.lower(), fps, speed, seconds)
    back = USUAL_TRAIL * timing.spacing * timing.fps if trail is None else seconds_of_trail(trail)
    pixels = _pixels(size)
    from pendula.viewer.scene import scene_at

    scene = scene_at(run, known, timing.instants)
    if not len(scene.moments):
        raise PendulaError(
            f"The run of {run.system} cannot be drawn from t = {timing.first:g} s on. {run.outcome}"
        )
    window = window_of(scene)
    _write(
        target,
        movie_writer(target.suffix.lower(), pixels, timing.fps),
        _frames(run, scene, window, timing, pixels, back),
    )
    return Movie(target)


def _write(target: Path, writer: Any, frames: Iterator[Array]) -> None:
    """All of the file or none: it is written beside its place and moved there when it is complete."""
    temporary = target.with_name(f".{target.stem}.part{target.suffix}")
    try:
        writer(temporary, frames)
        os.replace(temporary, target)
    except OSError as error:
        raise FileError(f"The animation cannot be written to {target}: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):
            temporary.unlink()


def _frames(
    run: Run, scene: "Scene", window: "Window", timing: Timing, pixels: tuple[int, int], trail: float
) -> Iterator[Array]:
    """Every frame as pixels, shape (height, width, 3) of bytes."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from pendula.viewer.composition import draw_moment

    width, height = (side / DPI for side in pixels)
    figure = Figure(figsize=(width, height), dpi=DPI, facecolor="white")
    canvas = FigureCanvasAgg(figure)
    room = width - 2 * MARGIN, height - 2 * MARGIN - HEAD
    inch = max(window.width / room[0], window.height / room[1])
    box = (MARGIN / width, MARGIN / height, room[0] / width, room[1] / height)
    axes = make_scaled_axes(figure, box, window, (room[0] * inch, room[1] * inch))
    top = 1 - MARGIN / height
    figure.text(MARGIN / width, top, escape_text(run.system), size=13, weight="bold", color=INK, va="top")
    colour = GREY if run.outcome.ok else VERMILLION
    clock = figure.text(1 - MARGIN / width, top, "", size=12, color=colour, va="top", ha="right")
    unit = unit_of(run.units, "time")
    decimals = int(np.clip(math.ceil(-math.log10(timing.spacing)), 0, 6))
    for moment, instant in enumerate(scene.moments):
        for artist in axes.get_children():
            if artist in (*axes.lines, *axes.patches, *axes.collections, *axes.texts):
                artist.remove()
        clock.set_text(f"t = {scene.t[instant]:.{decimals}f} {unit}".rstrip())
        draw_moment(axes, inch, scene, window, moment, trail)
        canvas.draw()
        yield np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def _target(path: str | os.PathLike[str]) -> Path:
    target = Path(path)
    if target.suffix.lower() not in ENDINGS:
        raise FileError(f"The animation {path} needs one of the suffixes {', '.join(ENDINGS)}.")
    if not target.parent.is_dir():
        raise FileError(f"The animation cannot be written to {path}: there is no folder {target.parent}.")
    if target.is_dir():
        raise FileError(f"The animation cannot be written to {path}: it is a folder.")
    return target


def _timing(run: Run, ending: str, fps: Any, speed: Any, seconds: Any) -> Timing:
    """The instants of the frames, all of them within the run."""
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so there is nothing to draw.")
    rate, quick = read_number(fps, "fps"), read_number(speed, "speed")
    if not 0 < rate <= FASTEST[ending]:
        raise PendulaError(f"fps is above 0 and up to {FASTEST[ending]} in a {ending} file, got {fps!r}.")
    if not quick > 0:
        raise PendulaError(f"speed is above 0, in seconds of the run a second, got {speed!r}.")
    first, end = float(run.t[0]), float(run.t[-1])
    longest = (end - first) / quick
    lasting = longest if seconds is None else read_number(seconds, "seconds")
    # A frame's worth of rounding is no reason to refuse.
    if not 0 <= lasting <= longest + 0.5 / rate or (seconds is not None and lasting == 0):
        raise PendulaError(
            f"seconds = {lasting:g} does not fit: at speed {quick:g} the run of {run.system} fills "
            f"{longest:g} s."
        )
    if lasting * rate > MOST_FRAMES:
        raise PendulaError(
            f"The animation would have {lasting * rate:,.0f} frames, and more than {MOST_FRAMES:,} are not "
            f"drawn; give a higher speed, such as speed={_round_to_digit(quick * lasting / 10):g}, or fewer "
            "seconds."
        )
    # Frames last until the next one: the last begins one spacing before the end.
    return Timing(first, quick / rate, max(round(lasting * rate), 1), rate)


def _round_to_digit(value: float) -> float:
    """A number to one digit."""
    return float(f"{value:.1g}")


def _pixels(size: Any) -> tuple[int, int]:
    try:
        width, height = (operator.index(side) for side in size)
    except (TypeError, ValueError):
        width = height = 0
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise PendulaError(
            f"size is a width and a height in pixels, {SMALLEST} to {LARGEST} each, such as (640, 480), "
            f"got {size!r}."
        )
    return width, height
