"""The faces, lines and points of shapes that can touch another one: polygons for contact manifolds.

Round parts count as polygons and lines, too: the end of a cylinder as eight points of its rim, its side as
the line that is nearest, and so the slanted side of a cone and the side of a capsule.
"""

from pendula.collision.loops.scene import (
    BOX,
    CONE,
    CYLINDER,
    HULL,
    SEGMENT,
    Scene,
    axis,
    position,
    to_own,
    turn,
)
from pendula.collision.loops.support import own_support
from pendula.collision.loops.vectors import add, add_scaled, dot, put, row, scale
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

MOST_CORNERS = 64  # of a polygon while it is clipped; of a face at most half as many are looked at
_RIM = 8
_DIAGONAL = 0.5**0.5
_STEEP = 0.7071  # cosine beyond which the end of a cylinder is looked at, not its side


@record
class Polygon(Record):
    """Corners in the world, against the clock as seen from outside, each with a number that lasts."""

    count: int
    corners: Doubles
    ids: Integers
    # Which face of its shape it is; its outward normal and 1 where it is a face, 0 for a line or a point.
    face: int
    normal: Doubles
    is_face: int


@compiled
def _add(s: Scene, i: int, p: Polygon, own: Vector, d: Vector) -> None:
    """Append a corner given along the shape's own axes, moved by the shape's radius along d."""
    corner = add(position(s, i), turn(s, i, own))
    put(p.corners, p.count, add_scaled(corner, s.radii[i], d))
    p.ids[p.count] = p.count
    p.count += 1


@compiled
def _box_face(s: Scene, i: int, own: Vector, d: Vector, p: Polygon) -> None:
    size, k, most = row(s.sizes, i), 0, abs(own[0])
    if abs(own[1]) > most:
        k, most = 1, abs(own[1])
    if abs(own[2]) > most:
        k = 2
    along = own[0] if k == 0 else own[1] if k == 1 else own[2]
    sign = 1.0 if along >= 0.0 else -1.0
    for corner in range(4):
        # Against the clock for an observer on the positive side of the axis, the other way on the other.
        u = 1.0 if corner in (0, 3) else -1.0
        v = sign if corner < 2 else -sign
        if k == 0:
            _add(s, i, p, (sign * size[0], u * size[1], v * size[2]), d)
        elif k == 1:
            _add(s, i, p, (v * size[0], sign * size[1], u * size[2]), d)
        else:
            _add(s, i, p, (u * size[0], v * size[1], sign * size[2]), d)
    p.face, p.is_face = 2 * k + (1 if sign > 0.0 else 0), 1
    put(p.normal, 0, scale(sign, axis(s, i, k)))


@compiled
def _hull_face(s: Scene, i: int, own: Vector, d: Vector, p: Polygon) -> None:
    first, count = s.ranges[4 * i + 2], s.ranges[4 * i + 3]
    best, most = first, -2.0
    for f in range(first, first + count):
        along = dot(row(s.normals, f), own)
        if along > most:
            best, most = f, along
    begin, end = s.face_starts[best], s.face_starts[best + 1]
    every = 1 + (end - begin - 1) // (MOST_CORNERS // 2)
    for c in range(begin, end, every):
        _add(s, i, p, row(s.vertices, s.ranges[4 * i] + s.corners[c]), d)
        p.ids[p.count - 1] = c - begin
    p.face, p.is_face = best - first, 1
    put(p.normal, 0, turn(s, i, row(s.normals, best)))


@compiled
def _rim(s: Scene, i: int, own: Vector, d: Vector, p: Polygon) -> None:
    """The end of a cylinder or a cone: eight points, one of them the farthest along d."""
    size, z = row(s.sizes, i), 1.0 if own[2] >= 0.0 else -1.0
    farthest = own_support(s, i, (own[0], own[1], z))
    x, y = farthest[0], farthest[1]
    if abs(own[0]) + abs(own[1]) < 1e-9:  # it stands upright: every point is as far
        x, y = size[0], 0.0
    for _ in range(_RIM):
        _add(s, i, p, (x, y, z * size[2]), d)
        x, y = _DIAGONAL * (x - z * y), _DIAGONAL * (z * x + y)
    p.face, p.is_face = 1 if z > 0.0 else 0, 1
    put(p.normal, 0, scale(z, axis(s, i, 2)))


@compiled
def _line(s: Scene, i: int, own: Vector, d: Vector, p: Polygon) -> None:
    """The line of a capsule, a cylinder or a cone that is farthest along d, its upper end first."""
    size, kind = row(s.sizes, i), s.kinds[i]
    side = own_support(s, i, (own[0], own[1], -1e-9 * abs(own[0]) - 1e-9 * abs(own[1])))
    if kind == CONE:
        _add(s, i, p, (0.0, 0.0, size[2]), d)
    else:
        _add(s, i, p, (side[0], side[1], size[2]), d)
    _add(s, i, p, (side[0], side[1], -size[2]), d)
    p.face = 2


@compiled
def find_polygon(s: Scene, i: int, d: Vector, p: Polygon) -> None:
    """The face, line or point of a shape that looks most along the unit vector d."""
    kind, own = s.kinds[i], to_own(s, i, d)
    p.count = p.face = p.is_face = 0
    put(p.normal, 0, d)
    if kind == BOX:
        _box_face(s, i, own, d, p)
    elif kind == HULL:
        _hull_face(s, i, own, d, p)
    elif (kind == CYLINDER and abs(own[2]) > _STEEP) or (kind == CONE and own[2] < -_STEEP):
        _rim(s, i, own, d, p)
    elif kind in (SEGMENT, CYLINDER, CONE):
        _line(s, i, own, d, p)
    else:
        _add(s, i, p, own_support(s, i, own), d)
