"""Quaternions against closed forms, SciPy's rotations and derivatives by CasADi."""

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp
from scipy.spatial.transform import Rotation

from pendula.spatial import quaternions as qn
from pendula.spatial import vectors

ROUNDING = 1e-15  # some units in the last place of numbers up to π
RANDOM = np.random.default_rng(3)
UNIT = qn.normalise(RANDOM.normal(size=(500, 4)))
AXES = UNIT[:, 1:] / np.linalg.norm(UNIT[:, 1:], axis=1, keepdims=True)
SMALL = (0.0, 1e-300, 1e-160, 1e-31, 1e-30, 1e-16, 1e-12, 1e-8, 1e-4)


def scipys(q: np.ndarray) -> Rotation:
    """SciPy's rotation; its quaternions have the scalar last."""
    return Rotation.from_quat(np.roll(q, -1, axis=-1))


def short_way(q: np.ndarray) -> np.ndarray:
    return np.where(q[..., :1] < 0, -q, q)


def test_i_j_k_multiply_as_hamilton_said():
    one, i, j, k = np.eye(4)
    for a, b, c in ((i, j, k), (j, k, i), (k, i, j)):
        np.testing.assert_array_equal(qn.multiply(a, b), c)
        np.testing.assert_array_equal(qn.multiply(b, a), -c)
        np.testing.assert_array_equal(qn.multiply(a, a), -one)


def test_a_quarter_turn_about_z_turns_the_x_axis_of_the_body_to_the_y_axis_of_the_world():
    q = qn.from_axis_angle((0, 0, 5), np.pi / 2)
    np.testing.assert_allclose(q, [np.sqrt(0.5), 0, 0, np.sqrt(0.5)], atol=ROUNDING)
    np.testing.assert_allclose(qn.rotate(q, (1, 0, 0)), [0, 1, 0], atol=ROUNDING)
    np.testing.assert_allclose(np.array(qn.rotation_matrix(q))[:, 0], [0, 1, 0], atol=ROUNDING)


def test_products_rotations_and_matrices_are_scipys():
    other, v = np.roll(UNIT, 1, axis=0), RANDOM.normal(size=(500, 3))
    product = (scipys(UNIT) * scipys(other)).as_matrix()
    # SciPy normalises once more: another rounding or two.
    np.testing.assert_allclose(qn.rotation_matrix(qn.multiply(UNIT, other)), product, atol=2 * ROUNDING)
    np.testing.assert_allclose(qn.rotation_matrix(UNIT), scipys(UNIT).as_matrix(), atol=2 * ROUNDING)
    np.testing.assert_allclose(qn.rotate(UNIT, v), scipys(UNIT).apply(v), atol=2 * ROUNDING * np.abs(v).max())
    np.testing.assert_allclose(qn.logarithm(UNIT), scipys(UNIT).as_rotvec(), atol=2 * ROUNDING)


def test_exponentials_are_scipys():
    rotation = 3 * AXES * RANDOM.uniform(0, 1, (500, 1))
    np.testing.assert_allclose(
        qn.rotation_matrix(qn.exponential(rotation)),
        Rotation.from_rotvec(rotation).as_matrix(),
        atol=2 * ROUNDING,
    )


@pytest.mark.parametrize("angle", [*SMALL, 0.1, 1.0, 2.0, 3.0, np.pi - 1e-4, np.pi - 1e-12])
def test_the_logarithm_gives_back_what_the_exponential_took(angle):
    rotation = angle * AXES
    back = qn.logarithm(qn.exponential(rotation))
    assert np.abs(back - rotation).max() <= ROUNDING * min(angle, 1.0)


@pytest.mark.parametrize("angle", [*SMALL, 1.0, np.pi - 1e-12, np.pi, 4.0, 2 * np.pi - 1e-12, 2 * np.pi, 7.0])
def test_exponentials_are_right_in_every_digit(angle):
    for axis in ((1.0, 0.0, 0.0), (0.6, 0.0, -0.8), tuple(AXES[0])):
        rotation = tuple(angle * part for part in axis)
        with mpmath.workdps(400):  # squares of 1e-160 included
            x, y, z = map(mpmath.mpf, rotation)
            exact = mpmath.sqrt(x * x + y * y + z * z)
            scale = mpmath.sin(exact / 2) / exact if exact else mpmath.mpf(0.5)
            truth = np.array(
                [float(part) for part in (mpmath.cos(exact / 2), x * scale, y * scale, z * scale)]
            )
        assert np.abs(np.array(qn.exponential(rotation)) - truth)[1:].max() <= ROUNDING * min(angle, 1.0)
        assert abs(qn.exponential(rotation)[0] - truth[0]) <= ROUNDING


