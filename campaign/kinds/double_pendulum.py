"""The double pendulum's rates, solved by hand."""

import numpy as np

from campaign.integration import Rate


def double_pendulum(m1: float, m2: float, l1: float, l2: float, g: float) -> Rate:
    """Rates of (θ₁, θ₂, ω₁, ω₂), angles from the vertical, point masses on massless rods.

    (m₁+m₂) l₁ ω̇₁ + m₂ l₂ ω̇₂ cos δ = −m₂ l₂ ω₂² sin δ − (m₁+m₂) g sin θ₁,
    l₁ ω̇₁ cos δ + l₂ ω̇₂ = l₁ ω₁² sin δ − g sin θ₂, with δ = θ₁ − θ₂; by Cramer's rule.
    """

    def rate(t, y):
        p, r, u, w = y
        cosine, sine = np.cos(p - r), np.sin(p - r)
        first = -m2 * l2 * w**2 * sine - (m1 + m2) * g * np.sin(p)
        second = l1 * u**2 * sine - g * np.sin(r)
        scale = m1 + m2 * sine**2
        return np.array(
            [u, w, (first - m2 * cosine * second) / (l1 * scale),
             ((m1 + m2) * second - cosine * first) / (l2 * scale)]
        )  # fmt: skip

    return rate
