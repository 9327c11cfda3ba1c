"""``pendula run``: what it prints, writes and refuses."""

import re

import numpy as np
import pytest
from tests.kinds import GALLERY, WITH_CONTACT

from pendula.cli import run as command
from pendula.cli.files import PICTURES
from pendula.gallery import cart_pole, double_pendulum, find, n_link_pendulum, pendulum
from pendula.progress import Bar
from pendula.runs import energy_balance, load
from pendula.simulation import adaptive_integrators, integrators, simulate

SHORT = ("--until", "0.5", "--step", "0.01")


def numbers_after(label: str, text: str) -> list[float]:
    """The numbers on the line that begins with a label."""
    line = next(line for line in text.splitlines() if line.strip().startswith(label))
    return [float(word) for word in re.findall(r"-?\d[\d.]*(?:e[+-]\d+)?", line.strip().removeprefix(label))]


def test_the_report_agrees_with_the_library(pendula):
    code, out, err = pendula("run", "cart-pole", *SHORT)
    assert (code, err) == (0, "")
    expected = simulate(cart_pole(), until=0.5, step=0.01)
    assert expected.outcome.sentence in out
    for name, value in expected.final.items():
        # Six digits are printed.
        assert numbers_after(f"{name} ", out)[-1] == pytest.approx(value, rel=1e-5)
    balance = energy_balance(expected)
    # Seven digits of the largest energy, about 10 J.
    assert numbers_after("energy at the start", out)[0] == pytest.approx(balance.energy[0], abs=1e-5)
    assert numbers_after("energy at the end", out)[0] == pytest.approx(balance.energy[-1], abs=1e-5)
    for name, work in balance.work.items():
        assert numbers_after(f"work of {name}", out)[0] == pytest.approx(work[-1], abs=1e-5)


def test_defaults_come_from_the_gallery(pendula, tmp_path):
    about = find("double-pendulum")
    code, out, _ = pendula("run", "double-pendulum", "--save", str(tmp_path / "run.npz"))
    assert code == 0
    saved = load(tmp_path / "run.npz")
    assert (saved.t[-1], saved.step, saved.integrator) == (about.until, about.step, "rk4")
    assert saved.q[0].tolist() == list(double_pendulum().start.values())
    assert re.search(r"took [\d.]+ ms, [\d.]+ [nµ]s per step", out)


def test_what_is_set_is_used(pendula, tmp_path):
    file = str(tmp_path / "run.npz")
    words = ("--set", "l=0.7", "--set", "m=2", "--start", "theta=1", "--start", "theta_dot=-0.5")
    assert pendula("run", "pendulum", *SHORT, *words, "--integrator", "midpoint", "--save", file)[0] == 0
    saved = load(file)
    expected = simulate(
        pendulum(l=0.7, m=2.0),
        start={"theta": 1.0, "theta_dot": -0.5},
        until=0.5,
        step=0.01,
        integrator="midpoint",
    )
    assert saved.parameters == expected.parameters
    assert np.array_equal(saved.q, expected.q)


def test_parameters_that_the_gallery_function_does_not_name_are_set_in_the_model(pendula, tmp_path):
    file = str(tmp_path / "run.npz")
    assert pendula("run", "n-link-pendulum", *SHORT, "--set", "n=3", "--set", "l=0.5", "--save", file)[0] == 0
    saved = load(file)
    assert saved.coordinates == ("theta1", "theta2", "theta3")
    assert saved.parameters["l"] == 0.5
    assert np.array_equal(saved.q, simulate(n_link_pendulum(3, lengths=0.5), until=0.5, step=0.01).q)


def test_every_integrator_can_be_asked_for(pendula):
    assert list(integrators()) == command.INTEGRATORS
    assert list(adaptive_integrators()) == command.ADAPTIVE
    code, out, _ = pendula("run", "pendulum", *SHORT, "--integrator", "velocity-verlet")
    assert code == 0
    assert "50 steps of velocity-verlet" in out


def test_every_kth_step_is_kept(pendula, tmp_path):
    file = str(tmp_path / "run.npz")
    pendula("run", "pendulum", *SHORT, "--save-every", "25", "--save", file)
    assert load(file).t.tolist() == [0.0, 0.25, 0.5]


