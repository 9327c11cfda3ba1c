"""Settings for several coordinates, given as one for all, in order, or by name."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pendula.description.symbols import Coordinate
from pendula.errors import DescriptionError, format_names


def find_coordinate(given: Any, system: Any, what: str) -> Coordinate:
    """The coordinate of that name."""
    known = {q.name: q for q in system.coordinates}
    if str(given) not in known:
        raise DescriptionError(
            f"{what} names '{given}', which is not a coordinate of {system.name}; its coordinates are "
            f"{format_names(known) or 'none'}."
        )
    return known[str(given)]


def broadcast(given: Any, over: Sequence[Coordinate], system: Any, what: str) -> list[Any]:
    """One setting for each coordinate: the same for all, one after the other, or by name."""
    if isinstance(given, Mapping):
        by_name = {find_coordinate(key, system, what).name: value for key, value in given.items()}
        for q in over:
            if q.name not in by_name:
                raise DescriptionError(f"{what} has no value for the coordinate '{q}'.")
        for name in by_name:
            if name not in [q.name for q in over]:
                raise DescriptionError(
                    f"{what} names '{name}', but only {format_names(q.name for q in over)} is brought "
                    "anywhere; name the coordinates with on=..., or in each setting."
                )
        return [by_name[q.name] for q in over]
    if isinstance(given, list | tuple) or (isinstance(given, np.ndarray) and given.ndim):
        if len(given) != len(over):
            raise DescriptionError(
                f"{what} needs one value for each of {format_names(q.name for q in over)}, got {given!r}."
            )
        return list(given)
    return [given] * len(over)
