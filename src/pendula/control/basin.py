"""How far from rest a regulator brings a system back, by motions of the closed loop from all around it.

Near rest V = xᵀSx, the regulator's cost still to come, decreases in every direction, so that every motion
from within ends at rest (LaSalle). Further out it may grow for a while; there motions are followed until V
has fallen. Both are looked at in many directions: samples and no proof.
"""

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model, derive
from pendula.simulation import simulate_batch

if TYPE_CHECKING:
    from pendula.control.lqr import LQR

DIRECTIONS, RADII = 2000, 60
SMALLEST, LARGEST = 1e-3, 1e3  # radii that are looked at, next to that at which a deviation is 1
CAUTION = 0.9  # of the radius at which the first motion is lost
# Motions that are followed, from radii that grow by so much, for so many times of the slowest decay, with so
# short steps next to the fastest; V must have fallen to this part of what it was.
MOTIONS, GROWTH, DECAYS, STEP, LEFT = 256, 1.2, 5.0, 0.1, 0.05
_MOST_STEPS = 200_000  # of one motion


def estimate_level(lqr: "LQR", system: Any, seed: int = 0) -> float:
    """The level c of xᵀSx from which the closed loop came back to rest in every direction that was tried."""
    model = derive(system)
    if model.constraints or not model.layout.identity:
        raise PendulaError(
            f"How far the LQR reaches is estimated for systems without constraints; give level= for "
            f"{model.name}."
        )
    closed, rest = model.with_control(lqr), lqr.linear.point.y
    directions = _directions(lqr.S, seed)
    radii = np.geomspace(SMALLEST, LARGEST, RADII) / np.abs(directions).max()

    def decreases(radius: float) -> bool:
        x = radius * directions
        return bool((np.einsum("ij,jk,ik->i", x, lqr.S, closed.rate(rest + x)) < 0).all())

    reached = list(takewhile(decreases, radii))
    if not reached:
        raise PendulaError(
            f"The LQR of {model.name} does not lessen its cost even next to where it holds it."
        )
    returns = _follow(closed, lqr, directions[:MOTIONS])
    further = takewhile(returns, reached[-1] * GROWTH ** np.arange(1, RADII))
    return float((CAUTION * max([reached[-1], *further])) ** 2)


def _directions(S: np.ndarray, seed: int) -> np.ndarray:
    """Deviations with xᵀSx = 1, all around."""
    values, vectors = np.linalg.eigh(S)
    if values[0] <= 0:
        raise PendulaError("The cost of the LQR is zero along some deviation; give every deviation a weight.")
    unit = np.random.default_rng(seed).normal(size=(DIRECTIONS, len(values)))
    unit /= np.linalg.norm(unit, axis=1)[:, None]
    return (unit / np.sqrt(values)) @ vectors.T


def _follow(closed: Model, lqr: "LQR", directions: np.ndarray) -> Callable[[float], bool]:
    """Whether all motions that begin so far out have come back after some time."""
    rest, entries = lqr.linear.point.y, closed.card.entries
    slopes = closed.evaluate("jacobian", np.zeros(1), rest, np.zeros(0))
    poles = np.linalg.eigvals(slopes)
    until = DECAYS / float(np.abs(poles.real).min())
    step = max(STEP / float(np.abs(poles).max()), until / _MOST_STEPS)

    def returns(radius: float) -> bool:
        starts = rest + radius * directions
        batch = simulate_batch(closed, dict(zip(entries, starts.T, strict=True)), times=[until], step=step)
        away = np.hstack((batch.q[:, -1], batch.v[:, -1], batch.z[:, -1])) - rest
        return bool((np.einsum("ij,jk,ik->i", away, lqr.S, away) < LEFT * radius**2).all())

    return returns
