"""Energies of each system at a configuration where they can be worked out by hand, with g = 10."""

from functools import partial
from math import pi, sqrt

import numpy as np
import pytest
from tests.kinds import MECHANISMS, SCENES

from pendula import gallery


def name_of(given) -> str:
    """The name of a system that is still to be built; nothing for other values."""
    return given.func.__name__.replace("_", "-") if isinstance(given, partial) else ""


# Every line: how the system is built, state, T and V, with the reasoning that gives them.
BY_HAND = [
    # speed 3·4 = 12, height 0
    (partial(gallery.pendulum, m=2, l=3, g=10), {"theta": pi / 2, "theta_dot": 4}, 144, 0),
    # upside down: height 3
    (partial(gallery.pendulum, m=2, l=3, g=10), {"theta": pi}, 0, 60),
    # first rod level, second hanging: velocities (0, 3) and (8, 3), heights 0 and -4
    (
        partial(gallery.double_pendulum, m1=1, m2=2, l1=3, l2=4, g=10),
        {"theta1": pi / 2, "theta1_dot": 1, "theta2_dot": 2},
        4.5 + 73,
        -80,
    ),
    # three level links turn as one rod: speeds 1, 2, 3
    (
        partial(gallery.n_link_pendulum, 3, g=10),
        {f"theta{i}": pi / 2 for i in (1, 2, 3)} | {f"theta{i}_dot": 1 for i in (1, 2, 3)},
        7,
        0,
    ),
    # three links hanging: depths 1, 2, 4
    (partial(gallery.n_link_pendulum, 3, masses=[1, 2, 3], lengths=[1, 1, 2], g=10), {}, 0, -10 - 40 - 120),
    # bob at (0.5, -1) with velocity (3, 0); springs ½·4·0.5² and ½·6·(0.5² + 2²)
    (
        partial(gallery.cart_pole, M=3, m=2, L=1, g=10, k1=4, k2=6, x0=1, y0=-3),
        {"x": 0.5, "x_dot": 2, "theta_dot": 1},
        6 + 9,
        -20 + 0.5 + 12.75,
    ),
    # upper bob (3, 0), lower bob (3, 6); heights -1 and -1
    (
        partial(gallery.cart_double_pendulum, M=2, m1=1, m2=3, l1=1, l2=2, g=10),
        {"theta2": pi / 2, "x_dot": 1, "theta1_dot": 2, "theta2_dot": 3},
        1 + 4.5 + 67.5,
        -40,
    ),
    # at the equator of the hoop: 3 along it and 3·2 across, at any time
    (
        partial(gallery.bead_on_hoop, m=2, R=3, Omega=2, g=10),
        {"theta": pi / 2, "theta_dot": 1, "t": 0.7},
        9 + 36,
        0,
    ),
    # weight level: ½ (2 + 3·2²)·1² and ½·1·2²; twisted by a half
    (
        partial(gallery.stiff_flywheel, J=2, I=1, m=3, r=2, k=4, g=10),
        {"phi": pi / 2, "psi": pi / 2 + 0.5, "phi_dot": 1, "psi_dot": 2},
        7 + 2,
        0.5,
    ),
    # a quarter period after the top of the shake: pivot at 0 with velocity -0.5·4; bob (3, -2)
    (
        partial(gallery.kapitza_pendulum, m=2, l=3, g=10, a=0.5, w=4),
        {"theta_dot": 1, "t": pi / 8},
        9 + 4,
        -60,
    ),
    # pendulum level: the propeller is 5 from the axis
    (
        partial(gallery.aero_pendulum, m=2, L1=3, L2=4, J=5, g=10),
        {"phi": pi / 2, "psi_dot": 1},
        25 + 2.5,
        0,
    ),
    # pendulum upright: arm and pendulum move it along the same line, 3 - 8
    (
        partial(gallery.aero_pendulum, m=2, L1=3, L2=4, J=5, g=10),
        {"psi_dot": 1, "phi_dot": 2},
        25 + 2.5,
        80,
    ),
    # rod level: the bob rises by 1 with the pin and 3·2 by turning; only the bob has weight
    (
        partial(gallery.held_pin_pendulum, m=2, m_pin=1, L=3, g=10),
        {"y": 0.5, "theta": pi / 2, "y_dot": 1, "theta_dot": 2},
        0.5 + 49,
        10,
    ),
    # uprights turn about their feet, J = 3·2²/3; the top moves at 2 without turning, 1 above the pivots
    (
        partial(gallery.four_bars, 1, m=3, l=2, g=10),
        {"a0": pi / 3, "a1": pi / 3, "a0_dot": 1, "a1_dot": 1},
        4 + 6,
        15 + 15 + 30,
    ),
    # speed 5
    (partial(gallery.thrown_particle, m=2, g=10), {"y": 5, "x_dot": 3, "y_dot": 4}, 25, 100),
    # speed 3, height z
    (
        partial(gallery.thrown_particle, m=2, g=10, dimension=3),
        {"y": 7, "z": 5, "x_dot": 1, "y_dot": 2, "z_dot": 2},
        9,
        100,
    ),
    # 1 along the spring and 3·2 across; stretched by 2
    (
        partial(gallery.spring_pendulum, m=2, k=4, l0=1, g=10),
        {"r": 3, "theta": pi / 2, "r_dot": 1, "theta_dot": 2},
        37,
        8,
    ),
    # 3·2 down the meridian, 1.5·4 along the parallel; height -3·√3/2
    (
        partial(gallery.spherical_pendulum, m=2, l=3, g=10),
        {"theta": pi / 6, "phi": 0.4, "theta_dot": 2, "phi_dot": 4},
        72,
        -51.96152422706632,
    ),
    # on the equator at rest point, 5 below the pivot: the frame moves the bob by -2·5 to the east
    (
        partial(gallery.foucault_pendulum, m=2, l=5, g=10, Omega=2, latitude=0),
        {"x_dot": 1, "y_dot": 2},
        81 + 4,
        -100,
    ),
    # at the pole, 3 from the axis and 4 below the pivot: 2·3 to the north, ż = 3/4 along the sphere
    (
        partial(gallery.foucault_pendulum, m=2, l=5, g=10, Omega=2, latitude=pi / 2),
        {"x": 3, "x_dot": 1},
        1 + 36 + 9 / 16,
        -80,
    ),
    # axis at 60°: spin 3 + 2·½ about it, 2·√3/2 across
    (
        partial(gallery.spinning_top, I1=2, I3=1, m=1, l=1, g=10),
        {"theta": pi / 3, "phi": 1.0, "phi_dot": 2, "psi_dot": 3},
        3 + 8,
        5,
    ),
    # stretched out it turns as one body: 3·2²/3 about one end, 6·1²/12 + 6·2.5² for the forearm
    (partial(gallery.two_link_arm, m1=3, m2=6, l1=2, l2=1, g=10), {"theta1_dot": 1}, (4 + 0.5 + 37.5) / 2, 0),
    # upright: centres of mass at 1 and 2.5
    (partial(gallery.two_link_arm, m1=3, m2=6, l1=2, l2=1, g=10), {"theta1": pi / 2}, 0, 30 + 150),
    # hanging straight, its masses move at 2 and 3
    (
        partial(gallery.pendularm, 2, masses=[3, 6], lengths=[2, 1], g=10),
        {"theta1_dot": 1},
        (3 * 4 + 6 * 9) / 2,
        -60 - 180,
    ),
    # the first link level, the second upright on it and turning about its joint alone
    (
        partial(gallery.pendularm, 2, masses=[3, 6], lengths=[2, 1], g=10),
        {"theta1": pi / 2, "theta2": pi / 2, "theta2_dot": 2},
        6 * 4 / 2,
        60,
    ),
    # the same two links, the quill 3 from the axis and turning twice as fast
    (
        partial(gallery.scara_arm, m1=3, m2=6, m3=2, l1=2, l2=1, J=5, k=8, g=10),
        {"z": -0.5, "theta1_dot": 1, "z_dot": 3, "theta4_dot": 1},
        (42 + 18 + 5 * 4) / 2 + 9,
        -10 + 1,
    ),
    # block with velocity (1 + √3, -1); 4 down a slope of 30° is a drop of 2
    (
        partial(gallery.slider, M=3, m=2, alpha=pi / 6, g=10),
        {"s": 4, "x_dot": 1, "s_dot": 2},
        1.5 + 5 + 2 * sqrt(3),
        -40,
    ),
    # both masses share ṙ; the bob is 1 below its pulley, M has been lifted by 2
    (
        partial(gallery.swinging_atwood, M=3, m=2, g=10),
        {"r": 2, "theta": pi / 3, "r_dot": 1, "theta_dot": 2},
        1.5 + 1 + 16,
        60 - 20,
    ),
    # reference problem P15: H = 0.13
    (partial(gallery.henon_heiles), {"q1": 0.1, "q2_dot": 0.5}, 0.125, 0.005),
    (partial(gallery.henon_heiles), {"q1": 1, "q2": 2}, 0, 2.5 + 2 - 8 / 3),
    # 3-4-5 triangle: distance 5
    (
        partial(gallery.planets, [2, 3], [(0, 0), (4, 3)], [(0, 0), (0, 0)], G=10),
        {"x2": 4, "y2": 3, "x1_dot": 1, "y2_dot": 2},
        1 + 6,
        -12,
    ),
    # in space, 2-3-6 box: distance 7
    (
        partial(gallery.planets, [2, 7], [(0, 0, 0), (2, 3, 6)], [(0, 0, 0), (0, 0, 0)], G=1),
        {"x2": 2, "y2": 3, "z2": 6, "z1_dot": 1},
        1,
        -2,
    ),
    # the craft 2 from the Earth and √5 from the Moon; the frame's own motion there is (-2, -0.25)
    (
        partial(gallery.arenstorf, mu=0.25),
        {"x": -0.25, "y": 2, "x_dot": 3, "y_dot": 0.25},
        0.5,
        -0.375 - 0.25 / sqrt(5),
    ),
    # a box of 12 kg with edges 1, 2, 3: I = (13, 10, 5); ½ 12 (1 + 4) + ½ (13 + 10·4 + 5·9), height 2
    (
        partial(gallery.thrown_box, m=12, a=1, b=2, c=3, g=10),
        {"vx": 1, "vz": 2, "wx": 1, "wy": 2, "wz": 3, "qw": 1, "z": 2},
        30 + 49,
        240,
    ),
    # ½ (1 + 2·4 + 3·9), and nothing pulls
    (partial(gallery.tumbling_racket), {"wx": 1, "wy": 2, "wz": 3, "z": 5}, 18, 0),
    # ½ (2²/2 + 3²/3 + 4²/4) and ½ 6²/9 by momenta
    (
        partial(gallery.euler_body, Ixx=2, Iyy=3, Izz=4, m=9, momenta=True),
        {"Lx": 2, "Ly": 3, "Lz": 4, "Py": 6, "qw": 1},
        4.5 + 2,
        0,
    ),
    # speed 5; a solid ball of 5 kg and 2 m has the inertia 8
    (
        partial(gallery.bouncing_ball, m=5, R=2, g=10),
        {"y": 2, "x_dot": 3, "y_dot": 4, "phi_dot": 1},
        62.5 + 4,
        100,
    ),
    # as the double pendulum above
    (
        partial(gallery.impacting_double_pendulum, m1=1, m2=2, l1=3, l2=4, d=9, g=10),
        {"theta1": pi / 2, "theta1_dot": 1, "theta2_dot": 2},
        4.5 + 73,
        -80,
    ),
    # ½·2·9; ½·3·4 in the spring, at height 1
    (
        partial(gallery.stick_slip_oscillator, m=2, k=3, g=10),
        {"x": 2, "y": 1, "x_dot": 3},
        9,
        6 + 20,
    ),
    # the bird rises with 1 + 1 + 2 and hangs at 1 + 1; the spring is turned by 1
    (
        partial(gallery.woodpecker, mM=1, JM=2, mS=3, JS=4, k=2, lM=1, lG=2, g=10),
        {"y": 1, "thetaM": 1, "y_dot": 1, "thetaM_dot": 1, "thetaS_dot": 1},
        0.5 + 1 + 24 + 2,
        10 + 60 + 1,
    ),
    # one link hangs from a bead with the speed 1: its lower end has 1 − 3·2
    (
        partial(gallery.chain_on_edge, n=1, m=2, l=3, g=10),
        {"theta1": pi / 2, "x_dot": 1, "theta1_dot": 2},
        1 + 25,
        -60,
    ),
    # ½·2·9 and ½·3·4
    (
        partial(gallery.rimless_wheel, m=2, I=3, g=10),
        {"y": 1, "x_dot": 3, "theta_dot": 2},
        9 + 6,
        20,
    ),
    # one leg hangs, its foot has the speed 2; the other is level, its foot has (1, 2)
    (
        partial(gallery.simplest_walker, M=2, m=1, l=1, g=10),
        {"theta2": pi / 2, "x_dot": 1, "theta1_dot": 1, "theta2_dot": 2},
        1 + 2 + 2.5,
        -10,
    ),
    # on its edge: inertia 1 across it and 2 about its axis
    (
        partial(gallery.spinning_coin, m=4, R=1, g=10),
        {"theta": pi / 2, "z": 1, "x_dot": 1, "psi_dot": 2, "theta_dot": 1, "phi_dot": 3},
        2 + 2.5 + 9,
        40,
    ),
    # ω = (1, 2, 1): ½ (1 + 2·4 + 3) + ½·1·2
    (
        partial(gallery.rattleback, m=2, Ixx=1, Iyy=2, Izz=3, Ixy=0.5, g=10),
        {"z": 1, "x_dot": 1, "yaw_dot": 1, "roll_dot": 1, "pitch_dot": 2},
        1 + 6 + 1,
        20,
    ),
]


