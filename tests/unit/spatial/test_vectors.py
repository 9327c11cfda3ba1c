"""Vectors and matrices against NumPy."""

import numpy as np

from pendula.spatial import vectors

RANDOM = np.random.default_rng(4)
A, B = RANDOM.uniform(-1, 1, (2, 50, 3, 3))
a, b = RANDOM.uniform(-1, 1, (2, 50, 3))
ROUNDING = 1e-15  # sums of three products below 1


def test_products_are_numpys():
    np.testing.assert_allclose(vectors.dot(a, b), np.vecdot(a, b), atol=ROUNDING)
    np.testing.assert_allclose(vectors.cross(a, b), np.cross(a, b), atol=ROUNDING)
    np.testing.assert_allclose(vectors.multiply(A, B), A @ B, atol=ROUNDING)
    np.testing.assert_allclose(vectors.transform(A, a), np.einsum("nij,nj->ni", A, a), atol=ROUNDING)
    np.testing.assert_array_equal(vectors.transpose(A), np.swapaxes(A, 1, 2))


def test_the_skew_matrix_is_that_of_the_cross_product():
    np.testing.assert_array_equal(vectors.transform(vectors.skew(a), b), vectors.cross(a, b))
    np.testing.assert_array_equal(vectors.skew(a), -vectors.transpose(vectors.skew(a)))


def test_unskew_undoes_skew_and_leaves_out_what_is_symmetric():
    np.testing.assert_array_equal(vectors.unskew(vectors.skew(a)), a)
    symmetric = A + vectors.transpose(A)
    np.testing.assert_allclose(vectors.unskew(vectors.skew(a) + symmetric), a, atol=ROUNDING)
