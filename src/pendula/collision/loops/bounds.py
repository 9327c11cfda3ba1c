"""The boxes around shapes, along the axes of the world."""

from pendula.collision.loops.scene import BOX, CYLINDER, PLANE, SEGMENT, Scene
from pendula.collision.loops.support import support
from pendula.collision.loops.vectors import row
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Vector

FAR = 1e300  # where half-spaces end


@compiled
def _half_width(s: Scene, i: int, k: int) -> float:
    """How far the core of a box, cylinder, segment or point reaches from its middle along an axis."""
    kind, size = s.kinds[i], row(s.sizes, i)
    x, y, z = s.poses[12 * i + 3 + k], s.poses[12 * i + 6 + k], s.poses[12 * i + 9 + k]
    if kind == BOX:
        return size[0] * abs(x) + size[1] * abs(y) + size[2] * abs(z)
    if kind == CYLINDER:
        return size[0] * (x * x + y * y) ** 0.5 + size[2] * abs(z)
    return size[2] * abs(z) if kind == SEGMENT else 0.0


@compiled
def _direction(k: int, sign: float) -> Vector:
    return sign if k == 0 else 0.0, sign if k == 1 else 0.0, sign if k == 2 else 0.0


@compiled
def find_box(s: Scene, i: int, margin: float, box: Doubles) -> None:
    """Write the low and the high corner of the box around a shape, larger by a margin on every side."""
    fat, kind = margin + s.radii[i], s.kinds[i]
    for k in range(3):
        if kind <= CYLINDER:
            middle, half = s.poses[12 * i + k], _half_width(s, i, k) + fat
            box[k], box[3 + k] = middle - half, middle + half
        elif kind == PLANE:
            box[k], box[3 + k] = -FAR, FAR
        else:
            box[k] = support(s, i, _direction(k, -1.0))[k] - fat
            box[3 + k] = support(s, i, _direction(k, 1.0))[k] + fat


@compiled
def find_boxes(s: Scene, margin: float, boxes: Doubles) -> None:
    """The boxes around all shapes, six numbers each."""
    for i in range(s.count):
        find_box(s, i, margin, at(boxes, 6 * i))
