"""The equations for people, against a second derivation in functions of time, and how they are shown."""

import dataclasses
from time import process_time

import pytest
import sympy as sp

from pendula.description import (
    Damper,
    Drag,
    Force,
    Lagrangian,
    Nonholonomic,
    Point,
    Spring,
    coordinates,
    inputs,
    parameters,
    time,
)
from pendula.description.functions import cos, sin, sqrt
from pendula.dynamics.equations import equations
from pendula.errors import PendulaError

pytestmark = pytest.mark.slow

m, g, a, Omega = parameters(m=1.5, g=9.81, a=0.1, Omega=3.0)


def kinetic(mass, point):
    return mass * point.velocity.dot(point.velocity) / 2


def is_zero(expression) -> bool:
    """Whether a polynomial in sines and cosines vanishes identically: exponentials have one normal form."""
    exact = sp.nsimplify(expression, rational=True).rewrite(sp.exp)
    return sp.expand(exact) == 0


def pendulum(n: int, **options) -> Lagrangian:
    """A chain of n point masses, angles from the downward vertical."""
    angles = [coordinates(f"theta{i + 1}") for i in range(n)]
    masses = [parameters(**{f"m{i + 1}": 1.0}) for i in range(n)]
    lengths = [parameters(**{f"l{i + 1}": 0.5}) for i in range(n)]
    tip, T, V = Point(0, 0), 0, 0
    for angle, mass, length in zip(angles, masses, lengths, strict=True):
        tip = tip.translate(length * sin(angle), -length * cos(angle))
        T, V = T + kinetic(mass, tip), V + mass * g * tip.y
    return Lagrangian(angles, T, V, name=f"{n}-link pendulum", **options)


def moving_pivot() -> Lagrangian:
    """A pivot on a circle: T₁ and T₀ with explicit time."""
    theta = coordinates("theta")
    bob = Point(a * cos(Omega * time) + 2 * sin(theta), a * sin(Omega * time) - 2 * cos(theta))
    return Lagrangian(theta, kinetic(m, bob), m * g * bob.y, forces=[Drag(at=bob, linear=0.3)])


def hoop_at_prescribed_angle() -> Lagrangian:
    """A bead on a hoop that turns by α(t) about an axis beside its centre, so that T₁ is not zero."""
    theta = coordinates("theta")
    turned = Omega * time**2 / 2
    x, y = a + 2 * sin(theta), a * cos(theta)
    bead = Point(x * cos(turned) - y * sin(turned), x * sin(turned) + y * cos(turned), -2 * cos(theta))
    return Lagrangian(theta, kinetic(m, bead), m * g * bead.z)


def winch() -> Lagrangian:
    """A double pendulum whose first rope is reeled in: M depends on time."""
    alpha, beta = coordinates("alpha beta")
    rope = 2 + a * sin(Omega * time)
    first = Point(rope * sin(alpha), -rope * cos(alpha))
    second = first.translate(sin(beta), -cos(beta))
    T = kinetic(m, first) + kinetic(2 * m, second)
    return Lagrangian((alpha, beta), T, m * g * first.y + 2 * m * g * second.y)


