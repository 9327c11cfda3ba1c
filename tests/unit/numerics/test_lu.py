"""The factorisation that compiled loops use, as plain Python against NumPy."""

import numpy as np
import pytest

from pendula.numerics.lu import factorise, substitute


def solved(A: np.ndarray, right: np.ndarray) -> np.ndarray:
    factors, pivots, w = A.ravel().copy(), np.zeros(len(A)), right.copy()
    factorise(len(A), factors, pivots)
    substitute(len(A), factors, pivots, w)
    return w


@pytest.mark.parametrize("n", [1, 2, 3, 8, 30])
@pytest.mark.parametrize("sparse", [False, True], ids=["dense", "sparse"])
def test_solutions_are_numpys(n, sparse):
    random = np.random.default_rng(n)
    A, right = random.normal(size=(n, n)), random.normal(size=n)
    if sparse:
        A = np.where(random.uniform(size=(n, n)) < 0.3, A, 0.0) + np.roll(np.eye(n), 1, axis=0)
    expected = np.linalg.solve(A, right)
    # Partial pivoting is backward stable: rounding times the condition number.
    tolerance = 1e-15 * n * np.linalg.cond(A) * np.abs(expected).max()
    np.testing.assert_allclose(solved(A, right), expected, rtol=0, atol=tolerance)


def test_small_pivots_are_passed_over():
    # Without pivoting 1e-20 on the diagonal loses the second equation entirely.
    A = np.array([[1e-20, 1.0], [1.0, 1.0]])
    np.testing.assert_allclose(solved(A, np.array([1.0, 2.0])), [1.0, 1.0], rtol=1e-15)
    cycle = np.roll(np.eye(4), 1, axis=0)  # every diagonal entry is zero
    np.testing.assert_array_equal(solved(cycle, np.arange(4.0)), [1.0, 2.0, 3.0, 0.0])


@pytest.mark.filterwarnings("ignore:divide by zero", "ignore:invalid value")
def test_a_singular_matrix_has_no_finite_solution():
    A = np.array([[1.0, 2.0], [2.0, 4.0]])
    assert not np.isfinite(solved(A, np.array([1.0, 0.0]))).all()