@pytest.mark.parametrize("w", [1e-300, 1e-16, 1e-12, 1e-8, 1e-4])
def test_logarithms_near_half_turns_keep_every_digit(w):
    # About x: φ = 2 atan2(√(1 − w²), w) = π − 2 asin w
    q = (w, np.sqrt(1 - w * w), 0.0, 0.0)
    expected = float(mpmath.pi - 2 * mpmath.asin(mpmath.mpf(w)))
    np.testing.assert_allclose(qn.logarithm(q), [expected, 0, 0], atol=ROUNDING)
    # A little beyond, the short way is the other one.
    np.testing.assert_allclose(qn.logarithm((-w, *q[1:])), [-expected, 0, 0], atol=ROUNDING)


def test_the_logarithm_is_that_of_the_rotation_not_of_the_sign():
    np.testing.assert_array_equal(qn.logarithm(-UNIT), qn.logarithm(UNIT))
    np.testing.assert_array_equal(qn.logarithm((-1.0, 0.0, 0.0, 0.0)), [0, 0, 0])
    np.testing.assert_allclose(qn.logarithm(7 * UNIT), qn.logarithm(UNIT), atol=2 * ROUNDING)
    np.testing.assert_allclose(qn.logarithm((0.0, 0.0, 1.0, 0.0)), [0, np.pi, 0], atol=ROUNDING)


def test_exponentials_of_logarithms_are_the_quaternion_again():
    np.testing.assert_allclose(qn.exponential(qn.logarithm(UNIT)), short_way(UNIT), atol=ROUNDING)


def test_first_and_second_derivatives_at_the_identity_are_finite_and_right():
    # exp φ⃗ = (1 − φ²/8, φ⃗/2) + …, log (w, u) = 2 u/w + …
    x, y = ca.SX.sym("x", 3), ca.SX.sym("y", 4)
    q = ca.vertcat(*qn.exponential(ca.vertsplit(x)))
    rotation = ca.vertcat(*qn.logarithm(ca.vertsplit(y)))
    first = ca.Function("first", [x, y], [ca.jacobian(q, x), ca.jacobian(rotation, y)])
    of_q, of_rotation = map(np.array, first(np.zeros(3), [1, 0, 0, 0]))
    np.testing.assert_array_equal(of_q, np.vstack([np.zeros(3), np.eye(3) / 2]))
    np.testing.assert_array_equal(of_rotation, np.hstack([np.zeros((3, 1)), 2 * np.eye(3)]))
    second = ca.Function("second", [x], [ca.hessian(q[i], x)[0] for i in range(4)])
    of_q = np.array([h.full() for h in second(np.zeros(3))])
    np.testing.assert_allclose(of_q[0], -np.eye(3) / 4, atol=ROUNDING)
    np.testing.assert_array_equal(of_q[1:], np.zeros((3, 3, 3)))
    second = ca.Function("second", [y], [ca.hessian(rotation[i], y)[0] for i in range(3)])
    for i, hessian in enumerate(second([1, 0, 0, 0])):
        expected = np.zeros((4, 4))
        expected[0, i + 1] = expected[i + 1, 0] = -2
        np.testing.assert_allclose(hessian.full(), expected, atol=ROUNDING)


