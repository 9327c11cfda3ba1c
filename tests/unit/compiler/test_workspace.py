"""Workspaces of kernels: one a thread, not on the stack, used again when a thread has ended."""

import ctypes
import threading
from concurrent.futures import ThreadPoolExecutor

import casadi as ca
import numpy as np
import pytest

from pendula.compiler import Entry, compile_kernel, compile_lanes, elimination
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME

NOTHING = np.zeros(0)
SMALL_STACK = 256 * 1024


def dense(n: int) -> np.ndarray:
    """A full symmetric matrix with a dominant diagonal."""
    random = np.random.default_rng(n)
    half = random.normal(size=(n, n))
    return half + half.T + 4 * n * np.eye(n)


def system_of(K: np.ndarray):
    """K y₀ w = (y₁, y₂, …)."""
    return lambda y: (ca.SX(ca.DM(K)) * y[0], y[1:])


def in_thread(function, stack: int = 0):
    """What a function gives in a thread with a stack of so many bytes."""
    found, before = [], threading.stack_size(stack)
    try:
        thread = threading.Thread(target=lambda: found.append(function()))
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    return found[0]


@pytest.mark.parametrize("lanes", [False, True], ids=["one state", "lanes"])
def test_threads_do_not_share_scratch(solver, lanes, monkeypatch):
    monkeypatch.setattr(elimination, "UNROLLED_LIMIT", -1)
    n = 40
    program = solver(n + 1, n, system_of(dense(n)), n)
    if lanes:
        shared = frozenset({TIME, INPUTS, PARAMETERS})
        kernel = compile_lanes("threads in lanes", "test", n, lambda: program, shared)
    else:
        kernel = compile_kernel("threads", "test", n, lambda: program)
    random = np.random.default_rng(1)
    states = [np.hstack([np.full((400, 1), 1.0 + k), random.normal(size=(400, n))]) for k in range(8)]
    nothing = np.zeros((400, 0)) if lanes else NOTHING

    def evaluate(y: np.ndarray) -> np.ndarray:
        return kernel(NOTHING, y, NOTHING, NOTHING, nothing, count=400)

    alone = [evaluate(y) for y in states]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            for one, other in zip(alone, pool.map(evaluate, states), strict=True):
                np.testing.assert_array_equal(one, other)


def test_a_large_dense_system_needs_no_stack(solver):
    # The triangle of K alone takes more than the whole stack.
    n = 260
    assert 8 * n * (n + 1) // 2 > SMALL_STACK
    K = dense(n)
    program = solver(n + 1, n, system_of(K), n)
    kernel = compile_kernel("small stack", "test", n, lambda: program)
    y = np.concatenate([[2.0], np.random.default_rng(2).normal(size=n)])
    found = in_thread(lambda: kernel(NOTHING, y, NOTHING, NOTHING, NOTHING), SMALL_STACK)
    expected = np.linalg.solve(2 * K, y[1:])
    # Rounding times the size; the matrix is well conditioned.
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-13 * np.abs(expected).max())


def test_kernels_without_scratch_have_one_record(program):
    made = program(2, lambda y: 2 * y)
    kernel = compile_kernel("no scratch", "test", 2, lambda: made)
    assert in_thread(lambda: kernel.address) == kernel.address


def test_a_record_names_the_code_and_the_threads_own_workspace():
    entry = Entry(4711, 10)
    address = entry.address
    code, workspace = (ctypes.c_int64 * 2).from_address(address)
    assert (code, workspace) == (4711, entry.workspace)
    assert workspace % 64 == 0
    assert entry.address == address
    first = in_thread(lambda: entry.workspace)
    assert first != entry.workspace
    # The first thread has ended: the next one gets its memory.
    assert in_thread(lambda: entry.workspace) == first
