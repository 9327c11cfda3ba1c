"""Implicit Runge–Kutta methods of any tableau, by simplified Newton iterations with the exact Jacobian.

Stages that depend on each other are solved for together, in blocks: all at once for a full tableau, one
after the other for a diagonally implicit one; an explicit stage is just evaluated (Hairer & Wanner, Solving
Ordinary Differential Equations II, §IV.8). The iteration goes on to rounding, because an error left in the
stages would let the energy of a symplectic method drift (Hairer, McLachlan & Razakarivony 2008, BIT 48).
Works of a ledger follow from the stages: nothing depends on them, so that they are not solved for.

A symplectic tableau moves canonical variables (q, π, z): its first step begins with π = ∂L/∂v, and samples
are read off as v(q, π).
"""

import numpy as np

from pendula.compiler.intrinsics import at, call, record_at
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.numerics import Tableau, lu
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.step import FIRST, Step
from pendula.simulation.methods.integrator import Integrator
from pendula.simulation.methods.newton_structure import band

TYPICAL_ITERATIONS = 4
MOST_ITERATIONS = 50
MOST_GROWTH = 3  # iterations whose change may be larger than the one before
CONVERGED = 1e-17  # what is left, relative to the state, at the end of an iteration
STAGNANT = 1e-9  # a change below this that no longer falls is rounding
NEGLIGIBLE = 1e-4  # components this much smaller than the largest are judged by that
SLOWER = 2  # iterations more than a new Jacobian needed, after which it is computed anew


@record
class Newton(Record):
    """What a run of an implicit method remembers, and where its stage equations have entries."""

    # Kernels: the Jacobian, π = ∂L/∂v and v(q, π); the last two 0 where velocities are not turned to momenta.
    jacobian: int
    momenta: int
    velocities: int
    # Entries of the Jacobian that count: which one it is, its row and its column, three numbers each; the
    # band that they form, and the place of every state in it.
    coupled: int
    couplings: Integers
    below: int
    above: int
    place: Integers
    # Where the block of stages ends that is solved for together with each; the matrix that continues rates.
    ends: Integers
    continuation: Doubles
    # Rates of the stages, their changes, the same in the order of the factors, pivots, a stage, J, factors.
    k: Doubles
    change: Doubles
    ordered: Doubles
    pivots: Doubles
    stage: Doubles
    J: Doubles
    factors: Doubles
    # Whether a step was taken, whether J is outdated, the iterations when it was new; stages that could not
    # be solved for, rates evaluated.
    started: int
    outdated: int
    iterations: int
    unsolved: int
    evaluations: int


newton_of = record_at(Newton)
factorise, substitute = compiled(lu.factorise), compiled(lu.substitute)


def implicit_method(tableau: Tableau, name: str) -> Integrator:
    """The integrator of a tableau that is not explicit."""
    remark = f"implicit, {tableau.stages} stage{'s' * (tableau.stages > 1)}, order {tableau.order}"
    if tableau.symplectic:
        remark += "; symplectic, in canonical variables, for every system without constraints"
    return Integrator(
        name,
        tableau.order,
        TYPICAL_ITERATIONS * tableau.stages,
        tuple(float(c) for c in tableau.c),
        0,
        _take,
        _read,
        tableau=tableau,
        remark=remark,
        implicit=True,
        canonical=tableau.symplectic,
        prepare=prepare_newton,
    )


def prepare_newton(method: Integrator, model: Model) -> Newton:
    """The record of a method for a model."""
    tableau, layout, kernel = method.tableau, model.layout, model.compilation.kernel
    if tableau is None:
        raise TypeError(f"'{method.name}' has no tableau.")
    canonical = method.moves_momenta(model)
    name = "canonical_jacobian" if canonical else "jacobian"
    n, size = layout.moving.stop, layout.size
    rows, columns = model.compilation.pattern(name)
    (entries,) = np.nonzero((rows < n) & (columns < n))
    i, j = rows[entries], columns[entries]
    found = band(n, i, j)
    triples = np.column_stack((entries, found.place[i], found.place[j])).astype(np.int64)
    made = Newton(jacobian=kernel(name).address, coupled=len(entries), below=found.below, above=found.above)
    if canonical:
        made.momenta, made.velocities = kernel("momenta").address, kernel("velocities").address
    s = tableau.stages
    return made.point(
        couplings=triples.ravel(), place=found.place, ends=np.array(blocks(tableau)),
        continuation=continuation(tableau).ravel(), k=np.zeros(s * size), change=np.zeros(s * size),
        ordered=np.zeros(s * size), pivots=np.zeros(s * size), stage=np.zeros(size),
        J=np.zeros(max(len(rows), size)), factors=np.zeros(_room(tableau, n, found.below, found.above)),
    )  # fmt: skip


