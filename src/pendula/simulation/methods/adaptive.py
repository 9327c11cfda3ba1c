"""Methods that choose their own steps: what they are, and the compiled loop that they share.

A family of methods (embedded pairs, Taylor series, collocation) says how a step is attempted and how large
its error is; whatever the family, an accepted step is a polynomial in θ = (t − t₀)/h, 0 ≤ θ ≤ 1. Samples at
requested times and the search for events read that polynomial, so they do not disturb the steps.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from pendula.compiler import compile_loop as compiled_loop
from pendula.simulation.methods import crossing, leaping
from pendula.simulation.methods.layout import (
    DEGREE,
    DONE,
    END,
    EVENT,
    EVENT_COLUMNS,
    EVENT_ROOM,
    EVENTS,
    FAULT,
    FINAL,
    FOUND,
    FRESH,
    FULL,
    HAPPENED,
    LAST_ERROR,
    LONGEST,
    NUMBER_OF_EVENTS,
    NY,
    PATIENCE,
    PAUSED,
    PROJECTED,
    REJECTED,
    REPEATED,
    RESTORATION,
    ROOM,
    SAVE_EVERY,
    SAVED,
    SHORT,
    STEP,
    STEPS,
    STOPPED_BY,
    STUCK,
    T,
)
from pendula.simulation.methods.method import ANY_RATES
from pendula.simulation.methods.restoration import NORMALISE, normalisation


@dataclass(frozen=True, eq=False)
class Family:
    """How a kind of method makes a step: functions that are compiled into the shared loop.

    Each is made from the intrinsics ``call`` and ``at`` and takes the loop's arrays:
    ``begin`` prepares the first step from y; ``attempt`` makes a step of length h and returns its error, at
    most 1 if it is good enough; ``accept`` makes the end of the step the start of the next; ``polynomial``
    writes the coefficients of the step, row by row; ``propose`` gives the length of the next step after an
    error; ``reveal`` turns the state that the method works with into (q, v, z).
    """

    name: str
    begin: Callable[[Any, Any], Any]
    attempt: Callable[[Any, Any], Any]
    accept: Callable[[Any, Any], Any]
    polynomial: Callable[[Any, Any], Any]
    propose: Callable[[Any, Any], Any]
    reveal: Callable[[Any, Any], Any]


@dataclass(frozen=True, eq=False)
class Adaptive:
    """An adaptive method: it chooses its steps so that each one's error stays below a tolerance.

    Args:
        name: what users call it.
        order: its order of convergence; None where it follows the tolerance.
        family: how it makes its steps.
        prepare: the part that depends on the model and the tolerance.
        remark: what users should know, in a sentence.
        needs: what a system must have; all of them move any rates.
    """

    name: str
    order: int | None
    family: Family = field(repr=False)
    prepare: Callable[..., "Preparation"] = field(repr=False)
    remark: str = ""
    needs: str = ANY_RATES

    @property
    def loop(self) -> Callable[..., int]:
        return _loop(self.family)

    def __reduce__(self) -> tuple[Any, ...]:
        # Loops are found by the identity of their family: a known method comes back as itself.
        from pendula.simulation.methods import adaptive_integrators, find_integrator

        if adaptive_integrators().get(self.name) is self:
            return find_integrator, (self.name,)
        return Adaptive, (self.name, self.order, self.family, self.prepare, self.remark)


@dataclass(frozen=True, eq=False)
class Preparation:
    """What a method needs to move one model: kernels, sizes of its own, coefficients and memory.

    ``tolerance`` is the one its loop works with. ``inward`` turns (q, v, z) at a time, with inputs, into the
    state that the method works with, ``outward`` back; None where they are the same. ``kept`` must live as
    long as the run.
    """

    rate: int
    helper: int
    degree: int
    error_order: float
    tolerance: float
    own: tuple[int, ...]
    coefficients: np.ndarray
    memory: int
    kept: Any = None
    inward: Callable[[float, np.ndarray, np.ndarray], np.ndarray] | None = None
    outward: Callable[[float, np.ndarray, np.ndarray], np.ndarray] | None = None
    finds_steps: bool = False  # whether it needs no guess of the first step
    any_input: bool = True  # whether inputs may be functions of time that only Python knows
    stable: float = 2.5  # h times the fastest decay, where stability begins to limit the steps


def aligned(length: int) -> np.ndarray:
    """Zeros that begin where vector registers like to read."""
    block = np.zeros(length + 8)
    first = (-block.ctypes.data % 64) // 8
    return block[first : first + length]


@lru_cache
def _loop(family: Family) -> Callable[..., int]:
    arguments = "i8* i8* f8* f8* i8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8* f8*"
    return compiled_loop(f"adaptive {family.name}", "i8", arguments, lambda: _adaptation(family))


def space_needed(ny: int, degree: int, events: int) -> int:
    """Doubles that the loop itself works with: states, a polynomial, event values."""
    return 4 * ny + 2 + (degree + 1) * ny + 4 * events


def _adaptation(family: Family) -> Any:
    from pendula.compiler.loops import call_kernel, compile_function, offset

    call, at = call_kernel(), offset()
    begin, attempt, accept, polynomial, propose, reveal = _own(family, call, at)
    arrays, value = "i8* i8* f8* f8* i8*", compile_function(_value, None, "i8* f8* f8 f8*")
    started = compile_function(
        _started(call, begin, reveal), None, f"{arrays} f8* f8* f8* f8* f8* f8* f8* f8* f8*"
    )
    rejected = compile_function(_rejected(propose), "i8", "i8* f8* f8* i8* f8 f8 f8* f8* f8*")
    accepted = compile_function(
        _accepted(at, accept, reveal, propose, compile_function(leaping.landed, None, "f8* f8 f8")),
        None,
        f"{arrays} f8 f8 f8 f8 i8 f8* f8* f8* f8* f8* f8* f8* f8* f8*",
    )
    sample = compile_function(
        _sample(at, value, reveal), None, "i8* i8* i8* f8 f8 f8 f8 f8* f8* f8* f8* f8* f8* f8* f8* f8*"
    )
    announced, length = (
        compile_function(leaping.announced, "i8", "f8*"),
        compile_function(leaping.length, "f8", "f8*"),
    )
    forced, pressing = (
        compile_function(leaping.forced, "i8", "f8* i8* f8"),
        compile_function(_pressing(announced), "i8", "i8* i8* f8* i8*"),
    )
    scan = compile_function(
        crossing.scan(call, at, value, reveal),
        "f8",
        "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8* f8* f8* f8*",
    )

    def adapt(
        kernels,
        sizes,
        data,
        numbers,
        counts,
        y,
        u,
        p,
        relative,
        directions,
        work,
        space,
        times,
        out_t,
        out,
        found,
    ):
        """Steps until the end, until there is no room, or until patience is out; says which."""
        ny, events = sizes[NY], sizes[NUMBER_OF_EVENTS]
        new, state, moment, poly = space, at(space, ny), at(space, 4 * ny), at(space, 4 * ny + 2)
        before = at(poly, (sizes[DEGREE] + 1) * ny)
        if counts[FRESH] != 0:
            started(
                kernels, sizes, data, numbers, counts, y, u, p, relative, work, directions, before, state,
                moment,
            )  # fmt: skip
        for _ in range(counts[PATIENCE]):
            t, end = numbers[T], numbers[END]
            reason = pressing(kernels, sizes, numbers, counts)
            if reason >= 0:
                return reason
            h = min(length(numbers), numbers[LONGEST], end - t)
            limited = h == numbers[LONGEST]
            reached = end if h == end - t else t + h
            # What the clock moves by, to the last bit: else equal steps would add up their rounding.
            h = reached - t
            if not (h > 0.0):
                return STUCK  # accepted steps may shrink, too, until they no longer move the time
            error = attempt(
                kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, relative, work, new, moment
            )
            if not (error <= 1.0 or forced(numbers, counts, error)):
                if rejected(sizes, data, numbers, counts, h, error, relative, y, work) != 0:
                    return STUCK
                continue
            wanted = (
                sizes[SAVE_EVERY] == 0 and counts[SAVED] < counts[ROOM] and times[counts[SAVED]] <= reached
            )
            if wanted or events > 0:
                polynomial(kernels, sizes, data, counts, t, h, y, u, p, work, new, poly, moment)
            part = 1.0
            if events > 0:
                part = scan(
                    kernels, sizes, numbers, counts, t, h, y, u, p, work, poly, state, moment, before,
                    directions, found,
                )  # fmt: skip
                if part < 0.0:
                    return FAULT
            arrived = t + part * h if part < 1.0 else reached
            counts[STEPS] += 1
            if wanted:
                sample(
                    kernels, sizes, counts, t, h, arrived, reached, u, p, work, poly, new, state, moment,
                    times, out,
                )  # fmt: skip
            if events > 0 and counts[STOPPED_BY] >= 0:
                # Python decides what follows: the end, or a motion that begins anew with another state.
                value(sizes, poly, part, y)
                numbers[T] = arrived
                return EVENT
            accepted(
                kernels, sizes, data, numbers, counts, t, h, reached, error, limited, y, u, p, relative, work,
                new, moment, out_t, out,
            )  # fmt: skip
        return PAUSED

    return adapt


def _own(family: Family, call: Any, at: Any) -> tuple[Any, ...]:
    """The family's functions, compiled."""
    from pendula.compiler.loops import compile_function

    arrays = "i8* i8* f8* f8* i8*"  # kernels, sizes, data, numbers, counts
    return (
        compile_function(family.begin(call, at), None, f"{arrays} f8* f8* f8* f8* f8* f8*"),
        compile_function(family.attempt(call, at), "f8", f"{arrays} f8 f8 f8 f8* f8* f8* f8* f8* f8* f8*"),
        compile_function(family.accept(call, at), None, f"{arrays} f8 f8 f8 f8* f8* f8* f8* f8* f8*"),
        compile_function(
            family.polynomial(call, at), None, "i8* i8* f8* i8* f8 f8 f8* f8* f8* f8* f8* f8* f8*"
        ),
        compile_function(family.propose(call, at), "f8", "i8* f8* f8* i8* f8 f8 f8* f8* f8*"),
        compile_function(family.reveal(call, at), None, "i8* i8* f8* f8* f8* f8* f8* f8*"),
    )


