"""Contacts: points where two bodies touch or nearly do, each with all numbers that solvers need of it.

Normals point from the second body to the first, gaps are positive apart, impulses act on the first. Of a
velocity or an impulse, (n, s, t) are the components along the normal and two tangents.
"""

from pendula.collision.loops.vectors import add, add_scaled, cross, dot, row, scale, subtract, unit
from pendula.compiler.intrinsics import record_at
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, transform
from pendula.records import Doubles, Integers, Record, Vector, record


@record
class Contact(Record):
    """One contact; its row in memory is read whole by a sweep."""

    # Both bodies, the pair of shapes and what of them meets.
    a: int
    b: int
    pair: int
    feature: int
    # Which of the pair's remembered contacts it was, −1 where none; whether the pair moves at all.
    known: int
    moves: int
    # While sweeps go on: when it was solved last.
    solved: int
    # Normal and tangents; arms from both centres of mass.
    nx: float
    ny: float
    nz: float
    sx: float
    sy: float
    sz: float
    tx: float
    ty: float
    tz: float
    ax: float
    ay: float
    az: float
    bx: float
    by: float
    bz: float
    # Its block J M⁻¹ Jᵀ of the Delassus matrix; the inverse of its nn entry, and of the larger eigenvalue of
    # the tangents' part.
    wnn: float
    wns: float
    wnt: float
    wss: float
    wst: float
    wtt: float
    per_normal: float
    per_tangent: float
    # What unit impulses along its axes change of the angular velocities of both bodies, I⁻¹ (r × e).
    anx: float
    any: float
    anz: float
    asx: float
    asy: float
    asz: float
    atx: float
    aty: float
    atz: float
    bnx: float
    bny: float
    bnz: float
    bsx: float
    bsy: float
    bsz: float
    btx: float
    bty: float
    btz: float
    friction: float
    restitution: float
    # In the middle of the step: the gap; relative velocity and acceleration along the normal before impulses.
    gap: float
    approach: float
    acceleration: float
    # The least normal velocity after the step; how much later than half-way an impact counts, s, 0 where
    # there is none, and whether there is one; the same of the instant at which arms and normal were found.
    least: float
    shift: float
    impact: float
    later: float
    # Of a contact that lasts: what turning changed of its normal velocity since the last step; the tangential
    # velocity that friction aims at.
    bend: float
    aim_s: float
    aim_t: float
    # The impulse; the least that its normal part may be; the part of it that was found before, where impacts
    # have two (``loops/impacts.py``); what moves positions apart.
    ln: float
    ls: float
    lt: float
    floor: float
    fn: float
    fs: float
    ft: float
    push: float
    wanted: float
    # Rolling and spinning friction, m; whether they act; the inverses of what moments change of the relative
    # angular velocity; the moment; its first row in the problem of a tree.
    rolling: float
    spinning: float
    turns: int
    per_roll: float
    per_spin: float
    mn: float
    ms: float
    mt: float
    row: int


SIZE = 8 * len(Contact.__annotations__)  # bytes
contact_at = record_at(Contact)
UNKNOWN = 1e300  # m/s: a velocity that is not remembered
OF_CONTACTS = 1e300  # s: the shift of what meets no other body, or does not move


@record
class Contacts(Record):
    """The contacts of a step: how many, for how many there is room, the address of the first."""

    count: int
    room: int
    first: int
    # While sweeps go on: the numbers of those that still change, and of every body when a contact stirred it.
    active: Integers
    stirred: Integers


@compiled
def contact(c: Contacts, k: int) -> Contact:
    return contact_at(c.first + SIZE * k)


@compiled
def normal(c: Contact) -> Vector:
    return c.nx, c.ny, c.nz


@compiled
def tangent(c: Contact) -> Vector:
    return c.sx, c.sy, c.sz


@compiled
def second_tangent(c: Contact) -> Vector:
    return c.tx, c.ty, c.tz


@compiled
def arm_a(c: Contact) -> Vector:
    return c.ax, c.ay, c.az


@compiled
def arm_b(c: Contact) -> Vector:
    return c.bx, c.by, c.bz


@compiled
def components(c: Contact, u: Vector) -> Vector:
    """Along the normal and both tangents."""
    return dot(normal(c), u), dot(tangent(c), u), dot(second_tangent(c), u)


@compiled
def composed(c: Contact, n: float, s: float, t: float) -> Vector:
    """The vector that has these components."""
    return add_scaled(add_scaled(scale(n, normal(c)), s, tangent(c)), t, second_tangent(c))


@compiled
def disc_factor(x: float, y: float, radius: float) -> float:
    """What brings (x, y) into the disc of that radius when multiplied."""
    square = x * x + y * y
    return radius / square**0.5 if square > radius * radius else 1.0


@compiled
def relative_velocity(c: Contact, v: Doubles) -> Vector:
    """u = v_a + ω_a × r_a − v_b − ω_b × r_b, of velocities v."""
    of_a = add_scaled(row(v, 2 * c.a), 1.0, cross(row(v, 2 * c.a + 1), arm_a(c)))
    of_b = add_scaled(row(v, 2 * c.b), 1.0, cross(row(v, 2 * c.b + 1), arm_b(c)))
    return subtract(of_a, of_b)


@compiled
def missing_velocity(c: Contact, v: Doubles) -> Vector:
    """By how much velocities v differ from what the laws ask: of the normal at least, of what sticks."""
    u = components(c, relative_velocity(c, v))
    return u[0] - c.least, u[1] - c.aim_s, u[2] - c.aim_t


