"""Intrinsics for loops over the eight nodes of a collocation step: one vector register for all nodes.

A row holds one quantity at all nodes. A matrix is given by nine columns, so that f column₀ + Σⱼ valueⱼ
columnⱼ is a sum of vectors: f is what is known at the start of the step, the eight values follow. LLVM splits
vectors where a processor's registers are shorter.
"""

from typing import Any

from pendula.compiler.loops import FAST, intrinsic
from pendula.records import Doubles

NODES = 8
_FLAGS = tuple(sorted(FAST))


def _make_combine() -> Any:
    from numba.core import types

    pointer, double = types.CPointer(types.float64), types.float64

    def combine(typing_context, target, columns, f, values):
        def generate(context, builder, signature, arguments):
            target, columns, f, values = arguments
            vectors = _Vectors(builder)
            entries = [vectors.splat(f), *vectors.entries(values)]
            vectors.store(vectors.total(entries, vectors.columns(columns)), target)
            return context.get_dummy_value()

        return types.void(pointer, pointer, double, pointer), generate

    return combine


@intrinsic(_make_combine)
def combine(target: Doubles, columns: Doubles, f: float, values: Doubles) -> None:
    """Target = f column₀ + Σⱼ valuesⱼ columnsⱼ."""
    raise NotImplementedError


def _make_extrapolate() -> Any:
    from numba.core import types
    from numba.core.cgutils import for_range

    pointer, double, integer = types.CPointer(types.float64), types.float64, types.int64

    def extrapolate(typing_context, states, y, h, c, once, twice, first, nq, m):
        def generate(context, builder, signature, arguments):
            states, y, h, c, once, twice, first, nq, m = arguments
            vectors = _Vectors(builder)
            nodes, step = vectors.load(c), vectors.splat(h)
            again, integrated = vectors.load(twice), vectors.load(once)
            with for_range(builder, nq) as rows:
                bend = vectors.multiply(vectors.multiply(step, vectors.number(first, rows.index)), again)
                speed = vectors.number(y, builder.add(rows.index, nq))
                slope = vectors.add(vectors.multiply(speed, nodes), bend)
                place = vectors.add(vectors.number(y, rows.index), vectors.multiply(step, slope))
                vectors.store(place, vectors.row(states, rows.index))
            with for_range(builder, m) as rows:
                row = builder.add(rows.index, nq)
                gain = vectors.multiply(vectors.multiply(step, vectors.number(first, rows.index)), integrated)
                vectors.store(vectors.add(vectors.number(y, row), gain), vectors.row(states, row))
            return context.get_dummy_value()

        kinds = (pointer, pointer, double, pointer, pointer, pointer, pointer, integer, integer)
        return types.void(*kinds), generate

    return extrapolate


@intrinsic(_make_extrapolate)
def extrapolate(
    states: Doubles,
    y: Doubles,
    h: float,
    c: Doubles,
    once: Doubles,
    twice: Doubles,
    first: Doubles,
    nq: int,
    m: int,
) -> None:
    """Where the start alone leads.

    Row by row, q = q₀ + h (v₀ c + h a₀ twice₀) for the coordinates, and v = v₀ + h a₀ once₀ for the
    velocities and the states beyond them, with a₀ from ``first``. With m = 0 coordinates are all.
    """
    raise NotImplementedError


def _make_integrate() -> Any:
    from numba.core import types
    from numba.core.cgutils import for_range

    pointer, double, integer = types.CPointer(types.float64), types.float64, types.int64

    def integrate(typing_context, states, bases, h, once, twice, rates, nq, m):
        def generate(context, builder, signature, arguments):
            states, bases, h, once, twice, rates, nq, m = arguments
            vectors = _Vectors(builder)
            step = vectors.splat(h)

            def integrals(count, columns, scale, shift):
                with for_range(builder, count) as rows:
                    row = builder.add(rows.index, shift)
                    total = vectors.total(vectors.entries(vectors.row(rates, rows.index)), columns)
                    base = vectors.load(vectors.row(bases, row))
                    moved = vectors.add(base, vectors.multiply(scale, total))
                    vectors.store(moved, vectors.row(states, row))

            integrals(nq, vectors.columns(twice)[1:], vectors.multiply(step, step), nq.type(0))
            with builder.if_then(builder.icmp_signed(">", m, m.type(0))):
                integrals(m, vectors.columns(once)[1:], step, nq)
            return context.get_dummy_value()

        kinds = (pointer, pointer, double, pointer, pointer, pointer, integer, integer)
        return types.void(*kinds), generate

    return integrate


@intrinsic(_make_integrate)
def integrate(
    states: Doubles, bases: Doubles, h: float, once: Doubles, twice: Doubles, rates: Doubles, nq: int, m: int
) -> None:
    """The states at all nodes.

    Row by row, base + h² Σⱼ aⱼ twiceⱼ for the coordinates and base + h Σⱼ aⱼ onceⱼ for the velocities and the
    states beyond them, the sums without the start; the columns stay in registers. With m = 0 coordinates are
    all.
    """
    raise NotImplementedError


def _make_sum_products() -> Any:
    from numba.core import types

    pointer = types.CPointer(types.float64)

    def sum_products(typing_context, one, other):
        def generate(context, builder, signature, arguments):
            vectors = _Vectors(builder)
            return vectors.sum(vectors.multiply(*map(vectors.load, arguments)))

        return types.float64(pointer, pointer), generate

    return sum_products


@intrinsic(_make_sum_products)
def sum_products(one: Doubles, other: Doubles) -> float:
    """Σ oneⱼ otherⱼ over the nodes."""
    raise NotImplementedError


