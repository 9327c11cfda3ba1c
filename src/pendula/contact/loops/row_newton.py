"""Semismooth Newton on the rows of a tree's problem: the method of ``newton.py`` in the space of impulses.

With velocities v = v* + M⁻¹Jᵀμ, u = b + W μ, the function of ``newton.py`` has the slope W g, g = μ − λ(u),
where λ(u) = proj(λ₀ − (u − least + s n) / R). Its second derivative along impulses is W + W K W with the
slope K = S Sᵀ of the projection, so that Newton's direction is −g + S (1 + SᵀWS)⁻¹ SᵀW g: whatever the number
of velocities, and where W is singular, too. Dry friction of joints is projected onto its bounds.
"""

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import Contact, Contacts, contact, disc_factor
from pendula.contact.loops.rows import Rows, delassus_row, find_velocities, first_box, first_row
from pendula.contact.loops.stiffness import cone_derivative, cone_projection
from pendula.records import Doubles, Vector

_SOFTEST, _STIFFEST, _STIFFER = 1e-3, 1e-5, 0.1  # R next to the diagonal of W, as in ``newton.py``
_MOST_OUTER, _MOST_INNER, _MOST_HALVINGS = 8, 15, 10


@compiled
def _argument(r: Rows, c: Contact, i: int, u: Doubles) -> Vector:
    """λ₀ − (u − least + s n) / R of a contact."""
    R = r.compliance * c.wnn
    n = r.held[i] - (u[i] - c.least + r.shifts[i]) / R
    return n, r.held[i + 1] - (u[i + 1] - c.aim_s) / R, r.held[i + 2] - (u[i + 2] - c.aim_t) / R


@compiled
def _project(c: Contacts, r: Rows, u: Doubles) -> None:
    """λ(u) of all rows into ``found``."""
    for k in range(r.cones + r.limits):
        one, i = contact(c, k), first_row(r, k)
        if k < r.cones:
            l = cone_projection(one.friction, one.floor, _argument(r, one, i, u))
            r.found[i], r.found[i + 1], r.found[i + 2] = l[0], l[1], l[2]
        else:
            r.found[i] = max(r.held[i] - (u[i] - one.least) / (r.compliance * one.wnn), 0.0)
    for k in range(r.boxes):
        i = first_box(r) + k
        R, bound = r.compliance * delassus_row(r, i)[i], r.box_bound[k]
        r.found[i] = min(max(r.held[i] - u[i] / R, -bound), bound)


@compiled
def _factor_slope(c: Contact, y: Vector, R: float, s: Doubles) -> None:
    """S, lower triangular by rows, of the slope S Sᵀ of the projection onto a cone, divided by R."""
    for k in range(9):
        s[k] = 0.0
    if cone_projection(c.friction, c.floor, y)[0] <= 0.0:
        return
    for j in range(3):
        e = (1.0 if j == 0 else 0.0, 1.0 if j == 1 else 0.0, 1.0 if j == 2 else 0.0)
        column = cone_derivative(c.friction, c.floor, y, e)
        for i in range(j, 3):
            s[3 * i + j] = column[i] / R
    for j in range(3):
        for k in range(j):
            for i in range(j, 3):
                s[3 * i + j] -= s[3 * i + k] * s[3 * j + k]
        # Where a contact slips, the slope has no third direction: what is left of its pivot is rounding.
        inverse = 1.0 / s[4 * j] ** 0.5 if s[4 * j] > 1e-12 / R else 0.0
        for i in range(j, 3):
            s[3 * i + j] *= inverse


@compiled
def _set_slopes(c: Contacts, r: Rows) -> None:
    """S of all rows, nine numbers for the first row of a contact, one for that of any other."""
    for k in range(r.cones):
        one = contact(c, k)
        y = _argument(r, one, 3 * k, r.velocity)
        _factor_slope(one, y, r.compliance * one.wnn, at(r.slopes, 9 * k))
    s = at(r.slopes, 9 * r.cones)
    for i in range(3 * r.cones, r.count):
        W = delassus_row(r, i)[i]
        inside = r.found[i] > 0.0
        if i >= first_box(r):
            inside = abs(r.found[i]) < r.box_bound[i - first_box(r)]
        s[i - 3 * r.cones] = 1.0 / (r.compliance * W) ** 0.5 if inside else 0.0


@compiled
def _times_slopes(r: Rows, x: Doubles, transposed: int) -> None:
    """x ← S x, or Sᵀ x."""
    for k in range(r.cones):
        s, y = at(r.slopes, 9 * k), at(x, 3 * k)
        a, b, c = y[0], y[1], y[2]
        if transposed != 0:
            y[0], y[1], y[2] = s[0] * a + s[3] * b + s[6] * c, s[4] * b + s[7] * c, s[8] * c
        else:
            y[0], y[1], y[2] = s[0] * a, s[3] * a + s[4] * b, s[6] * a + s[7] * b + s[8] * c
    s = at(r.slopes, 9 * r.cones)
    for i in range(3 * r.cones, r.count):
        x[i] *= s[i - 3 * r.cones]


@compiled
def _times_delassus(r: Rows, x: Doubles, out: Doubles) -> None:
    n = r.count
    for i in range(n):
        out[i] = 0.0
    for i in range(n):
        W, factor = delassus_row(r, i), x[i]
        if factor != 0.0:
            for j in range(n):
                out[j] += factor * W[j]


