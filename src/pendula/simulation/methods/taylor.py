"""Taylor's method: the step is the solution's own series, as long as the tolerance asks for.

The order follows the tolerance ε, K ≈ −ln ε / 1.7 + 2: longer series make longer steps but cost more, and
for convolutions, whose cost grows with K², −ln ε / 2 is the best balance (Jorba & Zou, Experimental
Mathematics 14, 2005). The step h makes the last two terms |cₖ| hᵏ equal to ε. Whether it was right shows at
its end, where the next series begins: h |P′(h) − ẏ| / (K + 1) is the polynomial's error if motion is smooth.
"""

import math

import numpy as np

from pendula.compiler.intrinsics import at, call, record_at
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.records import Doubles, Record, aligned_zeros, record
from pendula.simulation.loops.control import StepControl, is_small, scale_of_entry
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.restoration import restore
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.family import Adaptive, Family, Preparation

_LOWEST, _HIGHEST = 6, 30
# Taylor steps use all of what a tolerance allows; a twentieth of it gives the end errors that users of the
# more cautious Runge–Kutta pairs expect.
_SHARPER = 0.05


@record
class Series(Record):
    """The series of the step under way and of the next one.

    A series has ``order`` + 2 rows: weights 1 / (unit · scale) of the states, then their coefficients.
    """

    order: int
    row: int
    # Momenta among the states, from where they begin, and the kernel that gives velocities.
    momenta: int
    velocities: int
    # The kernel that sums a series, what it and the series kernel read of the time, and its room.
    sum: int
    # The kernel of the rates of (q, π, z), or of (q, v, z), and whether steps are checked by it, since the
    # motion may have sharp parts; how far the places for it have moved on.
    rate: int
    sharp: int
    turn: float
    moment: Doubles
    ahead: Doubles
    now: Doubles
    following: Doubles
    spare: Doubles


series_of = record_at(Series)

_FIRST_PART = 0.1  # of the size of the state: how far a first step may lead
_PLACES = 12  # of a step at which it is checked
_GOLDEN = 0.6180339887498949  # by which they move on from step to step, in parts of their distance
_MISSED = 1e200  # in place of an error: something within the step was not seen


@compiled
def _expand(w: Workspace, c: StepControl, s: Series, t: float, y: Doubles, series: Doubles) -> None:
    """The series from a state on; the units of the states, which it gives, become weights.

    The size of a momentum is that of its velocity, the first coefficient of its coordinate.
    """
    row, momenta = s.row, s.momenta
    s.moment[0], s.moment[1] = t, s.order
    call(w.rate, s.moment, y, w.u, w.p, series)
    w.evaluations += s.order
    for j in range(w.size):
        of_momentum = momenta <= j < 2 * momenta
        value = series[2 * row + j - momenta] if of_momentum else series[row + j]
        scale = scale_of_entry(c, j, value)
        series[j] = 0.0 if scale == 0.0 else 1.0 / (series[j] * scale)


@compiled
def _step_of_series(w: Workspace, tolerance: float, s: Series) -> float:
    """h = min over the last two orders of (ε / ‖cₖ‖)^(1/k); of a polynomial that ends earlier, no limit."""
    series, order = s.now, s.order
    last, before = at(series, (order + 1) * s.row), at(series, order * s.row)
    highest, second = 0.0, 0.0
    for j in range(w.size):
        highest = larger(abs(last[j]) * series[j], highest)
        second = larger(abs(before[j]) * series[j], second)
    exponent = 600.0
    if not (highest <= 0.0):
        exponent = math.log(tolerance / highest) / order
    if not (second <= 0.0):
        exponent = min(exponent, math.log(tolerance / second) / (order - 1))
    return math.exp(exponent)


@compiled
def _begin(w: Workspace, c: StepControl) -> None:
    s = series_of(w.own)
    _expand(w, c, s, w.time, w.y, s.now)
    for j in range(w.size):
        # What is small yet, such as a velocity at rest, says nothing about the step ...
        value = s.now[2 * s.row + j - s.momenta] if s.momenta <= j < 2 * s.momenta else s.now[s.row + j]
        s.spare[j] = s.now[j]
        if is_small(c, j, scale_of_entry(c, j, value)) != 0:
            s.now[j] = 0.0
    guess = _step_of_series(w, c.tolerance, s)
    if guess > 0.0:
        c.step = min(c.step, guess)
    for j in range(w.size):
        # ... and is judged by how far it gets.
        if s.now[j] == 0.0:
            s.now[j] = s.spare[j]
            moved = c.step * abs(s.now[2 * s.row + j])
            if moved * s.spare[j] > 1.0 or s.spare[j] == 0.0:
                s.now[j] = 1.0 / moved if moved > 0.0 else 0.0
    if s.sharp != 0:
        # A series that ends early says nothing about what lies ahead: begin with a part of the way.
        fastest = 0.0
        for j in range(w.size):
            fastest = max(fastest, abs(s.now[2 * s.row + j]) * s.now[j])
        if fastest > 0.0:
            c.step = min(c.step, _FIRST_PART / fastest)


