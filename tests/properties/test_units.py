"""Random energies: the right ones are accepted and their units inferred, the wrong ones refused.

The second route to the answer is numerical: in other units of mass, length and time every number changes by a
known factor, and an energy must change by the factor of an energy (Barenblatt, "Scaling", 2003, section 1.1).
"""

import math
from fractions import Fraction
from functools import cache

import pytest
import sympy as sp
from hypothesis import assume, given
from hypothesis import strategies as st

from pendula import Abs, DescriptionError, Lagrangian, Max, Piecewise, cos, sin, sqrt
from pendula.description.dimensions import ENERGY, NUMBER, Dimension
from pendula.description.symbols import Coordinate, Parameter
from pendula.description.units import read_unit

UNITS = {
    "m": "kg",
    "l": "m",
    "w": "1/s",
    "g": "m/s^2",
    "k": "N/m",
    "J": "kg*m^2",
    "x": "m",
    "theta": "rad",
}
MOVING = ("x", "theta")
# Factors of mass, length and time that no product of small powers can hide.
FACTORS = {"kg": 1.7, "m": 2.3, "s": 0.6}


def symbol(name: str, *, unit: bool = True):
    made = read_unit(UNITS[name], name)[1] if unit else None
    return Coordinate(name, made) if name in MOVING else Parameter(name, 1.0, made)


@cache
def with_unit(name: str):
    return symbol(name)


def monomial(wanted: Dimension, names: list[str]):
    """A product of some of the symbols and of those powers of m, l and w that make its dimension right."""
    product = math.prod((with_unit(name) for name in names), start=sp.S.One)
    for name in names:
        wanted = wanted / with_unit(name).unit.dimension
    for name, base in (("m", "kg"), ("l", "m"), ("w", "s")):
        n = wanted.powers.get(base, Fraction(0)) * (-1 if name == "w" else 1)
        product *= with_unit(name) ** sp.Rational(n.numerator, n.denominator)
    return product


@st.composite
def expressions(draw, wanted: Dimension = ENERGY, depth: int = 3):
    """An expression of the wanted dimension, by construction."""

    def part(dimension):
        return draw(expressions(dimension, depth - 1))

    kind = draw(st.sampled_from("product sum function root largest branches".split())) if depth else "product"
    if kind == "product":
        return monomial(wanted, draw(st.lists(st.sampled_from(sorted(UNITS)), max_size=3)))
    if kind == "sum":
        return part(wanted) + draw(st.sampled_from((1, 2, 0.5))) * part(wanted)
    if kind == "function":
        return part(wanted) * draw(st.sampled_from((sin, cos, Abs)))(part(NUMBER))
    if kind == "root":
        return sqrt(part(wanted**2) + part(wanted) ** 2)
    if kind == "largest":
        return Max(part(wanted), part(wanted))
    return Piecewise((part(wanted), part(NUMBER) > part(NUMBER)), (part(wanted), True))


def system(potential):
    """A slider and a rotor in a potential, with the units of the symbols the potential was written in."""
    own = {s.name: s for s in potential.free_symbols}
    m, J, x, theta = (own.get(name, with_unit(name)) for name in ("m", "J", "x", "theta"))
    return Lagrangian((x, theta), m * x.dot**2 / 2 + J * theta.dot**2 / 2, potential)


def value(expression, scale: dict[str, float]) -> float:
    """The expression at a fixed state, in units of mass, length and time that are so many times smaller."""
    numbers = {}
    for i, s in enumerate(map(with_unit, UNITS)):
        powers = s.unit.dimension.powers
        numbers[s] = sp.Float((1.1 + 0.13 * i) * math.prod(scale[base] ** n for base, n in powers.items()))
    return float(sp.re(expression.xreplace(numbers).evalf()))


def scales_as_an_energy(expression) -> bool:
    here, there = value(expression, dict.fromkeys(FACTORS, 1.0)), value(expression, FACTORS)
    factor = math.prod(FACTORS[base] ** n for base, n in ENERGY.powers.items())
    # Rounding of some dozen operations, amplified where terms nearly cancel; a wrong power is off by 30 %.
    return math.isclose(there, factor * here, rel_tol=1e-6)


def without_a_factor(expression, choice: int):
    """The expression without one of its factors that has a dimension, or None if there is none."""
    found = [
        (product, factor)
        for product in sorted(expression.atoms(sp.Mul), key=sp.default_sort_key)
        for factor in product.args
        if isinstance(factor.as_base_exp()[0], Coordinate | Parameter)
        and factor.as_base_exp()[0].unit.dimension != NUMBER
    ]
    if not found:
        return None
    product, factor = found[choice % len(found)]
    return expression.xreplace({product: product / factor})


@given(expressions())
def test_what_is_right_by_construction_is_accepted(potential):
    assert scales_as_an_energy(potential)
    assert system(potential).units["x"] == "m"


@pytest.mark.slow
@given(expressions(), st.sets(st.sampled_from(sorted(UNITS)), max_size=len(UNITS) - 1))
def test_units_that_are_left_out_are_inferred_or_left_open_but_never_wrong(potential, left_out):
    bare = {with_unit(name): symbol(name, unit=False) for name in left_out}
    units = system(potential.xreplace(bare)).units if set(left_out) < set(UNITS) else {}
    for name in left_out & set(units):
        assert read_unit(units[name], name)[1] == with_unit(name).unit


@pytest.mark.slow
@given(expressions(), st.integers(0, 1000))
def test_a_dropped_factor_is_refused(potential, choice):
    wrong = without_a_factor(potential, choice)
    assume(wrong is not None and not scales_as_an_energy(wrong))
    with pytest.raises(DescriptionError, match="is needed"):
        system(wrong)


@pytest.mark.slow
@given(expressions(), st.sampled_from(sorted(UNITS)), st.integers(-2, 2))
def test_a_further_term_of_another_dimension_is_refused(potential, name, n):
    other = with_unit(name) ** n
    assume(with_unit(name).unit.dimension ** n != ENERGY)
    with pytest.raises(DescriptionError, match="In the potential energy"):
        system(potential + other)
