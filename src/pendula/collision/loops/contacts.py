"""All points of contact between bodies that move, found again at every step.

``find_contacts(contacts, poses)`` is all that a step calls: once, with the poses of the bodies. Pairs are
kept while every shape stays within a box that was somewhat larger than itself when they were found.
"""

from pendula.collision.loops.bounds import find_box
from pendula.collision.loops.broad_phase import Broad, find_pairs, overlap
from pendula.collision.loops.manifold_record import Manifold
from pendula.collision.loops.manifolds import find_manifold
from pendula.collision.loops.scene import Scene, turn_by
from pendula.collision.loops.vectors import add, add_scaled, put, row
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record


@record
class Contacts(Record):
    """The points of contact of a scene, and what it takes to find them again."""

    scene: Scene
    # The boxes of the broad phase are the larger ones; its owners are the bodies of shapes, −1 for what does
    # not move. Where each shape is on its body: position and axes, four rows, as the poses of the scene.
    broad: Broad
    places: Doubles
    # Points up to this far apart are found; by how much boxes are larger on every side.
    margin: float
    fat: float
    # The boxes around shapes as they are now; whether pairs are known; how often they were looked for.
    boxes: Doubles
    has_pairs: int
    searches: int
    manifold: Manifold
    # The points, in ascending order of their pairs: two shapes each, the middle between both surfaces, the
    # normal from the second shape to the first, the gap, and the number of what meets there.
    count: int
    room: int
    shapes: Integers
    points: Doubles
    normals: Doubles
    gaps: Doubles
    features: Integers
    # 1 where there was no room for all pairs or points: make room, and find again.
    is_short: int


@compiled
def _place(c: Contacts, poses: Doubles) -> None:
    """Put all shapes where their bodies are, with their boxes."""
    s = c.scene
    for i in range(s.count):
        body = c.broad.owners[i]
        if body >= 0:
            pose = at(poses, 12 * body)
            put(s.poses, 4 * i, add(row(pose, 0), turn_by(pose, row(c.places, 4 * i))))
            for k in range(1, 4):
                put(s.poses, 4 * i + k, turn_by(pose, row(c.places, 4 * i + k)))
        if body >= 0 or c.has_pairs == 0:
            find_box(s, i, 0.5 * c.margin, at(c.boxes, 6 * i))


@compiled
def _have_left(c: Contacts) -> int:
    """Whether a shape has left its larger box."""
    now, known = c.boxes, c.broad.boxes
    for i in range(c.scene.count):
        for k in range(6 * i, 6 * i + 3):
            if now[k] < known[k] or now[k + 3] > known[k + 3]:
                return 1
    return 0


@compiled
def _search(c: Contacts) -> None:
    """Find all pairs that may touch before a shape leaves its larger box."""
    b = c.broad
    for i in range(c.scene.count):
        for k in range(6 * i, 6 * i + 3):
            b.boxes[k], b.boxes[k + 3] = c.boxes[k] - c.fat, c.boxes[k + 3] + c.fat
    find_pairs(b)
    c.searches += 1
    c.has_pairs = 1 if b.pair_count <= b.pair_room else 0


@compiled
def _add_points(c: Contacts, i: int, j: int) -> None:
    """Write what was found of a pair; beyond the room, points are only counted."""
    m = c.manifold
    n = row(m.nearest.normal, 0)
    for k in range(m.count):
        if c.count < c.room:
            c.shapes[2 * c.count], c.shapes[2 * c.count + 1] = i, j
            put(c.points, c.count, add_scaled(row(m.b, k), 0.5 * m.gaps[k], n))
            put(c.normals, c.count, n)
            c.gaps[c.count], c.features[c.count] = m.gaps[k], m.features[k]
        c.count += 1


@compiled
def find_contacts(c: Contacts, poses: Doubles) -> None:
    """Find all points of contact of bodies at these poses: position and axes, twelve numbers a body."""
    _place(c, poses)
    if c.has_pairs == 0 or _have_left(c) != 0:
        _search(c)
    c.count = 0
    c.is_short = 1 - c.has_pairs
    if c.is_short == 0:
        pairs = c.broad.pairs
        for k in range(c.broad.pair_count):
            i, j = pairs[2 * k], pairs[2 * k + 1]
            if overlap(c.boxes, i, j) != 0 and find_manifold(c.scene, i, j, c.margin, c.manifold) > 0:
                _add_points(c, i, j)
        c.is_short = 1 if c.count > c.room else 0