@compiled
def _attempt(w: Workspace, c: StepControl) -> float:
    # new = P(h), and the series there; its first coefficients should be the slope P′(h).
    s, new = series_of(w.own), w.new
    ahead, following, row = s.ahead, s.following, s.row
    s.moment[0], s.moment[1] = w.h, s.order
    call(s.sum, s.moment, s.now, w.u, w.p, ahead)
    for j in range(w.size):
        new[j] = ahead[j]
    if w.restores != 0:
        restore(w.restoration, w.reached, new, w.u, w.p, s.spare)
    _expand(w, c, s, w.reached, new, following)
    factor = w.h / ((s.order + 1.0) * c.tolerance)
    error = 0.0
    for j in range(w.size):
        scaled = factor * abs(ahead[row + j] - following[2 * row + j]) * following[j]
        error = larger(scaled, error)
    if s.sharp != 0 and error <= 1.0 and _has_missed(w, c, s) != 0:
        return _MISSED
    return error


@compiled
def _has_missed(w: Workspace, c: StepControl, s: Series) -> int:
    """Whether the slope of the series, somewhere in the step, is not the rate there.

    A series knows its start alone, and where it ends it may be right by chance or because nothing acts there:
    a force in between that is strong in a short way only is in neither.
    """
    row, allowed = s.row, c.tolerance / _SHARPER
    s.turn = (s.turn + _GOLDEN) % 1.0
    for n in range(_PLACES):
        ahead = (n + s.turn) / _PLACES * w.h
        s.moment[0], s.moment[1] = ahead, s.order
        call(s.sum, s.moment, s.now, w.u, w.p, s.ahead)
        call(s.rate, w.time + ahead, s.ahead, w.u, w.p, s.spare)
        w.evaluations += 1
        for j in range(w.size):
            # Written so that a NaN counts as missed.
            if not (w.h * abs(s.ahead[row + j] - s.spare[j]) * s.now[j] <= allowed):
                return 1
    return 0


@compiled
def _accept(w: Workspace, c: StepControl) -> None:
    s = series_of(w.own)
    s.now, s.following = s.following, s.now
    velocities = at(s.now, 2 * s.row)
    for j in range(w.size):
        w.y[j] = w.new[j]
        of_momentum = s.momenta <= j < 2 * s.momenta
        c.reached[j] = velocities[j - s.momenta] if of_momentum else w.new[j]


@compiled
def _interpolate(w: Workspace, c: StepControl) -> None:
    s, size, rows = series_of(w.own), w.size, w.polynomial
    coefficients, row, power = at(s.now, s.row), s.row, 1.0
    for k in range(s.order + 1):
        for j in range(size):
            rows[k * size + j] = power * coefficients[k * row + j]
        power *= w.h


@compiled
def _propose(w: Workspace, c: StepControl, error: float) -> float:
    s = series_of(w.own)
    if error == _MISSED:
        return 0.5 * w.h
    if not (error <= 1.0):
        return w.h * max(0.1, 0.9 * error ** (-1.0 / (s.order + 1.0)))
    proposed = _step_of_series(w, c.tolerance, s)
    # After a rejection the series is not to be believed at once: something is not smooth here. Nor is it
    # where the motion may have sharp parts.
    return min(proposed, 2.0 * w.h) if c.repeated != 0 or s.sharp != 0 else proposed


@compiled
def _convert(w: Workspace, t: float, state: Doubles, out: Doubles) -> None:
    # (q, v(q, π), z), where the state has momenta.
    s = series_of(w.own)
    if s.momenta != 0:
        call(s.velocities, t, state, w.u, w.p, at(out, s.momenta))


TAYLOR = Family(_begin, _attempt, _accept, _interpolate, _propose, _convert)


def order_for(tolerance: float) -> int:
    """The length of the series that suits a tolerance."""
    return min(max(round(-math.log(tolerance) / 1.7 + 2), _LOWEST), _HIGHEST)


def _prepare(model: Model, tolerance: float) -> Preparation:
    series, sharper, layout = model.compilation.series, tolerance * _SHARPER, model.layout
    order = order_for(sharper)
    momenta = 0 if model.constraints else layout.paired
    length = (order + 2) * series.row
    own = Series(order=order, row=series.row, momenta=momenta, sum=series.value)
    own.sharp = model.compilation.rate_profile.sharp
    if own.sharp:
        own.rate = model.compilation.kernel("canonical_rate" if momenta else "rate").address
    own.velocities = model.compilation.kernel("velocities").address if momenta else 0
    own.point(
        moment=np.zeros(2), ahead=aligned_zeros(2 * series.row), spare=np.zeros(max(series.row, 2)),
        now=aligned_zeros(length), following=aligned_zeros(length),
    )  # fmt: skip

    return Preparation(
        rate=series.address,
        own=own,
        degree=order,
        error_order=order,
        tolerance=sharper,
        kept=series,
        inward="momenta" if momenta else "",
        outward="velocities" if momenta else "",
        finds_steps=True,
        looks_within=True,
        stable=0.35 * order,  # on the real axis a series of order K is stable up to about K/e
        any_input=False,
    )


ALL = (
    Adaptive("taylor", None, TAYLOR, _prepare, "Taylor series of any order: for tolerances down to 1e-15"),
)
