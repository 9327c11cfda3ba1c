"""A model's methods: shapes, names, what they refuse and with which words."""

import numpy as np
import pytest
import sympy as sp

from pendula import (
    DescriptionError,
    Force,
    Lagrangian,
    Model,
    PendulaError,
    coordinates,
    derive,
    gallery,
    inputs,
    parameters,
    simulate,
    time,
)

x, y = coordinates("x y")
m, k = parameters(m=2.0, k=8.0)
u, w = inputs("u w")
SYSTEM = Lagrangian(
    (x, y),
    m * (x.dot**2 + y.dot**2) / 2,
    k * (x**2 + y**2) / 2,
    forces=[Force(u, along=x), Force(w, along=y)],
    constraints=[x - y],
    name="pair",
)
MODEL = derive(SYSTEM)


def test_names_in_the_order_of_every_vector():
    assert MODEL.name == "pair"
    assert MODEL.coordinates == ("x", "y")
    assert MODEL.velocities == ("x_dot", "y_dot")
    assert MODEL.inputs == ("u", "w")
    assert MODEL.parameters == {"k": 8.0, "m": 2.0}
    assert MODEL.constraints == ("x - y = 0",)
    assert MODEL.states == ()
    assert "pair" in repr(MODEL)


def test_shapes_at_one_state():
    q, v = [1.0, 1.0], [0.5, 0.5]
    assert MODEL.mass_matrix(q).shape == (2, 2)
    assert MODEL.coriolis_matrix(q, v).shape == (2, 2)
    for vector in (
        MODEL.gravity(q),
        MODEL.force(q, v),
        MODEL.acceleration(q, v),
        MODEL.inverse_dynamics(q, v, q),
    ):
        assert vector.shape == (2,)
    assert MODEL.multipliers(q, v).shape == (1,)
    assert MODEL.constraint_jacobian(q).shape == (1, 2)
    assert MODEL.constraint_residuals(q, v).shape == (2,)
    energy = MODEL.energy(q, v)
    assert energy == (energy.kinetic, energy.potential) == (0.5, 8.0)


def test_values_by_hand():
    # Held together, x = y: 2 m ẍ = u + w − 2 k x, and λ = m ẍ + k x − u.
    q, v, push = [0.5, 0.5], [0.0, 0.0], [3.0, 1.0]
    np.testing.assert_allclose(MODEL.acceleration(q, v, push), [-1.0, -1.0], rtol=1e-14)
    np.testing.assert_allclose(MODEL.multipliers(q, v, push), [-1.0], rtol=1e-14)
    np.testing.assert_allclose(MODEL.constraint_jacobian(q), [[1, -1]])
    np.testing.assert_allclose(MODEL.constraint_residuals([1.0, 0.25], [2.0, -1.0]), [0.75, 3.0])
    np.testing.assert_allclose(MODEL.force(q, v, push), [-1.0, -3.0])
    np.testing.assert_allclose(MODEL.inverse_dynamics(q, v, [1.0, 2.0]), [6.0, 8.0])


def test_inputs_left_out_are_zero():
    q, v = [1.0, 1.0], [0.0, 0.0]
    np.testing.assert_array_equal(MODEL.acceleration(q, v), MODEL.acceleration(q, v, [0.0, 0.0]))


def test_lists_tuples_integers_and_strided_arrays_are_taken():
    expected = MODEL.gravity(np.array([1.0, 2.0]))
    wide = np.array([[1.0, 9.0], [2.0, 9.0]])
    for given in ([1, 2], (1.0, 2.0), np.array([1, 2]), np.float32([1, 2]), wide[:, 0], [1, np.float64(2)]):
        np.testing.assert_array_equal(MODEL.gravity(given), expected)
    np.testing.assert_array_equal(MODEL.gravity(wide.T)[0], expected)


