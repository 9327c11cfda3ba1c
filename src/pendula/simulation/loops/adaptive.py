"""Steps whose lengths are chosen so that each one's error stays below a tolerance: one loop for all methods.

Whatever the method, an accepted step is a polynomial in θ = (t − t₀)/h, 0 ≤ θ ≤ 1. Samples at requested
times and the search for events read that polynomial, so they do not disturb the steps.
"""

from pendula.compiler.intrinsics import at, call, evaluate, invoke
from pendula.compiler.loops import compiled
from pendula.simulation.loops.checks import accept_checks, begin_checks, is_refused, limit_growth
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.events import MOST_CROSSINGS, interpolate, observe
from pendula.simulation.loops.floors import raise_floors
from pendula.simulation.loops.leaping import is_announced, is_forced, is_leaping, land, next_length
from pendula.simulation.loops.restoration import MOST_MISSED, restore
from pendula.simulation.loops.workspace import (
    DONE,
    EVENT,
    FAULT,
    FULL,
    GOES_ON,
    PAUSED,
    SHORT,
    STUCK,
    Workspace,
)

FIRST_LOOK = 64  # steps, after which sizes are looked at again
_LARGEST_ERROR = 1e300  # a step with a larger one, or with none, is tried again at a tenth
# Steps shorter than this part of the time lead nowhere. The time is that of the next stop, but no more than
# so many times now, since a run may begin with short steps and end much later; near zero, this part of all.
_SMALLEST, _LATER, _NO_TIME = 1e-14, 1e3, 1e-22
_REFUSED = 2.0 * _LARGEST_ERROR
_SMALLEST_ERROR = 1e-4  # that the next step is compared with


@compiled
def _begin(w: Workspace, c: StepControl) -> None:
    """The motion begins, for the first time or anew; events that have just happened begin at zero."""
    invoke(c.begin, (w, c))
    w.fresh = GOES_ON
    if c.checked != 0:
        begin_checks(w, c.checks)
    if w.event_count > 0:
        observe(w, w.time, w.y, w.state)
        call(w.events, w.time, w.state, w.u, w.p, w.values)
        for i in range(w.event_count):
            if w.happened[i] != 0:
                w.values[i] = 0.0


@compiled
def _find_reason(w: Workspace, c: StepControl) -> int:
    """Why the loop must come back before the next step; −1 if it need not."""
    if w.time >= w.stop:
        return DONE
    if w.saved == w.room and w.requested == 0:
        return FULL
    if w.restores != 0 and w.restoration.missed > MOST_MISSED:
        return STUCK
    if w.found + w.event_count * MOST_CROSSINGS > w.found_room:
        return FULL
    if c.projects != 0 and is_announced(w, c) != 0:
        return SHORT
    return -1


@compiled
def _reject(w: Workspace, c: StepControl, error: float) -> int:
    """A shorter step; 0 where none is left that would move the time."""
    c.rejected += 1
    c.repeated = 1
    if w.restores != 0:
        w.restoration.missed = 0  # only steps that are taken count
    c.step = 0.1 * w.h
    if error < _LARGEST_ERROR:
        c.step = min(0.9 * w.h, evaluate(c.propose, (w, c, error)))
    # Written so that a NaN is no step either.
    now = abs(w.time)
    shortest = _SMALLEST * max(now, min(abs(w.stop), _LATER * now))
    return 1 if c.step > max(shortest, _NO_TIME * abs(w.until)) else 0


@compiled
def _update_sizes(w: Workspace, c: StepControl) -> None:
    """The mean sizes of the entries, with the step that has just been taken."""
    c.passed += w.h
    for j in range(w.size):
        if c.averaged[j] != 0.0:
            c.sums[j] += w.h * abs(c.reached[j])
            c.size[j] = max(c.floor[j], c.sums[j] / c.passed)


@compiled
def _accept(w: Workspace, c: StepControl, error: float, cut: int) -> None:
    """The end of the step becomes the start of the next one, and a sample if its turn has come."""
    t, h = w.time, w.h
    invoke(c.accept, (w, c))
    _update_sizes(w, c)
    w.time = w.reached
    if c.checked != 0:
        accept_checks(c.checks, h)
    if w.requested == 0 and (w.steps % c.save_every == 0 or w.reached == w.until):
        w.sample_times[w.saved] = w.reached
        observe(w, w.reached, w.y, at(w.samples, w.saved * w.size))
        w.saved += 1
    if error > 1.0:
        error, c.repeated = _SMALLEST_ERROR, 0
    following = evaluate(c.propose, (w, c, error))
    if c.checked != 0:
        following = limit_growth(c.checks, h, following)
    # A step cut short by an end or a limit says nothing about the steps after it.
    c.step = max(c.step, following) if cut != 0 else following
    c.last_error = min(max(error, _SMALLEST_ERROR), 1.0)
    land(c, t, h)
    c.repeated = 0
    if w.steps == FIRST_LOOK:
        observe(w, w.time, w.y, w.state)
        raise_floors(w, c)  # motions that began from nothing have a size now


@compiled
def _sample(w: Workspace, c: StepControl, arrived: float) -> None:
    """The requested times within a step, on its polynomial."""
    while w.saved < w.room and w.sample_times[w.saved] <= arrived:
        t, row = w.sample_times[w.saved], at(w.samples, w.saved * w.size)
        interpolate(w, 1.0 if t == w.reached else (t - w.time) / w.h, w.state)
        observe(w, t, w.state, row)
        if w.restores != 0:
            restore(w.restoration, t, row, w.u, w.p, w.state)
        w.saved += 1


@compiled
def take_adaptive_steps(w: Workspace, c: StepControl) -> int:
    """Steps until Python is needed; says why."""
    if w.fresh != GOES_ON:
        _begin(w, c)
    for _ in range(w.patience):
        reason = _find_reason(w, c)
        if reason >= 0:
            return reason
        t, stop = w.time, w.stop
        h = min(next_length(w, c), c.longest, stop - t)
        limited = h == c.longest
        w.reached = stop if h == stop - t else t + h
        # What the clock moves by, to the last bit: else equal steps would add up their rounding.
        w.h = w.reached - t
        if not (w.h > 0.0):
            return STUCK  # accepted steps may shrink, too, until they no longer move the time
        error = evaluate(c.attempt, (w, c))
        if c.checked != 0 and error <= 1.0 and is_leaping(w, c) == 0:
            error = _REFUSED if is_refused(w, c.checks, c.repeated) != 0 else error
        if not (error <= 1.0) and is_forced(w, c, error) == 0:
            if _reject(w, c, error) == 0:
                return STUCK
            continue
        wanted = w.requested != 0 and w.saved < w.room and w.sample_times[w.saved] <= w.reached
        if wanted or w.event_count > 0:
            invoke(c.interpolate, (w, c))
        arrived = w.reached
        if w.event_count > 0:
            part = evaluate(w.scan, (w, t))
            if part < 0.0:
                return FAULT
            if part < 1.0:
                arrived = t + part * w.h
        w.steps += 1
        if wanted:
            _sample(w, c, arrived)
        if w.event_count > 0 and w.stopped_by >= 0:
            # Python decides what follows: the end, or a motion that begins anew with another state.
            interpolate(w, (arrived - t) / w.h if arrived < w.reached else 1.0, w.y)
            w.time = arrived
            return EVENT
        _accept(w, c, error, 1 if w.reached == stop or limited else 0)
    return PAUSED
