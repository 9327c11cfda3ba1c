"""What goes wrong on the way of an adaptive run: it ends with a sentence and keeps its data."""

import ctypes
import gc
import math
import signal
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager

import numpy as np
import pytest

import pendula as pe
from pendula.errors import SimulationError
from pendula.simulation.callbacks import KERNEL, Callbacks

METHODS = list(pe.adaptive_integrators())
ANY_INPUT = [name for name in METHODS if name != "taylor"]
x, y = pe.coordinates("x y")
u = pe.inputs("u")
SPRING = pe.derive(
    pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, forces=[pe.Force(u, along=x)], start={"x": 1.0}, name="spring")
)
methods = pytest.mark.parametrize("method", METHODS)


def broken(*_):
    raise RuntimeError("out of paper")


@contextmanager
def pressed_after(seconds: float):
    """Ctrl-C, pressed while the block runs, and again every 5 s should nothing come of it.

    Collection is off: a test library watches it from a callback of its own, in which Ctrl-C would be lost.
    """
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()
    over = threading.Event()

    def press():
        wait = seconds
        while not over.wait(wait):
            signal.raise_signal(signal.SIGINT)
            wait = 5.0

    presser = threading.Thread(target=press)
    try:
        presser.start()
        yield
    finally:
        over.set()
        presser.join()
        signal.signal(signal.SIGINT, previous)
        gc.enable()


@methods
def test_an_observer_that_raises_keeps_what_was_computed(method):
    def observer(t, q, v):
        return broken() if t > 2 else False

    with pytest.raises(
        SimulationError, match=r"run of spring ended at .*out of paper \(RuntimeError\)"
    ) as caught:
        pe.simulate(SPRING, until=10.0, tolerance=1e-6, integrator=method, observer=observer)
    assert isinstance(caught.value.__cause__, RuntimeError)
    assert caught.value.run.outcome.reason == "interrupted"


@methods
def test_progress_that_raises_keeps_what_was_computed(method):
    with pytest.raises(
        SimulationError, match=r"run of spring ended at .*out of paper \(RuntimeError\)"
    ) as caught:
        pe.simulate(SPRING, until=10.0, tolerance=1e-6, integrator=method, progress=broken)
    assert len(caught.value.run) >= 1


@methods
def test_a_sampled_law_that_raises_keeps_what_was_computed(method):
    law = pe.Sampled(lambda t, q, v: broken() if t > 1 else 0.0, 0.1)
    with pytest.raises(
        SimulationError, match=r"run of spring ended at .*out of paper \(RuntimeError\)"
    ) as caught:
        pe.simulate(SPRING, until=10.0, tolerance=1e-6, integrator=method, control=law)
    assert caught.value.run.t[-1] == pytest.approx(1.1)


@methods
def test_a_law_that_is_not_finite_ends_the_run(method):
    law = pe.Sampled(lambda t, q, v: math.nan if t > 1 else 0.0, 0.1)
    with pytest.raises(SimulationError, match=r"feedback law returned \[nan\] at t = 1.1") as caught:
        pe.simulate(SPRING, until=10.0, tolerance=1e-6, integrator=method, control=law)
    assert np.isfinite(caught.value.run.y).all()


@pytest.mark.parametrize("method", ANY_INPUT)
def test_a_function_of_time_that_raises_keeps_what_was_computed(method):
    with pytest.raises(
        SimulationError, match=r"run of spring ended at .*out of paper \(RuntimeError\)"
    ) as caught:
        pe.simulate(
            SPRING,
            until=10.0,
            tolerance=1e-6,
            integrator=method,
            control=lambda t: broken() if t > 5 else math.sin(t),
        )
    assert isinstance(caught.value.__cause__, RuntimeError)
    run = caught.value.run
    assert 1 < run.t[-1] <= 5
    np.testing.assert_allclose(run["u"], np.sin(run.t), rtol=0, atol=1e-15)


