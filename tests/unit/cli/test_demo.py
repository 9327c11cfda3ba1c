"""``pendula demo``: the story, its figures and its files."""

import sys
from pathlib import Path

import pytest

from pendula.cli import demo
from pendula.cli.demo import STAGES, SYSTEMS
from pendula.dynamics.equations import equations
from pendula.gallery import find
from pendula.runs import load
from pendula.simulation import simulate


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "some" / "demo"


def test_the_demo_shows_the_whole_way(pendula, folder):
    code, out, err = pendula("demo", str(folder))
    assert (code, err) == (0, "")
    for name in SYSTEMS:
        about = find(name)
        system = about.function()
        assert about.title in out
        # Folded and without its empty lines, the text is the library's.
        assert " ".join(str(equations(system)).split()) in " ".join(out.split())
        run = load(folder / f"{name}.npz")
        assert run.outcome.ok
        assert run.final == simulate(system, until=about.until, step=about.step).final
        assert (folder / f"{name}.png").stat().st_size > 10_000
        assert str(folder / f"{name}.png") in out
    assert out.count("energy at the start") == len(SYSTEMS)
    assert "work of damper of the cart" in out
    for page, mode in (("pendularm.html", "live"), ("double-pendulum.html", "replay")):
        assert f'"mode":"{mode}"' in (folder / page).read_text("utf-8")
        assert str(folder / page) in out
    suffixes = sorted(path.suffix for path in folder.iterdir())
    assert suffixes == [".html", ".html", ".npz", ".npz", ".png", ".png"]
    assert max(map(len, out.split("\nWritten\n")[0].splitlines())) <= 100
    assert len(out.splitlines()) <= 80


def test_the_demo_says_how_long_each_stage_took(pendula, folder):
    _, out, _ = pendula("demo", str(folder))
    table = out.split("How long each stage took, in ms\n")[1].splitlines()
    assert table[0].split() == list(STAGES)
    for line, name in zip(table[1:], SYSTEMS, strict=False):
        first, *figures = line.split()
        assert first == name
        assert len(figures) == len(STAGES)
        assert all(float(figure.replace(",", "")) > 0 for figure in figures)


def test_a_folder_that_cannot_be_made_is_refused(refusal, tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be made" in refusal("demo", str(tmp_path / "file" / "demo"))
    assert "cannot be made" in refusal("demo", str(tmp_path / "file"))


def test_without_matplotlib_the_demo_is_refused(refusal, monkeypatch, folder):
    monkeypatch.setattr("pendula.cli.files.find_spec", lambda _: None)
    assert "pendula[plot]" in refusal("demo", str(folder))
    assert not folder.exists()


def test_the_command_it_names_can_be_typed(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda _: "found")
    assert demo._command() == "pendula"
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.chdir(Path(sys.prefix))
    python, *rest = demo._command().split()
    assert rest == ["-m", "pendula"]
    assert Path(python).exists()
    assert not Path(python).is_absolute()
