"""Kernels: compiled functions of (t, y, u, p, x), called with NumPy arrays or by address."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.entry import Entry
from pendula.compiler.machine import Library
from pendula.compiler.store import is_kept, load_or_make
from pendula.records import address_of

if TYPE_CHECKING:
    from pendula.dynamics.program import Program

_ARGUMENTS = 5  # t, y, u, p, x
_BATCH = ctypes.CFUNCTYPE(
    None, ctypes.c_int64, *([ctypes.c_void_p, ctypes.c_int64] * (_ARGUMENTS + 1)), ctypes.c_void_p
)


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
    library = kernel_library(key, name, size, program)
    entry = Entry(library.address("kernel"), library.number("scratch"), library)
    return Kernel(name, size, entry, batch_function(library))


def kernel_library(key: str, name: str, size: int, program: Callable[[], "Program"]) -> Library:
    """The code of such a kernel: ``kernel``, ``batch`` and the number ``scratch``."""
    return Library(load_or_make(_kept_as(key, name), lambda: _make_kernel(program, size)))


def batch_function(library: Library) -> Callable[..., None]:
    """The loop over many states of some object code."""
    return _BATCH(library.address("batch"))


def has_kernel(key: str, name: str) -> bool:
    """Whether the cache has a kernel."""
    return is_kept(_kept_as(key, name))


def _kept_as(key: str, name: str) -> str:
    return f"kernel\0{name}\0{key}"


def _make_kernel(program: Callable[[], "Program"], size: int) -> bytes:
    # CasADi and the emission are imported only when there is something to compile.
    from pendula.compiler.assembly import assemble_kernel

    return assemble_kernel(program(), size)
