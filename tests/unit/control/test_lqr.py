"""The linear-quadratic regulator: its gains by three routes, its law, and loops that are sampled."""

import control
import numpy as np
import pytest
from scipy.linalg import expm, solve_continuous_are, solve_discrete_are

import pendula as pe

UP = {"theta": np.pi}
CART = pe.gallery.cart_pole()
LARGEST = {"x": 0.5, "theta": 0.2, "u": 20.0}
Q, R = np.diag([4.0, 25.0, 0.0, 0.0]), np.array([[1 / 400]])
SAME = 1e-10  # gains by another solver of the same equation, next to the largest gain


def relative(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.abs(a - b).max() / np.abs(b).max())


def held(A: np.ndarray, B: np.ndarray, h: float) -> tuple[np.ndarray, np.ndarray]:
    """Exact samples by the integral of exp(At) B, summed as a series: not the route of the library."""
    term, total = h * np.eye(len(A)), h * np.eye(len(A))
    for k in range(2, 40):
        term = term @ A * h / k
        total = total + term
    return expm(A * h), total @ B


def test_gains_agree_with_scipy_and_python_control():
    lqr = pe.LQR(CART, UP, largest=LARGEST)
    A, B = lqr.linear.A, lqr.linear.B
    S = solve_continuous_are(A, B, Q, R)
    assert relative(lqr.K, np.linalg.solve(R, B.T @ S)) < SAME
    K, S, poles = control.lqr(A, B, Q, R)
    assert relative(lqr.K, K) < SAME
    assert relative(lqr.S, S) < SAME
    np.testing.assert_allclose(np.sort_complex(lqr.poles), np.sort_complex(poles), rtol=1e-8)
    # The Riccati equation itself.
    left = A.T @ lqr.S + lqr.S @ A - lqr.S @ B @ np.linalg.solve(R, B.T @ lqr.S) + Q
    assert np.abs(left).max() < 1e-9 * np.abs(lqr.S @ A).max()


def test_discrete_gains_agree_with_scipy_and_python_control():
    lqr = pe.LQR(CART, UP, largest=LARGEST, discrete=0.02)
    A, B = held(lqr.linear.A, lqr.linear.B, 0.02)
    S = solve_discrete_are(A, B, Q, R)
    assert relative(lqr.K, np.linalg.solve(R + B.T @ S @ B, B.T @ S @ A)) < SAME
    K, _, poles = control.dlqr(A, B, Q, R)
    assert relative(lqr.K, K) < SAME
    np.testing.assert_allclose(np.sort_complex(lqr.poles), np.sort_complex(poles), rtol=1e-8)


@pytest.mark.parametrize(
    "weights",
    [
        {"Q": Q, "R": R},
        {"Q": [4.0, 25.0, 0.0, 0.0], "R": 1 / 400},
        {"Q": {"x": 4.0, "theta": 25.0}, "R": {"u": 1 / 400}},
    ],
    ids=["matrices", "diagonals", "by name"],
)
def test_weights_come_as_matrices_diagonals_or_by_name(weights):
    np.testing.assert_allclose(pe.LQR(CART, UP, **weights).K, pe.LQR(CART, UP, largest=LARGEST).K, rtol=1e-9)


def test_the_double_integrator_has_the_gains_of_the_textbook():
    # ẍ = u with Q = diag(1, 0), R = 1 has K = (1, √2) (Anderson & Moore 1990, §2.3).
    x, u = pe.coordinates("x"), pe.inputs("u")
    body = pe.Lagrangian(x, x.dot**2 / 2, forces=[pe.Force(u, along=x)], name="body")
    np.testing.assert_allclose(pe.LQR(body, Q={"x": 1.0}, R=1.0).K, [[1.0, np.sqrt(2)]], rtol=1e-12)


