"""Members that ``simulate`` makes one by one: with chosen steps, constraints, contact, laws, random input."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pendula.ensembles.jobs import FAILED, Job, Kept, Values, finished, holds_at_start
from pendula.ensembles.reductions import (
    fill_in,
    has_chosen_steps,
    reduce_motion,
    reduce_steps,
    times_within,
)
from pendula.ensembles.touching import are_bodies_stepped, find_first_contact
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.interpolation import samples_of
from pendula.simulation.simulate import simulate


def move_one_by_one(job: Job, values: Values) -> Kept:
    """Every member by itself; one that raises an error is recorded with its sentence."""
    count = len(values.numbers)
    extents = {name: len(job.extents[along]) if along else 0 for name, along in job.variables.items()}
    arrays = {name: np.full((count, n) if n else count, np.nan) for name, n in extents.items()}
    status, sentences = np.zeros(count, dtype=np.int8), {}
    for i in range(count):
        try:
            run, found = _move(job, values, i)
        except Exception as error:  # whatever a member raises ends that member only
            status[i], sentences[i] = FAILED, f"{error} ({type(error).__name__})"
            continue
        status[i] = finished(run.outcome.reason)
        if not _has_ended_well(run):
            sentences[i] = run.outcome.sentence
        for name, value in found.items():
            arrays[name][i] = value
    return Kept(arrays, status, sentences)


def _has_ended_well(run: Run) -> bool:
    return run.outcome.reason in ("finished", "stopped")


def make_run(job: Job, values: Values, i: int, **more: Any) -> Run:
    """A member as a run."""
    model = job.model.with_parameters(**{name: float(c[i]) for name, c in values.parameters.items()})
    options: dict[str, Any] = dict(job.options)
    if job.keep.events:
        options["events"] = list(job.keep.events.values())
    if job.random_inputs is not None:
        options["control"] = job.random_inputs(job.random(values, i))
    elif values.inputs:
        given = {name: float(c[i]) for name, c in values.inputs.items()}
        options["control"] = dict(options.get("control") or {}) | given
    return simulate(model, job.start(values, i), job.until, progress=_ignore, **options | more)


def _ignore(part: float) -> None:
    """Members show no bars of their own."""


def _move(job: Job, values: Values, i: int) -> tuple[Run, dict[str, Any]]:
    """A member, and what is kept of it: nothing of one that diverged."""
    keep, found = job.keep, {}
    driven = job.random_inputs or values.inputs or None
    stepped = are_bodies_stepped(job.model, {**job.options, "inputs": driven})
    wanted, more = keep.wanted, {}
    along = bool(wanted.reductions) or wanted.energy or stepped
    if wanted.conditions or keep.events:
        more["events"] = [*keep.condition_events, *keep.events.values()]
    if not along:
        more["times"] = job.instants.tolist()
    run = make_run(job, values, i, **more)
    if not _has_ended_well(run):
        return run, found
    for number, name in enumerate(keep.conditions):
        found[name] = _first_time(job, run, number)
    found |= {name: _first_occurrence(run, name) for name in keep.events}
    found |= {keep.contact: find_first_contact(run)} if keep.contact else {}
    found |= {keep.reason: _find_reason(run, keep.reasons)} if keep.reason else {}
    if keep.energy:
        jacobi = run.energy.jacobi
        found[keep.energy] = float(np.abs(jacobi - jacobi[0]).max())
    within = wanted.reductions and has_chosen_steps(run)
    sampled = run
    if (keep.samples or within) and along and not stepped:
        times = np.union1d(job.instants, times_within(run)) if within else job.instants
        sampled = make_run(job, values, i, **more | {"times": times.tolist()})
    samples = fill_in(run, sampled) if within else samples_of(run)
    reduce = reduce_motion if within else reduce_steps
    for number, name in enumerate(keep.reductions):
        found[name] = reduce(_model_of(run), samples, *wanted.reductions[number])
    if keep.samples:
        found |= {name: rows[0] for name, rows in job.pick_samples(_samples(job, sampled)[None]).items()}
    if keep.end and run.outcome.reason == "stopped" and run.events:
        # Where a member ends early, the end is there.
        found |= {f"end {name}": run.events[-1].after[k] for k, name in enumerate(job.model.card.entries)}
    return run, found


def _samples(job: Job, run: Run) -> np.ndarray:
    """States at the instants that are kept; NaN where a run had ended."""
    samples = np.full((len(job.instants), run.y.shape[1]), np.nan)
    if not len(run.t):
        return samples
    place = np.searchsorted(run.t, job.instants - 1e-9 * job.until).clip(max=len(run.t) - 1)
    near = np.abs(run.t[place] - job.instants) <= 1e-9 * job.until
    samples[near] = run.y[place[near]]
    return samples


def _model_of(run: Run) -> Model:
    if run.model is None:
        raise ValueError("a run that was just made has a model")
    return run.model


def _first_time(job: Job, run: Run, number: int) -> float:
    """When a condition held first, NaN where it never did."""
    settings: Any = run.settings
    start = np.array(settings.begin[1] if settings is not None and settings.begin else run.y[0])
    if holds_at_start(job, _model_of(run), start[None, :], None)[0, number]:
        return 0.0
    return _first_occurrence(run, f"condition {number}")


def _first_occurrence(run: Run, name: str) -> float:
    """When an event happened first, NaN where it never did."""
    return next((event.t for event in run.events if event.name == name), np.nan)


def _find_reason(run: Run, reasons: Sequence[str]) -> int:
    """Why a member ended: at its end, by the last event that happened, or otherwise."""
    if run.outcome.reason == "finished":
        return 0
    ending = reasons[1:-1]
    at_end = [event.name for event in run.events if event.t == run.events[-1].t and event.name in ending]
    return 1 + ending.index(at_end[-1]) if at_end else len(reasons) - 1