@compiled
def is_between_bodies(shifts: Doubles, c: Contact) -> int:
    """Whether both sides of a contact move: only then do its impulses share the instants of bodies."""
    return 1 if shifts[c.a] != OF_CONTACTS and shifts[c.b] != OF_CONTACTS else 0


@compiled
def shift_of(shifts: Doubles, c: Contact, body: int) -> float:
    """How much later than half-way the impulse of a contact counts for one of its bodies, s."""
    return shifts[body] if is_between_bodies(shifts, c) != 0 else c.shift


@compiled
def add_shifted_impulse(b: Bodies, c: Contact, p: Vector, shifts: Doubles, moved: Doubles) -> None:
    """Displacements by an impulse p that counts later than half-way."""
    _add_to_body(b, c.a, arm_a(c), scale(shift_of(shifts, c, c.a), p), moved)
    _add_to_body(b, c.b, arm_b(c), scale(-shift_of(shifts, c, c.b), p), moved)


@compiled
def add_impulse(b: Bodies, c: Contact, n: float, s: float, t: float, v: Doubles) -> None:
    """Change velocities v by an impulse (n, s, t) on the first body, the opposite on the second: M⁻¹ Jᵀ p."""
    p, m, k = composed(c, n, s, t), b.inverse_masses[c.a], 6 * c.a
    v[k] += m * p[0]
    v[k + 1] += m * p[1]
    v[k + 2] += m * p[2]
    v[k + 3] += n * c.anx + s * c.asx + t * c.atx
    v[k + 4] += n * c.any + s * c.asy + t * c.aty
    v[k + 5] += n * c.anz + s * c.asz + t * c.atz
    if c.b == b.count:
        return
    m, k = b.inverse_masses[c.b], 6 * c.b
    v[k] -= m * p[0]
    v[k + 1] -= m * p[1]
    v[k + 2] -= m * p[2]
    v[k + 3] -= n * c.bnx + s * c.bsx + t * c.btx
    v[k + 4] -= n * c.bny + s * c.bsy + t * c.bty
    v[k + 5] -= n * c.bnz + s * c.bsz + t * c.btz


@compiled
def _add_to_body(b: Bodies, i: int, arm: Vector, p: Vector, v: Doubles) -> None:
    m, spun = b.inverse_masses[i], transform(b.inverses, i, cross(arm, p))
    k = 6 * i
    v[k] += m * p[0]
    v[k + 1] += m * p[1]
    v[k + 2] += m * p[2]
    v[k + 3] += spun[0]
    v[k + 4] += spun[1]
    v[k + 5] += spun[2]


@compiled
def set_axes(c: Contact, n: Vector) -> None:
    """The normal, and tangents that change little when it does."""
    s = unit((-n[1], n[0], 0.0)) if abs(n[2]) < 0.7 else unit((n[2], 0.0, -n[0]))
    t = cross(n, s)
    c.nx, c.ny, c.nz = n[0], n[1], n[2]
    c.sx, c.sy, c.sz = s[0], s[1], s[2]
    c.tx, c.ty, c.tz = t[0], t[1], t[2]


@compiled
def set_block(b: Bodies, c: Contact) -> None:
    """W = J M⁻¹ Jᵀ of one contact: w_ef = (1/m_a + 1/m_b) e·f + Σ f·(I⁻¹(r × e) × r)."""
    n, s, t = normal(c), tangent(c), second_tangent(c)
    an, bn = _turned(b, c.a, arm_a(c), n), _turned(b, c.b, arm_b(c), n)
    as_, bs = _turned(b, c.a, arm_a(c), s), _turned(b, c.b, arm_b(c), s)
    at, bt = _turned(b, c.a, arm_a(c), t), _turned(b, c.b, arm_b(c), t)
    mass = b.inverse_masses[c.a] + b.inverse_masses[c.b]
    of_n, of_s, of_t = _moved(c, an, bn), _moved(c, as_, bs), _moved(c, at, bt)
    wss, wst, wtt = mass + dot(s, of_s), dot(t, of_s), mass + dot(t, of_t)
    half = 0.5 * (wss - wtt)
    c.wnn, c.wns, c.wnt = mass + dot(n, of_n), dot(s, of_n), dot(t, of_n)
    c.wss, c.wst, c.wtt = wss, wst, wtt
    c.per_normal = 1.0 / c.wnn
    c.per_tangent = 1.0 / (0.5 * (wss + wtt) + (half * half + wst * wst) ** 0.5)
    c.anx, c.any, c.anz = an
    c.asx, c.asy, c.asz = as_
    c.atx, c.aty, c.atz = at
    c.bnx, c.bny, c.bnz = bn
    c.bsx, c.bsy, c.bsz = bs
    c.btx, c.bty, c.btz = bt


@compiled
def _turned(b: Bodies, i: int, arm: Vector, e: Vector) -> Vector:
    """I⁻¹ (r × e), which a unit impulse along e changes of the angular velocity of a body."""
    return transform(b.inverses, i, cross(arm, e))


@compiled
def _moved(c: Contact, of_a: Vector, of_b: Vector) -> Vector:
    """What these changes of angular velocities change of the relative velocity of a contact."""
    return add(cross(of_a, arm_a(c)), cross(of_b, arm_b(c)))
