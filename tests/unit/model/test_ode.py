"""Models of systems by their rates."""

import numpy as np
import pytest

import pendula as pe
from pendula.model.card import card_of
from pendula.model.model import LANES_FROM

x, y = pe.states("x y")
mu, tau = pe.parameters(mu=2.0, tau=0.5)
u = pe.inputs("u")
ODE = pe.Ode(
    (x, y),
    [y, mu * (1 - x**2) * y - x + u * pe.cos(pe.time)],
    name="driven",
    start={"x": 2.0},
    drawing=[pe.Trail(pe.Point(x, y))],
)


@pytest.fixture(scope="module")
def model() -> pe.Model:
    return pe.derive(ODE)


def by_hand(state, force, t, strength=2.0):
    a, b = np.moveaxis(np.asarray(state, dtype=float), -1, 0)
    return np.stack([b, strength * (1 - a**2) * b - a + np.asarray(force) * np.cos(t)], axis=-1)


def test_names(model):
    assert model.states == ("x", "y")
    assert (model.coordinates, model.velocities, model.inputs) == ((), (), ("u",))
    assert model.constraints == ()
    assert model.card.entries == ("x", "y")
    assert repr(model) == "Model('driven', states=('x', 'y'), inputs=('u',), parameters={'mu': 2.0})"


def test_the_rate_at_one_state(model):
    np.testing.assert_allclose(
        model.rate([0.3, -0.7], [0.4], 1.1), by_hand([0.3, -0.7], 0.4, 1.1), rtol=1e-15
    )
    np.testing.assert_array_equal(model.rate([2, 1]), by_hand([2, 1], 0.0, 0.0))


@pytest.mark.parametrize("count", [3, LANES_FROM])
def test_the_rate_at_many_states(model, count):
    random = np.random.default_rng(1)
    states, forces, t = (
        random.normal(size=(count, 2)),
        random.normal(size=(count, 1)),
        random.normal(size=count),
    )
    found = model.rate(states, forces, t)
    # A few roundings; sums of terms of opposite sign lose a digit.
    np.testing.assert_allclose(found, by_hand(states, forces[:, 0], t), rtol=1e-13, atol=1e-14)


def test_axes_are_broadcast_against_each_other(model):
    found = model.rate(np.zeros((4, 1, 2)), np.ones((3, 1)), 0.0)
    assert found.shape == (4, 3, 2)
    np.testing.assert_array_equal(found[..., 1], 1.0)


def test_the_rate_of_a_lagrangian_is_velocity_and_acceleration():
    swing = pe.derive("double-pendulum")
    q, v = np.array([0.3, -0.2]), np.array([1.0, 0.5])
    expected = [*v, *swing.acceleration(q, v)]
    np.testing.assert_allclose(swing.rate([*q, *v]), expected, rtol=1e-14)


def test_other_parameters_need_no_other_code(model):
    other = model.with_parameters(mu=1000.0)
    assert other.compilation is model.compilation
    np.testing.assert_array_equal(other.rate([2, 1]), by_hand([2, 1], 0.0, 0.0, 1000.0))


def test_a_law_becomes_part_of_the_model(model):
    closed = model.with_parameters(mu=3.0).with_control({"u": -x / tau})
    assert closed.inputs == ()
    assert closed.parameters == {"mu": 3.0, "tau": 0.5}
    np.testing.assert_allclose(closed.rate([2, 1], t=0.7), by_hand([2, 1], -4.0, 0.7, 3.0), rtol=1e-15)


CALLS = {
    "mass matrix": lambda m: m.mass_matrix([1, 2]),
    "Coriolis matrix": lambda m: m.coriolis_matrix([], []),
    "gravity": lambda m: m.gravity([]),
    "generalised forces": lambda m: m.force([], []),
    "accelerations": lambda m: m.acceleration([1, 2], [0, 0]),
    "inverse dynamics": lambda m: m.inverse_dynamics([], [], [1]),
    "energy": lambda m: m.energy([], []),
    "constraints": lambda m: m.constraint_jacobian([]),
}


@pytest.mark.parametrize("what", CALLS)
def test_what_belongs_to_mechanics_is_refused_by_name(model, what):
    with pytest.raises(pe.PendulaError, match=rf"driven has no {what}: it is a plain differential equation"):
        CALLS[what](model)


def test_whether_a_function_is_there_can_be_asked(model):
    assert model.has("rate")
    assert not model.has("energy")
    assert pe.derive("pendulum").has("energy")


@pytest.mark.parametrize("given", [1.0, [1.0], np.zeros((2, 3)), "x"])
def test_a_state_of_another_size_is_refused(model, given):
    with pytest.raises(pe.PendulaError, match=r"y (needs 2 entries \(x, y\)|must be numbers)"):
        model.rate(given)


def test_a_point_of_states_has_no_place_by_coordinates(model):
    with pytest.raises(pe.PendulaError, match="point depends on the state 'x', not on coordinates alone"):
        model.position(pe.Point(x, y), [])


def test_the_card_keeps_the_states():
    card = card_of(ODE)
    assert card.states == ("x", "y")
    assert card.start == {"x": 2.0}
    assert card.drawn == 2
    assert card.explicit_time


def test_what_is_no_description_is_refused():
    with pytest.raises(
        pe.PendulaError, match="needs a Lagrangian, an Ode, a FreeBody, a Mechanism or the name"
    ):
        pe.derive(3)


def test_only_its_rate_and_its_points_are_offered(model):
    source = pe.export(model, "numpy")
    assert "def rate(z, u=None, t=0.0, p=None):" in source
    assert "dz/dt = g(z, u, t)" in source
    assert "def positions(" in source
    for name in ("energy", "mass_matrix", "acceleration", "powers"):
        assert f"def {name}(" not in source
    with pytest.raises(pe.PendulaError, match="no function 'energy' to export; it has 'rate', 'positions'"):
        pe.export(model, "c", ["energy"])


def test_the_exported_rate_is_that_of_the_model(model):
    namespace = {}
    exec(compile(pe.export(model, "numpy"), "exported", "exec"), namespace)
    states = np.random.default_rng(2).normal(size=(5, 2))
    # Fused products differ in their last bits.
    np.testing.assert_allclose(
        namespace["rate"](states, [0.3], 0.4), model.rate(states, [0.3], 0.4), rtol=1e-13, atol=1e-15
    )


def test_an_ode_by_itself_can_be_exported():
    assert "x_dot" in pe.export(pe.Ode(x, -x, name="decay"), "c")
