"""Events: when they happen, in which order, and what they change; every adaptive method."""

import math

import numpy as np
import pytest
from scipy.special import ellipk

import pendula as pe

METHODS = list(pe.adaptive_integrators())
x, y, h = pe.coordinates("x y h")
u = pe.inputs("u")
g, e = pe.parameters(g=9.81, e=0.8)
PENDULUM = pe.derive(pe.gallery.pendulum(m=1.0, l=1.0, g=1.0))
BALL = pe.derive(pe.Lagrangian(h, h.dot**2 / 2, g * h, name="ball", start={"h": 1.0}))
FALL = math.sqrt(2 / 9.81)
THROWN = {"x": 1.0, "y": 1.0, "x_dot": -1.0, "y_dot": -1.0}
PUCK = pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 0, name="puck", start=THROWN))
SPRING = pe.derive(
    pe.Lagrangian(
        x, x.dot**2 / 2, x**2 / 2, forces=[pe.Force(u, along=x)], name="spring", start={"x_dot": 1.0}
    )
)
methods = pytest.mark.parametrize("method", METHODS)


def times(run, name: str | None = None) -> np.ndarray:
    return np.array([event.t for event in run.events if name in (None, event.name)])


def swing(method, tolerance, **options):
    """k = 0.8: θ = 2 asin(k sn t) crosses zero every 2 K(k)."""
    return pe.simulate(
        PENDULUM,
        {"theta": 0.0, "theta_dot": 1.6},
        until=20.0,
        tolerance=tolerance,
        integrator=method,
        **options,
    )


@methods
def test_a_pendulum_crosses_zero_every_half_period(method):
    theta = pe.coordinates("theta")
    found = times(swing(method, 1e-12, events=pe.Event(theta)))
    exact = 2 * ellipk(0.8**2) * np.arange(1, len(found) + 1)
    assert len(found) == 5
    # Errors add up over 20 s: a few hundred tolerances at most.
    np.testing.assert_allclose(found, exact, rtol=0, atol=5e-10)


@methods
@pytest.mark.parametrize("direction", ["rising", "falling", "both"])
def test_directions(method, direction):
    theta = pe.coordinates("theta")
    run = swing(method, 1e-8, events=pe.Event(theta, direction=direction))
    every = 2 * ellipk(0.8**2) * np.arange(1, 6)
    wanted = {"rising": every[1::2], "falling": every[::2], "both": every}[direction]
    np.testing.assert_allclose(times(run), wanted, rtol=0, atol=1e-5)
    # The first crossing is on the way down, and they take turns.
    signs = {"rising": [1, 1], "falling": [-1, -1, -1], "both": [-1, 1, -1, 1, -1]}[direction]
    assert [np.sign(event.before[1]) for event in run.events] == signs


@methods
def test_times_agree_with_a_run_a_hundred_times_tighter(method):
    """Crossings of θ = 0.3 and of the speed, on the method's own interpolant."""
    theta = pe.coordinates("theta")
    events = [pe.Event(theta - 0.3), pe.Event(theta.dot)]
    loose, tight = (swing(method, tolerance, events=events) for tolerance in (1e-9, 1e-11))
    assert [event.name for event in loose.events] == [event.name for event in tight.events]
    assert len(loose.events) > 10
    np.testing.assert_allclose(times(loose), times(tight), rtol=0, atol=2e-6)
    np.testing.assert_allclose(times(tight), times(swing("taylor", 1e-14, events=events)), rtol=0, atol=2e-8)


@methods
def test_a_fall_ends_to_rounding(method):
    run = pe.simulate(
        BALL, until=1.0, tolerance=1e-10, integrator=method, events=pe.Event(h, "ground", terminal=True)
    )
    # A parabola is exact but for rounding, which the interpolants' large coefficients magnify.
    assert run.events[0].t == pytest.approx(FALL, abs=1e-12)
    assert run.t[-1] == run.events[0].t
    np.testing.assert_array_equal(run.y[-1], run.events[0].before)
    assert abs(run.q[-1, 0]) < 1e-15
    assert run.outcome.reason == "stopped"
    assert "the event 'ground' ended the run" in run.outcome.sentence


@methods
def test_several_events_of_one_step_come_in_the_order_of_time(method):
    heights = [0.7, 0.2, 0.9, 0.5, 0.4]
    events = [pe.Event(h - height, f"at {height}") for height in heights]
    run = pe.simulate(BALL, until=0.45, tolerance=1e-6, integrator=method, step=0.45, events=events)
    assert [event.name for event in run.events] == ["at 0.9", "at 0.7", "at 0.5", "at 0.4", "at 0.2"]
    expected = [math.sqrt(2 * (1 - height) / 9.81) for height in sorted(heights, reverse=True)]
    np.testing.assert_allclose(times(run), expected, rtol=0, atol=1e-9)


