"""Programs computed as they stand, for what is computed once or twice: compiling them would take longer."""

from collections.abc import Callable

import numpy as np

from pendula.dynamics.program import Program

Evaluate = Callable[..., np.ndarray]


def interpret(program: Program) -> Evaluate:
    """A function of (t, y, u, p, x) that gives all of a program's numbers, zeros included."""
    system, finish = program.system, program.finish
    if system is None:
        return lambda *arguments: finish(*arguments).full().ravel(order="F")

    def solve(*arguments: np.ndarray) -> np.ndarray:
        K, r = (part.full() for part in system(*arguments))
        if not program.slope:
            return finish(*arguments, _solve(K, r, program.leading)).full().ravel()
        w = _solve(K, r, program.leading)
        B, D, R = (part.full().T for part in finish(*arguments, w))
        return (B + D @ _solve(K, R, program.leading)).ravel()

    return solve


def _solve(K: np.ndarray, r: np.ndarray, leading: int) -> np.ndarray:
    """K⁻¹ r; of constraints that depend on each other the smallest multipliers, as in kernels."""
    try:
        solution = np.linalg.solve(K, r)
    except np.linalg.LinAlgError:
        solution = None
    if solution is not None and _condition(K, leading) < 1e12:
        return solution
    return np.linalg.lstsq(K, r, rcond=1e-12)[0] if np.isfinite(K).all() else np.full_like(r, np.nan)


def _condition(K: np.ndarray, leading: int) -> float:
    """The condition of a symmetric K whatever units its rows have: inertias and slopes of constraints are 1.

    Kernels judge pivots likewise, next to what they were: an arm of nanometres on a cart is not singular.
    Diagonal entries after the leading rows are rounding, not inertias.
    """
    sizes = np.sqrt(np.abs(np.diag(K)))
    bound = (sizes == 0) | (np.arange(len(K)) >= leading)
    sizes[bound] = 1.0
    slopes = np.abs(K[bound] / sizes).max(axis=1, initial=0.0)
    sizes[bound] = np.where(slopes > 0, slopes, 1.0)
    return float(np.linalg.cond(K / sizes / sizes[:, None]))
