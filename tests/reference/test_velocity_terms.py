"""Energies of terms linear in the velocities, against closed forms and against runs in a resting frame.

A charge in a uniform field moves on a circle with the cyclotron frequency B (q = m = 1), its kinetic energy
½ v² is kept (Jackson, Classical Electrodynamics, §12.2). In a field B(t) = B₀ + B₁ t with A = B(t) (−y, x)/2,
the induced field E = −∂A/∂t works on it. A frame that turns with Ω sees h = E − Ω L_z (Goldstein, §2.7).
Runs are made at tolerance 1e-12, which leaves 1e-9 in seconds of smooth motion; seen is less.
"""

import numpy as np
import pytest

import pendula as pe

x, y = pe.coordinates("x y")
B, C, Omega, k = pe.parameters(B=2.0, C=0.7, Omega=1.5, k=9.0)
PLAIN = (x.dot**2 + y.dot**2) / 2
SWIRL = (x * y.dot - y * x.dot) / 2
START = {"x": 1.0, "y": 0.2, "x_dot": 0.3, "y_dot": -0.9}
SPEED2 = 0.3**2 + 0.9**2
TURNING = ((x.dot - Omega * y) ** 2 + (y.dot + Omega * x) ** 2) / 2
CLOSE = 1e-9


def moved(system, start=START, until=3.0):
    return pe.simulate(system, start, times=np.linspace(0, until, 301), tolerance=1e-12, ledger=True)


def remainder(run):
    works = sum((work - work[0] for work in run.ledger.values()), np.zeros(len(run)))
    return np.abs(run.energy.total - run.energy.total[0] - works).max()


def resting(run, turned):
    """Position and velocity in a resting frame, of a run in one that has turned so far at a rate Ω."""
    c, s, rate = np.cos(turned), np.sin(turned), 1.5
    (px, py), (vx, vy) = run.q.T, run.v.T
    ux, uy = vx - rate * py, vy + rate * px
    return np.stack([c * px - s * py, s * px + c * py]), np.stack([c * ux - s * uy, s * ux + c * uy])


def test_a_charge_in_a_uniform_field():
    run = moved(pe.Lagrangian((x, y), PLAIN + B * SWIRL, name="charge"))
    # v turns by −B t: v_x + i v_y = v₀ exp(−i B t), and the position is its integral.
    v0, r0, w = 0.3 - 0.9j, 1.0 + 0.2j, np.exp(-2.0j * run.t)
    assert run.v[:, 0] + 1j * run.v[:, 1] == pytest.approx(v0 * w, abs=CLOSE)
    assert run.q[:, 0] + 1j * run.q[:, 1] == pytest.approx(r0 + v0 * (1 - w) / 2j, abs=CLOSE)
    assert run.energy.kinetic == pytest.approx(np.full(301, SPEED2 / 2), abs=CLOSE)
    assert run.energy.jacobi == pytest.approx(run.energy.total, abs=1e-15)
    assert run.ledger == {}
    found = pe.audit(run)
    assert found.ok
    assert "prescribed" not in str(found)


def test_the_charge_of_the_issue_has_the_energy_of_its_speed():
    # Unit speed: ½ J, whatever the strength of the field and the place of the origin.
    for strength in (-1.99, 0.0, 50.0):
        model = pe.derive(pe.Lagrangian((x, y), PLAIN + B * SWIRL)).with_parameters(B=strength)
        assert model.energy([1.0, 0.0], [0.0, 1.0]).kinetic == 0.5


def test_a_charge_in_a_field_that_is_not_uniform():
    # A = B (x² + y²) (−y, x)/2, under a force that is no gradient: only that does work.
    swirl = pe.Force(0.3 * y, along=x, name="push")
    run = moved(pe.Lagrangian((x, y), PLAIN + B * (x**2 + y**2) * SWIRL, k * x**2 / 2, forces=[swirl]))
    assert list(run.ledger) == ["push"]
    assert abs(run.ledger["push"][-1]) > 0.01
    assert remainder(run) < CLOSE
    assert run.energy.kinetic == pytest.approx((run.v**2).sum(axis=1) / 2, abs=1e-14)


def test_a_field_that_changes_with_time_does_work_by_induction():
    run = moved(pe.Lagrangian((x, y), PLAIN + (B + C * pe.time) * SWIRL, name="betatron"))
    assert list(run.ledger) == ["prescribed motion"]
    # E = −∂A/∂t = C (y, −x)/2, which works on the velocity; by the trapezoidal rule on 300 intervals.
    power = 0.35 * (run.q[:, 1] * run.v[:, 0] - run.q[:, 0] * run.v[:, 1])
    assert run.powers["prescribed motion"] == pytest.approx(power, abs=1e-12)
    work = np.concatenate([[0], np.cumsum((power[1:] + power[:-1]) / 2 * np.diff(run.t))])
    assert run.ledger["prescribed motion"] == pytest.approx(work, abs=1e-4)
    assert run.energy.kinetic == pytest.approx((run.v**2).sum(axis=1) / 2, abs=1e-14)
    assert remainder(run) < CLOSE


