"""Forces, constraints and the parts of the energy that the lecture notes give in closed form."""

from math import pi
from typing import Any

import numpy as np
import pytest
import sympy as sp

from pendula import derive, gallery
from pendula.description import Lagrangian


def total_force(system: Lagrangian) -> dict[str, Any]:
    """Q by coordinate, all forces together."""
    columns = zip(*system.generalised_forces, strict=True)
    return {q.name: sp.Add(*column) for q, column in zip(system.coordinates, columns, strict=True)}


def symbol(system: Lagrangian, name: str) -> Any:
    known = (*system.coordinates, *system.velocities, *system.inputs, *system.parameters)
    return next(s for s in known if s.name == name)


def test_cart_pole_is_pushed_along_x_and_damped_on_both_coordinates():
    cart = gallery.cart_pole()
    u, b1, b2, xd, thetad = (symbol(cart, n) for n in ("u", "b1", "b2", "x_dot", "theta_dot"))
    assert total_force(cart) == {"x": u - b1 * xd, "theta": -b2 * thetad}


def test_cart_pole_rests_hanging_and_upright_in_the_case_of_the_notes():
    # Notes: x0 = 0, y0 = -2, L = 1 with springs of rest length 0 has equilibria at x = 0, theta = 0 and π.
    cart = gallery.cart_pole()
    values = {p: p.value for p in cart.parameters}
    for theta in (0, sp.pi):
        at = {cart.coordinates[0]: 0, cart.coordinates[1]: theta}
        assert [float(cart.potential.diff(q).subs(values).subs(at)) for q in cart.coordinates] == [0, 0]


def test_thrust_of_the_aero_pendulum():
    aero = gallery.aero_pendulum()
    F, L1, L2, phi = (symbol(aero, n) for n in ("F", "L1", "L2", "phi"))
    Q = total_force(aero)
    assert sp.simplify(Q["psi"] + F * L1 * sp.cos(phi)) == 0
    assert sp.simplify(Q["phi"] - F * L2) == 0


def test_drag_of_the_thrown_particle_is_against_its_velocity():
    ball = gallery.thrown_particle(b=1, c=2)
    values = {p: p.value for p in ball.parameters} | {symbol(ball, "x_dot"): 3, symbol(ball, "y_dot"): 4}
    # speed 5: -(1 + 2·5) times (3, 4)
    assert {q: float(Q.subs(values)) for q, Q in total_force(ball).items()} == {"x": -33, "y": -44}


def test_the_damped_shaft_turns_flywheel_and_rotor_against_each_other():
    wheel = gallery.stiff_flywheel(c=3)
    c, phid, psid = (symbol(wheel, n) for n in ("c", "phi_dot", "psi_dot"))
    Q = total_force(wheel)
    assert sp.expand(Q["phi"] - c * (psid - phid)) == 0
    assert sp.expand(Q["phi"] + Q["psi"]) == 0


def test_stiffness_of_the_shaft_is_what_makes_it_stiff():
    # The light rotor on the shaft: s² + c/I s + k/I = 0 has −1e5 and −1e3 for its roots, nearly.
    wheel = gallery.stiff_flywheel()
    p = {parameter.name: parameter.value for parameter in wheel.parameters}
    roots = np.roots([1, p["c"] / p["I"], p["k"] / p["I"]])
    slopes = derive(wheel).evaluate("jacobian", np.zeros(1), np.zeros(4), np.zeros(0)).reshape(4, 4)
    fastest = np.sort(np.linalg.eigvals(slopes).real)[:2]
    # The flywheel is 1400 times as heavy: it takes part with a thousandth.
    np.testing.assert_allclose(fastest, np.sort(roots), rtol=2e-3)
    assert fastest[0] < -9e4


def test_motors_of_the_arms_work_on_their_own_joints():
    arm, scara = gallery.two_link_arm(), gallery.scara_arm()
    for n in (1, 2, 5):
        servos = total_force(gallery.pendularm(n))
        assert [str(Q) for Q in servos.values()] == [f"u{i}" for i in range(1, n + 1)]
    assert [str(Q) for Q in total_force(arm).values()] == ["u1", "u2"]
    assert [str(Q) for Q in total_force(scara).values()] == ["u1", "u2", "u3", "u4"]
    assert [str(u) for u in scara.inputs] == ["u1", "u2", "u3", "u4"]


