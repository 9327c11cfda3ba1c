"""What joints transmit: against closed forms, the balance of bodies, and loops that are cut elsewhere."""

import numpy as np
import pytest

import pendula as pe
from pendula.errors import DescriptionError, PendulaError

Y = (0, 1, 0)


def bar(name: str, length: float, mass: float) -> pe.Body:
    return pe.Body(name, mass, (length / 2, 0, 0), (0.0, mass * length**2 / 12, mass * length**2 / 12))


def four_bar(**options) -> pe.Mechanism:
    joints = [
        pe.Revolute("a", "world", "crank", axis=Y),
        pe.Revolute("b", "crank", "coupler", axis=Y, pose=(1, 0, 0)),
        pe.Revolute("c", "coupler", "rocker", axis=Y, pose=(2.5, 0, 0), child_pose=(2, 0, 0)),
        pe.Revolute("d", "world", "rocker", axis=Y, pose=(3, 0, 0)),
    ]
    bodies = [bar("crank", 1.0, 1.0), bar("coupler", 2.5, 2.0), bar("rocker", 2.0, 1.5)]
    given = {"actuated": (), "name": "four-bar", **options}
    return pe.Mechanism(bodies, joints, **given)


def state_of(model, start) -> np.ndarray:
    return np.array([start[name] for name in model.card.entries])


def test_a_pendulum_against_its_closed_form():
    """m (r̈ − g) at the pin, and its damper, which the pin transmits."""
    m, l, g, damping = 2.0, 1.5, 9.81, 0.3
    rod = pe.Body("rod", m, (0, 0, -l / 2), (m * l**2 / 12, m * l**2 / 12, 0))
    pin = pe.Revolute("pin", "world", "rod", axis=Y, pose=(0.2, 0, 1), damping=damping)
    run = pe.simulate(pe.Mechanism([rod], [pin], actuated=(), start={"pin": 1.0}), until=2.0, tolerance=1e-9)
    angle, rate = run.q[:, 0], run.v[:, 0]
    change = (-m * g * l / 2 * np.sin(angle) - damping * rate) / (m * l**2 / 3)
    x = -l / 2 * (np.cos(angle) * change - np.sin(angle) * rate**2)
    z = l / 2 * (np.sin(angle) * change + np.cos(angle) * rate**2)
    found = run.reaction("pin")
    # Rounding of numbers of the size of the weight, 20 N.
    assert np.abs(found.force - np.stack([m * x, 0 * x, m * (z + g)], axis=1)).max() < 1e-12
    assert np.abs(found.torque[:, 1] + damping * rate).max() < 1e-12
    along = run.reaction("pin", in_frame="rod").force
    assert np.abs(np.linalg.norm(along, axis=1) - np.linalg.norm(found.force, axis=1)).max() < 1e-12
    center = run.reaction("pin", at=run.model.description.point("rod", (0, 0, -l / 2))).torque
    assert np.abs(center[:, 1] - m * l**2 / 12 * change).max() < 1e-12  # Euler's equation about the centre


@pytest.mark.parametrize("cut", ["a", "b", "d"])
def test_reactions_do_not_depend_on_where_a_loop_is_cut(cut):
    start = pe.assemble(four_bar(), {"a": -1.0, "a_dot": 2.0}, hold=["a", "a_dot"]).start
    one = pe.derive(four_bar())
    rest = dict(zip(one.coordinates, state_of(one, start)[:3], strict=True))
    pin = one.pose("coupler", list(rest.values())), one.pose("rocker", list(rest.values()))
    turn = pin[0].matrix.T @ pin[1].matrix
    rates = dict(zip(one.velocities, state_of(one, start)[3:], strict=True))
    both = {**rest, **rates, "c": np.arctan2(turn[0, 2], turn[0, 0]),
            "c_dot": rates["d_dot"] - rates["a_dot"] - rates["b_dot"]}  # fmt: skip
    other = pe.derive(four_bar(cut=[cut]))
    first, second = state_of(one, both), state_of(other, both)
    for joint in "abcd":
        expected, found = one.reactions(joint, first), other.reactions(joint, second)
        # Forces of about 50 N, solved with another matrix.
        assert np.abs(found.force - expected.force)[[0, 2]].max() < 1e-11
        assert abs(found.torque[1]) < 1e-11


