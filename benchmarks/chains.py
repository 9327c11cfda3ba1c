"""From a finished description to compiled dynamics: chains of pendulums against SymPy and against limits."""

from collections.abc import Iterator

from benchmarks.growth import CHAIN, Growth, chain_state, cold
from benchmarks.measurement import Effort, Timing, in_new_process, require_agreement
from benchmarks.rows import Row, against, informing, within
from benchmarks.sympy_chain import sympy_chain

LIMITS = {20: 1.5, 50: 8.0}  # seconds by number of links
MEMORY = 1500.0  # MB
# Rounding alone: 5e-15 at 5 links; the mass matrix of 12 links has the condition number 245.
AGREEMENT = 1e-9


def chain_rows(growth: list[Growth], effort: Effort) -> Iterator[Row]:
    """The rows that the growth table supports, and the comparison with SymPy."""
    by_links = {entry.size: entry for entry in growth if entry.family == CHAIN}
    n = effort.against_sympy
    if n is not None:
        q, v = chain_state(n)
        theirs = in_new_process(sympy_chain, q, v)
        ours = cold(CHAIN, n, warm=True)
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
    alone = Timing(tuple(cold(CHAIN, n, warm=False)["compile"] for _ in range(min(effort.processes, 3))))
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
    most = max(growth, key=lambda entry: entry.megabytes)
    note = f"{most.family}, n = {most.size}"
    yield within("peak memory of all systems below", Timing((most.megabytes,)), MEMORY, "MB", note=note)