def test_a_long_run_keeps_a_bounded_number_of_instants(pendula, tmp_path):
    file = str(tmp_path / "run.npz")
    _, out, _ = pendula("run", "pendulum", "--until", "250", "--step", "0.001", "--save", file)
    assert len(load(file)) == 83_335  # every third of 250,000 steps, the start and the end
    assert "Saved 83,335 instants" in out


@pytest.mark.parametrize("suffix", PICTURES)
def test_a_picture_is_drawn(pendula, tmp_path, suffix):
    picture = tmp_path / f"motion{suffix}"
    code, out, _ = pendula("run", "pendulum", *SHORT, "--plot", str(picture))
    assert code == 0
    assert picture.stat().st_size > 1000
    assert out.endswith(f"Drawn as {picture}.\n")


def test_the_system_is_drawn_as_it_moves(pendula, tmp_path):
    picture = tmp_path / "moving.png"
    code, out, _ = pendula("run", "pendulum", *SHORT, "--sketch", str(picture))
    assert code == 0
    assert picture.stat().st_size > 1000
    assert out.endswith(f"Drawn as {picture}.\n")


def test_a_system_without_drawing_is_refused_before_it_is_simulated(refusal, tmp_path):
    bare = tmp_path / "bare.py"
    bare.write_text("import pendula as pe\nx = pe.coordinates('x')\nsystem = pe.Lagrangian(x, x.dot**2)\n")
    assert "has no drawing" in refusal("run", str(bare), "--sketch", str(tmp_path / "it.png"))


def test_nothing_is_written_unless_asked_for(pendula, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pendula("run", "pendulum", *SHORT)
    assert list(tmp_path.iterdir()) == []


def test_where_energies_cancel_rounding_is_not_shown_as_energy(pendula):
    _, out, _ = pendula("run", "n-link-pendulum", "--set", "n=2", "--until", "0.5", "--step", "0.001")
    assert re.search(r"energy at the start  0\.0+ J\n", out)


def test_a_run_that_diverges_says_so_and_is_kept(pendula, tmp_path):
    file = str(tmp_path / "run.npz")
    words = ("--integrator", "euler", "--step", "0.2", "--until", "100", "--save", file)
    code, out, _ = pendula("run", "double-pendulum", *words)
    assert code == 1
    assert "Diverged" in out
    assert "Left out are the last" in out
    assert load(file).outcome.reason == "diverged"


def test_ctrl_c_keeps_what_was_computed(pendula, tmp_path, monkeypatch):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "update", pressed)
    file, picture = tmp_path / "run.npz", tmp_path / "run.png"
    words = ("--until", "100", "--step", "0.001", "--save", str(file), "--plot", str(picture))
    code, out, _ = pendula("run", "pendulum", *words)
    assert code == 130
    assert "Interrupted at t =" in out
    saved = load(file)
    assert saved.outcome.reason == "interrupted"
    assert 1 < len(saved) < 100_000
    assert picture.exists()


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--set", "x"], ["--set: 'x' must be NAME=NUMBER", "such as l=0.7"]),
        (["--set", "=1"], ["'=1' must be NAME=NUMBER"]),
        (["--set", "l="], ["'l=' must be NAME=NUMBER"]),
        (["--set", "l=0,7"], ["in 'l=0,7', '0,7' is not a number"]),
        (["--set", "k=1"], ["'k' is not a parameter of pendulum", "m = 1, l = 1, g = 9.81"]),
        (["--set", "l=-1"], ["'l' must be greater than zero"]),
        (["--start", "theta"], ["--start: 'theta' must be NAME=NUMBER"]),
        (["--start", "thta=1"], ["'thta'", "'theta', 'theta_dot'"]),
        (["--start", "theta=nan"], ["'theta' is nan"]),
        (["--until", "soon"], ["--until: 'soon' is not a number"]),
        (["--until", "-1"], ["until = -1 lies before the start"]),
        (["--until", "nan"], ["until = nan must be a finite number"]),
        (["--step", "0"], ["step = 0 must be greater than zero"]),
        (["--step", "inf"], ["step = inf must be a finite number"]),
        (["--integrator", "rk5"], ["no integrator 'rk5'", "Did you mean 'rk4'?"]),
        (["--save-every", "0"], ["--save-every: '0' is not a whole number from 1 on"]),
        (["--save-every", "1.5"], ["'1.5' is not a whole number"]),
        (["--save-every", "1", "--until", "1e9"], ["1,000,000,000,000 instants", "--save-every 10000000"]),
        (["--save", "no/such/folder/run.npz"], ["there is no folder no/such/folder"]),
        (["--save", "."], [". cannot be written: it is a folder"]),
        (["--plot", "run.txt"], ["run.txt needs one of the suffixes .png, .svg, .pdf"]),
        (["--plot", "no/run.png"], ["there is no folder no"]),
        (["--sketch", "run.txt"], ["run.txt needs one of the suffixes .png, .svg, .pdf"]),
    ],
)
def test_mistakes_are_refused_before_any_work(refusal, words, parts):
    sentence = refusal("run", "pendulum", *words)
    for part in parts:
        assert part in sentence


