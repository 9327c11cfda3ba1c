"""Loops written in Python, compiled by Numba on raw pointers to code that needs neither Numba nor Python.

Numba gives LLVM IR; from there on a loop is treated like a kernel: object code, kept in the cache. A later
process loads it without importing Numba.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numba.core import types

FAST = {"contract", "nsz", "arcp"}


def loop_ir(function: Callable[..., Any], name: str, result: str | None, arguments: str) -> str:
    """LLVM IR that defines ``name`` with the C types of a signature such as ``"i8 f8* f8"``.

    Args:
        function: what to compile; it may call functions made by ``inline`` and the intrinsics below.
        name: the C name it gets.
        result: the result's type, None for void.
        arguments: the arguments' types: ``f8`` (double), ``i8`` (64-bit integer) and pointers to them.
    """
    from numba import cfunc

    compiled = cfunc(_signature(result, arguments), error_model="numpy", fastmath=FAST)(function)
    text = compiled.inspect_llvm()
    own = f"{len(function.__name__)}{function.__name__}"
    return _without_runtime(text + _wrapper(text, own, name, result, arguments.split()), name)


def _wrapper(text: str, own: str, name: str, result: str | None, arguments: list[str]) -> str:
    """A C function around Numba's own: that one returns a status, its result through a pointer.

    Numba's C wrapper cannot serve: it reports errors to Python. A loop that could raise an error is refused
    below, so the status is always zero.
    """
    defined = re.findall(r'^define [^@]*i32 (@"?_ZN[^"( ]+"?)\(', text, re.M)
    inner = next(symbol for symbol in defined if own in symbol)
    words = {"f8": "double", "i8": "i64"}
    kinds = ["ptr" if word.endswith("*") else words[word] for word in arguments]
    listed = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    value = words[result] if result else "void"
    given = f"  %value = load {value}, ptr %result\n  ret {value} %value" if result else "  ret void"
    return f"""
define {value} @{name}({listed}) {{
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 {inner}(ptr %result, ptr %error, {listed})
{given}
}}
"""


def _without_runtime(text: str, name: str) -> str:
    """The IR reduced to what ``name`` needs, which must not be anything of Numba's runtime."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    for function in module.functions:
        if not function.is_declaration and function.name != name:
            function.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    outside = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if outside:
        raise ValueError(f"The loop '{name}' needs {', '.join(outside)} of Numba's runtime; it must not.")
    return str(module)


def _signature(result: str | None, arguments: str) -> Any:
    from numba.core import types

    kinds = [_type(word) for word in arguments.split()]
    return (types.void if result is None else _type(result))(*kinds)


def _type(word: str) -> "types.Type":
    from numba.core import types

    plain = {"f8": types.float64, "i8": types.int64}[word.rstrip("*")]
    return types.CPointer(plain) if word.endswith("*") else plain


@contextmanager
def skip_optimisation() -> Iterator[None]:
    """Numba leaves its code as it is: all of it is optimised once, together, when it becomes object code."""
    import numba.core.config

    config: Any = numba.core.config

    before = config.OPT, config.LOOP_VECTORIZE
    config.OPT, config.LOOP_VECTORIZE = type(config.OPT)(0), 0
    try:
        yield
    finally:
        config.OPT, config.LOOP_VECTORIZE = before


def inline(function: Callable[..., Any]) -> Any:
    """A function for use inside loops, compiled along with them."""
    from numba import njit

    return njit(function, error_model="numpy", fastmath=FAST, inline="always")


def compile_function(function: Callable[..., Any], result: str | None, arguments: str) -> Any:
    """The same for a long function, compiled once by itself for the types of its signature."""
    from numba import njit

    return njit(_signature(result, arguments), error_model="numpy", fastmath=FAST)(function)


@cache
def call_kernel() -> Any:
    """The intrinsic ``call(address, t, y, u, p, x, out)``, which calls a kernel by its record's address."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    pointer = types.CPointer(types.float64)

    def call(typing_context, address, t, y, u, p, x, out):
        def generate(context, builder, signature, arguments):
            double = ir.DoubleType().as_pointer()
            function = ir.FunctionType(ir.VoidType(), [double] * 7).as_pointer()
            # The record of ``entry.py``: the address of the code, then that of its workspace.
            record = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
            code = builder.inttoptr(builder.load(record), function)
            following = builder.gep(record, [ir.Constant(ir.IntType(64), 1)])
            builder.call(code, [*arguments[1:], builder.inttoptr(builder.load(following), double)])
            return context.get_dummy_value()

        return types.void(types.int64, *[pointer] * 6), generate

    return intrinsic(call)


@cache
def offset() -> Any:
    """The intrinsic ``at(pointer, i)``: the pointer moved on by i doubles."""
    from numba.core import types
    from numba.extending import intrinsic

    pointer = types.CPointer(types.float64)

    def at(typing_context, base, i):
        def generate(context, builder, signature, arguments):
            return builder.gep(arguments[0], [arguments[1]])

        return pointer(pointer, types.int64), generate

    return intrinsic(at)


@cache
def integer_offset() -> Any:
    """The intrinsic ``at(pointer, i)`` for pointers to integers."""
    from numba.core import types
    from numba.extending import intrinsic

    pointer = types.CPointer(types.int64)

    def at(typing_context, base, i):
        def generate(context, builder, signature, arguments):
            return builder.gep(arguments[0], [arguments[1]])

        return pointer(pointer, types.int64), generate

    return intrinsic(at)


@cache
def integers() -> Any:
    """The intrinsic ``integers(address)``: a pointer to the 64-bit integers that lie at an address."""
    from numba.core import types

    return _pointer_at(types.CPointer(types.int64))


def record_at(dtype: Any) -> Any:
    """The intrinsic ``record_at(address)``: the record of a structured NumPy type that lies at an address.

    Its fields are read and written by name: ``record.step``.
    """
    from numba import from_dtype

    return _pointer_at(from_dtype(dtype))  # what Numba hands about of a record is where it lies


def _pointer_at(kind: Any) -> Any:
    from numba.core import types
    from numba.extending import intrinsic

    def pointer_at(typing_context, address):
        def generate(context, builder, signature, arguments):
            return builder.inttoptr(arguments[0], context.get_value_type(kind))

        return kind(types.int64), generate

    return intrinsic(pointer_at)
