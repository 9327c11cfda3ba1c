"""The record of convex shapes that all of this package computes on.

Shapes are numbers in arrays, one row a shape; functions are given the record and the numbers of shapes in it.
A shape is all that is within ``radius`` of its core: a point (sphere), a segment (capsule), or a box,
cylinder, cone, ellipsoid or convex hull, for which the radius is zero. A plane is a half-space.
"""

from pendula.collision.loops.vectors import add_scaled, dot, row, scale
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

POINT, SEGMENT, BOX, CYLINDER, CONE, ELLIPSOID, HULL, PLANE = range(8)


@record
class Scene(Record):
    """Convex shapes and where they are."""

    count: int
    # What each is, and its rounding radius.
    kinds: Integers
    radii: Doubles
    # How far it reaches from its position.
    reaches: Doubles
    # Half its size along its own axes; of a segment, a cylinder and a cone the radius of the core (of a
    # segment none), 0 and half the length; of a hull nothing.
    sizes: Doubles
    # Its pose in four rows: position, and its own x, y and z axes.
    poses: Doubles
    # Of hulls: first vertex, vertices, first face, faces. Vertices and outward normals of faces along its own
    # axes; where the corners of a face begin; corners as numbers of the hull's vertices, going round.
    ranges: Integers
    vertices: Doubles
    normals: Doubles
    face_starts: Integers
    corners: Integers


@compiled
def position(s: Scene, i: int) -> Vector:
    return row(s.poses, 4 * i)


@compiled
def axis(s: Scene, i: int, k: int) -> Vector:
    """The k-th of a shape's own axes."""
    return row(s.poses, 4 * i + 1 + k)


@compiled
def to_own(s: Scene, i: int, d: Vector) -> Vector:
    """A direction along a shape's own axes."""
    return dot(axis(s, i, 0), d), dot(axis(s, i, 1), d), dot(axis(s, i, 2), d)


@compiled
def turn(s: Scene, i: int, d: Vector) -> Vector:
    """A direction that is given along a shape's own axes."""
    return turn_by(at(s.poses, 12 * i), d)


@compiled
def turn_by(pose: Doubles, d: Vector) -> Vector:
    """A direction that is given along the axes of a pose: its second to fourth row."""
    first = add_scaled(scale(d[0], row(pose, 1)), d[1], row(pose, 2))
    return add_scaled(first, d[2], row(pose, 3))
