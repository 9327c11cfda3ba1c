"""Whether a loop that is sampled and held is stable, said before it runs."""

import numpy as np

from pendula.analysis.points import OperatingPoint
from pendula.control.loop import Loop, linear_loop
from pendula.description import Controller
from pendula.errors import PendulaError
from pendula.model import Model

# Shorter sample times are tried down to this part of the one that is unstable; then an interval is halved.
LEAST, TRIED, HALVINGS = 1e-4, 200, 30


def check_sampling(
    model: Model, controller: Controller, point: OperatingPoint, every: float, what: str
) -> None:
    """Refuse a sample time at which the loop near a point is unstable, and say which one would do."""
    loop = linear_loop(model, controller, point)
    growth = _growth(loop, every)
    if growth < 1:
        return
    fine = _longest_stable(loop, every)
    cure = f"it is stable up to about every {fine:.3g} s" if fine else "nor does a shorter time help"
    raise PendulaError(
        f"Sampled every {every:g} s, {model.name} with its {what} is unstable: near where it is held, "
        f"deviations grow by a factor {growth:.3g} from sample to sample; {cure}."
    )


def _growth(loop: Loop, every: float) -> float:
    """The largest factor by which a deviation grows from sample to sample."""
    return float(np.abs(np.linalg.eigvals(loop.closed(every))).max())


def _longest_stable(loop: Loop, unstable: float) -> float:
    """The longest sample time below an unstable one that is stable; 0 where none is found."""
    tried = np.geomspace(unstable, LEAST * unstable, TRIED)
    stable = [float(every) for every in tried if _growth(loop, every) < 1]
    if not stable:
        return 0.0
    low, high = stable[0], float(tried[tried > stable[0]][-1])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _growth(loop, middle) < 1 else (low, middle)
    return low
