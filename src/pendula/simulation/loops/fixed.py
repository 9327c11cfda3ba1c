"""Steps of equal length: one compiled loop for all fixed-step methods (with events: ``watched.py``).

Steps end at the instants origin + k h. Requested times between them are reached by steps of their own, which
disturb nothing.
"""

from pendula.compiler.intrinsics import at, call, invoke
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.restoration import MOST_MISSED, restore
from pendula.simulation.loops.step import FIRST, FOLLOWING, Step
from pendula.simulation.loops.workspace import ANEW, DONE, FULL, GOES_ON, PAUSED, STUCK, Workspace


@record
class Grid(Record):
    """The instants of steps, and what takes a step from one to the next."""

    # The step of the run; one that reaches a requested time; the code of the method's ``take`` and ``read``,
    # the second 0 where y itself is the state.
    step: Step
    aside: Step
    take: int
    read: int
    # When steps begin, their length, that of a shorter last one; whole steps and all of them.
    origin: float
    length: float
    last_length: float
    whole: int
    total: int
    # The step reached, whether the motion is at its instant, the step at which Python is needed, the number
    # of samples at which it is, the longest step after an event, and the length of the last step.
    k: int
    on_grid: int
    stop: int
    limit: int
    longest: float
    before: float
    # The samples: after which step, and how far ahead of its instant.
    index: Integers
    ahead: Doubles
    # Inputs at the nodes of steps from ``first`` on, a row a step; the same for a step off the table, and at
    # its end; the nodes.
    first: int
    per_step: int
    table: Doubles
    row: Doubles
    nodes: Doubles
    node_count: int
    # How a step begins that follows another; whether a state that is not finite ends the loop.
    following: int
    check: int
    # States and rates at the knots of a step that is watched, knots beside its start, their coefficients.
    known: Doubles
    knots: int
    hermite: Doubles
    # Rates evaluated in a step, in one that does not follow the last, and to read off a state.
    usual_rates: int
    more_rates: int
    read_rates: int


@compiled
def is_finite(values: Doubles, count: int) -> int:
    """Whether all are: 0 · x is 0 for every finite x, NaN for the others."""
    nothing = 0.0
    for i in range(count):
        nothing += values[i] * 0.0
    return 1 if nothing == 0.0 else 0


@compiled
def is_lost(w: Workspace) -> int:
    """Whether constraints have been missed for so long that they cannot be kept."""
    return 1 if w.restores != 0 and w.restoration.missed > MOST_MISSED else 0


@compiled
def instant(w: Workspace, g: Grid, k: int) -> float:
    """When step k begins."""
    return w.until if k >= g.total else g.origin + k * g.length


@compiled
def read_state(w: Workspace, g: Grid, s: Step, t: float, u: Doubles, out: Doubles) -> None:
    """The state (q, v, z) at t, with the inputs u there."""
    for i in range(w.size):
        out[i] = s.y[i]
    if g.read != 0:
        s.t, s.u = t, u
        invoke(g.read, (s, out))
        w.evaluations += g.read_rates


@compiled
def inputs_now(w: Workspace, g: Grid) -> Doubles:
    """The inputs at the instant of the grid that is reached, or of the step that leads from it."""
    return w.u if g.per_step == 0 else at(g.table, (g.k - g.first) * g.per_step)


@compiled
def give_inputs(w: Workspace, g: Grid, s: Step, t: float, shown: Doubles, reached: float) -> Doubles:
    """Inputs at the nodes of a step that is not on the table; those at its end are returned."""
    s.u = inputs_now(w, g)
    if w.inputs == 0:
        return s.u
    for i in range(g.node_count + 1):
        when = t + g.nodes[i] * s.h if i < g.node_count else reached
        call(w.inputs, when, shown, w.u, w.p, at(g.row, i * w.input_count))
    s.u = g.row
    return at(g.row, g.node_count * w.input_count)


@compiled
def take_one(w: Workspace, g: Grid, s: Step, t: float, reached: float) -> None:
    """One step of the method's state, and back to its constraints."""
    s.t = t
    given = s.u
    invoke(g.take, (s,))
    if w.restores != 0:
        restore(w.restoration, reached, s.y, given, w.p, w.state)
    w.evaluations += g.usual_rates
    if s.begin != FOLLOWING:
        w.evaluations += g.more_rates


