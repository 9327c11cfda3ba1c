"""Coefficients as people type them: exact fractions where they can be, floats where they must be."""

import math
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from numbers import Rational
from typing import Any

from pendula.errors import PendulaError

Coefficient = Fraction | float

# A float coefficient is trusted to this relative error: tables in print carry 15 to 17 digits, so their
# rounding, and ours in adding them up, stays a hundred times below it, while a table cut to ten digits does
# not pass unnoticed.
TRUST = 1e-13

_EXACT_TEXT = re.compile(r"[+-]?(\d+(\s*/\s*\d+)?|\d*\.\d+|\d+\.)")


def coefficient(given: Any, where: str) -> Coefficient:
    """A typed number: whole numbers, Fractions, "1/3" and "0.25" stay exact, anything else is a float.

    Args:
        given: the number; booleans and numbers that are not finite are refused.
        where: what the number is, for the error ("Row 2, column 1 of a").
    """
    try:
        made = _read_exact(given)
        value = float(given) if made is None else made
        finite = not isinstance(given, bool) and math.isfinite(value)
    except (TypeError, ValueError, OverflowError, ZeroDivisionError):
        finite, value = False, math.nan
    if not finite:
        raise PendulaError(f'{where} is {given!r}; it must be a finite number, such as 0.25 or "1/3".')
    return value


def _read_exact(given: Any) -> Fraction | None:
    if isinstance(given, str):
        plain = given.strip().replace("\N{MINUS SIGN}", "-")
        if not _EXACT_TEXT.fullmatch(plain):
            raise ValueError(given)
        return Fraction(re.sub(r"\s", "", plain))
    if isinstance(given, Rational):  # int, Fraction, NumPy integers, SymPy rationals
        return Fraction(int(given.numerator), int(given.denominator))
    return None


def are_exact(*given: Coefficient) -> bool:
    """Whether every number is a fraction, so that sums and products of them have no rounding."""
    return all(isinstance(value, Fraction) for value in given)


def total(terms: Sequence[Coefficient]) -> Coefficient:
    """Σ of the terms: exact for fractions, correctly rounded otherwise."""
    return sum(terms, Fraction(0)) if are_exact(*terms) else math.fsum(terms)


def adds_up(terms: Sequence[Coefficient], expected: Coefficient) -> bool:
    """Whether the terms add up to what is expected: exactly, or within `TRUST` of their magnitudes."""
    if are_exact(*terms, expected):
        return total(terms) == expected
    magnitude = math.fsum(abs(float(value)) for value in (*terms, expected))
    return abs(math.fsum((*terms, -expected))) <= TRUST * magnitude


def text(value: Coefficient) -> str:
    """The number as printed in a table: a fraction as it is, a float with six digits."""
    return str(value) if isinstance(value, Fraction) else f"{value:.6g}"


def precise_text(values: Iterable[Coefficient]) -> str:
    """Numbers for an error message, with every digit they have."""
    return ", ".join(str(value) for value in values)
