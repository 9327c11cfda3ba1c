"""Symmetric compositions: steps γ₁h, γ₂h, … of a symmetric method of order 2 that make one of higher order.

Source: Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., section V.3.2.
"""

from itertools import accumulate

# Yoshida 1990, Physics Letters A 150, pp. 262-268, solution A of order 6: γ₁, γ₂, γ₃. With Σγᵢ = 1 they solve
# Σγᵢ³ = 0, Σγᵢ⁵ = 0 and Σγᵢ³(γ₁ + … + γᵢ₋₁ + γᵢ/2)² = 0, as a test does by Newton's method.
_YOSHIDA6 = (0.784513610477557264, 0.235573213359358134, -1.177679984178871007)


def symmetric_weights(*outer: float) -> tuple[float, ...]:
    """Weights that read the same backwards and add up to 1, from those before the middle one."""
    return (*outer, 1 - 2 * sum(outer), *reversed(outer))


def nodes(weights: tuple[float, ...]) -> tuple[float, ...]:
    """The fractions of a step reached between its parts: 0, γ₁, γ₁ + γ₂, …, 1."""
    return (0.0, *accumulate(weights[:-1]), 1.0)


# HLW, example II.4.2 and II.4.3: γ₁ = 1/(2 − 2^(1/3)) three times, γ₁ = 1/(4 − 4^(1/3)) five times.
YOSHIDA4 = symmetric_weights(1 / (2 - 2 ** (1 / 3)))
SUZUKI4 = symmetric_weights(*[1 / (4 - 4 ** (1 / 3))] * 2)
YOSHIDA6 = symmetric_weights(*_YOSHIDA6)
