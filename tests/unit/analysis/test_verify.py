"""verify: rounding where all is right, and a fault planted in any route is found.

Routes differ by rounding: 1e-12 of the size of a quantity is ten thousand units in the last place.
"""

from dataclasses import replace

import numpy as np
import pytest
from tests.kinds import MECHANISMS, TREES
from tests.random_trees import random_joint, random_tree

import pendula as pe
from pendula.analysis import verified_cuts
from pendula.analysis.rigid_bodies import Placement, RigidBodies
from pendula.analysis.verified_loops import HeldForces
from pendula.analysis.verified_maximal import MaximalRoute
from pendula.dynamics import mechanism
from pendula.dynamics.reactions import Reactions
from pendula.dynamics.recursions import kinematics
from pendula.errors import PendulaError

ROUNDING = 1e-12
BARS = {"left": 0.3, "top": 0.5, "right": 0.35}


def arm(**parts) -> pe.Mechanism:
    """A free body with an arm: springs, armature, a mimic, damping and forces on bodies."""
    m = pe.parameters(m=2.0)
    return pe.Mechanism(
        [
            pe.Body("base", 3.0, (0.1, 0.2, 0.0), (0.3, 0.4, 0.5)),
            pe.Body("upper", m, (0, 0, -0.5), (0.1, 0.1, 0.02)),
            pe.Body("fore", 1.0, (0, 0.1, -0.4), (0.05, 0.05, 0.01)),
            pe.Body("hand", 0.5, (0.1, 0, 0), (0.02, 0.02, 0.01)),
        ],
        [
            pe.Free("base"),
            pe.Revolute("shoulder", "base", "upper", axis=(0, 1, 0), stiffness=3.0, rest=0.2, friction=0.5),
            pe.Revolute("elbow", "upper", "fore", axis=(1, 1, 0), pose=(0, 0, -1), damping=0.1, armature=0.2),
            pe.Prismatic(
                "grip", "fore", "hand", pose=(0, 0, -1), armature=0.1, mimic=pe.Mimic("elbow", 2, 1)
            ),
        ],
        frames={"tip": ("hand", (0, 0, -0.2))},
        forces=[
            pe.Force((3.0, 0, 0), body="fore", at=(0, 0, -0.8), axes="world"),
            pe.Drag(linear=0.3, body="hand", at=(0, 0, 0.1)),
        ],
        name="arm",
        **parts,
    )


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """What is compiled from a fault must not be found by other tests."""
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(tmp_path))


@pytest.mark.parametrize("build", [arm, lambda: random_tree(3, (pe.Ball, pe.Screw, pe.Planar, pe.Universal))])
def test_a_mechanism_agrees_by_all_routes(build):
    found = pe.verify(build(), states=2)
    assert found.ok
    assert found.largest < ROUNDING
    assert len(found.routes) >= 16


@pytest.mark.parametrize("name", ["kapitza-pendulum", "four-bars", "cart-pole", "lorenz", "thrown-box"])
def test_systems_of_other_kinds(name):
    found = pe.verify(name, states=2)
    assert found.largest < ROUNDING
    assert found.notes == ()


def test_values_of_parameters_count():
    model = pe.derive(arm()).with_parameters(m=5.0)
    assert pe.verify(model, states=1).largest < ROUNDING


def test_what_cannot_be_compared_is_said():
    x = pe.coordinates("x")
    found = pe.verify(pe.Lagrangian(x, x.dot**2, pe.Abs(x), start={"x": 1.0}, name="corner"), states=1)
    assert "corners" in found.notes[0]
    assert {route.quantity for route in found.routes} == {"mass matrix", "energy"}


def spoil(value):
    """A fault of one in a hundred thousand."""
    if isinstance(value, dict):
        return {key: spoil(entry) if key[0] == key[1] == 0 else entry for key, entry in value.items()}
    if isinstance(value, list):
        return [spoil(value[0]), *value[1:]]
    return value * (1 + 1e-5)


RECURSIONS = {
    "mass_matrix": ("mass matrix", mechanism),
    "coriolis_matrix": ("Coriolis matrix", mechanism),
    "inverse_dynamics": ("inverse dynamics", mechanism),
    "forward_dynamics": ("acceleration", mechanism),
    "kinetic_energy": ("kinetic energy", kinematics),
}


@pytest.mark.parametrize("function", RECURSIONS)
def test_a_fault_in_a_recursion_is_found(function, own_cache, monkeypatch):
    quantity, module = RECURSIONS[function]
    right = getattr(module, function)
    monkeypatch.setattr(module, function, lambda *given: spoil(right(*given)))
    found = pe.verify(random_tree(5, (pe.Revolute, pe.Universal)), states=2)
    assert not found.ok
    assert quantity in {route.quantity for route in found.routes if route.disagreement > found.tolerance}
    assert "They disagree" in str(found)