@methods
def test_what_would_come_after_the_end_did_not_happen(method):
    events = [pe.Event(h - 0.1, "late"), pe.Event(h - 0.5, "end", terminal=True), pe.Event(h - 0.9, "early")]
    run = pe.simulate(BALL, until=0.45, tolerance=1e-6, integrator=method, step=0.45, events=events)
    assert [event.name for event in run.events] == ["early", "end"]


@methods
def test_both_walls_of_a_corner_are_hit_at_once(method):
    """From (1, 1) with speed (−1, −1) into the corner: both speeds turn round at t = 1."""
    walls = [pe.Event(x, "left", change={x.dot: -x.dot}), pe.Event(y, "floor", change={y.dot: -y.dot})]
    run = pe.simulate(PUCK, until=3.0, tolerance=1e-9, integrator=method, events=walls)
    assert sorted(event.name for event in run.events) == ["floor", "left"]
    np.testing.assert_allclose(times(run), 1.0, rtol=0, atol=1e-14)
    np.testing.assert_allclose(run.y[-1], [2.0, 2.0, 1.0, 1.0], rtol=0, atol=1e-12)
    first, second = run.events
    np.testing.assert_array_equal(first.after, second.before)


@methods
@pytest.mark.parametrize("apart", [1e-15, -1e-15, 1e-13, -1e-13, 1e-9])
def test_a_corner_that_is_all_but_hit_turns_both_speeds_too(method, apart):
    walls = [pe.Event(x, "left", change={x.dot: -x.dot}), pe.Event(y, "floor", change={y.dot: -y.dot})]
    run = pe.simulate(PUCK, {"x": 1.0 + apart}, until=3.0, tolerance=1e-9, integrator=method, events=walls)
    np.testing.assert_allclose(run.y[-1], [2.0, 2.0, 1.0, 1.0], rtol=0, atol=1e-8)
    assert len(run.events) == 2


@pytest.mark.parametrize("first", ["change", "end"])
def test_an_end_at_the_instant_of_a_change_is_an_end(first):
    events = [pe.Event(x, "change", change={x.dot: -x.dot}), pe.Event(y, "end", terminal=True)]
    run = pe.simulate(PUCK, until=3.0, tolerance=1e-9, events=events if first == "change" else events[::-1])
    assert run.outcome.reason == "stopped"
    assert "'end' ended the run" in run.outcome.sentence
    assert {event.name for event in run.events} == {"change", "end"}


def test_events_that_change_nothing_share_an_instant_with_one_that_does():
    events = [pe.Event(x, "seen"), pe.Event(y, "floor", change={y.dot: -y.dot})]
    run = pe.simulate(PUCK, until=3.0, tolerance=1e-9, events=events)
    found = {event.name: event for event in run.events}
    np.testing.assert_array_equal(found["seen"].before, found["seen"].after)
    assert found["floor"].after[3] == 1.0
    np.testing.assert_allclose(run.y[-1], [-2.0, 2.0, -1.0, 1.0], rtol=0, atol=1e-12)


@methods
def test_a_motion_that_begins_at_zero_has_not_crossed_it(method):
    run = pe.simulate(SPRING, until=7.0, tolerance=1e-10, integrator=method, events=pe.Event(x))
    np.testing.assert_allclose(times(run), [math.pi, 2 * math.pi], rtol=0, atol=1e-7)


@methods
def test_what_only_touches_zero_is_not_found(method):
    touching, crossing = pe.Event(x**2, "touch"), pe.Event(x, "cross")
    run = pe.simulate(SPRING, until=7.0, tolerance=1e-8, integrator=method, events=[touching, crossing])
    assert [event.name for event in run.events] == ["cross", "cross"]


@methods
def test_changes_as_expressions_numbers_and_functions_agree(method):
    """A ball that leaves the ground with 2 m/s, however it is said."""
    speed = pe.parameters(speed=1.0)
    ways = [
        {h.dot: 2 * speed},
        {"h_dot": 2},
        lambda t, q, v: {"h_dot": 2.0},
        lambda t, q, v: {h.dot: np.float64(2.0)},
    ]
    ends = []
    for change in ways:
        event = pe.Event(h, "kick", direction="falling", change=change)
        run = pe.simulate(BALL, until=1.5, tolerance=1e-10, integrator=method, events=event)
        expected = FALL + 4 / 9.81 * np.arange(3)
        np.testing.assert_allclose(times(run), expected, rtol=0, atol=1e-11)
        ends.append(run.y[-1])
    np.testing.assert_allclose(ends, [ends[0]] * len(ends), rtol=0, atol=1e-12)


