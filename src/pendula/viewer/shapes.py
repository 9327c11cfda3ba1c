"""How each shape of a drawing is put on paper: flat strokes from numbers in the onlooker's axes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.description import (
    Arrow,
    Box,
    Capsule,
    Cart,
    Coil,
    Cylinder,
    Disc,
    Frame,
    Hoop,
    Mesh,
    Reaction,
    Rod,
    Sphere,
    TorqueArrow,
)
from pendula.description.drawing import Shape
from pendula.viewer.axes import BLACK, BLUE, GREEN, INK, PURPLE, VERMILLION
from pendula.viewer.solids import body_axes, faces, flat_sides

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = np.ndarray

# Inches on paper, whatever the size of the system.
LEAST_RADIUS, PIN_RADIUS, COIL_RADIUS = 0.045, 0.05, 0.08
# Points of 1/72 inch.
ROD, HOOP, THIN = 3.4, 2.2, 1.2

STEEL = "#5B6770"  # of rods and hoops
COIL_TURNS, COIL_LEAD = 9, 0.1  # the lead at each end is a part of the length
WHEEL = 0.2  # radius of a wheel as a part of the cart's height
BEHIND = 0.55  # strength of the half of a hoop that is behind
EDGE_ON = 0.02
ARROW, HEAD, HEAD_WIDTH = (
    2.0,
    0.16,
    0.11,
)  # width of the shaft in points; length and width of the head, inches
AXES = (VERMILLION, GREEN, BLUE)  # x, y, z, as the colours of a screen are red, green and blue
SEAM = 0.4  # points, over the gap that smoothing leaves between two faces
SOLID, EDGE = 0.42, 0.8  # strength of the colour of solids, and of their edges


@dataclass(frozen=True)
class Pen:
    """Axes to draw on, and how.

    Attributes:
        axes: of matplotlib, with equal scales.
        inch: what an inch on paper is in the system's unit of length.
        strength: 1 for full colours, less for paler ones.
        order: what has a higher one covers what has a lower one.
        finer: below 1 where there is too much to draw for lines of full width.
    """

    axes: "Axes"
    inch: float
    strength: float = 1.0
    order: float = 0.0
    finer: float = 1.0

    def line(self, path: Array, colour: Any, width: float, **how: Any) -> None:
        """A line through points, of a width in points."""
        how = {"solid_capstyle": "round", "solid_joinstyle": "round"} | how
        colour, width = mix_colours(colour, self.strength), width * self.finer
        self.axes.plot(path[:, 0], path[:, 1], color=colour, linewidth=width, zorder=self.order, **how)

    def area(self, corners: Array, colour: Any, opacity: float) -> None:
        """A filled polygon through which one sees what is below."""
        from matplotlib.patches import Polygon

        face = (*mix_colours(colour, 1.0), opacity * self.strength)
        self.axes.add_patch(Polygon(corners[:, :2], facecolor=face, edgecolor="none", zorder=self.order))

    def circle(self, center: Array, radius: float, face: Any, edge: Any, width: float) -> None:
        """A filled circle with a rim of a width in points."""
        from matplotlib.patches import Circle

        colours = {
            "facecolor": mix_colours(face, self.strength),
            "edgecolor": mix_colours(edge, self.strength),
            "linewidth": width * self.finer,
        }
        self.axes.add_patch(Circle((center[0], center[1]), radius, zorder=self.order, **colours))

    def polygons(self, corners: Array, colours: Any, edges: Any, width: float) -> None:
        """Many filled polygons, the last above the others; shape (polygons, corners, 2)."""
        from matplotlib.collections import PolyCollection

        how = {"facecolors": colours, "edgecolors": edges, "linewidths": width * self.finer}
        drawn = PolyCollection(corners, zorder=self.order, joinstyle="round", **how)  # pyright: ignore[reportArgumentType]
        self.axes.add_collection(drawn, autolim=False)


def mix_colours(colour: Any, strength: float, other: Any = "white") -> tuple[float, float, float]:
    """A colour mixed with another: opaque, so that what overlaps does not grow darker."""
    from matplotlib.colors import to_rgb

    r, g, b = (strength * c + (1 - strength) * o for c, o in zip(to_rgb(colour), to_rgb(other), strict=True))
    return r, g, b


def draw(pen: Pen, shape: Shape, at: Mapping[str, Any], colour: Any, tilt: Array) -> None:
    """One shape at one moment; a cart stands along the direction ``tilt``."""
    match shape:
        case Rod():
            pen.line(np.array([at["start"], at["end"]]), STEEL, ROD)
        case Disc():
            radius = max(abs(float(at["radius"])), LEAST_RADIUS * pen.inch * pen.finer)
            pen.circle(at["center"], radius, colour, mix_colours(colour, 0.75, BLACK), THIN)
        case Cart():
            _draw_cart(pen, at["center"][:2], abs(float(at["width"])), abs(float(at["height"])), tilt, colour)
        case Coil():
            pen.line(coil(at["start"][:2], at["end"][:2], COIL_RADIUS * pen.inch), INK, THIN)
        case Hoop():
            _draw_hoop(pen, circle(at["center"], float(at["radius"]), at["axis"]))
        case Arrow() | Reaction():
            turns = isinstance(shape, TorqueArrow)
            own = PURPLE if turns else VERMILLION if isinstance(shape, Arrow) else GREEN
            _draw_arrow(pen, at["at"][:2], at["vector"][:2] * float(at["scale"]), own, heads=1 + turns)
        case Frame():
            _draw_frame(pen, at)
        case Box() | Sphere() | Cylinder() | Capsule() | Mesh():
            _draw_solid(pen, shape, at, shape.colour or colour)


def coil(start: Array, end: Array, radius: float) -> Array:
    """The zigzag of a spring between two places of the plane, with straight ends."""
    length = float(np.hypot(*(end - start)))
    if length == 0.0:
        return np.array([start, end])
    along = (end - start) / length
    across = np.array([-along[1], along[0]])
    teeth = (np.arange(2 * COIL_TURNS) + 0.5) / (2 * COIL_TURNS)
    s = COIL_LEAD + (1 - 2 * COIL_LEAD) * np.array([0.0, *teeth, 1.0])
    side = np.array([0.0, *np.resize([1.0, -1.0], len(teeth)), 0.0])
    path = start + np.outer(length * s, along) + np.outer(radius * side, across)
    return np.vstack((start, path, end))


def circle(center: Array, radius: float, axis: Array) -> Array:
    """Places along a circle with a normal, closed; a normal of no length faces the onlooker."""
    length = float(np.linalg.norm(axis))
    n = axis / length if length > 0 else np.array([0.0, 0.0, 1.0])
    # Any direction across the normal will do; from the axis least along it comes the most exact one.
    first = np.cross(n, np.eye(3)[np.argmin(np.abs(n))])
    first /= np.linalg.norm(first)
    phi = np.linspace(0.0, 2 * np.pi, 181)
    return center + radius * (np.outer(np.cos(phi), first) + np.outer(np.sin(phi), np.cross(n, first)))


def cart_frame(tilt: Array) -> tuple[Array, Array]:
    """The directions along a cart and up from it."""
    return tilt, np.array([-tilt[1], tilt[0]])


def _draw_arrow(pen: Pen, start: Array, vector: Array, colour: Any, heads: int = 1) -> None:
    """A shaft and one or two heads; those of a short arrow are smaller, an arrow of no length is nothing."""
    from matplotlib.patches import Polygon

    length = float(np.hypot(*vector))
    if not length > 0:
        return
    along = vector / length
    across = np.array([-along[1], along[0]])
    head = min(HEAD * pen.inch * pen.finer, 0.6 * length / heads)
    side = HEAD_WIDTH / HEAD / 2 * head * across
    strong = mix_colours(colour, pen.strength)
    pen.line(np.array([start, start + vector - head * along]), colour, ARROW, solid_capstyle="butt")
    for number in range(heads):
        tip = start + vector - number * head * along
        corners = np.array([tip, tip - head * along + side, tip - head * along - side])
        pen.axes.add_patch(Polygon(corners, facecolor=strong, edgecolor="none", zorder=pen.order))


def _draw_frame(pen: Pen, at: Mapping[str, Array]) -> None:
    """The axes x, y and z, the one farthest from the onlooker first."""
    axes = float(at["length"]) * body_axes(at).T
    for number in np.argsort(axes[:, 2], kind="stable"):
        _draw_arrow(replace(pen, finer=0.8 * pen.finer), at["origin"][:2], axes[number, :2], AXES[number])


def _draw_solid(pen: Pen, shape: Shape, at: Mapping[str, Array], colour: Any) -> None:
    """Faces of one colour, brighter where they face the light, with edges; outlines of what is round."""
    seen = faces(shape, at)
    flat = seen.polygons[:, :, :2]
    if not len(flat):
        return
    base, white = np.array(mix_colours(colour, SOLID)), np.ones(3)
    lit = seen.brightness[:, None] * base
    shades = pen.strength * lit + (1 - pen.strength) * white
    edge = mix_colours(mix_colours(colour, EDGE, BLACK), pen.strength)
    if isinstance(shape, Box):
        pen.polygons(flat, shades, [edge], THIN)
        return
    pen.polygons(flat, shades, shades, SEAM)
    if isinstance(shape, Mesh):
        for side in flat_sides(shape, at):
            pen.polygons(side[None, :, :2], "none", [edge], THIN)
    else:
        pen.polygons(outline(flat.reshape(-1, 2))[None], "none", [edge], THIN)


def outline(places: Array) -> Array:
    """The corners of the convex hull of places of the plane; of places on a line, these themselves."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        return places[ConvexHull(places).vertices]
    except QhullError:
        return places


