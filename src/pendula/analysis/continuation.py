"""Curves of equilibria as a parameter changes, by pseudo-arclength.

Keller 1977; Seydel, Practical Bifurcation and Stability Analysis, 2010, chapter 4.

A point X = (w, p) of a curve G(w, p) = 0 is followed along its tangent t, [G_w G_p] t = 0, and corrected by
Newton's method on G = 0 and t·(X − X_predicted) = 0. With the tangent as last row, the matrix is regular at
folds; its determinant changes sign where another branch crosses.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from pendula.analysis.balance import Balance
from pendula.analysis.linear_properties import real_part_rounding
from pendula.analysis.linearisation import linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.errors import PendulaError
from pendula.model import Model

CORRECTIONS = 12
ROUNDING = 1e-11  # of the largest slopes: forces that count as none


@dataclass(frozen=True, eq=False)
class PathPoint:
    """A point of a curve.

    Attributes:
        w: coordinates, states and multipliers.
        p: the parameter.
        tangent: the direction of the curve, in scaled unknowns, of unit length.
        turn: the sign of the determinant, which another branch changes.
        growth: the largest real part of the linear system's poles, 1/s; NaN where it has none.
        frequency: the imaginary part of that pole.
        rounding: what of the growth may be rounding.
    """

    w: np.ndarray
    p: float
    tangent: np.ndarray
    turn: float
    growth: float
    frequency: float
    rounding: float

    @property
    def grows(self) -> bool:
        return self.growth > self.rounding

    @property
    def decays(self) -> bool:
        return self.growth < -self.rounding


@dataclass(frozen=True, eq=False)
class Curve:
    """The equation G(w, p) = 0 of a model and one of its parameters."""

    model: Model
    parameter: str
    u: np.ndarray
    width: float  # of the parameter's range, by which it is scaled

    @property
    def index(self) -> int:
        return list(self.model.parameters).index(self.parameter)

    def balance(self, p: float) -> Balance:
        values = list(self.model.values)
        values[self.index] = p
        return Balance(replace(self.model, values=tuple(values)), self.u)

    def slopes(self, w: np.ndarray, p: float) -> np.ndarray:
        """[G_w G_p] by the scaled unknowns, n × (n + 1)."""
        balance = self.balance(p)
        by_p = balance.slopes_by_parameter(w, self.index)
        return np.column_stack((balance.slopes(w), self.width * by_p))

    def move(self, w: np.ndarray, p: float, step: np.ndarray) -> tuple[np.ndarray, float]:
        """The unknowns after a scaled step."""
        return self.balance(p).move(w, step[:-1]), p + self.width * float(step[-1])

    def correct(self, w: np.ndarray, p: float, along: np.ndarray) -> tuple[np.ndarray, float, int] | None:
        """Onto the curve, without moving along a direction; how many steps that took, None if it failed."""
        for count in range(CORRECTIONS):
            values, slopes = self.balance(p).values(w), self.slopes(w, p)
            if not (np.isfinite(values).all() and np.isfinite(slopes).all()):
                return None
            if np.abs(values).max(initial=0.0) <= ROUNDING * max(np.abs(slopes).max(), 1e-300):
                return w, p, count
            # The least-squares solution also serves where another branch makes the matrix singular.
            step = np.linalg.lstsq(np.vstack((slopes, along)), -np.append(values, 0.0), rcond=1e-13)[0]
            w, p = self.move(w, p, step)
        return None

    def point(self, w: np.ndarray, p: float, before: np.ndarray) -> PathPoint:
        """The point of the curve at (w, p), its tangent on the side of the one before."""
        slopes = self.slopes(w, p)
        _, _, right = np.linalg.svd(slopes)
        # Next to a crossing two directions are nearly free: the one that goes on is the curve's.
        known = np.vstack((slopes, before))
        tangent = np.linalg.lstsq(known, np.append(np.zeros(len(slopes)), 1.0), rcond=1e-13)[0]
        size = np.linalg.norm(tangent)
        tangent = tangent / size if size > 0 else right[-1]
        tangent = tangent if tangent @ before > 0 else -tangent
        turn = float(np.linalg.det(np.vstack((slopes, tangent))))
        return PathPoint(w, p, tangent, turn, *self._growth(w, p))

    def _growth(self, w: np.ndarray, p: float) -> tuple[float, float, float]:
        balance = self.balance(p)
        try:
            poles = linearise_at(balance.model, OperatingPoint(balance.states(w), self.u)).poles
        except PendulaError:
            return float("nan"), float("nan"), 0.0
        fastest = poles[int(np.real(poles).argmax())]
        return float(fastest.real), abs(float(fastest.imag)), real_part_rounding(poles)

    def at_value(self, near: PathPoint, w: np.ndarray, p: float) -> PathPoint | None:
        """The point of the curve at a value of the parameter."""
        found = self.correct(w, p, np.eye(len(near.tangent))[-1])
        return None if found is None else self.point(found[0], p, near.tangent)

    def step_from(self, start: PathPoint, length: float, along: np.ndarray | None = None) -> PathPoint | None:
        """The point so far along the curve, or along another direction; None where there is none."""
        direction = start.tangent if along is None else along
        moved = self.move(start.w, start.p, length * direction)
        found = self.correct(*moved, direction)
        return None if found is None else self.point(found[0], found[1], np.copysign(1.0, length) * direction)


def locate(test: Callable[[float], float], low: float, high: float) -> float:
    """Where a function of arclength changes sign."""
    from scipy.optimize import brentq

    return float(brentq(test, low, high, xtol=1e-14, rtol=1e-14))  # pyright: ignore[reportArgumentType]


def bisect(test: Callable[[float], bool], low: float, high: float) -> float:
    """Where a property begins to hold, which holds at ``high`` and not at ``low``."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if test(middle) else (middle, high)
    return high
