"""Implicit Runge–Kutta methods of any tableau, by simplified Newton iterations with the exact Jacobian.

Stages that depend on each other are solved for together, in blocks: all at once for a full tableau, one
after the other for a diagonally implicit one; an explicit stage is just evaluated (Hairer & Wanner, Solving
Ordinary Differential Equations II, §IV.8). The iteration goes on to rounding, because an error left in the
stages would let the energy of a symplectic method drift (Hairer, McLachlan & Razakarivony 2008, BIT 48).
Works of a ledger follow from the stages: nothing depends on them, so that they are not solved for.

A symplectic tableau moves canonical variables (q, π, z): its first step begins with π = ∂L/∂v, and samples
are read off as v(q, π).
"""

from typing import Any

import numpy as np

from pendula.numerics import Tableau
from pendula.numerics.lu import factorise, substitute
from pendula.simulation.methods.method import (
    ABOVE,
    BELOW,
    COUNTED,
    COUPLED,
    COUPLINGS,
    FIRST,
    JACOBIAN,
    MOMENTA,
    UNSOLVED,
    VELOCITIES,
    WORKED,
    Integrator,
)

TYPICAL_ITERATIONS = 4
MOST_ITERATIONS = 50
MOST_GROWTH = 3  # iterations whose change may be larger than the one before
CONVERGED = 1e-17  # what is left, relative to the state, at the end of an iteration
STAGNANT = 1e-9  # a change below this that no longer falls is rounding
NEGLIGIBLE = 1e-4  # components this much smaller than the largest are judged by that
SLOWER = 2  # iterations more than a new Jacobian needed, after which it is computed anew

# What a run remembers: whether it took a step, whether J is outdated, the iterations when it was new.
STARTED, OUTDATED, ITERATIONS = 0, 1, 2


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
        _memory,
        _step,
        _state,
        tableau=tableau,
        remark=remark,
        implicit=True,
        canonical=tableau.symplectic,
        constants=(*continuation(tableau).ravel().tolist(), *map(float, blocks(tableau))),
    )


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


def _memory(states: int, stages: int) -> int:
    # k, its changes and the pivots; a stage; J; the factors; what a run remembers; changes in another order.
    size = stages * states
    return 3 * size + states + states**2 + size**2 + 3 + size


