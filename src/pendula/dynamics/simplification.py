"""Shorter expressions for people, within a time budget: what does not finish stays as it was.

SymPy's simplification has no bound in time. It runs in a daemon thread here, into which an exception is
thrown when the time is up; SymPy's caches and assumptions are written so that this leaves them intact.
It is thrown only while the thread is in SymPy's own code and collects no garbage, never into a callback of
somebody else: an object that a collection frees may let other threads run while SymPy's frame is on top.
"""

import ctypes
import gc
import sys
import threading
from collections.abc import Callable, Sequence
from itertools import islice
from time import monotonic, sleep
from typing import Any

import sympy as sp

from pendula.dynamics.product_to_sum import can_recombine, product_to_sum, sum_to_squares

# Code of these modules may be interrupted; what others run meanwhile, this one too, comes to its end.
INTERRUPTIBLE = ("sympy.", "mpmath.", "pendula.dynamics.product_to_sum")
# How long to wait for a thread to leave other code, and to end once it was told to, in seconds.
PATIENCE = 0.2
# Less time than this, in seconds, is not worth starting a thread for.
SHORTEST_SLICE = 0.01
# Beyond this many operations SymPy's trigsimp takes seconds and rarely finds anything.
TRIGSIMP_LIMIT = 300
# Expressions with more nodes than this are all the same, the last to be tried.
LARGEST_COUNT = 5000
# Decimals that are fractions of at most this denominator (0.5, 2.0, 0.125) are shown as fractions.
LARGEST_DENOMINATOR = 64


class Simplifier:
    """Simplifies lists of expressions; all requests together take no longer than the budget in seconds.

    One request may use half of what is left, so that a hard one leaves something for those after it.
    """

    def __init__(self, budget: float) -> None:
        self.left = budget

    def __call__(self, expressions: Sequence[Any]) -> list[Any]:
        """The expressions, each in the shortest form found in time."""
        best = list(expressions)
        wanted = sorted((i for i, e in enumerate(best) if e.args), key=lambda i: size(best[i], LARGEST_COUNT))
        allowed = self.left / 2
        if not wanted or allowed < SHORTEST_SLICE:
            return best

        def work() -> None:
            # The quick step for every entry first, the slow one with what time is left, small entries first.
            for step in (_quickly, _thoroughly):
                for i in wanted:
                    best[i] = step(best[i])

        begin = monotonic()
        run_for(work, allowed)
        self.left -= monotonic() - begin
        return list(best)


def with_fractions(given: Any) -> Any:
    """The same expression with 1/2 for 0.5 and 2 for 2.0; 9.81 and 0.1 stay."""
    exact: dict[Any, Any] = {number: sp.Rational(number) for number in given.atoms(sp.Float)}
    return given.xreplace({f: r for f, r in exact.items() if r.q <= LARGEST_DENOMINATOR})


def size(given: Any, limit: int) -> int:
    """The number of an expression's nodes, counted no further than the limit."""
    return sum(1 for _ in islice(sp.preorder_traversal(given), limit))


def run_for(work: Callable[[], None], seconds: float) -> bool:
    """Run the work in a thread for at most so many seconds; True if it came to its end."""
    job = _Job(work)
    job.start()
    try:
        job.join(min(seconds, threading.TIMEOUT_MAX))
    finally:  # on Ctrl-C too
        job.stop()
    return job.finished


class _OutOfTime(BaseException):
    """Thrown into a worker whose time is up; not an Exception, so that no handler holds it up."""


class _Job(threading.Thread):
    """A daemon thread that can be stopped between any two of its Python instructions."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__(name="pendula-simplification", daemon=True)
        self._work = work
        self._lock = threading.Lock()
        self._collects = False
        self.finished = False

    def run(self) -> None:
        gc.callbacks.insert(0, self._note_collection)
        try:
            self._work()
            # Under the lock, so that no exception is thrown at a thread that is on its way out.
            with self._lock:
                self.finished = True
        except _OutOfTime:
            pass
        finally:
            gc.callbacks.remove(self._note_collection)

    def _note_collection(self, phase: str, _info: dict[str, int]) -> None:
        if threading.get_ident() == self.ident:
            self._collects = phase == "start"

    def stop(self) -> None:
        """End the work at its next instruction in code that may be interrupted."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline and not self._interrupt():
            sleep(1e-4)

    def _interrupt(self) -> bool:
        """Throw the exception if that is safe now; whether there is nothing left to do."""
        with self._lock:
            if self.finished or not self.is_alive() or self.ident is None:
                return True
            # No collection may begin between here and the thread's next instruction: it could run callbacks.
            collecting = gc.isenabled()
            gc.disable()
            if self._collects or not _in_interruptible_code(self.ident):
                if collecting:
                    gc.enable()
                return False
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self.ident), ctypes.py_object(_OutOfTime)
            )
        self.join(PATIENCE)
        if collecting:
            gc.enable()
        return True


def _in_interruptible_code(thread: int) -> bool:
    frame = sys._current_frames().get(thread)
    return frame is not None and str(frame.f_globals.get("__name__")).startswith(INTERRUPTIBLE)


def _quickly(given: Any) -> Any:
    """Multiply out, gather like terms, turn products of sines and cosines into sums."""
    multiplied = _attempt(sp.expand, given)
    summed = _attempt(product_to_sum, multiplied)
    if 2 * summed.count_ops() < multiplied.count_ops():
        return _shortest(given, summed)
    return _shortest(given, summed, _attempt(sp.factor_terms, multiplied))


def _thoroughly(given: Any) -> Any:
    """Squares for double angles and SymPy's trigsimp, where sines and cosines could still combine."""
    if given.count_ops() > TRIGSIMP_LIMIT or not can_recombine(given):
        return given
    multiplied = sp.expand(given)
    squares = [_attempt(lambda e, f=f: sum_to_squares(e, f), multiplied) for f in (sp.sin, sp.cos)]
    combined = _attempt(sp.factor_terms, _attempt(sp.trigsimp, given))
    return _shortest(given, *squares, combined)


def _attempt(step: Callable[[Any], Any], given: Any) -> Any:
    # A step may fail on an unusual function; the expression is as right without it, only longer.
    try:
        return step(given)
    except Exception:
        return given


def _shortest(*candidates: Any) -> Any:
    return min(candidates, key=lambda e: e.count_ops())
