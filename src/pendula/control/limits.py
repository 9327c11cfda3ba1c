"""What an actuator can do: laws between a lowest and a highest value."""

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sp

from pendula.checking import read_number
from pendula.description.symbols import Parameter
from pendula.errors import DescriptionError, format_names

Bounds = tuple[Parameter, Parameter] | tuple[Any, Parameter]


def clip(law: Any, low: Any, high: Any) -> Any:
    """The law between its bounds."""
    # Not evaluated: SymPy would look for an order between the arguments.
    return sp.Min(sp.Max(law, low, evaluate=False), high, evaluate=False)


def demanded(name: str, law: Any, raw: Any) -> dict[str, Any]:
    """For runs to record: what a law asked for, where a limit cuts it off."""
    return {} if law is raw else {f"{name}_demand": raw}


def limit_laws(raw: Mapping[str, Any], given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Laws within the limits of their inputs, and as signals what they asked for.

    Args:
        raw: laws by the names of their inputs.
        given: None, a number, a pair (low, high), or either by the name of the input. Limits become
            parameters ``u_limit``, or ``u_lowest`` and ``u_highest``.
    """
    limits = read_limits(tuple(raw), given)
    laws, signals = {}, {}
    for name, law in raw.items():
        limit = limits.get(name)
        laws[name] = law if limit is None else clip(law, *_bounds(name, limit))
        signals |= demanded(name, laws[name], law)
    return laws, signals


def read_limits(names: Sequence[str], given: Any) -> dict[str, tuple[float, float]]:
    """The lowest and highest value of every input that has a limit, by name."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        given = dict.fromkeys(names, given)
    for name in map(str, given):
        if name not in names:
            raise DescriptionError(
                f"limit names '{name}', which is not among the inputs that are driven: {format_names(names)}."
            )
    return {str(name): _read_limit(str(name), limit) for name, limit in given.items()}


def _read_limit(name: str, given: Any) -> tuple[float, float]:
    if not isinstance(given, list | tuple):
        value = read_number(given, f"The limit of '{name}'")
        if value <= 0:
            raise DescriptionError(f"The limit of '{name}' must be greater than zero, got {value:g}.")
        return -value, value
    if len(given) != 2:
        raise DescriptionError(f"The limit of '{name}' is a number or a pair (low, high), got {given!r}.")
    low, high = (read_number(value, f"The limit of '{name}'") for value in given)
    if low >= high:
        raise DescriptionError(f"The limits of '{name}' must increase, got ({low:g}, {high:g}).")
    return low, high


def _bounds(name: str, limit: tuple[float, float]) -> Bounds:
    low, high = limit
    if low == -high:
        largest = Parameter(f"{name}_limit", high)
        return -largest, largest
    return Parameter(f"{name}_lowest", low), Parameter(f"{name}_highest", high)
