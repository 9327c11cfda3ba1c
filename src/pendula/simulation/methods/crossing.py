"""The search for events on the polynomial of a step, as functions for the compiled loop.

Event values are compared at a few places along the step; where one changes sign in its direction, bisection
finds the place to the last bit. An event that has just changed the motion begins at zero: its sign is the
one it takes right after. Events that stop the motion at the same instant, up to rounding, stop it together.
"""

from typing import Any

from pendula.simulation.methods.layout import (
    DIRECTION,
    EVENT_COLUMNS,
    EVENTS,
    FAULT_TIME,
    FOUND,
    INPUTS,
    NUMBER_OF_EVENTS,
    NY,
    RESTORATION,
    STOPPED_BY,
    STOPS,
)
from pendula.simulation.methods.restoration import NORMALISE, normalisation

PLACES = 8  # intervals of a step in which a crossing is looked for
RIGHT_AFTER = 2.0**-24  # of an interval
ENDS = 2.0  # what the column STOPS holds of an event that ends the run
SAME = 2.0**-50  # of the time: instants closer than this are one
_SEEN = "i8* i8* f8 f8 f8 f8* f8* f8* f8* f8* f8* f8*"  # what ``look`` takes


def scan(call: Any, at: Any, value: Any, reveal: Any) -> Any:
    """``scan`` writes what it finds and returns the part of the step up to an event that stops it, else 1."""
    from pendula.compiler.loops import compile_function as called

    normalise = called(normalisation(), "f8", NORMALISE)
    look = called(_look(call, at, value, reveal, normalise), None, _SEEN)
    located = called(_located(look), "f8", f"i8 f8 f8 f8 {_SEEN}")
    forget_later = called(_forget_later, None, "i8 i8* f8 f8* f8*")

    def scan(
        kernels, sizes, numbers, counts, t, h, y, u, p, work, poly, state, moment, before, directions, found
    ):
        ny, events = sizes[NY], sizes[NUMBER_OF_EVENTS]
        shown, now, middle = at(state, ny), at(before, events), at(before, 2 * events)
        counts[STOPPED_BY] = -1
        for place in range(PLACES):
            left, right = place / PLACES, (place + 1) / PLACES
            look(kernels, sizes, t, h, right, u, p, work, poly, state, moment, now)
            ended, stop, fault = moment[0], 2.0, -1
            for i in range(events):
                if not (abs(now[i]) < 1e300):
                    fault = i
                    continue
                low = left
                if before[i] == 0.0:
                    low = left + (right - left) * RIGHT_AFTER
                    look(kernels, sizes, t, h, low, u, p, work, poly, state, moment, middle)
                    before[i] = middle[i]
                direction = directions[EVENT_COLUMNS * i + DIRECTION]
                rising = before[i] < 0.0 and now[i] >= 0.0 and direction >= 0.0
                falling = before[i] > 0.0 and now[i] <= 0.0 and direction <= 0.0
                if rising or falling:
                    sign = 1.0 if rising else -1.0
                    theta = located(
                        i, sign, low, right, kernels, sizes, t, h, low, u, p, work, poly, state, moment,
                        middle,
                    )  # fmt: skip
                    row = at(found, counts[FOUND] * (ny + 2))
                    row[0], row[1] = i, t + theta * h
                    for j in range(ny):
                        row[2 + j] = shown[j]
                    counts[FOUND] += 1
                    if directions[EVENT_COLUMNS * i + STOPS] != 0.0 and theta < stop:
                        stop, counts[STOPPED_BY] = theta, i
            for i in range(events):
                before[i] = now[i]
            if stop <= 1.0:
                arrived = t + stop * h
                latest = arrived + SAME * max(abs(t), abs(arrived))
                forget_later(ny, counts, latest, directions, found)
                if kernels[INPUTS] != 0:
                    look(kernels, sizes, t, h, stop, u, p, work, poly, state, moment, middle)
                return stop
            if fault >= 0:
                counts[STOPPED_BY], numbers[FAULT_TIME] = fault, ended
                return -1.0
        return 1.0

    return scan


def _look(call: Any, at: Any, value: Any, reveal: Any, normalise: Any) -> Any:
    def look(kernels, sizes, t, h, theta, u, p, work, poly, state, moment, values):
        # The events at a place of the step; the state there is left right behind ``state``.
        ny = sizes[NY]
        moment[0] = t + theta * h
        value(sizes, poly, theta, state)
        shown = at(state, ny)
        reveal(kernels, sizes, moment, state, u, p, work, shown)
        if kernels[RESTORATION] != 0:
            normalise(kernels[RESTORATION], shown)
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, shown, u, p, p, u)
        call(kernels[EVENTS], moment, shown, u, p, p, values)

    return look


def _located(look: Any) -> Any:
    def located(i, sign, low, high, kernels, sizes, t, h, theta, u, p, work, poly, state, moment, values):
        # Bisection, until no double lies between: the first place at which the event has its new sign.
        for _ in range(60):
            theta = 0.5 * (low + high)
            if theta <= low or theta >= high:
                break
            look(kernels, sizes, t, h, theta, u, p, work, poly, state, moment, values)
            if sign * values[i] >= 0.0:
                high = theta
            else:
                low = theta
        look(kernels, sizes, t, h, high, u, p, work, poly, state, moment, values)
        return high

    return located


def _forget_later(ny, counts, end, directions, found):
    # What was found later than the event that stops the motion did not happen; of those that stop it
    # together, one that ends the run has the word.
    kept, width = 0, ny + 2
    for k in range(counts[FOUND]):
        if found[k * width + 1] <= end:
            for j in range(width):
                found[kept * width + j] = found[k * width + j]
            i = int(found[kept * width])
            if directions[EVENT_COLUMNS * i + STOPS] == ENDS:
                counts[STOPPED_BY] = i
            kept += 1
    counts[FOUND] = kept