def _started(call: Any, begin: Any, reveal: Any) -> Any:
    def started(
        kernels, sizes, data, numbers, counts, y, u, p, relative, work, directions, before, state, moment
    ):
        # The motion begins, for the first time or anew; events that have just happened begin at zero.
        begin(kernels, sizes, data, numbers, counts, y, u, p, relative, work, moment)
        counts[FRESH] = 0
        if sizes[NUMBER_OF_EVENTS] > 0:
            moment[0] = numbers[T]
            reveal(kernels, sizes, moment, y, u, p, work, state)
            call(kernels[EVENTS], moment, state, u, p, p, before)
            for i in range(sizes[NUMBER_OF_EVENTS]):
                if directions[EVENT_COLUMNS * i + HAPPENED] != 0.0:
                    before[i] = 0.0

    return started


def _pressing(announced: Any) -> Any:
    def pressing(kernels, sizes, numbers, counts):
        # Why the loop must come back before the next step; −1 if it need not.
        if numbers[T] >= numbers[END]:
            return DONE
        if counts[SAVED] == counts[ROOM] and sizes[SAVE_EVERY] > 0:
            return FULL
        if counts[FOUND] + sizes[NUMBER_OF_EVENTS] * crossing.PLACES > sizes[EVENT_ROOM]:
            return FULL
        if kernels[PROJECTED] != 0 and announced(numbers) != 0:
            return SHORT
        return -1

    return pressing


