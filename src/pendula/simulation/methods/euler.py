"""Euler's methods: the first to read, the last to trust.

All three are of first order. The explicit one gains energy on every oscillator; the semi-implicit one
is symplectic where M is constant and forces depend on positions alone.
"""

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.simulation.loops.step import Step
from pendula.simulation.methods.integrator import Integrator


@compiled
def _explicit(s: Step) -> None:
    # y += h ẏ
    y, rate, h = s.y, s.memory, s.h
    call(s.rate, s.t, y, s.u, s.p, rate)
    for i in range(s.size):
        y[i] += h * rate[i]


@compiled
def _semi_implicit(s: Step) -> None:
    # v += h a, then q += h N(q) v with the new v
    y, rate, h, nq = s.y, s.memory, s.h, s.nq
    call(s.rate, s.t, y, s.u, s.p, rate)
    for i in range(nq, s.size):
        y[i] += h * rate[i]
    if s.qdot != 0:
        call(s.qdot, s.t, y, s.u, s.p, rate)
        for i in range(nq):
            y[i] += h * rate[i]
    else:
        for i in range(nq):
            y[i] += h * y[nq + i]


@compiled
def _half_acceleration(s: Step) -> None:
    # q += h N(q) (v + ½ h a), v += h a
    y, rate, h, nq, size = s.y, s.memory, s.h, s.nq, s.size
    call(s.rate, s.t, y, s.u, s.p, rate)
    if s.qdot != 0:
        halfway = at(rate, size)
        for i in range(size):
            halfway[i] = y[i]
        for i in range(nq, nq + s.nv):
            halfway[i] += 0.5 * h * rate[i]
        call(s.qdot, s.t, halfway, s.u, s.p, rate)
    else:
        for i in range(nq):
            y[i] += 0.5 * h * h * rate[nq + i]
    for i in range(size):
        y[i] += h * rate[i]


EULER = Integrator("euler", 1, 1, (0.0,), 1, _explicit, remark="gains energy on every oscillator")
SEMI_IMPLICIT_EULER = Integrator(
    "semi-implicit-euler",
    1,
    1,
    (0.0,),
    1,
    _semi_implicit,
    remark="symplectic where M is constant and forces depend on positions alone",
)
HALF_ACCELERATION_EULER = Integrator(
    "half-acceleration-euler",
    1,
    1,
    (0.0,),
    2,
    _half_acceleration,
    remark="positions with ½ a h², still of first order overall",
)
