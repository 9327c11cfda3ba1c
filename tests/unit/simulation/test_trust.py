"""Runs that once went wrong without a word: each ends rightly, or says in its outcome why not."""

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.errors import SimulationError

x, y, h = pe.coordinates("x y h")
FALL = np.sqrt(2 / 9.81)  # s, from 1 m


def ball(level: float) -> tuple[pe.Lagrangian, dict[str, float]]:
    system = pe.Lagrangian(h, h.dot**2 / 2, 9.81 * h, name="ball")
    return system, {"h": level + 1.0}


def bounce(level: float, kept: float) -> pe.Event:
    return pe.Event(h - level, "bounce", "falling", change={h.dot: -kept * h.dot})


@pytest.mark.parametrize("level", [0.0, 0.1, 1 / 3, -7.3, 1e3, 1e6, 1e-7])
@pytest.mark.parametrize(
    "how", [{"tolerance": 1e-10}, {"tolerance": 1e-6, "integrator": "dopri5"}, {"step": 0.01}], ids=str
)
def test_floors_hold_at_any_height(level, how):
    system, start = ball(level)
    run = pe.simulate(system, start, 20.0, events=bounce(level, 0.9), **how)
    assert run.outcome.reason == "stopped"
    assert "a Zeno sequence" in run.outcome.sentence
    # Below the floor by rounding of the height, not more; all bounces are over after (1 + 2·0.9/0.1) falls,
    # where rounding of the height hides √(64 · 2 ulp/g) seconds of them and what follows.
    rounding = np.spacing(max(abs(level), 1.0))
    assert (run["h"] - level).min() > -10 * rounding
    assert run.outcome.sentence.startswith("Stopped")
    assert run.t[-1] == pytest.approx(19 * FALL, abs=1e-6 + 400 * np.sqrt(rounding))


@pytest.mark.parametrize("start_time", [1e6, 1e9])
def test_floors_hold_at_any_time(start_time):
    system, start = ball(0.1)
    events, until = bounce(0.1, 0.9), start_time + 20
    run = pe.simulate(system, start, until, start_time=start_time, tolerance=1e-10, events=events)
    assert run.outcome.reason == "stopped"
    assert run["h"].min() > 0.1 - 1e-6


def test_a_mass_on_an_incline_does_not_fall_through():
    a = 0.3
    gap = -np.sin(a) * (x - 0.2) + np.cos(a) * (y - 0.17)
    across = -np.sin(a) * x.dot + np.cos(a) * y.dot
    change = {x.dot: x.dot + 1.6 * np.sin(a) * across, y.dot: y.dot - 1.6 * np.cos(a) * across}
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, start={"x": 0.3, "y": 1.5})
    run = pe.simulate(
        system, until=10.0, tolerance=1e-9, events=pe.Event(gap, "incline", "falling", change=change)
    )
    assert run.outcome.reason == "stopped"
    gaps = -np.sin(a) * (run["x"] - 0.2) + np.cos(a) * (run["y"] - 0.17)
    assert gaps.min() > -1e-12


@pytest.fixture(scope="module")
def flight() -> pe.Model:
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 0, name="flight"))


@pytest.mark.parametrize("method", ["auto", "taylor", "dop853", "dopri5"])
def test_no_flight_through_a_disc_is_missed(flight, method):
    random = np.random.default_rng(7)
    for _ in range(50):
        angle, aside, far = random.uniform(0, 2 * np.pi), random.uniform(-0.29, 0.29), random.uniform(1, 25)
        along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
        place = -far * along + aside * across
        start = dict(zip(("x", "y", "x_dot", "y_dot"), (*place, *along), strict=True))
        event = pe.Event(x**2 + y**2 - 0.09, "disc")
        run = pe.simulate(flight, start, 30.0, tolerance=1e-9, integrator=method, events=event)
        half = np.sqrt(0.09 - aside**2)
        np.testing.assert_allclose([found.t for found in run.events], [far - half, far + half], atol=1e-8)


@pytest.mark.parametrize("method", ["auto", "taylor", "dop853"])
def test_events_of_time_are_seen_in_long_steps(flight, method):
    event = pe.Event(sp.sin(sp.pi * pe.time), "tick")
    run = pe.simulate(flight, {"x_dot": 1.0}, 100.5, tolerance=1e-9, integrator=method, events=event)
    np.testing.assert_allclose([found.t for found in run.events], np.arange(1, 101), atol=1e-9)