def _room(tableau: Tableau, n: int, below: int, above: int) -> int:
    """Numbers that hold the factors of all blocks of stages, one after the other."""
    total, first = 0, 0
    for last in sorted(set(blocks(tableau))):
        width = (last - first) * n
        stride = lu.stride_of(width, *((side + 1) * (last - first) - 1 for side in (below, above)))
        total, first = total + lu.room_for(width, stride), last
    return total


def blocks(tableau: Tableau) -> tuple[int, ...]:
    """For every stage, where the block of stages that are solved for together with it ends."""
    s, ends, first = tableau.stages, [], 0
    while first < s:
        last = first + 1
        while any(tableau.a[i][j] != 0 for i in range(first, last) for j in range(last, s)):
            last += 1
        ends += [last] * (last - first)
        first = last
    return tuple(ends)


def continuation(tableau: Tableau) -> np.ndarray:
    """The matrix that continues the rates at a step's nodes to the next step's, by their polynomial."""
    c = np.array(tableau.c, dtype=float)
    degree = len(np.unique(c.round(12)))
    return np.vander(1 + c, degree) @ np.linalg.pinv(np.vander(c, degree))


@compiled
def _take(s: Step) -> None:
    # kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ, block by block; where one fails, once more from y
    m, size, stages, h, y = newton_of(s.own), s.size, s.stages, s.h, s.y
    b, moving = at(s.coefficients, stages * stages), s.size - s.works
    floor = _begin(s, m)
    predicted, first, most, matrix = s.begin != FIRST, 0, 0, m.factors
    while first < stages:
        if first == 0:
            _renew(s, m, 1 if predicted else 0)
        last = m.ends[first]
        width = (last - first) * moving
        if m.outdated != 0:
            _factorise_block(s, m, first, last, matrix)
        iterations = _iterate(s, m, floor, first, last, matrix)
        if iterations > 0:
            room = width * min(width, _rows_apart(s, m, last - first) + 1)
            first, most, matrix = last, max(most, iterations), at(matrix, room)
        elif predicted:
            predicted, first, matrix, m.outdated = False, 0, m.factors, 1
        else:
            # Nothing is left to try: NaN ends the loop.
            m.unsolved, y[0], first = 1, np.nan, stages
    for i in range(stages):
        for n in range(size):
            y[n] += h * b[i] * m.k[i * size + n]
    if m.outdated != 0:
        m.iterations, m.outdated = most, 0
    elif most > m.iterations + SLOWER:
        m.outdated = 1


