"""Mass, centre and inertia of solids that are filled evenly."""

import math
from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import Any

import numpy as np

from pendula.description.drawing import Solid
from pendula.description.obstacles import Cone, Ellipsoid, FilledShape
from pendula.description.solids import Box, Capsule, Cylinder, Mesh, Sphere
from pendula.description.surfaces import Surface
from pendula.description.tessellation import surface_of_shape
from pendula.errors import DescriptionError
from pendula.spatial.inertia import Inertia

Array = np.ndarray


def inertia_of_shapes(shapes: Iterable[Solid | FilledShape], density: Any = 1.0) -> Inertia:
    """Of shapes of a body together, in its frame; where they overlap, both count.

    Args:
        shapes: solids without a center; they may have a density of their own.
        density: of all others, kg/m³.
    """
    own = ((shape, density if shape.density is None else _number(shape.density)) for shape in shapes)
    return reduce(add, (inertia_of(shape, rho) for shape, rho in own))


def inertia_of(shape: Solid | FilledShape, density: Any) -> Inertia:
    """Of one shape of a body, in the frame of that body."""
    match shape:
        case Box():
            found = _box(*map(_number, shape.size))
        case Sphere():
            found = _capsule(_number(shape.radius), 0.0)
        case Cylinder():
            found = _cylinder(_number(shape.radius), _number(shape.length))
        case Capsule():
            found = _capsule(_number(shape.radius), _number(shape.length))
        case Mesh():
            found = _mesh(shape.surface, _number(shape.scale))
        case Cone():
            found = _cone(_number(shape.radius), _number(shape.length))
        case Ellipsoid():
            found = _ellipsoid(*(_number(edge) / 2 for edge in shape.size))
        case _:
            found = _mesh(surface_of_shape(shape), 1.0)
    volume, center, moments = found
    inertia = Inertia(density * volume, [[density * entry for entry in row] for row in moments], center)
    return inertia if shape.pose is None else inertia.transform(shape.pose)


def _box(a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
    # V = abc, Ixx = m (b² + c²)/12
    volume = a * b * c
    return volume, _ORIGIN, _diagonal(*(volume * s / 12 for s in (b**2 + c**2, a**2 + c**2, a**2 + b**2)))


def _cylinder(r: Any, l: Any) -> tuple[Any, Any, Any]:
    # V = πr²l, Ixx = m (3r² + l²)/12, Izz = m r²/2
    volume = math.pi * r**2 * l
    across = volume * (3 * r**2 + l**2) / 12
    return volume, _ORIGIN, _diagonal(across, across, volume * r**2 / 2)


def _capsule(r: Any, l: Any) -> tuple[Any, Any, Any]:
    # A cylinder and a ball of 4/3 πr³, the centre of whose halves is 3r/8 beyond the ends of the cylinder:
    # Ixx = m (2/5 r² + l²/4 + 3lr/8), Izz = m 2/5 r².
    volume, _, moments = _cylinder(r, l)
    ball = 4 / 3 * math.pi * r**3
    across = moments[0][0] + ball * (2 * r**2 / 5 + l**2 / 4 + 3 * l * r / 8)
    return volume + ball, _ORIGIN, _diagonal(across, across, moments[2][2] + ball * 2 * r**2 / 5)


def _cone(r: Any, l: Any) -> tuple[Any, Any, Any]:
    # V = πr²l/3; the centre is l/4 above the base, l/4 below the middle; about it
    # Ixx = m (3r²/20 + 3l²/80), Izz = m 3r²/10.
    volume = math.pi * r**2 * l / 3
    across = volume * (3 * r**2 / 20 + 3 * l**2 / 80)
    return volume, (0.0, 0.0, -l / 4), _diagonal(across, across, volume * 3 * r**2 / 10)


def _ellipsoid(a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
    # V = 4/3 πabc, Ixx = m (b² + c²)/5
    volume = 4 / 3 * math.pi * a * b * c
    return volume, _ORIGIN, _diagonal(*(volume * s / 5 for s in (b**2 + c**2, a**2 + c**2, a**2 + b**2)))


def _mesh(surface: Surface, scale: Any) -> tuple[Any, Any, Any]:
    volume, center, moments = integrate(surface)
    return (
        volume * scale**3,
        tuple(part * scale for part in center.tolist()),
        [[entry * scale**5 for entry in row] for row in moments.tolist()],
    )


def integrate(surface: Surface) -> tuple[float, Array, Array]:
    """Volume, centre and moments of inertia about it, for a density of one, of what a surface encloses.

    Every face and a place inside make a tetrahedron. With corners a, b, c seen from that place, s = a + b + c
    and d = det(a, b, c): V = Σ d/6, ∫r = Σ d s/24, ∫r rᵀ = Σ d (s sᵀ + a aᵀ + b bᵀ + c cᵀ)/120
    (Tonon 2004, "Explicit exact formulas for the 3-D tetrahedron inertia tensor").
    """
    check_closed(surface)
    origin = (surface.vertices.min(axis=0) + surface.vertices.max(axis=0)) / 2
    corners = (surface.vertices - origin)[surface.faces]
    d, s = np.linalg.det(corners), corners.sum(axis=1)
    volume = float(d.sum()) / 6
    if not abs(volume) > 1e-12 * float(np.abs(d).sum()):
        raise DescriptionError("The mesh encloses no volume: its faces lie in a plane or turn both ways.")
    first = np.einsum("n,ni->i", d, s) / 24
    second = (np.einsum("n,ni,nj->ij", d, s, s) + np.einsum("n,nki,nkj->ij", d, corners, corners)) / 120
    # Faces that all go round the other way enclose the same body, with d of the other sign.
    center = first / volume
    about = math.copysign(1.0, volume) * (second - volume * np.outer(center, center))
    return abs(volume), origin + center, np.trace(about) * np.eye(3) - about


def check_closed(surface: Surface) -> None:
    """Refuse a surface that encloses nothing: one in which an edge is not passed once in either direction."""
    faces = surface.faces.astype(np.int64)
    edges = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    size = len(surface.vertices)
    forth, back = (np.sort(edges[:, i] * size + edges[:, j]) for i, j in ((0, 1), (1, 0)))
    if not np.array_equal(forth, back):
        raise DescriptionError(
            f"The mesh {surface!r} is not closed, so that it has no volume: every edge must belong to two "
            "faces that go round the same way. Close it, or give the body its mass, center and inertia."
        )


_ORIGIN = (0.0, 0.0, 0.0)


def _diagonal(x: Any, y: Any, z: Any) -> list[list[Any]]:
    return [[x, 0.0, 0.0], [0.0, y, 0.0], [0.0, 0.0, z]]


def _number(given: Any) -> Any:
    """A float where an expression is a number."""
    return float(given) if getattr(given, "is_number", True) else given
