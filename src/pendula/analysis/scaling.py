"""A balance in unknowns of order one: then numbers without unit say what is small, in metres and nanometres.

An axis of a box that is no angle has the unit of a twentieth of its width: 10 from its middle to its edge. A
force along a direction, times that direction's unit, is an energy; what is usual in the box is its unit, and
likewise of rates of states, of constraints and of multipliers.
"""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from pendula.analysis.balance import Balance, newton_step
from pendula.analysis.region import REACH, Region
from pendula.layout import Layout
from pendula.model import Model

SAMPLES = 64  # points at which slopes are looked at


@dataclass(frozen=True, eq=False)
class ScaledBalance:
    """A balance whose unknowns, directions and values are divided by units.

    Attributes:
        plain: the balance.
        unknowns: units of w.
        directions: units of steps.
        values_by: 1 over the units of values.
    """

    plain: Balance
    unknowns: np.ndarray
    directions: np.ndarray
    values_by: np.ndarray

    @property
    def model(self) -> Model:
        return self.plain.model

    @property
    def layout(self) -> Layout:
        return self.plain.layout

    @cached_property
    def names(self) -> tuple[str, ...]:
        return self.plain.names

    @property
    def free(self) -> int:
        return self.plain.free

    def normalise(self, w: np.ndarray) -> np.ndarray:
        """The points with quaternions of unit length."""
        plain, last = self.plain, w.shape[-1] - len(self.model.constraints)
        y = plain.layout.normalise(plain.states(w * self.unknowns))
        return plain.join(y, w[..., last:] * self.unknowns[last:]) / self.unknowns

    def values(self, w: np.ndarray) -> np.ndarray:
        return self.plain.values(w * self.unknowns) * self.values_by

    def slopes(self, w: np.ndarray) -> np.ndarray:
        return self.plain.slopes(w * self.unknowns) * self.directions * self.values_by[:, None]

    def move(self, w: np.ndarray, step: np.ndarray) -> np.ndarray:
        return self.plain.move(w * self.unknowns, step * self.directions) / self.unknowns

    def newton_step(self, w: np.ndarray, values: np.ndarray) -> np.ndarray:
        return newton_step(self.slopes(w), values)


def scale_balance(balance: Balance, region: Region) -> tuple[ScaledBalance, Region]:
    """The balance and the box in units of the box."""
    layout = balance.layout
    axes = np.where(region.angles, 1.0, region.width / (2 * REACH))
    for first, length in layout.unit:
        axes[first : first + length] = 1.0
    box = replace(region, low=region.low / axes, high=region.high / axes)
    points = np.pad(region.sample(SAMPLES, 0), ((0, 0), (0, len(balance.model.constraints))))
    positions = axes[: layout.nq] if layout.identity else _units_of_turns(balance, axes, points)
    free = np.concatenate((positions, axes[layout.nq :]))
    values, multipliers = _units_of_values(balance, free, points)
    unknowns, directions = np.concatenate((axes, multipliers)), np.concatenate((free, multipliers))
    return ScaledBalance(balance, unknowns, directions, 1 / values), box


def _units_of_turns(balance: Balance, axes: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Of directions along velocities where q̇ = N(q) v: that of lengths where they move any, else 1."""
    layout = balance.layout
    N = np.abs(balance.model.evaluate("qdot_by_y", np.array([0.0]), balance.states(points), balance.u))
    moves = N[..., layout.v].max(axis=0, initial=0.0) > 0
    return np.array([axes[: layout.nq][column].max(initial=0.0) or 1.0 for column in moves.T])


def _units_of_values(balance: Balance, free: np.ndarray, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Units of what must be zero, and of multipliers; all 1 where the box has units of one."""
    nv, nz, count = balance.layout.nv, balance.layout.nz, len(balance.model.constraints)
    F = balance.values(points)
    if (free == 1).all():
        return np.ones(F.shape[-1]), np.ones(count)
    J, held = balance.slopes(points), slice(nv, F.shape[-1] - nz)
    along, states = free[:nv], free[nv:]
    # Forces times lengths: slopes may vanish, as those of a weight do, or forces.
    work = np.concatenate((J[:, :nv, : nv + nz] * free, F[:, :nv, None]), axis=2) * along[:, None]
    energy = _usual(work, (1, 2))
    limits = _usual(J[:, held, :nv] * along, 2)
    pulls = _usual(J[:, :nv, nv + nz :] * along[:, None], 1)
    rate = _usual(J[:, held.stop :, : nv + nz] * free / states[:, None], (1, 2))
    return np.concatenate((energy / along, limits, rate * states)), energy / pulls


def _usual(slopes: np.ndarray, axis: int | tuple[int, ...]) -> np.ndarray:
    """The median over points of the largest along axes; 1 where that is nothing."""
    found = np.nanmedian(np.abs(slopes).max(axis=axis, initial=0.0), axis=0)
    return np.where(found > 0, found, 1.0)
