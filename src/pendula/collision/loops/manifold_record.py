"""The record of the points where two shapes touch."""

from pendula.collision.loops.features import Polygon
from pendula.collision.loops.signed_distance import Nearest
from pendula.collision.loops.vectors import put
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

MOST_POINTS = 8
# Next to the smaller shape: a face is taken whose normal parts the shapes by so little less than the best.
NEARLY = 1e-4
INSIDE = 1e-9  # next to the smaller shape: what is this little outside a side of a face is inside


@record
class FacePair(Record):
    """A face of one box, and the face of the other that looks at it, in numbers of boxes and axes."""

    one: int
    other: int
    axis: int
    other_axis: int
    # On which sides of their boxes these faces are: 1 or −1.
    side: float
    other_side: float
    # Component e of the other's axis k along the one's axes is C[e · stride + k · other_stride]; the middle
    # of the other as seen from the one is this many times what lies there in the memory of the manifold.
    stride: int
    other_stride: int
    sign: float
    middle: int


@record
class Manifold(Record):
    """Points of contact, and the memory that it takes to find them."""

    count: int
    # For each point: where it is on the first and on the second shape, the gap, what meets there.
    a: Doubles
    b: Doubles
    gaps: Doubles
    features: Integers
    nearest: Nearest
    # What both shapes have there, and two polygons between which one is clipped.
    first: Polygon
    second: Polygon
    one: Polygon
    other: Polygon
    # Of boxes: how their axes lie to each other, the faces that touch.
    work: Doubles
    faces: FacePair


@compiled
def add_point(m: Manifold, a: Vector, b: Vector, gap: float, feature: int) -> None:
    put(m.a, m.count, a)
    put(m.b, m.count, b)
    m.gaps[m.count], m.features[m.count] = gap, feature
    m.count += 1


@compiled
def least_gap(m: Manifold) -> float:
    """Of the points found; large where there are none."""
    least = 1e300
    for k in range(m.count):
        least = min(least, m.gaps[k])
    return least
