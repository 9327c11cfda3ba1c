"""Signed distance of two shapes, the direction in which it is meant, and the points where it is taken.

Positive apart, negative where shapes overlap: then it is the shortest way that parts them. The normal has
unit length and points from the second shape to the first.
"""

from pendula.collision.loops.box_pairs import separate_boxes
from pendula.collision.loops.epa import Polytope, begin_with, expand
from pendula.collision.loops.gjk import APART, approach
from pendula.collision.loops.refinement import refine
from pendula.collision.loops.scene import (
    BOX,
    CYLINDER,
    ELLIPSOID,
    PLANE,
    POINT,
    SEGMENT,
    Scene,
    axis,
    position,
    to_own,
    turn,
)
from pendula.collision.loops.segment_pairs import half_segment, nearest_on_segments, normal_of_crossing
from pendula.collision.loops.simplex import Simplex
from pendula.collision.loops.support import separation, support
from pendula.collision.loops.vectors import add, add_scaled, dot, length, put, row, scale, subtract
from pendula.compiler.intrinsics import at, invoke
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

_SAME = 1e-12  # next to the distance: normals that part boxes as far are one


@record
class Nearest(Record):
    """The answer, and the memory that it takes to find it."""

    gap: float
    normal: Doubles
    # The points of both shapes that are nearest, or deepest in each other.
    a: Doubles
    b: Doubles
    simplex: Simplex
    polytope: Polytope
    # The address of `find_nearest`, so that its code is compiled once, not with every loop that needs it.
    code: int


@compiled
def _answer(s: Scene, i: int, j: int, r: Nearest, n: Vector, a: Vector) -> None:
    """The answer by its normal and a point of the first core; the second point lies opposite."""
    r.gap = separation(s, i, j, n)
    surface = add_scaled(a, -s.radii[i], n)
    put(r.normal, 0, n)
    put(r.a, 0, surface)
    put(r.b, 0, add_scaled(surface, -r.gap, n))


@compiled
def _over_plane(s: Scene, i: int, j: int, r: Nearest) -> None:
    """A shape and a half-space, in either order."""
    other = i if s.kinds[j] == PLANE else j
    plane = i + j - other
    up = axis(s, plane, 2)
    lowest = add_scaled(support(s, other, scale(-1.0, up)), -s.radii[other], up)
    r.gap = dot(up, subtract(lowest, position(s, plane)))
    foot = add_scaled(lowest, -r.gap, up)
    put(r.normal, 0, up if other == i else scale(-1.0, up))
    put(r.a, 0, lowest if other == i else foot)
    put(r.b, 0, foot if other == i else lowest)


@compiled
def _clamp(x: float, most: float) -> float:
    return min(max(x, -most), most)


@compiled
def _beside_box(s: Scene, i: int, j: int, r: Nearest) -> None:
    """A sphere and a box, in either order."""
    ball, box = (i, j) if s.kinds[i] == POINT else (j, i)
    size = row(s.sizes, box)
    own = to_own(s, box, subtract(position(s, ball), position(s, box)))
    within = _clamp(own[0], size[0]), _clamp(own[1], size[1]), _clamp(own[2], size[2])
    out = subtract(own, within)
    far = length(out)
    if far > 0.0:
        n = scale(1.0 / far, out)
    else:  # its centre is in the box: out through the nearest face
        deep = size[0] - abs(own[0]), size[1] - abs(own[1]), size[2] - abs(own[2])
        least = min(deep[0], deep[1], deep[2])
        x = (1.0 if own[0] >= 0.0 else -1.0) if deep[0] == least else 0.0
        y = (1.0 if own[1] >= 0.0 else -1.0) if x == 0.0 and deep[1] == least else 0.0
        n = x, y, (1.0 if own[2] >= 0.0 else -1.0) if x == 0.0 and y == 0.0 else 0.0
        far, within = -least, add_scaled(own, least, n)
    _answer_beside(s, ball, box, far, n, within, r)
    if ball == j:
        _exchange(r)


@compiled
def _beside_cylinder(s: Scene, i: int, j: int, r: Nearest) -> None:
    """A sphere and a cylinder, in either order: the same in the half-plane of its axis and the centre."""
    ball, cylinder = (i, j) if s.kinds[i] == POINT else (j, i)
    radius, half = s.sizes[3 * cylinder], s.sizes[3 * cylinder + 2]
    own = to_own(s, cylinder, subtract(position(s, ball), position(s, cylinder)))
    around = (own[0] * own[0] + own[1] * own[1]) ** 0.5
    x, y = (own[0] / around, own[1] / around) if around > 0.0 else (1.0, 0.0)
    beside, above = max(around - radius, 0.0), own[2] - _clamp(own[2], half)
    far = (beside * beside + above * above) ** 0.5
    if far > 0.0:
        n = x * beside / far, y * beside / far, above / far
    elif radius - around <= half - abs(own[2]):
        n, far = (x, y, 0.0), around - radius
    else:
        n, far = (0.0, 0.0, 1.0 if own[2] >= 0.0 else -1.0), abs(own[2]) - half
    _answer_beside(s, ball, cylinder, far, n, add_scaled(own, -far, n), r)
    if ball == j:
        _exchange(r)


