"""Lobatto's collocation of order 16 as a family of adaptive methods, its nodes in the lanes of one register.

The motion is a polynomial whose accelerations are right at nine nodes, both ends of the step among them
(Lobatto IIIA: Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.5). At the start they are
known from the end of the step before. The other eight are found by iteration: the accelerations aⱼ give
places and velocities at all nodes,

    vᵢ = v + h Σ Aᵢⱼ aⱼ,   qᵢ = q + cᵢ h v + h² Σ Bᵢⱼ aⱼ,

A and B the integrals of the polynomial once and twice, and these give new accelerations, all eight by one
call of a lane kernel. The first ones continue the polynomial of the step before. (Iterating all stages at
once: van der Houwen & Sommeijer 1990, J. Comput. Appl. Math. 29; continuing the last step's polynomial:
Everhart 1985, Dynamics of Comets.)
"""

import math
from functools import cache
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics.lobatto import DENSE, NODES, ORDER, collocation
from pendula.simulation.methods.adaptive import Adaptive, Family, Preparation, plain_state
from pendula.simulation.methods.collocation_error import ALLOWED, NOTHING, SHARPER, error_of
from pendula.simulation.methods.collocation_places import (
    DENSE_MODES,
    END_WEIGHTS,
    ERROR,
    EXTRA,
    EXTRA_ONCE,
    EXTRA_TWICE,
    IDEAL,
    INPUT_COUNT,
    INPUT_ROWS,
    ITERATIONS,
    LAST_STEP,
    LATEST,
    LEGENDRE,
    ONCE,
    PLACED,
    POWERS,
    START_WEIGHTS,
    TIMES,
    TWICE,
    WEIGHTS,
    arrays_of,
    memory_of,
)
from pendula.simulation.methods.layout import (
    EVALUATIONS,
    HELPER,
    INPUTS,
    NY,
    PAIRED,
    RATE,
    REPEATED,
    RESTORATION,
    STEP,
    TOLERANCE,
    T,
)
from pendula.simulation.methods.restoration import RESTORE, restoration

# What is left of the iteration, as a part of the tolerance; more iterations than these are not worth it.
_LEFT, _MOST_ITERATIONS = 1.0, 16
_SLOW = 9  # so many iterations, and longer steps would be no gain
_STAGNANT = 1e-11  # a change below this that no longer falls is rounding
_CAUTION = 0.75  # of the step that would meet the aim: longer ones cost more iterations than they save
_CONTRACTING = 3.3  # h times the fastest decay, where iterations limit the steps; they settle near 4
UNSOLVED = 1e6  # in place of an error: the iteration did not converge


def _instants(call: Any, at: Any) -> Any:
    def instants(kernels, sizes, nodes, t, h, y, u, p, work, moment):
        # The times of some nodes, and the inputs there where they depend on time.
        inputs = at(work, sizes[INPUT_ROWS])
        for i in range(NODES):
            work[TIMES + i] = t + nodes[i] * h
        if kernels[INPUTS] == 0:
            return
        for i in range(NODES):
            moment[0] = work[TIMES + i]
            call(kernels[INPUTS], moment, y, u, p, p, u)
            for j in range(sizes[INPUT_COUNT]):
                inputs[NODES * j + i] = u[j]

    return instants


def _begin(call: Any, at: Any) -> Any:
    arrays = arrays_of(at)

    def begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment):
        # Everything as at the start, at all nodes; from it, the time in which the motion changes much.
        ny, nq = sizes[NY], sizes[PAIRED]
        lost, _, _, first, _, _, _, states, rates, _ = arrays(sizes, work)
        inputs = at(work, sizes[INPUT_ROWS])
        moment[0], work[LAST_STEP], work[ITERATIONS] = numbers[T], 0.0, 0.0
        work[IDEAL] = 0.0
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        for i in range(NODES):
            work[TIMES + i] = numbers[T]
            for j in range(sizes[INPUT_COUNT]):
                inputs[NODES * j + i] = u[j]
            for j in range(ny):
                states[NODES * j + i] = y[j]
        call(kernels[RATE], at(work, TIMES), states, inputs, p, p, rates)
        counts[EVALUATIONS] += 1
        fastest = 0.0
        for j in range(ny):
            lost[j] = 0.0
            if j >= nq:
                first[j - nq] = rates[NODES * j]
            # A coordinate has a speed v and, by its acceleration, another; a state its rate.
            of_velocity = nq <= j < nq + nq
            i = j - nq if of_velocity else j
            speed = abs(rates[NODES * j]) / (1.0 + relative[i] * abs(y[i]))
            speed = speed**0.5 if of_velocity else speed
            # Written so that a NaN does not get lost in the comparison.
            fastest = speed if not (speed <= fastest) else fastest
        if fastest > 0.0:
            numbers[STEP] = min(numbers[STEP], numbers[TOLERANCE] ** (1.0 / ORDER) / fastest)

    return begin


