"""Steps of equal length that are watched for events, which see Hermite's interpolation of each step.

Steps end at the instants of the grid, whatever happens: after an event that changes the motion, a shorter one
leads from it to the next of these instants.
"""

from pendula.compiler.intrinsics import at, call, evaluate
from pendula.compiler.loops import compiled
from pendula.simulation.loops.events import MOST_CROSSINGS, RIGHT_AFTER
from pendula.simulation.loops.fixed import (
    Grid,
    find_reason,
    give_inputs,
    instant,
    is_finite,
    is_lost,
    read_state,
    step_aside,
    take_one,
)
from pendula.simulation.loops.hermite import fit_polynomial
from pendula.simulation.loops.step import FIRST
from pendula.simulation.loops.workspace import ANEW, EVENT, FAULT, FULL, GOES_ON, PAUSED, STUCK, Workspace

_LARGEST = 1e300


@compiled
def _plan_step(w: Workspace, g: Grid) -> int:
    """The length of the next step and the time that it reaches; whether that is an instant of the grid."""
    landing, t, s = 1, w.time, g.step
    w.reached = instant(w, g, g.k + 1)
    s.h = w.reached - t
    if g.on_grid != 0:
        s.h = g.last_length if g.k == g.whole else g.length
    elif t + g.longest < w.reached and t + g.longest > t:
        w.reached, landing = t + g.longest, 0
        s.h = w.reached - t
    g.longest = _LARGEST
    w.h = w.reached - t
    return landing


@compiled
def _take_watched(w: Workspace, g: Grid) -> int:
    """A step with states and rates at its knots, and its polynomial; 0 if it is not finite.

    Where the rate at its end is not finite, the next step would not be.
    """
    s, size, t, known = g.step, w.size, w.time, g.known
    end = at(known, 2 * size)
    last = give_inputs(w, g, s, t, known, w.reached)
    take_one(w, g, s, t, w.reached)
    read_state(w, g, s, w.reached, last, end)
    call(w.rate, w.reached, end, last, w.p, at(end, size))
    w.evaluations += 1
    if is_finite(s.y, size) == 0 or is_finite(end, 2 * size) == 0 or is_lost(w) != 0:
        return 0
    for i in range(size):
        w.new[i] = end[i]
    if g.knots > 1:
        half, middle = at(known, 4 * size), t + 0.5 * s.h
        step_aside(w, g, t, 0.5 * s.h, known, half)
        last = w.u if w.inputs == 0 else at(g.row, g.node_count * w.input_count)
        call(w.rate, middle, half, last, w.p, at(half, size))
        w.evaluations += 1
    fit_polynomial(w, g.knots, g.hermite, known)
    return 1


@compiled
def _sample_between(w: Workspace, g: Grid, arrived: float, landing: int, whole: int) -> None:
    """Requested times within a step that was watched; up to the end of one that ends off the grid, too."""
    inside = w.stopped_by >= 0 or landing == 0
    while w.saved < w.room:
        j = w.saved
        if (w.sample_times[j] > arrived) if inside else (g.index[j] > g.k):
            break
        row, length = at(w.samples, j * w.size), w.sample_times[j] - w.time
        if whole != 0 and g.index[j] == g.k:
            length = g.ahead[j]
        if length > 0.0:
            step_aside(w, g, w.time, length, g.known, row)
        else:
            for i in range(w.size):
                row[i] = g.known[i]
        w.saved += 1


@compiled
def _show_later(w: Workspace, g: Grid) -> None:
    """Events that have just happened have the signs that they take right after, y + δẏ.

    They are at zero but for rounding, and the step that follows may be too short to show them.
    """
    happened = 0
    for i in range(w.event_count):
        happened += w.happened[i]
    if happened == 0:
        return
    size, delta, known = w.size, RIGHT_AFTER * g.length, g.known
    values = at(w.values, w.event_count)
    for j in range(size):
        w.state[j] = known[j] + delta * known[size + j]
    call(w.events, w.time + delta, w.state, w.u, w.p, values)
    for i in range(w.event_count):
        if w.happened[i] != 0:
            w.values[i] = values[i] if abs(values[i]) < _LARGEST else 0.0


@compiled
def _begin(w: Workspace, g: Grid) -> None:
    """The motion begins, or inputs have jumped, on which the state that is read off may depend."""
    s, size, known = g.step, w.size, g.known
    if w.fresh == ANEW:
        s.begin = FIRST
        for j in range(size):
            known[j] = s.y[j]
    else:
        s.h = g.before
        read_state(w, g, s, w.time, w.u, known)
    if w.inputs != 0:
        call(w.inputs, w.time, known, w.u, w.p, w.u)
    call(w.rate, w.time, known, w.u, w.p, at(known, size))
    w.evaluations += 1
    call(w.events, w.time, known, w.u, w.p, w.values)
    _show_later(w, g)
    w.fresh = GOES_ON


@compiled
def _keep_samples(w: Workspace, g: Grid) -> None:
    """Samples at the instant reached, unless inputs are about to jump there; those ahead of it wait."""
    if g.on_grid == 0 or g.k >= g.stop:
        return
    while w.saved < w.room and g.index[w.saved] == g.k and g.ahead[w.saved] == 0.0:
        row = at(w.samples, w.saved * w.size)
        for i in range(w.size):
            row[i] = g.known[i]
        w.saved += 1


@compiled
def _step_on(w: Workspace, g: Grid) -> int:
    """The next step; why the loop must come back, else −1."""
    s, size, t, whole = g.step, w.size, w.time, g.on_grid
    landing = _plan_step(w, g)
    usual = whole != 0 and s.h == g.length
    length = s.h
    if not usual:
        s.begin = FIRST
    if s.begin == FIRST:
        for i in range(size):
            s.y[i] = g.known[i]
    if _take_watched(w, g) == 0:
        return STUCK
    part = evaluate(w.scan, (w, t))
    if part < 0.0:
        return FAULT
    arrived = t + part * w.h if part < 1.0 else w.reached
    w.steps += 1
    if w.requested != 0:
        _sample_between(w, g, arrived, landing, whole)
    w.time = arrived
    if w.stopped_by >= 0:
        return EVENT
    for i in range(2 * size):
        g.known[i] = g.known[2 * size + i]
    g.before, g.on_grid = length, landing
    g.k += landing
    s.begin = g.following if usual else FIRST
    return -1


@compiled
def take_watched_steps(w: Workspace, g: Grid) -> int:
    """Steps until Python is needed; says why."""
    if w.fresh != GOES_ON:
        _begin(w, g)
    for _ in range(w.patience):
        _keep_samples(w, g)
        reason = find_reason(w, g)
        if reason < 0 and w.found + w.event_count * MOST_CROSSINGS > w.found_room:
            reason = FULL
        if reason < 0:
            reason = _step_on(w, g)
        if reason >= 0:
            return reason
    return PAUSED
