"""Verlet's method in position form, and velocity Verlet.

Both are of second order, and symplectic only where M is constant and forces depend on positions alone
(Hairer, Lubich & Wanner, Geometric Numerical Integration, §I.1.4).
"""

from typing import Any

from pendula.simulation.methods.method import FIRST, FOLLOWING, RATES_AS_VELOCITIES, WORKS, Integrator


def _position_form(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # x₁ = x₀ + v₀h + ½a₀h², then xₙ₊₁ = 2xₙ − xₙ₋₁ + aₙh². Forces that depend on velocity see
        # vₙ ≈ (xₙ − xₙ₋₁)/h + ½h aₙ₋₁, which is of second order.
        # Works by the trapezoid, with central velocities: of hPₙ, y has the half that belongs to the next
        # step as soon as that step is taken; ``state`` adds the half that belongs to the last one.
        # Memory: the rate, what x last moved by (a difference of positions would lose digits), the (x, v)
        # that forces see, and whether a step was taken.
        n, ny, first = sizes[0], sizes[3], sizes[0] + sizes[1]
        moved, seen, started = at(work, ny), at(work, ny + n), at(work, 2 * ny + n)
        if begin == FIRST:
            for i in range(ny):
                seen[i] = y[i]
        started[0] = 1.0
        call(rate, t, seen, u, p, p, work)
        for i in range(n):
            acceleration = work[n + i]
            if begin == FIRST:
                moved[i] = h * y[n + i] - 0.5 * h * h * acceleration
            else:
                moved[i] += y[i] - seen[i]  # where constraints have called it back
                seen[n + i] = moved[i] / h + 0.5 * h * acceleration
        if sizes[WORKS] != 0:
            power = at(work, first)
            call(sizes[WORKS], t, seen, u, p, p, power)
            for i in range(sizes[2]):
                y[first + i] += (0.5 if begin == FIRST else 1.0) * h * power[i]
        for i in range(n):
            acceleration = work[n + i]
            moved[i] += h * h * acceleration
            y[i] += moved[i]
            y[n + i] = moved[i] / h + 0.5 * h * acceleration
            seen[i], seen[n + i] = y[i], y[n + i]

    return step


def _central_difference(call: Any, at: Any) -> Any:
    def state(rate, sizes, h, t, y, u, p, work, out):
        # vₙ = (xₙ₊₁ − xₙ₋₁)/2h = (xₙ − xₙ₋₁)/h + ½h aₙ: known as soon as aₙ is.
        n, ny, first = sizes[0], sizes[3], sizes[0] + sizes[1]
        moved, seen, started = at(work, ny), at(work, ny + n), at(work, 2 * ny + n)
        for i in range(ny):
            out[i] = y[i]
        if started[0] != 0.0:
            call(rate, t, seen, u, p, p, work)
            for i in range(n):
                out[n + i] = (moved[i] + (y[i] - seen[i])) / h + 0.5 * h * work[n + i]
            if sizes[WORKS] != 0:
                power = at(work, first)
                call(sizes[WORKS], t, out, u, p, p, power)
                for i in range(sizes[2]):
                    out[first + i] += 0.5 * h * power[i]

    return state


def _velocity_form(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # x += vh + ½ah², v += ½(a + a⁺)h. A force that depends on velocity sees the prediction v + ha in a⁺,
        # which then also serves as the next step's a: one evaluation a step. z by the trapezoid.
        nq, ny = sizes[0], sizes[3]
        later, predicted = at(work, ny), at(work, 2 * ny)
        if begin != FOLLOWING:
            call(rate, t, y, u, p, p, work)
        for i in range(nq):
            predicted[i] = y[i] + h * y[nq + i] + 0.5 * h * h * work[nq + i]
        for i in range(nq, ny):
            predicted[i] = y[i] + h * work[i]
        t[0] += h
        call(rate, t, predicted, at(u, per_stage), p, p, later)
        for i in range(nq):
            y[i] = predicted[i]
        for i in range(nq, ny):
            y[i] += 0.5 * h * (work[i] + later[i])
        for i in range(ny):
            work[i] = later[i]

    return step


def _memory_of_positions(states: int, stages: int) -> int:
    return 3 * states + 1


def _memory_of_velocities(states: int, stages: int) -> int:
    return 3 * states


VERLET = Integrator(
    "verlet",
    2,
    1,
    (0.0, 1.0),  # the end's only where a sample lies between two steps
    _memory_of_positions,
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
    _memory_of_velocities,
    _velocity_form,
    remark="symplectic where M is constant and forces depend on positions alone",
    needs=RATES_AS_VELOCITIES,
    restart_evaluations=1,
)
