"""Systems by their rates: what they hold, and what is refused."""

import math
import pickle

import pytest
import sympy as sp

import pendula as pe
from pendula.description import Description
from pendula.description.symbols import Rate, State

x, y, w = pe.states("x y w")
theta = pe.coordinates("theta")
mu, k = pe.parameters(mu=2.0, k=3.0)
u, n = pe.inputs("u n")
RATES = (y, mu * (1 - x**2) * y - x)


def refused(match: str, states=(x, y), rates=RATES, **parts) -> None:
    with pytest.raises(pe.DescriptionError, match=match) as caught:
        pe.Ode(states, rates, **parts)
    assert str(caught.value).endswith(".")


def test_states_are_symbols_like_coordinates():
    assert isinstance(pe.states("a"), State)
    assert [s.name for s in pe.states("a1:4")] == ["a1", "a2", "a3"]
    assert pe.states("a", units="m").unit.text == "m"
    assert pe.states("a") is pe.states("a")
    assert pe.states("a") != pe.coordinates("a")
    with pytest.raises(pe.DescriptionError, match=r"states\(\) needs a string of names"):
        pe.states("")
    with pytest.raises(pe.DescriptionError, match="'a' is declared twice"):
        pe.states("a a")


def test_the_dot_of_a_state_names_its_rate():
    assert isinstance(x.dot, Rate)
    assert str(x.dot) == "x_dot"
    assert x.dot.state is x
    assert sp.latex(pe.states("y1").dot) == r"\dot{y}_{1}"
    assert pe.dot(x**2) == 2 * x * x.dot
    with pytest.raises(pe.DescriptionError, match="cannot differentiate the rate 'x_dot'"):
        pe.dot(x.dot)


def test_a_description_holds_its_parts_in_order():
    ode = pe.Ode((x, y), RATES, name="oscillator", start={x: 2, "y": 1}, reference="a book")
    assert isinstance(ode, Description)
    assert ode.states == (x, y)
    assert ode.rates == RATES
    assert ode.parameters == (mu,)
    assert (ode.coordinates, ode.velocities, ode.inputs) == ((), (), ())
    assert (ode.angles, ode.power_names, ode.constraint_names, ode.holonomic) == ((), (), (), ())
    assert dict(ode.start) == {"x": 2.0, "y": 1.0}
    assert not ode.explicit_time
    assert repr(ode) == "Ode('oscillator', states=(x, y))"


@pytest.mark.parametrize(
    "rates",
    [list(RATES), sp.Matrix(RATES), {y: RATES[1], x: RATES[0]}, {"x": RATES[0], "y": RATES[1]}],
    ids=["list", "matrix", "mapping", "names"],
)
def test_rates_come_in_a_list_a_column_or_a_mapping(rates):
    assert pe.Ode((x, y), rates).rates == RATES


def test_a_single_state_needs_no_brackets():
    decay = pe.Ode(x, -k * x)
    assert (decay.states, decay.rates) == ((x,), (-k * x,))
    assert pe.Ode(x, [0]).rates == (0,)


def test_inputs_and_time_are_found_in_the_rates():
    ode = pe.Ode((x, y), [n * y + u, sp.sin(pe.time)])
    assert ode.inputs == (n, u)
    assert ode.explicit_time


def test_it_is_immutable_and_its_parts_can_be_exchanged():
    ode = pe.Ode((x, y), RATES, name="a", start={"x": 1.0}, reference="r")
    with pytest.raises(AttributeError):
        ode.name = "b"
    with pytest.raises(TypeError):
        ode.start["x"] = 2.0
    other = ode.replace(name="b", rates=[y, -x])
    assert (other.name, other.rates, other.reference, dict(other.start)) == ("b", (y, -x), "r", {"x": 1.0})
    assert ode.rates == RATES


def test_the_key_knows_what_is_computed_and_nothing_else():
    ode = pe.Ode((x, y), RATES)
    slow = pe.parameters(mu=0.5)
    assert ode.key == ode.replace(name="other", start={"x": 9.0}).key
    assert ode.key == pe.Ode((x, y), [y, slow * (1 - x**2) * y - x]).key
    changed = [
        ode.replace(rates=[y, -x]),
        pe.Ode((y, x), [RATES[1], RATES[0]]),
        ode.replace(drawing=[pe.Trail(pe.Point(x, y))]),
    ]
    assert len({ode.key, *(other.key for other in changed)}) == 4


def test_pickling_keeps_it():
    ode = pe.Ode((x, y), RATES, name="a", start={"x": 1.0}, drawing=[pe.Trail(pe.Point(x, y))])
    again = pickle.loads(pickle.dumps(ode))
    assert (again.key, again.name, dict(again.start)) == (ode.key, "a", {"x": 1.0})


def test_a_law_takes_the_place_of_an_input():
    ode = pe.Ode((x, y), [y, u + n])
    closed = ode.with_control({u: -k * x, "n": pe.time})
    assert closed.rates == (y, pe.time - k * x)
    assert (closed.inputs, closed.parameters) == ((), (k,))
    with pytest.raises(pe.DescriptionError, match="'f' is not an input of system; its inputs are 'n', 'u'"):
        ode.with_control({"f": 1})
    with pytest.raises(pe.DescriptionError, match="rate of 'y' uses 'w', which is not one of"):
        ode.with_control({u: w})


