"""Simplification keeps the value, finds the textbook's form, and never takes more than its budget."""

import gc
import math
import random
import select
import sys
import threading
from time import monotonic, process_time, sleep
from typing import Any

import pytest
import sympy as sp
from sympy import cos, sin

from pendula.dynamics.product_to_sum import can_recombine, product_to_sum, sum_to_squares
from pendula.dynamics.simplification import Simplifier, run_for, size, with_fractions

pytestmark = pytest.mark.slow

x, y, z, k, m = sp.symbols("x y z k m", real=True)


def monster() -> sp.Expr:
    return (sin(x) * cos(y) + sin(y * z) + sp.sqrt(2 + cos(x)) + k * m + x + y) ** 60 * (x + 1) ** 60


def random_trigonometric_polynomial(generator: random.Random) -> sp.Expr:
    waves = [sin(x), cos(x), sin(y), cos(y), sin(x - y), cos(x + y), cos(2 * z), sin(z)]
    factors = [k, m, k**2, sp.S.One]
    terms = [
        generator.randint(-3, 3)
        * generator.choice(factors)
        * sp.Mul(*(generator.choice(waves) for _ in range(generator.randint(0, 4))))
        for _ in range(5)
    ]
    return sp.Add(*terms)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    "step",
    [product_to_sum, lambda e: sum_to_squares(e, sin), lambda e: sum_to_squares(e, cos)],
    ids=["sums", "sine squares", "cosine squares"],
)
def test_sums_of_products_keep_their_value(step, seed):
    given = random_trigonometric_polynomial(random.Random(seed))
    made = step(sp.expand(given))
    at = {x: 0.3, y: -1.1, z: 2.3, k: 1.7, m: 0.6}
    # A few dozen terms of size below 100 in double precision: 1e-11 leaves a hundredfold margin.
    assert math.isclose(float(made.subs(at)), float(given.subs(at)), rel_tol=0, abs_tol=1e-11)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (cos(x) * cos(y) + sin(x) * sin(y), cos(x - y)),
        (sin(x) * cos(y) - cos(x) * sin(y), sin(x - y)),
        (m * sin(x) ** 2 + m * cos(x) ** 2, m),
        (k * m * cos(x) ** 2 * sin(y) ** 2 + k * m * sin(x) ** 2 * sin(y) ** 2, k * m * sin(y) ** 2),
        (m * k * cos(x) + m * cos(x), m * (k + 1) * cos(x)),
        (m * (1 - cos(2 * x)) / 2, m * sin(x) ** 2),
        (m * sin(x) * cos(x), m * sin(x) * cos(x)),
        (0.1 * cos(x) * cos(y) + 0.1 * sin(x) * sin(y), 0.1 * cos(x - y)),
    ],
)
def test_the_form_a_textbook_has(given, expected):
    assert Simplifier(5.0)([given]) == [expected]


def test_waves_that_cannot_combine_are_known():
    assert not can_recombine(k * cos(x - y) + m * cos(x - z))
    assert can_recombine(cos(x - y) + cos(x + y))
    assert can_recombine(1 - cos(2 * x))


def test_only_decimals_that_are_simple_fractions_become_fractions():
    assert with_fractions(0.5 * x + 9.81 * y) == x / 2 + sp.Float(9.81) * y


def test_size_is_counted_up_to_the_limit():
    assert size(x + 2 * y, 100) == 5
    assert size(x + 2 * y, 3) == 3


def test_all_requests_together_stay_within_the_budget():
    """A budget of 0.5 s; the margin up to 3 s, in processor time, is for building the expressions."""
    simplifier = Simplifier(0.5)
    begin = process_time()
    for _ in range(20):
        assert simplifier([monster()]) == [monster()]
    assert process_time() - begin < 3.0


def test_a_hard_request_leaves_time_for_an_easy_one():
    """The easy one takes 5 ms and is given half a second: a hundredfold, for a busy machine."""
    simplifier = Simplifier(2.0)
    easy = cos(x) * cos(y) + sin(x) * sin(y)
    assert simplifier([monster(), easy]) == [monster(), cos(x - y)]
    assert simplifier([easy]) == [cos(x - y)]


def test_work_that_ends_in_time_is_not_disturbed():
    done = []
    assert run_for(lambda: done.append(1), 5.0)
    assert done == [1]


def test_no_limit_is_a_limit_too():
    assert run_for(lambda: None, math.inf)


def test_a_stopped_worker_is_gone_and_the_caller_unharmed():
    before = set(threading.enumerate())
    assert not run_for(lambda: sp.expand(monster()), 0.05)
    # The worker ends at its next instruction; 5 s is for a machine that gives it no turn.
    deadline = monotonic() + 5.0
    while set(threading.enumerate()) - before and monotonic() < deadline:
        sleep(0.01)
    assert not set(threading.enumerate()) - before
    assert gc.isenabled()


def test_stopping_at_any_moment_leaves_no_exception_behind():
    """Stopped anywhere in SymPy, many times; pytest fails on an exception that escapes from a thread."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # otherwise the work is done before the caller gets its turn
    stopped = 0
    try:
        for i in range(200):
            stopped += not run_for(lambda i=i: sp.expand((cos(x) + sin(y) + m + i) ** 12), i * 1e-4)
    finally:
        sys.setswitchinterval(usual)
    assert stopped > 20
    assert sp.expand((x + y) ** 2) == x**2 + 2 * x * y + y**2
    assert sp.trigsimp(sin(x) ** 2 + cos(x) ** 2) == 1


def test_callbacks_of_others_are_not_interrupted():
    """A callback of the garbage collector that runs in the worker comes to its end."""
    begun, ended = [], []

    def callback(phase: str, info: dict[str, int]) -> None:
        begun.append(phase)
        for number in range(200):
            str(number)
        ended.append(phase)

    usual = gc.get_threshold()
    gc.set_threshold(50)  # so that the worker spends much of its time in collections
    gc.callbacks.append(callback)
    try:
        for i in range(60):
            run_for(lambda: sp.expand(monster()), 1e-3 * i)
    finally:
        gc.callbacks.remove(callback)
        gc.set_threshold(*usual)
    assert begun == ended
    assert len(begun) > 60


def test_a_step_that_fails_leaves_the_expression_as_it_was(monkeypatch):
    def broken(_):
        raise NotImplementedError

    monkeypatch.setattr("pendula.dynamics.simplification.product_to_sum", broken)
    given = cos(x) * cos(y) + sin(x) * sin(y)
    assert Simplifier(5.0)([given]) == [given]


@pytest.mark.skipif(not hasattr(select, "epoll"), reason="needs an object that waits while it is freed")
def test_a_collection_that_lets_other_threads_run_is_not_interrupted():
    """While an epoll object is freed, other threads run with SymPy's frame on top; then callbacks follow."""
    interrupted = []

    def callback(phase: str, info: dict[str, int]) -> None:
        try:
            sum(range(20))
        except BaseException as error:
            interrupted.append(error)
            raise

    def litter() -> None:
        for _ in range(20):
            cycle: list[Any] = [select.epoll()]
            cycle.append(cycle)

    def work() -> None:
        for i in range(20):  # 400 files at most, which any system allows
            litter()
            sp.expand((cos(x) + sin(y) + i) ** 4)

    gc.callbacks.append(callback)
    try:
        for i in range(1, 150):
            run_for(work, 2e-4 * i)
            gc.collect()
    finally:
        gc.callbacks.remove(callback)
    assert not interrupted
