"""Saddle systems of random bodies and joints against dense solutions."""

from dataclasses import replace

import numpy as np
import pytest

from pendula.compiler.loops import native
from pendula.compiler.saddle import make_saddle_tables, solve_saddle
from pendula.dynamics.saddle import BLOCK, plan_saddle
from pendula.records import address_of


class Net:
    """Random bodies, and joints with random rows between them or to the world."""

    def __init__(self, seed: int, bodies: int, joints: int) -> None:
        rng = np.random.default_rng(seed)
        roots = rng.normal(size=(bodies, 6, 6))
        self.M = np.eye(6) + roots @ roots.transpose(0, 2, 1)
        self.rows = rng.integers(1, 4, size=joints)
        self.bodies = np.array([rng.choice(bodies, size=2, replace=False) for _ in range(joints)])
        self.bodies[0, 1] = self.bodies[1, 0] = -1
        self.blocks = [rng.normal(size=(2, rows, 6)) for rows in self.rows]
        self.gamma = [rng.normal(size=rows) for rows in self.rows]
        self.f = rng.normal(size=6 * bodies)

    def repeat(self, joint: int) -> None:
        """Add a joint that says the same as another."""
        self.rows, self.bodies = (
            np.append(self.rows, self.rows[joint]),
            np.vstack([self.bodies, self.bodies[joint]]),
        )
        self.blocks.append(2.0 * self.blocks[joint])
        self.gamma.append(2.0 * self.gamma[joint])

    def solve(self, damping: float = 1e-10) -> tuple[np.ndarray, np.ndarray]:
        """Accelerations and multipliers by fronts."""
        nv = len(self.f)
        planned = plan_saddle(np.linalg.inv(self.M), self.rows, self.bodies, motions=0, blocks=nv)
        data = replace(planned, damping=damping)
        end = nv + BLOCK * int(self.rows.sum())
        tables, size = make_saddle_tables(data, end)
        work = np.zeros(size)
        work[:nv] = self.f
        numbers = [
            np.concatenate([block.ravel(), gamma, np.zeros(len(gamma))])
            for block, gamma in zip(self.blocks, self.gamma, strict=True)
        ]
        work[nv:end] = np.concatenate(numbers)
        native(solve_saddle)(tables.address, address_of(work))
        parts = np.split(work[nv:end], np.cumsum(BLOCK * self.rows)[:-1])
        return work[:nv], np.concatenate([part[-rows:] for part, rows in zip(parts, self.rows, strict=True)])

    def dense(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """M, A and γ."""
        nv = len(self.f)
        M, A, first = np.zeros((nv, nv)), np.zeros((int(self.rows.sum()), nv)), 0
        for i, block in enumerate(self.M):
            M[6 * i : 6 * i + 6, 6 * i : 6 * i + 6] = block
        for rows, pair, block in zip(self.rows, self.bodies, self.blocks, strict=True):
            for side, body in enumerate(pair):
                if body >= 0:
                    A[first : first + rows, 6 * body : 6 * body + 6] = block[side]
            first += rows
        return M, A, np.concatenate(self.gamma)


# Condition numbers of such random systems are some 1e4.
@pytest.mark.parametrize(("bodies", "joints"), [(2, 2), (12, 20), (60, 110)])
def test_random_nets_against_a_dense_solution(bodies, joints):
    net = Net(bodies, bodies, joints)
    a, multipliers = net.solve()
    M, A, gamma = net.dense()
    K = np.block([[M, -A.T], [A, np.zeros((len(A), len(A)))]])
    expected = np.linalg.solve(K, np.concatenate([net.f, gamma]))
    assert np.abs(a - expected[: len(a)]).max() < 1e-11 * np.abs(expected).max()
    assert np.abs(multipliers - expected[len(a) :]).max() < 1e-11 * np.abs(expected).max()


def test_rows_that_are_said_twice_change_nothing():
    net = Net(1, 20, 30)
    a, multipliers = net.solve()
    for joint in (0, 5, 5, 17):
        net.repeat(joint)
    again, shared = net.solve()
    M, A, gamma = net.dense()
    assert np.linalg.matrix_rank(A) < len(A)
    assert np.abs(again - a).max() < 1e-11 * np.abs(a).max()
    assert np.abs(A @ again - gamma).max() < 1e-12 * np.abs(gamma).max()
    # The multipliers of repeated rows are shared in some way, and small where one of them would do.
    assert np.abs(M @ again - net.f - A.T @ shared).max() < 1e-11 * np.abs(multipliers).max()
    assert np.abs(shared).max() < 10 * np.abs(multipliers).max()


def test_rows_that_are_almost_dependent_are_corrected_until_they_are_kept():
    """Rows e₁ and e₁ + h e₂ of a body with M = 1: whichever is second has a pivot of h² next to 1.

    With h² = 3 δ a correction leaves 1/10 of what is missing; sixteen of them, rounding.
    """
    net, damping = Net(1, 2, 2), 1e-5
    net.M[:] = np.eye(6)
    net.rows, net.bodies = np.array([1, 1]), np.array([[0, -1], [0, -1]])
    net.blocks = [np.zeros((2, 1, 6)) for _ in net.rows]
    for block in net.blocks:
        block[0, 0, 0] = 1.0
    net.blocks[1][0, 0, 1] = np.sqrt(3 * damping)
    net.gamma = [np.array([1.0]), np.array([1.5])]
    a, _ = net.solve(damping)
    assert a[0] == pytest.approx(1.0, abs=1e-14)
    assert a[1] == pytest.approx(0.5 / np.sqrt(3 * damping), rel=1e-12)
    # A fifth of that is dependent: the second row is not followed, and nothing becomes large.
    net.blocks[1][0, 0, 1] = np.sqrt(0.2 * damping)
    a, _ = net.solve(damping)
    assert abs(a[1]) < 0.2 * 0.5 / np.sqrt(0.2 * damping)


def test_without_anything_to_correct_nothing_is_moved():
    net = Net(3, 4, 5)
    net.f[:] = 0.0
    net.gamma = [0.0 * gamma for gamma in net.gamma]
    a, multipliers = net.solve()
    assert not a.any()
    assert not multipliers.any()
