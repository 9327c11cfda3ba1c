"""The forms in which a system's Taylor series is computed.

Momentum form, for systems with q̇ = v and without constraints: with π = ∂L/∂v as state, π̇ = ∂L/∂q + Q needs
only the gradient of L, and v follows from π = ∂L/∂v (q, v, t), which is linear in v with the matrix M(q).
Nothing is ever inverted symbolically, no derivative of M appears.

Acceleration form, for all others, any q̇ = N(q) v: M v̇ − Aᵀλ = f and A v̇ = γ are linear in (v̇, −λ) with the
matrix K = [[M, Aᵀ], [A, 0]].
"""

from collections.abc import Iterable
from dataclasses import dataclass

import casadi as ca

from pendula.dynamics.contract import Dynamics
from pendula.errors import PendulaError


@dataclass(frozen=True)
class SeriesForm:
    """ṡ = rate(s, x) with the residual r(s, x) = 0, linear in the unknowns x; K = −∂r/∂x is symmetric.

    ``rates`` gives (r, ṡ) from (t, s, u, p, x), ``matrix`` gives K from (t, s, u, p). The first ``leading``
    unknowns are eliminated first; ``conjugate`` says of which unknown a state is the momentum, −1 for none.
    """

    rates: ca.Function
    matrix: ca.Function
    leading: int
    conjugate: tuple[int, ...]


def series_forms(d: Dynamics, kinetic_energies: Iterable[ca.SX]) -> list[SeriesForm]:
    """The forms that suit a system; they differ in how its kinetic energy is written."""
    if d.A.size1() or not d.layout.identity:
        return [_acceleration_form(d)]
    return [_momentum_form(d, T) for T in (d.T, *kinetic_energies)]


def _momentum_form(d: Dynamics, T: ca.SX) -> SeriesForm:
    n = d.q.numel()
    momentum = ca.SX.sym("momentum", n)
    s = ca.vertcat(d.q, momentum, d.z)
    residual = momentum - ca.gradient(T, d.v) if n else ca.SX(0, 1)
    force = ca.gradient(T - d.V, d.q) + d.Q if n else ca.SX(0, 1)
    conjugate = (*(-1,) * n, *range(n), *(-1,) * d.z.numel())
    return _form(d, s, d.v, residual, ca.vertcat(d.v, force, d.g), d.M, n, conjugate)


def _acceleration_form(d: Dynamics) -> SeriesForm:
    if d.acceleration is not None:
        nothing, rate = ca.SX(0, 1), ca.vertcat(d.qdot, d.acceleration, d.g)
        return _form(d, d.y, nothing, nothing, rate, ca.SX(0, 0), 0, (-1,) * d.y.numel())
    if d.B is not None:
        raise PendulaError(
            f"The Taylor series of {d.name} cannot be computed: friction at its contacts is a part of normal "
            "forces, so that its equations are not symmetric. Take another method, such as 'dop853'."
        )
    n, m = d.M.size1(), d.A.size1()
    x = ca.SX.sym("x", n + m)
    a, reaction = x[:n, 0], x[n:, 0]
    M, f = d.solved
    residual = ca.vertcat(f - ca.mtimes(M, a) - ca.mtimes(d.A.T, reaction), d.gamma - ca.mtimes(d.A, a))
    K = ca.vertcat(ca.horzcat(M, d.A.T), ca.horzcat(d.A, ca.SX(m, m)))
    g = ca.substitute(d.g, d.multipliers, -reaction)
    return _form(d, d.y, x, residual, ca.vertcat(d.qdot, a, g), K, n, (-1,) * d.y.numel())


def _form(
    d: Dynamics,
    s: ca.SX,
    x: ca.SX,
    residual: ca.SX,
    rate: ca.SX,
    K: ca.SX,
    leading: int,
    conjugate: tuple[int, ...],
) -> SeriesForm:
    shared = ca.cse([ca.densify(residual), ca.densify(rate)])
    rates = ca.Function("rates", [d.t, s, d.u, d.p, x], shared)
    return SeriesForm(rates, ca.Function("matrix", [d.t, s, d.u, d.p], [K]), leading, conjugate)
