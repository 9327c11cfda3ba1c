"""The factorisation that compiled loops use, as plain Python against NumPy."""

import numpy as np
import pytest

from pendula.numerics.lu import factorise, room_for, stride_of, substitute


def solved(
    A: np.ndarray, right: np.ndarray, below: int | None = None, above: int | None = None
) -> np.ndarray:
    n = len(A)
    below, above = n - 1 if below is None else below, n - 1 if above is None else above
    stride = stride_of(n, below, above)
    # What lies outside the band may hold anything: it must not be read.
    factors, pivots, w = np.full(room_for(n, stride), np.nan), np.zeros(n), right.copy()
    for i in range(n):
        for j in range(max(0, i - below), min(n, i + below + above + 1)):
            factors[i * stride + j] = A[i, j]
    factorise(n, below, above, stride, factors, pivots)
    substitute(n, below, above, stride, factors, pivots, w)
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


@pytest.mark.parametrize(("below", "above"), [(0, 0), (1, 1), (2, 0), (0, 3), (3, 1), (7, 7)])
@pytest.mark.parametrize("n", [1, 4, 25])
def test_bands_are_solved_within_themselves(n, below, above):
    random = np.random.default_rng(10 * below + above)
    i, j = np.indices((n, n))
    # Diagonals so small that rows are exchanged, except where there is nothing else.
    A = np.where((i - j <= below) & (j - i <= above), random.normal(size=(n, n)), 0.0)
    A[np.diag_indices(n)] += 1e-3 if below and above else 3.0
    below, above = min(below, n - 1), min(above, n - 1)
    right = random.normal(size=n)
    expected = np.linalg.solve(A, right)
    tolerance = 1e-15 * n * np.linalg.cond(A) * np.abs(expected).max()
    np.testing.assert_allclose(solved(A, right, below, above), expected, rtol=0, atol=tolerance)


def test_a_narrow_band_takes_little_room():
    assert room_for(1000, stride_of(1000, 1, 1)) == 4000
    assert room_for(30, stride_of(30, 29, 29)) == 900


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
