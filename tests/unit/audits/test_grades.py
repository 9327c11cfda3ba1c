"""Grades: believed, doubtful or wrong, each on runs whose truth is known by another route."""

import re
from dataclasses import replace

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import cart_pole, double_pendulum, pendulum

x, y = pe.coordinates("x y")


def kept(system, **how):
    return pe.simulate(system, ledger=True, **how)


def swing(**values) -> pe.Lagrangian:
    return pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, start={"x": 1.0}, name="swing").replace(**values)


def test_believed():
    found = pe.audit(kept(pendulum(), until=5.0, step=1e-3))
    assert (found.grade, found.ok, found.faults, found.doubts) == ("believed", True, (), ())
    assert found.verdict.startswith("The run can be believed. ")


def test_doubtful_says_up_to_when():
    run = kept(pendulum(), until=5.0, step=1e-3, integrator="euler")
    exact = pe.simulate(pendulum(), times=run.t, tolerance=1e-13)
    sizes = np.minimum(np.abs(exact.y).max(axis=0), [1.0, np.inf])
    errors = (np.abs(run.y - exact.y) / sizes).max(axis=1)
    found = pe.audit(run)
    assert (found.grade, found.ok) == ("doubtful", False)
    assert found.verdict.startswith("The run is in doubt. States can be believed up to t = ")
    # The audit looks at 512 of 5,001 samples.
    assert found.error.trusted_until == pytest.approx(run.t[np.argmax(errors > 1e-3)], abs=0.02)


def test_wrong_says_what():
    run = kept(pendulum(), until=20.0, step=0.05, integrator="euler")
    found = pe.audit(run)
    assert (found.grade, found.ok) == ("wrong", False)
    assert found.verdict.startswith("The run is wrong. Of ")


def test_a_run_that_did_not_come_to_its_end_is_doubtful():
    hill = pe.Lagrangian(x, x.dot**2 / 2, -(x**4), name="hill", start={"x": 1.0})
    assert pe.audit(kept(hill, until=10.0, tolerance=1e-9)).grade == "doubtful"


@pytest.mark.parametrize("scale", [1.0, 1e-9, 1e-15])
@pytest.mark.parametrize(("step", "grade"), [(1e-3, "believed"), (0.7, "doubtful")])
def test_units_do_not_matter(scale, step, grade):
    """RK4 at ωh = 0.7 is off by the phase 10 · 0.7⁴/120 = 0.02 of an amplitude, whatever it is."""
    run = kept(swing(), start={"x": scale}, until=10.0, step=step)
    assert pe.audit(run).grade == grade
    rate = 1.0 / scale  # and times of 1e-15
    fast = pe.Lagrangian(x, x.dot**2 / 2, x**2 * (rate**2 / 2), start={"x": 1.0}, name="fast swing")
    assert pe.audit(kept(fast, until=10.0 * scale, step=step * scale)).grade == grade


def test_the_order_is_measured_where_the_remainder_arises():
    """A wall at x = 1.5 that is felt after a second of free flight: before it there is no remainder."""
    wall = pe.Lagrangian(x, x.dot**2 / 2, pe.exp(40 * (x - 1.5)), start={"x_dot": 1.0}, name="wall")
    run = kept(wall, until=2.5, step=1e-3, integrator="midpoint")
    remainder = np.abs(np.diff(run.energy.total))
    arises = run.t[np.argmax(remainder)]
    found = pe.audit(run).convergence
    assert found.begin <= arises <= found.end
    assert found.observed == pytest.approx(2.0, abs=0.2)
    sparse = kept(wall, until=2.5, step=1e-3, integrator="midpoint", save_every=10**6)
    again = pe.audit(sparse).convergence
    assert again.begin <= arises <= again.end


