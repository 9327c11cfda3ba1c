"""Matrices of 6×6 blocks against dense ones, and the projection onto Coulomb's cone."""

import ctypes

import numpy as np
import pytest

from pendula.compiler.loops import compiled, native
from pendula.contact.loops.blocks import Blocks, begin_order, clear_lower, connect, factor, find_order, solve
from pendula.contact.loops.stiffness import cone_projection
from pendula.records import Doubles, Integers, address_of

N = 7
EDGES = np.array([[0, 1], [1, 2], [2, 3], [3, 0], [4, 2], [5, 6]])


@compiled
def order(m: Blocks, edges: Integers, count: int) -> int:
    begin_order(m)
    for k in range(count):
        connect(m, edges[2 * k], edges[2 * k + 1])
    found = find_order(m)
    if found != 0:
        clear_lower(m)
    return found


@compiled
def factor_and_solve(m: Blocks, x: Doubles) -> None:
    factor(m)
    solve(m, x)


@compiled
def project(mu: float, y: Doubles) -> None:
    y[0], y[1], y[2] = cone_projection(mu, 0.0, (y[0], y[1], y[2]))


def blocks(room):
    whole = {"order": N, "starts": N + 1, "rows": 60, "index": N * N, "adjacent": N * N, "degrees": N}
    made = Blocks(n=N, room=room)
    made.point(**{name: np.zeros(size, dtype=np.int64) for name, size in whole.items()})
    return made.point(diagonal=np.zeros((N, 6, 6)), lower=np.zeros((60, 6, 6)))


def test_a_sparse_matrix_is_solved_as_a_dense_one():
    rng, m = np.random.default_rng(3), blocks(60)
    assert native(order)(m.address, address_of(EDGES), len(EDGES)) == 1
    dense, index = np.zeros((N, N, 6, 6)), m.target("index").reshape(N, N)
    for i in range(N):
        dense[i, i] = 40 * np.eye(6) + np.diag(rng.random(6))
    for i, j in EDGES:
        dense[i, j] = rng.normal(size=(6, 6))
        dense[j, i] = dense[i, j].T
        below = (i, j) if index[i, j] >= 0 else (j, i)
        m.target("lower")[index[below]] = dense[below]
    m.target("diagonal")[:] = [dense[i, i] for i in range(N)]
    x = rng.normal(size=6 * N)
    matrix = dense.transpose(0, 2, 1, 3).reshape(6 * N, 6 * N)
    expected = np.linalg.solve(matrix, x)
    native(factor_and_solve)(m.address, address_of(x))
    assert np.abs(x - expected).max() < 1e-14


def test_an_order_that_fills_more_than_there_is_room_for_is_none():
    assert native(order)(blocks(3).address, address_of(EDGES), len(EDGES)) == 0


@pytest.mark.parametrize("mu", [0.0, 0.5, 2.0])
def test_the_projection_is_the_nearest_point_of_the_cone(mu):
    # y − p is at right angles to p and in the polar cone: μ|t| ≤ −n … of the difference.
    for y in np.random.default_rng(4).normal(size=(200, 3)):
        p = y.copy()
        native(project)(ctypes.c_double(mu), address_of(p))
        rest = y - p
        assert np.hypot(p[1], p[2]) <= mu * p[0] + 1e-14
        assert abs(p @ rest) < 1e-14
        assert rest[0] + mu * np.hypot(rest[1], rest[2]) < 1e-14
