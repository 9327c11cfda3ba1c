"""Where two boxes touch: separating axes with early ends, faces clipped in the plane of the other's face.

All is computed from C = AᵀB, the cosines between the axes of both boxes (Gottschalk, Lin & Manocha 1996). Few
pairs are left to the general way: those that are apart and nearest with a corner or between edges' ends.
"""

from pendula.collision.loops.clipping import clip_by_rectangle
from pendula.collision.loops.features import Polygon
from pendula.collision.loops.manifold_record import INSIDE, NEARLY, FacePair, Manifold, add_point, least_gap
from pendula.collision.loops.scene import Scene, axis, position
from pendula.collision.loops.vectors import add, add_scaled, cross, dot, put, row, scale, subtract
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Vector

UNDECIDED = -1
_PARALLEL = 1e-12  # square sine of an angle below which edges have no normal of their own
_EDGES = 6  # numbers of edges follow those of faces


@compiled
def _compare_axes(s: Scene, i: int, j: int, work: Doubles) -> None:
    """Write C, |C|, and the way from the second box to the first along the axes of both."""
    apart = subtract(position(s, i), position(s, j))
    for k in range(3):
        a, b = axis(s, i, k), axis(s, j, k)
        work[18 + k], work[21 + k] = dot(a, apart), dot(b, apart)
        for l in range(3):
            c = dot(a, axis(s, j, l))
            work[3 * k + l], work[9 + 3 * k + l] = c, abs(c)


@compiled
def _best_face(s: Scene, i: int, j: int, margin: float, work: Doubles) -> Vector:
    """The largest separation along normals of faces, the axis (0 to 2 of the first, 3 to 5 of the second).

    Where boxes are farther apart than the margin, the search ends. The second box's faces are preferred.
    """
    p, q, c = at(s.sizes, 3 * i), at(s.sizes, 3 * j), at(work, 9)
    best, chosen = -1e300, 0.0
    for k in range(3):
        gap = abs(work[21 + k]) - q[k] - c[k] * p[0] - c[3 + k] * p[1] - c[6 + k] * p[2]
        if gap > best:
            best, chosen = gap, 3.0 + k
    if best > margin:
        return best, chosen, 0.0
    slack = INSIDE * min(s.reaches[i], s.reaches[j])
    for k in range(3):
        gap = abs(work[18 + k]) - p[k] - c[3 * k] * q[0] - c[3 * k + 1] * q[1] - c[3 * k + 2] * q[2]
        if gap > best + slack:
            best, chosen = gap, 1.0 * k
    return best, chosen, 0.0


@compiled
def _best_edges(s: Scene, i: int, j: int, least: float, work: Doubles) -> Vector:
    """The largest separation along aₖ × bₗ that is more than the least one, and 3 k + l; −1 where none is."""
    p, q, c = at(s.sizes, 3 * i), at(s.sizes, 3 * j), at(work, 9)
    best, chosen = least, -1.0
    for k in range(3):
        k1, k2 = (k + 1) % 3, (k + 2) % 3
        for l in range(3):
            l1, l2 = (l + 1) % 3, (l + 2) % 3
            # Times |aₖ × bₗ|, which is at most one: roots are needed only for what may be better.
            gap = abs(work[18 + k2] * work[3 * k1 + l] - work[18 + k1] * work[3 * k2 + l])
            gap -= (
                p[k1] * c[3 * k2 + l] + p[k2] * c[3 * k1 + l] + q[l1] * c[3 * k + l2] + q[l2] * c[3 * k + l1]
            )
            if gap > min(best, 0.0):
                square = work[3 * k1 + l] ** 2 + work[3 * k2 + l] ** 2
                if square > _PARALLEL and gap > best * square**0.5:
                    best, chosen = gap / square**0.5, 3.0 * k + l
    return best, chosen, 0.0


@compiled
def _choose_faces(number: int, i: int, j: int, work: Doubles, p: FacePair) -> None:
    """The face of an axis that parts the boxes, and that of the other box which is most opposite to it."""
    if number >= 3:
        p.one, p.other, p.axis = j, i, number - 3
        p.stride, p.other_stride, p.sign, p.middle = 1, 3, 1.0, 21
    else:
        p.one, p.other, p.axis = i, j, number
        p.stride, p.other_stride, p.sign, p.middle = 3, 1, -1.0, 18
    p.side = 1.0 if p.sign * work[p.middle + p.axis] >= 0.0 else -1.0
    p.other_axis, most = 0, -1.0
    for k in range(3):
        cosine = work[9 + p.stride * p.axis + p.other_stride * k]
        if cosine > most:
            p.other_axis, most = k, cosine
    p.other_side = -p.side if work[p.stride * p.axis + p.other_stride * p.other_axis] >= 0.0 else p.side


