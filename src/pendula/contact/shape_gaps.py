"""Balls and capsules as gaps, so that what few of them do is met by events, at the method's accuracy.

Gaps of balls are smooth wherever they touch; a capsule on a plane is a ball at either end:

    ball and plane   n·(c − o) − r,            touching at c − r n, with the plane's normal n and origin o
    two balls        |c₁ − c₂| − r₁ − r₂,      along n = (c₁ − c₂)/|c₁ − c₂|

What touches at more points than hold it, such as a box on its corners, has forces that no law decides. Balls
that roll on balls begin to slip by themselves; how friction turns with a slip that begins in space is stiff
beyond measure, so that balls have friction on planes only.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from pendula.collision.loops.scene import PLANE, POINT, SEGMENT
from pendula.collision.parts import Part, parts_of
from pendula.contact.surfaces import number_surfaces
from pendula.contact.trees import Numbers, rigid_parts
from pendula.description import Gap, Mechanism, Point
from pendula.description.functions import sqrt
from pendula.description.mechanisms.quantities import point_of, velocity_of
from pendula.description.walls import find_tangents
from pendula.errors import SimulationError
from pendula.spatial import Pose
from pendula.spatial.vectors import cross

_GROUND = "ground"
_MOST_ROWS = 3  # of what two bodies hold each other by, at which none repeats another: a normal, two tangents


@dataclass(frozen=True)
class _Ball:
    """A ball of a body, or of the world if it has none."""

    body: str | None
    place: tuple[Any, ...]
    radius: float

    @property
    def center(self) -> Point:
        return Point(*self.place) if self.body is None else point_of(self.body, self.place)


@dataclass(frozen=True, eq=False)
class _Shape:
    """A convex part: of which rigid part, whose it is, its surface; the body that carries it, if it moves."""

    part: int
    owner: str
    body: str | None
    shape: Part
    pose: Pose
    surface: int

    @property
    def balls(self) -> list[_Ball]:
        """What touches a plane: the ball, or both ends of a capsule."""
        half = self.shape.size[2] * self.shape.axes[:, 2]
        ends = [half, -half] if self.shape.kind == SEGMENT else [0 * half]
        places = [self.pose.apply(self.shape.position + end) for end in ends]
        return [_Ball(self.body, tuple(map(_exact, place.tolist())), self.shape.radius) for place in places]


def with_gaps(system: Any, values: Mapping[str, float], most: int) -> Mechanism:
    """The mechanism whose shapes meet each other and the ground by events.

    Args:
        system: a mechanism with shapes and a ground, or with several bodies that have shapes.
        values: of its parameters.
        most: gaps that there may be.

    Raises:
        SimulationError: for shapes that have no smooth gap, and for too many; says which.
    """
    if not isinstance(system, Mechanism):
        raise SimulationError(
            f"contact='events' meets gaps and shapes, and {system.name} has neither: describe what touches "
            "by contacts=[Contact(point, surface)]."
        )
    gaps, names = list(_gaps(system, values)), Counter[str]()
    if not gaps:
        raise SimulationError(
            f"No two bodies of {system.name} can touch: give bodies shapes= and the mechanism a ground=."
        )
    if len(gaps) > most:
        raise SimulationError(
            f"Shapes of {system.name} have {len(gaps)} gaps; events settle up to {most}. "
            "contact='stepping' moves many."
        )
    rows = Counter[str]()
    for name, gap in gaps:
        rows[name] += 3 if gap["tangent"] else 1
    if crowded := [name for name in rows if rows[name] > _MOST_ROWS]:
        raise SimulationError(
            f"The bodies of '{crowded[0]}' in {system.name} may touch at several points at once, whose "
            "forces no law decides one by one; contact='stepping' moves them."
        )
    named, often = [], Counter(name for name, _ in gaps)
    for name, gap in gaps:
        names[name] += 1
        named.append(Gap(**gap, name=name if often[name] == 1 else f"{name}_{names[name]}"))
    return system.replace(ground=None, contacts=named)


def _gaps(system: Mechanism, values: Mapping[str, float]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Names and arguments of the gaps of all pairs that may touch."""
    shapes, apart, tables = _shapes(system, values)
    for one, other in combinations(shapes, 2):
        still = one.body is None and other.body is None
        if still or one.part == other.part or tuple(sorted((one.part, other.part))) in apart:
            continue
        friction, restitution, rolling, spinning = tables[:, one.surface, other.surface]
        if rolling or spinning:
            raise SimulationError(
                f"contact='events' knows no rolling or spinning friction, which '{one.owner}' and "
                f"'{other.owner}' have; contact='stepping' does."
            )
        name = re.sub(r"\W+", "_", f"{one.owner}_{other.owner}")
        for first, second in _pairs(one, other, bool(friction)):
            yield name, _gap(first, second, float(restitution), float(friction))


