"""Linear complementarity problems by Lemke's method: w = M z + q, w ≥ 0, z ≥ 0, wᵀz = 0.

Lemke 1965, as in Cottle, Pang & Stone, The Linear Complementarity Problem, 1992, §4.4; ties of the ratio test
are broken lexicographically, so that no basis comes twice and the method ends after finitely many pivots.
"""

import numpy as np

from pendula.errors import PendulaError

Array = np.ndarray
_WRONG = 1e-8  # next to the largest of q: what of min(w, z) cannot be rounding of a solution
# After so many pivots, or this part of the rows, the tableau is made from the problem anew: where rows depend
# on each other, rounding would else become pivots. Two boxes on each other were not solved without it.
_REFRESHED, _PART = 4, 0.05
_SMALL = 1e-11  # next to the largest entry of a column: what is smaller is no pivot


def solve_lcp(M: Array, q: Array, most: int = 10_000) -> Array:
    """The vector z of a linear complementarity problem.

    M copositive-plus (symmetric positive semidefinite matrices are) and a problem with w ≥ 0, z ≥ 0 suffice.

    Raises:
        PendulaError: where the method ends on a ray, or after too many pivots: no solution was found.
    """
    n = len(q)
    if M.shape != (n, n) or not (np.isfinite(M).all() and np.isfinite(q).all()):
        raise PendulaError(
            f"An LCP has a square matrix and a vector of finite numbers, got {M.shape}, ({n},)."
        )
    if (q >= 0).all():
        return np.zeros(n)
    # w − M z − z₀ = q; columns 0 … n−1 are w, n … 2n−1 are z, 2n is the artificial z₀, the last is q.
    problem = np.hstack([np.eye(n), -M, -np.ones((n, 1)), q[:, None]])
    tableau, basis, kept = problem.copy(), np.arange(n), max(_REFRESHED, int(_PART * n))
    row, entering = int(np.argmin(q)), 2 * n
    for k in range(1, most + 1):
        leaving, basis[row] = basis[row], entering
        _pivot(tableau, row, entering)
        if k % kept == 0:
            tableau = _refresh(problem, basis, tableau)
        if leaving == 2 * n:
            return _read_solution(M, q, basis)
        entering = leaving + n if leaving < n else leaving - n
        row = _leaving_row(tableau, basis, entering)
    raise PendulaError(f"Lemke's method took more than {most} pivots for {n} unknowns.")


def _read_solution(M: Array, q: Array, basis: Array) -> Array:
    """z of a basis from M and q themselves: after many pivots a tableau holds rounding, or a wrong basis."""
    n = len(q)
    z = np.zeros(2 * n)
    try:
        z[basis] = np.linalg.solve(np.hstack([np.eye(n), -M])[:, basis], q)
    except np.linalg.LinAlgError:
        raise PendulaError("Lemke's method ended in a basis that is singular, by rounding.") from None
    z = np.maximum(z[n:], 0.0)
    w = M @ z + q
    if np.abs(np.minimum(w, z)).max() > _WRONG * np.abs(q).max():
        raise PendulaError("Lemke's method ended in a basis that is no solution, by rounding.")
    return z


def _refresh(problem: Array, basis: Array, tableau: Array) -> Array:
    """The tableau of a basis without the rounding of pivots; as it is where the basis is singular."""
    try:
        return np.linalg.solve(problem[:, basis], problem)
    except np.linalg.LinAlgError:
        return tableau


def _pivot(tableau: Array, row: int, column: int) -> None:
    tableau[row] /= tableau[row, column]
    factors = tableau[:, column].copy()
    factors[row] = 0.0
    tableau -= factors[:, None] * tableau[row]


def _leaving_row(tableau: Array, basis: Array, column: int) -> int:
    """The row of least ratio; where several are least, z₀'s, else the lexicographically least."""
    n, entries = len(tableau), tableau[:, column]
    rows = np.flatnonzero(entries > _SMALL * np.abs(entries).max())
    if not len(rows):
        raise PendulaError("Lemke's method ended on a ray: the problem has no solution, or M is of no kind.")
    for k in (-1, *range(n)):
        ratios = tableau[rows, k] / entries[rows]
        rows = rows[ratios <= ratios.min() + 1e-14 * (1.0 + abs(ratios.min()))]
        artificial = rows[basis[rows] == 2 * n]
        if k == -1 and len(artificial):
            return int(artificial[0])
        if len(rows) == 1:
            break
    return int(rows[0])