def test_a_near_parameter_is_suggested(refusal):
    assert "Did you mean 'Omega'?" in refusal("run", "bead-on-hoop", "--set", "omega=3")


def test_lists_cannot_be_set_as_a_number(refusal):
    assert "'masses' is not a parameter of planets" in refusal("run", "planets", "--set", "masses=2")


def test_a_file_that_may_not_be_written_is_refused(refusal, tmp_path, monkeypatch):
    monkeypatch.setattr("os.access", lambda *_: False)
    file = str(tmp_path / "run.npz")
    assert refusal("run", "pendulum", "--save", file) == f"{file} cannot be written: you may not write there."


def test_without_matplotlib_a_picture_is_refused_before_any_work(refusal, monkeypatch):
    monkeypatch.setattr("pendula.cli.files.find_spec", lambda _: None)
    assert "matplotlib, which is not installed" in refusal("run", "pendulum", "--plot", "run.png")


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GALLERY, *WITH_CONTACT])
def test_every_system_of_the_gallery_runs(pendula, name):
    code, out, err = pendula("run", name, "--until", str(20 * find(name).step))
    assert (code, err) == (0, "")
    assert f"in 20 steps of {'moreau-jean' if find(name).contact else 'rk4'}." in out
    assert ("energy at the end" in out) == bool(find(name).build().coordinates)


def test_a_controller_holds_the_cart_pole_upright(pendula, tmp_path):
    weights = ("--largest", "x=0.5", "--largest", "theta=0.2", "--largest", "u=20", "--limit", "40")
    file = str(tmp_path / "run.npz")
    code, out, err = pendula("run", "cart-pole", "--control", "lqr", *weights, "--until", "5", "--save", file)
    assert (code, err) == (0, "")
    assert "An LQR holds it at x = 0, theta = 3.14159; its slowest pole is −1.76374" in " ".join(out.split())
    run = load(file)
    assert run["theta"][-1] == pytest.approx(np.pi, abs=1e-3)
    assert np.abs(run["u"]).max() <= 40
    down = ("--at", "x=0", "--at", "theta=3.14159265358979", "--start", "theta=0.5")
    code, out, _ = pendula("run", "cart-pole", "--control", "swing-up", *weights, *down, "--save", file)
    assert code == 0
    assert np.cos(load(file)["theta"][-1]) == pytest.approx(-1, abs=1e-4)
    code, out, _ = pendula(
        "run", "cart-pole", "--control", "lqr", *weights, "--every", "0.02", "--until", "5"
    )
    assert code == 0
    assert "sampled every 0.02 s." in " ".join(out.split())


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("--limit", "3"), "--limit is for a controller: add --control lqr"),
        (("--control", "magic"), "invalid choice: 'magic'"),
        (("--control", "gravity-compensation"), "an input for each coordinate; cart-pole has 1 input for 2"),
        (("--control", "gravity-compensation", "--at", "x=1"), "for other controllers, such as lqr"),
    ],
)
def test_controllers_that_cannot_be_are_refused(pendula, words, refusal):
    code, _, err = pendula("run", "cart-pole", *words)
    assert code == 2
    assert re.search(refusal, err)
