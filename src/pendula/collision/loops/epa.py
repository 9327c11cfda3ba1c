"""Depth of convex cores that overlap: the expanding polytope algorithm (van den Bergen 2001).

A polytope inside A − B grows at the face that is nearest to the origin, until that face lies on the surface
of A − B. The support along a face's normal bounds the depth from above, the nearest face bounds it from
below. The answer is the least bound from above of all faces that were tried, so that it always is a way to
part the shapes.
"""

from pendula.collision.loops.gjk import add_support
from pendula.collision.loops.scene import Scene
from pendula.collision.loops.simplex import Simplex
from pendula.collision.loops.vectors import (
    across,
    add_scaled,
    cross,
    dot,
    length,
    put,
    row,
    scale,
    subtract,
    unit,
)
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

MOST_POINTS = 256
MOST_FACES = 4 * MOST_POINTS  # closed, they are 2 n − 4; a hole is open before it is closed
_CLOSE = 1e-13  # next to the size of A − B: a face this near to the surface lies on it
_FLAT = 1e-10  # next to that size: what is thinner has no volume
_GONE = 1e300  # the distance of a face that was removed, or has no area


@record
class Polytope(Record):
    """Points of A − B, in a simplex that holds many, and triangles between them."""

    points: Simplex
    # Faces: corners against the clock as seen from outside, the face beyond each edge (which begins at that
    # corner), outward normals, distances from the origin; removed ones, to be used again.
    faces: int
    corners: Integers
    beyond: Integers
    normals: Doubles
    distances: Doubles
    removed: int
    free: Integers
    # The edges around the hole that a new point sees: from, to, the face beyond, the new face.
    edges: int
    rim: Integers
    # The least depth found, the outward normal there and the point of the first core; 1 where the bound from
    # below is the same.
    depth: float
    is_sure: int
    normal: Doubles
    a: Doubles


@compiled
def _copy_point(p: Simplex, to: int, number: int) -> None:
    put(p.w, to, row(p.w, number))
    put(p.a, to, row(p.a, number))
    put(p.b, to, row(p.b, number))


@compiled
def begin_with(p: Polytope, m: Simplex) -> None:
    """The points of the simplex with which the distance algorithm ended."""
    to = p.points
    to.count = m.count
    for k in range(m.count):
        put(to.w, k, row(m.w, k))
        put(to.a, k, row(m.a, k))
        put(to.b, k, row(m.b, k))


@compiled
def _spread(points: Simplex) -> Vector:
    """A direction in which the points so far have no extent."""
    if points.count == 1:
        return 1.0, 0.0, 0.0
    edge = subtract(row(points.w, 1), row(points.w, 0))
    if points.count == 2:
        return across(unit(edge))
    return unit(cross(edge, subtract(row(points.w, 2), row(points.w, 0))))


@compiled
def _thickness(points: Simplex) -> float:
    """How far the last point is off what the others span."""
    last = subtract(row(points.w, points.count - 1), row(points.w, 0))
    if points.count == 2:
        return length(last)
    edge = unit(subtract(row(points.w, 1), row(points.w, 0)))
    if points.count == 3:
        return length(cross(edge, last))
    return abs(dot(unit(cross(edge, subtract(row(points.w, 2), row(points.w, 0)))), last))


@compiled
def _complete(s: Scene, i: int, j: int, points: Simplex) -> int:
    """Four points that span a volume; 0 where A − B has none."""
    given = points.count
    points.count = 1
    for k in range(1, given):  # of the given ones, those that add a dimension
        _copy_point(points, points.count, k)
        points.count += 1
        if _thickness(points) <= _FLAT * (1e-300 + length(row(points.w, 0)) + length(row(points.w, k))):
            points.count -= 1
    for _ in range(8):
        if points.count == 4:
            return 1
        d = _spread(points)
        for attempt in range(6):
            if attempt == 2:
                d = across(d) if points.count == 2 else (0.0, 1.0, 0.0)
            if attempt == 4:
                d = (0.0, 0.0, 1.0)
            w = add_support(s, i, j, d if attempt % 2 == 0 else scale(-1.0, d), points)
            if _thickness(points) > _FLAT * (length(w) + length(row(points.w, 0))):
                break
            points.count -= 1
    return 0


@compiled
def _new_face(p: Polytope, i: int, j: int, k: int) -> int:
    """A triangle with its normal and distance; −1 where there is no room."""
    if p.removed > 0:
        p.removed -= 1
        f = p.free[p.removed]
    elif p.faces < MOST_FACES:
        f = p.faces
        p.faces += 1
    else:
        return -1
    a = row(p.points.w, i)
    n = cross(subtract(row(p.points.w, j), a), subtract(row(p.points.w, k), a))
    area = length(n)
    p.corners[3 * f], p.corners[3 * f + 1], p.corners[3 * f + 2] = i, j, k
    put(p.normals, f, unit(n))
    p.distances[f] = dot(n, a) / area if area > 0.0 else _GONE
    return f


@compiled
def _begin(p: Polytope) -> float:
    """The four faces of a tetrahedron; the distance of its farthest point."""
    w = p.points.w
    a = row(w, 0)
    b, c, d = subtract(row(w, 1), a), subtract(row(w, 2), a), subtract(row(w, 3), a)
    # Faces (0 1 2), (0 2 3), (0 3 1), (1 3 2) look outwards if the fourth point is below the first of them.
    one, two = (1, 2) if dot(cross(b, c), d) < 0.0 else (2, 1)
    p.faces = p.removed = 0
    _new_face(p, 0, one, two)
    _new_face(p, 0, two, 3)
    _new_face(p, 0, 3, one)
    _new_face(p, one, 3, two)
    for e in range(4):
        for k in range(3):
            p.beyond[3 * e + k] = _face_with(p, p.corners[3 * e + (k + 1) % 3], p.corners[3 * e + k])
    return max(length(a), length(row(w, 1)), length(row(w, 2)), length(row(w, 3)))


