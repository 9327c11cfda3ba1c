"""The farthest point of a shape's core in a direction, and how far two shapes are apart along one."""

from pendula.collision.loops.scene import (
    BOX,
    CONE,
    CYLINDER,
    ELLIPSOID,
    HULL,
    POINT,
    Scene,
    position,
    to_own,
    turn,
)
from pendula.collision.loops.vectors import add, dot, length, row, scale
from pendula.compiler.loops import compiled
from pendula.records import Vector


@compiled
def support(s: Scene, i: int, d: Vector) -> Vector:
    """The point of a shape's core that is farthest along d."""
    if s.kinds[i] == POINT:
        return position(s, i)
    return add(position(s, i), turn(s, i, own_support(s, i, to_own(s, i, d))))


@compiled
def own_support(s: Scene, i: int, d: Vector) -> Vector:
    """The same along the shape's own axes, from its origin."""
    kind, size = s.kinds[i], row(s.sizes, i)
    if kind == HULL:
        return _hull_support(s, i, d)
    z = size[2] if d[2] >= 0.0 else -size[2]
    if kind == BOX:
        return size[0] if d[0] >= 0.0 else -size[0], size[1] if d[1] >= 0.0 else -size[1], z
    if kind == CYLINDER:
        return _rim(size[0], d, z)
    if kind == CONE:
        return _cone_support(size, d)
    if kind == ELLIPSOID:
        # x = A² d / |A d| with A = diag(size)
        scaled = (size[0] * d[0], size[1] * d[1], size[2] * d[2])
        reach = length(scaled)
        if not (reach > 0.0):
            return size[0], 0.0, 0.0
        return size[0] * scaled[0] / reach, size[1] * scaled[1] / reach, size[2] * scaled[2] / reach
    return 0.0, 0.0, z


@compiled
def _rim(radius: float, d: Vector, z: float) -> Vector:
    """The point of a circle about the z axis, at the height z, that is farthest along d."""
    across = (d[0] * d[0] + d[1] * d[1]) ** 0.5
    if not (across > 0.0):
        return radius, 0.0, z
    return radius * d[0] / across, radius * d[1] / across, z


@compiled
def _cone_support(size: Vector, d: Vector) -> Vector:
    """Of a cone whose tip is up: its tip, or a point of its rim."""
    rim = _rim(size[0], d, -size[2])
    return (0.0, 0.0, size[2]) if d[2] * size[2] > dot(rim, d) else rim


@compiled
def _hull_support(s: Scene, i: int, d: Vector) -> Vector:
    first, count = s.ranges[4 * i], s.ranges[4 * i + 1]
    best, farthest = first, dot(row(s.vertices, first), d)
    for k in range(first + 1, first + count):
        reach = dot(row(s.vertices, k), d)
        if reach > farthest:
            best, farthest = k, reach
    return row(s.vertices, best)


@compiled
def separation(s: Scene, i: int, j: int, n: Vector) -> float:
    """How far shape i lies beyond shape j along the unit vector n; negative where they overlap along it.

    The signed distance of convex shapes is the largest of these over all n: any n gives a lower bound.
    """
    back = scale(-1.0, n)
    return dot(n, support(s, i, back)) - dot(n, support(s, j, n)) - s.radii[i] - s.radii[j]
