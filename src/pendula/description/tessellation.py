"""Cones, ellipsoids and hulls as meshes, for whatever draws or writes triangles."""

from typing import Any

import numpy as np

from pendula.description.hulls import convex_hull
from pendula.description.obstacles import Cone, Ellipsoid, FilledShape, Hull
from pendula.description.solids import Mesh
from pendula.description.surfaces import Surface
from pendula.errors import DescriptionError

Array = np.ndarray
_AROUND, _UP = 48, 24  # triangles around a round shape, and from pole to pole


def as_drawn(shape: Any) -> Any:
    """A shape for drawings and files: what these do not know becomes a mesh."""
    if not isinstance(shape, FilledShape):
        return shape
    return Mesh(surface_of_shape(shape), pose=shape.pose, density=shape.density, colour=shape.colour)


def surface_of_shape(shape: FilledShape) -> Surface:
    """Its triangles: of a hull exactly, of round shapes with corners on their surface."""
    match shape:
        case Cone():
            radius, half = float(shape.radius), float(shape.length) / 2
            return _lathe(np.array([radius]), np.array([-half]), (-half, half))
        case Ellipsoid():
            latitudes = np.linspace(-np.pi / 2, np.pi / 2, _UP + 1)[1:-1]
            ball = _lathe(np.cos(latitudes), np.sin(latitudes), (-1.0, 1.0))
            return Surface(ball.vertices * np.array([float(x) / 2 for x in shape.size]), ball.faces)
        case Hull():
            hull = convex_hull(read_vertices(shape), "the Hull")
            return Surface(hull.vertices, hull.triangles)
    raise TypeError(f"{shape!r} is no shape of a body.")


def read_vertices(shape: Hull) -> Array:
    """The vertices of a hull as numbers; ``convex_hull`` says whether they are enough."""
    try:
        return np.array(shape.vertices, dtype=float)
    except (TypeError, ValueError):
        raise DescriptionError(
            "The vertices of the Hull are rows of three numbers; some are no numbers, or rows differ."
        ) from None


def _lathe(rings: Array, heights: Array, poles: tuple[float, float]) -> Surface:
    """A body of revolution about z by the radii and heights of its rings, the lowest first, and its poles."""
    angles = np.linspace(0, 2 * np.pi, _AROUND, endpoint=False)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    places = [np.column_stack([r * circle, np.full(_AROUND, z)]) for r, z in zip(rings, heights, strict=True)]
    bottom, top = len(rings) * _AROUND, len(rings) * _AROUND + 1
    faces = []
    for k in range(_AROUND):
        following = (k + 1) % _AROUND
        last = (len(rings) - 1) * _AROUND
        faces += [[bottom, following, k], [top, last + k, last + following]]
        for ring in range(0, last, _AROUND):
            a, b, c, d = ring + k, ring + following, ring + _AROUND + following, ring + _AROUND + k
            faces += [[a, b, c], [a, c, d]]
    return Surface(np.concatenate([*places, [[0.0, 0.0, z] for z in poles]]), faces)
