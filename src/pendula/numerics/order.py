"""The order of a Runge-Kutta method, from the order conditions over all rooted trees.

Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., section II.2.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import lcm, prod
from typing import Any

import numpy as np

from pendula.numerics.coefficients import TRUST, Coefficient, are_exact

HIGHEST_ORDER = 10
"""Conditions are checked up to here; a method of higher order is reported with this one."""


@dataclass(frozen=True, eq=False)
class Tree:
    """A rooted tree; every tree exists once, so that identity is equality and memos are quick."""

    children: tuple["Tree", ...]
    vertices: int
    density: int

    def __str__(self) -> str:
        """The tree in the notation of HNW I: τ is a leaf, [t₁, …, tₘ] a root with children."""
        return f"[{', '.join(map(str, self.children))}]" if self.children else "τ"


@cache
def trees(vertices: int) -> tuple[Tree, ...]:
    """All rooted trees with so many vertices: 1, 1, 2, 4, 9, 20, 48, 115, 286, 719 for 1 to 10."""
    smaller = [tree for n in range(1, vertices) for tree in trees(n)]
    return tuple(_grow(children, vertices) for children in _forests(vertices - 1, smaller))


def _grow(children: tuple[Tree, ...], vertices: int) -> Tree:
    # HNW I, section II.2: γ(t) = ρ(t) γ(t₁) ⋯ γ(tₘ), with ρ the number of vertices.
    return Tree(children, vertices, vertices * prod(child.density for child in children))


def _forests(vertices: int, choice: Sequence[Tree]) -> Iterator[tuple[Tree, ...]]:
    """Every multiset of trees from the choice that has so many vertices in all."""
    if vertices == 0:
        yield ()
    for last, tree in enumerate(choice):
        if tree.vertices <= vertices:
            # Later members come no later in the choice: each multiset appears once.
            for rest in _forests(vertices - tree.vertices, choice[: last + 1]):
                yield (tree, *rest)


class ElementaryWeights:
    """The vectors Φ(t) of a matrix, one entry per stage, each computed once."""

    def __init__(self, a: np.ndarray) -> None:
        """With the stage matrix: floats, or whole numbers of any size as objects."""
        self._a = a
        self._branches: dict[Tree, Any] = {}

    def of(self, tree: Tree) -> Any:
        """HNW I, section II.2: Φⱼ(t) = Πₖ Σᵢ aⱼᵢ Φᵢ(tₖ) over the children tₖ; Φⱼ(τ) = 1."""
        return self._product(tree.children)

    def sensitivity(self, tree: Tree, b: np.ndarray) -> float:
        """How far b·Φ(t) moves, to first order and at most, per relative error of every coefficient."""
        return float(np.abs(b) @ np.abs(self.of(tree))) + self._sensitivity_to_a(tree, b)

    def _sensitivity_to_a(self, tree: Tree, above: np.ndarray) -> float:
        # The edge to child tₖ stands for the factor A Φ(tₖ). With w = above · (product over the other
        # children), an error in A there counts |w|·|A| |Φ(tₖ)|, and those below it see wᵀA from above.
        moved = 0.0
        for k, child in enumerate(tree.children):
            w = above * self._product(tree.children[:k] + tree.children[k + 1 :])
            moved += float(np.abs(w) @ (np.abs(self._a) @ np.abs(self.of(child))))
            moved += self._sensitivity_to_a(child, w @ self._a)
        return moved

    def _product(self, children: tuple[Tree, ...]) -> Any:
        if not children:
            return np.ones(len(self._a), dtype=self._a.dtype)
        return prod(map(self._branch, children[1:]), start=self._branch(children[0]))

    def _branch(self, tree: Tree) -> Any:
        if tree not in self._branches:
            self._branches[tree] = self._a @ self.of(tree)
        return self._branches[tree]


def order_of(a: Sequence[Sequence[Coefficient]], b: Sequence[Coefficient]) -> int:
    """The largest p ≤ 10 for which every tree with up to p vertices satisfies its condition.

    HNW I, theorem II.2.13: order p means Σⱼ bⱼ Φⱼ(t) = 1/γ(t) for all trees with ρ(t) ≤ p.
    """
    flat = [value for row in a for value in row]
    holds = _exact_condition(a, b) if are_exact(*flat, *b) else _float_condition(a, b)
    for order in range(1, HIGHEST_ORDER + 1):
        if not all(holds(tree) for tree in trees(order)):
            return order - 1
    return HIGHEST_ORDER


def _exact_condition(a: Any, b: Any) -> Any:
    # Over common denominators, a = A/m and b = B/n, a tree with ρ vertices has Φ(t; a) = Φ(t; A)/m^(ρ−1).
    # The condition is then one of whole numbers, far quicker than fractions: γ B·Φ(t; A) = n m^(ρ−1).
    m = lcm(*(value.denominator for row in a for value in row))
    n = lcm(*(value.denominator for value in b))
    A = np.array([[int(value * m) for value in row] for row in a], dtype=object)
    B = np.array([int(value * n) for value in b], dtype=object)
    weights = ElementaryWeights(A)

    def holds(tree: Tree) -> bool:
        return tree.density * (B @ weights.of(tree)) == n * m ** (tree.vertices - 1)

    return holds


def _float_condition(a: Any, b: Any) -> Any:
    # Each coefficient is trusted to a relative error TRUST, so b·Φ(t) is to TRUST times its sensitivity;
    # rounding in the sums here is of the same form and a hundred times smaller.
    A, B = np.array(a, dtype=float), np.array(b, dtype=float)
    weights = ElementaryWeights(A)

    def holds(tree: Tree) -> bool:
        defect = abs(B @ weights.of(tree) - 1 / tree.density)
        return bool(defect <= TRUST * weights.sensitivity(tree, B))

    return holds
