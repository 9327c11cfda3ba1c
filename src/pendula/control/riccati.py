"""Gains that minimise a quadratic cost of a linear system, continuous or sampled.

Continuous: J = ∫ xᵀQx + uᵀRu dt has the least value x₀ᵀSx₀ with u = −K x, K = R⁻¹BᵀS, where
AᵀS + SA − SBR⁻¹BᵀS + Q = 0. Sampled: J = Σ xᵀQx + uᵀRu over the samples of x⁺ = A x + B u, where
K = (R + BᵀSB)⁻¹BᵀSA and S = Q + AᵀSA − AᵀSBK (Anderson & Moore, Optimal Control, 1990, §2.4 and §3.3).
"""

from typing import NamedTuple

import numpy as np

from pendula.analysis.linear_properties import poles, reach, real_part_rounding
from pendula.errors import PendulaError


class Gains(NamedTuple):
    """Gains K of u = −K x, the cost xᵀSx still to come, and the poles of the closed loop."""

    K: np.ndarray
    S: np.ndarray
    poles: np.ndarray


def continuous_gains(A: np.ndarray, B: np.ndarray, Q: np.ndarray, R: np.ndarray) -> Gains:
    """The gains of the continuous problem."""
    from scipy.linalg import solve_continuous_are

    S = _symmetric(solve_continuous_are(A, B, Q, R))
    K = np.linalg.solve(R, B.T @ S)
    return Gains(K, S, poles(A - B @ K))


def discrete_gains(A: np.ndarray, B: np.ndarray, Q: np.ndarray, R: np.ndarray) -> Gains:
    """The gains of the sampled problem."""
    from scipy.linalg import solve_discrete_are

    S = _symmetric(solve_discrete_are(A, B, Q, R))
    K = np.linalg.solve(R + B.T @ S @ B, B.T @ S @ A)
    return Gains(K, S, poles(A - B @ K))


def check_reach(A: np.ndarray, B: np.ndarray, names: tuple[str, ...], system: str, inputs: str) -> None:
    """Refuse a system with a mode that does not decay by itself and that nothing can move."""
    found = reach(A, B, names, "inputs do not reach")
    slow = -real_part_rounding(poles(A))
    lost = [text for text, pole in zip(found.missing, found.poles, strict=True) if pole.real >= slow]
    if lost:
        raise PendulaError(
            f"{system} cannot be stabilised: {inputs} do not reach the modes with poles {'; '.join(lost)}, "
            "which do not decay by themselves."
        )


def check_seen(A: np.ndarray, Q: np.ndarray, names: tuple[str, ...], what: str, cure: str) -> None:
    """Refuse weights, or outputs, that leave out a mode that neither grows nor decays."""
    found = reach(A.T, Q, names, "outputs do not show")
    near = real_part_rounding(poles(A))
    lost = [text for text, pole in zip(found.missing, found.poles, strict=True) if abs(pole.real) <= near]
    if lost:
        raise PendulaError(
            f"{what} leave out the modes with poles {'; '.join(lost)}, which neither grow nor decay: {cure}."
        )


def _symmetric(S: np.ndarray) -> np.ndarray:
    return (S + S.T) / 2