@compiled
def _answer_beside(
    s: Scene, ball: int, other: int, far: float, n: Vector, within: Vector, r: Nearest
) -> None:
    """The answer for a sphere whose centre is this far from a shape; vectors are along the shape's axes."""
    up, surface = turn(s, other, n), add(position(s, other), turn(s, other, within))
    r.gap = far - s.radii[ball]
    put(r.normal, 0, up)
    put(r.a, 0, add_scaled(surface, r.gap, up))
    put(r.b, 0, surface)


@compiled
def _exchange(r: Nearest) -> None:
    """The answer for the same shapes in the other order."""
    a, b = row(r.a, 0), row(r.b, 0)
    put(r.normal, 0, scale(-1.0, row(r.normal, 0)))
    put(r.a, 0, b)
    put(r.b, 0, a)


@compiled
def _between_segments(s: Scene, i: int, j: int, r: Nearest) -> None:
    where = nearest_on_segments(s, i, j)
    a = add_scaled(position(s, i), where[0], half_segment(s, i))
    b = add_scaled(position(s, j), where[1], half_segment(s, j))
    apart = subtract(a, b)
    far = length(apart)
    size = length(half_segment(s, i)) + length(half_segment(s, j)) + s.radii[i] + s.radii[j]
    n = scale(1.0 / far, apart) if far > 1e-14 * size else normal_of_crossing(s, i, j)
    r.gap = far - s.radii[i] - s.radii[j]
    put(r.normal, 0, n)
    put(r.a, 0, add_scaled(a, -s.radii[i], n))
    put(r.b, 0, add_scaled(b, s.radii[j], n))


@compiled
def _refine_answer(s: Scene, i: int, j: int, r: Nearest) -> None:
    """The answer by a better normal near its own, where a shape is an ellipsoid.

    That has one point which is farthest along the normal; the point of the other shape lies opposite.
    """
    refine(s, i, j, r.normal)
    n = row(r.normal, 0)
    apart = separation(s, i, j, n) + s.radii[i] + s.radii[j]
    opposite = add_scaled(support(s, j, n), apart, n)
    _answer(s, i, j, r, n, support(s, i, scale(-1.0, n)) if s.kinds[i] == ELLIPSOID else opposite)


@compiled
def _between_cores(s: Scene, i: int, j: int, r: Nearest) -> None:
    """By the distance of the cores where they are apart, by their depth otherwise."""
    m = r.simplex
    if approach(s, i, j, m) == APART:
        _answer(s, i, j, r, row(m.direction, 0), row(m.witness, 0))
        return
    p = r.polytope
    begin_with(p, m)
    if expand(s, i, j, p) != 0:
        _answer(s, i, j, r, scale(-1.0, row(p.normal, 0)), row(p.a, 0))
        if p.is_sure == 0 and ELLIPSOID in (s.kinds[i], s.kinds[j]):
            _refine_answer(s, i, j, r)
    else:  # a difference without volume: nothing better is known
        _answer(s, i, j, r, row(m.direction, 0), row(m.witness, 0))


@compiled
def _between_boxes(s: Scene, i: int, j: int, r: Nearest) -> None:
    """By separating axes where boxes overlap; where they are apart, these tell face normals exactly."""
    bound = separate_boxes(s, i, j, r.normal)
    n = row(r.normal, 0)
    _between_cores(s, i, j, r)
    if bound >= r.gap - _SAME * abs(r.gap):
        _answer(s, i, j, r, n, row(r.a, 0))


@compiled
def find_nearest(s: Scene, i: int, j: int, r: Nearest) -> None:
    """The signed distance of shapes i and j."""
    first, second = s.kinds[i], s.kinds[j]
    if PLANE in (first, second):
        _over_plane(s, i, j, r)
    elif first <= SEGMENT and second <= SEGMENT:
        _between_segments(s, i, j, r)
    elif (first == POINT and second == BOX) or (first == BOX and second == POINT):
        _beside_box(s, i, j, r)
    elif (first == POINT and second == CYLINDER) or (first == CYLINDER and second == POINT):
        _beside_cylinder(s, i, j, r)
    elif first == BOX and second == BOX:
        _between_boxes(s, i, j, r)
    else:
        _between_cores(s, i, j, r)


@compiled
def call_nearest(s: Scene, i: int, j: int, r: Nearest) -> None:
    """The same by its address."""
    invoke(r.code, (s, i, j, r))


@compiled
def find_all_nearest(s: Scene, pairs: Integers, count: int, r: Nearest, out: Doubles) -> None:
    """The same for many pairs: ten numbers each, the gap, the normal and both points."""
    for k in range(count):
        call_nearest(s, pairs[2 * k], pairs[2 * k + 1], r)
        to = at(out, 10 * k)
        to[0] = r.gap
        put(at(to, 1), 0, row(r.normal, 0))
        put(at(to, 1), 1, row(r.a, 0))
        put(at(to, 1), 2, row(r.b, 0))
