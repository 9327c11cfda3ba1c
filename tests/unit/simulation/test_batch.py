"""Many starts at once give the runs that each start gives alone."""

import numpy as np
import pytest

from pendula import (
    PID,
    Lagrangian,
    Model,
    PendulaError,
    RungeKutta,
    Sampled,
    coordinates,
    derive,
    gallery,
    integrators,
    simulate,
    simulate_batch,
)
from pendula.compiler import lane_width
from pendula.numerics import DORMAND_PRINCE

COUNT = lane_width() + 3  # a full block and a padded one
ANGLES = np.linspace(0.2, 1.4, COUNT)
CART = derive(gallery.cart_pole())
KNOWN = dict(integrators()) | {"Dormand-Prince": RungeKutta(DORMAND_PRINCE)}
# The mass matrix of the cart depends on its angle: separable methods refuse it.
METHODS = {name: method for name, method in KNOWN.items() if method.needs != "separable"}
# One second of gentle motion: lanes fuse products differently, and the motion magnifies that little.
ROUNDING = 1e-12


def compare(batch, method, **options) -> None:
    assert len(batch) == COUNT
    assert batch.finished.all()
    for i, angle in enumerate(ANGLES):
        alone = simulate(CART, {"theta": angle}, step=0.01, integrator=METHODS[method], **options)
        np.testing.assert_array_equal(batch.t, alone.t)
        np.testing.assert_allclose(batch.q[i], alone.q, rtol=0, atol=ROUNDING)
        np.testing.assert_allclose(batch.v[i], alone.v, rtol=0, atol=10 * ROUNDING)


CONTROLS = {
    "nothing": None,
    "rows": np.sin(np.arange(101)),
    "function": lambda t: np.sin(5 * t),
    "constant": 0.4,
}


def test_no_method_that_takes_the_cart_is_left_out():
    assert list(METHODS) == [name for name, method in KNOWN.items() if not method.refusal(CART)]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("control", CONTROLS)
def test_each_run_is_the_one_alone(method, control):
    options = {"until": 1.005, "control": CONTROLS[control]}
    batch = simulate_batch(CART, {"theta": ANGLES}, step=0.01, integrator=METHODS[method], **options)
    compare(batch, method, **options)


@pytest.mark.parametrize("options", [{"until": 1.0, "save_every": 7}, {"times": [0.1, 0.123, 0.5]}], ids=str)
@pytest.mark.parametrize("method", ["rk4", "verlet", "velocity-verlet"])
def test_other_ways_of_keeping(method, options):
    batch = simulate_batch(CART, {"theta": ANGLES}, step=0.01, integrator=METHODS[method], **options)
    compare(batch, method, **options)


def test_starts_as_mappings_or_as_arrays():
    arrays = simulate_batch(CART, {"theta": ANGLES, "x": 0.1}, until=0.1, step=0.01)
    mappings = simulate_batch(CART, [{"theta": a, "x": 0.1} for a in ANGLES], until=0.1, step=0.01)
    np.testing.assert_array_equal(arrays.q, mappings.q)
    np.testing.assert_array_equal(arrays["theta"], arrays.q[:, :, 1])
    assert arrays["x_dot"].shape == (COUNT, 11)


def test_a_single_run_has_its_energies_and_powers():
    batch = simulate_batch(CART, {"theta": ANGLES}, until=0.1, step=0.01, control=0.4)
    for i in (0, COUNT - 1, -1):
        alone = simulate(CART, {"theta": ANGLES[i]}, until=0.1, step=0.01, control=0.4)
        np.testing.assert_allclose(batch[i].energy.total, alone.energy.total, rtol=1e-12)
        for name, power in alone.powers.items():
            np.testing.assert_allclose(batch[i].powers[name], power, rtol=1e-10, atol=1e-13)
        np.testing.assert_array_equal(batch[i].u, alone.u)
    assert [run.q[0, 1] for run in batch] == list(ANGLES)
    with pytest.raises(IndexError, match=f"no run {COUNT}"):
        _ = batch[COUNT]
    with pytest.raises(PendulaError, match="have no 'phi'"):
        _ = batch["phi"]


def test_a_run_that_diverges_does_not_disturb_the_others(oscillator):
    starts = {"x": np.array([1.0, 1e308, 0.5, 0.25, 2.0])}
    batch = simulate_batch(oscillator, starts, until=1.0, step=0.1, integrator="euler")
    assert list(batch.finished) == [True, False, True, True, True]
    for i in (0, 2, 3, 4):
        alone = simulate(oscillator, {"x": starts["x"][i]}, until=1.0, step=0.1, integrator="euler")
        np.testing.assert_allclose(batch.q[i], alone.q, rtol=1e-14)
    assert np.isnan(batch.q[1, -1]).all()
    assert batch[1].outcome.reason == "diverged"
    assert np.isfinite(batch[1].q).all()


