"""Events under methods of fixed step: ledgers, audits, observers, Ctrl-C, and what goes wrong on the way."""

import math
import signal
import threading

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError, SimulationError

pytestmark = pytest.mark.slow

METHODS = pe.integrators()
QUICK = ("euler", "rk4", "gauss4")
methods = pytest.mark.parametrize(
    "method", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in METHODS]
)
h, x = pe.coordinates("h x")
g = pe.parameters(g=9.81)
BALL = pe.derive(pe.Lagrangian(h, h.dot**2 / 2, g * h, name="ball", start={"h": 1.0}))
DRAGGED = pe.Lagrangian(
    h, h.dot**2 / 2, g * h, forces=[pe.Force(-0.1 * h, along=h, name="band")], start={"h": 1.0}, name="band"
)
SPRING = pe.derive(pe.Lagrangian(x, x.dot**2 / 2, 2 * x**2, name="spring", start={"x": 1.0}))
FALL = math.sqrt(2 / 9.81)
BOUNCE = pe.Event(h, "bounce", "falling", change={h.dot: -0.8 * h.dot})


def watched(events, method: str = "rk4", **options) -> pe.Run:
    return pe.simulate(BALL, **{"until": 1.0, "step": 0.01, "integrator": method, "events": events} | options)


@methods
def test_a_ledger_books_what_impacts_take(method):
    run = pe.simulate(DRAGGED, until=1.5, step=1e-3, integrator=method, events=BOUNCE, ledger=True)
    assert len(run.events) == 2
    assert all(len(event.before) == len(event.after) == 2 for event in run.events)
    taken = sum(0.5 * (1 - 0.8**2) * event.before[1] ** 2 for event in run.events)
    assert run.ledger["events"][-1] == pytest.approx(-taken, rel=1e-12)
    # The band's work is −0.05 h² + 0.05, whatever the motion.
    order = METHODS[method].order
    tolerance = {1: 2e-3, 2: 1e-6}.get(order, 1e-11)
    assert run.ledger["band"] == pytest.approx(0.05 * (1 - run["h"] ** 2), abs=tolerance)
    total = run.energy.total
    left = total - total[0] - run.ledger["band"] - run.ledger["events"]
    # Euler's methods gain or lose ½gh of every metre.
    assert np.abs(left).max() < {1: 0.1, 2: 1e-6}.get(order, 1e-11)
    found = pe.audit(run)
    # By these, states are off by more than a thousandth.
    rough = method in ("euler", "semi-implicit-euler")
    assert found.grade == ("doubtful" if rough else "believed"), found
    assert "work of events" in str(found)


@methods
@pytest.mark.parametrize("kind", ["expression", "function"])
def test_an_event_without_a_value_ends_the_run_and_keeps_its_data(method, kind):
    """√h is no number below the ground, which is reached after 0.45 s."""
    root = pe.sqrt(h) + 1
    when = root if kind == "expression" else lambda t, q, v: math.sqrt(q[0]) if q[0] >= 0 else math.nan
    run = watched(pe.Event(when, "root"), method)
    assert run.outcome.reason == "diverged"
    assert "the event 'root' has no finite value at t = 0.4" in run.outcome.sentence
    assert "what was computed is kept" in run.outcome.sentence
    assert FALL - 0.02 < run.t[-1] <= FALL + 0.01
    assert np.isfinite(run.y).all()


def broken(*_):
    raise RuntimeError("out of paper")


@methods
@pytest.mark.parametrize("what", ["event", "change", "observer", "law"])
def test_a_function_that_raises_ends_the_run_and_keeps_its_data(method, what):
    def late(t, *_):
        return broken() if t > 0.3 else 0.0

    how = {
        "event": {"events": pe.Event(lambda t, q, v: late(t) + 1, "paper")},
        "change": {"events": pe.Event(h - 0.5, "ground", change=broken)},
        "observer": {"events": BOUNCE, "observer": late},
        "law": {"events": BOUNCE, "control": {"w": lambda t, q, v: late(t)}},
    }[what]
    w = pe.inputs("w")
    pushed = pe.Lagrangian(
        h, h.dot**2 / 2, g * h, forces=[pe.Force(w, along=h)], start={"h": 1.0}, name="ball"
    )
    with pytest.raises(
        SimulationError, match=r"run of ball ended at t = 0\.3.*out of paper \(Runtime"
    ) as caught:
        pe.simulate(pushed, until=1.0, step=0.01, integrator=method, **how)
    assert isinstance(caught.value.__cause__, RuntimeError)
    run = caught.value.run
    assert run.outcome.reason == "interrupted"
    assert 0.28 < run.t[-1] < 0.33
    assert len(run.events) == (what == "change")


@methods
def test_an_observer_ends_the_run_where_it_says_so(method):
    """At the first sample after the second bounce; of what would come later nothing is left."""
    seen = []

    def observer(t, q, v):
        seen.append(t)
        return t > 2.6 * FALL + 0.02

    top = pe.Event(h.dot, "top", "falling")
    for how in ({}, {"times": np.linspace(0.0, 3.0, 61)}):
        seen.clear()
        run = watched([BOUNCE, top], method, until=3.0, observer=observer, **how)
        assert run.t.tolist() == seen
        assert run.outcome.reason == "stopped"
        assert f"Stopped by the observer at t = {run.t[-1]:g} s" in run.outcome.sentence
        assert [event.name for event in run.events] == ["bounce", "top", "bounce"]
        assert run.t[-1] < 1.3


def test_an_observer_may_end_the_run_at_an_event():
    run = watched(BOUNCE, observer=lambda t, q, v: v[0] > 0)
    assert run.t[-1] == run.events[-1].t
    np.testing.assert_array_equal(run.y[-1], run.events[-1].after)


