"""Symmetric linear systems K w = r inside kernels.

K = [[M, Aᵀ], [A, 0]] with M positive definite comes from mechanics, but nothing here knows that: K only has
to have an LDLᵀ factorisation without pivoting when its leading block is eliminated first. Small or sparse
systems are unrolled into the graph, entry by entry, using the sparsity; large ones stay a loop, whose
code does not grow (over a dense matrix here, over a sparse one in ``sparse_elimination.py``).

Rows of A may depend on each other, always or for an instant. Then a pivot p of the second block becomes small
next to what it was before that block was touched, s; its reciprocal is p/(p² + (δs)²): 1/p for every pivot
that means something, 0 for one that is only rounding, whose unknown is then 0.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import casadi as ca

from pendula.dynamics.program import DAMPING
from pendula.records import Doubles

Row = dict[int, ca.SX]  # the entries of a row of a matrix by column, or of a factor by place

# Beyond so many multiply-adds in the factorisation the unrolled code takes longer to compile than it is
# worth: a loop over a dense matrix takes over.
UNROLLED_LIMIT = 2500


def unrolled_cost(
    pattern: ca.Sparsity,
    order: Sequence[int],
    right: ca.Sparsity | None = None,
    left: ca.Sparsity | None = None,
    most: float = math.inf,
) -> int:
    """How many multiply-adds a sparse factorisation in this order takes, by symbolic elimination.

    With the pattern of R on the right those of K⁻¹ R count too, and with that of D on the left those of
    D K⁻¹ R. Counting ends once there are more than ``most``.
    """
    rows, cost = neighbours(pattern, order), 0
    for k in range(len(order)):
        later = sorted(rows[k])
        cost += len(later) * (len(later) + 3) // 2
        if cost > most:
            return cost
        for position, i in enumerate(later):
            rows[i].update(later[position + 1 :])
    return cost if right is None else cost + _cost_of_slope(rows, order, right, left, most - cost)


def dense_cost(size: int) -> int:
    """The same for a matrix without zeros."""
    return size * (size - 1) * (size + 4) // 6


def _cost_of_slope(
    rows: list[set[int]],
    order: Sequence[int],
    right: ca.Sparsity,
    left: ca.Sparsity | None,
    most: float,
) -> int:
    """The multiply-adds of D K⁻¹ R, from the later entries of every row of the factors of K."""
    place, cost = {original: k for k, original in enumerate(order)}, 0
    filled: list[set[int]] = [set() for _ in order]
    for row, column in zip(*right.get_triplet(), strict=True):
        filled[place[row]].add(column)
    for k, later in enumerate(rows):
        cost += len(later) * len(filled[k])
        if cost > most:
            return cost
        for i in later:
            filled[i] |= filled[k]
    for k in reversed(range(len(order))):
        for j in rows[k]:
            cost += len(filled[j])
            filled[k] |= filled[j]
        cost += len(filled[k])
        if cost > most:
            return cost
    if left is None:
        return cost
    # A row of D with one entry, as those of velocities are, only picks a row of K⁻¹ R.
    entries = left.get_triplet()[0]
    several = {row for row, count in Counter(entries).items() if count > 1}
    return cost + sum(
        len(filled[place[column]]) for row, column in zip(*left.get_triplet(), strict=True) if row in several
    )


def elimination_order(pattern: ca.Sparsity, leading: int) -> list[int]:
    """The leading block by approximate minimum degree, then the rest in its own order."""
    block = range(leading)
    inner = pattern.sub(list(block), list(block))[0] if leading else pattern
    order = list(inner.amd()) if leading else []
    return [*order, *range(leading, pattern.size1())]


def solve_unrolled(K: ca.SX, r: ca.SX, order: Sequence[int], leading: int, damping: float = DAMPING) -> ca.SX:
    """w = K⁻¹ r as a graph: Golub & Van Loan, Matrix Computations, algorithm 4.1.2, on the sparsity.

    Several columns of r are solved for at once, each where it is not zero. Pivots after the leading ones are
    damped.
    """
    size = len(order)
    place = {original: k for k, original in enumerate(order)}
    entries: list[Row] = [{} for _ in range(size)]
    for row, column, value in entries_of(K):
        i, j = sorted((place[row], place[column]))
        entries[i][j] = value
    w: list[Row] = [{} for _ in range(size)]
    for row, column, value in entries_of(r):
        w[place[row]][column] = value
    reciprocal, before = [], {}
    # The last two rows are solved together where no pivot of theirs can vanish.
    single = size - 2 if leading == size else size
    # Forward: eliminate column k from all later rows, right-hand side included.
    for k in range(single):
        if k == leading:
            before = {i: entries[i].get(i, ca.SX(0)) for i in range(k, size)}
        pivot = entries[k].get(k, ca.SX(0))
        reciprocal.append(1 / pivot if k < leading else damped_reciprocal(pivot, damping * before[k]))
        later = sorted(j for j in entries[k] if j > k)
        for position, i in enumerate(later):
            factor = _times(entries[k][i], reciprocal[k])
            entries[i] = _subtract(entries[i], factor, {j: entries[k][j] for j in later[position:]})
            w[i] = _subtract(w[i], factor, w[k])
    if single < size:
        _solve_last_two(entries, w)
    # Backward: D Lᵀ w = w.
    for k in reversed(range(max(single, 0))):
        rest = w[k]
        for j in sorted(entries[k]):
            if j > k:
                rest = _subtract(rest, entries[k][j], w[j])
        w[k] = _scale(reciprocal[k], rest)
    return _build_matrix([w[place[original]] for original in range(size)], r.size2())


def entries_of(matrix: ca.SX) -> Iterable[tuple[int, int, ca.SX]]:
    """Row, column and value of every entry of a sparse matrix."""
    values: Any = matrix.nonzeros()
    return zip(*matrix.sparsity().get_triplet(), values, strict=True)


def _times(a: ca.SX, b: ca.SX) -> ca.SX:
    """A product of scalars; CasADi's operator * takes seven times as long to find out what it is given."""
    return ca.SX.binary(ca.OP_MUL, a, b)


