"""The rate of a state on the way, counted."""

from pendula.compiler.intrinsics import call
from pendula.compiler.loops import compiled
from pendula.records import Doubles
from pendula.simulation.loops.workspace import Workspace


@compiled
def evaluate_rate(w: Workspace, t: float, state: Doubles, out: Doubles) -> None:
    """The rate at a time, with the inputs of that time."""
    if w.inputs != 0:
        call(w.inputs, t, state, w.u, w.p, w.u)
    call(w.rate, t, state, w.u, w.p, out)
    w.evaluations += 1
