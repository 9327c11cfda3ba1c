"""A closed loop in one kernel against SciPy with a law in NumPy."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.measurement import Effort, interleaved, require_agreement
from benchmarks.rows import Row, against

UNTIL, TOLERANCE, TARGET = 60, 1e-8, 50.0
PUSH, FREQUENCY = 2.0, 3.0  # N and rad/s of what disturbs the cart all the time
START = {"x": 0.2, "theta": np.pi - 0.3}
LARGEST = {"x": 0.5, "theta": 0.2, "u": 20.0}
AGREEMENT = 1e-6  # both within some hundred times the tolerance of the motion at the end


def control_rows(effort: Effort) -> Iterator[Row]:
    """The cart-pole held upright by an LQR against a push that swings."""
    import pendula as pe

    cart = pe.derive(pe.gallery.cart_pole())
    lqr = pe.LQR(cart, {"theta": np.pi}, largest=LARGEST)
    closed = pushed_loop(cart, lqr)
    rate = numpy_loop(cart.parameters, lqr.K[0])

    def ours() -> Any:
        return pe.simulate(closed, START, UNTIL, tolerance=TOLERANCE)

    def theirs() -> np.ndarray:
        return solve_with_scipy(rate)

    require_agreement("The cart-pole under LQR", ours().y[-1], theirs(), AGREEMENT)
    mine, peer = interleaved(effort.repetitions, ours, theirs)
    yield against(
        "cart-pole under LQR, a simulated second",
        mine.per(UNTIL),
        ("SciPy", peer.per(UNTIL)),
        TARGET,
        "µs",
        f"the law in the kernel against solve_ivp(DOP853) with dynamics and law in NumPy, {UNTIL:g} s at "
        f"{TOLERANCE:g} in both",
    )


def pushed_loop(cart: Any, lqr: Any) -> Any:
    """The closed loop with a push beside the law."""
    import pendula as pe

    law = lqr.controller(cart).laws["u"]
    return cart.with_control({"u": law + PUSH * pe.sin(FREQUENCY * pe.time)})


def solve_with_scipy(rate: Any) -> np.ndarray:
    """The state at the end."""
    from scipy.integrate import solve_ivp

    y = np.array([START["x"], START["theta"], 0.0, 0.0])
    return solve_ivp(rate, (0.0, UNTIL), y, method="DOP853", rtol=TOLERANCE, atol=TOLERANCE).y[:, -1]


def numpy_loop(p: dict[str, float], K: np.ndarray) -> Any:
    """ẏ of the gallery's cart-pole under u = −K x and the push, as one would write it for SciPy."""
    upright = np.array([0.0, np.pi, 0.0, 0.0])
    M, m, L, g = p["M"], p["m"], p["L"], p["g"]

    def rate(t: float, y: np.ndarray) -> np.ndarray:
        x, theta, speed, turn = y
        u = -K @ (y - upright) + PUSH * np.sin(FREQUENCY * t)
        s, c = np.sin(theta), np.cos(theta)
        pull = p["k2"] * np.array([x + L * s - p["x0"], -L * c - p["y0"]])  # the spring on the bob
        inertia = np.array([[M + m, m * L * c], [m * L * c, m * L**2]])
        force = np.array([
            u + m * L * s * turn**2 - p["k1"] * x - p["b1"] * speed - pull[0],
            -m * g * L * s - p["b2"] * turn - L * (pull[0] * c + pull[1] * s),
        ])  # fmt: skip
        return np.concatenate((y[2:], np.linalg.solve(inertia, force)))

    return rate