def test_a_parameter_of_the_event_is_its_own_and_one_of_the_system_is_shared():
    """The restitution e keeps its value; g follows the model."""
    model = BALL.with_parameters(g=5.0)
    event = pe.Event(h, "bounce", "falling", change={h.dot: -e * h.dot})
    run = pe.simulate(model, until=2.0, tolerance=1e-10, events=event)
    fall = math.sqrt(2 / 5.0)
    np.testing.assert_allclose(times(run), [fall, fall * 2.6], rtol=0, atol=1e-11)
    edge = pe.Event(h - g / 10, "half way")
    run = pe.simulate(model, until=0.6, tolerance=1e-10, events=edge)
    assert run.events[0].t == pytest.approx(math.sqrt(2 * 0.5 / 5.0), abs=1e-11)


def test_a_change_to_nothing_but_a_parameter():
    speed = pe.parameters(speed=2.0)
    run = pe.simulate(BALL, until=0.6, tolerance=1e-10, events=pe.Event(h, "kick", -1, change={h.dot: speed}))
    assert run.events[0].after[1] == 2.0


@methods
def test_functions_find_what_expressions_find(method):
    symbols = [pe.Event(h - 0.25, "low"), pe.Event(h.dot + 2, "fast")]
    functions = [pe.Event(lambda t, q, v: q[0] - 0.25, "low"), pe.Event(lambda t, q, v: v[0] + 2, "fast")]
    mixtures = [symbols, functions, [symbols[0], functions[1]], [functions[0], symbols[1]]]
    found = [pe.simulate(BALL, until=0.44, tolerance=1e-9, integrator=method, events=m) for m in mixtures]
    for run in found:
        assert [event.name for event in run.events] == ["fast", "low"]
        np.testing.assert_allclose(times(run), [2 / 9.81, math.sqrt(1.5 / 9.81)], rtol=0, atol=1e-11)


@methods
def test_events_see_inputs_that_are_held(method):
    """U = 3 from the start: x − u crosses −2.5 with and without a Python function beside it."""
    beside = [(), (pe.Event(lambda t, q, v: 1.0, "never"),)]
    for others in beside:
        run = pe.simulate(
            SPRING,
            {"x": 0.0, "x_dot": 0.0},
            until=2.0,
            tolerance=1e-10,
            integrator=method,
            control=3.0,
            events=[pe.Event(x - u + 2.5, "near"), *others],
        )
        # x = 3 (1 − cos t) = 1/2
        assert times(run) == pytest.approx([math.acos(5 / 6)], abs=1e-8)


@pytest.mark.parametrize("method", ["dopri5", "dop853", "verner98", "radau5"])
def test_events_and_changes_see_inputs_that_move(method):
    """U = cos 2t crosses zero at π/4; its value at the crossing of t = 1/2 becomes the speed."""
    run = pe.simulate(
        SPRING,
        until=1.0,
        tolerance=1e-9,
        integrator=method,
        control=lambda t: math.cos(2 * t),
        events=[pe.Event(u, "zero"), pe.Event(pe.time - 0.5, "clock", change={x.dot: u})],
    )
    clock, zero = run.events
    assert (clock.name, zero.name) == ("clock", "zero")
    assert zero.t == pytest.approx(math.pi / 4, abs=1e-14)
    assert clock.after[1] == pytest.approx(math.cos(1.0), abs=1e-14)


@methods
def test_a_plain_differential_equation_has_events_too(method):
    a, b = pe.states("a b")
    ode = pe.Ode((a, b), (b, -g), name="fall", start={"a": 1.0})
    symbols = pe.Event(a, "bounce", "falling", change={b: -e * b})
    functions = pe.Event(lambda t, q, v, z: z[0], "bounce", -1, change=lambda t, q, v, z: {"b": -0.8 * z[1]})
    for event in (symbols, functions):
        run = pe.simulate(ode, until=1.5, tolerance=1e-10, integrator=method, events=event)
        np.testing.assert_allclose(times(run), [FALL, 2.6 * FALL], rtol=0, atol=1e-11)
        np.testing.assert_allclose(run.events[0].before, [0.0, -9.81 * FALL], rtol=0, atol=1e-10)
        np.testing.assert_allclose(run.events[0].after, [0.0, 0.8 * 9.81 * FALL], rtol=0, atol=1e-10)


