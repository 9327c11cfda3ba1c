"""Optimal control with a closed form.

- Double integrator ẍ = u from rest at 0 to rest at d in time T with the least ∫u² dt: u = 6 d/T² (1 − 2t/T),
  cost 12 d²/T³; the state is a cubic, which both methods represent exactly. In the least time with |u| ≤ a:
  full force, then full brake (Bryson & Ho, Applied Optimal Control, 1975, §3.9). From the speed w towards the
  goal at the distance d, T = −w/a + √(2 w²/a² + 4 d/a), and only with w = 0 the switch is in the middle.
- Brachistochrone (Bernoulli 1697): a bead falls from rest to (X, Y) in the least time along a cycloid
  x = r (φ − sin φ), y = r (1 − cos φ), in T = φ √(r/g).
- Linear quadratic: ẋ = u with cost ½∫(x² + u²) dt from 1 in time T, free end: ½ tanh T.
Costs agree to 1e-6, the accuracy that is asked of meshes.
"""

import numpy as np
import pytest

import pendula as pe

METHODS = ("hermite-simpson", "radau")


def sledge() -> pe.Lagrangian:
    x, u = pe.coordinates("x"), pe.inputs("u")
    return pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(u, along=x)], name="sledge")


@pytest.mark.parametrize("method", METHODS)
def test_least_effort_is_a_cubic(method):
    d, T = 3.0, 2.0
    plan = pe.optimise(sledge(), goal={"x": d, "x_dot": 0}, until=T, method=method, nodes=6)
    assert plan.solved, plan.outcome
    assert plan.cost == pytest.approx(12 * d**2 / T**3, rel=1e-8)
    np.testing.assert_allclose(plan["u"], 6 * d / T**2 * (1 - 2 * plan.t / T), atol=1e-6)
    t = np.linspace(0, T, 57)
    np.testing.assert_allclose(plan.at(t)["x"], d * (3 * (t / T) ** 2 - 2 * (t / T) ** 3), atol=1e-7)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("speed", [0.0, -0.7])
def test_least_time_is_full_force_then_full_brake(method, speed):
    d, a = 2.0, 1.5
    plan = pe.optimise(
        sledge(),
        {"x_dot": speed},
        {"x": d, "x_dot": 0},
        until=(0.1, 10),
        cost="time",
        limits={"u": a},
        method=method,
        tolerance=1e-7,
    )
    assert plan.solved, plan.outcome
    least = -speed / a + np.sqrt(2 * speed**2 / a**2 + 4 * d / a)
    assert plan.cost == pytest.approx(least, rel=1e-6)
    assert plan.t[-1] == pytest.approx(plan.cost, rel=1e-12)
    # Once a force at its limit ends, the other begins.
    switch = (least - speed / a) / 2
    away = np.abs(plan.t - switch) > 0.02 * least
    np.testing.assert_allclose(plan["u"][away], np.where(plan.t < switch, a, -a)[away], atol=1e-4)


@pytest.mark.parametrize("method", METHODS)
def test_the_brachistochrone_is_a_cycloid(method):
    phi, r, g = 2.0, 0.8, 9.81
    x, y, speed = pe.states("x y speed")
    slope = pe.inputs("slope")
    bead = pe.Ode(
        (x, y, speed), [speed * pe.sin(slope), speed * pe.cos(slope), g * pe.cos(slope)], name="bead"
    )
    plan = pe.optimise(
        bead,
        goal={"x": r * (phi - np.sin(phi)), "y": r * (1 - np.cos(phi))},
        until=(0.1, 3.0),
        cost="time",
        limits={"slope": (0, np.pi)},
        method=method,
    )
    assert plan.solved, plan.outcome
    assert plan.cost == pytest.approx(phi * np.sqrt(r / g), rel=1e-6)
    along = phi * plan.t / plan.t[-1]
    np.testing.assert_allclose(plan["x"], r * (along - np.sin(along)), atol=1e-4)
    np.testing.assert_allclose(plan["y"], r * (1 - np.cos(along)), atol=1e-4)


@pytest.mark.parametrize("method", METHODS)
def test_a_free_end_costs_what_riccati_says(method):
    x, u, T = pe.states("x"), pe.inputs("u"), 2.0
    one = pe.Ode((x,), [u], name="one")
    plan = pe.optimise(one, {"x": 1.0}, until=T, cost=(x**2 + u**2) / 2, method=method, nodes=11)
    assert plan.cost == pytest.approx(np.tanh(T) / 2, rel=1e-6)
    assert plan["x"][-1] == pytest.approx(1 / np.cosh(T), rel=1e-5)
    # The same with the cost as a state that is taken at the end.
    spent = pe.states("spent")
    same = pe.Ode((x, spent), [u, (x**2 + u**2) / 2], name="one and its cost")
    again = pe.optimise(same, {"x": 1.0}, until=T, cost=0, final_cost=spent, method=method, nodes=11)
    assert again.cost == pytest.approx(np.tanh(T) / 2, rel=1e-6)
