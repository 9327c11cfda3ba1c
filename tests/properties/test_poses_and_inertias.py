"""Laws of poses, of frames that move, and of inertias, near the identity and far from it."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pendula.spatial import FrameMotion, Inertia, Pose, Rotation
from pendula.spatial.inertia import doubt_inertia

ROUNDING = 1e-13  # some ten products of numbers up to 10

parts = st.floats(-1, 1, allow_subnormal=False)
vectors = st.tuples(parts, parts, parts).map(np.array)
axes = vectors.filter(lambda v: np.linalg.norm(v) > 1e-3).map(lambda v: v / np.linalg.norm(v))
tiny = st.sampled_from([0.0, 1e-300, 1e-20, 1e-16, 1e-12, 1e-8, 1e-4])
turns = st.one_of(st.floats(0, np.pi), tiny, tiny.map(lambda off: np.pi - off))
rotations = st.builds(Rotation.about, axes, turns)
poses = st.builds(Pose, vectors, rotations)
motions = st.builds(FrameMotion, poses, vectors, vectors, vectors, vectors)
masses = st.floats(0.1, 10)
# Moments of a body: of three pairs of particles on its axes, a, b, c ≥ 0, so that Ix = b + c and so on.
squares = st.one_of(st.floats(0, 1), tiny)
moments = st.tuples(squares, squares, squares).map(lambda s: (s[1] + s[2], s[0] + s[2], s[0] + s[1]))
bodies = st.builds(
    lambda mass, moments, R, center: Inertia(mass, moments).transform(Pose(center, R)),
    masses,
    moments,
    rotations,
    vectors,
)


def numbers(value):
    """All numbers of a pose, a motion or an inertia in a row."""
    if isinstance(value, Pose):
        return np.concatenate([value.position, np.ravel(value.matrix)])
    if isinstance(value, FrameMotion):
        moving = (value.velocity, value.angular_velocity, value.acceleration, value.angular_acceleration)
        return np.concatenate([numbers(value.pose), *moving])
    return np.concatenate([[value.mass], value.center, np.ravel(value.inertia)])


def near(a, b, allowed=ROUNDING) -> bool:
    return bool(np.abs(numbers(a) - numbers(b)).max() <= allowed)


@given(st.one_of(st.tuples(poses, poses, poses), st.tuples(motions, motions, motions)))
def test_poses_and_motions_are_groups(three):
    a, b, c = three
    identity = type(a)()
    assert near((a @ b) @ c, a @ (b @ c), 10 * ROUNDING)
    assert near(a @ identity, a, 0)
    assert near(identity @ a, a, 0)
    assert near(a @ a.inverse(), identity)
    assert near(a.inverse() @ a, identity)
    assert near((a @ b).inverse(), b.inverse() @ a.inverse(), 10 * ROUNDING)
    assert near(a.inverse().inverse(), a)


@given(poses, poses, vectors, vectors)
def test_poses_keep_distances_and_act_in_turn(a, b, p, q):
    assert abs(np.linalg.norm(a.apply(p) - a.apply(q)) - np.linalg.norm(p - q)) <= ROUNDING
    assert np.abs((a @ b).apply(p) - a.apply(b.apply(p))).max() <= ROUNDING
    assert np.abs(a.inverse().apply(a.apply(p)) - p).max() <= ROUNDING
    assert np.abs(Pose(a.position, a.quaternion).matrix - a.matrix).max() <= ROUNDING


@given(bodies, bodies, bodies)
def test_bodies_add_in_any_order_to_bodies(a, b, c):
    assert near((a + b) + c, a + (b + c))
    assert near(a + b, b + a)
    assert doubt_inertia((a + b).inertia) == ""


@given(bodies, poses, poses)
def test_a_body_seen_from_frame_to_frame_is_the_same(a, X, Y):
    assert near(a.transform(Y).transform(X), a.transform(X @ Y))
    assert near(a.transform(X).transform(X.inverse()), a)


@given(bodies, bodies, poses)
def test_bodies_are_welded_before_or_after(a, b, X):
    assert near((a + b).transform(X), a.transform(X) + b.transform(X))


@given(bodies, poses, vectors, vectors, vectors)
def test_energy_is_the_same_from_everywhere_and_momentum_turns(a, X, v, w, point):
    there, R = a.transform(X), X.rotation
    assert abs(there.kinetic_energy(R.apply(v), R.apply(w)) - a.kinetic_energy(v, w)) <= ROUNDING
    P, h = a.momentum(v, w, point)
    found = there.momentum(R.apply(v), R.apply(w), X.apply(point))
    assert np.abs(np.subtract(found, (R.apply(P), R.apply(h)))).max() <= ROUNDING
    # T = ½ (P·v + h·ω) about the centre of mass, and h about another point differs by the arm × P.
    _, at_center = a.momentum(v, w, a.center)
    assert abs((P @ v + at_center @ w) / 2 - a.kinetic_energy(v, w)) <= ROUNDING
    assert np.abs(h - at_center - np.cross(a.center - point, P)).max() <= ROUNDING


@given(bodies, vectors)
def test_moments_are_least_about_the_centre_of_mass(a, point):
    more = np.linalg.eigvalsh(a.about(point) - a.inertia)
    assert more.min() >= -ROUNDING
    assert np.abs(a.about(a.center) - a.inertia).max() <= ROUNDING
