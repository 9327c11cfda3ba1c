"""Hamilton's equations in canonical variables (q, π), without ever writing a Hamiltonian down.

With π = ∂L/∂v = M v + β, where β = ∂T/∂v at v = 0 (prescribed motion), the equations are

    q̇ = v(q, π),   π̇ = ∂L/∂q + Q,   where  M v = π − β

(Hairer, Lubich & Wanner, Geometric Numerical Integration, §VI.1). There ∂L/∂q = −∂H/∂q, so the flow is
symplectic wherever Q is zero.
"""

import casadi as ca

from pendula.dynamics.contract import Dynamics


def momenta(d: Dynamics) -> ca.SX:
    """π = ∂L/∂v."""
    return ca.gradient(d.T, d.v)


def canonical_system(d: Dynamics) -> tuple[ca.SX, ca.SX]:
    """M and π − β, from which v follows; π stands where y has v."""
    return d.M, d.v - ca.substitute(momenta(d), d.v, ca.SX.zeros(d.v.numel()))


def canonical_rate(d: Dynamics, v: ca.SX) -> ca.SX:
    """(q̇, π̇, ż) from the solution v."""
    rest = ca.vertcat(ca.gradient(d.T - d.V, d.q) + d.Q, d.g)
    return ca.vertcat(v, ca.substitute(rest, d.v, v))


def inseparable(d: Dynamics) -> str:
    """Why velocities cannot be kicked by positions alone and positions drift by velocities alone, or "".

    M must be constant and the forces must depend on positions and time only, as the graphs are written.
    """
    reasons = {
        "velocities are not the rates of coordinates": not d.layout.identity,
        "the motion is constrained": d.A.size1() > 0,
        "there are states beyond coordinates and velocities": d.z.numel() > 0,
        "the mass matrix is not constant": _depends(d.M, ca.vertcat(d.q, d.t)),
        "the forces depend on velocities": _depends(d.f, d.v),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _depends(graph: ca.SX, symbols: ca.SX) -> bool:
    return bool(ca.depends_on(ca.densify(graph), symbols))
