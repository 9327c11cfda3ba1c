"""One free rigid body to the contract's graphs (Newton and Euler).

With velocities v = (v, ω) along the body's axes, M = diag(m, I) and

    m (v̇ + ω × v) = F + m Rᵀg,   I ω̇ + ω × I ω = τ

(Featherstone 2008, chapter 2, about the centre of mass). With momenta v = (P, L) along the axes of the world,
Ṗ = F + m g and L̇ = τ are all there is. In the form of the contract, M = diag(1/m, I_w⁻¹), so that
T = ½ vᵀM v, forces are M (F, τ), and C = diag(0, [ω]× I_w⁻¹) with C v = ω × ω = 0.
"""

import casadi as ca

from pendula.description import FreeBody
from pendula.description.drawing import points_of
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.layout import Layout


def free_body_dynamics(body: FreeBody) -> Dynamics:
    """The graphs of a free rigid body."""
    t, q, v = ca.SX.sym("t"), ca.SX.sym("q", len(body.coordinates)), ca.SX.sym("v", 6)
    z = ca.SX.sym("z", len(body.states))
    u, p = ca.SX.sym("u", len(body.inputs)), ca.SX.sym("p", len(body.parameters))
    y = ca.vertcat(q, v, z)
    convert = conversion_of(body, t, y, u, p)

    m, inertia, R = convert(body.mass), _matrix(convert, body.inertia), _matrix(convert, body.rotation)
    weight = m * convert.column(body.gravity)
    wrenches = [convert.column(wrench) for wrench in body.wrenches]
    total = sum(wrenches, ca.SX(6, 1))
    linear, angular = v[:3], v[3:]
    if body.momenta:
        inverse = _matrix(convert, body.inverse_inertia)
        W = ca.diagcat(ca.SX.eye(3) / m, ca.mtimes([R, inverse, R.T]))
        omega = ca.mtimes(W[3:, 3:], angular)
        M, C = W, ca.diagcat(ca.SX(3, 3), ca.mtimes(ca.skew(omega), W[3:, 3:]))
        G = -ca.mtimes(W, ca.vertcat(weight, ca.SX(3, 1)))
        Q = ca.mtimes(W, total)
        f, acceleration = Q - G, total + ca.vertcat(weight, ca.SX(3, 1))
        powers = [ca.dot(wrench, ca.mtimes(W, v)) for wrench in wrenches]
    else:
        M = ca.diagcat(m * ca.SX.eye(3), inertia)
        C = ca.diagcat(m * ca.skew(angular), -ca.skew(ca.mtimes(inertia, angular)))
        G = -ca.vertcat(ca.mtimes(R.T, weight), ca.SX(3, 1))
        bias = ca.vertcat(m * ca.cross(angular, linear), ca.cross(angular, ca.mtimes(inertia, angular)))
        Q, acceleration = total, None
        f = Q - G - bias
        powers = [ca.dot(wrench, v) for wrench in wrenches]
    nothing, works = ca.SX(0, 1), ca.vertcat(ca.SX(0, 1), *powers)
    return Dynamics(
        name=body.name,
        layout=Layout(7, 6, z.numel(), unit=body.unit_blocks, identity=False),
        velocities=tuple(s.name for s in body.velocities),
        t=t, y=y, u=u, p=p, q=q, v=v, z=z, qdot=convert.column(body.coordinate_rates),
        M=M, f=f, A=ca.SX(0, 6), b=nothing, gamma=nothing, c=nothing,
        g=convert.column(body.rates.values()), T=ca.dot(v, ca.mtimes(M, v)) / 2, V=-ca.dot(weight, q[:3]),
        G=G, Q=Q, a=ca.SX.sym("a", 6), multipliers=nothing, powers=works, C=C, acceleration=acceleration,
        points=convert.column(e for point in points_of(body.drawing) for e in point),
        works=ca.densify(works),
    )  # fmt: skip


def _matrix(convert, rows) -> ca.SX:
    """A 3×3 matrix of expressions as a graph; entries that are zero are left out."""
    listed = [list(row) for row in (rows.tolist() if hasattr(rows, "tolist") else rows)]
    dense = ca.vertcat(*(ca.horzcat(*(convert(entry) for entry in row)) for row in listed))
    return ca.sparsify(dense)
