"""Symplectic methods of higher order for a constant mass matrix and forces that depend on positions alone.

Each is a few steps of velocity Verlet, some of them backwards in time, whose errors cancel (Yoshida 1990;
Suzuki 1990). They are explicit and cheap, and keep the energy of a conservative system for ever. Where M is
not constant, the implicit Gauss methods do.

Works are integrated by the trapezoid of each part. With it a part is still symmetric and of second order, now
in (q, v, W), so that the weights lift the works to the same order as the motion.
"""

from typing import Any

from pendula.numerics import compositions
from pendula.simulation.methods.method import FOLLOWING, SEPARABLE, WORKS, Integrator


def _composed(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # For every γ: v += ½γh a, q += γh v, v += ½γh a⁺; the last a⁺ is the next step's first a.
        # Where a ledger is kept, W += ½γh P and W += ½γh P⁺ with the velocities before and after.
        n, parts, start = sizes[0], sizes[5] - 1, t[0]
        powers, works, beyond = sizes[WORKS], sizes[2], sizes[0] + sizes[1]
        power = at(work, beyond)
        if begin != FOLLOWING:
            call(rate, t, y, u, p, p, work)
            if powers != 0:
                call(powers, t, y, u, p, p, power)
        for s in range(parts):
            part = tableau[s] * h
            for i in range(works):
                y[beyond + i] += 0.5 * part * power[i]
            for i in range(n):
                y[n + i] += 0.5 * part * work[n + i]
                y[i] += part * y[n + i]
            t[0] = start + tableau[parts + s + 1] * h
            now = at(u, (s + 1) * per_stage)
            call(rate, t, y, now, p, p, work)
            for i in range(n):
                y[n + i] += 0.5 * part * work[n + i]
            if powers != 0:
                call(powers, t, y, now, p, p, power)
            for i in range(works):
                y[beyond + i] += 0.5 * part * power[i]

    return step


def _memory(states: int, stages: int) -> int:
    return states


def _composition(name: str, order: int, weights: tuple[float, ...]) -> Integrator:
    nodes = compositions.nodes(weights)
    return Integrator(
        name,
        order,
        len(weights),
        nodes,
        _memory,
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
