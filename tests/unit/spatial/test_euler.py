"""Euler angles of all sequences: against SciPy's, and near their singularities against 60 digits."""

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp
from scipy.spatial.transform import Rotation as SciPyRotation

from pendula.errors import PendulaError
from pendula.spatial import Rotation, quaternions
from pendula.spatial.euler import SEQUENCES, euler_angles, euler_matrix, euler_quaternion
from pendula.spatial.matrices import Rx, Ry, Rz

ROUNDING = 2e-15  # some units in the last place of angles up to π
ALL = (*SEQUENCES, *(sequence.upper() for sequence in SEQUENCES))
every_sequence = pytest.mark.parametrize("sequence", ALL)
RANDOM = np.random.default_rng(5)
UNIT = quaternions.normalise(RANDOM.normal(size=(300, 4)))
OFF = (1e-3, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14)


def singular_angles(sequence):
    return (0.0, np.pi) if sequence[0] == sequence[2] else (np.pi / 2, -np.pi / 2)


def textbook_angles(sequence, q):
    """Angles by the arc sine or arc cosine of an entry of R, which 60 digits can afford."""
    order = sequence if sequence.isupper() else sequence[::-1]
    i, j, k = ("XYZ".index(letter) for letter in order.upper())
    with mpmath.workdps(60):
        q = [mpmath.mpf(float(part)) for part in q]
        squares = sum(part**2 for part in q)
        R = [[entry / squares for entry in row] for row in quaternions.rotation_matrix(q)]
        s = 1 if (j - i) % 3 == 1 else -1
        if i == k:
            k = 3 - i - j
            angles = [
                mpmath.atan2(R[j][i], -s * R[k][i]),
                mpmath.acos(R[i][i]),
                mpmath.atan2(R[i][j], s * R[i][k]),
            ]
        else:
            angles = [
                mpmath.atan2(-s * R[j][k], R[k][k]),
                mpmath.asin(s * R[i][k]),
                mpmath.atan2(-s * R[i][j], R[i][i]),
            ]
        return np.array([float(angle) for angle in (angles if sequence.isupper() else angles[::-1])])


def apart(a, b):
    """Angles that differ by whole turns are the same."""
    return np.abs((np.subtract(a, b) + np.pi) % (2 * np.pi) - np.pi).max()


@every_sequence
def test_angles_and_matrices_are_scipys(sequence):
    angles = euler_angles(sequence, UNIT)
    theirs = SciPyRotation.from_quat(np.roll(UNIT, -1, axis=1)).as_euler(sequence)
    assert apart(angles, theirs) <= ROUNDING
    given = RANDOM.uniform(-7, 7, (300, 3))
    theirs = SciPyRotation.from_euler(sequence, given).as_matrix()
    np.testing.assert_allclose(euler_matrix(sequence, given), theirs, atol=ROUNDING)
    found = quaternions.rotation_matrix(euler_quaternion(sequence, given))
    np.testing.assert_allclose(found, theirs, atol=ROUNDING)


@every_sequence
@pytest.mark.parametrize("off", OFF)
def test_angles_near_singularities_keep_every_digit(sequence, off):
    for middle in singular_angles(sequence):
        inside = middle - off if middle > 0 else middle + off
        first, last = RANDOM.uniform(-3, 3, 2)
        q = euler_quaternion(sequence, (first, inside, last))
        assert apart(euler_angles(sequence, q), textbook_angles(sequence, q)) <= ROUNDING


@every_sequence
@pytest.mark.parametrize("off", [0.0, 1e-300, 1e-17, 1e-16, 1e-15, *OFF])
def test_angles_at_and_near_singularities_give_the_rotation_back(sequence, off):
    for middle in singular_angles(sequence):
        for sign in (-1, 1):
            angles = RANDOM.uniform(-3, 3, (50, 3))
            angles[:, 1] = middle + sign * off
            R = Rotation.from_euler(sequence, angles)
            for given in (R, Rotation(R.matrix)):
                back = euler_matrix(sequence, given.euler(sequence))
                assert np.abs(back - R.matrix).max() <= 2 * ROUNDING


@every_sequence
def test_at_a_singularity_the_last_angle_is_zero(sequence):
    for middle in singular_angles(sequence):
        angles = Rotation.from_euler(sequence, (0.3, middle, 0.2)).euler(sequence)
        assert angles[2] == 0
        assert abs(abs(angles[1]) - abs(middle)) <= ROUNDING
        assert min(abs(angles[0] - 0.5), abs(angles[0] - 0.1)) <= ROUNDING


@pytest.mark.parametrize("small", [1e-300, 1e-20, 1e-12, 1e-6])
def test_small_angles_keep_their_digits(small):
    for sequence in ("XYZ", "zyx"):
        for at in range(3):
            angles = np.where(np.arange(3) == at, small, 0.0)
            found = euler_angles(sequence, euler_quaternion(sequence, angles))
            np.testing.assert_allclose(found, angles, rtol=1e-15, atol=0)


def test_capitals_turn_about_turned_axes_and_small_letters_about_fixed_ones():
    a, b, c = sp.symbols("a b c")
    x, y, z = (sp.Matrix(R(angle)) for R, angle in ((Rx, a), (Ry, b), (Rz, c)))
    assert sp.Matrix(euler_matrix("XYZ", (a, b, c))) == x * y * z
    assert (sp.Matrix(euler_matrix("xyz", (a, b, c))) - z * y * x).expand().is_zero_matrix
    assert euler_matrix("321", (c, b, a)) == euler_matrix("ZYX", (c, b, a))


@every_sequence
def test_expressions_give_the_numbers(sequence):
    symbols = sp.symbols("w x y z")
    graph = ca.SX.sym("q", 4)
    q, values = UNIT[0], euler_angles(sequence, UNIT[0])
    expressions = euler_angles(sequence, symbols)
    found = [float(e.subs(dict(zip(symbols, q, strict=True)))) for e in expressions]
    np.testing.assert_allclose(found, values, atol=ROUNDING)
    compute = ca.Function("f", [graph], [ca.vertcat(*euler_angles(sequence, ca.vertsplit(graph)))])
    np.testing.assert_allclose(compute(q).full().ravel(), values, atol=ROUNDING)
    angles = ca.SX.sym("u", 3)
    compute = ca.Function("f", [angles], [ca.vertcat(*euler_quaternion(sequence, ca.vertsplit(angles)))])
    back = compute(values).full().ravel()
    np.testing.assert_allclose(back, euler_quaternion(sequence, values), atol=ROUNDING)


@pytest.mark.parametrize("sequence", ["XXY", "xyy", "Xyz", "xy", "xyzx", "abc", "", 5, "420"])
def test_what_is_no_sequence_is_refused(sequence):
    with pytest.raises(PendulaError, match=r"There are no Euler angles .* three axes, no two alike"):
        euler_matrix(sequence, (0.1, 0.2, 0.3))
    with pytest.raises(PendulaError, match="There are no Euler angles"):
        Rotation().euler(sequence)
