"""The arm that holds itself: Pendularm with the gains, the step and the numbers of the lecture.

O. C. Jenkins, Introduction to Autonomous Robotics, project 2: mass 2, length 2, gravity 9.81, step 0.05,
kp 1500, ki 150, kd 15. One link settles at −π/2.5 with u = −37.32; two links hold (−1.46, 1.84)
by Runge–Kutta.

Closed forms: at rest u = ∂V/∂q, for one link m g l sin θ. A linear loop with inertia I = m l², whose law is
sampled and held, is moved by velocity Verlet over one step h by

    [[1 − h²kp/2I, h − h²kd/2I], [−h kp/I, 1 − h kd/I]],   determinant 1 + h²kp/2I − h kd/I = 1.14,

and is unstable, where the same law as part of the motion is stable.
"""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

KP, KI, KD, H, INERTIA, G = 1500.0, 150.0, 15.0, 0.05, 2.0 * 2.0**2, 9.81
DESIRED = -np.pi / 2.5
SERVO = pe.PID(KP, KI, KD, desired=DESIRED)
ARM = pe.gallery.pendularm()
TWO = pe.gallery.pendularm(2)
HELD = (-1.46, 1.84)
# Gains with which most methods hold the two-link arm at this step.
SOFT = pe.PID(300.0, 300.0, [40.0, 20.0], desired=HELD)
HARD = pe.PID(KP, KI, KD, desired=HELD)
MOVING_ALL = [name for name, method in pe.integrators().items() if not method.coordinates_only]


def step_matrix(advance, y: np.ndarray) -> np.ndarray:
    """∂(state after a step)/∂(state before), by central differences of 1e-6: exact to about 1e-9."""
    columns = []
    for i in range(len(y)):
        apart = np.zeros(len(y))
        apart[i] = 1e-6
        columns.append((advance(y + apart) - advance(y - apart)) / 2e-6)
    return np.array(columns).T


def one_step(model: pe.Model, method: str, control=None):
    def advance(y: np.ndarray) -> np.ndarray:
        start = dict(zip(model.card.entries, y, strict=True))
        return pe.simulate(model, start, H, step=H, integrator=method, control=control).y[-1]

    return advance


def radius(matrix: np.ndarray) -> float:
    return float(np.abs(np.linalg.eigvals(matrix)).max())


def at_rest(system: pe.Lagrangian, desired: tuple[float, ...], ki: float) -> tuple[np.ndarray, np.ndarray]:
    """The state in which the closed loop rests, (q, 0, u/ki), and the torques u = ∂V/∂q."""
    u = pe.derive(system).gravity(desired)
    return np.concatenate([desired, np.zeros(len(u)), u / ki]), u


def test_one_link_settles_where_the_lecture_says_with_its_torque():
    run = pe.simulate(ARM, until=162.0, step=H, integrator="velocity-verlet", control=SERVO)
    assert run["theta1"][0] == np.pi / 2
    u = run["u1"]
    # The slowest mode decays like e^(−ki/kp t), nearly: e^−16 of an error below 1 is left.
    assert run["theta1"][-1] == pytest.approx(DESIRED, abs=1e-6)
    assert run["theta1_dot"][-1] == pytest.approx(0.0, abs=1e-6)
    # The lecture's number has four digits; the closed form is m g l sin θ.
    assert u[-1] == pytest.approx(-37.32, abs=5e-3)
    assert u[-1] == pytest.approx(2.0 * G * 2.0 * np.sin(DESIRED), abs=1e-5)
    assert run["theta1_integral"][-1] == pytest.approx(u[-1] / KI, abs=1e-6)


