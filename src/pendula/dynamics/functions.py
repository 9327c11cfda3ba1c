"""The functions a model offers, each as a program over (t, y, u, p, x).

``x`` is whatever a function needs beyond the state: accelerations, or accelerations and multipliers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca

from pendula.description import Description, Point
from pendula.dynamics import canonical
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.errors import DescriptionError


@dataclass(frozen=True)
class Stages:
    """A function's graph: ``finish`` alone, or after the solution w of K w = r from ``system``.

    A ``finish`` that gives Bᵀ, Dᵀ and Rᵀ stands for the matrix B + D K⁻¹ R. Of a ``sparse`` one, only entries
    that are not always zero are meant.
    """

    finish: ca.Function
    system: ca.Function | None = None
    leading: int = 0
    damping: float = 1e-13  # of unknowns whose equations depend on each other
    sparse: bool = False


def stages(dynamics: Dynamics, name: str) -> Stages:
    """The graph of one of the functions in ``FUNCTIONS``."""
    return FUNCTIONS[name](dynamics)


def point_stages(dynamics: Dynamics, system: Description, point: Point, jacobian: bool) -> Stages:
    """A point's position, or its Jacobian ∂r/∂q row by row."""
    d = dynamics
    position = conversion_of(system, d.t, d.y, d.u, d.p).column(point)
    return _plain(d, _rows(ca.jacobian(position, d.q)) if jacobian else position)


def expression_stages(dynamics: Dynamics, system: Description, expressions: Sequence[Any]) -> Stages:
    """Expressions of the system's symbols, one number each."""
    d = dynamics
    return _plain(d, conversion_of(system, d.t, d.y, d.u, d.p).column(expressions))


def _plain(d: Dynamics, out: ca.SX, x: ca.SX | None = None) -> Stages:
    arguments = [d.t, d.y, d.u, d.p, ca.SX.sym("x", 0) if x is None else x]
    return Stages(ca.Function("finish", arguments, ca.cse([ca.densify(out)])))


def _rows(matrix: ca.SX) -> ca.SX:
    """A matrix as one vector, row by row, the way NumPy keeps it."""
    return ca.vec(ca.densify(matrix).T)


def _solved(d: Dynamics, finish: Callable[[ca.SX, ca.SX], ca.SX]) -> Stages:
    """What follows from (v̇, λ): K = [[M, Aᵀ], [A, 0]], K (v̇, −λ) = (f, γ)."""
    _check_inertia(d)
    n, m = d.M.size1(), d.A.size1()
    if n + m == 0:
        return _plain(d, finish(d.f, d.gamma))
    x, w = ca.SX.sym("x", 0), ca.SX.sym("w", n + m)
    K = _saddle(d.M, d.A)
    arguments = [d.t, d.y, d.u, d.p, x]
    # What is shared between K and r is computed once.
    K, r = ca.cse([K, ca.vertcat(d.f, d.gamma)])
    system = ca.Function("system", arguments, [K, ca.densify(r)])
    # Both indices are given: of a 1×1 w, CasADi's w[1:] is 1×0, not 0×1, and would add a row.
    out = ca.densify(finish(w[:n, 0], -w[n:, 0]))
    return Stages(ca.Function("finish", [*arguments, w], [out]), system, n)


def _check_inertia(d: Dynamics) -> None:
    """Whether every velocity appears in the kinetic energy with its square."""
    for i, velocity in enumerate(d.velocities):
        if not d.M.sparsity().has_nz(i, i):
            raise DescriptionError(
                f"The mass matrix of {d.name} is singular everywhere: no term of the kinetic energy gives "
                f"'{velocity}' inertia."
            )


def _rate(d: Dynamics) -> Stages:
    """ẏ = (q̇, v̇, ż)."""
    return _solved(d, lambda a, reaction: ca.vertcat(d.v, a, ca.substitute(d.g, d.multipliers, reaction)))


def _state_rates(d: Dynamics) -> Stages:
    """ż alone; accelerations are solved for only where a rate contains multipliers."""
    if d.g.numel() and ca.depends_on(ca.densify(d.g), d.multipliers):
        return _solved(d, lambda _, reaction: ca.substitute(d.g, d.multipliers, reaction))
    return _plain(d, d.g)


def _solution(d: Dynamics) -> Stages:
    """(v̇, λ)."""
    return _solved(d, ca.vertcat)


def _slope(function: Stages, *, sparse: bool = False) -> Stages:
    """∂/∂y of a function, row by row, its linear system not unrolled but solved once more.

    K w = r gives K ∂w/∂y = R = ∂r/∂y − (∂K/∂y) w; with B = ∂out/∂y and D = ∂out/∂w at fixed w and y, the
    slope is B + D K⁻¹ R.
    """
    arguments = function.finish.sx_in()
    y, out = arguments[1], function.finish(*arguments)
    if function.system is None:
        J = ca.jacobian(out, y)
        flat = ca.vec(J.T) if sparse else _rows(J)
        return Stages(ca.Function("finish", arguments, ca.cse([flat])), sparse=sparse)
    w = arguments[5]
    K, r = function.system(*arguments[:5])
    R = ca.jacobian(r - ca.mtimes(K, w), y)
    slopes = [ca.densify(matrix.T) for matrix in (ca.jacobian(out, y), ca.jacobian(out, w), R)]
    finish = ca.Function("finish", arguments, ca.cse(slopes))
    return Stages(finish, function.system, function.leading, sparse=sparse)


