"""`pendula help` finds functions, systems, lessons and pages by words; `pendula learn` lists and opens."""

import re
from pathlib import Path

import pytest

import pendula
from pendula.cli import main
from pendula.cli.searching import public_docstrings, search, split_sections


def best(words, kind):
    return next(found.name for found in search(words) if found.kind == kind)


@pytest.mark.parametrize(
    ("words", "kind", "name"),
    [
        ("lqr", "function", "pe.LQR"),
        ("double pendulum", "system", "double-pendulum"),
        ("Woodpecker", "system", "woodpecker"),
        ("quaternions", "lesson", "5. Rotations, Euler rates, quaternions"),
        ("energy drifts", "page", "howto/energy_drift.md, Find why energy drifts"),
        ("damping", "function", "pe.Damper"),
        ("lagrange", "function", "pe.Lagrangian"),
        ("linearize", "function", "pe.linearise"),
        ("jacobian", "function", "model.jacobian"),
        ("how do I balance it", "page", "howto/balance.md, Balance it"),
        ("natural frequency", "function", "pe.Modes"),
        ("rolling without slipping", "system", "rolling-ball"),
        ("tension in the rod", "lesson", "6. Multipliers, reactions and drift"),
        ("solve_ivp", "function", "pe.simulate"),
        ("time step too long", "function", "pe.simulate"),
        ("lyapunov", "system", "double-pendulum"),
        ("state space matrices", "function", "pe.linearise"),
        ("install", "page", "start.md, Install"),
        ("quaternion", "function", "pose.quaternion"),
        ("urdf", "function", "pe.read_urdf"),
        ("pinocchio", "page", "coming_from/pinocchio.md, Coming from Pinocchio"),
    ],
)
def test_what_one_looks_for_comes_first(words, kind, name):
    assert best(words, kind) == name


def test_every_word_must_be_there():
    assert search("lqr")
    assert not search("lqr zebra")
    assert {found.name for found in search("lqr zebra", every=False)} == {
        found.name for found in search("lqr")
    }


def test_a_word_begins_where_a_word_begins():
    assert "spring-pendulum" not in {found.name for found in search("nan")}, "resonance has it inside"


def test_a_letter_is_a_word_of_its_own_and_no_part_of_another():
    assert "pe.Capsule" not in {found.name for found in search("c")}
    assert "pe.Universal" not in {found.name for found in search("version")}


def test_other_words_for_the_same_are_known():
    assert "pe.simulate" in {found.name for found in search("initial conditions")}
    assert "pe.Modes" in {found.name for found in search("eigenvalues")}


def test_whole_docstrings_are_searched():
    assert {"pe.Material", "pe.Gap", "pe.Penalty"} <= {found.name for found in search("restitution")}


def test_every_public_class_and_function_can_be_found():
    ours = {name for name, home in pendula._WHERE.items() if home != "description.functions"}  # SymPy's
    found = public_docstrings()
    assert ours - set(found) == {"time"}, "a symbol, neither class nor function"
    assert [name for name, text in found.items() if not text] == []


def test_headings_in_code_are_no_sections():
    page = "# A\ntext\n```python\n# no heading\n```\n## B\nmore\n"
    assert [title for title, _ in split_sections(page)] == ["A", "B"]


def test_the_command_prints_what_it_finds(capsys):
    assert main(["help", "swing", "up"]) == 0
    shown = capsys.readouterr().out
    assert "pe.SwingUp" in shown
    assert "pendula learn NUMBER" in shown
    assert main(["help", "plot", "angle", "over", "time"]) == 0
    assert "pe.plot:" in capsys.readouterr().out, "no function has all words; this one has the rarest"
    assert main(["help", "zebra"]) == 2
    assert "Nothing is said about 'zebra'" in capsys.readouterr().err
    assert main(["help", "pendlum"]) == 2
    assert "did you mean pendulum" in capsys.readouterr().err
    assert main(["help", "lqr", "zebra"]) == 0
    assert "Nothing has all of 'lqr zebra'" in capsys.readouterr().out


def test_a_system_that_is_named_is_shown(capsys):
    main(["help", "balance", "a", "cart-pole"])
    shown = capsys.readouterr().out
    assert "\n  cart-pole: " in shown
    assert shown.index("pe.LQR") < shown.index("pe.energy_balance")
    assert "howto/balance.md" in shown
    assert "8. From servos to LQR" in shown


def test_drift_is_audited():
    assert "pe.audit" in [found.name for found in search("energy drift") if found.kind == "function"][:3]


def test_pictures_are_no_sentences(capsys):
    main(["help", "modes"])
    assert "![" not in capsys.readouterr().out


def test_pages_can_be_found_on_the_disk(capsys):
    assert main(["help", "tableau"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    folder = re.search(r"Pages \(files in (.+?)\)", shown)
    assert folder is not None
    assert (Path(folder[1]) / "concepts" / "integrators.md").is_file()


def test_more_is_shown_on_demand(capsys):
    main(["help", "pendulum"])
    few = capsys.readouterr().out
    main(["help", "pendulum", "--all"])
    assert "more with --all" in few
    assert len(capsys.readouterr().out) > len(few)


def test_lessons_are_listed_printed_and_copied(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["learn"]) == 0
    assert "10  Collisions" in capsys.readouterr().out
    assert main(["learn", "1", "--print"]) == 0
    printed = capsys.readouterr().out
    assert "# Why Euler's pendulum explodes" in printed
    assert "    growth = None" in printed
    assert "1.000981" not in printed, "answers stay hidden"
    assert main(["learn", "euler_explodes", "--no-open"]) == 0
    copy = tmp_path / "01_why_euler_explodes.py"
    copy.write_text(copy.read_text("utf-8").replace("growth = None", "growth = 2.67"), "utf-8")
    main(["learn", "1", "--no-open"])
    assert "kept as it is" in capsys.readouterr().out
    assert "growth = 2.67" in copy.read_text("utf-8")


def test_without_marimo_a_lesson_is_printed(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pendula.cli.learn.find_spec", lambda name: None)
    assert main(["learn", "3"]) == 0
    shown = capsys.readouterr().out
    assert 'pip install "pendula[learn]"' in shown
    assert "# From energies to equations" in shown
