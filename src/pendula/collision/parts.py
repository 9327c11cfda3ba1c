"""Shapes as users give them, taken apart into convex parts in numbers."""

import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.collision.decomposition import convex_parts
from pendula.collision.loops.scene import BOX, CONE, CYLINDER, ELLIPSOID, HULL, PLANE, POINT, SEGMENT
from pendula.description import Box, Capsule, Cylinder, Mesh, Sphere
from pendula.description.hulls import Polyhedron, convex_hull
from pendula.description.obstacles import CollisionShape, Cone, Ellipsoid, HeightField, Hull, Plane
from pendula.description.solid_inertia import check_closed
from pendula.description.solids import BodyShape
from pendula.description.tessellation import read_vertices
from pendula.errors import DescriptionError
from pendula.spatial import Pose

Array = np.ndarray
CONVEX = 1e-6  # a mesh that fills its hull to this part is convex


@dataclass(frozen=True, eq=False)
class Part:
    """A convex shape: its kind, rounding radius, half sizes, pose; of a hull its vertices and faces."""

    kind: int
    radius: float
    size: tuple[float, float, float]
    position: Array
    axes: Array
    hull: Polyhedron | None = None

    @property
    def reach(self) -> float:
        """How far it reaches from its position."""
        if self.kind == PLANE:
            return np.inf
        if self.hull is not None:
            return float(np.linalg.norm(self.hull.vertices, axis=1).max())
        if self.kind == ELLIPSOID:
            return max(self.size)
        return float(np.linalg.norm(self.size)) + self.radius


def parts_of(given: Any) -> list[Part]:
    """The convex parts of a shape, or of several shapes that are one body."""
    if isinstance(given, BodyShape | CollisionShape):
        return list(_parts(given))
    if isinstance(given, Iterable) and not isinstance(given, str | bytes | dict):
        shapes = list(given)
        if shapes:
            return [part for shape in shapes for part in parts_of(shape)]
    raise DescriptionError(
        "A shape is a Box, Sphere, Cylinder, Capsule, Mesh, Plane, Cone, Ellipsoid, Hull or HeightField, or "
        f"a list of these, got {given!r}."
    )


def pose_of(shape: Any) -> Pose:
    """Where a shape is, in numbers."""
    if isinstance(shape, BodyShape) and not shape.of_body:
        center: Any = shape.center  # pyright: ignore[reportAttributeAccessIssue]
        position = [*center.position.flat(), 0][:3]
        rotation: Any = getattr(shape, "rotation", None)
        matrix = np.eye(3) if rotation is None else rotation.tolist()
    else:
        pose = shape.pose or Pose()
        position, matrix = pose.position, pose.matrix
    name = type(shape).__name__
    place = np.array([_number(x, f"The position of the {name}") for x in position])
    turned = np.array([[_number(x, f"The rotation of the {name}") for x in row] for row in matrix])
    if np.abs(turned @ turned.T - np.eye(3)).max() > 1e-9 or np.linalg.det(turned) < 0:
        raise DescriptionError(f"The rotation of the {name} is no rotation matrix: {turned.tolist()}.")
    return Pose(place, turned)


def _number(given: Any, what: str) -> float:
    symbols = getattr(given, "free_symbols", None)
    if symbols:
        raise DescriptionError(
            f"{what} contains '{min(symbols, key=str)}'; collisions are found between shapes in numbers."
        )
    return read_number(given, what)


def _positive(shape: Any, name: str, given: Any = None) -> float:
    value = _number(getattr(shape, name) if given is None else given, f"The {name} of the {_kind(shape)}")
    if not value > 0:
        raise DescriptionError(
            f"The {name} of the {_kind(shape)} is {value:g}; it must be positive, or it has no volume."
        )
    return value


def _kind(shape: Any) -> str:
    return type(shape).__name__


def _edges(shape: Any) -> tuple[float, float, float]:
    try:
        x, y, z = shape.size
    except (TypeError, ValueError):
        raise DescriptionError(
            f"The size of the {_kind(shape)} has three components, got {shape.size!r}."
        ) from None
    return _positive(shape, "size", x) / 2, _positive(shape, "size", y) / 2, _positive(shape, "size", z) / 2


