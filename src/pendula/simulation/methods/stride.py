"""One step of any method of fixed step, as a function that compiled loops call like a kernel."""

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pendula.compiler import Entry
from pendula.compiler import compile_loop as compiled_loop
from pendula.simulation.methods.method import (
    AT_END,
    PER_STAGE,
    RESTORATION,
    STRIDE_RATE,
    TABLEAU,
    plain_state,
)
from pendula.simulation.methods.restoration import RESTORE, restoration

# A stride's moment: the time, the length, how it begins (or that it only reads), and the time at the end.
READ_ONLY = -1.0


@lru_cache
def stride(step: Callable[..., Any], state: Callable[..., Any] | None) -> Entry:
    """One step of a method, its projection and the state read off, to be called like a kernel.

    ``call(address, moment, y, u, p, sizes, work)`` leaves (q, v, z) at the beginning of ``work``.
    """
    state = state or plain_state
    name = f"stride {step.__module__}.{step.__qualname__} {state.__module__}.{state.__qualname__}"
    loop: Any = compiled_loop(name, None, "f8* f8* f8* f8* i8* f8* f8*", lambda: _stride(step, state))
    return Entry(ctypes.cast(loop, ctypes.c_void_p).value or 0, kept=loop)


def _stride(make_step: Callable[..., Any], make_state: Callable[..., Any]) -> Any:
    from pendula.compiler.loops import call_kernel, offset
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import inline as inlined

    call, at = call_kernel(), offset()
    step: Any = called(make_step(call, at), None, "i8 i8* f8* i8 f8 f8* f8* f8* i8 f8* f8*")
    state = inlined(make_state(call, at))
    restore = called(restoration(call), None, RESTORE)

    def stride(moment, y, u, p, sizes, work, scratch):
        rate, h, begin, end = sizes[STRIDE_RATE], moment[1], int(moment[2]), moment[3]
        tableau = at(work, sizes[3])
        memory = at(tableau, sizes[TABLEAU])
        if begin >= 0:
            step(rate, sizes, tableau, begin, h, moment, y, u, sizes[PER_STAGE], p, memory)
            if sizes[RESTORATION] != 0:
                moment[0] = end
                restore(sizes[RESTORATION], moment, y, u, p, at(memory, sizes[4]))
        moment[0] = end
        state(rate, sizes, h, moment, y, at(u, sizes[AT_END] * sizes[PER_STAGE]), p, memory, work)

    return stride
