"""Loops written in Python, compiled by Numba on raw pointers to code that needs neither Numba nor Python.

Numba gives LLVM IR; from there on a loop is treated like a kernel: object code, kept in the cache. A later
process loads it without importing Numba.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numba.core import types

FAST = {"contract", "nsz", "arcp"}


def loop_ir(function: Callable[..., Any], name: str, result: str | None, arguments: str) -> str:
    """LLVM IR that defines ``name`` with the C types of a signature such as ``"i8 f8* f8"``.

    Args:
        function: what to compile; it may call functions made by ``inlined`` and the intrinsics below.
        name: the C name it gets.
        result: the result's type, None for void.
        arguments: the arguments' types: ``f8`` (double), ``i8`` (64-bit integer) and pointers to them.
    """
    from numba import cfunc
    from numba.core import types

    kinds = [_type(word) for word in arguments.split()]
    signature = (types.void if result is None else _type(result))(*kinds)
    compiled = cfunc(signature, error_model="numpy", fastmath=FAST)(function)
    text = compiled.inspect_llvm()
    native = re.escape(compiled.native_name)
    text = re.sub(f'@"?{native}"?', f"@{name}", text)
    _refuse_runtime(text, name)
    return text


def _refuse_runtime(text: str, name: str) -> None:
    outside = [d for d in re.findall(r"^declare .*?@([\w.]+)\(", text, re.M) if not d.startswith("llvm.")]
    if outside:
        raise ValueError(f"The loop '{name}' needs {', '.join(outside)} of Numba's runtime; it must not.")


def _type(word: str) -> "types.Type":
    from numba.core import types

    plain = {"f8": types.float64, "i8": types.int64}[word.rstrip("*")]
    return types.CPointer(plain) if word.endswith("*") else plain


def inlined(function: Callable[..., Any]) -> Any:
    """A function for use inside loops, compiled along with them."""
    from numba import njit

    return njit(function, error_model="numpy", fastmath=FAST, inline="always")


@cache
def call_kernel() -> Any:
    """The intrinsic ``call(address, t, y, u, p, x, out)``, which calls a kernel by its address."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    pointer = types.CPointer(types.float64)

    def call(typing_context, address, t, y, u, p, x, out):
        def generate(context, builder, signature, arguments):
            double = ir.DoubleType().as_pointer()
            function = ir.FunctionType(ir.VoidType(), [double] * 6).as_pointer()
            builder.call(builder.inttoptr(arguments[0], function), arguments[1:])
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
