"""A mechanism as a description: names and their order, what it is made of, and what it refuses."""

import pickle

import numpy as np
import pytest

import pendula as pe
from pendula import Body, DescriptionError, Fixed, Force, Free, Mechanism, Mimic, Prismatic, Revolute

LINK = {"mass": 1.0, "center": (0, 0, -0.5), "inertia": (0.1, 0.1, 0.01)}


def body(name: str, **parts) -> Body:
    return Body(name, **(LINK | parts))


def hinge(name: str, parent: str, child: str, **parts) -> Revolute:
    return Revolute(name, parent, child, axis=(0, 1, 0), **parts)


def arm(**parts) -> Mechanism:
    bodies = [body("upper"), body("fore")]
    joints = [hinge("shoulder", "world", "upper"), hinge("elbow", "upper", "fore", pose=(0, 0, -1))]
    return Mechanism(bodies, joints, **parts)


def names(symbols) -> list[str]:
    return [symbol.name for symbol in symbols]


def test_names_follow_the_joints():
    made = arm()
    assert names(made.coordinates) == ["shoulder", "elbow"]
    assert names(made.velocities) == ["shoulder_dot", "elbow_dot"]
    assert names(made.inputs) == ["shoulder_effort", "elbow_effort"]
    assert made.identity
    assert made.unit_blocks == ()
    assert made.angles == ("shoulder", "elbow")
    assert made.units["elbow_effort"] == "N·m"


def test_coordinates_are_depth_first_in_the_order_of_the_joints():
    bodies = [body(name) for name in "abcd"]
    joints = [
        hinge("to_d", "b", "d"),
        hinge("to_c", "a", "c"),
        hinge("to_b", "world", "b"),
        hinge("to_a", "b", "a"),
    ]
    assert names(Mechanism(bodies, joints).coordinates) == ["to_b", "to_d", "to_a", "to_c"]


def test_names_of_joints_with_several_degrees():
    kinds = {
        pe.Cylindrical: (["j_slide", "j_angle"], ["j_slide_dot", "j_angle_dot"]),
        pe.Universal: (["j_1", "j_2"], ["j_1_dot", "j_2_dot"]),
        pe.Planar: (["j_x", "j_y", "j_angle"], ["j_x_dot", "j_y_dot", "j_angle_dot"]),
        pe.Ball: (["j_qw", "j_qx", "j_qy", "j_qz"], ["j_wx", "j_wy", "j_wz"]),
    }
    for kind, (coordinates, velocities) in kinds.items():
        made = Mechanism([body("a")], [kind("j", "world", "a")])
        assert (names(made.coordinates), names(made.velocities)) == (coordinates, velocities)
        assert names(made.inputs) == [f"{v.removesuffix('_dot')}_effort" for v in velocities]


def test_a_free_base():
    made = Mechanism(
        [body("base"), body("leg")], [Free("base"), hinge("hip", "base", "leg")], actuated=["hip"]
    )
    assert names(made.coordinates) == [*(f"base_{s}" for s in ("x", "y", "z", "qw", "qx", "qy", "qz")), "hip"]
    assert names(made.velocities) == [*(f"base_{s}" for s in ("vx", "vy", "vz", "wx", "wy", "wz")), "hip_dot"]
    assert names(made.inputs) == ["hip_effort"]
    assert made.unit_blocks == ((3, 4),)
    assert not made.identity
    assert made.start == {"base_qw": 1.0}
    assert (made.units["base_vx"], made.units["base_wx"], made.units["base_qw"]) == ("m/s", "rad/s", "1")


def test_efforts_may_be_expressions():
    u = pe.inputs("u")
    made = arm(actuated={"elbow": 50 * u})
    assert names(made.inputs) == ["u"]
    model = pe.derive(made)
    q, v = np.array([0.3, 0.4]), np.array([0.1, 0.2])
    moved = model.force(q, v, [2.0]) - model.force(q, v, [0.0])
    assert moved == pytest.approx([0.0, 100.0])


