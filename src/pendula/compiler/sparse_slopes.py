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
    _emit_right_sides(emit, finish, [*inputs, w], R, stride)
    _Rows(wide, [list(row) for row in factor.rows], order, (L, pivots, R), stride).solve()
    _copy_rows(emit, wide, R, out, (n, columns, stride))
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


def _emit_right_sides(emit: Emitter, finish: ca.Function, inputs: list[Any], R: Any, stride: int) -> None:
    """R row by row, which ``finish`` gives by columns; what it leaves out is zero."""
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


class _Rows:
    """The solution for all rows of R, several vectors of each at once.

    Args:
        emit: of vectors.
        below: for every place in the order of elimination the later ones that its column of L has entries in.
        order: of elimination.
        arrays: the entries of L, the reciprocals of pivots, and R, whose rows are in their own order.
        stride: how long a row is.
    """

    def __init__(
        self,
        emit: Emitter,
        below: list[list[int]],
        order: Sequence[int],
        arrays: tuple[Any, Any, Any],
        stride: int,
    ) -> None:
        self.emit = emit
        self.b: Any = emit.builder
        self.starts, self.vectors = [original * stride for original in order], stride // emit.width
        self.entries, self.pivots, self.R = arrays
        # With the other place of an entry, its number.
        self.below: list[list[tuple[int, int]]] = [[] for _ in below]
        self.above: list[list[tuple[int, int]]] = [[] for _ in below]
        joined = [(k, j) for k, row in enumerate(below) for j in row]
        for number, (k, j) in enumerate(joined):
            self.below[k].append((j, number))
            self.above[j].append((k, number))

    def solve(self) -> None:
        """L y = R, then diag(d) Lᵀ w = y, in place; as many vectors at once as stay in registers."""
        strips = -(-self.vectors // _VECTORS)
        bounds = [strip * self.vectors // strips for strip in range(strips + 1)]
        for first, end in pairwise(bounds):
            self._solve_vectors(range(first, end))

    def _solve_vectors(self, vectors: range) -> None:
        for k, others in enumerate(self.above):
            if others:
                self._store(k, vectors, self._subtract(self._load(k, vectors), others, vectors))
        for k, others in reversed(list(enumerate(self.below))):
            pivot = self._broadcast(self.pivots, k)
            scaled = [self.b.fmul(part, pivot, flags=FLAGS) for part in self._load(k, vectors)]
            self._store(k, vectors, self._subtract(scaled, others, vectors))

    def _subtract(self, row: list[Any], others: list[tuple[int, int]], vectors: range) -> list[Any]:
        """Row − Σ L w over other rows w."""
        for other, number in others:
            factor = self.b.fneg(self._broadcast(self.entries, number))
            row = [
                self.emit.fused_multiply_add(factor, part, total)
                for part, total in zip(self._load(other, vectors), row, strict=True)
            ]
        return row

    def _broadcast(self, array: Any, number: int) -> Any:
        one = Emitter(self.b)
        return self.emit.broadcast(self.b.load(_place(one, array, number), align=8, typ=DOUBLE))

    def _load(self, k: int, vectors: range) -> list[Any]:
        number = self.emit.number
        return [self.b.load(place, align=8, typ=number) for place in self._places(k, vectors)]

    def _store(self, k: int, vectors: range, row: list[Any]) -> None:
        for place, part in zip(self._places(k, vectors), row, strict=True):
            self.b.store(part, place, align=8)

    def _places(self, k: int, vectors: range) -> list[Any]:
        return [_place(self.emit, self.R, self.starts[k] + i * self.emit.width) for i in vectors]


def _copy_rows(emit: Emitter, wide: Emitter, R: Any, out: Any, sizes: tuple[int, int, int]) -> None:
    """Rows without what was left between them."""
    n, columns, stride = sizes
    whole = columns - columns % wide.width
    parts = [(wide, i) for i in range(0, whole, wide.width)] + [(emit, i) for i in range(whole, columns)]
    for k in range(n):
        for part, i in parts:
            value = emit.builder.load(_place(part, R, k * stride + i), align=8, typ=part.number)
            emit.builder.store(value, _place(part, out, k * columns + i), align=8)


def _place(emit: Emitter, pointer: Any, offset: int) -> Any:
    place = emit.builder.gep(pointer, [ir.Constant(INDEX, offset)], source_etype=DOUBLE)
    return emit.builder.bitcast(place, emit.number.as_pointer())
