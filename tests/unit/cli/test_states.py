"""Plain differential equations on the command line: from the gallery and from a user's file."""

import pytest

import pendula as pe

FILE = '''\
"""A cup of coffee."""
import pendula as pe

T = pe.states("T")
k, room = pe.parameters(k=0.1, room=20.0)
system = pe.Ode(T, -k * (T - room), name="coffee", start={"T": 90.0})
until, step = 30.0, 0.01
'''


@pytest.fixture
def coffee(tmp_path, monkeypatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "coffee.py").write_text(FILE)
    return "coffee.py"


def test_a_run_shows_states_and_no_energy(pendula, tmp_path):
    files = [str(tmp_path / name) for name in ("curves.png", "sketch.png", "run.npz")]
    code, out, err = pendula(
        "run", "lorenz", "--until", "1", "--plot", files[0], "--sketch", files[1], "--save", files[2]
    )
    assert (code, err) == (0, "")
    assert "Reached t = 1 in 1,000 steps of rk4." in out
    run = pe.simulate("lorenz", until=1.0, step=1e-3)
    for name, value in run.final.items():
        line = next(line for line in out.splitlines() if line.split()[:1] == [name])
        assert float(line.split()[-1]) == pytest.approx(value, rel=1e-5)
    assert "energy" not in out
    assert pe.load(files[2]).states == ("x", "y", "z")


def test_starts_and_parameters_are_set_by_name(pendula, refusal):
    code, out, _ = pendula(
        "run", "van-der-pol", "--set", "mu=2", "--start", "x=1", "--start", "y=0.5", "--until", "1",
        "--tolerance", "1e-9",
    )  # fmt: skip
    assert code == 0
    assert "Parameters: mu = 2." in out
    assert "start names 'w'" in refusal("run", "lorenz", "--start", "w=1", "--until", "1")


def test_verlet_is_refused_before_anything_is_printed(refusal):
    assert "moves coordinates only" in refusal("run", "lorenz", "--integrator", "verlet", "--until", "1")


def test_equations_are_the_rates(pendula, refusal):
    assert pendula("equations", "lorenz")[1] == f"{pe.equations(pe.gallery.lorenz())}\n"
    assert pendula("equations", "lorenz", "--latex")[1] == f"{pe.equations(pe.gallery.lorenz()).latex()}\n"
    assert "nothing to derive" in refusal("equations", "lorenz", "--steps")


def test_its_rate_is_exported(pendula, refusal):
    code, out, _ = pendula("export", "lorenz", "--to", "c")
    assert code == 0
    assert "void pendula_lorenz_rate(" in out
    assert "energy" not in out
    assert "it has 'rate', 'positions'" in refusal("export", "lorenz", "--to", "c", "--functions", "energy")


def test_a_users_file_may_describe_rates(pendula, coffee):
    code, out, err = pendula("run", coffee)
    assert (code, err) == (0, "")
    assert out.startswith("A cup of coffee.")
    # Newton's law of cooling: 20 + 70 e^(−3)
    assert "23.4851" in out
    assert "T_dot = -k*(T - room)" in pendula("equations", coffee)[1]


def test_a_users_function_may_give_rates_and_take_numbers(pendula, coffee, tmp_path):
    text = FILE.replace("system = ", "def system(warm=90.0):\n    return ").replace("90.0}", "warm}")
    (tmp_path / coffee).write_text(text)
    _, out, _ = pendula("run", coffee, "--set", "warm=20")
    assert [line.split() for line in out.splitlines() if line.split()[:1] == ["T"]] == [["T", "20", "20"]]


def test_a_file_with_an_ode_by_another_name_says_so(refusal, coffee, tmp_path):
    (tmp_path / coffee).write_text(FILE.replace("system =", "coffee ="))
    assert "it has the Ode 'coffee'. Add the line: system = coffee" in refusal("run", coffee)


def test_a_file_without_a_drawing_cannot_be_sketched(refusal, coffee):
    assert "nothing to draw: the description of coffee has no drawing" in refusal(
        "run", coffee, "--sketch", "it.png"
    )
