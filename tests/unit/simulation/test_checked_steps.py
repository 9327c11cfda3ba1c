"""Steps that are refused although their own error is small: across poles, and with energy from nowhere."""

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.simulation.methods import adaptive_integrators

x, y, r, theta = pe.coordinates("x y r theta")
k = pe.parameters(k=1.0)
# A body in quadratic drag, 3 s after it was dropped: v = √(g/c) tanh(t √(g c)).
DROPPED = -np.sqrt(9.81 / 0.3) * np.tanh(3 * np.sqrt(9.81 * 0.3))
methods = pytest.mark.parametrize("method", ["auto", *adaptive_integrators()])


def poles(coordinates, kinetic, potential) -> int:
    return pe.derive(pe.Lagrangian(coordinates, kinetic, potential)).compilation.rate_profile.poles


@pytest.mark.parametrize(
    ("potential", "count"),
    [(k / x, 1), (k / x**2, 1), (k / (x - 1) ** 11, 1), (k * x ** sp.Rational(-3, 2), 1), (k / (1 + x**2), 0),
     (k * sp.sqrt(1 + x**2), 0), (k * x**4, 0), (sp.exp(-1 / (1 + x**2)), 0), (1 / (x * (x - 2)), 2)],
)  # fmt: skip
def test_poles_of_a_potential(potential, count):
    assert poles(x, x.dot**2 / 2, potential) == count


def test_poles_in_a_plane_and_of_a_mass_matrix():
    plane = (x.dot**2 + y.dot**2) / 2
    assert poles((x, y), plane, -k / pe.sqrt(x**2 + y**2)) == 0  # nothing passes through a point
    assert poles((x, y), plane, k / (x + y)) == 1
    assert poles((r, theta), (r.dot**2 + r**2 * theta.dot**2) / 2, k * r**2) == 1
    assert poles(x, x.dot**2 * (1 + x**2), 0) == 0


@methods
@pytest.mark.parametrize("power", [2, 5, 11])
def test_a_singular_wall_is_not_passed(method, power):
    """A ball on a floor c / n xⁿ comes back to where it began."""
    floor = pe.Lagrangian(
        x, x.dot**2 / 2, 9.81 * x + 1e-9 / (power * x**power), start={"x": 1.0}, name="floor"
    )
    run = pe.simulate(floor, until=5.0, tolerance=1e-7, integrator=method)
    assert run.outcome.reason == "finished"
    assert run["x"].min() > 0
    assert np.ptp(run.energy.total) < 1e-3


@methods
def test_sin_x_over_x_is_no_wall(method):
    system = pe.Lagrangian(x, x.dot**2 / 2, -pe.sin(x) / x, start={"x": 1.0, "x_dot": 0.1}, name="sinc")
    run = pe.simulate(system, until=20.0, tolerance=1e-8, integrator=method)
    assert run.outcome.reason == "finished"
    assert run["x"].min() < -0.9
    assert np.ptp(run.energy.total) < 1e-5


@methods
def test_polar_coordinates_pass_their_origin_where_nothing_turns(method):
    """r = cos t without angular momentum."""
    system = pe.Lagrangian(
        (r, theta),
        (r.dot**2 + r**2 * theta.dot**2) / 2,
        r**2 / 2,
        start={"r": 1.0, "theta": 0.3},
        name="polar",
    )
    run = pe.simulate(system, until=4.0, tolerance=1e-8, integrator=method)
    assert run.outcome.reason == "finished"
    assert run["r"][-1] == pytest.approx(np.cos(4.0), abs=1e-5)


@methods
@pytest.mark.parametrize(("height", "width"), [(0.8, 0.005), (-2.0, 0.01), (0.17, 0.005)])
def test_a_step_of_potential_is_felt(method, height, width):
    potential = height / 2 * (1 + sp.tanh((x - sp.Float(3.1)) / sp.Float(width)))
    system = pe.Lagrangian(x, x.dot**2 / 2, potential, start={"x_dot": 1.5}, name="step")
    run = pe.simulate(system, until=6.0, tolerance=1e-8, integrator=method)
    assert run.v[-1, 0] == pytest.approx(np.sqrt(1.5**2 - 2 * height), abs=1e-4)


