"""A tree of links as tables: places and numbers of every link, for loops over trees of any size."""

from collections.abc import Callable

import numpy as np

from pendula.dynamics.recursions.steps import (
    CONSTANTS,
    KINDS,
    NEWTON_EULER_ROW,
    PATH_ROW,
    SLOT,
    TURNING,
    WORLD_ROWS,
    articulated_row,
)
from pendula.dynamics.recursions.tree import WORLD, Link, Tree
from pendula.dynamics.sweeps import COLUMNS, WHOLE_VECTORS
from pendula.spatial.spatial_vectors import Scalar


def link_kinds(tree: Tree) -> np.ndarray:
    """The kind of every link."""
    numbers = {kind: number for number, kind in enumerate(KINDS)}
    return np.array([numbers[link.kind, any(link.armature)] for link in tree.links])


def link_constants(tree: Tree) -> np.ndarray:
    """What the steps of ``steps.py`` read of every link, a row each."""
    return np.array([_constants(link) for link in tree.links])


def _constants(link: Link) -> list[Scalar]:
    R, p, inertia = link.placement.R, link.placement.p, link.inertia
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = inertia.I
    # The pitch of a screw is the last entry of its only column; of other motions nobody asks for it.
    pitch, armature = link.columns[0][5], link.armature[0]
    row = [*R[0], *R[1], *R[2], *p, inertia.m, *inertia.h, xx, xy, xz, yy, yz, zz, pitch, armature]
    return row + [0.0] * (CONSTANTS - len(row))


def slots(parents: np.ndarray) -> tuple[np.ndarray, int]:
    """For every link the slot in which its children leave what it feels of them, and how many there are.

    From the last link to the first a slot is taken by the first child that needs it and given back by its
    owner, so that depth-first trees need few. Slot 0 stays zero: that of links without children. Slot 1 is
    the world's, which nobody reads.
    """
    own, free, count = np.zeros(len(parents), dtype=int), list[int](), 2
    for i in reversed(range(len(parents))):
        parent = parents[i]
        if parent != WORLD and own[parent] == 0:
            if not free:
                free.append(count)
                count += 1
            own[parent] = free.pop()
        if own[i]:
            free.append(int(own[i]))
    return own, count


def link_index(tree: Tree, kinds: np.ndarray, row: Callable[[int], int]) -> tuple[np.ndarray, int]:
    """The index of all links, as ``steps.py`` reads it, for states without anything before or between.

    Args:
        tree: whose links.
        kinds: of the links.
        row: the length of the row of a kind.

    Returns:
        The index, of which columns 8 to 11 count from the first velocity or coordinate, and how many numbers
        the world, rows, slots and angles take.
    """
    parents = np.array([link.parent for link in tree.links])
    lengths = np.array([row(kind) for kind in range(len(KINDS))])[kinds]
    ends = WORLD_ROWS + np.cumsum(lengths)
    rows = ends - lengths
    slot, count = slots(parents)
    first, outside = int(ends[-1]), parents == WORLD
    q = np.array([link.q.start for link in tree.links])
    v = np.array([link.v.start for link in tree.links])
    index = np.zeros((len(tree.links), COLUMNS), dtype=np.int32)
    index[:, 0] = kinds
    index[:, 1], index[:, 2] = q, v
    index[:, 3] = rows
    index[:, 4] = np.where(outside, 0, rows[parents])
    index[:, 5] = np.where(outside, NEWTON_EULER_ROW, rows[parents])
    index[:, 6] = first + SLOT * slot
    index[:, 7] = first + SLOT * np.where(outside, 1, slot[parents])
    index[:, 8] = index[:, 10] = index[:, 11] = v
    index[:, 9] = q
    turning, first = _turning(tree), first + SLOT * count
    index[turning, 12] = _angle_places(first, len(turning))
    return index, first + 2 * _whole(len(turning))


def angle_index(tree: Tree, index: np.ndarray) -> np.ndarray:
    """The index of all angles for ``Angles``, from that of the links; the last one fills the last vector."""
    turning = _turning(tree)
    rows = np.zeros((_whole(len(turning)), COLUMNS), dtype=np.int32)
    if len(turning):
        rows[:, 1] = index[turning[np.minimum(np.arange(len(rows)), len(turning) - 1)], 1]
        rows[:, 2] = _angle_places(index[turning[0], 12], len(rows))
    return rows


def _turning(tree: Tree) -> np.ndarray:
    """The links that turn by an angle."""
    return np.flatnonzero(np.isin([link.kind for link in tree.links], TURNING))


def _angle_places(first: int, count: int) -> np.ndarray:
    """Where cosines are, each vector of them followed by one of sines."""
    number = np.arange(count)
    return first + number + number // WHOLE_VECTORS * WHOLE_VECTORS


def _whole(count: int) -> int:
    """So many or more, in whole vectors."""
    return -(-count // WHOLE_VECTORS) * WHOLE_VECTORS


def path_index(tree: Tree, first: int) -> tuple[np.ndarray, int, int]:
    """The index of all velocities for ``PathProducts``, whose rows lie in the work from ``first`` on.

    Returns:
        The index, how many numbers the work takes with rows and stack, and how many products there are.
    """
    depths = _depths(tree)
    ends, stack = np.cumsum(depths + 1), first + PATH_ROW * tree.nv
    # Beyond 2³¹ products there is no room for them either.
    length = _whole(int(depths.max()) + 1)
    index = np.zeros((tree.nv, COLUMNS), dtype=np.int32)
    index[:, 1] = depths
    index[:, 2] = first + PATH_ROW * np.arange(tree.nv)
    index[:, 3] = stack
    index[:, 4] = ends - depths - 1
    index[:, 5] = length
    return index, stack + 6 * length, int(ends[-1])


def path_entries(tree: Tree) -> np.ndarray:
    """Which entries of the mass matrix, flat, ``PathProducts`` gives: for every velocity its path."""
    parts, path = [], np.zeros(int(_depths(tree).max()) + 1, dtype=int)
    for k, depth in enumerate(_depths(tree).tolist()):
        path[depth] = k
        parts.append(k * tree.nv + path[: depth + 1])
    return np.concatenate(parts)


def _depths(tree: Tree) -> np.ndarray:
    """How many velocities carry each velocity."""
    depths = np.zeros(tree.nv, dtype=int)
    for link in tree.links:
        above = -1 if link.parent == WORLD else depths[tree.links[link.parent].v.stop - 1]
        depths[link.v] = above + 1 + np.arange(len(link.columns))
    return depths


def articulated_index(tree: Tree, kinds: np.ndarray) -> tuple[np.ndarray, int]:
    """That of the articulated-body algorithm."""
    return link_index(tree, kinds, articulated_row)


def newton_euler_index(tree: Tree, kinds: np.ndarray) -> tuple[np.ndarray, int]:
    """That of all other algorithms."""
    return link_index(tree, kinds, lambda kind: NEWTON_EULER_ROW)
