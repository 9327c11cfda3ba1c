"""Linear systems inside kernels against NumPy: dense, sparse, saddle-shaped; unrolled, looped, in lanes."""

import casadi as ca
import numpy as np
import pytest

from pendula.compiler import elimination
from pendula.compiler.elimination import elimination_order, solve_unrolled, unrolled_cost
from pendula.compiler.sparse_elimination import is_worth
from pendula.dynamics.program import Program


def definite(n: int, random: np.random.Generator, density: float = 1.0) -> np.ndarray:
    """A symmetric positive definite matrix with so many of its entries off the diagonal."""
    kept = np.triu(random.uniform(size=(n, n)) < density, 1)
    half = np.where(kept, random.normal(size=(n, n)), 0.0)
    M = half + half.T
    return M + np.diag(np.abs(M).sum(axis=1) + random.uniform(0.5, 2, n))


def saddle(n: int, m: int, random: np.random.Generator, density: float = 1.0) -> np.ndarray:
    """[[M, Aᵀ], [A, 0]] with A of full rank."""
    A = np.zeros((m, n))
    while np.linalg.matrix_rank(A) < m:
        A = np.where(random.uniform(size=(m, n)) < max(density, 0.4), random.normal(size=(m, n)), 0.0)
    return np.block([[definite(n, random, density), A.T], [A, np.zeros((m, m))]])


CASES = {
    "1": lambda r: (definite(1, r), 1),
    "2": lambda r: (definite(2, r), 2),
    "2, diagonal": lambda r: (definite(2, r, 0.0), 2),
    "3": lambda r: (definite(3, r), 3),
    "7, dense": lambda r: (definite(7, r), 7),
    "12, sparse": lambda r: (definite(12, r, 0.15), 12),
    "9, diagonal": lambda r: (definite(9, r, 0.0), 9),
    "1 + 1": lambda r: (saddle(1, 1, r), 1),
    "2 + 1": lambda r: (saddle(2, 1, r), 2),
    "3 + 2": lambda r: (saddle(3, 2, r), 3),
    "6 + 3, sparse": lambda r: (saddle(6, 3, r, 0.3), 6),
    "10 + 4, diagonal M": lambda r: (saddle(10, 4, r, 0.0), 10),
}


# Every loop takes Numba half a second to compile: fewer of them.
LOOPED = ("1", "7, dense", "6 + 3, sparse")
BOTH = [(case, path) for path in ("unrolled", "lanes unrolled") for case in CASES]
BOTH += [(case, path) for path in ("loop", "lanes in a loop") for case in LOOPED]


@pytest.mark.slow
@pytest.mark.parametrize(("case", "path"), BOTH)
def test_solutions_are_numpys(case, path, solver, evaluate, monkeypatch):
    if path.endswith("loop"):
        monkeypatch.setattr(elimination, "UNROLLED_LIMIT", -1)
    random = np.random.default_rng(len(case))
    K, leading = CASES[case](random)
    size, pattern = len(K), np.argwhere(K)
    right = random.normal(size=(9, size))  # more states than lanes, and not a multiple of them
    scales = random.uniform(0.5, 2, size=(9, 1))  # each state has its own matrix

    def system(y: ca.SX) -> tuple[ca.SX, ca.SX]:
        entries = ca.SX(size, size)
        for i, j in pattern:
            entries[int(i), int(j)] = K[i, j] * y[0]
        return entries, y[1:]

    program = solver(size + 1, size, system, leading)
    found = evaluate(program, np.hstack([scales, right]), lanes=path.startswith("lanes"))
    expected = np.linalg.solve(scales[:, :, None] * K, right[..., None])[..., 0]
    # Backward stable on definite blocks: rounding times the condition number.
    tolerance = 1e-15 * size * np.linalg.cond(K) * np.abs(expected).max()
    np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance)


SLOPES = ("1", "2", "3 + 2", "7, dense", "6 + 3, sparse")
PATHS = [(case, path) for path in ("unrolled", "lanes unrolled") for case in SLOPES]
PATHS += [(case, path) for path in ("loop", "lanes in a loop") for case in ("1", "3 + 2", "7, dense")]


@pytest.mark.slow
@pytest.mark.parametrize(("case", "path"), PATHS)
def test_slopes_are_numpys(case, path, evaluate, monkeypatch):
    # B + D K⁻¹ R with R = y₀ diag(w) S, which needs the solution w of K w = r first.
    if path.endswith("loop"):
        monkeypatch.setattr(elimination, "UNROLLED_LIMIT", -1)
    random = np.random.default_rng(len(case))
    K, leading = CASES[case](random)
    size, rows, columns = len(K), 4, 5
    B, D, S = (random.normal(size=shape) for shape in ((rows, columns), (rows, size), (size, columns)))
    D[random.uniform(size=D.shape) < 0.5] = 0.0
    symbols = [ca.SX.sym(name, size + 1 if name == "y" else 0) for name in ("t", "y", "u", "p", "x")]
    w, y = ca.SX.sym("w", size), symbols[1]
    system = ca.Function("system", symbols, [ca.sparsify(ca.DM(K)) * y[0], y[1:]])
    R = ca.mtimes(ca.diag(w), ca.DM(S)) * y[0]
    graphs = [ca.densify(ca.SX(matrix).T) for matrix in (ca.DM(B) * y[0], ca.DM(D), R)]
    program = Program(ca.Function("finish", [*symbols, w], graphs), system, leading)

    given = np.hstack([random.uniform(0.5, 2, size=(9, 1)), random.normal(size=(9, size))])
    found = evaluate(program, given, lanes=path.startswith("lanes")).reshape(9, rows, columns)
    for (scale, *right), slope in zip(given, found, strict=True):
        solved = np.linalg.solve(scale * K, right)
        expected = scale * B + D @ np.linalg.solve(scale * K, scale * np.diag(solved) @ S)
        # Two solutions in turn: rounding times the condition number squared.
        tolerance = 1e-15 * size * np.linalg.cond(K) ** 2 * np.abs(expected).max()
        np.testing.assert_allclose(slope, expected, rtol=0, atol=tolerance)


