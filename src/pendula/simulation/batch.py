"""simulate_batch: many starts at once, one SIMD lane each."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.compiler import lane_width
from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.runs import Outcome, Run, RunBatch, RunSettings
from pendula.simulation.course import Course
from pendula.simulation.grid import Grid, grid
from pendula.simulation.inputs import controlled
from pendula.simulation.march import March, Marcher
from pendula.simulation.methods import Integrator, find_integrator
from pendula.simulation.simulate import as_run, check_functions, check_method, course_of, simulate
from pendula.simulation.stabilisation import stabilised
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
    stabilisation: Any = "projection",
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
        stabilisation: as for ``simulate``.
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
    held, project, kind = stabilised(model, stabilisation, plan.step)
    lanes = None if method.implicit else held.compilation.lanes("rate", shared_inputs=True)
    samples, evaluations = np.full((runs, len(plan.t), ny), np.nan), np.zeros(runs, dtype=int)
    unit_drift = np.zeros(runs)
    for block in range(0, runs, width):
        chosen = np.minimum(np.arange(block, block + width), runs - 1)
        side_by_side = first[chosen].T.ravel().copy()
        march = Marcher(held, method, driven, plan, side_by_side, lanes, project=project).run(None, None)
        if march.reason == "interrupted":
            raise KeyboardInterrupt
        kept = min(width, runs - block)
        rows = march.y.reshape(-1, ny, width).transpose(2, 0, 1)[:kept]
        samples[block : block + kept, : len(march.t)], evaluations[block] = rows, march.evaluations
        unit_drift[block : block + kept] = march.unit_drift
        if progress is not None:
            progress((block + kept) / runs)
    finished = np.asarray(np.isfinite(samples[:, -1]).all(axis=1))
    samples[~np.isfinite(samples).all(axis=2)] = np.nan
    elapsed = (time.perf_counter() - began) / runs
    settings = RunSettings(method, driven, (), kind)
    kept_times = None if times is None else plan.t.tolist()
    counted = _counted(model, settings, plan, evaluations, unit_drift)
    single = SingleRun(plan.step, plan.start, plan.until, save_every, kept_times, first, counted, elapsed)
    return RunBatch(
        model.name, model.key, plan.t, *model.layout.split(samples),
        model.coordinates, model.velocities, model.states, finished,
        dict(model.parameters), model, settings, single,
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class SingleRun:
    """What makes a single run of a batch: from the samples if it finished, else by simulating it alone.

    Attributes:
        step: length of a step, s.
        start_time: the time at the start, s.
        until: the time at the end, s.
        save_every: as for ``simulate``.
        times: as for ``simulate``.
        first: the states at the start, a row a run.
        counted: inputs, steps and outcome of every run that finished, and how often its rate was evaluated.
        elapsed: wall time of a run, s.
    """

    step: float
    start_time: float
    until: float
    save_every: int
    times: Sequence[float] | None
    first: np.ndarray
    counted: "Counted"
    elapsed: float

    def __call__(self, batch: RunBatch, number: int) -> Run:
        model, settings = batch.model, batch.settings
        if not batch.finished[number]:
            return self._alone(batch, number)
        known = self.counted
        y = np.hstack((batch.q[number], batch.v[number], batch.z[number]))
        evaluations, drift = int(known.evaluations[number]), float(known.unit_drift[number])
        course = Course(batch.t, y, known.u, known.steps, evaluations, known.outcome, unit_drift=drift)
        note = check_start(model, self.first[number], self.start_time)
        return as_run(
            model, known.integrator, course, self.step, note, elapsed=self.elapsed, settings=settings
        )

    def _alone(self, batch: RunBatch, number: int) -> Run:
        """The run by itself: a diverging one ends at its own step and says so."""
        settings = batch.settings
        for part in ("integrator", "control"):
            if reason := settings.left_out.get(part):
                raise SimulationError(
                    f"Run {number} of {batch.system} did not finish and cannot be simulated again: the batch "
                    f"came from another process without its {part}, which cannot be pickled ({reason})."
                )
        start = dict(zip(batch.model.card.entries, self.first[number].tolist(), strict=True))
        return simulate(
            batch.model, start, self.until, step=self.step, integrator=settings.integrator,
            save_every=self.save_every, times=self.times, control=settings.control,
            start_time=self.start_time, stabilisation=settings.stabilisation,
        )  # fmt: skip


@dataclass(frozen=True, eq=False)
class Counted:
    """What all runs of a batch that finished have in common, their evaluations of the rate, their drift."""

    integrator: str
    u: np.ndarray
    steps: int
    outcome: Outcome
    evaluations: np.ndarray
    unit_drift: np.ndarray  # the largest of the runs that shared SIMD lanes


def _counted(
    model: Model, settings: RunSettings, plan: Grid, evaluations: np.ndarray, unit_drift: np.ndarray
) -> Counted:
    method, driven = settings.integrator, settings.control
    u = driven.at(plan.t, plan.index)
    march = March(plan.t, np.empty((len(plan.t), 0)), u, plan.total, "finished", plan.until, 0)
    course = course_of(model, method, driven, plan, march)
    counts = evaluations if method.implicit else np.full(len(evaluations), course.evaluations)
    return Counted(method.name, u, course.steps, course.outcome, counts, unit_drift)


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
