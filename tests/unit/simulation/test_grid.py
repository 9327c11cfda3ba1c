"""When steps are taken and which instants are kept."""

import math

import numpy as np
import pytest

from pendula import PendulaError, gallery, integrators, simulate

METHODS = sorted(integrators())
# Where orders are observed from: a method of order 6 is down to rounding too soon at smaller steps.
COARSE = {name: 0.04 if method.order < 6 else 0.4 for name, method in integrators().items()}


def test_every_step_is_kept_unless_said_otherwise(oscillator):
    run = simulate(oscillator, until=1.0, step=0.1)
    np.testing.assert_allclose(run.t, np.arange(11) * 0.1, rtol=1e-15, atol=0)
    assert run.t[-1] == 1.0
    assert (run.steps, run.step, len(run)) == (10, 0.1, 11)


def test_save_every_keeps_the_start_and_the_end(oscillator):
    run = simulate(oscillator, until=1.0, step=0.1, save_every=4)
    np.testing.assert_allclose(run.t, [0.0, 0.4, 0.8, 1.0], rtol=1e-15)
    assert run.steps == 10
    assert len(simulate(oscillator, until=1.0, step=0.1, save_every=1000)) == 2


@pytest.mark.parametrize("method", METHODS)
def test_samples_do_not_depend_on_how_often_they_are_taken(method, oscillator):
    every = simulate(oscillator, until=2.0, step=0.01, integrator=method)
    seventh = simulate(oscillator, until=2.0, step=0.01, integrator=method, save_every=7)
    kept = [*range(0, 200, 7), 200]
    for name in ("t", "q", "v", "u"):
        np.testing.assert_array_equal(getattr(seventh, name), getattr(every, name)[kept])


def test_a_last_step_is_shortened_to_end_where_asked(oscillator, driven):
    run = simulate(oscillator, until=1.234, step=0.01, control=lambda t: np.sin(3 * t))
    assert run.t[-1] == 1.234
    assert run.t[-2] == pytest.approx(1.23)
    assert run.steps == 124
    # RK4 at h = 0.01: (2h)⁴/100.
    np.testing.assert_allclose(np.hstack([run.q, run.v]), driven(run.t), rtol=0, atol=1e-8)


@pytest.mark.parametrize("method", METHODS)
def test_the_shortened_step_keeps_the_order(method, oscillator, driven, observed_order):
    def error(h: float) -> float:
        # 0.37 of a step is left over at each h.
        until = h * (round(1 / h) + 0.37)
        run = simulate(
            oscillator,
            until=until,
            step=h,
            integrator=method,
            control=lambda t: np.sin(3 * t),
            save_every=10**6,
        )
        return np.abs(np.hstack([run.q, run.v])[-1] - driven(until)).max()

    assert observed_order(error, COARSE[method]) >= integrators()[method].order - 0.15


def test_a_remainder_that_is_only_rounding_is_no_step(oscillator):
    assert simulate(oscillator, until=0.3, step=0.1).steps == 3  # 3 × 0.1 > 0.3
    assert simulate(oscillator, until=0.7, step=0.1).steps == 7  # 7 × 0.1 < 0.7
    assert simulate(oscillator, until=1e6 * 0.1, step=0.1, save_every=10**6).steps == 10**6


@pytest.mark.parametrize("until", [0.3, 0.6, 0.7, 0.8])
def test_a_shorter_run_is_the_beginning_of_a_longer_one(until, oscillator):
    long = simulate(oscillator, until=1.0, step=0.1)
    short = simulate(oscillator, until=until, step=0.1)
    np.testing.assert_array_equal(short.q, long.q[: len(short)])


def test_no_time_at_all(oscillator):
    run = simulate(oscillator, until=0.0, step=0.1)
    assert (run.steps, len(run), run.outcome.reason) == (0, 1, "finished")
    assert run["x"][0] == 1.0


def test_a_step_longer_than_the_run(oscillator):
    run = simulate(oscillator, until=0.05, step=10.0)
    assert (run.steps, list(run.t)) == (1, [0.0, 0.05])
    assert run["x"][-1] == pytest.approx(np.cos(0.1), abs=1e-6)  # one RK4 step of 0.05


@pytest.mark.parametrize("method", METHODS)
def test_times_off_the_grid_are_as_accurate_as_the_method(method, oscillator, observed_order):
    times = [0.1234, 0.5, 0.777, 0.991]
    exact = np.stack([np.cos(2 * np.array(times)), -2 * np.sin(2 * np.array(times))], axis=-1)

    def error(h: float) -> float:
        run = simulate(oscillator, until=1.0, step=h, integrator=method, times=times)
        assert list(run.t) == times
        return np.abs(np.hstack([run.q, run.v]) - exact).max()

    # A sample's own short step errs less than a whole one, by another part of it at each h: that is worth up
    # to 0.4 of an order over three halvings.
    assert observed_order(error, COARSE[method]) >= integrators()[method].order - 0.4


@pytest.mark.parametrize(
    "method", ["midpoint", "velocity-verlet", "rk4", "gauss2", "gauss4", "yoshida4", "suzuki4"]
)
def test_times_off_the_grid_see_the_input_of_their_own_instants(method, oscillator, driven, observed_order):
    times = np.array([0.1234, 0.5, 0.777, 0.991])

    def error(h: float) -> float:
        run = simulate(
            oscillator, until=1.0, step=h, integrator=method, times=times, control=lambda t: np.sin(3 * t)
        )
        return np.abs(np.hstack([run.q, run.v]) - driven(times)).max()

    assert observed_order(error, COARSE[method]) >= integrators()[method].order - 0.4


