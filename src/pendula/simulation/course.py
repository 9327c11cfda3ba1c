"""What comes out of the steps, whatever made them."""

from dataclasses import dataclass

import numpy as np

from pendula.runs import Occurrence, Outcome


@dataclass(frozen=True)
class Course:
    """Samples, counts, what happened on the way, and how it ended."""

    t: np.ndarray
    y: np.ndarray
    u: np.ndarray
    steps: int
    evaluations: int
    outcome: Outcome
    events: tuple[Occurrence, ...] = ()
    unit_drift: float = 0.0
