"""Slopes K⁻¹ R at one state, for a definite K with zeros: rows of R in vectors, by the entries of a factor.

Which rows an entry of the factor joins is known when the code is made, so there is no search. A row, a number
for every column of the slope, takes several vectors: the code is for a few of them, and stays in the
processor's nearest cache while it is run for one strip of columns after the other.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import casadi as ca
import numpy as np
from llvmlite import ir

from pendula.compiler import elimination
from pendula.compiler.elimination import Row
from pendula.compiler.emission import (
    DOUBLE,
    FLAGS,
    INDEX,
    Emitter,
    Workspace,
    align_stack,
    emit_graph,
    emit_loop,
)
from pendula.compiler.graph import Graph, graph_by_places, graph_of
from pendula.compiler.lanes import lane_width
from pendula.dynamics.program import Program, Stages

# Multiply-adds of the factorisation, which is written out, next to what else may be written out.
_LONGEST = 4
_VECTORS = 5  # of a row, at most, that are solved for at once


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
    align_stack(emit.builder.function)
    symbols = system.sx_in()
    K, r = system(*symbols)
    factor = _factor(K, r, order)
    entries = [entry for row in factor.rows for entry in row.values()]
    parts = [ca.vertcat(ca.SX(0, 1), *part) for part in (entries, factor.reciprocals, factor.solution)]
    prepared = ca.Function("prepared", symbols, ca.cse([ca.densify(part) for part in parts]))
    columns, wide = finish.size1_out(2), emit.at_width(lane_width())
    vectors = -(-columns // wide.width)
    strips = -(-vectors // _VECTORS)
    strip = -(-vectors // strips)
    stride = strips * strip * wide.width
    L, pivots, w, R = (space.array(count) for count in (len(entries), n, n, n * stride))
    emit_graph(emit, graph_of(prepared), inputs, [L, pivots, w])
    given, right, length = [*inputs, w], (finish, 2), finish.n_instructions()
    if (stages := program.stages) is not None:
        given.append(_emit_stages(emit, stages, given, space))
        right, length = (stages.finish, 0), stages.finish.n_instructions()
    filled = _emit_right_sides(emit, right, given, R, stride)
    _Rows(wide, [list(row) for row in factor.rows], order, (L, pivots, R), (strips, strip), filled).solve()
    _copy_rows(emit, wide, R, out, (n, columns, stride))
    return max(prepared.n_instructions(), length)


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
        for j, entry in reversed(rows[k].items()):
            w[k] -= entry * w[j]
    return _Factor(rows, reciprocals, [w[place[original]] for original in range(n)])


def _emit_stages(emit: Emitter, stages: Stages, inputs: list[Any], space: Workspace) -> Any:
    """Compute the numbers that stages keep; says where."""
    b, kept = emit.builder, space.array(stages.size)
    for stage in stages.parts:
        graph = graph_by_places(stage.function)
        if not stage.lanes:
            emit_graph(emit, graph, [*inputs, kept], [kept] * stage.function.n_out())
            continue
        wide = Emitter(b, lane_width(), stage.lanes)
        given = [_place(emit, kept, stage.reads)]
        if stage.constants is not None:
            given.append(_constants(b, stage.constants))
        pointers = [*given, _place(emit, kept, stage.writes)]
        vectors = ir.Constant(INDEX, stage.lanes // wide.width)

        def of_vector(
            i: Any, wide: Emitter = wide, pointers: list[Any] = pointers, graph: Graph = graph
        ) -> None:
            first = b.mul(i, ir.Constant(INDEX, wide.width))
            *read, written = (b.gep(pointer, [first], source_etype=DOUBLE) for pointer in pointers)
            emit_graph(wide, graph, read, [written])

        emit_loop(b, vectors, of_vector)
    return kept


def _constants(builder: ir.IRBuilder, numbers: np.ndarray) -> Any:
    """Numbers, row by row, that are part of the code."""
    kind = ir.ArrayType(DOUBLE, numbers.size)
    constant: Any = ir.GlobalVariable(builder.module, kind, "constants")
    constant.linkage, constant.global_constant, constant.align = "internal", True, 64
    constant.initializer = ir.Constant(kind, numbers.ravel().tolist())
    return builder.bitcast(constant, DOUBLE.as_pointer())


def _emit_right_sides(
    emit: Emitter, right: tuple[ca.Function, int], inputs: list[Any], R: Any, stride: int
) -> set[tuple[int, int]]:
    """R row by row, which an output of a function gives by columns.

    Its entries by row and column; all others are zero.
    """
    finish, number = right
    n = finish.size2_out(number)
    wide = emit.at_width(lane_width())

    def clear_row(k: Any) -> None:
        row = emit.builder.gep(R, [emit.builder.mul(k, ir.Constant(INDEX, stride))], source_etype=DOUBLE)
        for first in range(0, stride, wide.width):
            emit.builder.store(wide.constant(0.0), _place(wide, row, first), align=8)

    emit_loop(emit.builder, ir.Constant(INDEX, n), clear_row)
    columns, rows = finish.sparsity_out(number).get_triplet()
    graph = graph_of(finish)
    outputs = [
        (0, rows[element] * stride + columns[element], value)
        for output, element, value in graph.outputs
        if output == number
    ]
    emit_graph(emit, replace(graph, outputs=tuple(outputs)), inputs, [R])
    return set(zip(rows, columns, strict=True))


class _Rows:
    """The solution for all rows of R, a strip of several vectors at once; what is zero is left alone.

    Args:
        emit: of vectors.
        below: for every place in the order of elimination the later ones that its column of L has entries in.
        order: of elimination.
        arrays: the entries of L, the reciprocals of pivots, and R, whose rows are in their own order.
        sizes: how many strips a row has, and how many vectors a strip.
        filled: the entries of R by row and column.
    """

    def __init__(
        self,
        emit: Emitter,
        below: list[list[int]],
        order: Sequence[int],
        arrays: tuple[Any, Any, Any],
        sizes: tuple[int, int],
        filled: set[tuple[int, int]],
    ) -> None:
        self.emit = emit
        self.b: Any = emit.builder
        self.strips, self.vectors = sizes
        self.starts = [original * self.strips * self.vectors * emit.width for original in order]
        self.entries, self.pivots, self.R = arrays
        # With the other place of an entry, its number.
        self.below: list[list[tuple[int, int]]] = [[] for _ in below]
        self.above: list[list[tuple[int, int]]] = [[] for _ in below]
        joined = [(k, j) for k, row in enumerate(below) for j in row]
        for number, (k, j) in enumerate(joined):
            self.below[k].append((j, number))
            self.above[j].append((k, number))
        place = {original: k for k, original in enumerate(order)}
        # By places, the vectors of a row that are not zero in all strips.
        self.filled: list[set[int]] = [set() for _ in order]
        for row, column in filled:
            self.filled[place[row]].add(column // emit.width % self.vectors)

    def solve(self) -> None:
        """L y = R, then diag(d) Lᵀ w = y, in place."""

        def solve_strip(i: Any) -> None:
            first = self.b.mul(i, ir.Constant(INDEX, self.vectors * self.emit.width))
            self._solve_strip(self.b.gep(self.R, [first], source_etype=DOUBLE))

        emit_loop(self.b, ir.Constant(INDEX, self.strips), solve_strip)

    def _solve_strip(self, strip: Any) -> None:
        for k, others in enumerate(self.above):
            row = self._load(strip, k)
            self._subtract(strip, row, others)
            self.filled[k] |= row.keys()
            if others:
                self._store(strip, k, row)
        for k, others in reversed(list(enumerate(self.below))):
            pivot = self._broadcast(self.pivots, k)
            row = {i: self.b.fmul(part, pivot, flags=FLAGS) for i, part in self._load(strip, k).items()}
            # The row that was found last comes last: the others need not wait for it.
            self._subtract(strip, row, others[::-1])
            self.filled[k] |= row.keys()
            self._store(strip, k, row)

    def _subtract(self, strip: Any, row: dict[int, Any], others: list[tuple[int, int]]) -> None:
        """Take Σ L w over other rows w from a row, by the numbers of vectors."""
        for other, number in others:
            if not self.filled[other]:
                continue
            factor = self.b.fneg(self._broadcast(self.entries, number))
            for i, part in self._load(strip, other).items():
                total = row.get(i, self.emit.constant(0.0))
                row[i] = self.emit.fused_multiply_add(factor, part, total)

    def _load(self, strip: Any, k: int) -> dict[int, Any]:
        number = self.emit.number
        return {i: self.b.load(self._place(strip, k, i), align=8, typ=number) for i in sorted(self.filled[k])}

    def _store(self, strip: Any, k: int, row: dict[int, Any]) -> None:
        for i, part in row.items():
            self.b.store(part, self._place(strip, k, i), align=8)

    def _place(self, strip: Any, k: int, i: int) -> Any:
        return _place(self.emit, strip, self.starts[k] + i * self.emit.width)

    def _broadcast(self, array: Any, number: int) -> Any:
        one = Emitter(self.b)
        return self.emit.broadcast(self.b.load(_place(one, array, number), align=8, typ=DOUBLE))


def _copy_rows(emit: Emitter, wide: Emitter, R: Any, out: Any, sizes: tuple[int, int, int]) -> None:
    """Rows without what was left between them."""
    b, (n, columns, stride) = emit.builder, sizes
    whole = columns - columns % wide.width
    parts = [(wide, i) for i in range(0, whole, wide.width)] + [(emit, i) for i in range(whole, columns)]

    def copy(k: Any) -> None:
        source, target = (
            b.gep(pointer, [b.mul(k, ir.Constant(INDEX, apart))], source_etype=DOUBLE)
            for pointer, apart in ((R, stride), (out, columns))
        )
        for part, i in parts:
            value = b.load(_place(part, source, i), align=8, typ=part.number)
            b.store(value, _place(part, target, i), align=8)

    emit_loop(b, ir.Constant(INDEX, n), copy)


def _place(emit: Emitter, pointer: Any, offset: int) -> Any:
    place = emit.builder.gep(pointer, [ir.Constant(INDEX, offset)], source_etype=DOUBLE)
    return emit.builder.bitcast(place, emit.number.as_pointer())
