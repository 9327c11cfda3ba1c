"""What goes where in a picture: its window, what covers what, in which colour and how strongly."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from pendula.description import (
    Arrow,
    Box,
    Capsule,
    Cart,
    Cylinder,
    Disc,
    Frame,
    Hoop,
    Mesh,
    Point,
    Rail,
    Reaction,
    Rod,
    Sphere,
    TorqueArrow,
    Trail,
)
from pendula.description.drawing import Shape, Solid, numbers_of
from pendula.description.symbols import Parameter
from pendula.viewer import supports
from pendula.viewer.axes import BLUE, GREY, INK, colours
from pendula.viewer.labels import escape_text
from pendula.viewer.scene import Scene, is_fixed, points_by_field
from pendula.viewer.shapes import STEEL, Pen, circle, draw
from pendula.viewer.solids import body_axes, corners, covering_order, hull
from pendula.viewer.trails import draw_close_up, draw_trails, needs_close_up

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = np.ndarray

PALEST, PALE = 0.16, 0.42  # strengths of the first moment and of the last but one
AIR = 0.05  # around everything, as a part of the picture
FLATTEST = 0.25  # height to width, or width to height
SMALLEST = 1e-9  # size of the picture as a part of its distance from the origin
LONGEST_ARROW, AXIS = 0.25, 0.1  # as parts of the size of the rest
NO_TORQUE = 1e-9  # next to forces times that size
DIAGONAL = np.array([[-1.0, -1.0], [1.0, 1.0]])
FEW = 8  # rods drawn with full strokes
FILLED = 0.16  # opacity of bodies between rods or within hoops
TRIAD, NAME_GAP, LETTER = 0.36, 0.09, 0.08  # inches
# What covers what: each moment has three units of its own.
UNITS, FILLING, RAILS, DISCS_ABOVE, HINGES, PINS, POINTERS, TEXTS = 3.0, -0.6, -0.5, 1.0, 2.0, 2.1, 2.15, 2.2


@dataclass(frozen=True, eq=False)
class Window:
    """The part of the onlooker's plane that is drawn, and what depends on its size.

    Attributes:
        low: the least x and y.
        high: the largest.
        within: the least and the largest x and y of all but ground that goes on.
        carts: what carts run along, by their numbers in the drawing.
        lengths: of arrows for a vector of length one, and of the axes of frames, where the drawing leaves
            them open.
    """

    low: Array
    high: Array
    within: tuple[Array, Array]
    carts: dict[int, supports.Track]
    lengths: Mapping[str, float]

    @property
    def width(self) -> float:
        return float(self.high[0] - self.low[0])

    @property
    def height(self) -> float:
        return float(self.high[1] - self.low[1])

    @property
    def middle(self) -> Array:
        return (self.low + self.high) / 2

    @classmethod
    def around(cls, scene: Scene) -> "Window":
        """The window that holds everything with a little air."""
        if not len(scene.moments):
            whole = np.zeros(2), np.array([1.0, 0.6])
            return cls(*whole, whole, {}, {})
        carts = supports.tracks(scene)
        ground = {n for n, rail in scene.of_kind(Rail) if supports.is_ground(scene, rail, carts)}
        # Ground is drawn as far as the rest needs it; where there is no rest, all of it.
        numbers = [n for n in range(len(scene.shapes)) if n not in ground] or list(ground)
        places = np.vstack([_outline(scene, number, {}) for number in numbers])
        size = _size(places.min(axis=0), places.max(axis=0))
        lengths = _open_lengths(scene, size)
        tips = [_outline(scene, number, lengths) for number, _ in scene.of_kind(Arrow, Reaction, Frame)]
        places = np.vstack((places, *tips))
        within = low, high = places.min(axis=0), places.max(axis=0)
        rails = supports.place_rails(scene, carts, low, high)
        ends = np.array([end[:2] for pair in rails.values() for end in pair]).reshape(-1, 2)
        low, high = np.vstack((low, ends)).min(axis=0), np.vstack((high, ends)).max(axis=0)
        size = _size(low, high)
        thicker = np.maximum(FLATTEST * size - (high - low), 0.0) / 2
        return cls(low - AIR * size - thicker, high + AIR * size + thicker, within, carts, lengths)


def draw_scene(axes: "Axes", inch: float, scene: Scene, window: Window) -> None:
    """Everything, from the back to the front: trails, earlier moments, what holds the system, the end."""
    pen, chosen, last = _pen(axes, inch, scene), _colours(scene), len(scene.moments) - 1
    draw_trails(replace(pen, order=1), scene, chosen)
    moving = [number for number, shape in enumerate(scene.shapes) if _moves(shape)]
    for moment in range(last):
        strength = PALEST + (PALE - PALEST) * moment / max(last - 1, 1)
        pale = replace(pen, strength=strength, order=UNITS * (moment + 1))
        _draw_bodies(pale, scene, window, moment, chosen, _depths(scene, moment), moving)
    _draw_strongly(replace(pen, order=UNITS * (last + 1)), scene, window, last, chosen)


def draw_small_trails(axes: "Axes", scene: Scene, window: Window) -> None:
    """Trails in space that are too small a part of the picture to be seen, once more, enlarged."""
    if needs_close_up(scene, window.low, window.high):
        draw_close_up(axes, scene, _colours(scene))


def draw_moment(
    axes: "Axes", inch: float, scene: Scene, window: Window, moment: int, trail: float = math.inf
) -> None:
    """The system at one moment, with the trails of so many seconds before it."""
    pen, chosen = _pen(axes, inch, scene), _colours(scene)
    now = scene.moments[moment]
    since = int(np.searchsorted(scene.t, scene.t[now] - trail))
    draw_trails(replace(pen, order=1), scene, chosen, slice(since, now + 1))
    _draw_strongly(replace(pen, order=UNITS), scene, window, moment, chosen)


def _pen(axes: "Axes", inch: float, scene: Scene) -> Pen:
    rods = sum(1 for _ in scene.of_kind(Rod))
    return Pen(axes, inch, finer=float(np.clip((FEW / max(rods, 1)) ** 0.5, 0.4, 1.0)))


def _draw_strongly(pen: Pen, scene: Scene, window: Window, moment: int, chosen: list[Any]) -> None:
    """The moment that counts: with what never moves, what holds the system, and names."""
    # A rail of the plane covers earlier moments, or it would be lost where they lie on it.
    below = replace(pen, order=0.0 if scene.spatial else pen.order + RAILS)
    rails = supports.place_rails(scene, window.carts, *window.within, moment)
    supports.draw_rails(below, scene, window.carts, rails)
    # Solids that nothing moves behind, such as a floor, are below even trails and earlier moments.
    depths = _depths(scene, moment)
    backdrop = _backdrop(scene, depths)
    for place, number in enumerate(backdrop):
        under = replace(pen, order=(place + 1) / (len(backdrop) + 1))
        _draw_shape(under, scene, window, number, moment, chosen[number])
    others = [number for number in range(len(scene.shapes)) if number not in backdrop]
    _draw_bodies(pen, scene, window, moment, chosen, depths, others)
    supports.draw_pins(replace(pen, order=pen.order + PINS), scene)
    texts = replace(pen, order=pen.order + TEXTS)
    _write_names(texts, scene, chosen, moment)
    if scene.spatial:
        _draw_triad(texts, scene)


def _backdrop(scene: Scene, depths: Array) -> list[int]:
    """Fixed solids that cover nothing that moves, the farthest first."""
    order = [int(number) for number in np.argsort(depths, kind="stable")]
    shapes = [scene.shapes[number] for number in order]
    first = next((i for i, shape in enumerate(shapes) if _moves(shape)), len(order))
    return [number for number in order[:first] if isinstance(scene.shapes[number], Solid)]


def _draw_bodies(
    pen: Pen,
    scene: Scene,
    window: Window,
    moment: int,
    chosen: list[Any],
    depths: Array,
    numbers: Sequence[int],
) -> None:
    """Shapes at a moment, and what they make together."""
    for number in numbers:
        shape = scene.shapes[number]
        if not isinstance(shape, Rail | Trail):
            # What points somewhere is drawn over bodies, as in textbooks.
            order = POINTERS if isinstance(shape, Arrow | Reaction | Frame) else depths[number]
            own = replace(pen, order=pen.order + order)
            _draw_shape(own, scene, window, number, moment, chosen[number])
    _fill_bodies(replace(pen, order=pen.order + FILLING), scene, moment)
    supports.draw_hinges(replace(pen, order=pen.order + HINGES), scene, moment)


def _size(low: Array, high: Array) -> float:
    return max(float((high - low).max()), SMALLEST * float(np.abs([low, high]).max())) or 1.0


def _open_lengths(scene: Scene, size: float) -> dict[str, float]:
    """Scales of arrows of forces and of torques, and the length of axes, for shapes that leave them open."""
    torques = [n for n, _ in scene.of_kind(TorqueArrow)]
    forces = [n for n, _ in scene.of_kind(Arrow, Reaction) if n not in torques]
    force, torque = _longest_vector(scene, forces), _longest_vector(scene, torques)
    # Torques that vanish, as those across a plane do, are rounding of forces times lengths.
    scales = [
        LONGEST_ARROW * size / longest if longest > least else 0.0
        for longest, least in ((force, 0.0), (torque, NO_TORQUE * size * force))
    ]
    return {"scale": scales[0], "torque_scale": scales[1], "length": AXIS * size}


def _longest_vector(scene: Scene, numbers: Sequence[int]) -> float:
    """Of arrows that have no scale of their own."""
    open_ones = [scene.sizes[n]["vector"] for n in numbers if "scale" not in scene.sizes[n]]
    return max((float(np.linalg.norm(vectors, axis=1).max()) for vectors in open_ones), default=0.0)


def _lengths_of(shape: Shape, lengths: Mapping[str, float]) -> Mapping[str, float]:
    """What a shape that leaves its lengths open takes."""
    if isinstance(shape, TorqueArrow) and lengths:
        return {**lengths, "scale": lengths["torque_scale"]}
    return lengths


def _outline(scene: Scene, number: int, lengths: Mapping[str, float]) -> Array:
    """Places of the plane that a shape reaches, shape (…, 2)."""
    shape = scene.shapes[number]
    if isinstance(shape, Trail):
        return scene.paths[shape.point][:, :2]
    own = _lengths_of(shape, lengths)
    return np.vstack(
        [_reach(shape, {**own, **scene.at(number, moment)}) for moment in range(len(scene.moments))]
    )


def _reach(shape: Shape, at: Mapping[str, Any]) -> Array:
    """Places of the plane that a shape reaches at a moment, shape (…, 2)."""
    match shape:
        case Hoop():
            return circle(at["center"], float(at["radius"]), at["axis"])[:, :2]
        case Disc():
            return at["center"][:2] + abs(float(at["radius"])) * DIAGONAL
        case Cart():
            return at["center"][:2] + float(np.hypot(at["width"], at["height"])) / 2 * DIAGONAL
        case Arrow() | Reaction():
            return np.array([at["at"], at["at"] + at["vector"] * float(at.get("scale", 0.0))])[:, :2]
        case Frame():
            return (at["origin"] + np.vstack((np.zeros(3), float(at.get("length", 0.0)) * body_axes(at).T)))[
                :, :2
            ]
        case Sphere():
            return at["center"][:2] + abs(float(at["radius"])) * DIAGONAL
        case Box() | Cylinder() | Capsule() | Mesh():
            return corners(shape, at)[:, :2]
    return np.array([at[role] for role in points_by_field(shape)])[:, :2]


def _moves(shape: Any) -> bool:
    """Whether a shape differs from one moment to another."""
    if isinstance(shape, Hoop | Reaction):
        return True
    symbols = {symbol for part in numbers_of([shape]) for symbol in part.free_symbols}
    points = points_by_field(shape).values()
    return not all(isinstance(symbol, Parameter) for symbol in symbols) or not all(map(is_fixed, points))


def _colours(scene: Scene) -> list[Any]:
    """A colour a shape: each trail its own, shared with what is at its point; grey for what never moves."""
    trailing = list(dict.fromkeys(trail.point for _, trail in scene.of_kind(Trail)))
    own = dict(zip(trailing, colours(len(trailing)), strict=True))
    other = BLUE if len(trailing) <= 1 else STEEL
    firsts: list[Point] = [next(iter(points_by_field(shape).values())) for shape in scene.shapes]
    return [
        own.get(point, other if _moves(shape) else GREY)
        for point, shape in zip(firsts, scene.shapes, strict=True)
    ]


def _depths(scene: Scene, moment: int) -> Array:
    """Of every shape at a moment a number from 0 to 2, larger for what covers others."""
    n = len(scene.shapes)
    if not scene.spatial:
        return np.arange(n) / n
    depth = np.array([min(place[2] for place in scene.places(i, moment).values()) for i in range(n)])
    depth = (depth - depth.min()) / (float(np.ptp(depth)) or 1.0)
    # What a rod ends in, or a hoop runs through, covers it: a disc is a ball.
    depth[[number for number, _ in scene.of_kind(Disc)]] += DISCS_ABOVE
    solids = {i: corners(shape, scene.at(i, moment)) for i, shape in scene.of_kind(*get_args(Solid))}
    if not solids:
        return depth
    parts = [
        hull(shape, scene.at(i, moment))
        if i in solids
        else (np.array(list(scene.places(i, moment).values())), 0.0)
        for i, shape in enumerate(scene.shapes)
    ]
    order = covering_order(parts, solids, depth)
    depth[order] = 2 * np.arange(n) / n
    return depth


def _draw_shape(pen: Pen, scene: Scene, window: Window, number: int, moment: int, colour: Any) -> None:
    at, tilt = scene.at(number, moment), np.array([1.0, 0.0])
    track = window.carts.get(number)
    if track is not None:
        tilt = track.along[moment]
        if isinstance(track.shape, Rod):
            up = supports.cart_frame(tilt)[1]
            at["center"] = at["center"] + track.below[moment] * np.array([*up, 0.0])
    shape = scene.shapes[number]
    draw(pen, shape, {**_lengths_of(shape, window.lengths), **at}, colour, tilt)


def _fill_bodies(pen: Pen, scene: Scene, moment: int) -> None:
    """Rods that close a ring, and hoops that a rod carries by their centre, are bodies."""
    chain: list[Rod] = []
    instant = scene.moments[moment]
    for _, rod in scene.of_kind(Rod):
        chain = [*chain, rod] if chain and chain[-1].end == rod.start else [rod]
        if len(chain) >= 3 and chain[0].start == rod.end:
            pen.area(np.array([scene.paths[link.start][instant] for link in chain]), STEEL, FILLED)
            chain = []
    carried = {end for _, rod in scene.of_kind(Rod) for end in (rod.start, rod.end)}
    for number, hoop in scene.of_kind(Hoop):
        if hoop.center in carried:
            at = scene.at(number, moment)
            pen.area(circle(at["center"], float(at["radius"]), at["axis"]), STEEL, FILLED)


def _write_names(pen: Pen, scene: Scene, chosen: list[Any], moment: int) -> None:
    """Names of the points whose trails differ in colour, each on the side away from the others."""
    trails = list(scene.of_kind(Trail))
    if len(trails) < 2:
        return
    ends = np.array([scene.paths[trail.point][scene.moments[moment]][:2] for _, trail in trails])
    for (number, trail), (x, y) in zip(trails, ends, strict=True):
        name = escape_text(trail.point.name)
        left = _goes_left(pen, x, name, bool(x < ends[:, 0].mean()))
        place = (x + (-1 if left else 1) * NAME_GAP * pen.inch, y + NAME_GAP * pen.inch)
        how: dict[str, Any] = {"size": 9, "color": chosen[number], "ha": "right" if left else "left"}
        pen.axes.text(*place, name, zorder=pen.order, **how)


def _goes_left(pen: Pen, x: float, name: str, wanted: bool) -> bool:
    """Whether a name goes to the left of a place: as wanted, unless there is room on the other side only."""
    needed = (NAME_GAP + LETTER * len(name)) * pen.inch
    low, high = pen.axes.get_xlim()
    room = {True: x - low >= needed, False: high - x >= needed}
    return wanted if room[wanted] or not room[not wanted] else not wanted


def _draw_triad(pen: Pen, scene: Scene) -> None:
    """The axes x, y, z in the lower left corner, or above, where solids have a floor below."""
    (left, _), (bottom, top) = pen.axes.get_xlim(), pen.axes.get_ylim()
    above = any(True for _ in scene.of_kind(*get_args(Solid)))
    corner = np.array(
        [left + TRIAD * pen.inch, top - 2 * TRIAD * pen.inch if above else bottom + TRIAD * pen.inch]
    )
    arrow: dict[str, Any] = {"arrowstyle": "-|>,head_width=0.14,head_length=0.3", "linewidth": 0.9}
    arrow |= {"color": GREY, "shrinkA": 0, "shrinkB": 0}
    for name, axis in zip("xyz", scene.view[:2].T, strict=True):
        (x, y), (from_x, from_y) = corner + TRIAD * pen.inch * axis, corner
        pen.axes.annotate("", (x, y), (from_x, from_y), arrowprops=arrow, zorder=pen.order)
        x, y = corner + (TRIAD + NAME_GAP) * pen.inch * axis
        pen.axes.text(x, y, f"${name}$", size=9, color=INK, ha="center", va="center", zorder=pen.order)
