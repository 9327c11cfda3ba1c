"""Coulomb's cone: the projection onto it, and what its derivative adds to the blocks of both bodies."""

from pendula.collision.loops.vectors import add_scaled, cross, scale
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.blocks import Blocks
from pendula.contact.loops.bodies import Bodies
from pendula.contact.loops.contacts import Contact, arm_a, arm_b, components, composed
from pendula.records import Doubles, Vector


@compiled
def _normal_part(mu: float, y: Vector, size: float) -> float:
    """The normal part of the nearest point of the whole cone."""
    return y[0] if size <= mu * y[0] else (y[0] + mu * size) / (1.0 + mu * mu)


@compiled
def cone_projection(mu: float, floor: float, y: Vector) -> Vector:
    """The nearest point of the cone |λ_t| ≤ μ λ_n with λ_n ≥ floor ≥ 0."""
    size = (y[1] * y[1] + y[2] * y[2]) ** 0.5
    n = max(_normal_part(mu, y, size), floor)
    if n <= 0.0:
        return 0.0, 0.0, 0.0
    if size <= mu * n:
        return n, y[1], y[2]
    return n, mu * n / size * y[1], mu * n / size * y[2]


@compiled
def cone_derivative(mu: float, floor: float, y: Vector, d: Vector) -> Vector:
    """The derivative of the projection at y, whose normal part is positive, times d."""
    size = (y[1] * y[1] + y[2] * y[2]) ** 0.5
    n = max(_normal_part(mu, y, size), floor)
    free = 1.0 if n > floor or floor == 0.0 else 0.0
    if size <= mu * n:
        return free * d[0], d[1], d[2]
    # n = (y_n + μ|y_t|)/(1 + μ²) or the floor, λ_t = μ n e with e = y_t/|y_t|
    e, f = y[1] / size, y[2] / size
    along = e * d[1] + f * d[2]
    dn = free * (d[0] + mu * along) / (1.0 + mu * mu)
    turned = mu * n / size
    return dn, mu * dn * e + turned * (d[1] - along * e), mu * dn * f + turned * (d[2] - along * f)


@compiled
def _along_axis(c: Contact, y: Vector, R: float, e: Vector) -> Vector:
    """What a velocity e of the first body's point changes of the force on it, along the world's axes."""
    d = cone_derivative(c.friction, c.floor, y, components(c, e))
    return scale(1.0 / R, composed(c, d[0], d[1], d[2]))


@compiled
def _column(kx: Vector, ky: Vector, kz: Vector, arm: Vector, column: int) -> Vector:
    """The same for one unit of a body's velocity number ``column``: e, or e × arm."""
    if column < 3:
        return kx if column == 0 else ky if column == 1 else kz
    if column == 3:
        return add_scaled(scale(arm[1], kz), -arm[2], ky)
    if column == 4:
        return add_scaled(scale(arm[2], kx), -arm[0], kz)
    return add_scaled(scale(arm[0], ky), -arm[1], kx)


@compiled
def _add(block: Doubles, column: int, arm: Vector, p: Vector) -> None:
    """Add the force p at a point, and its torque, to a column of a block."""
    torque = cross(arm, p)
    for r in range(3):
        block[6 * r + column] += p[r]
        block[6 * (3 + r) + column] += torque[r]


@compiled
def add_stiffness(b: Bodies, c: Contact, y: Vector, R: float, m: Blocks) -> None:
    """Jᵀ proj′(y) J / R of one contact."""
    n = b.count
    kx = _along_axis(c, y, R, (1.0, 0.0, 0.0))
    ky = _along_axis(c, y, R, (0.0, 1.0, 0.0))
    kz = _along_axis(c, y, R, (0.0, 0.0, 1.0))
    between = c.a < n and c.b < n
    first_below = between and m.index[c.a * n + c.b] >= 0
    for column in range(6):
        p = _column(kx, ky, kz, arm_a(c), column)
        if c.a < n:
            _add(at(m.diagonal, 36 * c.a), column, arm_a(c), p)
        if between and not first_below:
            _add(at(m.lower, 36 * m.index[c.b * n + c.a]), column, arm_b(c), scale(-1.0, p))
        p = _column(kx, ky, kz, arm_b(c), column)
        if c.b < n:
            _add(at(m.diagonal, 36 * c.b), column, arm_b(c), p)
        if first_below:
            _add(at(m.lower, 36 * m.index[c.a * n + c.b]), column, arm_a(c), scale(-1.0, p))
