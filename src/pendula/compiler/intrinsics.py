"""What compiled loops can do beyond Python's arithmetic: pointers, and functions that are called by address.

Every function here is one of LLVM's instructions or a few of them; only compiled functions may call it.
"""

from typing import Any, TypeVar

from pendula.compiler.loops import intrinsic
from pendula.records import Doubles, Integers, Record

TILE = 4  # numbers in a row of what is transposed at once
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


def _make_transpose_tile() -> Any:
    from llvmlite import ir
    from numba.core import types

    doubles, vector = types.CPointer(types.float64), ir.VectorType(ir.DoubleType(), TILE)

    def transpose_tile(typing_context, source, rows_apart, target, columns_apart):
        def generate(context, builder, signature, arguments):
            source, rows_apart, target, columns_apart = arguments

            def line(pointer: Any, apart: Any, i: int) -> Any:
                place = builder.gep(
                    pointer, [builder.mul(apart, apart.type(i))], source_etype=ir.DoubleType()
                )
                return builder.bitcast(place, vector.as_pointer())

            def merge(a: Any, b: Any, *places: int) -> Any:
                mask = ir.Constant(ir.VectorType(ir.IntType(32), TILE), list(places))
                return builder.shuffle_vector(a, b, mask)

            a, b, c, d = (builder.load(line(source, rows_apart, i), align=8, typ=vector) for i in range(TILE))
            # Pairs of two rows, first their columns 0 and 2, then 1 and 3; then halves of these.
            ab, cd = ((merge(*pair, 0, 4, 2, 6), merge(*pair, 1, 5, 3, 7)) for pair in ((a, b), (c, d)))
            columns = [merge(ab[i], cd[i], 0, 1, 4, 5) for i in (0, 1)]
            columns += [merge(ab[i], cd[i], 2, 3, 6, 7) for i in (0, 1)]
            for i, column in enumerate(columns):
                builder.store(column, line(target, columns_apart, i), align=8)
            return context.get_dummy_value()

        return types.void(doubles, types.int64, doubles, types.int64), generate

    return transpose_tile


@intrinsic(_make_transpose_tile)
def transpose_tile(source: Doubles, rows_apart: int, target: Doubles, columns_apart: int) -> None:
    """Columns of a small square of numbers, ``TILE`` each way, become rows: in registers."""
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
