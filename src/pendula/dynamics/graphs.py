"""The graph of every function of a model, each under the function's name, as a program over (t, y, u, p, x).

``x`` is whatever a function needs beyond the state: accelerations, or accelerations and multipliers. What a
function is for, its shape and who may use it is said in one table, ``model/functions.py``.
"""

from collections.abc import Callable

import casadi as ca

from pendula.dynamics import canonical
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.coupled_multipliers import coupled_program
from pendula.dynamics.program import DAMPING, Program
from pendula.errors import DescriptionError

_ROUNDING = 1e-18  # of a square
# Joints that close loops may hold what others hold. Within a step, off the constraints by ε, their rows are
# independent by about ε, and pivots are ε² of what they were; kept all the same, such rows would make
# accelerations wrong by their own size. A pivot of a hundredth of what it was changes by 1e-12 of itself.
_LOOP_DAMPING = 1e-8


def rate(d: Dynamics) -> Program:
    """ẏ = (q̇, v̇, ż)."""
    return _solve(d, lambda a, reaction: ca.vertcat(d.qdot, a, ca.substitute(d.g, d.multipliers, reaction)))


def qdot(d: Dynamics) -> Program:
    """q̇ = N(q) v."""
    return graph_program(d, d.qdot)


def state_rates(d: Dynamics) -> Program:
    """ż alone; accelerations are solved for only where a rate contains multipliers."""
    return expression_program(d, d.g)


def solution(d: Dynamics) -> Program:
    """(v̇, λ)."""
    return _solve(d, ca.vertcat)


def acceleration(d: Dynamics) -> Program:
    """v̇ alone."""
    return _solve(d, lambda a, _: a)


def mass_matrix(d: Dynamics) -> Program:
    return matrix_program(d, d.M)


def inverse_mass_matrix(d: Dynamics) -> Program:
    """M⁻¹, what accelerations are by forces: the slope of K⁻¹ r by r, in the form of ``slope``."""
    _check_inertia(d)
    n, arguments = d.M.size1(), _arguments(d)
    system = ca.Function("system", arguments, [d.M, ca.SX.zeros(n)])
    parts = [ca.SX(n, n), ca.SX.eye(n), ca.SX.eye(n)]
    finish = ca.Function("finish", [*arguments, ca.SX.sym("w", n)], parts)
    return Program(finish, system, n, sparse=True)


def coriolis_matrix(d: Dynamics) -> Program:
    """C by Christoffel symbols, without forming them, unless the system brings its own.

    C_ij = ½ Σ_k (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i) v_k = ½ (Ṁ + J − Jᵀ)_ij, where J = ∂(M v)/∂q at
    fixed v (Murray, Li & Sastry 1994, eq. 4.23) and Ṁ = Σ_k ∂M/∂q_k v_k.
    """
    if d.C is not None:
        return matrix_program(d, d.C)
    n = d.M.size1()
    fixed = ca.SX.sym("fixed", n)
    J = ca.substitute(ca.jacobian(ca.mtimes(d.M, fixed), d.q), fixed, d.v)
    change = ca.jtimes(ca.vec(d.M), d.q, d.v)
    return matrix_program(d, (ca.reshape(change, n, n) + J - J.T) / 2)


def gravity(d: Dynamics) -> Program:
    return graph_program(d, d.G)


def force(d: Dynamics) -> Program:
    return graph_program(d, d.f)


def inverse_dynamics(d: Dynamics) -> Program:
    """M a − f(u = 0)."""
    effort = ca.mtimes(d.M, d.a) - d.f if d.effort is None else d.effort
    return graph_program(d, ca.substitute(effort, d.u, ca.SX.zeros(d.u.numel())), d.a)


def energy(d: Dynamics) -> Program:
    """Kinetic and potential energy, Jacobi's integral."""
    kinetic = d.T if d.kinetic is None else d.kinetic
    return graph_program(d, ca.vertcat(kinetic, d.V, kinetic + d.V if d.jacobi is None else d.jacobi))


