"""Free rigid bodies with published digits or a closed form.

- Euler's top, I = (2, 1, 2/3), angular momentum (cos 1.1, 0, sin 1.1) along the body's axes at the start
  (Hairer, Lubich & Wanner, "Geometric Numerical Integration", §VII.5): digits from a Taylor series with 20
  digits. Tolerance 1e-10 (seen 3e-13).
- A body that turns over about its middle axis, I = (1, 2, 3), ω₀ = (0.01, 1, 0.01): period 4 K(k)/Ω, and ω by
  Jacobi's functions. Tolerance 1e-10 on ω (seen 9e-12), relative on the period between events (seen
  2e-12) and on the angular momentum in the world (seen 1e-13).
- A symmetric body precesses steadily: R(t) = R(L̂, |L| t/A) R(z, −Ω t), Ω = (C − A)/A ω_z (Landau & Lifshitz,
  "Mechanics", §35). Tolerance 1e-12 over three turns (seen 3e-14).
- A thrown box: a parabola without thrust; with thrust, the same motion from Lagrange's equations with Euler
  angles. Tolerance 1e-11 (seen 6e-13 of places of 60 m), 1e-9 J on energies of 600 J (seen 8e-11 J).
"""

import numpy as np
import pytest
from scipy.special import ellipk

import pendula as pe
from pendula import FreeBody, gallery

pytestmark = pytest.mark.slow

ADAPTIVE = list(pe.adaptive_integrators())
adaptive = pytest.mark.parametrize("method", ADAPTIVE)
both = pytest.mark.parametrize("momenta", [False, True], ids=["velocities", "momenta"])

TOP = (2.0, 1.0, 2 / 3)
TOP_AT = {
    1.0: (0.36911008085046067, -0.37284632112143345, 0.85131860606988928),
    10.0: (0.40706613658804081, 0.28300742681284408, 0.86844916766156164),
}
RACKET = (1.0, 2.0, 3.0)
RACKET_AT_10 = (-0.8745734378910936, 0.4849961873410485, 0.5050012205479133)
PERIOD, SQUARED_MODULUS = 39.1057341972687209, 0.999800059982005398


def rotation(q: np.ndarray) -> np.ndarray:
    """R of quaternions along the last axis, by Rodrigues' formula: R b = b + 2 w (a × b) + 2 a × (a × b)."""
    w, a = q[..., 0, None, None], q[..., None, 1:]
    columns = np.eye(3)
    return np.swapaxes(columns + 2 * w * np.cross(a, columns) + 2 * np.cross(a, np.cross(a, columns)), -1, -2)


def angular_momentum(run: pe.Run, moments: tuple[float, ...]) -> tuple[np.ndarray, np.ndarray]:
    """L along the body's axes, and along those of the world."""
    R, last = rotation(run.q[:, 3:]), run.v[:, 3:]
    if run.velocities[3] == "Lx":
        return np.einsum("kji,kj->ki", R, last), last
    own = last * moments
    return own, np.einsum("kij,kj->ki", R, own)


def test_rotation_is_a_quarter_turn_about_z():
    half = np.sqrt(0.5)
    turned = rotation(np.array([half, 0, 0, half])) @ (1.0, 2.0, 3.0)
    assert turned == pytest.approx((-2.0, 1.0, 3.0), abs=1e-15)


def euler_top(momenta: bool) -> FreeBody:
    return gallery.euler_body(Ixx=TOP[0], Iyy=TOP[1], Izz=TOP[2], momenta=momenta)


def check_top(run: pe.Run) -> None:
    own, world = angular_momentum(run, TOP)
    for row, digits in zip(own, TOP_AT.values(), strict=True):
        assert row == pytest.approx(digits, abs=1e-10)
    assert np.linalg.norm(own, axis=1) == pytest.approx([1.0, 1.0], abs=1e-10)
    # At the start the axes of body and world are the same.
    for row in world:
        assert row == pytest.approx((np.cos(1.1), 0.0, np.sin(1.1)), abs=1e-10)
    start = np.array([np.cos(1.1), 0.0, np.sin(1.1)])
    energy = start @ (start / TOP) / 2
    assert run.energy.total == pytest.approx([energy, energy], abs=1e-10)


