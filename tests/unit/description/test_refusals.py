"""Every description that cannot be right is refused by a sentence that names the culprit."""

import pytest
import sympy as sp

from pendula import (
    DescriptionError,
    Disc,
    Force,
    Holonomic,
    Lagrangian,
    Nonholonomic,
    PendulaError,
    Point,
    Rod,
    coordinates,
    inputs,
    parameters,
    time,
)

x, y, other = coordinates("x y other")
m, k = parameters(m=1.0, k=2.0)
u = inputs("u")
T, V = m * (x.dot**2 + y.dot**2) / 2, k * x**2 / 2


def refused(match: str, q=(x, y), kinetic=T, potential=V, **parts) -> None:
    with pytest.raises(DescriptionError, match=match) as caught:
        Lagrangian(q, kinetic, potential, **parts)
    assert isinstance(caught.value, PendulaError)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).endswith(".")


def test_no_coordinate():
    refused("at least one coordinate", q=())


def test_what_is_no_coordinate():
    refused("m is not a coordinate", q=(x, m))
    refused("z is not a coordinate", q=(x, sp.Symbol("z")))
    refused("x_dot is not a coordinate", q=(x, x.dot))


def test_the_same_coordinate_twice():
    refused("coordinate 'x' is given twice", q=(x, y, x))


def test_undeclared_symbol_in_an_energy():
    refused(
        r"kinetic energy uses the undeclared symbol 'c'.*parameters\(c=", kinetic=T + sp.Symbol("c") * x.dot
    )
    refused("potential energy uses the undeclared symbol 'c'", potential=sp.Symbol("c") * x)


def test_undeclared_symbol_elsewhere():
    c = sp.Symbol("c")
    refused("force 'push' uses the undeclared symbol 'c'", forces=[Force(c, along=x, name="push")])
    refused("constraint .* uses the undeclared symbol 'c'", constraints=[x - c])
    refused("drawing of a Disc uses the undeclared symbol 'c'", drawing=[Disc(Point(x, y), c)])
    refused("drawing of a Rod uses 'other'", drawing=[Rod(Point(0, 0), Point(x, other))])


def test_coordinate_of_another_system():
    refused("potential energy uses 'other', which is not one of the system's coordinates", potential=other**2)
    refused("constraint other - x = 0 uses 'other'|constraint -?.*uses 'other'", constraints=[x - other])


def test_velocity_of_an_unknown_coordinate():
    refused("kinetic energy uses 'other_dot', but 'other' is not one of", kinetic=T + other.dot**2)
    refused("force 'drag' uses 'other_dot'", forces=[Force(-other.dot, along=x, name="drag")])


def test_the_same_name_twice():
    refused("'x' is used twice: as a parameter and a coordinate", potential=parameters(x=1.0) * y)
    refused("'u' is used twice: as a parameter and an input", forces=[Force(u + parameters(u=1.0), along=x)])
    refused("'y' is used twice: as an input and a coordinate", forces=[Force(inputs("y"), along=x)])
    refused("'t' is used twice: as a parameter and the time", potential=parameters(t=1.0) * x)
    refused("'m' is used twice: as a parameter with two values", potential=parameters(m=3.0) * x)
    q, q_dot = coordinates("q q_dot")
    refused(
        "'q_dot' is used twice: as a velocity and a coordinate",
        q=(q, q_dot),
        kinetic=q.dot**2 + q_dot.dot**2,
        potential=0,
    )


@pytest.mark.parametrize(
    ("kinetic", "culprit"),
    [
        (x.dot**3 + T, r"x_dot\*\*3"),
        (x.dot**2 * y.dot**2 + T, r"x_dot\*\*2\*y_dot\*\*2"),
        (T + m * sp.sin(y.dot), r"m\*sin\(y_dot\)"),
        (T + sp.sqrt(1 - x.dot**2), r"sqrt\(1 - x_dot\*\*2\)"),
        (T + 1 / x.dot, r"1/x_dot"),
        (T + sp.Abs(x.dot), r"Abs\(x_dot\)"),
        # Terms without any velocity (T₀) are in order: they must not be blamed.
        (k * x**2 + T + y.dot**3, r"y_dot\*\*3"),
        (x**2 + y**2 + sp.sin(y.dot) + T, r"sin\(y_dot\)"),
    ],
    ids=str,
)
def test_kinetic_energy_that_is_not_quadratic(kinetic, culprit):
    refused(f"must be quadratic in the velocities; the term {culprit} is not", kinetic=kinetic)


