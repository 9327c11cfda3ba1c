"""Symplectic methods of higher order for a constant mass matrix and forces that depend on positions alone.

Each is a few steps of velocity Verlet, some of them backwards in time, whose errors cancel (Yoshida 1990;
Suzuki 1990). They are explicit and cheap, and keep the energy of a conservative system for ever. Where M is
not constant, the implicit Gauss methods do.

Works are integrated by the trapezoid of each part. With it a part is still symmetric and of second order, now
in (q, v, W), so that the weights lift the works to the same order as the motion.
"""

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.numerics import compositions
from pendula.simulation.loops.step import FOLLOWING, Step
from pendula.simulation.methods.integrator import Integrator
from pendula.simulation.methods.needs import SEPARABLE


@compiled
def _composed(s: Step) -> None:
    # For every γ: v += ½γh a, q += γh v, v += ½γh a⁺; the last a⁺ is the next step's first a.
    # Where a ledger is kept, W += ½γh P and W += ½γh P⁺ with the velocities before and after.
    y, rate, n, parts, weights = s.y, s.memory, s.nq, s.stages - 1, s.coefficients
    beyond, works = s.nq + s.nv, s.nz
    power, nodes = at(rate, beyond), at(weights, parts)
    if s.begin != FOLLOWING:
        call(s.rate, s.t, y, s.u, s.p, rate)
        if s.state_rates != 0:
            call(s.state_rates, s.t, y, s.u, s.p, power)
    for k in range(parts):
        part = weights[k] * s.h
        for i in range(works):
            y[beyond + i] += 0.5 * part * power[i]
        for i in range(n):
            y[n + i] += 0.5 * part * rate[n + i]
            y[i] += part * y[n + i]
        t, now = s.t + nodes[k + 1] * s.h, at(s.u, (k + 1) * s.per_node)
        call(s.rate, t, y, now, s.p, rate)
        for i in range(n):
            y[n + i] += 0.5 * part * rate[n + i]
        if s.state_rates != 0:
            call(s.state_rates, t, y, now, s.p, power)
        for i in range(works):
            y[beyond + i] += 0.5 * part * power[i]


def _composition(name: str, order: int, weights: tuple[float, ...]) -> Integrator:
    nodes = compositions.nodes(weights)
    return Integrator(
        name,
        order,
        len(weights),
        nodes,
        1,
        _composed,
        remark="symplectic; for a constant mass matrix and forces that depend on positions alone",
        coordinates_only=True,
        needs=SEPARABLE,
        restart_evaluations=1,
        constants=(*weights, *nodes),
    )


YOSHIDA4 = _composition("yoshida4", 4, compositions.YOSHIDA4)
SUZUKI4 = _composition("suzuki4", 4, compositions.SUZUKI4)
YOSHIDA6 = _composition("yoshida6", 6, compositions.YOSHIDA6)