def test_arguments_are_left_as_they_are():
    q, v = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    MODEL.acceleration(q, v, [1.0, 1.0])
    np.testing.assert_array_equal([q, v], [[1, 2], [3, 4]])


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda: MODEL.mass_matrix([1.0]),
            r"q needs 2 entries \(x, y\) along its last axis, got the shape \(1,\)",
        ),
        (lambda: MODEL.mass_matrix(3.0), r"q needs 2 entries .* shape \(\)"),
        (lambda: MODEL.gravity(np.zeros((2, 3))), r"q needs 2 entries .* shape \(2, 3\)"),
        (lambda: MODEL.acceleration([0, 0], [0, 0, 0]), r"v needs 2 entries \(x_dot, y_dot\)"),
        (lambda: MODEL.acceleration([0, 0], [0, 0], [1.0]), r"u needs 2 entries \(u, w\)"),
        (lambda: MODEL.acceleration([0, 0], [0, 0], 1.0), r"u needs 2 entries \(u, w\)"),
        (lambda: MODEL.inverse_dynamics([0, 0], [0, 0], [1.0]), r"a needs 2 entries \(x_ddot, y_ddot\)"),
        (lambda: MODEL.gravity(["far", "near"]), "q must be numbers"),
        (lambda: MODEL.gravity([[0, 1], [2]]), "q must be numbers"),
        (lambda: MODEL.gravity(None), r"q needs 2 entries .* shape \(\)"),
        (lambda: MODEL.gravity([1j, 0]), "q must be numbers"),
    ],
)
def test_wrong_shapes_are_refused_with_the_names_of_what_is_wanted(call, words):
    with pytest.raises(PendulaError, match=words):
        call()


def test_batches_that_do_not_fit_each_other():
    with pytest.raises(ValueError, match=r"cannot be broadcast .* shape \(3,\) .* shape \(4,\)"):
        MODEL.acceleration(np.zeros((3, 2)), np.zeros((4, 2)))


def test_a_system_without_inputs_refuses_some():
    with pytest.raises(PendulaError, match=r"u needs 0 entries"):
        derive(gallery.pendulum()).acceleration([1.0], [0.0], [1.0])


def test_unknown_parameters_are_refused_and_the_known_listed():
    with pytest.raises(
        DescriptionError, match="'mass' is not a parameter of pair; its parameters are 'k', 'm'"
    ):
        MODEL.with_parameters(mass=1.0)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "heavy", None], ids=repr)
def test_a_parameter_must_be_a_finite_number(value):
    with pytest.raises(
        DescriptionError, match=r"parameter 'm' (is (nan|inf); it must be a finite|must be a) number"
    ):
        MODEL.with_parameters(k=1.0, m=value)


def test_with_parameters_leaves_the_model_as_it_is():
    heavier = MODEL.with_parameters(m=4.0)
    assert (MODEL.parameters["m"], heavier.parameters["m"]) == (2.0, 4.0)
    assert heavier.parameters["k"] == 8.0
    np.testing.assert_allclose(heavier.mass_matrix([0, 0]), 2 * MODEL.mass_matrix([0, 0]))
    assert MODEL.with_parameters().parameters == MODEL.parameters


def test_with_control_keeps_changed_parameters():
    closed = MODEL.with_parameters(k=2.0).with_control({"u": -k * x, w: sp.sin(time)})
    assert closed.inputs == ()
    assert closed.parameters["k"] == 2.0
    np.testing.assert_allclose(closed.force([1.0, 1.0], [0.0, 0.0], t=0.5), [-2 - 2, -2 + np.sin(0.5)])


def test_derive_takes_descriptions_models_and_names():
    assert derive(MODEL) is MODEL
    assert isinstance(derive("pendulum"), Model)
    assert derive("pendulum").parameters == derive(gallery.pendulum()).parameters
    np.testing.assert_array_equal(
        derive("double_pendulum").acceleration([1.0, 2.0], [0.1, 0.2]),
        derive(gallery.double_pendulum()).acceleration([1.0, 2.0], [0.1, 0.2]),
    )
    for wrong in (3, None, x**2):
        with pytest.raises(PendulaError, match=f"Lagrangian.*got {type(wrong).__name__}"):
            derive(wrong)
    with pytest.raises(PendulaError, match=r"no system 'pendulm'\. Did you mean 'pendulum'"):
        derive("pendulm")


def test_two_systems_may_each_have_their_own_m():
    light, heavy = parameters(m=1.0), parameters(m=3.0)
    first = derive(Lagrangian(x, light * x.dot**2 / 2, x**2))
    second = derive(Lagrangian(x, heavy * x.dot**2 / 2, x**2))
    assert first.acceleration([1.0], [0.0])[0] == pytest.approx(3 * second.acceleration([1.0], [0.0])[0])


def test_a_singular_mass_matrix_is_refused_in_words_by_every_road():
    massless = Lagrangian((x, y), m * x.dot**2 / 2, k * y**2 / 2, name="half")
    with pytest.raises(
        PendulaError, match=r"mass matrix of half .*the direction \(\+1 y_dot\) has no inertia"
    ):
        simulate(massless, until=1.0, step=0.1)
    with pytest.raises(
        PendulaError, match=r"mass matrix of half is singular everywhere: no term .* gives 'y_dot' inertia"
    ):
        derive(massless).acceleration([0.0, 1.0], [0.0, 0.0])
