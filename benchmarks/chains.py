"""From a finished description to compiled dynamics: chains of pendulums, against SymPy and in growth."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from time import perf_counter
from typing import Any

from benchmarks.measurement import (
    Effort,
    Timing,
    empty_cache,
    in_new_process,
    interleaved,
    require_agreement,
)
from benchmarks.rows import Row, against, informing, within
from benchmarks.sympy_chain import sympy_chain

LIMITS = {20: 1.5, 50: 8.0}  # seconds by number of links
STATES = 256  # at which the rate is evaluated for one timing
# Rounding alone: 5e-15 at 5 links; the mass matrix of 12 links has the condition number 245.
AGREEMENT = 1e-9


@dataclass(frozen=True)
class Growth:
    """What a chain of n links takes: to describe, to derive and compile, and for one rate evaluation."""

    links: int
    describe: Timing
    compile: Timing
    rate: Timing


def chain_rows(growth: list[Growth], effort: Effort) -> Iterator[Row]:
    """The rows that the growth table supports, and the comparison with SymPy."""
    by_links = {entry.links: entry for entry in growth}
    n = effort.against_sympy
    if n is not None:
        q, v = chain_state(n)
        theirs = in_new_process(sympy_chain, q, v)
        ours = _cold_chain(n, warm=True)
        require_agreement(
            f"Accelerations of {n} links", ours["acceleration"], theirs["acceleration"], AGREEMENT
        )
        yield against(
            f"{n}-link pendulum: description to compiled dynamics",
            by_links[n].compile,
            ("SymPy", Timing((theirs["seconds"],))),
            100.0,
            "s",
            "LagrangesMethod and lambdify(cse=True), once; ours with an empty cache; both up to and with the "
            "first call, with their libraries loaded",
        )
    n = n or max(by_links)
    alone = Timing(tuple(_cold_chain(n, warm=False)["compile"] for _ in range(_processes(effort))))
    yield informing(
        f"{n}-link pendulum: to compiled dynamics, nothing loaded",
        alone,
        "s",
        "it has only described systems: loading CasADi and LLVM counts",
    )
    for n in sorted(LIMITS.keys() & by_links):
        yield within(
            f"{n}-link pendulum: description to compiled dynamics", by_links[n].compile, LIMITS[n], "s"
        )


def growth_table(effort: Effort) -> list[Growth]:
    """Every chain in processes of its own, each with an empty cache."""
    table = []
    for n in effort.chains:
        runs = [_cold_chain(n, warm=True) for _ in range(_processes(effort))]
        timings = (Timing(tuple(run[stage] for run in runs)) for stage in ("describe", "compile", "rate"))
        table.append(Growth(n, *timings))
    return table


def exponent(before: Growth, after: Growth) -> float:
    """k where deriving and compiling grows like nᵏ between two chains."""
    return log(after.compile.median / before.compile.median) / log(after.links / before.links)


def chain(n: int, warm: bool) -> dict[str, Any]:
    """Describe, derive and compile a chain in this process, and evaluate its rate."""
    import numpy as np

    import pendula as pe

    if warm:
        # Loads SymPy, CasADi and LLVM, on another system.
        pe.derive(pe.gallery.cart_pole()).compilation.kernel("rate")
    else:
        pe.gallery.pendulum()
    q, v = chain_state(n)
    began = perf_counter()
    system = pe.gallery.n_link_pendulum(n)
    described = perf_counter()
    model = pe.derive(system)
    kernel = model.compilation.kernel("rate")
    t, y, none, p = np.zeros(1), np.array([*q, *v]), np.zeros(0), np.array(model.values)
    rate = kernel(t, y, none, p, none)
    ready = perf_counter()

    states = y + np.random.default_rng(1).uniform(-0.1, 0.1, (STATES, 2 * n))
    times = np.zeros((STATES, 1))
    (evaluation,) = interleaved(21, lambda: kernel(times, states, none, p, none, count=STATES))
    return {
        "describe": described - began,
        "compile": ready - described,
        "rate": evaluation.per(STATES).least,
        "acceleration": rate[n:].tolist(),
    }


def _cold_chain(n: int, *, warm: bool) -> dict[str, Any]:
    with empty_cache():
        return in_new_process(chain, n, warm)


def _processes(effort: Effort) -> int:
    return min(effort.processes, 3)


def chain_state(n: int) -> tuple[list[float], list[float]]:
    """Angles and rates without any symmetry."""
    return [0.3 + 0.7 * i / n for i in range(n)], [0.5 - 0.3 * i * i / (n * n) for i in range(n)]
