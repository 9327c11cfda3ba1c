"""What happened on the way: an event, when, and the state before and after it."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, eq=False)
class Occurrence:
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
