"""Distance of convex cores that are apart: Gilbert, Johnson & Keerthi 1988, with bounds from both sides.

The nearest point v of the difference A − B to the origin is approached from above by simplices; every
support point w gives a bound from below, v·w/|v|, the separation along v. The iteration ends when both
agree, when a support point comes back (shapes with corners), or when rounding errors let no bound grow any
more. The answer is the direction of the largest separation. On round shapes support points crowd together:
one that is close to a corner of the simplex replaces it, since slivers have no sure normals.
"""

from pendula.collision.loops.scene import Scene, position
from pendula.collision.loops.simplex import Simplex, blend, reduce_simplex
from pendula.collision.loops.support import support
from pendula.collision.loops.vectors import dot, length, put, row, scale, subtract
from pendula.compiler.loops import compiled
from pendula.records import Vector

APART, TOUCHING, INSIDE = range(3)
MOST_ITERATIONS = 256
_CLOSE = 1e-13  # next to the size of A − B: bounds that differ by less are one
_NOTHING = 1e-12  # next to that size: nearer than this, the direction of v means nothing
_CROWDED = 1e-6  # next to that size: corners nearer than this are one
_PATIENCE = 32  # iterations without a larger bound


@compiled
def add_support(s: Scene, i: int, j: int, d: Vector, m: Simplex) -> Vector:
    """Append the point of A − B that is farthest along d to a simplex."""
    a, b = support(s, i, d), support(s, j, scale(-1.0, d))
    w = subtract(a, b)
    put(m.w, m.count, w)
    put(m.a, m.count, a)
    put(m.b, m.count, b)
    m.count += 1
    return w


@compiled
def _merge_last(m: Simplex, near: float) -> int:
    """Let the last point of a simplex replace one that is near; 1 where it is one of the others."""
    last = m.count - 1
    w = row(m.w, last)
    for k in range(last):
        apart = subtract(w, row(m.w, k))
        far = dot(apart, apart)
        if far <= near * near:
            put(m.w, k, w)
            put(m.a, k, row(m.a, last))
            put(m.b, k, row(m.b, last))
            m.count -= 1
            return 1 if far == 0.0 else 0
    return 0


@compiled
def approach(s: Scene, i: int, j: int, m: Simplex) -> int:
    """Find the direction along which the cores are farthest apart; says how they lie.

    Where they are apart, ``m.direction`` is that direction and ``m.witness`` the nearest point of the first.
    """
    m.count = 0
    w = add_support(s, i, j, subtract(position(s, j), position(s, i)), m)
    size, best, waited = length(w), -1e300, 0
    reduce_simplex(m)
    for _ in range(MOST_ITERATIONS):
        v, far = row(m.nearest, 0), m.square**0.5
        if far <= _NOTHING * size:
            break
        nearest = blend(m.a, m.weights, m.count)
        w = add_support(s, i, j, scale(-1.0, v), m)
        size, waited = max(size, length(w)), waited + 1
        if dot(v, w) / far > best:
            best, waited = dot(v, w) / far, 0
            put(m.direction, 0, scale(1.0 / far, v))
            put(m.witness, 0, nearest)
        known = _merge_last(m, _CROWDED * size)
        if far - best <= _CLOSE * size or known != 0 or waited > _PATIENCE:
            break
        if reduce_simplex(m) != 0:
            return APART if best > 0.0 else INSIDE
    return APART if best > 0.0 else TOUCHING
