"""Sparse matrices of large systems: a chain of masses against its closed form, its entries counted."""

import time

import casadi as ca
import numpy as np
import pytest

from pendula.compiler import compile_kernel
from pendula.compiler.assembly import output_entries, unroll
from pendula.compiler.elimination import neighbours
from pendula.compiler.emission import ARGUMENTS
from pendula.compiler.sparse_slopes import solution_order
from pendula.dynamics.program import Program

NOTHING = np.zeros(0)
STIFFNESS, DAMPING, CUBIC = 500.0, 3.0, 40.0


def forces(y: ca.SX, n: int) -> ca.SX:
    """Of springs k e + c e³ and dampers between neighbours and to both walls."""
    q, v = (ca.vertcat(0, part, 0) for part in (y[:n], y[n:]))
    e = q[1:] - q[:-1]
    tension = STIFFNESS * e + CUBIC * e**3 + DAMPING * (v[1:] - v[:-1])
    return tension[1:] - tension[:-1]


def slopes(n: int, mass: ca.DM) -> Program:
    """∂(v, M⁻¹f)/∂(q, v) as B + D K⁻¹ R."""
    symbols = [ca.SX.sym(name, 2 * n if name == "y" else 0) for name in ARGUMENTS]
    y, w = symbols[1], ca.SX.sym("w", n)
    f = forces(y, n)
    system = ca.Function("system", symbols, [ca.SX(mass), f])
    out = ca.vertcat(y[n:], w)
    R = ca.jacobian(f - ca.mtimes(ca.SX(mass), w), y)
    finish = [matrix.T for matrix in (ca.jacobian(out, y), ca.jacobian(out, w), R)]
    return Program(ca.Function("finish", [*symbols, w], finish), system, n, sparse=True)


def expected(n: int, mass: np.ndarray, q: np.ndarray) -> np.ndarray:
    stretch = np.diff(np.concatenate(([0.0], q, [0.0])))
    second = np.diff(np.eye(n + 2), axis=0)[:, 1:-1]  # e = second q
    stiffness = -second.T @ np.diag(STIFFNESS + 3 * CUBIC * stretch**2) @ second
    damping = -DAMPING * second.T @ second
    return np.block([[np.zeros((n, n)), np.eye(n)], [stiffness / mass[:, None], damping / mass[:, None]]])


@pytest.mark.parametrize("n", [50, 1000])
def test_slopes_of_a_chain_have_their_true_entries(n, own_cache):
    random = np.random.default_rng(n)
    mass, q, v = random.uniform(1, 2, n), random.normal(size=n), random.normal(size=n)
    program = slopes(n, ca.diag(ca.DM(mass)))
    began = time.process_time()
    kept = np.array(output_entries(program))
    # v̇ = M⁻¹f has three diagonals in q and three in v; q̇ = v has one.
    assert len(kept) == 7 * n - 4
    kernel = compile_kernel(f"chain of {n}", "slopes", len(kept), lambda: program)
    assert time.process_time() - began < 30  # it takes 4 s; unrolled as if it were full, it would never end
    found = np.zeros((2 * n, 2 * n))
    found.flat[kept] = kernel(NOTHING, np.concatenate([q, v]), NOTHING, NOTHING, NOTHING)
    right = expected(n, mass, q)
    np.testing.assert_allclose(found, right, rtol=0, atol=1e-13 * np.abs(right).max())


def test_a_mass_matrix_that_couples_all_leaves_no_entry_out(own_cache):
    n = 30
    mass = np.eye(n) + np.full((n, n), 0.1)
    program = slopes(n, ca.DM(mass))
    kept = output_entries(program)
    assert kept == list(range(4 * n * n))
    kernel = compile_kernel("coupled", "slopes", len(kept), lambda: program)
    q = np.random.default_rng(0).normal(size=2 * n)
    found = kernel(NOTHING, q, NOTHING, NOTHING, NOTHING).reshape(2 * n, 2 * n)
    apart = expected(n, np.ones(n), q[:n])
    right = np.vstack([apart[:n], np.linalg.solve(mass, apart[n:])])
    np.testing.assert_allclose(found, right, rtol=0, atol=1e-12 * np.abs(right).max())


