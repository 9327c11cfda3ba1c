"""Lanes compute what single states and single runs compute, and no lane looks into another.

Kernels: 1e-13 of a state's largest entry. Scalar and lane code come from one graph, but products and sums may
be fused differently, which costs a few roundings of 1e-16, magnified by the mass matrix's condition.
Runs: 1e-12 of the largest number of a state. Some ten steps add up ten times that, and the velocities that
position Verlet reads off are differences of positions divided by h = 0.01.
"""

import re
from functools import cache

import numpy as np
import pytest
from tests.kinds import MECHANICAL, MODERATE

import pendula as pe
from pendula import Model, RungeKutta, SimulationError, derive, integrators, simulate, simulate_batch
from pendula.compiler import lane_width
from pendula.numerics import DORMAND_PRINCE

pytestmark = pytest.mark.slow

KERNEL, RUNS = 1e-13, 1e-12
W = lane_width()
MOST = 100
COUNTS = (1, W - 1, W, W + 1, MOST)
FUNCTIONS = "rate solution mass_matrix coriolis_matrix gravity energy inverse_dynamics".split()
METHODS = dict(integrators()) | {"Dormand-Prince": RungeKutta(DORMAND_PRINCE)}

every_system = pytest.mark.parametrize("name", MODERATE)
every_function = pytest.mark.parametrize(
    ("name", "function"),
    [(name, function) for name in MODERATE for function in (FUNCTIONS if name in MECHANICAL else ["rate"])],
)
every_method = pytest.mark.parametrize("method", METHODS)


def variants(model: Model) -> list[dict[str, bool]]:
    """The ways in which lanes of a model can share time and inputs."""
    times = (False, True) if model.card.explicit_time else (False,)
    inputs = (False, True) if model.inputs else (False,)
    return [{"own_time": own, "shared_inputs": shared} for own in times for shared in inputs]


def arguments(model: Model, states, function: str, variant: dict[str, bool]) -> list[np.ndarray]:
    """(t, y, u, p, x) of many states, row by row; what lanes share comes from the first state."""
    y = np.array([s.y for s in states])
    t = np.array([[s.t] for s in states])
    u = np.array([s.u for s in states]).reshape(len(states), len(model.inputs))
    accelerations = np.random.default_rng(3).uniform(-2, 2, (len(states), model.layout.nv))
    x = accelerations if function == "inverse_dynamics" else np.zeros(0)
    own_time = variant["own_time"] and model.card.explicit_time
    return [t if own_time else t[0], y, u[0] if variant["shared_inputs"] else u, np.array(model.values), x]


def wide(model: Model, function: str, variant: dict[str, bool], given, count: int) -> np.ndarray:
    first = [np.ascontiguousarray(a[:count]) if a.ndim == 2 else a for a in given]
    return model.compilation.lanes(function, **variant)(*first, count=count)


def one_by_one(model: Model, function: str, given, count: int) -> np.ndarray:
    kernel = model.compilation.kernel(function)
    return np.array([kernel(*(a[i] if a.ndim == 2 else a for a in given)) for i in range(count)])


def assert_rows_close(found: np.ndarray, expected: np.ndarray, part: float, what: str = "") -> None:
    """Each row to that part of its own largest entry."""
    assert found.shape == expected.shape, what
    assert np.isfinite(expected).all(), what
    largest = np.abs(expected).max(axis=-1, keepdims=True, initial=0.0)
    wrong = np.abs(found - expected) / np.where(largest == 0, 1, largest)
    assert (wrong <= part).all(), f"{what}: off by {np.max(wrong):.2e} of the largest entry"


@every_function
def test_lanes_give_what_single_states_give(name, function, model_of, random_states):
    model = model_of(name)
    for variant in variants(model):
        given = arguments(model, random_states(model, MOST), function, variant)
        expected = one_by_one(model, function, given, MOST)
        for count in COUNTS:
            found = wide(model, function, variant, given, count)
            assert_rows_close(found, expected[:count], KERNEL, f"{variant}, {count} states")


@every_system
def test_what_fills_up_a_block_does_not_show(name, model_of, random_states):
    # One kernel does them all: whether a state stands in a whole block or a padded one, not a bit differs.
    model = model_of(name)
    for variant in variants(model):
        given = arguments(model, random_states(model, MOST), "rate", variant)
        whole = wide(model, "rate", variant, given, MOST)
        for count in COUNTS:
            np.testing.assert_array_equal(wide(model, "rate", variant, given, count), whole[:count])