def test_identities_of_polynomials_hold_in_symbols():
    p, q = sp.symbols("p0:4"), sp.symbols("q0:4")
    omega, v = sp.symbols("w0:3"), sp.symbols("v0:3")
    R = sp.Matrix(qn.rotation_matrix(q))

    def vanishes(expression):
        return sp.Matrix(expression).expand().is_zero_matrix

    assert vanishes(R * sp.Matrix(v) - sp.Matrix(qn.rotate(q, v)))
    assert vanishes(sp.Matrix(qn.rotation_matrix(qn.multiply(p, q))) - sp.Matrix(qn.rotation_matrix(p)) * R)
    sandwich = qn.multiply(qn.multiply(q, (0, *v)), qn.conjugate(q))
    assert vanishes(sp.Matrix(sandwich) - sp.Matrix([0, *qn.rotate(q, v)]))
    # Ṙ = R [ω]× with ω along body axes, Ṙ = [ω]× R along world axes.
    turning = sp.Matrix(vectors.skew(omega))
    for rate, expected in ((qn.rate(q, omega), R * turning), (qn.rate_world(q, omega), turning * R)):
        change = sum((R.diff(part) * speed for part, speed in zip(q, rate, strict=True)), sp.zeros(3))
        assert vanishes(change - expected)
    E = sp.Matrix(qn.rate_matrix(q))
    assert vanishes(E * sp.Matrix(omega) - sp.Matrix(qn.rate(q, omega)))
    assert vanishes(E.T * E - sp.eye(3) * sum(part**2 for part in q) / 4)


def test_quaternions_of_random_matrices_are_those_they_came_from():
    np.testing.assert_allclose(qn.from_matrix(qn.rotation_matrix(UNIT)), short_way(UNIT), atol=ROUNDING)
    assert qn.from_matrix(qn.rotation_matrix(UNIT.reshape(5, 100, 4))).shape == (5, 100, 4)


@pytest.mark.parametrize("branch", range(4))
@pytest.mark.parametrize("off", [0.0, 1e-300, 1e-12, 1e-8, 1e-3, 0.3])
def test_every_branch_of_shepperd_keeps_every_digit(branch, off):
    # The component of the branch is the largest; with off = 0, branches 1 to 3 are half turns about x, y, z.
    for signs in np.ndindex(2, 2, 2, 2):
        q = qn.normalise(np.where(np.arange(4) == branch, 1.0, off) * (1 - 2 * np.array(signs)))
        back = qn.from_matrix(qn.rotation_matrix(q))
        assert back[0] >= 0
        assert min(np.abs(back - q).max(), np.abs(back + q).max()) <= ROUNDING


def test_half_turns_about_any_axis_have_their_axis():
    q = np.hstack([np.zeros((500, 1)), AXES])
    back = qn.from_matrix(qn.rotation_matrix(q))
    off = np.minimum(np.abs(back - q).max(axis=1), np.abs(back + q).max(axis=1))
    assert off.max() <= ROUNDING


def test_matrices_and_quaternions_in_integers_are_read():
    np.testing.assert_array_equal(qn.from_matrix([[1, 0, 0], [0, -1, 0], [0, 0, -1]]), [0, 1, 0, 0])
    np.testing.assert_allclose(qn.normalise([3, 0, 0, 4]), [0.6, 0, 0, 0.8], atol=ROUNDING)


def test_interpolation_turns_steadily_and_the_short_way():
    p = qn.from_axis_angle((0, 0, 1), 0.3)
    ends = (np.array(qn.from_axis_angle((0, 0, 1), 1.5)), -np.array(qn.from_axis_angle((0, 0, 1), 1.5)))
    for q in ends:
        for fraction in (0.0, 0.25, 0.5, 1.0):
            expected = qn.from_axis_angle((0, 0, 1), 0.3 + 1.2 * fraction)
            np.testing.assert_allclose(qn.interpolate(p, q, fraction), expected, atol=ROUNDING)
    # From 170° to −170° by way of 180°.
    q = qn.interpolate(*(qn.from_axis_angle((1, 0, 0), np.radians(a)) for a in (170, -170)), 0.5)
    np.testing.assert_allclose(q, qn.from_axis_angle((1, 0, 0), np.pi), atol=ROUNDING)


def test_interpolation_between_equal_and_between_opposite_rotations():
    np.testing.assert_allclose(qn.interpolate(UNIT, UNIT, 0.5), UNIT, atol=ROUNDING)
    half = qn.interpolate((1.0, 0, 0, 0), (0.0, 1, 0, 0), 0.5)
    np.testing.assert_allclose(half, qn.from_axis_angle((1, 0, 0), np.pi / 2), atol=ROUNDING)
