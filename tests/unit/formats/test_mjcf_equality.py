"""Loops of MJCF files, against the same mechanisms written by hand."""

import numpy as np
import pytest

import pendula as pe

Y = (0, 1, 0)
# A crank upright, a coupler to the right and a rocker: 0.3, 0.6 and 0.3 m, drawn as they are closed.
BARS = """<mujoco>
<compiler angle="radian"/>
<worldbody>
  <body name="crank"><joint name="a" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 .3" size=".02"/>
    <body name="coupler" pos="0 0 .3"><joint name="b" axis="0 1 0" ref=".2"/>
      <geom type="capsule" fromto="0 0 0 .6 0 0" size=".02"/><site name="end" pos=".6 0 0"/></body></body>
  <body name="rocker" pos=".6 0 0"><joint name="d" axis="0 1 0"/>
    <geom type="capsule" fromto="0 0 0 0 0 .3" size=".02"/><site name="tip" pos="0 0 .3"/></body>
</worldbody>
<equality>{}</equality>
</mujoco>"""


def read(tmp_path, text: str) -> pe.Mechanism:
    path = tmp_path / "bars.xml"
    path.write_text(BARS.format(text))
    return pe.load_mjcf(path).mechanism


@pytest.mark.parametrize(
    "text", ['<connect name="c" body1="coupler" body2="rocker" anchor=".6 0 0"/>',
             '<connect name="c" site1="end" site2="tip"/>'],
)  # fmt: skip
def test_connect_is_a_ball_that_closes_a_loop(tmp_path, text):
    made = read(tmp_path, text)
    assert [joint.name for joint in made.loop_joints] == ["c"]
    ball = made.loop_joints[0]
    assert ball.pose.position == pytest.approx([0.6, 0, 0], abs=1e-15)
    assert ball.child_pose.position == pytest.approx([0, 0, 0.3], abs=1e-15)
    model = pe.derive(made)
    q = [made.start.get(name, 0.0) for name in model.coordinates]
    assert np.abs(model.constraint_residuals(q, np.zeros(3))).max() < 1e-15
    # Opposite rods stay parallel: crank and rocker turn alike, the coupler does not turn.
    a = model.acceleration(q, model.velocities and [1.0, -1.0, 1.0])
    assert a[0] == pytest.approx(a[2], abs=1e-12)
    assert a[1] == pytest.approx(-a[0], abs=1e-12)


def test_weld_is_a_fixed_joint_that_closes_a_loop(tmp_path):
    made = read(tmp_path, '<weld name="w" body1="coupler"/>')
    assert type(made.loop_joints[0]) is pe.Fixed
    model = pe.derive(made)
    q = [made.start.get(name, 0.0) for name in model.coordinates]
    assert np.abs(model.constraint_residuals(q, np.zeros(3))).max() < 1e-15
    assert pe.mobility(made).freedom == 1  # the rocker


def test_joint_is_a_constraint_of_coordinates(tmp_path):
    made = read(tmp_path, '<joint joint1="d" joint2="b" polycoef="0.1 -2 0 0.5 0"/>')
    model = pe.derive(made)
    q = np.array([0.3, 0.7, 0.4])
    expected = 0.4 - (0.1 - 2 * (0.7 - 0.2) + 0.5 * (0.7 - 0.2) ** 3)
    assert model.constraint_residuals(q, np.zeros(3))[0] == pytest.approx(expected, abs=1e-15)


def test_what_is_not_active_stays_open(tmp_path):
    made = read(tmp_path, '<connect active="false" body1="coupler" body2="rocker" anchor=".6 0 0"/>')
    assert not made.loop_joints
    assert not made.constraints


def test_notes_say_that_ties_are_exact(tmp_path):
    path = tmp_path / "bars.xml"
    path.write_text(BARS.format('<connect site1="end" site2="tip"/>'))
    assert "kept exactly, not softly" in " ".join(pe.load_mjcf(path).notes)
