"""Which of many shapes can touch: pairs whose boxes overlap, found by a grid of cells in about linear time.

Every box is entered once, into the cell of its lower corner. Cells are as wide as the boxes at most are, so
that boxes which overlap are in one cell or in neighbouring ones. The grid is periodic: far cells share their
entries with near ones, and the memory is of the order of the number of boxes, however far these are spread.
Entries are sorted by cells (counting sort), along z first, and boxes are copied in that order: what is near
in space is near in memory. The few boxes wider than a cell (half-spaces, floors) are compared with all.
"""

from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

_FARTHEST = 1e9  # the number of the last cell along an axis: whatever is farther is in that one
ROOM = 1e-6  # how much wider than a box a cell is at least, next to it, so that rounding errors do not count


@record
class Broad(Record):
    """Boxes, what may meet what, the grid, and the pairs found."""

    count: int
    # Low and high corners, six numbers each; shapes meet if each is in a group that the other's mask has, if
    # they are not of one owner, and if their owners are not excluded: pairs of these in ascending order.
    boxes: Doubles
    groups: Integers
    masks: Integers
    owners: Integers
    excluded: Integers
    excluded_count: int
    # 1 where none of these keeps any two apart: the arrays are far from each other in memory.
    all_meet: int
    # The size of cells; how many there may be (a power of two), and how many there are along x, y and z.
    cell: float
    cell_room: int
    counts: Integers
    # The cell of each shape, −1 of a large one; where cells begin among the entries. These are sorted by
    # cells: shape and cell, two numbers each, and the shape's box.
    cells: Integers
    starts: Integers
    entries: Integers
    entry_boxes: Doubles
    large: Integers
    large_count: int
    # The pairs, with room for one more than are kept, and memory to sort them, a number for each.
    pairs: Integers
    sorting: Integers
    pair_room: int
    pair_count: int


@compiled
def _number(x: float, inverse: float) -> int:
    """The number of a cell along an axis, by the inverse of the size of cells."""
    number = min(max(x * inverse, -_FARTHEST), _FARTHEST)
    whole = int(number)
    return whole - 1 if number < whole else whole


@compiled
def _set_large_aside(b: Broad) -> Vector:
    """List the boxes that are wider than a cell; over how many cells the others are spread along the axes."""
    widest, p = b.cell / (1.0 + ROOM), b.boxes
    low, high = (1e300, 1e300, 1e300), (-1e300, -1e300, -1e300)
    b.large_count = 0
    for i in range(b.count):
        x, y, z = p[6 * i], p[6 * i + 1], p[6 * i + 2]
        if p[6 * i + 3] - x <= widest and p[6 * i + 4] - y <= widest and p[6 * i + 5] - z <= widest:
            b.cells[i] = 0
            low = (min(low[0], x), min(low[1], y), min(low[2], z))
            high = (max(high[0], x), max(high[1], y), max(high[2], z))
        else:
            b.cells[i] = -1
            b.large[b.large_count] = i
            b.large_count += 1
    return (high[0] - low[0]) / b.cell, (high[1] - low[1]) / b.cell, (high[2] - low[2]) / b.cell


@compiled
def _divide_space(b: Broad, spread: Vector) -> None:
    """Choose how many cells there are along the axes: as many as shapes are spread over, if there is room."""
    b.counts[0] = b.counts[1] = b.counts[2] = 1
    while True:
        longest = 0
        for k in range(1, 3):
            if spread[k] / b.counts[k] > spread[longest] / b.counts[longest]:
                longest = k
        # The neighbours on both sides of a cell must differ: one cell along an axis, or at least four.
        factor = 4 if b.counts[longest] == 1 else 2
        total = b.counts[0] * b.counts[1] * b.counts[2]
        if spread[longest] <= b.counts[longest] or total * factor > b.cell_room:
            return
        b.counts[longest] *= factor


