"""The largest, smallest and mean value of an expression along a run.

Steps of equal length are taken as they are, as in lanes. Chosen steps are long, and a turning point lies
between two of them as a rule: so the run is made again with states within its steps, extremes are looked for
on the polynomials between these (``runs/interpolation.py``), and means are integrals by Gauss's formula.
With ωh = 1, a sixteenth of a step leaves (1/16)⁶/46080 ≈ 10⁻¹² of the amplitude of a coordinate, and
(1/16)⁴/384 ≈ 4·10⁻⁸ of that of a velocity.
"""

import math
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.runs import Run
from pendula.runs.interpolation import Samples, interpolate, samples_of

_PARTS = 16  # of a step
_LOOKS, _POINTS = 4, 17  # at ever smaller surroundings of an extreme, and instants in each
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(3)


def has_chosen_steps(run: Run) -> bool:
    return math.isnan(run.step)


def times_within(run: Run) -> np.ndarray:
    """Instants that divide the steps of a run."""
    begin, length = run.t[:-1, None], np.diff(run.t)[:, None]
    return np.unique((begin + length * np.arange(1, _PARTS) / _PARTS)[length[:, 0] > 0])


def fill_in(run: Run, within: Run) -> Samples:
    """Samples of a run, jumps among them, and those of the same motion within its steps."""
    rows, more = samples_of(run), samples_of(within)
    new = ~np.isin(more.t, rows.t) & (more.t <= rows.t[-1])
    joined = rows.join(more[new])
    return joined[np.argsort(joined.t, kind="stable")]


def evaluate(model: Model, samples: Samples, expression: Any) -> np.ndarray:
    """An expression at samples."""
    t, y, u = (np.ascontiguousarray(part) for part in (samples.t[:, None], samples.y, samples.u))
    kernel = model.compilation.expressions([expression])
    return kernel(t, y, u, np.array(model.values), np.zeros(0), count=len(y))[:, 0]


def reduce_steps(model: Model, samples: Samples, kind: str, expression: Any) -> float:
    """The largest or smallest value of samples, or the mean by the trapezoidal rule."""
    values, t = evaluate(model, samples, expression), samples.t
    if kind == "mean":
        length = t[-1] - t[0]
        return float(np.trapezoid(values, t) / length) if length else float(values[0])
    return float(values.max() if kind == "largest" else values.min())


def reduce_motion(model: Model, samples: Samples, kind: str, expression: Any) -> float:
    """The largest, smallest or mean value of a motion, also between its samples."""
    t = samples.t
    if t[-1] == t[0]:
        return reduce_steps(model, samples, kind, expression)
    if kind == "mean":
        half = np.diff(t)[:, None] / 2
        times = (t[:-1, None] + half * (1 + _NODES)).ravel()
        values = evaluate(model, interpolate(samples, model, times), expression).reshape(-1, len(_NODES))
        return float((half * _WEIGHTS * values).sum() / (t[-1] - t[0]))
    sign = 1.0 if kind == "largest" else -1.0
    values = sign * evaluate(model, samples, expression)
    best, place = values.max(), int(values.argmax())
    low, high = t[max(place - 1, 0)], t[min(place + 1, len(t) - 1)]
    for _ in range(_LOOKS):
        times = np.linspace(low, high, _POINTS)
        values = sign * evaluate(model, interpolate(samples, model, times), expression)
        best, place = max(best, values.max()), int(values.argmax())
        low, high = times[max(place - 1, 0)], times[min(place + 1, _POINTS - 1)]
    return float(sign * best)
