"""Wrong arguments are refused in a sentence that names them."""

import casadi as ca
import numpy as np
import pytest
import sympy as sp

from pendula.errors import PendulaError
from pendula.spatial import quaternions as qn
from pendula.spatial import vectors

ONE = (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("call", "phrase"),
    [
        (
            lambda: qn.multiply((1, 2, 3), ONE),
            r"'p' must be a quaternion with 4 components .*, got 3: \(1, 2, 3\)",
        ),
        (lambda: qn.rotate(ONE, (1, 2)), r"'v' must be a vector with 3 components, got 2"),
        (lambda: qn.conjugate(np.zeros((4, 3))), r"'q' must be .* along the last axis, got .* \(4, 3\)"),
        (lambda: qn.conjugate(np.array(1.0)), r"got an array of shape \(\)"),
        (lambda: vectors.unskew(np.zeros((3, 4))), r"'A' must be a matrix .* along the last two axes"),
        (
            lambda: vectors.transpose([(1, 2, 3), (1, 2, 3)]),
            r"'A' must be a matrix with 3 rows of 3 entries, got 2",
        ),
        (
            lambda: vectors.transpose([(1, 2, 3), (1, 2, 3), (1, 2)]),
            r"'A\[2\]' must be a vector with 3 comp.*, got 2",
        ),
        (
            lambda: vectors.skew(ca.SX.sym("x", 3)),
            r"'a' must be .*, got SX; give a sequence of its components",
        ),
        (lambda: vectors.skew(2.0), r"'a' must be .*, got float"),
        (
            lambda: qn.conjugate([[1.0, 0, 0, 0]] * 4),
            r"sequence of sequences; give many at once as a NumPy array",
        ),
        (
            lambda: qn.multiply(np.ones((5, 4)), np.ones((7, 4))),
            r"do not fit each other: 'p' \(5,\), 'q' \(7,\)",
        ),
        (lambda: qn.from_axis_angle(np.ones((5, 3)), np.ones(2)), r"'axis' \(5,\), 'angle' \(2,\)"),
    ],
)
def test_wrong_shapes(call, phrase):
    with pytest.raises(PendulaError, match=phrase):
        call()


@pytest.mark.parametrize("zero", [(0, 0, 0, 0), (0.0, 0.0, 0.0, 0.0), np.array([ONE, np.zeros(4)])])
def test_a_zero_quaternion_has_no_direction(zero):
    for function in (qn.normalise, qn.logarithm):
        with pytest.raises(PendulaError, match="The quaternion has length 0"):
            function(zero)
    with pytest.raises(PendulaError, match="The axis of a rotation has length 0"):
        qn.from_axis_angle(np.asarray(zero)[..., 1:], 1.0)


def test_symbols_are_not_compared_with_zero():
    q = sp.symbols("w x y z")
    assert qn.normalise(q)[0] == q[0] / sp.sqrt(sum(part**2 for part in q))
    assert len(qn.normalise(ca.vertsplit(ca.SX.sym("q", 4)))) == 4


@pytest.mark.parametrize(
    ("matrix", "phrase"),
    [
        (2 * np.eye(3), r"not a rotation matrix: RᵀR differs from the identity by 3,"),
        (np.eye(3) + 1e-4, r"not a rotation matrix: RᵀR differs"),
        (np.full((3, 3), np.nan), r"RᵀR differs from the identity by nan"),
        (np.diag([1, 1, -1]), r"determinant is −1, so it mirrors"),
        (np.stack([np.eye(3), -np.eye(3)]), r"determinant is −1"),
        (np.eye(4), r"3 rows of 3 entries in its last two axes, got shape \(4, 4\)"),
        (ONE, r"got shape \(4,\)"),
        ("turned", r"3 rows of 3 numbers, got 'turned'"),
        (ca.SX.sym("R", 3, 3), r"3 rows of 3 numbers, got SX"),
        (sp.MatrixSymbol("R", 3, 3).as_explicit(), r"3 rows of 3 numbers, got Matrix"),
    ],
)
def test_what_is_not_a_rotation_matrix(matrix, phrase):
    with pytest.raises(PendulaError, match=phrase):
        qn.from_matrix(matrix)


def test_a_matrix_typed_with_six_digits_is_accepted():
    c = 0.707107
    back = qn.from_matrix([[c, -c, 0], [c, c, 0], [0, 0, 1]])
    np.testing.assert_allclose(back, qn.from_axis_angle((0, 0, 1), np.pi / 4), atol=1e-6)
    assert abs(np.linalg.norm(back) - 1) < 1e-15
