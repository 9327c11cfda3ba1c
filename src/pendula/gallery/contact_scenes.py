"""Free bodies that touch each other and the ground."""

import math
from collections.abc import Iterable, Sequence
from typing import Any

from pendula.description import Body, Box, Free, Mechanism, Sphere
from pendula.description.material import Material
from pendula.description.obstacles import Hull, Plane
from pendula.gallery.quantities import count
from pendula.gallery.registry import credit
from pendula.spatial import Pose

_WOOD = Material(friction=0.5)
_STONE = Material(friction=0.7)
_DENSITY = 1000.0  # kg/m³
_ENDS = "x y z qw qx qy qz vx vy vz wx wy wz".split()
_UPRIGHT = (1.0, 0.0, 0.0, 0.0)


def bouncing_box() -> Mechanism:
    """A box that falls, bounces on its corners, and tumbles to rest.

    Watch it lose height with every bounce and settle on a face.
    """
    rubber = Material(friction=0.5, restitution=0.6)
    box = _box("box", (0.3, 0.2, 0.1), rubber)
    start = _place("box", (0, 0, 0.8), velocity=(0.5, 0, 0), omega=(3.0, 1.0, 0.5))
    return _scene("bouncing-box", [box], start, Plane(material=rubber))


def block_on_incline() -> Mechanism:
    """A block on a slope of 30 degrees, with a friction of 0.3: too little to hold it.

    Watch it slide with the acceleration g (sin 30° − 0.3 cos 30°).
    """
    angle, smooth = math.radians(30), Material(friction=0.3)
    turned = _about_y(angle)
    slope = Plane(pose=Pose((0, 0, 0), turned), material=smooth)
    sine, cosine = math.sin(angle), math.cos(angle)
    start = _place("block", (0.1 * sine - 0.8 * cosine, 0, 0.1 * cosine + 0.8 * sine), turned)
    return _scene("block-on-incline", [_box("block", (0.3, 0.2, 0.2), smooth)], start, slope)


def stack(bodies: int = 10) -> Mechanism:
    """Boxes on top of each other.

    Watch nothing happen: every box rests on the one below, and the lowest carries all.

    Args:
        bodies: number of boxes.
    """
    names = [f"box{i + 1}" for i in range(count(bodies, "bodies"))]
    start = _merge(_place(name, (0, 0, 0.1 + 0.2 * i)) for i, name in enumerate(names))
    return _scene("stack", [_box(name, (0.2, 0.2, 0.2), _WOOD) for name in names], start)


def pyramid(rows: int = 4) -> Mechanism:
    """Boxes in rows, each row one box shorter than the one below.

    Watch it stand: every box rests on two, and shares its weight between them.

    Args:
        rows: number of rows.
    """
    places = [
        (0.22 * (j - 0.5 * (rows - i - 1)), 0.0, 0.1 + 0.2 * i)
        for i in range(count(rows, "rows"))
        for j in range(rows - i)
    ]
    names = [f"box{k + 1}" for k in range(len(places))]
    start = _merge(map(_place, names, places))
    return _scene("pyramid", [_box(name, (0.2, 0.2, 0.2), _WOOD) for name in names], start)


def newtons_cradle(bodies: int = 5) -> Mechanism:
    """Elastic balls in a row on a smooth floor, hit by the first; small gaps let impacts follow each other.

    Watch the last ball leave with the speed of the first, and all others stay.

    Args:
        bodies: number of balls.
    """
    elastic = Material(friction=0.0, restitution=1.0)
    names = [f"ball{i + 1}" for i in range(count(bodies, "bodies"))]
    balls = [Body(name, shapes=[Sphere(0.1, material=elastic)], density=_DENSITY) for name in names]
    places = [(-0.5, 0, 0.1), *((0.21 * i, 0, 0.1) for i in range(bodies - 1))]
    start = _merge(map(_place, names, places)) | {f"{names[0]}_vx": 1.0}
    return _scene("newtons-cradle", balls, start, Plane(material=elastic))


def dominoes(bodies: int = 10) -> Mechanism:
    """Tiles in a row, of which the first leans towards the others.

    Watch the fall run along the row, faster than any tile alone.

    Args:
        bodies: number of tiles.
    """
    size, lean = (0.03, 0.1, 0.2), math.radians(12)
    names = [f"tile{i + 1}" for i in range(count(bodies, "bodies"))]
    # The first stands on its front edge, beyond its balance.
    sine, cosine = math.sin(lean), math.cos(lean)
    first = (0.015 - 0.015 * cosine + 0.1 * sine, 0.0, 0.1 * cosine + 0.015 * sine)
    start = _place(names[0], first, _about_y(lean))
    start |= _merge(_place(name, (0.1 * (i + 1), 0, 0.1)) for i, name in enumerate(names[1:]))
    return _scene("dominoes", [_box(name, size, _WOOD) for name in names], start)


def rolling_ball() -> Mechanism:
    """A ball that is thrown along the floor without spin.

    Watch it slip until 2 v/(7 μ g), then roll with five sevenths of its speed.
    """
    smooth = Material(friction=0.3)
    ball = Body("ball", shapes=[Sphere(0.1, material=smooth)], density=_DENSITY)
    start = _place("ball", (0, 0, 0.1), velocity=(3.0, 0, 0))
    return _scene("rolling-ball", [ball], start, Plane(material=smooth))


