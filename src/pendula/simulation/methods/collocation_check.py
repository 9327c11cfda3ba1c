"""Whether a collocation step has seen what acts between its nodes.

A step is made from nine nodes alone: a force that is strong between two of them, and only there, is not in
it, and one that has just begun to rise at the last node counts for too much. So a step of a system that may
have such forces is judged by what it was not made from, too: the rates at eight more places. Integrals by
all seventeen, next to those by the nine, show what is missing (the idea of Gauss–Kronrod quadrature:
Laurie 1997, Math. Comp. 66).
"""

from pendula.compiler.collocation import extrapolate, integrate
from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.numerics.lobatto import NODES
from pendula.records import Doubles
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.collocation_error import SHARPER, scale_of
from pendula.simulation.methods.collocation_nodes import Nodes


@compiled
def set_instants(w: Workspace, m: Nodes, nodes: Doubles) -> None:
    """The times of some nodes, and the inputs there where they depend on time."""
    for i in range(NODES):
        m.times[i] = w.time + nodes[i] * w.h
    if w.inputs == 0:
        return
    for i in range(NODES):
        call(w.inputs, m.times[i], w.y, w.u, w.p, w.u)
        for j in range(w.input_count):
            m.inputs[NODES * j + i] = w.u[j]


@compiled
def evaluate_between(w: Workspace, m: Nodes) -> None:
    """The rates at eight more places of the step, into ``other_rates``."""
    nq, h, a = w.paired, w.h, at(m.rates, NODES * w.paired)
    extrapolate(m.states, w.y, h, m.extra, m.extra_once, m.extra_twice, m.first, nq, m.rows)
    integrate(m.states, m.states, h, m.extra_once, m.extra_twice, a, nq, m.rows)
    set_instants(w, m, m.extra)
    call(w.rate, m.times, m.states, m.inputs, w.p, m.other_rates)
    w.evaluations += NODES


@compiled
def _differ(weights: Doubles, start: float, at_nodes: Doubles, between: Doubles) -> float:
    """By what an integral by all places differs from that by the nodes."""
    total = weights[0] * start
    for i in range(NODES):
        total += weights[1 + i] * at_nodes[i] + weights[1 + NODES + i] * between[i]
    return abs(total)


@compiled
def has_missed(w: Workspace, c: StepControl, m: Nodes) -> int:
    """Whether the end of the step would be elsewhere, beyond the tolerance, if it had more nodes."""
    nq, h, allowed = w.paired, w.h, c.tolerance / SHARPER
    evaluate_between(w, m)
    for j in range(w.size - nq):
        first, second = at(m.rates, NODES * (nq + j)), at(m.other_rates, NODES * (nq + j))
        speed = h * _differ(m.wider_once, m.first[j], first, second)
        # Written so that a NaN counts as missed.
        if not (speed <= allowed * scale_of(w, c, m, nq + j)):
            return 1
        if j < nq:
            place = h * h * _differ(m.wider_twice, m.first[j], first, second)
            if not (place <= allowed * scale_of(w, c, m, j)):
                return 1
    return 0