@pytest.mark.parametrize("method", ANY_INPUT)
def test_a_function_that_answers_no_more_leaves_its_inputs_unknown(method):
    calls = []

    def tiring(t):
        calls.append(t)
        return broken() if len(calls) > 100 else 0.0

    with pytest.raises(
        SimulationError, match=r"run of spring ended at .*out of paper \(RuntimeError\)"
    ) as caught:
        pe.simulate(SPRING, until=100.0, tolerance=1e-6, integrator=method, control=tiring)
    run = caught.value.run
    assert len(run) > 1
    assert np.isfinite(run.y).all()
    assert np.isnan(run["u"]).all()


@methods
def test_ctrl_c_in_the_compiled_loop(method):
    pe.simulate(
        SPRING, until=1.0, tolerance=1e-9, integrator=method
    )  # compiled, so that only the loop counts
    with pressed_after(0.3):
        began = time.perf_counter()
        run = pe.simulate(SPRING, until=1e9, tolerance=1e-9, integrator=method, save_every=10**6)
        took = time.perf_counter() - began
    assert run.outcome.reason == "interrupted"
    assert "what was computed is kept" in run.outcome.sentence
    assert run.steps > 1000
    assert took < 0.3 + 0.5 + 4.0  # half a second, and four for a busy machine


@methods
def test_ctrl_c_in_the_compiled_loop_keeps_events(method):
    pe.simulate(SPRING, until=1.0, tolerance=1e-6, integrator=method, events=pe.Event(x))  # compiled
    with pressed_after(0.3):
        run = pe.simulate(
            SPRING, until=1e9, tolerance=1e-6, integrator=method, save_every=10**6, events=pe.Event(x)
        )
    assert run.outcome.reason == "interrupted"
    assert len(run.events) > 100


def test_ctrl_c_in_a_law():
    def press(t, q, v):
        if t > 1:
            raise KeyboardInterrupt
        return 0.0

    run = pe.simulate(SPRING, until=10.0, tolerance=1e-9, control=pe.Sampled(press, 0.1))
    assert run.outcome.reason == "interrupted"
    assert len(run) > 1


@pytest.mark.parametrize("error", [KeyboardInterrupt, RuntimeError])
def test_what_an_observer_saw_before_it_raised_is_kept(error):
    def observer(t, q, v):
        if t > 5:
            raise error

    try:
        run = pe.simulate(SPRING, until=10.0, tolerance=1e-9, observer=observer)
    except SimulationError as caught:
        run = caught.run
    assert run.outcome.reason == "interrupted"
    assert 1 < run.t[-2] <= 5 < run.t[-1]  # also the sample at which it raised


@pytest.mark.parametrize("what", ["event", "input"])
def test_ctrl_c_raised_in_a_function_that_compiled_code_calls(what):
    def press(t, q=None, v=None):
        if t > 1:
            raise KeyboardInterrupt
        return 1.0

    how = {"events": pe.Event(press)} if what == "event" else {"control": press}
    run = pe.simulate(SPRING, until=100.0, tolerance=1e-6, integrator="dop853", **how)
    assert run.outcome.reason == "interrupted"
    assert run.t[-1] <= 1


@pytest.mark.parametrize("what", ["event", "input", "both"])
@pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])
def test_ctrl_c_pressed_while_compiled_code_calls_python(what, slow):
    def answer(t, q=None, v=None):
        if slow:
            time.sleep(0.02)
        return math.sin(t)

    how = {}
    if what != "input":
        how["events"] = pe.Event(answer)
    if what != "event":
        how["control"] = answer
    with pressed_after(0.3):
        began = time.perf_counter()
        run = pe.simulate(SPRING, until=1e5, tolerance=1e-9, integrator="dop853", **how)
        took = time.perf_counter() - began
    assert run.outcome.reason == "interrupted"
    assert took < 0.3 + 0.5 + 4.0  # as above


