"""Tolerances next to the sizes of a motion: the same system in any units of length, mass and time."""

from itertools import pairwise

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError, SimulationError
from pendula.simulation.methods import adaptive_integrators

x, y = pe.coordinates("x y")
UNITS = [(1e-9, 1.0, 1.0), (1e3, 1.0, 1.0), (1.0, 1e-27, 1.0), (1.0, 1.0, 1e-12), (1e-10, 1e-26, 1e-15)]
methods = pytest.mark.parametrize("method", ["auto", *adaptive_integrators()])


def orbit() -> pe.Model:
    m, mu = pe.parameters(m=1.0, mu=1.0)
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    return pe.derive(pe.Lagrangian((x, y), kinetic, -m * mu / pe.sqrt(x**2 + y**2), name="orbit"))


def orbiting(length: float, mass: float, time: float, method: str) -> np.ndarray:
    """The end of an orbit with a = 1 and e = 1/2 after 10 times √(a³/μ), in its own units."""
    model = orbit().with_parameters(m=mass, mu=length**3 / time**2)
    start = {"x": 0.5 * length, "y_dot": np.sqrt(3.0) * length / time}
    run = pe.simulate(model, start, until=10 * time, tolerance=1e-9, integrator=method)
    assert run.outcome.reason == "finished"
    return run.y[-1] / [length, length, length / time, length / time]


@methods
@pytest.mark.parametrize("units", UNITS)
def test_the_same_digits_in_any_units(method, units):
    # Powers of ten, not of two: rounding differs, and the orbit magnifies it; with dop853 it decides
    # whether a step is taken, and radau5's iterations stop at the tolerance.
    allowed = 1e-8 if method in ("dop853", "radau5") else 1e-9
    found, wanted = orbiting(*units, method), orbiting(1, 1, 1, method)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=allowed)


@pytest.mark.parametrize(("length", "time"), [(1e-9, 1.0), (1e9, 1.0), (1.0, 1e-6), (1e-6, 1e6)])
@pytest.mark.parametrize("method", ["auto", "dop853", "rk4"])
def test_a_ball_comes_to_rest_in_any_units(length, time, method):
    """All bounces of a ball dropped from 1 that keeps 0.9 of its speed take 19 falls of √(2/g)."""
    h = pe.coordinates("h")
    g = 9.81 * length / time**2
    ball = pe.Lagrangian(h, h.dot**2 / 2, g * h, start={"h": 1.1 * length}, name="ball")
    floor = pe.Event(h - 0.1 * length, "floor", "falling", change={h.dot: -0.9 * h.dot})
    how = {"step": 0.01 * time} if method == "rk4" else {"tolerance": 1e-10}
    run = pe.simulate(ball, until=20 * time, events=floor, integrator=method, **how)
    assert run.outcome.reason == "stopped"
    assert run.t[-1] / time == pytest.approx(19 * np.sqrt(2 / 9.81), abs=1e-6)
    assert run["h"].min() >= 0.1 * length * (1 - 1e-12)


@pytest.mark.parametrize("s", [1e-9, 1.0, 1e9])
def test_a_constraint_may_be_written_in_any_units(s):
    rod = pe.Holonomic(s * (x**2 + y**2 - 1), name="rod")
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, constraints=[rod], name="scaled")
    with pytest.raises(SimulationError, match="'rod': at position level"):
        pe.simulate(system, {"x": 3.0}, until=1.0, step=0.01)
    run = pe.simulate(system, {"x": 1.0}, until=1.0, step=0.01)
    assert np.abs(np.hypot(*run.q.T) - 1).max() < 1e-14
    start = pe.consistent_start(system, {"x": 3.0})
    assert np.hypot(start["x"], start["y"]) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("length", [1e-9, 1e6])
