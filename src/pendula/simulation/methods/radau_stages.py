"""The stage equations of Radau IIA: Newton's iteration, taken apart into a real and a complex system.

Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8. Where q̇ = v, coordinates drop out of both
systems: their rows of the Jacobian are (0, 1, 0), so that only velocities and other states are solved for. So
do works of a ledger, at the end of the state, on which nothing depends: they follow.
"""

from pendula.compiler.intrinsics import at, record_at
from pendula.compiler.loops import compiled
from pendula.numerics import lu
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.control import StepControl, scale_of_entry
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.rates import evaluate_rate
from pendula.simulation.loops.workspace import Workspace

MOST_ITERATIONS = 8
# Changes this small, next to the tolerance, may be those of rounding: stiffness multiplies it.
_ROUNDING = 0.03


@record
class Radau(Record):
    """Coefficients, the entries of the Jacobian, both matrices, and the memory of a run."""

    # How many states are solved for.
    solved: int
    # T and T⁻¹, the eigenvalues γ and α ± iβ, weights of the error, nodes, the collocation polynomial, and
    # the part of the tolerance that Newton's iteration leaves.
    transformation: Doubles
    inverse: Doubles
    gamma: float
    alpha: float
    beta: float
    error_weights: Doubles
    nodes: Doubles
    collocation: Doubles
    left: float
    # The kernel of the Jacobian. Of its entries, those that couple states that are solved for, couple them to
    # coordinates, and couple works to anything: which entry, its row and its column, three numbers each; and
    # the place of every state in the matrices.
    jacobian: int
    direct_count: int
    direct: Integers
    through_count: int
    through: Integers
    working_count: int
    working: Integers
    place: Integers
    # The band of the real matrix, and the distances between rows of both matrices.
    below: int
    above: int
    stride: int
    stride2: int
    # The step that the factors are for, the iterations of the last step and their rate of convergence, the
    # last step, and whether J is that of this state.
    factored: float
    iterations: int
    convergence: float
    last_step: float
    current: int
    # The rate at the start, J, both matrices with their pivots.
    f0: Doubles
    J: Doubles
    real: Doubles
    both: Doubles
    pivots: Doubles
    pivots2: Doubles
    # Stages z, the same transformed, their changes, the polynomial of the last step, and room: two states for
    # stages and rates, and one for a right-hand side of both systems.
    z: Doubles
    w: Doubles
    delta: Doubles
    last: Doubles
    stage: Doubles
    rate: Doubles
    spare: Doubles


radau_of = record_at(Radau)
factorise, substitute = compiled(lu.factorise), compiled(lu.substitute)


@compiled
def factorise_matrices(m: Radau, h: float) -> None:
    """The factors of γ/h − J and, two rows and columns for every state, of [[α, β], [−β, α]]/h − J.

    q = S⁻¹ v has dropped out, S⁻¹ = [[α, −β], [β, α]] / (α² + β²).
    """
    n, below, above, row, row2, real, both = m.solved, m.below, m.above, m.stride, m.stride2, m.real, m.both
    gamma, alpha, beta = m.gamma / h, m.alpha / h, m.beta / h
    size = alpha * alpha + beta * beta
    brief, same, other = 1.0 / gamma, alpha / size, beta / size
    for i in range(n):
        for j in range(max(0, i - below), min(n, i + below + above + 1)):
            real[i * row + j] = 0.0
    for i in range(2 * n):
        for j in range(max(0, i - 2 * below - 1), min(2 * n, i + 2 * (below + above) + 3)):
            both[i * row2 + j] = 0.0
    for i in range(n):
        block = at(both, 2 * i * row2 + 2 * i)
        real[i * row + i] = gamma
        block[0], block[1], block[row2], block[row2 + 1] = alpha, beta, -beta, alpha
    entry = m.direct
    for _ in range(m.direct_count):
        slope, i, j = m.J[entry[0]], entry[1], entry[2]
        block = at(both, 2 * i * row2 + 2 * j)
        real[i * row + j] -= slope
        block[0] -= slope
        block[row2 + 1] -= slope
        entry = at(entry, 3)
    entry = m.through
    for _ in range(m.through_count):
        slope, i, j = m.J[entry[0]], entry[1], m.place[entry[2]]
        block = at(both, 2 * i * row2 + 2 * j)
        real[i * row + j] -= slope * brief
        block[0] -= slope * same
        block[1] += slope * other
        block[row2] -= slope * other
        block[row2 + 1] -= slope * same
        entry = at(entry, 3)
    factorise(n, below, above, row, real, m.pivots)
    factorise(2 * n, 2 * below + 1, 2 * above + 1, row2, both, m.pivots2)
    m.factored = h