def test_numbers_are_part_of_the_key_and_values_of_parameters_are_not():
    l = pe.parameters(l=1.0)
    longer = pe.parameters(l=2.0)

    def chain(length) -> Mechanism:
        joints = [hinge("one", "world", "a"), hinge("two", "a", "b", pose=(0, 0, -length))]
        return Mechanism([body("a"), body("b")], joints)

    assert chain(1.0).key != chain(2.0).key
    assert chain(l).key == chain(longer).key
    assert names(chain(l).parameters) == ["l"]
    assert chain(1.0).key == chain(1.0).key


def test_it_comes_back_from_a_pickle():
    push = Force((0, 0, 1), body="fore", axes="world")
    made = arm(frames={"hand": ("fore", (0, 0, -1))}, start={"elbow": 0.5}, forces=[push])
    found = pickle.loads(pickle.dumps(made))
    assert found.key == made.key
    assert found.start == made.start


def test_a_point_of_a_body_has_a_velocity_and_no_acceleration():
    """Where it is, differentiated along a motion by differences, is how fast it moves."""
    point = arm().point("fore", (0, 0.2, -1))
    model = pe.derive(arm())
    place, speed = (model.compilation.expressions(list(part)) for part in (point.position, point.velocity))
    y, nothing, p = np.array([0.3, -0.4, 0.7, 1.1]), np.zeros(len(model.inputs)), np.array(model.values)
    step = np.concatenate([y[2:], np.zeros(2)]) * 1e-6
    ahead, back = (place(np.zeros(1), y + s * step, nothing, p, nothing[:0]) for s in (1, -1))
    found = speed(np.zeros(1), y, nothing, p, nothing[:0])
    np.testing.assert_allclose((ahead - back) / 2e-6, found, rtol=0, atol=1e-9)
    with pytest.raises(DescriptionError, match=r"cannot differentiate the quantity of a body 'fore\."):
        _ = point.acceleration


