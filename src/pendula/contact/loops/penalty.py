"""Contact by springs: forces where bodies overlap, added to the rate of the motion without contact.

    δ = −gap > 0,   u = (uₙ, uₜ) the velocity of the first body next to the second
    spring and damper   Fₙ = max(0, k δ − d uₙ),        d = 2 ζ √(k m)
    Hunt and Crossley   Fₙ = k δ max(0, 1 − c uₙ)        (Hunt & Crossley 1975, with exponent 1)
    friction            Fₜ = −dₜ uₜ / √(1 + (dₜ |uₜ| / μ Fₙ)²),   dₜ = 2 √(k mₜ)

m and mₜ are what a contact moves along its normal and its tangents, the inverses of entries of the Delassus
matrix. Friction is that of a damper while it is weak, and never more than μ Fₙ.
"""

import math

from pendula.collision.loops.vectors import add, cross, put, row, subtract
from pendula.compiler.intrinsics import at, call, invoke
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import transform, transform_back, turn_axes
from pendula.contact.loops.contacts import (
    Contact,
    add_impulse,
    components,
    contact,
    relative_velocity,
)
from pendula.contact.loops.workspace import DONE, Workspace
from pendula.records import Doubles, Record, Vector, record

SPRING_DAMPER, HUNT_CROSSLEY = range(2)  # laws
_NUDGE = 1e-8  # next to the size of an entry, by which it is changed for a slope


@record
class Springs(Record):
    """A world whose bodies push each other by springs, and the kernel of their motion without these.

    In this world the table of restitutions holds what damping follows from: ζ, or c in s/m; ``damping`` is d
    in N s/m for all contacts, where it is not negative.
    """

    world: Workspace
    plain: int
    law: int
    stiffness: float
    damping: float
    # Centres of mass along own axes; where in y velocities begin, how many entries it has, how many of them
    # before all works; the place of the work of damping, which that of friction follows, −1 without; the
    # place in p of their scale.
    centers: Doubles
    velocities: int
    size: int
    moving: int
    works: int
    scale: int
    # Found at a state: what springs hold, J, and the powers of dampers and of friction, W.
    stored: float
    damped: float
    rubbed: float
    # Over all states: how deep bodies were in each other, m, and whether there were too many contacts.
    deepest: float
    overfull: int
    # Of slopes: a state beside another one, and both rates.
    beside: Doubles
    rate: Doubles
    other: Doubles


@compiled
def place_bodies(m: Springs, y: Doubles) -> None:
    """Put bodies where a state says; its quaternions need not have unit length."""
    b = m.world.bodies
    for i in range(b.count):
        origin, q = row(at(y, 7 * i), 0), at(y, 7 * i + 3)
        size = (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]) ** 0.5
        for k in range(4):
            b.quaternions[4 * i + k] = q[k] / size
        turn_axes(b, i)
        v, c = at(y, m.velocities + 6 * i), row(m.centers, i)
        linear, omega = row(v, 0), row(v, 1)
        put(b.positions, i, add(origin, transform(b.rotations, i, c)))
        put(b.velocities, 2 * i, transform(b.rotations, i, add(linear, cross(omega, c))))
        put(b.velocities, 2 * i + 1, transform(b.rotations, i, omega))


@compiled
def _find_force(m: Springs, c: Contact) -> Vector:
    """The force on the first body of a contact, as (n, s, t); zero where they do not overlap."""
    depth, k = -c.gap, m.stiffness
    if depth <= 0.0:
        return 0.0, 0.0, 0.0
    u = components(c, relative_velocity(c, m.world.bodies.velocities))
    if m.law == HUNT_CROSSLEY:
        rate = m.damping if m.damping >= 0.0 else c.restitution
        pushed = k * depth * max(0.0, 1.0 - rate * u[0])
    else:
        d = m.damping if m.damping >= 0.0 else 2.0 * c.restitution * (k * c.per_normal) ** 0.5
        pushed = max(0.0, k * depth - d * u[0])
    most, dt = c.friction * pushed, 2.0 * (k * c.per_tangent) ** 0.5
    slip = (u[1] * u[1] + u[2] * u[2]) ** 0.5
    factor = 0.0
    if most > 0.0:
        factor = -dt * most / (most * most + dt * dt * slip * slip) ** 0.5
    m.stored += 0.5 * k * depth * depth
    m.damped += (pushed - k * depth) * u[0]
    m.rubbed += factor * slip * slip
    m.deepest = max(m.deepest, depth)
    return pushed, factor * u[1], factor * u[2]


@compiled
def find_forces(m: Springs, y: Doubles) -> int:
    """The forces of all contacts at a state, kept where impulses are kept; 0 where there is no room."""
    w = m.world
    place_bodies(m, y)
    w.status = DONE
    m.stored = m.damped = m.rubbed = 0.0
    invoke(w.detection, (w,))
    if w.status != DONE:
        m.overfull = 1
        return 0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        force = _find_force(m, c)
        c.ln, c.ls, c.lt = force[0], force[1], force[2]
    return 1


@compiled
def find_contact_rate(
    t: Doubles, y: Doubles, u: Doubles, p: Doubles, x: Doubles, out: Doubles, m: Springs
) -> None:
    """ẏ with the forces of contact: a kernel, whose workspace is the record."""
    call(m.plain, t, y, u, p, out)
    if find_forces(m, y) == 0:
        out[0] = math.nan
        return
    w, b = m.world, m.world.bodies
    for k in range(6 * b.count + 6):
        w.moved[k] = 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.ln > 0.0:
            add_impulse(b, c, c.ln, c.ls, c.lt, w.moved)
    for i in range(b.count):
        # Along own axes; the origin of a body is not its centre of mass: v̇ = a − ω̇ × c.
        linear = transform_back(b.rotations, i, row(w.moved, 2 * i))
        turning = transform_back(b.rotations, i, row(w.moved, 2 * i + 1))
        linear = subtract(linear, cross(turning, row(m.centers, i)))
        own = at(out, m.velocities + 6 * i)
        put(own, 0, add(row(own, 0), linear))
        put(own, 1, add(row(own, 1), turning))
    if m.works >= 0:
        out[m.works] += p[m.scale] * m.damped
        out[m.works + 1] += p[m.scale] * m.rubbed


@compiled
def find_contact_slopes(
    t: Doubles, y: Doubles, u: Doubles, p: Doubles, x: Doubles, out: Doubles, m: Springs
) -> None:
    """∂ẏ/∂y row by row, by differences: where bodies touch and where they do not, no formula gives it."""
    n = m.size
    find_contact_rate(t, y, u, p, x, m.rate, m)
    for i in range(n):
        m.beside[i] = y[i]
    for j in range(n):
        nudge = _NUDGE * max(abs(y[j]), 1.0)
        if j < m.moving:
            m.beside[j] = y[j] + nudge
            find_contact_rate(t, m.beside, u, p, x, m.other, m)
            m.beside[j] = y[j]
        for i in range(n):
            out[i * n + j] = (m.other[i] - m.rate[i]) / nudge if j < m.moving else 0.0