@both
@adaptive
def test_eulers_top(method, momenta):
    check_top(pe.simulate(euler_top(momenta), times=list(TOP_AT), tolerance=1e-12, integrator=method))


@both
@pytest.mark.parametrize(("method", "step"), [("rk4", 1e-3), ("gauss6", 0.02)])
def test_eulers_top_by_fixed_steps(method, step, momenta):
    check_top(pe.simulate(euler_top(momenta), times=list(TOP_AT), step=step, integrator=method))


def racket(momenta: bool) -> FreeBody:
    return gallery.tumbling_racket(Ixx=RACKET[0], Iyy=RACKET[1], Izz=RACKET[2], momenta=momenta)


def spin(run: pe.Run) -> np.ndarray:
    """ω along the body's axes."""
    return angular_momentum(run, RACKET)[0] / RACKET


def test_the_period_is_a_complete_elliptic_integral():
    # With L² > 2 E I₂: Ω² = (I₃ − I₂)(L² − 2 E I₁)/(I₁ I₂ I₃), k² = (I₂ − I₁)(2 E I₃ − L²)/…, else I₁ ↔ I₃.
    A, B, C = RACKET
    omega = np.array([0.01, 1.0, 0.01])
    energy, square = omega @ (omega * RACKET), np.sum((omega * RACKET) ** 2)
    if square < energy * B:
        A, C = C, A
    growth = np.sqrt((C - B) * (square - energy * A) / (A * B * C))
    modulus = (B - A) * (energy * C - square) / ((C - B) * (square - energy * A))
    assert modulus == pytest.approx(SQUARED_MODULUS, rel=1e-13)
    # 1 − k² has lost four digits: seen 5e-13.
    assert 4 * ellipk(modulus) / growth == pytest.approx(PERIOD, rel=1e-11)


@both
@adaptive
def test_a_racket_turns_over(method, momenta):
    times = [10.0, PERIOD / 2, PERIOD]
    run = pe.simulate(racket(momenta), times=times, tolerance=1e-13, integrator=method)
    expected = [RACKET_AT_10, (-0.01, -1.0, 0.01), (0.01, 1.0, 0.01)]
    for row, digits in zip(spin(run), expected, strict=True):
        assert row == pytest.approx(digits, abs=1e-10)
    for row in angular_momentum(run, RACKET)[1]:
        assert row == pytest.approx((0.01, 2.0, 0.03), abs=1e-10)


@adaptive
def test_the_period_of_a_racket_between_events(method):
    wy = pe.velocities("wy")
    over = pe.Event(wy, "over", "falling")
    run = pe.simulate(racket(False), until=2 * PERIOD, tolerance=1e-12, integrator=method, events=over)
    first, second = (event.t for event in run.events)
    assert second - first == pytest.approx(PERIOD, rel=1e-10)


@both
def test_a_symmetric_body_precesses_steadily(momenta):
    A, C, a, c, end = 1.0, 1.6, 0.7, 2.5, 12.0
    start = {"Lx": A * a, "Lz": C * c} if momenta else {"wx": a, "wz": c}
    body = FreeBody(1.0, (A, A, C), gravity=(0, 0, 0), momenta=momenta, start=start)
    times = np.linspace(0.0, end, 61)
    run = pe.simulate(body, times=times, tolerance=1e-13)
    L = np.array([A * a, 0.0, C * c])
    rate, Omega = np.linalg.norm(L) / A, (C - A) / A * c
    # q = (cos ½α, sin ½α L̂) ⊗ (cos ½β, 0, 0, sin ½β) with α = |L| t/A and β = −Ω t
    alpha, beta = rate * times / 2, -Omega * times / 2
    n, (cos_a, sin_a, cos_b, sin_b) = L / np.linalg.norm(L), (
        np.cos(alpha), np.sin(alpha), np.cos(beta), np.sin(beta),
    )  # fmt: skip
    q = [
        cos_a * cos_b - n[2] * sin_a * sin_b,
        n[0] * sin_a * cos_b + n[1] * sin_a * sin_b,
        n[1] * sin_a * cos_b - n[0] * sin_a * sin_b,
        n[2] * sin_a * cos_b + cos_a * sin_b,
    ]
    assert run.q[:, 3:] == pytest.approx(np.array(q).T, abs=1e-12)
    omega = angular_momentum(run, (A, A, C))[0] / (A, A, C)
    steady = np.column_stack([a * np.cos(Omega * times), a * np.sin(Omega * times), np.full(61, c)])
    assert omega == pytest.approx(steady, abs=1e-12)


