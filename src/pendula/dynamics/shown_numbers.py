"""Numbers as a person would write them: 1/3 instead of 0.333333333333333, and 0 for what is only rounding."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import sympy as sp

# Denominators of fractions that are shown as such, and how many roundings a number may be off.
_LARGEST_DENOMINATOR = 100
_ROUNDING = 8 * 2.0**-53
# Next to the largest number of a system: what sines of π or differences of equal numbers leave behind. What
# is smaller still was not made by rounding but typed, such as the charge of an electron.
_LEFT_BY_ROUNDING = (1e-18, 2e-15)


def readable_numbers(expressions: Iterable[Any]) -> dict[Any, Any]:
    """What to put in the place of floating-point numbers in expressions that belong together."""
    numbers = set[Any]().union(*(expression.atoms(sp.Number) for expression in expressions))
    floats = {number: float(number) for number in numbers if number.is_Float}
    largest = max((abs(float(number)) for number in numbers if number.is_finite), default=0.0)
    shown = {number: _readable(number, value, largest) for number, value in floats.items()}
    return {number: other for number, other in shown.items() if other is not number}


def _readable(number: Any, value: float, largest: float) -> Any:
    least, most = (bound * largest for bound in _LEFT_BY_ROUNDING)
    if least < abs(value) < most:
        return sp.Integer(0)
    if not abs(value) < 1e15:  # also infinite ones
        return number
    near = Fraction(value).limit_denominator(_LARGEST_DENOMINATOR)
    if abs(value - near) > _ROUNDING * abs(value):
        return number
    return number if _is_decimal(near.denominator) else sp.Rational(near.numerator, near.denominator)


def _is_decimal(denominator: int) -> bool:
    """Whether a fraction is as short as a decimal: 0.25, but not 1/3; whole numbers are not decimals."""
    rest = denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest == 1 and denominator > 1
