"""Units from a description through its model into a run."""

import numpy as np
import pytest

import pendula as pe
from pendula import DescriptionError
from pendula.gallery import all_gallery


@pytest.fixture(scope="module")
def model():
    m, l, g = pe.parameters(m=(2.0, "kg"), l=(50, "cm"), g=(9.81, "m/s^2"))
    theta, u = pe.coordinates("theta"), pe.inputs("u")
    system = pe.Lagrangian(
        theta, m * l**2 * theta.dot**2 / 2, -m * g * l * pe.cos(theta), forces=[pe.Torque(u, on=theta)]
    )
    return pe.derive(system)


def test_the_card_has_units(model):
    assert model.card.units == {
        "theta": "rad",
        "theta_dot": "rad/s",
        "u": "N·m",
        "g": "m/s²",
        "l": "m",
        "m": "kg",
    }


def test_a_parameter_may_be_changed_in_any_unit_of_its_dimension(model):
    assert model.with_parameters(l=(70, "cm")).parameters["l"] == 0.7
    assert model.with_parameters(l=(70, "cm"), m=3).parameters == {"g": 9.81, "l": 0.7, "m": 3.0}
    assert np.array_equal(
        model.with_parameters(l=(70, "cm")).gravity([0.3]), model.with_parameters(l=0.7).gravity([0.3])
    )


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ((70, "kg"), "The parameter 'l' is measured in m, but 'kg' measures a mass (kg)."),
        ((70, "deg"), "The parameter 'l' is measured in m, but 'deg' measures a plain number or an angle."),
        ((70, "metr"), "The unit 'metr' of the parameter 'l' is not known; did you mean 'metre'?"),
    ],
)
def test_a_unit_of_another_dimension_is_refused_by_name(model, value, sentence):
    with pytest.raises(DescriptionError) as error:
        model.with_parameters(l=value)
    assert str(error.value) == sentence


def test_a_parameter_without_a_unit_is_converted_to_si_units():
    pendulum = pe.derive(all_gallery()["pendulum"]())
    assert pendulum.with_parameters(l=(70, "cm")).parameters["l"] == 0.7


def test_a_run_carries_the_units_of_its_model(model):
    run = pe.simulate(model, {"theta": 1.0}, until=0.1, step=0.01)
    assert run.units == model.card.units
    closed = pe.simulate(
        model, {"theta": 1.0}, until=0.1, step=0.01, control={"u": -2 * pe.coordinates("theta")}
    )
    assert closed.units["theta_dot"] == "rad/s"
    batch = pe.simulate_batch(model, {"theta": [0.1, 0.2]}, until=0.1, step=0.01)
    assert batch[1].units == model.card.units
    x = pe.coordinates("x")
    plain = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, start={"x": 1.0}, name="plain")
    assert pe.simulate(plain, until=0.1, step=0.01).units == {}


def test_the_motion_is_the_same_with_and_without_units(model):
    plain = pe.derive(all_gallery()["pendulum"]()).with_parameters(l=0.5, m=2.0, g=9.81)
    runs = [
        pe.simulate(which, {"theta": 1.0, "theta_dot": 0.0}, until=1.0, step=0.01) for which in (model, plain)
    ]
    assert np.array_equal(runs[0].q, runs[1].q)
