"""ω = E u̇ of all sequences against the slope of R, and u̇ near singularities against 60 digits."""

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp

from pendula.errors import PendulaError
from pendula.spatial import Rx, Ry, Rz, euler_rate_matrix, euler_rates
from pendula.spatial.euler import SEQUENCES, euler_matrix

ROUNDING = 2e-15  # sums of a few products below 3
ALL = (*SEQUENCES, *(sequence.upper() for sequence in SEQUENCES))
every_sequence = pytest.mark.parametrize("sequence", ALL)
RANDOM = np.random.default_rng(6)
OMEGA = (0.3, -1.1, 0.7)


def is_proper(sequence):
    return sequence[0] == sequence[2]


@every_sequence
def test_the_rate_matrix_is_that_of_the_slope_of_the_rotation(sequence):
    u = ca.SX.sym("u", 3)
    R = ca.vertcat(*(ca.horzcat(*row) for row in euler_matrix(sequence, ca.vertsplit(u))))
    slopes = ca.Function("slopes", [u], [R, *(ca.jacobian(ca.vec(R), u[i]) for i in range(3))])
    angles = RANDOM.uniform(-3, 3, 3)
    R, *changes = (entry.full() for entry in slopes(angles))
    for i, change in enumerate(changes):
        # ∂R/∂uᵢ = [ω]× R in world axes, R [ω]× in body axes, where ω is the column i of E
        slope = change.reshape(3, 3, order="F")
        for axes, turning in (("world", slope @ R.T), ("body", R.T @ slope)):
            column = np.array(euler_rate_matrix(sequence, angles, axes))[:, i]
            np.testing.assert_allclose([turning[2, 1], turning[0, 2], turning[1, 0]], column, atol=ROUNDING)


def test_the_rate_matrix_321_is_that_of_the_notes():
    phi, theta, psi = sp.symbols("phi theta psi")
    # The matrices of the notes turn components from fixed axes into turned ones: ours are their transposes.
    Y, Z = sp.Matrix(Ry(theta)).T, sp.Matrix(Rz(psi)).T
    ex, ey, ez = sp.eye(3).columnspace()
    notes = sp.Matrix.hstack(Z.T * Y.T * ex, Z.T * ey, ez)
    assert sp.Matrix(euler_rate_matrix("xyz", (phi, theta, psi))) == notes
    reverse = sp.Matrix(euler_rate_matrix("321", (psi, theta, phi)))
    assert reverse == notes[:, ::-1]
    assert sp.simplify(notes.det()) == sp.cos(theta)
    body = sp.Matrix(euler_rate_matrix("xyz", (phi, theta, psi), "body"))
    R = sp.Matrix(Rz(psi)) * sp.Matrix(Ry(theta)) * sp.Matrix(Rx(phi))
    assert sp.simplify(R * body - notes).is_zero_matrix


@every_sequence
@pytest.mark.parametrize("axes", ["world", "body"])
def test_rates_undo_the_matrix(sequence, axes):
    angles = RANDOM.uniform(0.3, 1.2, (4, 50, 3))  # far from singular
    rates = RANDOM.normal(size=(4, 50, 3))
    omega = np.einsum("...ij,...j->...i", euler_rate_matrix(sequence, angles, axes), rates)
    np.testing.assert_allclose(euler_rates(sequence, angles, omega, axes), rates, atol=20 * ROUNDING)


@every_sequence
@pytest.mark.parametrize("off", [1e-4, 1e-8, 1e-12])
def test_rates_near_a_singularity_keep_every_digit(sequence, off):
    angles = (0.4, (0.0 if is_proper(sequence) else np.pi / 2) + off, -1.3)
    with mpmath.workdps(60):
        exact = tuple(map(mpmath.mpf, angles))
        E = mpmath.matrix([list(row) for row in euler_rate_matrix(sequence, exact)])
        truth = np.array([float(rate) for rate in mpmath.lu_solve(E, mpmath.matrix(OMEGA))])
    with pytest.warns(RuntimeWarning, match="near a singularity: rates may be"):
        found = euler_rates(sequence, angles, OMEGA)
    # The first and the last are numbers of size 1, rounded, over a determinant of this size.
    np.testing.assert_allclose(found, truth, rtol=0, atol=ROUNDING / off)
    assert abs(found[1] - truth[1]) <= ROUNDING


@every_sequence
def test_at_a_singularity_rates_are_refused_but_angular_velocity_is_not(sequence):
    middle = np.pi if is_proper(sequence) else -np.pi / 2
    angles = (0.4, middle, -1.3)
    with pytest.raises(PendulaError, match=rf"Euler angles {sequence} .* is -?(90|180)°: .*quaternion"):
        euler_rates(sequence, angles, OMEGA)
    many = np.stack([(0.4, 0.5, -1.3), angles])
    with pytest.raises(PendulaError, match="are parallel"):
        euler_rates(sequence, many, OMEGA)
    assert np.linalg.matrix_rank(np.array(euler_rate_matrix(sequence, angles)), tol=1e-12) == 2


def test_a_warning_says_who_asked():
    with pytest.warns(RuntimeWarning, match=r"angles ZYX is 89\.9942704°, .* 1e\+04 times") as caught:
        euler_rates("ZYX", (0.0, np.pi / 2 - 1e-4, 0.0), OMEGA)
    assert caught[0].filename == __file__


def test_no_angles_are_no_singularity():
    assert euler_rates("ZYX", np.zeros((0, 3)), np.zeros((0, 3))).shape == (0, 3)


def test_expressions_are_not_compared_with_zero():
    u, w = sp.symbols("u0:3"), sp.symbols("w0:3")
    rates = sp.Matrix(euler_rates("ZXZ", u, w, "body"))
    E = sp.Matrix(euler_rate_matrix("ZXZ", u, "body"))
    assert sp.simplify(E * rates - sp.Matrix(w)).is_zero_matrix


def test_axes_are_the_worlds_or_the_bodys():
    with pytest.raises(PendulaError, match=r'"world" or "body", got \'inertial\''):
        euler_rate_matrix("ZYX", (0.1, 0.2, 0.3), "inertial")