def far(given: np.ndarray, model: Model) -> None:
    given[:, : len(model.coordinates) or None] += 1e6  # beyond LARGEST_ANGLE


def not_a_number(given: np.ndarray, model: Model) -> None:
    given[:] = np.nan


def infinite(given: np.ndarray, model: Model) -> None:
    given[:] = np.inf


@every_system
@pytest.mark.parametrize("spoil", [far, not_a_number, infinite], ids=lambda f: f.__name__)
def test_one_bad_lane_leaves_the_others_alone(name, spoil, model_of, random_states):
    model = model_of(name)
    variant = variants(model)[0]
    given = arguments(model, random_states(model, 2 * W), "rate", variant)
    good = one_by_one(model, "rate", given, 2 * W)
    for bad in (0, W - 1, W + 1):
        spoilt = [a.copy() for a in given]
        spoil(spoilt[1][bad : bad + 1], model)
        found = wide(model, "rate", variant, spoilt, 2 * W)
        others = np.arange(2 * W) != bad
        # Neighbours of an angle beyond the quick reduction go to the C library with it: an ulp of a sine.
        assert_rows_close(found[others], good[others], KERNEL, f"lane {bad}")
        alone = one_by_one(model, "rate", spoilt, 2 * W)[bad]
        if np.isfinite(alone).all():
            assert_rows_close(found[bad], alone, KERNEL, f"lane {bad} itself")
        np.testing.assert_array_equal(np.isfinite(found[bad]), np.isfinite(alone))


# Name: gallery system, what starts differ in, control as functions of time.
RUNS_OF = {
    "double-pendulum": (("theta1", "theta2_dot"), None),
    "cart-pole": (("theta", "x_dot"), lambda t: 3 * np.sin(40 * t)),
    "two-link-arm": (("theta1", "theta2_dot"), lambda t: [np.sin(30 * t), 2 * np.cos(50 * t)]),
    "held-pin-pendulum": (("theta", "theta_dot"), None),  # with a constraint
    "kapitza-pendulum": (("theta", "theta_dot"), None),  # with explicit time
    "bead-on-hoop": (("theta", "theta_dot"), None),  # likewise
    "arenstorf": (("x", "y_dot"), None),  # forces that depend on velocity
    "pleiades": (("x1", "y7_dot"), None),  # the larger solver
    "lorenz": (("x", "z"), None),  # states alone
}
STEP = 0.01
# Each ends with a step shorter than the others, but the last two.
KEPT = {
    "every step": {"until": 0.073},
    "every third": {"until": 0.073, "save_every": 3},
    "off the grid": {"times": [0.0, 0.004, 0.0137, 0.02, 0.0299, 0.0731]},
    "off the grid, and on": {"until": 0.0777, "times": [0.0137, 0.05, 0.0704]},
    "later": {"until": 2.08, "start_time": 2.0},
    "whole steps": {"until": 0.08},
}


@cache
def by_name(name: str) -> Model:
    return derive(name)


def starts_of(name: str, count: int) -> list[dict[str, float]]:
    """Starts around the gallery's own."""
    kept, random = by_name(name).card.start, np.random.default_rng(11)
    varied = RUNS_OF[name][0]
    assert set(varied) <= set(by_name(name).card.entries)
    return [{v: kept.get(v, 0.0) + random.uniform(-0.1, 0.1) for v in varied} for _ in range(count)]


def assert_runs_alike(batch, starts, name: str, method: str, chosen=None, **options) -> None:
    """Every chosen run of the batch is the run that its start has alone."""
    for i in range(len(starts)) if chosen is None else chosen:
        alone = simulate(by_name(name), starts[i], step=STEP, integrator=METHODS[method], **options)
        assert alone.outcome.reason == "finished"
        np.testing.assert_array_equal(batch.t, alone.t)
        found = np.hstack([batch.q[i], batch.v[i], batch.z[i]])
        assert_rows_close(found, alone.y, RUNS, f"run {i}")