LOCK = pe.Lagrangian(
    (x, y),
    (x.dot**2 + y.dot**2) / 2,
    9.81 * y,
    constraints=[
        pe.Holonomic(x**2 + y**2 - 1, name="rod"),
        pe.Holonomic(x - pe.time / 2, name="pull"),
    ],
    start={"y": -1.0, "x_dot": 0.5},
    name="lock",
)


@pytest.mark.parametrize(
    "how",
    [
        {"step": 1e-3},
        {"step": 1e-3, "integrator": "verlet"},
        {"step": 1e-3, "integrator": "euler"},
        {"step": 1e-3, "events": pe.Event(x, "middle")},
        {"tolerance": 1e-6},
        {"tolerance": 1e-9, "integrator": "lobatto16"},
        {"tolerance": 1e-9, "integrator": "taylor"},
    ],
    ids=str,
)
def test_constraints_that_cannot_be_kept_end_the_run(how):
    # The rod is pulled out to its length at t = 2 s; there is no motion beyond.
    run = pe.simulate(LOCK, until=4.0, **how)
    assert run.outcome.reason == "diverged"
    assert run.t[-1] < 2.0 + 1e-2
    np.testing.assert_allclose(np.hypot(run["x"], run["y"]), 1.0, rtol=0, atol=1e-5)
    if "step" in how:
        assert "the constraints 'rod' and 'pull' could not be kept" in run.outcome.sentence


def test_requested_times_hold_constraints_as_steps_do():
    rod = pe.Holonomic(x**2 + y**2 - 1, name="rod")
    system = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, constraints=[rod], start={"x": 1.0}, name="rod"
    )
    run = pe.simulate(system, times=np.linspace(0, 10, 501).tolist(), tolerance=1e-6)
    assert np.abs(run["x"] ** 2 + run["y"] ** 2 - 1).max() < 1e-14
    assert np.abs(run["x"] * run["x_dot"] + run["y"] * run["y_dot"]).max() < 1e-13


def test_stiffness_is_seen_where_hardly_anything_moves():
    c = 1e6
    system = pe.Lagrangian(
        x, x.dot**2 / 2, -c * pe.cos(x), forces=[pe.Damper(c, on=x)], start={"x": 1.0}, name="overdamped"
    )
    run = pe.simulate(system, times=[10.0], tolerance=1e-6)
    assert run.integrator == "radau5"
    assert run.steps < 1000
    # ẋ = −sin x: tan(x/2) = tan(1/2) e^(−t); the inertia changes that by 1/c.
    assert run["x"][-1] == pytest.approx(2 * np.arctan(np.tan(0.5) * np.exp(-10.0)), abs=1e-6)


def test_a_run_may_end_much_later_than_its_first_steps():
    # Robertson's reaction (Hairer & Wanner II, §IV.10) begins within milliseconds; nearly all becomes c.
    a, b, c = states = pe.states("a b c")
    rates = [-0.04 * a + 1e4 * b * c, 0.04 * a - 1e4 * b * c - 3e7 * b**2, 3e7 * b**2]
    system = pe.Ode(states, rates, start={"a": 1.0}, name="robertson")
    run = pe.simulate(system, until=1e11, tolerance=1e-9, integrator="radau5", save_every=10**6)
    assert run.outcome.ok
    assert run["c"][-1] == pytest.approx(1.0, abs=1e-6)


def test_a_longest_step_finds_what_is_shorter_than_steps():
    # A pulse of a hundredth of a second in free flight: v = 1 + 50 √π · 0.01.
    pulse = pe.Force(50 * sp.exp(-(((pe.time - 5) / sp.Float(0.01)) ** 2)), along=x)
    system = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pulse], start={"x_dot": 1.0}, name="pulse")
    run = pe.simulate(system, until=10.0, tolerance=1e-9, max_step=0.02)
    assert np.diff(run.t).max() <= 0.02 * (1 + 1e-12)
    assert run["x_dot"][-1] == pytest.approx(1 + 0.5 * np.sqrt(np.pi), abs=1e-8)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"tolerance": 1e-6, "max_step": 0.0}, "max_step = 0 must be greater than zero"),
        ({"tolerance": 1e-6, "max_step": "long"}, "max_step must be a number"),
        ({"step": 0.1, "max_step": 0.1}, "'rk4' has a fixed step"),
    ],
    ids=str,
)
def test_a_longest_step_that_cannot_be_is_refused(flight, how, words):
    with pytest.raises(SimulationError, match=words):
        pe.simulate(flight, until=1.0, **how)
