"""Laws that know the system: computed torque and compensation of weight."""

import numpy as np
import pytest

import pendula as pe

ARM = pe.gallery.two_link_arm()
t = pe.time
WANTED = {"theta1": pe.sin(t), "theta2": pe.cos(2 * t)}


def test_the_two_link_arm_follows_a_trajectory_to_the_integrators_error():
    start = {"theta1": 0.0, "theta1_dot": 1.0, "theta2": 1.0, "theta2_dot": 0.0}
    law = pe.ComputedTorque(WANTED)
    run = pe.simulate(ARM, start, 10.0, tolerance=1e-10, control=law)
    assert np.abs(run["theta1"] - np.sin(run.t)).max() < 1e-9
    assert np.abs(run["theta2"] - np.cos(2 * run.t)).max() < 1e-9
    # The torques are those of the model's own inverse dynamics, by another route.
    model = pe.derive(ARM)
    a = np.column_stack((-np.sin(run.t), -4 * np.cos(2 * run.t)))
    torques = model.inverse_dynamics(run.q, run.v, a)
    np.testing.assert_allclose(np.column_stack((run["u1"], run["u2"])), torques, atol=1e-6)


def test_an_error_decays_as_the_gains_say():
    # ë + 2·5 ė + 25 e = 0 from e = 0.3: e = 0.3 (1 + 5t) exp(−5t), however the arm moves.
    start = {"theta1": -0.3, "theta1_dot": 1.0, "theta2": 1.0, "theta2_dot": 0.0}
    law = pe.ComputedTorque(WANTED, kp=25.0)
    run = pe.simulate(ARM, start, 3.0, tolerance=1e-10, control=law)
    error = np.sin(run.t) - run["theta1"]
    np.testing.assert_allclose(error, 0.3 * (1 + 5 * run.t) * np.exp(-5 * run.t), atol=1e-8)


def test_inputs_that_act_on_several_coordinates_are_untangled():
    theta1, theta2 = ARM.coordinates
    u1, u2 = pe.inputs("u1 u2")
    # A motor on the forearm that rests on the ground acts on both angles.
    mixed = ARM.replace(forces=[{theta1: u1 + u2}, {theta2: u2}, pe.Damper(0.4, on=theta2)])
    run = pe.simulate(mixed, {"theta1": 0.1}, 10.0, tolerance=1e-9, control=pe.ComputedTorque([0.5, -0.5]))
    np.testing.assert_allclose(run.q[-1], [0.5, -0.5], atol=1e-8)
    assert run.parameters["theta2_desired"] == -0.5


def test_weight_is_compensated():
    still = pe.simulate(ARM, {"theta1": 0.4, "theta2": 0.7}, 5.0, step=1e-3, control=pe.GravityCompensation())
    np.testing.assert_allclose(still.q[-1], [0.4, 0.7], atol=1e-12)
    law = pe.GravityCompensation([0.5, -1.0], kp=[20.0, 10.0], kd=10.0)
    run = pe.simulate(ARM, until=20.0, tolerance=1e-9, control=law)
    np.testing.assert_allclose(run.q[-1], [0.5, -1.0], atol=1e-6)
    np.testing.assert_allclose([run["u1"][-1], run["u2"][-1]], pe.derive(ARM).gravity(run.q[-1]), atol=1e-5)


def test_limits_are_respected():
    law = pe.ComputedTorque(WANTED, limit={"u1": 10.0})
    run = pe.simulate(ARM, until=2.0, step=1e-3, control=law)
    assert np.abs(run["u1"]).max() == 10.0 < np.abs(run["u1_demand"]).max()
    assert "u2_demand" not in run.signals


@pytest.mark.parametrize(
    ("system", "law", "words"),
    [
        ("cart-pole", pe.ComputedTorque(0.0), "an input for each coordinate; cart-pole has 1 input for 2"),
        ("lorenz", pe.ComputedTorque(0.0), "needs a system by its energies"),
        ("two-link-arm", pe.ComputedTorque(0.0, kp=-1.0), "gain kp of 'theta1' must not be negative"),
        ("two-link-arm", pe.ComputedTorque([1.0]), "one value for each of 'theta1', 'theta2'"),
        (
            "two-link-arm",
            pe.ComputedTorque(pe.coordinates("theta1")),
            "depends on 'theta1'; it may be a number",
        ),
        ("two-link-arm", pe.GravityCompensation("far"), "desired value of 'theta1' must be a number"),
    ],
)
def test_what_cannot_be_is_refused(system, law, words):
    with pytest.raises(pe.PendulaError, match=words):
        law.controller(pe.derive(system))


def test_constraints_and_lags_are_refused():
    x, y, u, w = *pe.coordinates("x y"), *pe.inputs("u w")
    lag = pe.states("lag")
    rod = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, forces=[{x: u, y: w}],
        constraints=[pe.Holonomic(x**2 + y**2 - 1, name="rod")], name="rod",
    )  # fmt: skip
    with pytest.raises(pe.PendulaError, match=r"without constraints.*rod has 'rod'"):
        pe.ComputedTorque(0.0).controller(rod)
    slow = pe.Lagrangian(x, x.dot**2, forces=[{x: lag}], rates={lag: u - lag}, name="slow motor")
    with pytest.raises(pe.PendulaError, match="in slow motor, 'u' acts through the state 'lag'"):
        pe.ComputedTorque(0.0).controller(slow)
    square = pe.Lagrangian(x, x.dot**2, forces=[{x: u**2}], name="square")
    with pytest.raises(pe.PendulaError, match="linear in the inputs; in square, 'u' is not"):
        pe.ComputedTorque(0.0).controller(square)
