"""How far from rest a regulator brings a system back, by the decrease of its cost along the real motion.

Where V = xᵀSx decreases all over an ellipsoid V ≤ c but its centre, every motion that begins in it ends at
rest (LaSalle). Whether it does is looked at in many directions; that is a sample and no proof.
"""

from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import derive

if TYPE_CHECKING:
    from pendula.control.lqr import LQR

DIRECTIONS, RADII = 2000, 60
SMALLEST, LARGEST = 1e-3, 1e3  # radii that are looked at, next to that at which a deviation is 1
CAUTION = 0.9  # of the radius at which V first grows somewhere


def estimate_level(lqr: "LQR", system: Any, seed: int = 0) -> float:
    """The level c of xᵀSx up to which the closed loop decreases it in every direction that was tried."""
    model = derive(system)
    closed, linear = model.with_control(lqr), lqr.linear
    if model.constraints or not model.layout.identity:
        raise PendulaError(
            f"How far the LQR reaches is estimated for systems without constraints; give level= for "
            f"{model.name}."
        )
    values, vectors = np.linalg.eigh(lqr.S)
    if values[0] <= 0:
        raise PendulaError("The cost of the LQR is zero along some deviation; give every deviation a weight.")
    unit = np.random.default_rng(seed).normal(size=(DIRECTIONS, len(values)))
    unit /= np.linalg.norm(unit, axis=1)[:, None]
    directions = (unit / np.sqrt(values)) @ vectors.T  # xᵀSx = 1
    scale = 1 / np.abs(directions).max()

    def decreases(radius: float) -> bool:
        x = radius * directions
        return bool((np.einsum("ij,jk,ik->i", x, lqr.S, closed.rate(linear.point.y + x)) < 0).all())

    reached = list(takewhile(decreases, scale * np.geomspace(SMALLEST, LARGEST, RADII)))
    if not reached:
        raise PendulaError(
            f"The LQR of {model.name} does not lessen its cost even next to where it holds it."
        )
    return float((CAUTION * reached[-1]) ** 2)