@pytest.mark.parametrize(("build", "state", "T", "V"), BY_HAND, ids=name_of)
def test_energies_worked_out_by_hand(energies, build, state, T, V):
    assert energies(build(), **state) == pytest.approx((T, V), rel=1e-13, abs=1e-13)


def test_every_system_has_an_energy_worked_out_by_hand():
    # The two with long tables of data have tests of their own in test_orbits.py.
    covered = {name_of(build) for build, *_ in BY_HAND} | {"outer-solar-system", "pleiades"}
    # Mechanisms have theirs in test_robots.py; scenes are free bodies, whose energies test_stepping.py has.
    covered |= {*MECHANISMS, *SCENES}
    # Systems by their rates have no coordinates and no energy; test_flows.py has theirs.
    assert covered == {name for name, build in gallery.all_gallery().items() if build().coordinates}


def test_the_top_agrees_with_its_rotation_matrix_in_motion(energies):
    # ω in body axes from RᵀṘ, with Ṙ by a central difference; T = ½ ω·Iω about the tip.
    top = gallery.spinning_top(I1=2, I3=1, m=1, l=1)
    q, rates, h = np.array([0.3, 0.8, -1.1]), np.array([2.0, -0.7, 5.0]), 1e-6

    def turned(phi: float, theta: float, psi: float) -> np.ndarray:
        def about_z(a: float) -> np.ndarray:
            return np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])

        tilt = [[1, 0, 0], [0, np.cos(theta), -np.sin(theta)], [0, np.sin(theta), np.cos(theta)]]
        return about_z(phi) @ np.array(tilt) @ about_z(psi)

    W = turned(*q).T @ (turned(*(q + h * rates)) - turned(*(q - h * rates))) / (2 * h)
    omega = np.array([W[2, 1], W[0, 2], W[1, 0]])
    state = dict(zip(("phi", "theta", "psi", "phi_dot", "theta_dot", "psi_dot"), [*q, *rates], strict=True))
    # The central difference errs by h² and by rounding over h, both below 1e-9.
    assert energies(top, **state)[0] == pytest.approx(omega @ np.diag([2, 2, 1]) @ omega / 2, rel=1e-8)