@methods
def test_constraints_hold_through_a_change(method, circle):
    """A bead on a circle bounces off the line x = 0 without loss: the swing of its angle, folded."""
    start = pe.consistent_start(circle, {"x": 0.8, "y": -0.6})
    wall = pe.Event(x, "wall", change={x.dot: -x.dot, y.dot: -y.dot})
    run = pe.simulate(circle, start, until=5.0, tolerance=1e-11, integrator=method, events=wall)
    assert len(run.events) > 4
    assert (run.q[:, 0] > -1e-12).all()
    np.testing.assert_allclose((run.q**2).sum(axis=1), 1.0, rtol=0, atol=1e-8)
    free = pe.simulate(circle, start, until=5.0, tolerance=1e-11, integrator=method)
    assert run.q[-1, 0] == pytest.approx(abs(free.q[-1, 0]), abs=1e-7)


def test_requested_times_and_events_go_together():
    asked = np.linspace(0.0, 1.2, 25)
    bounce = pe.Event(h, "bounce", "falling", change={h.dot: -e * h.dot})
    for method in METHODS:
        run = pe.simulate(BALL, times=asked, tolerance=1e-10, integrator=method, events=bounce)
        np.testing.assert_array_equal(run.t, asked)
        since = asked - FALL
        speed = 0.8 * 9.81 * FALL
        up = speed * since - 9.81 * since**2 / 2
        expected = np.where(since < 0, 1 - 9.81 * asked**2 / 2, up)
        later = since > 1.6 * FALL
        since = since - 1.6 * FALL
        expected[later] = (0.64 * 9.81 * FALL * since - 9.81 * since**2 / 2)[later]
        np.testing.assert_allclose(run.q[:, 0], expected, rtol=0, atol=1e-10)


def test_a_requested_time_after_the_end_is_not_there():
    run = pe.simulate(
        BALL, times=[0.1, 0.4, 0.5], tolerance=1e-9, events=pe.Event(h, "ground", terminal=True)
    )
    assert run.t.tolist() == [0.1, 0.4]


@methods
@pytest.mark.parametrize("save_every", [1, 1000])
def test_both_states_of_a_jump_are_kept(method, save_every):
    run = pe.simulate(
        BALL,
        until=1.0,
        tolerance=1e-9,
        integrator=method,
        save_every=save_every,
        events=pe.Event(h, "bounce", "falling", change={h.dot: -e * h.dot}),
    )
    (jump,) = run.events
    before, after = np.flatnonzero(run.t == jump.t)
    np.testing.assert_array_equal(run.y[[before, after]], [jump.before, jump.after])
    assert run.v[after, 0] == pytest.approx(-0.8 * run.v[before, 0], rel=1e-15)
    assert run.t[-1] == 1.0


@methods
def test_a_section_has_more_points_than_one_buffer_holds(method):
    """Poincaré section of Hénon and Heiles: q₁ = 0 rising, E = 0.13; counted by an independent route."""
    q1 = pe.coordinates("q1")
    model, start = pe.derive("henon-heiles"), {"q1": 0.1, "q2": 0.0, "q1_dot": 0.0, "q2_dot": 0.5}
    options = {"tolerance": 1e-7, "integrator": method}
    section = pe.Event(q1, "section", "rising")
    run = pe.simulate(model, start, 2000.0, events=section, save_every=10**9, **options)
    assert len(run.events) > 300
    assert (np.diff(times(run)) > 0).all()
    a, b, va, vb = np.array([event.before for event in run.events]).T
    assert np.abs(a).max() < 1e-12
    assert (va > 0).all()
    energy = (va**2 + vb**2 + a**2 + b**2) / 2 + a**2 * b - b**3 / 3
    # At most the tolerance a step, over some 10⁴ steps.
    np.testing.assert_allclose(energy, 0.13, rtol=0, atol=1e-3)
    grid = pe.simulate(model, start, times=np.linspace(0.0, 2000.0, 40_001), **options).q[:, 0]
    assert len(run.events) == ((grid[:-1] < 0) & (grid[1:] >= 0)).sum()


def test_steps_are_not_disturbed_by_events_that_only_look():
    plain = swing("dop853", 1e-9)
    watched = swing("dop853", 1e-9, events=pe.Event(pe.coordinates("theta")))
    assert watched.steps == plain.steps
    np.testing.assert_array_equal(watched.y, plain.y)


def test_what_passes_through_with_a_kick_goes_on():
    """A clock's escapement: a push at every crossing, the motion goes through."""
    kick = pe.Event(x, "kick", change={x.dot: 1.1 * x.dot})
    run = pe.simulate(SPRING, until=10.0, tolerance=1e-10, events=kick)
    np.testing.assert_allclose(times(run), math.pi * np.arange(1, 4), rtol=0, atol=1e-8)
    assert run.events[-1].after[1] == pytest.approx(-(1.1**3), abs=1e-8)
