"""The stage equations of Radau IIA: Newton's iteration, taken apart into a real and a complex system.

Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8. Where q̇ = v, coordinates drop out of both
systems: their rows of the Jacobian are (0, 1, 0), so that only velocities and other states are solved for, m
of them. So do works of a ledger, at the end of the state, on which nothing depends: they follow.
"""

from typing import Any

from pendula.numerics.lu import room_for
from pendula.simulation.methods.layout import EVALUATIONS, INPUTS, NY, OWN, PAIRED, RATE, TOLERANCE

MOST_ITERATIONS = 8
UNSOLVED = 1e30  # instead of an error, where the stages were not found
# Own sizes: how many states are solved for; entries of the Jacobian, and of these such that couple them,
# couple them to coordinates, and couple works to anything; the band of the real matrix, and the distances
# between rows of both.
SOLVED, ENTRIES, DIRECT, THROUGH, WORKING, BELOW, ABOVE, STRIDE, STRIDE2 = range(OWN, OWN + 9)
# Places in the coefficients: T, T⁻¹, γ, α, β, error weights, nodes, collocation polynomial, the part of the
# tolerance that Newton's iteration leaves; then three numbers for each entry that counts, which one it is and
# its row and column, and the place of every state in the matrices.
TRANSFORMATION, INVERSE, GAMMA, ALPHA, BETA, ERROR_WEIGHTS, NODES, POLYNOMIAL = 0, 9, 18, 19, 20, 21, 24, 27
LEFT, COUPLINGS = 36, 37
# Places in the memory: the step that the factors are for, the iterations of the last step and their rate of
# convergence, the last step, and whether J is that of this state; then arrays.
FACTORED, ITERATIONS, CONVERGENCE, LAST_STEP, CURRENT, ARRAYS = 0, 1, 2, 3, 4, 8


def arrays_of(at: Any) -> Any:
    """The arrays in the memory: rates at the start, J, both matrices with their pivots, stages."""
    from pendula.compiler.loops import inline as inlined

    room: Any = inlined(room_for)

    def arrays(sizes, work):
        m = sizes[SOLVED]
        J = at(work, ARRAYS + sizes[NY])
        real = at(J, sizes[ENTRIES])
        both = at(real, room(m, sizes[STRIDE]))
        pivots = at(both, room(2 * m, sizes[STRIDE2]))
        pivots2 = at(pivots, m)
        return at(work, ARRAYS), J, real, both, pivots, pivots2, at(pivots2, 2 * m)

    return inlined(arrays)


def memory_of(ny: int, m: int, entries: int, stride: int, stride2: int) -> int:
    """How many doubles that takes."""
    return ARRAYS + ny + entries + room_for(m, stride) + room_for(2 * m, stride2) + 3 * m + 15 * ny


def newton_matrices(at: Any) -> Any:
    def newton_matrices(sizes, h, data, J, real, both):
        # γ/h − J for the states beyond q, and α/h − J with β/h beside and −β/h below it, two rows and columns
        # for every state; q = S⁻¹ v has dropped out, S⁻¹ = [[α, −β], [β, α]] / (α² + β²).
        m, below, above = sizes[SOLVED], sizes[BELOW], sizes[ABOVE]
        row, row2 = sizes[STRIDE], sizes[STRIDE2]
        gamma, alpha, beta = data[GAMMA] / h, data[ALPHA] / h, data[BETA] / h
        size = alpha * alpha + beta * beta
        brief, same, other = 1.0 / gamma, alpha / size, beta / size
        for i in range(m):
            for j in range(max(0, i - below), min(m, i + below + above + 1)):
                real[i * row + j] = 0.0
        for i in range(2 * m):
            for j in range(max(0, i - 2 * below - 1), min(2 * m, i + 2 * (below + above) + 3)):
                both[i * row2 + j] = 0.0
        for i in range(m):
            block = at(both, 2 * i * row2 + 2 * i)
            real[i * row + i] = gamma
            block[0], block[1], block[row2], block[row2 + 1] = alpha, beta, -beta, alpha
        coupling = at(data, COUPLINGS)
        for _ in range(sizes[DIRECT]):
            slope, i, j = J[int(coupling[0])], int(coupling[1]), int(coupling[2])
            block = at(both, 2 * i * row2 + 2 * j)
            real[i * row + j] -= slope
            block[0] -= slope
            block[row2 + 1] -= slope
            coupling = at(coupling, 3)
        place = at(data, COUPLINGS + 3 * (sizes[DIRECT] + sizes[THROUGH] + sizes[WORKING]))
        for _ in range(sizes[THROUGH]):
            slope, i, j = J[int(coupling[0])], int(coupling[1]), int(place[int(coupling[2])])
            block = at(both, 2 * i * row2 + 2 * j)
            real[i * row + j] -= slope * brief
            block[0] -= slope * same
            block[1] += slope * other
            block[row2] -= slope * other
            block[row2 + 1] -= slope * same
            coupling = at(coupling, 3)

    return newton_matrices


