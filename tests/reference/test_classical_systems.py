"""Systems that a new user types first, each against a closed form.

Those without a test of their own elsewhere: a bead on a hoop, Foucault's pendulum, a moving pivot, a charge
in a field are in test_velocity_terms.py, a slider-crank in test_loops.py, a ball on a floor anywhere in
test_contact_events.py. Tolerances: a hundred times that of the integration, next to the size of the result.

Sources: L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed. (§11, §35); J. I. Neimark & N. A. Fufaev, Dynamics
of Nonholonomic Systems, 1972 (sleigh); N. B. Tufillaro, Integrable motion of a swinging Atwood's machine,
J. Physique 47 (1986) 1495; F. Mazzia & C. Magherini, Test Set for IVP Solvers, release 2.4 (Robertson).
"""

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.special import ellipk

import pendula as pe

FINE = {"tolerance": 1e-11}


def test_the_period_of_a_physical_pendulum():
    # A rod about its end, I = ml²/3: T = 4 √(2I/(mgl)) K(sin² θ₀/2).
    theta = pe.coordinates("theta")
    m, l, g = pe.parameters(m=2.0, l=1.5, g=9.81)
    rod = pe.RigidBody(m, m * l**2 / 12, pe.Point(l / 2 * pe.sin(theta), -l / 2 * pe.cos(theta)), angle=theta)
    system = pe.Lagrangian(theta, rod.kinetic, m * g * rod.center.y, name="rod")
    period = 4 * np.sqrt(2 * 1.5 / 3 / 9.81) * ellipk(np.sin(1.0) ** 2)
    run = pe.simulate(system, {"theta": 2.0}, until=period, **FINE)
    assert run.final["theta"] == pytest.approx(2.0, rel=1e-9)
    assert run.final["theta_dot"] == pytest.approx(0.0, abs=1e-9)


def test_frequencies_and_momentum_of_a_double_pendulum_on_a_cart():
    # M = 2m, equal links: with μ = m/(M + 2m) = 1/4 and λ = ω² l/g, (1 − 2μ)λ² − (4 − 6μ)λ + 2 = 0:
    # λ = 1 and λ = 4.
    x, a, b = pe.coordinates("x a b")
    m, l, g = pe.parameters(m=0.5, l=0.8, g=9.81)
    elbow = pe.Point(x + l * pe.sin(a), -l * pe.cos(a))
    tip = elbow.translate(l * pe.sin(b), -l * pe.cos(b))
    links = [point.velocity.dot(point.velocity) for point in (elbow, tip)]
    cart = pe.Lagrangian((x, a, b), m * x.dot**2 + m * sum(links) / 2, m * g * (elbow.y + tip.y), name="cart")
    frequencies = pe.modes(cart).frequencies / np.sqrt(9.81 / 0.8)
    np.testing.assert_allclose(np.sort(frequencies), [0, 1, 2], rtol=0, atol=1e-7)  # √ of rounding for zero
    run = pe.simulate(cart, {"x_dot": 1.0, "a": 2.0, "b": -1.0}, until=3.0, **FINE)
    centre = (2 * run["x"] + run[elbow.x] + run[tip.x]) / 4
    speed = (2 * 1.0 + 1.0 + 1.0) / 4
    np.testing.assert_allclose(centre, centre[0] + speed * run.t, rtol=0, atol=1e-9)


def test_a_spherical_pendulum_that_goes_in_a_circle():
    # At the angle θ₀ from the vertical, φ̇² = g/(l cos θ₀).
    theta, phi = pe.coordinates("theta phi")
    m, l, g = pe.parameters(m=1.0, l=1.2, g=9.81)
    bob = pe.Point(l * pe.sin(theta) * pe.cos(phi), l * pe.sin(theta) * pe.sin(phi), -l * pe.cos(theta))
    system = pe.Lagrangian((theta, phi), m * bob.velocity.dot(bob.velocity) / 2, m * g * bob.z, name="bob")
    rate = np.sqrt(9.81 / (1.2 * np.cos(0.7)))
    run = pe.simulate(system, {"theta": 0.7, "phi_dot": rate}, until=5.0, **FINE)
    np.testing.assert_allclose(run["theta"], 0.7, rtol=0, atol=1e-9)
    np.testing.assert_allclose(run["phi"], rate * run.t, rtol=0, atol=1e-8)


