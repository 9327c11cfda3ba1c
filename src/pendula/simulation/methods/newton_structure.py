"""Where Newton's matrices have entries: an order of the unknowns in which they form a narrow band.

Chains, rods and other systems whose parts feel their neighbours only have sparse Jacobians; with the order of
Cuthill and McKee (1969, Proc. 24th ACM Conf.), reversed, a factorisation costs as much as the band is wide.
Systems whose parts all feel each other keep their order and a full band.
"""

from dataclasses import dataclass

import numpy as np

_SMALL = 8  # fewer unknowns are not worth an order of their own
_NARROW = 0.5  # of all entries, and of all diagonals: more of them, and a band saves little


@dataclass(frozen=True, eq=False)
class Band:
    """The places of unknowns in a banded matrix.

    Args:
        place: where each unknown goes.
        below: diagonals under the main one.
        above: diagonals over it.
    """

    place: np.ndarray
    below: int
    above: int


def band(n: int, rows: np.ndarray, columns: np.ndarray) -> Band:
    """The order of n unknowns that suits entries at these rows and columns."""
    full = Band(np.arange(n), max(n - 1, 0), max(n - 1, 0))
    if n < _SMALL or len(np.unique(rows * n + columns)) > _NARROW * n * n:
        return full
    from scipy.sparse import coo_array, csr_array
    from scipy.sparse.csgraph import reverse_cuthill_mckee

    both = np.concatenate((rows, columns)), np.concatenate((columns, rows))
    graph = csr_array(coo_array((np.ones(2 * len(rows)), both), shape=(n, n)))
    place = np.empty(n, dtype=np.int64)
    place[reverse_cuthill_mckee(graph, symmetric_mode=True)] = np.arange(n)
    offset = place[columns] - place[rows]
    below, above = int(max(0, -offset.min(initial=0))), int(max(0, offset.max(initial=0)))
    return Band(place, below, above) if below + above < _NARROW * 2 * n else full
