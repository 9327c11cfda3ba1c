"""A run is taken in pieces, for Ctrl-C, observers and laws: that must not be seen in its numbers."""

import numpy as np
import pytest

from pendula import (
    Force,
    Lagrangian,
    Model,
    RungeKutta,
    Sampled,
    coordinates,
    cos,
    derive,
    gallery,
    inputs,
    integrators,
    simulate,
)
from pendula.numerics import DORMAND_PRINCE
from pendula.simulation import driver

pytestmark = pytest.mark.slow

METHODS = dict(integrators()) | {"Dormand-Prince": RungeKutta(DORMAND_PRINCE)}
ROWS = np.random.default_rng(0).normal(size=1501)
# What drives the cart-pole's one input.
CONTROLS = {
    "nothing": None,
    "a constant": 0.3,
    "rows": "rows",
    "a function of time": lambda t: np.sin(5 * t),
}
KEPT = {"every step": {}, "off the grid": {"times": np.linspace(0, 1.005, 38)}, "few": {"save_every": 9}}
CART = derive(gallery.cart_pole())
x, u = coordinates("x"), inputs("u")
PENDULUM = derive(Lagrangian(x, x.dot**2 / 2, -9.81 * cos(x), forces=[Force(u, along=x)], start={"x": 2.0}))


def moved(method) -> Model:
    """A system with one input that the method can move."""
    return PENDULUM if METHODS[method].refusal(CART) else CART


def run(method, control, steps: int = 100, **options):
    """So many steps and half a step: the shorter last step is part of it."""
    given = ROWS[: steps + 1] if control == "rows" else CONTROLS[control]
    until = (steps + 0.5) * 0.01
    chosen = METHODS[method]
    return simulate(moved(method), until=until, step=0.01, integrator=chosen, control=given, **options)


def equal(first, second) -> None:
    for name in ("t", "q", "v", "u"):
        np.testing.assert_array_equal(getattr(first, name), getattr(second, name), err_msg=name)
    assert first.steps == second.steps


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("method", METHODS)
def test_an_observed_run_is_the_same_bit_by_bit(method, control, kept):
    equal(
        run(method, control, **KEPT[kept]), run(method, control, **KEPT[kept], observer=lambda t, q, v: None)
    )


@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("method", METHODS)
def test_short_pieces_are_the_same_bit_by_bit(method, control, monkeypatch):
    whole = run(method, control, steps=1500)
    # The first piece has 1000 steps; pieces of so little wall time have one step each.
    monkeypatch.setattr(driver, "PIECE", 1e-12)
    equal(whole, run(method, control, steps=1500))


@pytest.mark.parametrize("method", METHODS)
def test_a_law_sampled_rarely_is_the_same_as_its_rows(method):
    # The law speaks every tenth step; the same values row by row are the same inputs.
    spoken = []

    def law(t, q, v):
        spoken.append(float(ROWS[len(spoken)]))
        return spoken[-1]

    model, options = moved(method), {"until": 1.0, "step": 0.01, "integrator": METHODS[method]}
    sampled = simulate(model, control=Sampled(law, 0.1), **options)
    equal_rows = simulate(model, control=np.repeat(ROWS[:10], 10), **options)
    # To rounding; but rows may jump at every step, so velocity Verlet begins each of them afresh, which is
    # another method of the same order: 1 s of falling at h = 0.01 differ by some h².
    tolerance = 1e-3 if method == "velocity-verlet" else 1e-12
    np.testing.assert_allclose(sampled.q, equal_rows.q, rtol=0, atol=tolerance)


@pytest.mark.parametrize("method", METHODS)
def test_runs_are_repeatable(method):
    equal(run(method, "rows"), run(method, "rows"))
