"""Closed loops in steps of trees: equations A v = 0 in the same problem as contacts, limits and dry friction.

They have no bounds, so that their multipliers are eliminated from it, exactly and before any solver begins.
With M = LᵀL and z = L v, the rows of A are those of Y = A L⁻¹: of a change of velocities only the part
across their span Q is left, z ← (1 − QQᵀ) z. So are the rows of contacts, whose W = Xᵀ(1 − QQᵀ)X is that of
the whole mechanism. Rows that depend on others, as those of planar loops in space do, are left out of Q.

A step keeps A (v⁻ + v⁺) = 0 with A in its middle: loops do no work, and positions leave them in the third
order of the step. At its end they are brought back, by what changes the kinetic energy least, and velocities
with them.
"""

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.contact.loops.tree_masses import Articulation, multiply_lower, solve_lower, solve_transposed
from pendula.records import Doubles

_DEPENDENT = 1e-9  # next to the longest row: what is left of a row that others imply


@compiled
def set_loops(m: Articulation, t: float) -> None:
    """Q where the tree is, by Gram and Schmidt's method, twice for each row; c along Q into ``missing``."""
    l, n, largest = m.loops, m.nv, 0.0
    l.kept = 0
    if l.count == 0:
        return
    call(l.constraints, t, m.y, m.u, m.p, l.numbers)
    for k in range(l.count):
        l.missing[k] = l.numbers[k] if k < l.holonomic else 0.0
    call(l.jacobian, t, m.y, m.u, m.p, l.numbers)
    for k in range(l.count * n):
        l.basis[k] = 0.0
    for k in range(l.entry_count):
        l.basis[l.entries[k]] = l.numbers[k]
    for k in range(l.count):
        y = at(l.basis, k * n)
        solve_transposed(m, y)
        largest = max(largest, _length(y, n))
    for k in range(l.count):
        y, q = at(l.basis, k * n), at(l.basis, l.kept * n)
        for _ in range(2):
            _orthogonalise(m, k)
        left = _length(y, n)
        if left > _DEPENDENT * largest:
            for i in range(n):
                q[i] = y[i] / left
            l.missing[l.kept] = l.missing[k] / left
            l.kept += 1


@compiled
def _orthogonalise(m: Articulation, k: int) -> None:
    """Take unit vectors out of row k, and what is missing of theirs out of what is missing of it."""
    l, y = m.loops, at(m.loops.basis, k * m.nv)
    for j in range(l.kept):
        q, part = at(l.basis, j * m.nv), 0.0
        for i in range(m.nv):
            part += q[i] * y[i]
        for i in range(m.nv):
            y[i] -= part * q[i]
        l.missing[k] -= part * l.missing[j]


@compiled
def _length(x: Doubles, n: int) -> float:
    total = 0.0
    for i in range(n):
        total += x[i] * x[i]
    return total**0.5


@compiled
def _remove(basis: Doubles, count: int, n: int, x: Doubles) -> None:
    """x ← (1 − QQᵀ) x, one unit vector after the other."""
    for k in range(count):
        q, part = at(basis, k * n), 0.0
        for i in range(n):
            part += q[i] * x[i]
        for i in range(n):
            x[i] -= part * q[i]


@compiled
def take_loops_out(m: Articulation, change: Doubles) -> None:
    """Let a change Δ of the velocities v⁻ before a step keep A (2 v⁻ + Δ) = 0."""
    if m.loops.kept == 0:
        return
    for i in range(m.nv):
        change[i] += 2.0 * m.before[i]
    keep_in_loops(m, change)
    for i in range(m.nv):
        change[i] -= 2.0 * m.before[i]


@compiled
def keep_in_loops(m: Articulation, v: Doubles) -> None:
    """Velocities with A v = 0 in place of others, with the least change of z."""
    l, n, z = m.loops, m.nv, m.loops.spare
    multiply_lower(m, v, z)
    _remove(l.basis, l.kept, n, z)
    for i in range(n):
        v[i] = z[i]
    solve_lower(m, v)


@compiled
def find_closing_move(m: Articulation, move: Doubles) -> float:
    """The least δ with A δ = −c; its largest entry."""
    l, n, largest = m.loops, m.nv, 0.0
    for i in range(n):
        move[i] = 0.0
        for k in range(l.kept):
            move[i] -= l.basis[k * n + i] * l.missing[k]
    solve_lower(m, move)
    for i in range(n):
        largest = max(largest, abs(move[i]))
    return largest


@compiled
def take_out_of_rows(m: Articulation, X: Doubles, count: int, parts: Doubles) -> None:
    """X ← (1 − QQᵀ) X of so many columns; ``parts`` is memory for one number each."""
    l = m.loops
    for k in range(l.kept):
        q = at(l.basis, k * m.nv)
        for j in range(count):
            parts[j] = 0.0
        for i in range(m.nv):
            x = at(X, i * count)
            for j in range(count):
                parts[j] += q[i] * x[j]
        for i in range(m.nv):
            x = at(X, i * count)
            for j in range(count):
                x[j] -= q[i] * parts[j]
