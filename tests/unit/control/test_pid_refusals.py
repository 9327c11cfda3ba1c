"""Servos that cannot be: each is refused with the culprit's name and the remedy."""

import math

import pytest

import pendula as pe
from pendula import PID, DescriptionError

ARM = pe.gallery.pendularm()
TWO = pe.gallery.pendularm(2)
x, y = pe.coordinates("x y")
u, w = pe.inputs("u w")
BOTH = pe.Lagrangian(
    (x, y), x.dot**2 + y.dot**2, forces=[{x: u}, {x: w}, {y: u}], name="crossed"
)  # x has two inputs, u has two coordinates
FLOW = pe.gallery.lorenz()


@pytest.mark.parametrize(
    ("servo", "system", "words"),
    [
        (PID(1.0, on="phi"), ARM, "'phi', which is not a coordinate of pendularm; .* are 'theta1'"),
        (PID(1.0, desired={"phi": 1.0}), ARM, "'phi', which is not a coordinate of pendularm"),
        (PID(1.0, kd={"phi": 1.0}, on="theta1"), ARM, "kd of the PID names 'phi'"),
        (PID(1.0, on=[]), ARM, "on= of the PID names no coordinate"),
        (PID(1.0, on=["theta1", "theta1"]), TWO, "names the coordinate 'theta1' twice"),
        (PID(-1.0), ARM, "gain kp of 'theta1' must not be negative, got -1"),
        (PID(1.0, -2.0), ARM, "gain ki of 'theta1' must not be negative"),
        (PID(1.0, 1.0, math.nan), ARM, "gain kd of 'theta1' is nan; it must be a finite number"),
        (PID(math.inf), ARM, "gain kp of 'theta1' is inf"),
        (PID("stiff"), ARM, "gain kp of 'theta1' must be a number, got 'stiff'"),
        (PID(None), ARM, "gain kp of 'theta1' must be a number, got None"),
        (PID([1.0, -1.0]), TWO, "gain kp of 'theta2' must not be negative"),
        (PID([1.0, 2.0, 3.0]), TWO, "kp of the PID needs one value for each of 'theta1', 'theta2'"),
        (PID({"theta1": 1.0}, desired={"theta1": 0.0, "theta2": 0.0}), TWO, "kp of the PID has no value for"),
        (PID({"theta1": 1.0, "theta2": 1.0}, on="theta1"), TWO, "names 'theta2', but only 'theta1'"),
        (PID(1.0, desired=[1.0, 2.0]), ARM, "desired of the PID needs one value for each of 'theta1', got"),
        (PID(1.0, desired=math.nan), ARM, "desired value of 'theta1' is nan"),
        (PID(1.0, desired="up"), ARM, "desired value of 'theta1' must be a number, got 'up'"),
        (PID(1.0, desired=2 * x), ARM, "desired value of 'theta1' depends on 'x'"),
        (PID(1.0, limit=0.0), ARM, "limit of 'theta1' must be greater than zero, got 0"),
        (PID(1.0, limit=-3), ARM, "limit of 'theta1' must be greater than zero, got -3"),
        (PID(1.0, limit=math.inf), ARM, "limit of 'theta1' is inf"),
        (PID(1.0, limit=(1.0, 1.0)), ARM, r"limits of 'theta1' must increase, got \(1, 1\)"),
        (PID(1.0, limit=(1.0, 2.0, 3.0)), ARM, r"is a number or a pair \(low, high\)"),
        (PID(1.0, limit=[1.0, 2.0]), ARM, "limit of the PID needs one value for each of 'theta1'"),
        (PID(1.0, 1.0, tracking=1.0), ARM, "tracking= of 'theta1' has no meaning without limit="),
        (PID(1.0), pe.gallery.pendulum(), "No input acts on a coordinate of pendulum"),
        (PID(1.0, on="theta"), pe.gallery.cart_pole(), "No input acts on the coordinate 'theta' of"),
        (PID(1.0, on=x), BOTH, r"'u', 'w' all act on the coordinate 'x'; say which .*inputs=\{'x': 'u'\}"),
        (PID(1.0, desired={x: 0.0, y: 0.0}, inputs={x: "u"}), BOTH, "'u' cannot serve both 'x' and 'y'"),
        (PID(1.0, on=y, inputs={y: "f"}), BOTH, "'f' is not an input of crossed; its inputs are 'u', 'w'"),
        (PID(1.0), FLOW, "lorenz has none; give laws for its inputs as expressions, or a Controller"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(servo, system, words):
    with pytest.raises(DescriptionError, match=words):
        system.with_control(servo)


def test_a_name_that_the_system_uses_is_refused():
    theta_kp = pe.parameters(theta_kp=1.0)
    theta = pe.coordinates("theta")
    own = pe.Lagrangian(theta, theta_kp * theta.dot**2, forces=[{theta: u}])
    with pytest.raises(DescriptionError, match="'theta_kp' is used twice"):
        own.with_control(PID(2.0))


def test_a_loop_is_closed_once():
    with pytest.raises(DescriptionError, match="No input acts on a coordinate of pendularm"):
        ARM.with_control(PID(1.0)).with_control(PID(1.0))
