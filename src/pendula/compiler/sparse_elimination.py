"""Large sparse systems K w = r inside kernels: a plan of the elimination as data, and a loop that follows it.

The plan is made once, from the sparsity alone: which entries there are, fill included, and which entry every
update changes (George & Liu, Computer Solution of Large Sparse Positive Definite Systems, 1981, ch. 5).
Chains and closed loops of bodies have costs that grow linearly with their number.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from pendula.compiler.elimination import entries_of, neighbours, unrolled_cost
from pendula.records import Doubles, Integers

# A dense loop runs along rows, in vectors; an update through the plan costs as much as so many of its own.
WORTH = 6


@dataclass(frozen=True, eq=False)
class Plan:
    """Row k of the factor has the columns ``column[start[k]:start[k + 1]]``, in the order of elimination.

    Values are kept as n pivots and then all entries right of them, row by row; ``target`` lists, for every
    pivot and every pair of its entries, the value that the pair's product is taken from.
    """

    order: tuple[int, ...]
    start: np.ndarray
    column: np.ndarray
    target: np.ndarray

    @property
    def values(self) -> int:
        return len(self.order) + len(self.column)

    def pack(self, K: ca.SX) -> ca.SX:
        """The values of a matrix, zero where elimination will fill in."""
        n, place = len(self.order), {original: k for k, original in enumerate(self.order)}
        found, where = [ca.SX(0)] * self.values, self._where()
        for row, column, value in entries_of(K):
            i, j = sorted((place[row], place[column]))
            found[i if i == j else n + where[i, j]] = value
        return ca.vertcat(*found)

    def _where(self) -> dict[tuple[int, int], int]:
        rows = np.repeat(np.arange(len(self.order)), np.diff(self.start))
        return {(int(i), int(j)): a for a, (i, j) in enumerate(zip(rows, self.column, strict=True))}


def plan_elimination(pattern: ca.Sparsity, order: Sequence[int]) -> Plan:
    """The elimination of a symmetric pattern in an order."""
    n, rows = len(order), neighbours(pattern, order)
    for k in range(n):
        later = sorted(rows[k])
        for position, i in enumerate(later):
            rows[i].update(later[position + 1 :])
    columns = [sorted(row) for row in rows]
    start = np.concatenate([[0], np.cumsum([len(row) for row in columns])])
    where = {(k, j): start[k] + a for k, row in enumerate(columns) for a, j in enumerate(row)}
    target = [
        i if i == j else n + where[i, j]
        for row in columns
        for position, i in enumerate(row)
        for j in row[position:]
    ]
    arrays = (start, [j for row in columns for j in row], target)
    return Plan(tuple(order), *(np.array(array, dtype=np.int64) for array in arrays))


def is_worth(pattern: ca.Sparsity, order: Sequence[int]) -> bool:
    """Whether a plan is quicker than a dense elimination, which takes n³/6 multiply-adds."""
    most = len(order) ** 3 // (6 * WORTH)
    return unrolled_cost(pattern, order, most=most) < most


def solve_sparse(
    n: int, leading: int, width: int, damping: float, start: Integers, column: Integers, target: Integers,
    V: Doubles, r: Doubles, before: Doubles,
) -> None:  # fmt: skip
    """Solve K w = r in place, everything in the order of elimination; pivots become their reciprocals.

    Compiled by Numba on raw pointers; ``width`` systems are solved at once, their entries side by side.
    """
    update = 0
    for k in range(n):
        if k == leading:
            for i in range(k, n):
                for lane in range(width):
                    before[i * width + lane] = V[i * width + lane]
        for lane in range(width):
            pivot = V[k * width + lane]
            if k < leading:
                V[k * width + lane] = 1.0 / pivot
            else:
                small = damping * before[k * width + lane]
                V[k * width + lane] = pivot / (pivot * pivot + small * small + 1e-300)
        for a in range(start[k], start[k + 1]):
            i = column[a]
            for lane in range(width):
                factor = V[(n + a) * width + lane] * V[k * width + lane]
                r[i * width + lane] -= factor * r[k * width + lane]
                for b in range(a, start[k + 1]):
                    changed = target[update + b - a]
                    V[changed * width + lane] -= factor * V[(n + b) * width + lane]
            update += start[k + 1] - a
    for k in range(n - 1, -1, -1):
        for lane in range(width):
            rest = r[k * width + lane]
            for a in range(start[k], start[k + 1]):
                rest -= V[(n + a) * width + lane] * r[column[a] * width + lane]
            r[k * width + lane] = rest * V[k * width + lane]
