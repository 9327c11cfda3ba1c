"""Radau IIA of order 5 as a family of adaptive methods: for stiff systems.

The stage equations are solved by Newton's iteration with the exact Jacobian (``radau_stages.py``).
"""

from functools import cache
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics.lu import factorise, stride_of, substitute
from pendula.numerics.radau import C, collocation, error_weights
from pendula.numerics.radau import decouple as decoupled
from pendula.simulation.methods import radau_stages as stages
from pendula.simulation.methods.adaptive import Adaptive, Family, Preparation, plain_state
from pendula.simulation.methods.layout import (
    EVALUATIONS,
    HELPER,
    INPUTS,
    LAST_ERROR,
    NY,
    RATE,
    REPEATED,
    RESTORATION,
    TOLERANCE,
    T,
)
from pendula.simulation.methods.newton_structure import band
from pendula.simulation.methods.radau_stages import (
    ABOVE,
    ARRAYS,
    BELOW,
    CONVERGENCE,
    CURRENT,
    FACTORED,
    ITERATIONS,
    LAST_STEP,
    MOST_ITERATIONS,
    POLYNOMIAL,
    SOLVED,
    STRIDE,
    STRIDE2,
    UNSOLVED,
)
from pendula.simulation.methods.restoration import RESTORE, restoration


def _begin(call: Any, at: Any) -> Any:
    def begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment):
        ny = sizes[NY]
        moment[0] = numbers[T]
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        call(kernels[RATE], moment, y, u, p, p, at(work, ARRAYS))
        call(kernels[HELPER], moment, y, u, p, p, at(work, ARRAYS + ny))
        counts[EVALUATIONS] += 1
        work[FACTORED], work[LAST_STEP], work[CURRENT] = 0.0, 0.0, 1.0

    return begin


def _attempt(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    arrays = stages.arrays_of(at)
    solve = called(substitute, None, "i8 i8 i8 i8 f8* f8* f8*")
    factors_of = called(factorise, None, "i8 i8 i8 i8 f8* f8*")
    matrices = called(stages.newton_matrices(at), None, "i8* f8 f8* f8* f8* f8*")
    solved_real = called(stages.solved_real(at, solve), None, "i8* f8 f8* f8* f8* f8* f8* f8*")
    restore = called(restoration(call), None, RESTORE)
    predicted = called(stages.predicted(at), None, "i8 f8 f8* f8* f8* f8*")
    newton = called(
        stages.newton(call, at, solve, solved_real), "i8",
        "i8* i8* f8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8*",
    )  # fmt: skip
    estimate = called(
        stages.estimate(at, solved_real), "f8", "i8* f8 f8* f8* f8* f8* f8* f8* f8 f8* f8* f8* f8*"
    )

    def attempt(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment):
        ny, m = sizes[NY], sizes[SOLVED]
        f0, J, real, both, pivots, pivots2, z = arrays(sizes, work)
        delta, spare, last = at(z, 6 * ny), at(z, 9 * ny), at(z, 12 * ny)
        if abs(work[FACTORED] - h) > 1e-6 * h:
            matrices(sizes, h, data, J, real, both)
            below, above = sizes[BELOW], sizes[ABOVE]
            factors_of(m, below, above, sizes[STRIDE], real, pivots)
            factors_of(2 * m, 2 * below + 1, 2 * above + 1, sizes[STRIDE2], both, pivots2)
            work[FACTORED] = h
        predicted(ny, h, data, work, last, z)
        solved = newton(
            kernels, sizes, data, numbers, counts, t, h, y, u, p, relative, work, J, real, both, pivots,
            pivots2, z, moment,
        )  # fmt: skip
        if solved == 0:
            # A Jacobian of an earlier state may be to blame: this state's, and a shorter step.
            if work[CURRENT] == 0.0:
                moment[0] = t
                call(kernels[HELPER], moment, y, u, p, p, J)
                work[CURRENT] = 1.0
            work[FACTORED] = 0.0
            return UNSOLVED
        for j in range(ny):
            new[j] = y[j] + z[2 * ny + j]
            delta[j] = f0[j]
        if kernels[RESTORATION] != 0:
            moment[0] = reached
            restore(kernels[RESTORATION], moment, new, u, p, spare)
        tolerance = numbers[TOLERANCE]
        error = estimate(sizes, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare)
        if error > 1.0 and (work[LAST_STEP] == 0.0 or counts[REPEATED] != 0):
            # The estimate of a stiff start is too large; filtered once more, it is not (eq. 8.20).
            for j in range(ny):
                spare[2 * m + j] = y[j] + delta[j]
            moment[0] = t
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, at(spare, 2 * m), u, p, p, u)
            call(kernels[RATE], moment, at(spare, 2 * m), u, p, p, delta)
            counts[EVALUATIONS] += 1
            error = estimate(sizes, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare)
        return error

    return attempt


