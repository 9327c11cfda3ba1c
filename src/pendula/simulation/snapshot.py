"""The bytes of records and of all that they point at, to be put back before another motion begins."""

import ctypes
from collections.abc import Collection, Iterator
from typing import Any

import numpy as np

from pendula.records import Record, address_of
from pendula.simulation.loops.adaptive_members import Block

_WORD = 8  # bytes


class Snapshot:
    """What some records hold now, but for targets that are to be left ``alone``, by name.

    Arrays that cannot be written, such as coefficients, are left alone too. ``address`` is that of the first
    of ``count`` blocks, valid as long as this value and the records live.
    """

    def __init__(self, *records: Record, alone: Collection[str] = ()) -> None:
        parts = list(dict.fromkeys(part for each in records for part in _parts(each, alone)))
        self._copies = [
            ctypes.create_string_buffer(ctypes.string_at(now, _WORD * n), _WORD * n) for now, n in parts
        ]
        before = map(ctypes.addressof, self._copies)
        blocks = [Block(now, copy, n) for (now, n), copy in zip(parts, before, strict=True)]
        self._blocks, self.count = (Block * len(blocks))(*blocks), len(blocks)

    @property
    def address(self) -> int:
        return ctypes.addressof(self._blocks)


def _parts(record: Record, alone: Collection[str]) -> Iterator[tuple[int, int]]:
    """Addresses of a record and of what it points at, with how many words lie there."""
    yield record.address, ctypes.sizeof(record) // _WORD
    named: dict[str, Any] = vars(record).get("_targets", {})
    targets = [target for name, target in named.items() if name not in alone]
    for target in [*targets, *vars(record).get("_blocks", ())]:
        if isinstance(target, Record):
            yield from _parts(target, alone)
        elif isinstance(target, np.ndarray) and target.flags.writeable and target.size:
            yield address_of(target), target.nbytes // _WORD
