"""Adaptive methods: tolerances that mean something, samples that do not disturb, clear refusals."""

import math
from itertools import pairwise

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError

METHODS = list(pe.adaptive_integrators())
x = pe.coordinates("x")
u = pe.inputs("u")
k = pe.parameters(k=1.0)
ROUNDING = 1e-11  # of ten periods; lobatto16 is below at a tolerance of 1e-8
OSCILLATOR = pe.derive(
    pe.Lagrangian(
        x, x.dot**2 / 2, k * x**2 / 2, forces=[pe.Force(u, along=x)], start={"x": 1.0}, name="oscillator"
    )
)


@pytest.mark.parametrize("method", METHODS)
def test_the_error_follows_the_tolerance(method):
    """cos t over ten periods: at most 100 × tolerance × periods, and smaller for smaller tolerances."""
    errors = []
    for tolerance in (1e-4, 1e-6, 1e-8, 1e-10):
        run = pe.simulate(OSCILLATOR, until=20 * math.pi, tolerance=tolerance, integrator=method)
        errors.append(abs(run.q[-1, 0] - 1.0) + abs(run.v[-1, 0]))
        assert errors[-1] < 1000 * tolerance
    # Where rounding is all that is left, there is nothing to fall.
    assert all(later < before / 5 or later < ROUNDING for before, later in pairwise(errors))


@pytest.mark.parametrize("method", METHODS)
def test_samples_at_requested_times_do_not_disturb_the_steps(method):
    options = {"tolerance": 1e-9, "integrator": method}
    times = np.linspace(0.0, 20.0, 3001)
    plain = pe.simulate(OSCILLATOR, until=20.0, **options)
    sampled = pe.simulate(OSCILLATOR, times=times, **options)
    assert sampled.steps == plain.steps
    assert sampled.q[-1, 0] == plain.q[-1, 0]
    # The interpolant's error: of order 4 for dopri5 (401 steps of 0.05), 7 for dop853 (59 of 0.34).
    np.testing.assert_allclose(sampled.q[:, 0], np.cos(times), atol=2e-7)
    np.testing.assert_allclose(sampled.v[:, 0], -np.sin(times), atol=2e-7)


@pytest.mark.parametrize("method", METHODS)
def test_more_samples_than_one_block_holds(method):
    times = np.linspace(0.0, 3.0, 5000)
    run = pe.simulate(OSCILLATOR, times=times, tolerance=1e-8, integrator=method)
    np.testing.assert_array_equal(run.t, times)
    np.testing.assert_allclose(run.q[:, 0], np.cos(times), atol=1e-6)


def test_every_step_or_every_few_are_kept_with_the_end():
    every = pe.simulate(OSCILLATOR, until=50.0, tolerance=1e-10, integrator="dopri5")
    few = pe.simulate(OSCILLATOR, until=50.0, tolerance=1e-10, integrator="dopri5", save_every=7)
    assert len(every) == every.steps + 1
    assert few.t[-1] == 50.0
    np.testing.assert_array_equal(few.q[:-1], every.q[:-1:7][: len(few) - 1])
    assert math.isnan(every.step)


def test_the_method_is_chosen_by_the_tolerance_and_the_inputs():
    assert pe.simulate(OSCILLATOR, until=1.0, tolerance=1e-3).integrator == "dopri5"
    assert pe.simulate(OSCILLATOR, until=1.0, tolerance=1e-4).integrator == "lobatto16"
    assert pe.simulate(OSCILLATOR, until=1.0, tolerance=1e-9, integrator="auto").integrator == "lobatto16"
    assert pe.simulate(OSCILLATOR, until=1.0, tolerance=1e-9, control=math.sin).integrator == "verner98"
    assert pe.simulate(OSCILLATOR, until=1.0, tolerance=1e-11, control=math.sin).integrator == "verner98"
    assert pe.simulate(OSCILLATOR, until=1.0, step=0.1).integrator == "rk4"


def test_evaluations_are_counted():
    """Six a step for dopri5 (the seventh is the next step's first), one for the start."""
    run = pe.simulate(OSCILLATOR, until=10.0, tolerance=1e-6, integrator="dopri5")
    assert "(0 rejected)" in run.outcome.sentence
    assert run.evaluations == 6 * run.steps + 1


