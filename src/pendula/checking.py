"""Numbers that users give by name: finite, or refused with the name of the culprit."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pendula.errors import DescriptionError, format_names, suggest

_POSE = ("x", "y", "z", "qw", "qx", "qy", "qz")  # endings of the coordinates of a free joint


def read_number(value: Any, what: str) -> float:
    """The value as a finite float, or an error that says what it was meant for."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise DescriptionError(f"{what} must be a number, got {value!r}.") from None
    except OverflowError:
        raise DescriptionError(f"{what} is too large for a double.") from None
    if not math.isfinite(number):
        raise DescriptionError(f"{what} is {number}; it must be a finite number.")
    return number


def read_start_values(
    given: Mapping[Any, Any],
    known: Iterable[str],
    system: str,
    read: Callable[[Any, str], float] | None = None,
) -> dict[str, float]:
    """Start values by name, every name known and every value finite.

    A ``Pose`` under the name of a free joint, or of its body, is its seven coordinates. ``read`` is asked for
    the value of a pair of number and unit, as in (90, "deg"), with its name.
    """
    known = dict.fromkeys(known)
    if not isinstance(given, Mapping):
        raise DescriptionError(
            f"The start must be given by name, as in {{'{next(iter(known), 'x')}': 1.0}}, got {given!r}."
        )
    values = {}
    for name, value in _spread_poses(given):
        if name not in known:
            near = suggest(name, known) if len(name) > 2 else ""
            has = f". {near}It has" if near else "; it has"
            raise DescriptionError(
                f"The start names '{name}', which {system} does not have{has} {format_names(known)}."
            )
        if isinstance(value, str):
            raise DescriptionError(
                f"The start value of '{name}' must be a number, got the text {value!r}; a number with its "
                'unit is a pair, as in (90, "deg").'
            )
        if isinstance(value, list) or getattr(value, "ndim", 0):
            raise DescriptionError(
                f"The start value of '{name}' must be a number, got {value!r}; simulate_batch(...) takes "
                "many starts at once."
            )
        number = read(value, name) if read is not None and isinstance(value, tuple) else value
        values[name] = read_number(number, f"The start value of '{name}'")
    return values


def _spread_poses(given: Mapping[Any, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values, those of a pose one by one."""
    for key, value in given.items():
        if hasattr(value, "quaternion") and hasattr(value, "position"):
            entries = (*value.position, *value.quaternion)
            yield from zip((f"{key}_{ending}" for ending in _POSE), entries, strict=True)
        else:
            yield str(key), value
