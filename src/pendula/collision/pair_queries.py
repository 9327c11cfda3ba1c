"""What users ask of two shapes: how near they are, and where they touch."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.collision.loops.manifold_record import MOST_POINTS
from pendula.collision.loops.manifolds import find_manifolds
from pendula.collision.loops.scene import PLANE, Scene
from pendula.collision.loops.signed_distance import find_all_nearest
from pendula.collision.memory import manifold_memory, nearest_memory, scene_of
from pendula.collision.parts import Part, parts_of
from pendula.compiler.loops import native
from pendula.errors import PendulaError
from pendula.records import address_of

Array = np.ndarray


@dataclass(frozen=True, eq=False)
class Closest:
    """The nearest points of two shapes.

    Attributes:
        distance: m; negative where the shapes overlap, then the length of the shortest way that parts them.
        normal: of unit length, from the second shape to the first.
        point_a: of the first shape; where they overlap, its deepest point in the second.
        point_b: of the second shape.
    """

    distance: float
    normal: Array
    point_a: Array
    point_b: Array


@dataclass(frozen=True, eq=False)
class ContactPoints:
    """Where two shapes touch: n points, up to eight for each pair of convex parts.

    Attributes:
        gaps: (n,), m; negative where they overlap.
        normals: (n, 3), of unit length, from the second shape to the first.
        points_a, points_b: (n, 3), of the first and of the second shape; points_a − points_b = gap · normal.
        features: (n,), whole numbers that name what meets; they stay while corners, edges and faces do.
    """

    gaps: Array
    normals: Array
    points_a: Array
    points_b: Array
    features: Array

    def __len__(self) -> int:
        return len(self.gaps)


def closest(a: Any, b: Any) -> Closest:
    """The signed distance of two shapes, and the points where it is taken.

    Of a shape of several parts (a list of shapes, a height field), the part counts that is nearest or
    deepest: where shapes overlap, parting that one may leave another.

    Args:
        a: a solid (`Box`, `Sphere`, …), in numbers; or a list of solids that are one body.
        b: the other.

    Raises:
        PendulaError: for what is no shape, or has no volume; says which.
    """
    scene, pairs = pair_scene(a, b)
    found = all_nearest(scene, pairs)
    row = found[np.argmin(found[:, 0])]
    return Closest(float(row[0]), row[1:4], row[4:7], row[7:10])


def contact_points(a: Any, b: Any, margin: float = 0.0) -> ContactPoints:
    """The points where two shapes touch, or are at most ``margin`` apart; arguments as of `closest`."""
    most = read_number(margin, "The margin of contact_points")
    if most < 0:
        raise PendulaError(f"The margin of contact_points is {most:g}; it must not be negative.")
    scene, pairs = pair_scene(a, b)
    rows = all_manifolds(scene, pairs, most)
    features = rows[:, 11].astype(np.int64)
    return ContactPoints(rows[:, 10], rows[:, 1:4], rows[:, 4:7], rows[:, 7:10], features)


def all_nearest(scene: Scene, pairs: Array) -> Array:
    """Signed distances of pairs of convex shapes, one row each: distance, normal, both points."""
    out, memory = np.empty((len(pairs), 10)), nearest_memory()
    arguments = scene.address, address_of(pairs), len(pairs), memory.address
    native(find_all_nearest)(*arguments, address_of(out))
    return out


def all_manifolds(scene: Scene, pairs: Array, margin: float) -> Array:
    """Points of contact of pairs, one row each: number of the pair, normal, both points, gap, feature."""
    out = np.empty((MOST_POINTS * len(pairs), 12))
    memory = manifold_memory()
    arguments = scene.address, address_of(pairs), len(pairs), margin, memory.address, address_of(out)
    return out[: native(find_manifolds)(*arguments)]


def pair_scene(a: Any, b: Any) -> tuple[Scene, Array]:
    """The parts of two shapes, and all pairs of one of each."""
    first, second = parts_of(a), parts_of(b)
    refuse_planes(first, second)
    numbers = np.arange(len(first)), len(first) + np.arange(len(second))
    pairs = np.stack(np.meshgrid(*numbers, indexing="ij"), axis=-1).reshape(-1, 2)
    return scene_of([*first, *second]), np.ascontiguousarray(pairs, dtype=np.int64)


def refuse_planes(first: list[Part], second: list[Part]) -> None:
    if any(p.kind == PLANE for p in first) and any(p.kind == PLANE for p in second):
        raise PendulaError(
            "Both shapes are a Plane: two half-spaces have no distance. One may be a thick Box."
        )
