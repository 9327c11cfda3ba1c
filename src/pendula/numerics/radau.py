"""Radau IIA of order 5: its coefficients, and the form in which its stage equations come apart.

Source: Hairer & Wanner, Solving Ordinary Differential Equations II, 2nd ed., §IV.5 (table 5.6) and §IV.8.
"""

import math

import numpy as np

ROOT = math.sqrt(6.0)
C = np.array([(4 - ROOT) / 10, (4 + ROOT) / 10, 1.0])
A = np.array(
    [
        [(88 - 7 * ROOT) / 360, (296 - 169 * ROOT) / 1800, (-2 + 3 * ROOT) / 225],
        [(296 + 169 * ROOT) / 1800, (88 + 7 * ROOT) / 360, (-2 - 3 * ROOT) / 225],
        [(16 - ROOT) / 36, (16 + ROOT) / 36, 1 / 9],
    ]
)


def decouple() -> tuple[np.ndarray, float, float, float]:
    """T, γ, α, β with A⁻¹ T = T [[γ, 0, 0], [0, α, β], [0, −β, α]]: one real and one complex system."""
    made = np.linalg.eig(np.linalg.inv(A))
    values, vectors = made.eigenvalues.tolist(), made.eigenvectors
    real = min(range(3), key=lambda i: abs(values[i].imag))
    pair = max(range(3), key=lambda i: values[i].imag)
    T = np.column_stack([np.real(vectors[:, real]), np.real(vectors[:, pair]), np.imag(vectors[:, pair])])
    return T, float(values[real].real), float(values[pair].real), float(values[pair].imag)


def error_weights() -> np.ndarray:
    """E of the estimate (γ/h − J)⁻¹ (f₀ + Σ eᵢzᵢ/h), which compares with a formula of order 3 (eq. 8.19)."""
    gamma = decouple()[1]
    # The weights of ẑ − z for b̂ with γ₀ = 1/γ on f₀: they annihilate polynomials up to order 3.
    moments = np.vander(C, 3, increasing=True).T
    b_hat = np.linalg.solve(moments, [1 - 1 / gamma, 1 / 2, 1 / 3])
    return gamma * (b_hat - A[2]) @ np.linalg.inv(A)


def collocation() -> np.ndarray:
    """P with y(t + θh) = y + Σ_d θ^(d+1) Σᵢ P_di zᵢ: the cubic through the stages."""
    return np.linalg.inv(np.column_stack([C, C**2, C**3]))
