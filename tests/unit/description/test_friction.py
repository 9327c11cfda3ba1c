"""Friction: what it adds to a description, and what it refuses."""

import pickle

import pytest
import sympy as sp

import pendula as pe
from pendula.description.constraints import Nonholonomic

x, y, phi = pe.coordinates("x y phi")
m, g, mu, R = pe.parameters(m=2.0, g=9.81, mu=0.3, R=0.1)
u = pe.inputs("u")
FRICTION = pe.Friction(mu, normal=m * g, on=x)


def block(*forces, **parts):
    return pe.Lagrangian(x, m * x.dot**2 / 2, 0, forces=forces, name="block", **parts)


def test_a_friction_adds_its_mode_its_row_and_its_force():
    system = block(FRICTION)
    (mode,) = system.states
    assert mode.name == "x_slip"
    assert system.rates[mode] == 0
    assert system.constraint_names == ("x sticks",)
    assert system.constraints[0].expression == (1 - mode**2) * x.dot
    assert system.generalised_forces == ((-mode * mu * m * g,),)


def test_rows_of_friction_come_after_all_other_constraints():
    rolls = Nonholonomic(x.dot - R * phi.dot, name="rolls")
    system = pe.Lagrangian(
        (x, y, phi),
        (x.dot**2 + y.dot**2 + phi.dot**2) / 2,
        0,
        forces=[FRICTION],
        constraints=[rolls, pe.Holonomic(y, name="rail")],
    )
    assert system.constraint_names == ("rail", "rolls", "x sticks")


def test_a_friction_stays_once_through_replacements_closed_loops_and_pickles():
    system = block(FRICTION, pe.Force(u, along=x))
    for same in (
        system.replace(name="other"),
        pickle.loads(pickle.dumps(system)),
        system.with_control({u: -x}),
    ):
        assert same.constraint_names == ("x sticks",)
        assert [z.name for z in same.states] == ["x_slip"]
        assert len(same.frictions) == 1
    assert system.replace(forces=()).constraints == ()
    assert system.replace(forces=()).states == ()


def test_a_law_for_an_input_reaches_the_pressing_force():
    pressed = block(pe.Friction(mu, normal=u, on=x))
    closed = pressed.with_control({u: 5 * sp.cos(pe.time)})
    assert closed.inputs == ()
    assert closed.frictions[0].normal == 5 * sp.cos(pe.time)


def test_a_static_coefficient_is_a_parameter_of_the_system():
    held = pe.parameters(held=0.5)
    assert "held" in pe.derive(block(pe.Friction(mu, normal=m * g, on=x, static=held))).parameters


def test_units_reach_the_friction():
    s, weight, mass = pe.coordinates("s", units="m"), *pe.parameters(weight=(20, "N"), mass=(2, "kg"))
    system = pe.Lagrangian(s, mass * s.dot**2 / 2, 0, forces=[pe.Friction(0.3, normal=weight, on=s)])
    assert system.units["s sticks"] == "N"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"mu": -0.1, "normal": 1, "on": x}, "mu of the friction on x is negative"),
        ({"mu": 0.1, "normal": -m, "on": x}, "normal of the friction on x is negative"),
        ({"mu": 0.1, "on": x}, "needs normal="),
        ({"mu": 0.1, "normal": 1}, "needs on="),
        ({"mu": 0.3, "static": 0.2, "normal": 1, "on": x}, "less than mu = 0.3"),
        ({"mu": "much", "normal": 1, "on": x}, "mu of a friction must be an expression"),
        ({"mu": 0.3, "normal": 1, "on": x - R * phi}, "needs a name"),
        ({"mu": 0.3, "normal": 1, "on": x.dot**2, "name": "w"}, "must be linear in the velocity 'x_dot'"),
        ({"mu": 0.3, "normal": 1, "on": m, "name": "w"}, "slips with no velocity"),
    ],
)
def test_what_cannot_be_is_refused(given, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.Friction(**given)


def test_two_frictions_on_one_coordinate_are_refused():
    with pytest.raises(pe.PendulaError, match="x_slip"):
        block(FRICTION, pe.Friction(0.1, normal=m, on=x))