def test_the_law_is_part_of_the_motion_and_its_gains_are_parameters():
    lqr = pe.LQR(CART, UP, largest=LARGEST)
    closed = pe.derive(CART).with_control(lqr)
    K = [closed.parameters[f"K_u_{name}"] for name in lqr.names]
    np.testing.assert_array_equal(K, lqr.K[0])
    assert closed.parameters["theta_desired"] == np.pi
    assert (closed.inputs, closed.states) == ((), ())
    # The poles of the closed loop, found anew, are those of the design.
    again = pe.linearise(closed, UP).poles
    np.testing.assert_allclose(np.sort_complex(again), np.sort_complex(lqr.poles), rtol=1e-8)
    start = {"x": 0.1, "theta": np.pi + 0.2, "theta_dot": -0.3}
    run = pe.simulate(CART, start, 5.0, tolerance=1e-9, control=lqr)
    x = np.column_stack((run["x"], run["theta"] - np.pi, run["x_dot"], run["theta_dot"]))
    np.testing.assert_allclose(run["u"], -x @ lqr.K[0], rtol=1e-12, atol=1e-10)
    assert np.abs(x[-1]).max() < 1e-3


def test_the_cost_still_to_come_is_what_a_small_run_costs():
    lqr = pe.LQR(CART, UP, largest=LARGEST)
    x0 = 1e-4 * np.array([1.0, 1.0, -1.0, 0.5])
    start = dict(zip(lqr.names, [x0[0], np.pi + x0[1], x0[2], x0[3]], strict=True))
    run = pe.simulate(CART, start, times=np.linspace(0, 15, 15001), tolerance=1e-12, control=lqr)
    x = run.y - np.array([0, np.pi, 0, 0])
    cost = np.trapezoid(np.einsum("ij,jk,ik->i", x, Q, x) + run["u"] ** 2 * R[0, 0], run.t)
    # The system is linear to 1e-4, the sum to (1 ms)² of its curvature.
    assert cost == pytest.approx(x0 @ lqr.S @ x0, rel=1e-4)


def test_a_whole_turn_makes_no_difference():
    lqr = pe.LQR(CART, UP, largest=LARGEST)
    runs = [
        pe.simulate(CART, {"theta": np.pi + 0.2 + turn}, 3.0, step=1e-3, control=lqr)
        for turn in (0.0, 2 * np.pi, -4 * np.pi)
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run["x"], runs[0]["x"], atol=1e-9)


def test_what_holds_the_system_is_found():
    lqr = pe.LQR("pendularm", {"theta1": 0.5}, Q=1.0, R=0.01)
    assert lqr.linear.point.u[0] == pytest.approx(2.0 * 9.81 * 2.0 * np.sin(0.5), rel=1e-9)
    run = pe.simulate("pendularm", {"theta1": 0.0}, 10.0, tolerance=1e-9, control=lqr)
    assert run["theta1"][-1] == pytest.approx(0.5, abs=1e-3)
    assert run["u1"][-1] == pytest.approx(lqr.linear.point.u[0], rel=1e-3)


def test_constraints_are_obeyed_and_independent_deviations_fed_back():
    x, y, u = *pe.coordinates("x y"), pe.inputs("u")
    rod = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, forces=[pe.Force(u, along=x)],
        constraints=[pe.Holonomic(x**2 + y**2 - 1, name="rod")], name="pendulum in x and y",
    )  # fmt: skip
    lqr = pe.LQR(rod, {"x": 0.0, "y": 1.0}, Q=1.0, R=1.0)
    assert lqr.names == ("x", "x_dot")
    angle = pe.coordinates("phi")
    same = pe.Lagrangian(
        angle,
        angle.dot**2 / 2,
        9.81 * pe.cos(angle),
        forces=[{angle: u * pe.cos(angle)}],
        name="by its angle",
    )
    np.testing.assert_allclose(lqr.K, pe.LQR(same, {"phi": 0.0}, Q=1.0, R=1.0).K, rtol=1e-9)
    start = pe.consistent_start(rod, {"x": 0.1, "y": 0.99})
    run = pe.simulate(rod, start, 10.0, tolerance=1e-9, control=lqr)
    assert run["y"][-1] == pytest.approx(1.0, abs=1e-6)


