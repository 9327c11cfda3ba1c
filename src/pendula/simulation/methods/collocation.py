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

from pendula.compiler.collocation import (
    combine,
    extrapolate,
    integrate,
    legendre,
    sum_changes,
    sum_products,
)
from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.numerics.lobatto import DENSE, NODES, ORDER
from pendula.simulation.loops.control import StepControl, is_small, scale_of_entry
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.restoration import restore
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.collocation_check import evaluate_between, has_missed, set_instants
from pendula.simulation.methods.collocation_error import (
    ALLOWED,
    NOTHING,
    SHARPER,
    error_of_step,
    scale_of,
)
from pendula.simulation.methods.collocation_nodes import Nodes, nodes_of, prepare_nodes
from pendula.simulation.methods.family import Adaptive, Family, Preparation

_MOST_ITERATIONS = 16  # more are not worth it
_SLOW = 9  # so many iterations, and longer steps would be no gain
_STAGNANT = 1e-11  # a change below this that no longer falls is rounding
_CAUTION = 0.75  # of the step that would meet the aim: longer ones cost more iterations than they save
# h times the fastest decay, where iterations limit the steps: they settle near 4, but at 1.2 and 2.5 for the
# tolerances 1e-4 and 1e-5, whose steps are refused for what iterations leave.
_CONTRACTING, _PER_DIGIT = 3.3, 1.1
_UNSOLVED, _MISSED = 1e6, 1e5  # in place of an error: no convergence, or something between nodes not seen
_LARGEST = 1e300


@compiled
def _evaluate_at_start(w: Workspace, m: Nodes) -> None:
    """The rates at the start of the step, at all nodes."""
    for j in range(w.size):
        for i in range(NODES):
            m.states[NODES * j + i] = w.y[j]
    call(w.rate, m.times, m.states, m.inputs, w.p, m.rates)
    w.evaluations += 1


@compiled
def _begin(w: Workspace, c: StepControl) -> None:
    # Everything as at the start, at all nodes; from it, the time in which the motion changes much.
    m, size, nq, y = nodes_of(w.own), w.size, w.paired, w.y
    m.last_step, m.iterations, m.ideal = 0.0, 0, 0.0
    if w.inputs != 0:
        call(w.inputs, w.time, y, w.u, w.p, w.u)
    for i in range(NODES):
        m.times[i] = w.time
        for j in range(w.input_count):
            m.inputs[NODES * j + i] = w.u[j]
    _evaluate_at_start(w, m)
    rates, fastest = m.rates, 0.0
    for j in range(size):
        m.lost[j] = 0.0
        if j >= nq:
            m.first[j - nq] = rates[NODES * j]
        # A coordinate has a speed v and, by its acceleration, another; a state its rate.
        of_velocity = nq <= j < nq + nq
        i = j - nq if of_velocity else j
        scale = scale_of_entry(c, i, y[i])
        speed = 0.0 if is_small(c, i, scale) != 0 else abs(rates[NODES * j]) / scale
        speed = speed**0.5 if of_velocity else speed
        fastest = larger(speed, fastest)
    if fastest > 0.0:
        c.step = min(c.step, c.tolerance ** (1.0 / ORDER) / fastest)


@compiled
def _predict(w: Workspace, m: Nodes) -> None:
    """The last step's accelerations continued to this step's nodes; of a first step, those at its start."""
    nq = w.paired
    if m.last_step == 0.0:
        _evaluate_at_start(w, m)
        return
    legendre(m.legendre, m.c, 2.0 * w.h / m.last_step)
    for j in range(w.size - nq):
        combine(at(m.rates, NODES * (nq + j)), m.legendre, m.first[j], at(m.last_modes, NODES * j))


@compiled
def _iterate(w: Workspace, c: StepControl, m: Nodes) -> int:
    """How many iterations it took until what is left is small next to the tolerance; −1 if in vain."""
    nq, h, tolerance, weights = w.paired, w.h, c.tolerance, m.importance
    solved, shift, states, bases, once, twice = w.size - nq, NODES * nq, m.states, m.bases, m.once, m.twice
    # A rate counts by what it moves: a coordinate by h² a, another state by h ż.
    for j in range(solved):
        scale = scale_of(w, c, m, j if j < nq else nq + j)
        moving = h * h if j < nq else h
        weights[j] = 0.0 if scale == 0.0 else moving / scale
    extrapolate(bases, w.y, h, m.c, once, twice, m.first, nq, m.rows)
    # It rarely takes two iterations less than in the step before. Two changes show how it converges, and
    # so whether one more iteration will do.
    before, unchecked, final = 0.0, max(1, m.iterations - 3), _MOST_ITERATIONS
    for iteration in range(_MOST_ITERATIONS):
        old, new = m.rates, m.other_rates
        integrate(states, bases, h, once, twice, at(old, shift), nq, m.rows)
        call(w.rate, m.times, states, m.inputs, w.p, new)
        w.evaluations += NODES
        m.rates, m.other_rates = new, old
        if iteration == final:
            return iteration + 1
        if iteration < unchecked:
            continue
        moved = sum_changes(at(old, shift), at(new, shift), weights, solved)
        # Written so that a NaN does not get lost in the comparison.
        if not (moved < _LARGEST):
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


