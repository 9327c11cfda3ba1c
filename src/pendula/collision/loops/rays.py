"""The first shape that a ray meets: a ray is the path of a point."""

from pendula.collision.loops.impact import Motion, find_impact
from pendula.collision.loops.scene import Scene
from pendula.collision.loops.signed_distance import Nearest
from pendula.collision.loops.vectors import put, row
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles


@compiled
def _enters(box: Doubles, start: Doubles, direction: Doubles, most: float) -> int:
    """Whether a ray of length ``most`` meets a box (Kay & Kajiya 1986)."""
    first, last = 0.0, most
    for k in range(3):
        if direction[k] == 0.0:
            if start[k] < box[k] or start[k] > box[3 + k]:
                return 0
        else:
            one, two = (box[k] - start[k]) / direction[k], (box[3 + k] - start[k]) / direction[k]
            first, last = max(first, min(one, two)), min(last, max(one, two))
    return 1 if first <= last else 0


@compiled
def cast_ray(s: Scene, boxes: Doubles, m: Motion, most: float, r: Nearest, out: Doubles) -> int:
    """The shape that the last shape of the scene, a point that moves with speed one, meets first; −1 if none.

    Writes the distance, the normal there and the place.
    """
    ray, met = s.count - 1, -1
    for i in range(ray):
        if _enters(at(boxes, 6 * i), at(m.starts, 12 * ray), at(m.velocities, 6 * ray), most) != 0:
            distance = find_impact(s, ray, i, m, most, r)
            if distance >= 0.0 and (met < 0 or distance < most):
                met, most = i, distance
                out[0] = distance
                put(at(out, 1), 0, row(r.normal, 0))
                put(at(out, 1), 1, row(r.b, 0))
    return met
