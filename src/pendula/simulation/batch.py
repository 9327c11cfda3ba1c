"""simulate_batch: many runs at once, one SIMD lane each, on all cores; with chosen steps run by run."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event as Signal
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.compiler import lane_width
from pendula.errors import SimulationError, explain_arguments
from pendula.model import Model, derive
from pendula.progress import shown_progress
from pendula.runs import Run, RunBatch, RunSettings
from pendula.simulation.batch_members import KeptRuns, Members, SingleRun, not_begun
from pendula.simulation.batch_starts import read_members
from pendula.simulation.contact_steps import is_stepped
from pendula.simulation.control import Control
from pendula.simulation.driver import Driver
from pendula.simulation.fixed_steps import FixedSteps, Lanes
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.result import Result
from pendula.simulation.simulate import check_functions, check_method, simulate
from pendula.simulation.stabilisation import stabilise
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import TimeGrid, plan_grid
from pendula.simulation.watch import read_events

if TYPE_CHECKING:
    from pendula.description import Event

_PARTS = 200  # of the time, at whose ends runs with chosen steps are kept unless times= says otherwise


@explain_arguments
def simulate_batch(
    system: Any,
    starts: Mapping[Any, Any] | Sequence[Mapping[Any, float]],
    until: float | None = None,
    *,
    step: float | None = None,
    tolerance: float | None = None,
    integrator: str | Integrator | Adaptive | None = None,
    parameters: Mapping[Any, Any] | None = None,
    save_every: int = 1,
    times: Sequence[float] | np.ndarray | None = None,
    control: Any = None,
    events: "Event | Sequence[Event]" = (),
    stabilisation: Any = "projection",
    progress: Callable[[float], None] | None = None,
    start_time: float = 0.0,
    ledger: bool = False,
    threads: int | None = None,
) -> RunBatch:
    """Move a system through time many times: from many starts, with many values of its parameters.

    With a step, every run is the one that ``simulate`` gives, but for the last bits: in lanes, products and
    sums may be fused differently. With a tolerance, events, a ledger or contact, every run is made by
    ``simulate`` itself. A run that diverges does not disturb the others. Ctrl-C ends the batch with what was
    computed; outcomes say which runs it ended.

    Args:
        system: a description, a model, or the name of a gallery system.
        starts: one mapping of names to numbers for each run, or one mapping of names to numbers and arrays.
        until: as for ``simulate``, like all that follows.
        step: as for ``simulate``.
        tolerance: as for ``simulate``; runs are then kept at ``times``, or at the ends of 200 equal parts.
        integrator: as for ``simulate``.
        parameters: values of parameters by name, a number or an array with one for each run.
        save_every: as for ``simulate``, of runs with a step.
        times: as for ``simulate``.
        control: the same for all runs: anything that ``simulate`` takes, but a Python feedback law.
        events: as for ``simulate``; what was found is in ``batch[i].events``.
        stabilisation: as for ``simulate``.
        progress: as for ``simulate``.
        start_time: as for ``simulate``.
        ledger: as for ``simulate``; the works are in ``batch[i].ledger``.
        threads: how many cores take part; all that this process may use unless given.
    """
    began = time.perf_counter()
    check_functions(progress=progress)
    cores = read_threads(threads)
    method = find_integrator(integrator, tolerance)
    model = derive(system)
    chosen, stepped = tolerance is not None, is_stepped(model, "auto", "auto")
    if isinstance(method, Adaptive) or chosen or stepped or ledger or read_events(events):
        chosen = chosen or isinstance(method, Adaptive)
        kept = _kept_times(start_time, until, step, save_every, times, chosen=chosen and not stepped)
        options = {
            "until": until, "tolerance": tolerance, "integrator": integrator, "step": step,
            "control": control, "events": events, "stabilisation": stabilisation,
            "start_time": start_time, "ledger": ledger,
        }  # fmt: skip
        options |= {"save_every": save_every} if stepped and times is None else {"times": kept.tolist()}
        first, models = read_members(model, starts, parameters)
        with shown_progress(f"simulating {model.name} {len(first)} times", progress) as tell:
            return _one_by_one(first, models, kept, options, cores, tell)
    plan = plan_grid(start_time, until, step, save_every, times)
    model, driven = read_control(model, control, plan)
    check_method(method, model)
    _refuse_laws(model, driven)
    first, models = read_members(model, starts, parameters)
    for y, own in zip(first, models, strict=True):
        check_start(own, y, plan.start)
    moved = [stabilise(own, stabilisation, plan.step) for own in (models if parameters else models[:1])]
    with shown_progress(f"simulating {model.name} {len(first)} times", progress) as tell:
        members = _side_by_side(method, driven, plan, first, moved, cores, tell)
    members.close(model, plan.start)
    members.doubt_energies(models)
    settings = RunSettings(method, driven, (), moved[0][2])
    kept_times = None if times is None else plan.t.tolist()
    elapsed = (time.perf_counter() - began) / len(first)
    single = SingleRun(plan.step, plan.start, plan.until, save_every, kept_times, first, members, elapsed)
    return _as_batch(models, plan.t, members.samples, tuple(members.outcomes), settings, single)


def _kept_times(
    start: float,
    until: float | None,
    step: float | None,
    save_every: int,
    times: Sequence[float] | np.ndarray | None,
    *,
    chosen: bool,
) -> np.ndarray:
    """The instants that all runs have in common, also those with steps or events of their own."""
    if times is not None or not chosen:
        return plan_grid(start, until, 1.0 if chosen else step, save_every, times).t
    if until is None:
        raise SimulationError("simulate_batch() needs until=..., the time at which the runs end.")
    return np.linspace(start, until, _PARTS + 1)


def _as_batch(
    models: Sequence[Model], t: np.ndarray, samples: np.ndarray, outcomes: Any, settings: Any, single: Any
) -> RunBatch:
    """All runs as arrays; parameters that differ between them are told apart."""
    model, names = models[0], models[0].parameters
    table = np.array([own.values for own in models]) if len({own.values for own in models}) > 1 else None
    varied = {
        name: table[:, i]
        for i, name in enumerate(names)
        if table is not None and (table[:, i] != table[0, i]).any()
    }
    finished = np.array([outcome.reason == "finished" for outcome in outcomes])
    return RunBatch(
        model.name, model.key, t, *model.layout.split(samples), model.coordinates, model.velocities,
        model.states, finished, outcomes, dict(model.parameters), model, settings, single, varied,
        model.card.units,
    )  # fmt: skip


def _refuse_laws(model: Model, driven: Control) -> None:
    if driven.sampled:
        raise SimulationError(
            "A Python feedback law cannot drive many runs at once; give it as an expression of the "
            "coordinates, or a tolerance, with which every run is made by itself."
        )
    if model.card.modes:
        raise SimulationError(
            f"{model.name} has {model.card.switching}: modes change at instants of their own in every run; "
            "give a tolerance, with which every run is made by itself."
        )


def read_threads(given: int | None) -> int:
    """How many cores take part: all that this process may use unless given."""
    if given is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise SimulationError(f"threads counts cores: it must be a whole number from 1 on, got {given!r}.")
    return given


def _side_by_side(
    method: Integrator,
    driven: Control,
    plan: TimeGrid,
    first: np.ndarray,
    moved: Sequence[tuple[Model, bool, Any]],
    cores: int,
    progress: Callable[[float], None] | None,
) -> Members:
    """Runs with equal steps, several in the lanes of every call."""
    # Implicit methods iterate for every state as long as it needs: they take the runs one by one.
    model, project, _ = moved[0]
    runs, size, width = len(first), first.shape[1], 1 if method.implicit else lane_width()
    own = len(moved) > 1
    values = np.array([part[0].values for part in moved])
    stop = Signal()

    def interrupt(_: float) -> None:
        if stop.is_set():
            raise KeyboardInterrupt

    def run_block(block: int) -> tuple[Result, float]:
        chosen = np.minimum(np.arange(block, block + width), runs - 1)
        lanes = None
        if not method.implicit:
            kernel = model.compilation.lanes("rate", shared_inputs=True, own_parameters=own)
            lanes = Lanes(kernel, values[chosen].T.ravel().copy() if own else None)
        taken = moved[chosen[0]][0] if own else model
        side_by_side = first[chosen].T.ravel().copy()
        steps = FixedSteps(taken, method, driven, plan, side_by_side, project=project, lanes=lanes)
        return Driver(steps, progress=interrupt if cores > 1 else None).run(), steps.workspace.time

    members = Members(plan, np.full((runs, len(plan.t), size), np.nan), driven.at(plan.t, plan.index))
    for block, (result, now) in _in_order(run_block, range(0, runs, width), cores, stop):
        members.add(model, method, result, now, min(width, runs - block))
        if result.outcome.reason == "interrupted":
            break
        if progress is not None:
            progress((block + width) / runs if block + width < runs else 1.0)
    return members


def _one_by_one(
    first: np.ndarray,
    models: Sequence[Model],
    t: np.ndarray,
    options: Mapping[str, Any],
    cores: int,
    progress: Callable[[float], None] | None,
) -> RunBatch:
    """Runs that ``simulate`` makes, on all cores; t is what is kept of them."""
    names, stop = models[0].card.entries, Signal()

    def interrupt(_: float) -> None:
        if stop.is_set():
            raise KeyboardInterrupt

    def run_member(i: int) -> Run:
        start = dict(zip(names, first[i].tolist(), strict=True))
        return simulate(models[i], start, progress=interrupt if cores > 1 else None, **options)

    runs: list[Run] = []
    for i, run in _in_order(run_member, range(len(first)), cores, stop):
        runs.append(run)
        if run.outcome.reason == "interrupted" or stop.is_set():
            break
        if progress is not None:
            progress((i + 1) / len(first))
    if (closed := runs[0].model) is not None and closed.key != models[0].key:
        models = [
            closed.with_parameters(**own.parameters) for own in models
        ]  # with a controller's own states
    samples = np.full((len(first), len(t), runs[0].y.shape[1]), np.nan)
    for i, run in enumerate(runs):
        # A run that ended early also has the instant at which it did, which others need not have.
        samples[i, np.isin(t, run.t)] = run.y[np.isin(run.t, t)]
    left = [not_begun(models[0], float(options["start_time"]))] * (len(first) - len(runs))
    settings = runs[0].settings or RunSettings(runs[0].integrator, None)
    outcomes = (*(run.outcome for run in runs), *left)
    return _as_batch(models, t, samples, outcomes, settings, KeptRuns(tuple(runs)))


def _in_order(work: Callable[[int], Any], places: Sequence[int], cores: int, stop: Signal) -> Any:
    """What work gives at every place, in order; with several cores ahead of being asked for it.

    Compiled code runs beside other threads. After Ctrl-C what is under way ends early and what waits is left.
    """
    if cores == 1 or len(places) == 1:
        for place in places:
            yield place, work(place)
        return
    with ThreadPoolExecutor(cores) as pool:
        waiting: list[Future[Any]] = [pool.submit(work, place) for place in places]
        for place, future in zip(places, waiting, strict=True):
            try:
                made = future.result()
            except KeyboardInterrupt:
                stop.set()
                for other in waiting:
                    other.cancel()
                made = future.result()
            yield place, made
            if stop.is_set():
                return
