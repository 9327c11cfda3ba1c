"""Every body that cannot be right is refused by a sentence that names the culprit."""

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula import (
    Damper,
    DescriptionError,
    Drag,
    Force,
    FreeBody,
    Lagrangian,
    PendulaError,
    Point,
    SimulationError,
    Torque,
    coordinates,
    inputs,
    parameters,
    states,
    velocities,
)

x, y, z, theta = coordinates("x y z theta")
vx, wx, Px = velocities("vx wx Px")
u = inputs("u")
INERTIA = (1.0, 2.0, 2.5)


def body(mass=2.0, inertia=INERTIA, **parts) -> FreeBody:
    return FreeBody(mass, inertia, **parts)


def refused(match: str, **parts) -> None:
    with pytest.raises(DescriptionError, match=match) as caught:
        body(**parts)
    assert isinstance(caught.value, PendulaError)
    assert str(caught.value).endswith(".")


def pushed(match: str, value, **parts) -> None:
    refused(match, forces=[Force((value, 0, 0), axes="body", name="push")], **parts)


def test_mass():
    refused("mass of a body must be greater than zero, got 0 kg", mass=0)
    refused("mass of a body must be greater than zero, got -1 kg", mass=parameters(m=-1.0))
    refused("mass of a body must be an expression, got 'heavy'", mass="heavy")
    refused("mass of a body is not finite", mass=float("nan"))
    refused("mass of a body is made of numbers and parameters; it depends on 'x'", mass=x)
    refused("mass of a body is made of numbers and parameters; it depends on 'u'", mass=u)
    refused("mass of a body is made of numbers and parameters; it depends on 't'", mass=pe.time)
    refused(r"mass uses the undeclared symbol 'c'; .*parameters\(c=", mass=sp.Symbol("c"))


@pytest.mark.parametrize("wrong", [(1, 2), 3.0, np.eye(4), "round", [[1, 2], [3]]], ids=repr)
def test_inertia_of_the_wrong_shape(wrong):
    refused("inertia of a body must be three principal moments or a 3×3 matrix", inertia=wrong)


def test_inertia():
    refused(r"principal moments \(-1, 1, 2\), and -1 is not positive", inertia=(1, 2, -1))
    refused("and 0 is not positive", inertia=(1, 1, 0))
    refused(r"\(-1, 1, 3\), and -1 is not positive", inertia=[[1, 2, 0], [2, 1, 0], [0, 0, 1]])
    refused("not symmetric: Ixy = 0.2 but Iyx = 0.1", inertia=[[1, 0.2, 0], [0.1, 1, 0], [0, 0, 1]])
    refused("inertia of a body is not finite", inertia=(1, 1, float("inf")))
    refused("inertia of a body is made of numbers and parameters; it depends on 'wx'", inertia=(1, 1, 1 + wx))


def test_gravity():
    refused(r"Gravity has three components, got \(0, -9.81\)", gravity=(0, -9.81))
    refused("components of the gravity .* come in a list, got 9.81", gravity=9.81)
    refused("gravity of a body is made of numbers and parameters; it depends on 'z'", gravity=(0, 0, z))


def test_forces_of_a_lagrangian():
    for force in (Force((0, 0, 1), at=Point(x, y, z)), Force(u, along=x)):
        refused('A Force on a body needs axes="body" or axes="world"', forces=[force])
    refused('A Torque on a body needs axes="body" or axes="world"', forces=[Torque(u, on=x)])
    refused("is not a force on a body: use Force or Torque with axes=", forces=[Damper(1, on=x)])
    refused("3 is not a force on a body", forces=[3])
    refused("forces of a system come in a list", forces=3)


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: Force((0, 0, 1), axes="bodyy"), "axes of a Force .* \"body\" or \"world\", got 'bodyy'"),
        (lambda: Torque((0, 0, 1), axes="bodyy"), "axes of a Torque .* \"body\" or \"world\", got 'bodyy'"),
        (lambda: Force((0, 1), axes="body"), r"of a Force on a body has three components, got \(0, 1\)"),
        (lambda: Force((0, 1, 0), at=(1, 2), axes="body"), "at of a Force on a body has three components"),
        (lambda: Force(1, axes="body"), "needs its Cartesian components, got 1"),
        (lambda: Force((0, 1, 0), along=x, axes="body"), r"at=\(x, y, z\), not along="),
        (lambda: Torque((0, 1, 0), on=x, axes="body"), "acts on a body, not on= or turning="),
        (lambda: Drag(linear=1), "A Drag needs exactly one of at= or on=, got 0"),
        (lambda: FreeBody.point((1, 2)), r"of a body has three components along its axes, got \(1, 2\)"),
        (lambda: FreeBody.point(3), "components of a system come in a list, got 3"),
    ],
)  # fmt: skip
def test_forces_and_points_that_no_body_can_have(make, match):
    with pytest.raises(DescriptionError, match=match):
        make()


