"""When two moving shapes meet first: conservative advancement that nothing can pass (Mirtich 1996).

Over a step every shape turns with a constant angular velocity ω about a centre of constant velocity v. At a
moment when shapes are apart, with the normal n, a plane at right angles to n lies between them. How far they
are apart along n at a time τ later is at least L(τ), with

    n·R(τ)r ≥ n·r + τ (n × ω)·r − ½ |ω|² τ² |r|

for every point r of a shape, taken from its centre: the first two terms are a support function in the
direction n + τ n × ω. L is concave, so where L(τ) ≥ 0 nothing was touched before τ either; and it is exact to
first order, so that steps up to its root converge quadratically to the impact.
"""

import math

from pendula.collision.loops.scene import PLANE, Scene, position
from pendula.collision.loops.signed_distance import Nearest, call_nearest
from pendula.collision.loops.support import separation, support
from pendula.collision.loops.vectors import add, add_scaled, cross, dot, length, put, row, scale, subtract
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

APART, UNFINISHED = -1.0, -2.0
MOST_STEPS = 10_000
_TOUCHING = 1e-12  # next to the size of both: a gap below which shapes touch
_STEADY = 1e-7  # next to that size: cores nearer than this have no sure normal


@record
class Motion(Record):
    """How the shapes of a scene move from their poses at the start, in rows like those of the scene."""

    starts: Doubles
    # The centre about which each turns, at the start; how far its core reaches from there; the velocity of
    # the centre and the angular velocity, two rows.
    centers: Doubles
    arms: Doubles
    velocities: Doubles
    # The moment that the scene shows.
    time: float


@compiled
def _center(m: Motion, i: int) -> Vector:
    return add_scaled(row(m.centers, i), m.time, row(m.velocities, 2 * i))


@compiled
def move(s: Scene, i: int, m: Motion) -> None:
    """Put a shape where it is at the time of the motion."""
    start, omega = at(m.starts, 12 * i), row(m.velocities, 2 * i + 1)
    arm = subtract(row(start, 0), row(m.centers, i))
    speed = length(omega)
    # Rodrigues: R a = a cos φ + (e × a) sin φ + e (e·a) (1 − cos φ)
    e, angle = scale(1.0 / speed if speed > 0.0 else 0.0, omega), speed * m.time
    c, sine, versed = math.cos(angle), math.sin(angle), 2.0 * math.sin(0.5 * angle) ** 2
    for k in range(4):
        a = row(start, k) if k > 0 else arm
        turned = add_scaled(add_scaled(scale(c, a), sine, cross(e, a)), versed * dot(e, a), e)
        put(s.poses, 4 * i + k, add(_center(m, i), turned) if k == 0 else turned)


@compiled
def _extent(s: Scene, i: int, m: Motion, d: Vector, sign: float) -> float:
    """The largest d·r of a shape's points, taken from its centre; the least where the sign is −1."""
    if s.kinds[i] == PLANE:
        return dot(d, subtract(position(s, i), _center(m, i)))
    return dot(d, subtract(support(s, i, scale(sign, d)), _center(m, i))) + sign * s.radii[i]


@compiled
def _bound(s: Scene, i: int, j: int, m: Motion, n: Vector, tau: float) -> float:
    """L(τ): how far shapes are apart along n, at least, a time τ after the moment of the scene."""
    v, w = row(m.velocities, 2 * i), row(m.velocities, 2 * j)
    omega, nu = row(m.velocities, 2 * i + 1), row(m.velocities, 2 * j + 1)
    apart = dot(n, subtract(_center(m, i), _center(m, j))) + tau * dot(n, subtract(v, w))
    apart += _extent(s, i, m, add_scaled(n, tau, cross(n, omega)), -1.0)
    apart -= _extent(s, j, m, add_scaled(n, tau, cross(n, nu)), 1.0)
    return apart - 0.5 * tau * tau * (dot(omega, omega) * m.arms[i] + dot(nu, nu) * m.arms[j])


