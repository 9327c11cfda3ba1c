"""``pendula check``: sentences, exit codes."""

GOOD = '<mujoco><worldbody><body><joint range="0 10"/><geom size="0.1"/></body></worldbody></mujoco>'


def test_a_robot_file(pendula, tmp_path):
    path = tmp_path / "robot.xml"
    path.write_text(GOOD, "utf-8")
    code, out, err = pendula("check", str(path))
    assert (code, err) == (0, "")
    assert out.startswith("robot.xml: nothing is wrong\n  Bodies: 1,")
    path.write_text(GOOD.replace('range="0 10"', 'range="5 10"'), "utf-8")
    assert pendula("check", str(path))[0] == 0
    assert pendula("check", "--strict", str(path))[0] == 1
    path.write_text(GOOD.replace("range", "ranges"), "utf-8")
    code, out, _ = pendula("check", str(path))
    assert code == 1
    assert "fault: robot.xml, line 1: <joint> has no attribute 'ranges' in MJCF; did you mean 'range'?" in out


def test_a_system(pendula, refusal):
    assert pendula("check", "pendulum")[:2] == (
        0,
        "pendulum: nothing is wrong\n  1 coordinates, 0 constraints.\n",
    )
    assert "There is no file" in refusal("check", "nothing.urdf")
