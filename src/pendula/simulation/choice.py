"""Which method "auto" takes: by the tolerance and by what the system's own code costs, never by a clock.

``benchmarks/automatic.py`` measures how far that is from the quickest method, on every gallery system and on
chains of many links.
"""

import numpy as np

from pendula.model import Model
from pendula.simulation.methods import LOW_ACCURACY, STIFF, Adaptive, adaptive_integrators
from pendula.simulation.stiffness import bound_decay, can_decay, fastest_decay
from pendula.simulation.time_grid import TimeSpan

# Of the pairs of high order, the highest from here on: of four-bars it needs two thirds of the rates.
_HIGH_ACCURACY = 1e-6
# Series of longer rates take too long to compile: 64 links, 24,000 operations, 9 s.
_LONGEST_SERIES = 30_000
# Rates up to this many operations that are no accelerations, as of a free body or of Lorenz' system: to half
# of the time of Lobatto's method, which gains by q̇ = v.
_SHORT_SERIES = 500
# So many times something decays in a run that is stiff from its start on. Explicit methods would take a
# quarter as many steps; the one for stiff systems takes thousands, if much is asked of it.
_DECAYS = 50_000
_GROWING = 0.1  # next to the fastest decay
_LARGE = 300  # entries of a state


def choose_for_run(model: Model, span: TimeSpan, y: np.ndarray, *, driven: bool) -> Adaptive:
    """The method for a run from a start, which may be stiff there."""
    if find_stiff_starts(model, span, y[None, :])[0]:
        return adaptive_integrators()[STIFF]
    return choose_method(model, span.tolerance, driven=driven)


def find_stiff_starts(
    model: Model, span: TimeSpan, states: np.ndarray, p: np.ndarray | None = None
) -> np.ndarray:
    """Of many starts, those where something decays so fast that no explicit method should begin.

    Large matrices are left to later looks, which most runs need not. ``p`` are parameters of the starts in
    place of the model's.
    """
    stiff, whole = np.zeros(len(states), dtype=bool), span.until - span.start
    if model.constraints or not can_decay(model) or states.shape[1] > _LARGE:
        return stiff
    if whole < np.finfo(float).tiny * _DECAYS:
        return stiff
    slopes = model.evaluate("jacobian", np.array([span.start]), states, np.zeros(len(model.inputs)), p=p)
    for i in np.flatnonzero(~(bound_decay(slopes) <= _DECAYS / whole)):
        stiff[i] = _is_stiff(slopes[i], _DECAYS / whole)
    return stiff


def _is_stiff(slopes: np.ndarray, enough: float) -> bool:
    if not np.isfinite(slopes).all() or fastest_decay(slopes, enough) <= enough:
        return False
    # What grows as fast as something decays, as near a planet, is no stiffness: it is over soon.
    growths = np.linalg.eigvals(slopes).real
    return bool(growths.max() < _GROWING * -growths.min())


def choose_method(model: Model, tolerance: float, *, driven: bool) -> Adaptive:
    """The method for a model, whose inputs may be driven by functions of time that only Python knows.

    Lobatto's method evaluates eight nodes by one call of a lane kernel: where that is straight code, nothing
    is quicker, but for a series of a short system of first order. Where the mass matrix is so large that it
    is solved for in a loop, lanes gain little, and a series needs that loop once a step. Neither leads
    through configurations in which constraints become dependent, and functions in Python cost as much in all
    lanes as one by one; pairs are better there.
    """
    if tolerance > LOW_ACCURACY:
        return adaptive_integrators()["dopri5"]
    if not (driven or model.constraints):
        rate = model.compilation.rate_profile
        accelerations = model.layout.nq > 0 and model.layout.identity
        short = not accelerations and not rate.sharp and rate.operations <= _SHORT_SERIES
        if rate.straight and not short:
            return adaptive_integrators()["lobatto16"]
        if rate.operations <= _LONGEST_SERIES:
            return adaptive_integrators()["taylor"]
    return adaptive_integrators()["dop853" if tolerance > _HIGH_ACCURACY else "verner98"]
