"""Poses against homogeneous 4×4 matrices, in numbers, many at once, and in symbols."""

import pickle

import numpy as np
import pytest
import sympy as sp
from scipy.spatial.transform import Rotation as SciPyRotation

import pendula as pe
from pendula.errors import PendulaError
from pendula.spatial import Rotation

ROUNDING = 4e-15  # sums of a few products of numbers up to 3
RANDOM = np.random.default_rng(10)
PLACES = RANDOM.uniform(-1, 1, (2, 30, 3))
TURNS = RANDOM.normal(size=(2, 30, 4))
X_AB, X_BC = (pe.Pose(place, turn) for place, turn in zip(PLACES, TURNS, strict=True))


def homogeneous(pose):
    """The second route: 4×4 matrices, which NumPy multiplies and inverts."""
    made = np.zeros((*np.shape(pose.position)[:-1], 4, 4))
    made[..., :3, :3], made[..., :3, 3], made[..., 3, 3] = pose.matrix, pose.position, 1
    return made


def test_products_inverses_and_points_are_those_of_homogeneous_matrices():
    A, B = homogeneous(X_AB), homogeneous(X_BC)
    np.testing.assert_allclose(homogeneous(X_AB @ X_BC), A @ B, atol=ROUNDING)
    np.testing.assert_allclose(homogeneous(X_AB.inverse()), np.linalg.inv(A), atol=ROUNDING)
    points = np.concatenate([PLACES[1], np.ones((30, 1))], axis=1)
    np.testing.assert_allclose(
        X_AB.apply(PLACES[1]), np.einsum("nij,nj->ni", A, points)[:, :3], atol=ROUNDING
    )
    # A grid of points in every pose, and many points in one.
    assert X_AB.apply(np.ones((7, 30, 3))).shape == (7, 30, 3)
    one = pe.Pose(PLACES[0, 0], TURNS[0, 0])
    np.testing.assert_allclose(one.apply(PLACES[1])[4], one.apply(PLACES[1, 4]), atol=ROUNDING)
    np.testing.assert_allclose((one @ X_BC).position, one.apply(PLACES[1]), atol=ROUNDING)


def test_every_way_to_give_a_rotation_gives_the_same_pose():
    turn = SciPyRotation.from_euler("ZYX", (0.3, -0.5, 1.1))
    ours = Rotation.from_euler("ZYX", (0.3, -0.5, 1.1))
    for given in (
        turn,
        turn.as_matrix(),
        turn.as_matrix().tolist(),
        ours,
        ours.quaternion,
        sp.Matrix(ours.matrix),
    ):
        pose = pe.Pose((1, 2, 3), given)
        np.testing.assert_allclose(pose.matrix, turn.as_matrix(), atol=ROUNDING)
        np.testing.assert_allclose(pose.quaternion, turn.as_quat(scalar_first=True), atol=ROUNDING)


def test_a_pose_unless_given_is_the_identity():
    np.testing.assert_array_equal(pe.Pose().position, [0, 0, 0])
    np.testing.assert_array_equal(pe.Pose().matrix, np.eye(3))
    assert pe.Pose() == pe.Pose((0, 0, 0), (1, 0, 0, 0)) == pe.Pose() @ pe.Pose().inverse()


def test_parameters_stay_in_poses():
    length, tilt = pe.parameters(length=2.0, tilt=0.3)
    pose = pe.Pose((length, 0, 0), pe.rotation("z", tilt))
    assert pose.position == (length, 0, 0)
    fixed = pe.Pose((0, 0, 1), (1, 0, 0, 1))
    values = {length: 2.0, tilt: 0.3}

    def evaluate(symbolic):
        return pe.Pose(
            [sp.sympify(x).subs(values) for x in symbolic.position],
            sp.Matrix(symbolic.matrix).subs(values),
        )

    numbers = evaluate(pose)
    for symbolic, expected in (
        (pose @ fixed, numbers @ fixed),
        (fixed @ pose, fixed @ numbers),
        (pose.inverse(), numbers.inverse()),
    ):
        assert isinstance(symbolic.position, tuple)
        np.testing.assert_allclose(homogeneous(evaluate(symbolic)), homogeneous(expected), atol=ROUNDING)
    assert pose.apply((0, 1, 0)) == (length - sp.sin(tilt), sp.cos(tilt), 0)
    assert pose == pe.Pose((length, 0, 0), Rotation.about((0, 0, 1), tilt))
    assert hash(pose) == hash(pe.Pose((length, 0, 0), Rotation.about((0, 0, 1), tilt)))
    assert pose != numbers
    # A place in parameters, a rotation in numbers.
    half = pe.Pose((length, 0, 0), (1, 0, 0, 1))
    np.testing.assert_array_equal(half.matrix, fixed.matrix)
    assert half.apply((1, 0, 0))[1] == 1
    assert half.apply(np.ones((5, 3))).shape == (5, 3)


def test_poses_are_values():
    pose = pe.Pose((1, 2, 3), (1, 1, 0, 0))
    assert pose == pe.Pose((1, 2, 3), (3, 3, 0, 0))
    assert pose != pe.Pose((1, 2, 4), (1, 1, 0, 0))
    assert pose != pe.Pose((1, 2, 3))
    assert pose != (1, 2, 3)
    assert len({pose, pe.Pose((1, 2, 3), (3, 3, 0, 0)), pe.Pose()}) == 2
    assert pickle.loads(pickle.dumps(pose)) == pose
    with pytest.raises(ValueError, match="read-only"):
        pose.position[0] = 2
    assert repr(pe.Pose((0, 0, 1))).startswith("Pose([0.0, 0.0, 1.0], Rotation([[1.0, ")


@pytest.mark.parametrize(
    ("call", "phrase"),
    [
        (lambda: pe.Pose((1, 2)), r"'position' must be a vector with 3 components, got 2"),
        (lambda: pe.Pose(2.0), r"'position' must be a vector with 3 components, got float"),
        (lambda: pe.Pose("abc"), "'position' has the entry 'a', which is neither a number nor an expression"),
        (lambda: pe.Pose((1, np.inf, 0)), "'position' has an entry that is not finite"),
        (lambda: pe.Pose(rotation=(0, 0, 0, 0)), "The quaternion has length 0"),
        (lambda: pe.Pose(rotation=np.eye(3) + 0.1), "This is not a rotation matrix"),
        (
            lambda: pe.Pose(np.zeros((5, 3)), np.ones((4, 4))),
            r"as many positions as rotations, got \(5,\) and \(4,\)",
        ),
        (lambda: X_AB.apply(np.ones((7, 3))), r"do not fit each other: 'A' \(30,\), 'a' \(7,\)"),
    ],
)
def test_what_is_no_pose_is_refused(call, phrase):
    with pytest.raises(PendulaError, match=phrase):
        call()