@pytest.mark.parametrize(
    ("starts", "options", "words"),
    [
        ([], {}, "at least one start"),
        ({"theta": []}, {}, "at least one start"),
        ({"theta": [1.0, 2.0], "x": [1.0, 2.0, 3.0]}, {}, r"rows of one length"),
        ({"phi": [1.0, 2.0]}, {}, "start names 'phi', which cart-pole does not have"),
        ([{"theta": 1.0}, {"phi": 1.0}], {}, "start names 'phi', which cart-pole does not have"),
        ({"theta": [1.0, np.nan]}, {}, "start value of 'theta' is nan; it must be a finite number"),
        ({"theta": [np.inf, -np.inf]}, {}, "start value of 'theta' is inf; it must be a finite number"),
        ({"theta": ["far", "near"]}, {}, "'theta'"),
        ({"theta": [[1.0, 2.0]]}, {}, "'theta'"),
        ({"theta": [1.0, 2.0]}, {"control": lambda t, q, v: 0.0}, "cannot drive many runs"),
        ({"theta": [1.0, 2.0]}, {"control": Sampled(lambda t, q, v: 0.0, 0.1)}, "cannot drive many runs"),
        ({"theta": [1.0, 2.0]}, {"step": 0.0}, "step = 0 must be greater than zero"),
        ({"theta": [1.0, 2.0]}, {"integrator": "leapfrog"}, "no integrator 'leapfrog'"),
    ],
    ids=lambda given: given[:30] if isinstance(given, str) else "",
)
def test_what_cannot_be_is_refused(starts, options, words):
    with pytest.raises(PendulaError, match=words):
        simulate_batch(CART, starts, **({"until": 1.0, "step": 0.1} | options))


def test_large_values_that_are_finite_are_taken(oscillator):
    batch = simulate_batch(oscillator, {"x": [1.5e308, 1.5e308]}, until=0.0, step=0.1)
    np.testing.assert_array_equal(batch.q[:, 0, 0], [1.5e308, 1.5e308])


def test_a_single_start():
    assert len(simulate_batch(CART, {"theta": 1.0}, until=0.1, step=0.01)) == 1
    assert len(simulate_batch(CART, [{}], until=0.1, step=0.01)) == 1


@pytest.mark.parametrize("method", ["rk4", "velocity-verlet", "gauss4"])
def test_a_single_run_counts_what_it_would_count_alone(method):
    how = {"until": 1.0, "step": 0.01, "integrator": method}
    batch = simulate_batch("pendulum", {"theta": [0.1, 2.5]}, **how)
    for run, theta in zip(batch, (0.1, 2.5), strict=True):
        alone = simulate("pendulum", {"theta": theta}, **how)
        assert (run.steps, run.evaluations) == (alone.steps, alone.evaluations)
        assert (run.outcome, run.integrator) == (alone.outcome, alone.integrator)
        assert run.settings.integrator == alone.settings.integrator


def test_a_run_that_diverges_under_a_controller_is_simulated_alone():
    wild = PID(1e9, kd=1e9)
    batch = simulate_batch(
        "pendularm", {"theta1": [0.1]}, until=20.0, step=0.1, integrator="euler", control=wild
    )
    assert not batch.finished[0]
    assert batch[0].outcome.reason == "diverged"


def pendulum_in_the_plane() -> Model:
    """A bob held on a circle by a constraint that is not linear."""
    x, y = coordinates("x y")
    T, V = (x.dot**2 + y.dot**2) / 2, 9.81 * y
    return derive(Lagrangian((x, y), T, V, constraints=[x**2 + y**2 - 1], name="bob"))


STARTS = [{"x": np.sin(a), "y": -np.cos(a)} for a in np.linspace(0.5, 2.5, COUNT)]


@pytest.mark.parametrize("method", ["rk4", "semi-implicit-euler", "gauss4"])
def test_constraints_are_held_in_every_lane(method):
    # Seen over 500 steps: 4e-16, where nothing holds them 4e-3.
    model = pendulum_in_the_plane()
    batch = simulate_batch(model, STARTS, 5.0, step=1e-2, integrator=method)
    for q, v in zip(batch.q, batch.v, strict=True):
        assert np.abs(model.constraint_residuals(q, v)).max() < 1e-14
    alone = simulate(model, STARTS[3], 5.0, step=1e-2, integrator=method)
    np.testing.assert_allclose(batch[3].y, alone.y, rtol=0, atol=1e-11)
    assert batch[3].settings.stabilisation == "projection"


def test_constraints_drift_where_nothing_holds_them():
    model = pendulum_in_the_plane()
    batch = simulate_batch(model, STARTS, 5.0, step=1e-2, integrator="midpoint", stabilisation="none")
    assert np.abs(model.constraint_residuals(batch.q[-1], batch.v[-1])).max() > 1e-3
