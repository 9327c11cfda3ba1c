"""Loops over the fronts of a block-sparse elimination (``numerics/fronts.py``): S = U D⁻¹ Uᵀ and solutions.

Columns of a front are kept as they are when their pivot's turn comes, and lie ``stride`` numbers apart, a
whole number of vectors: what is above the diagonal or beyond the last row is never read.
"""

from typing import Any

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled, intrinsic
from pendula.records import Doubles, Integers, Record, record

VECTOR = 8  # doubles that are computed at once
PANEL = 4  # columns that are taken from all others together


@record
class FrontTables(Record):
    """The plan as arrays, and where numbers lie in the workspace.

    Attributes:
        child: the fronts below all fronts, those below front k from ``first_child[k]`` on.
        stride: how far apart the columns of a front lie, from ``columns`` on among those of all.
        waiting: where what is left of a front lies on the stack.
        kept, reciprocal, front, panel, factors, gathered, stack: in the workspace.
    """

    count: int
    start: Integers
    row: Integers
    relative: Integers
    pivots: Integers
    first_child: Integers
    child: Integers
    stride: Integers
    columns: Integers
    waiting: Integers
    kept: int
    reciprocal: int
    front: int
    panel: int
    factors: int
    gathered: int
    stack: int


def _make_subtract_products() -> Any:
    from llvmlite import ir
    from numba.core import cgutils, types

    doubles, double = types.CPointer(types.float64), ir.DoubleType()
    vector, word = ir.VectorType(double, VECTOR), ir.IntType(64)
    flags = ("contract", "nsz", "arcp")

    def subtract_products(typing_context, count, panel, factors, target, stride):
        def generate(context, builder, signature, arguments):
            count, panel, factors, target, stride = arguments

            def broadcast(number: Any) -> Any:
                one = builder.insert_element(ir.Constant(vector, ir.Undefined), number, ir.IntType(32)(0))
                places = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
                return builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), places)

            def column(pointer: Any, k: int) -> Any:
                return builder.gep(pointer, [builder.mul(stride, word(k))], source_etype=double)

            given = [builder.gep(factors, [word(k)], source_etype=double) for k in range(PANEL**2)]
            x = [broadcast(builder.load(place, typ=double)) for place in given]
            sources, targets = ([column(base, k) for k in range(PANEL)] for base in (panel, target))
            steps = builder.udiv(count, word(VECTOR))
            with cgutils.for_range(builder, steps) as loop:
                first = builder.mul(loop.index, word(VECTOR))

                def place(base: Any) -> Any:
                    return builder.bitcast(
                        builder.gep(base, [first], source_etype=double), vector.as_pointer()
                    )

                taken = [builder.load(place(source), align=8, typ=vector) for source in sources]
                for c, base in enumerate(targets):
                    total = builder.load(place(base), align=8, typ=vector)
                    for k, part in enumerate(taken):
                        product = builder.fmul(x[PANEL * c + k], part, flags=flags)
                        total = builder.fsub(total, product, flags=flags)
                    builder.store(total, place(base), align=8)
            return context.get_dummy_value()

        kinds = types.int64, doubles, doubles, doubles, types.int64
        return types.void(*kinds), generate

    return subtract_products


@intrinsic(_make_subtract_products)
def subtract_products(count: int, panel: Doubles, factors: Doubles, target: Doubles, stride: int) -> None:
    """Of ``PANEL`` columns of a target take those of a panel, times ``factors``, ``PANEL`` for each.

    ``count`` is a multiple of ``VECTOR``. Numba cannot promise that columns do not overlap, so that its own
    loop would compute one number at a time.
    """
    raise NotImplementedError


@compiled
def clear_front(tables: FrontTables, k: int, work: Doubles) -> None:
    front, stride = at(work, tables.front), tables.stride[k]
    for i in range((tables.start[k + 1] - tables.start[k] + PANEL) * stride):
        front[i] = 0.0


@compiled
def add_children(tables: FrontTables, k: int, work: Doubles) -> None:
    """Add what is left of the fronts below front k."""
    front, stride = at(work, tables.front), tables.stride[k]
    for number in range(tables.first_child[k], tables.first_child[k + 1]):
        child = tables.child[number]
        first = tables.start[child] + tables.pivots[child]
        count = tables.start[child + 1] - first
        left, places = at(work, tables.stack + tables.waiting[child]), at(tables.relative, first)
        for j in range(count):
            column, own = at(front, places[j] * stride), at(left, j * count)
            for i in range(j, count):
                column[places[i]] += own[i]


