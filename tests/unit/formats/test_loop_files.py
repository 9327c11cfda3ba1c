"""Loops in a JSON file beside a robot file."""

import json

import numpy as np
import pytest

import pendula as pe

LINK = """<link name="{}"><inertial><origin xyz="{}"/><mass value="1"/>
<inertia ixx=".1" iyy=".1" izz=".1"/></inertial></link>"""
JOINT = """<joint name="{}" type="continuous"><parent link="{}"/><child link="{}"/><origin xyz="{}"/>
<axis xyz="0 1 0"/></joint>"""
ROBOT = "".join(
    [
        '<robot name="bars"><link name="world"/>',
        LINK.format("crank", "0 0 .15"),
        LINK.format("coupler", ".3 0 0"),
        LINK.format("rocker", "0 0 .15"),
        JOINT.format("a", "world", "crank", "0 0 0"),
        JOINT.format("b", "crank", "coupler", "0 0 .3"),
        JOINT.format("d", "world", "rocker", ".6 0 0"),
        "</robot>",
    ]
)
LOOP = {
    "name": "c", "type": "revolute", "axis": [0, 1, 0], "parent": {"link": "coupler", "xyz": [0.6, 0, 0]},
    "child": {"link": "rocker", "xyz": [0, 0, 0.3], "rpy": [0, 0, 0]},
}  # fmt: skip


@pytest.fixture
def robot(tmp_path) -> pe.Mechanism:
    (tmp_path / "bars.urdf").write_text(ROBOT)
    return pe.read_urdf(tmp_path / "bars.urdf")


def write(tmp_path, content) -> str:
    path = tmp_path / "loops.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(path)


def test_a_loop_closes_a_urdf_tree(robot, tmp_path):
    made = pe.close_loops(robot, write(tmp_path, {"loops": [LOOP]}))
    assert [joint.name for joint in made.loop_joints] == ["c"]
    assert made.coordinates == robot.coordinates
    assert pe.mobility(made).freedom == 1
    # A parallelogram: what the crank turns, the rocker turns, and the coupler stays level.
    q = np.array([0.4, -0.4, 0.4])
    assert np.abs(pe.derive(made).constraint_residuals(q, np.zeros(3))).max() < 1e-15


REFUSED = {
    "no JSON": ("loops", "is no JSON file of the form"),
    "another form": ([LOOP], "is no JSON file of the form"),
    "no type": ({"loops": [{"name": "c"}]}, "loop 1 must have"),
    "another type": ({"loops": [{**LOOP, "type": "rope"}]}, "loop 1 has the type 'rope'; there are 'ball'"),
    "no link": ({"loops": [{**LOOP, "child": {"xyz": [0, 0, 0]}}]}, "loop 1, child must be a 'link'"),
    "no such link": ({"loops": [{**LOOP, "child": {"link": "x"}}]}, "child of the joint 'c' is 'x', no body"),
    "no axis": ({"loops": [{**LOOP, "axis": [0, 0, 0]}]}, "which is no direction"),
    "a name that is taken": ({"loops": [{**LOOP, "name": "a"}]}, "Two joints are called 'a'"),
}


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_culprit(robot, tmp_path, mistake):
    content, sentence = REFUSED[mistake]
    with pytest.raises(pe.FileError, match=sentence):
        pe.close_loops(robot, write(tmp_path, content))


def test_a_file_that_is_not_there(robot, tmp_path):
    with pytest.raises(pe.FileError, match="cannot be read"):
        pe.close_loops(robot, tmp_path / "none.json")
