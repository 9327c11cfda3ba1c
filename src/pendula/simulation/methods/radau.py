"""Radau IIA of order 5 as a family of adaptive methods: for stiff systems.

The stage equations z = h (A ⊗ I) f(y + z) are solved by simplified Newton iterations with the exact Jacobian,
taken apart into one real and one complex system (Hairer & Wanner II, §IV.8). Coordinates drop out of both:
with q̇ = v, their rows of the Jacobian are (0, 1, 0), so that only velocities and other states are solved for.
"""

from functools import cache
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics.lu import factorise, substitute
from pendula.numerics.radau import C, collocation, decoupled, error_weights
from pendula.simulation.methods.adaptive import Adaptive, Family, Preparation, plain_state
from pendula.simulation.methods.layout import (
    EVALUATIONS,
    HELPER,
    INPUTS,
    LAST_ERROR,
    NQ,
    NY,
    POSITION_CORRECTION,
    RATE,
    REPEATED,
    TOLERANCE,
    VELOCITY_CORRECTION,
    T,
)
from pendula.simulation.methods.projection import PROJECTION, projection

_MOST_ITERATIONS = 8
UNSOLVED = 1e30  # instead of an error, where the stages were not found
# Places in the coefficients: T, T⁻¹, γ, α, β, error weights, nodes, collocation polynomial, and the part of
# the tolerance that Newton's iteration leaves.
_T, _T_INVERSE, _GAMMA, _ALPHA, _BETA, _ERROR, _NODES, _POLYNOMIAL = 0, 9, 18, 19, 20, 21, 24, 27
_LEFT = 36
# Places in the memory: the step that the factors are for, the iterations of the last step and their rate of
# convergence, the last step, and whether J is that of this state; then arrays.
_FACTORED, _ITERATIONS, _CONVERGENCE, _LAST, _CURRENT, _ARRAYS = 0, 1, 2, 3, 4, 8


def _begin(call: Any, at: Any) -> Any:
    def begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment):
        ny = sizes[NY]
        moment[0] = numbers[T]
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        call(kernels[RATE], moment, y, u, p, p, at(work, _ARRAYS))
        call(kernels[HELPER], moment, y, u, p, p, at(work, _ARRAYS + ny))
        counts[EVALUATIONS] += 1
        work[_FACTORED], work[_LAST], work[_CURRENT] = 0.0, 0.0, 1.0

    return begin


def _newton_matrices(ny, nq, h, data, J, real, both):
    # γ/h − J for the states beyond q, and [[α/h − J, β/h], [−β/h, α/h − J]], where q = S⁻¹ v has dropped out.
    m = ny - nq
    gamma, alpha, beta = data[_GAMMA] / h, data[_ALPHA] / h, data[_BETA] / h
    size = alpha * alpha + beta * beta
    for i in range(m):
        for j in range(m):
            own = J[(nq + i) * ny + nq + j]
            through = J[(nq + i) * ny + j] if j < nq else 0.0
            same = 1.0 if i == j else 0.0
            real[i * m + j] = gamma * same - own - through / gamma
            # S⁻¹ = [[α, −β], [β, α]] / (α² + β²)
            both[i * 2 * m + j] = alpha * same - own - through * alpha / size
            both[i * 2 * m + m + j] = beta * same + through * beta / size
            both[(m + i) * 2 * m + j] = -beta * same - through * beta / size
            both[(m + i) * 2 * m + m + j] = alpha * same - own - through * alpha / size


def _solved_real(at: Any, solve: Any) -> Any:
    def solved_real(ny, nq, h, data, J, real, pivots, right, spare):
        # (γ/h − J) w = r in place.
        m, gamma = ny - nq, data[_GAMMA] / h
        for i in range(m):
            spare[i] = right[nq + i]
            for j in range(nq):
                spare[i] += J[(nq + i) * ny + j] * right[j] / gamma
        solve(m, real, pivots, spare)
        for j in range(nq):
            right[j] = (right[j] + spare[j]) / gamma
        for i in range(m):
            right[nq + i] = spare[i]

    return solved_real


