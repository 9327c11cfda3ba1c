"""Functions as compiled loops call them: by the address of a record of their code and their workspace."""

import ctypes
import threading
from typing import Any

import numpy as np

_ALIGNED = 64  # bytes, the longest vector that a processor loads at once


class Entry:
    """A function with the signature of kernels, ``void (t, y, u, p, x, out, work)``.

    ``address`` is that of a record of two 64-bit integers: the address of the code, and that of its
    workspace. What a function writes there matters during one call only, and functions with a workspace
    never call Python, so that all calls of one thread share it. Every other thread gets a workspace of its
    own, which is used again when that thread has ended.

    Args:
        code: the address of the function.
        scratch: how many doubles it works with beyond its arguments.
        kept: what must live as long as this value, for the code to stay loaded.
        initial: what every workspace holds when it is made; then it has this size, whatever ``scratch`` is.
    """

    def __init__(
        self, code: int, scratch: int = 0, kept: Any = None, initial: np.ndarray | None = None
    ) -> None:
        self._code, self._kept = code, kept
        self._initial = np.zeros(scratch) if initial is None else initial
        self._shared = None if len(self._initial) else _Space(code, self._initial)
        self._free: list[_Space] = []
        self._local = threading.local()

    @property
    def address(self) -> int:
        """Of the record of the thread that asks; valid in this thread, as long as this value lives."""
        return (self._shared or self._find_space()).record

    @property
    def workspace(self) -> int:
        """The address of the workspace of the thread that asks, 0 where none is needed."""
        return (self._shared or self._find_space()).workspace

    def _find_space(self) -> "_Space":
        lent = getattr(self._local, "lent", None)
        if lent is None:
            self._local.lent = lent = _Loan(self._code, self._initial, self._free)
        return lent.space


class _Space:
    """A record and the workspace that it names."""

    def __init__(self, code: int, initial: np.ndarray) -> None:
        self.workspace = 0
        if len(initial):
            self._memory = np.empty(initial.nbytes + _ALIGNED, dtype=np.uint8)
            self.workspace = -(-self._memory.ctypes.data // _ALIGNED) * _ALIGNED
            first = self.workspace - self._memory.ctypes.data
            self._memory[first : first + initial.nbytes] = initial.view(np.uint8)
        self._record = (ctypes.c_int64 * 2)(code, self.workspace)
        self.record = ctypes.addressof(self._record)


class _Loan:
    """A space that belongs to one thread until that ends."""

    def __init__(self, code: int, initial: np.ndarray, free: list[_Space]) -> None:
        self._free = free
        try:
            self.space = free.pop()
        except IndexError:
            self.space = _Space(code, initial)

    def __del__(self) -> None:
        self._free.append(self.space)
