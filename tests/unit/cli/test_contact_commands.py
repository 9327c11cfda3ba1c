"""Scenes with contact on the command line."""

from pathlib import Path

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


FILE = """<mujoco model="scene"><worldbody><geom type="plane" size="1 1 1"/>
<body name="box" pos="0 0 0.1"><freejoint name="box"/><geom type="box" size="0.1 0.1 0.1"/></body>{}
</worldbody></mujoco>"""
ARM = """<body name="arm" pos="1 0 1"><joint name="hinge"/>
<geom type="capsule" size="0.05" fromto="0 0 0 .3 0 0"/></body>"""
LEFT_OUT = "scene.xml is not read as a whole. Geoms of the world are left out"


def test_a_file_of_mujoco_is_run_on_its_ground_unless_without_contact(pendula, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("scene.xml").write_text(FILE.format(""), "utf-8")
    words = ("run", "scene.xml", "--until", "0.1", "--step", "2e-3")
    for way in ((), ("--contact", "stepping")):
        code, out, err = pendula(*words, *way)
        assert (code, err) == (0, "")
        assert "Largest residual of contact" in out
    for way in (("--contact", "none"), ("--integrator", "rk4"), ("--tolerance", "1e-9")):
        code, out, err = pendula(*words, *way)
        assert code == 0
        assert LEFT_OUT in err
        assert "contact" not in out


def test_a_page_moves_what_is_free_on_the_ground_of_its_file(pendula, tmp_path, monkeypatch):
    """What has joints is moved live without ground, or replayed on it where that is asked for."""
    monkeypatch.chdir(tmp_path)
    stepped = '"integrator":"moreau-jean"'

    def page(text, *way):
        Path("scene.xml").write_text(text, "utf-8")
        code, out, err = pendula("view", "scene.xml", "--no-open", "--output", "it.html", *way)
        assert code == 0
        return Path("it.html").read_text("utf-8").replace(" ", ""), " ".join(out.split()), err

    made, out, _ = page(FILE.format(""))
    assert ('"mode":"live"' in made, stepped in made) == (True, True)
    assert out == "Written as it.html."
    made, out, _ = page(FILE.format(ARM))
    assert ('"mode":"live"' in made, stepped in made) == (True, False)
    assert out.startswith(
        "Its ground is left out, since it has joints; --contact stepping replays a run on it."
    )
    made, out, _ = page(FILE.format(ARM), "--contact", "stepping")
    assert '"mode":"live"' not in made
    assert "the page replays a run of it" in out
    made, _, err = page(FILE.format(""), "--contact", "none")
    assert stepped not in made
    assert LEFT_OUT in err


def test_unknown_ways_are_refused(refusal):
    assert "invalid choice: 'glue'" in refusal("run", "stack", "--contact", "glue")
