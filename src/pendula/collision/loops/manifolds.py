"""Where two shapes touch: up to eight points, each with its own gap and the numbers of what meets there.

Where a face looks at the other shape, what the other shape has there (a face, a line) is clipped by the sides
of that face (Sutherland & Hodgman 1974), and every corner left is a point with its distance from the face.
Otherwise an edge meets an edge, or something round is met: one point, or two where lines are parallel.
"""

from pendula.collision.loops.box_manifolds import UNDECIDED, touch_boxes
from pendula.collision.loops.clipping import clip, is_within
from pendula.collision.loops.features import Polygon, find_polygon
from pendula.collision.loops.manifold_record import (
    INSIDE,
    MOST_POINTS,
    NEARLY,
    Manifold,
    add_point,
    least_gap,
)
from pendula.collision.loops.scene import BOX, PLANE, POINT, Scene, axis, position
from pendula.collision.loops.signed_distance import call_nearest
from pendula.collision.loops.support import separation
from pendula.collision.loops.vectors import add_scaled, cross, dot, length, put, row, scale, subtract, unit
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Vector

_PARALLEL = 1e-3  # sine of an angle below which lines are parallel
_ONLY = 65535  # the number of a pair's only point


@compiled
def _copy(p: Polygon, to: Polygon) -> None:
    to.count = p.count
    for k in range(p.count):
        put(to.corners, k, row(p.corners, k))
        to.ids[k] = p.ids[k]


@compiled
def _clip_by_sides(m: Manifold, face: Polygon, given: Polygon, slack: float) -> Polygon:
    """What lies over a face of what another shape has there; slack is how far outside still counts."""
    n, source, target = row(face.normal, 0), m.one, m.other
    _copy(given, source)
    for e in range(face.count):
        here = row(face.corners, e)
        edge = subtract(row(face.corners, e + 1 if e + 1 < face.count else 0), here)
        inward = unit(cross(n, edge))
        level = dot(inward, here) - slack
        if is_within(source, inward, level) == 0:
            clip(source, target, inward, level, e)
            source, target = target, source
    return source


@compiled
def _clip_by_line(m: Manifold, line: Polygon, given: Polygon) -> Polygon:
    """What lies beside a line of a line that is parallel to it."""
    start, end = row(line.corners, 0), row(line.corners, 1)
    along = unit(subtract(end, start))
    clip(given, m.one, along, dot(along, start), 0)
    clip(m.one, m.other, scale(-1.0, along), -dot(along, end), 1)
    return m.other


@compiled
def _are_parallel(p: Polygon, q: Polygon) -> int:
    if p.is_face != 0 or q.is_face != 0 or p.count != 2 or q.count != 2:
        return 0
    d = unit(subtract(row(p.corners, 1), row(p.corners, 0)))
    e = unit(subtract(row(q.corners, 1), row(q.corners, 0)))
    return 1 if length(cross(d, e)) < _PARALLEL else 0


@compiled
def _keep(m: Manifold, p: Polygon, ground: Vector, n: Vector, from_first: int, margin: float) -> None:
    """The corners of what was clipped that are near enough to the plane through ``ground``.

    The normal n points from the second shape to the first; corners are the first shape's or the second's.
    """
    while p.count > MOST_POINTS:
        _drop_one(p, ground, n if from_first != 0 else scale(-1.0, n))
    for k in range(p.count):
        corner = row(p.corners, k)
        gap = dot(n, subtract(corner, ground)) if from_first != 0 else dot(n, subtract(ground, corner))
        if gap <= margin:
            feature = ((m.first.face * 4096 + m.second.face) * 2 + from_first) * 65536 + p.ids[k]
            if from_first != 0:
                add_point(m, corner, add_scaled(corner, -gap, n), gap, feature)
            else:
                add_point(m, add_scaled(corner, gap, n), corner, gap, feature)


