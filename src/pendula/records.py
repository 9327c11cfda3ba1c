"""Records with named fields: what Python and compiled loops share.

A record is a C structure. Its fields are declared by annotations: ``int`` (64 bits), ``float`` (a double),
``Doubles`` and ``Integers`` (pointers), or another record (a pointer to it). Python reads and writes numbers
as attributes and sets pointers by ``point``; in compiled code all fields are attributes with their types.
"""

import ctypes
from typing import Any, Self, TypeVar

import numpy as np

_NUMBERS = {int: ctypes.c_int64, float: ctypes.c_double}
_LINE = 8  # doubles that vector registers like to read together
_EMPTY = ctypes.c_char * 0
_Kind = TypeVar("_Kind", bound="type[Record]")

# Three components by value, between compiled functions; Python cannot pass it to one.
Vector = tuple[float, float, float]


class Doubles:
    """A pointer to doubles, in compiled code; plain Python may have a list or an array in its place."""

    def __getitem__(self, i: int) -> float:
        raise NotImplementedError

    def __setitem__(self, i: int, value: float) -> None:
        raise NotImplementedError


class Integers:
    """A pointer to 64-bit integers, in compiled code."""

    def __getitem__(self, i: int) -> int:
        raise NotImplementedError

    def __setitem__(self, i: int, value: int) -> None:
        raise NotImplementedError


class Record(ctypes.Structure):
    """The base of all records; the decorator ``record`` makes fields of a subclass's annotations."""

    @property
    def address(self) -> int:
        return ctypes.addressof(self)

    def point(self, **targets: "np.ndarray | Record | int") -> Self:
        """Let pointers point at arrays and records, which live as long as this record; or at addresses."""
        for name, target in targets.items():
            setattr(self, name, target if isinstance(target, int) else address_of(target))
        kept: dict[str, Any] = vars(self).setdefault("_targets", {})
        kept.update(targets)
        return self

    def allot(self, **lengths: int) -> Self:
        """Let pointers point at zeros, so many for each, in one block that lives as long as this record."""
        padded = {name: -(-length // _LINE) * _LINE for name, length in lengths.items()}
        block = aligned_zeros(sum(padded.values()))
        first = address_of(block)
        for name, length in padded.items():
            setattr(self, name, first)
            first += 8 * length
        vars(self).setdefault("_blocks", []).append(block)
        return self

    def target(self, name: str) -> Any:
        """What a pointer was made to point at; None where it was not."""
        return vars(self).get("_targets", {}).get(name)


def record(kind: _Kind) -> _Kind:
    """A subclass of ``Record`` with a field for each of its annotations."""
    kind._fields_ = [(name, _NUMBERS.get(of, ctypes.c_int64)) for name, of in kind.__annotations__.items()]
    return kind


def address_of(target: np.ndarray | Record) -> int:
    """Where an array or a record lies; four times as quick as ``array.ctypes.data``."""
    if isinstance(target, Record):
        return ctypes.addressof(target)
    try:
        return ctypes.addressof(_EMPTY.from_buffer(target))  # pyright: ignore[reportArgumentType]
    except (TypeError, ValueError):  # it is read-only, or a view with gaps
        return target.ctypes.data


def aligned_zeros(length: int) -> np.ndarray:
    """Zeros that begin where vector registers like to read."""
    block = np.zeros(length + _LINE)
    first = (-address_of(block) % (8 * _LINE)) // 8
    return block[first : first + length]


def aligned_copy(values: np.ndarray) -> np.ndarray:
    """A row of numbers that begins there."""
    made = aligned_zeros(len(values))
    made[:] = values
    return made
