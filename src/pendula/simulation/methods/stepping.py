"""Fixed steps that are watched for events: the compiled loop of ``simulation/stepping.py``.

Every step of a method is taken by the function that takes it in any run (``stride.py``). Between its ends,
events see Hermite's interpolation (``hermite.py``). Steps end at the instants start + k h, whatever happens:
after an event that changes the motion, a shorter one leads from it to the next of these instants.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from pendula.compiler import compile_loop as compiled_loop
from pendula.simulation.methods import crossing, hermite
from pendula.simulation.methods.adaptive import plain_state as shown_as_it_is
from pendula.simulation.methods.layout import (
    COUNTS,
    DONE,
    EVALUATIONS,
    EVENT,
    EVENT_COLUMNS,
    EVENT_ROOM,
    EVENTS,
    FAULT,
    FOUND,
    FRESH,
    FULL,
    HAPPENED,
    HELPER,
    INPUTS,
    LONGEST,
    NUMBER_OF_EVENTS,
    NUMBERS,
    NY,
    OWN,
    PAIRED,
    PATIENCE,
    PAUSED,
    RATE,
    ROOM,
    SAVE_EVERY,
    SAVED,
    STEP,
    STEPS,
    STOPPED_BY,
    STUCK,
    T,
)
from pendula.simulation.methods.method import FIRST, FOLLOWING, JUMPED
from pendula.simulation.methods.stride import READ_ONLY

# Sizes of its own: whole steps, all steps, whether inputs jump between them, knots beside the start, inputs
# and instants of a step at which they are needed, doubles of a stride's memory, the place of its sizes, and
# rates evaluated in a step, in one that does not follow the last, and to read off a state.
WHOLE, ALL, HELD, KNOTS, M, NODES, LENGTH, STRIDE_SIZES, USUAL_RATES, MORE_RATES, STATE_RATES = range(
    OWN, OWN + 11
)
# Numbers of its own: when the grid of steps begins and ends, the last step's length if it is shorter, and the
# length of the step before.
ORIGIN, UNTIL, LAST, BEFORE = range(NUMBERS, ALL_NUMBERS := NUMBERS + 4)
# Counts of its own: the step of the grid, whether the motion is at its beginning, how it begins, the step at
# which Python is needed, and the number of samples at which it is.
GRID, ON_GRID, BEGIN, STOP, LIMIT = range(COUNTS, ALL_COUNTS := COUNTS + 5)
# What FRESH says: the motion begins anew, or only inputs have jumped.
ANEW, JUMP = 1, 2


@cache
def stepping_loop() -> Callable[..., int]:
    """The compiled loop, one for all methods."""
    arguments = "i8* i8* f8* f8* i8* f8* f8* f8* f8* f8* f8* i8* f8* f8* f8* f8*"
    return compiled_loop("fixed steps with events", "i8", arguments, _stepping)


def space_needed(ny: int, knots: int, events: int, inputs: int, nodes: int) -> int:
    """Doubles that the loop itself works with: known states, a polynomial, inputs, event values."""
    return (2 * (knots + 1) + 3 + hermite.degree(knots) + 2) * ny + 4 + (nodes + 1) * inputs + 4 * events


def _stepping() -> Any:
    from pendula.compiler.loops import call_kernel, offset
    from pendula.compiler.loops import compile_function as called

    call, at = call_kernel(), offset()
    value = called(hermite.valuation(at), None, "i8* f8* f8 f8*")
    reveal = called(shown_as_it_is(call, at), None, "i8* i8* f8* f8* f8* f8* f8* f8*")
    tabulated = called(_tabulated(call, at), None, "i8* i8* f8* f8 f8 f8 f8* f8* f8* f8* f8*")
    aside = called(_aside(call, at, tabulated), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8*")
    step = "i8* i8* f8* i8* f8 f8 f8 i8 f8* f8* f8* f8* f8* f8* f8*"
    return _watching(
        at,
        begun=called(_begun(call, at), None, "i8* i8* f8* i8* f8* f8* f8* f8* f8* f8* f8* f8*"),
        kept=called(_kept, None, "i8* i8* f8* i8* f8* f8*"),
        pressing=called(_pressing, "i8", "i8* i8*"),
        next_step=called(_next_step, "i8", "i8* f8* i8* f8*"),
        moved=called(_moved(at, called(_advanced(call, at, tabulated), None, step),
                            called(_middle(call, at, aside), None, step)), "i8", f"{step} f8*"),
        scan=called(crossing.scan(call, at, value, reveal), "f8",
                    "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8* f8* f8* f8*"),
        sampled=called(_sampled(at, aside), None,
                       "i8* i8* f8* i8* f8 f8 i8 i8 f8* f8* f8* f8* f8* f8* i8* f8* f8* f8*"),
    )  # fmt: skip


def _watching(at: Any, *, begun, kept, pressing, next_step, moved, scan, sampled) -> Any:
    def watch(
        kernels, sizes, data, numbers, counts, y, u, p, directions, work, space, index, ahead, times, out,
        found,
    ):  # fmt: skip
        """Steps until Python is needed; says why."""
        ny, knots = sizes[NY], sizes[KNOTS]
        known, state = space, at(space, 2 * (knots + 1) * ny)
        poly = at(state, 3 * ny)
        moment = at(poly, (3 * (knots + 1) + 1) * ny)
        table = at(moment, 4)
        before = at(table, (sizes[NODES] + 1) * sizes[M])
        if counts[FRESH] != 0:
            begun(kernels, sizes, numbers, counts, y, u, p, directions, work, known, before, moment)
        for _ in range(counts[PATIENCE]):
            kept(sizes, counts, known, index, ahead, out)
            reason = pressing(sizes, counts)
            if reason >= 0:
                return reason
            t, whole, landing = numbers[T], counts[ON_GRID], next_step(sizes, numbers, counts, moment)
            h, reached = moment[1], moment[3]
            usual = whole != 0 and h == numbers[STEP]
            begin = counts[BEGIN] if usual else FIRST
            if moved(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table,
                     poly) == 0:  # fmt: skip
                return STUCK
            part = scan(
                kernels, sizes, numbers, counts, t, reached - t, y, u, p, work, poly, state, moment, before,
                directions, found,
            )  # fmt: skip
            if part < 0.0:
                return FAULT
            stopped = counts[STOPPED_BY] >= 0
            arrived = t + part * (reached - t) if part < 1.0 else reached
            counts[STEPS] += 1
            if sizes[SAVE_EVERY] == 0:
                inside = 1 if stopped or landing == 0 else 0
                sampled(
                    kernels, sizes, data, counts, t, arrived, inside, whole, u, p, work, known, moment, table,
                    index, ahead, times, out,
                )  # fmt: skip
            numbers[T] = arrived
            if stopped:
                return EVENT
            for j in range(2 * ny):
                known[j] = known[2 * ny + j]
            numbers[BEFORE], counts[ON_GRID] = h, landing
            counts[GRID] += landing
            counts[BEGIN] = FIRST
            if usual:
                counts[BEGIN] = JUMPED if sizes[HELD] != 0 else FOLLOWING
        return PAUSED

    return watch


def _kept(sizes, counts, known, index, ahead, out):
    # Samples at the instant of the grid that is reached, unless inputs are about to jump there.
    if counts[ON_GRID] == 0 or counts[GRID] >= counts[STOP]:
        return
    while counts[SAVED] < counts[ROOM] and index[counts[SAVED]] == counts[GRID]:
        if ahead[counts[SAVED]] != 0.0:
            return
        for j in range(sizes[NY]):
            out[counts[SAVED] * sizes[NY] + j] = known[j]
        counts[SAVED] += 1


def _finite(values, count):
    nothing = 0.0
    for i in range(count):
        nothing += values[i] * 0.0
    return 1 if nothing == 0.0 else 0


def _pressing(sizes, counts):
    # Why the loop must come back before the next step; −1 if it need not.
    if counts[ON_GRID] != 0 and (counts[GRID] >= counts[STOP] or counts[GRID] >= sizes[ALL]):
        return DONE
    if counts[SAVED] >= counts[LIMIT]:
        return FULL
    if counts[FOUND] + sizes[NUMBER_OF_EVENTS] * crossing.PLACES > sizes[EVENT_ROOM]:
        return FULL
    return -1


def _next_step(sizes, numbers, counts, moment):
    # The length of the next step and the time that it reaches; whether that is an instant of the grid.
    k, t, landing = counts[GRID], numbers[T], 1
    reached = numbers[UNTIL] if k + 1 >= sizes[ALL] else numbers[ORIGIN] + (k + 1) * numbers[STEP]
    h = reached - t
    if counts[ON_GRID] != 0:
        h = numbers[LAST] if k == sizes[WHOLE] else numbers[STEP]
    elif t + numbers[LONGEST] < reached and t + numbers[LONGEST] > t:
        reached, landing = t + numbers[LONGEST], 0
        h = reached - t
    numbers[LONGEST] = 1e300
    moment[1], moment[3] = h, reached
    return landing


def _tabulated(call: Any, at: Any) -> Any:
    def tabulated(kernels, sizes, nodes, t, h, reached, shown, u, p, moment, table):
        # Inputs that depend on time, at the nodes of a step and at its end.
        for s in range(sizes[NODES] + 1 if kernels[INPUTS] != 0 else 0):
            moment[0] = t + nodes[s] * h if s < sizes[NODES] else reached
            call(kernels[INPUTS], moment, shown, u, p, p, at(table, s * sizes[M]))

    return tabulated


def _later(call: Any, at: Any) -> Any:
    def later(kernels, sizes, numbers, u, p, directions, known, before, moment):
        # Events that have just happened are at zero but for rounding: their signs are those that they take
        # right after, y + δẏ. The step that follows may be too short to show them.
        ny, events, happened = sizes[NY], sizes[NUMBER_OF_EVENTS], 0
        for i in range(events):
            happened += directions[EVENT_COLUMNS * i + HAPPENED] != 0.0
        if happened == 0:
            return
        delta = crossing.RIGHT_AFTER / crossing.PLACES * numbers[STEP]
        ahead, values = at(known, 2 * (sizes[KNOTS] + 1) * ny), at(before, events)
        for j in range(ny):
            ahead[j] = known[j] + delta * known[ny + j]
        moment[0] = numbers[T] + delta
        call(kernels[EVENTS], moment, ahead, u, p, p, values)
        for i in range(events):
            if directions[EVENT_COLUMNS * i + HAPPENED] != 0.0:
                before[i] = values[i] if abs(values[i]) < 1e300 else 0.0

    return later


def _begun(call: Any, at: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    later = called(_later(call, at), None, "i8* i8* f8* f8* f8* f8* f8* f8* f8*")

    def begun(kernels, sizes, numbers, counts, y, u, p, directions, work, known, before, moment):
        # The motion begins, for the first time or anew, or inputs have jumped, on which what is read off may
        # depend.
        ny, read = sizes[NY], at(work, sizes[STRIDE_SIZES])
        if counts[FRESH] == ANEW:
            counts[BEGIN] = FIRST
            for j in range(ny):
                known[j] = y[j]
        else:
            moment[1], moment[2], moment[3] = numbers[BEFORE], READ_ONLY, numbers[T]
            call(kernels[HELPER], moment, y, u, p, work, read)
            counts[EVALUATIONS] += sizes[STATE_RATES]
            for j in range(ny):
                known[j] = read[j]
        counts[FRESH] = 0
        moment[0] = numbers[T]
        if kernels[INPUTS] != 0:
            call(kernels[INPUTS], moment, known, u, p, p, u)
        call(kernels[RATE], moment, known, u, p, p, at(known, ny))
        counts[EVALUATIONS] += 1
        call(kernels[EVENTS], moment, known, u, p, p, before)
        later(kernels, sizes, numbers, u, p, directions, known, before, moment)

    return begun


def _moved(at: Any, advanced: Any, middle: Any) -> Any:
    from pendula.compiler.loops import compile_function as called

    finite = called(_finite, "i8", "f8* i8")
    interpolate = called(hermite.interpolation(at), None, "i8 i8 i8 f8* f8 f8* f8*")

    def moved(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table, poly):
        # A step and its polynomial; 0 if it is not finite. Where the rate at its end is not, the next one
        # would not be.
        ny = sizes[NY]
        advanced(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table)
        if finite(y, ny) == 0 or finite(at(known, 2 * ny), 2 * ny) == 0:
            return 0
        if sizes[KNOTS] > 1:
            middle(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table)
        interpolate(ny, sizes[PAIRED], sizes[KNOTS], at(data, sizes[NODES]), h, known, poly)
        return 1

    return moved


def _advanced(call: Any, at: Any, tabulated: Any) -> Any:
    def advanced(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table):
        # A step of the method's own state, and (q, v, z) with its rate at the end.
        ny, read, end = sizes[NY], at(work, sizes[STRIDE_SIZES]), at(known, 2 * sizes[NY])
        if begin == FIRST:
            for j in range(ny):
                y[j] = known[j]
        tabulated(kernels, sizes, data, t, h, reached, known, u, p, moment, table)
        given, last = u, u
        if kernels[INPUTS] != 0:
            given, last = table, at(table, sizes[NODES] * sizes[M])
        moment[0], moment[1], moment[2], moment[3] = t, h, begin, reached
        call(kernels[HELPER], moment, y, given, p, work, read)
        for j in range(ny):
            end[j] = read[j]
        moment[0] = reached
        call(kernels[RATE], moment, end, last, p, p, at(end, ny))
        counts[EVALUATIONS] += sizes[USUAL_RATES] + sizes[STATE_RATES] + 1
        if begin != FOLLOWING:
            counts[EVALUATIONS] += sizes[MORE_RATES]

    return advanced


def _aside(call: Any, at: Any, tabulated: Any) -> Any:
    def aside(kernels, sizes, data, counts, t, h, u, p, work, known, row, moment, table):
        # The state after a step of its own from the beginning of this one, which it does not disturb.
        ny, read = sizes[NY], at(work, sizes[STRIDE_SIZES] + sizes[LENGTH])
        moved = at(read, sizes[LENGTH])
        for j in range(ny):
            moved[j] = known[j]
        tabulated(kernels, sizes, data, t, h, t + h, known, u, p, moment, table)
        given = table if kernels[INPUTS] != 0 else u
        moment[0], moment[1], moment[2], moment[3] = t, h, FIRST, t + h
        call(kernels[HELPER], moment, moved, given, p, work, read)
        for j in range(ny):
            row[j] = read[j]
        counts[EVALUATIONS] += sizes[USUAL_RATES] + sizes[MORE_RATES] + sizes[STATE_RATES]

    return aside


def _middle(call: Any, at: Any, aside: Any) -> Any:
    def middle(kernels, sizes, data, counts, t, h, reached, begin, y, u, p, work, known, moment, table):
        # State and rate in the middle of a step: a third knot.
        half = at(known, 4 * sizes[NY])
        aside(kernels, sizes, data, counts, t, 0.5 * h, u, p, work, known, half, moment, table)
        last = at(table, sizes[NODES] * sizes[M]) if kernels[INPUTS] != 0 else u
        call(kernels[RATE], moment, half, last, p, p, at(half, sizes[NY]))
        counts[EVALUATIONS] += 1

    return middle


def _sampled(at: Any, aside: Any) -> Any:
    def sampled(
        kernels, sizes, data, counts, t, arrived, inside, whole, u, p, work, known, moment, table, index,
        ahead, times, out,
    ):  # fmt: skip
        # Requested times between two instants of the grid, each by a step of its own; up to the end of a step
        # that ends inside, too.
        ny, k = sizes[NY], counts[GRID]
        while counts[SAVED] < counts[ROOM]:
            sample = counts[SAVED]
            if times[sample] > arrived if inside != 0 else index[sample] > k:
                break
            row, length = at(out, sample * ny), times[sample] - t
            if whole != 0 and index[sample] == k:
                length = ahead[sample]
            if length > 0.0:
                aside(kernels, sizes, data, counts, t, length, u, p, work, known, row, moment, table)
            else:
                for j in range(ny):
                    row[j] = known[j]
            counts[SAVED] += 1

    return sampled
