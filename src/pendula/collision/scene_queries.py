"""What users ask of many shapes: which of them overlap, and what a ray meets first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.collision.loops.rays import cast_ray as cast_ray_loop
from pendula.collision.loops.scene import PLANE, POINT
from pendula.collision.memory import nearest_memory, scene_of
from pendula.collision.motions import motion_of
from pendula.collision.pair_queries import all_nearest
from pendula.collision.pairing import boxes_of, overlapping_pairs
from pendula.collision.parts import Part, parts_of
from pendula.compiler.loops import native
from pendula.errors import PendulaError, format_names
from pendula.records import address_of

Array = np.ndarray
_FARTHEST = 1e9  # how far a ray goes that is given no length
_MOST_GROUPS = 63


@dataclass(frozen=True, eq=False)
class Overlap:
    """Two shapes that overlap, by their names or numbers; where and how deep as of `Closest`."""

    first: Any
    second: Any
    distance: float
    normal: Array
    point_a: Array
    point_b: Array


@dataclass(frozen=True, eq=False)
class Hit:
    """Where a ray meets a shape: its name or number, the distance, the place, the normal out of the shape."""

    shape: Any
    distance: float
    point: Array
    normal: Array


def overlaps(
    shapes: Any,
    *,
    margin: float = 0.0,
    groups: Mapping[Any, Iterable[int]] | None = None,
    masks: Mapping[Any, Iterable[int]] | None = None,
    exclude: Iterable[tuple[Any, Any]] = (),
) -> list[Overlap]:
    """All pairs of shapes that overlap, or are at most ``margin`` apart.

    Args:
        shapes: shapes by name, or a list of them, whose numbers are their names; as of `closest`.
        margin: m.
        groups: the groups 0 to 62 that a shape is in, by its name; group 0 unless given.
        masks: the groups that a shape meets, by its name; all unless given. A pair meets if each is in a
            group that the other meets.
        exclude: pairs of names that do not meet, such as bodies that a joint connects.

    Returns:
        One `Overlap` a pair, by its deepest parts, in the order of the shapes.
    """
    names, parts, owners = _read(shapes)
    most = read_number(margin, "The margin of overlaps")
    scene = scene_of(parts)
    in_groups = _bits(groups, names, "groups", 1)
    in_masks = _bits(masks, names, "masks", (1 << _MOST_GROUPS) - 1)
    pairs = overlapping_pairs(boxes_of(scene, most / 2), owners, in_groups[owners], in_masks[owners])
    left_out = {frozenset((_index(one, names), _index(other, names))) for one, other in exclude}
    kinds = np.array([part.kind for part in parts])
    pairs = pairs[~(kinds[pairs] == PLANE).all(axis=1)]
    found: dict[tuple[int, int], Array] = {}
    for (i, j), row in zip(owners[pairs].tolist(), all_nearest(scene, pairs), strict=True):
        if row[0] <= most and frozenset((i, j)) not in left_out:
            found[i, j] = min(found.get((i, j), row), row, key=lambda r: r[0])
    return [
        Overlap(names[i], names[j], float(row[0]), row[1:4], row[4:7], row[7:10])
        for (i, j), row in sorted(found.items())
    ]


def cast_ray(shapes: Any, start: Any, direction: Any, length: float = np.inf) -> Hit | None:
    """The first shape that a ray meets; None where it meets none.

    Args:
        shapes: as of `overlaps`.
        start: where the ray begins; within a shape it meets that one at once, with its nearest normal.
        direction: of any length but zero.
        length: of the ray, m.
    """
    names, parts, owners = _read(shapes)
    origin, along = _vector(start, "start"), _vector(direction, "direction")
    size = float(np.linalg.norm(along))
    if not size > 0:
        raise PendulaError("The direction of a ray is (0, 0, 0), which is none.")
    point = Part(POINT, 0.0, (0.0, 0.0, 0.0), origin, np.eye(3))
    scene = scene_of([*parts, point])
    velocities = np.zeros((len(parts) + 1, 6))
    velocities[-1, :3] = along / size
    positions = np.array([part.position for part in (*parts, point)])
    motion = motion_of(scene, positions, velocities)
    boxes, out, memory = boxes_of(scene), np.empty(7), nearest_memory()
    arguments = address_of(boxes), motion.address, min(float(length), _FARTHEST), memory.address
    met = native(cast_ray_loop)(scene.address, *arguments, address_of(out))
    return Hit(names[owners[met]], float(out[0]), out[4:7], out[1:4]) if met >= 0 else None


def _read(shapes: Any) -> tuple[list[Any], list[Part], Array]:
    """Names, convex parts, and the number of the shape that each part is of."""
    if not isinstance(shapes, Mapping | list | tuple) or not len(shapes):
        raise PendulaError(f"The shapes are a list of shapes, or shapes by name; got {shapes!r}.")
    named = dict(shapes) if isinstance(shapes, Mapping) else dict(enumerate(shapes))
    each = [parts_of(shape) for shape in named.values()]
    owners = np.repeat(np.arange(len(each)), [len(parts) for parts in each])
    return list(named), [part for parts in each for part in parts], owners


def _index(name: Any, names: list[Any]) -> int:
    if name not in names:
        raise PendulaError(f"There is no shape {name!r}; the shapes are {format_names(names)}.")
    return names.index(name)


def _bits(given: Mapping[Any, Iterable[int]] | None, names: list[Any], what: str, usual: int) -> Array:
    """Sets of groups as bits of numbers, for every shape."""
    bits = np.full(len(names), usual, dtype=np.int64)
    for name, numbers in (given or {}).items():
        chosen = list(numbers)
        if not all(isinstance(g, int) and 0 <= g < _MOST_GROUPS for g in chosen):
            raise PendulaError(
                f"The {what} of the shape {name!r} are whole numbers from 0 to {_MOST_GROUPS - 1}, "
                f"got {chosen}."
            )
        bits[_index(name, names)] = sum(1 << g for g in set(chosen))
    return bits


def _vector(given: Any, what: str) -> Array:
    try:
        vector = np.array([read_number(x, f"The {what} of a ray") for x in given])
    except TypeError:
        vector = np.zeros(0)
    if vector.shape != (3,):
        raise PendulaError(f"The {what} of a ray has three components, got {given!r}.")
    return vector
