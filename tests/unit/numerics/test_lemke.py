"""Lemke's method: complementarity, degenerate problems, and problems without solution."""

import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.numerics.lemke import solve_lcp


@pytest.mark.parametrize("seed", range(20))
def test_random_problems_are_solved_to_rounding(seed):
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 30))
    A = rng.normal(size=(n, n))
    M, q = A @ A.T + 0.1 * np.eye(n), rng.normal(size=n)
    z = solve_lcp(M, q)
    w = M @ z + q
    assert z.min() >= 0
    assert w.min() > -1e-10
    assert abs(z @ w) < 1e-9


def test_a_box_on_more_points_than_needed():
    # Six points under one body: forces are not unique, their sum and their torques are.
    x = np.array([-1.0, -0.5, 0.0, 0.5, 1.0, 0.0])
    J = np.stack([np.ones(6), x], axis=1)
    z = solve_lcp(J @ J.T, J @ [-9.81, 0.0])
    assert np.isclose(z.sum(), 9.81, rtol=1e-12)
    assert abs(z @ x) < 1e-12


def test_nothing_to_do_and_nothing_to_find():
    assert not solve_lcp(np.eye(3), np.ones(3)).any()
    with pytest.raises(PendulaError, match="ended on a ray"):
        solve_lcp(-np.eye(2), np.array([-1.0, -1.0]))
    with pytest.raises(PendulaError, match="finite numbers"):
        solve_lcp(np.eye(2), np.array([-1.0, np.nan]))
