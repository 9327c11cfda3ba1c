"""Runge–Kutta methods: the classical one by itself, any other by its Butcher tableau."""

from typing import Any

from pendula.errors import PendulaError
from pendula.numerics import Tableau
from pendula.numerics.known import GAUSS2 as GAUSS2_TABLEAU
from pendula.numerics.known import GAUSS4 as GAUSS4_TABLEAU
from pendula.numerics.known import GAUSS6 as GAUSS6_TABLEAU
from pendula.numerics.known import MIDPOINT as MIDPOINT_TABLEAU
from pendula.simulation.methods.implicit import implicit_method
from pendula.simulation.methods.method import Integrator


def _classical(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # y += h/6 (k₁ + 2k₂ + 2k₃ + k₄) with the stages at t, t + h/2 twice, and t + h (Kutta 1901)
        ny = sizes[3]
        k1, k2, k3, k4, stage = work, at(work, ny), at(work, 2 * ny), at(work, 3 * ny), at(work, 4 * ny)
        start = t[0]
        call(rate, t, y, u, p, p, k1)
        for i in range(ny):
            stage[i] = y[i] + 0.5 * h * k1[i]
        t[0] = start + 0.5 * h
        call(rate, t, stage, at(u, per_stage), p, p, k2)
        for i in range(ny):
            stage[i] = y[i] + 0.5 * h * k2[i]
        call(rate, t, stage, at(u, per_stage), p, p, k3)
        for i in range(ny):
            stage[i] = y[i] + h * k3[i]
        t[0] = start + h
        call(rate, t, stage, at(u, 2 * per_stage), p, p, k4)
        for i in range(ny):
            y[i] += h / 6.0 * (k1[i] + 2.0 * (k2[i] + k3[i]) + k4[i])

    return step


def _by_tableau(call: Any, at: Any) -> Any:
    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ (Hairer, Nørsett & Wanner I, eq. II.1.8)
        ny, stages = sizes[3], sizes[5]
        b, c = at(tableau, stages * stages), at(tableau, stages * stages + stages)
        stage, start = at(work, stages * ny), t[0]
        for s in range(stages):
            for i in range(ny):
                stage[i] = y[i]
            for j in range(s):
                factor = h * tableau[s * stages + j]
                if factor != 0.0:
                    for i in range(ny):
                        stage[i] += factor * work[j * ny + i]
            t[0] = start + c[s] * h
            call(rate, t, stage, at(u, s * per_stage), p, p, at(work, s * ny))
        for s in range(stages):
            for i in range(ny):
                y[i] += h * b[s] * work[s * ny + i]

    return step


def _memory_of_classical(states: int, stages: int) -> int:
    return 5 * states


def _memory_by_tableau(states: int, stages: int) -> int:
    return (stages + 1) * states


RK4 = Integrator(
    "rk4", 4, 4, (0.0, 0.5, 1.0), _memory_of_classical, _classical, remark="the classical method"
)


def RungeKutta(tableau: Tableau, name: str = "") -> Integrator:
    """The integrator of any Butcher tableau; its order is the one the tableau has.

    Explicit stages are evaluated, implicit ones solved for by Newton's method with the exact Jacobian. A
    symplectic tableau moves canonical variables where there are no constraints.
    """
    if not isinstance(tableau, Tableau):
        raise PendulaError(f"RungeKutta needs a Tableau(a, b, c), got {type(tableau).__name__}.")
    name = name or tableau.name or "runge-kutta"
    if not tableau.explicit:
        return implicit_method(tableau, name)
    return Integrator(
        name,
        tableau.order,
        tableau.stages,
        tuple(float(c) for c in tableau.c),
        _memory_by_tableau,
        _by_tableau,
        tableau=tableau,
        remark=f"{tableau.stages} stages, order {tableau.order}",
    )


MIDPOINT = RungeKutta(MIDPOINT_TABLEAU, "midpoint")
GAUSS2 = RungeKutta(GAUSS2_TABLEAU, "gauss2")
GAUSS4 = RungeKutta(GAUSS4_TABLEAU, "gauss4")
GAUSS6 = RungeKutta(GAUSS6_TABLEAU, "gauss6")