def _make_sum_changes() -> Any:
    from numba.core import types
    from numba.core.cgutils import for_range

    pointer, double, integer = types.CPointer(types.float64), types.float64, types.int64

    def sum_changes(typing_context, old, new, weights, count):
        def generate(context, builder, signature, arguments):
            old, new, weights, count = arguments
            vectors = _Vectors(builder)
            size = vectors.declare("llvm.fabs", vectors.kind, [vectors.kind])
            with builder.goto_entry_block():
                kept = builder.alloca(vectors.kind)
            builder.store(vectors.constant(0.0), kept)
            with for_range(builder, count) as rows:
                later, before = (vectors.load(vectors.row(base, rows.index)) for base in (new, old))
                moved = builder.call(size, [builder.fsub(later, before)])
                weighed = vectors.multiply(vectors.number(weights, rows.index), moved)
                builder.store(vectors.add(builder.load(kept), weighed), kept)
            return vectors.sum(builder.load(kept))

        return double(pointer, pointer, pointer, integer), generate

    return sum_changes


@intrinsic(_make_sum_changes)
def sum_changes(old: Doubles, new: Doubles, weights: Doubles, count: int) -> float:
    """Σ weightⱼ |newⱼ − oldⱼ|, rows and nodes."""
    raise NotImplementedError


def _make_legendre() -> Any:
    from llvmlite import ir
    from numba.core import types

    pointer, double = types.CPointer(types.float64), types.float64

    def legendre(typing_context, rows, c, scale):
        def generate(context, builder, signature, arguments):
            rows, c, scale = arguments
            vectors = _Vectors(builder)
            one = vectors.constant(1.0)
            x = vectors.add(one, vectors.multiply(vectors.splat(scale), vectors.load(c)))
            values = [one, x]
            for k in range(1, NODES):
                up = vectors.multiply(vectors.constant((2 * k + 1) / (k + 1)), x)
                down = vectors.multiply(vectors.constant(-k / (k + 1)), values[k - 1])
                values.append(vectors.add(vectors.multiply(up, values[k]), down))
            less = vectors.constant(-1.0)
            for k, value in enumerate(values):
                vectors.store(
                    value if k == 0 else vectors.add(value, less), vectors.row(rows, ir.IntType(64)(k))
                )
            return context.get_dummy_value()

        return types.void(pointer, pointer, double), generate

    return legendre


@intrinsic(_make_legendre)
def legendre(rows: Doubles, c: Doubles, scale: float) -> None:
    """1, then Pₖ(x) − 1 of x = 1 + scale c to k = 8, a row each.

    A polynomial Σ αₖ Pₖ that is f at x = 1 is f + Σ αₖ (Pₖ − 1).
    (k + 1) Pₖ₊₁ = (2k + 1) x Pₖ − k Pₖ₋₁ (Abramowitz & Stegun 22.7.10).
    """
    raise NotImplementedError


class _Vectors:
    """Code for vectors of one number a node, at the place of a builder."""

    def __init__(self, builder: Any) -> None:
        from llvmlite import ir

        self.builder, self.kind = builder, ir.VectorType(ir.DoubleType(), NODES)
        self._ir = ir

    def row(self, base: Any, index: Any) -> Any:
        """Where a row begins."""
        return self.builder.gep(base, [self.builder.mul(index, self._ir.IntType(64)(NODES))])

    def load(self, pointer: Any) -> Any:
        return self.builder.load(self.builder.bitcast(pointer, self.kind.as_pointer()), align=8)

    def store(self, value: Any, pointer: Any) -> None:
        self.builder.store(value, self.builder.bitcast(pointer, self.kind.as_pointer()), align=8)

    def columns(self, matrix: Any) -> list[Any]:
        return [self.load(self.row(matrix, self._ir.IntType(64)(j))) for j in range(NODES + 1)]

    def entries(self, row: Any) -> list[Any]:
        """Every entry of a row, each at all nodes."""
        return [self.number(row, self._ir.IntType(64)(j)) for j in range(NODES)]

    def number(self, base: Any, index: Any) -> Any:
        """A number in memory, at all nodes."""
        return self.splat(self.builder.load(self.builder.gep(base, [index])))

    def splat(self, value: Any) -> Any:
        ir, nothing = self._ir, self._ir.Constant(self.kind, self._ir.Undefined)
        first = self.builder.insert_element(nothing, value, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), NODES), [0] * NODES)
        return self.builder.shuffle_vector(first, nothing, zeros)

    def constant(self, value: float) -> Any:
        return self._ir.Constant(self.kind, [value] * NODES)

    def add(self, one: Any, other: Any) -> Any:
        return self.builder.fadd(one, other, flags=_FLAGS)

    def multiply(self, one: Any, other: Any) -> Any:
        return self.builder.fmul(one, other, flags=_FLAGS)

    def total(self, values: list[Any], columns: list[Any]) -> Any:
        """Σ valuesⱼ columnsⱼ; two sums side by side, since each waits for its own last term."""
        sums = []
        for j, (value, column) in enumerate(zip(values, columns, strict=True)):
            term = self.multiply(value, column)
            sums.append(term if j < 2 else self.add(sums[j - 2], term))
        return self.add(sums[-1], sums[-2])

    def sum(self, vector: Any) -> Any:
        """Over the nodes."""
        number = self._ir.DoubleType()
        total = self.declare("llvm.vector.reduce.fadd", number, [number, self.kind])
        return self.builder.call(total, [number(0.0), vector], fastmath=("reassoc",))

    def declare(self, name: str, result: Any, arguments: list[Any]) -> Any:
        """One of LLVM's own functions on vectors, which must be declared by its full name."""
        module, name = self.builder.module, f"{name}.v{NODES}f64"
        known = module.globals.get(name)
        if known is not None:
            return known
        return self._ir.Function(module, self._ir.FunctionType(result, arguments), name)
