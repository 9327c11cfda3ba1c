"""The broad phase for Python: boxes of many shapes, and the pairs of them that overlap."""

import numpy as np

from pendula.collision.loops.bounds import find_boxes
from pendula.collision.loops.broad_phase import ROOM, Broad, find_pairs
from pendula.collision.loops.scene import Scene
from pendula.compiler.loops import native
from pendula.records import address_of

Array = np.ndarray


def boxes_of(scene: Scene, margin: float = 0.0) -> Array:
    """The boxes around shapes, shape (n, 6): low and high corners, larger by a margin on every side."""
    boxes = np.empty((scene.count, 6))
    native(find_boxes)(scene.address, margin, address_of(boxes))
    return boxes


def broad_of(boxes: Array, owners: Array, groups: Array, masks: Array, widths: Array) -> Broad:
    """The memory of a search for pairs, of arrays as in `Broad`; ``widths`` are what boxes have at most."""
    count = len(boxes)
    room = 1 << max(4, (2 * count - 1).bit_length())
    broad = Broad(count=count, cell=_cell_size(widths), cell_room=room)
    broad.point(boxes=boxes, owners=owners, groups=groups, masks=masks)
    set_exclusions(broad, np.zeros((0, 2), dtype=np.int64))
    broad.point(counts=_integers(3), cells=_integers(count), starts=_integers(room + 2))
    broad.point(entries=_integers(2 * count), entry_boxes=np.zeros((count, 6)), large=_integers(count))
    make_pair_room(broad, 8 * count)
    return broad


def set_exclusions(broad: Broad, owners: Array) -> None:
    """Let pairs of owners (n, 2), the lesser first, in ascending order, not meet."""
    broad.excluded_count = len(owners)
    broad.point(excluded=owners)
    groups, masks, all_owners = (broad.target(name) for name in ("groups", "masks", "owners"))
    alone = len(np.unique(all_owners)) == len(all_owners)
    in_all = np.bitwise_and.reduce(groups, initial=-1) & np.bitwise_and.reduce(masks, initial=-1)
    broad.all_meet = int(alone and in_all != 0 and not len(owners))


def make_pair_room(broad: Broad, room: int) -> None:
    broad.pair_room = room
    broad.point(pairs=np.zeros((room + 1, 2), dtype=np.int64), sorting=_integers(room))


def overlapping_pairs(boxes: Array, owners: Array, groups: Array, masks: Array) -> Array:
    """Pairs (i, j), i < j, of boxes (n, 6) that overlap, in ascending order."""
    broad = broad_of(boxes, owners, groups, masks, (boxes[:, 3:] - boxes[:, :3]).max(axis=1))
    if native(find_pairs)(broad.address) > broad.pair_room:
        make_pair_room(broad, broad.pair_count)
        native(find_pairs)(broad.address)
    return broad.target("pairs")[: broad.pair_count]


def _cell_size(widths: Array) -> float:
    """As wide as all boxes but a few, which are compared with all."""
    finite = np.sort(widths[widths < 1e100])
    if not len(finite) or not finite[-1] > 0:
        return 1.0
    few = min(16 + len(finite) // 1000, len(finite) // 4)
    return float(finite[len(finite) - 1 - few]) * (1 + 2 * ROOM) or float(finite[-1])


def _integers(count: int) -> Array:
    return np.zeros(count, dtype=np.int64)
