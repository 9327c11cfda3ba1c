"""simulate_batch: many starts at once, one SIMD lane each."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from pendula.compiler import lane_width
from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.runs import Run, RunBatch
from pendula.simulation.grid import grid
from pendula.simulation.inputs import controlled
from pendula.simulation.march import March, Marcher
from pendula.simulation.methods import Integrator, find_integrator
from pendula.simulation.simulate import as_run, check_functions, check_method, course_of, simulate
from pendula.simulation.start import check_start, starting_state


def simulate_batch(
    system: Any,
    starts: Mapping[Any, Any] | Sequence[Mapping[Any, float]],
    until: float | None = None,
    *,
    step: float | None = None,
    integrator: str | Integrator = "rk4",
    save_every: int = 1,
    times: Sequence[float] | None = None,
    control: Any = None,
    progress: Callable[[float], None] | None = None,
    start_time: float = 0.0,
) -> RunBatch:
    """Move a system through time from many starts at once.

    Every run is the one that ``simulate`` gives from its start, but for the last bits: in lanes, products
    and sums may be fused differently. A run that diverges does not disturb the others.

    Args:
        system: a description, a model, or the name of a gallery system.
        starts: one mapping of names to numbers for each run, or one mapping of names to arrays.
        until: as for ``simulate``, like all that follows.
        step: as for ``simulate``.
        integrator: as for ``simulate``.
        save_every: as for ``simulate``.
        times: as for ``simulate``.
        control: the same for all runs: anything that ``simulate`` takes, but a Python feedback law.
        progress: as for ``simulate``.
        start_time: as for ``simulate``.
    """
    began = time.perf_counter()
    check_functions(progress=progress)
    plan = grid(start_time, until, step, save_every, times)
    model, driven = controlled(derive(system), control, plan)
    method = check_method(find_integrator(integrator), model)
    if driven.sampled:
        raise SimulationError(
            "A Python feedback law cannot drive many runs at once; "
            "give it as an expression of the coordinates, or use simulate for each start."
        )
    first = _states(model, starts)
    for y in first:
        check_start(model, y, plan.start)
    # Implicit methods iterate for every state as long as it needs: they take the runs one by one.
    runs, ny, width = len(first), first.shape[1], 1 if method.implicit else lane_width()
    lanes = None if method.implicit else model.compilation.lanes("rate", shared_inputs=True)
    samples, evaluations = np.full((runs, len(plan.t), ny), np.nan), np.zeros(runs, dtype=int)
    for block in range(0, runs, width):
        chosen = np.minimum(np.arange(block, block + width), runs - 1)
        march = Marcher(model, method, driven, plan, first[chosen].T.ravel().copy(), lanes).run(None, None)
        if march.reason == "interrupted":
            raise KeyboardInterrupt
        kept = min(width, runs - block)
        rows = march.y.reshape(-1, ny, width).transpose(2, 0, 1)[:kept]
        samples[block : block + kept, : len(march.t)], evaluations[block] = rows, march.evaluations
        if progress is not None:
            progress((block + kept) / runs)
    finished = np.asarray(np.isfinite(samples[:, -1]).all(axis=1))
    samples[~np.isfinite(samples).all(axis=2)] = np.nan
    n, elapsed = len(model.coordinates), time.perf_counter() - began

    def single(i: int) -> Run:
        if not finished[i]:
            # Alone, a diverging run ends at its own step and says so.
            start = dict(zip(model.card.entries, first[i], strict=True))
            return simulate(
                model, start, until, step=step, integrator=method,
                save_every=save_every, times=times, control=_unbound(control), start_time=start_time,
            )  # fmt: skip
        inputs = driven.at(plan.t, plan.index)
        counted = int(evaluations[i])
        march = March(plan.t, samples[i], inputs, plan.total, "finished", plan.until, counted)
        course = course_of(model, method, driven, plan, march)
        return as_run(model, method.name, course, plan.step, elapsed=elapsed / runs)

    return RunBatch(
        model.name, plan.t, samples[:, :, :n], samples[:, :, n : 2 * n], samples[:, :, 2 * n :],
        model.coordinates, model.velocities, model.states, finished, single,
    )  # fmt: skip


def _unbound(control: Any) -> Any:
    """What is left of a control after its symbolic laws have become part of the model."""
    if isinstance(control, Mapping):
        return {name: law for name, law in control.items() if not hasattr(law, "free_symbols")}
    return control


def _states(model: Model, starts: Any) -> np.ndarray:
    """One state a run, from mappings or from one mapping of arrays."""
    if isinstance(starts, Mapping):
        columns = {
            str(name): np.atleast_1d(np.asarray(values, dtype=object)) for name, values in starts.items()
        }
        lengths = {column.shape for column in columns.values()} - {(1,)}
        if len(lengths) > 1 or any(len(shape) != 1 for shape in lengths):
            wrong = ", ".join(f"'{name}' {column.shape}" for name, column in columns.items())
            raise SimulationError(
                f"The arrays of start values must be rows of one length; they have {wrong}."
            )
        runs = max(lengths, default=(1,))[0]
        starts = [{name: column[i % len(column)] for name, column in columns.items()} for i in range(runs)]
    given = list(starts)
    if not given:
        raise SimulationError("simulate_batch() needs at least one start.")
    return np.array([starting_state(model, start) for start in given])