def test_ctrl_c_where_a_kernel_begins_is_kept():
    """Pending when compiled code calls Python, it would be raised before the function's first line."""
    callbacks = Callbacks()
    record = callbacks.kernel(lambda t, y: np.ones(1), 1, 1)
    kernel = KERNEL(ctypes.c_int64.from_address(record).value)
    numbers, out = np.zeros(1), np.zeros(1)
    address = numbers.ctypes.data
    with pressed_after(60), callbacks.guarded():
        assert callbacks.error is None
        signal.raise_signal(signal.SIGINT)
        kernel(*[address] * 5, out.ctypes.data, 0)
    assert isinstance(callbacks.error, KeyboardInterrupt)
    assert np.isnan(out[0])


def test_a_guard_gives_back_the_handler_and_needs_the_main_thread():
    callbacks = Callbacks()
    before = signal.getsignal(signal.SIGINT)
    with callbacks.guarded():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
    done = []

    def elsewhere():
        with callbacks.guarded():
            done.append(signal.getsignal(signal.SIGINT) is before)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert done == [True]


@methods
@pytest.mark.parametrize("what", ["pendulum", "double-pendulum", "van-der-pol"])
def test_an_equilibrium_stays_as_it_is(method, what):
    model = pe.derive(what)
    start = dict.fromkeys(model.card.entries, 0.0)
    run = pe.simulate(model, start, until=1000.0, tolerance=1e-9, integrator=method)
    assert run.outcome.reason == "finished"
    assert not run.y.any()


def ended(system, start, method: str, near: float, within: float) -> pe.Run:
    run = pe.simulate(system, start, until=10.0, tolerance=1e-8, integrator=method)
    assert run.outcome.reason == "diverged"
    assert "no step is small enough" in run.outcome.sentence
    assert run.t[-1] == pytest.approx(near, abs=within)
    assert np.isfinite(run.y).all()
    assert np.isfinite(run.energy.total).all()
    return run


@pytest.mark.slow
@methods
def test_a_mass_matrix_that_becomes_singular_on_the_way(method):
    """T = x² ẋ²/2 without force: x ẋ is constant; for x ẋ = −1, x² = 1 − 2t reaches zero at t = 1/2."""
    system = pe.Lagrangian(x, x**2 * x.dot**2 / 2, 0, name="vanishing", start={"x": 1.0, "x_dot": -1.0})
    ended(system, None, method, 0.5, 1e-5)


@methods
def test_a_fall_into_the_centre(method):
    """Kepler's problem without angular momentum, from rest at r = 1: t = π/√8."""
    system = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, -1 / pe.sqrt(x**2 + y**2), name="fall", start={"x": 1.0}
    )
    ended(system, None, method, math.pi / math.sqrt(8), 1e-5)


@methods
def test_a_rate_that_is_not_a_number_at_the_start_ends_with_a_sentence(method):
    a = pe.states("a")
    run = pe.simulate(
        pe.Ode(a, pe.log(a), name="log", start={"a": -1.0}), until=1.0, tolerance=1e-6, integrator=method
    )
    assert run.outcome.reason == "diverged"
    assert np.isfinite(run.y).all()


def test_a_run_that_failed_can_be_saved(tmp_path):
    reached: Callable[[float], None] = broken
    with pytest.raises(SimulationError) as caught:
        pe.simulate(SPRING, until=10.0, tolerance=1e-6, progress=reached)
    caught.value.run.save(tmp_path / "run")
    assert pe.load(tmp_path / "run").outcome == caught.value.run.outcome


def test_a_run_that_ends_on_the_way_keeps_where_it_ended():
    """A fall into a centre, π/√8 long from rest at 1 m, of which only every thousandth step is kept."""
    fall = pe.Lagrangian(x, x.dot**2 / 2, -1 / x, name="fall")
    run = pe.simulate(fall, {"x": 1.0}, until=5.0, tolerance=1e-9, save_every=1000)
    assert run.outcome.reason == "diverged"
    assert run.t[-1] == pytest.approx(math.pi / math.sqrt(8), abs=1e-6)