@compiled
def _put_other_face(s: Scene, p: FacePair, work: Doubles, to: Polygon) -> None:
    """The other's corners along the axes of the one: two in the plane of its face, and the height over it."""
    own, f, k = at(s.sizes, 3 * p.other), p.axis, p.other_axis
    ku, kv = (k + 1) % 3, (k + 2) % 3
    to.count = 4
    for way in range(3):
        e = (f + 1 + way) % 3  # the normal is the last
        c = at(work, p.stride * e)
        middle = p.sign * work[p.middle + e] + p.other_side * own[k] * c[p.other_stride * k]
        u, v = own[ku] * c[p.other_stride * ku], p.other_side * own[kv] * c[p.other_stride * kv]
        # In the order of ``features.py``: against the clock as seen from outside.
        x = to.corners
        x[way], x[3 + way], x[6 + way], x[9 + way] = (
            middle + u + v,
            middle - u + v,
            middle - u - v,
            middle + u - v,
        )
    for corner in range(4):
        to.ids[corner] = corner
        to.corners[3 * corner + 2] = p.side * to.corners[3 * corner + 2] - s.sizes[3 * p.one + f]


@compiled
def _touch_with_face(s: Scene, p: FacePair, margin: float, m: Manifold) -> None:
    """Clip the other's face by that of the one, and keep the corners that are near enough."""
    fu, fv, size = (p.axis + 1) % 3, (p.axis + 2) % 3, at(s.sizes, 3 * p.one)
    slack = INSIDE * min(s.reaches[p.one], s.reaches[p.other])
    _put_other_face(s, p, m.work, m.one)
    left = clip_by_rectangle(m.one, m.other, size[fu] + slack, size[fv] + slack, p.side)
    n, x, y = scale(p.side, axis(s, p.one, p.axis)), axis(s, p.one, fu), axis(s, p.one, fv)
    middle = add_scaled(position(s, p.one), size[p.axis], n)
    put(m.nearest.normal, 0, scale(p.sign, n))
    face, other = 2 * p.axis + (1 if p.side > 0.0 else 0), 2 * p.other_axis + (1 if p.other_side > 0.0 else 0)
    for k in range(left.count):
        corner = row(left.corners, k)
        if corner[2] <= margin:
            foot = add_scaled(add_scaled(middle, corner[0], x), corner[1], y)
            above = add_scaled(foot, corner[2], n)
            if p.sign > 0.0:  # corners of the first box, over a face of the second
                add_point(m, above, foot, corner[2], ((other * 4096 + face) * 2 + 1) * 65536 + left.ids[k])
            else:
                add_point(m, foot, above, corner[2], (face * 4096 + other) * 2 * 65536 + left.ids[k])


@compiled
def _edge_middle(s: Scene, i: int, k: int, n: Vector) -> Vector:
    """The middle of a box's edge along its k-th axis that is farthest along n."""
    place = position(s, i)
    for l in range(3):
        if l != k:
            half = s.sizes[3 * i + l]
            place = add_scaled(place, half if dot(axis(s, i, l), n) >= 0.0 else -half, axis(s, i, l))
    return place


@compiled
def _edge_number(s: Scene, i: int, k: int, n: Vector) -> int:
    one = 2 if dot(axis(s, i, (k + 1) % 3), n) >= 0.0 else 0
    return _EDGES + 4 * k + one + (1 if dot(axis(s, i, (k + 2) % 3), n) >= 0.0 else 0)


@compiled
def _touch_with_edges(s: Scene, i: int, j: int, number: int, gap: float, m: Manifold) -> int:
    """The point where two edges cross, or nothing where one of them ends before."""
    k, l = number // 3, number % 3
    a, b, cosine = axis(s, i, k), axis(s, j, l), m.work[number]
    n = cross(a, b)
    square = dot(n, n)
    n = scale((1.0 if dot(n, subtract(position(s, i), position(s, j))) >= 0.0 else -1.0) / square**0.5, n)
    p, q = _edge_middle(s, i, k, scale(-1.0, n)), _edge_middle(s, j, l, n)
    # (r + α a − β b) · a = 0 and · b = 0, with r = p − q
    r = subtract(p, q)
    beta = (dot(r, b) - cosine * dot(r, a)) / square
    alpha = cosine * beta - dot(r, a)
    slack = INSIDE * min(s.reaches[i], s.reaches[j])
    if abs(alpha) > s.sizes[3 * i + k] + slack or abs(beta) > s.sizes[3 * j + l] + slack:
        return UNDECIDED
    foot = add_scaled(q, beta, b)
    put(m.nearest.normal, 0, n)
    edges = _edge_number(s, i, k, scale(-1.0, n)) * 4096 + _edge_number(s, j, l, n)
    add_point(m, add(foot, scale(gap, n)), foot, gap, edges * 2 * 65536 + 65535)
    return 1


@compiled
def touch_boxes(s: Scene, i: int, j: int, margin: float, m: Manifold) -> int:
    """The points where two boxes touch or are at most ``margin`` apart: how many, or ``UNDECIDED``."""
    m.count = 0
    _compare_axes(s, i, j, m.work)
    face = _best_face(s, i, j, margin, m.work)
    if face[0] > margin:
        return 0
    nearly = NEARLY * min(s.reaches[i], s.reaches[j])
    edges = _best_edges(s, i, j, face[0] + nearly, m.work)
    if edges[1] >= 0.0:
        return 0 if edges[0] > margin else _touch_with_edges(s, i, j, int(edges[1]), edges[0], m)
    _choose_faces(int(face[1]), i, j, m.work, m.faces)
    _touch_with_face(s, m.faces, margin, m)
    # Beside that face boxes may be nearer: then no point of it is as near as the normal tells.
    return m.count if least_gap(m) <= face[0] + nearly else UNDECIDED
