"""How far impulses and velocities are from the laws of contact: natural maps, as velocities."""

from pendula.collision.loops.vectors import subtract
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies
from pendula.contact.loops.contacts import Contacts, components, contact, disc_factor, missing_velocity
from pendula.contact.loops.turning import bounded_moment, change_as_velocity, relative_turning
from pendula.records import Doubles

SIGNORINI, COULOMB, DISSIPATION = range(3)


@compiled
def find_residuals(b: Bodies, c: Contacts, out: Doubles) -> float:
    """Three numbers, m/s, and the largest of them.

    Signorini: of 0 ≤ u_n − least ⊥ λ_n ≥ 0. Coulomb: how far friction is outside of its cone. Dissipation:
    how far friction is from opposing the slip, or from holding.
    """
    out[SIGNORINI] = out[COULOMB] = out[DISSIPATION] = 0.0
    for k in range(c.count):
        one = contact(c, k)
        u = missing_velocity(one, b.velocities)
        ln = max(one.ln - u[0] * one.per_normal, one.floor)
        out[SIGNORINI] = max(out[SIGNORINI], abs(one.ln - ln) * one.wnn)
        radius = one.friction * one.ln
        excess = (one.ls * one.ls + one.lt * one.lt) ** 0.5 - radius
        out[COULOMB] = max(out[COULOMB], excess / one.per_tangent)
        x, y = one.ls - u[1] * one.per_tangent, one.lt - u[2] * one.per_tangent
        factor = disc_factor(x, y, radius)
        dx, dy = factor * x - one.ls, factor * y - one.lt
        out[DISSIPATION] = max(out[DISSIPATION], (dx * dx + dy * dy) ** 0.5 / one.per_tangent)
        if one.turns != 0:
            m, omega = (one.mn, one.ms, one.mt), components(one, relative_turning(one, b.velocities))
            change = subtract(bounded_moment(one, one.ln, m, omega), m)
            out[DISSIPATION] = max(out[DISSIPATION], change_as_velocity(one, change))
    return max(out[SIGNORINI], out[COULOMB], out[DISSIPATION])