def _solved_both(at: Any, solve: Any) -> Any:
    def solved_both(ny, nq, h, data, J, both, pivots, first, second, spare):
        # ((S ⊗ I) − (I ⊗ J)) (w₂, w₃) = (r₂, r₃) in place, S = [[α, β], [−β, α]]/h.
        m, alpha, beta = ny - nq, data[_ALPHA] / h, data[_BETA] / h
        size = alpha * alpha + beta * beta
        for i in range(m):
            spare[i], spare[m + i] = first[nq + i], second[nq + i]
            for j in range(nq):
                slope = J[(nq + i) * ny + j]
                spare[i] += slope * (alpha * first[j] - beta * second[j]) / size
                spare[m + i] += slope * (beta * first[j] + alpha * second[j]) / size
        solve(2 * m, both, pivots, spare)
        for j in range(nq):
            one, other = first[j] + spare[j], second[j] + spare[m + j]
            first[j] = (alpha * one - beta * other) / size
            second[j] = (beta * one + alpha * other) / size
        for i in range(m):
            first[nq + i], second[nq + i] = spare[i], spare[m + i]

    return solved_both


def _attempt(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import called

    solve = called(substitute, None, "i8 f8* f8* f8*")
    factors_of = called(factorise, None, "i8 f8* f8*")
    matrices = called(_newton_matrices, None, "i8 i8 f8 f8* f8* f8* f8*")
    solved_real = called(_solved_real(at, solve), None, "i8 i8 f8 f8* f8* f8* f8* f8* f8*")
    project = called(projection(call), None, PROJECTION)
    predicted = called(_predicted(at), None, "i8 f8 f8* f8* f8* f8*")
    newton = called(
        _newton(call, at, solve, solved_real), "i8",
        "i8* i8* f8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8*",
    )  # fmt: skip
    estimate = called(_estimate(at, solved_real), "f8", "i8 i8 f8 f8* f8* f8* f8* f8* f8* f8 f8* f8* f8* f8*")

    def attempt(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment):
        ny, nq = sizes[NY], sizes[NQ]
        m = ny - nq
        f0, J = at(work, _ARRAYS), at(work, _ARRAYS + ny)
        real, both = at(J, ny * ny), at(J, ny * ny + m * m)
        pivots, pivots2 = at(both, 4 * m * m), at(both, 4 * m * m + m)
        z = at(pivots2, 2 * m)
        delta, spare, last = at(z, 6 * ny), at(z, 9 * ny), at(z, 12 * ny)
        if abs(work[_FACTORED] - h) > 1e-6 * h:
            matrices(ny, nq, h, data, J, real, both)
            factors_of(m, real, pivots)
            factors_of(2 * m, both, pivots2)
            work[_FACTORED] = h
        predicted(ny, h, data, work, last, z)
        solved = newton(
            kernels, sizes, data, numbers, counts, t, h, y, u, p, relative, work, J, real, both, pivots,
            pivots2, z, moment,
        )  # fmt: skip
        if solved == 0:
            # A Jacobian of an earlier state may be to blame: this state's, and a shorter step.
            if work[_CURRENT] == 0.0:
                moment[0] = t
                call(kernels[HELPER], moment, y, u, p, p, J)
                work[_CURRENT] = 1.0
            work[_FACTORED] = 0.0
            return UNSOLVED
        for j in range(ny):
            new[j] = y[j] + z[2 * ny + j]
            delta[j] = f0[j]
        if kernels[VELOCITY_CORRECTION] != 0:
            moment[0] = reached
            project(kernels[POSITION_CORRECTION], kernels[VELOCITY_CORRECTION], nq, moment, new, u, p, spare)
        tolerance = numbers[TOLERANCE]
        error = estimate(ny, nq, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare)
        if error > 1.0 and (work[_LAST] == 0.0 or counts[REPEATED] != 0):
            # The estimate of a stiff start is too large; filtered once more, it is not (eq. 8.20).
            for j in range(ny):
                spare[2 * m + j] = y[j] + delta[j]
            moment[0] = t
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, at(spare, 2 * m), u, p, p, u)
            call(kernels[RATE], moment, at(spare, 2 * m), u, p, p, delta)
            counts[EVALUATIONS] += 1
            error = estimate(ny, nq, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare)
        return error

    return attempt