def test_a_small_rod_is_held_as_well_as_a_large_one(length):
    rod = pe.Holonomic(x**2 + y**2 - length**2, name="rod")
    system = pe.Lagrangian(
        (x, y),
        (x.dot**2 + y.dot**2) / 2,
        9.81 * length * y,
        constraints=[rod],
        start={"x": length},
        name="rod",
    )
    for how in ({"step": 0.01}, {"tolerance": 1e-9}):
        run = pe.simulate(system, until=5.0, **how)
        assert run.outcome.reason == "finished"
        assert np.abs(np.hypot(*run.q.T) / length - 1).max() < 1e-13


@methods
def test_what_is_only_rounding_does_not_shorten_steps(method):
    """A cart between two pendulums that mirror each other stays where it is, but for rounding."""
    a, b = pe.coordinates("a b")
    bobs = [pe.Point(x + side * pe.sin(angle), -pe.cos(angle)) for angle, side in ((a, 1), (b, -1))]
    kinetic = x.dot**2 + sum(bob.velocity.dot(bob.velocity) for bob in bobs) / 2
    system = pe.Lagrangian(
        (x, a, b), kinetic, sum(9.81 * bob.y for bob in bobs), start={"a": 1.0, "b": 1.0}, name="mirror"
    )
    run = pe.simulate(system, until=5.0, tolerance=1e-9, integrator=method)
    assert run.outcome.reason == "finished"
    assert np.abs(run["x"]).max() < 1e-12
    assert run.steps < 2000  # dopri5 and radau5 need about as many where the cart is fixed


def test_masses_that_a_wave_has_not_reached_do_not_shorten_steps():
    q = pe.coordinates(" ".join(f"q{i}" for i in range(20)))
    springs = sum((left - right) ** 2 for left, right in pairwise(q)) * 50
    chain = pe.Lagrangian(q, sum(each.dot**2 for each in q) / 2, springs, start={"q0": 1.0}, name="wave")
    ends = [pe.simulate(chain, until=1.0, tolerance=tol, integrator="dopri5") for tol in (1e-6, 1e-8)]
    assert ends[0].steps < 200
    np.testing.assert_allclose(ends[0].y[-1], ends[1].y[-1], rtol=0, atol=1e-4)


def test_an_absolute_error_by_name():
    """A state of 1e-12 beside one of 1: it is judged by a part of the larger, unless told otherwise."""
    a, b = pe.states("a b")
    system = pe.Ode(
        (a, b), (-a, -10 * (b - 1e-12 * pe.cos(a * 20))), start={"a": 1.0}, name="small beside large"
    )
    truth = pe.simulate(system, until=3.0, tolerance=1e-12, integrator="verner98", absolute={"b": 1e-26})
    rough = pe.simulate(system, until=3.0, tolerance=1e-6, integrator="dopri5")
    told = pe.simulate(system, until=3.0, tolerance=1e-6, integrator="dopri5", absolute={b: 1e-18})
    errors = [abs(run["b"][-1] - truth["b"][-1]) / 1e-12 for run in (rough, told)]
    assert errors[1] < 1e-5 < errors[0]
    assert told.settings.absolute == {"b": 1e-18}


@pytest.mark.parametrize(
    ("absolute", "match"),
    [
        ({"q": 1e-9}, "absolute= names 'q', which orbit has not; it has 'x'"),
        ({"x": 0.0}, r"absolute\['x'\] must be positive"),
        ({"x": -1e-9}, r"absolute\['x'\] must be positive"),
        ({"x": float("nan")}, r"absolute\['x'\] is nan"),
        ({"x": "small"}, r"absolute\['x'\] must be a number"),
        (1e-9, "absolute= takes errors by name"),
    ],
)
def test_bad_absolute_errors(absolute, match):
    with pytest.raises(PendulaError, match=match):
        pe.simulate(orbit(), {"x": 1.0}, until=1.0, tolerance=1e-9, absolute=absolute)


def test_fixed_steps_take_no_absolute_errors():
    with pytest.raises(SimulationError, match="'rk4' has a fixed step"):
        pe.simulate(orbit(), {"x": 1.0}, until=1.0, step=0.01, absolute={"x": 1e-9})
