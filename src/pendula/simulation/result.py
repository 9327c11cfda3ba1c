"""What comes out of the steps, whatever made them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from pendula.runs import Occurrence, Outcome
from pendula.runs.given_inputs import GivenInputs


@dataclass(frozen=True)
class Result:
    """Samples, counts, what happened on the way, and how it ended."""

    t: np.ndarray
    y: np.ndarray
    u: np.ndarray
    steps: int
    evaluations: int
    outcome: Outcome
    events: tuple[Occurrence, ...] = ()
    unit_drift: float = 0.0
    given: tuple[GivenInputs, ...] = ()
    signals: Mapping[str, np.ndarray] = field(default_factory=dict)


class RunError(Exception):
    """Something that was called on the way raised an error; what was computed until then is kept."""

    def __init__(self, result: Result, error: Exception) -> None:
        super().__init__(str(error))
        self.result, self.error = result, error
