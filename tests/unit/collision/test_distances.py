"""Signed distances of shapes: closed forms, and values by other algorithms.

Rounding errors are some 1e-15 next to sizes of about one. Distances of polyhedra come from a finite
algorithm, which adds little to them; of round shapes from iterations that end at 1e-13. Both are held to
1e-11.
"""

from itertools import combinations_with_replacement

import numpy as np
import pytest
from scipy.optimize import brentq, minimize
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation
from tests.random_shapes import KINDS, POLYHEDRA, corners, placed, random_pose, random_shape, separation

import pendula as pe

EXACT = 1e-11
LYING = Rotation.from_euler("y", np.pi / 2)
TETRAHEDRON = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]


def at(x, y=0.0, z=0.0, rotation=None):
    return pe.Pose((x, y, z), rotation)


CASES = {
    "spheres": (pe.Sphere(1), pe.Sphere(0.5, pose=at(0, 3, 4)), 3.5),
    "spheres that overlap": (pe.Sphere(1), pe.Sphere(0.5, pose=at(1.2)), -0.3),
    "spheres about one point": (pe.Sphere(1), pe.Sphere(0.5), -1.5),
    "sphere and the corner of a box": (pe.Sphere(0.1, pose=at(2, 2, 2)), pe.Box((2, 2, 2)), 3**0.5 - 0.1),
    "sphere within a box": (pe.Sphere(0.1, pose=at(0.7)), pe.Box((2, 2, 2)), -0.4),
    "sphere and plane": (pe.Sphere(0.5, pose=at(3, 4, 2)), pe.Plane(), 1.5),
    "upright plane": (pe.Sphere(0.5, pose=at(1)), pe.Plane(pose=at(0, 0, 0, LYING)), 0.5),
    "crossed capsules": (pe.Capsule(0.2, 4), pe.Capsule(0.3, 4, pose=at(0, 2, 0, LYING)), 1.5),
    "capsules whose lines cross": (pe.Capsule(0.2, 4), pe.Capsule(0.3, 4, pose=at(0, 0, 0, LYING)), -0.5),
    "capsules on one line": (pe.Capsule(0.2, 2), pe.Capsule(0.3, 2, pose=at(0, 0, 3)), 0.5),
    "capsules on one line that overlap": (pe.Capsule(0.2, 2), pe.Capsule(0.3, 2, pose=at(0, 0, 1)), -0.5),
    "box on box": (pe.Box((2, 2, 2)), pe.Box((2, 2, 2), pose=at(0.3, 0.4, 2)), 0.0),
    "box in box": (pe.Box((4, 4, 4)), pe.Box((1, 1, 1), pose=at(1)), -1.5),
    "cylinder and box": (pe.Cylinder(0.5, 2, pose=at(2)), pe.Box((2, 2, 2)), 0.5),
    "cylinder across a box": (pe.Cylinder(0.5, 2, pose=at(0, 0, 1.3, LYING)), pe.Box((2, 2, 2)), -0.2),
    "cones tip to tip": (
        pe.Cone(1, 2),
        pe.Cone(1, 2, pose=at(0, 0, 3, Rotation.from_euler("x", np.pi))),
        1.0,
    ),
    # The slanted side of this cone is (x + z) = 1/2, with the normal (1, 0, 1)/√2.
    "cone from the side": (pe.Sphere(0.1, pose=at(2, 0, 2)), pe.Cone(1, 1), 3.5 / 2**0.5 - 0.1),
    "ellipsoid along its axes": (pe.Ellipsoid((2, 4, 6)), pe.Sphere(1, pose=at(0, 5)), 2.0),
    "ellipsoid half under a plane": (pe.Ellipsoid((2, 4, 6)), pe.Plane(), -3.0),
    "tetrahedron": (pe.Hull(TETRAHEDRON), pe.Sphere(0.5, pose=at(1, 1, 1)), 2 / 3**0.5 - 0.5),
}


@pytest.mark.parametrize("case", CASES)
def test_distances_in_closed_form(case):
    a, b, expected = CASES[case]
    for found in (pe.closest(a, b), pe.closest(b, a)):
        assert found.distance == pytest.approx(expected, abs=EXACT)
        assert np.linalg.norm(found.normal) == pytest.approx(1.0, abs=1e-14)
        assert found.point_a - found.point_b == pytest.approx(found.distance * found.normal, abs=1e-14)


