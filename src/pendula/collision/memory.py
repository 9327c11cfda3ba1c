"""Records with the memory that they point at."""

from collections.abc import Sequence

import numpy as np

from pendula.collision.loops.epa import MOST_FACES, MOST_POINTS, Polytope
from pendula.collision.loops.features import MOST_CORNERS, Polygon
from pendula.collision.loops.manifold_record import MOST_POINTS as MOST_CONTACTS
from pendula.collision.loops.manifold_record import FacePair, Manifold
from pendula.collision.loops.scene import Scene
from pendula.collision.loops.signed_distance import Nearest, find_nearest
from pendula.collision.loops.simplex import Simplex
from pendula.collision.parts import Part
from pendula.compiler.loops import code_address


def scene_of(parts: Sequence[Part]) -> Scene:
    """Convex parts as the record that compiled functions take."""
    ranges = np.zeros((len(parts), 4), dtype=np.int64)
    vertices, normals, faces = [np.zeros((0, 3))], [np.zeros((0, 3))], []
    vertex_count = 0
    for k, part in enumerate(parts):
        if part.hull is not None:
            ranges[k] = vertex_count, len(part.hull.vertices), len(faces), len(part.hull.faces)
            vertices.append(part.hull.vertices)
            normals.append(part.hull.normals)
            faces += part.hull.faces
            vertex_count += len(part.hull.vertices)
    corners = np.concatenate(faces) if faces else np.zeros(1)
    return Scene(count=len(parts)).point(
        kinds=np.array([part.kind for part in parts], dtype=np.int64),
        radii=np.array([part.radius for part in parts]),
        reaches=np.array([part.reach for part in parts]),
        sizes=np.array([part.size for part in parts]),
        poses=np.array([[part.position, *part.axes.T] for part in parts]),
        ranges=ranges,
        vertices=np.concatenate(vertices),
        normals=np.concatenate(normals),
        face_starts=np.cumsum([0, *map(len, faces)], dtype=np.int64),
        corners=corners.astype(np.int64),
    )


def _simplex(most: int) -> Simplex:
    rows = {name: np.zeros((most, 3)) for name in ("w", "a", "b")}
    single = {name: np.zeros(3) for name in ("nearest", "direction", "witness")}
    return Simplex().point(**rows, **single, chosen=np.zeros(3, dtype=np.int64), weights=np.zeros(6))


def nearest_memory() -> Nearest:
    """What finding the distance of two shapes needs; one for each thread."""
    polytope = Polytope().point(
        points=_simplex(MOST_POINTS),
        corners=np.zeros((MOST_FACES, 3), dtype=np.int64),
        beyond=np.zeros((MOST_FACES, 3), dtype=np.int64),
        normals=np.zeros((MOST_FACES, 3)),
        distances=np.zeros(MOST_FACES),
        free=np.zeros(MOST_FACES, dtype=np.int64),
        rim=np.zeros((3 * MOST_FACES, 4), dtype=np.int64),
        normal=np.zeros(3),
        a=np.zeros(3),
    )
    return Nearest(code=code_address(find_nearest)).point(
        normal=np.zeros(3), a=np.zeros(3), b=np.zeros(3), simplex=_simplex(4), polytope=polytope
    )


def _polygon() -> Polygon:
    return Polygon().point(
        corners=np.zeros((MOST_CORNERS, 3)), ids=np.zeros(MOST_CORNERS, dtype=np.int64), normal=np.zeros(3)
    )


def manifold_memory() -> Manifold:
    """What finding the points of contact of two shapes needs; one for each thread."""
    return Manifold().point(
        a=np.zeros((MOST_CONTACTS, 3)),
        b=np.zeros((MOST_CONTACTS, 3)),
        gaps=np.zeros(MOST_CONTACTS),
        features=np.zeros(MOST_CONTACTS, dtype=np.int64),
        nearest=nearest_memory(),
        first=_polygon(),
        second=_polygon(),
        one=_polygon(),
        other=_polygon(),
        work=np.zeros(24),
        faces=FacePair(),
    )
