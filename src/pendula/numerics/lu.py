"""Dense linear systems with pivoting, as loops over raw numbers: for Newton's method inside compiled loops.

Both functions are compiled by Numba on pointers along with the loops that use them; as plain Python they
work on flat arrays. Golub & Van Loan, Matrix Computations, §3.4.
"""


def factorise(n, A, pivots):
    """PA = LU in place: A of n rows, row by row, becomes L below and U on and above its diagonal.

    A singular A leaves numbers that are not finite, which its solutions then have too.
    """
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(A[i * n + k]) > abs(A[best * n + k]):
                best = i
        pivots[k] = best
        if best != k:
            for j in range(n):
                A[k * n + j], A[best * n + j] = A[best * n + j], A[k * n + j]
        reciprocal = 1.0 / A[k * n + k]
        for i in range(k + 1, n):
            factor = A[i * n + k] * reciprocal
            A[i * n + k] = factor
            if factor != 0.0:
                for j in range(k + 1, n):
                    A[i * n + j] -= factor * A[k * n + j]


def substitute(n, A, pivots, r):
    """Solve A w = r with the factors of A; w replaces r."""
    for k in range(n):
        best = int(pivots[k])
        r[k], r[best] = r[best], r[k]
        for j in range(k):
            r[k] -= A[k * n + j] * r[j]
    for k in range(n - 1, -1, -1):
        for j in range(k + 1, n):
            r[k] -= A[k * n + j] * r[j]
        r[k] /= A[k * n + k]
