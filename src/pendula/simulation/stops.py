"""The instants at which the inputs of a run with chosen steps change, and to what."""

import bisect
import math

import numpy as np

from pendula.errors import SimulationError
from pendula.simulation.control import SAME, Control, Feedback, OfTime, Recorded
from pendula.simulation.input_functions import format_inputs


class Stops:
    """The inputs over the time of a run: laws that are due now and then, functions of time in between.

    The loop stops at every instant at which a law is due, a table has a kink or a record changes, so that no
    step sees a jump.
    """

    def __init__(self, control: Control, names: tuple[str, ...], start: float, until: float) -> None:
        self.control, self.names, self.start, self.until = control, names, start, until
        self.laws = [part for part in control.parts if isinstance(part, Feedback)]
        self.functions = [part for part in control.parts if isinstance(part, OfTime)]
        self.records = [part for part in control.parts if isinstance(part, Recorded)]
        kinks = [kink for part in self.functions for kink in part.kinks]
        kinks += [instant for part in self.records for instant in part.times.tolist()]
        self._kinks = sorted({kink for kink in kinks if start < kink < until})

    @property
    def steady(self) -> bool:
        """Whether inputs stay as they are between two stops."""
        return not self.functions

    def check_functions(self, t: float) -> None:
        """Refuse functions of time that do not repeat themselves: no step would ever be short enough."""
        now = np.array([t])
        for part in self.functions:
            values = [part.at(now, now) for _ in range(2)]
            if not np.array_equal(*values, equal_nan=True):
                raise SimulationError(
                    f"The control of {format_inputs(tuple(self.names[i] for i in part.targets))} does not "
                    f"repeat itself: asked twice at t = {t:g}, it gives {values[0][0]} and {values[1][0]}. A "
                    "method that chooses its steps cannot follow it; values that are drawn are given as "
                    "Sampled(law, every=...)."
                )

    def next_stop(self, t: float) -> float:
        """The first instant after t at which something changes."""
        due = [self._instant(part, self._count(part, t) + 1) for part in self.laws]
        later = bisect.bisect_right(self._kinks, t + self._slack(t))
        kinks = self._kinks[later : later + 1]
        first = min([*due, *kinks, self.until])
        # No step is made from there to the end if only rounding lies between.
        return self.until if self.until - first <= self._slack(first) else first

    def inputs(self, t: float, state: tuple[np.ndarray, ...], before: np.ndarray) -> np.ndarray:
        """The inputs from t on, where ``before`` was held until now."""
        u, now = self.moving(t, before), np.array([t])
        for part in self.records:
            u[list(part.targets)] = part.at(now, now)[0]
        for part in self.laws:
            if abs(t - self._instant(part, self._count(part, t))) <= self._slack(t):
                u[list(part.targets)] = part.law(t, *state)
        return u

    def moving(self, t: float, before: np.ndarray) -> np.ndarray:
        """Functions of time at t; all other inputs as they were."""
        u, instant = before.copy(), np.array([t])
        for part in self.functions:
            u[list(part.targets)] = part.at(instant, instant)[0]
        if not np.isfinite(u).all():
            raise SimulationError(f"An input is not finite at t = {t:g}.")
        return u

    def at(self, t: np.ndarray, held: np.ndarray) -> np.ndarray:
        """Inputs at many instants, where laws held these; NaN where a function does not answer again."""
        u = held.copy()
        for part in self.functions:
            try:
                u[:, list(part.targets)] = part.at(t, t)
            except Exception:
                u[:, list(part.targets)] = np.nan
        return u

    def _instant(self, part: Feedback, count: int) -> float:
        return self.start + count * part.seconds

    def _slack(self, t: float) -> float:
        return SAME * math.ulp(max(abs(t), abs(self.start)))

    def _count(self, part: Feedback, t: float) -> int:
        """How often a law was due until t, the start not counted, by the doubles that are its instants."""
        latest = t + self._slack(t)
        count = math.floor((latest - self.start) / part.seconds)
        while self._instant(part, count + 1) <= latest:
            count += 1
        while self._instant(part, count) > latest:
            count -= 1
        return count
