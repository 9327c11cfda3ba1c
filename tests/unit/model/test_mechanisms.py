"""Models of mechanisms: frames and their Jacobians, runs with events, controllers, ledgers and parameters."""

import pickle

import numpy as np
import pytest
from tests.random_trees import random_state, random_tree

import pendula as pe

m, l = pe.parameters(m=1.5, l=0.8)
HAND = "hand"


def arm(**parts) -> pe.Mechanism:
    """Two rods that hang from z = 1; the mass and length of the second are parameters."""
    fore = pe.Body("fore", m, (0, 0, -l / 2), (m * l**2 / 12, m * l**2 / 12, 0))
    return pe.Mechanism(
        [pe.Body("upper", 2.0, (0, 0, -0.5), (0.1, 0.1, 0.01)), fore],
        [
            pe.Revolute("shoulder", "world", "upper", axis=(0, 1, 0), pose=(0, 0, 1), damping=0.2),
            pe.Revolute("elbow", "upper", "fore", axis=(0, 1, 0), pose=(0, 0, -1), stiffness=3.0, rest=0.4),
        ],
        frames={HAND: ("fore", (0, 0, -l))},
        **parts,
    )


@pytest.fixture(scope="module")
def model() -> pe.Model:
    return pe.derive(arm())


def test_poses_of_a_frame(model):
    """Both angles turn about y: R = Ry(a + b), and rods hang along −z of their frames."""
    q = np.array([[0.3, 0.5], [-1.0, 0.2]])
    a, both = q[:, 0], q.sum(axis=1)
    found = model.pose(HAND, q)
    length = model.parameters["l"]
    x, z = -np.sin(a) - length * np.sin(both), 1 - np.cos(a) - length * np.cos(both)
    assert found.position == pytest.approx(np.column_stack([x, 0 * x, z]), abs=1e-15)
    assert found.matrix[1] == pytest.approx(np.array(pe.spatial.Ry(both[1]), dtype=float), abs=1e-15)


def test_the_center_of_mass_moves_by_weight(model):
    """G = ∂V/∂q of gravity alone is −(total mass) g·∂c/∂q; the spring of the elbow is apart from it."""
    q = np.array([0.4, -0.3])
    J = model.jacobian(model.description.center_of_mass, q)
    total = 2.0 + model.parameters["m"]
    spring = 3.0 * (q[1] - 0.4)
    assert model.gravity(q) == pytest.approx(total * 9.81 * J[2] + [0, spring], rel=1e-14)
    assert model.center_of_mass(q).shape == (3,)


def test_the_jacobian_of_a_frame_is_its_velocity():
    """(ṙ, ω) = J v for a ball and a free joint too: by differences of poses along q̇ = N v."""
    model = pe.derive(random_tree(11, (pe.Free, pe.Ball, pe.Revolute)))
    q, v, _, _ = random_state(model, 2)
    h, rate = 1e-4, model.coordinate_rates(q, v)
    before, after = (model.pose("b2", q + s * h * rate) for s in (-1, 1))
    R = model.pose("b2", q).matrix
    spin = (after.matrix - before.matrix) / (2 * h) @ R.T
    J = model.jacobian("b2", q)
    # Differences of second order: h² = 1e-8 times third derivatives near 1.
    expected = [*(after.position - before.position) / (2 * h), spin[2, 1], spin[0, 2], spin[1, 0]]
    assert J @ v == pytest.approx(np.array(expected), abs=1e-6)


def test_unknown_frames_and_systems_without_any(model):
    with pytest.raises(pe.PendulaError, match="no body or frame 'foot'; it has 'upper', 'fore', 'hand'"):
        model.pose("foot", [0, 0])
    with pytest.raises(pe.PendulaError, match="pendulum has no bodies by name"):
        pe.derive("pendulum").jacobian("bob", [0.1])


def test_a_run_with_an_event_and_a_ledger():
    """The hand passes a height; the works of damper and efforts are the change of energy."""
    system = arm()
    height = system.point(HAND).z
    run = pe.simulate(
        system,
        {"shoulder": 1.5},
        until=2.0,
        tolerance=1e-9,
        ledger=True,
        events=[pe.Event(height, name="low")],
    )
    assert run.outcome.ok
    model = pe.derive(system)
    assert run.events
    for event in run.events:
        assert model.position(system.point(HAND), event.before[:2])[2] == pytest.approx(0.0, abs=1e-8)
    works = sum(work[-1] - work[0] for work in run.ledger.values())
    assert run.energy.total[-1] - run.energy.total[0] == pytest.approx(works, abs=1e-8)
    assert run.ledger["damping of shoulder"][-1] < 0


def test_a_closed_loop_and_other_values_of_parameters(model):
    elbow = pe.coordinates("elbow")
    closed = pe.derive(arm().with_control({"elbow_effort": -5 * elbow}))
    assert closed.inputs == ("shoulder_effort",)
    q, v = np.array([0.2, 0.7]), np.array([0.1, -0.3])
    expected = model.acceleration(q, v, [0, -5 * q[1]])
    assert closed.acceleration(q, v) == pytest.approx(expected, rel=1e-13)
    heavy = model.with_parameters(m=3.0)
    assert heavy.mass_matrix(q)[1, 1] == pytest.approx(2 * model.mass_matrix(q)[1, 1], rel=1e-14)


def test_a_drag_and_a_force_on_a_body():
    """Power of a drag −c ṙ at the hand is −c ṙ·ṙ; a force in world axes works along the hand's velocity."""
    u = pe.inputs("u")
    system = arm(
        actuated=[],
        forces=[
            pe.Drag(body="fore", at=(0, 0, -l), linear=0.7),
            pe.Force((u, 0, 0), body="fore", at=(0, 0, -l), axes="world", name="wind"),
        ],
    )
    model = pe.derive(system)
    assert model.card.power_names == ("damping of shoulder", "drag on fore", "wind")
    q, v = np.array([0.4, 0.9]), np.array([0.8, -0.5])
    speed = (model.jacobian(HAND, q) @ v)[:3]
    powers = model.evaluate("powers", np.zeros(1), np.r_[q, v], np.array([2.0]), np.zeros(2))
    assert powers == pytest.approx([-0.2 * v[0] ** 2, -0.7 * speed @ speed, 2.0 * speed[0]], rel=1e-13)


def test_a_pickled_model_has_its_frames(model):
    found = pickle.loads(pickle.dumps(model))
    assert found.pose(HAND, [0.1, 0.2]) == model.pose(HAND, [0.1, 0.2])


def test_runs_record_what_a_servo_drove():
    servo = pe.PID(50.0, kd=5.0, desired=0.5, limit=4.0, on=["elbow"], inputs={"elbow": "elbow_effort"})
    run = pe.simulate(arm(), {"elbow": 1.0}, until=1.0, step=1e-3, control=servo)
    raw = 50 * (0.5 - run["elbow"]) - 5 * run["elbow_dot"]
    np.testing.assert_allclose(run["elbow_effort"], np.clip(raw, -4, 4), rtol=1e-12, atol=1e-12)