def test_drag_needs_a_place_on_the_body():
    refused(r"A Drag on a body needs at=\(x, y, z\)", forces=[Drag(on=x, linear=1)])
    refused(r"three components along its axes .* got \(0, 1\)", forces=[Drag(at=(0, 1), linear=1)])
    # A Point lies in the world: taken as a place on the body, the drag would act elsewhere.
    refused("three components along its axes", forces=[Drag(at=Point(x, y, z), linear=1)])


def test_symbols_that_are_not_the_bodys():
    pushed("force 'push' uses 'x_dot', but the velocities of body are not the rates of its", x.dot)
    pushed("uses 'x_dot', .* they are 'vx', 'vy', 'vz', 'wx', 'wy', 'wz'", x.dot)
    pushed("uses 'x_ddot', but the velocities of body are not the rates", x.dot.dot)
    pushed("force 'push' uses the undeclared symbol 'c'", sp.Symbol("c"))
    pushed("uses 'theta', which is not one of the system's coordinates", theta)
    pushed("uses 'Px', which is not one of the velocities of body; they are 'vx'", Px)
    pushed("uses 'vx', which is not one of the velocities of body; they are 'Px'", vx, momenta=True)
    pushed("a 'wx' that was declared with a unit", velocities("wx", units="rad/s"))
    pushed("a 'x' that was declared with another unit", coordinates("x", units="m"))
    s = states("s")
    pushed("uses 's', which is a state; .* rates={s: ...}", s)
    refused("rate of 's' uses 'x_dot', but the velocities", rates={s: x.dot})


def test_one_name_one_meaning():
    pushed("'x' is used twice: as a parameter and a coordinate", parameters(x=1.0))
    pushed("'mass' is used twice: as a parameter with two values", parameters(mass=5.0))
    pushed("'wx' is used twice: as an input and a velocity", inputs("wx"))
    refused("'wx' is used twice: as a state and a velocity", rates={states("wx"): 1})


def test_other_parts():
    refused("momenta must be True or False, got 'yes'", momenta="yes")
    refused("momenta must be True or False, got 1", momenta=1)
    refused("The name must be a text", name="")
    refused("3 cannot be drawn", drawing=[3])
    refused("rates of further states come as", rates=3)
    refused("start names 'Lx', which body does not have; it has 'x'", start={"Lx": 1.0})
    refused("start value of 'qx'", start={"qx": float("nan")})
    with pytest.raises(DescriptionError, match="'u' is not an input of body; its inputs are none"):
        body().with_control({"u": 1})


@pytest.mark.parametrize(
    ("start", "length", "cure"),
    [
        ({"qw": 1.0, "qx": 1.0}, "1.41421", "0.707107, 0.707107, 0, 0"),
        ({"qx": 0.5}, "1.11803", "0.894427, 0.447214, 0, 0"),
        ({"qw": 0.0}, "0", "1, 0, 0, 0"),
    ],
)
def test_a_start_that_is_no_rotation(start, length, cure):
    with pytest.raises(SimulationError) as caught:
        pe.simulate(body(), start, until=1.0, step=0.1)
    assert f"must have unit length at the start of body, its length is {length};" in str(caught.value)
    assert f"({cure})" in str(caught.value)


def test_typed_digits_of_a_quaternion_are_normalised():
    run = pe.simulate(body(), {"qw": 0.7071068, "qx": 0.7071068}, until=0.1, step=0.1)
    # Six digits are off by 3e-8; after division by the length the rest is rounding.
    assert np.linalg.norm(run.q[0, 3:]) == pytest.approx(1.0, abs=3e-16)


def test_forces_with_axes_inside_a_lagrangian():
    for force in (Force((1, 0, 0), axes="body"), Torque((1, 0, 0), axes="world")):
        with pytest.raises(DescriptionError, match="with axes= acts on a FreeBody; in a Lagrangian give"):
            Lagrangian([x], x.dot**2 / 2, 0, forces=[force])
    with pytest.raises(
        DescriptionError, match="three components along the axes of a body are for a FreeBody"
    ):
        Lagrangian([x], x.dot**2 / 2, 0, forces=[Drag(at=(0, 0, 0), linear=1)])
