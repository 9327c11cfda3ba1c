"""Points of contact in cases where everybody can count them."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.random_shapes import corners, random_pose, random_shape, separation

import pendula as pe

MARGIN = 1e-6  # shapes below touch up to rounding errors
ROOT2, ROOT3 = 2**0.5, 3**0.5
ON_EDGE = Rotation.from_euler("x", np.pi / 4)
ON_CORNER = Rotation.from_euler("xy", [np.pi / 4, np.arctan(1 / ROOT2)])
LYING = Rotation.from_euler("x", np.pi / 2)
ACROSS = Rotation.from_euler("y", np.pi / 2)


def box(size=2.0, z=0.0, rotation=None, x=0.0):
    return pe.Box((size, size, size), pose=pe.Pose((x, 0.0, z), rotation))


def cylinder(z, rotation=None):
    return pe.Cylinder(0.5, 2.0, pose=pe.Pose((0, 0, z), rotation))


def capsule(z, rotation=LYING, y=0.0):
    return pe.Capsule(0.5, 2.0, pose=pe.Pose((0, y, z), rotation))


FLOOR, PLATE = pe.Plane(), pe.Box((6, 6, 2), pose=(0, 0, -1))
CUBE = pe.Hull([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (0, 2)])
SLANT = np.arctan2(0.5, 2.0)  # half the angle of a cone of radius 0.5 and length 2
CONE_LYING = pe.Pose((0, 0, np.sin(SLANT)), Rotation.from_euler("y", np.pi / 2 + SLANT))

CASES = {
    "box flat": (box(z=1), 4),
    "box on its edge": (box(z=ROOT2, rotation=ON_EDGE), 2),
    "box on its corner": (box(z=ROOT3, rotation=ON_CORNER), 1),
    "cylinder lying": (cylinder(0.5, LYING), 2),
    "cylinder standing": (cylinder(1.0), 8),
    "cylinder on its rim": (
        cylinder(np.cos(0.3) + 0.5 * np.sin(0.3), Rotation.from_euler("x", 0.3)),
        1,
    ),
    "capsule lying": (capsule(0.5), 2),
    "capsule standing": (capsule(1.5, None), 1),
    "cone standing": (pe.Cone(0.5, 2.0, pose=(0, 0, 1)), 8),
    "cone on its tip": (
        pe.Cone(0.5, 2.0, pose=pe.Pose((0, 0, 1), Rotation.from_euler("x", np.pi))),
        1,
    ),
    "cone lying": (pe.Cone(0.5, 2.0, pose=CONE_LYING), 2),
    "sphere": (pe.Sphere(0.5, pose=(0, 0, 0.5)), 1),
    "ellipsoid": (pe.Ellipsoid((1, 2, 3), pose=(0, 0, 1.5)), 1),
    "hull flat": (CUBE, 4),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("ground", [FLOOR, PLATE], ids=["plane", "box"])
def test_as_many_points_as_everybody_counts(case, ground):
    shape, count = CASES[case]
    for order, up in (((shape, ground), 1.0), ((ground, shape), -1.0)):
        found = pe.contact_points(*order, margin=MARGIN)
        assert len(found) == count
        assert found.gaps == pytest.approx(0.0, abs=1e-12)
        assert found.normals[:, 2] == pytest.approx(up, abs=1e-9)
        assert found.points_a[:, 2] == pytest.approx(0.0, abs=1e-9)
        apart = found.points_a - found.points_b
        assert apart == pytest.approx(found.gaps[:, None] * found.normals, abs=1e-14)
        assert len(set(found.features.tolist())) == count


def test_crossed_edges_touch_in_one_point():
    lower = box(rotation=ON_EDGE)
    upper = box(z=2 * ROOT2 - 0.01, rotation=Rotation.from_euler("z", np.pi / 2) * ON_EDGE)
    found = pe.contact_points(upper, lower)
    assert len(found) == 1
    assert found.gaps[0] == pytest.approx(-0.01, abs=1e-12)
    assert found.normals[0] == pytest.approx([0, 0, 1], abs=1e-9)
    assert (found.points_a + found.points_b)[0] / 2 == pytest.approx([0, 0, ROOT2 - 0.005], abs=1e-9)


def test_a_face_is_clipped_by_the_face_below():
    # The upper box stands over one side of the lower one: half of its face is left.
    found = pe.contact_points(box(z=2, x=1.0), box())
    assert sorted(map(tuple, np.round(found.points_a[:, :2], 7))) == [(0, -1), (0, 1), (1, -1), (1, 1)]
    # Turned by 45°, two squares share an octagon.
    assert len(pe.contact_points(box(z=2, rotation=Rotation.from_euler("z", np.pi / 4)), box())) == 8


def test_every_point_has_its_own_gap():
    tilt = 0.01
    z = np.cos(tilt) + np.sin(tilt) - 0.002
    found = pe.contact_points(box(z=z, rotation=Rotation.from_euler("x", tilt)), FLOOR, margin=0.1)
    rise = 2 * np.sin(tilt)
    assert sorted(found.gaps) == pytest.approx([-0.002, -0.002, rise - 0.002, rise - 0.002], abs=1e-12)
    assert len(pe.contact_points(box(z=z, rotation=Rotation.from_euler("x", tilt)), FLOOR)) == 2


def test_parallel_lines_touch_in_two_points_and_crossed_ones_in_one():
    beside = pe.contact_points(capsule(1.0), capsule(0.0, y=0.5), margin=MARGIN)
    assert sorted(beside.points_a[:, 1]) == pytest.approx([-0.5, 1.0], abs=1e-9)
    assert len(pe.contact_points(capsule(1.0), capsule(0.0, ACROSS), margin=MARGIN)) == 1
    assert len(pe.contact_points(cylinder(1.0, LYING), cylinder(0.0, LYING), margin=MARGIN)) == 2


def test_what_is_too_far_apart_has_no_points():
    assert len(pe.contact_points(box(z=2.1), box(), margin=0.05)) == 0
    # Nearer along each axis than the margin, but corner to corner they are not.
    far = pe.Box((2, 2, 2), pose=(2.04, 2.04, 2.04))
    assert len(pe.contact_points(far, box(), margin=0.05)) == 0


def test_features_stay_while_a_box_slides_and_differ_between_corners():
    before = pe.contact_points(box(1.0, z=0.5, x=0.1), PLATE, margin=MARGIN).features
    after = pe.contact_points(box(1.0, z=0.5, x=0.2), PLATE, margin=MARGIN).features
    assert set(before.tolist()) == set(after.tolist())
    assert len(set(before.tolist())) == 4


def test_boxes_that_lie_on_each_other_up_to_rounding_touch_with_their_faces():
    rng = np.random.default_rng(0)
    for _ in range(200):
        tilt = Rotation.from_rotvec(rng.normal(size=3) * 10.0 ** rng.uniform(-14, -6))
        gap = 10.0 ** rng.uniform(-14, -7) * rng.choice([-1, 1])
        for lower in (box(), pe.Hull(np.asarray(CUBE.vertices) - [0, 0, 1])):
            found = pe.contact_points(box(1.0, z=1.5 + gap, rotation=tilt), lower, margin=1e-5)
            assert len(found) == 4
            assert found.normals[:, 2] == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("spread", [0.5, 0.8])
def test_boxes_touch_as_the_hulls_of_their_corners_do(spread):
    # Boxes have a way of their own; hulls go by distances, depths and polygons in space.
    rng = np.random.default_rng(3)
    same = touching = 0
    for _ in range(300):
        a, b = (random_shape("box", rng, random_pose(rng, spread)) for _ in range(2))
        smaller = min(float(np.linalg.norm(np.array(s.size, dtype=float))) / 2 for s in (a, b))
        margin = 0.3 * smaller
        found = pe.contact_points(a, b, margin)
        other = pe.contact_points(pe.Hull(corners(a)), pe.Hull(corners(b)), margin)
        assert (len(found) > 0) == (len(other) > 0)
        if len(found):
            touching += 1
            # A face may be preferred to the nearest normal by 1e-4 of the smaller shape.
            assert found.gaps.min() == pytest.approx(pe.closest(a, b).distance, abs=1.01e-4 * smaller)
            assert separation(a, b, found.normals[:1])[0] >= pe.closest(a, b).distance - 1.01e-4 * smaller
            middles = [np.sort((f.points_a + f.points_b) / 2, axis=0) for f in (found, other)]
            same += middles[0].shape == middles[1].shape and np.allclose(*middles, rtol=0, atol=1e-7)
    assert touching > 100
    assert same >= 0.99 * touching  # where normals part shapes by nearly as much, another face may be taken
