"""Series kernels: compiled once, kept, called by address."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pendula.compiler.entry import Entry
from pendula.compiler.machine import Library
from pendula.compiler.store import load_or_make

if TYPE_CHECKING:
    from pendula.compiler.series.assembly import SeriesProgram


@dataclass(frozen=True, eq=False)
class Series:
    """The kernels ``series`` and ``value``, and the length of their rows.

    ``series`` takes t = (time, order), y = the state, u and p; its out has rows of ``row`` doubles: the units
    of the state, then the coefficients of order 0 to the given one. ``value`` takes t = (h, order) and y =
    that output, and gives two rows: the polynomial at h and its slope.
    """

    row: int
    _series: Entry = field(repr=False)
    _value: Entry = field(repr=False)

    @property
    def address(self) -> int:
        """Of the record (``entry.py``) of ``series``, for the thread that asks."""
        return self._series.address

    @property
    def value(self) -> int:
        """Of the record of ``value``, likewise."""
        return self._value.address


def compile_series(key: str, program: "Callable[[], SeriesProgram]") -> Series:
    """The series kernel under a key: from the cache, or traced, compiled and kept."""

    def make() -> bytes:
        from pendula.compiler.series.assembly import assemble_series

        return assemble_series(program())

    library = Library(load_or_make(f"series\0{key}", make))
    series = Entry(library.address("series"), library.number("scratch"), library)
    return Series(library.number("row"), series, Entry(library.address("value"), kept=library))
