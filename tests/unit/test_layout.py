"""Where coordinates, velocities, states and works lie in a state."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pendula.layout import Layout

SIZES = st.tuples(*[st.integers(0, 12)] * 4)
# Two unit blocks with a plain coordinate between and after them, as two bodies would have.
TWO_BLOCKS = Layout(nq=11, nv=8, nz=1, unit=((1, 4), (6, 4)), identity=False)


@given(SIZES)
def test_the_slices_partition_a_state(sizes):
    layout = Layout(*sizes)
    numbers = np.arange(layout.size)
    parts = [numbers[part] for part in (layout.q, layout.v, layout.z, layout.w)]
    assert tuple(map(len, parts)) == sizes
    assert np.concatenate(parts).tolist() == numbers.tolist()
    assert layout.size == sum(sizes)


@given(SIZES)
def test_all_but_the_works_moves(sizes):
    layout = Layout(*sizes)
    numbers = np.arange(layout.size)
    assert numbers[layout.moving].tolist() == numbers[: sum(sizes[:3])].tolist()
    assert np.concatenate([numbers[layout.moving], numbers[layout.w]]).tolist() == numbers.tolist()


def test_a_layout_is_a_value():
    assert Layout(7, 6, unit=((3, 4),), identity=False) == Layout(7, 6, unit=((3, 4),), identity=False)
    assert hash(Layout(2, 2)) == hash(Layout(2, 2))
    assert Layout(2, 2) != Layout(2, 2, identity=False)
    with pytest.raises(AttributeError):
        Layout(2, 2).nq = 3  # pyright: ignore[reportAttributeAccessIssue]


@given(SIZES, st.sampled_from([(), (3,), (2, 5)]))
def test_split_and_join_are_inverse(sizes, lead):
    layout = Layout(*sizes)
    y = np.random.default_rng(3).uniform(-1, 1, (*lead, layout.size))
    parts = layout.split(y)
    assert [part.shape for part in parts] == [(*lead, n) for n in sizes[:3]]
    joined = layout.join(*parts)
    assert np.array_equal(joined[..., layout.moving], y[..., layout.moving])
    assert not joined[..., layout.w].any()


def test_split_gives_views():
    layout, y = Layout(2, 1, 1), np.zeros(4)
    q, v, z = layout.split(y)
    q[:], v[:], z[:] = (1.0, 2.0), 3.0, 4.0
    assert y.tolist() == [1.0, 2.0, 3.0, 4.0]


def test_join_broadcasts_leading_axes():
    layout = Layout(2, 1, 1, 2)
    y = layout.join(np.ones((5, 1, 2)), np.full((3, 1), 2.0), np.array([3.0]))
    assert y.shape == (5, 3, 6)
    assert (y == [1.0, 1.0, 2.0, 3.0, 0.0, 0.0]).all()


def test_paired_are_the_coordinates_whose_rates_are_velocities():
    assert Layout(4, 4, 2).paired == 4
    assert Layout(7, 6, identity=False).paired == 0
    assert Layout(nz=3).paired == 0


def test_with_works_changes_the_works_alone():
    longer = TWO_BLOCKS.with_works(3)
    assert longer == Layout(11, 8, 1, 3, ((1, 4), (6, 4)), identity=False)
    assert longer.with_works(0) == TWO_BLOCKS
    assert longer.moving == TWO_BLOCKS.moving
    assert longer.w == slice(20, 23)


@pytest.mark.parametrize("lead", [(), (6,), (2, 3)], ids=str)
def test_normalise_divides_every_unit_block_by_its_length(lead):
    y = np.random.default_rng(5).uniform(-2, 2, (*lead, TWO_BLOCKS.size))
    before = y.copy()
    made = TWO_BLOCKS.normalise(y)
    assert np.array_equal(y, before)  # the given state is not changed
    # One division and the rounding of a square root: seen 2.2e-16 at most.
    assert TWO_BLOCKS.unit_errors(made).max() <= 4.5e-16
    for first, length in TWO_BLOCKS.unit:
        block = slice(first, first + length)
        size = np.linalg.norm(before[..., block], axis=-1, keepdims=True)
        assert np.array_equal(made[..., block], before[..., block] / size)
    others = np.delete(np.arange(TWO_BLOCKS.size), [1, 2, 3, 4, 6, 7, 8, 9])
    assert np.array_equal(made[..., others], before[..., others])


def test_normalise_leaves_a_block_of_length_zero():
    y = np.zeros((2, TWO_BLOCKS.size))
    y[1, 1:5] = 0.0, 3.0, 0.0, 4.0
    made = TWO_BLOCKS.normalise(y)
    assert not made[0].any()
    assert made[1, 1:5].tolist() == [0.0, 0.6, 0.0, 0.8]
    assert not made[1, 6:10].any()


def test_normalise_without_unit_blocks_is_a_copy():
    y = np.array([3.0, 4.0])
    made = Layout(1, 1).normalise(y)
    assert made.tolist() == [3.0, 4.0]
    assert not np.shares_memory(made, y)


@pytest.mark.parametrize("lead", [(), (4,), (2, 2)], ids=str)
def test_unit_errors_are_deviations_from_unit_length(lead):
    y = np.zeros((*lead, TWO_BLOCKS.size))
    y[..., 1:5] = 0.0, 0.0, 3.0, 4.0
    y[..., 6:10] = 0.25, 0.25, 0.25, 0.25
    errors = TWO_BLOCKS.unit_errors(y)
    assert errors.shape == (*lead, 2)
    assert (errors == [4.0, 0.5]).all()  # all these numbers are exact in binary


def test_unit_errors_of_a_layout_without_unit_blocks_are_none():
    assert Layout(2, 2).unit_errors(np.zeros(4)).shape == (0,)
    assert Layout(2, 2).unit_errors(np.zeros((3, 4))).shape == (3, 0)