def _predicted(call: Any, at: Any) -> Any:
    from pendula.compiler.collocation import combine as spread
    from pendula.compiler.collocation import legendre

    arrays, spread, legendre = arrays_of(at), spread(), legendre()

    def predicted(kernels, sizes, data, counts, t, h, y, p, work):
        # The last step's accelerations continued to this step's nodes; of a first step, those at its start.
        ny, nq = sizes[NY], sizes[PAIRED]
        _, _, _, first, _, modes, _, states, rates, _ = arrays(sizes, work)
        if work[LAST_STEP] == 0.0:
            for i in range(NODES):
                for j in range(ny):
                    states[NODES * j + i] = y[j]
            call(kernels[RATE], at(work, TIMES), states, at(work, sizes[INPUT_ROWS]), p, p, rates)
            counts[EVALUATIONS] += 1
            return
        legendre(at(work, LEGENDRE), data, 2.0 * h / work[LAST_STEP])
        for j in range(ny - nq):
            spread(at(rates, NODES * (nq + j)), at(work, LEGENDRE), first[j], at(modes, NODES * j))

    return predicted


def _solved(call: Any, at: Any) -> Any:
    from pendula.compiler.collocation import extrapolate as carried
    from pendula.compiler.collocation import integrate as places
    from pendula.compiler.collocation import sum_changes as change

    arrays, carried, change, places = arrays_of(at), carried(), change(), places()

    def solved(kernels, sizes, data, tolerance, counts, h, y, p, relative, work):
        # How many iterations it took until what is left is small next to the tolerance; −1 if in vain.
        ny, nq = sizes[NY], sizes[PAIRED]
        m = ny - nq
        _, _, weights, first, _, _, _, states, now, bases = arrays(sizes, work)
        now, u = at(now, NODES * nq), at(work, sizes[INPUT_ROWS])
        new = at(now, NODES * ny)
        # A rate counts by what it moves: a coordinate by h² a, another state by h ż.
        for j in range(nq):
            weights[j] = h * h / (1.0 + relative[j] * abs(y[j]))
        for j in range(nq, m):
            weights[j] = h / (1.0 + relative[nq + j] * abs(y[nq + j]))
        once, twice = at(data, ONCE), at(data, TWICE)
        carried(bases, y, h, data, once, twice, first, nq, sizes[PLACED])
        # It rarely takes two iterations less than in the step before. Two changes show how it converges, and
        # so whether one more iteration will do.
        before, unchecked, final = 0.0, max(1, int(work[ITERATIONS]) - 3), _MOST_ITERATIONS
        for iteration in range(_MOST_ITERATIONS):
            places(states, bases, h, once, twice, now, nq, sizes[PLACED])
            call(kernels[RATE], at(work, TIMES), states, u, p, p, at(new, -NODES * nq))
            counts[EVALUATIONS] += NODES
            now, new = new, now
            if iteration == final:
                return iteration + 1
            if iteration < unchecked:
                continue
            moved = change(new, now, weights, m)
            # Written so that a NaN does not get lost in the comparison.
            if not (moved < 1e300):
                return -1
            rate = moved / before if iteration > unchecked else 1.0
            if moved <= tolerance or moved * rate <= tolerance:
                return iteration + 1
            if iteration > unchecked + 1 and rate > 0.7:
                # It no longer falls: rounding, or no convergence.
                return iteration + 1 if moved < _STAGNANT else -1
            if moved * rate * rate <= tolerance:
                final = iteration + 1
            before = moved
        return -1

    return solved


