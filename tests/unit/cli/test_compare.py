"""``pendula compare``: what it prints, writes and refuses."""

import re

import pytest

from pendula.cli import compare as command
from pendula.cli import main
from pendula.comparison import comparison
from pendula.simulation import integrators

pytestmark = pytest.mark.slow

FEW = ("--integrators", "euler,rk4,dop853", "--step", "0.05", "0.02", "0.01", "--tolerance", "1e-6", "1e-9")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def row_of(method: str, out: str) -> list[str]:
    line = next(line for line in out.splitlines() if line.startswith(f"  {method} "))
    return line.split()


def test_the_table_agrees_with_the_library(pendula):
    code, out, err = pendula("compare", "pendulum", "--until", "2", *FEW)
    assert (code, err) == (0, "")
    expected = comparison.compare(
        "pendulum",
        until=2.0,
        integrators=["euler", "rk4", "dop853"],
        steps=[0.05, 0.02, 0.01],
        tolerances=[1e-6, 1e-9],
    )
    assert expected.title in out
    for row in expected.rows:
        cells = row_of(row.method, out)
        assert f"{row.trial.evaluations:,}" in cells
        assert f"{row.trial.error:.1e}" in cells
        assert f"{row.trial.drift:.1e}" in cells
    assert "midpoint" not in out


def test_a_picture_is_drawn_beside_the_table(pendula, folder):
    _, out, _ = pendula("compare", "pendulum", "--until", "2", *FEW)
    assert (folder / "pendulum-comparison.png").stat().st_size > 10_000
    assert out.endswith("\nDrawn as pendulum-comparison.png.\n")


@pytest.mark.parametrize("suffix", [".svg", ".pdf"])
def test_the_picture_goes_where_it_is_wanted(pendula, folder, suffix):
    picture = folder / f"slide{suffix}"
    code, _, _ = pendula("compare", "pendulum", "--until", "1", *FEW, "--output", str(picture))
    assert code == 0
    assert picture.stat().st_size > 1000
    assert [path.name for path in folder.iterdir()] == [picture.name]


def test_what_is_set_is_used(pendula):
    words = ("--set", "l=2", "--start", "theta=0.5", "--equal", "step")
    _, out, _ = pendula("compare", "pendulum", "--until", "2", *FEW, *words)
    assert "at equal step: 0.02 s" in out
    from pendula.gallery import pendulum

    given = {"integrators": "euler", "steps": [0.05, 0.02, 0.01], "equal": "step"}
    expected = comparison.compare(pendulum(l=2.0), {"theta": 0.5}, 2.0, **given)
    assert f"{expected['euler'].trial.error:.1e}" in row_of("euler", out)


def test_a_system_of_the_users_own(pendula, folder):
    (folder / "spring.py").write_text(
        "import pendula as pe\nx = pe.coordinates('x')\nuntil = 3.0\n"
        "system = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name='spring', start={'x': 1.0})\n"
    )
    code, out, _ = pendula("compare", "spring.py", *FEW)
    assert code == 0
    assert "Integrators on spring, t = 0 to 3 s" in out
    assert (folder / "spring-comparison.png").exists()


def test_the_usual_methods_are_all(pendula):
    _, out, _ = pendula("compare", "pendulum", "--until", "1", "--step", "0.05", "0.02", "0.01")
    for method in integrators():
        assert re.search(rf"^(  )?{method}[ :]", out, re.MULTILINE), method


def test_chaos_ends_earlier_unless_the_end_is_given(pendula):
    _, out, _ = pendula("compare", "double-pendulum", "--integrators", "rk4")
    assert out.startswith("Nothing can be compared up to t = 20 s")
    assert "right to about" in out
    _, out, _ = pendula("compare", "double-pendulum", "--integrators", "rk4", "--until", "20")
    assert out.startswith("Integrators on double-pendulum, t = 0 to 20 s")
    assert "It cannot be trusted" in out


def test_without_matplotlib_there_is_still_a_table(pendula, folder, monkeypatch):
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    code, out, _ = pendula("compare", "pendulum", "--until", "1", *FEW)
    assert code == 0
    assert row_of("rk4", out)
    assert out.endswith('which is not installed: pip install "pendula[plot]"\n')
    assert list(folder.iterdir()) == []


def test_a_picture_that_was_asked_for_needs_matplotlib(refusal, monkeypatch):
    monkeypatch.setattr("pendula.cli.files.find_spec", lambda _: None)
    assert "matplotlib, which is not installed" in refusal("compare", "pendulum", "--output", "it.png")


def test_ctrl_c_ends_it(capsys, monkeypatch, folder):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("pendula.progress.Bar.update", pressed)
    assert main(["compare", "pendulum", "--until", "1", *FEW]) == 130
    assert capsys.readouterr().err == "pendula: Interrupted.\n"
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--integrators", "rk5"], "Did you mean 'rk4'?"),
        (["--integrators", ","], "integrators is empty"),
        (["--integrators", "rk4,rk4"], "'rk4' is given twice"),
        (["--step", "0"], "step = 0 must be greater than zero"),
        (["--step", "small"], "--step: 'small' is not a number"),
        (["--tolerance", "2"], "tolerance = 2 must lie between"),
        (["--until", "-1"], "until = -1 must be greater than zero"),
        (["--until", "0"], "until = 0 must be greater than zero"),
        (["--equal", "time"], "--equal: invalid choice: 'time'"),
        (["--start", "thta=1"], "'thta'"),
        (["--set", "k=1"], "'k' is not a parameter of pendulum"),
        (["--output", "it.txt"], "it.txt needs one of the suffixes .png, .svg, .pdf"),
        (["--output", "no/it.png"], "there is no folder no"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else None,
)
def test_mistakes_are_refused_before_any_work(refusal, words, part):
    assert part in refusal("compare", "pendulum", *words)
