"""Many members of an ensemble in SIMD lanes: steps of equal length, regrouped as members end.

All members are at the same instant. In every call each group of lanes is filled with members that still move,
takes some steps and is emptied again; those that have ended leave, so that no lane idles for long. What a
member gives depends on its own numbers alone: nothing here is decided by what its neighbours do.
"""

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.fixed import (
    Grid,
    give_inputs,
    inputs_now,
    instant,
    read_state,
    step_aside,
    take_one,
)
from pendula.simulation.loops.step import FIRST
from pendula.simulation.loops.workspace import Workspace

# What becomes of a member: it moves, reached the end, has all that was asked for, or is not finite any more.
MOVING, FINISHED, STOPPED, DIVERGED = range(4)
# What is kept of an expression along the motion.
LARGEST, SMALLEST, MEAN = range(3)


@record
class MemberLoop(Record):
    """Members under way, a row each, and the group of lanes that is filled from them."""

    # Lanes; entries of a state; numbers that a member carries along: its state and the method's memory.
    width: int
    entries: int
    carried: int
    # Members that still move, their numbers; steps in a call; what became of every member, after which step.
    count: int
    order: Integers
    most: int
    status: Integers
    reached: Integers
    rows: Doubles
    # Parameters and inputs of members, so many each, 0 where all have the same; the same in lanes.
    own_p: int
    members_p: Doubles
    p: Doubles
    own_u: int
    members_u: Doubles
    u: Doubles
    # Samples: how many of a member, which comes next, where they are kept.
    sample_count: int
    saved: int
    samples: Doubles
    # The lane kernels of all expressions, conditions first, and of the energy, 0 where nothing is asked for.
    watched: int
    energy: int
    conditions: int
    reductions: int
    kinds: Integers
    # In lanes: values now and after the step before, totals, the member in each lane (−1: none), the state
    # after the step before.
    values: Doubles
    before: Doubles
    totals: Doubles
    lanes: Integers
    last: Doubles
    # How many lanes have a member.
    filled: int
    # The same of members: values, totals (after those of reductions the energy at the start and its largest
    # deviation), conditions that have not held yet, the step in which each did (−1: none), the states at both
    # ends of that step.
    members_before: Doubles
    members_totals: Doubles
    pending: Integers
    found_step: Integers
    found_states: Doubles
    # Whether members go on when all conditions have held.
    whole: int


@compiled
def _fill(source: Doubles, target: Doubles, count: int, width: int, lane: int) -> None:
    for i in range(count):
        target[i * width + lane] = source[i]


@compiled
def _empty(source: Doubles, target: Doubles, count: int, width: int, lane: int) -> None:
    for i in range(count):
        target[i] = source[i * width + lane]


@compiled
def _gather(g: Grid, m: MemberLoop, first: int) -> None:
    """Members from the first on into lanes; lanes beyond the last repeat it, and count for nothing."""
    width, s, n = m.width, g.step, m.entries
    observed, totals = m.conditions + m.reductions, m.reductions + 2
    for lane in range(width):
        member = m.order[min(first + lane, m.count - 1)]
        m.lanes[lane] = member if first + lane < m.count else -1
        row = at(m.rows, member * m.carried)
        _fill(row, s.y, n, width, lane)
        _fill(at(row, n), s.memory, m.carried - n, width, lane)
        _fill(at(m.members_p, member * m.own_p), m.p, m.own_p, width, lane)
        _fill(at(m.members_u, member * m.own_u), m.u, m.own_u, width, lane)
        _fill(at(m.members_before, member * observed), m.before, observed, width, lane)
        _fill(at(m.members_totals, member * totals), m.totals, totals, width, lane)
    m.filled = min(width, m.count - first)


@compiled
def _scatter(g: Grid, m: MemberLoop) -> None:
    width, s, n = m.width, g.step, m.entries
    observed, totals = m.conditions + m.reductions, m.reductions + 2
    for lane in range(width):
        member = m.lanes[lane]
        if member >= 0:
            row = at(m.rows, member * m.carried)
            _empty(s.y, row, n, width, lane)
            _empty(s.memory, at(row, n), m.carried - n, width, lane)
            _empty(m.before, at(m.members_before, member * observed), observed, width, lane)
            _empty(m.totals, at(m.members_totals, member * totals), totals, width, lane)


@compiled
def _end(m: MemberLoop, lane: int, status: int, steps: int) -> None:
    """The member of a lane leaves it."""
    member = m.lanes[lane]
    m.status[member], m.reached[member], m.lanes[lane] = status, steps, -1
    m.filled -= 1


@compiled
def _keep_samples(w: Workspace, g: Grid, m: MemberLoop, saved: int) -> int:
    """Samples at the instant reached and up to the next; how many there are then."""
    t, n, width = instant(w, g, g.k), m.entries, m.width
    while saved < m.sample_count and g.index[saved] == g.k:
        shown = g.known
        read_state(w, g, g.step, t, inputs_now(w, g), g.known)
        if g.ahead[saved] != 0.0:
            step_aside(w, g, t, g.ahead[saved], g.known, w.state)
            shown = w.state
        for lane in range(width):
            if m.lanes[lane] >= 0:
                row = at(m.samples, (m.lanes[lane] * m.sample_count + saved) * n)
                _empty(shown, row, n, width, lane)
        saved += 1
    return saved


@compiled
def _take_step(w: Workspace, g: Grid) -> float:
    """The step from the instant reached; how long it is."""
    s, k = g.step, g.k
    if k < g.whole:
        s.h, s.u = g.length, inputs_now(w, g)
        take_one(w, g, s, g.origin + k * g.length, g.origin + (k + 1) * g.length)
        s.begin = g.following
    else:
        read_state(w, g, s, instant(w, g, k), inputs_now(w, g), g.known)
        for i in range(w.size):
            s.y[i] = g.known[i]
        s.h, s.begin = g.last_length, FIRST
        give_inputs(w, g, s, instant(w, g, k), g.known, w.until)
        take_one(w, g, s, instant(w, g, k), w.until)
    g.k = k + 1
    return s.h


