"""Units of parameters, coordinates and inputs: conversion, identity, and what cannot be a unit."""

import copy
import math
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pendula import DescriptionError, PendulaError, coordinates, inputs, parameters
from pendula.description import units

# Value, unit, value in SI units and SI unit; factors from the SI brochure (9th edition) and NIST SP 811.
CONVERSIONS = [
    (2.0, "kg", 2.0, "kg"),
    (50, "cm", 0.5, "m"),
    (70, "cm", 0.7, "m"),
    (0.1, "mm", 0.0001, "m"),
    (250, "g", 0.25, "kg"),
    (2, "tonne", 2000.0, "kg"),
    (9.81, "m/s^2", 9.81, "m/s²"),
    (981, "cm/s**2", 9.81, "m/s²"),
    (180, "deg", math.pi, "rad"),
    (1, "turn", 2 * math.pi, "rad"),
    (60, "rpm", 2 * math.pi, "rad/s"),
    (36, "km/h", 10.0, "m/s"),
    (3, "N*m", 3.0, "N·m"),
    (3, "N m", 3.0, "N·m"),
    (3, "J", 3.0, "J"),
    (3, "kJ", 3000.0, "J"),
    (5, "N/cm", 500.0, "N/m"),
    (1, "lbf", 4.4482216152605, "N"),
    (4, "kg·m²", 4.0, "kg·m²"),
    (4, "kg/(m*s^2)", 4.0, "kg/(m·s²)"),
    (4, "kg^(1/2)", 4.0, "kg^(1/2)"),
    (5, "percent", 0.05, "1"),
    (5, "1", 5.0, "1"),
    (5, "delta_degC", 5.0, "K"),
]


@pytest.mark.parametrize(("value", "unit", "si", "text"), CONVERSIONS)
def test_a_value_with_a_unit_is_kept_in_si_units(value, unit, si, text):
    p = parameters(p=(value, unit))
    assert p.value == si  # to the last bit: the conversion is exact and rounded once
    assert p.unit.text == text


@pytest.mark.parametrize(("value", "unit", "si", "text"), CONVERSIONS)
def test_the_text_of_a_unit_can_be_read_again(value, unit, si, text):
    assert parameters(p=(si, text)) == parameters(p=(value, unit))


def test_value_and_dimension_are_the_identity_of_a_parameter():
    half = parameters(l=(0.5, "m"))
    assert parameters(l=(50, "cm")) == half
    assert hash(parameters(l=(50, "cm"))) == hash(half)
    assert parameters(l=(0.5, "kg")) != half
    assert parameters(l=(0.6, "m")) != half
    assert parameters(l=0.5) != half
    assert parameters(l=0.5).unit is None
    assert parameters(l=0.5) - half != 0


def test_symbols_that_differ_in_their_unit_only_can_be_sorted():
    """SymPy sorts the factors of every product, by what identifies them."""
    same = [
        parameters(l=0.5),
        parameters(l=(0.5, "m")),
        parameters(l=(0.5, "kg")),
        parameters(l=(0.5, "1/s")),
    ]
    product = math.prod(same)
    assert product == math.prod(reversed(same))
    assert set(product.args) == set(same)


def test_units_of_coordinates_and_inputs():
    x, theta = coordinates("x theta", units="m rad")
    assert [s.unit.text for s in (x, x.dot, x.dot.dot)] == ["m", "m/s", "m/s²"]
    assert [s.unit.text for s in (theta, theta.dot, theta.dot.dot)] == ["rad", "rad/s", "rad/s²"]
    assert x.dot.coordinate == x
    assert x.dot.dot.coordinate == x
    assert x != coordinates("x")
    assert [u.unit.text for u in inputs("u tau", units="N, N*m")] == ["N", "N·m"]
    assert [q.unit.text for q in coordinates("q1:4", units="rad")] == ["rad"] * 3
    assert inputs("u", units="N").unit.text == "N"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_symbols_with_units_survive_copying(again):
    x, m = coordinates("x", units="m"), parameters(m=(1.5, "kg"))
    copied = again(m * x.dot**2)
    assert copied == m * x.dot**2
    assert {s.unit.text for s in copied.free_symbols} == {"kg", "m/s"}


