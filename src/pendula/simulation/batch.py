"""simulate_batch: many starts at once, one SIMD lane each."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.compiler import lane_width
from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.runs import Energy, Outcome, Run, RunBatch, RunSettings
from pendula.simulation.driver import Driver
from pendula.simulation.fixed_steps import FixedSteps
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.outcome import (
    describe_divergence,
    describe_end,
    doubt_energy,
    format_steps,
    sample_evenly,
)
from pendula.simulation.result import Result
from pendula.simulation.simulate import as_run, check_functions, check_method, simulate
from pendula.simulation.stabilisation import stabilise
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import TimeGrid, plan_grid


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
    and sums may be fused differently. A run that diverges does not disturb the others. Ctrl-C ends the batch
    with what was computed; outcomes say which runs it ended.

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
    plan = plan_grid(start_time, until, step, save_every, times)
    model, driven = read_control(derive(system), control, plan)
    method = find_integrator(integrator)
    if isinstance(method, Adaptive):
        raise SimulationError(f"'{method.name}' chooses its own steps; many runs at once need a fixed step.")
    check_method(method, model)
    if driven.sampled:
        raise SimulationError(
            "A Python feedback law cannot drive many runs at once; "
            "give it as an expression of the coordinates, or use simulate for each start."
        )
    if model.card.modes:
        raise SimulationError(
            f"{model.name} has dry friction, which sticks and slips at instants of its own in every run; "
            "use simulate for each start."
        )
    first = _states(model, starts)
    for y in first:
        check_start(model, y, plan.start)
    # Implicit methods iterate for every state as long as it needs: they take the runs one by one.
    runs, size, width = len(first), first.shape[1], 1 if method.implicit else lane_width()
    moved, project, kind = stabilise(model, stabilisation, plan.step)
    lanes = None if method.implicit else moved.compilation.lanes("rate", shared_inputs=True)
    members = Members(plan, np.full((runs, len(plan.t), size), np.nan), driven.at(plan.t, plan.index))
    for block in range(0, runs, width):
        chosen = np.minimum(np.arange(block, block + width), runs - 1)
        side_by_side = first[chosen].T.ravel().copy()
        steps = FixedSteps(moved, method, driven, plan, side_by_side, project=project, lanes=lanes)
        result = Driver(steps).run()
        members.add(model, method, result, steps.workspace.time, min(width, runs - block))
        if result.outcome.reason == "interrupted":
            break
        if progress is not None:
            progress((block + width) / runs if block + width < runs else 1.0)
    members.close(model, plan.start)
    members.doubt_energies(model)
    settings = RunSettings(method, driven, (), kind)
    kept_times = None if times is None else plan.t.tolist()
    elapsed = (time.perf_counter() - began) / runs
    single = SingleRun(plan.step, plan.start, plan.until, save_every, kept_times, first, members, elapsed)
    finished = np.array([outcome.reason == "finished" for outcome in members.outcomes])
    return RunBatch(
        model.name, model.key, plan.t, *model.layout.split(members.samples),
        model.coordinates, model.velocities, model.states, finished, tuple(members.outcomes),
        dict(model.parameters), model, settings, single,
    )  # fmt: skip


class Members:
    """What came out of every run of a batch."""

    def __init__(self, plan: TimeGrid, samples: np.ndarray, u: np.ndarray) -> None:
        self.plan, self.samples, self.u = plan, samples, u
        self.outcomes: list[Outcome] = []
        self.evaluations: list[int] = []
        self.steps: list[int] = []
        self.unit_drift: list[float] = []  # the largest of the runs that shared SIMD lanes

    def add(self, model: Model, method: Integrator, result: Result, now: float, count: int) -> None:
        """The next runs, which went side by side up to some time."""
        block, made, size = len(self.outcomes), len(result.t), self.samples.shape[2]
        rows = result.y.reshape(made, size, -1).transpose(2, 0, 1)[:count]
        self.samples[block : block + count, :made] = rows
        for i in range(block, block + count):
            bad = np.flatnonzero(~np.isfinite(self.samples[i, :made]).all(axis=1))
            outcome, whole = result.outcome, bad[0] if len(bad) else made
            if len(bad) and outcome.reason != "diverged":
                self.samples[i, whole:] = np.nan
                outcome = self._diverged(model, method, self.samples[i, :whole])
            self.outcomes.append(outcome)
        self.evaluations += [result.evaluations] * count
        self.steps += [result.steps] * count
        self.unit_drift += [result.unit_drift] * count

    def doubt_energies(self, model: Model) -> None:
        """Runs whose energy grew beyond measure have diverged, as alone."""
        if not model.has("energy") or model.card.power_names or not len(self.plan.t):
            return
        some = sample_evenly(len(self.plan.t))
        t, u = np.ascontiguousarray(self.plan.t[some, None]), np.ascontiguousarray(self.u[some])
        for i, outcome in enumerate(self.outcomes):
            if outcome.ok:
                energies = model.evaluate("energy", t, np.ascontiguousarray(self.samples[i, some]), u)
                smaller = f"a step smaller than {self.plan.step:g}"
                self.outcomes[i] = doubt_energy(model, outcome, Energy(*energies.T), smaller)

    def _diverged(self, model: Model, method: Integrator, y: np.ndarray) -> Outcome:
        """Of a run that goes on in its lane beside others; it is known from its samples alone."""
        t, u = self.plan.t[: len(y)], self.u[: len(y)]
        now = float(t[-1]) if len(t) else self.plan.start
        said = describe_divergence(model, now, self.plan.step, method.order, t, y, u)
        return Outcome("diverged", said.replace("in the step after", "after"))

    def close(self, model: Model, start: float) -> None:
        """Runs that were not begun were interrupted."""
        missing = len(self.samples) - len(self.outcomes)
        said = describe_end(model, "interrupted", "", start, format_steps(0))
        self.outcomes += [Outcome("interrupted", said)] * missing
        for counts in (self.evaluations, self.steps, self.unit_drift):
            counts.extend([0] * missing)


@dataclass(frozen=True, eq=False)
class SingleRun:
    """What makes a single run of a batch: from the samples, unless it diverged; then by simulating it alone.

    Attributes:
        step: length of a step, s.
        start_time: the time at the start, s.
        until: the time at the end, s.
        save_every: as for ``simulate``.
        times: as for ``simulate``.
        first: the states at the start, a row a run.
        members: outcomes, steps and evaluations of every run, and the inputs.
        elapsed: wall time of a run, s.
    """

    step: float
    start_time: float
    until: float
    save_every: int
    times: Sequence[float] | None
    first: np.ndarray
    members: Members
    elapsed: float

    def __call__(self, batch: RunBatch, number: int) -> Run:
        model, settings, known = batch.model, batch.settings, self.members
        if batch.outcomes[number].reason == "diverged":
            return self._alone(batch, number)
        y = np.hstack((batch.q[number], batch.v[number], batch.z[number]))
        made = int(np.isfinite(y).all(axis=1).sum())
        result = Result(
            batch.t[:made], y[:made], known.u[:made], known.steps[number], known.evaluations[number],
            batch.outcomes[number], unit_drift=known.unit_drift[number],
        )  # fmt: skip
        note = check_start(model, self.first[number], self.start_time)
        name = settings.integrator.name
        return as_run(model, name, result, self.step, note, elapsed=self.elapsed, settings=settings)

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
    return np.array([read_start(model, start) for start in given])
