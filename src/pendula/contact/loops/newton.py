"""Semismooth Newton on an augmented Lagrangian, for contacts that carry each other in long chains.

For impulses λ₀ and shifts s that are held, the velocities minimise the convex function
    ½ (v − v*)ᵀ M (v − v*) + Σ ½ R |proj(λ₀ − (u − least + s n) / R)|²,
where proj is the projection onto Coulomb's cone and R = ε w_nn a small compliance; its slope vanishes where
λ = proj(…) are the impulses of v. Then λ₀ ← λ, which takes the compliance away, and s ← μ |u_t| where a
contact slips (De Saxcé & Feng 1998), which makes the law Coulomb's instead of its convex relaxation. Inner
problems as of Castro, Permenter & Han, An unconstrained convex formulation of compliant contact, 2023.
"""

from pendula.collision.loops.vectors import cross, scale
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.blocks import Blocks, begin_order, clear_lower, connect, factor, find_order, solve
from pendula.contact.loops.bodies import Bodies, transform
from pendula.contact.loops.contacts import (
    Contact,
    Contacts,
    add_impulse,
    arm_a,
    arm_b,
    components,
    composed,
    contact,
    disc_factor,
    missing_velocity,
    relative_velocity,
)
from pendula.contact.loops.stiffness import add_stiffness, cone_projection
from pendula.records import Doubles, Integers, Record, Vector, record

# ε, from one problem to the next: the first finds what is open, sticks and slips, the last carries loads
# over hundreds of bodies.
_SOFTEST, _STIFFEST, _STIFFER = 1e-3, 1e-5, 0.1
_MOST_OUTER, _MOST_INNER, _MOST_HALVINGS = 6, 15, 10
_FAR = 100.0  # times the tolerance: what is to be solved is not what was solved a step ago


@record
class Newton(Record):
    """Memory of the solver.

    Blocks, velocities free of contact, mass matrices, direction, trial, λ₀ and s; impulses to come back to;
    how many bodies are below each.
    """

    blocks: Blocks
    free: Doubles
    masses: Doubles
    direction: Doubles
    trial: Doubles
    held: Doubles
    shifts: Doubles
    saved: Doubles
    levels: Integers
    # What is connected in the order that was found last, as a number; whether the order fits into memory.
    graph: int
    fits: int
    compliance: float
    # A gap that counts as none.
    touching: float


@compiled
def _held_argument(m: Newton, c: Contact, k: int, v: Doubles) -> Vector:
    """λ₀ − (u − least + s n) / R of a contact."""
    u, R = missing_velocity(c, v), m.compliance * c.wnn
    held = at(m.held, 3 * k)
    return held[0] - (u[0] + m.shifts[k]) / R, held[1] - u[1] / R, held[2] - u[2] / R


@compiled
def _number_of_graph(c: Contacts) -> int:
    """A number by which two sets of connected bodies can be told apart."""
    number, last = 1, -1
    for k in range(c.count):
        one = contact(c, k)
        pair = one.a * 1000003 + one.b
        if pair != last:
            number = number * 6364136223846793005 + pair + 1442695040888963407
        last = pair
    return number


@compiled
def prepare(b: Bodies, c: Contacts, m: Newton) -> int:
    """Find an order of elimination where bodies are connected in a new way; 0 where it does not fit."""
    number = _number_of_graph(c)
    if number != m.graph:
        m.graph = number
        begin_order(m.blocks)
        for k in range(c.count):
            one = contact(c, k)
            if one.a < b.count and one.b < b.count:
                connect(m.blocks, one.a, one.b)
        m.fits = find_order(m.blocks)
    return m.fits


@compiled
def _set_masses(b: Bodies, m: Newton) -> None:
    """Mass and R I Rᵀ of every body as 6×6 blocks."""
    for i in range(b.count):
        block = at(m.masses, 36 * i)
        for k in range(36):
            block[k] = 0.0
        mass = 1.0 / b.inverse_masses[i]
        block[0] = block[7] = block[14] = mass
        for column in range(3):
            own = (
                b.rotations[9 * i + 3 * column],
                b.rotations[9 * i + 3 * column + 1],
                b.rotations[9 * i + 3 * column + 2],
            )
            turned = transform(b.rotations, i, transform(b.inertias, i, own))
            for r in range(3):
                block[6 * (3 + r) + 3 + column] = turned[r]


@compiled
def _set_slope(b: Bodies, c: Contacts, m: Newton, v: Doubles, closed: int) -> float:
    """The negative slope into ``direction``, and the blocks of the second derivative; the largest entry.

    With ``closed``, contacts that touch are taken for closed: in a pile, each would else be closed only after
    the one below it.
    """
    x = m.direction
    clear_lower(m.blocks)
    for i in range(b.count):
        for r in range(6):
            s = 0.0
            for t in range(6):
                entry = m.masses[36 * i + 6 * r + t]
                m.blocks.diagonal[36 * i + 6 * r + t] = entry
                s += entry * (v[6 * i + t] - m.free[6 * i + t])
            x[6 * i + r] = -s
    for k in range(c.count):
        one = contact(c, k)
        y = _held_argument(m, one, k, v)
        l = cone_projection(one.friction, one.floor, y)
        if l[0] > 0.0:
            p = composed(one, l[0], l[1], l[2])
            _add_force(b, one.a, arm_a(one), p, x)
            _add_force(b, one.b, arm_b(one), scale(-1.0, p), x)
            add_stiffness(b, one, y, m.compliance * one.wnn, m.blocks)
        elif closed != 0 and one.gap <= m.touching:
            add_stiffness(b, one, (1.0, 0.0, 0.0), m.compliance * one.wnn, m.blocks)
    largest = 0.0
    for i in range(b.count):
        turning = transform(b.inverses, i, (x[6 * i + 3], x[6 * i + 4], x[6 * i + 5]))
        for r in range(3):
            largest = max(largest, abs(x[6 * i + r]) * b.inverse_masses[i])
            largest = max(largest, abs(turning[r]) * (b.inverse_masses[i] / b.inverses[9 * i + 4 * r]) ** 0.5)
    return largest


