"""Controllers as control= of a run: as part of the motion, or sampled and held."""

import numpy as np
import pytest

import pendula as pe
from pendula import Controller, Sampled, SimulationError

ARM = pe.gallery.pendularm()
SERVO = pe.PID(200.0, 80.0, 60.0, desired=-1.0, limit=90.0)
q = pe.coordinates("q")
u, w = pe.inputs("u w")
z = pe.states("z")
MASS = pe.Lagrangian(q, q.dot**2 / 2, forces=[{q: u}, {q: w}], start={"q": 1.0}, name="mass")


def held_by_hand(step: float, steps: int) -> np.ndarray:
    """The sampled law in plain Python, its integral after every sample, the motion by rk4 with u held."""
    model = pe.derive(ARM)
    y, integral, rows = np.array([np.pi / 2, 0.0]), 0.0, []
    for _ in range(steps):
        e = -1.0 - y[0]
        raw = 200 * e + 80 * integral - 60 * y[1]
        force = min(max(raw, -90.0), 90.0)
        integral += step * (e + (force - raw) / 200)
        rows.append([*y, force])
        a = model.rate(y, [force])
        b = model.rate(y + step / 2 * a, [force])
        c = model.rate(y + step / 2 * b, [force])
        d = model.rate(y + step * c, [force])
        y = y + step / 6 * (a + 2 * b + 2 * c + d)
    return np.array(rows)


def test_a_sampled_servo_is_the_law_at_samples_and_its_integral_advanced_there():
    run = pe.simulate(ARM, until=2.0, step=0.01, control=Sampled(SERVO, every=0.01))
    expected = held_by_hand(0.01, 200)
    # The same sums in another order; the loop is stable, so that rounding stays small.
    np.testing.assert_allclose(np.hstack([run.y, run.u])[:200], expected, rtol=1e-9, atol=1e-9)
    assert run.inputs == ("u1",)
    assert run.states == ()


def test_the_limit_was_reached_and_left():
    run = pe.simulate(ARM, until=10.0, step=0.01, control=Sampled(SERVO, every=0.01))
    assert run["u1"].min() == -90.0
    assert run["u1"][-1] == pytest.approx(2 * 9.81 * 2 * np.sin(run["theta1"][-1]), abs=0.1)


@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-8}], ids=["fixed", "adaptive"])
def test_what_a_held_law_asked_for_is_recorded(how, tmp_path):
    run = pe.simulate(ARM, {"theta1": 1.0}, until=2.0, control=Sampled(SERVO, every=0.02), **how)
    assert np.abs(run["u1_demand"]).max() > 90
    np.testing.assert_array_equal(run["u1"], np.clip(run["u1_demand"], -90.0, 90.0))
    # At the first sample, with nothing in the integral: kp e.
    assert run["u1_demand"][0] == pytest.approx(200 * (-1.0 - 1.0))
    run.save(tmp_path / "held.run")
    np.testing.assert_array_equal(pe.load(tmp_path / "held.run")["u1_demand"], run["u1_demand"])


@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-8}], ids=["fixed", "adaptive"])
def test_every_run_begins_with_a_fresh_integral(how):
    control = Sampled(SERVO, every=0.01)
    first, second = (pe.simulate(ARM, until=1.0, control=control, **how) for _ in range(2))
    np.testing.assert_array_equal(first.y, second.y)
    # The control of a run begins anew, too.
    again = pe.simulate(ARM, until=1.0, control=first.settings.control, **how)
    np.testing.assert_array_equal(first.y, again.y)


@pytest.mark.parametrize("method", ["rk4", "velocity-verlet", "gauss4", "semi-implicit-euler"])
def test_slow_samples_hold_over_several_steps(method):
    run = pe.simulate(ARM, until=1.0, step=0.01, integrator=method, control=Sampled(SERVO, every=0.05))
    steps = np.diff(run["u1"]) != 0
    assert set(np.flatnonzero(steps) % 5) == {4}, "u changes from step 4 to step 5, and so on"


@pytest.mark.parametrize("method", pe.adaptive_integrators())
def test_adaptive_methods_hold_the_same(method):
    fixed = pe.simulate(ARM, until=1.0, step=0.001, control=Sampled(SERVO, every=0.02))
    run = pe.simulate(ARM, until=1.0, tolerance=1e-10, integrator=method, control=Sampled(SERVO, every=0.02))
    # rk4 with twenty steps a sample is off by about 1e-9, the tolerance adds up to the same.
    np.testing.assert_allclose(run.y[-1], fixed.y[-1], atol=1e-7)