def marbles(bodies: int = 27) -> Mechanism:
    """Marbles that fall into a box without a lid.

    Watch them roll over each other and come to rest in layers.

    Args:
        bodies: number of marbles.
    """
    glass, side = Material(friction=0.3, restitution=0.3), math.ceil(count(bodies, "bodies") ** (1 / 3))
    radius, width = 0.05, 0.11 * side + 0.04
    names = [f"marble{i + 1}" for i in range(bodies)]
    balls = [Body(name, shapes=[Sphere(radius, material=glass)], density=_DENSITY) for name in names]
    # Layers are shifted against each other, so that no ball falls straight on top of another.
    places = [
        (
            0.11 * (i % side - 0.5 * (side - 1)) + 0.008 * (i // side**2 % 3 - 1),
            0.11 * (i // side % side - 0.5 * (side - 1)) + 0.008 * (i // side**2 % 2),
            0.1 + 0.12 * (i // side**2),
        )
        for i in range(bodies)
    ]
    walls = [
        Box(size, pose=Pose(place), material=glass)
        for sign in (-1, 1)
        for size, place in (
            ((0.04, width + 0.08, 0.3), (sign * (width / 2 + 0.02), 0, 0.15)),
            ((width, 0.04, 0.3), (0, sign * (width / 2 + 0.02), 0.15)),
        )
    ]
    return _scene("marbles", balls, _merge(map(_place, names, places)), [Plane(material=glass), *walls])


def stone_arch(bodies: int = 7) -> Mechanism:
    """Stones cut for a half circle, held together by nothing but their weight.

    Watch it stand: thrust runs from stone to stone down to the ground, within the joints.

    Args:
        bodies: number of stones.
    """
    inner, outer, width = 1.0, 1.4, 0.2
    stones, start = [], {}
    for i in range(count(bodies, "bodies")):
        rays = [(math.cos(a), math.sin(a)) for a in (math.pi * k / bodies for k in (i, i + 1))]
        corners = [(r * x, y, r * z) for r in (inner, outer) for x, z in rays for y in (-width, width)]
        middle = [sum(part) / len(corners) for part in zip(*corners, strict=True)]
        own = [tuple(c - m for c, m in zip(corner, middle, strict=True)) for corner in corners]
        name = f"stone{i + 1}"
        stones.append(Body(name, shapes=[Hull(own, material=_STONE)], density=2 * _DENSITY))
        start |= _place(name, middle)
    return _scene("stone-arch", stones, start, Plane(material=_STONE))


def card_house() -> Mechanism:
    """Cards that lean against each other in pairs: two pairs, a card across, and one more pair on top.

    Watch it stand on friction alone.
    """
    length, width, thick, lean = 0.09, 0.06, 0.003, math.radians(20)
    sine, cosine = math.sin(lean), math.cos(lean)
    paper = Material(friction=0.6)
    # Of a pair, inner corners touch at the top; apart, so that pairs do not touch at their feet.
    out, up = 0.5 * (length * sine + thick * cosine), 0.5 * (length * cosine + thick * sine)
    apart, top = length * sine + thick * cosine + 1e-3, length * cosine + thick * sine
    cards, start = [], {}
    for name, x, z in (("left", -apart, 0.0), ("right", apart, 0.0), ("upper", 0.0, top + thick)):
        for side, sign in (("a", -1), ("b", 1)):
            cards.append(_box(f"{name}_{side}", (thick, width, length), paper))
            start |= _place(f"{name}_{side}", (x + sign * out, 0, z + up), _about_y(-sign * lean))
    across = 2 * apart + 0.02
    cards.append(_box("across", (across, width, thick), paper))
    start |= _place("across", (0, 0, top + thick / 2))
    return _scene("card-house", cards, start, Plane(material=paper))


def _scene(name: str, bodies: Sequence[Body], start: dict[str, float], ground: Any = None) -> Mechanism:
    """Free bodies over a floor, unless another ground is given."""
    joints = [Free(body.name) for body in bodies]
    ground = Plane(material=_WOOD) if ground is None else ground
    return Mechanism(bodies, joints, ground=ground, actuated=[], start=start, **credit(name))


def _box(name: str, size: tuple[float, float, float], material: Material) -> Body:
    return Body(name, shapes=[Box(size, material=material)], density=_DENSITY)


def _place(
    name: str,
    position: Iterable[float],
    quaternion: Iterable[float] = _UPRIGHT,
    velocity: Iterable[float] = (0.0, 0.0, 0.0),
    omega: Iterable[float] = (0.0, 0.0, 0.0),
) -> dict[str, float]:
    """Start values of a body; velocities are along its own axes."""
    values = (*position, *quaternion, *velocity, *omega)
    return {f"{name}_{end}": float(value) for end, value in zip(_ENDS, values, strict=True)}


def _merge(places: Iterable[dict[str, float]]) -> dict[str, float]:
    return {name: value for place in places for name, value in place.items()}


def _about_y(angle: float) -> tuple[float, float, float, float]:
    """The quaternion of a turn about y, by which the z axis leans towards x."""
    return (math.cos(angle / 2), 0.0, math.sin(angle / 2), 0.0)
