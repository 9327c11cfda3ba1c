"""Verlet's method in position form, and velocity Verlet.

Both are of second order, and symplectic only where M is constant and forces depend on positions alone
(Hairer, Lubich & Wanner, Geometric Numerical Integration, §I.1.4).
"""

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.records import Doubles
from pendula.simulation.loops.step import FIRST, FOLLOWING, Step
from pendula.simulation.methods.integrator import Integrator
from pendula.simulation.methods.needs import RATES_AS_VELOCITIES

# In the memory of the position form: the rate, the (x, v) that forces see, what x last moved by (a difference
# of positions would lose digits), and whether a step was taken.
_FORM_MEMORY = 4


@compiled
def _position_form(s: Step) -> None:
    # x₁ = x₀ + v₀h + ½a₀h², then xₙ₊₁ = 2xₙ − xₙ₋₁ + aₙh². Forces that depend on velocity see
    # vₙ ≈ (xₙ − xₙ₋₁)/h + ½h aₙ₋₁, which is of second order.
    # Works by the trapezoid, with central velocities: of hPₙ, y has the half that belongs to the next
    # step as soon as that step is taken; ``_central_difference`` adds the half that belongs to the last one.
    y, rate, h, n, size = s.y, s.memory, s.h, s.nq, s.size
    seen, moved, started = at(rate, size), at(rate, 2 * size), at(rate, 3 * size)
    first = s.begin == FIRST
    if first:
        for i in range(size):
            seen[i] = y[i]
    started[0] = 1.0
    call(s.rate, s.t, seen, s.u, s.p, rate)
    for i in range(n):
        acceleration = rate[n + i]
        if first:
            moved[i] = h * y[n + i] - 0.5 * h * h * acceleration
        else:
            moved[i] += y[i] - seen[i]  # where constraints have called it back
            seen[n + i] = moved[i] / h + 0.5 * h * acceleration
    if s.state_rates != 0:
        beyond = s.nq + s.nv
        power = at(rate, beyond)
        call(s.state_rates, s.t, seen, s.u, s.p, power)
        for i in range(s.nz):
            y[beyond + i] += (0.5 if first else 1.0) * h * power[i]
    for i in range(n):
        acceleration = rate[n + i]
        moved[i] += h * h * acceleration
        y[i] += moved[i]
        y[n + i] = moved[i] / h + 0.5 * h * acceleration
        seen[i], seen[n + i] = y[i], y[n + i]


@compiled
def _central_difference(s: Step, out: Doubles) -> None:
    # vₙ = (xₙ₊₁ − xₙ₋₁)/2h = (xₙ − xₙ₋₁)/h + ½h aₙ: known as soon as aₙ is.
    y, rate, h, n, size = s.y, s.memory, s.h, s.nq, s.size
    seen, moved, started = at(rate, size), at(rate, 2 * size), at(rate, 3 * size)
    if started[0] == 0.0:
        return
    call(s.rate, s.t, seen, s.u, s.p, rate)
    for i in range(n):
        out[n + i] = (moved[i] + (y[i] - seen[i])) / h + 0.5 * h * rate[n + i]
    if s.state_rates != 0:
        beyond = s.nq + s.nv
        power = at(rate, beyond)
        call(s.state_rates, s.t, out, s.u, s.p, power)
        for i in range(s.nz):
            out[beyond + i] += 0.5 * h * power[i]


@compiled
def _velocity_form(s: Step) -> None:
    # x += vh + ½ah², v += ½(a + a⁺)h. A force that depends on velocity sees the prediction v + ha in a⁺,
    # which then also serves as the next step's a: one evaluation a step. z by the trapezoid.
    y, rate, h, nq, size = s.y, s.memory, s.h, s.nq, s.size
    later, predicted = at(rate, size), at(rate, 2 * size)
    if s.begin != FOLLOWING:
        call(s.rate, s.t, y, s.u, s.p, rate)
    for i in range(nq):
        predicted[i] = y[i] + h * y[nq + i] + 0.5 * h * h * rate[nq + i]
    for i in range(nq, size):
        predicted[i] = y[i] + h * rate[i]
    call(s.rate, s.t + h, predicted, at(s.u, s.per_node), s.p, later)
    for i in range(nq):
        y[i] = predicted[i]
    for i in range(nq, size):
        y[i] += 0.5 * h * (rate[i] + later[i])
    for i in range(size):
        rate[i] = later[i]


VERLET = Integrator(
    "verlet",
    2,
    1,
    (0.0, 1.0),  # the end's only where a sample lies between two steps
    _FORM_MEMORY,
    _position_form,
    _central_difference,
    remark="position form; symplectic where M is constant and forces depend on positions alone",
    needs=RATES_AS_VELOCITIES,
    coordinates_only=True,
    sample_evaluations=1,
)
VELOCITY_VERLET = Integrator(
    "velocity-verlet",
    2,
    1,
    (0.0, 1.0),
    3,
    _velocity_form,
    remark="symplectic where M is constant and forces depend on positions alone",
    needs=RATES_AS_VELOCITIES,
    restart_evaluations=1,
)
