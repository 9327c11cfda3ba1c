"""Forces that act in a short way only are seen by every method that may be chosen by itself, and by series.

Oscillators with a smooth bump of force, of random strength, place and width, against Gauss's method of order
6 with a step of a thousandth of the width, whose own error is below 1e-10. At a tolerance of 1e-9 errors may
be a thousand times that, or ten times those of dop853 where the motion itself amplifies errors.
"""

import numpy as np
import pytest
import sympy as sp

import pendula as pe

WIDTHS = (0.5, 0.2, 0.1, 0.05)
TOLERANCE, UNTIL, SYSTEMS = 1e-9, 20.0, 10


@pytest.fixture(scope="module")
def oscillator() -> pe.Model:
    x = pe.coordinates("x")
    strength, place, width, stiffness = pe.parameters(strength=50.0, place=0.5, width=0.1, stiffness=1.0)
    bump = pe.Force(-strength * sp.exp(-(((x - place) / width) ** 2)), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, stiffness * x**2 / 2, forces=[bump], name="bumped"))


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
def test_bumps_are_not_passed_over(oscillator, width):
    random = np.random.default_rng(round(1000 * width))
    for _ in range(SYSTEMS):
        values = {
            "strength": random.uniform(5, 60) * random.choice([-1, 1]),
            "place": random.uniform(-0.9, 0.9),
            "width": width,
            "stiffness": random.uniform(0.5, 2.0),
        }
        model, start = oscillator.with_parameters(**values), {"x": random.uniform(0.7, 1.5)}
        how = {"step": width / 1000, "integrator": "gauss6", "save_every": 10**9}
        truth = pe.simulate(model, start, UNTIL, **how).y[-1]
        errors = {}
        for method in ("dop853", "auto", "verner98", "taylor"):
            run = pe.simulate(model, start, UNTIL, tolerance=TOLERANCE, integrator=method, save_every=10**9)
            assert run.outcome.ok, run.outcome
            errors[method] = np.abs(run.y[-1] - truth).max()
        for method, error in errors.items():
            assert error < max(1000 * TOLERANCE, 10 * errors["dop853"]), (method, values, start)


def test_a_step_of_potential_is_seen():
    # Energy 1.125 of which 0.8 are needed to climb the step, 0.01 wide.
    x = pe.coordinates("x")
    step = 0.4 * sp.tanh((x - 3) / sp.Float(0.005)) + 0.4
    system = pe.Lagrangian(x, x.dot**2 / 2, step, start={"x_dot": 1.5}, name="step")
    for method in ("auto", "taylor"):
        run = pe.simulate(system, until=6.0, tolerance=1e-9, integrator=method)
        np.testing.assert_allclose(run.energy.total, 1.125, rtol=0, atol=1e-7)
        assert run.v[-1, 0] == pytest.approx(np.sqrt(2 * (1.125 - 0.8)), abs=1e-7)


@pytest.mark.parametrize("method", ["auto", "taylor", "dop853"])
def test_a_fall_into_the_centre_ends_there(method):
    # t = π / (2 √2) for a fall from rest at 1 with −1/x (Kepler's third law, half of the period of a = 1/2).
    x = pe.coordinates("x")
    system = pe.Lagrangian(x, x.dot**2 / 2, -1 / x, start={"x": 1.0}, name="fall")
    run = pe.simulate(system, until=2.0, tolerance=1e-6, integrator=method)
    assert run.outcome.reason == "diverged"
    assert run.t[-1] == pytest.approx(np.pi / (2 * np.sqrt(2)), abs=1e-5)
    assert (run["x"] > 0).all()
