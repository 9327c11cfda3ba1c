"""Members of a study in pieces, each one task of a thread or worker, and put together to chunks again.

Chunks are what a store is made of, and follow from the study alone. Pieces follow from what is left and from
how long members took: some chunks or a part of one, large at first and ever smaller towards the end, so that
no thread waits long for another (guided self-scheduling: Polychronopoulos & Kuck, IEEE Transactions on
Computers 36, 1987, 1425–1439). A member's numbers depend on that member alone, so not on this cut.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pendula.ensembles.chunks import Box, numbers_in
from pendula.ensembles.jobs import Kept, Values, join_kept

if TYPE_CHECKING:
    from pendula.ensembles.study import Study


class Part(NamedTuple):
    """Members of a chunk, the chunk by its number: from the first to before the last."""

    chunk: int
    first: int
    last: int

    @property
    def size(self) -> int:
        return self.last - self.first


@dataclass(frozen=True, eq=False)
class Piece:
    """Some members, and of which chunks they are."""

    parts: Sequence[Part]
    values: Values

    def __len__(self) -> int:
        return len(self.values.numbers)


class Pieces:
    """What is left of a study, handed out piece by piece; threads may ask at the same time.

    Args:
        study: the study.
        todo: its chunks that are to be computed.
        rounds: into how many pieces what is left would be cut if all were as large as the next.
        seconds: how long a piece takes at least and at most, as far as is known from those before.
    """

    def __init__(
        self, study: "Study", todo: Sequence[Box], rounds: int, seconds: tuple[float, float]
    ) -> None:
        self._study, self._todo, self._rounds, self._seconds = study, todo, rounds, seconds
        self._left = sum(map(_count, todo))
        self._chunk, self._place = 0, 0  # where the next piece begins
        self._each = 0.0  # s, how long a member took lately
        self._made: dict[int, dict[int, Kept]] = {}  # of chunks under way: parts by their first member
        self._lock = Lock()

    def take(self) -> Piece | None:
        """The next piece, None where nothing is left."""
        with self._lock:
            parts = self._cut(self._choose_size())
        return self._read(parts) if parts else None

    def divide(self, piece: Piece) -> list[Piece]:
        """Every part of a piece by itself."""
        return [self._read([part]) for part in piece.parts]

    def put(self, piece: Piece, kept: Kept, seconds: float) -> Iterator[tuple[Box, Kept]]:
        """What came of a piece, and how long it took: chunks that are whole with it."""
        with self._lock:
            self._each = seconds / len(piece)
        first = 0
        for part in piece.parts:
            rows = slice(first, first + part.size)
            first += part.size
            made = self._made.setdefault(part.chunk, {})
            made[part.first] = kept.pick(rows)
            box = self._todo[part.chunk]
            if sum(len(each.status) for each in made.values()) == _count(box):
                del self._made[part.chunk]
                yield box, join_kept([(begin + np.arange(len(k.status)), k) for begin, k in made.items()])

    def name(self, part: Part) -> Box:
        """The chunk of a part."""
        return self._todo[part.chunk]

    def _choose_size(self) -> int:
        fewest, unknown, most = self._study.piece_limits
        wanted, limits = self._left // self._rounds, (fewest, unknown)
        if self._each:
            limits = tuple(int(s / self._each) for s in self._seconds)
        wanted = min(max(min(wanted, limits[1]), limits[0], fewest), most)
        return wanted - wanted % fewest if wanted > fewest else wanted  # whole groups of lanes

    def _cut(self, size: int) -> list[Part]:
        parts = []
        while size > 0 and self._chunk < len(self._todo):
            count = _count(self._todo[self._chunk])
            part = Part(self._chunk, self._place, min(self._place + size, count))
            parts.append(part)
            size, self._left, self._place = size - part.size, self._left - part.size, part.last
            if part.last == count:
                self._chunk, self._place = self._chunk + 1, 0
        return parts

    def _read(self, parts: Sequence[Part]) -> Piece:
        shape = self._study.shape
        numbers = [numbers_in(shape, self._todo[part.chunk])[part.first : part.last] for part in parts]
        return Piece(parts, self._study.values(np.concatenate(numbers)))


def _count(box: Box) -> int:
    """How many members a chunk has."""
    count = 1
    for s in box:
        count *= s.stop - s.start
    return count
