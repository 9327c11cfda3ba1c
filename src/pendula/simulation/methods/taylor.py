"""Taylor's method: the step is the solution's own series, as long as the tolerance asks for.

The order follows the tolerance ε, K ≈ −ln ε / 1.7 + 2: longer series make longer steps but cost more, and
for convolutions, whose cost grows with K², −ln ε / 2 is the best balance (Jorba & Zou, Experimental
Mathematics 14, 2005). The step h makes the last two terms |cₖ| hᵏ equal to ε. Whether it was right shows at
its end, where the next series begins: h |P′(h) − ẏ| / (K + 1) is the polynomial's error if motion is smooth.
"""

import math
from functools import partial
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.simulation.methods.adaptive import Adaptive, Family, Preparation
from pendula.simulation.methods.layout import (
    DEGREE,
    EVALUATIONS,
    HALF,
    HELPER,
    NY,
    OWN,
    RATE,
    REPEATED,
    RESTORATION,
    STEP,
    TOLERANCE,
    T,
)
from pendula.simulation.methods.restoration import RESTORE, restoration

_LOWEST, _HIGHEST = 6, 30
# Taylor steps use all of what a tolerance allows; a twentieth of it gives the end errors that users of the
# more cautious Runge–Kutta pairs expect.
_SHARPER = 0.05
# Own sizes: length of a row of coefficients, momenta among the states, doubles of a series, and the address
# of the kernel that gives velocities.
_ROW, _MOMENTA, _LENGTH, _VELOCITIES = range(OWN, OWN + 4)


def _weigh(at: Any) -> Any:
    def weigh(sizes, relative, series):
        # The units of the states become weights 1 / (unit (1 + |size|)); the size of a momentum is that of
        # its velocity, the first coefficient of its coordinate.
        row, momenta = sizes[_ROW], sizes[_MOMENTA]
        for j in range(sizes[NY]):
            of_momentum = momenta <= j < momenta + momenta
            size = series[2 * row + j - momenta] if of_momentum else series[row + j]
            series[j] = 1.0 / (series[j] * (1.0 + relative[j] * abs(size)))

    return weigh


def _step_of_series(at: Any) -> Any:
    def step_of_series(sizes, tolerance, series):
        # h = min over the last two orders of (ε / ‖cₖ‖)^(1/k); of a polynomial that ends earlier, no limit.
        row, order = sizes[_ROW], sizes[DEGREE]
        last, before = at(series, (order + 1) * row), at(series, order * row)
        larger, smaller = 0.0, 0.0
        for j in range(sizes[NY]):
            one, other = abs(last[j]) * series[j], abs(before[j]) * series[j]
            # Written so that a NaN does not get lost in the comparison.
            larger = one if not (one <= larger) else larger
            smaller = other if not (other <= smaller) else smaller
        exponent = 600.0
        if not (larger <= 0.0):
            exponent = math.log(tolerance / larger) / order
        if not (smaller <= 0.0):
            exponent = min(exponent, math.log(tolerance / smaller) / (order - 1))
        return math.exp(exponent)

    return step_of_series


def _begin(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import inline as inlined

    step_of_series: Any = inlined(_step_of_series(at))
    weigh: Any = inlined(_weigh(at))

    def begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment):
        moment[0], moment[1] = numbers[T], sizes[DEGREE]
        series = at(work, counts[HALF] * sizes[_LENGTH])
        call(kernels[RATE], moment, y, u, p, p, series)
        counts[EVALUATIONS] += sizes[DEGREE]
        weigh(sizes, relative, series)
        guess = step_of_series(sizes, numbers[TOLERANCE], series)
        if guess > 0.0:
            numbers[STEP] = min(numbers[STEP], guess)

    return begin