@pytest.mark.parametrize("method", MOVING_ALL)
def test_one_link_holds_with_every_method_that_theory_calls_stable(method):
    model = pe.derive(ARM.with_control(SERVO))
    y, _ = at_rest(ARM, (DESIRED,), KI)
    grows = radius(step_matrix(one_step(model, method), y))
    assert abs(grows - 1) > 1e-3, "a clear case"
    # The slowest mode makes a radius of e^(−h ki/kp) = 0.995; explicit Euler has |1 + hλ| > 1.
    assert (grows < 1) == (method not in {"euler", "half-acceleration-euler"}), grows
    apart = dict(zip(model.card.entries, y + np.array([1e-3, 0.0, 0.0]), strict=True))
    run = pe.simulate(model, apart, 100.0, step=H, integrator=method)
    away = abs(run["theta1"][-1] - DESIRED)
    assert away < 1e-5 if grows < 1 else away > 1.0


@pytest.mark.parametrize("method", ["euler", "midpoint", "rk4", "gauss4"])
def test_the_radius_is_that_of_the_stability_function(method):
    # A Runge–Kutta method multiplies every mode e^λt of a linear system by R(hλ) (Hairer & Wanner II, §IV.3).
    functions = {
        "euler": lambda s: 1 + s,
        "midpoint": lambda s: 1 + s + s**2 / 2,
        "rk4": lambda s: 1 + s + s**2 / 2 + s**3 / 6 + s**4 / 24,
        "gauss4": lambda s: (1 + s / 2 + s**2 / 12) / (1 - s / 2 + s**2 / 12),
    }
    model = pe.derive(ARM.with_control(SERVO))
    y, _ = at_rest(ARM, (DESIRED,), KI)
    slopes = model.evaluate("jacobian", np.zeros(1), y, np.zeros(0)).reshape(3, 3)
    expected = np.abs(functions[method](H * np.linalg.eigvals(slopes))).max()
    assert radius(step_matrix(one_step(model, method), y)) == pytest.approx(expected, rel=1e-7)


def test_sampled_and_held_the_linear_loop_has_the_matrix_of_the_header():
    # Without gravity and integral the loop is linear; desired 0, so that e = −θ.
    weightless = pe.derive(ARM).with_parameters(g=0.0)
    control = pe.Sampled(pe.PID(KP, kd=KD), every=H)
    found = step_matrix(one_step(weightless, "velocity-verlet", control), np.array([0.3, -0.2]))
    expected = np.array(
        [
            [1 - H**2 * KP / (2 * INERTIA), H - H**2 * KD / (2 * INERTIA)],
            [-H * KP / INERTIA, 1 - H * KD / INERTIA],
        ]
    )
    np.testing.assert_allclose(found, expected, atol=1e-8)  # rounding of about 1e-15 over 2e-6
    assert np.linalg.det(found) == pytest.approx(1 + H**2 * KP / (2 * INERTIA) - H * KD / INERTIA, abs=1e-7)
    assert np.linalg.det(found) == pytest.approx(1.14, abs=5e-3)
    # A determinant above 1 is a product of eigenvalues of which one is outside the unit circle.
    assert radius(found) > 1.06


def test_with_gravity_and_integral_the_sampled_law_is_unstable_too():
    run = pe.simulate(
        ARM,
        {"theta1": DESIRED},
        20.0,
        step=H,
        integrator="velocity-verlet",
        control=pe.Sampled(SERVO, every=H),
    )
    away = np.abs(run["theta1"] - DESIRED)
    assert away[:20].max() < 1.0
    assert away[-20:].max() > 1e6
    # Far away gravity is nothing next to the servo: the linear loop of (θ, θ̇, z), where z
    # advances by −h θ a sample.
    per_force = np.array([H**2 / 2, H]) / INERTIA
    matrix = np.array([[1.0, H, 0.0], [0.0, 1.0, 0.0], [-H, 0.0, 1.0]])
    matrix[:2] += np.outer(per_force, [-KP, -KD, KI])
    growth = (away[300:340].max() / away[100:140].max()) ** (1 / 200)
    # Peaks between samples are missed by some percent at most, which over 200 steps is 5e-4.
    assert growth == pytest.approx(radius(matrix), rel=1e-3)
    assert radius(matrix) > 1.06