@pytest.mark.parametrize("written", [TURNING, TURNING.expand()], ids=["squares", "expanded"])
def test_an_oscillator_in_a_turning_frame(written):
    turning = moved(pe.Lagrangian((x, y), written, k * (x**2 + y**2) / 2, name="turning"))
    r, u = resting(turning, 1.5 * turning.t)
    still = {"x": r[0, 0], "y": r[1, 0], "x_dot": u[0, 0], "y_dot": u[1, 0]}
    inertial = moved(pe.Lagrangian((x, y), PLAIN, k * (x**2 + y**2) / 2, name="resting"), still)
    assert r == pytest.approx(inertial.q.T, abs=CLOSE)
    # The kinetic energy is that of the resting frame, T₁ and T₀ included; so the energy is kept here too.
    assert turning.energy.kinetic == pytest.approx(inertial.energy.kinetic, abs=CLOSE)
    spin = inertial.q[:, 0] * inertial.v[:, 1] - inertial.q[:, 1] * inertial.v[:, 0]
    assert turning.energy.jacobi == pytest.approx(inertial.energy.total - 1.5 * spin, abs=CLOSE)
    assert list(turning.ledger) == ["moving frame"]
    assert remainder(turning) < CLOSE


def test_a_bead_on_a_hoop_that_turns_at_a_steady_rate():
    theta = pe.coordinates("theta")
    g = pe.parameters(g=9.81)
    T = (theta.dot**2 + Omega**2 * pe.sin(theta) ** 2) / 2
    run = moved(pe.Lagrangian(theta, T, -g * pe.cos(theta), name="bead"), {"theta": 2.0})
    assert list(run.ledger) == ["moving frame"]
    # The motor's torque is dL_z/dt, L_z = Ω sin²θ: its work is Ω ΔL_z.
    spin = 1.5 * np.sin(run["theta"]) ** 2
    assert run.ledger["moving frame"] == pytest.approx(1.5 * (spin - spin[0]), abs=CLOSE)
    assert np.ptp(run.energy.jacobi) < CLOSE < 0.1 < np.ptp(run.energy.total)
    (item,) = pe.audit(run).invariants
    assert item.name == "Jacobi's integral"


def test_foucaults_pendulum_in_the_turning_frame_and_in_the_resting_one():
    # Small swings at the pole of a planet that turns fast; by T in squares, and by L written out.
    pole = moved(pe.Lagrangian((x, y), TURNING, k * (x**2 + y**2) / 2), {"x": 1.0})
    whole = (TURNING - k * (x**2 + y**2) / 2).expand()
    by_lagrangian = moved(pe.Lagrangian((x, y), lagrangian=whole), {"x": 1.0})
    assert by_lagrangian.q == pytest.approx(pole.q, abs=CLOSE)
    assert by_lagrangian.energy.total == pytest.approx(pole.energy.jacobi, abs=CLOSE)
    assert by_lagrangian.ledger == {}
    # In the resting frame an ellipse with r(0) = 1 and ṙ(0) = Ω: x = cos 3t, y = ½ sin 3t.
    r, _ = resting(pole, 1.5 * pole.t)
    assert r == pytest.approx(np.stack([np.cos(3 * pole.t), np.sin(3 * pole.t) / 2]), abs=CLOSE)


def test_a_pivot_that_moves_as_prescribed():
    theta = pe.coordinates("theta")
    bob = pe.Point(pe.sin(3 * pe.time) / 5 + pe.sin(theta), -pe.cos(theta))
    T, V = bob.velocity.dot(bob.velocity) / 2, 9.81 * bob.y
    run = moved(pe.Lagrangian(theta, T, V, name="moved"), {"theta": 1.0})
    assert list(run.ledger) == ["prescribed motion"]
    # By the other route, a cart that a constraint moves: the constraint does the work.
    X = pe.coordinates("X")
    tip = pe.Point(X + pe.sin(theta), -pe.cos(theta))
    held = pe.Lagrangian(
        (X, theta), X.dot**2 / 20 + tip.velocity.dot(tip.velocity) / 2, 9.81 * tip.y, name="held",
        constraints=[pe.Holonomic(X - pe.sin(3 * pe.time) / 5)],
    )  # fmt: skip
    cart = moved(held, {"theta": 1.0, "X_dot": 0.6})
    own = 0.05 * (0.6 * np.cos(3 * cart.t)) ** 2  # of the cart, which the first system does not have
    assert run.energy.kinetic == pytest.approx(cart.energy.kinetic - own, abs=1e-8)
    assert run.ledger["prescribed motion"] == pytest.approx(
        cart.ledger["moving constraints"] + cart.ledger["stabilisation"] - own + own[0], abs=1e-8
    )
    assert remainder(run) < CLOSE
    # The same given whole: another energy, the Jacobi integral, and −∂L/∂t is all that changes it.
    whole = moved(pe.Lagrangian(theta, lagrangian=T - V, name="whole"), {"theta": 1.0})
    assert whole.q == pytest.approx(run.q, abs=CLOSE)
    assert whole.energy.total == pytest.approx(run.energy.jacobi, abs=CLOSE)
    assert remainder(whole) < CLOSE


def test_a_potential_that_depends_on_velocity():
    # U = (1 − ṙ²/8)/r, of the kind of Weber's: L₂ − L₀ = ½ v² + (1 + ṙ²/8)/r.
    r, phi = pe.coordinates("r phi")
    L = (r.dot**2 + r**2 * phi.dot**2) / 2 - (1 - r.dot**2 / 8) / r
    run = moved(
        pe.Lagrangian((r, phi), lagrangian=L, name="generalised"), {"r": 1.0, "r_dot": -0.5, "phi_dot": 0.4}
    )
    place, speed = run["r"], run["r_dot"]
    h = (speed**2 + place**2 * run["phi_dot"] ** 2) / 2 + (1 + speed**2 / 8) / place
    assert run.energy.total == pytest.approx(h, abs=1e-12)
    assert np.ptp(h) < CLOSE
    assert run.energy.name == "Jacobi integral"
    found = pe.audit(run)
    assert found.ok
    assert "change of the Jacobi integral" in str(found)
    assert "Jacobi integral at the start" in str(pe.energy_balance(run))