def _subtract(row: Row, factor: ca.SX, other: Row) -> Row:
    """Row − factor · other, where either has entries."""
    changed = dict(row)
    for column, value in other.items():
        product = _times(factor, value)
        changed[column] = ca.SX.binary(ca.OP_SUB, row[column], product) if column in row else -product
    return changed


def _scale(factor: ca.SX, row: Row) -> Row:
    return {column: _times(value, factor) for column, value in row.items()}


def _build_matrix(rows: list[Row], width: int) -> ca.SX:
    """A sparse matrix from its rows."""
    places = sorted((column, i) for i, row in enumerate(rows) for column in row)
    pattern = ca.Sparsity.triplet(len(rows), width, [i for _, i in places], [j for j, _ in places])
    return ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *(rows[i][j] for j, i in places)))


def damped_reciprocal(pivot: ca.SX, small: ca.SX) -> ca.SX:
    """p/(p² + (δs)²), and 0 for 0."""
    return pivot / (pivot * pivot + small * small + 1e-300)


def _solve_last_two(entries: list[Row], w: list[Row]) -> None:
    """The last 2×2 block by its determinant: one division instead of two that wait for each other."""
    first, last = len(w) - 2, len(w) - 1
    if first < 0 or last not in entries[first]:
        for k in range(max(first, 0), last + 1):
            w[k] = {column: value / entries[k][k] for column, value in w[k].items()}
        return
    a, b, c = entries[first][first], entries[first][last], entries[last][last]
    reciprocal = 1 / (a * c - b * b)
    above, below = _subtract(_scale(c, w[first]), b, w[last]), _subtract(_scale(a, w[last]), b, w[first])
    w[first], w[last] = _scale(reciprocal, above), _scale(reciprocal, below)


def neighbours(pattern: ca.Sparsity, order: Sequence[int]) -> list[set[int]]:
    """For every row in the order of elimination, the later rows that it has an entry with."""
    place = {original: k for k, original in enumerate(order)}
    found: list[set[int]] = [set() for _ in order]
    rows, columns = pattern.get_triplet()
    for row, column in zip(rows, columns, strict=True):
        i, j = sorted((place[row], place[column]))
        if i != j:
            found[i].add(j)
    return found


def upper_triangle(K: ca.SX) -> ca.SX:
    """The upper triangle of a symmetric matrix, row by row, as one vector: what the loops below work on."""
    size = K.size1()
    dense = ca.densify(K)
    return ca.vertcat(*(dense[i, i:].T for i in range(size)))


def solve_dense(
    n: int, leading: int, width: int, damping: float, K: Doubles, r: Doubles, before: Doubles
) -> None:
    """Solve K w = r in place for a dense symmetric K (its upper triangle, row by row); w replaces r.

    Compiled by Numba on raw pointers; as plain Python it works on flat arrays. Entry (i, j) lies at
    i (2n − i − 1)/2 + j; the inner loop runs along two rows, so that it is vectorised. Pivots become their
    reciprocals. ``before`` has room for a number a row. ``width`` is 1.
    """
    for k in range(n):
        row_k = (k * (2 * n - k - 1)) >> 1
        pivot = K[row_k + k]
        if k < leading:
            K[row_k + k] = 1.0 / pivot
        else:
            for i in range(k if k == leading else n, n):
                before[i] = K[((i * (2 * n - i - 1)) >> 1) + i]
            small = damping * before[k]
            K[row_k + k] = pivot / (pivot * pivot + small * small + 1e-300)
        for i in range(k + 1, n):
            row_i = (i * (2 * n - i - 1)) >> 1
            factor = K[row_k + i] * K[row_k + k]
            for j in range(i, n):
                K[row_i + j] -= factor * K[row_k + j]
            r[i] -= factor * r[k]
    for k in range(n - 1, -1, -1):
        row_k = (k * (2 * n - k - 1)) >> 1
        rest = r[k]
        for j in range(k + 1, n):
            rest -= K[row_k + j] * r[j]
        r[k] = rest * K[row_k + k]