def test_normals_point_from_the_second_shape_to_the_first():
    ball, box = pe.Sphere(0.5, pose=(0, 0, 2)), pe.Box((2, 2, 2))
    assert pe.closest(ball, box).normal == pytest.approx([0, 0, 1], abs=1e-15)
    assert pe.closest(box, ball).normal == pytest.approx([0, 0, -1], abs=1e-15)


@pytest.mark.parametrize("kinds", [*combinations_with_replacement(POLYHEDRA, 2)], ids="-".join)
def test_polyhedra_overlap_as_deep_as_the_hull_of_their_difference(kinds):
    # The signed distance of the origin from the hull of all a − b, whose faces Qhull finds.
    rng, deep = np.random.default_rng(1), 0
    for _ in range(60):
        a, b = (random_shape(kind, rng, random_pose(rng, 0.4)) for kind in kinds)
        differences = (corners(a)[:, None] - corners(b)[None]).reshape(-1, 3)
        depth = ConvexHull(differences).equations[:, 3].max()
        if depth < 0:
            deep += 1
            assert pe.closest(a, b).distance == pytest.approx(depth, abs=EXACT)
    assert deep > 20


@pytest.mark.parametrize("kinds", [*combinations_with_replacement(KINDS, 2)], ids="-".join)
def test_no_direction_parts_shapes_farther(kinds):
    # The signed distance is the largest separation over all directions: the one that was found separates as
    # far as it says, and a search, from the best of 2,000 others and beside that found, finds no larger.
    rng = np.random.default_rng(2)
    directions = rng.normal(size=(2000, 3))
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    for _ in range(4):
        a, b = (random_shape(kind, rng) for kind in kinds)
        found = pe.closest(a, b)
        assert separation(a, b, found.normal[None])[0] == pytest.approx(found.distance, abs=EXACT)
        sampled = separation(a, b, directions)
        assert sampled.max() <= found.distance + EXACT
        for start in (directions[np.argmax(sampled)], found.normal + 1e-2 * directions[0]):
            assert _improve(a, b, start) <= found.distance + EXACT


def _improve(a, b, start):
    """The largest separation near a direction, by a search without slopes."""

    def lost(n):
        return -separation(a, b, (n / np.linalg.norm(n))[None])[0]

    options = {"xatol": 1e-8, "fatol": 1e-12, "maxiter": 200}
    return -minimize(lost, start, method="Nelder-Mead", options=options).fun


def test_nearest_points_belong_to_the_shapes():
    rng = np.random.default_rng(3)
    for kind in KINDS:
        a, b = random_shape(kind, rng), random_shape("box", rng)
        found = pe.closest(a, b)
        for shape, point in ((a, found.point_a), (b, found.point_b)):
            # The point is on the surface. Of round shapes it is known to the root of what the distance is.
            there = pe.closest(pe.Sphere(1e-9, pose=pe.Pose(point)), shape).distance + 1e-9
            assert there == pytest.approx(0.0, abs=1e-6)


def test_far_shapes_keep_their_digits():
    far = np.array([1e4, -2e4, 3e4])
    for kind in KINDS:
        rng = np.random.default_rng(5)
        a, b = random_shape(kind, rng), random_shape("hull", rng)
        here = pe.closest(a, b).distance
        moved = [placed(s, pe.Pose(s.pose.position + far, s.pose.rotation)) for s in (a, b)]
        assert pe.closest(*moved).distance == pytest.approx(here, abs=1e-10)  # 3e4 has digits down to 4e-12


def test_a_body_of_several_shapes_is_as_near_as_its_nearest():
    table = [pe.Box((2, 2, 0.1), pose=(0, 0, 1)), pe.Box((0.1, 0.1, 1), pose=(0.9, 0.9, 0.5))]
    assert pe.closest(table, pe.Sphere(0.2, pose=(1.5, 0.9, 0.5))).distance == pytest.approx(0.35, abs=EXACT)
    assert pe.closest(table, pe.Plane(pose=(0, 0, -1))).distance == pytest.approx(1.0, abs=EXACT)


def test_solids_of_drawings_are_where_their_points_are():
    box = pe.Box(pe.Point(1, 2), (2, 2, 2), rotation=np.pi / 4)
    assert pe.closest(box, pe.Sphere(1, pose=(1, 5, 0))).distance == pytest.approx(2 - 2**0.5, abs=EXACT)


