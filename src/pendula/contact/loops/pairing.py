"""Pairs of shapes that may touch: sought anew only when a shape leaves the wider box around it."""

from pendula.collision.loops.bounds import find_boxes
from pendula.collision.loops.broad_phase import find_pairs
from pendula.collision.loops.vectors import add, length, put, row
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import transform
from pendula.contact.loops.workspace import MORE_ROOM, Pairs, Workspace
from pendula.records import Integers

_AHEAD = 4.0  # steps for which boxes are stretched along the motion, but not by more than three skins


@compiled
def place_shape(w: Workspace, k: int) -> None:
    """Put a shape where its body is."""
    b, i, own, poses = w.bodies, w.owners[k], at(w.places, 12 * k), w.scene.poses
    put(poses, 4 * k, add(row(b.positions, i), transform(b.rotations, i, row(own, 0))))
    for r in range(1, 4):
        put(poses, 4 * k + r, transform(b.rotations, i, row(own, r)))


@compiled
def _reach(w: Workspace, k: int, axis: int) -> float:
    """How far a shape can move along an axis in half a step."""
    v, i = w.bodies.velocities, w.owners[k]
    return 0.5 * w.step * (abs(v[6 * i + axis]) + w.arms[k] * length(row(v, 2 * i + 1))) + w.touching


@compiled
def _has_left(w: Workspace) -> int:
    """Whether a shape may leave its wider box within half a step."""
    now, wide = w.boxes, w.broad.boxes
    for k in range(w.moving_shapes):
        for axis in range(3):
            far = _reach(w, k, axis)
            if (
                now[6 * k + axis] - far < wide[6 * k + axis]
                or now[6 * k + 3 + axis] + far > wide[6 * k + 3 + axis]
            ):
                return 1
    return 0


@compiled
def _widen(w: Workspace) -> None:
    now, wide, v = w.boxes, w.broad.boxes, w.bodies.velocities
    for k in range(w.scene.count):
        for axis in range(3):
            moving = k < w.moving_shapes
            far = w.skin + _reach(w, k, axis) if moving else 0.0
            ahead = _AHEAD * w.step * v[6 * w.owners[k] + axis] if moving else 0.0
            ahead = min(max(ahead, -3.0 * w.skin), 3.0 * w.skin)
            wide[6 * k + axis] = now[6 * k + axis] - far + min(ahead, 0.0)
            wide[6 * k + 3 + axis] = now[6 * k + 3 + axis] + far + max(ahead, 0.0)


@compiled
def _take_over(found: Integers, count: int, former: Pairs, into: Pairs) -> None:
    """The pairs that were found, and what was known of those that there are still; both are in order."""
    k, into.count = 0, count
    for p in range(count):
        first, second = found[2 * p], found[2 * p + 1]
        into.shapes[2 * p], into.shapes[2 * p + 1] = first, second
        while k < former.count and (
            former.shapes[2 * k] < first
            or (former.shapes[2 * k] == first and former.shapes[2 * k + 1] < second)
        ):
            k += 1
        into.counts[p] = 0
        if k < former.count and former.shapes[2 * k] == first and former.shapes[2 * k + 1] == second:
            into.counts[p] = former.counts[k]
            for s in range(former.counts[k]):
                into.features[8 * p + s] = former.features[8 * k + s]
                put(into.impulses, 8 * p + s, row(former.impulses, 8 * k + s))
                put(into.moments, 8 * p + s, row(former.moments, 8 * k + s))
                put(into.arms, 8 * p + s, row(former.arms, 8 * k + s))
                for r in range(4):
                    into.speeds[4 * (8 * p + s) + r] = former.speeds[4 * (8 * k + s) + r]


@compiled
def update_pairs(w: Workspace) -> int:
    """Place shapes and seek pairs where that is due; 0 where there is no room for them."""
    for k in range(w.moving_shapes):
        place_shape(w, k)
    find_boxes(w.scene, 0.0, w.boxes)
    if w.stale == 0 and _has_left(w) == 0:
        return 1
    w.stale = 1
    _widen(w)
    if find_pairs(w.broad) > w.broad.pair_room:
        w.status = MORE_ROOM
        return 0
    w.stale = 0
    w.pairs, w.former = w.former, w.pairs
    _take_over(w.broad.pairs, w.broad.pair_count, w.former, w.pairs)
    return 1
