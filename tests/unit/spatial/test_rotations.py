"""Rotations by every way to write them, against SciPy's, closed forms and 60 digits."""

import copy
import pickle
from dataclasses import FrozenInstanceError

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp
from scipy.spatial.transform import Rotation as SciPyRotation

import pendula as pe
from pendula.errors import PendulaError
from pendula.spatial import Rotation, Rx, Ry, Rz, matrices, quaternions
from pendula.spatial.euler import SEQUENCES
from pendula.spatial.vectors import skew

ROUNDING = 2e-15  # a few products of numbers up to 1, or angles up to π
RANDOM = np.random.default_rng(9)
UNIT = quaternions.normalise(RANDOM.normal(size=(100, 4)))
AXES = UNIT[:, 1:] / np.linalg.norm(UNIT[:, 1:], axis=1, keepdims=True)
ANGLES = (0.0, 1e-300, 1e-20, 1e-12, 1e-8, 1e-4, 0.1, 1.0, np.pi - 1e-8, np.pi - 1e-15, np.pi, 4.0, 6.2)

# Every way to write a rotation, and to read it again.
WAYS = {
    "matrix": (lambda r: r.matrix, Rotation),
    "quaternion": (lambda r: r.quaternion, Rotation),
    "vector": (lambda r: r.vector, Rotation.from_vector),
    "axis and angle": (lambda r: (r.axis, r.angle), lambda given: Rotation.about(*given)),
    "SciPy": (lambda r: r.to_scipy(), Rotation),
    "rotation": (lambda r: r, Rotation),
} | {
    s: (lambda r, s=s: r.euler(s), lambda given, s=s: Rotation.from_euler(s, given))
    for s in (*SEQUENCES, *map(str.upper, SEQUENCES))
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_gives_the_rotation_back_at_any_angle(way):
    write, read = WAYS[way]
    for angle in ANGLES:
        given = Rotation.from_vector(angle * AXES)
        assert np.abs(read(write(given)).matrix - given.matrix).max() <= 2 * ROUNDING
    for q in np.vstack([np.eye(4), -np.eye(4)]):  # the identity and half turns about x, y and z
        given = Rotation(q)
        assert np.abs(read(write(given)).matrix - given.matrix).max() <= ROUNDING


def exact_matrix(rotation):
    """exp [φ⃗]× of a rotation vector by its series, in 60 digits, rounded to floats."""
    with mpmath.workdps(60):
        truth = mpmath.expm(mpmath.matrix([list(row) for row in skew(tuple(map(mpmath.mpf, rotation)))]))
        return np.array([[float(truth[i, j]) for j in range(3)] for i in range(3)])


@pytest.mark.parametrize("angle", ANGLES)
def test_exponentials_of_skew_matrices_are_right_in_every_digit(angle):
    rotation = tuple(angle * AXES[0])
    off = np.abs(np.array(matrices.exponential(rotation)) - exact_matrix(rotation))
    assert off.max() <= 1e-15
    # Beside the diagonal, relative to the angle: small rotations keep their digits too.
    assert off[~np.eye(3, dtype=bool)].max() <= 1e-15 * min(angle, 1.0)


@pytest.mark.parametrize("angle", [angle for angle in ANGLES if angle < np.pi])
def test_logarithms_of_matrices_are_right_in_every_digit(angle):
    for axis in AXES[:10]:
        found = Rotation(exact_matrix(angle * axis)).vector
        # At 1e-15 from a half turn, entries rounded to 1e-16 still tell which way it was.
        assert np.abs(found - angle * axis).max() <= ROUNDING * min(angle, 1.0)


def test_scipys_rotations_are_taken_and_given_back():
    theirs = SciPyRotation.random(20, rng=1)
    ours = Rotation(theirs)
    np.testing.assert_allclose(ours.matrix, theirs.as_matrix(), atol=ROUNDING)
    np.testing.assert_allclose(ours.to_scipy().as_matrix(), theirs.as_matrix(), atol=ROUNDING)
    np.testing.assert_allclose(ours.vector, theirs.as_rotvec(), atol=ROUNDING)
    np.testing.assert_allclose(ours.angle, theirs.magnitude(), atol=ROUNDING)
    single = Rotation(SciPyRotation.from_euler("ZYX", (0.1, 0.2, 0.3)))
    assert single.matrix.shape == (3, 3)


def test_products_and_inverses_are_scipys():
    p, q = Rotation(UNIT), Rotation(UNIT[::-1])
    product = (p.to_scipy() * q.to_scipy()).as_matrix()
    np.testing.assert_allclose((p @ q).matrix, product, atol=ROUNDING)
    np.testing.assert_allclose(Rotation((p @ q).quaternion).matrix, product, atol=ROUNDING)
    np.testing.assert_allclose(p.inverse().matrix, p.to_scipy().inv().as_matrix(), atol=ROUNDING)
    np.testing.assert_allclose(p.apply(AXES), p.to_scipy().apply(AXES), atol=ROUNDING)
    # One given as a matrix: its quaternion is found when it is asked for.
    mixed = p @ Rotation(q.matrix)
    np.testing.assert_allclose(mixed.quaternion, quaternions.from_matrix(product), atol=ROUNDING)


def test_elementary_rotations_are_those_about_the_axes():
    for R, axis in ((Rx, "x"), (Ry, "y"), (Rz, "z")):
        alpha = sp.Symbol("alpha")
        n = tuple(int(axis == other) for other in "xyz")
        assert sp.Matrix(R(alpha)) == pe.rotation(axis, alpha)
        assert sp.Matrix(matrices.rotation_about(n, alpha)) == pe.rotation(axis, alpha)
    np.testing.assert_array_equal(Rz(np.array([0.0, 0.5]))[0], np.eye(3))


def test_any_axis_turns_as_rodrigues_says():
    R = Rotation.about((0.0, 0.6, 0.8), 2.0)
    v = np.array([0.3, -0.2, 0.9])
    n = np.array([0.0, 0.6, 0.8])
    expected = np.cos(2.0) * v + np.sin(2.0) * np.cross(n, v) + (1 - np.cos(2.0)) * (n @ v) * n
    np.testing.assert_allclose(R.apply(v), expected, atol=ROUNDING)
    np.testing.assert_allclose(R.axis, n, atol=ROUNDING)
    assert abs(R.angle - 2.0) <= ROUNDING


def test_the_identity_turns_about_x_by_nothing():
    np.testing.assert_array_equal(Rotation().matrix, np.eye(3))
    np.testing.assert_array_equal(Rotation().axis, [1, 0, 0])
    assert Rotation().angle == 0
    np.testing.assert_allclose(Rotation.about((0, 0, 1), 1e-200).axis, [0, 0, 1], rtol=1e-15)


def test_few_digits_are_made_orthogonal_and_many_are_kept():
    c = 0.707107
    R = Rotation([[c, -c, 0], [c, c, 0], [0, 0, 1]]).matrix
    np.testing.assert_allclose(R, Rz(np.pi / 4), atol=1e-15)
    exact = Rotation(UNIT).matrix
    np.testing.assert_array_equal(Rotation(exact).matrix, exact)
    n = (0.707107, 0.707107, 0)
    R = Rotation.about(n, 1.0).matrix
    np.testing.assert_allclose(R @ R.T, np.eye(3), atol=1e-15)


def test_expressions_stay_expressions():
    a, b = sp.symbols("a b")
    R = Rotation.about((0, 0, 1), a)
    assert R.matrix == Rz(a)
    turned = R @ Rotation.about((1, 0, 0), b)
    assert sp.Matrix(turned.matrix) == sp.Matrix(Rz(a)) * sp.Matrix(Rx(b))
    assert len(turned.quaternion) == 4
    assert sp.simplify(sp.Matrix((turned.inverse() @ turned).matrix)) == sp.eye(3)
    assert R.apply((1, 0, 0)) == (sp.cos(a), sp.sin(a), 0)
    # Of any length, without a square root.
    q = sp.symbols("w x y z")
    assert not sp.Matrix(Rotation(q).matrix).has(sp.sqrt)
    graph = ca.SX.sym("a")
    R = Rotation.about((0, 0, 1), graph)
    compute = ca.Function("R", [graph], [ca.vertcat(*(ca.horzcat(*row) for row in R.matrix))])
    np.testing.assert_allclose(compute(0.3).full(), Rz(0.3), atol=ROUNDING)


def test_quaternions_of_any_length_are_taken():
    for size in (1e-300, 1e-160, 1.0, 3.0, 1e160, 1e300):
        np.testing.assert_array_equal(Rotation((size, 0, 0, size)).matrix, Rotation((1, 0, 0, 1)).matrix)
        np.testing.assert_allclose(np.linalg.norm(Rotation((size, 0, size, 0)).quaternion), 1, rtol=1e-15)


def test_graphs_are_equal_if_they_are_the_same():
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    assert Rotation.about((0, 0, 1), x) != Rotation.about((0, 0, 1), y)
    R = Rotation.about((0, 0, 1), x)
    assert Rotation(R) == R


def test_numbers_of_sympy_become_floats():
    R = Rotation(pe.rotation("z", sp.pi / 2))
    np.testing.assert_array_equal(R.matrix, [[0, -1, 0], [1, 0, 0], [0, 0, 1]])
    assert R.matrix.dtype == float


def test_rotations_are_values():
    R = Rotation((1, 0, 0, 1))
    assert R == Rotation((2, 0, 0, 2)) == Rotation((-1, 0, 0, -1))
    assert hash(R) == hash(Rotation((2, 0, 0, 2)))
    assert Rotation() != R
    assert R != "R"
    assert Rotation(UNIT) != Rotation(UNIT[:1])
    a = sp.Symbol("a")
    assert Rotation.about((0, 0, 1), a) == Rotation(pe.rotation("z", a)) != R
    assert pickle.loads(pickle.dumps(R)) == copy.deepcopy(R) == R
    with pytest.raises(FrozenInstanceError):
        R.matrix = np.eye(3)  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(ValueError, match="read-only"):
        R.matrix[0, 0] = 2
    given = np.eye(3)
    kept = Rotation(given)
    given[0, 0] = 7
    assert kept == Rotation()
    assert repr(Rotation()) == "Rotation([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])"


@pytest.mark.parametrize(
    ("call", "phrase"),
    [
        (lambda: Rotation((0, 0, 0, 0)), "The quaternion has length 0"),
        (lambda: Rotation(2 * np.eye(3)), "RᵀR differs from the identity by 3"),
        (lambda: Rotation(np.diag([1, 1, -1])), "it mirrors"),
        (lambda: Rotation(np.full((3, 3), np.nan)), "'rotation' has an entry that is not finite"),
        (lambda: Rotation("ZYX"), "A rotation is a 3×3 matrix, a quaternion .* got 'ZYX'"),
        (lambda: Rotation(0.3), r"a quaternion \(qw, qx, qy, qz\), SciPy's Rotation or pendula's; got 0\.3"),
        (lambda: Rotation((0.1, 0.2, 0.3)), r"'rotation\[0\]' must be a vector with 3 components, got float"),
        (lambda: Rotation((1, 0, "x", 0)), "has the entry 'x', which is neither a number nor an expression"),
        (
            lambda: Rotation.about((0, 0, 1), sp.Symbol("a")) @ Rotation(UNIT),
            "'matrix' has expressions in an array; only numbers can be given many at once",
        ),
        (lambda: Rotation((1, 0, sp.I, 0)), "has the entry I, which is not real"),
        (lambda: Rotation(ca.SX.sym("R", 3, 3)), "got SX; give a sequence of its components"),
        (lambda: Rotation.about((0, 0, 2), 1.0), "must have unit length; its length is 2"),
        (lambda: Rotation.about(np.ones((2, 3)), 1.0), r"its length is 1\.73205.* rotation vector"),
        (lambda: Rotation.about((0, 0, 0), 1.0), "its length is 0"),
        (lambda: Rotation(sp.Matrix(Rz(sp.Symbol("a")))).quaternion, "another formula in each of four cases"),
        (lambda: Rotation.about((0, 0, 1), sp.Symbol("a")).to_scipy(), "SciPy's Rotation takes numbers"),
    ],
)
def test_what_is_no_rotation_is_refused(call, phrase):
    with pytest.raises(PendulaError, match=phrase):
        call()


def test_a_rotation_times_something_else_is_a_type_error():
    with pytest.raises(TypeError):
        Rotation() @ 3  # pyright: ignore[reportOperatorIssue]