def _attempt(call: Any, at: Any) -> Any:
    from pendula.compiler.collocation import sum_products as made
    from pendula.compiler.loops import compile_function as called

    arrays, product = arrays_of(at), made()
    instants = called(_instants(call, at), None, "i8* i8* f8* f8 f8 f8* f8* f8* f8* f8*")
    predicted = called(_predicted(call, at), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8*")
    solved = called(_solved(call, at), "i8", "i8* i8* f8* f8 i8* f8 f8* f8* f8* f8*")
    error = called(error_of(at), "f8", "i8* f8* f8 f8 f8* f8* f8* f8*")
    restore = called(restoration(call), None, RESTORE)

    def attempt(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment):
        ny, nq = sizes[NY], sizes[PAIRED]
        lost, losing, _, first, final, _, _, states, rates, _ = arrays(sizes, work)
        instants(kernels, sizes, data, t, h, y, u, p, work, moment)
        predicted(kernels, sizes, data, counts, t, h, y, p, work)
        tolerance = numbers[TOLERANCE]
        iterations = solved(kernels, sizes, data, _LEFT * tolerance, counts, h, y, p, relative, work)
        if iterations < 0:
            work[ITERATIONS] = 0.0
            return UNSOLVED
        work[ITERATIONS] = iterations
        work[LATEST] = NODES * (nq + ny * (iterations % 2))
        a = at(rates, int(work[LATEST]))
        # v and q at the last node; what rounding leaves out goes along (Kahan).
        for j in range(ny):
            i = j if j < nq else j - nq
            start = data[START_WEIGHTS + (1 if j < nq else 0)] * first[i]
            total = start + product(at(data, END_WEIGHTS if j < nq else WEIGHTS), at(a, NODES * i))
            moved = h * total + lost[j]
            if j < nq:
                moved = h * (h * total + y[nq + j] + lost[nq + j]) + lost[j]
            new[j] = y[j] + moved
            losing[j] = moved - (new[j] - y[j])
        for j in range(ny - nq):
            final[j] = a[NODES * j + NODES - 1]
        if kernels[RESTORATION] != 0:
            moment[0] = reached
            restore(kernels[RESTORATION], moment, new, u, p, states)
            for j in range(ny):
                losing[j] = 0.0
            call(kernels[HELPER], moment, new, u, p, p, states)
            counts[EVALUATIONS] += 1
            for j in range(ny - nq):
                final[j] = states[nq + j]
        work[ERROR] = error(sizes, data, tolerance, h, a, y, relative, work)
        return work[ERROR] / ALLOWED

    return attempt


def _accept(call: Any, at: Any) -> Any:
    arrays = arrays_of(at)

    def accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment):
        lost, losing, _, first, final, modes, fresh, _, _, _ = arrays(sizes, work)
        for j in range(NODES * (sizes[NY] - sizes[PAIRED])):
            modes[j] = fresh[j]
        for j in range(sizes[NY] - sizes[PAIRED]):
            first[j] = final[j]
        for j in range(sizes[NY]):
            y[j], lost[j] = new[j], losing[j]
        work[LAST_STEP] = h

    return accept


