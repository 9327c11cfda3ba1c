"""How large the error of a collocation step is, from how fast Legendre's coefficients of its rates fall.

Nine nodes give the first nine coefficients αₖ of the accelerations, and Lobatto's quadrature goes wrong from
α₁₆ on. Where they fall geometrically, α₁₆ is α₈² / α₀: if R is the size of h² a, the error is about
R (h² α₈ / R)².
"""

from pendula.compiler.collocation import combine
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.numerics.lobatto import NODES
from pendula.records import Doubles
from pendula.simulation.loops.control import StepControl, is_small, scale_of_entry
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.collocation_nodes import Nodes

SHARPER = 2e-3  # what is asked of one step, so that a whole run has the error that users expect
ALLOWED = 30.0  # the error may be so much larger than was aimed at
NOTHING = 1e-60  # instead of zero, which cannot be divided by
_FELT = 4.0  # times the tolerance: smaller coefficients may be what the iteration left
_KINKED = 3.0  # coefficients that fall to a third only, from α₃ to α₈, are those of a kink


@compiled
def scale_of(w: Workspace, c: StepControl, m: Nodes, j: int) -> float:
    """What the error of an entry is compared with; of one that starts from nothing, how far it gets."""
    scale, nq = scale_of_entry(c, j, w.y[j]), w.paired
    if is_small(c, j, scale) == 0:
        return scale
    moved = w.h * abs(m.first[j if j < nq else j - nq])
    if j < nq:
        moved = w.h * (abs(w.y[nq + j]) + moved)
    return larger(moved, scale)


@compiled
def error_of_step(w: Workspace, c: StepControl, m: Nodes, a: Doubles) -> float:
    """R (h² α₈ / R)² next to the tolerance; a NaN gets through the sum R."""
    nq, h, tolerance, first = w.paired, w.h, c.tolerance, m.first
    size, last, other, before, rough = NOTHING, 0.0, 0.0, NOTHING, 0.0
    for j in range(w.size - nq):
        modes, weight = at(m.fresh_modes, NODES * j), m.importance[j]  # α₁ … α₈
        combine(modes, m.modes, first[j], at(a, NODES * j))
        size += weight * (abs(first[j]) + abs(modes[0]) + abs(modes[1]))
        last, other = max(last, weight * abs(modes[7])), max(other, weight * abs(modes[6]))
        tail, middle = max(abs(modes[7]), abs(modes[6])), max(abs(modes[5]), abs(modes[4]))
        before = max(before, weight * middle)
        # At a kink or a jump the last coefficients hardly fall from α₃ on; those that follow cannot be
        # foretold, and what the last ones do to the velocity, h max(α₇, α₈) fall², is the error.
        whole = max(abs(modes[3]), abs(modes[2]), middle)
        seen, allowed = min(_KINKED * tail, whole), tolerance / SHARPER * scale_of(w, c, m, nq + j)
        if h * tail * seen * seen > allowed * whole * whole and weight * tail > _FELT * tolerance:
            fall = seen / whole
            rough = max(rough, h * tail * fall * fall / allowed)
    # Where a is odd about the middle α₈ is 0; then α₇ √(α₇ / α₅) is its size.
    smooth = max(last * last * before, other * other * other) / (before * size * tolerance)
    # Steps shorter by the fourth root: the error falls with h² at a kink, with h at a jump.
    return smooth if rough <= 1.0 else max(smooth, ALLOWED * (rough * rough) ** 2)