@both
@pytest.mark.parametrize("method", [*ADAPTIVE, "rk4", "gauss6"])
def test_without_thrust_the_centre_of_mass_flies_on_a_parabola(method, momenta):
    box = gallery.thrown_box(thrust=0.0, momenta=momenta)
    times = np.linspace(0.0, 2.0, 21)
    how = {"tolerance": 1e-12} if method in ADAPTIVE else {"step": 1e-3}
    run = pe.simulate(box, times=times, integrator=method, **how)
    parabola = np.outer(times, (10.0, 20.0, 10.0)) + np.outer(times**2 / 2, (0.0, 0.0, -9.81))
    # Places up to 40 m. With momenta every method is exact on a parabola but for the rounding of 2,000 steps
    # (seen 3e-12); along the axes of the spinning body the method's error counts (seen 2e-10).
    assert run.q[:, :3] == pytest.approx(parabola, abs=1e-11 if momenta else 1e-9)


def euler_angle_box(box: FreeBody) -> pe.Lagrangian:
    """The box with thrust by its energies, over the angles of R = R(z, ψ) R(y, θ) R(x, φ)."""
    x, y, z, psi, theta, phi = pe.coordinates("x y z psi theta phi")
    R = pe.rotation("z", psi) * pe.rotation("y", theta) * pe.rotation("x", phi)
    body = pe.RigidBody(box.mass, box.inertia, pe.Point(x, y, z), rotation=R)
    a, g, thrust = (next(p for p in box.parameters if p.name == name) for name in ("a", "g", "thrust"))
    place = pe.Point(*(pe.Matrix([x, y, z]) + R * pe.Matrix([a / 4, 0, 0])))
    push = pe.Force(tuple(R * pe.Matrix([0, 0, thrust])), at=place, name="thrust")
    # At angles of zero their rates are the components of ω.
    start = {"x_dot": 10.0, "y_dot": 20.0, "z_dot": 10.0, "phi_dot": 1.0, "theta_dot": 2.0, "psi_dot": 3.0}
    return pe.Lagrangian(
        (x, y, z, psi, theta, phi), body.kinetic, box.mass * g * z, forces=[push], start=start, name="angles"
    )


def quaternion_of_angles() -> dict:
    """(x, y, z) and q = q(z, ψ) ⊗ q(y, θ) ⊗ q(x, φ)."""
    x, y, z, psi, theta, phi = pe.coordinates("x y z psi theta phi")
    (c1, s1), (c2, s2), (c3, s3) = ((pe.cos(a / 2), pe.sin(a / 2)) for a in (psi, theta, phi))
    q = {
        "qw": c1 * c2 * c3 + s1 * s2 * s3,
        "qx": c1 * c2 * s3 - s1 * s2 * c3,
        "qy": c1 * s2 * c3 + s1 * c2 * s3,
        "qz": s1 * c2 * c3 - c1 * s2 * s3,
    }
    return {"x": x, "y": y, "z": z, **q}


@both
def test_a_thrown_box_moves_as_by_euler_angles(momenta):
    box = gallery.thrown_box(momenta=momenta)
    angles = euler_angle_box(gallery.thrown_box())
    until = 1.0
    run = pe.simulate(angles, until=until, tolerance=1e-9)
    assert np.abs(run["theta"]).max() < 1.3  # clear of the singular angle 1.57
    found = pe.agreement(angles, box, quaternion_of_angles(), until=until, tolerance=1e-12)
    assert found.largest < 1e-11, found
    assert found.energy < 1e-9, found


def test_velocities_and_momenta_are_one_motion():
    one, other = gallery.thrown_box(), gallery.thrown_box(momenta=True)
    mapping = {q.name: q for q in one.coordinates}
    for first, second in ((one, other), (other, one)):
        found = pe.agreement(first, second, mapping, until=3.0, tolerance=1e-12)
        assert found.largest < 1e-11, found
        assert found.energy < 1e-9, found
