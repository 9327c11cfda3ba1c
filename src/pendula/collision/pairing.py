"""The broad phase for Python: boxes of many shapes, and the pairs of them that overlap."""

import numpy as np

from pendula.collision.loops.broad_phase import Broad, fill_grid, find_boxes, find_pairs
from pendula.collision.loops.scene import Scene
from pendula.compiler.loops import native
from pendula.records import address_of

Array = np.ndarray


def boxes_of(scene: Scene, margin: float = 0.0) -> Array:
    """The boxes around shapes, shape (n, 6): low and high corners, larger by a margin on every side."""
    boxes = np.empty((scene.count, 6))
    native(find_boxes)(scene.address, margin, address_of(boxes))
    return boxes


def overlapping_pairs(boxes: Array, owners: Array, groups: Array, masks: Array) -> Array:
    """Pairs (i, j), i < j, of boxes (n, 6) that overlap; owners, groups and masks as of `Broad`."""
    count = len(boxes)
    extents = (boxes[:, 3:] - boxes[:, :3]).max(axis=1)
    finite = extents[extents < 1e100]
    last = (1 << max(4, int(2 * count).bit_length())) - 1
    broad = Broad(count=count, last_bucket=last, entry_room=8 * count, pair_room=8 * count)
    # Cells of the usual size: smaller ones are reached by many, larger ones hold many.
    broad.cell = float(np.median(finite)) * 1.5 if len(finite) and np.median(finite) > 0 else 1.0
    broad.point(boxes=boxes, owners=owners, groups=groups, masks=masks)
    broad.point(starts=np.zeros(last + 2, dtype=np.int64), large=np.zeros(count, dtype=np.int64))
    while True:
        entries = np.empty((2, broad.entry_room), dtype=np.int64)
        broad.point(entries=entries[0], keys=entries[1])
        needed = native(fill_grid)(broad.address)
        if needed <= broad.entry_room:
            break
        broad.entry_room = needed
    while True:
        pairs = np.empty((broad.pair_room, 2), dtype=np.int64)
        broad.point(pairs=pairs)
        found = native(find_pairs)(broad.address)
        if found <= broad.pair_room:
            return pairs[:found]
        broad.pair_room = found