def test_kinetic_energy_that_is_quadratic_once_expanded_is_taken():
    system = Lagrangian((x, y), (x.dot + 1) ** 3 - x.dot**3 - 3 * x.dot + y.dot**2, V)
    assert system.velocities == (x.dot, y.dot)


def test_kinetic_energy_without_velocity():
    refused("kinetic energy contains no velocity", kinetic=m * x**2)


def test_potential_with_velocity():
    refused("potential energy depends on the velocity 'x_dot'", potential=V + x.dot * y)


def test_energies_with_inputs_or_accelerations():
    refused("potential energy depends on 'u', an input", potential=V - u * x)
    refused("kinetic energy depends on 'x_ddot', an acceleration", kinetic=T + x.dot.dot)
    refused(
        "force 'push' depends on the acceleration 'y_ddot'", forces=[Force(y.dot.dot, along=x, name="push")]
    )


@pytest.mark.parametrize("wrong", ["x**2", [x], sp.nan, sp.oo * x, sp.Eq(x, y), sp.Matrix([x, y])], ids=str)
def test_energies_must_be_finite_scalar_expressions(wrong):
    refused("The potential energy (must be|is not finite)", potential=wrong)
    refused("The kinetic energy (must be|is not finite)", kinetic=wrong)


def test_functions_of_time_in_sympys_own_way():
    refused(r"contains the function f\(t\)", potential=sp.Function("f")(time))


def test_what_is_no_force():
    refused("3 is not a force", forces=[3])
    refused(r"x\*\*2 is not a force: use Force, ", forces=[x**2])


@pytest.mark.parametrize(
    ("part", "single"),
    [("forces", Force(u, along=x)), ("constraints", x - y), ("drawing", Disc(Point(x, y), 1)), ("forces", 3)],
    ids=str,
)
def test_parts_that_come_in_lists(part, single):
    listed = {"drawing": "shapes of the drawing"}.get(part, part)
    refused(f"The {listed} of a system come in a list, got ", **{part: single})


def test_coordinates_must_be_given():
    refused("The coordinates of a system come in a list, got None", q=None)


def test_what_is_no_shape():
    refused("3 cannot be drawn; a drawing consists of Rod, Disc, ", drawing=[3])
    refused("'far' cannot be drawn; a drawing consists of Rod, Disc, ", drawing=["far"])


def test_constraint_that_is_not_finite():
    refused("constraint.*not finite", constraints=[x * sp.oo])
    refused("constraint.*not finite", constraints=[x + sp.zoo])


def test_constraint_that_depends_on_nothing():
    for nothing in (0, 5, time - 2, m * k):
        with pytest.raises(DescriptionError, match="depends on no coordinate"):
            Holonomic(nothing)
    with pytest.raises(DescriptionError, match="depends on no velocity"):
        Nonholonomic(x - y)
    with pytest.raises(DescriptionError, match="always True"):
        Holonomic(sp.Eq(x, x))


def test_constraint_of_the_wrong_kind():
    with pytest.raises(DescriptionError, match=r"contains velocities; write it as Nonholonomic"):
        Holonomic(x.dot - 1)
    with pytest.raises(DescriptionError, match="must be linear in the velocities; it is not in 'x_dot'"):
        Nonholonomic(x.dot**2 - y.dot)
    with pytest.raises(DescriptionError, match="may not depend on the input 'u'"):
        Holonomic(x - u)
    with pytest.raises(DescriptionError, match="may not depend on the acceleration 'x_ddot'"):
        Nonholonomic(x.dot.dot - y.dot)
    with pytest.raises(DescriptionError, match="must be an expression that is zero"):
        Holonomic(sp.Matrix([x]))


def test_start_with_an_unknown_name_lists_the_known_ones():
    refused(
        "start names 'z', which system does not have; it has 'x', 'y', 'x_dot', 'y_dot'", start={"z": 1.0}
    )


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "far", None], ids=repr)
def test_start_value_that_is_no_finite_number(value):
    refused(
        r"start value of 'y_dot' (is (nan|inf); it must be a finite|must be a) number", start={"y_dot": value}
    )


@pytest.mark.parametrize("name", ["", "  ", None, 3], ids=repr)
def test_a_system_needs_a_name(name):
    refused("The name must be a text", name=name)