@methods
def test_a_fall_into_a_pole_ends_there(method):
    """From rest at 1 in the potential −1/x: t = π/√8."""
    fall = pe.Lagrangian(x, x.dot**2 / 2, -1 / x, start={"x": 1.0}, name="fall")
    run = pe.simulate(fall, until=3.0, tolerance=1e-6, integrator=method)
    assert run.outcome.reason == "diverged"
    assert run.t[-1] == pytest.approx(np.pi / np.sqrt(8), abs=1e-3)


@methods
def test_drag_from_rest(method):
    drag = pe.Drag(at=pe.Point(x, y), quadratic=0.3)
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, forces=[drag], name="dropped")
    run = pe.simulate(system, until=3.0, tolerance=1e-8, integrator=method)
    assert run.outcome.reason == "finished"
    assert run["y_dot"][-1] == pytest.approx(
        -np.sqrt(9.81 / 0.3) * np.tanh(3 * np.sqrt(9.81 * 0.3)), abs=1e-5
    )


@pytest.mark.parametrize("method", ["gauss2", "gauss4", "gauss6"])
def test_drag_from_rest_with_fixed_implicit_steps(method):
    drag = pe.Drag(at=pe.Point(x, y), quadratic=0.3)
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, forces=[drag], name="dropped")
    run = pe.simulate(system, until=3.0, step=0.01, integrator=method)
    assert run["y_dot"][-1] == pytest.approx(
        -np.sqrt(9.81 / 0.3) * np.tanh(3 * np.sqrt(9.81 * 0.3)), abs=1e-4
    )


@methods
@pytest.mark.parametrize("conservative", [True, False])
def test_contact_by_a_power_of_the_depth(method, conservative):
    """Hertz's law, as a potential and as a force: the ball comes back to its height."""
    depth = sp.Max(0, -x)
    law = {"potential": 9.81 * x + 4e4 * depth ** sp.Rational(5, 2)}
    if not conservative:
        push = pe.Force(1e5 * depth ** sp.Rational(3, 2), along=x)
        law = {"potential": 9.81 * x, "forces": [push]}
    ball = pe.Lagrangian(x, x.dot**2 / 2, start={"x": 1.0}, name="hertz", **law)
    run = pe.simulate(ball, until=2.0, tolerance=1e-8, integrator=method)
    assert run.outcome.reason == "finished"
    energy = run.v[:, 0] ** 2 / 2 + 9.81 * run["x"] + 4e4 * np.maximum(0, -run["x"]) ** 2.5
    assert np.abs(energy - 9.81).max() < 1e-3


@pytest.mark.parametrize("method", ["auto", "lobatto16", "dop853", "verner98", "dopri5", "radau5"])
def test_dry_friction_that_sticks_is_said(method):
    rub = pe.Torque(-0.8 * pe.sign(x.dot), on=x)
    system = pe.Lagrangian(x, x.dot**2 / 2, -9.81 * pe.cos(x), forces=[rub], start={"x": 1.0}, name="dry")
    run = pe.simulate(system, until=10.0, tolerance=1e-6, integrator=method)
    assert run.outcome.reason == "diverged"
    assert "x_dot is held at zero by a force that jumps there" in run.outcome.sentence
    assert run.steps < 30_000
    assert abs(np.sin(run["x"][-1])) * 9.81 <= 0.8


def test_stiffness_is_not_taken_for_sticking():
    c = 1e6
    system = pe.Lagrangian(
        x, x.dot**2 / 2, -c * pe.cos(x), forces=[pe.Damper(c, on=x)], start={"x": 1.0}, name="overdamped"
    )
    run = pe.simulate(system, until=0.05, tolerance=1e-6, integrator="dopri5")
    assert run.outcome.reason == "finished"
