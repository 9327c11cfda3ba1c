"""Two boxes by their 15 separating axes: Gottschalk, Lin & Manocha 1996."""

from pendula.collision.loops.scene import Scene, axis, position
from pendula.collision.loops.vectors import cross, dot, put, row, scale, subtract
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Vector

_PARALLEL = 1e-12  # square sine of an angle below which edges have no normal of their own
# Next to the size of both: an edge's normal must part the boxes by this much more than that of a face.
_CLEARLY = 1e-13


@compiled
def _reach(s: Scene, i: int, n: Vector) -> float:
    """How far a box extends from its centre along n."""
    size = row(s.sizes, i)
    own = (dot(axis(s, i, 0), n), dot(axis(s, i, 1), n), dot(axis(s, i, 2), n))
    return size[0] * abs(own[0]) + size[1] * abs(own[1]) + size[2] * abs(own[2])


@compiled
def separate_boxes(s: Scene, i: int, j: int, normal: Doubles) -> float:
    """The largest separation along the normals of faces and of pairs of edges; writes that unit normal.

    Where boxes overlap it is their signed distance; where they are apart, a lower bound of it.
    """
    apart = subtract(position(s, i), position(s, j))
    size = s.sizes[3 * i] + s.sizes[3 * i + 1] + s.sizes[3 * i + 2]
    size += s.sizes[3 * j] + s.sizes[3 * j + 1] + s.sizes[3 * j + 2]
    best, chosen = -1e300, axis(s, i, 0)
    for k in range(6):
        n = axis(s, i, k) if k < 3 else axis(s, j, k - 3)
        along = dot(n, apart)
        gap = abs(along) - _reach(s, i, n) - _reach(s, j, n)
        if gap > best + _CLEARLY * size:
            best, chosen = gap, n if along >= 0.0 else scale(-1.0, n)
    for k in range(9):
        n = cross(axis(s, i, k // 3), axis(s, j, k % 3))
        square = dot(n, n)
        if square > _PARALLEL:
            n = scale(1.0 / square**0.5, n)
            along = dot(n, apart)
            gap = abs(along) - _reach(s, i, n) - _reach(s, j, n)
            if gap > best + _CLEARLY * size:
                best, chosen = gap, n if along >= 0.0 else scale(-1.0, n)
    put(normal, 0, chosen)
    return best
