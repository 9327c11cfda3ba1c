"""Switching between laws, and swing-up with its hand-over."""

import numpy as np
import pytest

import pendula as pe
from pendula.control.basin import estimate_level

theta, u = pe.coordinates("theta"), pe.inputs("u")
ARM = pe.Lagrangian(theta, theta.dot**2 / 2, forces=[pe.Torque(u, on=theta)], name="arm")
UP = {"theta": np.pi}


def test_the_first_law_acts_whose_condition_holds():
    law = pe.Switching([(theta > 1, {u: -1}), (theta > 0, {u: -2 * theta})], otherwise={u: 3})
    closed = pe.derive(ARM).with_control(law)
    places = np.array([[1.5, 0.0], [0.5, 0.0], [-0.5, 0.0]])
    np.testing.assert_array_equal(closed.rate(places)[:, 1], [-1.0, -1.0, 3.0])
    run = pe.simulate(ARM, {"theta": 1.2}, 1.0, step=1e-3, control=law)
    np.testing.assert_array_equal(run["acting"] == 0, run["theta"] > 1)
    np.testing.assert_array_equal(run["u"][run["acting"] == 0], -1.0)


def test_laws_of_the_same_kind_keep_their_own_gains_and_states():
    soft, hard = pe.PID(2.0, 1.0, 1.0, limit=4.0), pe.PID(20.0, 1.0, 5.0, limit=5.0)
    law = pe.Switching([(abs(theta) > 1, hard)], otherwise=soft)
    closed = pe.derive(ARM).with_control(law)
    assert closed.states == ("theta_integral", "theta_integral_2")
    assert (closed.parameters["theta_kp"], closed.parameters["theta_kp_2"]) == (20.0, 2.0)
    assert "theta_ki_2" not in closed.parameters, "what is equal is shared"
    # States of a law that does not act stand still.
    far, near = closed.rate([2.0, 0.0, 0.0, 0.0]), closed.rate([0.5, 0.0, 0.0, 0.0])
    assert far[3] == 0.0 != far[2]
    assert near[2] == 0.0 != near[3]
    run = pe.simulate(ARM, {"theta": 2.0}, 1.0, step=1e-3, control=law)
    assert np.abs(run["u_demand"]).max() > 5.0 == np.abs(run["u"]).max()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: pe.Switching([], {u: 0}), "at least one pair"),
        (lambda: pe.Switching([{u: 0}], {u: 0}), r"is a pair \(condition, law\)"),
        (lambda: pe.Switching([(theta, {u: 0})], {u: 0}), "a comparison such as theta > 1"),
        (lambda: pe.Switching([(theta > 0, {u: 0})], {}).controller(ARM), "must drive the same inputs"),
        (lambda: pe.SwingUp(pe.PID(1.0)), "needs the LQR that balances, got PID"),
        (lambda: _swing_up("pendularm", {"theta1": np.pi}, gain=-1.0), "gain of the SwingUp must not be"),
        (lambda: _swing_up("two-link-arm", {"theta1": np.pi / 2, "theta2": 0}), "for one input; .* has 2"),
        (lambda: _swing_up("pendularm", {"theta1": 0.0}), "does not"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(make, words):
    with pytest.raises(pe.PendulaError, match=words):
        make()


def _swing_up(name: str, at: dict[str, float], **gains: float) -> object:
    return pe.SwingUp(pe.LQR(name, at, 1.0, 1.0), level=0.1, **gains).controller(pe.derive(name))


def test_the_cart_pole_swings_up_and_balances():
    # From all angles but rest at the bottom, at rest or turning at 5 rad/s, with springs and dampers and no
    # more than 40 N (with 20 N, the springs of the gallery's cart are too strong).
    cart = pe.gallery.cart_pole()
    lqr = pe.LQR(cart, UP, largest={"x": 0.5, "theta": 0.2, "u": 20.0}, limit=40.0)
    closed = pe.derive(cart).with_control(pe.SwingUp(lqr))
    for angle in (-3.0, -1.7, -0.4, 0.1, 1.3, 2.6):
        for speed in (0.0, 5.0):
            run = pe.simulate(closed, {"theta": angle, "theta_dot": speed}, 20.0, tolerance=1e-8)
            assert np.cos(run["theta"][-1]) == pytest.approx(-1.0, abs=1e-9)
            assert np.abs(run.v[-1]).max() < 1e-4
            assert abs(run["x"][-1]) < 1e-4
            assert np.abs(run["u"]).max() <= 40.0
            # Once the regulator acts, it keeps acting: the level lies within its reach.
            acting = run["acting"]
            assert (np.diff(acting[np.flatnonzero(acting == 0)[0] :]) == 0).all()


def test_an_arm_with_a_weak_motor_swings_up():
    # Held out level it weighs 2·9.81·2 = 39 N m; the motor has a quarter of that.
    arm = pe.gallery.pendularm()
    lqr = pe.LQR(arm, {"theta1": np.pi}, largest={"theta1": 0.1, "u1": 10.0}, limit=10.0)
    run = pe.simulate(arm, {"theta1": 0.1}, 60.0, tolerance=1e-8, control=pe.SwingUp(lqr))
    assert np.cos(run["theta1"][-1]) == pytest.approx(-1.0, abs=1e-9)
    assert np.abs(run["u1"]).max() <= 10.0


def test_a_regulator_takes_over_from_where_motions_come_back():
    """Weights of one: V grows for a while from nearly everywhere, so that its decrease alone says little."""
    cart = pe.derive("cart-pole")
    lqr = pe.LQR(cart, at=UP, Q=np.eye(4), R=1)
    level = estimate_level(lqr, cart)
    assert level > 1  # where V decreases in all directions: 0.43
    rng, rest = np.random.default_rng(5), lqr.linear.point.y
    for direction in rng.normal(size=(10, 4)):
        x = direction * np.sqrt(level / (direction @ lqr.S @ direction))
        start = dict(zip(cart.card.entries, rest + x, strict=True))
        run = pe.simulate(cart, start, 30.0, tolerance=1e-8, control=lqr)
        assert np.abs(run.y[-1] - rest).max() < 1e-2  # the slowest pole leaves e^(-0.37 * 30)
    caught = pe.simulate(cart, until=5.0, tolerance=1e-8, control=pe.SwingUp(lqr))
    assert caught["acting"][-1] == 0
