"""Which method "auto" takes: by the tolerance and by what the system's own code costs, never by a clock.

``benchmarks/automatic.py`` measures how far that is from the quickest method, on every gallery system and on
chains of many links.
"""

from pendula.model import Model
from pendula.simulation.methods import LOW_ACCURACY, Adaptive, adaptive_integrators

# Of the pairs of high order, the highest below this tolerance.
_HIGH_ACCURACY = 1e-10
# Series of longer rates take too long to compile: 64 links, 24,000 operations, 9 s.
_LONGEST_SERIES = 30_000


def choose_method(model: Model, tolerance: float, *, driven: bool) -> Adaptive:
    """The method for a model, whose inputs may be driven by functions of time that only Python knows.

    Lobatto's method evaluates eight nodes by one call of a lane kernel: where that is straight code, nothing
    is quicker. Where the mass matrix is so large that it is solved for in a loop, lanes gain little, and a
    series needs that loop once a step. Neither leads through configurations in which constraints become
    dependent, and functions in Python cost as much in all lanes as one by one; pairs are better there.
    """
    if tolerance > LOW_ACCURACY:
        return adaptive_integrators()["dopri5"]
    if not (driven or model.constraints):
        rate = model.compilation.rate_profile
        if rate.straight:
            return adaptive_integrators()["lobatto16"]
        if rate.operations <= _LONGEST_SERIES:
            return adaptive_integrators()["taylor"]
    return adaptive_integrators()["dop853" if tolerance > _HIGH_ACCURACY else "verner98"]
