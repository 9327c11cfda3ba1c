"""What goes where in a sketch: its frame, what covers what, in which colour and how strongly."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.description import Cart, Disc, Hoop, Point, Rail, Rod, Trail
from pendula.viewer import supports
from pendula.viewer.axes import BLUE, GREY, INK, colours
from pendula.viewer.labels import plain
from pendula.viewer.scene import Scene, is_fixed, points_by_field
from pendula.viewer.shapes import STEEL, Pen, circle, draw
from pendula.viewer.trails import draw_close_up, draw_trails, needs_close_up

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = np.ndarray

PALEST, PALE = 0.16, 0.42  # strengths of the first moment and of the last but one
AIR = 0.05  # around everything, as a part of the picture
FLATTEST = 0.25  # height to width, or width to height
SMALLEST = 1e-9  # size of the picture as a part of its distance from the origin
FEW = 8  # rods drawn with full strokes
FILLED = 0.16  # opacity of bodies between rods or within hoops
TRIAD, NAME_GAP = 0.36, 0.09  # inches
# What covers what: each moment has three units of its own.
UNITS, FILLING, RAILS, DISCS_ABOVE, HINGES, PINS, TEXTS = 3.0, -0.6, -0.5, 1.0, 2.0, 2.1, 2.2


@dataclass(frozen=True, eq=False)
class Frame:
    """The part of the onlooker's plane that is drawn, and where the rails are in it."""

    low: Array
    high: Array
    rails: dict[int, tuple[Array, Array]]
    carts: dict[int, supports.Track]

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
    def around(cls, scene: Scene) -> "Frame":
        """The frame that holds everything with a little air."""
        if not len(scene.moments):
            return cls(np.zeros(2), np.array([1.0, 0.6]), {}, {})
        carts = supports.tracks(scene)
        ground = {n for n, rail in scene.of_kind(Rail) if supports.is_ground(scene, rail, carts)}
        # Ground is drawn as far as the rest needs it; where there is no rest, all of it.
        numbers = [n for n in range(len(scene.shapes)) if n not in ground] or list(ground)
        places = np.vstack([_outline(scene, number) for number in numbers])
        low, high = places.min(axis=0), places.max(axis=0)
        rails = supports.placed_rails(scene, carts, low, high)
        ends = np.array([end[:2] for pair in rails.values() for end in pair]).reshape(-1, 2)
        low, high = np.vstack((low, ends)).min(axis=0), np.vstack((high, ends)).max(axis=0)
        size = max(float((high - low).max()), SMALLEST * float(np.abs([low, high]).max())) or 1.0
        thicker = np.maximum(FLATTEST * size - (high - low), 0.0) / 2
        return cls(low - AIR * size - thicker, high + AIR * size + thicker, rails, carts)


def draw_scene(axes: "Axes", inch: float, scene: Scene, frame: Frame) -> None:
    """Everything, from the back to the front: trails, earlier moments, what holds the system, the end."""
    rods = sum(1 for _ in scene.of_kind(Rod))
    pen = Pen(axes, inch, finer=float(np.clip((FEW / max(rods, 1)) ** 0.5, 0.4, 1.0)))
    chosen = _colours(scene)
    draw_trails(replace(pen, order=1), scene, chosen)
    depths = _depths(scene)
    last, base = len(scene.moments) - 1, 0.0
    for moment in range(last + 1):
        strength = 1.0 if moment == last else PALEST + (PALE - PALEST) * moment / max(last - 1, 1)
        base = UNITS * (moment + 1)
        if moment == last:
            # A rail of the plane covers earlier moments, or it would be lost where they lie on it.
            below = replace(pen, order=0.0 if scene.spatial else base + RAILS)
            supports.draw_rails(below, scene, frame.carts, frame.rails)
        for number, shape in enumerate(scene.shapes):
            if not isinstance(shape, Rail | Trail) and (moment == last or _moves(shape)):
                own = replace(pen, strength=strength, order=base + depths[number, moment])
                _draw_shape(own, scene, frame, number, moment, chosen[number])
        _fill_bodies(replace(pen, strength=strength, order=base + FILLING), scene, moment)
        supports.draw_hinges(replace(pen, strength=strength, order=base + HINGES), scene, moment)
    supports.draw_pins(replace(pen, order=base + PINS), scene)
    _write_names(replace(pen, order=base + TEXTS), scene, chosen)
    if scene.spatial:
        _draw_triad(replace(pen, order=base + TEXTS), scene)
    if needs_close_up(scene, frame.low, frame.high):
        draw_close_up(axes, scene, chosen)