def _attempt(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import inline as inlined

    weigh: Any = inlined(_weigh(at))
    restore = called(restoration(call), None, RESTORE)

    def attempt(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment):
        # new = P(h), and the series there; its first coefficients should be the slope P′(h).
        ny, row, length = sizes[NY], sizes[_ROW], sizes[_LENGTH]
        series = at(work, counts[HALF] * length)
        following = at(work, (1 - counts[HALF]) * length)
        ahead = at(work, 2 * length)
        moment[0], moment[1] = h, sizes[DEGREE]
        call(kernels[HELPER], moment, series, u, p, p, ahead)
        for j in range(ny):
            new[j] = ahead[j]
        moment[0] = reached
        if kernels[RESTORATION] != 0:
            restore(kernels[RESTORATION], moment, new, u, p, at(ahead, 2 * row))
        call(kernels[RATE], moment, new, u, p, p, following)
        counts[EVALUATIONS] += sizes[DEGREE]
        weigh(sizes, relative, following)
        factor = h / ((sizes[DEGREE] + 1.0) * numbers[TOLERANCE])
        error = 0.0
        for j in range(ny):
            scaled = factor * abs(ahead[row + j] - following[2 * row + j]) * following[j]
            error = scaled if not (scaled <= error) else error
        return error

    return attempt


def _accept(call: Any, at: Any) -> Any:
    def accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment):
        counts[HALF] = 1 - counts[HALF]
        for j in range(sizes[NY]):
            y[j] = new[j]

    return accept


def _polynomial(call: Any, at: Any) -> Any:
    def polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment):
        ny, row = sizes[NY], sizes[_ROW]
        series = at(work, counts[HALF] * sizes[_LENGTH] + row)
        power = 1.0
        for k in range(sizes[DEGREE] + 1):
            for j in range(ny):
                poly[k * ny + j] = power * series[k * row + j]
            power *= h

    return polynomial


def _propose(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import inline as inlined

    step_of_series: Any = inlined(_step_of_series(at))

    def propose(sizes, data, numbers, counts, h, error, relative, y, work):
        if not (error <= 1.0):
            return h * max(0.1, 0.9 * error ** (-1.0 / (sizes[DEGREE] + 1.0)))
        proposed = step_of_series(sizes, numbers[TOLERANCE], at(work, counts[HALF] * sizes[_LENGTH]))
        # After a rejection the series is not to be believed at once: something is not smooth here.
        return min(proposed, 2.0 * h) if counts[REPEATED] != 0 else proposed

    return propose


def _reveal(call: Any, at: Any) -> Any:
    def reveal(kernels, sizes, moment, state, u, p, work, row):
        # (q, v(q, π), z), where the state has momenta.
        for j in range(sizes[NY]):
            row[j] = state[j]
        if sizes[_MOMENTA] != 0:
            call(sizes[_VELOCITIES], moment, state, u, p, p, at(row, sizes[_MOMENTA]))

    return reveal


TAYLOR = Family("taylor", _begin, _attempt, _accept, _polynomial, _propose, _reveal)


def order_for(tolerance: float) -> int:
    """The length of the series that suits a tolerance."""
    return min(max(round(-math.log(tolerance) / 1.7 + 2), _LOWEST), _HIGHEST)


def _prepared(model: Model, tolerance: float) -> Preparation:
    series, sharper = model.compilation.series, tolerance * _SHARPER
    order = order_for(sharper)
    layout = model.layout
    momenta = 0 if model.constraints else layout.paired
    length = (order + 2) * series.row
    velocities = model.compilation.kernel("velocities").address if momenta else 0

    def turned(function: str, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """(q, v, z) to (q, π, z), or back."""
        made = y.copy()
        made[layout.v] = model.evaluate(function, np.array([t]), y, u)
        return made

    return Preparation(
        rate=series.address,
        helper=series.value,
        degree=order,
        error_order=order,
        tolerance=sharper,
        own=(series.row, momenta, length, velocities),
        coefficients=np.zeros(1),
        memory=2 * length + 3 * series.row,
        kept=series,
        inward=partial(turned, "momenta") if momenta else None,
        outward=partial(turned, "velocities") if momenta else None,
        finds_steps=True,
        stable=0.35 * order,  # on the real axis a series of order K is stable up to about K/e
        any_input=False,
    )


ALL = (
    Adaptive("taylor", None, TAYLOR, _prepared, "Taylor series of any order: for tolerances down to 1e-15"),
)