REFUSED = {
    "a cycle": (
        lambda: Mechanism([body("a"), body("b")], [hinge("j", "a", "b"), hinge("k", "b", "a")]),
        "No joint connects 'a', 'b' with the world",
    ),
    "an unknown parent": (
        lambda: Mechanism([body("a")], [hinge("j", "base", "a")]),
        "parent of the joint 'j' is 'base', no body; there are 'a', 'world'",
    ),
    "an unknown child": (
        lambda: Mechanism([body("a")], [hinge("j", "world", "b")]), "child of the joint 'j' is 'b', no body",
    ),
    "a body without a joint": (
        lambda: Mechanism([body("a"), body("b")], [hinge("j", "world", "a")]), "'b' is the child of no",
    ),
    "two bodies of one name": (
        lambda: Mechanism([body("a"), body("a")], [hinge("j", "world", "a")]), "Two bodies are called 'a'",
    ),
    "two joints of one name": (
        lambda: Mechanism([body("a"), body("b")], [hinge("j", "world", "a"), hinge("j", "a", "b")]),
        "Two joints are called 'j'",
    ),
    "nothing that moves": (lambda: Mechanism([body("a")], [Fixed("j", "world", "a")]), "Nothing moves"),
    "no axis": (lambda: Revolute("j", "world", "a", axis=(0, 0, 0)), r"axis of the joint 'j' is \(0, 0, 0\)"),
    "negative mass": (lambda: Body("a", -1.0), "mass of the body 'a' is -1 kg"),
    "an impossible inertia": (lambda: Body("a", 1.0, inertia=(1, 1, 3)), "no body has a moment above"),
    "a negative moment": (lambda: Body("a", 1.0, inertia=(1, 1, -1)), "principal moment -1 kg"),
    "an asymmetric inertia": (
        lambda: Body("a", 1.0, inertia=[[1, 0.1, 0], [0, 1, 0], [0, 0, 1]]), "Ixy = 0.1 but Iyx = 0",
    ),
    "a massless leaf": (
        lambda: Mechanism([body("a"), Body("b", 0.0)], [hinge("j", "world", "a"), hinge("k", "a", "b")]),
        "joint 'k' moves only 'b', which has no mass",
    ),
    "a body called world": (lambda: Mechanism([body("world")], [Free("world")]), "A body is called 'world'"),
    "a mass that moves": (lambda: Body("a", pe.coordinates("x")), "numbers and parameters; it contains 'x'"),
    "negative damping": (lambda: hinge("j", "world", "a", damping=-1), "damping of the joint 'j' is -1"),
    "limits that are no numbers": (lambda: hinge("j", "world", "a", limits=("low", 1)), "must be a"),
    "friction on what is no joint": (
        lambda: Mechanism(
            [body("a")],
            [hinge("j", "world", "a")],
            forces=[pe.Friction(0.1, normal=1, on=pe.coordinates("k"))],
        ),
        "'k'",
    ),
    "an axis of no known name": (
        lambda: Revolute("j", "world", "a", axis="w"),
        "axis of the joint 'j' is 'x', 'y', 'z' or three numbers, got 'w'",
    ),
    "limits that cross": (lambda: hinge("j", "world", "a", limits=(1, 0)), "must not cross"),
    "parallel axes": (
        lambda: pe.Universal("j", "world", "a", axis=(1, 0, 0), second_axis=(2, 0, 0)), "are parallel",
    ),
    "a leader that is none": (
        lambda: Mechanism([body("a")], [hinge("j", "world", "a", mimic=Mimic("k"))]),
        "'j' mimics 'k', which is no",
    ),
    "fixed joints beside a hinge": (
        lambda: Mechanism([body("a")], [hinge("j", "world", "a"), Fixed("k", "world", "a")]),
        "all of its joints are fixed; they hold what 'j' would move",
    ),
    "a place without axes": (
        lambda: arm(forces=[Force((1, 0, 0), body="fore", at=(0, 0, 0))]), 'need axes="body"',
    ),
    "an unknown joint to drive": (lambda: arm(actuated=["wrist"]), "'wrist' in actuated= is no joint"),
    "an unknown body to push": (
        lambda: arm(forces=[Force((1, 0, 0), body="hand", axes="world")]), "acts on no body; there are",
    ),
    "a frame of no body": (lambda: arm(frames={"tip": ("hand", None)}), "fixed to 'hand', which is no body"),
    "a frame called like a body": (lambda: arm(frames={"fore": ("fore", None)}), "has the name of a body"),
    "a start that is unknown": (lambda: arm(start={"wrist": 1.0}), "names 'wrist', which mechanism does not"),
    "a spring on a ball": (lambda: pe.Ball("j", "world", "a", stiffness=1.0), "no single coordinate"),
    "a point of nothing": (lambda: arm().point("hand"), "has no body or frame 'hand'"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_culprit(mistake):
    make, sentence = REFUSED[mistake]
    with pytest.raises(DescriptionError, match=sentence):
        make()


def test_an_impossible_inertia_of_a_file_is_kept_with_its_doubt():
    kept = Body("a", 1.0, inertia=(1, 1, 3), strict=False)
    assert "no body has a moment above the sum" in kept.doubt


def test_forward_dynamics_refuses_a_massless_leaf_of_a_file():
    leaf = Body("b", 0.0, strict=False)
    made = Mechanism([body("a"), leaf], [hinge("j", "world", "a"), hinge("k", "a", "b")])
    model = pe.derive(made)
    assert model.mass_matrix([0.1, 0.2])[1, 1] == 0
    with pytest.raises(DescriptionError, match="joint 'k' moves nothing that has inertia"):
        model.acceleration([0.1, 0.2], [0, 0])


def test_a_quaternion_of_length_zero_is_refused():
    made = Mechanism([body("a")], [pe.Ball("j", "world", "a")])
    with pytest.raises(pe.SimulationError, match="must have unit length"):
        pe.simulate(made, start={"j_qw": 0.0}, until=1.0, step=0.1)
    for ask in (pe.derive(made).gravity, lambda q: pe.derive(made).pose("a", q)):
        with pytest.raises(pe.PendulaError, match=r"q has \(j_qw, j_qx, j_qy, j_qz\) of length 0"):
            ask([0.0, 0.0, 0.0, 0.0])


def test_the_wrong_number_of_joint_values_is_refused():
    with pytest.raises(pe.PendulaError, match=r"q needs 2 entries \(shoulder, elbow\)"):
        pe.derive(arm()).mass_matrix([0.1])


def test_a_joint_that_slides_in_metres():
    made = Mechanism([body("a")], [Prismatic("lift", "world", "a")])
    assert (made.units["lift"], made.units["lift_effort"], made.angles) == ("m", "N", ())
