"""Projected Gauss–Seidel on the rows of a tree's problem, and how far rows are from their laws.

As ``sweeps.py`` and ``residuals.py`` with W itself. Dry friction of joints: λ = proj(λ − u / w) onto its
bounds, so that it holds or opposes the motion.
"""

from pendula.collision.loops.vectors import row, subtract
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import Contact, Contacts, contact, disc_factor
from pendula.contact.loops.residuals import COULOMB, DISSIPATION, SIGNORINI
from pendula.contact.loops.rows import Rows, add_change, delassus_row, find_velocities, first_box, first_row
from pendula.contact.loops.turning import bounded_moment, change_as_velocity
from pendula.records import Doubles, Vector


@compiled
def _missing_moment(r: Rows, c: Contact, ln: float) -> Vector:
    """What rolling and spinning friction of a contact are to change."""
    m, omega = row(at(r.impulse, c.row), 0), row(at(r.velocity, c.row), 0)
    return subtract(bounded_moment(c, ln, m, omega), m)


@compiled
def _solve_moment(r: Rows, c: Contact, ln: float) -> float:
    change = _missing_moment(r, c, ln)
    for j in range(3):
        r.impulse[c.row + j] += change[j]
        add_change(r, c.row + j, change[j])
    return change_as_velocity(c, change)


@compiled
def solve_cone(r: Rows, c: Contact, i: int) -> float:
    """Solve for one contact while all others stay; the change as a velocity."""
    u, l = r.velocity, r.impulse
    ln = max(l[i] - (u[i] - c.least) * c.per_normal, c.floor)
    if ln == 0.0 and l[i] == 0.0:
        return 0.0
    dn = ln - l[i]
    x = l[i + 1] - (u[i + 1] - c.aim_s + c.wns * dn) * c.per_tangent
    y = l[i + 2] - (u[i + 2] - c.aim_t + c.wnt * dn) * c.per_tangent
    factor = disc_factor(x, y, c.friction * ln)
    ds, dt = factor * x - l[i + 1], factor * y - l[i + 2]
    l[i], l[i + 1], l[i + 2] = ln, l[i + 1] + ds, l[i + 2] + dt
    add_change(r, i, dn)
    add_change(r, i + 1, ds)
    add_change(r, i + 2, dt)
    turned = _solve_moment(r, c, ln) if c.turns != 0 else 0.0
    return max(abs(dn) * c.wnn, abs(ds) * c.wss, abs(dt) * c.wtt, turned)


@compiled
def _solve_limit(r: Rows, c: Contact, i: int) -> float:
    l = max(r.impulse[i] - (r.velocity[i] - c.least) * c.per_normal, 0.0)
    change = l - r.impulse[i]
    r.impulse[i] = l
    add_change(r, i, change)
    return abs(change) * c.wnn


@compiled
def _solve_box(r: Rows, k: int) -> float:
    i = first_box(r) + k
    w, bound = delassus_row(r, i)[i], r.box_bound[k]
    l = min(max(r.impulse[i] - r.velocity[i] / w, -bound), bound)
    change = l - r.impulse[i]
    r.impulse[i] = l
    add_change(r, i, change)
    return abs(change) * w


@compiled
def _sweep_rows(c: Contacts, r: Rows, backwards: int) -> float:
    """All rows once; the largest change as a velocity."""
    largest, last = 0.0, r.cones + r.limits + r.boxes - 1
    for j in range(last + 1):
        k = last - j if backwards != 0 else j
        if k < r.cones:
            largest = max(largest, solve_cone(r, contact(c, k), 3 * k))
        elif k < r.cones + r.limits:
            largest = max(largest, _solve_limit(r, contact(c, k), first_row(r, k)))
        else:
            largest = max(largest, _solve_box(r, k - r.cones - r.limits))
    return largest


@compiled
def solve_rows_by_sweeps(c: Contacts, r: Rows, most: int, tolerance: float) -> int:
    """Sweeps to and fro until nothing changes by more than the tolerance, m/s; how many."""
    for k in range(most):
        if _sweep_rows(c, r, k & 1) <= tolerance:
            return k + 1
    return most


@compiled
def limit_row_impulses(c: Contacts, r: Rows) -> None:
    """Make all impulses smaller by one factor where they push too much, as ``limit_impulses`` does."""
    linear, square = 0.0, 0.0
    for i in range(r.count):
        linear += r.impulse[i] * r.free[i]
        square += r.impulse[i] * (r.velocity[i] - r.free[i])
    for k in range(r.cones + r.limits):
        one, i = contact(c, k), first_row(r, k)
        linear -= r.impulse[i] * one.least
        if k < r.cones:
            linear -= r.impulse[i + 1] * one.aim_s + r.impulse[i + 2] * one.aim_t
    if not (-linear < square):
        return
    factor = max(-linear / square, 0.0)
    for i in range(r.count):
        r.impulse[i] *= factor
    find_velocities(r)


@compiled
def find_row_residuals(c: Contacts, r: Rows, out: Doubles) -> float:
    """Signorini's, Coulomb's and dissipation's residuals, m/s, and the largest of them."""
    out[SIGNORINI] = out[COULOMB] = out[DISSIPATION] = 0.0
    l, u = r.impulse, r.velocity
    for k in range(r.cones + r.limits):
        one, i = contact(c, k), first_row(r, k)
        ln = max(l[i] - (u[i] - one.least) * one.per_normal, one.floor)
        out[SIGNORINI] = max(out[SIGNORINI], abs(l[i] - ln) * one.wnn)
        if k < r.cones and one.per_tangent > 0.0:
            s, t, radius = l[i + 1], l[i + 2], one.friction * l[i]
            out[COULOMB] = max(out[COULOMB], ((s * s + t * t) ** 0.5 - radius) / one.per_tangent)
            x = s - (u[i + 1] - one.aim_s) * one.per_tangent
            y = t - (u[i + 2] - one.aim_t) * one.per_tangent
            factor = disc_factor(x, y, radius)
            dx, dy = factor * x - s, factor * y - t
            out[DISSIPATION] = max(out[DISSIPATION], (dx * dx + dy * dy) ** 0.5 / one.per_tangent)
        if k < r.cones and one.turns != 0:
            missing = change_as_velocity(one, _missing_moment(r, one, l[i]))
            out[DISSIPATION] = max(out[DISSIPATION], missing)
    for k in range(r.boxes):
        i = first_box(r) + k
        w, bound = delassus_row(r, i)[i], r.box_bound[k]
        held = min(max(l[i] - u[i] / w, -bound), bound)
        out[DISSIPATION] = max(out[DISSIPATION], abs(held - l[i]) * w)
    return max(out[SIGNORINI], out[COULOMB], out[DISSIPATION])
