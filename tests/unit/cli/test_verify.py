"""``pendula verify``: the table, the exit code."""

from pendula.analysis.rigid_bodies import RigidBodies

ARM = """import pendula as pe
body, joint = pe.Body("a", 1.0, (0, 0, 1), (1, 1, 1)), pe.Revolute("j", "world", "a", axis=(1, 0, 0))
system = pe.Mechanism([body], [joint])
"""


def test_the_table(pendula):
    code, out, err = pendula("verify", "pendulum", "--set", "l=0.5", "--states", "2")
    assert (code, err) == (0, "")
    assert out.startswith("pendulum: the same numbers by independent routes, at 2 random states")
    assert "All routes agree to " in out


def test_a_disagreement_is_exit_code_1(pendula, tmp_path, monkeypatch):
    (tmp_path / "arm.py").write_text(ARM, "utf-8")
    path = str(tmp_path / "arm.py")
    assert pendula("verify", path)[0] == 0
    right = RigidBodies.mass_matrix
    monkeypatch.setattr(RigidBodies, "mass_matrix", lambda *given: 1.1 * right(*given))
    code, out, _ = pendula("verify", path)
    assert code == 1
    assert "They disagree: mass matrix" in out


def test_a_robot_file(pendula, tmp_path):
    """What is left out of a file is said once, on the stream of errors."""
    path = tmp_path / "robot.xml"
    body = '<body><joint/><geom size="0.1"/></body>'
    path.write_text(f"<mujoco><worldbody><light/>{body}</worldbody></mujoco>", "utf-8")
    code, out, err = pendula("verify", str(path), "--states", "1")
    assert code == 0
    assert out.startswith("robot: the same numbers")
    assert err == "pendula: robot.xml is not read as a whole. <light> are not read.\n"