def test_the_number_of_rates_is_that_of_the_states():
    refused(r"states \('x', 'y'\): there are 2 states, but 1 rates", rates=[y])
    refused("there are 2 states, but 3 rates", rates=[y, x, x])
    refused("there are 2 states, but 1 rates", rates=y)
    refused("The state 'y' has no rate; give it one, 0 if it never changes", rates={x: y})
    refused("rate is given for 'w', which is not one of the states", rates={x: y, y: x, w: x})
    refused("Two rates are given for the state 'x'", rates={x: y, "x": y, y: x})


def test_states_are_states_and_come_once():
    refused("at least one state", states=(), rates=())
    refused("theta is not a state; declare it with states", states=(x, theta))
    refused("mu is not a state", states=(x, mu))
    refused("The state 'x' is given twice", states=(x, x))
    refused("states of a system come in a list", states="x y")


def test_a_rate_uses_symbols_of_the_system_only():
    refused(r"rate of 'x' uses the undeclared symbol 'c'.*states\(", rates=[sp.Symbol("c"), x])
    refused(r"rate of 'y' uses 'w', which is not one of the system's states \('x', 'y'\)", rates=[y, w])
    refused("rate of 'y' uses 'theta', which is a coordinate; this system has states", rates=[y, theta])
    refused("uses 'theta_dot', which belongs to a coordinate; this system", rates=[y, theta.dot])
    refused("uses 'y_dot', itself the rate of a state; write the expression", rates=[y.dot, x])
    metres = pe.states("x", units="m")
    refused("uses a 'x' that was declared with another unit", rates=[y, metres])


def test_a_rate_is_a_finite_scalar_expression():
    refused("rate of 'x' must be an expression, got 'y'", rates=["y", x])
    refused("rate of 'x' is not finite", rates=[sp.oo, x])
    refused("rate of 'y' must be a scalar expression", rates=[y, sp.Matrix([x, y])])
    refused(r"rate of 'y' contains the function f\(t\)", rates=[y, sp.Function("f")(pe.time)])


def test_one_name_one_meaning():
    refused("name 'x' is used twice: as a parameter and a state", rates=[y, pe.parameters(x=1.0)])
    refused("name 'y' is used twice: as an input and a state", rates=[y, pe.inputs("y")])
    refused("name 't' is used twice", states=pe.states("t"), rates=[1])
    refused("name 'mu' is used twice: as a parameter with two values", rates=[mu, pe.parameters(mu=5.0)])


def test_the_start_names_states_and_is_finite():
    refused("start value of 'x' is nan", start={"x": math.nan})
    refused("start value of 'y' is inf", start={"y": math.inf})
    refused("start names 'x_dot', which system does not have; it has 'x', 'y'", start={"x_dot": 1.0})
    refused("name must be a text", name="")


def test_a_drawing_uses_states_of_the_system():
    refused("drawing of a Trail uses 'w', which is not one", drawing=[pe.Trail(pe.Point(x, w))])
    refused("cannot be drawn", drawing=["disc"])


def test_a_lagrangian_refuses_states():
    q = pe.coordinates("q")
    with pytest.raises(
        pe.DescriptionError, match=r"potential energy uses 'x', which is a state.*coordinates\("
    ):
        pe.Lagrangian(q, q.dot**2 / 2, x)
    with pytest.raises(pe.DescriptionError, match="kinetic energy uses 'x_dot', itself the rate of a state"):
        pe.Lagrangian(q, q.dot**2 / 2 + x.dot, 0)


height, level = pe.states("height level", units="m m")
leak = pe.parameters(leak=(2.0, "1/s"))


def test_units_follow_from_what_is_given():
    a, b = pe.parameters(a=1.0, b=1.0)
    ode = pe.Ode((height, x), [-a * height + b * x, x * leak])
    assert ode.units["a"] == "1/s"
    assert ode.units["height"] == "m"
    assert "x" not in ode.units  # b may have any dimension, and so may x
    assert pe.simulate(ode, until=0.1, step=0.1).units["a"] == "1/s"


def test_a_term_of_another_dimension_is_refused():
    with pytest.raises(
        pe.DescriptionError, match=r"In the rate of 'height', the term level has .*length.*a speed \(m/s\) is"
    ):
        pe.Ode((height, level), [level, -leak * level])


def test_a_law_is_checked_for_its_dimension_too():
    flow = pe.inputs("flow", units="m/s")
    tank = pe.Ode(height, flow - leak * height)
    assert tank.with_control({flow: -leak * height}).rates == (-2 * leak * height,)
    with pytest.raises(
        pe.DescriptionError, match=r"The number 5 has no unit; as a parameter it can have one"
    ):
        tank.with_control({flow: -5 * height})


def test_without_any_unit_nothing_is_checked():
    assert dict(pe.Ode((x, y), RATES).units) == {}
