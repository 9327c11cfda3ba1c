"""Series kernels: compiled once, kept, called by address."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pendula.compiler.machine import Library
from pendula.compiler.store import cached

if TYPE_CHECKING:
    from pendula.compiler.series.assembly import SeriesProgram

_NUMBER = ctypes.CFUNCTYPE(ctypes.c_int64)


@dataclass(frozen=True, eq=False)
class Series:
    """Addresses of ``series`` and ``value``, kernels both, and what they need.

    ``series`` takes t = (time, order), y = the state, u, p, x = memory; its out has rows of ``row`` doubles:
    the units of the state, then the coefficients of order 0 to the given one. ``value`` takes t = (h, order)
    and y = that output, and gives two rows: the polynomial at h and its slope.
    """

    address: int
    value: int
    row: int
    memory: int
    _library: Library = field(repr=False)


def compiled_series(key: str, program: "Callable[[], SeriesProgram]") -> Series:
    """The series kernel under a key: from the cache, or traced, compiled and kept."""

    def make() -> bytes:
        from pendula.compiler.series.assembly import assembled_series

        return assembled_series(program())

    library = Library(cached(f"series\0{key}", make))
    row, memory = (_NUMBER(library.address(name))() for name in ("row", "memory"))
    return Series(library.address("series"), library.address("value"), row, memory, library)
