"""What compiled loops can do beyond Python's arithmetic: pointers, and functions that are called by address.

Every function here is one of LLVM's instructions or a few of them; only compiled functions may call it.
"""

from typing import Any, TypeVar

from pendula.compiler.loops import intrinsic
from pendula.records import Doubles, Integers, Record

TILE = 4  # numbers in a row of what is moved, added or multiplied at once
_Pointer = TypeVar("_Pointer", Doubles, Integers)


def _make_at() -> Any:
    from numba.core import types

    def at(typing_context, pointer, i):
        def generate(context, builder, signature, arguments):
            element = context.get_value_type(pointer.dtype)
            return builder.gep(arguments[0], [arguments[1]], source_etype=element)

        return pointer(pointer, types.int64), generate

    return at


@intrinsic(_make_at)
def at(pointer: _Pointer, i: int) -> _Pointer:
    """The pointer moved on by i numbers."""
    raise NotImplementedError


def _make_one_by_one() -> Any:
    from llvmlite import ir
    from numba.core import types

    def one_by_one(typing_context, i):
        def generate(context, builder, signature, arguments):
            whole = ir.IntType(64)
            # No instruction, of which LLVM knows nothing.
            return builder.asm(ir.FunctionType(whole, [whole]), "", "=r,0", arguments, side_effect=True)

        return types.int64(types.int64), generate

    return one_by_one


@intrinsic(_make_one_by_one)
def one_by_one(i: int) -> int:
    """The same number; a loop that asks for it takes its steps one by one, not several in a vector."""
    raise NotImplementedError


class _Tiles:
    """Lines of ``TILE`` numbers as vectors, in a function that is being built."""

    def __init__(self, builder: Any) -> None:
        from llvmlite import ir

        self.builder, self._number = builder, ir.DoubleType()
        self.vector = ir.VectorType(self._number, TILE)

    def place(self, pointer: Any, apart: Any, i: Any) -> Any:
        """Where the i-th line begins, of lines so far apart."""
        offset = self.builder.mul(apart, apart.type(i) if isinstance(i, int) else i)
        place = self.builder.gep(pointer, [offset], source_etype=self._number)
        return self.builder.bitcast(place, self.vector.as_pointer())

    def load(self, place: Any) -> Any:
        return self.builder.load(place, align=8, typ=self.vector)

    def store(self, line: Any, place: Any) -> None:
        self.builder.store(line, place, align=8)

    def merge(self, a: Any, b: Any, *places: int) -> Any:
        """Numbers of two lines in the order of their places."""
        from llvmlite import ir

        return self.builder.shuffle_vector(
            a, b, ir.Constant(ir.VectorType(ir.IntType(32), TILE), list(places))
        )

    def repeat(self, number: Any) -> Any:
        from llvmlite import ir

        none = ir.Constant(self.vector, ir.Undefined)
        return self.merge(self.builder.insert_element(none, number, ir.IntType(32)(0)), none, 0, 0, 0, 0)

    def add_product(self, line: Any, a: Any, b: Any) -> Any:
        return self.builder.fadd(line, self.builder.fmul(a, b, flags=["contract"]), flags=["contract"])


def _make_transpose_tile() -> Any:
    from numba.core import types

    doubles = types.CPointer(types.float64)

    def transpose_tile(typing_context, source, rows_apart, target, columns_apart):
        def generate(context, builder, signature, arguments):
            source, rows_apart, target, columns_apart = arguments
            tiles = _Tiles(builder)
            merge = tiles.merge
            a, b, c, d = (tiles.load(tiles.place(source, rows_apart, i)) for i in range(TILE))
            # Pairs of two rows, first their columns 0 and 2, then 1 and 3; then halves of these.
            ab, cd = ((merge(*pair, 0, 4, 2, 6), merge(*pair, 1, 5, 3, 7)) for pair in ((a, b), (c, d)))
            columns = [merge(ab[i], cd[i], 0, 1, 4, 5) for i in (0, 1)]
            columns += [merge(ab[i], cd[i], 2, 3, 6, 7) for i in (0, 1)]
            for i, column in enumerate(columns):
                tiles.store(column, tiles.place(target, columns_apart, i))
            return context.get_dummy_value()

        return types.void(doubles, types.int64, doubles, types.int64), generate

    return transpose_tile


