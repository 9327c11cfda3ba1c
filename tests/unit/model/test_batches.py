"""Leading axes are batches: broadcast, of any size, in lanes where there are many."""

import numpy as np
import pytest

from pendula import Force, Lagrangian, coordinates, derive, gallery, inputs, parameters, time
from pendula.compiler import lane_width
from pendula.description.functions import cos, sin
from pendula.model import model as model_module

MANY = model_module.LANES_FROM

x, theta = coordinates("x theta")
m, l, a = parameters(m=2.0, l=0.7, a=0.3)
u = inputs("u")
# Everything that a kernel may depend on: q, v, u, t and p.
MODEL = derive(
    Lagrangian(
        (x, theta),
        m * (x.dot**2 + 2 * l * cos(theta) * x.dot * theta.dot + 2 * l**2 * theta.dot**2) / 2,
        -m * l * cos(theta) + a * x * sin(time),
        forces=[Force(u - theta.dot, along=x)],
        constraints=[],
    )
)


def states(*lead: int) -> tuple[np.ndarray, ...]:
    random = np.random.default_rng(1)
    return tuple(random.uniform(-2, 2, (*lead, size)) for size in (2, 2, 1))


def test_several_leading_axes():
    q, v, push = states(3, 4)
    a = MODEL.acceleration(q, v, push)
    assert a.shape == (3, 4, 2)
    assert MODEL.mass_matrix(q).shape == (3, 4, 2, 2)
    assert MODEL.energy(q, v).kinetic.shape == (3, 4)
    for i in range(3):
        for j in range(4):
            np.testing.assert_array_equal(a[i, j], MODEL.acceleration(q[i, j], v[i, j], push[i, j]))


def test_axes_are_broadcast_against_each_other():
    q, v, push = states(5)
    t = np.linspace(0, 1, 3)
    found = MODEL.acceleration(q, v[0], push[:, None][:, :1, :].reshape(5, 1), t[:, None])
    assert found.shape == (3, 5, 2)
    for i in range(3):
        for j in range(5):
            np.testing.assert_array_equal(found[i, j], MODEL.acceleration(q[j], v[0], push[j], t[i]))


def test_times_alone_may_be_the_batch():
    t = np.linspace(0, 3, 4)
    found = MODEL.force([0.1, 0.2], [0.0, 0.0], t=t)
    assert found.shape == (4, 2)
    np.testing.assert_allclose(found[:, 0], -0.3 * np.sin(t), rtol=1e-14, atol=1e-16)


def test_inverse_dynamics_broadcasts_its_acceleration():
    q, v, _ = states(2, 3)
    wanted = np.array([1.0, -2.0])
    found = MODEL.inverse_dynamics(q, v, wanted)
    assert found.shape == (2, 3, 2)
    np.testing.assert_array_equal(found[1, 2], MODEL.inverse_dynamics(q[1, 2], v[1, 2], wanted))


def test_an_empty_batch_gives_an_empty_result():
    assert MODEL.acceleration(np.zeros((0, 2)), np.zeros((0, 2))).shape == (0, 2)
    assert MODEL.mass_matrix(np.zeros((3, 0, 2))).shape == (3, 0, 2, 2)
    assert derive(gallery.pendulum()).gravity(np.zeros((0, 1))).shape == (0, 1)


METHODS = {
    "mass_matrix": lambda m, q, v, u, t: m.mass_matrix(q, t),
    "coriolis_matrix": lambda m, q, v, u, t: m.coriolis_matrix(q, v, t),
    "gravity": lambda m, q, v, u, t: m.gravity(q, t),
    "force": lambda m, q, v, u, t: m.force(q, v, u, t),
    "acceleration": lambda m, q, v, u, t: m.acceleration(q, v, u, t),
    "inverse_dynamics": lambda m, q, v, u, t: m.inverse_dynamics(q, v, q, t),
    "energy": lambda m, q, v, u, t: np.stack(m.energy(q, v, t), axis=-1),
}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("count", [MANY, MANY + 1, MANY + lane_width() - 1])
@pytest.mark.parametrize("own_time", [False, True])
def test_lanes_give_what_single_states_give(method, count, own_time):
    q, v, push = states(count)
    t = np.linspace(0, 5, count) if own_time else np.array(0.7)
    call = METHODS[method]
    found = call(MODEL, q, v, push, t)
    chosen = [0, 1, lane_width(), count // 2, count - 2, count - 1]  # the last blocks are padded
    for i in chosen:
        single = call(MODEL, q[i], v[i], push[i], float(t[i] if own_time else t))
        # Fused differently in lanes: a few roundings of terms of size one to ten.
        np.testing.assert_allclose(found[i], single, rtol=1e-13, atol=1e-14)


@pytest.mark.parametrize("name", ["held-pin-pendulum", "pleiades", "spinning-top", "kapitza-pendulum"])
def test_lanes_of_other_systems(name):
    model = derive(name)
    n, random = len(model.coordinates), np.random.default_rng(2)
    start = np.array([model.card.start.get(q, 0.0) for q in model.coordinates])
    q, v = start + random.uniform(-0.2, 0.2, (MANY + 3, n)), random.uniform(-1, 1, (MANY + 3, n))
    many = model.acceleration(q, v, t=0.3)
    single = np.array([model.acceleration(qi, vi, t=0.3) for qi, vi in zip(q, v, strict=True)])
    np.testing.assert_allclose(many, single, rtol=1e-12, atol=1e-13 * np.abs(single).max())


def test_a_bad_state_does_not_spoil_the_others_in_its_block():
    q, v, push = states(MANY)
    good = MODEL.acceleration(q, v, push)
    q = q.copy()
    q[3, 1] = np.nan
    q[17, 1] = 1e7  # an angle beyond the quick reduction
    found = MODEL.acceleration(q, v, push)
    assert np.isnan(found[3]).any()
    kept = np.ones(MANY, dtype=bool)
    kept[[3, 17]] = False
    # Neighbours of a large angle go to the C library with it: an ulp of a sine.
    np.testing.assert_allclose(found[kept], good[kept], rtol=1e-13, atol=1e-14)
    np.testing.assert_allclose(found[17], MODEL.acceleration(q[17], v[17], push[17]), rtol=1e-13, atol=1e-14)
