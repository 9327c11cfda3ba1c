"""``derive(mechanism, formulation="maximal")``: a model like any other, and what it refuses."""

import numpy as np
import pytest

import pendula as pe

ELBOW = pe.coordinates("elbow")


@pytest.fixture(scope="module")
def arm() -> pe.Mechanism:
    """Two links whose first turns about the origin of the world: linear velocities that are only rounding."""
    l = pe.parameters(l=0.5)
    link = {"mass": 1.0, "center": (0, 0, -0.25), "inertia": (0.02, 0.02, 0.001)}
    return pe.Mechanism(
        [pe.Body("upper", **link), pe.Body("fore", **link)],
        [
            pe.Universal("shoulder", "world", "upper", axis=(1, 0, 0), second_axis=(0, 1, 0), damping=0.1),
            pe.Revolute("elbow", "upper", "fore", pose=(0, 0, -l), axis=(0, 1, 0), stiffness=2.0, rest=0.3),
        ],
        frames={"hand": ("fore", (0, 0, -0.5))},
        start={"elbow": 1.0, "shoulder_1": 0.4, "shoulder_2_dot": 2.0},
        name="arm",
    )


@pytest.fixture(scope="module")
def maximal(arm) -> pe.Model:
    return pe.derive(arm, formulation="maximal")


def hand(model: pe.Model, run: pe.Run) -> np.ndarray:
    return np.asarray(model.pose("hand", run.q[-1]).position)


def test_names_and_sizes(maximal):
    assert maximal.coordinates[:4] == ("upper_x", "upper_y", "upper_z", "upper_qw")
    assert maximal.velocities[-6:] == ("fore_vx", "fore_vy", "fore_vz", "fore_wx", "fore_wy", "fore_wz")
    assert maximal.constraints[:5] == ("shoulder x", "shoulder y", "shoulder z", "shoulder turn", "elbow x")
    assert "3 degrees of freedom" in str(pe.mobility(maximal))


@pytest.mark.parametrize("how", [{"step": 2e-3}, {"tolerance": 1e-11}])
def test_both_formulations_move_alike(arm, maximal, how):
    start = {"elbow": 0.2, "shoulder_1_dot": 1.0}
    runs = [pe.simulate(model, start, until=1.0, **how) for model in (arm, maximal)]
    # RK4 at this step is off by 1e-9 in either formulation; the tolerance leaves less.
    assert np.abs(hand(pe.derive(arm), runs[0]) - hand(maximal, runs[1])).max() < 1e-8
    assert np.isclose(runs[0].energy.total[-1], runs[1].energy.total[-1], rtol=0, atol=1e-8)
    assert np.abs(maximal.constraint_residuals(runs[1].q, runs[1].v)).max() < 1e-13


def test_laws_of_joint_coordinates_drive_both(arm, maximal):
    law = {"elbow_effort": -3 * ELBOW - 0.5 * ELBOW.dot}
    runs = [pe.simulate(model, until=0.5, step=1e-3, control=law) for model in (arm, maximal)]
    closed = maximal.with_control(law)
    assert np.abs(hand(pe.derive(arm), runs[0]) - hand(closed, runs[1])).max() < 1e-9


def test_ledger_closes(maximal):
    run = pe.simulate(maximal, until=0.5, step=1e-3, ledger=True)
    lost = run.ledger["damping of shoulder"][-1]
    assert lost < -0.01
    assert np.isclose(run.energy.total[-1] - run.energy.total[0], lost, rtol=0, atol=1e-8)


def test_a_start_by_joints_follows_parameters(maximal):
    longer = maximal.with_parameters(l=0.7)
    run = pe.simulate(longer, {"elbow": 0.2}, until=0.01, step=1e-3)
    assert np.abs(longer.constraint_residuals(run.q[0], run.v[0])).max() < 1e-15


def test_back_to_joint_coordinates(maximal, arm):
    assert pe.derive(maximal, formulation="reduced").key == arm.key
    assert pe.derive(maximal.with_parameters(l=0.7), formulation="reduced").parameters == {"l": 0.7}


def body(name: str, **parts) -> pe.Body:
    return pe.Body(name, **{"mass": 1.0, "inertia": (1, 1, 1), **parts})


@pytest.mark.parametrize(
    ("bodies", "joints", "sentence"),
    [
        (
            [body("a", inertia=(0, 0, 0))],
            [pe.Revolute("j", "world", "a")],
            "'a' has no mass or inertia of its",
        ),
        (
            [body("a"), body("b")],
            [
                pe.Revolute("j", "world", "a"),
                pe.Revolute("k", "a", "b", mimic=pe.Mimic("j")),
            ],
            "'k' mimics another",
        ),
        ([body("a")], [pe.Ball("a", "world", "a")], "would both have a coordinate 'a_qz'"),
    ],
)
def test_what_has_no_maximal_coordinates_says_why(bodies, joints, sentence):
    system = pe.Mechanism(bodies, joints)
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.derive(system, formulation="maximal")


def test_wrong_words_and_systems_are_refused(arm, maximal):
    with pytest.raises(pe.PendulaError, match="formulation is 'reduced', 'maximal' or None, not 'minimal'"):
        pe.derive(arm, formulation="minimal")
    with pytest.raises(pe.PendulaError, match="only a Mechanism has two"):
        pe.derive("pendulum", formulation="maximal")
    with pytest.raises(pe.PendulaError, match="'elbo', which arm does not have"):
        pe.simulate(maximal, {"elbo": 1.0}, until=1.0, step=0.1)
    with pytest.raises(pe.PendulaError, match="looks for joint coordinates"):
        maximal.inverse_kinematics("hand", (0.1, 0, -0.8))
    with pytest.raises(pe.PendulaError, match="written in joint coordinates"):
        pe.equations(maximal)


def test_verify_compares_both_formulations(maximal):
    found = pe.verify(maximal, states=2)
    assert found.largest < 1e-12
    assert any(route.route == "maximal coordinates" for route in found.routes)


def test_reactions_agree(arm, maximal):
    start = {"elbow": 0.2, "shoulder_1_dot": 1.0}
    runs = [pe.simulate(model, start, until=0.1, step=1e-3) for model in (arm, maximal)]
    one, other = (run.reaction("elbow", in_frame="upper") for run in runs)
    # The runs differ by the error of RK4.
    assert np.allclose(one.force, other.force, rtol=0, atol=1e-8)
    assert np.allclose(one.torque, other.torque, rtol=0, atol=1e-8)
