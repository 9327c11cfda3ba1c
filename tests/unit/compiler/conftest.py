"""Kernels of CasADi functions of one vector, without any mechanics."""

from collections.abc import Callable
from itertools import count

import casadi as ca
import numpy as np
import pytest

from pendula.compiler import Kernel, LaneKernel, compile_kernel, compile_lanes, store
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME
from pendula.dynamics.program import Program

NAMES = ("t", "y", "u", "p", "x")
_numbers = count()


def _arguments(size: int) -> list[ca.SX]:
    """Symbols for (t, y, u, p, x), of which only y, with so many elements, is used."""
    return [ca.SX.sym(name, size if name == "y" else 0) for name in NAMES]


def _program(size: int, out: Callable[[ca.SX], ca.SX]) -> Program:
    symbols = _arguments(size)
    return Program(ca.Function("finish", symbols, [ca.densify(out(symbols[1]))]))


def _solver(
    size: int, unknowns: int, system: Callable[[ca.SX], tuple[ca.SX, ca.SX]], leading: int
) -> Program:
    """The program that solves K w = r, both given as functions of y."""
    symbols, w = _arguments(size), ca.SX.sym("w", unknowns)
    K, r = system(symbols[1])
    return Program(
        ca.Function("finish", [*symbols, w], [w]), ca.Function("system", symbols, [K, ca.densify(r)]), leading
    )


def _evaluate(program: Program, y: np.ndarray, *, lanes: bool = False) -> np.ndarray:
    """The program at the rows of y, compiled under a key that no other test has."""
    size, key, nothing = program.finish.numel_out(0), f"test {next(_numbers)}", np.zeros(0)
    y = np.ascontiguousarray(y, dtype=float)
    if lanes:
        shared = frozenset({TIME, INPUTS, PARAMETERS})
        wide: LaneKernel = compile_lanes(key, "test", size, lambda: program, shared)
        return wide(nothing, y, nothing, nothing, np.zeros((len(y), 0)), count=len(y))
    kernel: Kernel = compile_kernel(key, "test", size, lambda: program)
    return kernel(nothing, y, nothing, nothing, nothing, count=len(y))


@pytest.fixture
def own_cache(monkeypatch, tmp_path):
    """An empty cache directory, this test's own."""
    store.source_hash()  # what code is made from is an entry of the cache before
    folder = tmp_path / "cache"
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def program(own_cache):
    return _program


@pytest.fixture
def solver(own_cache):
    return _solver


@pytest.fixture
def evaluate(own_cache):
    return _evaluate