def constraints(d: Dynamics) -> Program:
    """(c, A v − b): how far position and velocity constraints are from zero."""
    return graph_program(d, ca.vertcat(d.c, ca.mtimes(d.A, d.v) - d.b))


def constraint_acceleration(d: Dynamics) -> Program:
    """A a − γ: how far accelerations are from keeping the constraints, c̈ of those on positions."""
    return graph_program(d, ca.mtimes(d.A, d.a) - d.gamma, d.a)


def constraint_jacobian(d: Dynamics) -> Program:
    return matrix_program(d, d.A)


def reaction_jacobian(d: Dynamics) -> Program:
    """B, whose rows are the forces that multipliers exert: A, but for friction that they bring about."""
    return matrix_program(d, d.A if d.B is None else d.B)


def powers(d: Dynamics) -> Program:
    return graph_program(d, d.powers, ca.vertcat(d.a, d.multipliers))


def positions(d: Dynamics) -> Program:
    return graph_program(d, d.points)


def point_jacobians(d: Dynamics) -> Program:
    """∂r/∂q · N of all points of the drawing."""
    return matrix_program(d, d.slope_along(d.points))


def position_correction(d: Dynamics) -> Program:
    """δq = N δ, a step of Newton's method towards c(q) = 0."""
    A = d.A[: d.c.size1(), :]
    if d.layout.identity:
        return _correction(d, A, -d.c, lambda delta: delta)
    return _correction(d, A, -d.c, lambda delta: ca.mtimes(d.N, delta))


def velocity_correction(d: Dynamics) -> Program:
    """What is missing of A v = b."""
    return _correction(d, d.A, d.b - ca.mtimes(d.A, d.v), lambda delta: delta)


def jacobian(d: Dynamics) -> Program:
    """∂ẏ/∂y, of which entries that are always zero are left out."""
    whole = rate(d)
    return slope(whole, "y", _residual_slope(d, whole))


def balance(d: Dynamics) -> Program:
    """(f + Aᵀλ, c, g): what is zero where a system rests, with multipliers λ given."""
    total = d.f + ca.mtimes(d.A.T, d.multipliers)
    return graph_program(d, ca.vertcat(total, d.c, d.g), d.multipliers)


def momenta(d: Dynamics) -> Program:
    """π = ∂L/∂v."""
    return graph_program(d, canonical.momenta(d))


def velocities(d: Dynamics) -> Program:
    """v from (q, π)."""
    return _canonical(d, lambda _, v: v)


def canonical_rate(d: Dynamics) -> Program:
    """(q̇, π̇, ż) at (q, π, z)."""
    return _canonical(d, canonical.canonical_rate)


def canonical_jacobian(d: Dynamics) -> Program:
    """The slope of the canonical rate, sparse."""
    return slope(canonical_rate(d), "y")


def expression_program(d: Dynamics, column: ca.SX) -> Program:
    """Graphs over the system's symbols; accelerations and multipliers in them are solved for."""
    unknown = ca.vertcat(d.a, d.multipliers)
    if column.numel() and ca.depends_on(ca.densify(column), unknown):
        return _solve(d, lambda a, reaction: ca.substitute(column, unknown, ca.vertcat(a, reaction)))
    return graph_program(d, column)


def graph_program(d: Dynamics, out: ca.SX, x: ca.SX | None = None) -> Program:
    """A graph over the symbols of a system, without a linear system."""
    return Program(ca.Function("finish", _arguments(d, x), ca.cse([ca.densify(out)])))


def matrix_program(d: Dynamics, matrix: ca.SX, x: ca.SX | None = None) -> Program:
    """A matrix row by row, the way NumPy keeps it; entries that are always zero are left out."""
    return Program(ca.Function("finish", _arguments(d, x), ca.cse([ca.vec(matrix.T)])), sparse=True)


def rate_of(d: Dynamics, matrix: ca.SX) -> ca.SX:
    """How a matrix of coordinates changes with time."""
    return ca.reshape(ca.jtimes(ca.vec(ca.densify(matrix)), d.q, d.qdot), matrix.shape)


