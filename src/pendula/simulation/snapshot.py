"""The bytes of records and of all that they point at, to be put back before another motion begins."""

import ctypes
from collections.abc import Iterator
from typing import Any

import numpy as np

from pendula.records import Record, address_of
from pendula.simulation.loops.adaptive_members import Block

_WORD = 8  # bytes


class Snapshot:
    """What some records hold now. Arrays that cannot be written, such as coefficients, are left alone.

    ``address`` is that of the first of ``count`` blocks, valid as long as this value and the records live.
    """

    def __init__(self, *records: Record) -> None:
        parts = list(dict.fromkeys(part for each in records for part in _parts(each)))
        self._copies = [
            ctypes.create_string_buffer(ctypes.string_at(now, _WORD * n), _WORD * n) for now, n in parts
        ]
        before = map(ctypes.addressof, self._copies)
        blocks = [Block(now, copy, n) for (now, n), copy in zip(parts, before, strict=True)]
        self._blocks, self.count = (Block * len(blocks))(*blocks), len(blocks)

    @property
    def address(self) -> int:
        return ctypes.addressof(self._blocks)


def _parts(record: Record) -> Iterator[tuple[int, int]]:
    """Addresses of a record and of what it points at, with how many words lie there."""
    yield record.address, ctypes.sizeof(record) // _WORD
    targets: list[Any] = [*vars(record).get("_targets", {}).values(), *vars(record).get("_blocks", ())]
    for target in targets:
        if isinstance(target, Record):
            yield from _parts(target)
        elif isinstance(target, np.ndarray) and target.flags.writeable and target.size:
            yield address_of(target), target.nbytes // _WORD
