"""The second route to an order: integrate, halve the step, and look at the slope of the error.

Plain Python with 40 decimal digits, since the error of the better methods meets the rounding of floats before
its slope has settled.
"""

from decimal import Decimal, localcontext

import pytest

from pendula import numerics

PAIRS = [(tableau, weights) for tableau in numerics.KNOWN for weights in ("b", "b_hat")]
PAIRS = [(tableau, weights) for tableau, weights in PAIRS if getattr(tableau, weights)]


def derivative(t, y):
    """y₁ = 1/(1 + t), y₂ = 1/(1 + t)², y₃ = 1/(1 + t²) written as a coupled system that knows t.

    The scalar y' = −y² alone would not do: some conditions of order 5 show in systems only.
    """
    return [-y[1], -2 * y[0] * y[1], -2 * t * y[2] ** 2 * y[0] ** 2 / y[1]]


def solution(t):
    return [1 / (1 + t), 1 / (1 + t) ** 2, 1 / (1 + t * t)]


def integrate(tableau, weights, steps):
    """From t = 0 to 1, as in the books: kᵢ = f(t + cᵢh, y + h Σ aᵢⱼkⱼ), y₊ = y + h Σ bᵢkᵢ."""
    a, b, c = [decimals(row) for row in tableau.a], decimals(weights), decimals(tableau.c)
    h, y = Decimal(1) / steps, solution(Decimal(0))
    for n in range(steps):
        k = []
        for i in range(tableau.stages):
            k.append(derivative((n + c[i]) * h, moved(y, h, a[i][:i], k)))
        y = moved(y, h, b, k)
    return y


def moved(y, h, weights, slopes):
    return [y_m + h * sum(w * k[m] for w, k in zip(weights, slopes, strict=True)) for m, y_m in enumerate(y)]


def decimals(fractions):
    return [Decimal(value.numerator) / value.denominator for value in fractions]


@pytest.mark.parametrize(("tableau", "weights"), PAIRS, ids=lambda value: getattr(value, "name", value))
def test_the_error_falls_with_the_order_claimed(tableau, weights):
    claimed = tableau.order if weights == "b" else tableau.order_hat
    with localcontext() as context:
        context.prec = 40
        errors = [
            max(abs(y - exact) for y, exact in zip(end, solution(Decimal(1)), strict=True))
            for end in (integrate(tableau, getattr(tableau, weights), steps) for steps in (320, 640))
        ]
        slope = float((errors[0] / errors[1]).ln() / Decimal(2).ln())
    # The slope nears the order like O(h); with h = 1/640 it is within 0.1 for every method here.
    assert slope == pytest.approx(claimed, abs=0.1)
