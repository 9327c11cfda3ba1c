"""How runs end: finished, stopped, diverged, interrupted; what was computed is always kept."""

import signal
import threading
import time

import numpy as np
import pytest

from pendula import Lagrangian, coordinates, integrators, simulate
from pendula.description.functions import sqrt
from pendula.errors import SimulationError

METHODS = sorted(integrators())


def test_a_finished_run_says_so(oscillator):
    outcome = simulate(oscillator, until=1.0, step=0.1).outcome
    assert outcome.ok
    assert outcome.reason == "finished"
    assert outcome.sentence == "Reached t = 1 s in 10 steps of rk4."
    assert simulate(oscillator, until=0.1, step=0.1).outcome.sentence == "Reached t = 0.1 s in 1 step of rk4."


def test_the_observer_sees_every_kept_instant(oscillator):
    seen = []
    run = simulate(
        oscillator, until=1.0, step=0.1, save_every=3, observer=lambda t, q, v: seen.append((t, q[0], v[0]))
    )
    np.testing.assert_array_equal(np.array(seen), np.column_stack([run.t, run.q, run.v]))
    assert len(seen) == 5
    assert run.outcome.reason == "finished"


def test_the_observer_sees_times_off_the_grid(oscillator):
    seen, times = [], [0.05, 0.12, 0.13, 0.97, 1.0]
    run = simulate(
        oscillator, until=1.0, step=0.1, times=times, observer=lambda t, q, v: seen.append((t, q[0]))
    )
    np.testing.assert_array_equal(np.array(seen), np.column_stack([run.t, run.q]))
    assert [t for t, _ in seen] == times


def test_the_observer_may_stop_the_run(oscillator):
    run = simulate(oscillator, until=10.0, step=0.01, observer=lambda t, q, v: q[0] < 0)
    assert run.outcome.reason == "stopped"
    assert run.outcome.ok
    # x = cos 2t crosses zero at π/4 = 0.785.
    assert run.t[-1] == pytest.approx(0.79)
    assert run["x"][-1] < 0 <= run["x"][-2]
    assert run.outcome.sentence == "Stopped by the observer at t = 0.79 s after 79 steps."
    assert run.steps == 79


def test_the_observer_may_stop_it_at_once(oscillator):
    run = simulate(oscillator, until=1.0, step=0.1, observer=lambda t, q, v: True)
    assert (len(run), run.steps, run.outcome.reason) == (1, 0, "stopped")


def test_what_the_observer_does_to_its_arrays_changes_nothing(oscillator):
    def meddle(t, q, v):
        q[:] = v[:] = 1e9

    plain = simulate(oscillator, until=1.0, step=0.1)
    meddled = simulate(oscillator, until=1.0, step=0.1, observer=meddle)
    np.testing.assert_array_equal(meddled.q, plain.q)


@pytest.mark.parametrize("samples", [200, 300, 3000])
def test_observers_and_laws_may_be_called_often(samples, oscillator):
    seen = []
    simulate(oscillator, until=samples * 1e-3, step=1e-3, observer=lambda t, q, v: seen.append(t))
    assert len(seen) == samples + 1
    run = simulate(oscillator, until=samples * 1e-3, step=1e-3, control=lambda t, q, v: -q[0])
    assert run.steps == samples


def test_an_error_in_the_observer_is_not_hidden(oscillator):
    def broken(t, q, v):
        raise LookupError("mine")

    with pytest.raises(SimulationError, match=r"ended at t = 0 s: mine \(LookupError\)") as caught:
        simulate(oscillator, until=1.0, step=0.1, observer=broken)
    assert isinstance(caught.value.__cause__, LookupError)
    assert caught.value.run.t.tolist() == [0.0]


def test_a_run_that_blows_up_ends_by_itself_and_keeps_its_data(oscillator):
    stiff = oscillator.with_parameters(k=1e8)
    run = simulate(stiff, until=100.0, step=1.0, integrator="euler")
    assert run.outcome.reason == "diverged"
    assert not run.outcome.ok
    sentence = run.outcome.sentence
    assert sentence.startswith("Diverged: the state stopped being finite in the step after t = ")
    assert "x_dot = " in sentence
    assert "Try a step smaller than 1 s or a method of higher order (integrator='rk4')" in sentence
    # Each step multiplies by 1e4: double precision ends after 308/4 = 77 steps.
    assert 70 <= run.steps <= 80
    assert len(run) == run.steps + 1
    assert np.isfinite(run.q).all()
    assert np.isfinite(run.v).all()
    assert run.t[-1] == run.steps
    assert f"t = {run.steps} s" in sentence


