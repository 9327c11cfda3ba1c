"""Compositions of velocity Verlet: orders, inputs and explicit time, what they refuse."""

import numpy as np
import pytest

from pendula import (
    Lagrangian,
    PendulaError,
    SimulationError,
    coordinates,
    derive,
    gallery,
    integrators,
    simulate,
    simulate_batch,
    time,
)
from pendula.description.functions import sin

NAMES = [name for name, method in integrators().items() if method.needs == "separable"]
FIRST = {"yoshida4": 0.2, "suzuki4": 0.2, "yoshida6": 0.4}  # largest steps of the order tests

every_method = pytest.mark.parametrize("method", NAMES)


def test_the_family():
    assert list(FIRST) == NAMES


@every_method
def test_orders_on_henon_heiles(method, observed_order):
    # The gallery's start at t = 10, by an independent run to 15 digits (the problem of Hénon & Heiles 1964).
    truth = [0.0367089197030261, 0.6826922399017149, 0.0471639671758452, -0.0253059588138630]

    def error(h: float) -> float:
        run = simulate("henon-heiles", until=10.0, step=h, integrator=method, save_every=10**6)
        return np.abs(run.y[-1] - truth).max()

    order = integrators()[method].order
    assert order - 0.15 <= observed_order(error, FIRST[method]) <= order + 0.6


@every_method
def test_orders_under_an_input_that_depends_on_time(method, oscillator, driven, observed_order):
    def error(h: float) -> float:
        run = simulate(
            oscillator, until=2.0, step=h, integrator=method, control=lambda t: np.sin(3 * t), times=[2.0]
        )
        return np.abs(run.y[-1] - driven(2.0)).max()

    assert observed_order(error, FIRST[method] / 2) >= integrators()[method].order - 0.15


@every_method
def test_orders_with_explicit_time(method, observed_order):
    # ẍ = −4x + sin 3t with the force from a potential: the oscillator under an input, without one.
    x = coordinates("x")
    model = derive(Lagrangian(x, x.dot**2 / 2, 2 * x**2 - x * sin(3 * time), start={"x": 1.0}))
    exact = np.cos(4.0) + 0.3 * np.sin(4.0) - 0.2 * np.sin(6.0)

    def error(h: float) -> float:
        return abs(simulate(model, step=h, integrator=method, times=[2.0]).q[-1, 0] - exact)

    assert observed_order(error, FIRST[method] / 2) >= integrators()[method].order - 0.15


@every_method
def test_a_step_back_undoes_a_step(method):
    there = simulate("henon-heiles", until=5.0, step=0.1, integrator=method)
    turned = {"q1": there["q1"][-1], "q2": there["q2"][-1]}
    turned |= {"q1_dot": -there["q1_dot"][-1], "q2_dot": -there["q2_dot"][-1]}
    back = simulate("henon-heiles", turned, until=5.0, step=0.1, integrator=method)
    # Symmetric methods return to rounding, here some hundred parts of a step's.
    np.testing.assert_allclose(back.q[-1], there.q[0], rtol=0, atol=1e-13)
    np.testing.assert_allclose(back.v[-1], -there.v[0], rtol=0, atol=1e-13)


@every_method
def test_one_evaluation_a_part(method, oscillator):
    parts = {"yoshida4": 3, "suzuki4": 5, "yoshida6": 7}[method]
    assert simulate(oscillator, until=1.0, step=0.1, integrator=method).evaluations == 10 * parts + 1


@every_method
@pytest.mark.parametrize(
    ("system", "reason"),
    [
        ("double-pendulum", "in double-pendulum the mass matrix is not constant"),
        ("thrown-particle", "in thrown-particle the forces depend on velocities"),
        ("held-pin-pendulum", "in held-pin-pendulum the motion is constrained"),
    ],
)
def test_other_systems_are_refused_in_words(method, system, reason):
    words = f"'{method}' needs a constant mass matrix and forces that depend on positions alone, but {reason}"
    with pytest.raises(SimulationError, match=f"{words}; use gauss4 or gauss6"):
        simulate(system, until=1.0, step=0.1, integrator=method)
    with pytest.raises(SimulationError, match=words):
        simulate_batch(system, [{}], until=1.0, step=0.1, integrator=method)


@every_method
def test_states_beyond_coordinates_are_refused(method):
    with pytest.raises(PendulaError, match=f"'{method}' moves coordinates only, but lorenz has other states"):
        simulate("lorenz", until=1.0, step=0.1, integrator=method)


def test_a_law_that_makes_forces_depend_on_velocity_is_refused(oscillator):
    (x,) = oscillator.description.coordinates
    law = {"u": -0.1 * x.dot}
    with pytest.raises(SimulationError, match="the forces depend on velocities"):
        simulate(oscillator, until=1.0, step=0.1, integrator="yoshida4", control=law)
    run = simulate(oscillator, until=1.0, step=0.01, integrator="yoshida4", control={"u": -5 * x})
    np.testing.assert_allclose(run["x"], np.cos(3 * run.t), rtol=0, atol=1e-6)


@every_method
def test_batches_run_in_lanes(method):
    starts = [{"q1": 0.02 * i, "q2_dot": 0.3} for i in range(11)]
    batch = simulate_batch("henon-heiles", starts, until=5.0, step=0.1, integrator=method)
    for i, start in enumerate(starts):
        alone = simulate("henon-heiles", start, until=5.0, step=0.1, integrator=method)
        np.testing.assert_allclose(batch.q[i], alone.q, rtol=0, atol=1e-13)


def test_planets_by_composition():
    # Planets are separable too; the energy of RK4 drifts, theirs does not.
    model = derive(gallery.outer_solar_system())
    drift = {}
    for method, step in (("rk4", 100.0), ("suzuki4", 125.0)):  # equal cost
        run = simulate(model, until=2e6, step=step, integrator=method, save_every=50)
        error = np.abs(run.energy.total / run.energy.total[0] - 1)
        drift[method] = error[-len(error) // 10 :].max() / error[: len(error) // 10].max()
    assert drift["rk4"] > 5
    assert drift["suzuki4"] < 1.5
