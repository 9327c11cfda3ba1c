"""Banded linear systems with pivoting, as loops over raw numbers: for Newton's method inside compiled loops.

Both functions are compiled by Numba on pointers along with the loops that use them; as plain Python they work
on flat arrays. Golub & Van Loan, Matrix Computations, §3.4 and §4.3.

A matrix has ``below`` diagonals under the main one and ``above`` over it; n − 1 of each make a full one.
Entry (i, j) is number i · stride + j. Exchanging rows adds as many diagonals above as there are below, and
with stride = 2 below + above the rows of such a band just do not overlap. L stays where it was when rows of a
band are exchanged later; of a full matrix whole rows are exchanged, so that L can be read row by row.
"""

from pendula.records import Doubles


def stride_of(n: int, below: int, above: int) -> int:
    """The distance between rows: that of a full matrix, unless the band is narrow."""
    return min(n, 2 * below + above)


def room_for(n: int, stride: int) -> int:
    """How many numbers hold n rows."""
    return n * min(n, stride + 1)


def factorise(n: int, below: int, above: int, stride: int, A: Doubles, pivots: Doubles) -> None:
    """PA = LU in place: A becomes L below and U above its diagonal, on which are the reciprocals of U's.

    A singular A leaves numbers that are not finite, which its solutions then have too.
    """
    for k in range(n):
        low, right = min(n, k + below + 1), min(n, k + below + above + 1)
        best = k
        for i in range(k + 1, low):
            if abs(A[i * stride + k]) > abs(A[best * stride + k]):
                best = i
        pivots[k] = best
        if best != k:
            for j in range(0 if below == n - 1 else k, right):
                A[k * stride + j], A[best * stride + j] = A[best * stride + j], A[k * stride + j]
        reciprocal = 1.0 / A[k * stride + k]
        A[k * stride + k] = reciprocal
        for i in range(k + 1, low):
            factor = A[i * stride + k] * reciprocal
            A[i * stride + k] = factor
            if factor != 0.0:
                for j in range(k + 1, right):
                    A[i * stride + j] -= factor * A[k * stride + j]


def substitute(n: int, below: int, above: int, stride: int, A: Doubles, pivots: Doubles, r: Doubles) -> None:
    """Solve A w = r with the factors of A; w replaces r."""
    for k in range(n):
        best = int(pivots[k])
        r[k], r[best] = r[best], r[k]
        if below == n - 1:
            for j in range(k):
                r[k] -= A[k * stride + j] * r[j]
        else:
            for i in range(k + 1, min(n, k + below + 1)):
                r[i] -= A[i * stride + k] * r[k]
    for k in range(n - 1, -1, -1):
        for j in range(k + 1, min(n, k + below + above + 1)):
            r[k] -= A[k * stride + j] * r[j]
        r[k] *= A[k * stride + k]
