"""Free motion of a tree, without contact, dry friction or dampers of joints: Nyström's method of order four.

For y″ = f(y, y′) (Nyström 1925; Hairer, Nørsett & Wanner 1993, §II.14), over a time h:

    k₁ = f(y, y′),   k₂ = f(y + ½h y′ + ⅛h²k₁, y′ + ½h k₁),   k₃ = f(y + ½h y′ + ⅛h²k₁, y′ + ½h k₂),
    k₄ = f(y + h y′ + ½h²k₃, y′ + h k₃),
    y + h y′ + h²/6 (k₁ + k₂ + k₃),   y′ + h/6 (k₁ + 2k₂ + 2k₃ + k₄).

Velocities, whose rates are accelerations, and states of controllers are such y′, be they rates of coordinates
or not; quaternions have q″ = ½ q ⊗ (0, ω̇) − ¼ |ω|² q. The second and the third stage have one mass matrix.
"""

from pendula.collision.loops.vectors import add, cross, dot, put, row
from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.contact.loops.articulation import (
    Articulation,
    from_drifting,
    set_matrix,
    solve_matrix,
    to_drifting,
)
from pendula.contact.loops.bodies import transform
from pendula.records import Doubles, Vector

STAGES = 4


@compiled
def _multiply(q: Doubles, a: Vector, factor: float, out: Doubles) -> None:
    """The quaternion factor · q ⊗ (0, a)."""
    w, x, y, z = q[0], q[1], q[2], q[3]
    out[0] = -factor * (x * a[0] + y * a[1] + z * a[2])
    out[1] = factor * (w * a[0] + y * a[2] - z * a[1])
    out[2] = factor * (w * a[1] + z * a[0] - x * a[2])
    out[3] = factor * (w * a[2] + x * a[1] - y * a[0])


@compiled
def _set_rates(m: Articulation) -> None:
    """The rates of coordinates at the start."""
    v = at(m.origin, m.nq)
    for i in range(m.plain_count):
        m.rates[m.plain_q[i]] = v[m.plain_v[i]]
    for i in range(m.turn_count):
        k = m.turn_q[i]
        _multiply(at(m.origin, k), row(at(v, m.turn_v[i]), 0), 0.5, at(m.rates, k))


@compiled
def _set_bends(m: Articulation, gains: Doubles, bends: Doubles) -> None:
    """The second rates of coordinates by those of velocities."""
    v = at(m.y, m.nq)
    for i in range(m.plain_count):
        bends[m.plain_q[i]] = gains[m.plain_v[i]]
    for i in range(m.turn_count):
        k, j = m.turn_q[i], m.turn_v[i]
        omega, q, bend = row(at(v, j), 0), at(m.y, k), at(bends, k)
        _multiply(q, row(at(gains, j), 0), 0.5, bend)
        for e in range(4):
            bend[e] -= 0.25 * dot(omega, omega) * q[e]


@compiled
def normalise(m: Articulation) -> None:
    """Give quaternions unit length."""
    for i in range(m.turn_count):
        q = at(m.y, m.turn_q[i])
        size = (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]) ** 0.5
        for e in range(4):
            q[e] /= size


@compiled
def _add_works(m: Articulation, t: float, h: float) -> None:
    """Works of powers over a time h, but for those of dampers."""
    if m.powers != 0:
        call(m.powers, t, m.y, m.u, m.p, m.numbers)
        for i in range(m.power_count):
            if m.of_damper[i] == 0:
                m.power_works[i] += h * m.numbers[i]


@compiled
def add_damper_works(m: Articulation, t: float, h: float) -> None:
    """Works of dampers over a time h, by the mean of velocities in ``origin`` and of those as they are."""
    if m.powers == 0:
        return
    v = at(m.y, m.nq)
    for i in range(m.nv):
        m.middle[i] = v[i]
        v[i] = 0.5 * (m.origin[i] + v[i])
    call(m.powers, t, m.y, m.u, m.p, m.numbers)
    for i in range(m.power_count):
        if m.of_damper[i] != 0:
            m.power_works[i] += h * m.numbers[i]
    for i in range(m.nv):
        v[i] = m.middle[i]


@compiled
def _find_stage(m: Articulation, t: float, k: int, weight: float) -> None:
    """Rates of the k-th stage at the state as it is, with drifting velocities; works by its weight, s."""
    v, n = at(m.y, m.nq), m.nv + m.nz
    gains = at(m.gains, k * n)
    normalise(m)
    from_drifting(m, v)
    if k != 2:  # which is where the one before it was
        set_matrix(m, t, 0.0)
    call(m.force, t, m.y, m.u, m.p, gains)
    for i in range(m.nv):
        gains[i] += m.damping[i] * v[i]
    solve_matrix(m, gains)
    if m.nz > 0:
        call(m.state_rates, t, m.y, m.u, m.p, at(gains, m.nv))
    _add_works(m, t, weight)
    for i in range(m.free_count):
        own, part = at(gains, m.free_v[i]), at(v, m.free_v[i])
        put(own, 0, transform(m.rotations, i, add(row(own, 0), cross(row(part, 1), row(part, 0)))))
    _set_bends(m, gains, at(m.bends, k * m.nq))


@compiled
def _set_stage(m: Articulation, h: float, bend: Doubles, curve: float, gain: Doubles, part: float) -> None:
    """The state after a time h from the start, by second rates times ``curve`` and gains times ``part``."""
    for i in range(m.nq):
        m.y[i] = m.origin[i] + h * m.rates[i] + curve * bend[i]
    for i in range(m.nv + m.nz):
        m.y[m.nq + i] = m.origin[m.nq + i] + part * gain[i]


@compiled
def fly(m: Articulation, t: float, h: float) -> None:
    """Move a tree freely from the time t on, for a time h."""
    n, q = m.nv + m.nz, m.nq
    k, c = m.gains, m.bends
    to_drifting(m, at(m.y, q))
    for i in range(q + n):
        m.origin[i] = m.y[i]
    _set_rates(m)
    _find_stage(m, t, 0, h / 6.0)
    _set_stage(m, 0.5 * h, c, 0.125 * h * h, k, 0.5 * h)
    _find_stage(m, t + 0.5 * h, 1, h / 3.0)
    _set_stage(m, 0.5 * h, c, 0.125 * h * h, at(k, n), 0.5 * h)
    _find_stage(m, t + 0.5 * h, 2, h / 3.0)
    _set_stage(m, h, at(c, 2 * q), 0.5 * h * h, at(k, 2 * n), h)
    _find_stage(m, t + h, 3, h / 6.0)
    for i in range(q):
        m.y[i] = m.origin[i] + h * m.rates[i] + h * h / 6.0 * (c[i] + c[q + i] + c[2 * q + i])
    for i in range(n):
        mean = (k[i] + 2.0 * (k[n + i] + k[2 * n + i]) + k[3 * n + i]) / 6.0
        m.y[q + i] = m.origin[q + i] + h * mean
    normalise(m)
    from_drifting(m, at(m.y, q))
