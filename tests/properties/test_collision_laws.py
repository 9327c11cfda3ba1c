"""Laws of signed distance, over every kind of shape."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_shapes import KINDS, placed, random_pose, random_shape

import pendula as pe

# Iterations on round shapes end at 1e-13 next to sizes up to about 10; rounding errors are smaller.
CLOSE = 1e-11
kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**32 - 1)


def two_shapes(kind_a, kind_b, seed):
    rng = np.random.default_rng(seed)
    return random_shape(kind_a, rng), random_shape(kind_b, rng), rng


@settings(max_examples=150)
@given(kinds, kinds, seeds)
def test_distance_is_symmetric(kind_a, kind_b, seed):
    a, b, _ = two_shapes(kind_a, kind_b, seed)
    assert pe.closest(b, a).distance == pytest.approx(pe.closest(a, b).distance, abs=CLOSE)


@settings(max_examples=150)
@given(kinds, kinds, seeds)
def test_distance_does_not_change_when_all_is_moved(kind_a, kind_b, seed):
    a, b, rng = two_shapes(kind_a, kind_b, seed)
    X = random_pose(rng, 3.0)
    moved = pe.closest(placed(a, X @ a.pose), placed(b, X @ b.pose))
    assert moved.distance == pytest.approx(pe.closest(a, b).distance, abs=CLOSE)


@settings(max_examples=150)
@given(kinds, kinds, seeds, st.floats(1e-9, 1.0))
def test_distance_changes_no_more_than_a_shape_is_shifted(kind_a, kind_b, seed, far):
    a, b, rng = two_shapes(kind_a, kind_b, seed)
    shift = rng.normal(size=3)
    shift *= far / np.linalg.norm(shift)
    shifted = placed(a, pe.Pose(a.pose.position + shift, a.pose.rotation))
    assert abs(pe.closest(shifted, b).distance - pe.closest(a, b).distance) <= far + CLOSE


@settings(max_examples=150)
@given(kinds, kinds, seeds)
def test_moving_by_the_distance_along_the_normal_makes_shapes_touch(kind_a, kind_b, seed):
    a, b, _ = two_shapes(kind_a, kind_b, seed)
    found = pe.closest(a, b)
    moved = placed(a, pe.Pose(a.pose.position - found.distance * found.normal, a.pose.rotation))
    # Where shapes overlapped, the normal parts them; where they were apart, they come to touch.
    assert pe.closest(moved, b).distance == pytest.approx(0.0, abs=1e-9)


@settings(max_examples=100)
@given(kinds, seeds, st.floats(0.0, 0.1))
def test_points_of_contact_lie_between_the_shapes(kind, seed, margin):
    a, b, _ = two_shapes(kind, "box", seed)
    found, nearest = pe.contact_points(a, b, margin), pe.closest(a, b)
    assert (len(found) > 0) == (nearest.distance <= margin)
    if len(found):
        assert len(found) <= 8
        assert (found.gaps <= margin).all()
        # Along a face's normal, which may be taken for a better one, shapes are 1e-4 of their size nearer.
        assert found.gaps.min() == pytest.approx(nearest.distance, abs=1e-3)
        for points, shape in ((found.points_a, a), (found.points_b, b)):
            for point in points:
                outside = pe.closest(pe.Sphere(1e-6, pose=pe.Pose(point)), shape).distance
                assert outside <= max(margin, 0.0) + abs(found.gaps).max() + 1e-3
