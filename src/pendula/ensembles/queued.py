"""Members with chosen steps, one after the other through one set of records; those that cannot, as runs."""

import numpy as np

from pendula.ensembles.jobs import (
    Job,
    Kept,
    Values,
    holds_at_start,
    read_inputs,
    read_parameters,
    read_states,
)
from pendula.ensembles.single import move_one_by_one
from pendula.errors import PendulaError
from pendula.simulation.adaptive_members import AdaptiveMembers, Queued
from pendula.simulation.loops.members import MOVING
from pendula.simulation.methods import Adaptive, is_automatic
from pendula.simulation.time_grid import TimeSpan


def move_in_queue(job: Job, values: Values) -> Kept:
    """Samples of members, bit by bit those of ``simulate``."""
    if values.parameters and job.model.card.kinetic_by_values:
        return move_one_by_one(job, values)  # every model is checked
    try:
        states, p, queued = _move(job, values)
    except PendulaError:
        return move_one_by_one(job, values)  # which says of each member what is wrong with it
    held = holds_at_start(job, job.model, states, p)
    arrays = {
        name: np.where(held[:, i], 0.0, queued.first[:, i]) for i, name in enumerate(job.keep.conditions)
    }
    arrays |= job.pick_samples(queued.samples)
    status, sentences = queued.status.astype(np.int8), {}
    if len(rest := np.flatnonzero(status == MOVING)):
        alone = move_one_by_one(job, values.pick(rest))
        for name, rows in alone.arrays.items():
            arrays[name][rest] = rows
        status[rest] = alone.status
        sentences = {int(rest[i]): sentence for i, sentence in alone.sentences.items()}
    return Kept(arrays, status, sentences)


def _move(job: Job, values: Values) -> tuple[np.ndarray, np.ndarray | None, Queued]:
    """States at the start, parameters that differ, and what came of the members."""
    model, method, span, control = job.model, job.method, job.plan, job.control
    if not isinstance(method, Adaptive) or not isinstance(span, TimeSpan) or control is None:
        raise ValueError("a job of chosen steps has a method, a time span and a control")
    states, p, u = read_states(job, values), read_parameters(model, values), read_inputs(job, values)
    auto, events = is_automatic(job.options["integrator"]), job.keep.condition_events
    members = AdaptiveMembers(model, method, control, span, events, auto=auto)
    return states, p, members.move(states, p, u)