@pytest.mark.parametrize(
    ("function", "quantity"), [("frame_pose", "poses"), ("mass_and_moment", "potential energy")]
)
def test_a_fault_in_kinematics_is_found(function, quantity, own_cache, monkeypatch):
    right = getattr(kinematics, function)

    def wrong(*given):
        first, second = made = right(*given)
        spoilt = tuple(spoil(list(second)))
        return made._replace(p=spoilt) if function == "frame_pose" else (first, spoilt)

    monkeypatch.setattr(kinematics, function, wrong)
    found = pe.verify(random_tree(6, (pe.Revolute, pe.Revolute)), states=2)
    assert quantity in {route.quantity for route in found.routes if route.disagreement > found.tolerance}


@pytest.mark.parametrize(
    "function",
    [
        "mass_matrix",
        "kinetic_energy",
        "potential_energy",
        "newton_euler",
        "lagrange",
        "momentum",
        "weight",
        "rates",
    ],
)
def test_a_fault_in_the_other_route_is_found(function, monkeypatch):
    right = getattr(RigidBodies, function)
    monkeypatch.setattr(RigidBodies, function, lambda *given: spoil(right(*given)))
    assert not pe.verify(arm(), states=1).ok


@pytest.mark.parametrize(
    ("owner", "function", "quantity"),
    [
        (Placement, "jacobian", "Jacobians"),
        (RigidBodies, "slopes", "gravity and springs"),
        (RigidBodies, "slope", "power"),
    ],
)
def test_a_fault_in_slopes_is_found(owner, function, quantity, monkeypatch):
    right = getattr(owner, function)
    monkeypatch.setattr(owner, function, lambda *given: spoil(right(*given)))
    found = pe.verify(arm(), states=1)
    assert quantity in {route.quantity for route in found.routes if route.disagreement > found.tolerance}


def disagreeing(found) -> set[str]:
    return {route.quantity for route in found.routes if route.disagreement > found.tolerance}


def test_a_fault_in_constraints_is_found(monkeypatch):
    right = HeldForces.residuals
    monkeypatch.setattr(HeldForces, "residuals", lambda *given: spoil(right(*given)))
    assert "constraints" in disagreeing(pe.verify("four-bar", states=1))


def test_a_fault_in_maximal_coordinates_is_found(monkeypatch):
    right = MaximalRoute.accelerations
    monkeypatch.setattr(MaximalRoute, "accelerations", lambda *given: spoil([*right(*given)]))
    assert disagreeing(pe.verify("four-bar", states=1)) == {"acceleration of bodies"}


@pytest.mark.parametrize("name", ["six-axis-arm", "four-bar"])
def test_a_fault_in_reactions_is_found(name, own_cache, monkeypatch):
    """Also where dependent rows leave a part of them open."""
    right = Reactions.reaction
    monkeypatch.setattr(Reactions, "reaction", lambda *given: right(*given) * (1 + 1e-5))
    assert disagreeing(pe.verify(name, states=1)) == {"reactions"}


def test_rows_that_depend_on_others_leave_reactions_open():
    """Four hinges in a plane hold each other across it; joints of a tree are all determined."""
    words = {r.other for r in pe.verify("four-bar", states=1).routes if r.quantity == "reactions"}
    assert words == {"maximal, but for what dependent rows leave open"}
    words = {r.other for r in pe.verify("six-axis-arm", states=1).routes if r.quantity == "reactions"}
    assert words == {"maximal coordinates"}


def test_states_stay_near_the_start():
    """Newton's method may end a thousand radians away, where Bricard's loop is singular.

    Its loop is overconstrained: accelerations by other cuts lose some digits, 2e-12 were seen.
    """
    assert pe.verify("bricard-loop", states=4).largest < 1e-11


def test_a_rough_start_is_left_for_states_that_close_loops():
    """From all angles zero, where its bars lie on each other, Newton's method finds no four-bar."""
    bodies = [pe.Body(name, 1.0, (length / 2, 0, 0), (0.1, 0.1, 0.1)) for name, length in BARS.items()]
    joints = [
        pe.Revolute("a", "world", "left", axis="y"),
        pe.Revolute("b", "left", "top", axis="y", pose=(BARS["left"], 0, 0)),
        pe.Revolute("c", "world", "right", axis="y", pose=(0.6, 0, 0)),
        pe.Revolute(
            "d", "top", "right", axis="y", pose=(BARS["top"], 0, 0), child_pose=(BARS["right"], 0, 0)
        ),
    ]
    linkage = pe.Mechanism(bodies, joints)
    assert pe.verify(linkage, states=1).ok
    too_long = linkage.replace(joints=[*joints[:2], replace(joints[2], pose=(9.0, 0, 0)), joints[3]])
    with pytest.raises(PendulaError, match=r"No state of .* near its start satisfies its constraints; give"):
        pe.verify(too_long, states=1)


