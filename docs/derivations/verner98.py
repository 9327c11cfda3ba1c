"""Verner's pair of orders 9 and 8, and dense output of order 8, from its nodes; prints the table of numbers.

    python docs/derivations/verner98.py > src/pendula/numerics/coefficients_verner.py

Source: Verner, Numerical Algorithms 53 (2010), pp. 383-396 (the nodes of the "most efficient" pair); the
family is that of Verner, SIAM Journal on Numerical Analysis 15 (1978), pp. 772-790. Stages count from 0 as in
`pendula.numerics.pairs`. Everything is linear once the nodes are known:

- Stages 1 to 6 only prepare: their weights b are 0, and columns 1 to 4 are empty from stage 7 on. Stages 5
  and 6 have Σⱼ aᵢⱼ cⱼᵏ = cᵢᵏ⁺¹/(k + 1) for k ≤ 3, later ones for k ≤ 4. Nodes 2, 3, 5, 6 and 8 are such that
  rows with fewer entries than conditions satisfy them all.
- Then Σᵢ bᵢ aᵢⱼ = bⱼ (1 − cⱼ) leaves, of the conditions up to order 9, those on bᵢ cᵢ aᵢⱼ, bᵢ cᵢ² aᵢⱼ and
  bᵢ cᵢ aᵢₖ aₖⱼ: zero for j = 5, 6, and exact for as many powers of c as there are other stages. So such sums
  are the weights of quadratures with the densities (1 − x)ᵐ/m!, known before the rows that they sum.
- Two of them give entry (12, 11); that they give the same one determines node 11.
- One coefficient stays free, a₁₀,₅. Verner's is taken to be 1/30: the extra stage 17 can have order 7 only at
  certain nodes, which move with this coefficient, and with 1/30 one of them is 0.7404185470631561, all digits
  as he prints it. The terms of order 10 in the error are least for 0.03331, where they are 0.003 % smaller.
"""

from collections import Counter
from math import factorial, prod
from typing import Any

import mpmath as mp
import numpy as np

from pendula.numerics.order import ElementaryWeights, Tree, trees

mp.mp.dps = 60
DIGITS = 22  # printed
NOUGHT = mp.mpf(10) ** -40  # what is smaller is rounding

STAGES = 16
SUPPORT = [0, *range(7, 15)]  # where b is not 0
SUPPORT_HAT = [0, *range(7, 13), 15]
FREE = mp.mpf(1) / 30
# The nodes for dense output after 16, the end of the step, and 17. Verner takes 0.888, 0.696, 0.487; with
# these the coefficients of the powers of θ, and so their rounding, are five times smaller, and the terms of
# order 9 in the error smaller by a fifth.
DENSE_NODES = ("0.6", "0.15", "0.04")

HEADER = '''"""Coefficients of Verner's most efficient pair of orders 9 and 8, with dense output of order 8.

Source: the nodes of Verner, Numerical Algorithms 53 (2010), pp. 383-396; the other numbers follow from them
and from the order conditions by docs/derivations/verner98.py, which prints this file. Its header says what
follows from what. The last three nodes are not Verner's but chosen there, for less rounding. A row is written
as {column: value} from 0, zeros left out.
"""
'''


