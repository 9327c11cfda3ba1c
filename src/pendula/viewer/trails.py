"""The paths that points leave behind: the older a piece, the paler."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.description import Trail
from pendula.viewer.axes import GREY
from pendula.viewer.scene import Scene
from pendula.viewer.shapes import Pen, mix_colours

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = np.ndarray

PIECES, SAMPLES = 60, 30_000  # of one trail: pieces of equal strength, and points in all
PALEST, STRONGEST, FADING = 0.10, 0.85, 3.0
WIDTH = 1.3  # points
TINY = 0.15  # a trail smaller than this part of the picture is shown again, enlarged
CLOSE_UP = 1.7  # inches
ALL = slice(None)


def draw_trails(pen: Pen, scene: Scene, colours: Sequence[Any], span: slice = ALL) -> None:
    """Every trail over a span of instants; of trails that cross, the newer piece is above."""
    trails = list(scene.of_kind(Trail))
    paths = [scene.paths[trail.point][span, :2] for _, trail in trails]
    _draw(pen.axes, paths, [colours[number] for number, _ in trails], pen.order)


def needs_close_up(scene: Scene, low: Array, high: Array) -> bool:
    """Whether the trails in space are too small a part of the picture to be seen."""
    trails = [scene.paths[trail.point] for _, trail in scene.of_kind(Trail)]
    if not scene.spatial or not trails or not len(scene.t):
        return False
    size = max(float(np.ptp(path, axis=0).max()) for path in trails)
    return 0 < size < TINY * float((high - low).max())


def draw_close_up(picture: "Axes", scene: Scene, colours: Sequence[Any]) -> None:
    """The trails from above, x to the right and y up, enlarged in the lower right corner of a picture."""
    box = picture.get_window_extent()
    side = CLOSE_UP * picture.figure.dpi
    axes = picture.inset_axes((1 - side / box.width, 0.0, side / box.width, side / box.height))
    trails = list(scene.of_kind(Trail))
    paths = [(scene.paths[trail.point] @ scene.view)[:, :2] for _, trail in trails]
    _draw(axes, paths, [colours[number] for number, _ in trails], order=2)
    every = np.vstack(paths)
    middle, size = (every.min(axis=0) + every.max(axis=0)) / 2, 1.08 * float(np.ptp(every, axis=0).max())
    axes.set(xlim=middle[0] + np.array([-0.5, 0.5]) * size, ylim=middle[1] + np.array([-0.5, 0.5]) * size)
    axes.set(xticks=[], yticks=[], aspect="equal")
    for spine in axes.spines.values():
        spine.set_color(mix_colours(GREY, 0.4))
    axes.set_title("from above", size=10, color=GREY)


def _draw(axes: "Axes", paths: Sequence[Array], colours: Sequence[Any], order: float) -> None:
    from matplotlib.collections import LineCollection

    pieces: list[tuple[float, Array, Any]] = []
    for path, colour in zip(paths, colours, strict=True):
        thinned = path[:: max(1, len(path) // SAMPLES)]
        cuts = np.unique(np.linspace(0, len(thinned) - 1, PIECES + 1).astype(int))
        for a, b in pairwise(cuts):
            new = float(b) / (len(thinned) - 1)
            strength = PALEST + (STRONGEST - PALEST) * new**FADING
            pieces.append((new, thinned[a : b + 1], mix_colours(colour, strength)))
    pieces.sort(key=lambda piece: piece[0])
    lines = [line for _, line, _ in pieces]
    drawn = LineCollection(lines, colors=[c for *_, c in pieces], linewidths=WIDTH, zorder=order)
    drawn.set_capstyle("round")
    axes.add_collection(drawn, autolim=False)
