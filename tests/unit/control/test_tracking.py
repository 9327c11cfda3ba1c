"""Following trajectories: gains by another route, splines, and runs that are brought back."""

from functools import cache

import numpy as np
import pytest
from scipy.interpolate import CubicSpline
from scipy.linalg import expm

import pendula as pe
from pendula.control.splines import linear_expressions, spline_expressions

x, u = pe.coordinates("x"), pe.inputs("u")
BODY = pe.Lagrangian(x, x.dot**2 / 2, forces=[pe.Force(u, along=x)], name="body")
LARGEST = {"x": 0.5, "theta": 0.2, "u": 20.0}


@cache
def pushed() -> pe.Run:
    """A body that is pushed to and fro for 2 s."""
    return pe.simulate(BODY, until=2.0, step=0.01, control=lambda t: np.sin(3 * t))


def turned() -> pe.Run:
    """A free body that is turned, its orientation a quaternion."""
    torque = pe.Torque((0, 0, u), axes="body")
    body = pe.FreeBody(mass=1.0, inertia=(0.1, 0.2, 0.3), forces=[torque], name="body")
    return pe.simulate(body, until=0.1, step=0.01, control=[0.1])


def test_gains_agree_with_the_hamiltonian_matrix():
    # With (X, Y) of the Hamiltonian system from (1, S_T) at the end, S = Y X⁻¹ (Anderson & Moore 1990, §2.3).
    Q, R, end = np.diag([2.0, 0.5]), np.array([[0.3]]), np.diag([5.0, 1.0])
    found = pe.Tracking(pushed(), Q, R, final=end, nodes=10)
    A, B = np.array([[0.0, 1.0], [0.0, 0.0]]), np.array([[0.0], [1.0]])
    H = np.block([[A, -B @ np.linalg.inv(R) @ B.T], [-Q, -A.T]])
    for t, K in zip(found.t, found.K, strict=True):
        both = expm(H * (t - 2.0)) @ np.vstack((np.eye(2), end))
        S = both[2:] @ np.linalg.inv(both[:2])
        np.testing.assert_allclose(K, np.linalg.solve(R, B.T @ S), rtol=1e-7)  # RK4 with steps of 0.01 s


def test_at_the_end_the_gains_are_those_of_an_lqr():
    found = pe.Tracking(pushed(), 1.0, 1.0, nodes=10)
    np.testing.assert_allclose(found.K[-1], pe.LQR(BODY, Q=1.0, R=1.0).K, rtol=1e-9)
    np.testing.assert_allclose(found.K[0], found.K[-1], rtol=1e-9)


def test_without_weights_a_tenth_of_what_the_trajectory_covers_is_allowed():
    plan = pushed()
    widths = {name: 0.1 * np.ptp(plan[name]) for name in ("x", "x_dot")} | {"u": np.ptp(plan["u"])}
    found, same = pe.Tracking(plan, nodes=10), pe.Tracking(plan, largest=widths, nodes=10)
    # Splines between samples of the run may reach a little further than the samples do.
    np.testing.assert_allclose(found.K, same.K, rtol=1e-3)
    still = pe.simulate(BODY, until=2.0, step=0.01, control=lambda t: 0.0)
    np.testing.assert_allclose(
        pe.Tracking(still, nodes=10).K, pe.Tracking(still, 1.0, 1.0, nodes=10).K, rtol=1e-12
    )
    run = pe.simulate(BODY, {"x": 0.1}, 4.0, step=0.01, control=found)
    assert abs(run["x"][-1] - plan["x"][-1]) < 1e-2


def test_tables_become_expressions():
    t = np.linspace(1.0, 3.0, 9)
    table = np.column_stack((np.sin(2 * t), t**3 - t))
    clock, fine = pe.time, np.linspace(1.0, 3.0, 41)
    smooth, straight = spline_expressions(t, table, clock), linear_expressions(t, table, clock)

    def values(expression) -> np.ndarray:
        return np.array([float(expression.subs(clock, at)) for at in fine])

    np.testing.assert_allclose(values(smooth[0]), CubicSpline(t, table[:, 0])(fine), atol=1e-12)
    np.testing.assert_allclose(values(smooth[1]), fine**3 - fine, atol=1e-12)
    np.testing.assert_allclose(values(straight[0]), np.interp(fine, t, table[:, 0]), atol=1e-13)


def test_a_body_beside_its_path_is_brought_back():
    law = pe.Tracking(pushed(), [100.0, 1.0], 0.01, nodes=20)  # poles near −7 ± 7i
    run = pe.simulate(BODY, {"x": 0.3, "x_dot": -0.5}, 4.0, step=0.01, control=law)
    plan = pushed()
    error = np.abs(run["x"][: len(plan)] - plan["x"])
    assert error[0] == pytest.approx(0.3)
    assert error[-1] < 2e-3
    assert run.parameters["tracking_gain"] == 1.0


def test_the_recorded_swing_up_of_the_cart_pole_is_followed_from_elsewhere():
    cart = pe.gallery.cart_pole()
    lqr = pe.LQR(cart, {"theta": np.pi}, largest=LARGEST, limit=40.0)
    plan = pe.simulate(cart, {"theta": 0.5}, 5.0, tolerance=1e-9, control=pe.SwingUp(lqr))
    law = pe.Tracking(plan, largest=LARGEST, system=cart, limit=40.0)
    for start in ({"theta": 0.5}, {"theta": 0.7, "x": 0.2}, {"theta": 0.3, "x": -0.2, "theta_dot": 0.5}):
        run = pe.simulate(cart, start, 8.0, step=2e-3, control=law)
        assert np.cos(run["theta"][-1]) == pytest.approx(-1.0, abs=1e-3)
        assert np.abs(run["u"]).max() <= 40.0
    alone = pe.simulate(cart, {"theta": 0.7, "x": 0.2}, 5.0, step=2e-3, control=(plan.t, plan["u"]))
    assert np.cos(alone["theta"][-1]) > -0.99, "without feedback it misses"


