"""How describing, compiling, evaluating and memory grow with a system's size."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, log, sin
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.measurement import Effort, Timing, empty_cache, in_new_process, interleaved

STATES = 256  # at which the rate is evaluated for one timing
STAGES = ("describe", "compile", "rate", "step")
CHAIN, PLANETS = "n-link pendulum", "n planets"


@dataclass(frozen=True)
class Growth:
    """What a system of size n takes: to describe, to compile, for a rate, for a step of RK4; and memory."""

    family: str
    size: int
    describe: Timing
    compile: Timing
    rate: Timing
    step: Timing
    megabytes: float


def growth_table(effort: Effort) -> list[Growth]:
    """Every system in processes of its own, each with an empty cache."""
    table = []
    for family, sizes in ((CHAIN, effort.chains), (PLANETS, effort.planets)):
        for n in sizes:
            runs = [cold(family, n, warm=True) for _ in range(min(effort.processes, 3))]
            timings = (
                Timing(tuple(run[stage] for run in runs)) for stage in ("describe", "compile", "rate", "step")
            )
            table.append(Growth(family, n, *timings, megabytes=max(run["megabytes"] for run in runs)))
    return table


def exponent(before: Growth, after: Growth) -> float:
    """k where deriving and compiling grows like nᵏ between two sizes."""
    return log(after.compile.median / before.compile.median) / log(after.size / before.size)


def cold(family: str, n: int, *, warm: bool) -> dict[str, Any]:
    """``grown`` in a new process with an empty cache."""
    with empty_cache():
        return in_new_process(grown, family, n, warm)


def grown(family: str, n: int, warm: bool) -> dict[str, Any]:
    """Describe, derive and compile a system in this process, and evaluate its rate."""
    import resource

    import numpy as np

    import pendula as pe

    if warm:
        # Loads SymPy, CasADi and LLVM, on another system.
        pe.derive(pe.gallery.cart_pole()).compilation.kernel("rate")
    else:
        pe.gallery.pendulum()
    began = perf_counter()
    system = pe.gallery.n_link_pendulum(n) if family == CHAIN else pe.gallery.planets(*_bodies(n))
    described = perf_counter()
    model = pe.derive(system)
    kernel = model.compilation.kernel("rate")
    t, none, p = np.zeros(1), np.zeros(0), np.array(model.values)
    y = np.concatenate(chain_state(n)) if family == CHAIN else np.array([*system.start.values()])
    rate = kernel(t, y, none, p, none)
    ready = perf_counter()

    states = y + np.random.default_rng(1).uniform(-0.1, 0.1, (STATES, len(y)))
    times = np.zeros((STATES, 1))
    (evaluation,) = interleaved(21, lambda: kernel(times, states, none, p, none, count=STATES))
    return {
        "describe": described - began,
        "compile": ready - described,
        "rate": evaluation.per(STATES).least,
        "step": _step_seconds(model, y),
        "acceleration": rate[len(y) // 2 :].tolist(),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def _step_seconds(model: Any, y: Any, steps: int = 500) -> float:
    """One step of RK4 in the compiled loop; nothing is kept, no energy computed."""
    from pendula.simulation.control import Control
    from pendula.simulation.driver import Driver
    from pendula.simulation.fixed_steps import FixedSteps
    from pendula.simulation.methods import integrators
    from pendula.simulation.time_grid import plan_grid

    plan = plan_grid(0.0, steps * 1e-4, 1e-4, steps, None)

    def take_steps() -> None:
        Driver(FixedSteps(model, integrators()["rk4"], Control(0, ()), plan, y)).run()

    take_steps()
    return interleaved(5, take_steps)[0].per(steps).least


def chain_state(n: int) -> tuple[list[float], list[float]]:
    """Angles and rates without any symmetry."""
    return [0.3 + 0.7 * i / n for i in range(n)], [0.5 - 0.3 * i * i / (n * n) for i in range(n)]


def _bodies(n: int) -> tuple[list[float], list[list[float]], list[list[float]]]:
    """Masses, positions and velocities of n bodies on a spiral in space."""
    turns = [2.4 * i for i in range(n)]
    positions = [[(1 + i) * cos(a), (1 + i) * sin(a), 0.1 * i] for i, a in enumerate(turns)]
    velocities = [[-0.3 * sin(a), 0.3 * cos(a), 0.01] for a in turns]
    return [1.0 / (1 + i) for i in range(n)], positions, velocities


def draw(growth: Sequence[Growth], path: Path) -> None:
    """Compile and evaluation times against size, on logarithmic axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for family, colour in ((CHAIN, "#0072B2"), (PLANETS, "#D55E00")):
        entries = [entry for entry in growth if entry.family == family]
        sizes = [entry.size for entry in entries]
        left.loglog(sizes, [e.compile.median for e in entries], "o-", color=colour, label=family)
        right.loglog(sizes, [e.rate.median * 1e9 for e in entries], "o-", color=colour, label=family)
    left.set(xlabel="n", ylabel="derive + compile, s", title="description to machine code")
    right.set(xlabel="n", ylabel="one rate evaluation, ns", title="speed of the code")
    for axes in (left, right):
        axes.grid(alpha=0.3, which="both")
        axes.legend(frameon=False)
    figure.savefig(path, dpi=150)
