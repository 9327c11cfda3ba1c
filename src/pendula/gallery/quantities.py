"""Parameters of gallery systems, declared and checked in one call; an error names the culprit."""

import operator
from collections.abc import Iterable
from typing import Any

from pendula.description import parameters
from pendula.errors import DescriptionError


def positive(**values: Any) -> Any:
    """Parameters that must be greater than zero: masses, lengths, inertias."""
    made = parameters(**values)
    for parameter in _as_tuple(made):
        if parameter.value <= 0:
            raise DescriptionError(
                f"Parameter '{parameter}' must be greater than zero, got {parameter.value:g}."
            )
    return made


def not_negative(**values: Any) -> Any:
    """Parameters that may be zero but not less: stiffnesses, damping and drag coefficients."""
    made = parameters(**values)
    for parameter in _as_tuple(made):
        if parameter.value < 0:
            raise DescriptionError(f"Parameter '{parameter}' must not be negative, got {parameter.value:g}.")
    return made


def between(low: float, high: float, **values: Any) -> Any:
    """Parameters strictly between two bounds."""
    made = parameters(**values)
    for parameter in _as_tuple(made):
        if not low < parameter.value < high:
            raise DescriptionError(
                f"Parameter '{parameter}' must be between {low:g} and {high:g}, got {parameter.value:g}."
            )
    return made


def positive_each(symbol: str, given: Any, n: int, items: str) -> list[Any]:
    """One parameter for each of n items.

    A single number makes one parameter that all items share, named ``symbol``; a sequence makes
    ``symbol1``, ``symbol2`` and so on, each with its own value.
    """
    with_unit = isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], str)
    if with_unit or isinstance(given, str) or not isinstance(given, Iterable):
        return [positive(**{symbol: given})] * n
    values = list(given)
    if len(values) != n:
        raise DescriptionError(f"There are {n} {items}, but {len(values)} values of '{symbol}': {values}.")
    return [positive(**{f"{symbol}{i}": value}) for i, value in enumerate(values, start=1)]


def count(n: Any, what: str) -> int:
    """A whole number of things, at least one."""
    try:
        whole = operator.index(n)
    except TypeError:
        raise DescriptionError(f"The number of {what} must be a whole number, got {n!r}.") from None
    if whole < 1:
        raise DescriptionError(f"The number of {what} must be at least 1, got {whole}.")
    return whole


def _as_tuple(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)
