"""Laws of rotations, for any of them: near the identity and near half turns as well.

Unit quaternions form a group, R is a homomorphism into rotation matrices, the exponential and the logarithm
undo each other, and q̇ = ½ q ⊗ (0, ω) turns R as Ṙ = R [ω]×. Each law takes a few roundings of numbers of
size 1.
"""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pendula.spatial import inertia, vectors
from pendula.spatial import quaternions as qn

ROUNDING = 4e-15  # of any law; in 400 000 random cases of each, 2e-15 at most was seen
IDENTITY = np.array([1.0, 0.0, 0.0, 0.0])

parts = st.floats(-1, 1, allow_subnormal=False)
triples = st.tuples(parts, parts, parts).map(np.array)
axes = triples.filter(lambda v: np.linalg.norm(v) > 1e-3).map(lambda v: v / np.linalg.norm(v))
# Distances from 0 and from π, down to nothing.
tiny = st.sampled_from([0.0, 1e-300, 1e-150, 1e-31, 1e-30, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3])
angles = st.one_of(st.floats(0, np.pi), tiny, tiny.map(lambda off: np.pi - off))
rotations = st.builds(lambda axis, angle: angle * axis, axes, angles)
signs = st.sampled_from([1.0, -1.0])
unit = st.builds(
    lambda axis, angle, sign: sign * np.array(qn.from_axis_angle(axis, angle)), axes, angles, signs
)


def near(a, b, allowed=ROUNDING) -> bool:
    return bool(np.abs(np.subtract(a, b)).max() <= allowed)


def same_rotation(p, q, allowed=ROUNDING) -> bool:
    return near(p, q, allowed) or near(p, -np.asarray(q), allowed)


@given(unit, unit, unit)
def test_unit_quaternions_are_a_group(p, q, r):
    assert abs(qn.norm(qn.multiply(p, q)) - 1) <= ROUNDING
    assert near(qn.multiply(qn.multiply(p, q), r), qn.multiply(p, qn.multiply(q, r)))
    assert near(qn.multiply(p, IDENTITY), p, 0)
    assert near(qn.multiply(IDENTITY, p), p, 0)
    assert near(qn.multiply(p, qn.conjugate(p)), IDENTITY)
    assert near(qn.conjugate(qn.multiply(p, q)), qn.multiply(qn.conjugate(q), qn.conjugate(p)))


@given(unit, unit, triples)
def test_rotations_act_as_their_matrices(p, q, v):
    R, S = qn.rotation_matrix(p), qn.rotation_matrix(q)
    assert near(R @ R.T, np.eye(3))
    assert abs(np.linalg.det(R) - 1) <= ROUNDING
    assert near(qn.rotation_matrix(qn.multiply(p, q)), R @ S)
    assert near(qn.rotate(p, v), R @ v)
    assert near(qn.rotate(qn.multiply(p, q), v), qn.rotate(p, qn.rotate(q, v)))
    assert near(qn.rotate(qn.conjugate(p), qn.rotate(p, v)), v)
    assert near(qn.rotation_matrix(-p), R, 0)


@given(unit, triples, triples)
def test_lengths_angles_and_hands_are_kept(q, a, b):
    a_w, b_w = qn.rotate(q, a), qn.rotate(q, b)
    assert abs(vectors.dot(a_w, b_w) - vectors.dot(a, b)) <= ROUNDING
    assert near(vectors.cross(a_w, b_w), qn.rotate(q, vectors.cross(a, b)), ROUNDING)
    # R [a]× Rᵀ = [R a]×
    assert near(inertia.rotate_inertia(qn.rotation_matrix(q), vectors.skew(a)), vectors.skew(a_w), ROUNDING)


@given(rotations)
def test_the_logarithm_undoes_the_exponential(rotation):
    q = qn.exponential(rotation)
    assert abs(qn.norm(q) - 1) <= ROUNDING
    back, size = qn.logarithm(q), np.linalg.norm(rotation)
    # At a half turn, as far as can be told from rounding, both directions are right.
    assert near(back, rotation, 1e-15 * min(size, 1)) or (
        size > np.pi - 1e-15 and near(back, -rotation, 1e-15)
    )


@given(unit)
def test_the_exponential_undoes_the_logarithm(q):
    rotation = qn.logarithm(q)
    assert np.linalg.norm(rotation) <= np.pi * (1 + 1e-15)
    assert same_rotation(qn.exponential(rotation), q, 1e-15)


@given(unit)
def test_the_matrix_gives_the_rotation_back(q):
    back = qn.from_matrix(qn.rotation_matrix(q))
    assert back[0] >= 0
    assert abs(qn.norm(back) - 1) <= ROUNDING
    assert same_rotation(back, q, 1e-15)


@given(unit, triples)
def test_the_rate_turns_the_matrix_by_the_angular_velocity(q, omega):
    # R is a polynomial of degree 2 in q: along the line q + h q̇ a central difference is exact for every h.
    h, q_dot = 0.5, qn.rate(q, omega)
    slope = (qn.rotation_matrix(q + h * q_dot) - qn.rotation_matrix(q - h * q_dot)) / (2 * h)
    assert near(slope, qn.rotation_matrix(q) @ vectors.skew(omega), ROUNDING)
    assert near(slope, vectors.skew(qn.rotate(q, omega)) @ qn.rotation_matrix(q), ROUNDING)
    assert near(q_dot, qn.rate_world(q, qn.rotate(q, omega)))
    assert near(q_dot, qn.rate_matrix(q) @ omega, 1e-15)
    assert abs(q_dot @ q) <= ROUNDING  # the length of q is kept


@given(unit, triples)
def test_a_steady_turn_is_the_exponential_of_its_angular_velocity(q, omega):
    # q(t) = q ⊗ exp(ω t): its slope at t = 0 by central differences of order 4, error h⁴ |ω|⁵/960 ≤ 2e-14.
    h = 1e-3
    before2, before, after, after2 = (
        qn.multiply(q, qn.exponential(steps * h * omega)) for steps in (-2, -1, 1, 2)
    )
    slope = (8 * (after - before) - (after2 - before2)) / (12 * h)
    assert near(slope, qn.rate(q, omega), 1e-12)


@given(unit, unit, st.floats(0, 1))
def test_interpolation_goes_steadily_from_one_to_the_other(p, q, fraction):
    assert near(qn.interpolate(p, q, 0.0), p)
    assert same_rotation(qn.interpolate(p, q, 1.0), q)
    middle = qn.interpolate(p, q, fraction)
    whole = np.linalg.norm(qn.logarithm(qn.multiply(qn.conjugate(p), q)))
    gone = np.linalg.norm(qn.logarithm(qn.multiply(qn.conjugate(p), middle)))
    assert abs(gone - fraction * whole) <= ROUNDING