@compiled
def _drop_diverged(g: Grid, m: MemberLoop) -> None:
    """Members whose state is not finite leave. 0 · x is 0 for every finite x."""
    y, width, bad = g.step.y, m.width, 0
    for i in range(m.entries * width):
        bad |= 1 if y[i] * 0.0 != 0.0 else 0
    if bad == 0:
        return  # of all lanes together, by whole vectors: nearly always
    for lane in range(width):
        nothing = 0.0
        for i in range(m.entries):
            nothing += y[i * width + lane] * 0.0
        if m.lanes[lane] >= 0 and nothing != 0.0:
            _end(m, lane, DIVERGED, g.k - 1)


@compiled
def _note(g: Grid, m: MemberLoop, condition: int, lane: int) -> None:
    """A condition holds for the first time: keep the ends of the step."""
    n, place = m.entries, m.lanes[lane] * m.conditions + condition
    m.found_step[place] = g.k - 1
    ends = at(m.found_states, 2 * n * place)
    _empty(m.last, ends, n, m.width, lane)
    _empty(g.known, at(ends, n), n, m.width, lane)
    m.pending[m.lanes[lane]] -= 1


@compiled
def _check_conditions(g: Grid, m: MemberLoop) -> None:
    """Conditions that did not hold before this step and do after it."""
    width = m.width
    for i in range(m.conditions):
        crossed = 0
        for lane in range(width):
            rises = m.before[i * width + lane] <= 0.0 and m.values[i * width + lane] > 0.0
            crossed += 1 if rises else 0
        if crossed == 0:
            continue
        for lane in range(width):
            member = m.lanes[lane]
            rises = m.before[i * width + lane] <= 0.0 and m.values[i * width + lane] > 0.0
            if member >= 0 and rises and m.found_step[member * m.conditions + i] < 0:
                _note(g, m, i, lane)
                if m.pending[member] == 0 and m.whole == 0:
                    _end(m, lane, STOPPED, g.k)


@compiled
def _reduce(m: MemberLoop, h: float) -> None:
    """Largest, smallest and mean values, the last by the trapezoidal rule."""
    width = m.width
    for r in range(m.reductions):
        now, before = at(m.values, (m.conditions + r) * width), at(m.before, (m.conditions + r) * width)
        total, kind = at(m.totals, r * width), m.kinds[r]
        for lane in range(width):
            if kind == LARGEST:
                total[lane] = max(total[lane], now[lane])
            elif kind == SMALLEST:
                total[lane] = min(total[lane], now[lane])
            else:
                total[lane] += 0.5 * h * (before[lane] + now[lane])


@compiled
def _observe(w: Workspace, g: Grid, m: MemberLoop, h: float) -> None:
    """What is asked for along the motion, after a step."""
    width, t, size = m.width, instant(w, g, g.k), w.size
    if m.conditions > 0:
        for i in range(size):
            m.last[i] = g.known[i]
    read_state(w, g, g.step, t, inputs_now(w, g), g.known)
    if m.watched != 0:
        call(m.watched, t, g.known, inputs_now(w, g), w.p, m.values)
        _check_conditions(g, m)
        _reduce(m, h)
        for i in range((m.conditions + m.reductions) * width):
            m.before[i] = m.values[i]
    if m.energy != 0:
        call(m.energy, t, g.known, inputs_now(w, g), w.p, w.state)
        first, largest = at(m.totals, m.reductions * width), at(m.totals, (m.reductions + 1) * width)
        for lane in range(width):
            largest[lane] = max(largest[lane], abs(w.state[2 * width + lane] - first[lane]))


@compiled
def _move_group(w: Workspace, g: Grid, m: MemberLoop, last: int) -> None:
    """Steps of the members in the lanes, up to the last."""
    saved, watches = m.saved, m.watched != 0 or m.energy != 0
    if m.conditions > 0:
        read_state(w, g, g.step, instant(w, g, g.k), inputs_now(w, g), g.known)
    while g.k < last and m.filled > 0:
        if saved < m.sample_count and g.index[saved] == g.k:
            saved = _keep_samples(w, g, m, saved)
            if m.conditions > 0:
                read_state(w, g, g.step, instant(w, g, g.k), inputs_now(w, g), g.known)
        h = _take_step(w, g)
        _drop_diverged(g, m)
        if watches and m.filled > 0:
            _observe(w, g, m, h)
    if g.k >= g.total and m.filled > 0:
        _keep_samples(w, g, m, saved)
        for lane in range(m.width):
            if m.lanes[lane] >= 0:
                member = m.lanes[lane]
                m.status[member], m.reached[member] = FINISHED, g.k


@compiled
def advance_members(w: Workspace, g: Grid, m: MemberLoop) -> int:
    """Some steps of all members that still move; how many do then."""
    start, first, kept = g.k, 0, 0
    begin = FIRST if start == 0 else g.following
    last = min(start + m.most, g.total)
    while first < m.count:
        g.k, g.step.begin = start, begin
        _gather(g, m, first)
        _move_group(w, g, m, last)
        _scatter(g, m)
        first += m.width
    for i in range(m.count):
        member = m.order[i]
        if m.status[member] == MOVING:
            m.order[kept] = member
            kept += 1
    m.count, g.k = kept, last
    while m.saved < m.sample_count and g.index[m.saved] < last:
        m.saved += 1
    return kept