@intrinsic(_make_transpose_tile)
def transpose_tile(source: Doubles, rows_apart: int, target: Doubles, columns_apart: int) -> None:
    """Columns of a small square of numbers, ``TILE`` each way, become rows: in registers."""
    raise NotImplementedError


def _make_add_scaled_tile() -> Any:
    from numba.core import types

    doubles = types.CPointer(types.float64)

    def add_scaled_tile(typing_context, y, factor, x):
        def generate(context, builder, signature, arguments):
            y, factor, x = arguments
            tiles = _Tiles(builder)
            here, there = (
                tiles.place(pointer, context.get_constant(types.int64, 0), 0) for pointer in (y, x)
            )
            tiles.store(tiles.add_product(tiles.load(here), tiles.repeat(factor), tiles.load(there)), here)
            return context.get_dummy_value()

        return types.void(doubles, types.float64, doubles), generate

    return add_scaled_tile


@intrinsic(_make_add_scaled_tile)
def add_scaled_tile(y: Doubles, factor: float, x: Doubles) -> None:
    """y ← y + factor x, of ``TILE`` numbers."""
    raise NotImplementedError


def _make_scale_tile() -> Any:
    from numba.core import types

    def scale_tile(typing_context, x, factor):
        def generate(context, builder, signature, arguments):
            x, factor = arguments
            tiles = _Tiles(builder)
            here = tiles.place(x, context.get_constant(types.int64, 0), 0)
            tiles.store(builder.fmul(tiles.load(here), tiles.repeat(factor)), here)
            return context.get_dummy_value()

        return types.void(types.CPointer(types.float64), types.float64), generate

    return scale_tile


@intrinsic(_make_scale_tile)
def scale_tile(x: Doubles, factor: float) -> None:
    """x ← factor x, of ``TILE`` numbers."""
    raise NotImplementedError


def _make_add_products(across: int) -> Any:
    def make() -> Any:
        from llvmlite import ir
        from numba.core import cgutils, types

        doubles, whole = types.CPointer(types.float64), types.int64

        def add_products(typing_context, count, a, b, apart, out, out_apart):
            def generate(context, builder, signature, arguments):
                count, a, b, apart, out, out_apart = arguments
                tiles = _Tiles(builder)

                def beside(pointer: Any, k: int) -> Any:
                    return builder.gep(pointer, [ir.IntType(64)(TILE * k)], source_etype=ir.DoubleType())

                places = [
                    [tiles.place(beside(out, k), out_apart, i) for k in range(across)] for i in range(TILE)
                ]
                sums = [
                    [cgutils.alloca_once_value(builder, tiles.load(place)) for place in line]
                    for line in places
                ]
                with cgutils.for_range(builder, count) as loop:
                    x = tiles.load(tiles.place(a, apart, loop.index))
                    lines = [tiles.load(tiles.place(beside(b, k), apart, loop.index)) for k in range(across)]
                    for i, totals in enumerate(sums):
                        factor = tiles.merge(x, x, i, i, i, i)
                        for y, total in zip(lines, totals, strict=True):
                            builder.store(tiles.add_product(builder.load(total), factor, y), total)
                for totals, line in zip(sums, places, strict=True):
                    for total, place in zip(totals, line, strict=True):
                        tiles.store(builder.load(total), place)
                return context.get_dummy_value()

            return types.void(whole, doubles, doubles, whole, doubles, whole), generate

        return add_products

    return make


@intrinsic(_make_add_products(1))
def add_products_tile(count: int, a: Doubles, b: Doubles, apart: int, out: Doubles, out_apart: int) -> None:
    """A square of ``TILE`` numbers each way plus aᵀb, of so many lines of a and b: sums are in registers."""
    raise NotImplementedError


@intrinsic(_make_add_products(2))
def add_products_tiles(count: int, a: Doubles, b: Doubles, apart: int, out: Doubles, out_apart: int) -> None:
    """The same for two such squares beside each other: numbers of a are read once for both."""
    raise NotImplementedError