def _step(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    begun = called(_begun(call, at), "f8", "i8 i8* f8* i8 f8* f8* f8* f8* f8*")
    renewed = called(_renewed(call, at), None, "i8 i8* i8 f8* f8* f8* f8* f8*")
    newton = called(_newton(call, at), "i8", "i8 i8* f8* f8 f8* f8* f8* i8 f8* f8* f8 f8 i8 i8 f8*")
    factored = called(_factored(), None, "i8* f8 i8 i8 f8* f8* f8* f8*")

    def step(rate, sizes, tableau, begin, h, t, y, u, per_stage, p, work):
        # kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ, block by block; where one fails, once more from y
        ny, stages, start = sizes[3], sizes[5], t[0]
        size, moving = stages * ny, ny - sizes[WORKED]
        b, ends = at(tableau, stages * stages), at(tableau, stages * (2 * stages + 2))
        J, factors = at(work, 3 * size + ny), at(work, 3 * size + ny + ny * ny)
        memory = at(factors, size * size)
        floor = begun(rate, sizes, tableau, begin, t, y, u, p, work)
        predicted, first, most, matrix = begin != FIRST, 0, 0, factors
        while first < stages:
            if first == 0:
                t[0] = start
                renewed(rate, sizes, predicted, t, y, u, p, work)
            last = int(ends[first])
            width = (last - first) * moving
            if memory[OUTDATED] != 0.0:
                factored(sizes, h, first, last, tableau, J, matrix, at(work, 2 * size + first * ny))
            iterations = newton(
                rate, sizes, tableau, h, t, y, u, per_stage, p, work, start, floor, first, last, matrix
            )
            if iterations > 0:
                first, most, matrix = last, max(most, iterations), at(matrix, width * width)
            elif predicted:
                predicted, first, matrix, memory[OUTDATED] = False, 0, factors, 1.0
            else:
                # Nothing is left to try: NaN ends the loop.
                sizes[UNSOLVED], y[0], first = 1, np.nan, stages
        for s in range(stages):
            for i in range(ny):
                y[i] += h * b[s] * work[s * ny + i]
        if memory[OUTDATED] != 0.0:
            memory[ITERATIONS], memory[OUTDATED] = most, 0.0
        elif most > memory[ITERATIONS] + SLOWER:
            memory[OUTDATED] = 1.0

    return step


def _begun(call: Any, at: Any) -> Any:
    def begun(rate, sizes, tableau, begin, t, y, u, p, work):
        # A first step makes velocities momenta; a later one continues the rates k of the last to its nodes.
        # Returned is the size below which components of the state are not judged by their own.
        n, ny, stages = sizes[0], sizes[3], sizes[5]
        size = stages * ny
        change, ahead, stage = at(work, size), at(tableau, stages * (stages + 2)), at(work, 3 * size)
        memory = at(stage, ny + ny * ny + size * size)
        if begin == FIRST:
            memory[STARTED], memory[OUTDATED] = 1.0, 1.0
            if sizes[MOMENTA] != 0:
                call(sizes[MOMENTA], t, y, u, p, p, stage)
                for i in range(n):
                    y[n + i] = stage[i]
        else:
            for i in range(size):
                change[i] = 0.0
                for j in range(stages):
                    change[i] += ahead[i // ny * stages + j] * work[j * ny + i % ny]
            for i in range(size):
                work[i] = change[i]
        largest = 0.0
        for i in range(ny - sizes[WORKED]):
            largest = max(largest, abs(y[i]))
        return NEGLIGIBLE * largest + 1e-300

    return begun


def _renewed(call: Any, at: Any) -> Any:
    def renewed(rate, sizes, predicted, t, y, u, p, work):
        # Where k is not predicted, the rate at the beginning for every stage; J where it is outdated
        ny, size = sizes[3], sizes[5] * sizes[3]
        stage = at(work, 3 * size)
        memory = at(stage, ny + ny * ny + size * size)
        if not predicted:
            call(rate, t, y, u, p, p, stage)
            sizes[COUNTED] += 1
            for i in range(size):
                work[i] = stage[i % ny]
        if memory[OUTDATED] != 0.0:
            call(sizes[JACOBIAN], t, y, u, p, p, at(stage, ny))

    return renewed


def _extent(sizes, together):
    # Unknowns of so many stages together, diagonals of their matrix below and above, distance of its rows.
    width = together * (sizes[3] - sizes[WORKED])
    below, above = (sizes[BELOW] + 1) * together - 1, (sizes[ABOVE] + 1) * together - 1
    return width, below, above, min(width, 2 * below + above)


def _factored() -> Any:
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import inline as inlined

    extent: Any = inlined(_extent)
    factors_of = called(factorise, None, "i8 i8 i8 i8 f8* f8*")

    def factored(sizes, h, first, last, tableau, J, matrix, pivots):
        # The factors of I − hA⊗J for the stages of a block, works left out. All stages of a state are
        # together, states in the order in which their couplings form a band.
        stages, together = sizes[5], last - first
        width, below, above, stride = extent(sizes, together)
        for i in range(width):
            for j in range(max(0, i - below), min(width, i + below + above + 1)):
                matrix[i * stride + j] = 0.0
            matrix[i * stride + i] = 1.0
        for k in range(COUPLINGS, COUPLINGS + 3 * sizes[COUPLED], 3):
            slope, row, column = h * J[sizes[k]], together * sizes[k + 1], together * sizes[k + 2]
            for i in range(together):
                for j in range(together):
                    a = tableau[(first + i) * stages + first + j]
                    matrix[(row + i) * stride + column + j] -= slope * a
        factors_of(width, below, above, stride, matrix, pivots)

    return factored


def _solved() -> Any:
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import inline as inlined

    extent: Any = inlined(_extent)
    solve = called(substitute, None, "i8 i8 i8 i8 f8* f8* f8*")

    def solved(sizes, together, matrix, pivots, delta, ordered):
        # (I − hA⊗J) w = Δ in place, in the order of the factors and back
        moving, place = sizes[3] - sizes[WORKED], COUPLINGS + 3 * sizes[COUPLED]
        width, below, above, stride = extent(sizes, together)
        for s in range(together):
            for i in range(moving):
                ordered[together * sizes[place + i] + s] = delta[s * moving + i]
        solve(width, below, above, stride, matrix, pivots, ordered)
        for s in range(together):
            for i in range(moving):
                delta[s * moving + i] = ordered[together * sizes[place + i] + s]

    return solved


def _newton(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    solved = called(_solved(), None, "i8* i8 f8* f8* f8* f8*")
    applied = called(_applied, "f8", "f8 i8 i8 i8 f8 f8* f8* f8*")
    changes = called(_changes(call, at), None, "i8 i8* f8* f8 f8* f8* f8* i8 f8* f8* f8 i8 i8")

    def newton(rate, sizes, tableau, h, t, y, u, per_stage, p, work, start, floor, first, last, matrix):
        # (I − hA⊗J) Δk = f − k for the stages of a block, to rounding: the iterations taken, 0 if in vain
        ny, stages, moving = sizes[3], sizes[5], sizes[3] - sizes[WORKED]
        size, width, here = stages * ny, (last - first) * moving, first * ny
        k, delta, pivots = at(work, here), at(work, size + here), at(work, 2 * size + here)
        ordered = at(work, 3 * size + ny + ny * ny + size * size + 3)
        explicit = last == first + 1 and tableau[first * stages + first] == 0.0
        norm, grown, iteration = 0.0, 0, 0
        while grown <= MOST_GROWTH and iteration < MOST_ITERATIONS:
            changes(rate, sizes, tableau, h, t, y, u, per_stage, p, work, start, first, last)
            if not explicit:
                solved(sizes, last - first, matrix, pivots, delta, ordered)
            before, norm = norm, applied(h, width, moving, ny, floor, y, delta, k)
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

    return newton


def _applied(h, width, moving, ny, floor, y, delta, k):
    # k += Δk; the size of h Δk next to that of the state and its change, not finite if any part of it is not
    norm, nothing = 0.0, 0.0
    for i in range(width):
        place = i // moving * ny + i % moving
        k[place] += delta[i]
        part = h * abs(delta[i]) / (abs(y[i % moving]) + h * abs(k[place]) + floor)
        norm = max(norm, part)
        nothing += part * 0.0
    return norm + nothing


def _changes(call: Any, at: Any) -> Any:
    def changes(rate, sizes, tableau, h, t, y, u, per_stage, p, work, start, first, last):
        # f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ) − kᵢ for the stages of a block, one after the other without the works,
        # whose rates are k itself. What a stage writes beyond its part, the next one writes over.
        ny, stages, moving = sizes[3], sizes[5], sizes[3] - sizes[WORKED]
        change, stage = at(work, (stages + first) * ny), at(work, 3 * stages * ny)
        c = at(tableau, stages * (stages + 1))
        for s in range(first, last):
            for i in range(ny):
                stage[i] = y[i]
            for j in range(last):
                factor = h * tableau[s * stages + j]
                if factor != 0.0:
                    for i in range(ny):
                        stage[i] += factor * work[j * ny + i]
            t[0] = start + c[s] * h
            found = at(change, (s - first) * moving)
            call(rate, t, stage, at(u, s * per_stage), p, p, found)
            for i in range(moving):
                found[i] -= work[s * ny + i]
            for i in range(moving, ny):
                work[s * ny + i] = found[i]
        sizes[COUNTED] += last - first

    return changes


def _state(call: Any, at: Any) -> Any:
    def state(rate, sizes, h, t, y, u, p, work, out):
        # y, or (q, v(q, π), z) where y is (q, π, z)
        n, ny, size = sizes[0], sizes[3], sizes[5] * sizes[3]
        memory = at(work, 3 * size + ny + ny * ny + size * size)
        for i in range(ny):
            out[i] = y[i]
        if sizes[VELOCITIES] != 0 and memory[STARTED] != 0.0:
            call(sizes[VELOCITIES], t, y, u, p, p, at(out, n))

    return state
