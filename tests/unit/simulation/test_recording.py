"""Inputs as a run was given them: recorded, saved, and replayed without asking anybody again."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.linalg import solve_continuous_are

import pendula as pe
from pendula.errors import PendulaError, SimulationError
from pendula.runs.given_inputs import GivenInputs
from pendula.runs.run_model import model_of
from pendula.simulation.again import conditions_of

x = pe.coordinates("x")
u = pe.inputs("u")
FIXED, CHOSEN = {"step": 1e-2}, {"tolerance": 1e-10}


def arm() -> pe.Lagrangian:
    forces = [pe.Torque(u, on=x, name="motor"), pe.Damper(0.2, on=x, name="friction")]
    return pe.Lagrangian(x, x.dot**2 / 2, -9.81 * pe.cos(x), forces=forces, name="arm")


class Integrating:
    """A law that remembers what it was asked."""

    def __init__(self):
        self.integral, self.asked = 0.0, 0

    def __call__(self, t, q, v):
        self.asked += 1
        self.integral += (0.5 - q[0]) * 0.05
        return 20 * (0.5 - q[0]) + 10 * self.integral - 4 * v[0]


def controls():
    random = np.random.default_rng(3)
    return {
        "remembers": pe.Sampled(Integrating(), every=0.05),
        "random": pe.Sampled(lambda t, q, v: random.normal(), every=0.05),
        "plain law": lambda t, q, v: 20 * (0.5 - q[0]) - 4 * v[0],
        "held PID": pe.Sampled(pe.PID(20.0, ki=5.0, kd=4.0), every=0.05),
        "rows": random.normal(size=(200, 1)),
        "table": ([0.0, 0.503, 0.504, 1.2, 1.21], [0.0, 0.0, 2.0, 2.0, -1.0]),
    }


def test_an_audit_does_not_touch_a_law_that_remembers():
    for how in (FIXED, CHOSEN):
        law = Integrating()
        run = pe.simulate(arm(), until=2.0, control=pe.Sampled(law, every=0.05), ledger=True, **how)
        before = law.integral, law.asked
        found = pe.audit(run)
        assert (law.integral, law.asked) == before
        assert found.ok, found


@pytest.mark.parametrize("how", [FIXED, CHOSEN], ids=["rk4", "auto"])
@pytest.mark.parametrize("kind", ["remembers", "random", "held PID"])
def test_sampled_laws_are_replayed_as_they_answered(kind, how):
    run = pe.simulate(arm(), until=2.0, control=controls()[kind], ledger=True, **how)
    (given,) = run.given
    assert (given.kind, given.inputs) == ("law", ("u",))
    assert np.allclose(given.t, 0.05 * np.arange(len(given.t)))
    known = conditions_of(run, model_of(run, call=""))
    again = known.again(times=run.t)
    # Steps of the chosen kind begin anew at the same instants: only rounding may differ.
    np.testing.assert_allclose(again.y, run.y, rtol=0, atol=1e-12)
    half = known.again(setting=known.setting / 2, times=run.t)
    np.testing.assert_allclose(half.y, run.y, rtol=0, atol=1e-6)


@pytest.mark.parametrize("kind", ["plain law", "rows", "table"])
def test_other_inputs_are_replayed(kind):
    run = pe.simulate(arm(), until=2.0, control=controls()[kind], ledger=True, **FIXED)
    again = conditions_of(run, model_of(run, call="")).again()
    np.testing.assert_allclose(again.y, run.y, rtol=0, atol=1e-13)


def test_a_stabilised_motion_is_not_doubted_because_its_record_alone_would_not_hold_it():
    """The pole falls with e^{4.4 t}: what a replay is off at the start is 1e15 times as much at the end."""
    system = pe.gallery.cart_pole()
    near = pe.linearise(system, at={"theta": np.pi})
    P = solve_continuous_are(near.A, near.B, np.eye(4), np.eye(1))
    gains = (near.B.T @ P)[0]
    law = pe.Sampled(lambda t, q, v: [-gains @ [q[0], q[1] - np.pi, *v]], every=0.01)
    run = pe.simulate(system, {"theta": np.pi - 0.05}, 8.0, step=0.01, control=law, ledger=True)
    assert abs(run["theta"][-1] - np.pi) < 0.05, "the loop is not stable"
    assert pe.audit(run).ok


@pytest.mark.parametrize("kind", ["remembers", "rows", "table"])
def test_what_was_given_is_saved_and_loaded(tmp_path, kind):
    run = pe.simulate(arm(), until=2.0, control=controls()[kind], ledger=True, **FIXED)
    run.save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    for a, b in zip(run.given, loaded.given, strict=True):
        assert (a.inputs, a.kind) == (b.inputs, b.kind)
        np.testing.assert_array_equal(a.t, b.t)
        np.testing.assert_array_equal(a.values, b.values)
    assert pe.audit(loaded, arm()).grade == pe.audit(run).grade


def test_only_changes_are_kept():
    run = pe.simulate(arm(), until=1.0, control=lambda t, q, v: 1.0 if t < 0.495 else 2.0, **FIXED)
    (given,) = run.given
    np.testing.assert_allclose(given.t, [0.0, 0.5])
    np.testing.assert_array_equal(given.values, [[1.0], [2.0]])


@pytest.mark.parametrize("kind", ["random", "plain law", "rows", "table"])
def test_energy_balances_know_when_inputs_changed(kind):
    run = pe.simulate(arm(), until=2.0, control=controls()[kind], ledger=True, **FIXED)
    found = pe.energy_balance(run)
    # Held for a step, torques give trapezoids of 0.01 s: 1e-3 of the works. Without the record it is 1e-1.
    for name, work in found.work.items():
        assert work[-1] == pytest.approx(run.ledger[name][-1], abs=1e-3 * np.abs(run.ledger["motor"]).max())
    if kind in ("random", "rows"):
        blind = pe.energy_balance(replace(run, given=()))
        assert abs(blind.remainder[-1]) > 5 * abs(found.remainder[-1])


@pytest.mark.parametrize("asked", [{"until": 1.5}, {"times": np.linspace(0.0, 1.5, 301)}])
def test_energy_balances_know_what_bounces_took(asked):
    ball = pe.Lagrangian(x, x.dot**2 / 2, 9.81 * x, [pe.Damper(0.1, on=x)], start={"x": 1.0}, name="ball")
    bounce = pe.Event(x, "bounce", direction="falling", change={x.dot: -0.5 * x.dot})
    how = {"step": 5e-3} if "until" in asked else {"tolerance": 1e-10}
    run = pe.simulate(ball, events=bounce, **how, **asked)
    found = pe.energy_balance(run)
    # At a bounce three quarters of ½ v² are lost.
    seen = [event for event in run.events if event.t <= run.t[-1]]
    lost = sum(-0.75 * event.before[1] ** 2 / 2 for event in seen)
    assert found.work["events"][-1] == pytest.approx(lost, rel=1e-12)
    assert np.abs(found.remainder).max() < 1e-6


def test_functions_that_do_not_repeat_themselves():
    random = np.random.default_rng(0)
    run = pe.simulate(arm(), {"x": 1.0}, 1.0, control=lambda t: random.normal(), ledger=True, **FIXED)
    found = pe.audit(run)
    assert found.grade == "doubtful"
    assert "The control of the input 'u' does not repeat itself" in found.verdict
    with pytest.raises(SimulationError, match=r"does not repeat itself: asked twice at t = 0"):
        pe.simulate(arm(), until=1.0, control=lambda t: random.normal(), **CHOSEN)
    with pytest.raises(SimulationError, match=r"ended at t = 0.5 s: .* does not repeat itself"):
        pe.simulate(arm(), until=1.0, control=lambda t: random.normal() * (t > 0.5), **CHOSEN)


@pytest.mark.parametrize(
    ("values", "part"),
    [
        ({"kind": "guess"}, "are given by law, rows, table"),
        ({"t": np.array([0.0, 0.0])}, "must increase"),
        ({"values": np.zeros((3, 1))}, "need a row of values an instant"),
    ],
)
def test_records_that_contradict_themselves(values, part):
    sound = {"inputs": ("u",), "kind": "law", "t": np.array([0.0, 1.0]), "values": np.zeros((2, 1))}
    with pytest.raises(PendulaError, match=part):
        GivenInputs(**(sound | values))


def test_a_record_of_an_input_that_there_is_not():
    run = pe.simulate(arm(), until=0.1, **FIXED)
    given = GivenInputs(("w",), "law", np.array([0.0]), np.zeros((1, 1)))
    with pytest.raises(PendulaError, match="no input 'w'"):
        replace(run, given=(given,))
