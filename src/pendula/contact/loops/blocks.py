"""Symmetric positive definite matrices of 6×6 blocks, one row a body: order, factor, solve.

Blocks below the diagonal are kept by columns; where two bodies have none, their index is −1. The order is
that of minimum degree (Tinney & Walker 1967), which keeps factors of towers, walls and pyramids sparse.
"""

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record


@record
class Blocks(Record):
    """A matrix of n × n blocks and its factor, in the same memory."""

    n: int
    room: int
    # Rows in the order of elimination; where the blocks of the k-th column begin, and their rows.
    order: Integers
    starts: Integers
    rows: Integers
    # n × n: the block of two rows, −1 where there is none; memory of the ordering.
    index: Integers
    adjacent: Integers
    degrees: Integers
    diagonal: Doubles
    lower: Doubles


@compiled
def begin_order(m: Blocks) -> None:
    """No two rows are connected."""
    for i in range(m.n):
        m.degrees[i] = 0
    for i in range(m.n * m.n):
        m.adjacent[i] = 0
        m.index[i] = -1


@compiled
def connect(m: Blocks, i: int, j: int) -> None:
    """Two rows will have a block."""
    if i != j and m.adjacent[i * m.n + j] == 0:
        m.adjacent[i * m.n + j] = m.adjacent[j * m.n + i] = 1
        m.degrees[i] += 1
        m.degrees[j] += 1


@compiled
def find_order(m: Blocks) -> int:
    """The order of elimination and the blocks that it fills; 0 where there is no room for them."""
    count, n = 0, m.n
    for k in range(n):
        row, least = -1, n + 1
        for i in range(n):
            if m.degrees[i] >= 0 and m.degrees[i] < least:
                row, least = i, m.degrees[i]
        m.order[k], m.starts[k], m.degrees[row] = row, count, -1
        if count + least > m.room:
            return 0
        for i in range(n):
            if m.adjacent[row * n + i] != 0 and m.degrees[i] >= 0:
                m.rows[count], m.index[i * n + row] = i, count
                count += 1
        for x in range(m.starts[k], count):
            i = m.rows[x]
            m.degrees[i] -= 1
            for y in range(x + 1, count):
                connect(m, i, m.rows[y])
    m.starts[n] = count
    return 1


@compiled
def clear_lower(m: Blocks) -> None:
    for k in range(36 * m.starts[m.n]):
        m.lower[k] = 0.0


@compiled
def _factor_diagonal(a: Doubles) -> None:
    """Cholesky's factor of one block, the inverses of its diagonal in place of it."""
    for j in range(6):
        s = a[7 * j]
        for t in range(j):
            s -= a[6 * j + t] * a[6 * j + t]
        inverse = 1.0 / s**0.5
        a[7 * j] = inverse
        for i in range(j + 1, 6):
            s = a[6 * i + j]
            for t in range(j):
                s -= a[6 * i + t] * a[6 * j + t]
            a[6 * i + j] = s * inverse


@compiled
def _divide(b: Doubles, a: Doubles) -> None:
    """B ← B L⁻ᵀ with the factor L of a diagonal block."""
    for r in range(6):
        for j in range(6):
            s = b[6 * r + j]
            for t in range(j):
                s -= b[6 * r + t] * a[6 * j + t]
            b[6 * r + j] = s * a[7 * j]


@compiled
def _subtract_product(y: Doubles, e: Doubles, b: Doubles) -> None:
    """Y ← Y − E Bᵀ."""
    for r in range(6):
        for s in range(6):
            k, l = 6 * r, 6 * s
            y[k + s] -= (
                e[k] * b[l]
                + e[k + 1] * b[l + 1]
                + e[k + 2] * b[l + 2]
                + e[k + 3] * b[l + 3]
                + e[k + 4] * b[l + 4]
                + e[k + 5] * b[l + 5]
            )


@compiled
def factor(m: Blocks) -> None:
    """L Lᵀ of the matrix, in its place."""
    n = m.n
    for k in range(n):
        a = at(m.diagonal, 36 * m.order[k])
        _factor_diagonal(a)
        begin, end = m.starts[k], m.starts[k + 1]
        for x in range(begin, end):
            _divide(at(m.lower, 36 * x), a)
        for x in range(begin, end):
            i, b = m.rows[x], at(m.lower, 36 * x)
            _subtract_product(at(m.diagonal, 36 * i), b, b)
            for y in range(x + 1, end):
                j, e = m.rows[y], at(m.lower, 36 * y)
                below = m.index[j * n + i]
                if below >= 0:
                    _subtract_product(at(m.lower, 36 * below), e, b)
                else:
                    _subtract_product(at(m.lower, 36 * m.index[i * n + j]), b, e)


@compiled
def solve(m: Blocks, x: Doubles) -> None:
    """x ← (L Lᵀ)⁻¹ x."""
    for k in range(m.n):
        a, y = at(m.diagonal, 36 * m.order[k]), at(x, 6 * m.order[k])
        for j in range(6):
            s = y[j]
            for t in range(j):
                s -= a[6 * j + t] * y[t]
            y[j] = s * a[7 * j]
        for p in range(m.starts[k], m.starts[k + 1]):
            b, z = at(m.lower, 36 * p), at(x, 6 * m.rows[p])
            for r in range(6):
                for t in range(6):
                    z[r] -= b[6 * r + t] * y[t]
    for k in range(m.n - 1, -1, -1):
        a, y = at(m.diagonal, 36 * m.order[k]), at(x, 6 * m.order[k])
        for p in range(m.starts[k], m.starts[k + 1]):
            b, z = at(m.lower, 36 * p), at(x, 6 * m.rows[p])
            for r in range(6):
                for t in range(6):
                    y[t] -= b[6 * r + t] * z[r]
        for j in range(5, -1, -1):
            s = y[j]
            for t in range(j + 1, 6):
                s -= a[6 * t + j] * y[t]
            y[j] = s * a[7 * j]