@compiled
def _face_with(p: Polytope, i: int, j: int) -> int:
    """The face that has an edge from corner i to corner j."""
    for f in range(p.faces):
        for k in range(3):
            if p.corners[3 * f + k] == i and p.corners[3 * f + (k + 1) % 3] == j:
                return f
    return -1


@compiled
def _remove_visible(p: Polytope, first: int, w: Vector) -> None:
    """Open the polytope where its faces, connected with the first one, are seen from w."""
    p.edges, seen = 0, p.removed
    p.distances[first] = _GONE
    p.free[p.removed] = first
    p.removed += 1
    while seen < p.removed:
        f = p.free[seen]
        seen += 1
        for k in range(3):
            g = p.beyond[3 * f + k]
            if p.distances[g] == _GONE and _is_removed(p, g) != 0:
                continue
            if dot(row(p.normals, g), subtract(w, row(p.points.w, p.corners[3 * g]))) > 0.0:
                p.distances[g] = _GONE
                p.free[p.removed] = g
                p.removed += 1
            else:
                at = 4 * p.edges
                p.rim[at], p.rim[at + 1] = p.corners[3 * f + k], p.corners[3 * f + (k + 1) % 3]
                p.rim[at + 2] = g
                p.edges += 1


@compiled
def _is_removed(p: Polytope, face: int) -> int:
    for k in range(p.removed):
        if p.free[k] == face:
            return 1
    return 0


@compiled
def _close(p: Polytope, point: int) -> int:
    """Close the hole by triangles from its rim to a new point; 0 where that fails."""
    for e in range(p.edges):
        i, j, g = p.rim[4 * e], p.rim[4 * e + 1], p.rim[4 * e + 2]
        f = _new_face(p, i, j, point)
        if f < 0:
            return 0
        p.rim[4 * e + 3] = f
        p.beyond[3 * f] = g
        for k in range(3):
            if p.corners[3 * g + k] == j and p.corners[3 * g + (k + 1) % 3] == i:
                p.beyond[3 * g + k] = f
    for e in range(p.edges):
        for other in range(p.edges):
            if p.rim[4 * other] == p.rim[4 * e + 1]:
                f, g = p.rim[4 * e + 3], p.rim[4 * other + 3]
                p.beyond[3 * f + 1], p.beyond[3 * g + 2] = g, f
    return 1


@compiled
def _nearest_face(p: Polytope) -> int:
    best = 0
    for f in range(1, p.faces):
        if p.distances[f] < p.distances[best]:
            best = f
    return best


@compiled
def _foot_weights(p: Polytope, face: int) -> Vector:
    """The weights of a face's corners in the origin's projection onto it."""
    n, w = row(p.normals, face), p.points.w
    a, b = row(w, p.corners[3 * face]), row(w, p.corners[3 * face + 1])
    c = row(w, p.corners[3 * face + 2])
    area = dot(n, cross(subtract(b, a), subtract(c, a)))
    u, v = dot(n, cross(b, c)) / area, dot(n, cross(c, a)) / area
    return u, v, 1.0 - u - v


@compiled
def _face_of_foot(p: Polytope, face: int, near: float) -> int:
    """Of the triangles in the plane of a face, that in which the origin's projection lies.

    Faces of A − B have more than three corners where an edge meets an edge or a face: they are several
    triangles, which are equally near.
    """
    weights = _foot_weights(p, face)
    best, least = face, min(weights[0], weights[1], weights[2])
    for f in range(p.faces):
        if least < 0.0 and f != face and p.distances[f] - p.distances[face] <= near:
            weights = _foot_weights(p, f)
            other = min(weights[0], weights[1], weights[2])
            if other > least:
                best, least = f, other
    return best


@compiled
def _on_face(p: Polytope, face: int) -> Vector:
    """The point of the first core that belongs to the origin's projection onto a face."""
    i, j, k = p.corners[3 * face], p.corners[3 * face + 1], p.corners[3 * face + 2]
    weights = _foot_weights(p, face)
    u = min(max(weights[0], 0.0), 1.0)
    v = min(max(weights[1], 0.0), 1.0 - u)
    first = add_scaled(scale(u, row(p.points.a, i)), v, row(p.points.a, j))
    return add_scaled(first, 1.0 - u - v, row(p.points.a, k))


@compiled
def expand(s: Scene, i: int, j: int, p: Polytope) -> int:
    """Grow the polytope from the points it begins with, and write the least depth; 0 where A − B is flat."""
    points = p.points
    if _complete(s, i, j, points) == 0:
        return 0
    size = _begin(p)
    p.depth, p.is_sure = _GONE, 0
    while points.count < MOST_POINTS:
        f = _nearest_face(p)
        if p.distances[f] == _GONE:
            break
        n = row(p.normals, f)
        w = add_support(s, i, j, n, points)
        if dot(n, w) <= p.depth + _CLOSE * size:  # of equal bounds the last belongs to the outermost face
            p.depth = min(p.depth, dot(n, w))
            put(p.normal, 0, n)
            put(p.a, 0, _on_face(p, _face_of_foot(p, f, _CLOSE * size)))
        if p.depth - p.distances[f] <= _CLOSE * size:
            p.is_sure = 1
            break
        _remove_visible(p, f, w)
        if p.edges < 3 or _close(p, points.count - 1) == 0:
            break
    return 1