@pytest.mark.parametrize("n", [5, 1000])
def test_a_sparse_matrix_without_a_linear_system_gives_only_its_entries(n, own_cache):
    symbols = [ca.SX.sym(name, 2 * n if name == "y" else 0) for name in ARGUMENTS]
    J = ca.jacobian(forces(symbols[1], n), symbols[1])
    program = Program(ca.Function("finish", symbols, ca.cse([ca.vec(J.T)])), sparse=True)
    kept = np.array(output_entries(program))
    assert len(kept) == 6 * n - 4
    kernel = compile_kernel(f"matrix of {n}", "test", len(kept), lambda: program)
    y = np.random.default_rng(n).normal(size=2 * n)
    found = np.zeros((n, 2 * n))
    found.flat[kept] = kernel(NOTHING, y, NOTHING, NOTHING, NOTHING)
    right = expected(n, np.ones(n), y[:n])[n:]
    np.testing.assert_allclose(found, right, rtol=0, atol=1e-13 * np.abs(right).max())


def tree_slopes(parents: list[int], columns: int) -> Program:
    """K⁻¹ R for K = y₀ (1 + Σ e eᵀ), e over all paths from the root of a tree; R = diag(w) S y₀, sparse."""
    n = len(parents)
    symbols = [ca.SX.sym(name, n + 1 if name == "y" else 0) for name in ARGUMENTS]
    y, w = symbols[1], ca.SX.sym("w", n)
    K = ca.sparsify(ca.DM(coupled_by_paths(parents))) * y[0]
    R = ca.mtimes(ca.diag(w), ca.sparsify(ca.DM(right_sides(n, columns)))) * y[0]
    finish = ca.Function("finish", [*symbols, w], [ca.SX(columns, n), ca.SX.eye(n), R.T])
    return Program(finish, ca.Function("system", symbols, [K, y[1:]]), n, sparse=True)


def coupled_by_paths(parents: list[int]) -> np.ndarray:
    K = np.eye(len(parents))
    for i in range(len(parents)):
        path = [i]
        while parents[path[-1]] >= 0:
            path.append(parents[path[-1]])
        K[np.ix_(path, path)] += 1.0
    return K


def right_sides(n: int, columns: int) -> np.ndarray:
    random = np.random.default_rng(columns)
    return random.normal(size=(n, columns)) * (random.uniform(size=(n, columns)) < 0.4)


# Two limbs of 7 on a trunk of 4. Less than a vector, several, and more than are solved for at once.
TREE = [-1, 0, 1, 2, 3, *range(4, 10), 3, *range(11, 17)]


@pytest.mark.parametrize("columns", [7, 11, 50])
def test_slopes_of_a_tree_are_numpys(columns, own_cache):
    n, program = len(TREE), tree_slopes(TREE, columns)
    assert unroll(program) is None
    assert solution_order(program) is not None
    kernel = compile_kernel(f"tree {columns}", "slopes", n * columns, lambda: program)
    random = np.random.default_rng(0)
    scale, r = 1.7, random.normal(size=n)
    K = scale * coupled_by_paths(TREE)
    right = np.linalg.solve(K, scale * np.linalg.solve(K, r)[:, None] * right_sides(n, columns))
    # Twice, since a workspace that was used once must not change anything.
    for _ in range(2):
        found = kernel(NOTHING, np.array([scale, *r]), NOTHING, NOTHING, NOTHING).reshape(n, columns)
        tolerance = 1e-15 * n * np.linalg.cond(K) ** 2 * np.abs(right).max()  # two solutions in turn
        np.testing.assert_allclose(found, right, rtol=0, atol=tolerance)


def test_a_tree_is_eliminated_from_its_leaves_without_filling_in():
    order = solution_order(tree_slopes(TREE, 3))
    assert order is not None
    assert sum(map(len, neighbours(ca.sparsify(ca.DM(coupled_by_paths(TREE))).sparsity(), order))) == sum(
        len(row) for row in filled_rows(order)
    )


def filled_rows(order: list[int]) -> list[set[int]]:
    rows = neighbours(ca.sparsify(ca.DM(coupled_by_paths(TREE))).sparsity(), order)
    for row in rows:
        later = sorted(row)
        for position, i in enumerate(later):
            rows[i].update(later[position + 1 :])
    return rows


def test_what_is_no_solution_of_a_sparse_definite_system_is_computed_otherwise():
    full = slopes(60, ca.DM(np.eye(60) + 0.1))
    assert solution_order(full) is None  # B and D are not those of K⁻¹ R
    tree = tree_slopes(TREE, 3)
    symbols = tree.finish.sx_in()
    B, D, R = tree.finish(*symbols)
    twice = ca.Function("finish", symbols, [B, 2 * D, R])
    assert solution_order(Program(twice, tree.system, tree.leading, sparse=True)) is None
    assert solution_order(Program(tree.finish, tree.system, tree.leading - 1, sparse=True)) is None
    assert solution_order(tree_slopes(list(range(-1, 59)), 3)) is None  # a chain fills its matrix
