"""Programs that go through the rows of tables, with a graph for every kind of row.

Where a system consists of very many parts of few kinds, its program is not one graph: it is a few graphs and
tables. The compiled loops know the kinds; how many parts there are and what belongs to what is data.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from pendula.dynamics.program import Program
from pendula.dynamics.saddle import SaddleData

WHOLE_VECTORS = 8  # numbers of a stack, at least, that are read at once
COLUMNS = 13  # of an index, at most; the first is the kind of a row


class Region(NamedTuple):
    """Where a step reads or writes: an array, from where a column of the row's index says.

    Arrays are the arguments of kernels (y, u, p, x, out, work) and the table's own constants. Without a
    column it is the beginning of the array; of constants, always those of the row.
    """

    array: str
    column: int | None = None


@dataclass(frozen=True)
class Step:
    """What is computed for one row: all that it reads is as it was before anything is written.

    Attributes:
        function: from a vector for each of ``reads`` to a sparse column for each of ``writes``; entries that
            are left out are not written.
        reads: the regions of its inputs.
        writes: the regions of its outputs.
        apart: whether no two of these regions have a place in common, so that a number can be written as soon
            as it is there.
    """

    function: ca.Function
    reads: tuple[Region, ...]
    writes: tuple[Region, ...]
    apart: bool = False


@dataclass(frozen=True)
class Sweep:
    """A step for every row of a table, first to last, or last to first where it goes ``inward``."""

    table: int
    steps: Mapping[int, Step]
    inward: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is written."""
        return not any(step.writes for step in self.steps.values())


@dataclass(frozen=True)
class Angles:
    """Cosine and sine of every angle among the coordinates, for the steps that read them.

    Those of ``WHOLE_VECTORS`` rows lie together in the work, cosines before sines, so that one state computes
    them in vectors.

    Attributes:
        table: whose index has, after the kind, where in y the angle of a row is and where in the work its
            cosine belongs, ``WHOLE_VECTORS`` before its sine; as many rows as fill whole vectors.
    """

    table: int


@dataclass(frozen=True)
class PathProducts:
    """For every row a scalar product with all rows on the path to it from the first.

    A row's numbers in the work are two vectors s and f of six and a number a. The path is a stack of the
    vectors s of a row and its ancestors; what is put out is s·f of all of them, root first, and a is added to
    the last.

    Attributes:
        table: whose index has, after the kind, how many ancestors a row has, where its numbers, the stack and
            its products are, and how long the stack can be, a multiple of ``WHOLE_VECTORS``.
    """

    table: int


@dataclass(frozen=True)
class SaddleSolution:
    """The solution of the saddle system whose forces and rows the sweeps before it have written.

    Attributes:
        damping: rows whose pivot is below this much of their diagonal entry count as dependent on others.
    """

    damping: float


@dataclass(frozen=True)
class SweepProgram:
    """Sweeps one after the other; before them, outputs are set to zero where they are only added to."""

    sweeps: "tuple[Sweep | Angles | PathProducts | SaddleSolution, ...]"
    clears: bool = False


@dataclass(frozen=True)
class Table:
    """The rows that a sweep goes through.

    Attributes:
        index: for every row its kind, then places in arrays; those in work are counted from the first row.
        constants: for every row its numbers.
    """

    index: np.ndarray
    constants: np.ndarray

    @property
    def kinds(self) -> tuple[int, ...]:
        """Those that there are."""
        return tuple(np.unique(self.index[:, 0]).tolist())


@dataclass(frozen=True)
class Dependence:
    """Numbers of tables that follow from parameters.

    Attributes:
        source: what gives them, a program or sweeps.
        parameters: how many are read, the first ones.
        size: how many numbers there are.
        places: of ``initial``, then of the constants of every table, rows of a flat place and which of these
            numbers belongs there.
    """

    source: "Program | SweepRecipe"
    parameters: int
    size: int
    places: tuple[np.ndarray, ...]


@dataclass(frozen=True)
class SweepData:
    """What a sweep program is given of one system.

    Attributes:
        tables: those that its sweeps go through.
        size: how many numbers it puts out.
        work: how many numbers, per state, it works with.
        initial: the first of these, which no step writes; all others are zero at first.
        dependence: which of its numbers follow from parameters; None where none do.
        saddle: the system of ``SaddleSolution``, which takes one state at a time.
    """

    tables: tuple[Table, ...]
    size: int
    work: int
    initial: np.ndarray
    saddle: SaddleData | None = None
    dependence: Dependence | None = None


class SweepRecipe(NamedTuple):
    """A program with what it is given of one system; under one key it is the same for all systems."""

    key: str
    program: Callable[[], SweepProgram]
    data: SweepData
    entries: Callable[[], np.ndarray] | None = None  # of a symmetric matrix those that are put out, flat


class Recorder:
    """Collects what a step reads and writes while its formulas run on graphs.

    Regions are ``apart`` as in ``Step``.
    """

    def __init__(self, scalar: Any, graph: Any, *, apart: bool = False) -> None:
        self._scalar, self._graph, self._apart = scalar, graph, apart
        self._reads: dict[Region, dict[int, ca.SX]] = {}
        self._writes: dict[Region, dict[int, ca.SX]] = {}

    def read(self, region: Region, first: int, count: int) -> tuple[Any, ...]:
        """Numbers of a region, from the first on."""
        known = self._reads.setdefault(region, {})
        return tuple(
            self._scalar(known.setdefault(k, ca.SX.sym(f"{region.array}{k}")))
            for k in range(first, first + count)
        )

    def write(self, region: Region, first: int, values: Sequence[Any]) -> None:
        self._writes.setdefault(region, {}).update(
            {first + k: self._graph(value) for k, value in enumerate(values)}
        )

    def add(self, region: Region, first: int, values: Sequence[Any]) -> None:
        """Add to what is there; what is always zero is left alone."""
        for k, value in enumerate(values, start=first):
            if not (isinstance(value, float) and value == 0):
                self.write(region, k, (self.read(region, k, 1)[0] + value,))

    def step(self) -> Step:
        """The step that was recorded."""
        inputs = []
        for known in self._reads.values():
            unused = ca.SX.sym("unused", max(known) + 1)
            inputs.append(ca.vertcat(*(known.get(k, unused[k]) for k in range(max(known) + 1))))
        columns = []
        for written in self._writes.values():
            places = sorted(written)
            pattern = ca.Sparsity.triplet(places[-1] + 1, 1, places, [0] * len(places))
            columns.append(ca.SX(pattern, ca.vertcat(*(written[k] for k in places))))
        made: list[ca.SX] = ca.cse(columns) if columns else []  # pyright: ignore[reportAssignmentType]
        function = ca.Function("step", inputs, made)
        return Step(function, tuple(self._reads), tuple(self._writes), self._apart)
