"""The search for events on the polynomial of a step.

Event values are compared at places along the step, more of them where a value bends so much that it might
cross zero twice in between; where one changes sign in its direction, bisection finds the place to the last
bit. An event that has just changed the motion begins at zero: its sign is the one it takes right after.
Events that stop the motion at the same instant, up to rounding, stop it together.
"""

from pendula.compiler.intrinsics import at, call, invoke
from pendula.compiler.loops import compiled
from pendula.records import Doubles
from pendula.simulation.loops.restoration import normalise
from pendula.simulation.loops.workspace import ENDS, NOTED, Workspace

# The parts of a step in which crossings are looked for at first; of events that depend on time, which steps
# know nothing of, the part of a run, and of a step the least; by how much parts may be divided; how many
# crossings may be found then.
PART, PART_OF_RUN, _LEAST_PART = 1 / 4, 1 / 4096, 1 / 16384
_FINER = 1 / 64
MOST_CROSSINGS = 4096
RIGHT_AFTER = 2.0**-27  # of a step
_BENT = 0.5  # of what a value moves by between three places: a larger bend may hide crossings
_SAME = 2.0**-50  # of the time: instants closer than this are one
_BISECTIONS = 60
_LARGEST = 1e300  # a value beyond it is none


@compiled
def interpolate(w: Workspace, theta: float, state: Doubles) -> None:
    """The step at θ by Horner's rule, all entries side by side; at its end, the state that it ends with."""
    size, rows, new = w.size, w.polynomial, w.new
    if theta == 1.0:
        for j in range(size):
            state[j] = new[j]
        return
    for j in range(size):
        state[j] = rows[w.degree * size + j]
    for d in range(w.degree - 1, -1, -1):
        for j in range(size):
            state[j] = state[j] * theta + rows[d * size + j]


@compiled
def observe(w: Workspace, t: float, state: Doubles, out: Doubles) -> None:
    """The state (q, v, z) that a method's own state stands for."""
    for j in range(w.size):
        out[j] = state[j]
    if w.convert != 0:
        invoke(w.convert, (w, t, state, out))


@compiled
def look(w: Workspace, start: float, theta: float, values: Doubles) -> None:
    """The events at a place of the step; the state there is left right behind ``w.state``."""
    t, shown = start + theta * w.h, at(w.state, w.size)
    interpolate(w, theta, w.state)
    observe(w, t, w.state, shown)
    if w.restores != 0:
        normalise(w.restoration, shown)
    if w.inputs != 0:
        call(w.inputs, t, shown, w.u, w.p, w.u)
    call(w.events, t, shown, w.u, w.p, values)


@compiled
def _bisect(w: Workspace, start: float, i: int, sign: float, low: float, high: float) -> float:
    """The first place at which the event has its new sign: halved until no double lies between."""
    values = at(w.values, 3 * w.event_count)
    for _ in range(_BISECTIONS):
        theta = 0.5 * (low + high)
        if theta <= low or theta >= high:
            break
        look(w, start, theta, values)
        if sign * values[i] >= 0.0:
            high = theta
        else:
            low = theta
    look(w, start, high, values)
    return high


@compiled
def _note(w: Workspace, i: int, t: float) -> None:
    """Keep an occurrence with the state behind ``w.state``."""
    shown, row = at(w.state, w.size), at(w.found_state, w.found * w.size)
    w.found_event[w.found], w.found_time[w.found] = i, t
    for j in range(w.size):
        row[j] = shown[j]
    w.found += 1


@compiled
def _forget_later(w: Workspace, latest: float) -> None:
    """What was found later than the event that stops the motion did not happen.

    Of those that stop it together, one that ends the run has the word.
    """
    kept, size = 0, w.size
    for k in range(w.found):
        if w.found_time[k] <= latest:
            w.found_event[kept], w.found_time[kept] = w.found_event[k], w.found_time[k]
            for j in range(size):
                w.found_state[kept * size + j] = w.found_state[k * size + j]
            if w.stops[w.found_event[kept]] == ENDS:
                w.stopped_by = w.found_event[kept]
            kept += 1
    w.found = kept


@compiled
def _is_resolved(w: Workspace) -> int:
    """Whether no event can have crossed zero more often than its values at three places show."""
    events, first = w.event_count, w.values
    middle, last = at(first, events), at(first, 2 * events)
    for i in range(events):
        a, b, c = first[i], middle[i], last[i]
        bend, least = abs(a - 2.0 * b + c), min(abs(b), abs(c))
        if a != 0.0:
            least = min(least, abs(a))
        if a * b < 0.0 or b * c < 0.0:
            least = abs(a) + abs(c)
        if least < _BENT * bend:
            return 0
    return 1


@compiled
def _look_for_crossing(w: Workspace, start: float, i: int, left: float, right: float, now: float) -> float:
    """Where event i crosses zero between two places, noted; 2 where it does not. ``values`` has its sign."""
    value, low = w.values[i], left
    if value == 0.0:
        between = at(w.values, 3 * w.event_count)
        low = left + RIGHT_AFTER
        look(w, start, low, between)
        value = between[i]
    rising = value < 0.0 and now >= 0.0 and w.direction[i] >= 0
    falling = value > 0.0 and now <= 0.0 and w.direction[i] <= 0
    theta = 2.0
    if rising or falling:
        theta = _bisect(w, start, i, 1.0 if rising else -1.0, low, right)
        _note(w, i, start + theta * w.h)
    w.values[i] = now
    return theta


@compiled
def _first_part(w: Workspace) -> float:
    """The part of a step, a power of two, in which crossings are looked for at first."""
    part = PART
    while w.moment > 0.0 and part * w.h > w.moment and part > _LEAST_PART:
        part *= 0.5
    return part


@compiled
def scan(w: Workspace, start: float) -> float:
    """Find events in the step from ``start``: the part up to one that stops it, else 1; −1 for no value."""
    events = w.event_count
    middle, now = at(w.values, events), at(w.values, 2 * events)
    w.stopped_by = -1
    whole = _first_part(w)
    left, part, known = 0.0, whole, 0
    while left < 1.0:
        right, half = left + part, left + 0.5 * part
        if known == 0:
            look(w, start, right, now)
        look(w, start, half, middle)
        if part > _FINER * whole and _is_resolved(w) == 0:
            part, known = 0.5 * part, 1
            for i in range(events):
                now[i] = middle[i]
            continue
        stop, fault = 2.0, -1
        for i in range(events):
            if not (abs(now[i]) < _LARGEST and abs(middle[i]) < _LARGEST):
                fault = i
                continue
            first = _look_for_crossing(w, start, i, left, half, middle[i])
            second = _look_for_crossing(w, start, i, half, right, now[i])
            theta = first if first <= 1.0 else second
            if w.stops[i] != NOTED and theta < stop:
                stop, w.stopped_by = theta, i
        if stop <= 1.0:
            arrived = start + stop * w.h
            _forget_later(w, arrived + _SAME * max(abs(start), abs(arrived)))
            if w.inputs != 0:
                look(w, start, stop, at(w.values, 3 * events))
            return stop
        if fault >= 0:
            w.stopped_by, w.fault_time = fault, start + right * w.h
            return -1.0
        left, known = right, 0
        # Longer parts again, as soon as they begin where such parts do.
        while part < whole and left % (2.0 * part) == 0.0:
            part = 2.0 * part
    return 1.0
