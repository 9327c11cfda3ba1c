"""Embedded explicit Runge–Kutta pairs as a family of adaptive methods.

Step control is proportional-integral (Gustafsson; Hairer & Wanner II, §IV.2): after a step with scaled error
ε, h ← h · 0.9 ε^(−0.7/k) ε_before^(0.4/k), k = order of the error estimate + 1.
"""

from functools import partial
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics.pairs import DOP853, DOPRI5, VERNER98, Pair
from pendula.simulation.methods.adaptive import Adaptive, Family, Preparation, plain_state
from pendula.simulation.methods.layout import (
    EVALUATIONS,
    INPUTS,
    LAST_ERROR,
    NY,
    OWN,
    RATE,
    REPEATED,
    RESTORATION,
    TOLERANCE,
    T,
)
from pendula.simulation.methods.restoration import RESTORE, restoration


def _combined(ny, count, h, factors, k, base, target):
    # target = base + h Σ factorsᵢ kᵢ; four sums side by side, since each waits for its own last term.
    j = 0
    while j + 4 <= ny:
        a, b, c, d = 0.0, 0.0, 0.0, 0.0
        for i in range(count):
            factor, row = factors[i], i * ny + j
            a += factor * k[row]
            b += factor * k[row + 1]
            c += factor * k[row + 2]
            d += factor * k[row + 3]
        target[j] = base[j] + h * a
        target[j + 1] = base[j + 1] + h * b
        target[j + 2] = base[j + 2] + h * c
        target[j + 3] = base[j + 3] + h * d
        j += 4
    while j < ny:
        a = 0.0
        for i in range(count):
            a += factors[i] * k[i * ny + j]
        target[j] = base[j] + h * a
        j += 1


def _begin(call: Any, at: Any) -> Any:
    def begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment):
        moment[0] = numbers[T]
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        call(kernels[RATE], moment, y, u, p, p, work)
        counts[EVALUATIONS] += 1

    return begin


def _attempt(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    combined = called(_combined, None, "i8 i8 f8 f8* f8* f8* f8*")
    restore = called(restoration(call), None, RESTORE)
    error_of = called(_error_of_step(at, combined), "f8", "i8* f8* f8 f8 f8* f8* f8* f8* f8*")

    def attempt(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment):
        # The stages kᵢ = f(t + cᵢh, y + h Σ aᵢⱼkⱼ), new = y + h Σ bᵢkᵢ, and the rate there, which the next
        # step begins with; k₀ is known.
        ny, total, stages = sizes[NY], sizes[OWN], sizes[OWN + 1]
        b = at(data, total * total)
        c = at(b, stages)
        stage = at(work, total * ny)
        for s in range(1, stages + 1):
            target, factors = (stage, at(data, s * total)) if s < stages else (new, b)
            combined(ny, s, h, factors, work, y, target)
            moment[0] = t + c[s] * h if s < stages else reached
            if s == stages and kernels[RESTORATION] != 0:
                restore(kernels[RESTORATION], moment, new, u, p, stage)
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, target, u, p, p, u)
            call(kernels[RATE], moment, target, u, p, p, at(work, s * ny))
        counts[EVALUATIONS] += stages
        e = at(data, total * total + stages + total)
        return error_of(sizes, e, h, numbers[TOLERANCE], relative, y, new, work, stage)

    return attempt


def _error_of_step(at: Any, combined: Any) -> Any:
    def error_of_step(sizes, e, h, tolerance, relative, y, new, k, spare):
        # ε = max |error| / (tolerance (1 + |y|)); of two estimates (Hairer's) ε = ε₅² / √(ε₅² + 0.01 ε₃²).
        ny, stages, rows = sizes[NY], sizes[OWN + 1], sizes[OWN + 3]
        error, zero = 0.0, at(spare, ny)
        for row in range(rows):
            worst = 0.0
            combined(ny, stages + 1, h, at(e, row * (stages + 1)), k, zero, spare)
            for j in range(ny):
                size = 1.0 + relative[j] * max(abs(y[j]), abs(new[j]))
                scaled = abs(spare[j]) / (tolerance * size)
                # Written so that a NaN does not get lost in the comparison.
                worst = scaled if not (scaled <= worst) else worst
            if row == 0:
                error = worst
            elif error > 0.0:
                error = error * error / (error * error + 0.01 * worst * worst) ** 0.5
        return error

    return error_of_step


def _accept(call: Any, at: Any) -> Any:
    def accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment):
        ny, stages = sizes[NY], sizes[OWN + 1]
        for j in range(ny):
            y[j] = new[j]
            work[j] = work[stages * ny + j]

    return accept


def _polynomial(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    combined = called(_combined, None, "i8 i8 f8 f8* f8* f8* f8*")

    def polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment):
        # y(t + θh) = y + h Σ kᵢ Σ pᵢd θ^(d+1), with stages of its own beyond those of the step.
        ny, total, stages, powers = sizes[NY], sizes[OWN], sizes[OWN + 1], sizes[OWN + 2]
        c, stage = at(data, total * total + stages), at(work, total * ny)
        dense = at(data, total * total + stages + total + sizes[OWN + 3] * (stages + 1))
        for s in range(stages + 1, total):
            combined(ny, s, h, at(data, s * total), work, y, stage)
            moment[0] = t + c[s] * h
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, stage, u, p, p, u)
            call(kernels[RATE], moment, stage, u, p, p, at(work, s * ny))
            counts[EVALUATIONS] += 1
        for j in range(ny):
            poly[j] = y[j]
        zero = at(stage, ny)
        for d in range(powers):
            combined(ny, total, h, at(dense, d * total), work, zero, at(poly, (d + 1) * ny))

    return polynomial


def _propose(call: Any, at: Any) -> Any:
    def propose(sizes, data, numbers, counts, h, error, relative, y, work):
        # After a rejection h · 0.9 ε^(−1/k), at least a fifth; else as above, at most five times more or less
        exponent = 1.0 / (sizes[OWN + 4] + 1.0)
        if not (error <= 1.0):
            return h * max(0.2, 0.9 * error**-exponent)
        growth = 5.0
        if error > 0.0:
            growth = 0.9 * error ** (-0.7 * exponent) * numbers[LAST_ERROR] ** (0.4 * exponent)
        return h * min(1.0 if counts[REPEATED] != 0 else 5.0, max(0.2, growth))

    return propose


PAIRS = Family("pairs", _begin, _attempt, _accept, _polynomial, _propose, plain_state)


def _prepared(pair: Pair, model: Model, tolerance: float) -> Preparation:
    ny = len(model.card.entries)
    powers = pair.p.shape[1]
    parts = (pair.a, pair.b, pair.c, pair.e, pair.p.T)
    return Preparation(
        rate=model.compilation.kernel("rate").address,
        helper=0,
        degree=powers,
        error_order=pair.error_order,
        tolerance=tolerance,
        own=(len(pair.c), len(pair.b), powers, len(pair.e), pair.error_order),
        coefficients=np.concatenate([np.ravel(part) for part in parts]),
        memory=(len(pair.c) + 2) * ny,
    )


def embedded(name: str, pair: Pair, remark: str) -> Adaptive:
    """The adaptive method of an embedded pair."""
    return Adaptive(name, pair.order, PAIRS, partial(_prepared, pair), remark)


ALL = (
    embedded("dopri5", DOPRI5, "Dormand and Prince's 5(4): for tolerances down to 1e-6"),
    embedded("dop853", DOP853, "Hairer's eighth-order method: for tolerances down to 1e-13"),
    embedded("verner98", VERNER98, "Verner's 9(8): for tolerances down to 1e-15"),
)
