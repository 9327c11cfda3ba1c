"""Gauss's collocation with eight nodes: order 16, all nodes side by side (Hairer, Lubich & Wanner, §II.1.3).

Everything is computed in Legendre's polynomials, Pₖ(2τ − 1) on 0 ≤ τ ≤ 1, in which integrals and
interpolation at Gauss's nodes lose nothing to rounding. Matrices are given by columns: entry [j, i] is what
node j contributes to node i, so that one column is one vector register.
"""

from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

NODES = 8
ORDER = 2 * NODES
DENSE = 2 * NODES  # nodes behind a step's polynomial, once it is asked for


@dataclass(frozen=True, eq=False)
class Collocation:
    """What a step with eight nodes needs.

    Attributes:
        c: the nodes.
        b: ∫₀¹ f ≈ Σ bⱼ fⱼ.
        once: ∫₀^cᵢ f, by columns.
        twice: the same integral once more, of its values at the nodes, by columns.
        end: ∫₀¹ ∫₀^τ f ≈ Σ endⱼ fⱼ.
        modes: Legendre's coefficients of the polynomial through the nodes, by columns.
        extra: more nodes, both ends among them, where the motion is evaluated for a polynomial.
        extra_once: ∫₀^extraᵢ of the polynomial through the eight nodes, by columns.
        extra_twice: the integral of that once more, by columns.
        dense: Legendre's coefficients of the polynomial through all sixteen nodes, row by row.
        powers: Pₖ in powers of τ, row by power; whole numbers.
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


@cache
def collocation() -> Collocation:
    """The coefficients, from nodes and weights alone."""
    x, w = np.polynomial.legendre.leggauss(NODES)
    c, b = (1 + x) / 2, w / 2
    # Pₖ are orthogonal in the quadrature itself: coefficient k is (2k + 1) Σ bⱼ Pₖ(cⱼ) fⱼ.
    modes = ((2 * np.arange(NODES) + 1)[:, None] * legendre(c, NODES) * b).T
    extra = _between(c)
    once = modes @ _integrals(c)[0]
    first, second = _integrals(extra)
    return Collocation(
        c, b, once, once @ once, once @ b, modes, extra, modes @ first, modes @ second,
        np.linalg.inv(legendre(np.concatenate((c, extra)), DENSE).T), _powers(DENSE),
    )  # fmt: skip


def legendre(tau: np.ndarray, count: int) -> np.ndarray:
    """P₀ … of 2τ − 1, row by row."""
    return np.polynomial.legendre.legvander(2 * tau - 1, count - 1).T


def _integrals(tau: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """∫₀^τ Pₖ and its integral, row by k.

    ∫₀^τ Pₖ = (Pₖ₊₁ − Pₖ₋₁) / (4k + 2), which is zero at τ = 0; ∫₀^τ P₀ = τ = (P₁ + P₀) / 2.
    """
    P = legendre(tau, NODES + 2)
    first = np.array([_integral(P, k) for k in range(NODES + 1)])
    second = [(first[1] + first[0]) / 2]
    second += [(first[k + 1] - first[k - 1]) / (4 * k + 2) for k in range(1, NODES)]
    return first[:NODES], np.array(second)


def _integral(P: np.ndarray, k: int) -> np.ndarray:
    return (P[1] + P[0]) / 2 if k == 0 else (P[k + 1] - P[k - 1]) / (4 * k + 2)


def _between(c: np.ndarray) -> np.ndarray:
    """Both ends, and places between the nodes: those of the gaps that leave the ends best covered."""
    gaps = (c[1:] + c[:-1]) / 2
    return np.concatenate(([0.0], np.delete(gaps, len(gaps) // 2), [1.0]))


def _powers(count: int) -> np.ndarray:
    """Pₖ(2τ − 1) = Σ (−1)ᵏ⁺ᵈ C(k, d) C(k + d, d) τᵈ, column by k."""
    whole = np.zeros((count, count))
    for k in range(count):
        for d in range(k + 1):
            whole[d, k] = (-1) ** (k + d) * comb(k, d) * comb(k + d, d)
    return whole
