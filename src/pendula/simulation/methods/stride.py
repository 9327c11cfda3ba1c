"""One step of any method of fixed step, as a function that compiled loops call like a kernel."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pendula.compiler import compiled_loop
from pendula.simulation.methods.method import AT_END, BACK, PER_STAGE, STRIDE_RATE, TABLEAU, plain_state
from pendula.simulation.methods.projection import PROJECTION, projection

# A stride's moment: the time, the length, how it begins (or that it only reads), and the time at the end.
READ_ONLY = -1.0


@lru_cache
def stride(step: Callable[..., Any], state: Callable[..., Any] | None) -> Callable[..., None]:
    """One step of a method, its projection and the state read off, to be called like a kernel.

    ``stride(moment, y, u, p, sizes, work)`` leaves (q, v, z) at the beginning of ``work``.
    """
    state = state or plain_state
    name = f"stride {step.__module__}.{step.__qualname__} {state.__module__}.{state.__qualname__}"
    return compiled_loop(name, None, "f8* f8* f8* f8* i8* f8*", lambda: _stride(step, state))


def _stride(make_step: Callable[..., Any], make_state: Callable[..., Any]) -> Any:
    from pendula.compiler.loops import call_kernel, called, inlined, integer_offset, offset

    call, at, integer_at = call_kernel(), offset(), integer_offset()
    step: Any = called(make_step(call, at), None, "i8 i8* f8* i8 f8 f8* f8* f8* i8 f8* f8*")
    state = inlined(make_state(call, at))
    project = called(projection(call), None, PROJECTION)

    def stride(moment, y, u, p, sizes, work):
        rate, h, begin, end = sizes[STRIDE_RATE], moment[1], int(moment[2]), moment[3]
        tableau = at(work, sizes[3])
        memory = at(tableau, sizes[TABLEAU])
        if begin >= 0:
            step(rate, sizes, tableau, begin, h, moment, y, u, sizes[PER_STAGE], p, memory)
            if sizes[BACK + 1] != 0:
                moment[0] = end
                project(integer_at(sizes, BACK), sizes[0], moment, y, u, p, at(memory, sizes[4]))
        moment[0] = end
        state(rate, sizes, h, moment, y, at(u, sizes[AT_END] * sizes[PER_STAGE]), p, memory, work)

    return stride