def _arguments(d: Dynamics, x: ca.SX | None = None) -> list[ca.SX]:
    return [d.t, d.y, d.u, d.p, ca.SX.sym("x", 0) if x is None else x]


def _solve(d: Dynamics, finish: Callable[[ca.SX, ca.SX], ca.SX]) -> Program:
    """What follows from (v̇, λ): K = [[M, Aᵀ], [A, 0]], K (v̇, −λ) = (f, γ)."""
    if d.acceleration is not None:
        return graph_program(d, finish(d.acceleration, d.gamma))
    _check_inertia(d)
    n, m = d.M.size1(), d.A.size1()
    if n + m == 0:
        return graph_program(d, finish(d.f, d.gamma))
    if d.B is not None:
        return coupled_program(_arguments(d), d.M, d.f, (d.A, d.B, d.gamma), finish)
    w, arguments = ca.SX.sym("w", n + m), _arguments(d)
    # What is shared between K and r is computed once.
    M, f = d.solved
    K, r = ca.cse([_saddle(M, d.A, d.loop_rows), ca.vertcat(f, d.gamma)])
    system = ca.Function("system", arguments, [K, ca.densify(r)])
    # Both indices are given: of a 1×1 w, CasADi's w[1:] is 1×0, not 0×1, and would add a row.
    out = ca.densify(finish(w[:n, 0], -w[n:, 0]))
    damping = _LOOP_DAMPING if d.has_loops else DAMPING
    return Program(ca.Function("finish", [*arguments, w], [out]), system, n, damping=damping)


def _check_inertia(d: Dynamics) -> None:
    """Whether every velocity appears in the kinetic energy with its square."""
    for i, velocity in enumerate(d.velocities):
        if not d.solved[0].sparsity().has_nz(i, i):
            raise DescriptionError(
                f"The mass matrix of {d.name} is singular everywhere: no term of the kinetic energy gives "
                f"'{velocity}' inertia."
            )


def slope(function: Program, letter: str, R: ca.SX | None = None) -> Program:
    """∂/∂a of a function, row by row, where a is its argument t, y, u, p or x.

    Its linear system is not unrolled but solved once more: K w = r gives K ∂w/∂a = R = ∂r/∂a − (∂K/∂a) w;
    with B = ∂out/∂a and D = ∂out/∂w at fixed w and a, the slope is B + D K⁻¹ R. R is given where it is
    known in a shorter way than by the graph's own.
    """
    arguments = function.finish.sx_in()
    a, out = arguments["tyupx".index(letter)], function.finish(*arguments)
    if function.system is None:
        flat = ca.vec(ca.jacobian(out, a).T)
        return Program(ca.Function("finish", arguments, ca.cse([flat])), sparse=True)
    w = arguments[5]
    if R is None:
        K, r = function.system(*arguments[:5])
        R = ca.jacobian(r - ca.mtimes(K, w), a)
    slopes = [matrix.T for matrix in (ca.jacobian(out, a), ca.jacobian(out, w), R)]
    finish = ca.Function("finish", arguments, ca.cse(slopes))
    return Program(finish, function.system, function.leading, function.damping, sparse=True)


def _residual_slope(d: Dynamics, function: Program) -> ca.SX | None:
    """∂(r − K w)/∂y of a tree whose joints close loops, from the slope of its inverse dynamics.

    With w = (v̇, −λ) the rows are −(M v̇ − f) + Aᵀλ and γ − A v̇. The graph of M itself, differentiated entry by
    entry, would grow with the cube of the number of links.
    """
    needed = d.effort_slope
    if needed is None or needed.size2() != d.y.numel():
        return None
    if function.system is None or d.augmented is not None or d.B is not None:
        return None
    n, w = d.M.size1(), function.finish.sx_in()[5]
    a, multipliers = w[:n, 0], -w[n:, 0]
    reactions = ca.jacobian(ca.mtimes(d.A.T, multipliers), d.y)
    missing = ca.jacobian(d.gamma - ca.mtimes(d.A, a), d.y)
    return ca.vertcat(reactions - ca.substitute(needed, d.a, a), missing)