def test_a_height_field_is_as_high_as_its_heights():
    heights = np.add.outer(0.1 * np.arange(5), 0.2 * np.arange(4))  # z = 0.2 x + 0.4 y
    ground = pe.HeightField(heights, (0.5, 0.5))
    normal = np.array([-0.2, -0.4, 1.0]) / np.sqrt(1.2)
    foot = np.array([0.8, 0.7, 0.16 + 0.28])
    found = pe.closest(pe.Sphere(0.3, pose=pe.Pose(foot + 0.5 * normal)), ground)
    assert found.distance == pytest.approx(0.2, abs=EXACT)
    assert found.normal == pytest.approx(normal, abs=1e-9)


def test_a_ball_beside_an_ellipsoid_by_lagrange():
    """The nearest point x of Σ (x/a)² = 1 to p is aᵢ² pᵢ/(t + aᵢ²), with t the root of one equation."""
    rng = np.random.default_rng(4)
    for _ in range(100):
        a, p = np.exp(rng.uniform(-2, 1.5, 3)), rng.normal(size=3) * np.exp(rng.uniform(-1, 1.5))

        def excess(t, a=a, p=p):
            return float(np.sum((a * p / (t + a**2)) ** 2) - 1)

        if excess(0.0) <= 0:
            continue  # its centre is inside
        t = brentq(excess, 0.0, a.max() * np.linalg.norm(p) * 3 + 1, xtol=1e-15, rtol=1e-14)
        apart = float(np.linalg.norm(p - a**2 * p / (t + a**2))) - 0.05
        found = pe.closest(pe.Sphere(0.05, pose=p), pe.Ellipsoid(2 * a))
        assert found.distance == pytest.approx(apart, abs=1e-11)  # up to 1e-12 was seen


def test_a_ball_near_the_middle_of_a_nearly_round_ellipsoid():
    # Along very many directions it is nearly as deep as along the best: by Lagrange, as above. The root that
    # belongs to the nearest point is the largest, above −min a²; the distance is 1/a² times as sure as t.
    rng = np.random.default_rng(9)
    for _ in range(60):
        a, p = 1 + 0.05 * rng.random(3), 0.05 * rng.normal(size=3)
        lowest = float(
            (-(a**2) + a * np.abs(p)).max()
        )  # one term of the sum is 1 there, so the root is above
        t = brentq(
            lambda t, a=a, p=p: float(np.sum((a * p / (t + a**2)) ** 2) - 1),
            lowest,
            0.0,
            xtol=1e-15,
            rtol=1e-14,
        )
        nearest = a**2 * p / (t + a**2)
        for found in (
            pe.closest(pe.Sphere(0.1, pose=p), pe.Ellipsoid(2 * a)),
            pe.closest(pe.Ellipsoid(2 * a), pe.Sphere(0.1, pose=p)),
        ):
            assert -found.distance == pytest.approx(0.1 + np.linalg.norm(p - nearest), abs=EXACT)
            assert found.point_a - found.point_b == pytest.approx(found.distance * found.normal, abs=1e-14)


def test_a_ball_in_a_cylinder_beside_its_axis_and_around_it():
    rng = np.random.default_rng(10)
    rod = pe.Cylinder(0.5, 2.0, pose=pe.Pose())
    for around, z in [(1e-9, 0.3), (0.1, 0.8), (0.2, 0.9), (0.8, 0.2), (0.3, 1.4), (0.9, 1.3), (0.0, 0.1)]:
        e = np.array([*rng.normal(size=2), 0.0])
        e /= np.linalg.norm(e)
        ball = pe.Sphere(0.1, pose=pe.Pose(around * e + [0, 0, z]))
        out = np.hypot(max(around - 0.5, 0), max(z - 1, 0))
        expected = (out if out else max(around - 0.5, z - 1)) - 0.1
        for order, way in (((ball, rod), 1), ((rod, ball), -1)):
            found = pe.closest(*order)
            assert found.distance == pytest.approx(expected, abs=EXACT)
            assert way * found.normal @ (around * e + [0, 0, z]) >= 0
            assert separation(*order, found.normal[None])[0] == pytest.approx(expected, abs=EXACT)
            assert found.point_a - found.point_b == pytest.approx(found.distance * found.normal, abs=1e-14)