@every_method
@pytest.mark.parametrize("name", RUNS_OF)
def test_every_run_of_a_batch_is_the_one_alone(method, name):
    starts = starts_of(name, W + 3)
    if reason := METHODS[method].refusal(by_name(name)):
        with pytest.raises(SimulationError, match=re.escape(reason)):
            simulate_batch(by_name(name), starts, 1.0, step=STEP, integrator=METHODS[method])
        return
    for kept in KEPT.values():
        options = kept | {"control": RUNS_OF[name][1]}
        batch = simulate_batch(by_name(name), starts, step=STEP, integrator=METHODS[method], **options)
        assert batch.finished.all()
        assert_runs_alike(batch, starts, name, method, **options)
        # The starts differ, so that a run in another's place would have been seen.
        last = np.hstack([batch.q[:, -1], batch.v[:, -1], batch.z[:, -1]])
        assert np.ptp(last, axis=0).max() > 0.01


@every_method
@pytest.mark.parametrize("lane", [0, 1, W - 1])
def test_a_run_with_huge_angles_leaves_the_others_alone(method, lane):
    if METHODS[method].refusal(by_name("double-pendulum")):
        pytest.skip("not for this system")
    starts = starts_of("double-pendulum", W)
    starts[lane] = {"theta1": 3e5, "theta2": -2e7}
    options = KEPT["off the grid"]
    batch = simulate_batch("double-pendulum", starts, step=STEP, integrator=METHODS[method], **options)
    assert_runs_alike(batch, starts, "double-pendulum", method, **options)


@every_method
@pytest.mark.parametrize("lane", [0, W - 1, W + 1])
def test_a_run_that_diverges_leaves_the_others_alone(method, lane):
    # q2 = 1e60 is far outside the triangle: V falls without bound, the state overflows within a few steps.
    good = [{"q1": 0.05 + 0.01 * i, "q2_dot": 0.3} for i in range(W + 3)]
    bad = [*good[:lane], {"q2": 1e60}, *good[lane + 1 :]]
    options = {"until": 0.505, "step": 0.05, "integrator": METHODS[method]}
    alone = simulate("henon-heiles", bad[lane], **options)
    if METHODS[method].implicit and alone.outcome.ok:
        pytest.skip("its stage equations have a solution even there")
    untroubled, batch = (simulate_batch("henon-heiles", s, **options) for s in (good, bad))
    others = np.arange(len(good)) != lane
    assert list(batch.finished) == list(others)
    # Nothing but products and sums here, so not a bit differs.
    np.testing.assert_array_equal(batch.q[others], untroubled.q[others])
    np.testing.assert_array_equal(batch.v[others], untroubled.v[others])
    assert alone.outcome.reason == batch[lane].outcome.reason == "diverged"
    np.testing.assert_array_equal(batch[lane].q, alone.q)
    # The batch keeps what the run alone keeps: at least the start, and nothing from the overflow on.
    kept = np.isfinite(np.hstack([alone.q, alone.v])).all(axis=1).sum()
    assert 1 <= kept <= len(alone)
    assert_rows_close(batch.q[lane, :kept], alone.q[:kept], RUNS)
    assert np.isnan(batch.q[lane, kept:]).all()


@every_method
@pytest.mark.parametrize("steps", range(1, 6))
def test_a_batch_and_a_run_alone_agree_on_how_it_ended(method, steps):
    # The run overflows in one of these steps, whichever method takes them.
    options = {"until": 0.05 * steps, "step": 0.05, "integrator": METHODS[method]}
    batch = simulate_batch("henon-heiles", [{"q2": 1e60}], **options)
    alone = simulate("henon-heiles", {"q2": 1e60}, **options)
    finished = alone.outcome.reason == "finished"
    assert batch.finished[0] == finished
    assert (batch[0].outcome.reason == "finished") == finished
    assert np.isfinite(alone.q).all()
    assert np.isfinite(alone.v).all()


def test_points_in_lanes_are_those_of_single_states():
    """A point that depends on time, in a system that does not: every state sees its own time."""
    model = pe.derive("double-pendulum")
    theta1 = model.description.coordinates[0]
    point = pe.Point(pe.sin(theta1) * pe.time, pe.cos(theta1))
    random = np.random.default_rng(5)
    q, t = random.uniform(-1, 1, (300, 2)), random.uniform(0, 1, 300)
    for function in (model.position, model.jacobian):
        alone = np.array([function(point, q[i], t[i]) for i in range(300)])
        # The last bits: products and sums may be fused differently in lanes.
        np.testing.assert_allclose(function(point, q, t), alone, rtol=1e-14, atol=1e-15)
