"""Kernels: compiled functions of (t, y, u, p, x), called with NumPy arrays or by address."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.compiler.entry import Entry
from pendula.compiler.machine import Library, object_code
from pendula.compiler.store import load_or_make

if TYPE_CHECKING:
    from pendula.dynamics.program import Program

_ARGUMENTS = 5  # t, y, u, p, x
_C_TYPES = {"i8": ctypes.c_int64, "f8": ctypes.c_double}
_NOTHING = ctypes.c_char * 0
_BATCH = ctypes.CFUNCTYPE(
    None, ctypes.c_int64, *([ctypes.c_void_p, ctypes.c_int64] * (_ARGUMENTS + 1)), ctypes.c_void_p
)


def address_of(array: np.ndarray) -> int:
    """Where an array lies; four times as quick as ``array.ctypes.data``, and short runs ask forty times."""
    try:
        return ctypes.addressof(_NOTHING.from_buffer(array))  # pyright: ignore[reportArgumentType]
    except (TypeError, ValueError):  # it is read-only, or a view with gaps
        return array.ctypes.data


@dataclass(frozen=True, eq=False)
class Kernel:
    """A compiled function; compiled loops call it by its ``address``. Safe to use from several threads."""

    name: str
    size: int
    _entry: Entry = field(repr=False)
    _batch: Callable[..., None] = field(repr=False)

    @property
    def address(self) -> int:
        """Of its record (``entry.py``), for the thread that asks."""
        return self._entry.address

    def __call__(self, *arguments: np.ndarray, count: int | None = None) -> np.ndarray:
        """Evaluate at one state (1-D arguments) or at ``count`` states (2-D; 1-D ones are shared by all)."""
        out = np.empty(self.size if count is None else (count, self.size))
        pairs: list[int] = []
        for a in arguments:
            pairs += (address_of(a), a.shape[-1] if a.ndim == 2 else 0)
        self._batch(1 if count is None else count, *pairs, address_of(out), self.size, self._entry.workspace)
        return out


def compile_kernel(key: str, name: str, size: int, program: Callable[[], "Program"]) -> Kernel:
    """The kernel under a key: from the cache, or traced, compiled and kept.

    Args:
        key: a hash of everything the program is made from.
        name: what the kernel is called in messages.
        size: how many numbers it puts out.
        program: called only if the cache has no such kernel.
    """
    library = Library(load_or_make(f"kernel\0{name}\0{key}", lambda: _make_kernel(program, size)))
    entry = Entry(library.address("kernel"), library.number("scratch"), library)
    return Kernel(name, size, entry, _BATCH(library.address("batch")))


def compile_loop(
    name: str, result: str | None, arguments: str, make: Callable[[], Any]
) -> Callable[..., Any]:
    """A loop as a C function that takes addresses and numbers, compiled once and kept.

    Args:
        name: the loop's own name, under which its code is kept.
        result: the result's type, ``i8`` (a 64-bit integer), ``f8`` (a double) or None.
        arguments: the arguments' types, likewise, and pointers ``i8*``, ``f8*`` to them.
        make: gives the Python function; called only if the cache has no such loop.
    """
    library = Library(load_or_make(f"loop\0{name}", lambda: _make_loop(make, result, arguments)))
    kinds = [ctypes.c_void_p if word.endswith("*") else _C_TYPES[word] for word in arguments.split()]
    function = ctypes.CFUNCTYPE(_C_TYPES[result] if result else None, *kinds)(library.address("loop"))
    function.code = library  # pyright: ignore[reportAttributeAccessIssue] - keeps it loaded
    return function


def _make_loop(make: Callable[[], Any], result: str | None, arguments: str) -> bytes:
    from pendula.compiler.loops import loop_ir, skip_optimisation

    with skip_optimisation():
        text = loop_ir(make(), "loop", result, arguments)
    return object_code(text, loops=True)


def _make_kernel(program: Callable[[], "Program"], size: int) -> bytes:
    # CasADi and the emission are imported only when there is something to compile.
    from pendula.compiler.assembly import assemble_kernel

    return assemble_kernel(program(), size)