def solved_real(at: Any, solve: Any) -> Any:
    def solved_real(sizes, h, data, J, real, pivots, right, spare):
        # (γ/h − J) w = r in place.
        ny, nq, m, brief = sizes[NY], sizes[PAIRED], sizes[SOLVED], h / data[GAMMA]
        coupling = at(data, COUPLINGS + 3 * sizes[DIRECT])
        place = at(coupling, 3 * (sizes[THROUGH] + sizes[WORKING]))
        for i in range(m):
            spare[int(place[i])] = right[nq + i]
        for _ in range(sizes[THROUGH]):
            spare[int(coupling[1])] += J[int(coupling[0])] * right[int(coupling[2])] * brief
            coupling = at(coupling, 3)
        solve(m, sizes[BELOW], sizes[ABOVE], sizes[STRIDE], real, pivots, spare)
        for i in range(m):
            right[nq + i] = spare[int(place[i])]
        for j in range(nq):
            right[j] = (right[j] + right[nq + j]) * brief
        for _ in range(sizes[WORKING]):
            right[int(coupling[1])] += J[int(coupling[0])] * right[int(coupling[2])]
            coupling = at(coupling, 3)
        for i in range(nq + m, ny):
            right[i] *= brief

    return solved_real


def _solved_both(at: Any, solve: Any) -> Any:
    def solved_both(sizes, h, data, J, both, pivots, first, second, spare):
        # ((S ⊗ I) − (I ⊗ J)) (w₂, w₃) = (r₂, r₃) in place, S = [[α, β], [−β, α]]/h.
        ny, nq, m = sizes[NY], sizes[PAIRED], sizes[SOLVED]
        size = data[ALPHA] * data[ALPHA] + data[BETA] * data[BETA]
        a, b = h * data[ALPHA] / size, h * data[BETA] / size  # S⁻¹ = [[a, −b], [b, a]]
        coupling = at(data, COUPLINGS + 3 * sizes[DIRECT])
        place = at(coupling, 3 * (sizes[THROUGH] + sizes[WORKING]))
        for i in range(m):
            row = 2 * int(place[i])
            spare[row], spare[row + 1] = first[nq + i], second[nq + i]
        for _ in range(sizes[THROUGH]):
            slope, row, j = J[int(coupling[0])], 2 * int(coupling[1]), int(coupling[2])
            spare[row] += slope * (a * first[j] - b * second[j])
            spare[row + 1] += slope * (b * first[j] + a * second[j])
            coupling = at(coupling, 3)
        solve(2 * m, 2 * sizes[BELOW] + 1, 2 * sizes[ABOVE] + 1, sizes[STRIDE2], both, pivots, spare)
        for i in range(m):
            row = 2 * int(place[i])
            first[nq + i], second[nq + i] = spare[row], spare[row + 1]
        for j in range(nq):
            one, other = first[j] + first[nq + j], second[j] + second[nq + j]
            first[j], second[j] = a * one - b * other, b * one + a * other
        for _ in range(sizes[WORKING]):
            slope, row, j = J[int(coupling[0])], int(coupling[1]), int(coupling[2])
            first[row], second[row] = first[row] + slope * first[j], second[row] + slope * second[j]
            coupling = at(coupling, 3)
        for i in range(nq + m, ny):
            one, other = first[i], second[i]
            first[i], second[i] = a * one - b * other, b * one + a * other

    return solved_both


def newton(call: Any, at: Any, solve: Any, solved_real: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    solved_both = called(_solved_both(at, solve), None, "i8* f8 f8* f8* f8* f8* f8* f8* f8*")
    rates = called(_rates(call, at), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8*")
    mixed = called(_mixed, None, "i8 f8* f8* f8*")
    applied = called(_applied, "f8", "i8 f8 f8* f8* f8* f8*")
    reduced = called(_reduced, None, "i8 f8 f8* f8* f8*")

    def newton(
        kernels, sizes, data, numbers, counts, t, h, y, u, p, relative, work, J, real, both, pivots, pivots2,
        z, moment,
    ):  # fmt: skip
        # (Λ/h − J) Δw = (T⁻¹ ⊗ I) f − Λw/h until little is left: 1, or 0 where it does not converge.
        ny = sizes[NY]
        w, delta, spare = at(z, 3 * ny), at(z, 6 * ny), at(z, 9 * ny)
        mixed(ny, at(data, INVERSE), z, w)
        before, theta = 0.0, 0.0
        for iteration in range(1, MOST_ITERATIONS + 1):
            rates(kernels, sizes, data, counts, t, h, y, u, p, z, delta, moment)
            reduced(ny, h, data, w, delta)
            solved_real(sizes, h, data, J, real, pivots, delta, spare)
            solved_both(sizes, h, data, J, both, pivots2, at(delta, ny), at(delta, 2 * ny), spare)
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
    def estimate(sizes, h, data, J, real, pivots, z, delta, tolerance, relative, y, new, spare):
        # (γ/h − J)⁻¹ (f + Σ eᵢzᵢ/h), where Δ holds f and is given the estimate; its size.
        ny = sizes[NY]
        for j in range(ny):
            for k in range(3):
                delta[j] += data[ERROR_WEIGHTS + k] * z[k * ny + j] / h
        solved_real(sizes, h, data, J, real, pivots, delta, spare)
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
