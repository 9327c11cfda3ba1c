"""Runs of systems by their rates, against closed forms."""

import numpy as np
import pytest

import pendula as pe

x, y = pe.states("x y")
k = pe.parameters(k=0.5)
u = pe.inputs("u")
# ẋ = −k x + u from 1: x = e^(−kt) + u (1 − e^(−kt))/k
DECAY = pe.Ode(x, -k * x + u, name="decay", start={"x": 1.0})
# A circle that turns once in 2π.
CIRCLE = pe.Ode((x, y), [y, -x], name="circle", start={"x": 1.0})
FIXED = {name: method for name, method in pe.integrators().items() if not method.coordinates_only}
ONLY_COORDINATES = [name for name in pe.integrators() if name not in FIXED]


def exact(t, force=0.0):
    return np.exp(-0.5 * t) + force * (1 - np.exp(-0.5 * t)) / 0.5


@pytest.mark.parametrize("method", FIXED)
def test_every_integrator_moves_states_at_its_order(method):
    t = np.array([0.5, 1.0, 2.0])
    truth = np.column_stack([np.cos(t), -np.sin(t)])
    errors = [
        np.abs(pe.simulate(CIRCLE, times=t, step=h, integrator=method).z - truth).max() for h in (0.05, 0.025)
    ]
    # The order less 0.15, or rounding of some hundred steps.
    assert np.log2(errors[0] / errors[1]) >= FIXED[method].order - 0.15 or errors[1] < 1e-13


def test_the_methods_that_need_no_structure_are_among_them():
    assert {"euler", "semi-implicit-euler", "midpoint", "velocity-verlet", "rk4"} <= set(FIXED)


@pytest.mark.parametrize("method", ONLY_COORDINATES)
def test_methods_for_coordinates_alone_say_so(method):
    with pytest.raises(
        pe.SimulationError,
        match=rf"'{method}' moves coordinates only, but circle has other states \('x', 'y'\); use rk4",
    ):
        pe.simulate(CIRCLE, until=1.0, step=0.1, integrator=method)


@pytest.mark.parametrize("method", pe.adaptive_integrators())
def test_every_adaptive_integrator_moves_states(method):
    t = np.linspace(0.0, 6.0, 7)
    run = pe.simulate(CIRCLE, times=t, tolerance=1e-9, integrator=method)
    # A hundred times the tolerance over one period.
    np.testing.assert_allclose(run.z, np.column_stack([np.cos(t), -np.sin(t)]), atol=1e-7)


def test_a_butcher_tableau_moves_states():
    heun = pe.RungeKutta(pe.Tableau([[0, 0], [1, 0]], ["1/2", "1/2"], name="Heun"))
    run = pe.simulate(DECAY, until=1.0, step=1e-3, integrator=heun)
    assert run["x"][-1] == pytest.approx(exact(1.0), abs=1e-7)


def test_a_run_holds_states_under_their_names():
    run = pe.simulate(CIRCLE, {"y": 0.5}, until=1.0, step=0.1)
    assert (run.coordinates, run.velocities, run.states) == ((), (), ("x", "y"))
    assert (run.q.shape, run.v.shape, run.z.shape) == ((11, 0), (11, 0), (11, 2))
    np.testing.assert_array_equal(run["y"], run.z[:, 1])
    np.testing.assert_array_equal(run.y, run.z)
    assert run.final == {"x": run.z[-1, 0], "y": run.z[-1, 1]}
    assert run.z[0].tolist() == [1.0, 0.5]
    assert not run.has_energy
    assert run.powers == {}


@pytest.mark.parametrize(
    "control",
    [
        2.0,
        {"u": 2.0},
        {u: 2 + 0 * k},
        lambda t: 2.0 + 0 * t,
        ([0.0, 1.0], [2.0, 2.0]),
        np.full(100, 2.0),
        lambda t, q, v, z: 2.0,
        pe.Sampled(lambda t, q, v, z: 2.0, every=0.05),
    ],
    ids=["number", "by name", "expression", "function", "table", "rows", "law", "sampled law"],
)
def test_every_kind_of_control_drives_it(control):
    run = pe.simulate(DECAY, until=1.0, step=0.01, control=control)
    assert run["x"][-1] == pytest.approx(exact(1.0, 2.0), abs=1e-9)


