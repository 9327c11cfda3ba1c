"""Rooted trees, and the order of whole families of methods."""

from fractions import Fraction
from math import factorial

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pendula import numerics
from pendula.numerics import Tableau
from pendula.numerics.order import HIGHEST_ORDER, Tree, trees

F = Fraction
nodes = st.fractions(min_value=F(1, 20), max_value=2, max_denominator=20)
# Under load a call may take longer than Hypothesis' 200 ms; its speed is tested elsewhere.
unhurried = settings(deadline=None)
small = st.fractions(min_value=-2, max_value=2, max_denominator=12)


def labellings(tree: Tree) -> int:
    """How many monotonic labellings the tree has, α(t) = ρ!/(γ σ), by counting symmetries apart."""
    symmetry = 1
    stack = [tree]
    while stack:
        children = stack.pop().children
        stack += children
        for child in set(children):
            symmetry *= factorial(children.count(child))
    return factorial(tree.vertices) // (tree.density * symmetry)


def test_trees_are_counted_as_in_the_book():
    # HNW I, table II.2.2 (OEIS A000081).
    assert [len(trees(n)) for n in range(1, 11)] == [1, 1, 2, 4, 9, 20, 48, 115, 286, 719]


@pytest.mark.parametrize("vertices", range(1, HIGHEST_ORDER + 1))
def test_trees_are_all_there_once_with_their_densities(vertices):
    # A second route: labellings of all trees with n vertices number (n−1)!, HNW I, section II.2.
    assert sum(map(labellings, trees(vertices))) == factorial(vertices - 1)
    assert len({str(tree) for tree in trees(vertices)}) == len(trees(vertices))


def test_densities_of_order_four():
    # HNW I, table II.2.1.
    assert {str(t): t.density for t in trees(4)} == {
        "[τ, τ, τ]": 4,
        "[[τ], τ]": 8,
        "[[τ, τ]]": 12,
        "[[[τ]]]": 24,
    }


@unhurried
@given(nodes)
def test_two_stages_with_b2_of_1_over_2_c2_have_order_two_exactly(c2):
    # Explicit, two stages: Σ b a c = 0 ≠ 1/6, so never order 3.
    b2 = 1 / (2 * c2)
    assert Tableau([[0, 0], [c2, 0]], [1 - b2, b2]).order == 2


@unhurried
@given(nodes, small)
def test_two_stages_with_other_weights_have_order_one(c2, b2):
    assume(b2 * c2 != F(1, 2))
    assert Tableau([[0, 0], [c2, 0]], [1 - b2, b2]).order == 1


@unhurried
@given(st.lists(small, min_size=4, max_size=4))
@example([F(5, 12), F(-1, 12), F(3, 4), F(1, 4)])  # Radau IIA
@example([F(1, 4), F(-1, 4), F(1, 4), F(5, 12)])  # Radau IA
def test_implicit_two_stages_solved_for_order_two_have_three_only_if_its_conditions_hold(a):
    a = [a[:2], a[2:]]
    c = [sum(row) for row in a]
    assume(c[0] != c[1])
    b2 = (F(1, 2) - c[0]) / (c[1] - c[0])
    b = [1 - b2, b2]
    bushy = sum(b[i] * c[i] ** 2 for i in range(2)) == F(1, 3)
    tall = sum(b[i] * a[i][j] * c[j] for i in range(2) for j in range(2)) == F(1, 6)
    order = Tableau(a, b).order
    assert order >= 2
    assert (order >= 3) == (bushy and tall)


@unhurried
@given(nodes, nodes)
def test_three_stages_solved_for_order_three_have_it(u, v):
    # HNW I, exercise II.1.4: c = (0, u, v), b from two quadrature conditions, b₃ a₃₂ u = 1/6.
    assume(u != v and 3 * u != 2)
    b2, b3 = (F(1, 3) - v / 2) / (u * (u - v)), (F(1, 3) - u / 2) / (v * (v - u))
    a32 = 1 / (6 * b3 * u)
    exact = Tableau([[0, 0, 0], [u, 0, 0], [v - a32, a32, 0]], [1 - b2 - b3, b2, b3])
    assert exact.order == 3
    assert as_floats(exact).order == 3


@unhurried
@given(nodes)
def test_kuttas_family_of_order_four(b3):
    # HNW I, section II.1, case 1 of Kutta's solutions: c = (0, 1/2, 1/2, 1), b₃ free.
    a32 = 1 / (6 * b3)
    a = [[0] * 4, [F(1, 2), 0, 0, 0], [F(1, 2) - a32, a32, 0, 0], [0, 1 - 3 * b3, 3 * b3, 0]]
    exact = Tableau(a, [F(1, 6), F(2, 3) - b3, b3, F(1, 6)], [0, F(1, 2), F(1, 2), 1])
    assert exact.order == 4
    assert as_floats(exact).order == 4


@unhurried
@given(st.lists(small, min_size=9, max_size=9), small, small)
def test_exact_and_float_routes_agree(a, b2, b3):
    exact = Tableau([a[:3], a[3:6], a[6:]], [1 - b2 - b3, b2, b3])
    assert as_floats(exact).order == exact.order


@pytest.mark.parametrize("tableau", numerics.KNOWN, ids=lambda tableau: tableau.name)
def test_exact_and_float_routes_agree_on_known_methods(tableau):
    assert as_floats(tableau).order == tableau.order
    assert as_floats(tableau).order_hat == tableau.order_hat


# Euler's one weight is fixed by consistency, so it is left out.
@pytest.mark.parametrize("tableau", numerics.KNOWN[1:], ids=lambda tableau: tableau.name)
def test_a_digit_wrong_beyond_the_trusted_ones_costs_the_order(tableau):
    a, b, _, _ = tableau.arrays()
    b[0] += 1e-9
    b[1] -= 1e-9
    assert Tableau(a, b).order == 1


@pytest.mark.parametrize("stages", range(1, 6))
def test_gauss_methods_have_order_twice_their_stages(stages):
    # HNW I, theorem II.7.9; collocation at the Legendre points: Σⱼ aᵢⱼ cⱼᵏ⁻¹ = cᵢᵏ/k.
    c = (np.polynomial.legendre.leggauss(stages)[0] + 1) / 2
    powers, k = np.vander(c, increasing=True).T, np.arange(1, stages + 1)
    a = [np.linalg.solve(powers, node**k / k) for node in c]
    assert Tableau(a, np.linalg.solve(powers, 1 / k)).order == 2 * stages


def as_floats(tableau: Tableau) -> Tableau:
    return Tableau(*tableau.arrays()[:3], b_hat=tableau.arrays().b_hat)
