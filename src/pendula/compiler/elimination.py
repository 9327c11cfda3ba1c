"""Symmetric linear systems K w = r inside kernels.

K = [[M, Aᵀ], [A, 0]] with M positive definite comes from mechanics, but nothing here knows that: K only has
to have an LDLᵀ factorisation without pivoting when its leading block is eliminated first. Small or sparse
systems are unrolled into the graph, entry by entry, using the sparsity; large ones stay a loop, whose
code does not grow.
"""

from collections.abc import Sequence

import casadi as ca

# Beyond so many multiply-adds in the factorisation the unrolled code takes longer to compile than it is
# worth: a loop over a dense matrix takes over.
UNROLLED_LIMIT = 2500


def unrolled_cost(pattern: ca.Sparsity, order: Sequence[int]) -> int:
    """How many multiply-adds a sparse factorisation in this order takes, by symbolic elimination."""
    neighbours = _neighbours(pattern, order)
    cost = 0
    for k in range(len(order)):
        later = sorted(neighbours[k])
        cost += len(later) * (len(later) + 3) // 2
        for i in later:
            neighbours[i] |= {j for j in later if j > i}
        if cost > UNROLLED_LIMIT:
            break
    return cost


def elimination_order(pattern: ca.Sparsity, leading: int) -> list[int]:
    """The leading block by approximate minimum degree, then the rest in its own order."""
    block = range(leading)
    inner = pattern.sub(list(block), list(block))[0] if leading else pattern
    order = list(inner.amd()) if leading else []
    return [*order, *range(leading, pattern.size1())]


def solve_unrolled(K: ca.SX, r: ca.SX, order: Sequence[int]) -> ca.SX:
    """w = K⁻¹ r as a graph: Golub & Van Loan, Matrix Computations, algorithm 4.1.2, on the sparsity."""
    size = len(order)
    entries: list[dict[int, ca.SX]] = [{} for _ in range(size)]
    place = {original: k for k, original in enumerate(order)}
    rows, columns = K.sparsity().get_triplet()
    for row, column in zip(rows, columns, strict=True):
        i, j = sorted((place[row], place[column]))
        entries[i][j] = K[row, column]
    w = [r[original] for original in order]
    reciprocal = []
    # Forward: eliminate column k from all later rows, right-hand side included.
    for k in range(size):
        reciprocal.append(1 / entries[k][k])
        later = sorted(j for j in entries[k] if j > k)
        for position, i in enumerate(later):
            factor = entries[k][i] * reciprocal[k]
            for j in later[position:]:
                entries[i][j] = entries[i].get(j, 0) - factor * entries[k][j]
            w[i] = w[i] - factor * w[k]
    # Backward: D Lᵀ w = w.
    for k in reversed(range(size)):
        rest = w[k]
        for j in sorted(entries[k]):
            if j > k:
                rest = rest - entries[k][j] * w[j]
        w[k] = rest * reciprocal[k]
    solution = ca.SX(size, 1)
    for k, original in enumerate(order):
        solution[original] = w[k]
    return solution


def _neighbours(pattern: ca.Sparsity, order: Sequence[int]) -> list[set[int]]:
    place = {original: k for k, original in enumerate(order)}
    found: list[set[int]] = [set() for _ in order]
    rows, columns = pattern.get_triplet()
    for row, column in zip(rows, columns, strict=True):
        i, j = sorted((place[row], place[column]))
        if i != j:
            found[i].add(j)
    return found


def solve_dense(n, width, K, r):
    """Solve K w = r in place for a dense symmetric K (upper triangle, row by row); w replaces r.

    Compiled by Numba on raw pointers; as plain Python it works on flat arrays. The inner loop runs along two
    rows, so that it is vectorised. ``width`` is 1.
    """
    for k in range(n):
        reciprocal = 1.0 / K[k * n + k]
        for i in range(k + 1, n):
            factor = K[k * n + i] * reciprocal
            if factor != 0.0:
                for j in range(i, n):
                    K[i * n + j] -= factor * K[k * n + j]
                r[i] -= factor * r[k]
    for k in range(n - 1, -1, -1):
        rest = r[k]
        for j in range(k + 1, n):
            rest -= K[k * n + j] * r[j]
        r[k] = rest / K[k * n + k]


def solve_dense_lanes(n, width, K, r):
    """The same for ``width`` systems at once, entries side by side; factors go to the lower triangle."""
    for k in range(n):
        for i in range(k + 1, n):
            for lane in range(width):
                factor = K[(k * n + i) * width + lane] / K[(k * n + k) * width + lane]
                K[(i * n + k) * width + lane] = factor
                r[i * width + lane] -= factor * r[k * width + lane]
            for j in range(i, n):
                for lane in range(width):
                    factor = K[(i * n + k) * width + lane]
                    K[(i * n + j) * width + lane] -= factor * K[(k * n + j) * width + lane]
    for k in range(n - 1, -1, -1):
        for j in range(k + 1, n):
            for lane in range(width):
                r[k * width + lane] -= K[(k * n + j) * width + lane] * r[j * width + lane]
        for lane in range(width):
            r[k * width + lane] /= K[(k * n + k) * width + lane]
