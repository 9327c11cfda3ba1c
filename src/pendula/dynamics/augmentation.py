"""Mass matrices that are singular alone, but not together with the constraints.

Of a quaternion with |q| = 1, no kinetic energy depends on the rate of its length; of a point without mass
that rods hold, none depends on its velocity. Since A v̇ = γ, the equations M v̇ = f + Aᵀλ do not change with

    M + σ AᵀA   in the place of M   and   f + σ Aᵀγ   in the place of f,   σ > 0,

nor do the multipliers (Golub & Greif, On solving block-structured indefinite linear systems, SIAM J. Sci.
Comput. 24, 2003, §2). The same matrix measures how far corrections move that lead back onto the constraints.
"""

import casadi as ca
import numpy as np

_TRIALS = 3  # states at which a matrix is looked at
_SINGULAR = 1e-10  # smallest eigenvalue of a matrix scaled to a unit diagonal, which counts as zero


def augment(M: ca.SX, f: ca.SX, A: ca.SX, gamma: ca.SX, symbols: list[ca.SX]) -> tuple[ca.SX, ca.SX] | None:
    """The pair that stands for M and f, or None where M is regular or constraints do not help.

    Args:
        M: mass matrix.
        f: forces.
        A: rows of the constraints.
        gamma: their bias.
        symbols: what all of these depend on.
    """
    if not A.size1() or not _is_singular(M, symbols):
        return None
    # Both parts are of one size, in whatever units.
    sigma = ca.trace(M) / ca.sumsqr(A)
    whole = M + sigma * ca.mtimes(A.T, A)
    if _is_singular(whole, symbols):
        return None
    return whole, f + sigma * ca.mtimes(A.T, gamma)


def _is_singular(M: ca.SX, symbols: list[ca.SX]) -> bool:
    """Whether a matrix is singular wherever it is looked at, whatever the values of parameters are."""
    look = ca.Function("look", symbols, [ca.densify(M)])
    some = np.random.default_rng(1)
    for _ in range(_TRIALS):
        values = look(*(some.uniform(0.3, 0.9, symbol.shape) for symbol in symbols)).full()
        if not np.isfinite(values).all():
            return False
        scale = np.sqrt(np.abs(np.diag(values)))
        scale[scale == 0.0] = 1.0
        if np.linalg.eigvalsh(values / np.outer(scale, scale))[0] > _SINGULAR:
            return False
    return True
