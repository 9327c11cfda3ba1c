"""Servos of joints: gains from inertia, joints that go where they should, bad input."""

import numpy as np
import pytest

import pendula as pe


def arm(**parts) -> pe.Mechanism:
    rods = [pe.Capsule(0.04, 0.5, pose=(0, 0, -0.25))]
    return pe.Mechanism(
        [pe.Body(name, shapes=rods, density=2700) for name in ("upper", "fore")],
        [
            pe.Revolute("shoulder", "world", "upper", axis=(0, 1, 0)),
            pe.Revolute("elbow", "upper", "fore", pose=(0, 0, -0.5), axis=(0, 1, 0)),
        ],
        **{"name": "arm", "start": {"shoulder": 0.2, "elbow": 1.0}, **parts},
    )


def test_poles_of_a_joint_whose_neighbours_are_held():
    """M s³ + kd s² + kp s + ki = M (s + ω)³ with the diagonal of M at the start."""
    model = pe.derive(arm())
    M = np.diag(model.mass_matrix([0.2, 1.0]))
    servo = pe.joint_servo(model, bandwidth=5.0)
    for name, inertia in zip(("shoulder", "elbow"), M, strict=True):
        cubic = np.array([inertia, servo.kd[name], servo.kp[name], servo.ki[name]])
        # A triple root is known to the third root of rounding.
        assert np.roots(cubic) == pytest.approx([-5.0] * 3, abs=1e-3)
    assert servo.desired == {"shoulder": 0.2, "elbow": 1.0}


@pytest.mark.parametrize("name", ["six-axis-arm", "seven-axis-arm"])
def test_arms_of_the_gallery_stand_where_they_are_told_to(name):
    model = pe.derive(name)
    servo = pe.joint_servo(model, start={"q1": 0.5, "q2": -0.4})
    run = pe.simulate(model, until=3.0, step=1e-3, control=servo, start={"q1": 0.0, "q2": 0.3})
    assert run.outcome.ok
    # Alone, a joint would err by e⁻³⁶ times a polynomial after 3 s · 12 rad/s; together they are slower.
    for joint, wanted in {"q1": 0.5, "q2": -0.4, "q3": 0.4, "q4": 0.3}.items():
        assert run[joint][-1] == pytest.approx(wanted, abs=1e-3)


def test_a_pid_drives_the_joints_of_a_mechanism():
    """Without ki, the law is a spring and a damper in each joint: the weight is held by kp (desired − q)."""
    run = pe.simulate(arm(), until=20.0, step=1e-3, control=pe.PID(kp=200.0, kd=60.0, desired=0.3))
    G = pe.derive(arm()).gravity(run.q[-1])
    assert 200.0 * (0.3 - run.q[-1]) == pytest.approx(np.asarray(G), rel=1e-6)


@pytest.mark.parametrize(
    ("system", "options", "sentence"),
    [
        ("pendulum", {}, "A joint servo is for a Mechanism, and pendulum is none; use PID"),
        ("six-axis-arm", {"bandwidth": 0}, "bandwidth must be greater than zero, got 0"),
        ("six-axis-arm", {"bandwidth": "fast"}, "bandwidth must be a number, got 'fast'"),
        (arm(actuated=[]), {}, "arm has no joint of one coordinate that a motor drives"),
    ],
)
def test_refusals(system, options, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.joint_servo(system, **options)
