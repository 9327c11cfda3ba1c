"""Rolling and spinning friction: moments between two bodies that touch, bounded by their normal impulse.

    |m_t| ≤ ρ λ_n against rolling,   |m_n| ≤ σ λ_n against spinning,

with lengths ρ and σ, each with maximal dissipation as Coulomb's law has it: a moment holds, or opposes the
relative angular velocity. (n, s, t) are components along the axes of the contact.
"""

from pendula.collision.loops.vectors import add_scaled, dot, row, scale, subtract
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, transform
from pendula.contact.loops.contacts import (
    Contact,
    components,
    composed,
    disc_factor,
    normal,
    second_tangent,
    tangent,
)
from pendula.records import Doubles, Vector


@compiled
def relative_turning(c: Contact, v: Doubles) -> Vector:
    """ω_a − ω_b, of velocities v."""
    return subtract(row(v, 2 * c.a + 1), row(v, 2 * c.b + 1))


@compiled
def add_moment(b: Bodies, c: Contact, q: Vector, v: Doubles) -> None:
    """Change velocities v by an impulse's moment q on the first body and −q on the second."""
    of_a, of_b = transform(b.inverses, c.a, q), transform(b.inverses, c.b, scale(-1.0, q))
    for r in range(3):
        v[6 * c.a + 3 + r] += of_a[r]
        v[6 * c.b + 3 + r] += of_b[r]


@compiled
def set_turning(c: Contact, wnn: float, wss: float, wst: float, wtt: float) -> None:
    """What solvers divide by, of the matrix that says how moments change the relative angular velocity."""
    half = 0.5 * (wss - wtt)
    largest = 0.5 * (wss + wtt) + (half * half + wst * wst) ** 0.5
    c.per_spin = 1.0 / wnn if wnn > 0.0 else 0.0
    c.per_roll = 1.0 / largest if largest > 0.0 else 0.0


@compiled
def set_turning_block(b: Bodies, c: Contact) -> None:
    """The same of free bodies: I_a⁻¹ + I_b⁻¹ along the axes of the contact."""
    n, s, t = normal(c), tangent(c), second_tangent(c)
    of_n = add_scaled(transform(b.inverses, c.a, n), 1.0, transform(b.inverses, c.b, n))
    of_s = add_scaled(transform(b.inverses, c.a, s), 1.0, transform(b.inverses, c.b, s))
    of_t = add_scaled(transform(b.inverses, c.a, t), 1.0, transform(b.inverses, c.b, t))
    set_turning(c, dot(n, of_n), dot(s, of_s), dot(s, of_t), dot(t, of_t))


@compiled
def bounded_moment(c: Contact, ln: float, m: Vector, omega: Vector) -> Vector:
    """The moment m that makes an angular velocity ω vanish, or as much of it as the laws allow."""
    bound = c.spinning * ln
    spin = min(max(m[0] - omega[0] * c.per_spin, -bound), bound)
    x, y = m[1] - omega[1] * c.per_roll, m[2] - omega[2] * c.per_roll
    factor = disc_factor(x, y, c.rolling * ln)
    return spin, factor * x, factor * y


@compiled
def change_as_velocity(c: Contact, change: Vector) -> float:
    """The size of a change of a moment, in m/s: of the angular velocity, times √(w_nn / w)."""
    spin = abs(change[0]) * (c.wnn / c.per_spin) ** 0.5 if c.per_spin > 0.0 else 0.0
    roll = (change[1] * change[1] + change[2] * change[2]) ** 0.5
    return max(spin, roll * (c.wnn / c.per_roll) ** 0.5 if c.per_roll > 0.0 else 0.0)


@compiled
def solve_turning(b: Bodies, c: Contact, v: Doubles) -> float:
    """Solve for the moment of one contact while all else stays; the change as a velocity."""
    old = (c.mn, c.ms, c.mt)
    new = bounded_moment(c, c.ln, old, components(c, relative_turning(c, v)))
    change = subtract(new, old)
    c.mn, c.ms, c.mt = new[0], new[1], new[2]
    add_moment(b, c, composed(c, change[0], change[1], change[2]), v)
    return change_as_velocity(c, change)
