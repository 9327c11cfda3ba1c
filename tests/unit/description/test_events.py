"""Events as values: what they hold, and what is refused."""

import math

import numpy as np
import pytest
import sympy as sp

import pendula as pe

x, y = pe.coordinates("x y")
e = pe.parameters(e=0.9)


def refused(match: str, *given, **parts) -> None:
    with pytest.raises(pe.DescriptionError, match=match) as caught:
        pe.Event(*given, **parts)
    assert str(caught.value).endswith(".")


def test_an_event_is_called_after_what_crosses_zero():
    assert pe.Event(x - y).name == "x - y"
    assert pe.Event(lambda t, q, v: q[0]).name == "event"
    assert pe.Event(x, "landing").name == "landing"


def test_an_equation_is_its_difference():
    assert pe.Event(sp.Eq(x, 2 * y)).when == x - 2 * y


@pytest.mark.parametrize(
    ("given", "sign"),
    [("rising", 1), ("falling", -1), ("both", 0), (1, 1), (-1, -1), (0, 0)],
)
def test_directions_have_words_and_signs(given, sign):
    assert pe.Event(x, direction=given).sign == sign


def test_an_event_stops_the_loop_only_if_it_must():
    assert not pe.Event(x).stops
    assert pe.Event(x, terminal=True).stops
    assert pe.Event(x, change={x: 1}).stops


def test_changes_are_kept_by_name_as_expressions():
    event = pe.Event(x, change={x.dot: -e * x.dot, "y": 2, y.dot: np.float64(0.5)})
    assert event.change == {"x_dot": -e * x.dot, "y": 2, "y_dot": 0.5}


@pytest.mark.parametrize("direction", ["up", "", 2, True, None, ["rising"], 0.5])
def test_other_directions_are_refused(direction):
    refused("direction of an event is 'rising', 'falling' or 'both', got", x, direction=direction)


@pytest.mark.parametrize(
    ("when", "words"),
    [
        (0, "an expression that crosses zero or a function, got 0"),
        (None, "an expression that crosses zero or a function, got None"),
        ("x", "an expression that crosses zero or a function, got 'x'"),
        (x > 0, "an expression that crosses zero, got x > 0"),
        (sp.Integer(3), "depends on nothing"),
        (sp.nan, "depends on nothing"),
        (sp.Matrix([x]), "expression that crosses zero"),
        (sp.ImmutableMatrix([x]), "expression that crosses zero"),
        (x.dot.dot, "may not depend on the acceleration 'x_ddot'"),
    ],
    ids=["number", "nothing", "text", "inequality", "constant", "nan", "matrix", "fixed", "acceleration"],
)
def test_what_cannot_cross_zero_is_refused(when, words):
    refused(words, when)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, "changes nothing"),
        ({x: math.nan}, "cannot change 'x' to nan"),
        ({x: math.inf}, "cannot change 'x' to inf"),
        ({x: sp.zoo}, "cannot change 'x' to zoo"),
        ({x: "1"}, "cannot change 'x' to '1'"),
        ({x: None}, "cannot change 'x' to None"),
        ({x: [1.0]}, "cannot change 'x' to"),
        ({x: x.dot.dot}, "may not depend on the acceleration"),
        (3, "must be values by name or a function, got 3"),
        ([("x", 1)], "must be values by name or a function"),
    ],
    ids=["empty", "nan", "inf", "zoo", "text", "nothing", "list", "acceleration", "number", "pairs"],
)
def test_changes_that_make_no_sense_are_refused(change, words):
    refused(words, x, change=change)


def test_a_name_is_text():
    refused("name of an event must be text, got 3", x, 3)
