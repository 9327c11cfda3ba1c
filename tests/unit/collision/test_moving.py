"""Shapes that move and rays: closed forms, and nothing that passes."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.random_shapes import KINDS, placed, random_shape

import pendula as pe
from pendula.collision.memory import scene_of
from pendula.collision.motions import all_impacts, motion_of
from pendula.collision.parts import parts_of

SHEET = pe.Box((1e-4, 5, 5))  # a tenth of a millimetre


def test_a_bullet_meets_a_sheet_when_it_must():
    found = pe.time_of_impact(pe.Sphere(0.01, pose=(-10, 0.1, 0.2)), SHEET, (500, 0, 0))
    assert found.time == pytest.approx((10 - 0.01 - 0.5e-4) / 500, abs=1e-14)
    assert found.normal == pytest.approx([-1, 0, 0], abs=1e-12)
    assert found.point == pytest.approx([-0.5e-4, 0.1, 0.2], abs=1e-12)
    assert pe.time_of_impact(pe.Sphere(0.01, pose=(-10, 3, 0)), SHEET, (500, 0, 0)) is None


def test_a_falling_ball_and_one_that_follows_another():
    ball = pe.Sphere(0.5, pose=(0, 0, 3))
    assert pe.time_of_impact(ball, pe.Plane(), (1, 0, -2), until=2).time == pytest.approx(1.25, abs=1e-12)
    ahead = pe.Sphere(0.5, pose=(4, 0, 3))
    assert pe.time_of_impact(ball, ahead, (3, 0, 0), (1, 0, 0), until=2).time == pytest.approx(1.5, abs=1e-12)
    assert pe.time_of_impact(ball, ahead, (1, 0, 0), (1, 0, 0), until=2) is None


def test_a_turning_rod_meets_a_wall_at_its_angle():
    # A thin rod of half length 1 turns about z: its corner reaches the plane x = 0.5 when
    # cos φ · 1 + sin φ · 0.05 = 0.5 on the way from φ = π/2 down.
    rod = pe.Box((2, 0.1, 0.1), pose=pe.Pose((0, 0, 0), Rotation.from_euler("z", np.pi / 2)))
    wall = pe.Plane(pose=pe.Pose((0.5, 0, 0), Rotation.from_euler("y", -np.pi / 2)))
    angle = np.arctan2(0.05, 1.0) + np.arccos(0.5 / np.hypot(1.0, 0.05))
    found = pe.time_of_impact(rod, wall, (0, 0, 0, 0, 0, -2.0), until=2)
    assert found.time == pytest.approx((np.pi / 2 - angle) / 2, abs=1e-11)


def test_a_body_of_several_shapes_turns_about_its_first():
    # A ball at the end of an arm of length one meets a ball on the x axis when their centres are 0.3 apart.
    arm = [pe.Sphere(0.1), pe.Sphere(0.1, pose=(0, 1, 0))]
    found = pe.time_of_impact(arm, pe.Sphere(0.2, pose=(1, 0, 0)), (0, 0, 0, 0, 0, -1.0), until=3)
    assert found.time == pytest.approx(np.pi / 2 - 2 * np.arcsin(0.15), abs=1e-11)


def test_shapes_that_overlap_meet_at_once():
    assert pe.time_of_impact(pe.Sphere(1), pe.Box((1, 1, 1)), (1, 0, 0)).time == 0.0


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_thrown_at_a_sheet_passes(kind):
    # Small bodies at 10 to 1,000 m/s, with spin, from up to 10 m, at a spot of the sheet. Each must touch.
    rng = np.random.default_rng(4)
    count = 300
    target = np.column_stack([np.zeros(count), rng.uniform(-2, 2, (count, 2))])
    start = np.column_stack([-rng.uniform(0.1, 10, count), rng.uniform(-2, 2, (count, 2))])
    speed = 10.0 ** rng.uniform(1, 3, count)
    heading = (target - start) / np.linalg.norm(target - start, axis=1)[:, None]
    velocities = np.zeros((count + 1, 6))
    velocities[:count, :3] = heading * speed[:, None]
    velocities[:count, 3:] = rng.normal(size=(count, 3)) * 10.0 ** rng.uniform(0, 3, (count, 1))
    parts = []
    for k in range(count):
        shape = random_shape(kind, rng)
        small = placed_small(shape, pe.Pose(start[k], Rotation.random(random_state=rng)))
        parts += parts_of(small)
    scene = scene_of([*parts, *parts_of(SHEET)])
    pairs = np.column_stack([np.arange(count), np.full(count, count)])
    centers = np.vstack([start, np.zeros(3)])
    found = all_impacts(scene, pairs, motion_of(scene, centers, velocities), 3.0)
    assert (found[:, 0] > 0).all()
    assert np.abs(found[:, 1]).max() < 1e-11  # the gap then: a few 1e-12 next to a sheet of 5 m


def placed_small(shape, pose):
    """A hundredth of a shape, elsewhere."""
    match shape:
        case pe.Hull():
            return pe.Hull(0.01 * np.asarray(shape.vertices), pose=pose)
        case pe.Box() | pe.Ellipsoid():
            return type(shape)([0.01 * float(x) for x in shape.size], pose=pose)
        case pe.Sphere():
            return pe.Sphere(0.01 * float(shape.radius), pose=pose)
    return type(shape)(0.01 * float(shape.radius), 0.01 * float(shape.length), pose=pose)


@pytest.mark.parametrize("kind", KINDS)
def test_a_first_contact_is_the_first(kind):
    # Shapes that move and turn past each other are apart at moments before, and touch then.
    rng = np.random.default_rng(6)
    met = 0
    for _ in range(6):
        a = random_shape(kind, rng, pe.Pose((3, 0, 0), Rotation.random(random_state=rng)))
        b = random_shape("cylinder", rng, pe.Pose((0, 0, 0), Rotation.random(random_state=rng)))
        spins = rng.normal(size=(2, 3)) * 3
        motion = (
            np.concatenate([[-4, *rng.uniform(-1.5, 1.5, 2)], spins[0]]),
            np.concatenate([[0] * 3, spins[1]]),
        )
        found = pe.time_of_impact(a, b, *motion, until=1.0)
        end = 1.0 if found is None else found.time
        gaps = [distance_at(a, b, motion, t) for t in np.linspace(0, end, 40)]
        assert min(gaps[:-1]) > 0
        if found is not None:
            met += 1
            assert abs(gaps[-1]) < 1e-10
    assert met > 1


def distance_at(a, b, motion, t):
    moved = [
        placed(
            s,
            pe.Pose(s.pose.position + t * m[:3], Rotation.from_rotvec(t * m[3:]).as_matrix() @ s.pose.matrix),
        )
        for s, m in zip((a, b), motion, strict=True)
    ]
    return pe.closest(*moved).distance


SHAPES = {
    "ball": pe.Sphere(1, pose=(5, 0.3, 0)),
    "box": pe.Box((1, 1, 1), pose=(9, 0, 0)),
    "floor": pe.Plane(pose=(0, 0, -1)),
}


def test_rays_meet_what_is_first():
    hit = pe.cast_ray(SHAPES, (0, 0, 0), (2, 0, 0))
    assert (hit.shape, hit.distance) == ("ball", pytest.approx(5 - np.sqrt(0.91), abs=1e-12))
    assert hit.normal == pytest.approx([-np.sqrt(0.91), -0.3, 0], abs=1e-12)
    assert hit.point == pytest.approx([5 - np.sqrt(0.91), 0, 0], abs=1e-12)
    hit = pe.cast_ray(SHAPES, (0, 0, 0), (1, 1, -1))
    assert (hit.shape, hit.distance) == ("floor", pytest.approx(3**0.5, abs=1e-12))
    hit = pe.cast_ray(SHAPES, (9, 0, 5), (0, 0, -1))
    assert (hit.shape, hit.distance) == ("box", pytest.approx(4.5, abs=1e-12))
    assert hit.normal == pytest.approx([0, 0, 1], abs=1e-9)
    assert pe.cast_ray(SHAPES, (0, 0, 0), (0, 0, 1)) is None
    assert pe.cast_ray(SHAPES, (0, 0, 0), (1, 0, 0), length=4.0) is None
    assert pe.cast_ray(SHAPES, (5, 0, 0), (1, 0, 0)).distance == 0.0


def test_rays_into_an_ellipsoid_and_a_cylinder_in_closed_form():
    # (x/1)² + (y/2)² + (z/3)² = 1 on x = t, y = 1: t = −√(3/4).
    hit = pe.cast_ray([pe.Ellipsoid((2, 4, 6))], (-5, 1, 0), (1, 0, 0))
    assert hit.distance == pytest.approx(5 - 0.75**0.5, abs=1e-10)
    hit = pe.cast_ray([pe.Cylinder(1, 4)], (-5, 0.5, 1), (1, 0, 0))
    assert hit.distance == pytest.approx(5 - 0.75**0.5, abs=1e-10)
