"""Slopes K⁻¹ R at one state, for a definite K with zeros: rows of R in vectors, by the entries of a factor.

Which rows an entry of the factor joins is known when the code is made, so there is no search and no branch; a
row, a number for every column of the slope, takes a few vectors, all of which are in registers while it is
solved for.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import casadi as ca
from llvmlite import ir

from pendula.compiler import elimination
from pendula.compiler.elimination import Row
from pendula.compiler.emission import DOUBLE, FLAGS, INDEX, Emitter, Workspace, emit_graph
from pendula.compiler.graph import graph_of
from pendula.compiler.lanes import lane_width
from pendula.dynamics.program import Program

# Multiply-adds of the factorisation, which is written out, next to what else may be written out.
_LONGEST = 4
_VECTORS = 5  # of a row that are solved for at once


def solution_order(program: Program) -> list[int] | None:
    """In which order to eliminate; None where the slope is not K⁻¹ R, or K too full to be worth it."""
    system, finish = program.system, program.finish
    if system is None or not program.slope or program.leading != system.size1_out(0):
        return None
    if finish.nnz_out(0) or not _gives_identity(finish, 1):
        return None
    pattern, most = system.sparsity_out(0), _LONGEST * elimination.UNROLLED_LIMIT
    # Trees that are numbered from the root fill nothing in from the last to the first.
    orders = elimination.elimination_order(pattern, program.leading), list(range(program.leading))[::-1]
    costs = [elimination.unrolled_cost(pattern, order, most=most) for order in orders]
    return orders[costs.index(min(costs))] if min(costs) <= most else None


def _gives_identity(function: ca.Function, number: int) -> bool:
    """Whether an output of a function is the identity matrix."""
    pattern = function.sparsity_out(number)
    if pattern != ca.Sparsity.diag(pattern.size1()):
        return False
    instructions = graph_of(function)
    values = {value for output, _, value in instructions.outputs if output == number}
    return all(instructions.operations[value].data == (1.0, (1.0).hex()) for value in values)


def emit_slope_solution(
    emit: Emitter, program: Program, order: Sequence[int], inputs: list[Any], out: Any, space: Workspace
) -> int:
    """K⁻¹ R from inputs to the output, row by row; says how long its longest graph is."""
    system, finish, n = program.system, program.finish, len(order)
    if system is None:
        raise ValueError("A program without a linear system has nothing to solve.")
    symbols = system.sx_in()
    K, r = system(*symbols)
    factor = _factor(K, r, order)
    entries = [entry for row in factor.rows for entry in row.values()]
    parts = [ca.vertcat(ca.SX(0, 1), *part) for part in (entries, factor.reciprocals, factor.solution)]
    prepared = ca.Function("prepared", symbols, ca.cse([ca.densify(part) for part in parts]))
    columns, wide = finish.size1_out(2), emit.at_width(lane_width())
    stride = -(-columns // wide.width) * wide.width
    L, pivots, w, R = (space.array(count) for count in (len(entries), n, n, n * stride))
    emit_graph(emit, graph_of(prepared), inputs, [L, pivots, w])
    filled = _emit_right_sides(emit, finish, [*inputs, w], R, stride)
    _Rows(wide, [list(row) for row in factor.rows], order, (L, pivots, R, out), columns, filled).solve()
    return max(prepared.n_instructions(), finish.n_instructions())


class _Factor(NamedTuple):
    """K = L diag(d) Lᵀ in the order of elimination: the columns of L below their ones, 1/d, and w = K⁻¹ r."""

    rows: list[Row]
    reciprocals: list[ca.SX]
    solution: list[ca.SX]


def _factor(K: ca.SX, r: ca.SX, order: Sequence[int]) -> _Factor:
    """Golub & Van Loan, Matrix Computations, algorithm 4.1.2, on the sparsity."""
    n, place = len(order), {original: k for k, original in enumerate(order)}
    left: list[Row] = [{} for _ in order]
    for row, column, value in elimination.entries_of(K):
        i, j = sorted((place[row], place[column]))
        left[i][j] = value
    rows: list[Row] = []
    reciprocals, w = [], [r[original] for original in order]
    for k in range(n):
        reciprocals.append(1 / left[k].pop(k))
        later = sorted(left[k])
        rows.append({i: left[k][i] * reciprocals[k] for i in later})
        for position, i in enumerate(later):
            for j in later[position:]:
                left[i][j] = left[i].get(j, 0) - rows[k][i] * left[k][j]
            w[i] -= rows[k][i] * w[k]
    for k in reversed(range(n)):
        w[k] *= reciprocals[k]
        for j, entry in rows[k].items():
            w[k] -= entry * w[j]
    return _Factor(rows, reciprocals, [w[place[original]] for original in range(n)])


def _emit_right_sides(
    emit: Emitter, finish: ca.Function, inputs: list[Any], R: Any, stride: int
) -> set[tuple[int, int]]:
    """R row by row, which ``finish`` gives by columns; its entries by row and column, all others are zero."""
    n = finish.size2_out(2)
    fill = emit.builder.module.declare_intrinsic("llvm.memset", [R.type, INDEX])
    zero, bytes_of_R = ir.Constant(ir.IntType(8), 0), ir.Constant(INDEX, 8 * n * stride)
    place = emit.builder.bitcast(R, fill.args[0].type)
    emit.builder.call(fill, [place, zero, bytes_of_R, ir.Constant(ir.IntType(1), 0)])
    columns, rows = finish.sparsity_out(2).get_triplet()
    graph = graph_of(finish)
    outputs = [
        (0, rows[element] * stride + columns[element], value)
        for output, element, value in graph.outputs
        if output == 2
    ]
    emit_graph(emit, replace(graph, outputs=tuple(outputs)), inputs, [R])
    return set(zip(rows, columns, strict=True))


class _Rows:
    """The solution for all rows of R, several vectors of each at once; what is zero is left alone.

    Args:
        emit: of vectors.
        below: for every place in the order of elimination the later ones that its column of L has entries in.
        order: of elimination.
        arrays: the entries of L, the reciprocals of pivots, R, whose rows are in their own order, and where
            the solution belongs.
        columns: how many numbers a row of the solution has.
        filled: the entries of R by row and column.
    """

    def __init__(
        self,
        emit: Emitter,
        below: list[list[int]],
        order: Sequence[int],
        arrays: tuple[Any, Any, Any, Any],
        columns: int,
        filled: set[tuple[int, int]],
    ) -> None:
        self.emit = emit
        self.b: Any = emit.builder
        self.order, self.columns, self.vectors = order, columns, -(-columns // emit.width)
        self.entries, self.pivots, self.R, self.out = arrays
        # With the other place of an entry, its number.
        self.below: list[list[tuple[int, int]]] = [[] for _ in below]
        self.above: list[list[tuple[int, int]]] = [[] for _ in below]
        joined = [(k, j) for k, row in enumerate(below) for j in row]
        for number, (k, j) in enumerate(joined):
            self.below[k].append((j, number))
            self.above[j].append((k, number))
        place = {original: k for k, original in enumerate(order)}
        # By places, the vectors of a row that are not zero.
        self.filled: list[set[int]] = [set() for _ in order]
        for row, column in filled:
            self.filled[place[row]].add(column // emit.width)

    def solve(self) -> None:
        """L y = R, then diag(d) Lᵀ w = y; as many vectors at once as stay in registers."""
        strips = -(-self.vectors // _VECTORS)
        bounds = [strip * self.vectors // strips for strip in range(strips + 1)]
        for first, end in pairwise(bounds):
            self._solve_vectors(range(first, end))

    def _solve_vectors(self, vectors: range) -> None:
        for k, others in enumerate(self.above):
            row = self._subtract(k, vectors, self._load(k, vectors), others)
            if others:
                self._store(k, row)
        for k, others in reversed(list(enumerate(self.below))):
            pivot = self._broadcast(self.pivots, k)
            scaled = {i: self.b.fmul(part, pivot, flags=FLAGS) for i, part in self._load(k, vectors).items()}
            row = self._subtract(k, vectors, scaled, others)
            self._store(k, row)
            self._put_out(k, vectors, row)

    def _subtract(
        self, k: int, vectors: range, row: dict[int, Any], others: list[tuple[int, int]]
    ) -> dict[int, Any]:
        """Row − Σ L w over other rows w, by the numbers of vectors."""
        for other, number in others:
            if not self.filled[other] & set(vectors):
                continue
            factor = self.b.fneg(self._broadcast(self.entries, number))
            for i, part in self._load(other, vectors).items():
                total = row.get(i, self.emit.constant(0.0))
                row[i] = self.emit.fused_multiply_add(factor, part, total)
        self.filled[k] |= row.keys()
        return row

    def _load(self, k: int, vectors: range) -> dict[int, Any]:
        number = self.emit.number
        return {
            i: self.b.load(self._place(k, i), align=8, typ=number) for i in vectors if i in self.filled[k]
        }

    def _store(self, k: int, row: dict[int, Any]) -> None:
        for i, part in row.items():
            self.b.store(part, self._place(k, i), align=8)

    def _place(self, k: int, i: int) -> Any:
        """Where a vector of R is."""
        width = self.emit.width
        return _place(self.emit, self.R, (self.order[k] * self.vectors + i) * width)

    def _put_out(self, k: int, vectors: range, row: dict[int, Any]) -> None:
        """Numbers of the solution, which has no room between its rows."""
        width = self.emit.width
        for i in vectors:
            part, first = row.get(i, self.emit.constant(0.0)), self.order[k] * self.columns + i * width
            count = min(width, self.columns - i * width)
            if count == width:
                self.b.store(part, _place(self.emit, self.out, first), align=8)
                continue
            one = Emitter(self.b)
            for lane in range(count):
                self.b.store(self.emit.lane(part, lane), _place(one, self.out, first + lane), align=8)

    def _broadcast(self, array: Any, number: int) -> Any:
        one = Emitter(self.b)
        return self.emit.broadcast(self.b.load(_place(one, array, number), align=8, typ=DOUBLE))


def _place(emit: Emitter, pointer: Any, offset: int) -> Any:
    place = emit.builder.gep(pointer, [ir.Constant(INDEX, offset)], source_etype=DOUBLE)
    return emit.builder.bitcast(place, emit.number.as_pointer())
