"""Whether a force that jumps holds a velocity where it is: dry friction by sign(v), once it sticks."""

import numpy as np

from pendula.model import Model

_BEYOND, _NEARER = 100.0, 0.1  # of what a step moves: how far from the jump is looked, and then nearer
_SAME = 0.5  # a jump that is as large nearer to it; a slope would be a tenth


def find_sticking(model: Model, t: float, y: np.ndarray, u: np.ndarray, h: float) -> str:
    """The name of an entry whose rate points back to where it is from both sides, however near; "" if none.

    ``h`` is the length of the steps that have become too short.
    """
    now = np.array([t])
    rate = model.evaluate("rate", now, y, u)
    for j, name in enumerate(model.card.entries):
        if j < model.layout.nq:
            continue
        jumps = []
        for part in (1.0, _NEARER):
            beyond = part * _BEYOND * h * abs(rate[j])
            above, below = y.copy(), y.copy()
            above[j] += beyond
            below[j] -= beyond
            down, up = (float(model.evaluate("rate", now, each, u)[j]) for each in (above, below))
            jumps.append(up - down if down < 0 < up else 0.0)
        if jumps[0] > 0 and jumps[1] > _SAME * jumps[0]:
            return name
    return ""
