"""Records and all that they point at as one array of doubles, the memory of loops in a page.

Every number takes one place, whole numbers too; pointers are places, and addresses that loops reckon with are
places times eight. The first place is left free, so that nothing is at zero.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pendula.records import Record

Array = np.ndarray


class Memory:
    """The memory of a record: ``values``, and where records and arrays are in it."""

    def __init__(self, root: Record) -> None:
        self._kept: list[Any] = []  # so that no two have the same id
        self._places: dict[int, int] = {}
        self._size = 1
        self._find(root)
        self.values = np.zeros(self._size)
        for target in self._kept:
            place = self.place(target)
            numbers = _numbers(target) if isinstance(target, np.ndarray) else list(self._fields(target))
            self.values[place : place + len(numbers)] = numbers

    def place(self, target: Array | Record) -> int:
        return self._places[id(target)]

    def _find(self, target: Array | Record) -> None:
        if id(target) in self._places:
            return
        self._kept.append(target)
        self._places[id(target)] = self._size
        if isinstance(target, Record):
            self._size += len(target.__annotations__)
            for name in target.__annotations__:
                if (pointed := target.target(name)) is not None and not isinstance(pointed, int):
                    self._find(pointed)
        else:
            self._size += target.nbytes // 8

    def _fields(self, record: Record) -> Iterator[float]:
        for name, kind in record.__annotations__.items():
            pointed = record.target(name)
            if pointed is None or isinstance(pointed, int):
                yield float(getattr(record, name)) if kind in (int, float) and pointed is None else 0.0
            else:
                yield self.place(pointed) * (8.0 if kind is int else 1.0)

    def pieces(self) -> Iterator[tuple[int, Array]]:
        """The places from which on there are numbers, and these; zeros between them are left out."""
        held = np.flatnonzero(self.values)
        for group in np.split(held, np.flatnonzero(np.diff(held) > 8) + 1):
            if len(group):
                yield int(group[0]), self.values[group[0] : group[-1] + 1]


def _numbers(array: Array) -> Array:
    if array.dtype.names is not None:  # rows of records
        return np.stack([array[name].astype(float) for name in array.dtype.names], axis=-1).ravel()
    return array.astype(float).ravel()