@pytest.mark.parametrize("seed", range(10))
def test_any_order_of_a_definite_matrix_gives_the_same_solution(seed):
    random = np.random.default_rng(seed)
    K = definite(8, random, 0.3)
    right, symbols = random.normal(size=8), ca.SX.sym("r", 8)
    sparse = ca.SX(ca.sparsify(ca.DM(K)))
    for order in (list(range(8)), elimination_order(sparse.sparsity(), 8), list(random.permutation(8))):
        solved = ca.Function(
            "solve", [symbols], [solve_unrolled(sparse, symbols, [int(i) for i in order], 8)]
        )
        np.testing.assert_allclose(
            solved(right).full().ravel(), np.linalg.solve(K, right), rtol=1e-13, atol=1e-13
        )


def banded(n: int, m: int, random: np.random.Generator) -> np.ndarray:
    """A saddle matrix as chains of bodies have it: diagonal M, rows of A that couple neighbours."""
    A = np.zeros((m, n))
    for row in range(m):
        A[row, row : row + 3] = random.normal(size=3)
    return np.block([[np.diag(random.uniform(1, 2, n)), A.T], [A, np.zeros((m, m))]])


@pytest.mark.slow
@pytest.mark.parametrize("path", ["loop", "lanes in a loop"])
def test_large_sparse_systems_follow_a_plan(path, solver, evaluate):
    random = np.random.default_rng(4)
    K = banded(500, 400, random)
    pattern = ca.sparsify(ca.DM(K)).sparsity()
    order = elimination_order(pattern, 500)
    assert unrolled_cost(pattern, order) > elimination.UNROLLED_LIMIT
    assert is_worth(pattern, order)
    program = solver(901, 900, lambda y: (ca.SX(ca.sparsify(ca.DM(K))) * y[0], y[1:]), 500)
    given = np.hstack([random.uniform(0.5, 2, size=(9, 1)), random.normal(size=(9, 900))])
    found = evaluate(program, given, lanes=path.startswith("lanes"))
    expected = np.linalg.solve(given[:, :1, None] * K, given[:, 1:, None])[..., 0]
    tolerance = 1e-15 * 900 * np.linalg.cond(K) * np.abs(expected).max()
    np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance)


@pytest.mark.parametrize("path", ["unrolled", "loop", "lanes in a loop"])
def test_equations_that_depend_on_each_other_leave_the_rest_right(path, solver, evaluate, monkeypatch):
    if path.endswith("loop"):
        monkeypatch.setattr(elimination, "UNROLLED_LIMIT", -1)
    random = np.random.default_rng(7)
    M, A = definite(6, random), random.normal(size=(3, 6))
    A[2] = 2 * A[0] - A[1]
    K = np.block([[M, A.T], [A, np.zeros((3, 3))]])
    program = solver(10, 9, lambda y: (ca.SX(ca.DM(K)) * y[0], y[1:]), 6)
    force, bias = random.normal(size=(9, 6)), random.normal(size=(9, 2))
    bias = np.hstack([bias, 2 * bias[:, :1] - bias[:, 1:]])
    found = evaluate(program, np.hstack([np.ones((9, 1)), force, bias]), lanes=path.startswith("lanes"))
    expected = np.linalg.lstsq(K, np.hstack([force, bias]).T, rcond=1e-12)[0].T
    np.testing.assert_allclose(found[:, :6], expected[:, :6], atol=1e-11)
    np.testing.assert_allclose(found[:, 6:] @ A, expected[:, 6:] @ A, atol=1e-10)


def test_constraints_are_eliminated_last():
    K = saddle(6, 3, np.random.default_rng(0), 0.3)
    order = elimination_order(ca.sparsify(ca.DM(K)).sparsity(), 6)
    assert sorted(order[:6]) == list(range(6))
    assert order[6:] == [6, 7, 8]


def test_sparsity_makes_elimination_cheap():
    # An arrow: dense when its head is eliminated first, free of fill when last.
    n = 40
    arrow = np.eye(n) * n
    arrow[0] = arrow[:, 0] = 1
    arrow[0, 0] = n
    pattern = ca.sparsify(ca.DM(arrow)).sparsity()
    assert unrolled_cost(pattern, elimination_order(pattern, n)) == 2 * (n - 1)
    assert unrolled_cost(pattern, list(range(n))) > elimination.UNROLLED_LIMIT
    assert unrolled_cost(ca.Sparsity.diag(n), list(range(n))) == 0
