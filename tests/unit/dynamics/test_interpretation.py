"""Linear systems computed as graphs stand, where constraints depend on each other."""

import numpy as np

from pendula.dynamics.interpretation import _solve


def test_rounding_on_the_diagonal_of_repeated_constraints_is_no_inertia():
    """Two equal rows a₀ + a₁ = γ; below M stands what saddle systems of loops have there (graphs._saddle)."""
    M, rows, tiny = np.diag([1.0, 3.0]), np.ones((2, 2)), -1e-17 * np.eye(2)
    K = np.block([[M, rows.T], [rows, tiny]])
    w = _solve(K, np.array([4.0, 0.0, 2.0, 2.0]), 2)
    # a₀ + 2λ = 4, 3 a₁ + 2λ = 0, a₀ + a₁ = 2: a = (2.5, −0.5), λ = 0.75 each.
    np.testing.assert_allclose(w, [2.5, -0.5, 0.75, 0.75], rtol=1e-12)
    # Right-hand sides that contradict each other, as columns of slopes do, still leave their sums right.
    sides = np.array([[0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]).T
    np.testing.assert_allclose(_solve(K, sides, 2).sum(axis=1), _solve(K, sides.sum(axis=1), 2), rtol=1e-12)
