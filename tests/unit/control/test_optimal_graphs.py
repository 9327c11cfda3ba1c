"""Rates without a linear system left in them, against the compiled kernels of the same systems."""

import numpy as np
import pytest

import pendula as pe
from pendula.control.optimal_graphs import invariant_slopes, rate_graph

SYSTEMS = ("cart-pole", "double-pendulum", "thrown-box", "lorenz", "kapitza-pendulum", "held-pin-pendulum")


def pendulum() -> pe.Lagrangian:
    x, y, u = *pe.coordinates("x y"), pe.inputs("u")
    rod = pe.Holonomic(x**2 + y**2 - 1, name="rod")
    kinetic, force = (x.dot**2 + 2 * y.dot**2) / 2, pe.Force(u, along=x)
    return pe.Lagrangian((x, y), kinetic, 9.81 * y, forces=[force], constraints=[rod], name="pendulum")


@pytest.mark.parametrize("system", [*SYSTEMS, pendulum()], ids=str)
def test_the_graph_computes_what_the_kernel_does(system):
    model = pe.derive(system)
    random = np.random.default_rng(1)
    y = model.layout.normalise(random.uniform(0.2, 1.0, (5, model.layout.size)))
    u, t = random.uniform(-1, 1, (5, len(model.inputs))), random.uniform(0, 1, 5)
    ours = rate_graph(model).map(5)(t, y.T, u.T).full().T
    expected = model.rate(y, u, t)
    # Kernels damp the pivots of constraints by 1e-13 of their size.
    np.testing.assert_allclose(ours, expected, rtol=1e-9, atol=1e-9 * np.abs(expected).max())


def test_slopes_of_what_every_motion_keeps():
    model = pe.derive(pendulum())
    y = np.array([0.6, -0.8, 0.4, 0.3])
    # c = x² + y² − 1 and its rate 2 (x ẋ + y ẏ).
    expected = [[1.2, -1.6, 0, 0], [0.8, 0.6, 1.2, -1.6]]
    np.testing.assert_allclose(invariant_slopes(model, y, 0.0), expected, atol=1e-14)
    body = pe.derive("thrown-box")
    state = np.arange(13.0)
    np.testing.assert_array_equal(invariant_slopes(body, state, 0.0), [[0, 0, 0, 3, 4, 5, 6, *[0] * 6]])
