"""Mechanisms of the gallery: all routes agree, nothing is wrong with them, trees are as asked for."""

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import robots

FREEDOM = {"gyroscope": 3, "six_axis_arm": 6, "seven_axis_arm": 7, "planar_biped": 9, "humanoid": 24}


@pytest.mark.parametrize("name", FREEDOM)
def test_all_routes_agree(name):
    system = getattr(robots, name)()
    assert len(system.velocities) == FREEDOM[name]
    assert pe.verify(system, states=1).largest < 1e-10  # the target; rounding is about 1e-14


def test_nothing_is_wrong_with_them():
    for name in ("gyroscope", "seven_axis_arm", "planar_biped"):
        assert pe.check(getattr(robots, name)()).findings == ()


def test_a_fast_gyroscope_precesses_steadily():
    """The weight at l = 0.1 m turns the axle by Ω = m g l / (J ω), as long as Ω is small next to ω."""
    system = robots.gyroscope(spin=200.0)
    disc = next(body for body in system.bodies if body.name == "disc")
    J = float(disc.inertia[0][0])
    moment = sum(float(b.mass * b.center[0]) for b in system.bodies) * 9.81
    run = pe.simulate(system, until=1.0, step=1e-4, integrator="rk4")
    expected = moment / (J * 200.0)
    # Nutation swings about the steady motion by a few parts in a hundred over whole turns.
    assert run["precession"][-1] == pytest.approx(expected, rel=0.05)


def test_random_trees():
    tree = robots.random_tree(12, branching=2, seed=3)
    assert len(tree.bodies) == 12
    parents = [joint.parent for joint in tree.joints]
    assert parents[:5] == ["world", "body1", "body1", "body2", "body2"]
    assert tree.key == robots.random_tree(12, branching=2, seed=3).key
    assert tree.key != robots.random_tree(12, branching=2, seed=4).key
    chain = robots.random_tree(4, branching=1)
    assert [joint.parent for joint in chain.joints] == ["world", "body1", "body2", "body3"]
    assert pe.verify(robots.random_tree(5, 1.5, seed=1), states=1).largest < 1e-10


@pytest.mark.parametrize(("given", "sentence"), [((0,), "whole number from 1 on"), ((3, 0.5), "at least 1")])
def test_refusals(given, sentence):
    with pytest.raises(pe.DescriptionError, match=sentence):
        robots.random_tree(*given)


def test_masses_follow_from_the_shapes():
    """A capsule of water: π r² (l + 4r/3) ρ."""
    shin = next(body for body in robots.humanoid().bodies if body.name == "left_shin")
    assert float(shin.mass) == pytest.approx(np.pi * 0.05**2 * (0.45 + 4 * 0.05 / 3) * 1000)


def test_sliders_and_balls_that_begin_from_rest():
    """Sliders at zero, whose rates are zero too, have no size of their own: errors need one nevertheless."""
    tree = robots.random_tree(4, branching=1, seed=3)
    assert {"Prismatic", "Ball"} <= {type(joint).__name__ for joint in tree.joints}
    runs = [
        pe.simulate(tree, until=0.5, tolerance=1e-9, integrator=method, times=[0.5])
        for method in ("lobatto16", "dop853", "radau5")
    ]
    for run in runs:
        assert run.outcome.ok
        assert run.y == pytest.approx(runs[0].y, abs=1e-6)