@compiled
def _cell_of(b: Broad, i: int, inverse: float) -> int:
    x = _number(b.boxes[6 * i], inverse) & (b.counts[0] - 1)
    y = _number(b.boxes[6 * i + 1], inverse) & (b.counts[1] - 1)
    z = _number(b.boxes[6 * i + 2], inverse) & (b.counts[2] - 1)
    return (x * b.counts[1] + y) * b.counts[2] + z


@compiled
def _fill_grid(b: Broad) -> int:
    """Sort all shapes that are not large by their cells; how many these are."""
    _divide_space(b, _set_large_aside(b))
    total, inverse = b.counts[0] * b.counts[1] * b.counts[2], 1.0 / b.cell
    for c in range(total + 2):
        b.starts[c] = 0
    # Numbers of entries stand two places on, their sums one: filling a cell moves that to where it ends.
    for i in range(b.count):
        if b.cells[i] >= 0:
            b.cells[i] = _cell_of(b, i, inverse)
            b.starts[b.cells[i] + 2] += 1
    for c in range(total):
        b.starts[c + 2] += b.starts[c + 1]
    for i in range(b.count):
        cell = b.cells[i]
        if cell >= 0:
            to = b.starts[cell + 1]
            b.starts[cell + 1] += 1
            b.entries[2 * to], b.entries[2 * to + 1] = i, cell
            for k in range(6):
                b.entry_boxes[6 * to + k] = b.boxes[6 * i + k]
    return b.starts[total]


@compiled
def _is_excluded(b: Broad, i: int, j: int) -> int:
    """Whether a pair of owners is among those that do not meet, by halving."""
    one, other = min(b.owners[i], b.owners[j]), max(b.owners[i], b.owners[j])
    low, high = 0, b.excluded_count
    while low < high:
        middle = (low + high) // 2
        first, second = b.excluded[2 * middle], b.excluded[2 * middle + 1]
        if first == one and second == other:
            return 1
        if first < one or (first == one and second < other):
            low = middle + 1
        else:
            high = middle
    return 0


@compiled
def _may_meet(b: Broad, i: int, j: int) -> int:
    if (b.groups[i] & b.masks[j]) == 0 or (b.groups[j] & b.masks[i]) == 0 or b.owners[i] == b.owners[j]:
        return 0
    return 1 - _is_excluded(b, i, j)


@compiled
def overlap(boxes: Doubles, i: int, j: int) -> int:
    """Whether two boxes share a point."""
    p, q = 6 * i, 6 * j
    for k in range(3):
        if boxes[p + k] > boxes[q + 3 + k] or boxes[q + k] > boxes[p + 3 + k]:
            return 0
    return 1


@compiled
def _report(b: Broad, i: int, j: int, touch: int, pairs: int) -> int:
    """Append a pair if its boxes overlap and it may meet; how many there are then.

    It is written in any case and counted if it is one: whether boxes overlap cannot be foreseen, and a branch
    taken wrongly costs more than a pair written for nothing. Pairs beyond the room are only counted.
    """
    if b.all_meet == 0 and touch != 0:
        touch = _may_meet(b, i, j)
    to = min(pairs, b.pair_room)
    b.pairs[2 * to], b.pairs[2 * to + 1] = min(i, j), max(i, j)
    return pairs + touch


@compiled
def _compare(b: Broad, e: int, first: int, end: int, pairs: int) -> int:
    """Report the pairs of one entry with others that follow each other."""
    p, i = b.entry_boxes, b.entries[2 * e]
    x, y, z, X, Y, Z = p[6 * e], p[6 * e + 1], p[6 * e + 2], p[6 * e + 3], p[6 * e + 4], p[6 * e + 5]
    for f in range(first, end):
        q = 6 * f
        below = (p[q] <= X) & (p[q + 1] <= Y) & (p[q + 2] <= Z)
        above = (x <= p[q + 3]) & (y <= p[q + 4]) & (z <= p[q + 5])
        pairs = _report(b, i, b.entries[2 * f], int(below & above), pairs)
    return pairs


