"""The worked examples of the lecture notes on Lagrangian mechanics, symbol for symbol.

Sources, all in the lecture notes on Lagrangian mechanics:
- generalised forces: the aero-pendulum's propeller thrust, the cart-pole with springs and dampers;
- constraint forces: the pendulum whose pin is held at y = 0;
- structure of the equations: the bead on a rotating hoop, the double pendulum.
Everything is compared symbolically, so there are no tolerances.
"""

import pytest
import sympy as sp

from pendula.description import (
    Damper,
    Force,
    Lagrangian,
    Point,
    Spring,
    coordinates,
    inputs,
    parameters,
    time,
)
from pendula.description.functions import cos, sin
from pendula.dynamics.equations import equations

pytestmark = pytest.mark.slow


def equal(a, b) -> bool:
    return sp.simplify(a - b) == 0


def kinetic(mass, point):
    return mass * point.velocity.dot(point.velocity) / 2


def test_aero_pendulum_propeller_thrust():
    """Lecture on generalised forces, exercise: Q_ψ = −F L₁ cos φ."""
    psi, phi = coordinates("psi phi")
    m, L1, L2, g = parameters(m=0.3, L1=0.5, L2=0.4, g=9.81)
    F = inputs("F")
    propeller = Point(
        L1 * cos(psi) + L2 * sin(phi) * sin(psi), L1 * sin(psi) - L2 * sin(phi) * cos(psi), L2 * cos(phi)
    )
    thrust = (F * cos(phi) * sin(psi), -F * cos(phi) * cos(psi), -F * sin(phi))
    system = Lagrangian(
        (psi, phi), kinetic(m, propeller), m * g * propeller.z, forces=[Force(thrust, at=propeller)]
    )

    eq = equations(system)

    assert eq.B[0] == -L1 * cos(phi)
    # Not in the notes: the thrust is perpendicular to the rod L₂ and drives φ forward with that arm.
    assert eq.B[1] == L2
    assert sp.zeros(2, 1) == eq.Q


def test_cart_pole_with_springs_and_dampers():
    """Lecture on generalised forces: Q = (−b₁ẋ − u, −b₂θ̇ − u L cos θ)."""
    x, theta = coordinates("x theta")
    M, m, L, g, k1, k2, b1, b2 = parameters(M=2.0, m=0.5, L=0.7, g=9.81, k1=3.0, k2=0.4, b1=0.2, b2=0.1)
    u = inputs("u")
    tip = Point(x + L * sin(theta), -L * cos(theta))
    system = Lagrangian(
        (x, theta),
        M * x.dot**2 / 2 + kinetic(m, tip),
        m * g * tip.y,
        forces=[
            Spring(k1, on=x),
            Spring(k2, on=theta),
            Damper(b1, on=x),
            Damper(b2, on=theta),
            Force((-u, 0), at=tip),
        ],
    )

    eq = equations(system)
    Q = eq.B * eq.inputs + eq.Q

    assert equal(Q[0], -b1 * x.dot - u)
    assert equal(Q[1], -b2 * theta.dot - u * L * cos(theta))
    # The springs are energies: they stand in G, not in Q.
    assert equal(eq.G[0], k1 * x)
    assert equal(eq.G[1], k2 * theta + m * g * L * sin(theta))


def bead_on_hoop(g):
    theta = coordinates("theta")
    m, R, Omega = parameters(m=0.2, R=0.6, Omega=5.0)
    turned = Omega * time
    bead = Point(R * sin(theta) * cos(turned), R * sin(theta) * sin(turned), -R * cos(theta))
    system = Lagrangian(theta, kinetic(m, bead), m * g * bead.z)
    return equations(system), (theta, m, R, Omega)


def test_bead_on_a_rotating_hoop_without_gravity():
    """Structure of the equations: T₂ = ½ m R² θ̇², U = V − T₀ = −½ m R² Ω² sin²θ, the EOM below it."""
    eq, (theta, m, R, Omega) = bead_on_hoop(g=0)

    assert equal(eq.T2, m * R**2 * theta.dot**2 / 2)
    assert eq.T1 == 0
    assert equal(eq.effective_potential, -m * R**2 * Omega**2 * sin(theta) ** 2 / 2)
    assert equal(eq.residual[0], m * R**2 * theta.dot.dot - m * R**2 * Omega**2 * sin(theta) * cos(theta))


