"""Events that cannot be watched, and what goes wrong with them on the way: sentences, and no data lost."""

import math

import numpy as np
import pytest

import pendula as pe
from pendula.errors import DescriptionError, PendulaError, SimulationError

METHODS = list(pe.adaptive_integrators())
h, w, x, y = pe.coordinates("h w x y")
u = pe.inputs("u")
g, e = pe.parameters(g=9.81, e=0.8)
BALL = pe.derive(pe.Lagrangian(h, h.dot**2 / 2, g * h, name="ball", start={"h": 1.0}))
FALL = math.sqrt(2 / 9.81)
methods = pytest.mark.parametrize("method", METHODS)


def watched(events, method: str = "taylor", **options) -> pe.Run:
    return pe.simulate(
        BALL, **{"until": 1.0, "tolerance": 1e-9, "integrator": method, "events": events} | options
    )


def test_no_events_are_no_matter():
    assert pe.simulate(BALL, until=1.0, step=0.1, events=[]).events == ()
    assert watched(()).events == ()


@pytest.mark.parametrize(
    ("events", "words"),
    [
        (h, r"events= takes Event\(...\) or a list of them, got h"),
        ([pe.Event(h), h.dot], r"events= takes Event\(...\) or a list of them, got h_dot"),
        ("ground", "events= takes Event.* got 'ground'"),
        (None, "events= takes Event.* got None"),
        ([pe.Event(h), pe.Event(h)], "Two events are called 'h'"),
        ([pe.Event(h, "a"), pe.Event(h.dot, "b"), pe.Event(h - 1, "a")], "Two events are called 'a'"),
        (pe.Event(w), "'w' in w is not a symbol of ball; its symbols are 'g', 'h', 'h_dot'"),
        (pe.Event(h - u), "'u' in h - u is not a symbol of ball"),
        (pe.Event(h, change={h.dot: w}), "'w' in w is not a symbol of ball"),
        (pe.Event(h, "a", change={"speed": 1}), "'a' changes 'speed', which ball has not.*'h', 'h_dot'"),
        (pe.Event(h, "a", change={g: 1}), "The event 'a' changes 'g', which ball has not"),
    ],
    ids=[
        "bare", "bare among", "text", "none", "same expression", "same name", "foreign", "foreign input",
        "foreign change", "unknown name", "parameter",
    ],
)  # fmt: skip
def test_mistakes_are_refused_before_any_step(events, words):
    with pytest.raises(PendulaError, match=words) as caught:
        watched(events)
    assert getattr(caught.value, "run", None) is None


def test_a_parameter_of_the_same_name_but_another_value_is_not_the_systems():
    other = pe.parameters(g=1.62)
    with pytest.raises(DescriptionError, match="'g' in"):
        watched(pe.Event(h - other))


@methods
@pytest.mark.parametrize("kind", ["expression", "function"])
def test_an_event_without_a_value_ends_the_run_and_keeps_its_data(method, kind):
    """√h is no number below the ground, which is reached after 0.45 s."""
    when = (
        pe.sqrt(h) + 1
        if kind == "expression"
        else lambda t, q, v: math.sqrt(q[0]) + 1 if q[0] >= 0 else math.nan
    )
    run = watched(pe.Event(when, "root"), method)
    assert run.outcome.reason == "diverged"
    assert "the event 'root' has no finite value at t = " in run.outcome.sentence
    assert "what was computed is kept" in run.outcome.sentence
    assert len(run) >= 1
    assert run.t[-1] <= FALL + 1e-9
    assert np.isfinite(run.y).all()


@methods
def test_an_end_just_before_an_event_has_no_value_is_an_end(method):
    """Both within one interval of the search: the ground ends the run, the logarithm is never needed."""
    events = [pe.Event(pe.log(h) - 5, "logarithm"), pe.Event(h - 1e-6, "ground", terminal=True)]
    run = watched(events, method, step=1.0)
    assert run.outcome.reason == "stopped"
    assert "'ground' ended the run" in run.outcome.sentence


def broken(*_):
    raise RuntimeError("out of paper")


