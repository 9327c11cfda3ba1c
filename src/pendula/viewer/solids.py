"""Boxes, balls, cylinders, capsules and meshes: their faces as polygons, and which body covers which."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

from pendula.description import Box, Capsule, Cylinder, Mesh, Sphere
from pendula.description.drawing import Shape
from pendula.description.hulls import convex_hull
from pendula.description.surfaces import Surface
from pendula.errors import DescriptionError
from pendula.viewer.simplification import simplify

Array = np.ndarray

AROUND, UP_AND_DOWN = 36, 12  # faces around a round body, and from its equator to a pole
# Where it comes from, in the onlooker's axes: the left, above, in front. Of length one.
LIGHT = np.array([-0.36, 0.6, 0.72]) / np.linalg.norm([-0.36, 0.6, 0.72])
AMBIENT = 0.5  # brightness of what the light does not reach
TOUCHING = 1e-6  # as a part of the size of all: how far bodies may overlap and still be apart
MOST_FACES = 4000  # of a mesh: more are not seen on paper
MOST_CORNERS = 32  # of a convex mesh whose edges are drawn: one with more is taken for round
CORNERS = np.array(list(product((-1.0, 1.0), repeat=3)))


@dataclass(frozen=True, eq=False)
class Faces:
    """Those faces of a body that the onlooker sees, the nearest last.

    Attributes:
        polygons: corners in the onlooker's axes, shape (faces, corners, 3).
        brightness: of every face, 0 to 1.
    """

    polygons: Array
    brightness: Array


def faces(shape: Shape, at: Mapping[str, Array]) -> Faces:
    """The faces of a solid at a moment."""
    # The rings of a ball go round the light, so that each has one brightness.
    axes = _TO_THE_LIGHT if isinstance(shape, Sphere) else body_axes(at)
    polygons = own_polygons(shape, at) @ axes.T + at["center"]
    # The second edge of a round body's faces may have no length at a pole: diagonals always do.
    normals = np.cross(polygons[:, 2] - polygons[:, 0], polygons[:, -1] - polygons[:, 1])
    length = np.linalg.norm(normals, axis=1)
    # A mesh may be open, and is seen from both sides; of closed bodies only what faces the onlooker is.
    shown = (length > 0) & (isinstance(shape, Mesh) | (normals[:, 2] > 0))
    polygons, normals = polygons[shown], normals[shown] / length[shown, None]
    normals = normals * np.where(normals[:, 2:] < 0, -1.0, 1.0)
    order = np.argsort(polygons[:, :, 2].mean(axis=1), kind="stable")
    lit = (normals @ LIGHT).clip(0.0)
    return Faces(polygons[order], (AMBIENT + (1 - AMBIENT) * lit)[order])


def own_polygons(shape: Shape, at: Mapping[str, Array]) -> Array:
    """All faces of a solid in its own axes, going round against the clock as seen from outside."""
    match shape:
        case Box():
            return _BOX * np.abs(at["size"]) / 2
        case Sphere():
            return _round(abs(float(at["radius"])), 0.0)
        case Capsule():
            return _round(abs(float(at["radius"])), abs(float(at["length"])))
        case Cylinder():
            return _cylinder(abs(float(at["radius"])), abs(float(at["length"])))
        case Mesh():
            surface = _simplify(shape.surface)
            return float(at["scale"]) * surface.vertices.astype(float)[surface.faces]
    raise TypeError(f"{shape!r} is no solid.")


@lru_cache(maxsize=256)
def _simplify(surface: Surface) -> Surface:
    return simplify(surface, MOST_FACES)


def flat_sides(shape: Mesh, at: Mapping[str, Array]) -> list[Array]:
    """Corners of those sides of a convex mesh that the onlooker sees; none of other meshes."""
    made = []
    for side in _flat_sides(shape.surface):
        places = float(at["scale"]) * side @ body_axes(at).T + at["center"]
        if np.cross(places[1] - places[0], places[2] - places[1])[2] > 0:
            made.append(places)
    return made


@lru_cache(maxsize=256)
def _flat_sides(surface: Surface) -> tuple[Array, ...]:
    """Sides of a mesh that is its own convex hull, triangles of one plane together."""
    vertices = surface.vertices.astype(float)
    if len(vertices) > MOST_CORNERS:
        return ()
    try:
        around = convex_hull(vertices, "the mesh")
    except DescriptionError:  # it is flat
        return ()
    own, whole = _volume(vertices[surface.faces]), _volume(around.vertices[around.triangles])
    return tuple(around.vertices[side] for side in around.faces) if np.isclose(own, whole) else ()


def _volume(triangles: Array) -> float:
    """Of tetrahedra between triangles, shape (n, 3, 3), and the origin."""
    a, b, c = np.moveaxis(triangles, 1, 0)
    return float(np.einsum("ij,ij->", a, np.cross(b, c))) / 6


def body_axes(at: Mapping[str, Array]) -> Array:
    """A body's axes as columns; those of a ball are the onlooker's."""
    return at.get("rotation", np.eye(3))


def corners(shape: Shape, at: Mapping[str, Array]) -> Array:
    """The corners of the box around a solid, shape (8, 3), in the onlooker's axes."""
    low, high = _extent(shape, at)
    return ((low + high) / 2 + CORNERS * (high - low) / 2) @ body_axes(at).T + at["center"]


def hull(shape: Shape, at: Mapping[str, Array]) -> tuple[Array, float]:
    """Places, and the radius of balls about them in whose hull a solid is."""
    if isinstance(shape, Sphere):
        return at["center"][None], abs(float(at["radius"]))
    if isinstance(shape, Capsule):
        half = abs(float(at["length"])) / 2 * body_axes(at)[:, 2]
        return np.array([at["center"] - half, at["center"] + half]), abs(float(at["radius"]))
    return corners(shape, at), 0.0


