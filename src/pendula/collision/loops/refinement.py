"""The last digits of the direction that parts two round cores best: Newton's method on the unit sphere.

Where a shape is nearly as deep in the other along a whole range of directions, polytopes between support
points would need very many of them. How far the cores are apart along n is f(n) = n·w(n), where w is the
point of A − B that is farthest along −n. To first order w changes at right angles to n, so the slope of f on
the sphere is the part of w at right angles to n, and its second derivative is ∂w/∂n − f there; ∂w/∂n is taken
by differences. A step is taken only if f grows by it.
"""

from pendula.collision.loops.scene import Scene
from pendula.collision.loops.support import support
from pendula.collision.loops.vectors import across, add, cross, dot, put, scale, subtract, unit
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Vector

_MOST_STEPS = 20
_HALVINGS = 6
_DIFFERENCE = 1e-6  # rad


@compiled
def _opposite(s: Scene, i: int, j: int, n: Vector) -> Vector:
    return subtract(support(s, i, scale(-1.0, n)), support(s, j, n))


@compiled
def _newton_step(s: Scene, i: int, j: int, n: Vector, w: Vector) -> Vector:
    """The change of n by which the quadratic model of f is largest; none where it has no largest value."""
    x = across(n)
    y, f = cross(n, x), dot(n, w)
    by_x = subtract(_opposite(s, i, j, add(n, scale(_DIFFERENCE, x))), w)
    by_y = subtract(_opposite(s, i, j, add(n, scale(_DIFFERENCE, y))), w)
    xx, yy = dot(x, by_x) / _DIFFERENCE - f, dot(y, by_y) / _DIFFERENCE - f
    xy = 0.5 * (dot(y, by_x) + dot(x, by_y)) / _DIFFERENCE
    determinant = xx * yy - xy * xy
    if not (determinant > 0.0 and xx < 0.0):
        return 0.0, 0.0, 0.0
    gx, gy = dot(x, w), dot(y, w)
    return add(scale((xy * gy - yy * gx) / determinant, x), scale((xy * gx - xx * gy) / determinant, y))


@compiled
def refine(s: Scene, i: int, j: int, normal: Doubles) -> None:
    """Replace a unit vector by a better one near it, along which the cores are farther apart."""
    n = (normal[0], normal[1], normal[2])
    w = _opposite(s, i, j, n)
    f = dot(n, w)
    for _ in range(_MOST_STEPS):
        step, before = _newton_step(s, i, j, n, w), f
        for _ in range(_HALVINGS):
            trial = unit(add(n, step))
            at_trial = _opposite(s, i, j, trial)
            if dot(trial, at_trial) > f:
                n, w, f = trial, at_trial, dot(trial, at_trial)
                break
            step = scale(0.5, step)
        if not (f > before):
            break
    put(normal, 0, n)
