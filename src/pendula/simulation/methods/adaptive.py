"""Adaptive explicit Runge–Kutta pairs: the compiled loop with step control and dense output.

Step control is proportional-integral (Gustafsson; Hairer & Wanner II, §IV.2): after a step with scaled error
ε, h ← h · 0.9 ε^(−0.7/k) ε_before^(0.4/k), k = order of the error estimate + 1. Samples at requested times
come from the pair's interpolant and do not disturb the steps.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from pendula.compiler import compiled_loop
from pendula.numerics.pairs import DOP853, DOPRI5, Pair

# Why the loop came back: the end, no room for samples, time for a look outside, or a step too small to count.
DONE, FULL, PAUSED, STUCK = 0, 1, 2, 3
# Places in the loop's numbers (doubles) and counts (integers).
T, END, STEP, LAST_ERROR, TOLERANCE = range(5)
SAVED, STEPS, REJECTED, EVALUATIONS, ROOM, PATIENCE = range(6)


@dataclass(frozen=True, eq=False)
class Adaptive:
    """An adaptive method: it chooses its steps so that each one's error stays below a tolerance."""

    name: str
    pair: Pair
    remark: str = ""

    @property
    def order(self) -> int:
        return self.pair.order

    @property
    def loop(self) -> Callable[..., int]:
        return _loop()

    def sizes(self, ny: int, save_every: int) -> np.ndarray:
        """What the loop must know: states, all stages, those of a step, powers of θ, error rows, …"""
        pair = self.pair
        shape = [ny, len(pair.c), len(pair.b), pair.p.shape[1], len(pair.e), pair.error_order, save_every]
        return np.array(shape, dtype=np.int64)

    @property
    def coefficients(self) -> np.ndarray:
        pair = self.pair
        return np.concatenate([np.ravel(part) for part in (pair.a, pair.b, pair.c, pair.e, pair.p)])

    def memory(self, ny: int) -> int:
        """Doubles to work with: all stages, the new state, one stage's state, two errors."""
        return (len(self.pair.c) + 4) * ny + 1


ALL = (
    Adaptive("dopri5", DOPRI5, "Dormand and Prince's 5(4): for tolerances down to 1e-6"),
    Adaptive("dop853", DOP853, "Hairer's eighth-order method: for tolerances down to 1e-13"),
)


@cache
def _loop() -> Callable[..., int]:
    arguments = "i8 i8* f8* f8* i8* f8* f8* f8* f8* f8* f8* f8* f8*"
    return compiled_loop("adaptive", "i8", arguments, _adaptation)


def _adaptation() -> Any:
    from pendula.compiler.loops import call_kernel, inlined, offset

    call, at = call_kernel(), offset()
    attempt: Any = inlined(_attempt(call, at))
    error_of: Any = inlined(_error_of_step)
    interpolate: Any = inlined(_interpolate(call, at))
    next_step: Any = inlined(_next_step)

    def adapt(rate, sizes, pair, numbers, counts, y, u, p, relative, work, times, out_t, out):
        """Steps until the end, until there is no room, or until patience is out; says which."""
        ny, total, stages, rows, save_every = sizes[0], sizes[1], sizes[2], sizes[4], sizes[6]
        e = at(pair, total * total + stages + total)
        dense = at(e, rows * (stages + 1))
        new = at(work, total * ny)
        for _ in range(counts[PATIENCE]):
            t, end = numbers[T], numbers[END]
            if t >= end:
                return DONE
            smallest = 1e-14 * max(abs(t), abs(end))
            h = min(numbers[STEP], end - t)
            reached = end if h == end - t else t + h
            attempt(rate, sizes, pair, t, h, reached, y, u, p, work, new)
            counts[EVALUATIONS] += stages
            error = error_of(sizes, e, h, numbers[TOLERANCE], relative, y, new, work)
            if not (error <= 1.0):
                counts[REJECTED] += 1
                numbers[STEP] = h * (
                    max(0.2, 0.9 * error ** (-1.0 / (sizes[5] + 1.0))) if error < 1e300 else 0.1
                )
                if numbers[STEP] <= smallest:
                    return STUCK
                continue
            counts[STEPS] += 1
            if save_every == 0:
                interpolate(rate, sizes, pair, dense, counts, t, h, reached, y, u, p, work, new, times, out)
            for j in range(ny):
                y[j] = new[j]
                work[j] = work[stages * ny + j]
            numbers[T] = reached
            if save_every > 0 and (counts[STEPS] % save_every == 0 or reached == end):
                out_t[counts[SAVED]] = reached
                for j in range(ny):
                    out[counts[SAVED] * ny + j] = y[j]
                counts[SAVED] += 1
            next_step(sizes, numbers, h, error, reached == end)
            if save_every > 0 and counts[SAVED] == counts[ROOM]:
                return FULL
        return PAUSED

    return adapt