def _draw_hoop(pen: Pen, ring: Array) -> None:
    depth = ring[:-1, 2] - ring[:-1, 2].mean()
    if np.abs(depth).max() <= EDGE_ON * np.ptp(ring, axis=0).max():
        pen.line(ring, STEEL, HOOP)
        return
    # Begin where the ring comes to the front: then the half in front comes first. Half of it is behind,
    # paler and below what the hoop surrounds.
    begin = int(np.argmax((depth >= 0) & (np.roll(depth, 1) < 0)))
    turned = np.roll(ring[:-1], -begin, axis=0)
    turned = np.vstack((turned, turned[:1]))
    cut = int(np.argmax(np.roll(depth, -begin) < 0))
    behind = replace(pen, order=pen.order - 0.4, strength=BEHIND * pen.strength)
    behind.line(turned[cut - 1 :], STEEL, HOOP, solid_capstyle="butt")
    replace(pen, order=pen.order + 0.4).line(turned[:cut], STEEL, HOOP)


def _draw_cart(pen: Pen, middle: Array, width: float, height: float, tilt: Array, colour: Any) -> None:
    from matplotlib.patches import Polygon

    along, up = cart_frame(tilt)
    wheel = WHEEL * height
    for side in (-1, 1):
        place = middle + side * max(width / 2 - 1.3 * wheel, 0.0) * along - height / 2 * up
        pen.circle(place, wheel, "white", INK, THIN)
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) / 2
    box = middle + width * corners[:, :1] * along + height * corners[:, 1:] * up
    face, edge = (
        mix_colours(mix_colours(colour, 0.4), pen.strength),
        mix_colours(mix_colours(colour, 0.75, BLACK), pen.strength),
    )
    how: dict[str, Any] = {"facecolor": face, "edgecolor": edge, "linewidth": THIN * pen.finer}
    pen.axes.add_patch(Polygon(box, joinstyle="round", zorder=pen.order, **how))
