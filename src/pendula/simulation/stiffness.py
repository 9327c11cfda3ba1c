"""How fast something decays: what limits the steps of explicit methods in stiff systems."""

import numpy as np

from pendula.model import Model

# Of larger matrices only the eigenvalue that counts is looked for: all of 2,000 take most of a minute.
_SMALL = 300


def can_decay(model: Model) -> bool:
    """Whether anything takes energy or may do so; motions by energies alone keep their volume of states."""
    return bool(model.card.power_names or model.states) or not model.has("energy")


def bound_decay(J: np.ndarray) -> np.ndarray:
    """A bound of −Re λ of all eigenvalues of a matrix, or of many, 1/s.

    By Gershgorin's theorem every λ lies within Σⱼ≠ᵢ |Jᵢⱼ| of some Jᵢᵢ (Golub & Van Loan, §7.2).
    """
    diagonal = np.diagonal(J, axis1=-2, axis2=-1)
    return np.max(np.abs(J).sum(axis=-1) - np.abs(diagonal) - diagonal, axis=-1, initial=0.0)


def fastest_decay(J: np.ndarray, enough: float) -> float:
    """−Re λ of the leftmost eigenvalue of a matrix, 1/s; a bound of it where that is below ``enough``."""
    bound = float(bound_decay(J))
    if bound <= enough:
        return bound
    if len(J) <= _SMALL:
        return -float(np.linalg.eigvals(J).real.min())
    from scipy.sparse import csr_array
    from scipy.sparse.linalg import ArpackError, eigs

    try:
        leftmost = np.asarray(eigs(csr_array(J), k=1, which="SR", return_eigenvectors=False))
        return -float(leftmost.real.min())
    except ArpackError:  # it did not converge
        return -float(np.linalg.eigvals(J).real.min())