@pytest.mark.parametrize(
    ("q", "torque"), [((0, 0), (2, 0.5)), ((0, pi / 2), (1.5, 0)), ((pi / 2, 0), (0, 0))]
)
def test_gravity_torque_of_the_two_link_arm_is_the_published_one(q, torque):
    # Reference problem P31, robotics toolbox: links of length 1 and mass 1, centre of mass in the middle.
    arm = gallery.two_link_arm(g=1)
    values = {p: p.value for p in arm.parameters} | dict(zip(arm.coordinates, q, strict=True))
    G = [float(arm.potential.diff(coordinate).subs(values)) for coordinate in arm.coordinates]
    assert pytest.approx(torque, abs=1e-15) == G


def test_held_pin_is_a_named_constraint_on_y_and_stays_regular_with_the_rod_level():
    held = gallery.held_pin_pendulum(m=2, m_pin=0.5, L=3)
    assert [(str(c.expression), c.name) for c in held.constraints] == [("y", "held pin")]
    assert held.start == {"theta": pi / 3}
    M = sp.hessian(held.kinetic, held.velocities).subs({p: p.value for p in held.parameters})
    # (m + m_pin, m L sin θ; m L sin θ, m L²) at θ = π/2, whose determinant is m_pin m L²
    level = M.subs(held.coordinates[1], sp.pi / 2)
    assert [float(entry) for entry in level] == [2.5, 6, 6, 18]
    assert level.det() == pytest.approx(0.5 * 2 * 9)


def test_aero_pendulum_stays_regular_upright_by_the_inertia_of_the_arm():
    aero = gallery.aero_pendulum(m=2, L1=3, L2=4, J=5)
    M = sp.hessian(aero.kinetic, aero.velocities).subs({p: p.value for p in aero.parameters})
    upright = M.subs(dict.fromkeys(aero.coordinates, 0))
    # m L1² + J and m L2² on the diagonal, -m L1 L2 beside it
    assert [float(entry) for entry in upright] == [2 * 9 + 5, -2 * 12, -2 * 12, 2 * 16]


@pytest.mark.parametrize(
    ("system", "theta", "T0"),
    [
        # ½ m R² Ω² sin²θ
        (gallery.bead_on_hoop(m=2, R=3, Omega=2), pi / 6, 9.0),
        # ½ m ẏ² of the pivot alone
        (gallery.kapitza_pendulum(m=2, a=0.5, w=4), pi / 6, 4.0),
    ],
)
def test_prescribed_motion_leaves_kinetic_energy_at_rest(energies, system, theta, T0):
    assert energies(system, theta=theta, t=pi / 8)[0] == pytest.approx(T0, rel=1e-14)


@pytest.mark.parametrize("system", [gallery.arenstorf(), gallery.foucault_pendulum()])
def test_rotating_frames_have_terms_of_every_degree(system):
    T = sp.expand(system.kinetic)
    at_rest = dict.fromkeys(system.velocities, 0)
    assert T.subs(at_rest) != 0
    assert any(T.diff(v).subs(at_rest) != 0 for v in system.velocities)


def test_wedge_recoils_by_the_textbook_acceleration():
    # Morin, 'Moving plane': the wedge accelerates by m g sin α cos α / (M + m sin²α) away from the slope.
    slider = gallery.slider(M=2, m=1, alpha=pi / 6, g=10)
    values = {p: p.value for p in slider.parameters}
    M = sp.hessian(slider.kinetic, slider.velocities).subs(values)
    G = sp.Matrix([slider.potential.diff(q) for q in slider.coordinates]).subs(values)
    x_ddot, _ = -M.LUsolve(G)
    assert float(x_ddot) == pytest.approx(-10 * 0.5 * (3**0.5 / 2) / 2.25, rel=1e-14)


def test_a_shared_number_makes_one_parameter_and_a_list_one_for_each():
    shared = gallery.n_link_pendulum(3, masses=2.0)
    assert {p.name: p.value for p in shared.parameters} == {"g": 9.81, "l": 1.0, "m": 2.0}
    apart = gallery.n_link_pendulum(2, masses=[2.0, 3.0])
    assert {p.name: p.value for p in apart.parameters} == {"g": 9.81, "l": 1.0, "m1": 2.0, "m2": 3.0}


def test_two_links_are_a_double_pendulum():
    double = gallery.double_pendulum()
    chain = gallery.n_link_pendulum(2, masses=[1, 1], lengths=[1, 1])
    assert (chain.coordinates, chain.kinetic, chain.potential) == (
        double.coordinates,
        double.kinetic,
        double.potential,
    )
