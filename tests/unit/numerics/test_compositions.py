"""The weights of symmetric compositions against their order conditions, solved with 40 digits.

Hairer, Lubich & Wanner, Geometric Numerical Integration, §V.3.2: with Σγᵢ = 1 and γ read the same backwards,
order 4 needs Σγᵢ³ = 0, and order 6 also Σγᵢ⁵ = 0 and Σγᵢ³(γ₁ + … + γᵢ₋₁ + γᵢ/2)² = 0.
"""

import mpmath
import pytest

from pendula.numerics.compositions import SUZUKI4, YOSHIDA4, YOSHIDA6, nodes, symmetric_weights

ALL = {"yoshida4": (YOSHIDA4, 4), "suzuki4": (SUZUKI4, 4), "yoshida6": (YOSHIDA6, 6)}


def conditions(weights) -> list:
    """What must vanish beyond Σγ = 1: first the condition of order 4, then those of order 6."""
    passed, mixed = 0, 0
    for weight in weights:
        mixed += weight**3 * (passed + weight / 2) ** 2
        passed += weight
    return [sum(w**3 for w in weights), sum(w**5 for w in weights), mixed]


@pytest.mark.parametrize("name", ALL)
def test_weights_satisfy_their_order_conditions_and_no_more(name):
    weights, order = ALL[name]
    assert weights == tuple(reversed(weights))
    assert sum(weights) == pytest.approx(1, abs=1e-15)
    needed = 1 if order == 4 else 3
    defects = [abs(float(defect)) for defect in conditions(weights)]
    assert max(defects[:needed]) < 1e-14  # rounding of a few terms of size 2
    assert all(defect > 1e-3 for defect in defects[needed:])


def test_yoshidas_solution_by_newtons_method():
    with mpmath.workdps(40):
        found = mpmath.findroot(lambda *outer: conditions(symmetric_weights(*outer)), (0.78, 0.24, -1.18))
        assert [float(w) for w in found] == list(YOSHIDA6[:3])


def test_the_cube_roots_are_exact():
    with mpmath.workdps(40):
        assert YOSHIDA4[0] == pytest.approx(float(1 / (2 - mpmath.cbrt(2))), rel=2e-16)
        assert SUZUKI4[0] == pytest.approx(float(1 / (4 - mpmath.cbrt(4))), rel=2e-16)


@pytest.mark.parametrize("name", ALL)
def test_nodes_go_from_start_to_end(name):
    weights = ALL[name][0]
    reached = nodes(weights)
    assert (reached[0], reached[-1], len(reached)) == (0.0, 1.0, len(weights) + 1)
    for i, weight in enumerate(weights):
        assert reached[i + 1] - reached[i] == pytest.approx(weight, abs=1e-15)
    # Suzuki's steps stay within the step, Yoshida's go beyond it.
    assert (min(reached) >= 0 and max(reached) <= 1) == (name == "suzuki4")
