"""What every two surfaces have together (friction, restitution, rolling, spinning), and which never meet."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, count
from typing import Any

import numpy as np

from pendula.description.material import Material
from pendula.description.mechanisms.surroundings import Pairs
from pendula.errors import SimulationError

Array = np.ndarray


PROPERTIES = ("friction", "restitution", "rolling", "spinning")
_NOTHING = Material(friction=0.0)  # of those that never meet


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
            pair = frozenset((one, other))
            found = (pairs[pair] or _NOTHING) if pair in pairs else _together(first, second)
            tables[:, i, j] = np.nan if found is None else [getattr(found, name) for name in PROPERTIES]
    numbers = np.array([distinct.index(key) for key in keys], dtype=np.int64)
    _refuse_unknown(owners, numbers, tables[0])
    return numbers, tables


def part_owners(
    numbers: Mapping[str, int], apart: Iterable[tuple[int, int]], pairs: Pairs
) -> tuple[dict[str, int], Array]:
    """Numbers of owners of shapes, and all pairs of numbers that do not meet, the lesser first, ascending.

    Args:
        numbers: by name; owners of one number do not meet.
        apart: pairs of these numbers that do not.
        pairs: of names; those of None get numbers of their own, since others of their number may still meet.
    """
    never = [tuple(pair) for pair, material in pairs.items() if material is None and pair <= numbers.keys()]
    free = count(max(numbers.values(), default=-1) + 1)
    made = dict(numbers) | {name: next(free) for name in sorted({name for pair in never for name in pair})}
    members: dict[int, set[int]] = {}
    for name, number in numbers.items():
        members.setdefault(number, set()).add(made[name])
    found = [(made[one], made[other]) for one, other in never]
    found += [pair for group in members.values() for pair in combinations(group, 2)]
    found += [(i, j) for a, b in apart for i in members.get(a, ()) for j in members.get(b, ())]
    rows = sorted({(min(pair), max(pair)) for pair in found})
    return made, np.array(rows, dtype=np.int64).reshape(-1, 2)


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