def _rejected(propose: Any) -> Any:
    def rejected(sizes, data, numbers, counts, h, error, relative, y, work):
        # A shorter step; 1 where none is left that would move the time.
        counts[REJECTED] += 1
        counts[REPEATED] = 1
        shorter = 0.1 * h
        if error < 1e300:
            shorter = min(0.9 * h, propose(sizes, data, numbers, counts, h, error, relative, y, work))
        numbers[STEP] = shorter
        # Written so that a NaN is no step either.
        return 0 if shorter > 1e-14 * max(abs(numbers[T]), abs(numbers[END])) else 1

    return rejected


def _accepted(at: Any, accept: Any, reveal: Any, propose: Any, landed: Any) -> Any:
    def accepted(
        kernels, sizes, data, numbers, counts, t, h, reached, error, limited, y, u, p, relative, work, new,
        moment, out_t, out,
    ):  # fmt: skip
        # The end of the step becomes the start of the next one, and a sample if its turn has come.
        accept(kernels, sizes, data, numbers, counts, t, h, reached, y, u, p, work, new, moment)
        numbers[T] = reached
        every = sizes[SAVE_EVERY]
        if every > 0 and (counts[STEPS] % every == 0 or reached == numbers[FINAL]):
            out_t[counts[SAVED]] = reached
            moment[0] = reached
            reveal(kernels, sizes, moment, y, u, p, work, at(out, counts[SAVED] * sizes[NY]))
            counts[SAVED] += 1
        if error > 1.0:
            error, counts[REPEATED] = 1e-4, 0
        following = propose(sizes, data, numbers, counts, h, error, relative, y, work)
        # A step cut short by an end or a limit says nothing about the steps after it.
        cut = reached == numbers[END] or limited
        numbers[STEP] = max(numbers[STEP], following) if cut else following
        numbers[LAST_ERROR] = min(max(error, 1e-4), 1.0)
        landed(numbers, t, h)
        counts[REPEATED] = 0

    return accepted


def _sample(at: Any, value: Any, reveal: Any) -> Any:
    from pendula.compiler.loops import compile_function

    normalise = compile_function(normalisation(), "f8", NORMALISE)

    def sample(
        kernels, sizes, counts, t, h, arrived, reached, u, p, work, poly, new, state, moment, times, out
    ):
        # The requested times within a step, on its polynomial; its end is known better.
        ny = sizes[NY]
        while counts[SAVED] < counts[ROOM] and times[counts[SAVED]] <= arrived:
            moment[0] = times[counts[SAVED]]
            value(sizes, poly, (moment[0] - t) / h, state)
            if moment[0] == reached:
                for j in range(ny):
                    state[j] = new[j]
            row = at(out, counts[SAVED] * ny)
            reveal(kernels, sizes, moment, state, u, p, work, row)
            if kernels[RESTORATION] != 0:
                normalise(kernels[RESTORATION], row)
            counts[SAVED] += 1

    return sample


def _value(sizes, poly, theta, state):
    # Horner's rule on the step's polynomial, all components side by side.
    ny, degree = sizes[NY], sizes[DEGREE]
    for j in range(ny):
        state[j] = poly[degree * ny + j]
    for d in range(degree - 1, -1, -1):
        for j in range(ny):
            state[j] = state[j] * theta + poly[d * ny + j]


def plain_state(call: Any, at: Any) -> Any:
    """The state of methods that work with (q, v, z) themselves."""

    def reveal(kernels, sizes, moment, state, u, p, work, row):
        for j in range(sizes[NY]):
            row[j] = state[j]

    return reveal
