"""Scenes with contact on the command line."""

from pendula.cli.run import SOLVERS
from pendula.contact.loops.workspace import SOLVERS as KNOWN


def test_a_scene_runs_with_contact_and_a_solver(pendula):
    code, out, err = pendula("run", "stack", "--until", "0.04", "--contact", "stepping", "--solver", "pgs")
    assert (code, err) == (0, "")
    assert "Largest residual of contact" in out
    code, out, _ = pendula("run", "rolling-ball", "--until", "0.01", "--step", "1e-4", "--contact", "penalty")
    assert code == 0
    assert "Springs of" in out


def test_the_command_knows_every_solver():
    assert set(SOLVERS) == set(KNOWN)


def test_compare_sets_ways_of_contact_side_by_side(pendula):
    code, out, _ = pendula("compare", "rolling-ball", "--until", "0.05")
    assert code == 0
    assert "stepping, newton" in out
    assert "springs, rk4" in out


def test_audit_judges_a_scene(pendula, tmp_path):
    code, out, _ = pendula("audit", "rolling-ball", "--until", "0.05", "--output", str(tmp_path / "a.png"))
    assert code == 0
    assert "Contact: the largest" in out


def test_view_moves_a_scene(pendula, tmp_path):
    page = tmp_path / "page.html"
    code, _, _ = pendula("view", "rolling-ball", "--no-open", "--output", str(page))
    assert code == 0
    assert '"mode":"live"' in page.read_text("utf-8").replace(" ", "")


def test_unknown_ways_are_refused(refusal):
    assert "invalid choice: 'glue'" in refusal("run", "stack", "--contact", "glue")