@compiled
def _beside(cell: int, step: int, bits: int) -> int:
    """A neighbour of a cell along an axis, whose number is in these bits of the cell's; they are periodic."""
    return (cell & ~bits) | ((cell + step) & bits)


@compiled
def _compare_column(b: Broad, e: int, cell: int, pairs: int) -> int:
    """The same with those of a cell, and of the cells above and below it."""
    n = b.counts[2]
    z = cell & (n - 1)
    if n == 1:
        return _compare(b, e, b.starts[cell], b.starts[cell + 1], pairs)
    if 0 < z < n - 1:
        return _compare(b, e, b.starts[cell - 1], b.starts[cell + 2], pairs)
    for k in range(-1, 2):
        c = _beside(cell, k, n - 1)
        pairs = _compare(b, e, b.starts[c], b.starts[c + 1], pairs)
    return pairs


@compiled
def _compare_around(b: Broad, e: int, pairs: int) -> int:
    """The same with all that follow in its own cell, and with half of the cells around it."""
    nx, ny, nz = b.counts[0], b.counts[1], b.counts[2]
    cell, of_y, of_x = b.entries[2 * e + 1], (ny - 1) * nz, (nx - 1) * ny * nz
    is_below = (cell & (nz - 1)) < nz - 1  # another cell, which follows in memory
    pairs = _compare(b, e, e + 1, b.starts[cell + 2 if is_below else cell + 1], pairs)
    if nz > 1 and not is_below:
        lowest = cell & ~(nz - 1)
        pairs = _compare(b, e, b.starts[lowest], b.starts[lowest + 1], pairs)
    if ny > 1:
        pairs = _compare_column(b, e, _beside(cell, nz, of_y), pairs)
    if nx > 1:
        next_x = _beside(cell, ny * nz, of_x)
        pairs = _compare_column(b, e, next_x, pairs)
        if ny > 1:
            pairs = _compare_column(b, e, _beside(next_x, nz, of_y), pairs)
            pairs = _compare_column(b, e, _beside(next_x, -nz, of_y), pairs)
    return pairs


@compiled
def _compare_large(b: Broad, pairs: int) -> int:
    """The pairs of boxes that are wider than a cell, with all others."""
    for k in range(b.large_count):
        i = b.large[k]
        for j in range(b.count):
            if j != i and (b.cells[j] >= 0 or j > i):
                pairs = _report(b, i, j, overlap(b.boxes, i, j), pairs)
    return pairs


@compiled
def _sort_pairs(b: Broad) -> None:
    """Pairs in ascending order: a counting sort by the first shape, then by the second among a few."""
    for i in range(b.count + 2):
        b.starts[i] = 0
    for k in range(b.pair_count):
        b.starts[b.pairs[2 * k] + 2] += 1
    for i in range(b.count):
        b.starts[i + 2] += b.starts[i + 1]
    for k in range(b.pair_count):
        i = b.pairs[2 * k]
        to = b.starts[i + 1]
        b.starts[i + 1] += 1
        b.sorting[to] = b.pairs[2 * k + 1]
    for i in range(b.count):
        for k in range(b.starts[i], b.starts[i + 1]):
            j, to = b.sorting[k], k
            while to > b.starts[i] and b.pairs[2 * to - 1] > j:
                b.pairs[2 * to + 1] = b.pairs[2 * to - 1]
                to -= 1
            b.pairs[2 * k], b.pairs[2 * to + 1] = i, j


@compiled
def find_pairs(b: Broad) -> int:
    """All pairs (i, j), i < j, whose boxes overlap and that may meet, in ascending order; how many.

    Where these are more than there is room for, they are only counted.
    """
    pairs = 0
    for e in range(_fill_grid(b)):
        pairs = _compare_around(b, e, pairs)
    b.pair_count = _compare_large(b, pairs)
    if b.pair_count <= b.pair_room:
        _sort_pairs(b)
    return b.pair_count
