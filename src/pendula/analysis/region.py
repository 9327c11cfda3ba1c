"""Where equilibria are looked for: a box, in which angles are counted modulo 2π."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.analysis.points import check_names
from pendula.analysis.tables import number
from pendula.checking import read_number
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.simulation.scales import length_of

TURN = 2 * math.pi
# How far from its start a coordinate that is no angle is looked at where nothing is said: so many units, or
# lengths of a system whose length is not between these.
REACH, SMALL, LARGE = 10.0, 1e-2, 1e2
# Beyond the first angles have lost the digits of where in its turn one is, beyond the other squares overflow.
FARTHEST_ANGLE, FARTHEST = 1e6, 1e100
EDGE = 1e-7  # of a box, next to its width: what is so close counts as within


@dataclass(frozen=True, eq=False)
class Region:
    """A box of coordinates and states.

    Attributes:
        names: of its axes.
        low: where each begins.
        high: where each ends.
        angles: which axes are angles.
    """

    names: tuple[str, ...]
    low: np.ndarray
    high: np.ndarray
    angles: np.ndarray

    @property
    def width(self) -> np.ndarray:
        return self.high - self.low

    @property
    def whole(self) -> np.ndarray:
        """Which axes are angles that go round once."""
        return self.angles & (self.width >= TURN - 1e-9)

    @property
    def closed(self) -> bool:
        """Whether it has no border: all axes are whole turns."""
        return bool(self.whole.all()) and len(self.names) > 0

    def sample(self, count: int, turn: int) -> np.ndarray:
        """Points spread evenly over the box, the same ones for the same turn, others for another.

        Kronecker's sequence n α mod 1 with αᵢ = φ⁻ⁱ, where φ^(d+1) = φ + 1, generalises the golden ratio.
        """
        d, phi = len(self.names), 2.0
        for _ in range(60):
            phi = (1 + phi) ** (1 / (d + 1))
        alpha = phi ** -np.arange(1.0, d + 1)
        numbers = np.arange(1, count + 1)[:, None] + 1000 * turn
        return self.low + self.width * ((0.5 + numbers * alpha) % 1.0)

    def fold(self, points: np.ndarray) -> np.ndarray:
        """The same points with angles as near to the box as whole turns bring them."""
        folded = points.copy()
        # The upper end belongs to the box, the lower one does not: π, not −π.
        edge = np.where(self.whole, EDGE, -EDGE) * self.width
        turns = np.ceil((self.low + edge - points) / TURN)
        folded[..., self.angles] += TURN * turns[..., self.angles]
        return folded

    def contains(self, points: np.ndarray) -> np.ndarray:
        edge = EDGE * self.width
        inside = (points >= self.low - edge) & (points <= self.high + edge)
        return np.asarray(inside.all(axis=-1))

    def difference(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """A − b, angles by the shorter way."""
        apart = a - b
        return np.where(self.angles, (apart + math.pi) % TURN - math.pi, apart)

    def __str__(self) -> str:
        parts = (
            f"{name} in [{number(a)}, {number(b)}]"
            for name, a, b in zip(self.names, self.low.tolist(), self.high.tolist(), strict=True)
        )
        return ", ".join(parts)


def read_region(model: Model, given: Any) -> Region:
    """The box that was asked for; angles that are not named go round once, others as far as ``REACH``."""
    names, card = (*model.coordinates, *model.states), model.card
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise PendulaError(
            f"region must give bounds by name, as in {{'{names[0]}': (-1, 1)}}, got {given!r}."
        )
    check_names([str(key) for key in given], names, model.name, "region")
    bounds = {str(key): _read_bounds(str(key), value) for key, value in given.items()}
    for name, pair in bounds.items():
        far = max(map(abs, pair))
        if name in card.angles and far > FARTHEST_ANGLE:
            raise PendulaError(
                f"The region of '{name}' reaches {number(far)}; angles are counted modulo 2π: give (−π, π)."
            )
        if far > FARTHEST:
            raise PendulaError(f"The region of '{name}' reaches {number(far)}, whose square is no number.")
    reach = REACH * _unit_of_lengths(model)
    unit = {i for first, length in card.unit for i in range(first, first + length)}
    for i, name in enumerate(names):
        middle = card.start.get(name, 0.0)
        usual = (-math.pi, math.pi) if name in card.angles else (middle - reach, middle + reach)
        bounds.setdefault(name, (-1.0, 1.0) if i in unit else usual)
    low, high = np.array([bounds[name] for name in names]).reshape(-1, 2).T
    return Region(names, low, high, np.array([name in card.angles for name in names], dtype=bool))


def _unit_of_lengths(model: Model) -> float:
    """1, or how long a system is that is very small or large: by its start, else by parameters in metres."""
    start = np.array([model.card.start.get(name, 0.0) for name in model.card.entries])
    length = length_of(model, 0.0, start)
    if not length:
        metres = [abs(value) for name, value in model.parameters.items() if model.card.units.get(name) == "m"]
        length = max(metres, default=0.0)
    return 1.0 if not length or SMALL < length < LARGE else length


def _read_bounds(name: str, given: Any) -> tuple[float, float]:
    try:
        low, high = given
    except (TypeError, ValueError):
        raise PendulaError(
            f"The region of '{name}' needs two bounds, as in (-1, 1), got {given!r}."
        ) from None
    pair = read_number(low, f"The lower bound of '{name}'"), read_number(high, f"The upper bound of '{name}'")
    if not pair[0] < pair[1]:
        raise PendulaError(
            f"The region of '{name}' is empty: {number(pair[0])} is not below {number(pair[1])}."
        )
    return pair