def test_limits_are_respected_and_what_they_cut_off_is_recorded():
    lqr = pe.LQR(CART, UP, largest=LARGEST, limit=20.0)
    run = pe.simulate(CART, {"theta": np.pi - 0.3}, 5.0, tolerance=1e-9, control=lqr)
    assert np.abs(run["u"]).max() == 20.0 < np.abs(run["u_demand"]).max()
    np.testing.assert_array_equal(run["u"], np.clip(run["u_demand"], -20, 20))
    assert run["theta"][-1] == pytest.approx(np.pi, abs=1e-3)


def test_a_sampled_loop_settles_where_the_linear_one_does():
    lqr = pe.LQR(CART, UP, largest=LARGEST, discrete=0.02)
    run = pe.simulate(
        CART, {"theta": np.pi + 1e-4}, 1.0, step=1e-3, save_every=20, control=pe.Sampled(lqr, every=0.02)
    )
    A, B = held(lqr.linear.A, lqr.linear.B, 0.02)
    x = np.array([0.0, 1e-4, 0.0, 0.0])
    for k in range(1, 51):
        x = (A - B @ lqr.K) @ x
        np.testing.assert_allclose(run.y[k] - [0, np.pi, 0, 0], x, atol=1e-9)  # 1e-4³ of the nonlinear terms


def test_a_sample_time_too_long_is_called_unstable_before_it_runs():
    lqr = pe.LQR(CART, UP, largest=LARGEST)
    control_ = pe.Sampled(lqr, every=0.25)
    with pytest.raises(
        pe.PendulaError, match=r"Sampled every 0.25 s, cart-pole with its LQR is unstable"
    ) as e:
        pe.simulate(CART, {"theta": 3.1}, 1.0, step=0.01, control=control_)
    longest = float(str(e.value).split("up to about every ")[1].split()[0])
    A, B, K = lqr.linear.A, lqr.linear.B, lqr.K

    def growth(h: float) -> float:
        Ah, Bh = held(A, B, h)
        return float(np.abs(np.linalg.eigvals(Ah - Bh @ K)).max())

    assert growth(0.99 * longest) < 1 < growth(1.01 * longest)  # three digits are printed
    run = pe.simulate(CART, {"theta": 3.1}, 5.0, step=0.01, control=pe.Sampled(lqr, every=0.05))
    assert run["theta"][-1] == pytest.approx(np.pi, abs=1e-2)


# Directions in which two links lean (docs/control.md), and how far from rest 60 N bring them back, rad.
BASIN = {(1, 1): 0.21, (1, -1): 0.11, (1, 0): 0.27, (0, 1): 0.17}


def test_the_cart_with_a_double_pendulum_is_balanced_from_a_stated_basin():
    system = pe.gallery.cart_double_pendulum()
    lqr = pe.LQR(
        system, {"theta1": np.pi, "theta2": np.pi},
        largest={"x": 0.5, "theta1": 0.2, "theta2": 0.2, "u": 20.0}, limit=60.0,
    )  # fmt: skip
    # Every tenth of the way to the edge, to either side; then a fifth beyond it.
    parts = np.concatenate((np.linspace(-1, 1, 21), [-1.2, 1.2]))
    leans = np.array([part * far * np.array(way) for way, far in BASIN.items() for part in parts])
    closed = pe.derive(system).with_control(lqr)
    starts = {"theta1": np.pi + leans[:, 0], "theta2": np.pi + leans[:, 1]}
    batch = pe.simulate_batch(closed, starts, until=15.0, step=2e-3, save_every=7500)
    left = np.abs(batch.q[:, -1] - [0, np.pi, np.pi]).max(axis=1).reshape(len(BASIN), len(parts))
    # The slowest pole of the loop is near −1/s.
    assert left[:, :21].max() < 1e-4
    assert left[:, 21:].min() > 1.0, "the basin is larger than it is said to be"
