"""Python functions that compiled loops call, and Ctrl-C while they run."""

import ctypes
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from pendula.compiler import Entry

KERNEL = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 7)


class Callbacks:
    """Python functions as kernels; what they raise is kept, for it cannot pass through compiled code."""

    def __init__(self) -> None:
        self.error: BaseException | None = None
        self._kept: list[Entry] = []
        self._inside = False

    def kernel(self, function: Callable[..., np.ndarray], ny: int, size: int, inputs: int = 0) -> int:
        """The address of ``function(t, y)``, with inputs (t, y, u), as a kernel; NaN where it raises."""

        def called(t: int, y: int, u: int, p: int, x: int, out: int, work: int) -> None:
            result = _doubles(out, size)
            try:
                if self.error is None:
                    self._inside = True
                    given = [_doubles(y, ny).copy()] + ([_doubles(u, inputs).copy()] if inputs else [])
                    result[:] = function(float(_doubles(t, 1)[0]), *given)
                    self._inside = False
                    return
            except BaseException as error:
                self._inside, self.error = False, error
            result[:] = np.nan

        code = KERNEL(called)
        self._kept.append(Entry(ctypes.cast(code, ctypes.c_void_p).value or 0, kept=code))
        return self._kept[-1].address

    @contextmanager
    def guarded(self, needed: bool = True) -> Iterator[None]:
        """Ctrl-C, while compiled code runs, is kept like an error; where it calls Python this is needed.

        Python would raise it in the first line that it runs next: where a kernel begins, outside any ``try``,
        or in some destructor. There it would be lost.
        """
        if not needed and not self._kept:
            yield
            return
        usual = signal.getsignal(signal.SIGINT)
        if not callable(usual) or threading.current_thread() is not threading.main_thread():
            yield
            return

        def pressed(number: int, frame: Any) -> None:
            try:
                usual(number, frame)
            except BaseException as error:
                if self._inside:
                    raise
                self.error = error

        signal.signal(signal.SIGINT, pressed)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, usual)


def _doubles(address: int, count: int) -> np.ndarray:
    return np.ctypeslib.as_array((ctypes.c_double * count).from_address(address))
