"""Radau IIA of order 5: its coefficients against their defining conditions and the published constants.

Hairer & Wanner, Solving Ordinary Differential Equations II, 2nd ed., §IV.5 (conditions B, C, D) and §IV.8.
"""

import numpy as np
import pytest

from pendula.numerics.radau import A, C, collocation, decouple, error_weights

B = A[2]
ROOT = np.sqrt(6)


def test_nodes_are_the_zeros_of_the_radau_polynomial():
    # d²/dx² (x² (x − 1)³), up to a factor 2: 10x³ − 18x² + 9x − 1
    np.testing.assert_allclose(np.polyval([10, -18, 9, -1], C), 0, atol=1e-14)


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_quadrature_B5(k):
    assert B @ C ** (k - 1) == pytest.approx(1 / k, abs=1e-15)


def test_quadrature_is_of_order_five_only():
    assert abs(B @ C**5 - 1 / 6) > 1e-4


@pytest.mark.parametrize("k", [1, 2, 3])
def test_stages_C3(k):
    np.testing.assert_allclose(A @ C ** (k - 1), C**k / k, rtol=0, atol=1e-15)


@pytest.mark.parametrize("k", [1, 2])
def test_stages_D2(k):
    np.testing.assert_allclose((B * C ** (k - 1)) @ A, B * (1 - C**k) / k, rtol=0, atol=1e-15)


def test_fast_decay_is_damped_at_once():
    # R(z) = 1 + z bᵀ(1 − zA)⁻¹1 goes to zero: the method is L-stable. R(−1) is e⁻¹ to order 5.
    def amplification(z: float) -> float:
        return 1 + z * B @ np.linalg.solve(np.eye(3) - z * A, np.ones(3))

    assert abs(amplification(-1e9)) < 1e-8
    assert amplification(-0.01) == pytest.approx(np.exp(-0.01), rel=1e-14)
    assert all(abs(amplification(1j * y)) <= 1 for y in np.geomspace(1e-3, 1e3, 50))


def test_the_stages_come_apart():
    T, gamma, alpha, beta = decouple()
    blocks = np.array([[gamma, 0, 0], [0, alpha, beta], [0, -beta, alpha]])
    np.testing.assert_allclose(np.linalg.inv(A) @ T, T @ blocks, rtol=0, atol=1e-13)
    assert np.linalg.cond(T) < 100
    # §IV.8: γ = 3 + 9^(1/3) − 3^(1/3), and the pair α ± iβ.
    assert gamma == pytest.approx(3 + 9 ** (1 / 3) - 3 ** (1 / 3), rel=1e-14)
    assert alpha == pytest.approx(3 + (3 ** (1 / 3) - 9 ** (1 / 3)) / 2, rel=1e-14)
    assert beta == pytest.approx((3 ** (5 / 6) + 3 ** (7 / 6)) / 2, rel=1e-14)


def test_error_weights_are_the_published_ones():
    # Eq. 8.19 with the factor of f₀ taken out: (−13 − 7√6, −13 + 7√6, −1)/3
    np.testing.assert_allclose(
        error_weights(), np.array([-13 - 7 * ROOT, -13 + 7 * ROOT, -1]) / 3, rtol=1e-13
    )


@pytest.mark.parametrize(("power", "seen"), [(1, False), (2, False), (3, False), (4, True)])
def test_the_error_estimate_is_of_order_three(power, seen):
    # y = tᵖ, J = 0, h = 1: f₀ + Σ eᵢzᵢ vanishes for what a formula of order 3 integrates exactly.
    estimate = (power == 1) + error_weights() @ C**power
    assert (abs(estimate) > 1e-2) if seen else (abs(estimate) < 1e-13)


def test_the_cubic_goes_through_the_stages():
    stages = np.random.default_rng(4).normal(size=3)
    coefficients = collocation() @ stages
    np.testing.assert_allclose([c ** np.arange(1, 4) @ coefficients for c in C], stages, rtol=0, atol=1e-13)