@pytest.mark.parametrize("method", METHODS)
def test_every_method_notices(method, oscillator):
    run = simulate(oscillator.with_parameters(k=1e8), until=1000.0, step=1.0, integrator=method)
    if integrators()[method].implicit:
        # Gauss's methods are A-stable, whatever the step: the energy stays what it was.
        assert run.outcome.reason == "finished"
        np.testing.assert_allclose(run.energy.total, run.energy.total[0], rtol=1e-9)
        return
    assert run.outcome.reason == "diverged"
    assert np.isfinite(run.q).all()
    assert len(run) > 5
    if method == "rk4":
        assert "higher order" not in run.outcome.sentence


@pytest.mark.parametrize(
    "options", [{"save_every": 50}, {"times": [0.5, 10.5, 400.0]}, {"observer": lambda t, q, v: 0}]
)
def test_divergence_with_other_ways_of_keeping(options, oscillator):
    options = {"until": 400.0} | options
    run = simulate(oscillator.with_parameters(k=1e8), step=1.0, integrator="euler", **options)
    assert run.outcome.reason == "diverged"
    assert 0 < len(run) < 400
    assert np.isfinite(run.q).all()
    assert run.t[-1] <= 80


def test_divergence_before_the_first_step_is_done(oscillator):
    run = simulate(oscillator, {"x": 1e308, "x_dot": 1e308}, until=1.0, step=0.5, integrator="euler")
    assert run.outcome.reason == "diverged"
    assert (len(run), run.steps) == (1, 0)


def test_a_force_without_value_ends_the_run_in_words():
    # V = √x pulls to x = 0 in finite time; beyond it there is no force.
    x = coordinates("x")
    system = Lagrangian(x, x.dot**2 / 2, sqrt(x), start={"x": 0.1})
    run = simulate(system, until=5.0, step=1e-3)
    assert run.outcome.reason == "diverged"
    assert np.isfinite(run.q).all()
    assert 0.1 < run.t[-1] < 1.0


def test_ctrl_c_in_the_observer_keeps_what_was_computed(oscillator):
    def press(t, q, v):
        if t > 0.45:
            raise KeyboardInterrupt

    run = simulate(oscillator, until=1.0, step=0.1, observer=press)
    assert run.outcome.reason == "interrupted"
    assert not run.outcome.ok
    assert run.outcome.sentence == "Interrupted at t = 0.5 s after 5 steps; what was computed is kept."
    np.testing.assert_array_equal(run.q, simulate(oscillator, until=0.5, step=0.1).q)


def test_ctrl_c_in_a_law_keeps_what_was_computed(oscillator):
    def press(t, q, v):
        if t > 0.45:
            raise KeyboardInterrupt
        return 0.0

    run = simulate(oscillator, until=1.0, step=0.1, control=press)
    assert run.outcome.reason == "interrupted"
    assert len(run) >= 5
    assert len(run.u) == len(run)
    at_once = simulate(oscillator, until=1.0, step=0.1, control=lambda t, q, v: press(1.0, q, v))
    assert (at_once.outcome.reason, at_once.steps) == ("interrupted", 0)


def test_ctrl_c_in_the_progress_keeps_what_was_computed(oscillator):
    def press(part):
        raise KeyboardInterrupt

    run = simulate(oscillator, until=1e5, step=0.1, save_every=100, progress=press)
    assert run.outcome.reason == "interrupted"
    assert 0 < len(run) < 1e4
    assert run.steps >= 100


def test_ctrl_c_from_the_keyboard(oscillator):
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    presser = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    try:
        presser.start()
        began = time.perf_counter()
        run = simulate(oscillator, until=1e8, step=1e-3, save_every=10**7)  # hours, if it went on
        took = time.perf_counter() - began
    finally:
        presser.cancel()
        signal.signal(signal.SIGINT, previous)
    assert run.outcome.reason == "interrupted"
    assert run.steps > 1000
    assert took < 5  # pieces last 0.1 s; the rest is room for a busy machine


def test_progress_goes_from_nothing_to_all(oscillator):
    parts = []
    simulate(oscillator, until=1e4, step=0.01, save_every=10**6, progress=parts.append)
    assert parts == sorted(parts)
    assert 0 < parts[0] <= parts[-1] == 1.0
