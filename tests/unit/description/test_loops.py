"""Mechanisms whose joints close loops: the tree that is chosen, the rows that are held, what is refused."""

import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.description.mechanisms.closures import names_of_rows, rows_of_joint
from pendula.errors import DescriptionError

JOINTS = {
    "Revolute": 5, "Continuous": 5, "Prismatic": 5, "Cylindrical": 4, "Universal": 4, "Planar": 3, "Ball": 3,
    "Fixed": 6, "Free": 0,
}  # fmt: skip


def bar(name: str) -> pe.Body:
    return pe.Body(name, 1.0, (0.5, 0, 0), (0.01, 0.1, 0.1))


def hinge(name: str, parent: str, child: str, **options) -> pe.Revolute:
    return pe.Revolute(name, parent, child, axis=(0, 1, 0), **options)


def four_bar(**options) -> pe.Mechanism:
    joints = [
        hinge("a", "world", "crank"),
        hinge("b", "crank", "coupler", pose=(1, 0, 0)),
        hinge("c", "coupler", "rocker", pose=(2.5, 0, 0), child_pose=(2, 0, 0)),
        hinge("d", "world", "rocker", pose=(3, 0, 0)),
    ]
    return pe.Mechanism([bar("crank"), bar("coupler"), bar("rocker")], joints, **options)


def names(joints) -> list[str]:
    return [joint.name for joint in joints]


def test_the_tree_has_short_loops_and_the_rest_closes_them():
    made = four_bar()
    assert names(made.ordered_joints) == ["a", "b", "d"]
    assert names(made.loop_joints) == ["c"]
    assert made.constraint_names == ("c x", "c y", "c z", "c turn 1", "c turn 2")
    assert len(made.holonomic) == 5


@pytest.mark.parametrize(
    ("cut", "tree"), [("a", ["d", "c", "b"]), ("b", ["a", "d", "c"]), ("d", ["a", "b", "c"])]
)
def test_any_joint_can_be_cut(cut, tree):
    made = four_bar(cut=[cut])
    assert names(made.ordered_joints) == tree
    assert names(made.loop_joints) == [cut]
    assert names(pickle.loads(pickle.dumps(made)).ordered_joints) == tree
    assert made.key != four_bar().key


def test_joints_that_something_acts_on_stay_in_the_tree():
    assert names(four_bar(actuated=["c"]).loop_joints) != ["c"]
    with_spring = [
        *four_bar().joints[:2],
        hinge("c", "coupler", "rocker", stiffness=1.0),
        four_bar().joints[3],
    ]
    assert "c" in names(four_bar(actuated=()).replace(joints=with_spring).ordered_joints)


def test_a_joint_turned_round_has_the_same_coordinate():
    """The pose of the child by a joint is that by the same joint from child to parent."""
    joints = {
        "hinge": pe.Revolute(
            "j", "world", "body", axis=(1, 2, 2), pose=(1, 2, 3), child_pose=(0.1, 0.2, 0.3)
        ),
        "slider": pe.Prismatic("j", "world", "body", axis=(1, 2, 2), pose=(1, 2, 3)),
        "screw": pe.Screw("j", "world", "body", axis=(1, 2, 2), pose=(1, 2, 3), pitch=0.3),
        "cylinder": pe.Cylindrical("j", "world", "body", axis=(0, 1, 0), pose=(1, 2, 3)),
        "weld": pe.Fixed("j", "world", "body", pose=(1, 2, 3), child_pose=(0.1, 0.2, 0.3)),
    }
    bodies = [pe.Body("body", 1.0, inertia=(1, 1, 1)), pe.Body("other", 1.0, inertia=(1, 1, 1))]
    for joint in joints.values():
        q = np.linspace(0.4, 0.9, len(joint.coordinates))
        away = pe.derive(pe.Mechanism(bodies, [joint, pe.Free("other")]))
        y = np.array([*q, *[0.0] * 3, 1.0, 0.0, 0.0, 0.0])
        direct = away.pose("body", y)
        turned = joint.turned()
        assert turned is not None
        assert (turned.parent, turned.child) == ("body", "world")
        base = pe.Mechanism(bodies, [pe.Free("body"), type(turned)(**{**vars_of(turned), "child": "other"})])
        order = np.array([0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, *q])
        back = pe.derive(base).pose("other", order)
        both = direct @ back
        assert np.allclose(both.position, 0.0, atol=1e-14)
        assert np.allclose(both.matrix, np.eye(3), atol=1e-14)


