"""Overlaps of a mechanism's bodies at its coordinates, next to those of shapes placed by hand."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import pendula as pe


def arm(**options):
    """Two capsules of length 1 in a plane, which meet at an elbow; a ball at the end."""
    capsule = pe.Capsule(0.1, 1.0, pose=pe.Pose((0.5, 0, 0), Rotation.from_euler("y", np.pi / 2)))
    return pe.Mechanism(
        [
            pe.Body("upper", 1.0, shapes=[capsule]),
            pe.Body("fore", 1.0, shapes=[capsule]),
            pe.Body("ball", 1.0, shapes=[pe.Sphere(0.2)]),
        ],
        [
            pe.Revolute("shoulder", "world", "upper", axis=(0, 1, 0)),
            pe.Revolute("elbow", "upper", "fore", pose=(1, 0, 0), axis=(0, 1, 0)),
            pe.Fixed("grip", "fore", "ball", pose=(1, 0, 0)),
        ],
        **options,
    )


def names(found):
    return [(pair.first, pair.second) for pair in found]


def test_bodies_overlap_where_coordinates_take_them():
    # The elbow bent by π − φ: the ball's middle is 2 sin(φ/2) from the shoulder, and sin φ off the upper arm.
    phi = 0.25
    q = [0.3, np.pi - phi]
    found = pe.overlaps(arm(), q)
    assert names(found) == [("upper", "ball")]
    assert found[0].distance == pytest.approx(np.sin(phi) - 0.3, abs=1e-12)
    assert names(pe.overlaps(pe.derive(arm()), q)) == [("upper", "ball")]
    assert pe.overlaps(arm(), [0.3, np.pi / 2]) == []
    assert pe.overlaps(arm()) == []  # stretched, as it starts


def test_bodies_that_a_joint_connects_meet_only_if_asked():
    assert names(pe.overlaps(arm(), [0, 1.0], connected=True)) == [("upper", "fore"), ("fore", "ball")]
    both = pe.overlaps(arm(), [0, 3.0], exclude=[("ball", "upper")])
    assert both == []


def test_the_ground_is_the_world():
    robot = arm(ground=pe.Plane(pose=(0, 0, -0.5)))
    found = pe.overlaps(robot, [0.6, 0.0], connected=True, exclude=[("upper", "fore"), ("fore", "ball")])
    assert names(found) == [("upper", "world"), ("fore", "world"), ("ball", "world")]
    depths = [0.5 - 0.1 - np.sin(0.6), 0.5 - 0.1 - 2 * np.sin(0.6), 0.5 - 0.2 - 2 * np.sin(0.6)]
    assert [pair.distance for pair in found] == pytest.approx(depths, abs=1e-12)
    assert names(pe.overlaps(robot, [0.6, 0.0])) == [("fore", "world"), ("ball", "world")]


def test_what_a_free_joint_places_is_not_connected():
    box = pe.Body("box", 1.0, shapes=[pe.Box((1, 1, 1))])
    world = pe.Mechanism([box], [pe.Free("free", "world", "box")], ground=pe.Plane())
    assert names(pe.overlaps(world, [0, 0, 0.4, 1, 0, 0, 0])) == [("box", "world")]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: pe.overlaps([pe.Sphere(1)], [0.0]), "q= and connected= are for a Mechanism"),
        (lambda: pe.overlaps(arm(), np.zeros((3, 2))), r"one q at a time, got the shape \(3, 2\)"),
        (lambda: pe.overlaps(pe.derive("pendulum"), [0.0]), "has no bodies whose shapes could overlap"),
        (
            lambda: pe.overlaps(
                pe.Mechanism([pe.Body("rod", 1.0)], [pe.Prismatic("slide", "world", "rod", axis=(1, 0, 0))])
            ),
            "The bodies of mechanism have no shapes",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused(wrong, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        wrong()
