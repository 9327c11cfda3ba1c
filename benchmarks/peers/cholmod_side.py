"""CHOLMOD's side of the comparison: the one in cvxopt's wheel, on one thread."""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before it is loaded: ours has one thread too

from time import thread_time
from typing import Any

from cvxopt import __version__, cholmod, matrix, spmatrix  # pyright: ignore[reportMissingImports]

from benchmarks.peers.answers import answer


class Side:
    """A positive definite matrix, analysed once, factorised with every right-hand side anew."""

    def __init__(self) -> None:
        self._matrix: Any = None
        self._factor: Any = None
        self._right: Any = None

    def version(self) -> str:
        return __version__

    def analyse(
        self, rows: list[int], columns: list[int], values: list[float], right: list[float]
    ) -> list[float]:
        """What it solves to; entries are those of the lower triangle."""
        # Supernodes always: as quick as what CHOLMOD chooses for nets, a third of the time without.
        cholmod.options["supernodal"] = 2
        self._matrix = spmatrix(values, rows, columns, (len(right), len(right)))
        self._factor = cholmod.symbolic(self._matrix)
        self._right = matrix(right)
        return list(self._solve()[1])

    def time(self) -> float:
        """Seconds of the processor for a factorisation and a solution, called once before it is timed."""
        self._solve()
        return self._solve()[0]

    def _solve(self) -> tuple[float, Any]:
        found = +self._right
        began = thread_time()
        cholmod.numeric(self._matrix, self._factor)
        cholmod.solve(self._factor, found)
        return thread_time() - began, found


if __name__ == "__main__":
    answer(Side())