def _polynomial(call: Any, at: Any) -> Any:
    from pendula.compiler.collocation import extrapolate as carried
    from pendula.compiler.collocation import integrate as places
    from pendula.compiler.loops import compile_function as called

    arrays, carried, places = arrays_of(at), carried(), places()
    instants = called(_instants(call, at), None, "i8* i8* f8* f8 f8 f8* f8* f8* f8* f8*")

    def polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment):
        # Accelerations at eight more places, then the polynomial through all seventeen, integrated.
        ny, nq = sizes[NY], sizes[PAIRED]
        m = ny - nq
        _, _, _, start, _, _, _, states, rates, _ = arrays(sizes, work)
        latest = int(work[LATEST])
        a, more = at(rates, latest), at(rates, NODES * (2 * nq + ny) - latest)
        extra = at(data, EXTRA)
        once, twice = at(data, EXTRA_ONCE), at(data, EXTRA_TWICE)
        carried(states, y, h, extra, once, twice, start, nq, sizes[PLACED])
        places(states, states, h, once, twice, a, nq, sizes[PLACED])
        instants(kernels, sizes, extra, t, h, y, u, p, work, moment)
        inputs = at(work, sizes[INPUT_ROWS])
        call(kernels[RATE], at(work, TIMES), states, inputs, p, p, at(more, -NODES * nq))
        counts[EVALUATIONS] += NODES
        modes = at(work, LEGENDRE)
        for j in range(m):
            first, second = at(a, NODES * j), at(more, NODES * j)
            for k in range(DENSE):
                row = at(data, DENSE_MODES + DENSE * k)
                modes[k] = row[0] * start[j]
                for i in range(NODES):
                    modes[k] += row[1 + i] * first[i] + row[1 + NODES + i] * second[i]
            poly[nq + j] = y[nq + j]
            poly[(DENSE + 1) * ny + nq + j] = 0.0
            if j < nq:
                poly[j], poly[ny + j] = y[j], h * y[nq + j]
            for d in range(DENSE):
                power = 0.0
                for k in range(d, DENSE):
                    power += data[POWERS + DENSE * d + k] * modes[k]
                poly[(d + 1) * ny + nq + j] = h * power / (d + 1)
                if j < nq:
                    poly[(d + 2) * ny + j] = h * h * power / ((d + 1) * (d + 2))

    return polynomial


def _propose(call: Any, at: Any) -> Any:
    def propose(sizes, data, numbers, counts, h, error, relative, y, work):
        # h (ε / ε wanted)^(−1/16) would meet the aim; where it is shrinking, it goes on to (Gustafsson). No
        # longer steps where the iteration was slow already.
        if error == UNSOLVED:
            return 0.6 * h
        ideal = h * math.exp(-math.log(max(work[ERROR], NOTHING)) / ORDER)
        if not (error <= 1.0):
            return max(0.2 * h, _CAUTION * ideal)
        trend = min(1.0, ideal / work[IDEAL]) if work[IDEAL] > 0.0 else 1.0
        work[IDEAL] = ideal
        most = 1.0 if counts[REPEATED] != 0 or work[ITERATIONS] >= _SLOW else 1.5
        return h * min(most, max(0.3, _CAUTION * trend * ideal / h))

    return propose


LOBATTO = Family("lobatto", _begin, _attempt, _accept, _polynomial, _propose, plain_state)


@cache
def _coefficients() -> np.ndarray:
    k = collocation()
    start = np.zeros(NODES)
    start[:2] = k.b[0], k.end[0]
    parts = (
        k.c, start, k.b[1:], k.end[1:], k.once, k.twice, k.modes, k.extra, k.extra_once, k.extra_twice,
        k.dense, k.powers,
    )  # fmt: skip
    return np.concatenate([np.ravel(part) for part in parts])


def _prepared(model: Model, tolerance: float) -> Preparation:
    layout, nu = model.layout, len(model.inputs)
    paired, ny = layout.paired, layout.size
    kernel = model.compilation.lanes("rate", own_time=True, width=NODES)
    memory = memory_of(ny, paired)
    only_mechanics = bool(paired) and not layout.nz and not layout.nw and not model.constraints
    positions_alone = only_mechanics and not model.compilation.inseparable
    return Preparation(
        rate=kernel.address,
        helper=model.compilation.kernel("rate").address,
        degree=DENSE + 1,
        error_order=ORDER,
        tolerance=SHARPER * tolerance,
        own=(nu, memory, 0 if positions_alone else ny - paired),
        coefficients=_coefficients(),
        memory=memory + NODES * nu,
        kept=kernel,
        finds_steps=True,
        stable=_CONTRACTING,
    )


ALL = (
    Adaptive(
        "lobatto16", ORDER, LOBATTO, _prepared, "Lobatto's collocation of order 16, its nodes in SIMD lanes"
    ),
)