@compiled
def _safe_step(s: Scene, i: int, j: int, m: Motion, n: Vector, most: float) -> float:
    """A time during which nothing is touched: close to the root of L, or ``most`` where that is later."""
    if _bound(s, i, j, m, n, most) >= 0.0:
        return most
    low, high = 0.0, most
    at_low, at_high = _bound(s, i, j, m, n, 0.0), _bound(s, i, j, m, n, most)
    gap = at_low
    for _ in range(60):
        # L lies over its chord, whose root is safe.
        chord = low + (high - low) * at_low / (at_low - at_high)
        value = _bound(s, i, j, m, n, chord)
        if value >= 0.0:
            low, at_low = chord, value
        middle = 0.5 * (low + high)
        value = _bound(s, i, j, m, n, middle)
        if value >= 0.0:
            low, at_low = middle, value
        else:
            high, at_high = middle, value
        if at_low <= 1e-4 * gap:
            break
    return low


@compiled
def find_impact(s: Scene, i: int, j: int, m: Motion, until: float, r: Nearest) -> float:
    """The first time at which shapes i and j touch; −1 where they do not before ``until``.

    The scene is left as it is at that moment, with the pair's distance in ``r``.
    """
    size = (0.0 if s.kinds[i] == PLANE else s.reaches[i]) + (0.0 if s.kinds[j] == PLANE else s.reaches[j])
    if size == 0.0:
        size = 1.0
    t, before, far = 0.0, 0.0, 0.0
    for step in range(MOST_STEPS):
        n = row(r.normal, 0)
        _show(s, i, j, m, t, r)
        if step > 0 and PLANE not in (s.kinds[i], s.kinds[j]):
            _keep_better(s, i, j, n, _TOUCHING * size, r)
        if r.gap <= _TOUCHING * size:
            if step > 0 and r.gap + s.radii[i] + s.radii[j] <= _STEADY * size:
                _find_sure_normal(s, i, j, m, t - (t - before) * min(1.0, _STEADY * size / far), r)
            return t
        tau = _safe_step(s, i, j, m, row(r.normal, 0), until - t)
        if tau >= until - t:
            return APART
        if t + tau == t:  # nearer than that, time has no digits left
            return t
        before, far = t, r.gap
        t += tau
    return UNFINISHED


@compiled
def _show(s: Scene, i: int, j: int, m: Motion, t: float, r: Nearest) -> None:
    """Move a pair to the time t and find its distance."""
    m.time = t
    move(s, i, m)
    move(s, j, m)
    call_nearest(s, i, j, r)


@compiled
def _keep_better(s: Scene, i: int, j: int, n: Vector, least: float, r: Nearest) -> None:
    """Take the normal of the moment before where shapes are farther apart along it, by ``least`` or more.

    The distance is the largest separation over all directions. Where little of it is left, rounding errors
    turn the direction that is found, and beside a large shape even 1e-9 rad count.
    """
    gap = separation(s, i, j, n)
    if gap > r.gap + least:
        r.gap = gap
        put(r.normal, 0, n)
        put(r.b, 0, add_scaled(row(r.a, 0), -gap, n))


@compiled
def _find_sure_normal(s: Scene, i: int, j: int, m: Motion, earlier: float, r: Nearest) -> None:
    """The normal of a pair that touches: of a moment before, since a distance of nothing has no direction."""
    now = m.time
    _show(s, i, j, m, earlier, r)
    n = row(r.normal, 0)
    _show(s, i, j, m, now, r)
    put(r.normal, 0, n)


@compiled
def find_impacts(
    s: Scene, pairs: Integers, count: int, m: Motion, until: float, r: Nearest, out: Doubles
) -> None:
    """The same for many pairs: eleven numbers each, the time, the gap, the normal and both points."""
    for k in range(count):
        to = at(out, 11 * k)
        to[0] = find_impact(s, pairs[2 * k], pairs[2 * k + 1], m, until, r)
        to[1] = r.gap
        put(at(to, 2), 0, row(r.normal, 0))
        put(at(to, 2), 1, row(r.a, 0))
        put(at(to, 2), 2, row(r.b, 0))