@compiled
def solve_real(w: Workspace, m: Radau, right: Doubles) -> None:
    """(γ/h − J) x = r in place."""
    nq, n, brief, spare, place = w.paired, m.solved, w.h / m.gamma, m.spare, m.place
    for i in range(n):
        spare[place[i]] = right[nq + i]
    entry = m.through
    for _ in range(m.through_count):
        spare[entry[1]] += m.J[entry[0]] * right[entry[2]] * brief
        entry = at(entry, 3)
    substitute(n, m.below, m.above, m.stride, m.real, m.pivots, spare)
    for i in range(n):
        right[nq + i] = spare[place[i]]
    for j in range(nq):
        right[j] = (right[j] + right[nq + j]) * brief
    entry = m.working
    for _ in range(m.working_count):
        right[entry[1]] += m.J[entry[0]] * right[entry[2]]
        entry = at(entry, 3)
    for i in range(nq + n, w.size):
        right[i] *= brief


@compiled
def _solve_both(w: Workspace, m: Radau, first: Doubles, second: Doubles) -> None:
    """((S ⊗ I) − (I ⊗ J)) (x₂, x₃) = (r₂, r₃) in place, S = [[α, β], [−β, α]]/h."""
    nq, n, spare, place = w.paired, m.solved, m.spare, m.place
    size = m.alpha * m.alpha + m.beta * m.beta
    a, b = w.h * m.alpha / size, w.h * m.beta / size  # S⁻¹ = [[a, −b], [b, a]]
    for i in range(n):
        row = 2 * place[i]
        spare[row], spare[row + 1] = first[nq + i], second[nq + i]
    entry = m.through
    for _ in range(m.through_count):
        slope, row, j = m.J[entry[0]], 2 * entry[1], entry[2]
        spare[row] += slope * (a * first[j] - b * second[j])
        spare[row + 1] += slope * (b * first[j] + a * second[j])
        entry = at(entry, 3)
    substitute(2 * n, 2 * m.below + 1, 2 * m.above + 1, m.stride2, m.both, m.pivots2, spare)
    for i in range(n):
        row = 2 * place[i]
        first[nq + i], second[nq + i] = spare[row], spare[row + 1]
    for j in range(nq):
        one, other = first[j] + first[nq + j], second[j] + second[nq + j]
        first[j], second[j] = a * one - b * other, b * one + a * other
    entry = m.working
    for _ in range(m.working_count):
        slope, row, j = m.J[entry[0]], entry[1], entry[2]
        first[row], second[row] = first[row] + slope * first[j], second[row] + slope * second[j]
        entry = at(entry, 3)
    for i in range(nq + n, w.size):
        one, other = first[i], second[i]
        first[i], second[i] = a * one - b * other, b * one + a * other


@compiled
def _mix(size: int, matrix: Doubles, source: Doubles, target: Doubles) -> None:
    # (T ⊗ I) w, or (T⁻¹ ⊗ I) z
    for k in range(3):
        a, b, c = matrix[3 * k], matrix[3 * k + 1], matrix[3 * k + 2]
        for j in range(size):
            target[k * size + j] = a * source[j] + b * source[size + j] + c * source[2 * size + j]


