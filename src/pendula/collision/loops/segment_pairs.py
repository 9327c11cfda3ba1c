"""Nearest points of two segments or points, the cores of capsules and spheres: in closed form."""

from pendula.collision.loops.scene import SEGMENT, Scene, axis, position
from pendula.collision.loops.vectors import across, cross, dot, length, scale, subtract, unit
from pendula.compiler.loops import compiled
from pendula.records import Vector

_PARALLEL = 1e-14  # square sine of an angle below which directions are one


@compiled
def half_segment(s: Scene, i: int) -> Vector:
    """From the middle of a core to its end; nothing for a point."""
    if s.kinds[i] != SEGMENT:
        return 0.0, 0.0, 0.0
    return scale(s.sizes[3 * i + 2], axis(s, i, 2))


@compiled
def _clamp(t: float) -> float:
    return min(max(t, -1.0), 1.0)


@compiled
def nearest_on_segments(s: Scene, i: int, j: int) -> Vector:
    """Where the nearest points of two cores lie, as parts of their half lengths: (t, u, 0)."""
    # |r + t d − u e|² is least over t, u ∈ [−1, 1] (Ericson, Real-Time Collision Detection, §5.1.9).
    d, e, r = half_segment(s, i), half_segment(s, j), subtract(position(s, i), position(s, j))
    dd, ee, de, dr, er = dot(d, d), dot(e, e), dot(d, e), dot(d, r), dot(e, r)
    if not (dd > 0.0):
        return 0.0, _clamp(er / ee) if ee > 0.0 else 0.0, 0.0
    if not (ee > 0.0):
        return _clamp(-dr / dd), 0.0, 0.0
    determinant = dd * ee - de * de
    t = 0.0
    if determinant > _PARALLEL * dd * ee:
        t = _clamp((de * er - dr * ee) / determinant)
    else:  # the middle of the part where parallel segments lie beside each other
        one, other = (-dr + de) / dd, (-dr - de) / dd
        t = _clamp(0.5 * (max(min(one, other), -1.0) + min(max(one, other), 1.0)))
    u = (er + t * de) / ee
    if abs(u) > 1.0:
        u = _clamp(u)
        t = _clamp((u * de - dr) / dd)
    return t, u, 0.0


@compiled
def normal_of_crossing(s: Scene, i: int, j: int) -> Vector:
    """The direction of least depth where the cores themselves meet: at right angles to both."""
    d, e = half_segment(s, i), half_segment(s, j)
    n = cross(d, e)
    if dot(n, n) > _PARALLEL * dot(d, d) * dot(e, e):
        return unit(n)
    longer = d if dot(d, d) >= dot(e, e) else e
    return across(unit(longer)) if length(longer) > 0.0 else (1.0, 0.0, 0.0)