def covering_order(
    parts: Sequence[tuple[Array, float]], boxes: Mapping[int, Array], depths: Array
) -> list[int]:
    """Which of several parts to draw first, so that what is in front covers what is behind.

    Where a plane through a face of the box around a solid has another part on its outer side, that part is in
    front if the face is seen, behind if it is not (Newell, Newell & Sancha 1972, test for polygons). What no
    plane decides goes by depth.

    Args:
        parts: of every part, up to eight places, shape (·, 3), and how far around them it reaches.
        boxes: of every solid by its number, the corners of its box as ``corners`` gives them.
        depths: of every part, larger for what is nearer.
    """
    every = np.array([np.resize(places, (len(CORNERS), 3)) for places, _ in parts])
    reach = np.array([radius for _, radius in parts])
    size = max(float(np.ptp(every.reshape(-1, 3), axis=0).max()), 1e-300)
    below = np.zeros((len(parts),) * 2, dtype=bool)  # [i, j]: i is to be drawn before j
    for i, box in boxes.items():
        for way, sign in product(range(3), (-1.0, 1.0)):
            face = box[CORNERS[:, way] == sign].mean(axis=0)
            normal = sign * _normal(box, way)
            outside = ((every - face) @ normal).min(axis=1) - reach >= -TOUCHING * size
            outside[i] = False
            if normal[2] > TOUCHING:
                below[i] |= outside
            elif normal[2] < -TOUCHING:
                below[:, i] |= outside
    return _sort_by_cover(below & ~below.T, depths)


def _sort_by_cover(below: Array, depths: Array) -> list[int]:
    """Every number once, those below others first; the deepest first where there is a choice or a circle."""
    left = list(np.argsort(depths, kind="stable"))
    order: list[int] = []
    while left:
        free = (i for i in left if not any(below[j, i] for j in left))
        chosen = next(free, left[0])
        left.remove(chosen)
        order.append(int(chosen))
    return order


def _normal(box: Array, way: int) -> Array:
    """The unit vector along one of a box's edges; of a box without thickness, across its other two."""
    edges = [box[CORNERS[:, k] == 1].mean(axis=0) - box[CORNERS[:, k] == -1].mean(axis=0) for k in range(3)]
    others = np.cross(edges[(way + 1) % 3], edges[(way + 2) % 3])
    length = float(np.linalg.norm(others))
    if length == 0:
        return np.zeros(3)
    # Axes that a mirror made are left-handed.
    return others / length * (-1.0 if others @ edges[way] < 0 else 1.0)


def _extent(shape: Shape, at: Mapping[str, Array]) -> tuple[Array, Array]:
    """The least and the largest coordinates of a solid along its own axes."""
    match shape:
        case Box():
            high: Any = np.abs(at["size"]) / 2
        case Sphere():
            high = np.full(3, abs(float(at["radius"])))
        case Cylinder() | Capsule():
            radius, half = abs(float(at["radius"])), abs(float(at["length"])) / 2
            high = np.array([radius, radius, half + (radius if isinstance(shape, Capsule) else 0.0)])
        case _:
            places = own_polygons(shape, at).reshape(-1, 3)
            return places.min(axis=0), places.max(axis=0)
    return -high, high


_SIDE = np.cross(LIGHT, [0.0, 0.0, 1.0]) / np.linalg.norm(np.cross(LIGHT, [0.0, 0.0, 1.0]))
_TO_THE_LIGHT = np.column_stack((_SIDE, np.cross(LIGHT, _SIDE), LIGHT))

# The faces of a cube of edge two.
_BOX = np.array(
    [
        [[s, -1, -s], [s, 1, -s], [s, 1, s], [s, -1, s]] for s in (-1.0, 1.0)
    ] + [
        [[-s, s, -1], [-s, s, 1], [s, s, 1], [s, s, -1]] for s in (-1.0, 1.0)
    ] + [
        [[-s, -1, s], [s, -1, s], [s, 1, s], [-s, 1, s]] for s in (-1.0, 1.0)
    ]
)  # fmt: skip


def _round(radius: float, length: float) -> Array:
    """A ball of which both halves are moved apart along z, with a cylinder between them."""
    latitudes = np.linspace(0.0, np.pi / 2, UP_AND_DOWN + 1)
    rings, heights = radius * np.cos(latitudes), radius * np.sin(latitudes) + length / 2
    rings[-1] = 0.0  # the pole
    return _lathe(np.concatenate((rings[::-1], rings)), np.concatenate((-heights[::-1], heights)))


def _cylinder(radius: float, length: float) -> Array:
    return _lathe(np.array([0.0, radius, radius, 0.0]), np.array([-1.0, -1.0, 1.0, 1.0]) * length / 2)


def _lathe(rings: Array, heights: Array) -> Array:
    """Quadrilaterals of a body of revolution about z, from the radii of its rings, the lowest first."""
    phi = np.linspace(0.0, 2 * np.pi, AROUND + 1)
    circle = np.column_stack((np.cos(phi), np.sin(phi)))
    places = np.dstack(
        (rings[:, None, None] * circle, np.broadcast_to(heights[:, None, None], (len(rings), AROUND + 1, 1)))
    )
    quads = np.stack((places[:-1, :-1], places[:-1, 1:], places[1:, 1:], places[1:, :-1]), axis=2)
    return quads.reshape(-1, 4, 3)
