"""Embedded explicit Runge–Kutta pairs as a family of adaptive methods.

Step control is proportional-integral (Gustafsson; Hairer & Wanner II, §IV.2): after a step with scaled error
ε, h ← h · 0.9 ε^(−0.7/k) ε_before^(0.4/k), k = order of the error estimate + 1.
"""

from functools import partial

import numpy as np

from pendula.compiler.intrinsics import at, record_at
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.numerics.pairs import DOP853, DOPRI5, VERNER98, Pair
from pendula.records import Doubles, Record, record
from pendula.simulation.loops.control import StepControl, scale_of_entry
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.rates import evaluate_rate
from pendula.simulation.loops.restoration import restore
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.family import Adaptive, Family, Preparation


@record
class Stages(Record):
    """The coefficients of a pair and its stages.

    A pair has some ``stages``, the rate at the end of the step, and more stages for its polynomial:
    ``total`` in all. Of its estimates there is one, or two (Hairer's).
    """

    total: int
    stages: int
    powers: int
    estimates: int
    error_order: int
    a: Doubles
    b: Doubles
    c: Doubles
    e: Doubles
    dense: Doubles
    k: Doubles
    stage: Doubles
    zero: Doubles


stages_of = record_at(Stages)


@compiled
def _combine(
    size: int, count: int, h: float, factors: Doubles, k: Doubles, base: Doubles, out: Doubles
) -> None:
    # out = base + h Σ factorsᵢ kᵢ; four sums side by side, since each waits for its own last term.
    j = 0
    while j + 4 <= size:
        a, b, c, d = 0.0, 0.0, 0.0, 0.0
        for i in range(count):
            factor, row = factors[i], i * size + j
            a += factor * k[row]
            b += factor * k[row + 1]
            c += factor * k[row + 2]
            d += factor * k[row + 3]
        out[j] = base[j] + h * a
        out[j + 1] = base[j + 1] + h * b
        out[j + 2] = base[j + 2] + h * c
        out[j + 3] = base[j + 3] + h * d
        j += 4
    while j < size:
        a = 0.0
        for i in range(count):
            a += factors[i] * k[i * size + j]
        out[j] = base[j] + h * a
        j += 1


@compiled
def _begin(w: Workspace, c: StepControl) -> None:
    evaluate_rate(w, w.time, w.y, stages_of(w.own).k)


@compiled
def _attempt(w: Workspace, c: StepControl) -> float:
    # The stages kᵢ = f(t + cᵢh, y + h Σ aᵢⱼkⱼ), new = y + h Σ bᵢkᵢ, and the rate there, which the next
    # step begins with; k₀ is known.
    s, size, t, h, y, new = stages_of(w.own), w.size, w.time, w.h, w.y, w.new
    k, stage, total, stages = s.k, s.stage, s.total, s.stages
    for i in range(1, stages):
        _combine(size, i, h, at(s.a, i * total), k, y, stage)
        evaluate_rate(w, t + s.c[i] * h, stage, at(k, i * size))
    _combine(size, stages, h, s.b, k, y, new)
    if w.restores != 0:
        restore(w.restoration, w.reached, new, w.u, w.p, stage)
    evaluate_rate(w, w.reached, new, at(k, stages * size))
    return _error_of_step(w, c, s)


@compiled
def _error_of_step(w: Workspace, c: StepControl, s: Stages) -> float:
    # ε = max |error| / (tolerance · scale); of two estimates (Hairer's) ε = ε₅² / √(ε₅² + 0.01 ε₃²), written
    # so that squares of small errors do not become zero.
    size, y, new, spare, count = w.size, w.y, w.new, s.stage, s.stages + 1
    error = 0.0
    for row in range(s.estimates):
        worst = 0.0
        _combine(size, count, w.h, at(s.e, row * count), s.k, s.zero, spare)
        for j in range(size):
            scale = scale_of_entry(c, j, larger(abs(y[j]), abs(new[j])))
            scaled = abs(spare[j]) / (c.tolerance * scale) if scale != 0.0 else 0.0
            worst = larger(scaled, worst)
        if row == 0:
            error = worst
        elif error > 0.0:
            error = error / (1.0 + 0.01 * (worst / error) ** 2) ** 0.5
    return error


@compiled
def _accept(w: Workspace, c: StepControl) -> None:
    s, size, y, new = stages_of(w.own), w.size, w.y, w.new
    k, last = s.k, at(s.k, s.stages * size)
    for j in range(size):
        y[j] = new[j]
        k[j] = last[j]


@compiled
def _interpolate(w: Workspace, c: StepControl) -> None:
    # y(t + θh) = y + h Σ kᵢ Σ pᵢd θ^(d+1), with stages of its own beyond those of the step.
    s, size, y, rows = stages_of(w.own), w.size, w.y, w.polynomial
    k, total = s.k, s.total
    for i in range(s.stages + 1, total):
        _combine(size, i, w.h, at(s.a, i * total), k, y, s.stage)
        evaluate_rate(w, w.time + s.c[i] * w.h, s.stage, at(k, i * size))
    for j in range(size):
        rows[j] = y[j]
    for d in range(s.powers):
        _combine(size, total, w.h, at(s.dense, d * total), k, s.zero, at(rows, (d + 1) * size))


@compiled
def _propose(w: Workspace, c: StepControl, error: float) -> float:
    # After a rejection h · 0.9 ε^(−1/k), at least a fifth; else as above, at most five times more or less
    exponent = 1.0 / (stages_of(w.own).error_order + 1.0)
    if not (error <= 1.0):
        return w.h * max(0.2, 0.9 * error**-exponent)
    growth = 5.0
    if error > 0.0:
        growth = 0.9 * error ** (-0.7 * exponent) * c.last_error ** (0.4 * exponent)
    return w.h * min(1.0 if c.repeated != 0 else 5.0, max(0.2, growth))


PAIRS = Family(_begin, _attempt, _accept, _interpolate, _propose)


def _prepare(pair: Pair, model: Model, tolerance: float) -> Preparation:
    size, powers, total = model.layout.size, pair.p.shape[1], len(pair.c)
    own = Stages(
        total=total, stages=len(pair.b), powers=powers, estimates=len(pair.e), error_order=pair.error_order
    )
    coefficients = {"a": pair.a, "b": pair.b, "c": pair.c, "e": pair.e, "dense": pair.p.T}
    own.point(**{name: np.ravel(part) for name, part in coefficients.items()})
    own.point(k=np.zeros(total * size), stage=np.zeros(size), zero=np.zeros(size))
    rate = model.compilation.kernel("rate").address
    return Preparation(rate, own, powers, pair.error_order, tolerance)


def _embedded(name: str, pair: Pair, remark: str) -> Adaptive:
    """The adaptive method of an embedded pair."""
    return Adaptive(name, pair.order, PAIRS, partial(_prepare, pair), remark)


ALL = (
    _embedded("dopri5", DOPRI5, "Dormand and Prince's 5(4): for tolerances down to 1e-6"),
    _embedded("dop853", DOP853, "Hairer's eighth-order method: for tolerances down to 1e-13"),
    _embedded("verner98", VERNER98, "Verner's 9(8): for tolerances down to 1e-15"),
)
