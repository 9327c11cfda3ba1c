"""How soon pendula is there: import, help, first and later results, kernels that were compiled before."""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

from benchmarks.measurement import (
    Effort,
    ProcessFailedError,
    Timing,
    empty_cache,
    in_new_process,
    process_seconds,
)
from benchmarks.rows import Row, unmeasured, within

FIRST_RESULT = """
import pendula as pe
run = pe.simulate({system}, until=1.0, step=0.01)
print(run.outcome, run.q[-1])
"""
BY_NAME, DESCRIBED = (
    FIRST_RESULT.format(system=system) for system in ("'double-pendulum'", "pe.gallery.double_pendulum()")
)

ADAPTIVE = """
import pendula as pe
pe.simulate("double-pendulum", until=10.0, tolerance=1e-9, integrator="{method}")
"""


def starting_rows(effort: Effort) -> Iterator[Row]:
    """Each figure from processes of its own; the best of them counts, the rest is the machine's."""
    python = [sys.executable, "-c"]
    yield _row("import pendula", 0.3, effort, lambda: process_seconds([*python, "import pendula"]))
    yield _row("pendula --help", 0.5, effort, lambda: process_seconds(_command("--help")))
    described = "empty cache, imports included"
    yield _cold_row("first simulate(), everything cold", 6.0, effort, DESCRIBED, described)
    for name in ("auto", "radau5"):
        yield _cold_row(
            f"first adaptive run, everything cold, {name}",
            4.0,
            effort,
            ADAPTIVE.format(method=name),
            "empty cache, imports included; loops shipped as IR, as in a wheel",
        )
    with empty_cache():
        process_seconds([*python, BY_NAME])
        yield _row(
            "later process: start to first result",
            0.6,
            effort,
            lambda: process_seconds([*python, BY_NAME]),
            "a known system by its name, imports included; no SymPy",
        )
        yield _row(
            "the same from its energies",
            0.6,
            effort,
            lambda: process_seconds([*python, DESCRIBED]),
            "the description is built anew, with SymPy; its code is found by its hash",
        )
        yield _row(
            "second use of a compiled model: kernels ready",
            0.1,
            effort,
            lambda: in_new_process(load_kernels),
            "a fresh process after its imports; finding the code, starting LLVM and loading count",
        )


def load_kernels() -> float:
    """Seconds to load what simulate() needs of a system that an earlier process compiled."""
    import pendula as pe
    from pendula.compiler.loops import code_address, native
    from pendula.simulation.loops.fixed import take_fixed_steps

    system, derive, rk4 = pe.gallery.double_pendulum(), pe.derive, pe.integrators()["rk4"]
    began = perf_counter()
    model = derive(system)
    for name in ("rate", "mass_matrix", "energy"):
        model.compilation.kernel(name)
    _ = native(take_fixed_steps), code_address(rk4.take)
    return perf_counter() - began


def _row(claim: str, limit: float, effort: Effort, measure: Callable[[], float], note: str = "") -> Row:
    try:
        timing = Timing(tuple(measure() for _ in range(effort.processes)))
    except ProcessFailedError as failure:
        return unmeasured(claim, "limit", 1.0, "s", str(failure))
    best = f"best of {effort.processes} processes"
    return within(claim, timing, limit, "s", judged_by="least", note=f"{best}; {note}" if note else best)


def _cold_row(claim: str, limit: float, effort: Effort, script: str, note: str) -> Row:
    if not effort.compiles_loops:
        return unmeasured(claim, "limit", 1.0, "s", "its loops are not compiled in quick runs")
    return _row(claim, limit, effort, lambda: _cold(script), note)


def _cold(script: str) -> float:
    with empty_cache():
        return process_seconds([sys.executable, "-c", script])


def _command(*arguments: str) -> Sequence[str]:
    """The installed command; the module where there is none."""
    installed = Path(sys.executable).with_name("pendula")
    return (
        [str(installed), *arguments] if installed.is_file() else [sys.executable, "-m", "pendula", *arguments]
    )
