"""Kernels: compiled functions of (t, y, u, p, x), called with NumPy arrays or by address."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.machine import Library, object_code
from pendula.compiler.store import cached

if TYPE_CHECKING:
    from pendula.compiler.program import Program

_ARGUMENTS = 5  # t, y, u, p, x
_BATCH = ctypes.CFUNCTYPE(None, ctypes.c_int64, *([ctypes.c_void_p, ctypes.c_int64] * (_ARGUMENTS + 1)))


@dataclass(frozen=True, eq=False)
class Kernel:
    """A compiled function; ``address`` is that of ``void (t, y, u, p, x, out)``."""

    name: str
    size: int
    address: int
    _batch: Callable[..., None] = field(repr=False)
    _library: Library = field(repr=False)

    def __call__(self, *arguments: np.ndarray, count: int | None = None) -> np.ndarray:
        """Evaluate at one state (1-D arguments) or at ``count`` states (2-D; 1-D ones are shared by all)."""
        out = np.empty(self.size if count is None else (count, self.size))
        pairs: list[int] = []
        for a in arguments:
            pairs += (a.ctypes.data, a.shape[-1] if a.ndim == 2 else 0)
        self._batch(1 if count is None else count, *pairs, out.ctypes.data, self.size)
        return out


def compiled(key: str, name: str, size: int, program: Callable[[], "Program"]) -> Kernel:
    """The kernel under a key: from the cache, or traced, compiled and kept.

    Args:
        key: a hash of everything the program is made from.
        name: what the kernel is called in messages.
        size: how many numbers it puts out.
        program: called only if the cache has no such kernel.
    """
    library = Library(cached(f"kernel\0{name}\0{key}", lambda: _assembled(program, size)))
    return Kernel(name, size, library.address("kernel"), _BATCH(library.address("batch")), library)


def compiled_loop(key: str, name: str, make: Callable[[], str]) -> tuple[int, Library]:
    """The address of a loop whose IR ``make`` gives when the cache does not have it."""
    library = Library(cached(f"loop\0{key}", lambda: object_code(make(), loops=True)))
    return library.address(name), library


def _assembled(program: Callable[[], "Program"], size: int) -> bytes:
    # CasADi and the emission are imported only when there is something to compile.
    from pendula.compiler.program import assembled

    return assembled(program(), size)