@compiled
def _drop_one(p: Polygon, ground: Vector, up: Vector) -> None:
    """Leave out the corner of the smallest triangle with its neighbours, but never the deepest."""
    deepest, lowest = 0, 1e300
    for k in range(p.count):
        height = dot(up, subtract(row(p.corners, k), ground))
        if height < lowest:
            deepest, lowest = k, height
    least, smallest = 1e300, 0
    for k in range(p.count):
        here = row(p.corners, k)
        before = subtract(row(p.corners, k - 1 if k > 0 else p.count - 1), here)
        after = subtract(row(p.corners, k + 1 if k + 1 < p.count else 0), here)
        area = length(cross(before, after))
        if k != deepest and area < least:
            least, smallest = area, k
    p.count -= 1
    for k in range(smallest, p.count):
        put(p.corners, k, row(p.corners, k + 1))
        p.ids[k] = p.ids[k + 1]


@compiled
def find_manifold(s: Scene, i: int, j: int, margin: float, m: Manifold) -> int:
    """The points where shapes i and j touch or are at most ``margin`` apart; how many."""
    if s.kinds[i] == BOX and s.kinds[j] == BOX:
        found = touch_boxes(s, i, j, margin, m)
        if found != UNDECIDED:
            return found
    r, first, second = m.nearest, m.first, m.second
    m.count = 0
    call_nearest(s, i, j, r)
    if r.gap > margin:
        return 0
    if s.kinds[i] == POINT or s.kinds[j] == POINT:
        add_point(m, row(r.a, 0), row(r.b, 0), r.gap, _ONLY)
        return 1
    if s.kinds[i] == PLANE or s.kinds[j] == PLANE:
        _over_plane(s, i, j, margin, m)
        return m.count
    n, gap = row(r.normal, 0), r.gap
    find_polygon(s, i, scale(-1.0, n), first)
    find_polygon(s, j, n, second)
    if first.count > 1 and second.count > 1:
        smaller = min(s.reaches[i], s.reaches[j])
        down, up = scale(-1.0, row(first.normal, 0)), row(second.normal, 0)
        by_first = separation(s, i, j, down) if first.is_face != 0 else -1e300
        by_second = separation(s, i, j, up) if second.is_face != 0 else -1e300
        slack = INSIDE * smaller
        if max(by_first, by_second) >= gap - NEARLY * smaller:
            if by_second >= by_first - slack:
                put(r.normal, 0, up)
                _keep(m, _clip_by_sides(m, second, first, slack), row(second.corners, 0), up, 1, margin)
            else:
                put(r.normal, 0, down)
                _keep(m, _clip_by_sides(m, first, second, slack), row(first.corners, 0), down, 0, margin)
        elif _are_parallel(first, second) != 0:
            _keep(m, _clip_by_line(m, second, first), row(r.b, 0), n, 1, margin)
    if not (least_gap(m) <= gap + NEARLY * min(s.reaches[i], s.reaches[j])):
        # Nothing is over that face, or what is nearer lies beside it.
        m.count = 0
        put(r.normal, 0, n)
        feature = (first.face * 4096 + second.face) * 2 * 65536 + _ONLY
        add_point(m, row(r.a, 0), row(r.b, 0), r.gap, feature)
    return m.count


@compiled
def _over_plane(s: Scene, i: int, j: int, margin: float, m: Manifold) -> None:
    """All corners of what looks at a half-space."""
    from_first = 1 if s.kinds[j] == PLANE else 0
    other, plane = (i, j) if from_first != 0 else (j, i)
    up = axis(s, plane, 2)
    given = m.first if from_first != 0 else m.second
    m.first.face = m.second.face = 0
    find_polygon(s, other, scale(-1.0, up), given)
    _copy(given, m.one)
    n = up if from_first != 0 else scale(-1.0, up)
    _keep(m, m.one, position(s, plane), n, from_first, margin)


@compiled
def find_manifolds(s: Scene, pairs: Integers, count: int, margin: float, m: Manifold, out: Doubles) -> int:
    """The points of many pairs: twelve numbers each, the pair's, the normal, a, b, gap, feature; how many.

    ``out`` has room for eight points a pair.
    """
    total = 0
    for k in range(count):
        found = find_manifold(s, pairs[2 * k], pairs[2 * k + 1], margin, m)
        for point in range(found):
            to = at(out, 12 * total)
            to[0] = k
            put(at(to, 1), 0, row(m.nearest.normal, 0))
            put(at(to, 1), 1, row(m.a, point))
            put(at(to, 1), 2, row(m.b, point))
            to[10], to[11] = m.gaps[point], m.features[point]
            total += 1
    return total