@compiled
def _add_force(b: Bodies, i: int, arm: Vector, p: Vector, x: Doubles) -> None:
    if i >= b.count:
        return
    torque = cross(arm, p)
    for r in range(3):
        x[6 * i + r] += p[r]
        x[6 * i + 3 + r] += torque[r]


@compiled
def _slope_along(b: Bodies, c: Contacts, m: Newton, v: Doubles) -> float:
    """The derivative along the direction at v: without the cancellation that differences would have."""
    x, slope = m.direction, 0.0
    for i in range(b.count):
        for r in range(6):
            s = 0.0
            for t in range(6):
                s += m.masses[36 * i + 6 * r + t] * (v[6 * i + t] - m.free[6 * i + t])
            slope += x[6 * i + r] * s
    for k in range(c.count):
        one = contact(c, k)
        l = cone_projection(one.friction, one.floor, _held_argument(m, one, k, v))
        if l[0] > 0.0:
            d = components(one, relative_velocity(one, x))
            slope -= l[0] * d[0] + l[1] * d[1] + l[2] * d[2]
    return slope


@compiled
def _search(b: Bodies, c: Contacts, m: Newton, v: Doubles, first: float) -> None:
    """Go along the direction until the slope, ``first`` at the start, is small or positive no more."""
    part = 1.0
    for _ in range(_MOST_HALVINGS):
        for k in range(6 * b.count):
            m.trial[k] = v[k] + part * m.direction[k]
        slope = _slope_along(b, c, m, m.trial)
        if slope <= 0.3 * abs(first):
            break
        part = max(part * abs(first) / (slope + abs(first)), 0.05 * part)
    for k in range(6 * b.count):
        v[k] = m.trial[k]


@compiled
def _hold(c: Contacts, m: Newton, v: Doubles) -> float:
    """λ₀ and s anew from the velocities that were found; the largest change as a velocity."""
    changed = 0.0
    for k in range(c.count):
        one = contact(c, k)
        y = _held_argument(m, one, k, v)
        l = cone_projection(one.friction, one.floor, y)
        u = missing_velocity(one, v)
        slips = l[0] > 0.0 and (l[1] != y[1] or l[2] != y[2])
        shift = one.friction * (u[1] * u[1] + u[2] * u[2]) ** 0.5 if slips else 0.0
        changed = max(changed, abs(shift - m.shifts[k]))
        m.shifts[k] = shift
        for r in range(3):
            changed = max(changed, abs(l[r] - m.held[3 * k + r]) * m.compliance * one.wnn)
            m.held[3 * k + r] = l[r]
    return changed


@compiled
def solve_by_newton(b: Bodies, c: Contacts, m: Newton, before: float, tolerance: float) -> int:
    """Impulses and velocities from those that there are, whose residual is ``before``; how many Newton steps.

    ``m.free`` holds the velocities without contact, and an order was prepared.
    """
    v, total = b.velocities, 0
    closed = 1 if before > _FAR * tolerance else 0
    _set_masses(b, m)
    for k in range(c.count):
        one = contact(c, k)
        u = missing_velocity(one, v)
        m.held[3 * k], m.held[3 * k + 1], m.held[3 * k + 2] = one.ln, one.ls, one.lt
        m.shifts[k] = one.friction * (u[1] * u[1] + u[2] * u[2]) ** 0.5 if one.ln > 0.0 else 0.0
    m.compliance = _SOFTEST
    for _ in range(_MOST_OUTER):
        for _ in range(_MOST_INNER):
            total += 1
            if _set_slope(b, c, m, v, closed) < 0.1 * tolerance:
                break
            closed = 0
            for k in range(6 * b.count):
                m.trial[k] = m.direction[k]
            factor(m.blocks)
            solve(m.blocks, m.direction)
            first = 0.0
            for k in range(6 * b.count):
                first -= m.trial[k] * m.direction[k]
            _search(b, c, m, v, first)
        if _hold(c, m, v) < 0.5 * tolerance:
            break
        m.compliance = max(_STIFFER * m.compliance, _STIFFEST)
    for k in range(6 * b.count):
        v[k] = m.free[k]
    for k in range(c.count):
        one = contact(c, k)
        ln, ls, lt = m.held[3 * k], m.held[3 * k + 1], m.held[3 * k + 2]
        inside = disc_factor(ls, lt, one.friction * ln)
        one.ln, one.ls, one.lt = ln, inside * ls, inside * lt
        if ln > 0.0:
            add_impulse(b, one, one.ln, one.ls, one.lt, v)
    return total
