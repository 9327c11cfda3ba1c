"""Units as people write them, read by Pint; inside, everything is in SI units.

Pint is imported when the first unit is read, so that systems without units never wait for it.
"""

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

from pendula.checking import read_number
from pendula.description.dimensions import (
    ENERGY,
    FORCE,
    LENGTH,
    NUMBER,
    TIME,
    Dimension,
    product_text,
    si_text,
)
from pendula.errors import DescriptionError, PendulaError

_SI = {
    "[mass]": "kg",
    "[length]": "m",
    "[time]": "s",
    "[current]": "A",
    "[temperature]": "K",
    "[substance]": "mol",
    "[luminosity]": "cd",
}
# Coherent units of mechanics, which need no Pint: the gallery is written in them.
_DERIVED = {
    "kg": Dimension({"kg": Fraction(1)}), "m": LENGTH, "s": TIME, "rad": NUMBER, "N": FORCE, "J": ENERGY,
    "W": ENERGY / TIME,
}  # fmt: skip
_COHERENT = re.compile(rf"({'|'.join(_DERIVED)})(?:\^([1-9]))?")
_PIECE = re.compile(
    r"([*/]?)(?:\(([^()]+)\)|([^()*/]+))"
)  # of a product: a factor, or several in parentheses
_DIGITS = str.maketrans({digit: f"^{i}" for i, digit in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")})
_CHARACTERS = re.compile(r"[\w\s°·*/^().+⁰¹²³⁴⁵⁶⁷⁸⁹⁻-]{1,80}")
# Towers of powers and long numbers, which would be computed for ever.
_ENDLESS = re.compile(r"(\^|\*\*)[^*/·\s]*(\^|\*\*)|\d{4}")
# What Pint reads as something rare (a fineness of yarn, a dose of radiation), and what was surely meant.
_TRAPS = {"Nm": "N*m", "Nms": "N*m*s", "rads": "rad"}
_COMMON = (
    "kg g tonne gram kilogram m cm mm km meter metre centimeter millimeter kilometer inch foot mile s ms min "
    "h second minute hour day N kN newton J kJ joule W kW watt Pa kPa bar pascal Hz hertz rad deg radian "
    "degree turn rpm K kelvin A ampere C coulomb V volt ohm farad henry tesla mol kgf lbf lb pound"
).split()
_FACTORS = re.compile(r"(?:(kg|rad|[mNJWsAKV])(\d*))(?:(kg|rad|[mNJWsAKV])(\d*))")


@dataclass(frozen=True)
class Unit:
    """A coherent SI unit; two of the same dimension are equal, however they are written."""

    dimension: Dimension
    text: str = field(compare=False)
    lenient: bool = False  # numbers beside symbols with such units only may stand for quantities in SI units

    def rate(self, order: int = 1) -> "Unit":
        """The unit of the time derivative of that order; −1 undoes it."""
        dimension = self.dimension / Dimension({"s": Fraction(order)})
        return Unit(dimension, si_text(dimension, angle=self.text.startswith("rad")))

    @property
    def identity(self) -> tuple[Any, ...]:
        """The dimension as a tuple that compares with any other: what SymPy sorts symbols by.

        It is never empty: a plain number with a unit (rad) is not the same as a symbol without one.
        """
        mark = (("lenient", Fraction(1)),) if self.lenient else ()
        return (("", Fraction(1)), *mark, *sorted(self.dimension.powers.items()))


def read_quantity(given: Any, what: str) -> tuple[float, Unit | None]:
    """A user's number, or pair of number and unit, as a finite number in SI units and its SI unit."""
    if isinstance(given, str):
        raise DescriptionError(
            f"The value of the {what} must be a number, got the text {given!r}{_without_quotes(given)}."
        )
    if not isinstance(given, tuple):
        return read_number(given, f"The value of the {what}"), None
    if len(given) != 2:
        raise DescriptionError(
            f'The {what} must be a number, or a number and its unit as in (2.0, "kg"), got {given!r}.'
        )
    number = read_number(given[0], f"The value of the {what}")
    factor, unit = read_unit(given[1], what)
    try:
        # By the decimals that were typed: 70 cm are 0.7 m, not 0.7000000000000001 m.
        value = float(Fraction(repr(number)) * factor)
    except OverflowError:
        raise DescriptionError(f"The {what} is too large in SI units: {number:g} {given[1]}.") from None
    return value, unit


def _without_quotes(text: str) -> str:
    """What to write instead, for somebody who typed a number, and perhaps its unit, as a text."""
    typed = re.fullmatch(r"\s*([-+]?[\d.]+(?:[eE][-+]?\d+)?)\s*(.*?)\s*", text, re.DOTALL)
    if typed is None:
        return ""
    number, unit = typed.groups()
    if decimals := re.fullmatch(r",\s*(\d+)", unit):
        return f": decimals follow a point, as in {number}.{decimals[1]}"
    return f': give the pair ({number}, "{unit}")' if unit else f": give {number} without quotes"


def read_value(given: Any, unit: str, what: str) -> float:
    """The value in SI units of a pair of number and unit, which must be of the dimension of a known unit."""
    value, found = read_quantity(given, what)
    wanted = read_unit(unit, what)[1] if unit else None
    if found is not None and wanted is not None and found != wanted:
        raise DescriptionError(
            f"The {what} is measured in {unit}, but {given[1]!r} measures {found.dimension.wanted}."
        )
    return value


def read_unit(text: Any, what: str) -> tuple[Fraction, Unit]:
    """How many SI units one of the named unit is, and that SI unit."""
    if not isinstance(text, str) or not text.strip():
        raise DescriptionError(
            f'The unit of the {what} must be a text such as "kg" or "m/s^2" ("1" for none), got {text!r}.'
        )
    if (coherent := _read_coherent(text)) is not None:
        return Fraction(1), coherent
    named = f"The unit {text!r} of the {what}"
    parsed, registry = _parse(text, named), _registry()
    try:
        zero, one = (registry.Quantity(Fraction(n), parsed).to_base_units() for n in (0, 1))
    except (TypeError, ValueError, ArithmeticError):
        zero = one = None  # a logarithmic unit
    if zero is None or one is None or zero.magnitude != 0:
        remedy = 'give it in "K"' if "[temperature]" in parsed.dimensionality else "give a plain unit"
        raise DescriptionError(
            f"{named} does not count from zero, so nothing can be multiplied by it; {remedy}."
        )
    if foreign := set(one.dimensionality) - set(_SI):
        raise DescriptionError(f"{named} measures {min(foreign)}, for which there is no SI unit.")
    dimension = Dimension({_SI[base]: Fraction(n) for base, n in one.dimensionality.items()})
    written = dict(registry.Quantity(Fraction(1), parsed).unit_items())
    if one.magnitude == 1 and not any(name.startswith("delta_") for name in written):
        # Coherent, so shown as it was written: N·m and not J.
        text = product_text({registry.get_symbol(name): Fraction(n) for name, n in written.items()})
    else:
        text = si_text(dimension, angle="radian" in dict(one.unit_items()))
    return Fraction(one.magnitude), Unit(dimension, text)


def _read_coherent(text: str) -> Unit | None:
    """A product of SI units such as "kg*m^2/s^2", read without Pint; None for anything else."""
    if text == "1":
        return Unit(Dimension({}), "1")
    written = _read_factors(text.replace("·", "*").translate(_DIGITS))
    if not written:
        return None
    dimension = Dimension({})
    for name, n in written.items():
        dimension = dimension * _DERIVED[name] ** n
    return Unit(dimension, product_text(dict(sorted(written.items()))))


def _read_factors(text: str) -> dict[str, Fraction] | None:
    """Powers of SI units in a product from left to right, as in "(N*m)*s/(rad)"; None for anything else."""
    pieces = list(_PIECE.finditer(text))
    if "".join(piece[0] for piece in pieces) != text or [p.start() for p in pieces if not p[1]] != [0]:
        return None
    powers: dict[str, Fraction] = {}
    for operator, group, single in (piece.groups() for piece in pieces):
        found = _COHERENT.fullmatch(single or "")
        inside = (
            _read_factors(group) if group else {found[1]: Fraction(int(found[2] or 1))} if found else None
        )
        if inside is None:
            return None
        for name, n in inside.items():
            powers[name] = powers.get(name, Fraction(0)) + (-n if operator == "/" else n)
    return {name: n for name, n in powers.items() if n}


def units_of(names: Sequence[str], units: Any, word: str) -> list[Unit]:
    """The SI units of several symbols: one for each, or one for all, separated by blanks or commas."""
    if not isinstance(units, str) or not units.strip(" ,"):
        raise DescriptionError(f'{word}s() needs units as a text, as in units="m rad", got {units!r}.')
    given = re.split(r"[\s,]+", units.strip(" ,"))
    if len(given) == 1:
        given *= len(names)
    if len(given) != len(names):
        raise DescriptionError(
            f"There are {len(names)} {word}s ({', '.join(names)}), but {len(given)} units in {units!r}; "
            "give one for each or one for all, and write products with a star: N*m."
        )
    return [_read_si_unit(text, f"{word} '{name}'") for name, text in zip(names, given, strict=True)]


def _read_si_unit(text: str, what: str) -> Unit:
    factor, unit = read_unit(text, what)
    if factor != 1:
        raise DescriptionError(
            f"The {what} cannot be in {text!r}: what moves or acts is in SI units, here {unit.text!r}."
        )
    return unit


@cache
def _registry() -> Any:
    """Pint's registry of units, in exact arithmetic."""
    try:
        import pint
    except ImportError:
        raise PendulaError('Units need Pint, which is not installed: pip install "pendula[units]"') from None
    return pint.UnitRegistry(non_int_type=Fraction)  # pyright: ignore[reportArgumentType]


def _parse(text: str, named: str) -> Any:
    remedy = 'write it like "kg*m^2/s^2"'
    if not _CHARACTERS.fullmatch(text) or "//" in text or _ENDLESS.search(text):
        raise DescriptionError(f"{named} cannot be read; {remedy}.")
    for word in re.findall(r"[^\W\d]\w*", text):
        if word in _TRAPS or not _is_unit(word):
            close = _suggestion(word)
            hint = f"did you mean {close!r}?" if close else remedy + "."
            raise DescriptionError(f"{named} is not known; {hint}")
    try:
        return _registry().parse_units(text)
    except Exception:  # Pint lets errors of the tokenizer and of arithmetic through, asserts too
        raise DescriptionError(f"{named} cannot be read; {remedy}.") from None


def _is_unit(word: str) -> bool:
    registry = _registry()
    try:
        registry.parse_units(word)
    except Exception:  # as above
        return False
    return True


def _suggestion(word: str) -> str:
    """What may have been meant: a product without its star, another case, or a slip of the pen."""
    if word in _TRAPS:
        return _TRAPS[word]
    if product := _FACTORS.fullmatch(word):
        first, n, second, k = product.groups()
        return f"{first}{'^' + n if n else ''}*{second}{'^' + k if k else ''}"
    same = [known for known in _COMMON if known.lower() == word.lower()]
    return next(iter(same or difflib.get_close_matches(word.lower(), _COMMON, n=1)), "")
