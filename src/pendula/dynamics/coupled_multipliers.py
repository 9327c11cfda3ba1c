"""Forces that depend on multipliers: friction that is μ times a normal force of the same instant.

M v̇ = f + Bᵀλ and A v̇ = γ with B ≠ A is not symmetric. With X = M⁻¹ Bᵀ, λ follows from (A X) λ = γ − A M⁻¹ f,
as many equations as constraints, by elimination without exchanges. Rows of A may vanish: their pivots p are
damped as those of ``compiler/elimination.py`` are, p/(p² + (δs)²) next to what they were at first, s, so that
their multipliers are 0.
"""

from collections.abc import Callable

import casadi as ca

from pendula.dynamics.program import DAMPING, Program


def coupled_program(
    arguments: list[ca.SX],
    M: ca.SX,
    f: ca.SX,
    rows: tuple[ca.SX, ca.SX, ca.SX],
    finish: Callable[[ca.SX, ca.SX], ca.SX],
) -> Program:
    """What follows from (v̇, λ), with ``rows`` A, B and γ.

    M⁻¹ f and M⁻¹ Bᵀ come from one linear system, M in every block of its diagonal; elimination is the same in
    all of them, and done once where it is written out.
    """
    A, B, gamma = rows
    n, m = M.size1(), A.size1()
    r = ca.vertcat(ca.densify(f), ca.vec(ca.densify(B.T)))
    system = ca.Function("system", arguments, ca.cse([ca.diagcat(*[M] * (m + 1)), r]))
    w = ca.SX.sym("w", n * (m + 1))
    free, X = w[:n, 0], ca.reshape(w[n:, 0], n, m)
    reaction = _eliminate(ca.mtimes(A, X), gamma - ca.mtimes(A, free))
    out = ca.densify(finish(free + ca.mtimes(X, reaction), reaction))
    finished = ca.Function("finish", [*arguments, w], ca.cse([out]))
    return Program(finished, system, n * (m + 1), coupled=True)


def _eliminate(S: ca.SX, r: ca.SX) -> ca.SX:
    """X with S x = r, a graph entry by entry; 0 where a row vanishes."""
    m = S.size1()
    rows = [[S[i, j] for j in range(m)] for i in range(m)]
    right = [r[i] for i in range(m)]
    inverse = []
    for k in range(m):
        pivot, small = rows[k][k], DAMPING * S[k, k]
        inverse.append(pivot / (pivot * pivot + small * small + 1e-300))
        for i in range(k + 1, m):
            factor = rows[i][k] * inverse[k]
            for j in range(k + 1, m):
                rows[i][j] = rows[i][j] - factor * rows[k][j]
            right[i] = right[i] - factor * right[k]
    for k in reversed(range(m)):
        for j in range(k + 1, m):
            right[k] = right[k] - rows[k][j] * right[j]
        right[k] = right[k] * inverse[k]
    return ca.densify(ca.vertcat(*right))  # rows that hold nothing have multipliers, too