def _canonical(d: Dynamics, out: Callable[[Dynamics, ca.SX], ca.SX]) -> Stages:
    """What follows from v at (q, π, z), for systems without constraints."""
    _check_inertia(d)
    w, arguments = ca.SX.sym("w", d.M.size1()), [d.t, d.y, d.u, d.p, ca.SX.sym("x", 0)]
    K, r = ca.cse(list(canonical.canonical_system(d)))
    finish = ca.cse([ca.densify(out(d, w))])
    return Stages(
        ca.Function("finish", [*arguments, w], finish),
        ca.Function("system", arguments, [K, ca.densify(r)]),
        d.M.size1(),
    )


def _coriolis_matrix(d: Dynamics) -> Stages:
    """C by Christoffel symbols, without forming them.

    C_ij = ½ Σ_k (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i) v_k = ½ (Ṁ + J − Jᵀ)_ij, where J = ∂(M v)/∂q at
    fixed v (Murray, Li & Sastry 1994, eq. 4.23) and Ṁ = Σ_k ∂M/∂q_k v_k.
    """
    n = d.M.size1()
    fixed = ca.SX.sym("fixed", n)
    J = ca.substitute(ca.jacobian(ca.mtimes(d.M, fixed), d.q), fixed, d.v)
    rate = ca.reshape(ca.jtimes(ca.vec(ca.densify(d.M)), d.q, d.v), n, n)
    return _plain(d, _rows((rate + J - J.T) / 2))


def _inverse_dynamics(d: Dynamics) -> Stages:
    """M a − f(u = 0)."""
    f = ca.substitute(d.f, d.u, ca.SX.zeros(d.u.numel()))
    return _plain(d, ca.mtimes(d.M, d.a) - f, d.a)


def _constraints(d: Dynamics) -> Stages:
    """(c, A v − b): how far position and velocity constraints are from zero."""
    return _plain(d, ca.vertcat(d.c, ca.mtimes(d.A, d.v) - d.b))


def _constraint_acceleration(d: Dynamics) -> Stages:
    """A a − γ: how far accelerations are from keeping the constraints, c̈ of those on positions."""
    return _plain(d, ca.mtimes(d.A, d.a) - d.gamma, d.a)


def _correction(d: Dynamics, A: ca.SX, missing: ca.SX) -> Stages:
    """δ with A δ = missing and the smallest ½ δᵀMδ: [[M, Aᵀ], [A, 0]] (δ, μ) = (0, missing)."""
    n, m = d.M.size1(), A.size1()
    arguments, w = [d.t, d.y, d.u, d.p, ca.SX.sym("x", 0)], ca.SX.sym("w", n + m)
    K, r = ca.cse([_saddle(d.M, A), ca.vertcat(ca.SX.zeros(n), missing)])
    system = ca.Function("system", arguments, [K, ca.densify(r)])
    # Near a singular configuration what is missing is only rounding, which must not be blown up.
    return Stages(ca.Function("finish", [*arguments, w], [w[:n, 0]]), system, n, damping=1e-8)


def _saddle(M: ca.SX, A: ca.SX) -> ca.SX:
    return ca.vertcat(ca.horzcat(M, A.T), ca.horzcat(A, ca.SX(A.size1(), A.size1())))


def _position_correction(d: Dynamics) -> Stages:
    """A step of Newton's method towards c(q) = 0."""
    return _correction(d, d.A[: d.c.size1(), :], -d.c)


def _velocity_correction(d: Dynamics) -> Stages:
    """What is missing of A v = b."""
    return _correction(d, d.A, d.b - ca.mtimes(d.A, d.v))


def _powers(d: Dynamics) -> Stages:
    return _plain(d, d.powers, ca.vertcat(d.a, d.multipliers))


FUNCTIONS: dict[str, Callable[[Dynamics], Stages]] = {
    "rate": _rate,
    "state_rates": _state_rates,
    "solution": _solution,
    "mass_matrix": lambda d: _plain(d, _rows(d.M)),
    "coriolis_matrix": _coriolis_matrix,
    "gravity": lambda d: _plain(d, ca.gradient(d.V, d.q)),
    "force": lambda d: _plain(d, d.f),
    "inverse_dynamics": _inverse_dynamics,
    "energy": lambda d: _plain(d, ca.vertcat(d.T, d.V)),
    "constraints": _constraints,
    "constraint_acceleration": _constraint_acceleration,
    "constraint_jacobian": lambda d: _plain(d, _rows(d.A)),
    "powers": _powers,
    "carried": lambda d: _plain(d, d.carried),
    "positions": lambda d: _plain(d, d.points),
    "point_jacobians": lambda d: _plain(d, _rows(ca.jacobian(d.points, d.q))),
    "position_correction": _position_correction,
    "velocity_correction": _velocity_correction,
    "jacobian": lambda d: _slope(_rate(d)),
    "slopes": lambda d: _slope(_rate(d), sparse=True),
    "momenta": lambda d: _plain(d, canonical.momenta(d)),
    "velocities": lambda d: _canonical(d, lambda _, v: v),
    "canonical_rate": lambda d: _canonical(d, canonical.canonical_rate),
    "canonical_jacobian": lambda d: _slope(_canonical(d, canonical.canonical_rate)),
    "canonical_slopes": lambda d: _slope(_canonical(d, canonical.canonical_rate), sparse=True),
}
