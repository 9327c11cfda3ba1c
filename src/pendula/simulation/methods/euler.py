"""Euler's methods: the first to read, the last to trust.

All three are of first order. The explicit one gains energy on every oscillator; the semi-implicit one
is symplectic where M is constant and forces depend on positions alone.
"""

from typing import Any

from pendula.simulation.methods.method import QDOT, Integrator


def _explicit(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # y += h ẏ
        call(rate, t, y, u, p, p, work)
        for i in range(sizes[3]):
            y[i] += h * work[i]

    return step


def _semi_implicit(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # v += h a, then q += h N(q) v with the new v
        nq, ny = sizes[0], sizes[3]
        call(rate, t, y, u, p, p, work)
        for i in range(nq, ny):
            y[i] += h * work[i]
        if sizes[QDOT] != 0:
            call(sizes[QDOT], t, y, u, p, p, work)
            for i in range(nq):
                y[i] += h * work[i]
        else:
            for i in range(nq):
                y[i] += h * y[nq + i]

    return step


def _half_acceleration(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # q += h N(q) (v + ½ h a), v += h a
        nq, nv, ny = sizes[0], sizes[1], sizes[3]
        call(rate, t, y, u, p, p, work)
        if sizes[QDOT] != 0:
            halfway = at(work, ny)
            for i in range(ny):
                halfway[i] = y[i]
            for i in range(nq, nq + nv):
                halfway[i] += 0.5 * h * work[i]
            call(sizes[QDOT], t, halfway, u, p, p, work)
        else:
            for i in range(nq):
                y[i] += 0.5 * h * h * work[nq + i]
        for i in range(ny):
            y[i] += h * work[i]

    return step


def _one_rate(states: int, stages: int) -> int:
    return states


def _rate_and_state(states: int, stages: int) -> int:
    return 2 * states


EULER = Integrator("euler", 1, 1, (0.0,), _one_rate, _explicit, remark="gains energy on every oscillator")
SEMI_IMPLICIT_EULER = Integrator(
    "semi-implicit-euler",
    1,
    1,
    (0.0,),
    _one_rate,
    _semi_implicit,
    remark="symplectic where M is constant and forces depend on positions alone",
)
HALF_ACCELERATION_EULER = Integrator(
    "half-acceleration-euler",
    1,
    1,
    (0.0,),
    _rate_and_state,
    _half_acceleration,
    remark="positions with ½ a h², still of first order overall",
)
