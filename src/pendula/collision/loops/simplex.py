"""The point of a simplex of up to four points that is nearest to the origin.

Every face of the simplex offers its nearest point, and the nearest of these is taken: as many operations as
it takes, but no case in which rounding errors could choose between regions wrongly (Ericson, Real-Time
Collision Detection, §5.1, tells regions apart instead).
"""

from pendula.collision.loops.vectors import add_scaled, cross, dot, length, put, row, scale, subtract
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

_SLIVER = 1e-9  # weights whose sum is off by more are those of a triangle without a sure normal
_FLAT = 1e-10  # next to its edges: the height of a tetrahedron whose sides are not sure


@record
class Simplex(Record):
    """Points of the difference A − B of two shapes, and which of them the nearest point lies between."""

    count: int
    # Points w = a − b, and the points a of A and b of B, up to four of each.
    w: Doubles
    a: Doubles
    b: Doubles
    # The best offer so far: its square distance, its point, the numbers and the weights of its corners.
    square: float
    nearest: Doubles
    chosen: Integers
    weights: Doubles
    # Of the largest separation found: its direction, and the point of the first shape there.
    direction: Doubles
    witness: Doubles


@compiled
def _offer(m: Simplex, point: Vector, corners: Vector, weights: Vector) -> None:
    """Take a point, between corners with these weights, if it is nearer than the best so far."""
    square = dot(point, point)
    if square < m.square:
        m.square = square
        put(m.nearest, 0, point)
        put(m.weights, 0, weights)
        m.chosen[0], m.chosen[1], m.chosen[2] = int(corners[0]), int(corners[1]), int(corners[2])


@compiled
def _offer_segment(m: Simplex, i: int, j: int) -> None:
    a = row(m.w, i)
    edge = subtract(row(m.w, j), a)
    along = dot(edge, edge)
    t = -dot(a, edge) / along if along > 0.0 else 0.0
    t = min(max(t, 0.0), 1.0)
    _offer(m, add_scaled(a, t, edge), (float(i), float(j), -1.0), (1.0 - t, t, 0.0))


@compiled
def _offer_triangle(m: Simplex, i: int, j: int, k: int) -> None:
    a, b, c = row(m.w, i), row(m.w, j), row(m.w, k)
    n = cross(subtract(b, a), subtract(c, a))
    square = dot(n, n)
    if square > 0.0:
        # The origin's projection has the weights n·(b × c)/n², n·(c × a)/n², n·(a × b)/n².
        u, v, w = dot(n, cross(b, c)) / square, dot(n, cross(c, a)) / square, dot(n, cross(a, b)) / square
        if u >= 0.0 and v >= 0.0 and w >= 0.0:
            # However wrong the weights of a sliver are, their sum made one gives a point of the triangle.
            total = u + v + w
            u, v, w = u / total, v / total, w / total
            point = add_scaled(add_scaled(scale(u, a), v, b), w, c)
            _offer(m, point, (float(i), float(j), float(k)), (u, v, w))
            if abs(total - 1.0) < _SLIVER:
                return
    _offer_segment(m, i, j)
    _offer_segment(m, j, k)
    _offer_segment(m, k, i)


@compiled
def _is_beyond(m: Simplex, i: int, j: int, k: int, opposite: int) -> int:
    """Whether the origin and the opposite corner are on different sides of a face, or may be."""
    a = row(m.w, i)
    n = cross(subtract(row(m.w, j), a), subtract(row(m.w, k), a))
    arm = subtract(row(m.w, opposite), a)
    height = dot(n, arm)
    if abs(height) <= _FLAT * length(n) * length(arm):
        return 1
    return 1 if dot(n, a) * height >= 0.0 else 0


@compiled
def reduce_simplex(m: Simplex) -> int:
    """Find the nearest point and keep the corners it lies between; 1 where the origin is inside."""
    m.square = 1e300
    if m.count == 1:
        _offer(m, row(m.w, 0), (0.0, -1.0, -1.0), (1.0, 0.0, 0.0))
    elif m.count == 2:
        _offer_segment(m, 0, 1)
    elif m.count == 3:
        _offer_triangle(m, 0, 1, 2)
    else:
        for skipped in range(4):
            i, j, k = (skipped + 1) % 4, (skipped + 2) % 4, (skipped + 3) % 4
            if _is_beyond(m, i, j, k, skipped) != 0:
                _offer_triangle(m, i, j, k)
        if m.square == 1e300:
            return 1
    _keep_chosen(m)
    return 0


@compiled
def _keep_chosen(m: Simplex) -> None:
    """The corners with weights, in the order of their numbers, so that none is overwritten too early."""
    count = 0
    for number in range(m.count):
        for c in range(3):
            if m.chosen[c] == number and m.weights[c] > 0.0:
                put(m.w, count, row(m.w, number))
                put(m.a, count, row(m.a, number))
                put(m.b, count, row(m.b, number))
                m.weights[3 + count] = m.weights[c]
                count += 1
    m.count = count
    for c in range(3):
        m.weights[c] = m.weights[3 + c] if c < count else 0.0


@compiled
def blend(points: Doubles, weights: Doubles, count: int) -> Vector:
    """The sum of weighted rows."""
    total = (0.0, 0.0, 0.0)
    for k in range(count):
        total = add_scaled(total, weights[k], row(points, k))
    return total
