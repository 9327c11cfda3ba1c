"""Pairs of bodies that never meet: in steps of free bodies and of trees, by springs, apart at the start."""

import numpy as np
import pytest
from tests.contact_worlds import ROUGH, ball, box, place, world

import pendula as pe

STEP = 2e-3
NEVER = {("low", "high"): None}
FALL = 9.81 * STEP**2  # m: what falls in a step; impacts of a step are off by less


def start(low=0.1, high=0.5):
    return place("low", (0, 0, low)) | place("high", (0, 0, high))


@pytest.mark.parametrize("solver", ["auto", "pgs", "newton"])
def test_one_lies_in_the_other(solver):
    """Both on the ground, in the same place; with nothing said, one on top of the other."""
    for pairs, height in ((NEVER, 0.1), ({}, 0.3)):
        system = world(box("low"), box("high"), pairs=pairs)
        run = pe.simulate(system, start(), until=0.5, step=STEP, solver=solver)
        assert run["high_z"][-1] == pytest.approx(height, abs=FALL)
        assert run["low_z"][-1] == pytest.approx(0.1, abs=FALL)


def test_a_body_may_fall_through_the_ground_and_neither_needs_a_material_then():
    bare = pe.Body("ghost", shapes=[pe.Sphere(0.1)], density=1000.0)
    system = world(box("low"), bare, ground=pe.Plane(), pairs={("world", "ghost"): None})
    run = pe.simulate(system, place("low", (1, 0, 0.1)) | place("ghost", (0, 0, 0.2)), until=0.5, step=STEP)
    assert run["ghost_z"][-1] == pytest.approx(0.2 - 9.81 / 8, abs=1e-12)
    assert run["low_z"][-1] == pytest.approx(0.1, abs=1e-9)


@pytest.mark.parametrize("treed", [False, True])
def test_of_bodies_that_are_fixed_to_each_other_one_is_passed(treed):
    """Two shelves of the world: what never meets the upper one falls on the lower one."""
    shelves = [pe.Body(name, shapes=[pe.Box((1, 1, 0.1), material=ROUGH)], mass=1.0) for name in "ab"]
    fixed = [pe.Fixed("f", "world", "a", pose=(0, 0, 1)), pe.Fixed("g", "a", "b", pose=(0, 0, -0.5))]
    free = [pe.Free("low", **({"damping": 1e-9} if treed else {}))]
    system = pe.Mechanism(
        [*shelves, box("low")], [*fixed, *free], actuated=[], ground=pe.Plane(), pairs={("low", "a"): None}
    )
    run = pe.simulate(system, place("low", (0, 0, 1.3)), until=1.0, step=STEP)
    assert run["low_z"][-1] == pytest.approx(0.65, abs=FALL)
    assert {str(name) for name in run.contacts["second"]} == {"b"}


def test_joints_of_a_tree_still_keep_their_bodies_apart():
    """A rod on a hinge of its own pedestal, which overlaps with it, and a ball that passes the rod."""
    hinge = pe.Revolute("hinge", "post", "rod", axis="y", pose=(0, 0, 1))
    rod = pe.Body("rod", shapes=[pe.Capsule(0.05, 1.0, material=ROUGH)], mass=1.0)
    system = pe.Mechanism(
        [ball("post"), rod, ball("ball", radius=0.05)],
        [pe.Fixed("f", "world", "post"), hinge, pe.Free("ball")],
        actuated=[],
        ground=pe.Plane(pose=(0, 0, -5)),
        pairs={("ball", "rod"): None, ("ball", "post"): None},
    )
    run = pe.simulate(system, place("ball", (0, 0, 2)), until=1.0, step=STEP)
    assert len(run.contacts) == 0
    assert run["ball_z"][-1] == pytest.approx(2 - 9.81 / 2, abs=1e-9)


def test_springs_separation_and_overlaps_leave_them_alone():
    system = world(box("low"), box("high"), pairs=NEVER)
    where = start(0.1, 0.15)
    run = pe.simulate(system, where, until=0.2, step=1e-4, contact=pe.Penalty(1e6))
    alone = pe.simulate(
        world(box("high")), place("high", (0, 0, 0.15)), until=0.2, step=1e-4, contact=pe.Penalty(1e6)
    )
    assert run["high_z"] == pytest.approx(alone["high_z"], abs=1e-12)
    assert pe.separate(system, where)["high_z"] == 0.15
    aloft = start(0.2, 0.25)
    assert pe.overlaps(system.replace(start=aloft)) == []
    assert len(pe.overlaps(system.replace(start=aloft, pairs={}))) == 1


def test_a_ball_passes_another_by_events():
    smooth = pe.Material(friction=0.0, restitution=1.0)
    balls = [ball("low", material=smooth), ball("high", material=smooth)]
    how = {"until": 0.4, "contact": "events", "tolerance": 1e-9}
    system = world(*balls, ground=pe.Plane(material=smooth), pairs=NEVER)
    run = pe.simulate(system, start(), **how)
    alone = pe.simulate(world(balls[1], ground=pe.Plane(material=smooth)), place("high", (0, 0, 0.5)), **how)
    assert run.at(0.4).q[7 + 2] == pytest.approx(alone.at(0.4).q[2], abs=1e-8)
    assert np.ptp(run["low_z"]) < 1e-9