def acceleration_slope(d: Dynamics, letter: str) -> Program:
    """∂v̇/∂y or ∂v̇/∂u of a system that knows M a − f without M: −M⁻¹ ∂(M a − f) at a = v̇.

    Inverse dynamics is shorter than forward dynamics, and so are its slopes (Carpentier & Mansard 2018).
    """
    n, arguments, w = d.M.size1(), _arguments(d), ca.SX.sym("w", d.M.size1())
    stages = None
    if letter == "y" and d.effort_slope is not None:
        stages = d.staged_slope()
        R = ca.substitute(-d.effort_slope, d.a, w).T
    else:
        missing = ca.substitute(ca.densify(-d.effort), d.a, w)
        # Backwards, since there are fewer forces than entries of a state.
        R = ca.sparsify(ca.jtimes(missing, d.y if letter == "y" else d.u, ca.SX.eye(n), True))
    # Where slopes do not depend on accelerations, these are not solved for.
    K, r = ca.cse([d.M, ca.densify(d.f) if ca.depends_on(R, w) else ca.SX.zeros(n)])
    finish = ca.Function("finish", [*arguments, w], ca.cse([ca.SX(R.size1(), n), ca.SX.eye(n), R]))
    if stages is not None:
        given = stages.finish.sx_in()
        last = ca.Function("finish", given, ca.cse([-stages.finish(*given).T]))
        stages = stages._replace(finish=last)
    return Program(finish, ca.Function("system", arguments, [K, r]), n, sparse=True, stages=stages)


def inverse_dynamics_slope(d: Dynamics) -> Program:
    """∂(M a − f(u = 0))/∂y of a system that knows it."""
    slope = ca.substitute(d.effort_slope, d.u, ca.SX.zeros(d.u.numel()))
    return matrix_program(d, slope, d.a)


def _canonical(d: Dynamics, out: Callable[[Dynamics, ca.SX], ca.SX]) -> Program:
    """What follows from v at (q, π, z), for systems without constraints."""
    _check_inertia(d)
    w, arguments = ca.SX.sym("w", d.M.size1()), _arguments(d)
    K, r = ca.cse(list(canonical.canonical_system(d)))
    finish = ca.cse([ca.densify(out(d, w))])
    return Program(
        ca.Function("finish", [*arguments, w], finish),
        ca.Function("system", arguments, [K, ca.densify(r)]),
        d.M.size1(),
    )


def _correction(d: Dynamics, A: ca.SX, missing: ca.SX, finish: Callable[[ca.SX], ca.SX]) -> Program:
    """What follows from δ with A δ = missing and the smallest ½ δᵀMδ.

    [[M, Aᵀ], [A, 0]] (δ, μ) = (0, missing).
    """
    n, m = d.M.size1(), A.size1()
    arguments, w = _arguments(d), ca.SX.sym("w", n + m)
    K, r = ca.cse([_saddle(d.solved[0], A, d.loop_rows), ca.vertcat(ca.SX.zeros(n), missing)])
    system = ca.Function("system", arguments, [K, ca.densify(r)])
    out = ca.densify(finish(w[:n, 0]))
    # Near a singular configuration what is missing is only rounding, which must not be blown up.
    return Program(ca.Function("finish", [*arguments, w], [out]), system, n, damping=1e-8)


def _saddle(M: ca.SX, A: ca.SX, loop_rows: int) -> ca.SX:
    """[[M, Aᵀ], [A, −E]], with E = 0 but for the rows of joints that close loops, lengths and sines.

    Where a loop lies in a plane of space, some of them are rounding and hold nothing. E, far below all that
    hold something, Σ A_ij²/M_jj, keeps their multipliers from being rounding over rounding.
    """
    below = ca.SX(A.size1(), A.size1())
    if loop_rows > 0:
        E = _ROUNDING * ca.sum1(ca.mtimes(A[:loop_rows, :] ** 2, 1 / ca.densify(ca.diag(M))))
        for i in range(loop_rows):
            below[i, i] = -E
    return ca.vertcat(ca.horzcat(M, A.T), ca.horzcat(A, below))