def vars_of(joint) -> dict:
    from dataclasses import fields

    return {item.name: getattr(joint, item.name) for item in fields(joint) if item.init}


@pytest.mark.parametrize("kind", JOINTS)
def test_the_rows_of_a_joint_are_kept_by_its_motion_and_by_no_other(kind):
    """Rows vanish on poses that the joint allows; their slopes have full rank there."""
    joint = getattr(pe, kind)("j", "base", "body", pose=(0.3, 0.1, 0.2), child_pose=(0.5, 0, 0.1))
    rows = rows_of_joint(joint)
    assert len(rows) == JOINTS[kind] == 6 - len(joint.velocities)
    assert tuple(row.name for row in rows) == names_of_rows(joint)
    bodies = [pe.Body(name, 1.0, inertia=(1, 1, 1)) for name in ("base", "body")]
    tree = pe.derive(pe.Mechanism(bodies, [pe.Free("base"), joint]))
    rng = np.random.default_rng(3)
    q = tree.layout.normalise(rng.normal(size=tree.layout.size))[tree.layout.q]
    poses = {name: tree.pose(name, q) for name in ("base", "body")}
    free = pe.Mechanism(bodies, [pe.Free("base"), pe.Free("body")], constraints=rows) if rows else None
    if free is None:
        return
    model = pe.derive(free)
    start = np.concatenate([[*poses[name].position, *poses[name].quaternion] for name in ("base", "body")])
    residuals = model.constraint_residuals(start, np.zeros(12))
    assert np.abs(residuals).max() < 1e-14
    assert np.linalg.matrix_rank(model.constraint_jacobian(start)) == JOINTS[kind]


def test_constraints_of_poses_and_distances():
    made = four_bar()
    held = pe.hold_distance(("crank", (1, 0, 0)), ("world", (0, 0, -2)), 1.5, name="rod")
    further = made.replace(constraints=[held, made.point("coupler").z + sp.Rational(1, 2)])
    assert further.constraint_names[5] == "rod"
    model = pe.derive(further)
    q = np.array([0.3, 0.2, 0.1])
    tip = np.array([np.cos(0.3), 0.0, -np.sin(0.3)])
    residual = model.constraint_residuals(q, np.zeros(3))
    assert residual[5] == pytest.approx(np.linalg.norm(tip - [0, 0, -2]) - 1.5, abs=1e-14)
    assert residual[6] == pytest.approx(tip[2] + 0.5, abs=1e-14)


REFUSED = {
    "cut of nothing": (lambda: four_bar(cut=["e"]), "'e' in cut= is no joint; there are 'a', 'b', 'c', 'd'"),
    "two cuts of one loop": (
        lambda: four_bar(cut=["a", "b"]), "No joint connects 'crank' with the world once all joints",
    ),
    "a motor on a cut joint": (
        lambda: four_bar(cut=["a"], actuated=["a"]), "'a' closes a loop, .* leave it out of cut=",
    ),
    "springs all around": (
        lambda: pe.Mechanism(
            [bar("b")], [hinge("j", "world", "b", stiffness=1.0), hinge("k", "world", "b", stiffness=1.0)]
        ),
        "'k' closes a loop, .* name another joint of the loop in cut=",
    ),
    "a joint with one body": (
        lambda: pe.Mechanism([bar("b")], [hinge("j", "world", "b"), hinge("k", "b", "b")]), "with itself",
    ),
    "a ball from the wrong side": (
        lambda: pe.Mechanism([bar("a"), bar("b")], [hinge("j", "world", "a"), pe.Ball("k", "b", "a")]),
        "'b' hangs on the joint 'k' as its parent, .* exchange its parent and child",
    ),
    "no distance": (lambda: pe.hold_distance("a", "b", 0), "must be above zero, .* are a Ball"),
    "a velocity in a position": (
        lambda: four_bar(constraints=[pe.velocities("a_dot")]), "contains velocities",
    ),
    "a stranger": (
        lambda: four_bar(constraints=[pe.coordinates("c") - 1]), "'c', which is not one of the system's",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_culprit(mistake):
    make, sentence = REFUSED[mistake]
    with pytest.raises(DescriptionError, match=sentence):
        make()
