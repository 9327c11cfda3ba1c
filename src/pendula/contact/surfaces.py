"""What every two surfaces have together: friction, restitution, rolling and spinning friction."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pendula.description.material import Material
from pendula.description.mechanisms.surroundings import Pairs
from pendula.errors import SimulationError

Array = np.ndarray


PROPERTIES = ("friction", "restitution", "rolling", "spinning")


def number_surfaces(owners: Sequence[str], shapes: Sequence[Any], pairs: Pairs) -> tuple[Array, Array]:
    """The number of every shape's surface, and square tables of ``PROPERTIES`` by these numbers.

    Shapes of one material have one surface, unless pairs of bodies name what their owners have together.
    """
    named = {name for pair in pairs for name in pair}
    keys = [
        (owner if owner in named else "", getattr(shape, "material", None))
        for owner, shape in zip(owners, shapes, strict=True)
    ]
    distinct = list(dict.fromkeys(keys))
    tables = np.zeros((len(PROPERTIES), len(distinct), len(distinct)))
    for i, (one, first) in enumerate(distinct):
        for j, (other, second) in enumerate(distinct):
            found = pairs.get(frozenset((one, other))) or _together(first, second)
            tables[:, i, j] = np.nan if found is None else [getattr(found, name) for name in PROPERTIES]
    numbers = np.array([distinct.index(key) for key in keys], dtype=np.int64)
    _refuse_unknown(owners, numbers, tables[0])
    return numbers, tables


def _together(first: Material | None, second: Material | None) -> Material | None:
    """What two materials have together; a surface without one takes that of the other."""
    if first is None or second is None:
        return first or second
    return first.against(second)


def _refuse_unknown(owners: Sequence[str], numbers: Array, friction: Array) -> None:
    bad: Mapping[str, int] = {
        owner: number
        for owner, number in zip(owners, numbers.tolist(), strict=True)
        if np.isnan(friction[number]).any()
    }
    for one, i in bad.items():
        for other, j in bad.items():
            if one != other and np.isnan(friction[i, j]):
                raise SimulationError(
                    f"Neither '{one}' nor '{other}' says what it is made of; give a shape of one of them "
                    "material=Material(friction=..., restitution=...)."
                )
