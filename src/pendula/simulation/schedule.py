"""When the inputs of an adaptive run change, and to what."""

import math

import numpy as np

from pendula.simulation.control import Control, Feedback, OfTime


class Schedule:
    """The inputs over the time of a run: laws that are due now and then, functions of time in between.

    The loop stops at every instant at which a law is due or a table has a kink, so that no step sees a jump.
    """

    def __init__(self, control: Control, start: float, until: float) -> None:
        self.control, self.start, self.until = control, start, until
        self.laws = [part for part in control.parts if isinstance(part, Feedback)]
        self.functions = [part for part in control.parts if isinstance(part, OfTime)]
        self._kinks = sorted({kink for part in self.functions for kink in part.kinks if start < kink < until})

    @property
    def steady(self) -> bool:
        """Whether inputs stay as they are between two stops."""
        return not self.functions

    def next_stop(self, t: float) -> float:
        """The first instant after t at which something changes."""
        due = [self.start + (self._count(part, t) + 1) * part.seconds for part in self.laws]
        kinks = [kink for kink in self._kinks if kink > t][:1]
        return min([*due, *kinks, self.until])

    def inputs(self, t: float, state: tuple[np.ndarray, ...], before: np.ndarray) -> np.ndarray:
        """The inputs from t on, where ``before`` was held until now."""
        u = self.moving(t, before)
        for part in self.laws:
            instant = self.start + self._count(part, t) * part.seconds
            if abs(t - instant) <= 1e-9 * part.seconds:
                u[list(part.targets)] = part.law(t, *state)
        return u

    def moving(self, t: float, before: np.ndarray) -> np.ndarray:
        """Functions of time at t; all other inputs as they were."""
        u, instant = before.copy(), np.array([t])
        for part in self.functions:
            u[list(part.targets)] = part.at(instant, instant)[0]
        return u

    def at(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        """Inputs at many instants, where laws held these."""
        u = held.copy()
        for part in self.functions:
            u[:, list(part.targets)] = part.at(t, t)
        return u

    def _count(self, part: Feedback, t: float) -> int:
        """How often a law was due before t, the start not counted."""
        return math.floor((t - self.start) / part.seconds + 1e-9)