def test_unstable_for_good_it_ends_as_diverged():
    run = pe.simulate(
        ARM, until=1000.0, step=H, integrator="velocity-verlet", control=pe.Sampled(SERVO, every=H)
    )
    assert run.outcome.reason == "diverged"
    assert np.isfinite(run.y).all()


def test_sampled_often_enough_the_same_law_holds():
    # kd > h kp/2 makes the determinant less than 1: h < 0.02.
    run = pe.simulate(
        ARM, until=60.0, step=0.01, integrator="velocity-verlet", control=pe.Sampled(SERVO, every=0.01)
    )
    # e^−6 of the integral's share, 37.3/1500 rad, is left after 60 s.
    assert run["theta1"][-1] == pytest.approx(DESIRED, abs=2e-4)
    assert run["u1"][-1] == pytest.approx(2.0 * G * 2.0 * np.sin(DESIRED), abs=0.2)


def test_two_links_hold_with_the_gains_of_one():
    run = pe.simulate(TWO, until=150.0, step=H, integrator="rk4", control=HARD)
    np.testing.assert_allclose(run.q[-1], HELD, atol=1e-6)  # e^(−ki/kp t) = e^−15 and less
    torques = np.array([run["u1"][-1], run["u2"][-1]])
    # m g l sin θ for each mass and each lever.
    first, second = G * 4.0 * np.sin(HELD[0]), G * 4.0 * np.sin(HELD[0] + HELD[1])
    np.testing.assert_allclose(torques, [2 * first + second, second], atol=2e-3)


@pytest.mark.parametrize(
    ("servo", "unstable"),
    [
        (SOFT, set()),
        (HARD, {"euler", "half-acceleration-euler"}),
    ],
    ids=["soft", "hard"],
)
@pytest.mark.parametrize("method", MOVING_ALL)
def test_two_links_rest_with_every_method_that_theory_calls_stable(method, servo, unstable):
    model = pe.derive(TWO.with_control(servo))
    y, u = at_rest(TWO, HELD, model.parameters["theta1_ki"])
    assert np.abs(u).max() > 30
    grows = radius(step_matrix(one_step(model, method), y))
    assert abs(grows - 1) > 1e-3, "a clear case"
    assert (grows < 1) == (method not in unstable), grows
    # From a little beside: as many steps as make the slowest mode a thousand times smaller, or larger.
    steps = int(np.ceil(np.log(1e3) / abs(np.log(grows))))
    apart = np.array([0.0, 0.0, 0.0, 0.0, 1e-5, -1e-5])
    near = dict(zip(model.card.entries, y + apart, strict=True))
    run = pe.simulate(model, near, steps * H, step=H, integrator=method)
    away = np.abs(run.y - y).max(axis=1)
    assert away[-1] < 1e-2 * away.max() if grows < 1 else away[-1] > 1e2 * away[1]


@pytest.mark.parametrize("method", sorted(set(MOVING_ALL) - {"euler", "half-acceleration-euler"}))
def test_two_links_are_brought_there_from_the_horizontal(method):
    run = pe.simulate(TWO, until=60.0, step=H, integrator=method, control=SOFT)
    # Modes decay like e^−0.4t and faster; the rest is rounding and, for implicit methods, their tolerance.
    np.testing.assert_allclose(run.q[-1], HELD, atol=1e-9)


@pytest.mark.parametrize("links", [3, 5])
def test_longer_arms_hold_too(links):
    desired = tuple((-1.0) ** i * 0.5 for i in range(links))
    arm = pe.gallery.pendularm(links)
    servo = pe.PID(3000.0, 600.0, 1500.0, desired=desired)
    run = pe.simulate(arm, until=60.0, tolerance=1e-8, control=servo)
    np.testing.assert_allclose(run.q[-1], desired, atol=1e-4)  # e^(−ki/kp t) = e^−12, and less
    torques = [run[f"u{i + 1}"][-1] for i in range(links)]
    np.testing.assert_allclose(torques, pe.derive(arm).gravity(desired), atol=0.1)
