"""Projected Gauss–Seidel: one contact after the other, each by its own block, until nothing changes.

What stays where a sweep changes nothing is Signorini's law, 0 ≤ u_n − least ⊥ λ_n ≥ 0, and Coulomb's with
maximal dissipation, λ_t = proj(λ_t − w u_t) onto the disc of radius μ λ_n: the cone itself, not a pyramid,
and with the normal velocity itself, not that of the convex relaxation (Jourdan, Alart & Jean 1998).
"""

from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies
from pendula.contact.loops.contacts import (
    Contact,
    Contacts,
    add_impulse,
    components,
    composed,
    contact,
    disc_factor,
    missing_velocity,
)
from pendula.contact.loops.residuals import find_residuals
from pendula.contact.loops.turning import add_moment, relative_turning, solve_turning
from pendula.records import Doubles

_ROUND = 4  # sweeps over contacts that are listed, to and fro
_SETTLED = 0.5  # of the residual that is enough: what changes by less stirs nothing


@compiled
def solve_one(b: Bodies, c: Contact, v: Doubles) -> float:
    """Solve for one contact while all others stay; the change as a velocity."""
    u = missing_velocity(c, v)
    ln = max(c.ln - u[0] * c.per_normal, c.floor)
    if ln == 0.0 and c.ln == 0.0:
        return 0.0
    dn = ln - c.ln
    x = c.ls - (u[1] + c.wns * dn) * c.per_tangent
    y = c.lt - (u[2] + c.wnt * dn) * c.per_tangent
    factor = disc_factor(x, y, c.friction * ln)
    ds, dt = factor * x - c.ls, factor * y - c.lt
    c.ln, c.ls, c.lt = ln, c.ls + ds, c.lt + dt
    add_impulse(b, c, dn, ds, dt, v)
    turned = solve_turning(b, c, v) if c.turns != 0 else 0.0
    return max(abs(dn) * c.wnn, max(abs(ds), abs(dt)) * c.wss, turned)


@compiled
def sweep(b: Bodies, c: Contacts, backwards: int) -> float:
    """All contacts once; the largest change as a velocity."""
    largest = 0.0
    for k in range(c.count):
        found = contact(c, c.count - 1 - k if backwards != 0 else k)
        largest = max(largest, solve_one(b, found, b.velocities))
    return largest


@compiled
def solve_by_sweeps(b: Bodies, c: Contacts, most: int, tolerance: float) -> int:
    """Sweeps to and fro until nothing changes by more than the tolerance, m/s; how many."""
    for k in range(most):
        if sweep(b, c, k & 1) <= tolerance:
            return k + 1
    return most


@compiled
def _is_stirred(c: Contacts, one: Contact, since: int) -> int:
    return 1 if c.stirred[one.a] > since or c.stirred[one.b] > since else 0


@compiled
def _list_active(c: Contacts, since: int) -> int:
    """List the contacts of bodies that were stirred since then; how many there are."""
    count = 0
    for k in range(c.count):
        if _is_stirred(c, contact(c, k), since) != 0:
            c.active[count] = k
            count += 1
    return count


@compiled
def _stir_all(b: Bodies, c: Contacts, now: int) -> None:
    for i in range(b.count):
        c.stirred[i] = now
    c.stirred[b.count] = -1  # nothing stirs the world


@compiled
def _sweep_active(b: Bodies, c: Contacts, count: int, backwards: int, settled: float, now: int) -> int:
    """Solve for those that are listed and that others have stirred since; when the last one was solved."""
    for j in range(count):
        one = contact(c, c.active[count - 1 - j if backwards != 0 else j])
        if _is_stirred(c, one, one.solved) != 0:
            now += 1
            one.solved = now
            if solve_one(b, one, b.velocities) > settled:
                c.stirred[one.a] = now
                if one.b != b.count:
                    c.stirred[one.b] = now
    return now


@compiled
def sweep_until(b: Bodies, c: Contacts, most: int, enough: float, residuals: Doubles) -> int:
    """Sweeps until no residual is above ``enough``, m/s, or until contacts were solved ``most`` times.

    In a heap, few contacts change for long: rounds of sweeps go over those whose bodies the round before has
    stirred, by more than a part of what is enough, and solve for those that others have stirred since they
    were solved themselves. Where none is left, residuals of all contacts decide. Times are counted in solved
    contacts.
    """
    now, since, settled = 1, 0, _SETTLED * enough
    for k in range(c.count):
        contact(c, k).solved = 0
    _stir_all(b, c, now)
    while now < most:
        count = _list_active(c, since)
        since = now
        if count == 0:
            if find_residuals(b, c, residuals) <= enough:
                break
            now += c.count
            _stir_all(b, c, now)
            settled *= _SETTLED
            continue
        for k in range(_ROUND):
            now = _sweep_active(b, c, count, k & 1, settled, now)
    return now


@compiled
def add_impulses(b: Bodies, c: Contacts) -> None:
    """Change velocities by the impulses that all contacts have."""
    for k in range(c.count):
        one = contact(c, k)
        if one.ln != 0.0:
            add_impulse(b, one, one.ln, one.ls, one.lt, b.velocities)
            if one.turns != 0:
                add_moment(b, one, composed(one, one.mn, one.ms, one.mt), b.velocities)


@compiled
def limit_impulses(b: Bodies, c: Contacts, free: Doubles) -> None:
    """Make all impulses smaller by one factor where they push too much, so that they make no energy.

    Along t λ, the energy t λᵀ(u − least) + ½ t² λᵀ W λ is least at a t; where t < 1, that is the factor.
    ``free`` are the velocities without impulses.
    """
    linear, square, v = 0.0, 0.0, b.velocities
    for k in range(c.count):
        one = contact(c, k)
        if one.ln > 0.0:
            before, after = missing_velocity(one, free), missing_velocity(one, v)
            linear += one.ln * before[0] + one.ls * before[1] + one.lt * before[2]
            for r in range(3):
                l = one.ln if r == 0 else one.ls if r == 1 else one.lt
                square += l * (after[r] - before[r])
            if one.turns != 0:
                first = components(one, relative_turning(one, free))
                second = components(one, relative_turning(one, v))
                linear += one.mn * first[0] + one.ms * first[1] + one.mt * first[2]
                square += one.mn * (second[0] - first[0]) + one.ms * (second[1] - first[1])
                square += one.mt * (second[2] - first[2])
    if not (-linear < square):
        return
    factor = max(-linear / square, 0.0)
    for k in range(c.count):
        one = contact(c, k)
        one.ln, one.ls, one.lt = factor * one.ln, factor * one.ls, factor * one.lt
        one.mn, one.ms, one.mt = factor * one.mn, factor * one.ms, factor * one.mt
    for k in range(6 * b.count):
        v[k] = free[k]
    add_impulses(b, c)
