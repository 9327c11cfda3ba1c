"""The search for events on the polynomial of a step.

Event values are compared at a few places along the step; where one changes sign in its direction, bisection
finds the place to the last bit. An event that has just changed the motion begins at zero: its sign is the
one it takes right after. Events that stop the motion at the same instant, up to rounding, stop it together.
"""

from pendula.compiler.intrinsics import at, call, invoke
from pendula.compiler.loops import compiled
from pendula.records import Doubles
from pendula.simulation.loops.restoration import normalise
from pendula.simulation.loops.workspace import ENDS, NOTED, Workspace

PLACES = 8  # intervals of a step in which a crossing is looked for
RIGHT_AFTER = 2.0**-24  # of an interval
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
    values = at(w.values, 2 * w.event_count)
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
def scan(w: Workspace, start: float) -> float:
    """Find events in the step from ``start``: the part up to one that stops it, else 1; −1 for no value."""
    events, before = w.event_count, w.values
    now, between = at(before, events), at(before, 2 * events)
    w.stopped_by = -1
    for place in range(PLACES):
        left, right = place / PLACES, (place + 1) / PLACES
        look(w, start, right, now)
        stop, fault = 2.0, -1
        for i in range(events):
            if not (abs(now[i]) < _LARGEST):
                fault = i
                continue
            low = left
            if before[i] == 0.0:
                low = left + (right - left) * RIGHT_AFTER
                look(w, start, low, between)
                before[i] = between[i]
            rising = before[i] < 0.0 and now[i] >= 0.0 and w.direction[i] >= 0
            falling = before[i] > 0.0 and now[i] <= 0.0 and w.direction[i] <= 0
            if rising or falling:
                theta = _bisect(w, start, i, 1.0 if rising else -1.0, low, right)
                _note(w, i, start + theta * w.h)
                if w.stops[i] != NOTED and theta < stop:
                    stop, w.stopped_by = theta, i
        for i in range(events):
            before[i] = now[i]
        if stop <= 1.0:
            arrived = start + stop * w.h
            _forget_later(w, arrived + _SAME * max(abs(start), abs(arrived)))
            if w.inputs != 0:
                look(w, start, stop, between)
            return stop
        if fault >= 0:
            w.stopped_by, w.fault_time = fault, start + right * w.h
            return -1.0
    return 1.0
