"""Joints of mechanisms whose dry friction sticks, against closed forms and the system by its energies."""

import numpy as np
import pytest

import pendula as pe

G = 9.81


def incline(slope: float, mu: float) -> pe.Mechanism:
    """A body of 2 kg that slides down an incline."""
    x, axis = pe.coordinates("x"), (np.cos(slope), 0, -np.sin(slope))
    rubs = pe.Friction(mu, normal=2 * G * np.cos(slope), on=x)
    slides = pe.Prismatic("x", "world", "b", axis=axis)
    return pe.Mechanism([pe.Body("b", 2.0, inertia=(1, 1, 1))], [slides], actuated=(), forces=[rubs])


def test_a_body_on_an_incline_sticks_or_slides():
    still = pe.simulate(incline(0.3, 0.5), until=1.0, tolerance=1e-10)
    assert still["x"][-1] == 0.0
    sliding = pe.simulate(incline(0.6, 0.5), until=1.0, tolerance=1e-10)
    # a = g (sin α − μ cos α)
    assert sliding["x"][-1] == pytest.approx(G / 2 * (np.sin(0.6) - 0.5 * np.cos(0.6)), rel=1e-12)
    stopped = pe.simulate(incline(0.3, 0.5), {"x_dot": 2.0}, until=3.0, tolerance=1e-10, ledger=True)
    way = 2.0**2 / (2 * G * (0.5 * np.cos(0.3) - np.sin(0.3)))
    assert stopped["x"][-1] == pytest.approx(way, rel=1e-10)
    work = -0.5 * 2 * G * np.cos(0.3) * way
    assert stopped.ledger["friction on x"][-1] == pytest.approx(work, rel=1e-10)


def test_amplitudes_of_a_torsional_oscillator_fall_by_twice_friction_over_stiffness_and_end():
    k, friction, first = 4.0, 0.6, 1.0
    wheel = pe.Revolute("phi", "world", "w", axis=(0, 0, 1), stiffness=k, friction=friction)
    system = pe.Mechanism([pe.Body("w", 1.0, inertia=(1, 1, 1))], [wheel], gravity=(0, 0, 0), actuated=())
    run = pe.simulate(system.with_sticking_joints(), {"phi": first}, until=8.0, tolerance=1e-11)
    # Half a swing takes π/ω and ends 2 τ/k nearer: 1, −0.7, 0.4, −0.1, where τ holds it.
    stops = [event for event in run.events if event.name == "phi stops slipping"]
    assert [event.t for event in stops] == pytest.approx(np.arange(1, 4) * np.pi / 2, abs=1e-9)
    assert [event.after[0] for event in stops] == pytest.approx([-0.7, 0.4, -0.1], abs=1e-10)
    assert run["phi"][-1] == pytest.approx(-0.1, abs=1e-10)
    assert run["phi_dot"][-1] == 0.0


def test_an_arm_sticks_and_slips_as_its_lagrangian_does():
    bodies = [pe.Body("u", 1.0, (0, 0, -0.5), (0.1, 0.1, 0.1)), pe.Body("l", 0.7, (0, 0, -0.4), (0.05,) * 3)]
    joints = [
        pe.Revolute("a", "world", "u", axis=(0, 1, 0), friction=0.5),
        pe.Revolute("b", "u", "l", axis=(0, 1, 0), pose=(0, 0, -1), friction=pe.parameters(tau=0.3)),
    ]
    a, b = pe.coordinates("a b")
    upper = pe.Point(-pe.sin(a) / 2, -pe.cos(a) / 2)
    lower = pe.Point(-pe.sin(a) - 0.4 * pe.sin(a + b), -pe.cos(a) - 0.4 * pe.cos(a + b))
    kinetic = upper.velocity.dot(upper.velocity) / 2 + 0.35 * lower.velocity.dot(lower.velocity)
    energies = pe.Lagrangian(
        (a, b),
        kinetic=kinetic + 0.05 * a.dot**2 + 0.025 * (a.dot + b.dot) ** 2,
        potential=G * upper.y + 0.7 * G * lower.y,
        forces=[pe.Friction(1, normal=0.5, on=a), pe.Friction(1, normal=0.3, on=b)],
    )
    arm = pe.Mechanism(bodies, joints, actuated=()).with_sticking_joints()
    given = {"until": 2.0, "tolerance": 1e-11, "times": np.linspace(0, 2, 21)}
    runs = [pe.simulate(system, {"a": 1.2, "b": -0.4}, **given) for system in (arm, energies)]
    # Steps of both differ; motions and instants agree far below the tolerance's error.
    assert np.abs(runs[0].q - runs[1].q).max() < 1e-9
    assert [event.name for event in runs[0].events] == [event.name for event in runs[1].events]
    assert len(runs[0].events) > 8
    assert pe.equations(arm).Q.shape == (2, 1)
    for words, refused in (
        ("maximal coordinates", lambda: pe.derive(arm, formulation="maximal")),
        ("route='traced'", lambda: pe.derive(arm, route="recursive")),
        ("which holds in steps", lambda: pe.simulate(arm, until=0.1, step=0.01, contact="stepping")),
    ):
        with pytest.raises(pe.PendulaError, match=words):
            refused()