def _shapes(
    system: Mechanism, values: Mapping[str, float]
) -> tuple[list[_Shape], set[tuple[int, int]], np.ndarray]:
    """Convex parts of all that may touch, rigid parts that may not, and tables of what pairs have."""
    bodies, owners, apart = rigid_parts(system, Numbers(values))
    moving = zip(bodies.names, bodies.shapes, strict=True)
    whole = [(name, name, shape, Pose()) for name, own in moving for shape in own]
    whole += [(name, None, shape, pose) for name, shape, pose in bodies.fixed]
    surfaces, tables = number_surfaces([w[0] for w in whole], [w[2] for w in whole], system.pairs)
    found = [
        _Shape(owners[name], _GROUND if name == "world" else name, body, part, pose, int(surface))
        for (name, body, shape, pose), surface in zip(whole, surfaces, strict=True)
        for part in parts_of(shape)
    ]
    return found, {(int(i), int(j)) for i, j in apart}, tables


def _pairs(one: _Shape, other: _Shape, rough: bool) -> list[tuple[_Ball, _Ball | Pose]]:
    """Of two shapes, balls that touch balls or planes."""
    kinds = one.shape.kind, other.shape.kind
    if kinds[1] == PLANE and (kinds[0] == POINT or (kinds[0] == SEGMENT and not rough)):
        plane = other.pose @ Pose(other.shape.position, other.shape.axes)
        return [(ball, plane) for ball in one.balls]
    if kinds == (POINT, POINT) and not rough:
        return [(one.balls[0], other.balls[0])]
    raise SimulationError(
        "contact='events' meets balls with planes and, without friction, balls with balls and capsules with "
        f"planes; '{one.owner}' and '{other.owner}' are none of these. contact='stepping' moves them."
    )


def _gap(ball: _Ball, other: _Ball | Pose, restitution: float, friction: float) -> dict[str, Any]:
    """The arguments of a Gap."""
    if isinstance(other, Pose):
        normal = _column(_exact(row[2]) for row in other.matrix.tolist())
        between = ball.center.position - _column(map(_exact, other.position.tolist()))
        distance, radius = normal.dot(between), ball.radius
    else:
        between = other.center.to(ball.center)
        distance, radius = sqrt(between.dot(between)), ball.radius + other.radius
        normal = between / distance
    point, axes, tangent = ball.center.position - ball.radius * normal, [normal], None
    if friction and ball.body is not None:
        axes += find_tangents(normal)
        slip = _velocity_at(ball.body, point)
        tangent = tuple(along.dot(slip) for along in axes[1:])
    return {
        "expression": distance - radius,
        "restitution": restitution,
        "friction": friction,
        "tangent": tangent,
        "at": Point(*point),
        "axes": tuple(tuple(axis) for axis in axes),
    }


def _velocity_at(body: str, point: Any) -> Any:
    """How fast the matter of a body moves at a point of the world: v + ω × arm."""
    motion, arm = velocity_of(body), point_of(body, (0, 0, 0)).to(Point(*point))
    return _column(v + w for v, w in zip(motion[:3], cross(motion[3:], tuple(arm)), strict=True))


def _column(entries: Iterable[Any]) -> Any:
    """Three components as a SymPy column."""
    return Point(*entries).position


def _exact(number: float) -> float | int:
    """Whole numbers as such: what is multiplied by zero or one vanishes from expressions."""
    return int(number) if number == int(number) else number