def solve(matrix: np.ndarray, right: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """One solution of matrix · x = right, and as rows a basis of what may be added to it.

    Gauss–Jordan elimination with full pivoting; equations may depend on each other but not contradict.
    """
    count = matrix.shape[1]
    system, pivots = np.column_stack([matrix, right]), []
    while len(pivots) < len(system):
        row = len(pivots)
        rest = abs(system[row:, :count])
        i, j = np.unravel_index(rest.argmax(), rest.shape)
        if rest[i, j] < NOUGHT:
            break
        system[[row, row + i]] = system[[row + i, row]]
        system[row] = system[row] / system[row, j]
        others = np.arange(len(system)) != row
        system[others] = system[others] - np.outer(system[others, j], system[row])
        pivots.append(j)
    if np.any(abs(system[len(pivots) :, count:]) > NOUGHT):
        raise ArithmeticError("the conditions contradict each other: a node must be wrong")
    free = [j for j in range(count) if j not in pivots]
    solution, basis = zeros(count, system.shape[1] - count), zeros(len(free), count)
    solution[pivots] = system[: len(pivots), count:]
    for vector, j in zip(basis, free, strict=True):
        vector[j] = mp.mpf(1)
        vector[pivots] = -system[: len(pivots), j]
    return solution.reshape(count, *right.shape[1:]), basis


def zeros(*shape: int) -> np.ndarray:
    return np.full(shape, mp.mpf(0), dtype=object)


def powers(c: np.ndarray, count: int) -> np.ndarray:
    return np.array([[x**k for x in c] for k in range(count)], dtype=object)


def moment(m: int, k: int) -> Any:
    """∫₀¹ (1 − x)ᵐ/m! xᵏ dx = k!/(m + k + 1)!"""
    return mp.mpf(factorial(k)) / factorial(m + k + 1)


def quadrature(m: int, support: list[int], c: np.ndarray) -> np.ndarray:
    """Weights at the nodes of these stages that integrate (1 − x)ᵐ/m! xᵏ for as many k as there are nodes."""
    weights = zeros(STAGES)
    right = np.array([moment(m, k) for k in range(len(support))], dtype=object)
    weights[support], _ = solve(powers(c[support], len(support)), right)
    return weights


def step_nodes() -> np.ndarray:
    c = zeros(STAGES)
    c[[1, 4, 7, 9, 10, 12, 13, 14, 15]] = [
        mp.mpf(node) for node in "0.03462 0.561 0.645 0.06757 0.25 0.8206 0.9012 1 1".split()
    ]
    # ∫ x (x − c₅)(x − c₆) xⁱ dx over [0, c₇] is 0 for i = 0 and 1, ∫ x (x − c₅)(x − c₆)(x − c₇) dx over
    # [0, c₈] too.
    c[5], c[6] = c[7] * (6 - mp.sqrt(6)) / 10, c[7] * (6 + mp.sqrt(6)) / 10
    c[8] = c[7] * 3 / 4
    # ∫ x (x − c₃)(x − c₄) dx over [0, c₅] and ∫ x (x − c₂) dx over [0, c₃] are 0.
    c[3] = c[5] * (4 * c[4] - 3 * c[5]) / (6 * c[4] - 4 * c[5])
    c[2] = c[3] * 2 / 3
    # With π = x (x − c₇)(x − c₈)(x − c₉)(x − c₁₀) and I(m, p) = ∫ (1 − x)ᵐ/m! p dx, both quadratures of π
    # through a₁₂,₁₁ agree if I(2, π) I(2, π·(x − c₁₁)) = I(3, π) I(1, π·(x − c₁₁)).
    pi = np.poly(np.append(c[7:11], mp.mpf(0)))[::-1]
    I, J = ([sum(p * moment(m, k + by) for k, p in enumerate(pi)) for m in range(4)] for by in (0, 1))
    c[11] = (I[2] * J[2] - I[3] * J[1]) / (I[2] ** 2 - I[1] * I[3])
    return c


def step() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A, b, b̂ and c of the sixteen stages."""
    c, a = step_nodes(), zeros(STAGES, STAGES)
    b, b_hat = quadrature(0, SUPPORT, c), quadrature(0, SUPPORT_HAT, c)

    def fill(i: int, columns: list[int]) -> None:
        # Σⱼ aᵢⱼ cⱼᵏ = cᵢᵏ⁺¹/(k + 1) for as many k as there are columns to fill.
        k = np.arange(len(columns))
        right = c[i] ** (k + 1) / (k + 1) - powers(c, len(columns)) @ a[i]
        a[i, columns], _ = solve(powers(c[columns], len(columns)), right)

    rows = [[0], [0, 1], [0, 2], [0, 2, 3], [0, 3, 4], [0, 3, 4, 5], [0, 5, 6], [0, 5, 6, 7], [0, 5, 6, 7, 8]]
    for i, columns in enumerate(rows, start=1):
        fill(i, columns)
    a[10, 5] = FREE
    fill(10, [0, 6, 7, 8, 9])
    # Rows 11 and 12: u₁ = b̂ᵢ (1 − cᵢ) and u₂ = Σ bᵢ (1 − cᵢ) aᵢⱼ are quadratures over the same nodes; both
    # are orthogonal to columns 5 and 6. u₁ A is one of density (1 − x)²/2, over one node less.
    u = np.array([quadrature(m, [0, *range(7, 13)], c) for m in (1, 2)])
    for j in (5, 6):
        a[[11, 12], j], _ = solve(u[:, [11, 12]], -u @ a[:, j])
    a[12, 11] = quadrature(2, [0, *range(7, 12)], c)[11] / u[0, 12]
    for i in (11, 12):
        fill(i, [0, 7, 8, 9, 10])
    # Row 13 from Σ bᵢ (1 − cᵢ) aᵢⱼ = u₂, rows 14 and 15 from Σ bᵢ aᵢⱼ = bⱼ (1 − cⱼ) and the same of b̂.
    a[13] = (u[1] - (b * (1 - c)) @ a) / (b[13] * (1 - c[13]))
    a[14] = (b * (1 - c) - b @ a) / b[14]
    a[15] = (b_hat * (1 - c) - b_hat @ a) / b_hat[15]
    return a, b, b_hat, c


def conditions(a: np.ndarray, c: np.ndarray, order: int) -> np.ndarray:
    """Vectors φ with w·φ = θ^(k+1)/(k + 1) for φ = cᵏ, k < order, and w·φ = 0 for all after those.

    For weights w on stage 0 and those from 7 on, which have stage order 5, these are the conditions of order
    7 or 8 at θ. Deviations of the prepared stages 5 and 6 come in by their columns of A.
    """
    d = a @ c**5 - c**6 / 6
    seventh = [d, a[:, 5], a[:, 6]]
    eighth = [*(c * phi for phi in seventh), a @ c**6 - c**7 / 7, *(a @ phi for phi in seventh)]
    return np.array([*powers(c, order), *seventh, *(eighth if order == 8 else [])])


def symmetry(tree: Tree) -> int:
    return prod(factorial(n) * symmetry(child) ** n for child, n in Counter(tree.children).items())


def stage_node(a: np.ndarray, c: np.ndarray, columns: list[int]) -> Any:
    """Where stage 17 can have order 7: its ten conditions depend on each other, so must their right sides."""
    _, (dependence,) = solve(conditions(a, c, 7)[:, columns].T, zeros(len(columns)))
    return mp.findroot(lambda x: sum(dependence[k] * x**k / (k + 1) for k in range(7)), (0.73, 0.75))


def stage_row(a: np.ndarray, c: np.ndarray, columns: list[int], node: Any) -> np.ndarray:
    """A row of order 7 whose terms of order 8 in the error are least: Σ ((w·Φ(t) − θ⁸/γ(t))/σ(t))²."""
    phi = conditions(a, c, 7)[:, columns]
    right = zeros(len(phi))
    right[:7] = [node ** (k + 1) / (k + 1) for k in range(7)]
    row, basis = solve(phi, right)
    weights = ElementaryWeights(a)
    terms = np.array([weights.of(tree)[columns] / symmetry(tree) for tree in trees(8)])
    exact = np.array([node**8 / (tree.density * symmetry(tree)) for tree in trees(8)])
    effect = terms @ basis.T
    best, _ = solve(effect.T @ effect, effect.T @ (exact - terms @ row))
    return row + best @ basis


def derive() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A and c of all stages, b̂, and p of the dense output, as `pendula.numerics.pairs.Pair` has them."""
    a, b, b_hat, c = step()
    columns = [*SUPPORT]
    a, c = extended(a, c, b, mp.mpf(1))
    columns.append(STAGES)
    for node in (stage_node(a, c, columns), *map(mp.mpf, DENSE_NODES)):
        row = zeros(len(c))
        row[columns] = stage_row(a, c, columns, node)
        a, c = extended(a, c, row, node)
        columns.append(len(c) - 1)
    # Order 8 at every θ: fourteen independent conditions for fourteen weights, a column for each power of θ.
    phi = conditions(a, c, 8)[:, columns]
    right, p = zeros(len(phi), 8), zeros(len(c), 8)
    right[range(8), range(8)] = [mp.mpf(1) / (k + 1) for k in range(8)]
    p[columns], _ = solve(phi, right)
    return a, c, b_hat, p


def extended(a: np.ndarray, c: np.ndarray, row: np.ndarray, node: Any) -> tuple[np.ndarray, np.ndarray]:
    larger = zeros(len(c) + 1, len(c) + 1)
    larger[:-1, :-1], larger[-1, :-1] = a, row
    return larger, np.append(c, node)


def number(value: Any) -> str:
    return str(mp.nstr(mp.mpf(0) if abs(value) < NOUGHT else value, DIGITS))


def sparse(row: np.ndarray) -> str:
    entries = [f"{j}: {number(value)}" for j, value in enumerate(row) if abs(value) > NOUGHT]
    line = ", ".join(entries)
    # As the formatter would: on one line if it fits into 110 columns with its indent and comma.
    return (
        f"{{{line}}}" if len(line) <= 103 else "{\n" + "".join(f"        {e},\n" for e in entries) + "    }"
    )


def table() -> str:
    """The text of the module with the coefficients."""
    a, c, b_hat, p = derive()
    lines = [HEADER, "C = (", *(f"    {number(node)}," for node in c), ")", ""]
    lines.append(
        "# Rows 0 to 15 are the stages, row 16 is b (so that stage 16 is f(t + h, y₊)), the others are for"
    )
    lines.append("# dense output.")
    lines += ["A: tuple[dict[int, float], ...] = (", *(f"    {sparse(row)}," for row in a), ")", ""]
    lines.append("# Weights b̂ of order 8; the estimate is b − b̂.")
    lines.append(f"B_HAT = {sparse(b_hat)}".replace("        ", "    ").replace("    }", "}"))
    lines += ["", "# Dense output: the coefficients of θ, θ², …, θ⁸ in the weight of each stage."]
    lines.append("P: dict[int, tuple[float, ...]] = {")
    for i, row in enumerate(p):
        if np.any(abs(row) > NOUGHT):
            lines += [f"    {i}: (", *(f"        {number(value)}," for value in row), "    ),"]
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    print(table(), end="")