def test_a_feedback_law_is_given_the_states():
    # Held over steps of h: xₙ₊₁ = e^(−kh) xₙ + (1 − e^(−kh))/k · (−3 xₙ)
    run = pe.simulate(DECAY, until=1.0, step=0.1, control=lambda t, q, v, z: -3 * z[0])
    fade = np.exp(-0.05)
    # rk4 takes steps of 0.05 rates to 0.05⁵/120.
    assert run["x"][-1] == pytest.approx((fade - 3 * (1 - fade) / 0.5) ** 10, abs=1e-8)


def test_a_law_without_states_is_refused():
    with pytest.raises(pe.SimulationError, match=r"takes \(t\) or \(t, q, v, z\); law takes 3 arguments"):
        pe.simulate(DECAY, until=1.0, step=0.1, control=law)


def law(t, q, v):
    return 0.0


def test_an_observer_is_given_the_states_and_may_stop():
    seen = []

    def watch(t, q, v, z):
        seen.append((t, q.size, v.size, z.copy()))
        return z[0] < 0.8

    run = pe.simulate(DECAY, until=1.0, step=0.1, observer=watch)
    assert run.outcome.reason == "stopped"
    assert run["x"][-1] < 0.8 <= run["x"][-2]
    assert len(seen) == len(run)
    np.testing.assert_array_equal([z for *_, z in seen], run.z)


def test_many_starts_at_once_are_their_single_runs():
    starts = {"x": np.linspace(0.5, 2.0, 11)}
    batch = pe.simulate_batch(DECAY, starts, until=1.0, step=0.01, save_every=10, control=1.0)
    assert batch.states == ("x",)
    assert batch.z.shape == (11, 11, 1)
    assert batch["x"].shape == (11, 11)
    for i in (0, 5, 10):
        alone = pe.simulate(DECAY, {"x": starts["x"][i]}, until=1.0, step=0.01, save_every=10, control=1.0)
        np.testing.assert_allclose(batch["x"][i], alone["x"], rtol=1e-14)
        np.testing.assert_array_equal(batch[i].z, batch.z[i])
    with pytest.raises(pe.PendulaError, match="no 'y'; they have 'x'"):
        batch["y"]


def test_a_run_that_blows_up_names_the_state_and_no_energy():
    burst = pe.Ode(x, x**2, name="burst", start={"x": 1.0})  # x = 1/(1 − t)
    run = pe.simulate(burst, until=2.0, step=0.01)
    assert run.outcome.reason == "diverged"
    assert "x = " in run.outcome.sentence
    assert "energy" not in run.outcome.sentence
    assert run.outcome.sentence.endswith("if that does not help, the rates or the start are to blame.")
    batch = pe.simulate_batch(burst, {"x": [1.0, 0.1]}, until=2.0, step=0.01)
    assert batch.finished.tolist() == [False, True]
    assert batch[0].outcome.reason == "diverged"


@pytest.mark.parametrize("tolerance", [1e-4, 1e-9, 1e-14])
@pytest.mark.parametrize("method", pe.simulation.adaptive_integrators())
def test_no_method_steps_forever_towards_a_burst(method, tolerance):
    # Steps shrink with 1 − t: at some time none is left that would move the clock.
    burst = pe.Ode(x, x**2, name="burst", start={"x": 1.0})
    run = pe.simulate(burst, until=2.0, tolerance=tolerance, integrator=method)
    assert run.outcome.reason == "diverged"
    assert run.t[-1] == pytest.approx(1.0, abs=1e-3)


def test_a_start_that_cannot_be_is_refused():
    with pytest.raises(pe.PendulaError, match="start names 'w', which circle does not have; it has 'x', 'y'"):
        pe.simulate(CIRCLE, {"w": 1.0}, until=1.0, step=0.1)
    with pytest.raises(pe.PendulaError, match="start value of 'x' is nan"):
        pe.simulate(CIRCLE, {"x": np.nan}, until=1.0, step=0.1)


def test_without_constraints_every_start_is_consistent():
    assert pe.consistent_start(CIRCLE, {"y": 3.0}) == {"x": 1.0, "y": 3.0}


def test_explicit_time():
    ramp = pe.Ode(x, 2 * pe.time, name="ramp")
    assert pe.simulate(ramp, until=3.0, step=0.5)["x"][-1] == pytest.approx(9.0, rel=1e-15)
    assert pe.simulate(ramp, until=3.0, step=0.5, start_time=1.0)["x"][-1] == pytest.approx(8.0, rel=1e-15)