def test_winding_angles_do_not_loosen_the_tolerance():
    """A pendulum that has turned a thousand times is as accurate as one that has not turned."""
    near = pe.simulate("pendulum", {"theta": 0.0, "theta_dot": 8.0}, until=5.0, tolerance=1e-9)
    far = pe.simulate("pendulum", {"theta": 2000 * math.pi, "theta_dot": 8.0}, until=5.0, tolerance=1e-9)
    assert far.steps == near.steps
    # One ulp of 6283 is 9e-13; five seconds magnify it a little.
    assert abs(far.q[-1, 0] - 2000 * math.pi - near.q[-1, 0]) < 1e-10


def test_an_equilibrium_is_a_start_too():
    run = pe.simulate(OSCILLATOR, {"x": 0.0}, until=100.0, tolerance=1e-9)
    assert run.outcome.ok
    assert not run.q.any()


def test_constant_inputs_and_laws_in_symbols_are_taken():
    run = pe.simulate(OSCILLATOR, {"x": 0.0}, until=math.pi, tolerance=1e-10, control=1.0)
    assert run.q[-1, 0] == pytest.approx(2.0, abs=1e-8)  # x = 1 − cos t
    closed = pe.simulate(OSCILLATOR, until=math.pi, tolerance=1e-10, control={"u": -3 * x})
    assert closed.q[-1, 0] == pytest.approx(1.0, abs=1e-8)  # cos 2t


def test_a_singular_motion_ends_with_a_sentence():
    """V = −y³/4 with no energy: ẏ² = y³/2, so that y = 8/(2√2 − t)² leaves every bound at t = 2√2."""
    y = pe.coordinates("y")
    system = pe.Lagrangian(y, y.dot**2 / 2, -(y**3) / 4, start={"y": 1.0, "y_dot": math.sqrt(0.5)})
    run = pe.simulate(system, until=100.0, tolerance=1e-8)
    assert run.outcome.reason == "diverged"
    assert "no step is small enough" in run.outcome.sentence
    assert len(run) > 10
    assert run.t[-1] == pytest.approx(2 * math.sqrt(2), rel=1e-5)


def test_an_observer_sees_every_sample_and_may_stop():
    seen = []
    run = pe.simulate(
        OSCILLATOR, until=20.0, tolerance=1e-6, observer=lambda t, q, v: seen.append(t) or q[0] < 0.0
    )
    assert run.outcome.reason == "stopped"
    assert seen == run.t.tolist()
    assert run.q[-1, 0] < 0.0 <= run.q[-2, 0]


def test_ctrl_c_keeps_what_was_computed():
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    run = pe.simulate(OSCILLATOR, until=1e9, tolerance=1e-9, progress=interrupt)
    assert run.outcome.reason == "interrupted"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"tolerance": 1e-16}, "between 1e-15 and 0.1"),
        ({"tolerance": 1.0}, "between 1e-15 and 0.1"),
        ({"tolerance": math.nan}, "tolerance.*finite"),
        ({"tolerance": "fine"}, "tolerance must be a number"),
        ({"integrator": "dop853"}, "needs tolerance"),
        ({"tolerance": 1e-6, "integrator": "rk4"}, "'rk4' has a fixed step"),
        ({"tolerance": 1e-6, "step": 0.0}, "step = 0 must be greater than zero"),
        ({"tolerance": 1e-6, "until": -1.0}, "lies before the start"),
        ({"tolerance": 1e-6, "save_every": 0}, "save_every counts steps"),
        ({"tolerance": 1e-6, "control": math.sin, "integrator": "taylor"}, "whose series it can compute"),
        ({"tolerance": 1e-6, "control": lambda t, q, v: 0.0}, "chooses its own steps.*Sampled"),
        ({"tolerance": 1e-6, "control": [1.0, 2.0, 3.0]}, "need a fixed step"),
        ({"tolerance": 1e-6, "times": [0.5, 0.2]}, "times must increase"),
    ],
)
def test_what_cannot_be_is_refused(options, words):
    with pytest.raises(PendulaError, match=words):
        pe.simulate(OSCILLATOR, **({"until": 1.0} | options))


def test_many_runs_at_once_need_a_tolerance_too():
    with pytest.raises(PendulaError, match=r"An adaptive integrator needs tolerance="):
        pe.simulate_batch(OSCILLATOR, [{"x": 1.0}], until=1.0, step=0.1, integrator="dop853")
