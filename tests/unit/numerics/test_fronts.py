"""Fronts of random patterns against elimination of dense patterns, block by block."""

import numpy as np
import pytest

from pendula.numerics.fronts import plan_fronts


def random_pattern(seed: int, count: int = 30):
    rng = np.random.default_rng(seed)
    edges = np.array(
        [(i, rng.integers(i)) for i in range(1, count)] + rng.integers(count, size=(12, 2)).tolist()
    )
    return rng.integers(1, 6, size=count), edges, rng.permutation(count)


def filled(sizes, edges, position) -> np.ndarray:
    """The pattern of the factor by elimination of scalars, in the order of their positions."""
    total = sizes.sum()
    K = np.eye(total, dtype=bool)
    for i, j in edges:
        a, b = (slice(position[k], position[k] + sizes[k]) for k in (i, j))
        K[a, b] = K[b, a] = True
    for k, start in enumerate(position):
        K[start : start + sizes[k], start : start + sizes[k]] = True
    for k in range(total):
        later = k + 1 + np.flatnonzero(K[k, k + 1 :])
        K[np.ix_(later, later)] = True
    return np.triu(K)


@pytest.mark.parametrize("seed", range(4))
def test_fronts_hold_all_fill_and_reach_their_parents(seed):
    sizes, edges, order = random_pattern(seed)
    fronts = plan_fronts(sizes, edges, order)
    total = int(sizes.sum())
    by_position = sizes[np.argsort(fronts.position)]
    assert np.sort(fronts.position).tolist() == (np.cumsum(by_position) - by_position).tolist()
    assert fronts.pivots.sum() == total
    needed, first = filled(sizes, edges, fronts.position), 0
    for k, pivots in enumerate(fronts.pivots):
        rows = fronts.rows[fronts.start[k] : fronts.start[k + 1]]
        assert rows[:pivots].tolist() == list(range(first, first + pivots))
        for row in rows[:pivots]:
            assert set(np.flatnonzero(needed[row])) <= set(rows)
        left = rows[pivots:]
        if fronts.parent[k] < 0:
            assert not len(left)
        else:
            above = fronts.rows[fronts.start[fronts.parent[k]] :]
            assert (
                above[fronts.relative[fronts.start[k] + pivots : fronts.start[k + 1]]].tolist()
                == left.tolist()
            )
        first += pivots
    front, row, column = fronts.place(edges[:, 0], edges[:, 0])
    assert np.all(row == column)
    assert np.all(fronts.rows[fronts.start[front] + row] == fronts.position[edges[:, 0]])


@pytest.mark.parametrize("seed", range(4))
def test_what_waits_on_the_stack_does_not_overlap(seed):
    fronts = plan_fronts(*random_pattern(seed))
    place, length = fronts.stack
    sizes = (fronts.sizes - fronts.pivots) ** 2
    for k, above in enumerate(fronts.parent):
        # A front waits from its own turn to that of its parent.
        waiting = [j for j in range(k) if fronts.parent[j] > k]
        for j in waiting:
            assert place[j] + sizes[j] <= place[k] or above < 0
        assert place[k] + sizes[k] <= length or above < 0


def test_a_chain_stays_a_chain():
    """Its fronts do not grow with it, although each could take in the next."""
    count = 1000
    edges = np.array([(i, i + 1) for i in range(count - 1)])
    fronts = plan_fronts(np.full(count, 3), edges, np.arange(count))
    assert fronts.sizes.max() <= 24
    assert len(fronts.rows) < 6 * count


def test_parts_without_connection_are_fronts_without_parents():
    fronts = plan_fronts(np.array([2, 3]), np.array([(0, 0), (1, 1)]), np.array([1, 0]))
    assert fronts.parent.tolist() == [-1, -1]
    assert fronts.position.tolist() in ([3, 0], [0, 2])