def test_times_do_not_disturb_the_steps(oscillator):
    plain = simulate(oscillator, until=1.0, step=0.1)
    for method in METHODS:
        plain = simulate(oscillator, until=1.0, step=0.1, integrator=method)
        times = sorted([*plain.t, 0.123, 0.456, 0.457])
        mixed = simulate(oscillator, until=1.0, step=0.1, integrator=method, times=times)
        on_grid = np.isin(mixed.t, plain.t)
        np.testing.assert_array_equal(mixed.q[on_grid], plain.q)
        np.testing.assert_array_equal(mixed.v[on_grid], plain.v)


def test_times_end_the_run_where_until_does_not(oscillator):
    run = simulate(oscillator, step=0.1, times=[0.25, 0.5])
    assert list(run.t) == [0.25, 0.5]
    assert run.steps == 5
    assert simulate(oscillator, step=0.1, times=[0.25, 0.5], until=1.0).steps == 10


def test_times_may_include_start_and_a_ragged_end(oscillator):
    run = simulate(oscillator, step=0.1, times=[0.0, 0.33, 0.36], until=0.36)
    np.testing.assert_allclose(run["x"], np.cos([0.0, 0.66, 0.72]), atol=1e-5)  # RK4 at h = 0.1
    assert list(run.t) == [0.0, 0.33, 0.36]


def test_a_run_may_start_at_any_time(driven, oscillator):
    state = driven(2.0)
    start = {"x": state[0], "x_dot": state[1]}
    run = simulate(oscillator, start, until=3.0, step=0.01, start_time=2.0, control=lambda t: np.sin(3 * t))
    assert (run.t[0], run.t[-1], run.steps) == (2.0, 3.0, 100)
    np.testing.assert_allclose(run["x"], driven(run.t)[:, 0], atol=1e-8)
    # A system with explicit time sees it too.
    kapitza = gallery.kapitza_pendulum()
    late = simulate(kapitza, until=0.51, step=1e-4, start_time=0.5)
    early = simulate(kapitza, until=0.01, step=1e-4)
    assert np.abs(late.q[-1] - early.q[-1]).max() > 1e-6
    same_phase = simulate(kapitza, until=0.01 + 2 * np.pi / 150, step=1e-4, start_time=2 * np.pi / 150)
    np.testing.assert_allclose(same_phase.q[-1], early.q[-1], atol=1e-10)
    assert simulate(oscillator, until=-1.0, step=0.1, start_time=-2.0).t[0] == -2.0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"step": 0.0}, "step = 0 must be greater than zero"),
        ({"step": -0.1}, "step = -0.1 must be greater than zero"),
        ({"step": math.nan}, "step = nan must be a finite number"),
        ({"step": math.inf}, "step = inf must be a finite number"),
        ({"step": "small"}, "step must be a number, got 'small'"),
        ({"step": None}, "needs step="),
        ({"until": None}, "needs until="),
        ({"until": math.inf}, "until = inf must be a finite number"),
        ({"until": math.nan}, "until = nan must be a finite number"),
        ({"until": -1.0}, "until = -1 lies before the start at 0"),
        ({"until": 1.0, "start_time": 2.0}, "until = 1 lies before the start at 2"),
        ({"start_time": math.nan}, "start_time .*must be a finite number"),
        ({"start_time": "now"}, "start_time .*must be a .*number, got 'now'"),
        ({"save_every": 0}, "save_every counts steps.*got 0"),
        ({"save_every": -3}, "save_every counts steps.*got -3"),
        ({"save_every": 2.5}, "save_every counts steps.*got 2.5"),
        ({"save_every": True}, "save_every counts steps.*got True"),
        ({"times": []}, "times must be a list of finite numbers"),
        ({"times": "noon"}, "times must be a list of finite numbers"),
        ({"times": 0.5}, "times must be a list of finite numbers"),
        ({"times": [0.1, math.nan]}, "times must be a list of finite numbers"),
        ({"times": [0.2, 0.1]}, "times must increase"),
        ({"times": [0.1, 0.1]}, "times must increase"),
        ({"times": [-0.5, 0.1]}, "times begin at -0.5, before the start at 0"),
        ({"times": [0.5, 1.5]}, "times end at 1.5, after until = 1"),
        ({"step": 1e-300}, "steps are too many"),
        (
            {"step": 1e-11},
            r"1e\+11 samples are too many to keep; use a larger save_every",
        ),  # 1e11 samples do not fit into any memory
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(options, words, oscillator):
    with pytest.raises(PendulaError, match=words):
        simulate(oscillator, **({"until": 1.0, "step": 0.1} | options))


def test_numbers_of_numpy_are_numbers(oscillator):
    run = simulate(
        oscillator, until=np.float64(2), step=np.float32(0.5), start_time=np.int64(1), save_every=np.int64(1)
    )
    assert list(run.t) == [1.0, 1.5, 2.0]


@pytest.mark.parametrize("until", [1e-12, 1e-9, 1e-3])
def test_a_run_much_shorter_than_a_step_is_one_short_step(until):
    run = simulate("pendulum", {"theta": 0.0, "theta_dot": 1.0}, until=until, step=1e-2)
    assert run.t.tolist() == [0.0, until]
    assert run.steps == 1
    assert run.q[-1, 0] - run.q[0, 0] == pytest.approx(until, rel=1e-3)
