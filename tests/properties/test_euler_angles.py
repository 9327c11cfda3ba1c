"""Laws of Euler angles, for every sequence, near singularities and far from them."""

import warnings

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pendula.spatial import Rotation, euler_rate_matrix, euler_rates
from pendula.spatial.euler import SEQUENCES, euler_angles, euler_matrix, euler_quaternion

ROUNDING = 6e-15  # of any law; in 400 000 random cases of each sequence, 4.1e-15 at most was seen

sequences = st.sampled_from([*SEQUENCES, *(sequence.upper() for sequence in SEQUENCES)])
angles = st.floats(-np.pi, np.pi, allow_subnormal=False)
tiny = st.sampled_from([0.0, 1e-300, 1e-20, 1e-17, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3])
# Multiples of a quarter turn, where some sequence or other is singular, and what lies next to them.
special = st.builds(
    lambda quarter, off, sign: quarter * np.pi / 2 + sign * off,
    st.sampled_from([-2, -1, 0, 1, 2]),
    tiny,
    st.sampled_from([-1, 1]),
)
any_angle = st.one_of(angles, special)
triples = st.tuples(any_angle, any_angle, any_angle).map(np.array)
parts = st.floats(-1, 1, allow_subnormal=False)
vectors = st.tuples(parts, parts, parts).map(np.array)


@given(sequences, triples)
def test_angles_give_their_rotation_back(sequence, given_angles):
    R = euler_matrix(sequence, given_angles)
    found = euler_angles(sequence, euler_quaternion(sequence, given_angles))
    assert np.abs(euler_matrix(sequence, found) - R).max() <= ROUNDING
    from_matrix = Rotation(R).euler(sequence)
    assert np.abs(euler_matrix(sequence, from_matrix) - R).max() <= ROUNDING
    low, high = (0, np.pi) if sequence[0] == sequence[2] else (-np.pi / 2, np.pi / 2)
    assert low - 1e-15 <= found[1] <= high + 1e-15
    assert np.abs(found[[0, 2]]).max() <= np.pi


@given(sequences, sequences, triples)
def test_any_sequence_writes_what_another_one_did(first, second, given_angles):
    R = Rotation.from_euler(first, given_angles)
    assert np.abs(Rotation.from_euler(second, R.euler(second)).matrix - R.matrix).max() <= ROUNDING


@given(sequences, triples)
def test_turned_axes_are_fixed_axes_in_the_opposite_order(sequence, given_angles):
    other = sequence.swapcase()[::-1]
    here, there = euler_matrix(sequence, given_angles), euler_matrix(other, given_angles[::-1])
    assert np.abs(here - there).max() == 0
    # The inverse turns back, the last first.
    back = euler_matrix(sequence[::-1], -given_angles[::-1])
    assert np.abs(back @ here - np.eye(3)).max() <= ROUNDING


@given(sequences, triples, vectors)
def test_angular_velocity_along_both_axes_is_the_same(sequence, given_angles, rates):
    world = euler_rate_matrix(sequence, given_angles) @ rates
    body = euler_rate_matrix(sequence, given_angles, "body") @ rates
    assert np.abs(euler_matrix(sequence, given_angles) @ body - world).max() <= ROUNDING


@given(sequences, triples, vectors)
def test_rates_give_the_angular_velocity_back_unless_they_are_refused(sequence, given_angles, omega):
    is_proper = sequence[0] == sequence[2]
    size = abs(np.sin(given_angles[1]) if is_proper else np.cos(given_angles[1]))
    if size <= 1e-15:
        return  # refused: tests/unit/spatial/test_euler_rates.py
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        rates = euler_rates(sequence, given_angles, omega)
    # Rates of size 1/size, rounded, that nearly cancel in ω.
    assert np.abs(euler_rate_matrix(sequence, given_angles) @ rates - omega).max() <= ROUNDING / size
