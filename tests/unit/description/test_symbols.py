"""Coordinates, parameters, inputs and the total time derivative."""

import pickle

import pytest
import sympy as sp

from pendula import DescriptionError, coordinates, dot, inputs, parameters, time


def test_one_name_gives_one_symbol_and_several_give_a_tuple():
    assert coordinates("x").name == "x"
    assert [q.name for q in coordinates("x theta")] == ["x", "theta"]
    assert [q.name for q in coordinates("q1:4")] == ["q1", "q2", "q3"]
    assert inputs("u").name == "u"
    assert [u.name for u in inputs("u1, u2")] == ["u1", "u2"]
    assert parameters(m=2).value == 2.0
    assert [(p.name, p.value) for p in parameters(m=1.5, l=2)] == [("m", 1.5), ("l", 2.0)]


def test_velocities_and_accelerations_know_their_coordinate():
    x = coordinates("x")
    assert x.dot.name == "x_dot"
    assert x.dot.dot.name == "x_ddot"
    assert x.dot.coordinate == x
    assert x.dot.dot.coordinate == x


def test_a_parameters_value_is_part_of_its_identity():
    light, heavy, same = parameters(m=1.0), parameters(m=2.0), parameters(m=1.0)
    assert light == same
    assert hash(light) == hash(same)
    assert light != heavy
    assert light - heavy != 0
    assert light - same == 0


def test_symbols_survive_copying_between_processes():
    x, m = coordinates("x"), parameters(m=1.5)
    again = pickle.loads(pickle.dumps(m * x.dot**2 + time))  # multiprocessing sends descriptions like this
    assert again == m * x.dot**2 + time
    assert {s.value for s in again.free_symbols if s.name == "m"} == {1.5}


def test_dot_is_the_chain_rule():
    x, theta = coordinates("x theta")
    m = parameters(m=1.0)
    assert dot(m) == 0
    assert dot(3) == 0
    assert dot(time**2) == 2 * time
    assert dot(x) == x.dot
    assert dot(x.dot) == x.dot.dot
    assert sp.expand(dot(m * x**2 * sp.sin(theta)) - m * x * (
        2 * x.dot * sp.sin(theta) + x * sp.cos(theta) * theta.dot
    )) == 0  # fmt: skip
    assert sp.expand(dot(x * time) - (x.dot * time + x)) == 0
    assert dot(sp.Matrix([x, x**2])) == sp.Matrix([x.dot, 2 * x * x.dot])
    assert sp.expand(dot(dot(x**2)) - (2 * x.dot**2 + 2 * x * x.dot.dot)) == 0


@pytest.mark.parametrize("symbol", [inputs("push"), coordinates("x").dot.dot], ids=str)
def test_dot_refuses_what_has_no_known_rate(symbol):
    with pytest.raises(DescriptionError, match=f"cannot differentiate the .* '{symbol}'"):
        dot(symbol**2)


@pytest.mark.parametrize("declare", [coordinates, inputs])
@pytest.mark.parametrize("names", ["", "  ", None, 3, ["x"]], ids=repr)
def test_names_must_be_a_text(declare, names):
    with pytest.raises(DescriptionError, match=r"needs a string of names.*got "):
        declare(names)


@pytest.mark.parametrize("declare", [coordinates, inputs])
def test_the_same_name_twice_in_one_call(declare):
    with pytest.raises(DescriptionError, match="'x' is declared twice"):
        declare("x y x")


@pytest.mark.parametrize("name", ["lambda", "class", "a-b", "é!"])
def test_names_must_be_identifiers(name):
    with pytest.raises(DescriptionError, match=f"'{name}' cannot name a coordinate"):
        coordinates(name)
    with pytest.raises(DescriptionError, match=f"'{name}' cannot name a parameter"):
        parameters(**{name: 1.0})


def test_a_parameter_needs_a_value():
    with pytest.raises(DescriptionError, match="needs the value of every name"):
        parameters()


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_a_parameter_that_is_not_finite_is_refused_by_name(value):
    with pytest.raises(DescriptionError, match=r"'mass' is .*finite"):
        parameters(length=1.0, mass=value)


@pytest.mark.parametrize("value", ["heavy", None, [1.0, 2.0], 1j, coordinates("x")], ids=repr)
def test_a_parameter_that_is_not_a_number_is_refused_by_name(value):
    with pytest.raises(DescriptionError, match="'mass' must be a number"):
        parameters(mass=value)