def _make_call(with_x: bool) -> Any:
    def make() -> Any:
        from numba.core import types

        pointer = types.CPointer(types.float64)

        def call(typing_context, kernel, t, y, u, p, out):
            kinds = types.int64, types.float64 if isinstance(t, types.Number) else pointer, *[pointer] * 4
            return types.void(*kinds), _emit_call

        def call_with(typing_context, kernel, t, y, u, p, x, out):
            kinds = types.int64, types.float64 if isinstance(t, types.Number) else pointer, *[pointer] * 5
            return types.void(*kinds), _emit_call

        return call_with if with_x else call

    return make


def _emit_call(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    from llvmlite import ir
    from numba.core import cgutils

    kernel, t, y, u, p, *x, out = arguments
    double, word = ir.DoubleType().as_pointer(), ir.IntType(64)
    function = ir.FunctionType(ir.VoidType(), [double] * 7)
    # The record of ``entry.py``: the address of the code, then that of its workspace.
    record = builder.inttoptr(kernel, word.as_pointer())
    code = builder.inttoptr(builder.load(record, typ=word), function.as_pointer())
    following = builder.gep(record, [word(1)], source_etype=word)
    work = builder.inttoptr(builder.load(following, typ=word), double)
    if t.type == ir.DoubleType():
        given, t = t, cgutils.alloca_once(builder, ir.DoubleType())
        builder.store(given, t)
    builder.call(code, [t, y, u, p, x[0] if x else p, out, work])
    return context.get_dummy_value()


@intrinsic(_make_call(with_x=False))
def call(kernel: int, t: float | Doubles, y: Doubles, u: Doubles, p: Doubles, out: Doubles) -> None:
    """Call a kernel by the address of its record (``entry.py``); ``t`` is a number or where numbers lie."""
    raise NotImplementedError


@intrinsic(_make_call(with_x=True))
def call_with(
    kernel: int, t: float | Doubles, y: Doubles, u: Doubles, p: Doubles, x: Doubles, out: Doubles
) -> None:
    """The same for a kernel that reads x beyond the state."""
    raise NotImplementedError


def _make_invoke(result: str) -> Any:
    def make() -> Any:
        from llvmlite import ir
        from numba.core import types

        kind = {"": types.void, "f8": types.float64, "i8": types.int64}[result]

        def invoke(typing_context, code, arguments):
            def generate(context, builder, signature, given):
                kinds = [context.get_value_type(argument) for argument in arguments]
                returned = {"": ir.VoidType(), "f8": ir.DoubleType(), "i8": ir.IntType(64)}[result]
                function = ir.FunctionType(returned, kinds)
                values = [builder.extract_value(given[1], i) for i in range(len(kinds))]
                value = builder.call(builder.inttoptr(given[0], function.as_pointer()), values)
                return value if result else context.get_dummy_value()

            return kind(types.int64, arguments), generate

        return invoke

    return make


@intrinsic(_make_invoke(""))
def invoke(code: int, arguments: tuple[Any, ...]) -> None:
    """Call a compiled function without a result by the address of its code."""
    raise NotImplementedError


@intrinsic(_make_invoke("f8"))
def evaluate(code: int, arguments: tuple[Any, ...]) -> float:
    """Call a compiled function that gives a number by the address of its code."""
    raise NotImplementedError


@intrinsic(_make_invoke("i8"))
def ask(code: int, arguments: tuple[Any, ...]) -> int:
    """Call a compiled function that gives a whole number by the address of its code."""
    raise NotImplementedError


def record_at(kind: type[Record]) -> Any:
    """The intrinsic that takes an address for the address of such a record."""

    def make() -> Any:
        from numba.core import types

        from pendula.compiler.record_types import numba_type

        pointer = numba_type(kind)

        def find(typing_context, address):
            def generate(context, builder, signature, arguments):
                return builder.inttoptr(arguments[0], context.get_value_type(pointer))

            return pointer(types.int64), generate

        return find

    def find(address: int) -> Any:
        raise NotImplementedError

    return intrinsic(make)(find)