def _attempt(call: Any, at: Any) -> Any:
    def attempt(rate, sizes, pair, t, h, reached, y, u, p, work, new):
        # The stages kᵢ = f(t + cᵢh, y + h Σ aᵢⱼkⱼ), new = y + h Σ bᵢkᵢ, and the rate there, which the next
        # step begins with; k₀ is known.
        ny, total, stages = sizes[0], sizes[1], sizes[2]
        b = at(pair, total * total)
        c, stage, moment = at(b, stages), at(new, ny), at(new, 4 * ny)
        for s in range(1, stages + 1):
            target, factors = (stage, at(pair, s * total)) if s < stages else (new, b)
            for j in range(ny):
                slope = factors[0] * work[j]
                for i in range(1, s):
                    slope += factors[i] * work[i * ny + j]
                target[j] = y[j] + h * slope
            moment[0] = t + c[s] * h if s < stages else reached
            call(rate, moment, target, u, p, p, at(work, s * ny))

    return attempt


def _error_of_step(sizes, e, h, tolerance, relative, y, new, k):
    # ε = max |error| / (tolerance (1 + |y|)); of two estimates (Hairer's) ε = ε₅² / √(ε₅² + 0.01 ε₃²).
    ny, stages, rows = sizes[0], sizes[2], sizes[4]
    error = 0.0
    for row in range(rows):
        worst = 0.0
        for j in range(ny):
            total = 0.0
            for i in range(stages + 1):
                total += e[row * (stages + 1) + i] * k[i * ny + j]
            size = 1.0 + relative[j] * max(abs(y[j]), abs(new[j]))
            scaled = abs(h * total) / (tolerance * size)
            # Written so that a NaN does not get lost in the comparison.
            if not (scaled <= worst):
                worst = scaled
        if row == 0:
            error = worst
        elif error > 0.0:
            error = error * error / (error * error + 0.01 * worst * worst) ** 0.5
    return error


def _interpolate(call: Any, at: Any) -> Any:
    def interpolate(rate, sizes, pair, dense, counts, t, h, reached, y, u, p, work, new, times, out):
        # y(t + θh) = y + h Σ kᵢ Σ pᵢd θ^(d+1) at the times within this step; extra stages only if needed.
        ny, total, stages, powers = sizes[0], sizes[1], sizes[2], sizes[3]
        c, stage, moment = at(pair, total * total + stages), at(new, ny), at(new, 4 * ny)
        prepared = False
        while counts[SAVED] < counts[ROOM] and times[counts[SAVED]] <= reached:
            wanted, sample = times[counts[SAVED]], at(out, counts[SAVED] * ny)
            counts[SAVED] += 1
            for j in range(ny):
                sample[j] = new[j] if wanted == reached else y[j]
            if wanted == reached:
                continue
            for s in range(stages + 1, total if not prepared else 0):
                for j in range(ny):
                    stage[j] = y[j]
                    for i in range(s):
                        stage[j] += h * pair[s * total + i] * work[i * ny + j]
                moment[0] = t + c[s] * h
                call(rate, moment, stage, u, p, p, at(work, s * ny))
                counts[EVALUATIONS] += 1
            prepared = True
            theta = (wanted - t) / h
            for i in range(total):
                weight = 0.0
                for d in range(powers - 1, -1, -1):
                    weight = (weight + dense[i * powers + d]) * theta
                for j in range(ny):
                    sample[j] += h * weight * work[i * ny + j]

    return interpolate


def _next_step(sizes, numbers, h, error, last):
    # h ← h · 0.9 ε^(−0.7/k) ε_before^(0.4/k), at most five times more or less.
    exponent = 1.0 / (sizes[5] + 1.0)
    growth = 5.0
    if error > 0.0:
        growth = 0.9 * error ** (-0.7 * exponent) * numbers[LAST_ERROR] ** (0.4 * exponent)
    numbers[LAST_ERROR] = max(error, 1e-4)
    proposed = h * min(5.0, max(0.2, growth))
    # A step cut short by the end says nothing about the steps after it.
    numbers[STEP] = max(numbers[STEP], proposed) if last else proposed
