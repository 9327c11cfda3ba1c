"""What a kernel computes, as graphs."""

from dataclasses import dataclass
from math import isqrt
from typing import NamedTuple

import casadi as ca
import numpy as np

DAMPING = 1e-13  # of unknowns whose equations depend on each other, where nothing else is said


class Stage(NamedTuple):
    """Numbers that follow from others, which are kept together; those of ``lanes`` parts side by side.

    Attributes:
        function: from a program's arguments and all numbers kept to sparse columns of what is added to them;
            in lanes from what is read of a part, and its constants, to what is written of it.
        lanes: of how many parts the numbers lie together, a multiple of all widths of vectors; 0 without any.
        reads: in lanes, where the numbers begin that are read: number c of part i is c·lanes + i further on.
        writes: the same of those that are written.
        constants: in lanes, for every part a column.
    """

    function: ca.Function
    lanes: int = 0
    reads: int = 0
    writes: int = 0
    constants: np.ndarray | None = None


class Stages(NamedTuple):
    """Stages one after the other.

    Attributes:
        parts: the stages.
        size: how many numbers are kept.
        finish: from a program's arguments and all numbers kept to a matrix.
    """

    parts: tuple[Stage, ...]
    size: int
    finish: ca.Function


@dataclass(frozen=True)
class Program:
    """A graph, possibly after the solution of a symmetric linear system.

    ``finish`` is a CasADi function of (t, y, u, p, x), or with a system of (t, y, u, p, x, w), where w
    solves K w = r and ``system`` gives (K, r) from (t, y, u, p, x). The first ``leading`` unknowns are
    eliminated first; pivots of the others are damped. Where ``finish`` gives three matrices Bᵀ, Dᵀ and Rᵀ
    instead of one vector, the output is the matrix B + D K⁻¹ R, row by row: the slope of what follows from
    w. Of a ``sparse`` matrix only the entries that can differ from 0 are put out. Where ``finish`` goes on
    with a linear system of its own, it is ``coupled``: its quotients are those of an elimination.
    Where Rᵀ is known in ``stages`` too, these are the quicker way to it at one state.
    """

    finish: ca.Function
    system: ca.Function | None = None
    leading: int = 0
    damping: float = DAMPING
    sparse: bool = False
    coupled: bool = False
    stages: Stages | None = None

    @property
    def slope(self) -> bool:
        """Whether the output is B + D K⁻¹ R."""
        return self.finish.n_out() == 3


def lower_triangle(program: Program) -> Program:
    """Of a symmetric matrix row by row, given without a linear system, the lower triangle; all if it is full.

    A full matrix needs no filling, which takes longer than what its other half does.
    """
    arguments = program.finish.sx_in()
    whole = program.finish(*arguments)
    if whole.nnz() == whole.numel():
        return program
    n = isqrt(whole.numel())
    # Row by row is column by column of the transpose, whose upper triangle it is.
    return Program(ca.Function("finish", arguments, [ca.vec(ca.triu(ca.reshape(whole, n, n)))]), sparse=True)