def solve_dense_lanes(
    n: int, leading: int, width: int, damping: float, K: Doubles, r: Doubles, before: Doubles
) -> None:
    """The same for ``width`` systems at once, their entries side by side."""
    for k in range(n):
        row_k = (k * (2 * n - k - 1)) >> 1
        for i in range(k if k == leading else n, n):
            for lane in range(width):
                before[i * width + lane] = K[(((i * (2 * n - i - 1)) >> 1) + i) * width + lane]
        for lane in range(width):
            pivot = K[(row_k + k) * width + lane]
            small = damping * before[k * width + lane] if k >= leading else 0.0
            K[(row_k + k) * width + lane] = pivot / (pivot * pivot + small * small + 1e-300)
        for i in range(k + 1, n):
            row_i = (i * (2 * n - i - 1)) >> 1
            for lane in range(width):
                factor = K[(row_k + i) * width + lane] * K[(row_k + k) * width + lane]
                r[i * width + lane] -= factor * r[k * width + lane]
            for j in range(i, n):
                for lane in range(width):
                    factor = K[(row_k + i) * width + lane] * K[(row_k + k) * width + lane]
                    K[(row_i + j) * width + lane] -= factor * K[(row_k + j) * width + lane]
    for k in range(n - 1, -1, -1):
        row_k = (k * (2 * n - k - 1)) >> 1
        for j in range(k + 1, n):
            for lane in range(width):
                r[k * width + lane] -= K[(row_k + j) * width + lane] * r[j * width + lane]
        for lane in range(width):
            r[k * width + lane] *= K[(row_k + k) * width + lane]


def add_slope(
    n: int, width: int, rows: int, columns: int, K: Doubles, R: Doubles, D: Doubles, out: Doubles
) -> None:
    """Out += D K⁻¹ R for the K that ``solve_dense`` has left behind; R is lost.

    R has n rows and ``columns`` columns, D has ``rows`` rows and n columns, all row by row. The inner loops
    run along rows. ``width`` is 1.
    """
    for k in range(n):
        row_k = (k * (2 * n - k - 1)) >> 1
        for i in range(k + 1, n):
            factor = K[row_k + i] * K[row_k + k]
            for j in range(columns):
                R[i * columns + j] -= factor * R[k * columns + j]
    for k in range(n - 1, -1, -1):
        row_k = (k * (2 * n - k - 1)) >> 1
        for i in range(k + 1, n):
            for j in range(columns):
                R[k * columns + j] -= K[row_k + i] * R[i * columns + j]
        for j in range(columns):
            R[k * columns + j] *= K[row_k + k]
    for i in range(rows):
        for k in range(n):
            factor = D[i * n + k]
            if factor != 0.0:
                for j in range(columns):
                    out[i * columns + j] += factor * R[k * columns + j]


def add_slope_lanes(
    n: int, width: int, rows: int, columns: int, K: Doubles, R: Doubles, D: Doubles, out: Doubles
) -> None:
    """The same for ``width`` systems at once, their entries side by side."""
    for k in range(n):
        row_k = (k * (2 * n - k - 1)) >> 1
        for i in range(k + 1, n):
            for j in range(columns):
                for lane in range(width):
                    factor = K[(row_k + i) * width + lane] * K[(row_k + k) * width + lane]
                    R[(i * columns + j) * width + lane] -= factor * R[(k * columns + j) * width + lane]
    for k in range(n - 1, -1, -1):
        row_k = (k * (2 * n - k - 1)) >> 1
        for j in range(columns):
            for i in range(k + 1, n):
                for lane in range(width):
                    factor = K[(row_k + i) * width + lane]
                    R[(k * columns + j) * width + lane] -= factor * R[(i * columns + j) * width + lane]
            for lane in range(width):
                R[(k * columns + j) * width + lane] *= K[(row_k + k) * width + lane]
    for i in range(rows):
        for k in range(n):
            for j in range(columns):
                for lane in range(width):
                    factor = D[(i * n + k) * width + lane]
                    out[(i * columns + j) * width + lane] += factor * R[(k * columns + j) * width + lane]