def test_chaplygins_sleigh_speeds_up_and_stops_turning():
    # u̇ = aω² and u² + k²ω² = C², k² = (I + ma²)/m: u = C tanh(aCt/k²), ω = (C/k) / cosh(aCt/k²).
    x, y, theta = pe.coordinates("x y theta")
    m, I, a = pe.parameters(m=2.0, I=0.3, a=0.4)
    centre = pe.Point(x + a * pe.cos(theta), y + a * pe.sin(theta))
    body = pe.RigidBody(m, I, centre, angle=theta)
    blade = pe.Nonholonomic(y.dot * pe.cos(theta) - x.dot * pe.sin(theta), name="blade")
    sleigh = pe.Lagrangian((x, y, theta), body.kinetic, 0, constraints=[blade], name="sleigh")
    run = pe.simulate(sleigh, {"theta_dot": 2.0}, until=3.0, **FINE)
    k = np.sqrt((0.3 + 2.0 * 0.4**2) / 2.0)
    C = 2.0 * k
    turn = 0.4 * C * run.t / k**2
    forward = run[x.dot * pe.cos(theta) + y.dot * pe.sin(theta)]
    np.testing.assert_allclose(forward, C * np.tanh(turn), rtol=0, atol=1e-9)
    np.testing.assert_allclose(run["theta_dot"], 2.0 / np.cosh(turn), rtol=0, atol=1e-9)


def test_atwoods_swinging_machine_with_three_times_the_mass():
    # M = 3m: r²θ̇ (ṙ cos θ/2 − ½ rθ̇ sin θ/2) + g r² sin θ/2 cos² θ/2 stays (Tufillaro 1986).
    r, theta = pe.coordinates("r theta")
    m, g = pe.parameters(m=1.0, g=9.81)
    kinetic = 3 * m * r.dot**2 / 2 + m * (r.dot**2 + (r * theta.dot) ** 2) / 2
    system = pe.Lagrangian((r, theta), kinetic, 3 * m * g * r - m * g * r * pe.cos(theta), name="machine")
    run = pe.simulate(system, {"r": 1.0, "theta": 1.0, "theta_dot": 0.5}, until=2.0, **FINE)
    swing = r.dot * pe.cos(theta / 2) - r * theta.dot * pe.sin(theta / 2) / 2
    kept = run[r**2 * theta.dot * swing + g * r**2 * pe.sin(theta / 2) * pe.cos(theta / 2) ** 2]
    np.testing.assert_allclose(kept, kept[0], rtol=1e-8)
    # Without a swing, 4m r̈ = mg − 3mg.
    falling = pe.simulate(system, {"r": 9.0}, until=1.0, **FINE)
    np.testing.assert_allclose(falling["r"], 9.0 - 9.81 * falling.t**2 / 4, rtol=1e-10)


def test_a_heavy_top_precesses_steadily():
    # I₁ cos θ φ̇² − I₃ω₃ φ̇ + mgl = 0 at constant θ (Landau & Lifshitz, §35); the slow root.
    phi, theta, psi = pe.coordinates("phi theta psi")
    m, l, g, I1, I3 = pe.parameters(m=0.5, l=0.1, g=9.81, I1=2e-3, I3=1e-3)  # I1 about the tip
    kinetic = (
        I1 * (theta.dot**2 + (phi.dot * pe.sin(theta)) ** 2) / 2
        + I3 * (psi.dot + phi.dot * pe.cos(theta)) ** 2 / 2
    )
    top = pe.Lagrangian((phi, theta, psi), kinetic, m * g * l * pe.cos(theta), name="top")
    spin, lean = 120.0, 0.6
    slow = np.roots([2e-3 * np.cos(lean), -1e-3 * spin, 0.5 * 9.81 * 0.1]).min()
    start = {"theta": lean, "phi_dot": slow, "psi_dot": spin - slow * np.cos(lean)}
    run = pe.simulate(top, start, until=2.0, **FINE)
    np.testing.assert_allclose(run["theta"], lean, rtol=0, atol=1e-8)
    np.testing.assert_allclose(run["phi"], slow * run.t, rtol=0, atol=1e-7)


