"""Inverse kinematics: closed forms, robots at random, limits, and what cannot be reached."""

from pathlib import Path

import numpy as np
import pytest

import pendula as pe

ROBOTS = Path(__file__).parents[2] / "reference/robots"
ROD = {"inertia": (0.1, 0.1, 0.1)}


def planar_arm(**second) -> pe.Model:
    """Two links of length 1 and 0.5 in the plane of x and y."""
    arm = pe.Mechanism(
        [pe.Body("upper", 1.0, **ROD), pe.Body("fore", 1.0, **ROD)],
        [
            pe.Revolute("shoulder", "world", "upper"),
            pe.Revolute("elbow", "upper", "fore", pose=(1, 0, 0), **second),
        ],
        frames={"hand": ("fore", (0.5, 0, 0))},
    )
    return pe.derive(arm)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_angles_of_two_links(sign):
    """The law of cosines: cos(elbow) = (r² − 1 − ¼) / 1, on the side of the start."""
    found = planar_arm().inverse_kinematics("hand", (0.9, 0.6, 0), [0.1, sign * 0.5])
    assert found.reached
    assert found.distance <= 1e-10
    elbow = sign * np.arccos(0.9**2 + 0.6**2 - 1.25)
    assert np.cos(found.q[1]) == pytest.approx(np.cos(elbow), abs=1e-9)
    assert np.sign(np.sin(found.q[1])) == sign
    assert str(found) == "The frame 'hand' reaches the pose, from start number 1."


def test_out_of_reach_is_said_with_the_distance():
    """Stretched towards a point at distance 2, the hand stays 0.5 away: arms are 1.5 long."""
    found = planar_arm().inverse_kinematics("hand", (1.2, 1.6, 0), [0.3, 0.4])
    assert not found.reached
    assert found.distance == pytest.approx(0.5, abs=1e-6)
    assert np.sin(found.q[1]) == pytest.approx(0, abs=1e-3)
    assert "does not reach the pose from 20 starts: the nearest leaves 0.5 m and 0 rad" in str(found)


def test_limits_are_kept():
    """Between its limits the elbow comes as near as it can, and ends at one of them."""
    model = planar_arm(limits=(-0.2, 0.2))
    found = model.inverse_kinematics("hand", (0.6, 0.3, 0), [0.5, 0.1])
    assert not found.reached
    assert abs(found.q[1]) == pytest.approx(0.2, abs=1e-12)
    assert found.at_limit == ("elbow",)
    nearest = np.hypot(1 + 0.5 * np.cos(0.2), 0.5 * np.sin(0.2)) - np.hypot(0.6, 0.3)
    assert found.distance == pytest.approx(nearest, abs=1e-6)
    assert model.inverse_kinematics("hand", (0.6, 0.3, 0), [0.5, 0.1], limits=False).reached


@pytest.mark.parametrize("name", ["ur5", "panda"])
def test_robots_reach_poses_that_they_have(name):
    """Poses of random coordinates within the limits, from the middle: found again, by any other branch."""
    robot = pe.read_urdf(ROBOTS / f"{name}.urdf", mimic=False)
    model, frame = pe.derive(robot), robot.bodies[-1].name
    lower, upper = np.array([joint.limits for joint in robot.moving_joints]).T
    rng = np.random.default_rng(1)
    for _ in range(5):
        pose = model.pose(frame, rng.uniform(lower, upper))
        found = model.inverse_kinematics(frame, pose, (lower + upper) / 2)
        assert found.reached, str(found)
        assert ((lower <= found.q) & (found.q <= upper)).all()
        reached = model.pose(frame, found.q)
        assert reached.position == pytest.approx(pose.position, abs=1e-10)
        assert reached.matrix == pytest.approx(pose.matrix, abs=1e-10)


def test_a_body_that_turns_and_moves_freely():
    """Quaternions keep their length, and half a turn away is found."""
    body = pe.Mechanism([pe.Body("b", 1.0, **ROD)], [pe.Free("b")])
    model, pose = pe.derive(body), pe.Pose((1, 2, 3), (0.0, 0.6, 0.0, 0.8))
    found = model.inverse_kinematics("b", pose)
    assert found.reached
    assert np.linalg.norm(found.q[3:]) == pytest.approx(1.0)
    assert model.pose("b", found.q).matrix == pytest.approx(pose.matrix, abs=1e-10)


@pytest.mark.parametrize(
    ("frame", "pose", "start", "sentence"),
    [
        ("foot", (0, 0, 0), None, "no body or frame 'foot'"),
        ("hand", (0, 0), None, "three finite components of a position"),
        ("hand", (0, np.nan, 0), None, "three finite components"),
        ("hand", "there", None, "is a Pose or three"),
        ("hand", pe.Pose(np.zeros((2, 3))), None, "one pose at a time"),
        ("hand", (1, 0, 0), [0.1], "start needs 2 entries"),
    ],
)
def test_mistakes_are_refused(frame, pose, start, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        planar_arm().inverse_kinematics(frame, pose, start)


def test_joints_without_limits_answer_with_the_nearest_turn():
    links = [pe.Body(name, 1.0, (0, 0, -0.25), (0.1, 0.1, 0.1)) for name in ("upper", "fore")]
    joints = [
        pe.Universal("shoulder", "world", "upper", axis=(1, 0, 0), second_axis=(0, 1, 0)),
        pe.Revolute("elbow", "upper", "fore", pose=(0, 0, -0.5), axis=(0, 1, 0)),
    ]
    model = pe.derive(pe.Mechanism(links, joints, frames={"hand": ("fore", (0, 0, -0.5))}))
    found = model.inverse_kinematics("hand", (0.4, 0.2, -0.6))
    assert found.reached
    assert np.abs(found.q).max() <= np.pi + 1e-12
    assert model.pose("hand", found.q).position == pytest.approx([0.4, 0.2, -0.6], abs=1e-9)
