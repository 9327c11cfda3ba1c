"""The fastest decay of a linear system: eigenvalues where they are needed, a bound where that says enough."""

import numpy as np
import pytest

from pendula.simulation.stiffness import fastest_decay

RANDOM = np.random.default_rng(5)


@pytest.mark.parametrize("n", [1, 2, 30, 400])
def test_it_is_that_of_the_leftmost_eigenvalue(n):
    # Q diag(λ) Qᵀ with known λ; by Arnoldi's iteration from 301 on, which is asked for machine precision.
    Q, _ = np.linalg.qr(RANDOM.normal(size=(n, n)))
    decays = np.sort(RANDOM.uniform(0.1, 10, n))
    J = -(Q * decays) @ Q.T
    assert fastest_decay(J, 0.0) == pytest.approx(decays[-1], rel=1e-9)


def test_oscillations_do_not_decay():
    assert fastest_decay(np.array([[0.0, 1.0], [-100.0, 0.0]]), 0.0) == pytest.approx(0.0, abs=1e-12)


def test_a_bound_is_enough_where_nothing_is_fast(monkeypatch):
    J = np.diag([-1.0, -2.0, -3.0]) + 0.1
    exact = -np.linalg.eigvalsh(J).min()
    monkeypatch.setattr("numpy.linalg.eigvals", lambda matrix: pytest.fail("eigenvalues are not needed"))
    bound = fastest_decay(J, 4.0)
    assert exact <= bound <= 4.0
