"""The search for events on the polynomial of a step, as a function for the compiled loop.

Event values are compared at a few places along the step; where one changes sign in its direction, bisection
finds the place to the last bit. An event that has just changed the motion begins at zero: its sign is the one
it takes right after.
"""

from typing import Any

from pendula.simulation.methods.layout import EVENTS, FAULT_TIME, FOUND, NUMBER_OF_EVENTS, NY, STOPPED_BY

PLACES = 8  # intervals of a step in which a crossing is looked for
RIGHT_AFTER = 2.0**-24  # of an interval


def scan(call: Any, at: Any, value: Any, reveal: Any) -> Any:
    """``scan`` writes what it finds and returns the part of the step up to an event that stops it, else 1."""

    def scan(
        kernels, sizes, numbers, counts, t, h, y, u, p, work, poly, state, moment, before, directions, found
    ):
        ny, events = sizes[NY], sizes[NUMBER_OF_EVENTS]
        shown = at(state, ny)
        now, middle = at(before, events), at(before, 2 * events)
        counts[STOPPED_BY] = -1
        for place in range(PLACES):
            left, right = place / PLACES, (place + 1) / PLACES
            moment[0] = t + right * h
            value(sizes, poly, right, state)
            reveal(kernels, sizes, moment, state, u, p, work, shown)
            call(kernels[EVENTS], moment, shown, u, p, p, now)
            for i in range(events):
                if not (abs(now[i]) < 1e300):
                    counts[STOPPED_BY] = i
                    numbers[FAULT_TIME] = moment[0]
                    return -1.0
            # All crossings of this interval in the order of their times, until one stops the motion.
            stop, stopper = 2.0, -1
            for i in range(events):
                low = left
                if before[i] == 0.0:
                    low = left + (right - left) * RIGHT_AFTER
                    moment[0] = t + low * h
                    value(sizes, poly, low, state)
                    reveal(kernels, sizes, moment, state, u, p, work, shown)
                    call(kernels[EVENTS], moment, shown, u, p, p, middle)
                    before[i] = middle[i]
                rising = before[i] < 0.0 and now[i] >= 0.0
                falling = before[i] > 0.0 and now[i] <= 0.0
                if (rising and directions[3 * i] >= 0.0) or (falling and directions[3 * i] <= 0.0):
                    high = right
                    for _ in range(60):
                        half = 0.5 * (low + high)
                        if half == low or half == high:
                            break
                        moment[0] = t + half * h
                        value(sizes, poly, half, state)
                        reveal(kernels, sizes, moment, state, u, p, work, shown)
                        call(kernels[EVENTS], moment, shown, u, p, p, middle)
                        if (middle[i] >= 0.0) if rising else (middle[i] <= 0.0):
                            high = half
                        else:
                            low = half
                    row = at(found, counts[FOUND] * (ny + 2))
                    row[0] = i
                    row[1] = t + high * h
                    value(sizes, poly, high, state)
                    moment[0] = row[1]
                    reveal(kernels, sizes, moment, state, u, p, work, at(row, 2))
                    counts[FOUND] += 1
                    if directions[3 * i + 1] != 0.0 and high < stop:
                        stop, stopper = high, i
            for i in range(events):
                before[i] = now[i]
            if stopper >= 0:
                counts[STOPPED_BY] = stopper
                # What was found later than the event that stops the motion did not happen.
                kept = 0
                for k in range(counts[FOUND]):
                    if at(found, k * (ny + 2))[1] <= t + stop * h:
                        if kept != k:
                            for j in range(ny + 2):
                                found[kept * (ny + 2) + j] = found[k * (ny + 2) + j]
                        kept += 1
                counts[FOUND] = kept
                return stop
        return 1.0

    return scan
