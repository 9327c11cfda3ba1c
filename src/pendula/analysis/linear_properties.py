"""What a linear system ẋ = A x + B u is like: its poles, and what inputs reach."""

from dataclasses import dataclass

import numpy as np

from pendula.analysis.tables import combination, number

# Poles closer than this, next to the largest, count as one; a direction that inputs move by less counts as
# not reached at all. Defective poles are known to the square root of rounding.
NEAR = 1e-7


def poles(A: np.ndarray) -> np.ndarray:
    """The eigenvalues of A, those that grow fastest first, pairs together."""
    values = np.linalg.eigvals(A).astype(complex)
    order = np.lexsort((-np.imag(values), np.abs(np.imag(values)).round(9), -np.real(values).round(9)))
    return values[order]


def real_part_rounding(values: np.ndarray) -> float:
    """What of a pole's real part may be rounding: the square root of rounding where two poles meet."""
    size = max(float(np.abs(values).max(initial=0.0)), 1e-300)
    apart = np.abs(values[:, None] - values) + np.diag(np.full(len(values), np.inf))
    meet = len(values) > 1 and float(apart.min()) < np.sqrt(NEAR) * size
    return (3e-6 if meet else 1e-10) * size


def damping_ratios(values: np.ndarray) -> np.ndarray:
    """−Re λ/|λ|; NaN at zero."""
    sizes = np.abs(values)
    return np.divide(-np.real(values), sizes, out=np.full(len(values), np.nan), where=sizes > 0)


@dataclass(frozen=True)
class Reach:
    """Whether all modes are reached by inputs, or shown by outputs.

    Attributes:
        complete: whether all are.
        rank: how many are.
        missing: those that are not, each by its pole and the states that make it up.
        sentence: the same in words.
        poles: of those that are not, in the same order.
    """

    complete: bool
    rank: int
    missing: tuple[str, ...]
    sentence: str
    poles: tuple[complex, ...] = ()

    def __bool__(self) -> bool:
        return self.complete


def reach(A: np.ndarray, B: np.ndarray, names: tuple[str, ...], words: str) -> Reach:
    """Which modes of A inputs B reach, by the test of Popov, Belevitch and Hautus.

    A mode is missed where a left eigenvector w of A has wᵀB = 0 (Kailath, Linear Systems, 1980, §2.4.3).
    """
    size = max(np.abs(A).max(initial=0.0), 1e-300)
    found: list[complex] = []
    for pole in poles(A).tolist():
        if pole.imag >= -NEAR * size and all(abs(pole - other) > np.sqrt(NEAR) * size for other in found):
            found.append(pole)
    scaled = B / max(np.abs(B).max(initial=0.0), 1e-300) * size
    missing, of_missing, lost = [], [], 0
    for pole in found:
        left, values, _ = np.linalg.svd(np.hstack((A - pole * np.eye(len(A)), scaled)))
        for w in left[:, values < NEAR * size].T:
            lost += 2 if abs(pole.imag) > NEAR * size else 1
            missing.append(f"{number(pole)} ({combination(np.abs(w), names)})")
            of_missing.append(pole)
    if not missing:
        return Reach(True, len(A), (), "Inputs reach every mode." if "reach" in words else
                     "Outputs show every mode.")  # fmt: skip
    listed = "; ".join(missing)
    sentence = f"The {words} the modes with poles {listed}."
    return Reach(False, len(A) - lost, tuple(missing), sentence, tuple(of_missing))
