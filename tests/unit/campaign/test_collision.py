"""The comparison with coal judges what it must, and its random shapes are what they are said to be."""

import numpy as np
import pytest
from campaign.collision import KINDS, compare, our_distances, random_pairs
from campaign.throws import NEAR, found_times, judge, random_throws
from tests.random_shapes import separation

import pendula as pe


def shape(pairs, row):
    x, y, z, radius = pairs["sizes"][row].tolist()
    pose = pe.Pose(pairs["positions"][row], pairs["rotations"][row])
    match str(pairs["kinds"][row % 2]):
        case "sphere":
            return pe.Sphere(radius, pose=pose)
        case "capsule":
            return pe.Capsule(radius, 2 * z, pose=pose)
        case "box":
            return pe.Box((2 * x, 2 * y, 2 * z), pose=pose)
        case "cylinder":
            return pe.Cylinder(x, 2 * z, pose=pose)
        case "cone":
            return pe.Cone(x, 2 * z, pose=pose)
        case "ellipsoid":
            return pe.Ellipsoid((2 * x, 2 * y, 2 * z), pose=pose)
    return pe.Hull(pairs["hulls"][pairs["numbers"][row]], pose=pose)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "plane"])
def test_distances_are_those_of_the_shapes(kind):
    pairs = random_pairs((kind, "hull"), 5, np.random.default_rng(1))
    found = our_distances(pairs)
    directions = np.random.default_rng(2).normal(size=(3000, 3))
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    for k in range(5):
        one, other = shape(pairs, 2 * k), shape(pairs, 2 * k + 1)
        assert found[k] == pytest.approx(pe.closest(one, other).distance, abs=1e-11)
        assert separation(one, other, directions).max() <= found[k] + 1e-11


def test_what_must_not_be_is_wrong():
    ours = np.array([0.1, -0.2, 0.3])
    assert compare(("box", "sphere"), ours, ours + 1e-10)[1]
    assert not compare(("box", "sphere"), ours, np.array([0.1, -0.2 + 2e-9, 0.3]))[1]
    assert not compare(("box", "sphere"), ours, np.array([0.1, np.nan, 0.3]))[1]
    # Of round shapes coal may be off, but not about whether they overlap.
    line, right = compare(("cone", "sphere"), ours, np.array([0.1, -0.4, np.nan]))
    assert right
    assert line[3:6] == ("0", "1", "1")
    assert not compare(("cone", "sphere"), ours, np.array([0.1, 0.2, 0.3]))[1]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "plane"])
def test_throws_touch_when_they_are_found_to(kind, monkeypatch):
    throws = random_throws(kind, 40, np.random.default_rng(3))
    passed, early, gap = judge(throws)
    assert (passed, early) == (0, 0)
    assert gap < NEAR
    # A time that is too late, or none, is noticed.
    times = found_times(throws)
    late, none = times.copy(), times.copy()
    late[7] += 1e-6
    none[9] = -1.0
    monkeypatch.setattr("campaign.throws.found_times", lambda throws: late)
    assert judge(throws)[2] > NEAR
    monkeypatch.setattr("campaign.throws.found_times", lambda throws: none)
    assert judge(throws)[0] == 1
