"""What of a mass matrix can be known without all of its entries, of which very large trees have too many."""

import numpy as np

from pendula.model.model import Model
from pendula.model.route import RECURSIVE

_PART = 1e-6  # of a diagonal entry, which pivots of a matrix have that is surely definite
_SMALL = 3  # rows


def mass_diagonal(
    model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray, p: np.ndarray | None = None
) -> np.ndarray:
    """M_kk of every velocity, at one state or at many given row by row, with parameters ``p`` if given."""
    if model.card.route == RECURSIVE:
        return _evaluate(model, "diagonal", t, y, u, p)
    return np.diagonal(model.evaluate("mass_matrix", t, y, u, p=p), axis1=-2, axis2=-1)


def mass_pivots(
    model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray, p: np.ndarray | None = None
) -> np.ndarray:
    """The inertia of every velocity where all that it carries is free to move, of a recursive model."""
    return _evaluate(model, "pivots", t, y, u, p)


def mass_metric(model: Model, M: np.ndarray, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    """M itself, at one state; where it is singular and there are constraints, M + σ AᵀA.

    With it equations are solved there (``dynamics/augmentation.py``).
    """
    if not model.constraints or is_definite(M) or not np.isfinite(M).all():
        return M
    A = model.evaluate("constraint_jacobian", t, y, u)
    return M + np.trace(M) / max(np.sum(A * A), 1e-300) * A.T @ A


def is_definite(M: np.ndarray) -> bool:
    """Whether every pivot keeps a good part of its diagonal entry: quick, and true of most systems."""
    try:
        pivots = np.linalg.cholesky(M).diagonal()
    except np.linalg.LinAlgError:
        return False
    return bool((pivots * pivots > _PART * M.diagonal()).all())


def are_definite(M: np.ndarray) -> np.ndarray:
    """The same of many matrices; small ones are eliminated all at once, a third of LAPACK's time."""
    if M.shape[-1] <= _SMALL:
        return _have_pivots(M)
    try:
        pivots = np.diagonal(np.linalg.cholesky(M), axis1=-2, axis2=-1)
    except np.linalg.LinAlgError:
        return np.array([is_definite(each) for each in M])
    return np.all(pivots * pivots > _PART * np.diagonal(M, axis1=-2, axis2=-1), axis=-1)


def _have_pivots(M: np.ndarray) -> np.ndarray:
    """The same by M = L D Lᵀ, whose D has the squares of Cholesky's pivots."""
    left, good = M.copy(), np.ones(len(M), dtype=bool)
    with np.errstate(all="ignore"):  # beyond a pivot that is zero nothing counts
        for k in range(M.shape[-1]):
            pivot, column = left[:, k, k], left[:, k + 1 :, k]
            good &= pivot > _PART * M[:, k, k]
            left[:, k + 1 :, k + 1 :] -= column[:, :, None] * (column / pivot[:, None])[:, None, :]
    return good


def _evaluate(
    model: Model, name: str, t: np.ndarray, y: np.ndarray, u: np.ndarray, p: np.ndarray | None = None
) -> np.ndarray:
    count, given = len(y) if y.ndim == 2 else None, np.array(model.values) if p is None else p
    return model.compilation.kernel(name)(t, y, u, given, np.zeros(0), count=count)
