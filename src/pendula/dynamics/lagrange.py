"""From energies to the contract's graphs, by exact derivatives of graphs.

Lagrange's equations d/dt ∂L/∂v − ∂L/∂q = Q + Aᵀλ with p = ∂L/∂v become M v̇ = f + Aᵀλ, where

    M = ∂p/∂v,   f = ∂L/∂q − (∂p/∂q) v − ∂p/∂t + Q

(Goldstein, Classical Mechanics, §1.4; ``inertia.py``). The product (∂p/∂q) v is one directional derivative:
the matrix ∂p/∂q is never formed.
"""

import casadi as ca

from pendula.description import Lagrangian
from pendula.description.drawing import points_of
from pendula.dynamics.augmentation import augment
from pendula.dynamics.constraints import Motion, constraint_graphs
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.dynamics.inertia import Frame, inertia
from pendula.dynamics.sliding import slide
from pendula.layout import Layout


def lagrangian_dynamics(system: Lagrangian) -> Dynamics:
    """The graphs of a system that is given by its energies."""
    n = len(system.coordinates)
    t, q, v = ca.SX.sym("t"), ca.SX.sym("q", n), ca.SX.sym("v", n)
    z = ca.SX.sym("z", len(system.states))
    u, p = ca.SX.sym("u", len(system.inputs)), ca.SX.sym("p", len(system.parameters))
    y = ca.vertcat(q, v, z)
    convert = conversion_of(system, t, y, u, p)

    inertial = inertia(system, Frame(t, q, v, p, convert))
    T, V, M = inertial.T, convert(system.potential), inertial.M
    rows = [convert.column(Q) for Q in system.generalised_forces]
    Q = sum(rows, ca.SX(n, 1))
    L, f = T - V, inertial.h + Q

    held = constraint_graphs(system.constraints, convert, Motion(t, q, v, v))
    a, multipliers = ca.SX.sym("a", n), ca.SX.sym("multipliers", held.A.size1())
    kinetic, jacobi = _shown_energies(system, T, V, M, v)
    powers = [ca.dot(row, v) for row in rows]
    works = list(powers)
    if system.motion:
        # dh/dt = Q·v − ∂L/∂t (Greenwood, Advanced Dynamics, §2.3), so that dE/dt − Q·v = d/dt(E − h) − ∂L/∂t,
        # of which the first part needs no integral.
        works.append(-ca.jacobian(L, t))
        powers.append(_rate(kinetic + V - jacobi, t, q, v, a) - ca.jacobian(L, t))
    if system.moving_constraints:
        works.append(ca.dot(held.b, multipliers))
        powers.append(works[-1])
    B, rubbing = slide(system, convert, held.A, v, multipliers)
    works, powers = [*works, *rubbing], [*powers, *rubbing]
    g = convert.column(system.rates.values())
    points = convert.column(e for point in points_of(system.drawing) for e in point)
    return Dynamics(
        name=system.name, layout=Layout(n, n, z.numel()), velocities=tuple(s.name for s in system.velocities),
        t=t, y=y, u=u, p=p, q=q, v=v, z=z, qdot=v, M=M, f=f, A=held.A, B=B, b=held.b,
        gamma=held.gamma, c=held.c, g=g,
        T=T, V=V, G=ca.gradient(V, q), Q=Q, a=a, multipliers=multipliers, powers=ca.vertcat(*powers),
        points=points, works=ca.densify(ca.vertcat(ca.SX(0, 1), *works)), kinetic=kinetic, jacobi=jacobi,
        augmented=augment(M, f, held.A, held.gamma, [t, y, u, p]) if B is None else None,
    )  # fmt: skip


def _shown_energies(system: Lagrangian, T: ca.SX, V: ca.SX, M: ca.SX, v: ca.SX) -> tuple[ca.SX, ca.SX]:
    """The kinetic energy that is shown, and Jacobi's integral h = T₂ − T₀ + V."""
    if system.natural:
        return T, T + V
    T2, T0 = ca.dot(v, ca.mtimes(M, v)) / 2, ca.substitute(T, v, ca.SX.zeros(v.numel()))
    kinetic = {(2,): T2, (2, 0): T2 + T0, (2, 1, 0): T}[system.kinetic_terms.degrees]
    return kinetic, T2 - T0 + V


def _rate(graph: ca.SX, t: ca.SX, q: ca.SX, v: ca.SX, a: ca.SX) -> ca.SX:
    """The time derivative along a motion."""
    return ca.jtimes(graph, q, v) + ca.jtimes(graph, v, a) + ca.jacobian(graph, t)