@compiled
def _attempt(w: Workspace, c: StepControl) -> float:
    m, size, nq, h, y, new = nodes_of(w.own), w.size, w.paired, w.h, w.y, w.new
    set_instants(w, m, m.c)
    _predict(w, m)
    iterations = _iterate(w, c, m)
    m.iterations = max(iterations, 0)
    if iterations < 0:
        return _UNSOLVED
    a, lost, losing, first, final = at(m.rates, NODES * nq), m.lost, m.losing, m.first, m.final
    # v and q at the last node; what rounding leaves out goes along (Kahan).
    for j in range(size):
        i = j if j < nq else j - nq
        start = m.start_weights[1 if j < nq else 0] * first[i]
        total = start + sum_products(m.end_weights if j < nq else m.weights, at(a, NODES * i))
        moved = h * total + lost[j]
        if j < nq:
            moved = h * (h * total + y[nq + j] + lost[nq + j]) + lost[j]
        new[j] = y[j] + moved
        losing[j] = moved - (new[j] - y[j])
    for j in range(size - nq):
        final[j] = a[NODES * j + NODES - 1]
    if w.restores != 0:
        restore(w.restoration, w.reached, new, w.u, w.p, m.states)
        for j in range(size):
            losing[j] = 0.0
        call(m.rate, w.reached, new, w.u, w.p, m.states)
        w.evaluations += 1
        for j in range(size - nq):
            final[j] = m.states[nq + j]
    m.error = error_of_step(w, c, m, a)
    if m.sharp != 0 and m.error <= ALLOWED and has_missed(w, c, m) != 0:
        return _MISSED
    return m.error / ALLOWED


@compiled
def _accept(w: Workspace, c: StepControl) -> None:
    m = nodes_of(w.own)
    m.last_modes, m.fresh_modes = m.fresh_modes, m.last_modes
    m.first, m.final = m.final, m.first
    m.lost, m.losing = m.losing, m.lost
    m.last_step = w.h
    for j in range(w.size):
        w.y[j] = w.new[j]


@compiled
def _interpolate(w: Workspace, c: StepControl) -> None:
    # Accelerations at eight more places, then the polynomial through all seventeen, integrated.
    m, size, nq, h, y, rows = nodes_of(w.own), w.size, w.paired, w.h, w.y, w.polynomial
    a, more, start, modes = at(m.rates, NODES * nq), at(m.other_rates, NODES * nq), m.first, m.legendre
    evaluate_between(w, m)
    for j in range(size - nq):
        first, second = at(a, NODES * j), at(more, NODES * j)
        for k in range(DENSE):
            row = at(m.dense, DENSE * k)
            modes[k] = row[0] * start[j]
            for i in range(NODES):
                modes[k] += row[1 + i] * first[i] + row[1 + NODES + i] * second[i]
        rows[nq + j] = y[nq + j]
        rows[(DENSE + 1) * size + nq + j] = 0.0
        if j < nq:
            rows[j], rows[size + j] = y[j], h * y[nq + j]
        for d in range(DENSE):
            power = 0.0
            for k in range(d, DENSE):
                power += m.powers[DENSE * d + k] * modes[k]
            rows[(d + 1) * size + nq + j] = h * power / (d + 1)
            if j < nq:
                rows[(d + 2) * size + j] = h * h * power / ((d + 1) * (d + 2))


@compiled
def _propose(w: Workspace, c: StepControl, error: float) -> float:
    # h (ε / ε wanted)^(−1/16) would meet the aim; where it is shrinking, it goes on to (Gustafsson). No
    # longer steps where the iteration was slow already.
    m, h = nodes_of(w.own), w.h
    if error >= _MISSED:
        return 0.6 * h
    ideal = h * math.exp(-math.log(max(m.error, NOTHING)) / ORDER)
    if not (error <= 1.0):
        return max(0.2 * h, _CAUTION * ideal)
    trend = min(1.0, ideal / m.ideal) if m.ideal > 0.0 else 1.0
    m.ideal = ideal
    most = 1.0 if c.repeated != 0 or m.iterations >= _SLOW else 1.5
    return h * min(most, max(0.3, _CAUTION * trend * ideal / h))


LOBATTO = Family(_begin, _attempt, _accept, _interpolate, _propose)


def _prepare(model: Model, tolerance: float) -> Preparation:
    kernel = model.compilation.lanes("rate", own_time=True, width=NODES)
    return Preparation(
        rate=kernel.address,
        own=prepare_nodes(model),
        degree=DENSE + 1,
        error_order=ORDER,
        tolerance=SHARPER * tolerance,
        kept=kernel,
        finds_steps=True,
        looks_within=True,
        stable=min(_CONTRACTING, _PER_DIGIT * max(1.0, -3.0 - math.log10(tolerance))),
    )


ALL = (
    Adaptive(
        "lobatto16", ORDER, LOBATTO, _prepare, "Lobatto's collocation of order 16, its nodes in SIMD lanes"
    ),
)
