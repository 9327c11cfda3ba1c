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


@dataclass(frozen=True, eq=False)
class NamedParts:
    """Convex parts, and the number of the name that each belongs to."""

    names: list[Any]
    parts: list[Part]
    owners: Array


@dataclass(frozen=True)
class Filter:
    """Which pairs may meet: groups and masks by name, and pairs of names that do not; as of `overlaps`."""

    groups: Mapping[Any, Iterable[int]] | None = None
    masks: Mapping[Any, Iterable[int]] | None = None
    exclude: Iterable[tuple[Any, Any]] = ()


def find_overlaps(given: NamedParts, margin: float, meeting: Filter) -> list[Overlap]:
    """All pairs that overlap or are at most ``margin`` apart, by their deepest parts, in their order."""
    names, parts, owners = given.names, given.parts, given.owners
    most = read_number(margin, "The margin of overlaps")
    scene = scene_of(parts)
    groups = _bits(meeting.groups, names, "groups", 1)
    masks = _bits(meeting.masks, names, "masks", (1 << _MOST_GROUPS) - 1)
    pairs = overlapping_pairs(boxes_of(scene, most / 2), owners, groups[owners], masks[owners])
    left_out = {frozenset((_index(one, names), _index(other, names))) for one, other in meeting.exclude}
    kinds = np.array([part.kind for part in parts])
    pairs = np.ascontiguousarray(pairs[~(kinds[pairs] == PLANE).all(axis=1)])
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
    given = read_named_shapes(shapes)
    parts = given.parts
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
    return Hit(given.names[given.owners[met]], float(out[0]), out[4:7], out[1:4]) if met >= 0 else None


def read_named_shapes(shapes: Any) -> NamedParts:
    """Shapes by name, or a list of them."""
    if not isinstance(shapes, Mapping | list | tuple) or not len(shapes):
        raise PendulaError(f"The shapes are a list of shapes, or shapes by name; got {shapes!r}.")
    named = dict(shapes) if isinstance(shapes, Mapping) else dict(enumerate(shapes))
    each = [parts_of(shape) for shape in named.values()]
    owners = np.repeat(np.arange(len(each)), [len(parts) for parts in each])
    return NamedParts(list(named), [part for parts in each for part in parts], owners)


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