def _outline(scene: Scene, number: int) -> Array:
    """Places of the plane that a shape reaches, shape (…, 2)."""
    shape = scene.shapes[number]
    if isinstance(shape, Trail):
        return scene.paths[shape.point][:, :2]
    found = []
    for moment in range(len(scene.moments)):
        at = scene.at(number, moment)
        if isinstance(shape, Hoop):
            found.append(circle(at["center"], float(at["radius"]), at["axis"])[:, :2])
            continue
        size = 0.0
        if isinstance(shape, Disc):
            size = abs(float(at["radius"]))
        elif isinstance(shape, Cart):
            size = float(np.hypot(at["width"], at["height"])) / 2
        middle = np.array(list(scene.places(number, moment).values()))[:, :2]
        found += [middle - size, middle + size]
    return np.vstack(found)


def _moves(shape: Any) -> bool:
    """Whether a shape differs from one moment to another; the normal of a hoop may turn."""
    points = points_by_field(shape).values()
    return isinstance(shape, Hoop) or not all(is_fixed(point) for point in points)


def _colours(scene: Scene) -> list[Any]:
    """A colour a shape: each trail its own, shared with what is at its point; grey for what never moves."""
    trailing = list(dict.fromkeys(trail.point for _, trail in scene.of_kind(Trail)))
    own = dict(zip(trailing, colours(len(trailing)), strict=True))
    other = BLUE if len(trailing) <= 1 else STEEL
    firsts: list[Point] = [next(iter(points_by_field(shape).values())) for shape in scene.shapes]
    return [own.get(point, GREY if is_fixed(point) else other) for point in firsts]


def _depths(scene: Scene) -> Array:
    """Of every shape at every moment a number from 0 to 2, larger for what covers others."""
    n, count = len(scene.shapes), len(scene.moments)
    if not scene.spatial:
        return np.repeat(np.arange(n)[:, None] / n, count, axis=1)
    depth = np.array(
        [[min(place[2] for place in scene.places(i, j).values()) for j in range(count)] for i in range(n)]
    )
    depth = (depth - depth.min()) / (float(np.ptp(depth)) or 1.0)
    # What a rod ends in, or a hoop runs through, covers it: a disc is a ball.
    depth[[number for number, _ in scene.of_kind(Disc)]] += DISCS_ABOVE
    return depth


def _draw_shape(pen: Pen, scene: Scene, frame: Frame, number: int, moment: int, colour: Any) -> None:
    at, tilt = scene.at(number, moment), np.array([1.0, 0.0])
    track = frame.carts.get(number)
    if track is not None:
        tilt = track.along[moment]
        if isinstance(track.shape, Rod):
            up = supports.cart_frame(tilt)[1]
            at["center"] = at["center"] + track.below[moment] * np.array([*up, 0.0])
    draw(pen, scene.shapes[number], at, colour, tilt)


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


def _write_names(pen: Pen, scene: Scene, chosen: list[Any]) -> None:
    """Names of the points whose trails differ in colour, each on the side away from the others."""
    trails = list(scene.of_kind(Trail))
    if len(trails) < 2:
        return
    ends = np.array([scene.paths[trail.point][-1][:2] for _, trail in trails])
    for (number, trail), (x, y) in zip(trails, ends, strict=True):
        left = x < ends[:, 0].mean()
        place = (x + (-1 if left else 1) * NAME_GAP * pen.inch, y + NAME_GAP * pen.inch)
        how: dict[str, Any] = {"size": 9, "color": chosen[number], "ha": "right" if left else "left"}
        pen.axes.text(*place, plain(trail.point.name), zorder=pen.order, **how)


def _draw_triad(pen: Pen, scene: Scene) -> None:
    """The axes x, y, z in the lower left corner."""
    corner = np.array([pen.axes.get_xlim()[0], pen.axes.get_ylim()[0]]) + TRIAD * pen.inch
    arrow: dict[str, Any] = {"arrowstyle": "-|>,head_width=0.14,head_length=0.3", "linewidth": 0.9}
    arrow |= {"color": GREY, "shrinkA": 0, "shrinkB": 0}
    for name, axis in zip("xyz", scene.view[:2].T, strict=True):
        (x, y), (from_x, from_y) = corner + TRIAD * pen.inch * axis, corner
        pen.axes.annotate("", (x, y), (from_x, from_y), arrowprops=arrow, zorder=pen.order)
        x, y = corner + (TRIAD + NAME_GAP) * pen.inch * axis
        pen.axes.text(x, y, f"${name}$", size=9, color=INK, ha="center", va="center", zorder=pen.order)