def turntable() -> Lagrangian:
    """A block in the axes of a turning table (gyroscopic terms), driven, sprung, held by two constraints."""
    x, y = coordinates("x y")
    u, w = inputs("u w")
    angle = Omega * time
    block = Point(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    return Lagrangian(
        (x, y),
        kinetic(m, block),
        forces=[
            Spring(3.0, on=x, rest=0.1),
            Damper(0.25, on=y),
            Force(u + u**2, along=y),
            Force(w, along=x * y),
        ],
        constraints=[Nonholonomic(x.dot * sin(y) - y.dot), x - cos(time) * y],
        name="turntable",
    )


def spherical_pendulum() -> Lagrangian:
    """Coriolis terms with products of two different velocities."""
    theta, phi = coordinates("theta phi")
    bob = Point(2 * sin(theta) * cos(phi), 2 * sin(theta) * sin(phi), -2 * cos(theta))
    return Lagrangian((theta, phi), kinetic(m, bob), m * g * bob.z)


def double_pendulum() -> Lagrangian:
    return pendulum(2)


SYSTEMS = [moving_pivot, hoop_at_prescribed_angle, winch, turntable, spherical_pendulum, double_pendulum]


def as_functions(system: Lagrangian) -> dict:
    """Each coordinate as a function of time, each velocity and acceleration as its derivative."""
    known = {}
    for q in system.coordinates:
        f = sp.Function(q.name)(time)
        known |= {q: f, q.dot: f.diff(time), q.dot.dot: f.diff(time, 2)}
    return known


def euler_lagrange(system: Lagrangian, multipliers) -> list:
    """d/dt ∂L/∂q̇ − ∂L/∂q − Q − Aᵀλ with functions of time, as SymPy differentiates them."""
    along = as_functions(system)
    L = system.kinetic - system.potential
    held = [c for c in system.constraints if not isinstance(c, Nonholonomic)]
    held += [c for c in system.constraints if isinstance(c, Nonholonomic)]
    result = []
    for i, q in enumerate(system.coordinates):
        force = sum(Q[i] for Q in system.generalised_forces)
        for c, multiplier in zip(held, multipliers, strict=True):
            force += multiplier * c.expression.diff(q.dot if isinstance(c, Nonholonomic) else q)
        rate = L.diff(q.dot).subs(along).diff(time)
        result.append(rate - (L.diff(q) + force).subs(along))
    return result


@pytest.mark.parametrize("make", SYSTEMS)
def test_residual_is_lagranges_equation(make):
    system = make()
    eq = equations(system)
    expected = euler_lagrange(system, eq.multipliers)
    for ours, theirs in zip(eq.residual.subs(as_functions(system)), expected, strict=True):
        assert is_zero(ours - theirs)


@pytest.mark.parametrize("make", SYSTEMS)
def test_the_statement_in_matrices_is_the_residual(make):
    eq = equations(make())
    left = eq.M * eq.accelerations + (eq.C + eq.gyroscopic) * eq.velocities
    left += eq.M_rate + eq.b_rate + eq.G + eq.T0_force
    right = eq.B * eq.inputs + eq.Q + eq.A.T * eq.multipliers
    assert all(is_zero(entry) for entry in left - right - eq.residual)


@pytest.mark.parametrize("make", [winch, lambda: pendulum(3)])
def test_mass_matrix_rate_is_C_plus_its_transpose(make):
    eq = equations(make())
    M_dot = sum((eq.M.diff(q) * q.dot for q in eq.coordinates), sp.zeros(*eq.M.shape))
    assert all(is_zero(entry) for entry in M_dot - eq.C - eq.C.T)
    assert any(entry != 0 for entry in eq.C)


@pytest.mark.parametrize("make", SYSTEMS)
def test_kinetic_energy_is_the_sum_of_its_parts(make):
    system = make()
    eq = equations(system)
    assert is_zero(eq.T2 + eq.T1 + eq.T0 - system.kinetic)
    k = sp.Symbol("k")
    faster = {v: k * v for v in eq.velocities}
    assert sp.expand(eq.T2.subs(faster, simultaneous=True) - k**2 * eq.T2) == 0
    assert sp.expand(eq.T1.subs(faster, simultaneous=True) - k * eq.T1) == 0
    assert not eq.T0.free_symbols & set(eq.velocities)
    assert eq.gyroscopic == -eq.gyroscopic.T


def test_each_named_term_appears_where_it_should():
    assert equations(moving_pivot()).b_rate[0] != 0
    assert equations(hoop_at_prescribed_angle()).T0_force[0] != 0
    assert equations(winch()).M_rate[0] != 0
    x, y = turntable().coordinates
    eq = equations(turntable())
    assert eq.gyroscopic == sp.Matrix([[0, -2 * m * Omega], [2 * m * Omega, 0]])
    assert list(eq.T0_force) == [-m * Omega**2 * x, -m * Omega**2 * y]


def test_inputs_enter_by_their_slope_at_zero_and_the_rest_stays_in_Q():
    eq = equations(turntable())
    x, y = eq.coordinates
    u = eq.inputs[0]
    assert sp.Matrix([[0, y], [1, x]]) == eq.B
    assert list(eq.Q) == [0, u**2 - y.dot / 4]


def test_an_input_of_infinite_slope_stays_in_Q():
    x, u = coordinates("x"), inputs("u")
    eq = equations(Lagrangian(x, m * x.dot**2 / 2, forces=[Force(sqrt(u), along=x)]))
    assert eq.B[0] == 0
    assert eq.Q[0] == sqrt(u)


def test_constraint_rows_are_holonomic_first():
    eq = equations(turntable())
    x, y = eq.coordinates
    assert sp.Matrix([[1, -cos(time)], [sin(y), -1]]) == eq.A
    assert [c.lhs for c in eq.constraint_equations] == [x - cos(time) * y, x.dot * sin(y) - y.dot]
    assert [s.name for s in eq.multipliers] == ["lambda1", "lambda2"]


def test_a_natural_system_without_forces_has_empty_matrices():
    eq = equations(pendulum(2))
    assert eq.B.shape == (2, 0)
    assert eq.A.shape == (0, 2)
    assert eq.rhs == [0, 0]


def test_new_names_avoid_those_of_the_system():
    x = coordinates("x")
    lambda1, s1 = parameters(lambda1=2.0, s1=1.0)
    eq = equations(Lagrangian(x, lambda1 * x.dot**2 / 2, s1 * x, constraints=[x**2 - s1]))
    assert [s.name for s in eq.multipliers] == ["lambda2"]
    assert next(eq.new_symbols("s")).name == "s2"


def test_halves_typed_as_decimals_are_shown_as_fractions():
    x = coordinates("x")
    eq = equations(Lagrangian(x, 0.5 * m * x.dot**2, 0.5 * 9.81 * x**2))
    assert eq.M[0] == m
    assert str(eq.G[0]) == "9.81*x"


def test_a_kinetic_energy_that_is_quadratic_only_when_multiplied_out():
    x = coordinates("x")
    v = x.dot
    eq = equations(Lagrangian(x, m * ((v + 1) ** 3 - v**3) / 2))
    assert eq.M[0] == 3 * m
    assert sp.expand(eq.T1 + eq.T0 - m * (3 * v + 1) / 2) == 0


def test_asking_for_M_does_not_derive_C():
    eq = equations(pendulum(6))
    assert eq.M.shape == (6, 6)
    assert "C" not in vars(eq)
    assert "_christoffel" not in vars(eq)


def test_equations_cannot_be_changed():
    eq = equations(pendulum(1))
    with pytest.raises(dataclasses.FrozenInstanceError):
        eq.budget = 1.0  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize("given", [None, sp.Symbol("L"), [pendulum(1)]])
def test_what_is_not_a_system_is_refused(given):
    with pytest.raises(PendulaError, match="needs a Lagrangian"):
        equations(given)


@pytest.mark.parametrize("budget", [0, -1.0, float("nan"), "5", None, True])
def test_a_budget_that_is_not_positive_is_refused(budget):
    with pytest.raises(PendulaError, match="budget must be a number of seconds above 0, got "):
        equations(pendulum(1), budget=budget)


@pytest.mark.parametrize("i", [-1, 2])
def test_an_equation_that_does_not_exist_is_refused(i):
    with pytest.raises(PendulaError, match=f"no equation {i}: .* has 0 to 1"):
        equations(pendulum(2)).equation(i)


def monster(power: int) -> Lagrangian:
    """An energy whose multiplied-out form has more terms than there is time for."""
    q = coordinates("q1:9")
    waves = sum(sin(x) * cos(y) + sqrt(2 + sin(x * y)) for x in q for y in q if x != y)
    return Lagrangian(q, waves**power * sum(x.dot**2 for x in q) + q[0].dot ** 2, name="monster")


def test_the_budget_bounds_the_time():
    """0.5 s for simplification; the rest of the 3 s, in processor time, is for differentiating."""
    eq = equations(monster(40), budget=0.5)
    begin = process_time()
    M = eq.M
    assert process_time() - begin < 3.0
    # What was not simplified is still right.
    at = {q: 0.1 * (i + 1) for i, q in enumerate(eq.coordinates)}
    exact = eq.system.kinetic.diff(eq.velocities[1], 2)
    assert float(M[1, 1].subs(at)) == pytest.approx(float(exact.subs(at)), rel=1e-9)  # sums of 56⁴⁰: rounding
