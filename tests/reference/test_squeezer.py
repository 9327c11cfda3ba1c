"""Andrews' squeezing mechanism: seven bodies in a plane, three loops, driven by a torque.

Hairer & Wanner II, §VII.7, give geometry and inertia; the Test Set for IVP Solvers (Mazzia & Magherini) gives
angles and rates at 0.03 s, which PSIDE found at tolerance 1e-14. Here bodies have places, from which energies
follow, and the loops are six constraints; no mass matrix is typed. The crank makes two and a half turns.

What is asked: angles and rates next to those of dop853 at 1e-13, relative to 1 + |y|, within 30 times the
tolerance (rates of 1,400 rad/s magnify what angles miss). Published angles are right to 2e-9: dop853, Radau
and verner98 at 1e-10 to 1e-13 agree to 1e-11 and are all ahead by 1.15e-9 rad of the crank, which is 1e-12 s
and, with accelerations of 6e5 rad/s², 6e-7 rad/s of the rates. Loops are closed to rounding; the multipliers
at the start are the published ones to 1e-9 of the larger.
"""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

MASSES = (0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498)
INERTIAS = (2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5)
START = {
    "beta": -0.0617138900142764496, "Theta": 0.0, "gamma": 0.455279819163070380, "Phi": 0.222668390165885885,
    "delta": 0.487364979543842550, "Omega": -0.222668390165885885, "epsilon": 1.23054744454982119,
}  # fmt: skip
MULTIPLIERS = np.array([98.5668703962410896, -6.12268834425566266, 0.0, 0.0, 0.0, 0.0])
END = np.array([
    15.81077119629904, -15.75637105984298, 0.04082224013073101, -0.5347301163226948, 0.5244099658805304,
    0.5347301163226948, 1.048080741042263,
])  # fmt: skip
RATES = np.array([
    1139.920302151208, -1424.379294994111, 11.03291221937134, 19.29337464421385, 0.5735699284790808,
    -19.29337464421385, 0.3231791658026955,
])  # fmt: skip


def squeezer() -> pe.Lagrangian:
    beta, theta, gamma, phi, delta, omega, epsilon = angles = pe.coordinates(
        "beta Theta gamma Phi delta Omega epsilon"
    )

    def along(angle):
        return np.array([pe.cos(angle), pe.sin(angle)])

    def across(angle):
        return np.array([pe.sin(angle), -pe.cos(angle)])

    A, B, C = np.array([-0.06934, -0.00227]), np.array([-0.03635, 0.03273]), np.array([0.014, 0.072])
    rr, d, da, ss, sc, sd = 0.007, 0.028, 0.0115, 0.035, 0.018, 0.02
    e, ea, zt, zf, fa, u = 0.02, 0.01421, 0.04, 0.02, 0.01421, 0.04
    crank, rod = rr * along(beta), along(beta + theta)
    # Squares of the arms of bodies that turn about fixed points; where the centres of all others are.
    arms = {0: 0.00092**2, 2: 0.01874**2 + 0.01043**2, 4: 0.02308**2 + 0.00916**2, 6: 0.01228**2 + 0.00449**2}
    places = {
        1: crank - da * rod,
        3: zt * along(delta) + (e - ea) * across(phi + delta),
        5: u * across(epsilon) + (zf - fa) * along(omega + epsilon),
    }
    turns = beta, beta + theta, gamma, phi + delta, delta, omega + epsilon, epsilon
    kinetic = sum(
        (I + MASSES[k] * arms.get(k, 0.0)) * pe.dot(turns[k]) ** 2 / 2 for k, I in enumerate(INERTIAS)
    )
    kinetic += sum(MASSES[k] * sum(pe.dot(part) ** 2 for part in place) / 2 for k, place in places.items())
    pin = crank - d * rod
    gaps = (
        pin - ss * across(gamma) - B,
        pin - e * across(phi + delta) - zt * along(delta) - A,
        pin - zf * along(omega + epsilon) - u * across(epsilon) - A,
    )
    end = B + sd * along(gamma) + sc * across(gamma) - C
    length = pe.sqrt(end[0] ** 2 + end[1] ** 2)
    loops = [pe.Holonomic(row) for gap in gaps for row in gap]
    return pe.Lagrangian(
        angles, kinetic, 4530.0 * (length - 0.07785) ** 2 / 2, forces=[pe.Torque(0.033, on=beta)],
        constraints=loops, start=START, name="Andrews' squeezer",
    )  # fmt: skip


@pytest.fixture(scope="module")
def model():
    return pe.derive(squeezer())


def test_multipliers_at_the_start(model):
    found = model.multipliers(np.array(list(START.values())), np.zeros(7))
    # The sign: ours are forces on the system, theirs are on the other side of the equation.
    np.testing.assert_allclose(-found, MULTIPLIERS, rtol=0, atol=1e-9 * 98.6)


@pytest.fixture(scope="module")
def truth(model):
    return pe.simulate(model, until=0.03, tolerance=1e-13, integrator="dop853", save_every=10**6)


def test_published_end(truth):
    np.testing.assert_allclose(truth.q[-1], END, rtol=0, atol=2e-9)
    np.testing.assert_allclose(truth.v[-1], RATES, rtol=0, atol=1e-6)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-8, 1e-10])
def test_radau_on_projected_equations(model, truth, tolerance):
    run = pe.simulate(model, until=0.03, tolerance=tolerance, integrator="radau5", save_every=10)
    for found, expected in ((run.q[-1], truth.q[-1]), (run.v[-1], truth.v[-1])):
        assert (np.abs(found - expected) / (1 + np.abs(expected))).max() < 30 * tolerance
    residuals = np.abs(model.constraint_residuals(run.q, run.v))
    assert residuals[:, :6].max() < 1e-15  # m, of loops that are centimetres large
    assert residuals[:, 6:].max() < 1e-12  # m/s, at rates of a thousand rad/s
