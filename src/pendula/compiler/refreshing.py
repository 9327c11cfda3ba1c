"""Numbers of tables that follow from parameters: computed anew when a kernel is given other parameters.

They lie in the workspace, with the parameters for which they hold: so every call is right, whichever
parameters it is given, and most of them only compare a few numbers.
"""

import numpy as np

from pendula.compiler.intrinsics import at, invoke
from pendula.compiler.loops import compiled
from pendula.dynamics.sweeps import Dependence
from pendula.records import Doubles, Integers, Record, record


@record
class RefreshTables(Record):
    """What follows from parameters, and where it lies in the workspace.

    Attributes:
        code: of the kernel that computes numbers from parameters.
        parameters: how many it reads.
        lanes: how many sets of parameters there are; those of one state lie one after the other in ``known``.
        count: how many numbers are put in their places.
        source: which numbers these are.
        goal: their places in the workspace, those of the first lane.
    """

    code: int
    parameters: int
    lanes: int
    count: int
    known: int
    numbers: int
    scratch: int
    source: Integers
    goal: Integers


@compiled
def refresh(tables: RefreshTables, p: Doubles, work: Doubles) -> None:
    """Compute what follows from parameters, where those differ from the ones it was computed for."""
    numbers, scratch = at(work, tables.numbers), at(work, tables.scratch)
    for lane in range(tables.lanes):
        known = at(work, tables.known + lane * tables.parameters)
        changed = 0
        for i in range(tables.parameters):
            given = p[i * tables.lanes + lane]
            if known[i] != given:
                known[i] = given
                changed = 1
        if changed:
            invoke(tables.code, (known, known, known, known, known, numbers, scratch))
            for k in range(tables.count):
                work[tables.goal[k] + lane] = numbers[tables.source[k]]


def make_refresh_tables(
    follows: Dependence, code: int, places: list[tuple[int, int, int]], lanes: int, first: int
) -> RefreshTables:
    """The tables of a system.

    Args:
        follows: what follows from parameters.
        code: the address of the kernel that computes it, whose workspace comes last.
        places: of every part of ``follows.places`` where it begins in the workspace, how far numbers are
            apart there, and in how many lanes each is the same.
        lanes: how many sets of parameters there are.
        first: where there is room in the workspace.
    """
    source, target = [], []
    for part, (begin, apart, copies) in zip(follows.places, places, strict=True):
        for copy in range(copies):
            source.append(part[:, 1])
            target.append(begin + apart * part[:, 0] + copy)
    made = RefreshTables(
        code=code, parameters=follows.parameters, lanes=lanes,
        count=sum(map(len, source)), known=first,
    )  # fmt: skip
    made.numbers = first + lanes * follows.parameters
    made.scratch = made.numbers + follows.size
    made.point(source=np.concatenate(source).astype(np.int64), goal=np.concatenate(target).astype(np.int64))
    return made
