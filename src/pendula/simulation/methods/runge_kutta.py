"""Runge–Kutta methods: the classical one by itself, any other by its Butcher tableau."""

from pendula.compiler.intrinsics import at, call, one_by_one
from pendula.compiler.loops import compiled
from pendula.errors import PendulaError
from pendula.numerics import Tableau
from pendula.numerics.known import GAUSS2 as GAUSS2_TABLEAU
from pendula.numerics.known import GAUSS4 as GAUSS4_TABLEAU
from pendula.numerics.known import GAUSS6 as GAUSS6_TABLEAU
from pendula.numerics.known import MIDPOINT as MIDPOINT_TABLEAU
from pendula.records import Doubles
from pendula.simulation.loops.step import Step
from pendula.simulation.methods.implicit import implicit_method
from pendula.simulation.methods.integrator import Integrator

# Numbers of a state up to which they are read one by one. A kernel has stored them one by one just before; a
# vector of them would have to wait until all are in the cache, 10 ns in a step of a double pendulum.
_FEW = 10


@compiled
def _move(y: Doubles, factor: float, k: Doubles, size: int, out: Doubles) -> None:
    """y + factor k."""
    if size <= _FEW:
        for i in range(size):
            j = one_by_one(i)
            out[j] = y[j] + factor * k[j]
        return
    for i in range(size):
        out[i] = y[i] + factor * k[i]


@compiled
def _end_one(y: Doubles, factor: float, k: Doubles, size: int, i: int) -> None:
    y[i] += factor * (k[i] + 2.0 * (k[size + i] + k[2 * size + i]) + k[3 * size + i])


@compiled
def _end(y: Doubles, factor: float, k: Doubles, size: int) -> None:
    """y + factor (k₁ + 2k₂ + 2k₃ + k₄), in place."""
    if size <= _FEW:
        for i in range(size):
            _end_one(y, factor, k, size, one_by_one(i))
        return
    for i in range(size):
        _end_one(y, factor, k, size, i)


@compiled
def _classical(s: Step) -> None:
    # y += h/6 (k₁ + 2k₂ + 2k₃ + k₄) with the stages at t, t + h/2 twice, and t + h (Kutta 1901)
    y, k1, h, t, p, size, rate = s.y, s.memory, s.h, s.t, s.p, s.size, s.rate
    k2, k3, k4, stage = at(k1, size), at(k1, 2 * size), at(k1, 3 * size), at(k1, 4 * size)
    start, middle, end = s.u, at(s.u, s.per_node), at(s.u, 2 * s.per_node)
    call(rate, t, y, start, p, k1)
    _move(y, 0.5 * h, k1, size, stage)
    call(rate, t + 0.5 * h, stage, middle, p, k2)
    _move(y, 0.5 * h, k2, size, stage)
    call(rate, t + 0.5 * h, stage, middle, p, k3)
    _move(y, h, k3, size, stage)
    call(rate, t + h, stage, end, p, k4)
    _end(y, h / 6.0, k1, size)


@compiled
def _by_tableau(s: Step) -> None:
    # kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ (Hairer, Nørsett & Wanner I, eq. II.1.8)
    y, k, h, size, stages, a = s.y, s.memory, s.h, s.size, s.stages, s.coefficients
    b, c, stage = at(a, stages * stages), at(a, stages * stages + stages), at(k, stages * size)
    for i in range(stages):
        for n in range(size):
            stage[n] = y[n]
        for j in range(i):
            factor = h * a[i * stages + j]
            if factor != 0.0:
                _move(stage, factor, at(k, j * size), size, stage)
        call(s.rate, s.t + c[i] * h, stage, at(s.u, i * s.per_node), s.p, at(k, i * size))
    for i in range(stages):
        _move(y, h * b[i], at(k, i * size), size, y)


RK4 = Integrator("rk4", 4, 4, (0.0, 0.5, 1.0), 5, _classical, remark="the classical method")


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
        1,
        _by_tableau,
        tableau=tableau,
        remark=f"{tableau.stages} stages, order {tableau.order}",
    )


MIDPOINT = RungeKutta(MIDPOINT_TABLEAU, "midpoint")
GAUSS2 = RungeKutta(GAUSS2_TABLEAU, "gauss2")
GAUSS4 = RungeKutta(GAUSS4_TABLEAU, "gauss4")
GAUSS6 = RungeKutta(GAUSS6_TABLEAU, "gauss6")