def test_a_sampled_servo_tends_to_the_continuous_one():
    exact = pe.simulate(ARM, until=2.0, tolerance=1e-11, control=SERVO)
    errors = []
    for every in (0.008, 0.004, 0.002):
        held = pe.simulate(ARM, until=2.0, step=0.001, control=Sampled(SERVO, every=every))
        errors.append(abs(held["theta1"][-1] - exact["theta1"][-1]))
    ratios = np.divide(errors[:-1], errors[1:])
    # Holding is of first order: half the time between samples, half the error, in the limit.
    assert ((ratios > 1.8) & (ratios < 2.2)).all(), (errors, ratios)


def test_a_controller_may_start_with_a_memory_and_leave_inputs_alone():
    law = Controller({u: -q - z}, z, [q], {"z": 0.5})
    run = pe.simulate(MASS, until=0.2, step=0.1, control=Sampled(law, every=0.1))
    assert run["u"][0] == -1.0 - 0.5
    assert run["u"][1] == pytest.approx(-run["q"][1] - (0.5 + 0.1 * 1.0), rel=1e-15)
    assert not run["w"].any()
    moving = pe.simulate(MASS, until=0.2, step=0.1, control=law)
    assert moving.inputs == ("w",)
    assert moving["z"][0] == 0.5


def test_states_of_the_system_are_measured_too():
    motor = pe.states("motor")
    lag = pe.Lagrangian(
        q, q.dot**2 / 2, forces=[{q: motor}], rates={motor: 5 * (u - motor)}, start={"motor": 2.0}
    )
    law = Controller({u: -motor - z}, z, [motor], {"z": 0.25})
    run = pe.simulate(lag, until=0.2, step=0.1, control=Sampled(law, every=0.1))
    assert run["u"][0] == -2.25
    assert run["u"][1] == pytest.approx(-run["motor"][1] - 0.25 - 0.1 * 2.0, rel=1e-15)


def test_a_plain_differential_equation_takes_a_sampled_controller():
    x = pe.states("x")
    flow = pe.Ode(x, [u - x], start={"x": 1.0})
    run = pe.simulate(flow, until=0.2, step=0.1, control=Sampled(Controller({u: -x - z}, z, [x]), every=0.1))
    assert list(run["u"][:2]) == [-1.0, pytest.approx(-run["x"][1] - 0.1, rel=1e-15)]


def test_the_outcome_says_that_the_law_was_held():
    run = pe.simulate(ARM, until=0.1, tolerance=1e-6, control=Sampled(SERVO, every=0.05))
    assert "sampled every 0.05 s and held, which is of first order" in run.outcome.sentence


def test_many_runs_take_a_servo_as_part_of_the_motion():
    starts = [{"theta1": 0.1}, {"theta1": 0.2}]
    batch = pe.simulate_batch(ARM, starts, until=1.0, step=0.01, control=SERVO)
    alone = pe.simulate(ARM, starts[1], until=1.0, step=0.01, control=SERVO)
    np.testing.assert_allclose(batch["theta1_integral"][1], alone["theta1_integral"], rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize(
    ("control", "words"),
    [
        ({"u": SERVO}, "A controller finds its inputs itself: give it as control= of the run"),
        ({"u": Sampled(SERVO, every=0.1)}, "not for the input 'u'"),
        (Sampled(Controller({u: -w * q}), every=0.1), "depends on the input 'w', which it does not measure"),
        (Sampled(Controller({u: -q}), every=0.07), "not a whole number of steps"),
    ],
)
def test_what_cannot_be_is_refused(control, words):
    with pytest.raises(SimulationError, match=words):
        pe.simulate(MASS, until=1.0, step=0.1, control=control)


def test_a_system_without_inputs_takes_no_servo():
    with pytest.raises(SimulationError, match="pendulum has no inputs"):
        pe.simulate("pendulum", until=1.0, step=0.1, control=SERVO)
    with pytest.raises(SimulationError, match=r"a function law.* or a controller such as PID"):
        Sampled(3.0, every=0.1)
