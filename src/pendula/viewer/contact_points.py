"""The picture of a contact: both shapes from the side and along the normal, and where they touch."""

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.collision.loops.scene import PLANE
from pendula.collision.outlines import across, outlines
from pendula.collision.pair_queries import ContactPoints, closest, contact_points
from pendula.collision.parts import parts_of
from pendula.viewer.axes import BLUE, GREY, INK, VERMILLION, style_axes
from pendula.viewer.figures import make_figure, write_below
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Array = np.ndarray
_ROOM = 1.15  # around what is drawn, next to its size


def plot_contact_points(
    a: Any, b: Any, path: str | os.PathLike[str] | None = None, *, margin: float = 0.0
) -> "Figure":
    """Draw where two shapes touch, or their nearest points, and write the picture if a path is given.

    Args:
        a: a shape or a list of shapes, as of `closest`; drawn in blue.
        b: the other; drawn in red.
        path: file to write, by its suffix as .png, .svg or .pdf.
        margin: m; points of shapes that are at most this far apart are drawn.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    target = None if path is None else picture_path(path)
    points = contact_points(a, b, margin)
    nearest = closest(a, b)
    normal = points.normals[0] if len(points) else nearest.normal
    pairs = (
        (points.points_a, points.points_b) if len(points) else (nearest.point_a[None], nearest.point_b[None])
    )
    x, y = across(normal)
    figure = make_figure("plot_contact_points", (10.0, 5.2), _title(points, nearest.distance))
    beside, above = figure.subplots(1, 2)
    _draw(beside, (a, b), (x, normal), pairs)
    style_axes(beside, "across, m", "along the normal, m")
    _draw(above, (a, b), (x, y), pairs)
    style_axes(above, "across, m", "across, m")
    for k, place in enumerate(pairs[0]):
        above.annotate(str(k), (place @ x, place @ y), xytext=(4, 4), textcoords="offset points", color=INK)
    write_below(figure, _gaps(points))
    if target is not None:
        write_picture(figure, target)
    return figure


def _draw(
    axes: "Axes", shapes: tuple[Any, Any], view: tuple[Array, Array], pairs: tuple[Array, Array]
) -> None:
    """Outlines of both shapes, their points, and lines between those."""
    drawn = [place @ np.column_stack(view) for place in pairs]
    extent = [*drawn]
    for shape, colour in zip(shapes, (BLUE, VERMILLION), strict=True):
        parts = parts_of(shape)
        for outline in outlines(parts, *view):
            axes.fill(*outline.T, facecolor=colour, alpha=0.15, edgecolor=colour)
            extent.append(outline)
        for part in parts:
            if part.kind == PLANE and abs(part.axes[:, 2] @ view[1]) > 1 - 1e-9:
                axes.axhline(float(part.position @ view[1]), color=colour)
    for one, other in zip(*drawn, strict=True):
        axes.plot(*np.array([one, other]).T, color=GREY, linewidth=1.0)
    for places, colour in zip(drawn, (BLUE, VERMILLION), strict=True):
        axes.plot(*places.T, "o", color=colour, markersize=5)
    low, high = (f(np.concatenate(extent), axis=0) for f in (np.min, np.max))
    half = _ROOM * max(float((high - low).max()) / 2, 1e-12)
    for middle, limit in zip((low + high) / 2, (axes.set_xlim, axes.set_ylim), strict=True):
        limit(middle - half, middle + half)
    axes.set_aspect("equal")


def _title(points: ContactPoints, distance: float) -> str:
    if not len(points):
        return f"{distance:.4g} m apart"
    deep = f"{-distance:.4g} m deep" if distance < 0 else f"{distance:.4g} m apart"
    return f"{len(points)} point{'s' * (len(points) > 1)} of contact, {deep}"


def _gaps(points: ContactPoints) -> str:
    if not len(points):
        return "The nearest points of both shapes; give a margin to see points of contact of what is apart."
    gaps = "; ".join(f"{k}: {gap:.3g} m" for k, gap in enumerate(points.gaps))
    return f"Seen from the side, and along the normal. Gaps: {gaps}."
