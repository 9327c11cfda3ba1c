"""run.at(t): the state at any time, from samples and rates; never over a jump or where nobody can tell."""

from dataclasses import replace

import numpy as np
import pytest

import pendula as pe


@pytest.fixture(scope="module")
def swing() -> pe.Run:
    return pe.simulate("double-pendulum", until=5.0, tolerance=1e-9)


def test_a_time_gives_numbers_and_times_give_arrays(swing):
    one = swing.at(1.234)
    assert isinstance(one["theta1"], float)
    assert (one.q.shape, one.v.shape, one.z.shape, one.u.shape) == ((2,), (2,), (0,), (0,))
    assert one["theta1"] == one.q[0]
    assert one["theta2_dot"] == one.v[1]
    assert one["t"] == 1.234
    grid = swing.at([[0.5, 1.234], [2.0, 5.0]])
    assert grid.q.shape == (2, 2, 2)
    assert grid["theta1"][0, 1] == one["theta1"]


def test_it_is_where_a_dense_run_is(swing):
    t = np.random.default_rng(3).uniform(0, 5, 400)
    dense = pe.simulate("double-pendulum", times=np.sort(np.append(t, [0.0, 5.0])), tolerance=1e-9)
    found = swing.at(np.sort(t))
    assert np.abs(found.q - dense.q[1:-1]).max() < 2e-4  # degree five: h⁶/46080 q⁽⁶⁾ for steps of up to 0.2 s
    assert np.abs(found.v - dense.v[1:-1]).max() < 5e-2  # degree three: h⁴/384 v⁽⁴⁾


def test_samples_are_given_back_as_they_are(swing):
    found = swing.at(swing.t)
    assert np.array_equal(found.q, swing.q)
    assert np.array_equal(found.v, swing.v)


def test_order_of_the_error():
    """Halving the distance of samples divides the error of q by 2⁶ (degree five), of v by 2⁴."""
    errors = []
    for count in (41, 81):
        run = pe.simulate("pendulum", times=np.linspace(0, 4, count), tolerance=1e-12)
        t = (run.t[1:] + run.t[:-1]) / 2
        dense = pe.simulate("pendulum", times=np.append(np.insert(t, 0, 0.0), 4.0), tolerance=1e-12)
        found = run.at(t)
        errors.append((np.abs(found.q - dense.q[1:-1]).max(), np.abs(found.v - dense.v[1:-1]).max()))
    orders = np.log2(np.array(errors[0]) / np.array(errors[1]))
    assert orders == pytest.approx([6, 4], abs=0.4)


def test_a_jump_is_not_smoothed():
    y = pe.coordinates("y")
    ball = pe.Lagrangian(y, y.dot**2 / 2, 9.81 * y, start={"y": 1.0})
    bounce = pe.Event(y, change={"y_dot": -0.5 * y.dot}, direction="falling")
    run = pe.simulate(ball, until=1.0, tolerance=1e-9, save_every=10**6, events=[bounce])
    t1 = run.events[0].t
    fall = np.sqrt(2 * 9.81)
    assert run.at(np.nextafter(t1, 0))["y_dot"] == pytest.approx(-fall, rel=1e-9)
    assert run.at(t1)["y_dot"] == pytest.approx(fall / 2, rel=1e-9)  # the state after it
    later = run.at(t1 + 0.1)
    assert later["y"] == pytest.approx(0.1 * fall / 2 - 9.81 * 0.01 / 2, rel=1e-9)


def test_constraints_and_unit_quaternions_hold_between_samples():
    run = pe.simulate("four-bars", until=2.0, tolerance=1e-6)
    t = np.linspace(0, 2, 333)
    found = run.at(t)
    residuals = run.model.constraint_residuals(found.q, found.v, t)
    assert np.abs(residuals).max() < 1e-11
    box = pe.simulate("thrown-box", until=2.0, tolerance=1e-6).at(t)
    assert np.linalg.norm(box.q[:, 3:], axis=1) == pytest.approx(1, abs=1e-15)


def test_constraints_that_the_run_lets_drift_are_not_repaired():
    run = pe.simulate("four-bars", until=2.0, step=0.05, integrator="euler", stabilisation="none")
    t = (run.t[1:] + run.t[:-1]) / 2
    missed = np.abs(run.model.constraint_residuals(run.at(t).q, run.at(t).v, t)[:, :4]).max()
    assert missed == pytest.approx(np.abs(run.model.constraint_residuals(run.q, run.v)[:, :4]).max(), rel=0.3)


@pytest.mark.parametrize("held", [True, False])
def test_inputs_are_held_or_move_on_as_they_did(held):
    x, u = pe.coordinates("x"), pe.inputs("u")
    mass = pe.Lagrangian(x, x.dot**2 / 2, forces=[pe.Force(u, along=x)])
    law = pe.Sampled(lambda t, q, v: round(t), every=1.0) if held else lambda t: t
    run = pe.simulate(mass, until=4.0, step=0.5, control=law)
    found = run.at([1.25, 2.75])
    assert found["u"] == pytest.approx([1.0, 2.0] if held else [1.25, 2.75], abs=1e-12)
    if not held:  # ẋ = t²/2, of degree two, which a cubic has exactly
        assert found["x_dot"] == pytest.approx([1.25**2 / 2, 2.75**2 / 2], abs=1e-12)
    else:  # one unit more of acceleration every second: ẋ = 0 + 0.25·1 and 0 + 1 + 0.75·2
        assert found["x_dot"] == pytest.approx([0.25, 2.5], abs=1e-12)


def test_a_loaded_run_needs_its_model(swing, tmp_path):
    swing.save(tmp_path / "run.npz")
    again = replace(pe.load(tmp_path / "run.npz"), key="")  # unknown to the gallery
    with pytest.raises(pe.PendulaError, match=r"does not know its model: give run.at\(t, model\)"):
        again.at(1.0)
    assert again.at(1.0, "double-pendulum")["theta1"] == swing.at(1.0)["theta1"]


@pytest.mark.parametrize("samples", [6, 11])
def test_samples_too_far_apart_are_refused(samples):
    run = pe.simulate("pendulum", times=np.linspace(0, 20, samples), tolerance=1e-9)
    with pytest.raises(pe.PendulaError, match=r"too far apart to tell the motion between them.*save_every="):
        run.at(run.t[:-1] + 0.7)
    assert run.at(run.t[3])["theta"] == run["theta"][3]  # at a sample there is nothing to tell


def test_samples_a_period_apart_are_refused():
    """An oscillation seen at every passage through zero looks like rest."""
    x = pe.coordinates("x")
    spring = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, start={"x_dot": 1.0})
    run = pe.simulate(spring, times=2 * np.pi * np.arange(4), tolerance=1e-12)
    with pytest.raises(pe.PendulaError, match="too far apart"):
        run.at(1.0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (-0.1, r"t = -0.1 is not within the run of double-pendulum, which goes from 0 to 5"),
        ([1.0, 5.001], "t = 5.001 is not within"),
        (np.nan, "t = nan is not within"),
        ("soon", "needs a time or an array of times, got 'soon'"),
    ],
)
def test_other_times_are_refused(swing, given, said):
    with pytest.raises(pe.PendulaError, match=said):
        swing.at(given)


def test_unknown_names_are_refused(swing):
    with pytest.raises(pe.PendulaError, match=r"There is no 'theta3' here\. Did you mean 'theta"):
        swing.at(1.0)["theta3"]
