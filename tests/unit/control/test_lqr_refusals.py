"""Regulators that cannot be: each is refused with the culprit's name and the remedy."""

import numpy as np
import pytest

import pendula as pe

UP = {"theta": np.pi}
x, y, theta = pe.coordinates("x y theta")
u = pe.inputs("u")
TWO = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, -(y**2), forces=[{x: u}], name="two bodies")
WEIGHTS = {"Q": 1.0, "R": 1.0}


@pytest.mark.parametrize(
    ("system", "at", "settings", "words"),
    [
        ("cart-pole", UP, {}, r"weight Q is missing: give Q and R, or .* largest=\{'x': 0.1, 'u': 20\}"),
        ("cart-pole", UP, {"Q": 1.0}, "weight R is missing"),
        ("cart-pole", UP, WEIGHTS | {"largest": {"u": 1}}, "by Q and R or by largest"),
        ("cart-pole", UP, {"largest": {"x": 1.0}}, "does not name the input 'u'"),
        ("cart-pole", UP, {"largest": {"x": 0.0, "u": 1}}, "largest of 'x' must be greater than zero"),
        ("cart-pole", UP, {"largest": {"phi": 1.0, "u": 1}}, "names 'phi'; it may name 'x', 'theta'"),
        ("cart-pole", UP, {"largest": 3}, "largest gives deviations by name"),
        ("cart-pole", UP, {"Q": np.eye(3), "R": 1.0}, r"Q needs the shape \(4, 4\).* got the shape \(3, 3\)"),
        ("cart-pole", UP, {"Q": "much", "R": 1.0}, "Q must be numbers"),
        ("cart-pole", UP, {"Q": np.nan, "R": 1.0}, "Q must be finite"),
        ("cart-pole", UP, {"Q": np.eye(4) + np.eye(4, k=1), "R": 1.0}, r"Q must be symmetric.*'x', 'theta'"),
        ("cart-pole", UP, {"Q": [1, -1, 0, 0], "R": 1.0}, "not negative; one, mostly along 'theta'"),
        ("cart-pole", UP, {"Q": 1.0, "R": 0.0}, "R must have eigenvalues that are greater than zero"),
        ("cart-pole", UP, WEIGHTS | {"discrete": 0.0}, "discrete is the time between samples"),
        ("cart-pole", UP, WEIGHTS | {"limit": -1}, "limit of 'u' must be greater than zero"),
        ("cart-pole", UP, WEIGHTS | {"limit": (2, 1)}, "limits of 'u' must increase"),
        ("cart-pole", UP, WEIGHTS | {"limit": (1, 2, 3)}, r"a number or a pair \(low, high\)"),
        ("cart-pole", UP, WEIGHTS | {"limit": {"w": 1}}, "limit names 'w', which is not among"),
        ("pendularm", {"theta1": 1.0}, WEIGHTS | {"limit": 20}, "held there by u1 = 33.*limits -20 to 20"),
        ("pendularm", {"theta1": 1.0}, WEIGHTS | {"inputs": {"u1": 0}}, "not rest at theta1 = 1 with"),
        ("cart-pole", UP | {"x_dot": 1.0}, WEIGHTS, "state at rest is needed.*Tracking"),
        ("pendulum", {}, WEIGHTS, "pendulum has no inputs"),
        (TWO, {}, WEIGHTS, r"two bodies cannot be stabilised: its inputs do not reach .* poles 1.414.* \(y"),
        (TWO.replace(potential=0), {}, WEIGHTS, "do not reach the modes with poles 0"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(system, at, settings, words):
    with pytest.raises(pe.PendulaError, match=words):
        pe.LQR(system, at, **settings)


def test_modes_that_decay_by_themselves_need_not_be_reached():
    settled = TWO.replace(potential=y**2, forces=[{x: u}, pe.Damper(1.0, on=y)])
    lqr = pe.LQR(settled, **WEIGHTS)
    assert lqr.poles.real.max() < 0


def test_weights_that_leave_out_a_mode_on_the_axis_are_refused():
    cart = pe.gallery.cart_pole(k1=0.0, k2=0.0)  # without springs nothing but the weight of x holds it
    with pytest.raises(
        pe.PendulaError, match=r"weights Q leave out the modes with poles 0 \(x.*give them a weight"
    ):
        pe.LQR(cart, UP, Q={"theta": 1.0}, R=1.0)


def test_a_system_with_other_names_is_refused():
    lqr = pe.LQR("cart-pole", UP, **WEIGHTS)
    with pytest.raises(pe.PendulaError, match=r"LQR was designed for cart-pole .* pendularm has 'theta1'"):
        pe.simulate("pendularm", until=1.0, step=0.01, control=lqr)