def test_a_fault_in_loops_cut_elsewhere_is_found(monkeypatch):
    made = verified_cuts._coordinates
    monkeypatch.setattr(verified_cuts, "_coordinates", lambda *given: spoil(made(*given)))
    assert disagreeing(pe.verify("four-bar", states=1)) == {"acceleration of bodies"}


def triangle(*ends: str, **parts) -> pe.Mechanism:
    """Three rods that swing about a hinge, closed by a ball joint between the last and the first."""
    rods = [pe.Body(name, 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)) for name in "abc"]
    hinges = [
        pe.Revolute(name, parent, child, axis=(0, 1, 0), pose=place)
        for name, parent, child, place in (
            ("hip", "world", "a", None), ("knee", "a", "b", (1, 0, 0)), ("ankle", "b", "c", (1, 0, 0)),
        )
    ]  # fmt: skip
    end = {"child_pose" if ends == ("a", "c") else "pose": (1, 0, 0)}
    start = dict.fromkeys(("knee", "ankle"), 2 * np.pi / 3)
    joints = [*hinges, pe.Ball("pin", *ends, **end)]
    return pe.Mechanism(rods, joints, cut=["pin"], start=start, name="triangle", **parts)


@pytest.mark.parametrize("ends", [("a", "c"), ("c", "a")])
def test_a_ball_joint_is_taken_from_either_end(ends):
    made = triangle(*ends, actuated=["hip"])
    other = verified_cuts.cut_elsewhere(made)
    assert {joint.name for joint in other.loop_joints} < {"knee", "ankle"}
    assert pe.verify(made, states=1).largest < ROUNDING


def test_joints_that_something_acts_on_are_not_cut():
    knee = triangle("a", "c").coordinates[1]
    made = triangle("a", "c", actuated=["ankle"])
    assert [joint.name for joint in verified_cuts.cut_elsewhere(made).loop_joints] == ["knee"]
    made = triangle(
        "a", "c", actuated=(), forces=[pe.Force((0, 0, -2 * knee), body="a", at=(1, 0, 0), axes="world")]
    )
    assert [joint.name for joint in verified_cuts.cut_elsewhere(made).loop_joints] == ["ankle"]


def test_loops_that_cannot_be_cut_elsewhere_are_noted():
    found = pe.verify(triangle("a", "c"), states=1)  # every hinge has a motor
    assert found.ok
    assert found.notes[0].startswith("Its loops were not cut elsewhere: something acts on the coordinates")


JOINTS = (pe.Revolute, pe.Prismatic, pe.Screw, pe.Cylindrical, pe.Universal, pe.Planar, pe.Ball, pe.Free)


@pytest.mark.parametrize("kind", JOINTS)
def test_coordinates_follow_from_poses(kind):
    rng = np.random.default_rng(1)
    joint = random_joint(rng, kind, "j", "a", "b")
    tree = pe.Mechanism([pe.Body("a", 1.0), pe.Body("b", 1.0)], [pe.Free("a"), joint])
    bodies, model = RigidBodies(tree, {}), pe.derive(tree)
    y = model.layout.normalise(rng.uniform(-1, 1, model.layout.size))
    q = y[model.layout.q]
    found = np.array(verified_cuts._coordinates(joint, bodies.relative_pose("j", bodies.locate(q))))
    if not joint.identity and found[-4] * q[-4] < 0:  # both signs of a quaternion are the same rotation
        found[-4:] *= -1
    assert np.abs(found - q[7:]).max() < 1e-13  # rounding of lengths of some metres


def test_a_number_that_is_none_is_a_disagreement(monkeypatch):
    monkeypatch.setattr(RigidBodies, "newton_euler", lambda *given: np.full(8, np.nan))
    assert pe.verify(arm(), states=1).largest == np.inf


def test_no_states_are_refused():
    with pytest.raises(PendulaError, match="states must be a whole number from 1 on, got 0"):
        pe.verify("pendulum", states=0)


# Mechanisms of the gallery with loops; nets, ladders, bridges and chains small, to be compiled soon.
LOOPS = {
    "bicycle-chain": (8, 6), "bricard-loop": (), "four-bar": (), "hanging-net": (1, 2), "jacobs-ladder": (2,),
    "slider-crank": (), "spatial-slider-crank": (), "stewart-platform": (), "suspension-bridge": (2,),
    "watt-linkage": (),
}  # fmt: skip


@pytest.mark.parametrize("loop", LOOPS)
def test_loops_of_the_gallery_agree_by_all_routes(loop):
    found = pe.verify(getattr(pe.gallery, loop.replace("-", "_"))(*LOOPS[loop]), states=1)
    assert found.largest < 1e-10, str(found)  # the target; rounding is about 1e-14
    assert {"saddle system", "loops cut elsewhere", "maximal coordinates"} <= {r.route for r in found.routes}
    assert found.notes == ()


def test_no_other_mechanism_of_the_gallery_is_left_out():
    assert {*LOOPS, *TREES} == {*MECHANISMS}  # trees: tests/unit/gallery/test_robots.py
