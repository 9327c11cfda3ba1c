"""Which of many shapes can touch: pairs whose boxes overlap, found by a grid of cells in about linear time.

Every box is entered into the cells that it reaches; cells are kept in a table by a hash of their numbers. A
pair is reported by one cell alone, that of the lower corner of what both boxes share. Boxes that reach over
many cells (half-spaces, floors) are compared with all.
"""

from pendula.collision.loops.scene import PLANE, POINT, Scene
from pendula.collision.loops.support import support
from pendula.collision.loops.vectors import dot
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record

MOST_CELLS = 4  # along an axis: what reaches farther is compared with all
FAR = 1e300  # where half-spaces end
_HALF, _BITS = 1 << 20, 21  # of the number of a cell along one axis


@record
class Broad(Record):
    """Boxes, what may meet what, the grid, and the pairs found."""

    count: int
    # Low and high corners, six numbers each; shapes meet if each is in a group that the other's mask has, and
    # they are not of one owner.
    boxes: Doubles
    groups: Integers
    masks: Integers
    owners: Integers
    # The size of cells; entries by bucket, where buckets begin, their number less one (a power of two).
    cell: float
    starts: Integers
    last_bucket: int
    entries: Integers
    keys: Integers
    entry_room: int
    large: Integers
    large_count: int
    pairs: Integers
    pair_room: int
    pair_count: int


@compiled
def find_boxes(s: Scene, margin: float, boxes: Doubles) -> None:
    """The boxes around all shapes, larger by a margin on every side."""
    for i in range(s.count):
        fat = margin + s.radii[i]
        for k in range(3):
            low, high = -FAR, FAR
            if s.kinds[i] == POINT:
                low, high = s.poses[12 * i + k] - fat, s.poses[12 * i + k] + fat
            elif s.kinds[i] != PLANE:
                d = (1.0 if k == 0 else 0.0, 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0)
                low = dot(d, support(s, i, (-d[0], -d[1], -d[2]))) - fat
                high = dot(d, support(s, i, d)) + fat
            boxes[6 * i + k], boxes[6 * i + 3 + k] = low, high


@compiled
def _cell_of(x: float, size: float) -> int:
    """The number of a cell along an axis; far away, all are one."""
    number = x / size
    if number < -1e6:
        return -1000000
    if number > 1e6:
        return 1000000
    whole = int(number)
    return whole - 1 if number < whole else whole


@compiled
def _key(x: int, y: int, z: int) -> int:
    return ((x + _HALF) << (2 * _BITS)) | ((y + _HALF) << _BITS) | (z + _HALF)


@compiled
def _bucket(b: Broad, key: int) -> int:
    # Fibonacci hashing (Knuth, The Art of Computer Programming 3, §6.4), folded so that all bits count.
    mixed = (key ^ (key >> 29)) * 0x9E3779B97F4A7C1
    return (mixed ^ (mixed >> 32)) & b.last_bucket


@compiled
def _is_large(b: Broad, i: int) -> int:
    for k in range(3):
        if not (b.boxes[6 * i + 3 + k] - b.boxes[6 * i + k] <= (MOST_CELLS - 1) * b.cell):
            return 1
    return 0


@compiled
def _enter(b: Broad, i: int, counting: int) -> None:
    """Enter a shape into the cells that it reaches, or count it there."""
    size = b.cell
    for x in range(_cell_of(b.boxes[6 * i], size), _cell_of(b.boxes[6 * i + 3], size) + 1):
        for y in range(_cell_of(b.boxes[6 * i + 1], size), _cell_of(b.boxes[6 * i + 4], size) + 1):
            for z in range(_cell_of(b.boxes[6 * i + 2], size), _cell_of(b.boxes[6 * i + 5], size) + 1):
                key = _key(x, y, z)
                bucket = _bucket(b, key)
                if counting != 0:
                    b.starts[bucket + 1] += 1
                else:
                    # Starts move to the ends of buckets while these fill, and are moved back later.
                    to = b.starts[bucket]
                    b.entries[to], b.keys[to] = i, key
                    b.starts[bucket] += 1


@compiled
def fill_grid(b: Broad) -> int:
    """Count the entries and, where there is room, enter all shapes; how many entries there are."""
    b.large_count = 0
    for k in range(b.last_bucket + 2):
        b.starts[k] = 0
    for i in range(b.count):
        if _is_large(b, i) != 0:
            b.large[b.large_count] = i
            b.large_count += 1
        else:
            _enter(b, i, 1)
    for k in range(b.last_bucket + 1):
        b.starts[k + 1] += b.starts[k]
    total = b.starts[b.last_bucket + 1]
    if total > b.entry_room:
        return total
    for i in range(b.count):
        if _is_large(b, i) == 0:
            _enter(b, i, 0)
    for k in range(b.last_bucket, 0, -1):
        b.starts[k] = b.starts[k - 1]
    b.starts[0] = 0
    return total


@compiled
def _overlap(b: Broad, i: int, j: int) -> int:
    p, q = b.boxes, b.boxes
    for k in range(3):
        if p[6 * i + k] > q[6 * j + 3 + k] or q[6 * j + k] > p[6 * i + 3 + k]:
            return 0
    return 1


@compiled
def _report(b: Broad, i: int, j: int) -> None:
    """A pair whose boxes overlap, if it may meet; pairs beyond the room are only counted."""
    if (b.groups[i] & b.masks[j]) == 0 or (b.groups[j] & b.masks[i]) == 0 or b.owners[i] == b.owners[j]:
        return
    if b.pair_count < b.pair_room:
        b.pairs[2 * b.pair_count], b.pairs[2 * b.pair_count + 1] = min(i, j), max(i, j)
    b.pair_count += 1


@compiled
def _home(b: Broad, i: int, j: int) -> int:
    """The cell of the lower corner of what two boxes share."""
    p, size = b.boxes, b.cell
    x = _cell_of(max(p[6 * i], p[6 * j]), size)
    y = _cell_of(max(p[6 * i + 1], p[6 * j + 1]), size)
    return _key(x, y, _cell_of(max(p[6 * i + 2], p[6 * j + 2]), size))


@compiled
def find_pairs(b: Broad) -> int:
    """All pairs whose boxes overlap, of a grid that is filled; how many."""
    b.pair_count = 0
    for bucket in range(b.last_bucket + 1):
        for one in range(b.starts[bucket], b.starts[bucket + 1]):
            i, key = b.entries[one], b.keys[one]
            for two in range(one + 1, b.starts[bucket + 1]):
                j = b.entries[two]
                if b.keys[two] == key and _overlap(b, i, j) != 0 and _home(b, i, j) == key:
                    _report(b, i, j)
    for k in range(b.large_count):
        i = b.large[k]
        for j in range(b.count):
            if j != i and _overlap(b, i, j) != 0 and (_is_large(b, j) == 0 or j > i):
                _report(b, i, j)
    return b.pair_count
