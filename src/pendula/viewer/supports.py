"""What holds a system: rails, walls, pins and the ground, as a textbook draws them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from pendula.description import Cart, Coil, Disc, Point, Rail, Rod
from pendula.viewer.axes import GREY, INK
from pendula.viewer.scene import Scene, is_fixed
from pendula.viewer.shapes import PIN_RADIUS, STEEL, THIN, WHEEL, Pen, cart_frame

Array = np.ndarray

HATCH_GAP, HATCH_LENGTH = 0.09, 0.1  # inches
WALL = 0.3  # half the length of a wall, inches
RAIL = 1.8  # points
BEYOND = 0.12  # how far a long rail goes on beyond what moves, as a part of the picture
ON_A_LINE = 1e-6  # how near a line, as a part of its length, counts as on it


@dataclass(frozen=True, eq=False)
class Track:
    """What a cart runs along: its direction, and how far below the cart's centre it is, at each moment."""

    shape: Rail | Rod
    along: Array
    below: Array


def tracks(scene: Scene) -> dict[int, Track]:
    """The track of every cart of the plane that has one: a rail or a rod through its centre."""
    found = {}
    for number, cart in scene.of_kind(Cart):
        center = scene.paths[cart.center][scene.moments][:, :2]
        for _, shape in scene.of_kind(Rail, Rod):
            along = None if scene.spatial else _direction(scene, shape, center)
            if along is not None:
                # Carts are not drawn upside down.
                along = along * np.where(along[:, :1] < -ON_A_LINE, -1.0, 1.0)
                found[number] = Track(shape, along, (0.5 + WHEEL) * scene.sizes[number]["height"])
                break
    return found


def place_rails(
    scene: Scene, carts: Mapping[int, Track], low: Array, high: Array, moment: int = -1
) -> dict[int, tuple[Array, Array]]:
    """The ends of every rail on paper at a moment, by its number in the drawing.

    A rail under a cart is lowered to its wheels; ground that extends far beyond what moves, which is
    between ``low`` and ``high``, is cut.
    """
    rails = {}
    for number, rail in scene.of_kind(Rail):
        a, b = (end[moment] for end in scene.ends(rail))
        for track in carts.values():
            if track.shape is rail:
                lower = np.append(-track.below[moment] * cart_frame(track.along[moment])[1], 0.0)
                a, b = a + lower, b + lower
        if is_ground(scene, rail, carts):
            a, b = _cut_line(a, b, low, high)
        rails[number] = (a, b)
    return rails


def is_ground(scene: Scene, rail: Rail, carts: Mapping[int, Track]) -> bool:
    """Whether a rail carries a cart, or lies level in the plane and is no part of a frame."""
    if scene.spatial:
        return False
    if any(track.shape is rail for track in carts.values()):
        return True
    others = [other for _, other in scene.of_kind(Rail) if other is not rail]
    framed = any({rail.start, rail.end} & {other.start, other.end} for other in others)
    a, b = (end[-1] for end in scene.ends(rail))
    return not framed and abs(a[1] - b[1]) < ON_A_LINE * abs(a[0] - b[0])


def draw_rails(
    pen: Pen, scene: Scene, carts: Mapping[int, Track], rails: Mapping[int, tuple[Array, Array]]
) -> None:
    """Every rail as a line, the ground with its hatching."""
    for number, (a, b) in rails.items():
        rail = scene.shapes[number]
        pen.line(np.array([a, b]), GREY, RAIL)
        if isinstance(rail, Rail) and is_ground(scene, rail, carts):
            to_the_left = b[0] < a[0] - ON_A_LINE * np.abs(a - b).max()
            _draw_hatching(pen, *((b[:2], a[:2]) if to_the_left else (a[:2], b[:2])))


