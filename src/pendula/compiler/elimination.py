"""Symmetric linear systems K w = r inside kernels.

K = [[M, Aᵀ], [A, 0]] with M positive definite comes from mechanics, but nothing here knows that: K only has
to have an LDLᵀ factorisation without pivoting when its leading block is eliminated first. Small or sparse
systems are unrolled into the graph, entry by entry, using the sparsity; large ones stay a loop, whose
code does not grow (over a dense matrix here, over a sparse one in ``sparse_elimination.py``).

Rows of A may depend on each other, always or for an instant. Then a pivot p of the second block becomes small
next to what it was before that block was touched, s; its reciprocal is p/(p² + (δs)²): 1/p for every pivot
that means something, 0 for one that is only rounding, whose unknown is then 0.
"""

from collections.abc import Sequence

import casadi as ca

# Beyond so many multiply-adds in the factorisation the unrolled code takes longer to compile than it is
# worth: a loop over a dense matrix takes over.
UNROLLED_LIMIT = 2500
DAMPING = 1e-13  # δ, where nothing else is said


def unrolled_cost(pattern: ca.Sparsity, order: Sequence[int], columns: int = 0) -> int:
    """How many multiply-adds a sparse factorisation in this order takes, by symbolic elimination.

    Right-hand sides count where there are several: each is eliminated and substituted back.
    """
    rows, cost = neighbours(pattern, order), 0
    for k in range(len(order)):
        later = sorted(rows[k])
        cost += len(later) * (len(later) + 3) // 2 + columns * (2 * len(later) + 1)
        for i in later:
            rows[i] |= {j for j in later if j > i}
    return cost


def elimination_order(pattern: ca.Sparsity, leading: int) -> list[int]:
    """The leading block by approximate minimum degree, then the rest in its own order."""
    block = range(leading)
    inner = pattern.sub(list(block), list(block))[0] if leading else pattern
    order = list(inner.amd()) if leading else []
    return [*order, *range(leading, pattern.size1())]


def solve_unrolled(K: ca.SX, r: ca.SX, order: Sequence[int], leading: int, damping: float = DAMPING) -> ca.SX:
    """w = K⁻¹ r as a graph: Golub & Van Loan, Matrix Computations, algorithm 4.1.2, on the sparsity.

    Several columns of r are solved for at once. Pivots after the leading ones are damped.
    """
    size = len(order)
    entries: list[dict[int, ca.SX]] = [{} for _ in range(size)]
    place = {original: k for k, original in enumerate(order)}
    rows, columns = K.sparsity().get_triplet()
    for row, column in zip(rows, columns, strict=True):
        i, j = sorted((place[row], place[column]))
        entries[i][j] = K[row, column]
    w = [r[original, :] for original in order]
    reciprocal, before = [], {}
    # The last two rows are solved together where no pivot of theirs can vanish.
    single = size - 2 if leading == size else size
    # Forward: eliminate column k from all later rows, right-hand side included.
    for k in range(single):
        if k == leading:
            before = {i: entries[i].get(i, ca.SX(0)) for i in range(k, size)}
        pivot = entries[k].get(k, ca.SX(0))
        reciprocal.append(1 / pivot if k < leading else damped(pivot, damping * before[k]))
        later = sorted(j for j in entries[k] if j > k)
        for position, i in enumerate(later):
            factor = entries[k][i] * reciprocal[k]
            for j in later[position:]:
                entries[i][j] = entries[i].get(j, 0) - factor * entries[k][j]
            w[i] = w[i] - factor * w[k]
    if single < size:
        _solve_last_two(entries, w)
    # Backward: D Lᵀ w = w.
    for k in reversed(range(max(single, 0))):
        rest = w[k]
        for j in sorted(entries[k]):
            if j > k:
                rest = rest - entries[k][j] * w[j]
        w[k] = rest * reciprocal[k]
    solution = ca.SX(size, r.size2())
    for k, original in enumerate(order):
        solution[original, :] = w[k]
    return solution


def damped(pivot: ca.SX, small: ca.SX) -> ca.SX:
    """p/(p² + (δs)²), and 0 for 0."""
    return pivot / (pivot * pivot + small * small + 1e-300)


def _solve_last_two(entries: list[dict[int, ca.SX]], w: list[ca.SX]) -> None:
    """The last 2×2 block by its determinant: one division instead of two that wait for each other."""
    first, last = len(w) - 2, len(w) - 1
    if first < 0 or last not in entries[first]:
        for k in range(max(first, 0), last + 1):
            w[k] = w[k] / entries[k][k]
        return
    a, b, c = entries[first][first], entries[first][last], entries[last][last]
    reciprocal = 1 / (a * c - b * b)
    w[first], w[last] = (c * w[first] - b * w[last]) * reciprocal, (a * w[last] - b * w[first]) * reciprocal


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


def solve_dense(n, leading, width, damping, K, r, before):
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


def solve_dense_lanes(n, leading, width, damping, K, r, before):
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


def add_slope(n, width, rows, columns, K, R, D, out):
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


def add_slope_lanes(n, width, rows, columns, K, R, D, out):
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