def test_with_a_constraint_gains_are_those_of_the_angle():
    """A pendulum by its place, held on a circle, and by its angle: u is the same along the circle."""
    a, b, theta, f = *pe.coordinates("a b"), pe.coordinates("theta"), pe.inputs("f")
    by_angle = pe.Lagrangian(
        theta, theta.dot**2 / 2, -9.81 * pe.cos(theta), forces=[pe.Torque(f, on=theta)], start={"theta": 0.4}
    )
    by_place = pe.Lagrangian(
        (a, b), (a.dot**2 + b.dot**2) / 2, 9.81 * b, forces=[{a: -b * f, b: a * f}],
        constraints=[pe.Holonomic(a**2 + b**2 - 1, name="rod")],
        start={"a": np.sin(0.4), "b": -np.cos(0.4)},
    )  # fmt: skip
    how = {"until": 2.0, "step": 5e-4, "control": lambda t: 2 * np.sin(3 * t)}
    run, other = (pe.simulate(system, **how) for system in (by_angle, by_place))
    # (δa)² + (δb)² = (δθ)², at the end the same.
    angle = pe.Tracking(run, [5.0, 0.0], 0.5, final=[5.0, 0.0], nodes=20)
    place = pe.Tracking(other, [5.0, 5.0, 0.0, 0.0], 0.5, final=[5.0, 5.0, 0.0, 0.0], nodes=20)
    c, s, w = np.cos(angle.y[:, 0]), np.sin(angle.y[:, 0]), angle.y[:, 1]
    none = np.zeros_like(c)
    # δ(a, b, ȧ, ḃ) = T δ(θ, θ̇) with (a, b) = (sin θ, −cos θ)
    T = np.stack([[c, none], [s, none], [-s * w, c], [c * w, s]]).transpose(2, 0, 1)
    # Inputs between samples are straight lines, h² ü/8 = 6e-7 off, which enter the slopes of the place only.
    np.testing.assert_allclose(place.K @ T, angle.K, rtol=1e-5, atol=1e-5)
    back = pe.simulate(
        by_place, {"a": np.sin(0.6), "b": -np.cos(0.6)}, until=2.0, step=2e-3,
        control=pe.Tracking(other, [100.0, 100.0, 1.0, 1.0], 0.01, nodes=20),
    )  # fmt: skip
    assert np.abs(back.q[-1] - other.q[-1]).max() < 1e-2 < np.abs(back.q[0] - other.q[0]).max()


@pytest.mark.slow
def test_the_cart_with_a_double_pendulum_swings_up_along_an_optimal_trajectory():
    # From hanging with up to 0.1 rad and 0.1 m of error at the start; at the end a regulator takes over.
    system = pe.gallery.cart_double_pendulum()
    up = {"x": 0, "theta1": np.pi, "theta2": np.pi, "x_dot": 0, "theta1_dot": 0, "theta2_dot": 0}
    down = {"theta1": 0.0, "theta2": 0.0}
    plan = pe.optimise(system, down, up, until=3.0, limits={"u": 60, "x": 3}, tolerance=1e-3)
    weights = {"x": 0.5, "theta1": 0.2, "theta2": 0.2, "u": 20.0}
    follow = pe.Tracking(plan, largest=weights, limit=80)
    lqr = pe.LQR(system, {"theta1": np.pi, "theta2": np.pi}, largest=weights, limit=60)
    law = pe.Switching([(pe.time < 3, follow)], otherwise=lqr)
    for error in (0.0, 0.1, -0.1):
        start = {"theta1": error, "theta2": -error / 2, "x": error}
        run = pe.simulate(system, start, 8.0, step=1e-3, control=law)
        np.testing.assert_allclose(run.q[-1], [0, np.pi, np.pi], atol=1e-2)
        assert np.abs(run["u"]).max() <= 80.0
        assert run["acting"][[0, -1]].tolist() == [0, 1]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: pe.Tracking(3, 1.0, 1.0), "needs a trajectory, as optimise.* got int"),
        (lambda: pe.Tracking(pushed(), 1.0), "weight R is missing"),
        (lambda: pe.Tracking(pushed(), 1.0, 1.0, nodes=2), "nodes must be a count from 4 on"),
        (lambda: pe.Tracking(pushed(), np.eye(3), 1.0), "Q needs the shape"),
        (lambda: pe.Tracking(pushed(), 1.0, 1.0, final=-1.0), "weight final must have"),
        (
            lambda: pe.Tracking(pushed(), 1.0, 1.0).controller(pe.gallery.cart_pole()),
            "is one of body with 'x'",
        ),
        (lambda: pe.Tracking(pe.simulate("pendulum", until=1.0, step=0.1), 1.0, 1.0), "has no inputs left"),
        (lambda: pe.Tracking(turned(), 1.0, 1.0), "body has quaternions"),
        (lambda: pe.Tracking(pushed(), 1.0, 1.0, system="cart-pole"), "is one of body, not of cart-pole"),
    ],
)
def test_what_cannot_be_is_refused(make, words):
    with pytest.raises(pe.PendulaError, match=words):
        make()