def _newton(call: Any, at: Any, solve: Any, solved_real: Any) -> Any:
    from pendula.compiler.loops import called

    solved_both = called(_solved_both(at, solve), None, "i8 i8 f8 f8* f8* f8* f8* f8* f8* f8*")
    rates = called(_rates(call, at), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8*")
    mixed = called(_mixed, None, "i8 f8* f8* f8*")
    applied = called(_applied, "f8", "i8 f8 f8* f8* f8* f8*")
    reduced = called(_reduced, None, "i8 f8 f8* f8* f8*")

    def newton(
        kernels, sizes, data, numbers, counts, t, h, y, u, p, relative, work, J, real, both, pivots, pivots2,
        z, moment,
    ):  # fmt: skip
        # (Λ/h − J) Δw = (T⁻¹ ⊗ I) f − Λw/h until little is left: 1, or 0 where it does not converge.
        ny, nq = sizes[NY], sizes[NQ]
        w, delta, spare = at(z, 3 * ny), at(z, 6 * ny), at(z, 9 * ny)
        mixed(ny, at(data, _T_INVERSE), z, w)
        before, theta = 0.0, 0.0
        for iteration in range(1, _MOST_ITERATIONS + 1):
            rates(kernels, sizes, data, counts, t, h, y, u, p, z, delta, moment)
            reduced(ny, h, data, w, delta)
            solved_real(ny, nq, h, data, J, real, pivots, delta, spare)
            solved_both(ny, nq, h, data, J, both, pivots2, at(delta, ny), at(delta, 2 * ny), spare)
            norm = applied(ny, numbers[TOLERANCE], relative, y, delta, w)
            mixed(ny, at(data, _T), w, z)
            work[_ITERATIONS] = iteration
            if norm <= 1e-3 * data[_LEFT]:
                work[_CONVERGENCE] = theta
                return 1
            if iteration > 1:
                theta = norm / before
                if not (theta < 1.0):
                    return 0
                # What is left is θ/(1 − θ) of the last change; every iteration leaves θ of it.
                left = theta / (1.0 - theta) * norm
                if left <= data[_LEFT]:
                    work[_CONVERGENCE] = theta
                    return 1
                if left * theta ** (_MOST_ITERATIONS - iteration) > data[_LEFT]:
                    return 0
            before = norm
        return 0

    return newton


def _mixed(ny, matrix, source, target):
    # (T ⊗ I) w, or (T⁻¹ ⊗ I) z
    for k in range(3):
        a, b, c = matrix[3 * k], matrix[3 * k + 1], matrix[3 * k + 2]
        for j in range(ny):
            target[k * ny + j] = a * source[j] + b * source[ny + j] + c * source[2 * ny + j]


def _reduced(ny, h, data, w, delta):
    # Δ −= Λw/h
    gamma, alpha, beta = data[_GAMMA] / h, data[_ALPHA] / h, data[_BETA] / h
    for j in range(ny):
        delta[j] -= gamma * w[j]
        delta[ny + j] -= alpha * w[ny + j] + beta * w[2 * ny + j]
        delta[2 * ny + j] -= alpha * w[2 * ny + j] - beta * w[ny + j]


def _estimate(at: Any, solved_real: Any) -> Any:
    def estimate(ny, nq, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare):
        # (γ/h − J)⁻¹ (f + Σ eᵢzᵢ/h), where Δ holds f and is given the estimate; its size.
        for j in range(ny):
            for k in range(3):
                delta[j] += data[_ERROR + k] * z[k * ny + j] / h
        solved_real(ny, nq, h, data, J, real, pivots, delta, spare)
        error = 0.0
        for j in range(ny):
            size = 1.0 + relative[j] * max(abs(y[j]), abs(new[j]))
            scaled = abs(delta[j]) / (tolerance * size)
            error = scaled if not (scaled <= error) else error
        return error

    return estimate


def _predicted(at: Any) -> Any:
    def predicted(ny, h, data, work, last, z):
        # The last step's polynomial, continued to this step's nodes; zero in a first step.
        for k in range(3):
            for j in range(ny):
                z[k * ny + j] = 0.0
            if work[_LAST] > 0.0:
                theta = 1.0 + data[_NODES + k] * h / work[_LAST]
                for d in range(3):
                    # θ^(d+1) − 1, since z is measured from the end of the last step.
                    power = theta ** (d + 1) - 1.0
                    for j in range(ny):
                        z[k * ny + j] += power * last[d * ny + j]

    return predicted


def _rates(call: Any, at: Any) -> Any:
    def rates(kernels, sizes, data, counts, t, h, y, u, p, z, out, moment):
        # (T⁻¹ ⊗ I) f(t + cᵢh, y + zᵢ)
        ny = sizes[NY]
        stage, rate = at(out, 3 * ny), at(out, 4 * ny)
        for j in range(3 * ny):
            out[j] = 0.0
        for k in range(3):
            for j in range(ny):
                stage[j] = y[j] + z[k * ny + j]
            moment[0] = t + data[_NODES + k] * h
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, stage, u, p, p, u)
            call(kernels[RATE], moment, stage, u, p, p, rate)
            for i in range(3):
                for j in range(ny):
                    out[i * ny + j] += data[_T_INVERSE + 3 * i + k] * rate[j]
        counts[EVALUATIONS] += 3

    return rates