def test_a_pulse_that_every_step_passed_over_is_seen():
    """0.05 s after five seconds of free flight: the velocity is 1 + 10 · 0.05 √π, not 1."""
    pulse = pe.Force(10 * pe.exp(-(((pe.time - 5) / pe.Rational(1, 20)) ** 2)), along=x)
    flight = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pulse], start={"x_dot": 1.0}, name="pulse")
    truth = 1 + 0.5 * np.sqrt(np.pi)
    passed = kept(flight, until=10.0, step=2.0)
    seen = kept(flight, until=10.0, tolerance=1e-9, max_step=0.02)
    assert abs(passed.v[-1, 0] - truth) > 0.5 > abs(seen.v[-1, 0] - truth)
    assert not pe.audit(passed).ok
    assert pe.audit(seen).ok


@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-9}], ids=["rk4", "auto"])
@pytest.mark.parametrize(("entry", "by"), [("q", 1.0), ("q", 0.01), ("v", 0.1)])
def test_altered_states_between_samples_far_apart(how, entry, by):
    run = kept(double_pendulum(), times=np.linspace(0.0, 3.0, 13), **how)
    assert pe.audit(run).ok
    values = getattr(run, entry).copy()
    values[6, 0] += by
    found = pe.audit(replace(run, **{entry: values}))
    assert found.grade == "wrong"
    assert "does not follow from the one before it" in found.verdict


def test_a_small_change_among_many_samples():
    run = kept(double_pendulum(), until=3.0, step=0.005)
    q = run.q.copy()
    q[300, 0] += 1e-3
    assert pe.audit(replace(run, q=q)).grade == "wrong"


def test_what_came_before_the_first_sample_counts(tmp_path):
    """A comet that a loose tolerance throws out of its orbit at the pericentre, before any sample."""
    orbit = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, -1 / pe.sqrt(x**2 + y**2), name="comet")
    start, times = {"x": 2.0, "y_dot": 0.05}, np.linspace(6.0, 9.0, 4)
    run = kept(orbit, start=start, times=times, tolerance=0.05, integrator="dopri5")
    exact = pe.simulate(orbit, start, times=times, tolerance=1e-13)
    assert np.abs(run.y - exact.y).max() > 1.0
    assert not pe.audit(run).ok
    run.save(tmp_path / "run.npz")
    assert "What came before t = 6 s" in pe.audit(pe.load(tmp_path / "run.npz"), orbit).verdict
    assert pe.audit(kept(orbit, start=start, times=times, tolerance=1e-10)).ok


def test_an_order_that_is_not_kept_is_no_fault_where_next_to_nothing_is_left():
    """The push bends at t = 1.2345, within a step: the remainder is of third order there, and tiny."""
    table = ([0.0, 1.2345, 3.0], [0.0, 0.1, 0.0])
    found = pe.audit(kept(cart_pole(), until=2.0, step=1e-3, control={"u": table}))
    assert found.grade == "believed", found


def test_energies_and_times_have_the_units_of_the_system():
    run = kept("outer-solar-system", until=2000.0, step=10.0)
    text = str(pe.audit(run))
    assert "step 10 d, t = 0 to 2000 d" in text
    for printed in (text, str(pe.energy_balance(run))):
        assert "M☉·AU²/d²" in printed
        assert not re.search(r"[\d)] (s|J)\b", printed), printed
    rough = pe.audit(kept("outer-solar-system", until=2000.0, step=10.0, integrator="euler"))
    assert re.search(r"believed up to t = \S+ d only", rough.verdict)


def test_forces_that_cancel_are_judged_by_the_weight():
    """All samples at the terminal velocity: of weight and drag next to nothing is left, which is no fault."""
    y = pe.coordinates("y")
    falling = pe.Lagrangian(
        y, y.dot**2 / 2, 9.81 * y, forces=[pe.Drag(at=pe.Point(0, y), quadratic=5.0)], name="drop"
    )
    run = pe.simulate(falling, times=[2.5, 3.0, 3.5], tolerance=1e-9, integrator="dop853", ledger=True)
    assert abs(9.81 - 5.0 * run["y_dot"][0] ** 2) < 1e-6
    assert pe.audit(run).grade == "believed"
