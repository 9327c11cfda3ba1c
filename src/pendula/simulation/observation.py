"""What observers and feedback laws are given of a state."""

from collections.abc import Callable

import numpy as np

from pendula.model import Model

Observer = Callable[..., object]


def observed_state(model: Model, y: np.ndarray) -> tuple[np.ndarray, ...]:
    """Q and v, and z of a system that has any."""
    q, v, z = model.layout.split(y)
    return tuple(part.copy() for part in ((q, v, z) if model.states else (q, v)))