def test_forces_on_a_body_balance_its_motion():
    """Σ F = m r̈ for every body of a loop with a rod that a user adds: the same by bodies one by one."""
    made = four_bar(forces=[pe.Force((3.0, 0, 1.0), body="coupler", at=(1, 0, 0.2), axes="body")])
    start = pe.assemble(made, {"a": -1.0, "a_dot": 2.0}, hold=["a", "a_dot"]).start
    model = pe.derive(made)
    y = state_of(model, start)
    q, v = y[:3], y[3:]
    a = model.acceleration(q, v)
    b, c = model.reactions("b", y).force, model.reactions("c", y).force
    J, drift = model.jacobian("coupler", q), model.jacobian_rate("coupler", q, v) @ v
    pose = model.pose("coupler", q)
    motion = J @ a + drift
    omega, arm = (J @ v)[3:], pose.matrix @ [1.25, 0, 0]
    center = motion[:3] + np.cross(motion[3:], arm) + np.cross(omega, np.cross(omega, arm))
    total = b - c + pose.matrix @ [3.0, 0, 1.0] + 2.0 * np.array([0, 0, -9.81])
    assert np.abs(total - 2.0 * center)[[0, 2]].max() < 1e-11


def test_the_rod_that_a_user_adds_loads_the_joints_of_its_bodies():
    """A pendulum at rest on a rod: the pin bears half of the weight, the rod the other half."""
    m, g = 3.0, 9.81
    beam = pe.Body("beam", m, (1, 0, 0), (0.0, 1.0, 1.0))
    rope = pe.hold_distance(("beam", (2, 0, 0)), ("world", (2, 0, 1.5)), 1.5, name="rope")
    made = pe.Mechanism(
        [beam], [pe.Revolute("pin", "world", "beam", axis=Y)], actuated=(), constraints=[rope]
    )
    found = pe.statics(made)
    assert found.efforts == {}
    assert found.reactions["pin"].force == pytest.approx([0, 0, m * g / 2], abs=1e-12)
    model = pe.derive(made)
    assert model.multipliers([0.0], [0.0]) == pytest.approx([-m * g / 2], abs=1e-12)  # it pulls


def test_fixed_joints_transmit_too_and_a_motor_holds():
    shelf = pe.Mechanism(
        [pe.Body("arm", 1.0, (0.5, 0, 0), (0.0, 0.1, 0.1)), pe.Body("load", 2.0)],
        [pe.Revolute("hinge", "world", "arm", axis=Y), pe.Fixed("bolt", "arm", "load", pose=(1, 0, 0))],
        name="shelf",
    )
    found = pe.statics(shelf)
    assert found.reactions["bolt"].force == pytest.approx([0, 0, 2 * 9.81], abs=1e-12)
    moment = -(0.5 + 2.0) * 9.81
    assert found.efforts["hinge_effort"] == pytest.approx(moment, abs=1e-12)
    assert found.reactions["hinge"].torque == pytest.approx([0, moment, 0], abs=1e-12)
    assert str(found).startswith("shelf rests with hinge_effort = -24.525. On the child of each joint:\n")


def test_mistakes_are_refused_with_their_culprit():
    made = four_bar()
    with pytest.raises(DescriptionError, match="four-bar has no joint 'e'; it has 'a', 'b', 'c', 'd'"):
        made.reaction("e")
    with pytest.raises(DescriptionError, match="no body or frame 'ground'"):
        made.reaction("a", in_frame="ground")
    with pytest.raises(DescriptionError, match=r"force .* undeclared symbol 'reaction of a.fx'"):
        four_bar(forces=[{pe.coordinates("a"): made.reaction("a")[0]}])
    with pytest.raises(PendulaError, match=r"does not rest there: .* force along"):
        pe.statics(made, pe.assemble(made, {"a": -1.0}).start)
    with pytest.raises(PendulaError, match=r"statics.. needs a Mechanism"):
        pe.statics("pendulum")
