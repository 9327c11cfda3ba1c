"""The picture of modes: the drawing at several phases of each, exaggerated."""

import os
from typing import TYPE_CHECKING

import numpy as np

from pendula.analysis import Modes
from pendula.analysis.tables import number
from pendula.viewer.axes import GREY, INK
from pendula.viewer.figures import new_figure
from pendula.viewer.labels import escape_text
from pendula.viewer.plots import picture_path, write_picture
from pendula.viewer.scene import Scene, scene_of_states
from pendula.viewer.sketch import check_drawing, make_scaled_axes, window_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PHASES = np.pi * np.array([1.0, 0.75, 0.5, 0.25, 0.0])  # from one end of the swing to the other
EXAGGERATED = 0.35  # the largest deviation of a coordinate, rad or m
MOST, COLUMNS = 6, 3
WIDE, HIGH, HEAD, TITLE = (
    3.4,
    2.9,
    0.45,
    0.5,
)  # inches of a panel, of the line above it, of the picture's head


def plot_modes(modes: Modes, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw the system at several phases of each mode, up to six, and write it if a path is given.

    Deviations are exaggerated: a mode says how parts move relative to each other, not how far.

    Args:
        modes: what `modes` returned, of a system whose description has a drawing.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    check_drawing(modes.model)
    count = min(len(modes.poles), MOST)
    scenes = [_scene(modes, r) for r in range(count)]
    windows = [window_of(scene) for scene in scenes]
    from pendula.viewer.composition import draw_scene

    columns = 2 if count == 4 else min(count, COLUMNS)
    rows = -(-count // columns)
    width, height = columns * WIDE + 0.2, rows * (HIGH + HEAD) + TITLE
    figure = new_figure("plot_modes", (width, height))
    title = escape_text(f"Modes of {modes.model.name}")
    figure.text(0.12 / width, 1 - 0.1 / height, title, size=15, weight="bold", color=INK, va="top")
    for r, (scene, window) in enumerate(zip(scenes, windows, strict=True)):
        left, top = 0.1 + r % columns * WIDE, height - TITLE - r // columns * (HIGH + HEAD)
        figure.text((left + 0.05) / width, top / height, _label(modes, r), size=11, color=GREY, va="top")
        inch = max(window.width / (WIDE - 0.2), window.height / (HIGH - 0.1))
        box = (left / width, (top - HEAD - HIGH + 0.1) / height, (WIDE - 0.2) / width, (HIGH - 0.1) / height)
        axes = make_scaled_axes(figure, box, window, ((WIDE - 0.2) * inch, (HIGH - 0.1) * inch))
        draw_scene(axes, inch, scene, window)
    if target is not None:
        write_picture(figure, target)
    return figure


def _scene(modes: Modes, r: int) -> Scene:
    """The drawing at the phases of a mode."""
    chosen = np.eye(len(modes.poles))[r]
    size = EXAGGERATED / max(float(np.abs(modes.shapes[:, r]).max()), 1e-300)
    states = [modes.superposition(size * chosen, phase * chosen).states(0.0) for phase in PHASES]
    return scene_of_states(modes.model, np.array(states), modes.linear.point.u)


def _label(modes: Modes, r: int) -> str:
    if modes.rigid[r]:
        return f"mode {r}: rigid body"
    pole = complex(modes.poles[r])
    if not pole.imag:
        return f"mode {r}: {'grows' if pole.real > 0 else 'decays'} at {number(abs(pole.real))} /s"
    return f"mode {r}: {pole.imag:.4g} rad/s, {pole.imag / (2 * np.pi):.4g} Hz"