@compiled
def _find_rates(w: Workspace, m: Radau) -> None:
    """Δ = (T⁻¹ ⊗ I) f(t + cᵢh, y + zᵢ) − Λw/h."""
    size, y, z, delta, stage, rate, x = w.size, w.y, m.z, m.delta, m.stage, m.rate, m.w
    for j in range(3 * size):
        delta[j] = 0.0
    for k in range(3):
        for j in range(size):
            stage[j] = y[j] + z[k * size + j]
        evaluate_rate(w, w.time + m.nodes[k] * w.h, stage, rate)
        for i in range(3):
            factor = m.inverse[3 * i + k]
            for j in range(size):
                delta[i * size + j] += factor * rate[j]
    gamma, alpha, beta = m.gamma / w.h, m.alpha / w.h, m.beta / w.h
    for j in range(size):
        delta[j] -= gamma * x[j]
        delta[size + j] -= alpha * x[size + j] + beta * x[2 * size + j]
        delta[2 * size + j] -= alpha * x[2 * size + j] - beta * x[size + j]


@compiled
def _apply_changes(w: Workspace, c: StepControl, m: Radau) -> float:
    """w += Δw; the size of the change, in units of the tolerance."""
    size, y, delta, x, worst = w.size, w.y, m.delta, m.w, 0.0
    for k in range(3):
        for j in range(size):
            x[k * size + j] += delta[k * size + j]
            scale = scale_of_entry(c, j, larger(abs(y[j]), abs(y[j] + m.z[2 * size + j])))
            scaled = abs(delta[k * size + j]) / (c.tolerance * scale) if scale != 0.0 else 0.0
            worst = larger(scaled, worst)
    return worst


@compiled
def solve_stages(w: Workspace, c: StepControl, m: Radau) -> int:
    """(Λ/h − J) Δw = (T⁻¹ ⊗ I) f − Λw/h until little is left: 1, or 0 where it does not converge."""
    size, delta = w.size, m.delta
    _mix(size, m.inverse, m.z, m.w)
    before, theta = 0.0, 0.0
    for iteration in range(1, MOST_ITERATIONS + 1):
        _find_rates(w, m)
        solve_real(w, m, delta)
        _solve_both(w, m, at(delta, size), at(delta, 2 * size))
        norm = _apply_changes(w, c, m)
        _mix(size, m.transformation, m.w, m.z)
        m.iterations = iteration
        if norm <= 1e-3 * m.left:
            m.convergence = theta
            return 1
        if iteration > 1:
            theta = norm / before
            if not (theta < 1.0):
                return _settle(m, larger(norm, before))
            # What is left is θ/(1 − θ) of the last change; every iteration leaves θ of it.
            rest = theta / (1.0 - theta) * norm
            if rest <= m.left:
                m.convergence = theta
                return 1
            if rest * theta ** (MOST_ITERATIONS - iteration) > m.left and norm > _ROUNDING:
                return 0
        before = norm
    return _settle(m, before)


@compiled
def _settle(m: Radau, norm: float) -> int:
    """1 where changes that become no smaller are those of rounding, next to the tolerance, else 0."""
    m.convergence = 1.0
    return 1 if norm <= _ROUNDING else 0


@compiled
def estimate_error(w: Workspace, c: StepControl, m: Radau) -> float:
    """(γ/h − J)⁻¹ (f + Σ eᵢzᵢ/h), where Δ holds f and is given the estimate; its size."""
    size, y, new, delta, error = w.size, w.y, w.new, m.delta, 0.0
    for j in range(size):
        for k in range(3):
            delta[j] += m.error_weights[k] * m.z[k * size + j] / w.h
    solve_real(w, m, delta)
    for j in range(size):
        scale = scale_of_entry(c, j, larger(abs(y[j]), abs(new[j])))
        scaled = abs(delta[j]) / (c.tolerance * scale) if scale != 0.0 else 0.0
        error = larger(scaled, error)
    return error


@compiled
def predict_stages(w: Workspace, m: Radau) -> None:
    """The last step's polynomial, continued to this step's nodes; zero in a first step."""
    size, z, last = w.size, m.z, m.last
    for k in range(3):
        for j in range(size):
            z[k * size + j] = 0.0
        if m.last_step > 0.0:
            theta = 1.0 + m.nodes[k] * w.h / m.last_step
            for d in range(3):
                # θ^(d+1) − 1, since z is measured from the end of the last step.
                power = theta ** (d + 1) - 1.0
                for j in range(size):
                    z[k * size + j] += power * last[d * size + j]