@methods
def test_ctrl_c_in_the_compiled_loop_keeps_events(method):
    pe.simulate(SPRING, until=1.0, step=0.01, integrator=method, events=pe.Event(x))  # compiled
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    presser = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    try:
        presser.start()
        run = pe.simulate(
            SPRING, until=1e8, step=0.01, integrator=method, save_every=10**6, events=pe.Event(x)
        )
    finally:
        presser.cancel()
        signal.signal(signal.SIGINT, previous)
    assert run.outcome.reason == "interrupted"
    assert len(run.events) > 100
    assert run.steps > 1000


def test_a_state_that_is_not_finite_is_told_as_without_events():
    a = pe.states("a")
    burst = pe.Ode((a,), (a**2,), name="burst", start={"a": 1.0})
    plain = pe.simulate(burst, until=3.0, step=0.01)
    run = pe.simulate(burst, until=3.0, step=0.01, events=pe.Event(a - 2, "two"))
    # a = 1/(1 − t); of steps across t = 1 nothing makes sense.
    assert sum(event.t < 0.9 for event in run.events) == 1
    assert run.events[0].t == pytest.approx(0.5, abs=1e-8)
    # The rate at a state is looked at one step earlier.
    assert (run.outcome.reason, plain.outcome.reason) == ("diverged", "diverged")
    assert len(plain) - len(run) in (0, 1)
    np.testing.assert_array_equal(run.y, plain.y[: len(run)])
    assert "the state stopped being finite in the step after t = " in run.outcome.sentence


@pytest.mark.parametrize("method", [name for name in METHODS if not METHODS[name].coordinates_only])
def test_a_plain_differential_equation(method):
    a, b = pe.states("a b")
    ode = pe.Ode((a, b), (b, -g), name="fall", start={"a": 1.0})
    event = pe.Event(lambda t, q, v, z: z[0], "bounce", -1, change=lambda t, q, v, z: {"b": -0.8 * z[1]})
    run = pe.simulate(ode, until=1.3, step=0.01, integrator=method, events=event)
    # Of first order, late by half a step, and by more after the second fall; seen: 0.005 and 0.023 s.
    tolerance = 0.03 if METHODS[method].order == 1 else 1e-12
    np.testing.assert_allclose([o.t for o in run.events], [FALL, 2.6 * FALL], rtol=0, atol=tolerance)


def test_any_tableau():
    heun = pe.RungeKutta(pe.Tableau([[0, 0], [1, 0]], ["1/2", "1/2"], name="Heun"))
    run = pe.simulate(BALL, until=1.0, step=0.01, integrator=heun, events=BOUNCE)
    assert run.events[0].t == pytest.approx(FALL, abs=1e-14)


def test_a_section_has_more_points_than_one_buffer_holds():
    q1 = pe.coordinates("q1")
    start = {"q1": 0.1, "q2": 0.0, "q1_dot": 0.0, "q2_dot": 0.5}
    run = pe.simulate(
        "henon-heiles", start, 2000.0, step=0.02, integrator="yoshida4", events=pe.Event(q1, "section", 1)
    )
    crossings = (run.q[:-1, 0] < 0) & (run.q[1:, 0] >= 0)
    assert len(run.events) == crossings.sum() > 300
    states = np.array([event.before for event in run.events])
    assert np.abs(states[:, 0]).max() < 1e-15
    assert (states[:, 2] > 0).all()


def test_steps_are_short_only_next_to_events():
    """Every rate that is evaluated is counted: RK4's four, one at the end of a step, one where it begins."""
    run = watched(BOUNCE, until=1.5)
    assert run.steps == 152
    assert run.evaluations == 5 * 152 + 3


def test_a_clock_far_from_zero():
    run = watched(BOUNCE, start_time=1e6, until=1e6 + 1.5)
    np.testing.assert_allclose([o.t for o in run.events], 1e6 + FALL * np.array([1, 2.6]), rtol=0, atol=1e-8)
    assert run.outcome.ok


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"step": None}, r"A fixed-step integrator needs step=\.\.\."),
        ({"tolerance": 1e-9}, r"'rk4' has a fixed step: give step=\.\.\. instead of tolerance="),
        ({"until": None}, r"needs until=\.\.\."),
        ({"events": h}, r"events= takes Event\(...\) or a list of them, got h"),
        ({"events": [BOUNCE, BOUNCE]}, "Two events are called 'bounce'"),
        ({"events": pe.Event(x)}, "'x' in x is not a symbol of ball"),
        ({"events": pe.Event(h, "a", change={"speed": 1})}, "'a' changes 'speed', which ball has not"),
        ({"save_every": 0}, "save_every counts steps"),
        ({"times": [2.0, 1.0]}, "times must increase"),
    ],
    ids=["step", "tolerance", "until", "bare", "twice", "foreign", "change", "every", "times"],
)
def test_mistakes_are_refused_before_any_step(how, words):
    with pytest.raises(PendulaError, match=words) as caught:
        watched(**{"events": BOUNCE} | how)
    assert getattr(caught.value, "run", None) is None


def test_methods_refuse_the_systems_that_they_refuse_without_events(circle):
    with pytest.raises(SimulationError, match="'yoshida4' needs a constant mass matrix"):
        pe.simulate(circle, until=1.0, step=0.01, integrator="yoshida4", events=pe.Event(x))


@pytest.mark.parametrize("answer", [None, "high", [1.0, 2.0]], ids=repr)
def test_an_event_gives_one_number(answer):
    with pytest.raises(SimulationError, match="'odd' must give one number, got"):
        watched(pe.Event(lambda t, q, v: answer, "odd"))