def test_an_arm_driven_by_a_motor_with_its_current():
    # Jω̇ = ki − bω, Lı̇ = V − Ri − kω: a linear system, by the exponential of its matrix.
    theta, current = pe.coordinates("theta"), pe.states("current")
    J, k, b, L, R, V = pe.parameters(J=0.02, k=0.1, b=0.01, L=0.05, R=1.0, V=6.0)
    arm = pe.Lagrangian(
        theta,
        J * theta.dot**2 / 2,
        forces=[pe.Torque(k * current, on=theta), pe.Damper(b, on=theta)],
        rates={current: (V - R * current - k * theta.dot) / L},
        name="arm with a motor",
    )
    run = pe.simulate(arm, until=1.0, **FINE)
    A = np.array([[-0.01 / 0.02, 0.1 / 0.02, 0.0], [-0.1 / 0.05, -1.0 / 0.05, 6.0 / 0.05], [0.0, 0.0, 0.0]])
    exact = expm(A * run.t[-1]) @ [0.0, 0.0, 1.0]
    assert [run.final["theta_dot"], run.final["current"]] == pytest.approx(exact[:2], rel=1e-8)


@pytest.mark.parametrize(
    "how", [{"step": 1e-3}, {"tolerance": 1e-10}, {"tolerance": 1e-10, "integrator": "taylor"}]
)
def test_a_satellite_by_the_four_numbers_of_its_quaternion(how):
    # |q| = 1 is a constraint that a user types; no kinetic energy depends on the rate of |q|: M is singular.
    # Of a symmetric body, q(t) = (turn about L by |L|t/I₁) (turn about its axis by (1/I₃ − 1/I₁) L₃t).
    w, x, y, z = q = pe.coordinates("qw qx qy qz")
    I1, I3 = pe.parameters(I1=1.0, I3=1.8)
    turning = (
        2 * (w * x.dot - x * w.dot + z * y.dot - y * z.dot),
        2 * (w * y.dot - y * w.dot + x * z.dot - z * x.dot),
        2 * (w * z.dot - z * w.dot + y * x.dot - x * y.dot),
    )
    kinetic = (I1 * (turning[0] ** 2 + turning[1] ** 2) + I3 * turning[2] ** 2) / 2
    unit = pe.Holonomic(w**2 + x**2 + y**2 + z**2 - 1, name="unit")
    satellite = pe.Lagrangian(q, kinetic, 0, constraints=[unit], start={"qw": 1.0}, name="satellite")
    run = pe.simulate(satellite, {"qx_dot": 0.2, "qz_dot": 0.5}, until=10.0, **how)
    L = np.array([1.0 * 2 * 0.2, 0.0, 1.8 * 2 * 0.5])
    size = np.linalg.norm(L)
    first = size * run.t / 1.0 / 2
    second = (1 / 1.8 - 1 / 1.0) * L[2] * run.t / 2
    exact = _product(
        np.array([np.cos(first), *(L[:, None] / size * np.sin(first))]),
        np.array([np.cos(second), 0 * second, 0 * second, np.sin(second)]),
    )
    np.testing.assert_allclose(run.q, exact.T, rtol=0, atol=1e-9)
    assert pe.verify(satellite).ok


def _product(p, q):
    """Of quaternions, entries along the first axis."""
    scalar = p[0] * q[0] - np.sum(p[1:] * q[1:], axis=0)
    vector = p[0] * q[1:] + q[0] * p[1:] + np.cross(p[1:], q[1:], axis=0)
    return np.vstack([scalar, vector])


def test_robertsons_reaction_over_eleven_decades():
    a, b, c = pe.states("a b c")
    slow, fast = 0.04 * a - 1e4 * b * c, 3e7 * b**2
    system = pe.Ode((a, b, c), [-slow, slow - fast, fast], start={"a": 1.0}, name="Robertson")
    run = pe.simulate(
        system, times=[40.0, 1e11], tolerance=1e-9, integrator="radau5", absolute={"b": 1e-18, "a": 1e-14}
    )
    assert run.q.shape == (2, 0)
    exact = [0.2083340149701255e-07, 0.8333360770334713e-13, 0.9999999791665050]
    np.testing.assert_allclose(run.z[1], exact, rtol=1e-6)
    np.testing.assert_allclose(run.z.sum(axis=1), 1.0, rtol=1e-12)
