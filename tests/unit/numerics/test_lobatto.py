"""Lobatto's nine nodes: quadrature, integrals and interpolation against polynomials they must hold for."""

import numpy as np
import pytest

from pendula.numerics.lobatto import DENSE, NODES, ORDER, collocation, legendre

# Entries are sums of nine products of numbers below 1: a few units in the last place.
ROUNDING = 2e-15
k = collocation()
nodes = np.append(0.0, k.c)


@pytest.mark.parametrize("degree", range(ORDER))
def test_quadrature_is_right_up_to_degree_fifteen(degree):
    assert k.b @ nodes**degree == pytest.approx(1 / (degree + 1), abs=ROUNDING)


def test_but_not_beyond():
    assert abs(k.b @ nodes**ORDER - 1 / (ORDER + 1)) > 1e-11


@pytest.mark.parametrize("degree", range(NODES + 1))
def test_integrals_to_the_nodes(degree):
    f = nodes**degree
    for places, once, twice in ((k.c, k.once, k.twice), (k.extra, k.extra_once, k.extra_twice)):
        integral = places ** (degree + 1) / (degree + 1)
        np.testing.assert_allclose(f @ once, integral, atol=ROUNDING)
        np.testing.assert_allclose(f @ twice, integral * places / (degree + 2), atol=ROUNDING)
    assert f @ k.end == pytest.approx(1 / (degree + 1) / (degree + 2), abs=ROUNDING)


def test_the_nodes_are_published_ones():
    # Abramowitz & Stegun, table 25.6, n = 9: abscissas and weights on −1 … 1.
    x = [0.0, 0.3631174638, 0.6771862795, 0.8997579954, 1.0]
    w = [0.3715192744, 0.3464285110, 0.2745387126, 0.1654953616, 0.0277777778]
    np.testing.assert_allclose(2 * nodes[4:] - 1, x, atol=1e-10)
    np.testing.assert_allclose(2 * k.b[4:], w, atol=1e-10)
    np.testing.assert_allclose(nodes + nodes[::-1], 1.0, atol=ROUNDING)


def test_it_is_the_tableau_of_collocation():
    # Lagrange's polynomials, integrated by NumPy.
    for j in range(NODES + 1):
        others = np.delete(nodes, j)
        lagrange = np.polynomial.Polynomial.fromroots(others) / np.prod(nodes[j] - others)
        # Powers of τ lose digits that Legendre's polynomials keep.
        np.testing.assert_allclose(k.once[j], lagrange.integ()(k.c) - lagrange.integ()(0), atol=1e-11)


@pytest.mark.parametrize("frequency", [0.5, 1.0, 3.0])
def test_modes_and_powers_are_the_function(frequency):
    tau = np.linspace(0, 1, 101)
    f = np.cos(frequency * nodes)
    modes = f @ k.modes
    # At the start Pₖ = (−1)ᵏ, and the polynomial is f: what coefficient 0 must be.
    modes = np.append(f[0] - modes @ (-1.0) ** np.arange(1, NODES + 1), modes)
    # |f⁽⁹⁾|/9! Π|τ − cⱼ|; the product is below 4.4e-5, seen on a grid.
    bound = frequency ** (NODES + 1) / 362880 * 4.5e-5 + ROUNDING
    assert np.abs(modes @ legendre(tau, NODES + 1) - np.cos(frequency * tau)).max() < bound
    values = np.cos(frequency * np.concatenate((nodes, k.extra)))
    powers = k.powers @ (k.dense @ values)
    assert len(powers) == DENSE
    found = np.polynomial.polynomial.polyval(tau, powers)
    # Seventeen nodes hold these to rounding, which powers of τ magnify a little.
    np.testing.assert_allclose(found, np.cos(frequency * tau), rtol=0, atol=5e-14)


def test_the_order_is_sixteen():
    # The step map of ẏ = iωy at z = ihω: stages Y = (1 − zA)⁻¹1; |R − eᶻ| falls as h¹⁷. Smaller steps leave
    # rounding only. A quadrature of cos and sin would err by 1.125 times Gauss's; stages add to that.
    def wrong(size: float) -> float:
        z = 1j * size
        A = np.column_stack((np.zeros(NODES + 1), k.once)).T
        stages = np.linalg.solve(np.eye(NODES + 1) - z * A, np.ones(NODES + 1))
        return abs(1 + z * (k.b @ stages) - np.exp(z))

    assert np.log(wrong(3.5) / wrong(2.5)) / np.log(3.5 / 2.5) == pytest.approx(ORDER + 1, abs=0.3)