@compiled
def _begin(s: Step, m: Newton) -> float:
    """A first step makes velocities momenta; a later one continues the rates k of the last to its nodes.

    Returned is the size below which components of the state are not judged by their own.
    """
    size, stages, y, k, change, ahead = s.size, s.stages, s.y, m.k, m.change, m.continuation
    if s.begin == FIRST:
        m.started, m.outdated = 1, 1
        if m.momenta != 0:
            call(m.momenta, s.t, y, s.u, s.p, m.stage)
            for i in range(s.nq):
                y[s.nq + i] = m.stage[i]
    else:
        for i in range(stages * size):
            change[i] = 0.0
            for j in range(stages):
                change[i] += ahead[i // size * stages + j] * k[j * size + i % size]
        for i in range(stages * size):
            k[i] = change[i]
    largest = 0.0
    for i in range(size - s.works):
        largest = max(largest, abs(y[i]))
    return NEGLIGIBLE * largest + 1e-300


@compiled
def _renew(s: Step, m: Newton, predicted: int) -> None:
    """Where k is not predicted, the rate at the beginning for every stage; J where it is outdated."""
    if predicted == 0:
        call(s.rate, s.t, s.y, s.u, s.p, m.stage)
        m.evaluations += 1
        for i in range(s.stages * s.size):
            m.k[i] = m.stage[i % s.size]
    if m.outdated != 0:
        call(m.jacobian, s.t, s.y, s.u, s.p, m.J)


@compiled
def _rows_apart(s: Step, m: Newton, together: int) -> int:
    """The distance between rows of the matrix of so many stages together."""
    width = together * (s.size - s.works)
    return min(width, 2 * ((m.below + 1) * together - 1) + (m.above + 1) * together - 1)


@compiled
def _factorise_block(s: Step, m: Newton, first: int, last: int, matrix: Doubles) -> None:
    """The factors of I − hA⊗J for the stages of a block, works left out.

    All stages of a state are together, states in the order in which their couplings form a band.
    """
    stages, together, h, a = s.stages, last - first, s.h, s.coefficients
    width, stride = together * (s.size - s.works), _rows_apart(s, m, together)
    below, above = (m.below + 1) * together - 1, (m.above + 1) * together - 1
    for i in range(width):
        for j in range(max(0, i - below), min(width, i + below + above + 1)):
            matrix[i * stride + j] = 0.0
        matrix[i * stride + i] = 1.0
    coupling = m.couplings
    for _ in range(m.coupled):
        slope, row, column = h * m.J[coupling[0]], together * coupling[1], together * coupling[2]
        for i in range(together):
            for j in range(together):
                factor = a[(first + i) * stages + first + j]
                matrix[(row + i) * stride + column + j] -= slope * factor
        coupling = at(coupling, 3)
    factorise(width, below, above, stride, matrix, at(m.pivots, first * s.size))


@compiled
def _solve_block(s: Step, m: Newton, first: int, last: int, matrix: Doubles) -> None:
    """(I − hA⊗J) w = Δ in place, in the order of the factors and back."""
    together, moving, ordered, place = last - first, s.size - s.works, m.ordered, m.place
    delta, stride = at(m.change, first * s.size), _rows_apart(s, m, together)
    below, above = (m.below + 1) * together - 1, (m.above + 1) * together - 1
    for i in range(together):
        for n in range(moving):
            ordered[together * place[n] + i] = delta[i * moving + n]
    substitute(together * moving, below, above, stride, matrix, at(m.pivots, first * s.size), ordered)
    for i in range(together):
        for n in range(moving):
            delta[i * moving + n] = ordered[together * place[n] + i]


@compiled
def _iterate(s: Step, m: Newton, floor: float, first: int, last: int, matrix: Doubles) -> int:
    """(I − hA⊗J) Δk = f − k for the stages of a block, to rounding: the iterations taken, 0 if in vain."""
    explicit = last == first + 1 and s.coefficients[first * s.stages + first] == 0.0
    norm, grown, iteration = 0.0, 0, 0
    while grown <= MOST_GROWTH and iteration < MOST_ITERATIONS:
        _find_changes(s, m, first, last)
        if not explicit:
            _solve_block(s, m, first, last, matrix)
        before, norm = norm, _apply_changes(s, m, floor, first, last)
        iteration += 1
        # θ = norm/before: what is left after this change is θ/(1 − θ) times it.
        falling = norm < before
        if explicit or norm == 0.0 or (falling and norm * norm <= CONVERGED * (before - norm)):
            return iteration
        if iteration > 1 and not falling:
            if norm <= STAGNANT:
                return iteration
            grown += 1
    return 0


@compiled
def _apply_changes(s: Step, m: Newton, floor: float, first: int, last: int) -> float:
    """k += Δk; the size of h Δk next to that of the state and its change, not finite if any of it is not."""
    size, moving, h, y = s.size, s.size - s.works, s.h, s.y
    k, delta = at(m.k, first * size), at(m.change, first * size)
    norm, nothing = 0.0, 0.0
    for i in range((last - first) * moving):
        place = i // moving * size + i % moving
        k[place] += delta[i]
        part = h * abs(delta[i]) / (abs(y[i % moving]) + h * abs(k[place]) + floor)
        norm = max(norm, part)
        nothing += part * 0.0
    return norm + nothing


@compiled
def _find_changes(s: Step, m: Newton, first: int, last: int) -> None:
    """f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ) − kᵢ for the stages of a block, one after the other without the works.

    The rates of works are k itself. What a stage writes beyond its part, the next one writes over.
    """
    size, stages, moving, h, y, k = s.size, s.stages, s.size - s.works, s.h, s.y, m.k
    a, change, stage = s.coefficients, at(m.change, first * size), m.stage
    c = at(a, stages * (stages + 1))
    for i in range(first, last):
        for n in range(size):
            stage[n] = y[n]
        for j in range(last):
            factor = h * a[i * stages + j]
            if factor != 0.0:
                for n in range(size):
                    stage[n] += factor * k[j * size + n]
        found = at(change, (i - first) * moving)
        call(s.rate, s.t + c[i] * h, stage, at(s.u, i * s.per_node), s.p, found)
        for n in range(moving):
            found[n] -= k[i * size + n]
        for n in range(moving, size):
            k[i * size + n] = found[n]
    m.evaluations += last - first


@compiled
def _read(s: Step, out: Doubles) -> None:
    # y, or (q, v(q, π), z) where y is (q, π, z)
    m = newton_of(s.own)
    if m.velocities != 0 and m.started != 0:
        call(m.velocities, s.t, s.y, s.u, s.p, at(out, s.nq))