def _accept(call: Any, at: Any) -> Any:
    arrays = stages.arrays_of(at)

    def accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment):
        ny = sizes[NY]
        f0, J, _, _, _, _, z = arrays(sizes, work)
        last = at(z, 12 * ny)
        for d in range(3):
            for j in range(ny):
                last[d * ny + j] = 0.0
                for k in range(3):
                    last[d * ny + j] += data[POLYNOMIAL + 3 * d + k] * z[k * ny + j]
        for j in range(ny):
            y[j] = new[j]
        moment[0] = reached
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        call(kernels[RATE], moment, y, u, p, p, f0)
        counts[EVALUATIONS] += 1
        work[LAST_STEP], work[CURRENT] = h, 0.0
        if work[CONVERGENCE] > 1e-3 or work[ITERATIONS] > 3.0:
            call(kernels[HELPER], moment, y, u, p, p, J)
            work[CURRENT], work[FACTORED] = 1.0, 0.0

    return accept


def _polynomial(call: Any, at: Any) -> Any:
    arrays = stages.arrays_of(at)

    def polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment):
        ny = sizes[NY]
        _, _, _, _, _, _, z = arrays(sizes, work)
        for j in range(ny):
            poly[j] = y[j]
        for d in range(3):
            for j in range(ny):
                poly[(d + 1) * ny + j] = 0.0
                for k in range(3):
                    poly[(d + 1) * ny + j] += data[POLYNOMIAL + 3 * d + k] * z[k * ny + j]

    return polynomial


def _propose(call: Any, at: Any) -> Any:
    def propose(sizes, data, numbers, counts, h, error, relative, y, work):
        # Few iterations earn a longer step; the error of the step before, where it foretells a worse one, a
        # shorter (Gustafsson; Hairer & Wanner II, eq. 8.25). Small changes are not worth a factorisation.
        if error == UNSOLVED:
            return 0.3 * h
        most = 2.0 * MOST_ITERATIONS + 1.0
        safety = 0.9 * most / (2.0 * MOST_ITERATIONS + work[ITERATIONS])
        growth = min(8.0, safety * max(error, 1e-10) ** -0.25)
        if not (error <= 1.0):
            return h * max(0.1, growth)
        foretold = safety * (numbers[LAST_ERROR] / max(error, 1e-10)) ** 0.25 * max(error, 1e-10) ** -0.25
        growth = max(0.2, min(growth, foretold))
        if counts[REPEATED] != 0:
            growth = min(growth, 1.0)
        return h if 1.0 <= growth <= 1.2 and work[FACTORED] > 0.0 else h * growth

    return propose


RADAU = Family("radau", _begin, _attempt, _accept, _polynomial, _propose, plain_state)


@cache
def _coefficients() -> np.ndarray:
    transformation, gamma, alpha, beta = decoupled()
    parts = (
        transformation,
        np.linalg.inv(transformation),
        [gamma, alpha, beta],
        error_weights(),
        C,
        collocation(),
    )
    return np.concatenate([np.ravel(part) for part in parts])


def _prepared(model: Model, tolerance: float) -> Preparation:
    layout, ny = model.layout, model.layout.size
    m = layout.moving.stop - layout.paired
    sizes, couplings = _structure(*model.compilation.pattern("jacobian"), layout.paired, m)
    # As little as rounding allows where many steps add up what is left (Hairer & Wanner II, eq. 8.12).
    left = max(10 * np.finfo(float).eps / tolerance, min(0.03, np.sqrt(tolerance)))
    return Preparation(
        rate=model.compilation.kernel("rate").address,
        helper=model.compilation.kernel("jacobian").address,
        degree=3,
        error_order=3,
        tolerance=tolerance,
        own=sizes,
        coefficients=np.concatenate((_coefficients(), [left], couplings)),
        memory=stages.memory_of(ny, m, sizes[1], *sizes[-2:]),
    )


def _structure(rows: np.ndarray, columns: np.ndarray, nq: int, m: int) -> tuple[tuple[int, ...], np.ndarray]:
    """Own sizes, and the entries of J that count: those of states that are solved for, and those of works.

    A coordinate stands where its velocity does. Entries go column by column: sums into different rows need
    not wait for each other. No rate depends on works; kernels of long slopes give their zeros.
    """
    given = len(rows)
    entry = np.lexsort((rows, columns))
    entry = entry[columns[entry] < nq + m]
    rows, columns = rows[entry], columns[entry]
    solved = (rows >= nq) & (rows < nq + m)
    i, j = rows[solved] - nq, np.where(columns[solved] < nq, columns[solved], columns[solved] - nq)
    found = band(m, i, j)
    through = columns[solved] < nq
    direct = np.column_stack((entry[solved], found.place[i], found.place[j]))[~through]
    indirect = np.column_stack((entry[solved], found.place[i], columns[solved]))[through]
    works = np.column_stack((entry, rows, columns))[rows >= nq + m]
    strides = (
        stride_of(m, found.below, found.above),
        stride_of(2 * m, 2 * found.below + 1, 2 * found.above + 1),
    )
    sizes = (m, given, len(direct), len(indirect), len(works), found.below, found.above, *strides)
    parts = (direct.ravel(), indirect.ravel(), works.ravel(), found.place)
    return sizes, np.concatenate(parts).astype(float)


ALL = (Adaptive("radau5", 5, RADAU, _prepared, "Radau IIA of order 5: for stiff systems"),)