@methods
@pytest.mark.parametrize("late", [False, True], ids=["at once", "on the way"])
def test_a_function_that_raises_ends_the_run_and_keeps_its_data(method, late):
    def when(t, q, v):
        return broken() if t > 0.3 or not late else 1.0

    with pytest.raises(
        SimulationError, match=r"run of ball ended at t = .*out of paper \(RuntimeError\)"
    ) as caught:
        watched(pe.Event(when, "paper"), method, step=0.01)
    assert isinstance(caught.value.__cause__, RuntimeError)
    run = caught.value.run
    assert run.outcome.reason == "interrupted"
    assert len(run) >= (2 if late and method != "taylor" else 1)
    assert run.t[-1] <= 0.3
    assert np.isfinite(run.y).all()


@methods
def test_a_change_that_raises_keeps_the_event_and_the_data(method):
    with pytest.raises(
        SimulationError, match=r"run of ball ended at t = .*out of paper \(RuntimeError\)"
    ) as caught:
        watched(pe.Event(h, "ground", change=broken), method)
    assert isinstance(caught.value.__cause__, RuntimeError)
    (event,) = caught.value.run.events
    assert event.t == pytest.approx(FALL, abs=1e-11)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda t, q, v: {"h_dot": math.nan}, "'ground' changes h_dot to a value that is not finite at t"),
        (lambda t, q, v: {"h": math.inf}, "'ground' changes h to a value that is not finite"),
        ({h.dot: 1 / pe.Min(h, 0) ** 400}, "'ground' changes h_dot to a value that is not finite"),
        ({h.dot: pe.log(h - 1)}, "'ground' changes h_dot to a value that is not finite"),
        (lambda t, q, v: {"speed": 1.0}, "'ground' changes 'speed', which ball has not"),
        (lambda t, q, v: {"h_dot": "fast"}, "'ground' changes 'h_dot' to 'fast', which is not a number"),
        (lambda t, q, v: {"h_dot": None}, "'ground' changes 'h_dot' to None, which is not a number"),
        (lambda t, q, v: {"h_dot": v}, None),
        (lambda t, q, v: None, "change of the event 'ground' must return values by name, got None"),
        (lambda t, q, v: [1.0], "must return values by name, got"),
        (lambda t: {"h": 1.0}, r"takes 1 positional argument but 3 were given \(TypeError\)"),
    ],
    ids=[
        "nan", "inf", "overflow", "log", "unknown", "text", "none", "array", "nothing", "list", "arguments",
    ],
)  # fmt: skip
def test_a_change_to_something_impossible_ends_the_run(change, words):
    event = pe.Event(h, "ground", direction="falling", change=change)
    if words is None:
        assert watched(event).outcome.ok
        return
    with pytest.raises(SimulationError, match=words) as caught:
        watched(event)
    assert caught.value.run.t[-1] <= FALL + 1e-9
    assert np.isfinite(caught.value.run.y).all()


@pytest.mark.parametrize("answer", [None, "high", [1.0, 2.0], np.zeros((2, 2)), ()], ids=repr)
def test_an_event_gives_one_number(answer):
    with pytest.raises(SimulationError, match="'odd' must give one number, got"):
        watched(pe.Event(lambda t, q, v: answer, "odd"))


def test_an_array_of_one_number_is_a_number():
    assert len(watched(pe.Event(lambda t, q, v: q, "ground")).events) == 1


def test_a_function_of_too_few_arguments_is_refused_with_its_own_words():
    with pytest.raises(SimulationError, match=r"takes 1 positional argument but 3 were given \(TypeError\)"):
        watched(pe.Event(lambda t: t))


@methods
@pytest.mark.parametrize(
    "change", [{h.dot: 0}, {h.dot: 0, h: 0}, {h: 1e-12, h.dot: 0}], ids=["v", "q v", "above"]
)
def test_a_change_that_does_not_lead_away_ends_the_run(method, change):
    run = watched(pe.Event(h, "thud", "falling", change=change), method)
    assert run.outcome.reason == "stopped"
    assert "the change of 'thud' does not lead away from it" in run.outcome.sentence
    assert run.t[-1] == pytest.approx(FALL, abs=1e-11)
    assert len(run.events) == 1


def test_a_change_off_a_constraint_is_refused(circle):
    start = pe.consistent_start(circle, {"x": 0.8, "y": -0.6})
    for change, level in (({x: 0.5}, "position"), ({y.dot: 1.0}, "velocity")):
        event = pe.Event(x, "wall", change=change)
        with pytest.raises(
            SimulationError, match=rf"'wall' leads off the constraint .* at {level} level"
        ) as caught:
            pe.simulate(circle, start, 5.0, tolerance=1e-9, events=event)
        assert len(caught.value.run) > 1
