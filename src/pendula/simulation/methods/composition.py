"""Symplectic methods of higher order for a constant mass matrix and forces that depend on positions alone.

Each is a few steps of velocity Verlet, some of them backwards in time, whose errors cancel (Yoshida 1990;
Suzuki 1990). They are explicit and cheap, and keep the energy of a conservative system for ever. Where M is
not constant, the implicit Gauss methods do.
"""

from typing import Any

from pendula.numerics import compositions
from pendula.simulation.methods.method import FOLLOWING, Integrator


def _composed(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # For every γ: v += ½γh a, q += γh v, v += ½γh a⁺; the last a⁺ is the next step's first a.
        n, parts, start = sizes[0], sizes[5] - 1, t[0]
        if begin != FOLLOWING:
            call(rate, t, y, u, p, p, work)
        for s in range(parts):
            part = tableau[s] * h
            for i in range(n):
                y[n + i] += 0.5 * part * work[n + i]
                y[i] += part * y[n + i]
            t[0] = start + tableau[parts + s + 1] * h
            call(rate, t, y, at(u, (s + 1) * per_stage), p, p, work)
            for i in range(n):
                y[n + i] += 0.5 * part * work[n + i]

    return step


def _composition(name: str, order: int, weights: tuple[float, ...]) -> Integrator:
    nodes = compositions.nodes(weights)
    return Integrator(
        name,
        order,
        len(weights),
        nodes,
        lambda states, stages: states,
        _composed,
        remark="symplectic; for a constant mass matrix and forces that depend on positions alone",
        coordinates_only=True,
        separable=True,
        restart_evaluations=1,
        constants=(*weights, *nodes),
    )


YOSHIDA4 = _composition("yoshida4", 4, compositions.YOSHIDA4)
SUZUKI4 = _composition("suzuki4", 4, compositions.SUZUKI4)
YOSHIDA6 = _composition("yoshida6", 6, compositions.YOSHIDA6)