@compiled
def _set_matrix(r: Rows) -> None:
    """1 + SᵀWS: Sᵀ on the columns of the rows of W, then on those of the result."""
    n, a = r.count, r.matrix
    for i in range(n):
        W = delassus_row(r, i)
        for j in range(n):
            a[i * n + j] = W[j]
        _times_slopes(r, at(a, i * n), 1)
    for k in range(r.cones):
        s, x, y, z = at(r.slopes, 9 * k), at(a, 3 * k * n), at(a, (3 * k + 1) * n), at(a, (3 * k + 2) * n)
        for j in range(n):
            p, q, t = x[j], y[j], z[j]
            x[j], y[j], z[j] = s[0] * p + s[3] * q + s[6] * t, s[4] * q + s[7] * t, s[8] * t
    s = at(r.slopes, 9 * r.cones)
    for i in range(3 * r.cones, n):
        for j in range(n):
            a[i * n + j] *= s[i - 3 * r.cones]
    for i in range(n):
        a[i * n + i] += 1.0


@compiled
def _solve_matrix(r: Rows, x: Doubles) -> None:
    """x ← A⁻¹ x of a symmetric positive definite matrix, by Cholesky's factor of its upper triangle."""
    n, a = r.count, r.matrix
    for j in range(n):
        top = at(a, j * n)
        inverse = 1.0 / top[j] ** 0.5
        for k in range(j, n):
            top[k] *= inverse
        for i in range(j + 1, n):
            if top[i] != 0.0:
                below, factor = at(a, i * n), top[i]
                for k in range(i, n):
                    below[k] -= factor * top[k]
    for j in range(n):
        x[j] /= a[j * n + j]
        for k in range(j + 1, n):
            x[k] -= a[j * n + k] * x[j]
    for j in range(n - 1, -1, -1):
        for k in range(j + 1, n):
            x[j] -= a[j * n + k] * x[k]
        x[j] /= a[j * n + j]


@compiled
def _set_difference(c: Contacts, r: Rows) -> float:
    """g into ``direction``; its largest entry as a velocity."""
    largest = 0.0
    _project(c, r, r.velocity)
    for i in range(r.count):
        r.direction[i] = r.impulse[i] - r.found[i]
        largest = max(largest, abs(r.direction[i]) * delassus_row(r, i)[i])
    return largest


@compiled
def _set_direction(c: Contacts, r: Rows) -> None:
    """Newton's direction in place of g, and what it changes of u."""
    n, g, x = r.count, r.direction, r.turned
    _times_delassus(r, g, x)
    _set_slopes(c, r)
    _set_matrix(r)
    _times_slopes(r, x, 1)
    _solve_matrix(r, x)
    _times_slopes(r, x, 0)
    for i in range(n):
        g[i] = x[i] - g[i]
    _times_delassus(r, g, x)


@compiled
def _slope_along(r: Rows) -> float:
    """The derivative along the direction, of impulses and the λ(u) that were found last."""
    slope = 0.0
    for i in range(r.count):
        slope += r.turned[i] * (r.impulse[i] - r.found[i])
    return slope


@compiled
def _search(c: Contacts, r: Rows) -> None:
    """Go along the direction until the slope is small or positive no more, as in ``newton.py``."""
    first, part, gone = abs(_slope_along(r)), 1.0, 0.0
    for _ in range(_MOST_HALVINGS):
        for i in range(r.count):
            r.impulse[i] += (part - gone) * r.direction[i]
            r.velocity[i] += (part - gone) * r.turned[i]
        gone = part
        _project(c, r, r.velocity)
        slope = _slope_along(r)
        if slope <= 0.3 * first:
            break
        part = max(part * first / (slope + first), 0.05 * part)


@compiled
def _hold(c: Contacts, r: Rows) -> float:
    """λ₀ and s anew from the velocities that were found; the largest change as a velocity."""
    changed, u = 0.0, r.velocity
    _project(c, r, u)
    for k in range(r.cones):
        one, i = contact(c, k), 3 * k
        y, shift = _argument(r, one, i, u), 0.0
        if r.found[i] > 0.0 and (r.found[i + 1] != y[1] or r.found[i + 2] != y[2]):
            s, t = u[i + 1] - one.aim_s, u[i + 2] - one.aim_t
            shift = one.friction * (s * s + t * t) ** 0.5
        changed = max(changed, abs(shift - r.shifts[i]))
        r.shifts[i] = shift
    for i in range(r.count):
        change = abs(r.found[i] - r.held[i]) * r.compliance * delassus_row(r, i)[i]
        changed = max(changed, change)
        r.held[i] = r.found[i]
    return changed


@compiled
def solve_rows_by_newton(c: Contacts, r: Rows, tolerance: float) -> int:
    """Impulses and velocities from those that there are; how many Newton steps."""
    u, total = r.velocity, 0
    for i in range(r.count):
        r.held[i], r.shifts[i] = r.impulse[i], 0.0
    for k in range(r.cones):
        i, one = 3 * k, contact(c, k)
        s, t = u[i + 1] - one.aim_s, u[i + 2] - one.aim_t
        r.shifts[i] = one.friction * (s * s + t * t) ** 0.5 if r.impulse[i] > 0.0 else 0.0
    r.compliance = _SOFTEST
    for _ in range(_MOST_OUTER):
        for _ in range(_MOST_INNER):
            total += 1
            if _set_difference(c, r) < 0.1 * tolerance:
                break
            _set_direction(c, r)
            _search(c, r)
        if _hold(c, r) < 0.5 * tolerance:
            break
        r.compliance = max(_STIFFER * r.compliance, _STIFFEST)
    for i in range(r.count):
        r.impulse[i] = r.held[i]
    for k in range(r.cones):
        i = 3 * k
        inside = disc_factor(r.impulse[i + 1], r.impulse[i + 2], contact(c, k).friction * r.impulse[i])
        r.impulse[i + 1], r.impulse[i + 2] = inside * r.impulse[i + 1], inside * r.impulse[i + 2]
    find_velocities(r)
    return total
