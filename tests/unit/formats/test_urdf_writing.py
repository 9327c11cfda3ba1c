"""Mechanisms written as URDF files and read again: the same masses, poses, limits and shapes."""

from pathlib import Path

import numpy as np
import pytest
from tests.random_trees import Interpreted

import pendula as pe

ROBOTS = Path(__file__).parents[2] / "reference/robots"
TURN = pe.Pose((0.1, -0.3, 0.2), (0.7, -0.2, 0.4, 0.5))
CORNERS = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]) / 3
TETRAHEDRON = CORNERS, [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]


def again(mechanism: pe.Mechanism, folder: Path, **options) -> pe.Mechanism:
    return pe.read_urdf(pe.write_urdf(mechanism, folder / "again.urdf"), **options)


def arm(base) -> pe.Mechanism:
    l = pe.parameters(l=0.7)
    shapes = [
        pe.Box((0.1, 0.2, l), pose=TURN, colour="#123456"),
        pe.Sphere(0.1),
        pe.Capsule(0.1, 0.4, pose=(0, 0, l)),
        pe.Mesh(TETRAHEDRON, pose=TURN, scale=0.5),
    ]
    bodies = [
        pe.Body("a", shapes=shapes, density=700),
        pe.Body("b", 2.0, (0.1, 0, l), [[2, 0.1, 0], [0.1, 1.5, 0.2], [0, 0.2, 1]], collision=shapes[:2]),
        pe.Body("c", 1.0, inertia=(0.1, 0.1, 0.1)),
        pe.Body("d", 1.0, inertia=(0.1, 0.1, 0.1)),
    ]
    joints = [
        base,
        pe.Revolute(
            "hinge & <pin>", "a", "b", axis=(1, 1, 0), pose=TURN, child_pose=TURN.inverse(), limits=(-1, 2),
            damping=0.5, friction=0.2, effort_limit=10.0, gear=-20.0,
        ),
        pe.Prismatic(
            "slide", "b", "c", axis=(0, 1, 0), pose=(0, 0, l), child_pose=(0.3, 0, 0), velocity_limit=3.0
        ),
        pe.Prismatic("follower", "b", "d", axis=(0, 1, 0), mimic=pe.Mimic("slide", -2.0, 0.1)),
    ]  # fmt: skip
    return pe.Mechanism(bodies, joints, frames={"hand": ("c", TURN)}, name='an "arm"')


BASES = {
    "fixed": pe.Fixed("base", "world", "a"),
    "fixed elsewhere": pe.Fixed("stand", "world", "a", pose=TURN),
    "free": pe.Free("base", "world", "a"),
    "planar": pe.Planar("base", "world", "a", pose=TURN),
}


@pytest.mark.parametrize("base", BASES)
def test_a_mechanism_comes_back(tmp_path, base):
    """Numbers are written with all their digits; only turns of frames are computed anew, to rounding."""
    given = arm(BASES[base])
    found = again(given, tmp_path)
    assert found.name == given.name
    assert [q.name for q in found.coordinates] == [q.name for q in given.coordinates]
    one, other = Interpreted(given), Interpreted(found)
    rng = np.random.default_rng(4)
    q, v, a = (
        rng.normal(size=len(names)) for names in (given.coordinates, given.velocities, given.velocities)
    )
    for function, state in (
        ("mass_matrix", (q,)),
        ("gravity", (q,)),
        ("force", (q, v)),
        ("inverse_dynamics", (q, v)),
    ):
        x = {"x": a} if function == "inverse_dynamics" else {}
        expected = one(function, *state, **x)
        assert other(function, *state, **x) == pytest.approx(expected, rel=1e-12, abs=1e-12)
    # The frame of a body moves to its joint; that of a named frame stays.
    mine, theirs = (pe.derive(system).pose("hand", q) for system in (given, found))
    assert theirs.position == pytest.approx(mine.position, abs=1e-13)
    assert theirs.matrix == pytest.approx(mine.matrix, abs=1e-13)


def test_what_is_kept_comes_back(tmp_path):
    given = arm(BASES["fixed"])
    found = again(given, tmp_path)
    keys = ("limits", "effort_limit", "velocity_limit", "damping", "friction", "gear", "mimic")
    for joint in given.joints:
        other = next(j for j in found.joints if j.name == joint.name)
        assert [getattr(other, key) for key in keys] == [getattr(joint, key) for key in keys]
    mine, theirs = given.bodies[0], found.bodies[0]
    assert [type(shape) for shape in theirs.shapes] == [type(shape) for shape in mine.shapes]
    assert [shape.colour for shape in theirs.shapes] == ["#123456", None, None, None]
    assert [float(part) for part in theirs.shapes[0].size] == [0.1, 0.2, 0.7]
    for one, other in zip(mine.shapes, theirs.shapes, strict=True):
        assert other.pose.matrix == pytest.approx((one.pose or pe.Pose()).matrix, abs=1e-14)
    np.testing.assert_array_equal(theirs.shapes[3].surface.vertices, 0.5 * np.unique(CORNERS, axis=0))
    assert len(found.bodies[1].collision) == 2


@pytest.mark.parametrize("name", ["ur5", "panda"])
def test_robots_come_back(tmp_path, name):
    with_links = pe.read_urdf(ROBOTS / f"{name}.urdf")
    found = again(with_links, tmp_path)
    assert [body.name for body in found.bodies] == [body.name for body in with_links.bodies]
    q = np.linspace(-0.5, 0.7, len(found.coordinates))
    assert Interpreted(found)("mass_matrix", q) == pytest.approx(
        Interpreted(with_links)("mass_matrix", q), abs=1e-13
    )


BODY = pe.Body("b", 1.0, inertia=(1, 1, 1))
PUSH = pe.Force((1, 0, 0), body="b", at=(0, 0, 0), axes="world")
LOST = {
    "no joint like the Ball 'j'": ([pe.Ball("j", "world", "b")], {}),
    "stiffness of the joint 'j'": ([pe.Revolute("j", "world", "b", stiffness=2)], {}),
    "armature of the joint 'j'": ([pe.Revolute("j", "world", "b", armature=2)], {}),
    "forces or states of": ([pe.Free("b")], {"forces": [PUSH]}),
}


@pytest.mark.parametrize("sentence", LOST)
def test_what_would_be_lost_is_refused(tmp_path, sentence):
    joints, parts = LOST[sentence]
    with pytest.raises(pe.DescriptionError, match=sentence):
        again(pe.Mechanism([BODY], joints, **parts), tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("what", ["pendulum", "four_bar"])
def test_what_is_no_tree_is_refused(tmp_path, what):
    sentence = {"pendulum": "holds a Mechanism, got Lagrangian", "four_bar": "the joint 'C' closes a loop"}
    with pytest.raises(pe.DescriptionError, match=sentence[what]):
        pe.write_urdf(getattr(pe.gallery, what)(), tmp_path / "robot.urdf")


def test_a_place_that_cannot_be_written(tmp_path):
    with pytest.raises(pe.FileError, match="cannot be written"):
        again(pe.Mechanism([BODY], [pe.Free("b")]), tmp_path / "none")
    with pytest.raises(pe.FileError, match="cannot be written"):
        again(arm(BASES["free"]), tmp_path / "none")  # its mesh comes first