def test_bead_on_a_rotating_hoop_with_gravity():
    """Adding gravity adds V = −m g R cos θ to the effective potential."""
    g = parameters(g=9.81)
    eq, (theta, m, R, Omega) = bead_on_hoop(g)

    without = -m * R**2 * Omega**2 * sin(theta) ** 2 / 2
    assert equal(eq.effective_potential, without - m * g * R * cos(theta))


def double_pendulum():
    theta1, theta2 = coordinates("theta1 theta2")
    m1, m2, l1, l2, g = parameters(m1=1.0, m2=0.5, l1=0.8, l2=0.6, g=9.81)
    first = Point(l1 * sin(theta1), -l1 * cos(theta1))
    second = first.translate(l2 * sin(theta2), -l2 * cos(theta2))
    T = kinetic(m1, first) + kinetic(m2, second)
    system = Lagrangian((theta1, theta2), T, m1 * g * first.y + m2 * g * second.y)
    return equations(system), (theta1, theta2), (m1, m2, l1, l2, g)


def test_double_pendulum_matrices():
    """Structure of the equations, alternate form: M and the velocity products as matrices."""
    eq, (a, b), (m1, m2, l1, l2, g) = double_pendulum()

    # The exact form, not only the value: people read it.
    assert eq.M[0, 1] == l1 * l2 * m2 * cos(a - b)
    assert eq.M[0, 0] == l1**2 * (m1 + m2)
    assert eq.M[1, 1] == l2**2 * m2
    velocity_products = eq.C * eq.velocities
    assert equal(velocity_products[0], m2 * l1 * l2 * sin(a - b) * b.dot**2)
    assert equal(velocity_products[1], -m2 * l1 * l2 * sin(a - b) * a.dot**2)
    assert equal(eq.G[0], (m1 + m2) * g * l1 * sin(a))


def test_double_pendulum_equations():
    """Structure of the equations, both equations of motion.

    One form in the notes has a minus before the last gravity term, from a slip in the sign of their V;
    with angles from the downward vertical it is a plus, as in their other form.
    """
    eq, (a, b), (m1, m2, l1, l2, g) = double_pendulum()
    coupling = m2 * l1 * l2

    first = (
        (m1 + m2) * l1**2 * a.dot.dot
        + coupling * cos(a - b) * b.dot.dot
        + coupling * sin(a - b) * b.dot**2
        + (m1 + m2) * g * l1 * sin(a)
    )
    second = (
        m2 * l2**2 * b.dot.dot
        + coupling * cos(a - b) * a.dot.dot
        - coupling * sin(a - b) * a.dot**2
        + m2 * g * l2 * sin(b)
    )

    assert equal(eq.equation(0).lhs, first)
    assert equal(eq.equation(1).lhs, second)
    assert [eq.equation(i).rhs for i in range(2)] == [0, 0]


def test_pendulum_with_its_pin_held():
    """Lecture on constraint forces: q = (y, θ), h = y = 0, so A = [1, 0] and λ is the pin's reaction."""
    y, theta = coordinates("y theta")
    m, L, g = parameters(m=1.0, L=0.5, g=9.81)
    bob = Point(L * sin(theta), y - L * cos(theta))
    system = Lagrangian((y, theta), kinetic(m, bob), m * g * bob.y, constraints=[y])

    eq = equations(system)
    reaction = eq.multipliers[0]

    assert sp.Matrix([[1, 0]]) == eq.A
    assert eq.rhs == [reaction, 0]
    # Hanging at rest, the pin carries the weight: λ = m g upwards.
    at_rest = {s: 0 for s in (*eq.coordinates, *eq.velocities, *eq.accelerations)}
    assert sp.solve(eq.residual[0].subs(at_rest), reaction) == [m * g]
