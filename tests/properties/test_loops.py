"""Laws of mechanisms with loops, over random trees that random joints close."""

import numpy as np
import pytest
from tests.random_trees import random_joint, random_tree

import pendula as pe
from pendula.analysis.rigid_bodies import RigidBodies

TREE = (pe.Revolute, pe.Universal, pe.Ball, pe.Cylindrical, pe.Revolute, pe.Planar)
CLOSING = {1: (pe.Revolute, pe.Ball), 2: (pe.Universal, pe.Prismatic)}  # by seed


def closed(seed: int, kinds) -> pe.Mechanism:
    """A tree in a random configuration, whose bodies further joints connect as they are there."""
    tree = random_tree(seed, TREE, roots=2, actuated=())
    model, rng = pe.derive(tree), np.random.default_rng(seed)
    y = model.layout.normalise(rng.normal(size=model.layout.size))
    joints = list(tree.joints)
    for k, kind in enumerate(kinds):
        parent, child = ("world", "b5") if k else ("b2", "b4")
        joint = random_joint(rng, kind, f"loop{k}", parent, child)
        place = pe.Pose() if parent == "world" else model.pose(parent, y[model.layout.q])
        there = model.pose(child, y[model.layout.q]).inverse() @ place @ joint.pose
        options = {key: getattr(joint, key) for key in ("axis", "second_axis") if hasattr(joint, key)}
        joints.append(kind(joint.name, parent, child, pose=joint.pose, child_pose=there, **options))
    start = dict(zip(model.coordinates, y[model.layout.q].tolist(), strict=True))
    cut = [f"loop{k}" for k in range(len(kinds))]
    return tree.replace(joints=joints, cut=cut, start=start, name="closed")


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_all_routes_agree_and_reactions_change_the_momentum(seed):
    """Of joints on the world, with weight, by the momentum of bodies one by one."""
    made = closed(seed, CLOSING[seed])
    assert [joint.name for joint in made.loop_joints] == ["loop0", "loop1"]
    found = pe.verify(made, states=2)
    assert found.ok, str(found)
    model = pe.derive(made)
    rng = np.random.default_rng(seed)
    near = made.start | {name: rng.normal() for name in model.velocities}
    start = pe.consistent_start(made, near)
    y = np.array([start[name] for name in model.card.entries])
    q, v = y[model.layout.q], y[model.layout.v]
    bodies = RigidBodies(made, {})
    rate = bodies.slope(bodies.momentum, q, v, model.acceleration(q, v))
    held = [joint.name for joint in made.joints if joint.parent == "world"]
    origin = pe.Point(0, 0, 0)
    pushed = sum(np.concatenate(model.reactions(name, y, at=origin)) for name in held)
    size = np.abs(rate).max() + np.abs(pushed).max()
    assert np.abs(rate - pushed - bodies.weight(q)).max() < 1e-11 * size  # rounding of 13 velocities