@compiled
def eliminate_front(tables: FrontTables, k: int, damping: float, work: Doubles) -> None:
    """Eliminate the pivots of front k, keep their columns, and put what is left on the stack.

    Reciprocals of pivots hold damping times their diagonal entry when this begins: a pivot d that is not
    much above that, of a row that depends on others, counts as d / (d² + damping²).
    """
    front, stride = at(work, tables.front), tables.stride[k]
    size, pivots = tables.start[k + 1] - tables.start[k], tables.pivots[k]
    reciprocal = at(work, tables.reciprocal + tables.row[tables.start[k]])
    first = 0
    while first < pivots:
        count = min(PANEL, pivots - first)
        for q in range(first, first + count):
            column = at(front, q * stride)
            for t in range(first, q):
                before = at(front, t * stride)
                factor = before[q] * reciprocal[t]
                for i in range(q, size):
                    column[i] -= factor * before[i]
            pivot, small = column[q], damping * reciprocal[q]
            reciprocal[q] = pivot / (pivot * pivot + small * small + 1e-300)
        if first + count < size:
            subtract_panel(tables, k, first, count, work)
        first += count
    kept = at(work, tables.kept + tables.columns[k])
    for i in range(pivots * stride):
        kept[i] = front[i]
    rest = size - pivots
    left = at(work, tables.stack + tables.waiting[k])
    for j in range(rest):
        column, own = at(front, (pivots + j) * stride + pivots), at(left, j * rest)
        for i in range(j, rest):
            own[i] = column[i]


@compiled
def subtract_panel(tables: FrontTables, k: int, first: int, count: int, work: Doubles) -> None:
    """Take the products of ``count`` eliminated columns from all columns after them."""
    front, stride = at(work, tables.front), tables.stride[k]
    size = tables.start[k + 1] - tables.start[k]
    reciprocal = at(work, tables.reciprocal + tables.row[tables.start[k]] + first)
    panel, factors = at(work, tables.panel), at(work, tables.factors)
    for c in range(PANEL):
        source, copy = at(front, (first + c) * stride), at(panel, c * stride)
        for i in range(stride):
            copy[i] = source[i] if c < count else 0.0
    for j in range(first + count, size, PANEL):
        for c in range(PANEL):
            for t in range(PANEL):
                factors[PANEL * c + t] = panel[t * stride + j + c] * reciprocal[t] if t < count else 0.0
        above = j // VECTOR * VECTOR
        subtract_products(stride - above, at(panel, above), factors, at(front, j * stride + above), stride)


@compiled
def solve_fronts(tables: FrontTables, x: Doubles, work: Doubles) -> None:
    """Solve S x = b in place, x in the order of elimination."""
    gathered = at(work, tables.gathered)
    for k in range(tables.count):
        start, pivots, stride = tables.start[k], tables.pivots[k], tables.stride[k]
        size, rows = tables.start[k + 1] - start, at(tables.row, start)
        kept, reciprocal = at(work, tables.kept + tables.columns[k]), at(work, tables.reciprocal + rows[0])
        for i in range(size):
            gathered[i] = x[rows[i]]
        for j in range(pivots):
            column, factor = at(kept, j * stride), gathered[j] * reciprocal[j]
            for i in range(j + 1, size):
                gathered[i] -= factor * column[i]
        for i in range(size):
            x[rows[i]] = gathered[i]
    for k in range(tables.count - 1, -1, -1):
        start, pivots, stride = tables.start[k], tables.pivots[k], tables.stride[k]
        size, rows = tables.start[k + 1] - start, at(tables.row, start)
        kept, reciprocal = at(work, tables.kept + tables.columns[k]), at(work, tables.reciprocal + rows[0])
        for i in range(size):
            gathered[i] = x[rows[i]]
        for j in range(pivots - 1, -1, -1):
            column, rest = at(kept, j * stride), gathered[j]
            for i in range(j + 1, size):
                rest -= column[i] * gathered[i]
            gathered[j] = rest * reciprocal[j]
            x[rows[j]] = gathered[j]