def _parts(shape: Any) -> Iterator[Part]:
    pose = pose_of(shape)
    place = pose.position, pose.matrix
    match shape:
        case Sphere():
            yield Part(POINT, _positive(shape, "radius"), (0.0, 0.0, 0.0), *place)
        case Capsule():
            half = _positive(shape, "length") / 2
            yield Part(SEGMENT, _positive(shape, "radius"), (0.0, 0.0, half), *place)
        case Box():
            yield Part(BOX, 0.0, _edges(shape), *place)
        case Ellipsoid():
            yield Part(ELLIPSOID, 0.0, _edges(shape), *place)
        case Cylinder() | Cone():
            size = (_positive(shape, "radius"), 0.0, _positive(shape, "length") / 2)
            yield Part(CYLINDER if isinstance(shape, Cylinder) else CONE, 0.0, size, *place)
        case Plane():
            yield Part(PLANE, 0.0, (0.0, 0.0, 0.0), *place)
        case Hull():
            yield _hull_part(convex_hull(read_vertices(shape), "the Hull"), pose)
        case Mesh():
            yield from _mesh_parts(shape, pose)
        case HeightField():
            yield from _cells(shape, pose)


def _hull_part(hull: Polyhedron, pose: Pose) -> Part:
    """A hull about the mean of its vertices, which is inside."""
    middle = hull.vertices.mean(axis=0)
    centred = Polyhedron(hull.vertices - middle, hull.normals, hull.faces)
    return Part(HULL, 0.0, (0.0, 0.0, 0.0), pose.apply(middle), pose.matrix, centred)


def _mesh_parts(mesh: Mesh, pose: Pose) -> Iterator[Part]:
    """A convex mesh itself; of another one convex parts, or its hull with a warning."""
    surface, scale = mesh.surface, _positive(mesh, "scale")
    check_closed(surface)
    vertices = surface.vertices.astype(float)
    hull = convex_hull(vertices, "the Mesh")
    volume, filled = _volume(vertices, surface.faces), _volume(hull.vertices, hull.triangles)
    if volume < 0:
        raise DescriptionError(
            f"The Mesh {surface!r} is turned inside out: its faces go round with the clock as seen from "
            "outside. Reverse the corners of every face."
        )
    parts = (hull,) if volume >= (1 - CONVEX) * filled else convex_parts(surface)
    if not parts:
        warnings.warn(
            f"The Mesh {surface!r} is not convex; it collides as its convex hull, which is "
            f"{filled / volume:.3g} times as large. Give a list of convex shapes instead, or install coacd, "
            'which finds some: pip install "pendula[convex]".',
            stacklevel=2,
        )
    for part in parts or (hull,):
        yield _hull_part(Polyhedron(scale * part.vertices, part.normals, part.faces), pose)


def _volume(vertices: Array, faces: Array) -> float:
    """The volume within triangles, positive where they go round against the clock as seen from outside."""
    return float(np.linalg.det((vertices - vertices.mean(axis=0))[faces]).sum()) / 6


def _cells(field: HeightField, pose: Pose) -> Iterator[Part]:
    """Two prisms under every cell of a height field, from its triangles down to one level."""
    heights, (dx, dy) = field.heights, field.spacing
    bottom = float(heights.min()) - field.depth
    nx, ny = heights.shape
    for i in range(nx - 1):
        for j in range(ny - 1):
            for corners in (((0, 0), (1, 0), (1, 1)), ((0, 0), (1, 1), (0, 1))):
                top = np.array([[(i + a) * dx, (j + b) * dy, heights[i + a, j + b]] for a, b in corners])
                yield _hull_part(_prism(top, bottom), pose)


_PRISM = tuple(np.array(face) for face in ((0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)))


def _prism(top: Array, bottom: float) -> Polyhedron:
    """What is below a triangle, whose corners go round against the clock as seen from above."""
    vertices = np.concatenate([top, np.column_stack([top[:, :2], np.full(3, bottom)])])
    a, b, c = (vertices[[face[k] for face in _PRISM]] for k in range(3))
    normals = np.cross(b - a, c - a)
    return Polyhedron(vertices, normals / np.linalg.norm(normals, axis=1)[:, None], _PRISM)