@pytest.mark.parametrize(
    ("given_value", "words"),
    [
        ((2.0, "Kg"), "'Kg' of the parameter 'p' is not known; did you mean 'kg'?"),
        ((2.0, "Newton"), "did you mean 'newton'?"),
        ((2.0, "metr"), "did you mean 'metre'?"),
        ((2.0, "kgm2/s"), "did you mean 'kg*m^2'?"),
        ((2.0, "Nm"), "did you mean 'N*m'?"),  # Pint's Nm is the fineness of a yarn
        ((2.0, "rads"), "did you mean 'rad'?"),  # Pint's rads are a dose of radiation
        ((2.0, "zorgs"), "'zorgs' of the parameter 'p' is not known; write it like"),
        ((2.0, "m^"), "'m^' of the parameter 'p' cannot be read; write it like"),
        ((2.0, "2 kg"), "cannot be read"),
        ((2.0, "m + s"), "cannot be read"),
        ((2.0, "m;s"), "cannot be read"),
        ((2.0, "m//s"), "cannot be read"),
        ((2.0, "m/0"), "cannot be read"),
        ((2.0, "(("), "cannot be read"),
        ((2.0, "m^9^9^9^9"), "cannot be read"),
        ((2.0, "m" * 100), "cannot be read"),
        ((2.0, "degC"), 'does not count from zero, so nothing can be multiplied by it; give it in "K"'),
        ((2.0, "dB"), "does not count from zero"),
        ((2.0, ""), 'must be a text such as "kg"'),
        ((2.0, 5), 'must be a text such as "kg"'),
        ((2.0, ["kg"]), 'must be a text such as "kg"'),
        ((2.0,), 'a number and its unit as in (2.0, "kg"), got (2.0,)'),
        ((2.0, "kg", "m"), 'a number and its unit as in (2.0, "kg")'),
        (("two", "kg"), "value of the parameter 'p' must be a number"),
        ((math.nan, "kg"), "value of the parameter 'p' is nan"),
        ((1e308, "km"), "too large in SI units"),
    ],
)
def test_what_is_no_value_with_a_unit_is_refused_by_name(given_value, words):
    with pytest.raises(DescriptionError) as error:
        parameters(p=given_value)
    assert words in str(error.value)
    assert "'p'" in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("x y", "m rad s"), "There are 2 coordinates (x, y), but 3 units in 'm rad s'"),
        (("x", "N m"), "write products with a star: N*m"),
        (("x", "cm"), "'x' cannot be in 'cm': what moves or acts is in SI units, here 'm'"),
        (("x y", "m deg"), "'y' cannot be in 'deg': what moves or acts is in SI units, here 'rad'"),
        (("x", "metr"), "'metr' of the coordinate 'x' is not known"),
        (("x", ""), "needs units as a text"),
        (("x", 3), "needs units as a text"),
    ],
)
def test_units_that_do_not_fit_the_coordinates_are_refused(arguments, words):
    with pytest.raises(DescriptionError) as error:
        coordinates(arguments[0], units=arguments[1])
    assert words in str(error.value)


@given(st.text(alphabet="kgmsNJradeC123^*/·²().- +%;_'\"\\é\n", max_size=12))
def test_no_text_is_worse_than_refused(text):
    try:
        made = parameters(p=(1.0, text))
    except DescriptionError:
        return
    assert math.isfinite(made.value)
    assert made.unit == parameters(p=(1.0, made.unit.text)).unit


def test_without_pint_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pint", None)
    units._registry.cache_clear()
    with pytest.raises(PendulaError, match=r'pip install "pendula\[units\]"'):
        parameters(m=(2.0, "lb"))
    assert parameters(m=(2.0, "kg")).value == 2.0  # units of mechanics need no Pint
    assert parameters(m=2.0).value == 2.0


def test_plain_use_does_not_import_pint():
    code = (
        "import sys, pendula; from pendula.gallery import all_gallery\n"
        "systems = [build() for build in all_gallery().values()]\n"
        "assert all(system.units for system in systems)\n"
        "pendula.derive(systems[0]).with_parameters(l=2.0)\n"
        "servo = pendula.PID(kp=1500, ki=10, kd=150, desired=1.0)\n"
        "pendula.simulate('pendularm', until=0.1, step=0.01, control=servo)\n"
        "pendula.simulate('cart-pole', until=0.1, step=0.01, control=pendula.PID(kp=1, ki=1, kd=1, on='x'))\n"
        "assert 'pint' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


@pytest.mark.parametrize(
    "text",
    "kg m/s^2 N*m*s/rad kg*m^2 m^3/(kg*s^2) kg·m²/s² N*s^2/m^2 1 kg/m*s m/s/s (N·m)/(rad) (N·m)*s/(rad) "
    "(N)/(m)/s (kg*m/s^2)*s/(m) m*m m/m (rad)*s".split(),
)
def test_units_of_mechanics_are_read_as_pint_reads_them(text, monkeypatch):
    quick = units.read_unit(text, "test")
    monkeypatch.setattr(units, "_read_coherent", lambda text: None)
    by_pint = units.read_unit(text, "test")
    assert quick == by_pint
    assert quick[1].text == by_pint[1].text
