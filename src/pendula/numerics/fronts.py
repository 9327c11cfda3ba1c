"""Symmetric block-sparse elimination as a tree of dense fronts, planned once for a pattern.

A front is a small dense matrix: its first rows are eliminated, what is left of the others is added to the
front above it. Neighbouring unknowns with nearly the same rows share a front, so that nearly all arithmetic
is on dense columns (Liu, The multifrontal method for sparse matrix solution, SIAM Review 34, 1992).
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

# Fronts are merged where that takes at most so much more than both of them, or where the result is so small.
_MORE, _SMALL = 1.3, 24


@dataclass(frozen=True, eq=False)
class Fronts:
    """The fronts of an elimination, children before parents; positions count scalars in its order.

    Attributes:
        position: the first scalar of every block.
        start: where the rows of every front begin in ``rows``; one more entry says where all end.
        rows: positions, ascending in each front; those that are eliminated come first.
        pivots: how many are eliminated in every front.
        parent: the front above, −1 where there is none.
    """

    position: np.ndarray
    start: np.ndarray
    rows: np.ndarray
    pivots: np.ndarray
    parent: np.ndarray

    @property
    def sizes(self) -> np.ndarray:
        return np.diff(self.start)

    @cached_property
    def stack(self) -> tuple[np.ndarray, int]:
        """Where what is left of every front waits to be added to the one above, and how long it all is."""
        left = (self.sizes - self.pivots) ** 2
        place, top, longest = np.zeros_like(left), 0, 0
        waiting: list[tuple[int, int]] = []  # fronts, and where they wait
        for k, above in enumerate(self.parent.tolist()):
            while waiting and self.parent[waiting[-1][0]] == k:
                top = waiting.pop()[1]
            if above >= 0:
                place[k] = top
                waiting.append((k, top))
                top += int(left[k])
                longest = max(longest, top)
        return place, longest

    @cached_property
    def relative(self) -> np.ndarray:
        """For every entry of ``rows`` that is left of a front: its row in the front above."""
        above = np.repeat(self.parent, self.sizes)
        own = np.arange(len(self.rows)) - np.repeat(self.start[:-1], self.sizes)
        left = own >= np.repeat(self.pivots, self.sizes)
        made = np.zeros(len(self.rows), dtype=np.int64)
        made[left] = self._find(above[left], self.rows[left])
        return made

    def place(self, i: np.ndarray, j: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Of blocks (i, j) of the matrix, j eliminated no later than i: front, first row and column in it."""
        front = np.repeat(np.arange(len(self.pivots)), self.pivots)[self.position[j]]
        return front, self._find(front, self.position[i]), self._find(front, self.position[j])

    def _find(self, front: np.ndarray, position: np.ndarray) -> np.ndarray:
        return np.searchsorted(self._keys, front * self._total + position) - self.start[front]

    @property
    def _total(self) -> int:
        return int(self.pivots.sum()) + 1

    @cached_property
    def _keys(self) -> np.ndarray:
        """Fronts and rows as one ascending sequence of numbers."""
        return np.repeat(np.arange(len(self.pivots)), self.sizes) * self._total + self.rows


def plan_fronts(sizes: np.ndarray, edges: np.ndarray, order: np.ndarray) -> Fronts:
    """The fronts of a symmetric matrix of blocks.

    Args:
        sizes: how many scalars every block of unknowns has.
        edges: pairs of blocks that share an entry, in any order.
        order: the blocks as they should be eliminated; neighbours in it may change places where nothing
            else depends on that.
    """
    structure = _fill(len(sizes), edges, order)
    order, structure = _postorder(order, structure)
    widths = np.asarray(sizes)[order]
    begin = np.concatenate([[0], np.cumsum(widths)])
    position = np.empty(len(order), dtype=np.int64)
    position[order] = begin[:-1]
    firsts = _merge(structure, widths)
    lasts = [*(first - 1 for first in firsts[1:]), len(order) - 1]
    blocks = [[*range(first, last + 1), *structure[last]] for first, last in zip(firsts, lasts, strict=True)]
    rows = [np.concatenate([np.arange(begin[k], begin[k + 1]) for k in front]) for front in blocks]
    front_of = np.repeat(np.arange(len(firsts)), np.diff([*firsts, len(order)]))
    parent = [front_of[structure[last][0]] if structure[last] else -1 for last in lasts]
    return Fronts(
        position=position,
        start=np.concatenate([[0], np.cumsum([len(front) for front in rows])]).astype(np.int64),
        rows=np.concatenate(rows),
        pivots=np.array(
            [begin[b] - begin[a] for a, b in pairwise([*firsts, len(order)])], dtype=np.int64
        ),
        parent=np.array(parent, dtype=np.int64),
    )  # fmt: skip


def _fill(count: int, edges: np.ndarray, order: np.ndarray) -> list[list[int]]:
    """For every block, by its number in the order, the later ones that it shares entries with, fill included.

    The first of these is its parent in the elimination tree, which inherits the others.
    """
    number = np.empty(count, dtype=np.int64)
    number[order] = np.arange(count)
    later: list[set[int]] = [set() for _ in range(count)]
    for i, j in number[edges].tolist():
        if i != j:
            later[min(i, j)].add(max(i, j))
    made = []
    for structure in later:
        found = sorted(structure)
        made.append(found)
        if found:
            later[found[0]].update(found[1:])
    return made


def _postorder(order: np.ndarray, structure: list[list[int]]) -> tuple[np.ndarray, list[list[int]]]:
    """The same elimination with every block right after the last of its children."""
    children: list[list[int]] = [[] for _ in structure]
    roots = []
    for k, later in enumerate(structure):
        (children[later[0]] if later else roots).append(k)
    # Parents before children, each followed by its last child: the reverse of what is wanted.
    found, waiting = [], roots
    while waiting:
        found.append(waiting.pop())
        waiting.extend(children[found[-1]])
    found.reverse()
    number = np.empty(len(found), dtype=np.int64)
    number[found] = np.arange(len(found))
    return order[found], [sorted(number[structure[k]].tolist()) for k in found]


def _merge(structure: list[list[int]], widths: np.ndarray) -> list[int]:
    """The first block of every front; a front takes in the one before it where that costs little.

    What is compared is the arithmetic of the fronts as they were before any merging: otherwise a chain would
    become one dense front, step by step.
    """
    firsts: list[int] = []
    cost: list[float] = []
    pivots: list[int] = []
    left = [int(widths[later].sum()) for later in structure]
    for k, width in enumerate(widths.tolist()):
        first, count, total = k, width, float(width * (width + left[k]) ** 2)
        while firsts and structure[first - 1] and structure[first - 1][0] == first:
            merged = pivots[-1] + count
            size = merged + left[k]
            spent = cost[-1] + total
            if merged * size**2 > _MORE * spent and size > _SMALL:
                break
            first, count, total = firsts.pop(), merged, spent
            pivots.pop()
            cost.pop()
        firsts.append(first)
        pivots.append(count)
        cost.append(total)
    return firsts