def draw_pins(pen: Pen, scene: Scene) -> None:
    """A pin where something hangs from a fixed point, a wall where a spring pushes straight against one."""
    covered = {disc.center for _, disc in scene.of_kind(Disc)}
    for _, coil in scene.of_kind(Coil):
        for point, other in ((coil.start, coil.end), (coil.end, coil.start)):
            if is_fixed(point) and not is_fixed(other) and _draw_wall(pen, scene, point, other):
                covered.add(point)
    for _, shape in scene.of_kind(Rod, Coil):
        for point, other in ((shape.start, shape.end), (shape.end, shape.start)):
            if is_fixed(point) and not is_fixed(other) and point not in covered:
                pen.circle(scene.paths[point][-1], PIN_RADIUS * pen.inch, "white", STEEL, 1.5 * THIN)
                covered.add(point)


def draw_hinges(pen: Pen, scene: Scene, moment: int) -> None:
    """A dot where a rod turns about the centre of a cart."""
    carts = {cart.center for _, cart in scene.of_kind(Cart)}
    rods = {end for _, rod in scene.of_kind(Rod) for end in (rod.start, rod.end)}
    for point in carts & rods:
        place = scene.paths[point][scene.moments[moment]]
        pen.circle(place, 0.7 * PIN_RADIUS * pen.inch, "white", INK, THIN)


def _cut_line(a: Array, b: Array, low: Array, high: Array) -> tuple[Array, Array]:
    """A line that is level or upright, cut to a little beyond low and high if it passes there."""
    size = np.abs(b - a)[:2]
    way = int(np.argmax(size))
    apart = np.maximum(low - a[:2], a[:2] - high).clip(0.0)[1 - way]
    reach = BEYOND * (float((high - low).max()) + 2 * apart)
    ends = np.array([a, b])
    ends[:, way] = np.clip(ends[:, way], low[way] - reach, high[way] + reach)
    straight = size[1 - way] <= ON_A_LINE * size[way]
    return (ends[0], ends[1]) if straight and ends[0, way] != ends[1, way] else (a, b)


def _direction(scene: Scene, shape: Rail | Rod, center: Array) -> Array | None:
    """The unit vector along a shape at each moment if the centre is always on it (and inside a rod)."""
    a, b = (end[:, :2] for end in scene.ends(shape))
    length = np.linalg.norm(b - a, axis=1)
    if not (length > 0).all():
        return None
    along = (b - a) / length[:, None]
    out = center - a
    off = np.abs(along[:, 0] * out[:, 1] - along[:, 1] * out[:, 0])
    inside = np.sum(out * (b - center), axis=1) > ON_A_LINE * length**2
    on_it = (off <= ON_A_LINE * length).all() and (isinstance(shape, Rail) or inside.all())
    return along if on_it else None


def _draw_wall(pen: Pen, scene: Scene, point: Point, other: Point) -> bool:
    """A wall across a spring of the plane that keeps its direction; tells whether it does."""
    place = scene.paths[point][-1][:2]
    out = scene.paths[other][scene.moments][:, :2] - place
    length = np.linalg.norm(out, axis=1)
    if scene.spatial or not (length > 0).all():
        return False
    along = out / length[:, None]
    if np.abs(along - along[0]).max() > ON_A_LINE:
        return False
    across = WALL * pen.inch * np.array([along[0][1], -along[0][0]])
    pen.line(np.array([place - across, place + across]), GREY, RAIL)
    _draw_hatching(pen, place - across, place + across)
    return True


def _draw_hatching(pen: Pen, a: Array, b: Array) -> None:
    """Short slanted strokes on the right of the way from a to b: below, if that goes to the right."""
    length = float(np.linalg.norm(b - a))
    along = (b - a) / length
    stroke = HATCH_LENGTH * pen.inch * (np.array([along[1], -along[0]]) - along) / np.sqrt(2)
    starts = a + np.outer(np.arange(HATCH_GAP * pen.inch, length, HATCH_GAP * pen.inch), along)
    if not len(starts):
        return
    gaps = np.full_like(starts, np.nan)
    strokes = np.stack((starts, starts + stroke, gaps), axis=1).reshape(-1, 2)
    replace(pen, strength=0.6 * pen.strength).line(strokes, GREY, 0.8 * THIN)
