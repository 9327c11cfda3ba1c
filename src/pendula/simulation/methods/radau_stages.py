"""The stage equations of Radau IIA: Newton's iteration, taken apart into a real and a complex system.

Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8. Coordinates drop out of both systems: with
q̇ = v, their rows of the Jacobian are (0, 1, 0), so that only velocities and other states are solved for, m of
them. So do works of a ledger, at the end of the state, on which nothing depends: they follow from the others.
"""

from typing import Any

from pendula.simulation.methods.layout import EVALUATIONS, INPUTS, NQ, NY, OWN, RATE, TOLERANCE

MOST_ITERATIONS = 8
UNSOLVED = 1e30  # instead of an error, where the stages were not found
# Places in the coefficients: T, T⁻¹, γ, α, β, error weights, nodes, collocation polynomial, and the part of
# the tolerance that Newton's iteration leaves.
TRANSFORMATION, INVERSE, GAMMA, ALPHA, BETA, ERROR_WEIGHTS, NODES, POLYNOMIAL = 0, 9, 18, 19, 20, 21, 24, 27
LEFT = 36
# Places in the memory: the step that the factors are for, the iterations of the last step and their rate of
# convergence, the last step, and whether J is that of this state; then arrays.
FACTORED, ITERATIONS, CONVERGENCE, LAST_STEP, CURRENT, ARRAYS = 0, 1, 2, 3, 4, 8


def newton_matrices(ny, nq, m, h, data, J, real, both):
    # γ/h − J for the states beyond q, and [[α/h − J, β/h], [−β/h, α/h − J]], where q = S⁻¹ v has dropped out.
    gamma, alpha, beta = data[GAMMA] / h, data[ALPHA] / h, data[BETA] / h
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


def solved_real(at: Any, solve: Any) -> Any:
    def solved_real(ny, nq, m, h, data, J, real, pivots, right, spare):
        # (γ/h − J) w = r in place.
        gamma = data[GAMMA] / h
        for i in range(m):
            spare[i] = right[nq + i]
            for j in range(nq):
                spare[i] += J[(nq + i) * ny + j] * right[j] / gamma
        solve(m, real, pivots, spare)
        for j in range(nq):
            right[j] = (right[j] + spare[j]) / gamma
        for i in range(m):
            right[nq + i] = spare[i]
        for i in range(nq + m, ny):
            for j in range(nq + m):
                right[i] += J[i * ny + j] * right[j]
            right[i] /= gamma

    return solved_real


def _solved_both(at: Any, solve: Any) -> Any:
    def solved_both(ny, nq, m, h, data, J, both, pivots, first, second, spare):
        # ((S ⊗ I) − (I ⊗ J)) (w₂, w₃) = (r₂, r₃) in place, S = [[α, β], [−β, α]]/h.
        alpha, beta = data[ALPHA] / h, data[BETA] / h
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
        for i in range(nq + m, ny):
            one, other = first[i], second[i]
            for j in range(nq + m):
                one, other = one + J[i * ny + j] * first[j], other + J[i * ny + j] * second[j]
            first[i] = (alpha * one - beta * other) / size
            second[i] = (beta * one + alpha * other) / size

    return solved_both


def newton(call: Any, at: Any, solve: Any, solved_real: Any) -> Any:
    from pendula.compiler.loops import called

    solved_both = called(_solved_both(at, solve), None, "i8 i8 i8 f8 f8* f8* f8* f8* f8* f8* f8*")
    rates = called(_rates(call, at), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8*")
    mixed = called(_mixed, None, "i8 f8* f8* f8*")
    applied = called(_applied, "f8", "i8 f8 f8* f8* f8* f8*")
    reduced = called(_reduced, None, "i8 f8 f8* f8* f8*")

    def newton(
        kernels, sizes, data, numbers, counts, t, h, y, u, p, relative, work, J, real, both, pivots, pivots2,
        z, moment,
    ):  # fmt: skip
        # (Λ/h − J) Δw = (T⁻¹ ⊗ I) f − Λw/h until little is left: 1, or 0 where it does not converge.
        ny, nq, m = sizes[NY], sizes[NQ], sizes[OWN]
        w, delta, spare = at(z, 3 * ny), at(z, 6 * ny), at(z, 9 * ny)
        mixed(ny, at(data, INVERSE), z, w)
        before, theta = 0.0, 0.0
        for iteration in range(1, MOST_ITERATIONS + 1):
            rates(kernels, sizes, data, counts, t, h, y, u, p, z, delta, moment)
            reduced(ny, h, data, w, delta)
            solved_real(ny, nq, m, h, data, J, real, pivots, delta, spare)
            solved_both(ny, nq, m, h, data, J, both, pivots2, at(delta, ny), at(delta, 2 * ny), spare)
            norm = applied(ny, numbers[TOLERANCE], relative, y, delta, w)
            mixed(ny, at(data, TRANSFORMATION), w, z)
            work[ITERATIONS] = iteration
            if norm <= 1e-3 * data[LEFT]:
                work[CONVERGENCE] = theta
                return 1
            if iteration > 1:
                theta = norm / before
                if not (theta < 1.0):
                    return 0
                # What is left is θ/(1 − θ) of the last change; every iteration leaves θ of it.
                left = theta / (1.0 - theta) * norm
                if left <= data[LEFT]:
                    work[CONVERGENCE] = theta
                    return 1
                if left * theta ** (MOST_ITERATIONS - iteration) > data[LEFT]:
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
    gamma, alpha, beta = data[GAMMA] / h, data[ALPHA] / h, data[BETA] / h
    for j in range(ny):
        delta[j] -= gamma * w[j]
        delta[ny + j] -= alpha * w[ny + j] + beta * w[2 * ny + j]
        delta[2 * ny + j] -= alpha * w[2 * ny + j] - beta * w[ny + j]


def estimate(at: Any, solved_real: Any) -> Any:
    def estimate(ny, nq, m, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare):
        # (γ/h − J)⁻¹ (f + Σ eᵢzᵢ/h), where Δ holds f and is given the estimate; its size.
        for j in range(ny):
            for k in range(3):
                delta[j] += data[ERROR_WEIGHTS + k] * z[k * ny + j] / h
        solved_real(ny, nq, m, h, data, J, real, pivots, delta, spare)
        error = 0.0
        for j in range(ny):
            size = 1.0 + relative[j] * max(abs(y[j]), abs(new[j]))
            scaled = abs(delta[j]) / (tolerance * size)
            error = scaled if not (scaled <= error) else error
        return error

    return estimate


def predicted(at: Any) -> Any:
    def predicted(ny, h, data, work, last, z):
        # The last step's polynomial, continued to this step's nodes; zero in a first step.
        for k in range(3):
            for j in range(ny):
                z[k * ny + j] = 0.0
            if work[LAST_STEP] > 0.0:
                theta = 1.0 + data[NODES + k] * h / work[LAST_STEP]
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
            moment[0] = t + data[NODES + k] * h
            if kernels[INPUTS] != 0:
                call(kernels[INPUTS], moment, stage, u, p, p, u)
            call(kernels[RATE], moment, stage, u, p, p, rate)
            for i in range(3):
                for j in range(ny):
                    out[i * ny + j] += data[INVERSE + 3 * i + k] * rate[j]
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