@compiled
def step_aside(w: Workspace, g: Grid, t: float, length: float, start: Doubles, out: Doubles) -> None:
    """The state after a step of its own from ``start`` at t, which disturbs nothing."""
    s, reached = g.aside, t + length
    for i in range(w.size):
        s.y[i] = start[i]
    s.h, s.begin = length, FIRST
    last = give_inputs(w, g, s, t, start, reached)
    take_one(w, g, s, t, reached)
    read_state(w, g, s, reached, last, out)


@compiled
def find_reason(w: Workspace, g: Grid) -> int:
    """Why the loop must come back before the next step; −1 if it need not."""
    if g.on_grid != 0 and (g.k >= g.stop or g.k >= g.total):
        return DONE
    return FULL if w.saved >= g.limit else -1


@compiled
def _keep_samples(w: Workspace, g: Grid) -> int:
    """Samples at the instant reached and up to the next; 0 where one is not finite.

    Where inputs are about to jump there, samples wait for them.
    """
    if g.k >= g.stop:
        return 1
    size, t = w.size, instant(w, g, g.k)
    while w.saved < w.room and g.index[w.saved] == g.k:
        row, ahead = at(w.samples, w.saved * size), g.ahead[w.saved]
        read_state(w, g, g.step, t, inputs_now(w, g), row)
        if ahead != 0.0:
            for i in range(size):
                g.known[i] = row[i]
            step_aside(w, g, t, ahead, g.known, row)
        if g.check != 0 and is_finite(row, size) == 0:
            # It was read off a state that is finite: the step that led there does not count.
            if g.k > 0:
                g.k, w.steps = g.k - 1, w.steps - 1
                w.time = instant(w, g, g.k)
            return 0
        w.saved += 1
    return 1


@compiled
def _take_whole(w: Workspace, g: Grid, most: int) -> int:
    """Whole steps up to the next sample or stop, at most so many; how many, −1 where one fails."""
    last = min(g.stop, g.whole, g.k + most)
    if w.saved < w.room:
        last = min(last, g.index[w.saved])
    s, h, k, count = g.step, g.length, g.k, last - g.k
    s.h = h
    while k < last:
        s.u = at(g.table, (k - g.first) * g.per_step)
        take_one(w, g, s, g.origin + k * h, g.origin + (k + 1) * h)
        s.begin = g.following
        if g.check != 0 and (is_finite(s.y, w.size) == 0 or is_lost(w) != 0):
            w.steps += k - g.k
            g.k, w.time = k, g.origin + k * h
            return -1
        k += 1
    if count > 0:
        w.steps += count
        g.k, w.time = last, instant(w, g, last)
    return count


@compiled
def _take_last(w: Workspace, g: Grid) -> int:
    """A last step that is shorter than the others, afresh from the state reached; −1 where it fails."""
    s, t = g.step, w.time
    read_state(w, g, s, t, inputs_now(w, g), g.known)
    for i in range(w.size):
        s.y[i] = g.known[i]
    s.h, s.begin = g.last_length, FIRST
    give_inputs(w, g, s, t, g.known, w.until)
    take_one(w, g, s, t, w.until)
    if g.check != 0 and (is_finite(s.y, w.size) == 0 or is_lost(w) != 0):
        return -1
    w.steps += 1
    g.k, w.time = g.total, w.until
    return 1


@compiled
def take_fixed_steps(w: Workspace, g: Grid) -> int:
    """Steps that are not watched, until Python is needed; says why."""
    if w.fresh == ANEW:
        g.step.begin = FIRST
    w.fresh = GOES_ON
    left = w.patience
    while left > 0:
        if _keep_samples(w, g) == 0:
            return STUCK
        reason = find_reason(w, g)
        if reason >= 0:
            if reason == DONE:
                read_state(w, g, g.step, w.time, inputs_now(w, g), g.known)
            return reason
        taken = _take_whole(w, g, left) if g.k < g.whole else _take_last(w, g)
        if taken < 0:
            return STUCK
        left -= taken
    return PAUSED
