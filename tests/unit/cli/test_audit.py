"""``pendula audit``: what it prints, writes and refuses."""

import pytest

import pendula as pe
from pendula.cli import audit as command

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_table_is_the_librarys(pendula, folder):
    code, out, err = pendula("audit", "cart-pole", "--until", "2")
    assert (code, err) == (0, "")
    expected = pe.audit(pe.simulate("cart-pole", until=2.0, step=1e-3, ledger=True))
    for line in str(expected).splitlines()[:12]:
        assert line in out
    assert out.endswith("\nDrawn as cart-pole-audit.png.\n")
    assert (folder / "cart-pole-audit.png").stat().st_size > 10_000


def test_what_is_set_is_used(pendula):
    words = ("--set", "L=2", "--start", "theta=0.5", "--step", "0.01", "--integrator", "midpoint")
    _, out, _ = pendula("audit", "cart-pole", "--until", "1", *words)
    assert out.startswith("Audit of cart-pole, midpoint, step 0.01 s, t = 0 to 1 s")
    from pendula.gallery import cart_pole

    run = pe.simulate(cart_pole(L=2.0), {"theta": 0.5}, 1.0, step=0.01, integrator="midpoint", ledger=True)
    assert f"{run.ledger['damper of the pole'][-1]:+.6e} J" in out


def test_by_tolerance(pendula, folder):
    words = ("--tolerance", "1e-9", "--integrator", "dop853", "--output", "slide.svg")
    code, out, _ = pendula("audit", "pendulum", "--until", "1", *words)
    assert code == 0
    assert out.startswith("Audit of pendulum, dop853, tolerance 1e-09")
    assert [path.name for path in folder.iterdir()] == ["slide.svg"]


def test_drift_is_drawn_too(pendula, folder):
    words = ("--until", "1", "--step", "0.01", "--drift", "drift.png")
    code, out, _ = pendula("audit", "four-bars", *words)
    assert code == 0
    assert out.endswith("Drawn as four-bars-audit.png.\nDrift drawn as drift.png.\n")
    assert "1: 5 coordinates less 4 independent constraints" in out
    assert (folder / "drift.png").stat().st_size > 10_000


def test_a_saved_run(pendula, folder):
    run = pe.simulate("cart-pole", until=1.0, step=1e-3, ledger=True)
    run.save(folder / "my.run")
    code, out, _ = pendula("audit", "my.run")
    assert code == 0
    assert f"{run.ledger['damper of the pole'][-1]:+.6e} J" in out
    assert (folder / "my-audit.png").exists()


def test_a_saved_run_of_the_users_own_system(pendula, refusal, folder):
    (folder / "spring.py").write_text(
        "import pendula as pe\nx = pe.coordinates('x')\nuntil = 3.0\n"
        "system = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, [pe.Damper(0.1, on=x)], name='spring',"
        " start={'x': 1.0})\n"
    )
    code, out, _ = pendula("audit", "spring.py")
    assert code == 0
    assert "Audit of spring, rk4, step 0.001 s, t = 0 to 3 s" in out
    x = pe.coordinates("x")
    system = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, [pe.Damper(0.1, on=x)], name="spring", start={"x": 1.0})
    pe.simulate(system, until=1.0, step=0.01, ledger=True).save(folder / "run.npz")
    assert "name its system with --system FILE.py" in refusal("audit", "run.npz")
    code, out, _ = pendula("audit", "run.npz", "--system", "spring.py")
    assert code == 0
    assert "Audit of spring, rk4, step 0.01 s, t = 0 to 1 s" in out


def test_a_plain_differential_equation(pendula, folder):
    code, out, _ = pendula("audit", "lorenz", "--until", "1")
    assert code == 0
    assert "Verdict: The run can be believed. States are off by about" in out
    assert list(folder.iterdir()) == []


def test_a_fault_is_an_exit_code(pendula, folder):
    run = pe.simulate("cart-pole", until=1.0, step=1e-3, ledger=True)
    from dataclasses import replace

    works = {name: 1.1 * work for name, work in run.ledger.items()}
    replace(run, ledger=works).save(folder / "altered.npz")
    code, out, _ = pendula("audit", "altered.npz")
    assert code == 1
    assert "Verdict: The run is wrong. The ledger's work of" in out


def test_a_doubt_is_an_exit_code_only_if_that_is_asked_for(pendula):
    words = ("audit", "pendulum", "--until", "10", "--step", "0.01", "--integrator", "euler")
    code, out, _ = pendula(*words)
    assert code == 0
    assert "Verdict: The run is in doubt. The books balance, badly" in out
    assert pendula(*words, "--strict")[0] == 1
    assert pendula("audit", "pendulum", "--until", "1", "--strict")[0] == 0


def test_without_matplotlib_there_is_still_a_table(pendula, folder, monkeypatch):
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    code, out, _ = pendula("audit", "pendulum", "--until", "1")
    assert code == 0
    assert out.endswith('which is not installed: pip install "pendula[plot]"\n')
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["pendulumm"], "Did you mean 'pendulum'?"),
        (["pendulum", "--system", "pendulum"], "--system names the system of a saved run"),
        (["pendulum", "--integrator", "rk5"], "Did you mean 'rk4'?"),
        (["pendulum", "--step", "0"], "step = 0 must be greater than zero"),
        (["pendulum", "--step", "small"], "--step: 'small' is not a number"),
        (["pendulum", "--tolerance", "2"], "tolerance = 2 must lie between"),
        (["pendulum", "--drift", "drift.png"], "--drift is for constraints, and pendulum has none"),
        (["held-pin-pendulum", "--tolerance", "1e-6", "--drift", "drift.png"], "compares at a fixed step"),
        (["held-pin-pendulum", "--drift", "drift.txt"], "drift.txt needs one of the suffixes"),
        (["pendulum", "--output", "it.txt"], "it.txt needs one of the suffixes .png, .svg, .pdf"),
        (["no/such.py"], "There is no file no/such.py"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else None,
)
def test_mistakes_are_refused(refusal, words, part):
    assert part in refusal("audit", *words)


def test_runs_that_are_no_use(refusal, folder):
    (folder / "text.npz").write_text("nothing")
    assert "text.npz cannot be read as a run" in refusal("audit", "text.npz")
    pe.simulate("pendulum", until=0.1, step=0.01).save(folder / "bare.npz")
    assert "has no ledger to audit" in refusal("audit", "bare.npz")
    assert "--step is for simulating" in refusal("audit", "bare.npz", "--step", "0.1")
    assert "--set is for simulating" in refusal("audit", "bare.npz", "--set", "l=1")
