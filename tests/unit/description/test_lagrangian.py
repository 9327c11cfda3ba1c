"""A system as a value: immutable, with its parts in order, and closed by control laws."""

import dataclasses

import pytest
import sympy as sp

from pendula import (
    DescriptionError,
    Force,
    Holonomic,
    Lagrangian,
    Nonholonomic,
    coordinates,
    inputs,
    parameters,
    time,
)

x, y = coordinates("x y")
m, k = parameters(m=1.0, k=2.0)
u, w = inputs("u w")


def system(**changes) -> Lagrangian:
    parts = {"kinetic": m * (x.dot**2 + y.dot**2) / 2, "potential": k * x**2 / 2}
    return Lagrangian((x, y), **(parts | changes))


def test_a_cyclic_coordinate_is_not_lost():
    assert system(potential=0).coordinates == (x, y)
    assert Lagrangian((y, x), m * (x.dot**2 + y.dot**2), 0).velocities == (y.dot, x.dot)


def test_one_coordinate_needs_no_tuple():
    assert Lagrangian(x, m * x.dot**2, 0).coordinates == (x,)


def test_it_cannot_be_changed():
    described = system(start={"x": 1.0})
    with pytest.raises(dataclasses.FrozenInstanceError):
        described.potential = 0
    with pytest.raises((TypeError, AttributeError)):
        described.start["x"] = 2.0
    assert described.replace(start={"x": 2.0}).start == {"x": 2.0}
    assert described.start == {"x": 1.0}


def test_start_takes_names_and_symbols():
    assert system(start={"x": 1, y.dot: 2}).start == {"x": 1.0, "y_dot": 2.0}


def test_parameters_come_by_name_and_number():
    numbered = parameters(m10=1.0, m2=2.0, a=3.0)
    described = system(potential=sum(numbered) * x)
    assert [p.name for p in described.parameters] == ["a", "m", "m2", "m10"]


def test_constraints_on_positions_come_first_with_their_names():
    described = system(
        constraints=[
            Nonholonomic(x.dot - 1, name="speed"),
            x - y,
            Holonomic(y - time, name="lift"),
            sp.Eq(x, 1),
        ]
    )
    assert described.constraint_names == ("x - y = 0", "lift", "x - 1 = 0", "speed")
    assert [type(c) for c in described.constraints] == [Holonomic] * 3 + [Nonholonomic]


@pytest.mark.parametrize(
    ("parts", "motion"),
    [
        ({}, ""),
        ({"potential": k * (x - sp.sin(time)) ** 2}, "prescribed motion"),
        ({"kinetic": m * ((x.dot - y) ** 2 + y.dot**2) / 2}, "moving frame"),
        ({"kinetic": m * (x.dot**2 + (1 + time) * y.dot**2) / 2}, "prescribed motion"),
        ({"kinetic": (x.dot**2 + y.dot**2 + y**2) / 2}, "moving frame"),
        ({"kinetic": (x.dot**2 + y.dot**2) / 2 + k * x * y.dot}, ""),
        ({"kinetic": (x.dot**2 + y.dot**2) / 2 + sp.sin(time) * x * y.dot}, "prescribed motion"),
        ({"forces": [Force(sp.sin(time), along=x)]}, ""),
    ],
)
def test_motion_is_called_prescribed_only_where_time_is_explicit(parts, motion):
    described = system(**parts)
    assert described.motion == motion
    assert described.power_names[len(described.forces) :] == ((motion,) if motion else ())


def test_a_force_may_have_the_name_of_the_motion():
    described = system(potential=k * x**2 * time, forces=[Force(1, along=x, name="prescribed motion")])
    assert described.power_names == ("prescribed motion", "prescribed motion (2)")
    assert described.motion == "prescribed motion (2)"


@pytest.mark.parametrize(
    ("constraint", "moving"),
    [(x - y, False), (x - time, True), (Nonholonomic(x.dot - y.dot), False), (Nonholonomic(x.dot - 1), True)],
    ids=str,
)
def test_moving_constraints_are_seen(constraint, moving):
    assert system(constraints=[constraint]).moving_constraints is moving


def test_control_laws_close_the_loop():
    described = system(forces=[Force(u + w, along=x, name="push"), Force(u, along=y)])
    closed = described.with_control({"u": -k * x - y.dot, w: sp.sin(time)})
    assert closed.inputs == ()
    assert closed.generalised_forces == ((-k * x - y.dot + sp.sin(time), 0), (0, -k * x - y.dot))
    assert closed.force_names == ("push", "force on y")
    assert described.with_control({"u": 3}).inputs == (w,)


def test_control_laws_are_put_in_all_at_once():
    # Each law speaks of the inputs as they were: crossed wires stay crossed.
    described = system(forces=[Force(u, along=x), Force(w, along=y)])
    assert described.with_control({"u": w, "w": u}).generalised_forces == ((w, 0), (0, u))


def test_control_laws_are_checked():
    described = system(forces=[Force(u, along=x)])
    with pytest.raises(DescriptionError, match="'force' is not an input of system; its inputs are 'u'"):
        described.with_control({"force": x})
    with pytest.raises(DescriptionError, match="undeclared symbol 'gain'"):
        described.with_control({"u": sp.Symbol("gain") * x})
    with pytest.raises(DescriptionError, match="law for the input 'u' must be"):
        described.with_control({"u": "x"})
    with pytest.raises(DescriptionError, match="'m' is used twice"):
        described.with_control({"u": parameters(m=5.0) * x})
