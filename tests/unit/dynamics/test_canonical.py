"""Canonical variables: momenta, velocities, Hamilton's equations, and which systems are separable."""

import numpy as np
import pytest
import sympy as sp

from pendula import Force, Lagrangian, coordinates, derive, gallery, inputs, parameters, time
from pendula.description.functions import cos, sin

x, y = coordinates("x y")
m, k = parameters(m=2.0, k=3.0)
u = inputs("u")


def test_hamiltons_equations_of_a_double_pendulum_by_sympy():
    """π, v and (q̇, π̇) from H(q, π) = πᵀM⁻¹π/2 + V, which nothing in the package ever writes down."""
    system = gallery.double_pendulum()
    q, v, values = system.coordinates, system.velocities, {p: p.value for p in system.parameters}
    T, V = (e.xreplace(values) for e in (system.kinetic, system.potential))
    M, pi = sp.hessian(T, v), sp.symbols("pi1 pi2")
    H = (sp.Matrix(pi).T * M.inv() * sp.Matrix(pi))[0] / 2 + V
    rates = sp.lambdify([*q, *pi], [H.diff(p) for p in pi] + [-H.diff(c) for c in q])

    model, state = derive(system), np.array([0.7, -1.1, 2.0, 3.0])
    t, nothing = np.zeros(1), np.zeros(0)
    momenta = model.evaluate("momenta", t, state, nothing)
    np.testing.assert_allclose(momenta, model.mass_matrix(state[:2]) @ state[2:], rtol=1e-14)
    canonical = np.concatenate([state[:2], momenta])
    np.testing.assert_allclose(model.evaluate("velocities", t, canonical, nothing), state[2:], rtol=1e-13)
    found = model.evaluate("canonical_rate", t, canonical, nothing)
    np.testing.assert_allclose(found, rates(*canonical), rtol=1e-12)


def test_prescribed_motion_is_part_of_the_momenta():
    # A mass on a cart that moves as sin t: T = ½m(ẋ + cos t)², π = m(ẋ + cos t), π̇ = −kx + u.
    system = Lagrangian(
        x, m * (x.dot + cos(time)) ** 2 / 2, k * x**2 / 2, forces=[Force(u, along=x)], name="carried"
    )
    model, t, state, force = derive(system), np.array([0.3]), np.array([0.5, 1.5]), np.array([0.25])
    pi = 2.0 * (1.5 + np.cos(0.3))
    np.testing.assert_allclose(model.evaluate("momenta", t, state, force), [pi], rtol=1e-15)
    canonical = np.array([0.5, pi])
    np.testing.assert_allclose(model.evaluate("velocities", t, canonical, force), [1.5], rtol=1e-15)
    np.testing.assert_allclose(
        model.evaluate("canonical_rate", t, canonical, force), [1.5, -1.5 + 0.25], rtol=1e-14
    )


@pytest.mark.parametrize(
    ("kinetic", "potential", "extra", "reason"),
    [
        (m * (x.dot**2 + y.dot**2) / 2, k * x**2 * y, {}, ""),
        (m * (x.dot**2 + x.dot * y.dot + y.dot**2) / 2, k * sin(x * time) + y, {}, ""),
        (m * (x.dot**2 + y.dot**2) / 2, y, {"forces": [Force(u * x, along=y)]}, ""),
        (m * ((1 + x**2) * x.dot**2 + y.dot**2) / 2, y, {}, "the mass matrix is not constant"),
        (m * ((1 + time**2) * x.dot**2 + y.dot**2) / 2, y, {}, "the mass matrix is not constant"),
        (m * (x.dot**2 + y.dot**2) / 2 + x * y.dot, y, {}, "the forces depend on velocities"),
        (
            m * (x.dot**2 + y.dot**2) / 2,
            y,
            {"forces": [Force(-x.dot, along=x)]},
            "the forces depend on velocities",
        ),
        (m * (x.dot**2 + y.dot**2) / 2, y, {"constraints": [x - y]}, "the motion is constrained"),
    ],
    ids=["plain", "coupled, driven", "input", "M(q)", "M(t)", "gyroscopic", "damped", "constrained"],
)
def test_which_systems_are_separable(kinetic, potential, extra, reason):
    system = Lagrangian((x, y), kinetic, potential, name="system", **extra)
    assert derive(system).compilation.inseparable == reason


def test_a_plain_differential_equation_is_not_separable():
    reason = "there are states beyond coordinates and velocities"
    assert derive(gallery.lorenz()).compilation.inseparable == reason


def test_separability_is_known_without_tracing_again():
    assert derive("henon-heiles").compilation.inseparable == ""
    later = derive("henon-heiles").compilation
    assert later.inseparable == ""
    assert "dynamics" not in vars(later)
