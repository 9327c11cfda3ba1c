"""What comes out of many runs: members side by side, and each as a run of its own."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Energy, Outcome, Run, RunBatch
from pendula.simulation.methods import Integrator
from pendula.simulation.outcome import (
    describe_divergence,
    describe_end,
    doubt_energy,
    format_steps,
    sample_evenly,
)
from pendula.simulation.result import Result
from pendula.simulation.simulate import as_run, simulate
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import TimeGrid


def not_begun(model: Model, start: float) -> Outcome:
    """The outcome of a run that Ctrl-C came before."""
    return Outcome("interrupted", describe_end(model, "interrupted", "", start, format_steps(0)))


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

    def doubt_energies(self, models: Sequence[Model]) -> None:
        """Runs whose energy grew beyond measure have diverged, as alone."""
        model = models[0]
        if not model.has("energy") or model.card.power_names or not len(self.plan.t):
            return
        some = sample_evenly(len(self.plan.t))
        t, u = np.ascontiguousarray(self.plan.t[some, None]), np.ascontiguousarray(self.u[some])
        for i, outcome in enumerate(self.outcomes):
            if outcome.ok:
                energies = models[i].evaluate("energy", t, np.ascontiguousarray(self.samples[i, some]), u)
                smaller = f"a step smaller than {self.plan.step:g}"
                self.outcomes[i] = doubt_energy(models[i], outcome, Energy(*energies.T), smaller)

    def _diverged(self, model: Model, method: Integrator, y: np.ndarray) -> Outcome:
        """Of a run that goes on in its lane beside others; it is known from its samples alone."""
        t, u = self.plan.t[: len(y)], self.u[: len(y)]
        now = float(t[-1]) if len(t) else self.plan.start
        said = describe_divergence(model, now, self.plan.step, method.order, t, y, u)
        return Outcome("diverged", said.replace("in the step after", "after"))

    def close(self, model: Model, start: float) -> None:
        """Runs that were not begun were interrupted."""
        missing = len(self.samples) - len(self.outcomes)
        self.outcomes += [not_begun(model, start)] * missing
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
    times: Sequence[float] | np.ndarray | None
    first: np.ndarray
    members: Members
    elapsed: float

    def __call__(self, batch: RunBatch, number: int) -> Run:
        model, settings, known = self._model(batch, number), batch.settings, self.members
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

    def _model(self, batch: RunBatch, number: int) -> Model:
        """The model with the run's own values."""
        own = {name: float(values[number]) for name, values in batch.varied.items()}
        return batch.model.with_parameters(**own) if own else batch.model

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
            self._model(batch, number), start, self.until, step=self.step, integrator=settings.integrator,
            save_every=self.save_every, times=self.times, control=settings.control,
            start_time=self.start_time, stabilisation=settings.stabilisation,
        )  # fmt: skip


@dataclass(frozen=True, eq=False)
class KeptRuns:
    """Runs that were made one by one, as they are."""

    runs: tuple[Run, ...]

    def __call__(self, batch: RunBatch, number: int) -> Run:
        return self.runs[number]
