"""Parameters of gallery systems, declared with their units and checked in one call.

Errors name the culprit. Units are one for each parameter or one for all, "kg m" or "kg"; those of coordinates
and inputs follow from them.
"""

import operator
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pendula.description import parameters
from pendula.description.symbols import Parameter
from pendula.description.units import read_quantity, read_unit
from pendula.errors import DescriptionError

PLAIN = "1 1 1"  # base units of systems in plain numbers: mass, length and time have none


def constants(units: str, **values: Any) -> Any:
    """Parameters of any value; one with a unit of its own must be of the dimension asked for."""
    texts = units.split() if " " in units else [units] * len(values)
    pairs = zip(values.items(), texts, strict=True)
    made = _as_tuple(parameters(**{name: _with_unit(name, value, unit) for (name, value), unit in pairs}))
    marked = tuple(Parameter(p.name, p.value, p.unit and replace(p.unit, lenient=True)) for p in made)
    return marked[0] if len(marked) == 1 else marked


def positive(units: str, **values: Any) -> Any:
    """Parameters that must be greater than zero: masses, lengths, inertias."""
    made = constants(units, **values)
    for parameter in _as_tuple(made):
        if parameter.value <= 0:
            raise DescriptionError(
                f"Parameter '{parameter}' must be greater than zero, got {parameter.value:g}."
            )
    return made


def not_negative(units: str, **values: Any) -> Any:
    """Parameters that may be zero but not less: stiffnesses, damping and drag coefficients."""
    made = constants(units, **values)
    for parameter in _as_tuple(made):
        if parameter.value < 0:
            raise DescriptionError(f"Parameter '{parameter}' must not be negative, got {parameter.value:g}.")
    return made


def between(low: float, high: float, units: str, **values: Any) -> Any:
    """Parameters strictly between two bounds."""
    made = constants(units, **values)
    for parameter in _as_tuple(made):
        if not low < parameter.value < high:
            raise DescriptionError(
                f"Parameter '{parameter}' must be between {low:g} and {high:g}, got {parameter.value:g}."
            )
    return made


def value_of(parameter: Any) -> float:
    """The number that a parameter has unless it is given another."""
    return float(parameter.value)


def lengths(**values: Any) -> tuple[float, ...]:
    """Lengths greater than zero as numbers, m: those by which loops are put together."""
    return tuple(float(parameter.value) for parameter in _as_tuple(positive("m", **values)))


def positive_each(symbol: str, given: Any, unit: str, items: str, n: int) -> list[Any]:
    """One parameter for each of n items.

    A single number makes one parameter that all items share, named ``symbol``; a sequence makes
    ``symbol1``, ``symbol2`` and so on, each with its own value.
    """
    with_unit = isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], str)
    if with_unit or isinstance(given, str) or not isinstance(given, Iterable):
        return [positive(unit, **{symbol: given})] * n
    values = list(given)
    if len(values) != n:
        raise DescriptionError(f"There are {n} {items}, but {len(values)} values of '{symbol}': {values}.")
    return [positive(unit, **{f"{symbol}{i}": value}) for i, value in enumerate(values, start=1)]


def count(n: Any, what: str) -> int:
    """A whole number of things, at least one."""
    try:
        whole = operator.index(n)
    except TypeError:
        raise DescriptionError(f"The number of {what} must be a whole number, got {n!r}.") from None
    if whole < 1:
        raise DescriptionError(f"The number of {what} must be at least 1, got {whole}.")
    return whole


def _with_unit(name: str, given: Any, unit: str) -> Any:
    """A number with the unit of its parameter; one that has a unit already keeps it."""
    if not isinstance(given, tuple):
        return given, unit
    found, wanted = read_quantity(given, f"parameter '{name}'")[1], read_unit(unit, f"parameter '{name}'")[1]
    if found is not None and found != wanted:
        raise DescriptionError(
            f"The parameter '{name}' is measured in {wanted.text}, but {given[1]!r} measures "
            f"{found.dimension.wanted}."
        )
    return given


def _as_tuple(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)