def _applied(ny, tolerance, relative, y, delta, w):
    # w += Δw; the size of the change, in units of the tolerance.
    worst = 0.0
    for k in range(3):
        for j in range(ny):
            w[k * ny + j] += delta[k * ny + j]
            scaled = abs(delta[k * ny + j]) / (tolerance * (1.0 + relative[j] * abs(y[j])))
            worst = scaled if not (scaled <= worst) else worst
    return worst


def _accept(call: Any, at: Any) -> Any:
    def accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment):
        ny, nq = sizes[NY], sizes[NQ]
        m = ny - nq
        f0, J = at(work, _ARRAYS), at(work, _ARRAYS + ny)
        z = at(J, ny * ny + 5 * m * m + 3 * m)
        last = at(z, 12 * ny)
        for d in range(3):
            for j in range(ny):
                last[d * ny + j] = 0.0
                for k in range(3):
                    last[d * ny + j] += data[_POLYNOMIAL + 3 * d + k] * z[k * ny + j]
        for j in range(ny):
            y[j] = new[j]
        moment[0] = reached
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, y, u, p, p, u)
        call(kernels[RATE], moment, y, u, p, p, f0)
        counts[EVALUATIONS] += 1
        work[_LAST], work[_CURRENT] = h, 0.0
        if work[_CONVERGENCE] > 1e-3 or work[_ITERATIONS] > 3.0:
            call(kernels[HELPER], moment, y, u, p, p, J)
            work[_CURRENT], work[_FACTORED] = 1.0, 0.0

    return accept


def _polynomial(call: Any, at: Any) -> Any:
    def polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment):
        ny, m = sizes[NY], sizes[NY] - sizes[NQ]
        z = at(work, _ARRAYS + ny + ny * ny + 5 * m * m + 3 * m)
        for j in range(ny):
            poly[j] = y[j]
        for d in range(3):
            for j in range(ny):
                poly[(d + 1) * ny + j] = 0.0
                for k in range(3):
                    poly[(d + 1) * ny + j] += data[_POLYNOMIAL + 3 * d + k] * z[k * ny + j]

    return polynomial


def _propose(call: Any, at: Any) -> Any:
    def propose(sizes, data, numbers, counts, h, error, relative, y, work):
        # Few iterations earn a longer step; the error of the step before, where it foretells a worse one, a
        # shorter (Gustafsson; Hairer & Wanner II, eq. 8.25). Small changes are not worth a factorisation.
        if error == UNSOLVED:
            return 0.3 * h
        most = 2.0 * _MOST_ITERATIONS + 1.0
        safety = 0.9 * most / (2.0 * _MOST_ITERATIONS + work[_ITERATIONS])
        growth = min(8.0, safety * max(error, 1e-10) ** -0.25)
        if not (error <= 1.0):
            return h * max(0.1, growth)
        foretold = safety * (numbers[LAST_ERROR] / max(error, 1e-10)) ** 0.25 * max(error, 1e-10) ** -0.25
        growth = max(0.2, min(growth, foretold))
        if counts[REPEATED] != 0:
            growth = min(growth, 1.0)
        return h if 1.0 <= growth <= 1.2 and work[_FACTORED] > 0.0 else h * growth

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
    nq, ny = len(model.coordinates), len(model.card.entries)
    m = ny - nq
    # As little as rounding allows where many steps add up what is left (Hairer & Wanner II, eq. 8.12).
    left = max(10 * np.finfo(float).eps / tolerance, min(0.03, np.sqrt(tolerance)))
    return Preparation(
        rate=model.compilation.kernel("rate").address,
        helper=model.compilation.kernel("jacobian").address,
        degree=3,
        error_order=3,
        tolerance=tolerance,
        own=(),
        coefficients=np.append(_coefficients(), left),
        memory=_ARRAYS + ny + ny * ny + 5 * m * m + 3 * m + 15 * ny,
    )


ALL = (Adaptive("radau5", 5, RADAU, _prepared, "Radau IIA of order 5: for stiff systems"),)
