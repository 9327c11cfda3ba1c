"""``pendula new``: the file it writes runs as it stands and explains every part."""

import subprocess
import sys

import pytest

from pendula.cli.system_file import find_system
from pendula.runs import load


@pytest.fixture
def written(pendula, tmp_path, monkeypatch) -> str:
    monkeypatch.chdir(tmp_path)
    code, out, err = pendula("new", "my_system.py")
    assert (code, err) == (0, "")
    assert out.startswith("Wrote my_system.py. It runs as it stands: pendula run my_system.py")
    return (tmp_path / "my_system.py").read_text(encoding="utf-8")


def test_the_file_runs_as_it_stands(pendula, written):
    code, out, err = pendula("run", "my_system.py", "--sketch", "it.png", "--save", "run.npz")
    assert (code, err) == (0, "")
    assert "Reached t = 10 s" in out
    assert load("run.npz").outcome.ok
    code, out, err = pendula("equations", "my_system.py")
    assert (code, err) == (0, "")
    assert "Equations of motion of cart on a spring" in out


def test_the_file_also_runs_as_python(written, tmp_path):
    subprocess.run([sys.executable, "my_system.py"], cwd=tmp_path, check=True)


def test_every_part_is_explained(written):
    parts = "Coordinates Parameters Inputs Points Energies Forces Constraints Start Drawing".split()
    for part in parts:
        assert f"# {part}: " in written
    assert max(map(len, written.splitlines())) <= 110


def test_what_the_comments_propose_works(pendula, written, tmp_path):
    held = written.replace("constraints=[],", "constraints=[x],").replace('"x": 0.2, ', "")
    assert held != written
    (tmp_path / "held.py").write_text(held, encoding="utf-8")
    assert len(find_system("held.py").function().constraints) == 1
    assert pendula("run", "held.py", "--set", "l=0.7", "--until", "0.1")[0] == 0


def test_a_file_that_is_there_is_left_as_it_is(refusal, written, tmp_path):
    (tmp_path / "my_system.py").write_text("mine", encoding="utf-8")
    assert refusal("new", "my_system.py") == (
        "my_system.py is already there and is left as it is; choose another name."
    )
    assert (tmp_path / "my_system.py").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("my_system", "my_system must end in .py, as in my_system.py."),
        ("my_system.txt", "my_system.txt must end in .py, as in my_system.py."),
        ("no/my_system.py", "no/my_system.py cannot be written: there is no folder no."),
    ],
)
def test_names_that_will_not_do_are_refused(refusal, tmp_path, monkeypatch, name, sentence):
    monkeypatch.chdir(tmp_path)
    assert refusal("new", name) == sentence
    assert list(tmp_path.iterdir()) == []


def test_a_name_with_a_space_is_quoted_where_it_is_to_be_typed(pendula, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "pendula run 'my system.py'" in pendula("new", "my system.py")[1]
