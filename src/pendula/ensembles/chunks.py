"""How an ensemble is cut into chunks: boxes of its dimensions, each a file of every array in a store.

The cut depends on the study alone, not on threads or workers, so that a store can be resumed anywhere.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np

_PARTS = 16  # chunks of a small study
# Members in a chunk, at least and at most: in lanes, one after the other on one set of records, as runs.
IN_LANES, IN_QUEUE, AS_RUNS = (64, 4096), (16, 512), (1, 64)
_MOST_STEPS = 4 * 10**7  # of all members of a chunk: about a second
_MOST_BYTES = 32 * 2**20  # of what is kept of a chunk

Box = tuple[slice, ...]


def most_members(steps: int, bytes_each: int) -> int:
    """How many members a chunk may have for the time and the memory that it takes."""
    return max(1, min(_MOST_STEPS // max(steps, 1), _MOST_BYTES // max(bytes_each, 1)))


def chunk_shape(shape: Sequence[int], most: int, limits: tuple[int, int]) -> tuple[int, ...]:
    """The size of a chunk along every dimension: whole ones from the last on, as many as are good.

    ``most`` is as above; ``limits`` are the least and the largest number of members, for their way to move.
    """
    fewest, largest = limits
    wanted = min(largest, max(fewest, math.prod(shape) // _PARTS), most)
    made = []
    for size in reversed(shape):
        made.append(min(size, wanted))
        wanted = max(1, wanted // made[-1])
    return tuple(reversed(made))


def boxes(shape: Sequence[int], chunk: Sequence[int]) -> list[Box]:
    """All chunks, in the order of their members."""
    cuts = [
        [slice(i, min(i + part, size)) for i in range(0, size, part)]
        for size, part in zip(shape, chunk, strict=True)
    ]
    return list(itertools.product(*cuts))


def numbers_in(shape: Sequence[int], box: Box) -> np.ndarray:
    """The numbers of the members in a chunk; dimensions count like digits."""
    numbers = np.zeros((), dtype=np.int64)
    for size, s in zip(shape, box, strict=True):
        numbers = numbers[..., None] * size + np.arange(s.start, s.stop)
    return numbers.ravel()
