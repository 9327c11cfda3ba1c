"""Gauss's eight nodes: quadrature, integrals and interpolation against polynomials they must hold for."""

import numpy as np
import pytest

from pendula.numerics.gauss import DENSE, NODES, ORDER, collocation, legendre

# Entries are sums of eight products of numbers below 1: a few units in the last place.
ROUNDING = 2e-15
k = collocation()


@pytest.mark.parametrize("degree", range(ORDER))
def test_quadrature_is_right_up_to_degree_fifteen(degree):
    assert k.b @ k.c**degree == pytest.approx(1 / (degree + 1), abs=ROUNDING)


def test_but_not_beyond():
    assert abs(k.b @ k.c**ORDER - 1 / (ORDER + 1)) > 1e-11


@pytest.mark.parametrize("degree", range(NODES))
def test_integrals_to_the_nodes(degree):
    np.testing.assert_allclose(k.c**degree @ k.once, k.c ** (degree + 1) / (degree + 1), atol=ROUNDING)
    once = k.extra ** (degree + 1) / (degree + 1)
    np.testing.assert_allclose(k.c**degree @ k.extra_once, once, atol=ROUNDING)
    twice = once * k.extra / (degree + 2)
    np.testing.assert_allclose(k.c**degree @ k.extra_twice, twice, atol=ROUNDING)


def test_the_tableau_is_symplectic():
    # bᵢ aᵢⱼ + bⱼ aⱼᵢ = bᵢ bⱼ (Hairer, Lubich & Wanner, theorem VI.4.3)
    A, b = k.once.T, k.b
    assert np.abs(b[:, None] * A + (b[:, None] * A).T - np.outer(b, b)).max() < ROUNDING
    np.testing.assert_allclose(k.twice.T, A @ A, atol=ROUNDING)
    np.testing.assert_allclose(k.end, b @ A, atol=ROUNDING)


def test_it_is_the_tableau_of_collocation():
    nodes, weights = np.polynomial.legendre.leggauss(NODES)
    np.testing.assert_allclose(k.c, (nodes + 1) / 2, atol=0)
    np.testing.assert_allclose(k.b, weights / 2, atol=0)
    # Lagrange's polynomials, integrated by NumPy.
    for j in range(NODES):
        others = np.delete(k.c, j)
        lagrange = np.polynomial.Polynomial.fromroots(others) / np.prod(k.c[j] - others)
        # Powers of τ lose digits that Legendre's polynomials keep.
        np.testing.assert_allclose(k.once[j], lagrange.integ()(k.c) - lagrange.integ()(0), atol=1e-11)


@pytest.mark.parametrize("frequency", [0.5, 1.0, 3.0])
def test_modes_and_powers_are_the_function(frequency):
    tau = np.linspace(0, 1, 101)
    modes = np.cos(frequency * k.c) @ k.modes
    # |f⁽⁸⁾|/8! Π|τ − cⱼ|; the product is P₈ / C(16, 8), at most 1 / 12870.
    bound = frequency**NODES / 40320 / 12870 + ROUNDING
    assert np.abs(modes @ legendre(tau, NODES) - np.cos(frequency * tau)).max() < bound
    values = np.cos(frequency * np.concatenate((k.c, k.extra)))
    powers = k.powers @ (k.dense @ values)
    assert len(powers) == DENSE
    found = np.polynomial.polynomial.polyval(tau, powers)
    # Sixteen nodes hold these to rounding, which powers of τ magnify a little.
    np.testing.assert_allclose(found, np.cos(frequency * tau), rtol=0, atol=2e-14)


def test_the_order_is_sixteen():
    # The step map of ẏ = iωy is R(z) = 1 + z bᵀ(1 − zA)⁻¹1 at z = ihω; |R − eᶻ| falls as h¹⁷. Smaller steps
    # leave rounding only: the constant is (8!)²/(16! 17!) = 2e-19 (Padé).
    def wrong(size: float) -> float:
        z = 1j * size
        return abs(1 + z * (k.b @ np.linalg.solve(np.eye(NODES) - z * k.once.T, np.ones(NODES))) - np.exp(z))

    assert np.log(wrong(3.5) / wrong(2.5)) / np.log(3.5 / 2.5) == pytest.approx(ORDER + 1, abs=0.3)
    assert wrong(2.5) == pytest.approx(2.2e-19 * 2.5**17, rel=0.3)
