"""Lobatto's collocation with nine nodes: order 16, both ends among the nodes (Hairer & Wanner II, §IV.5).

The first node is the start of the step, where the rate is known from the end of the step before; the other
eight lie side by side. Everything is computed in Legendre's polynomials, Pₖ(2τ − 1) on 0 ≤ τ ≤ 1, in which
integrals and interpolation at these nodes lose nothing to rounding. Matrices are given by columns: entry
[j, i] is what node j, the start first, contributes to the i-th of the eight, so that one column is one vector
register.
"""

from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

NODES = 8  # beside the start
ORDER = 2 * NODES
DENSE = 2 * NODES + 1  # nodes behind a step's polynomial, once it is asked for


@dataclass(frozen=True, eq=False)
class Collocation:
    """What a step with nine nodes needs.

    Attributes:
        c: the eight nodes after the start; the last one is the end.
        b: ∫₀¹ f ≈ Σ bⱼ fⱼ, the start first.
        once: ∫₀^cᵢ f, by columns.
        twice: ∫₀^cᵢ ∫₀^τ f, by columns.
        end: ∫₀¹ ∫₀^τ f ≈ Σ endⱼ fⱼ, the start first.
        modes: Legendre's coefficients 1 … 8 of the polynomial through the nodes, by columns.
        extra: eight more places, where the motion is evaluated for a polynomial.
        extra_once: ∫₀^extraᵢ of the polynomial through the nine nodes, by columns.
        extra_twice: the integral of that, by columns.
        dense: Legendre's coefficients of the polynomial through all seventeen, row by row.
        powers: Pₖ in powers of τ, row by power; whole numbers.
        wider_once: what ∫₀¹ f by all seventeen differs by from that by the nine, weight by weight.
        wider_twice: the same for ∫₀¹ ∫₀^τ f.
    """

    c: np.ndarray
    b: np.ndarray
    once: np.ndarray
    twice: np.ndarray
    end: np.ndarray
    modes: np.ndarray
    extra: np.ndarray
    extra_once: np.ndarray
    extra_twice: np.ndarray
    dense: np.ndarray
    powers: np.ndarray
    wider_once: np.ndarray
    wider_twice: np.ndarray


@cache
def collocation() -> Collocation:
    """The coefficients, from nodes and weights alone."""
    nodes = (1 + _turning_points()) / 2
    P = legendre(nodes, NODES + 1)
    # bⱼ = 1 / (72 P₈²) (Abramowitz & Stegun 25.4.32). Pₖ are orthogonal in the quadrature itself: coefficient
    # k is (2k + 1) Σ bⱼ Pₖ(cⱼ) fⱼ, except the last, whose square the quadrature takes for 1/8.
    b = 1 / (NODES * (NODES + 1) * P[NODES] ** 2)
    norms = np.append(2 * np.arange(NODES) + 1, NODES)
    modes = (norms[:, None] * P * b).T
    first, second = _integrals(nodes[1:])
    extra = (nodes[1:] + nodes[:-1]) / 2
    between, again = _integrals(extra)
    dense = np.linalg.inv(legendre(np.concatenate((nodes, extra)), DENSE).T)
    end = modes @ second[:, -1]
    # ∫₀¹ Pₖ = 0 but for k = 0, and ∫₀¹ (1 − τ) Pₖ(2τ − 1) = 1/2, −1/6, 0, …
    wider_once = dense[0] - np.append(b, np.zeros(NODES))
    wider_twice = dense[0] / 2 - dense[1] / 6 - np.append(end, np.zeros(NODES))
    return Collocation(
        nodes[1:], b, modes @ first, modes @ second, end, modes[:, 1:], extra,
        modes @ between, modes @ again, dense, _powers(DENSE), wider_once, wider_twice,
    )  # fmt: skip


def legendre(tau: np.ndarray, count: int) -> np.ndarray:
    """P₀ … of 2τ − 1, row by row."""
    return np.polynomial.legendre.legvander(2 * tau - 1, count - 1).T


def _turning_points() -> np.ndarray:
    """−1, where P₈′ = 0, and 1; a step of Newton's makes the companion matrix's roots exact."""
    P = np.polynomial.legendre.Legendre.basis(NODES)
    x = np.sort(P.deriv().roots().real)
    x -= P.deriv()(x) / P.deriv(2)(x)
    inner = (x - x[::-1]) / 2
    return np.concatenate(([-1.0], inner, [1.0]))


def _integrals(tau: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """∫₀^τ Pₖ and its integral, row by k.

    ∫₀^τ Pₖ = (Pₖ₊₁ − Pₖ₋₁) / (4k + 2), which is zero at τ = 0; ∫₀^τ P₀ = τ = (P₁ + P₀) / 2.
    """
    P = legendre(tau, NODES + 3)
    first = np.array([_integral(P, k) for k in range(NODES + 2)])
    return first[: NODES + 1], np.array([_integral(first, k) for k in range(NODES + 1)])


def _integral(P: np.ndarray, k: int) -> np.ndarray:
    return (P[1] + P[0]) / 2 if k == 0 else (P[k + 1] - P[k - 1]) / (4 * k + 2)


def _powers(count: int) -> np.ndarray:
    """Pₖ(2τ − 1) = Σ (−1)ᵏ⁺ᵈ C(k, d) C(k + d, d) τᵈ, column by k."""
    whole = np.zeros((count, count))
    for k in range(count):
        for d in range(k + 1):
            whole[d, k] = (-1) ** (k + d) * comb(k, d) * comb(k + d, d)
    return whole
