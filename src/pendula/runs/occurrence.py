"""What happened on the way: an event, when, and the state before and after it."""

import math
from dataclasses import dataclass

import numpy as np

from pendula.errors import PendulaError
from pendula.runs.values import FrozenValue


@dataclass(frozen=True, eq=False)
class Occurrence(FrozenValue):
    """One occurrence of an event.

    Attributes:
        name: the event's name.
        t: when, s.
        before: the state (q, v, z) that was reached.
        after: the state with which the motion went on; the same where the event changed nothing.
    """

    name: str
    t: float
    before: np.ndarray
    after: np.ndarray

    def __post_init__(self) -> None:
        if not isinstance(self.name, str):
            raise PendulaError(f"The name of an event must be text, got {self.name!r}.")
        if not math.isfinite(self.t):
            raise PendulaError(f"The event '{self.name}' happened at t = {self.t}, which is not finite.")
        for name in ("before", "after"):
            state = np.array(getattr(self, name), dtype=float)
            state.flags.writeable = False
            object.__setattr__(self, name, state)
        if self.before.ndim != 1 or self.before.shape != self.after.shape:
            raise PendulaError(
                f"The states before and after the event '{self.name}' must be rows of equal length, got the "
                f"shapes {self.before.shape} and {self.after.shape}."
            )
