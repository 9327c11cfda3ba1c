"""The work of an ensemble: some members moved, and what is kept of them as arrays.

A job is all that workers need to know, small enough to travel. Members that share equal steps go in lanes,
those that choose their steps one after the other through one set of records, where they can; all others are
made by ``simulate``, one by one. Either way a member's numbers depend on that member alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np

from pendula.ensembles.keeping import Keep
from pendula.model import Model
from pendula.simulation.control import Control
from pendula.simulation.loops.members import DIVERGED, FINISHED, STOPPED
from pendula.simulation.member_steps import MemberSteps
from pendula.simulation.methods import Adaptive, Integrator
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import may_begin
from pendula.simulation.time_grid import TimeGrid, TimeSpan

FAILED = DIVERGED + 1  # it raised an error
REASONS = ("not computed", "finished", "stopped", "diverged", "failed")


@dataclass(frozen=True, eq=False)
class Values:
    """What some members are given: by name, one value each; and their seeds."""

    numbers: np.ndarray
    starts: Mapping[str, np.ndarray]
    parameters: Mapping[str, np.ndarray]
    inputs: Mapping[str, np.ndarray]
    seeds: np.ndarray | None = None

    def pick(self, rows: np.ndarray) -> "Values":
        """The same of some of these members."""
        given = (self.starts, self.parameters, self.inputs)
        starts, parameters, inputs = ({name: each[rows] for name, each in part.items()} for part in given)
        seeds = None if self.seeds is None else self.seeds[rows]
        return Values(self.numbers[rows], starts, parameters, inputs, seeds)


@dataclass(frozen=True, eq=False)
class Kept:
    """What is kept of some members: arrays by name, what became of each, sentences of those that failed."""

    arrays: Mapping[str, np.ndarray]
    status: np.ndarray
    sentences: Mapping[int, str]

    def pick(self, rows: slice) -> "Kept":
        """The same of some of these members, one after the other."""
        arrays = {name: each[rows] for name, each in self.arrays.items()}
        said = {i - rows.start: text for i, text in self.sentences.items() if rows.start <= i < rows.stop}
        return Kept(arrays, self.status[rows], said)


@dataclass(frozen=True, eq=False)
class Job:
    """How members are moved.

    Attributes:
        model: the system, with controllers built in.
        keep: what is kept.
        until: the time at the end, s.
        instants: at which samples are kept, s.
        options: of ``simulate``, for members that it makes.
        plan: of equal steps in lanes or of chosen ones, None where ``simulate`` makes the members.
        method: of these steps.
        control: of these steps.
        random_inputs: gives the inputs of a member from its random numbers.
        seed: of all members that have none of their own.
        width: of lanes; the processor's unless given.
    """

    model: Model
    keep: Keep
    until: float
    instants: np.ndarray
    options: Mapping[str, Any]
    plan: TimeGrid | TimeSpan | None = None
    method: Integrator | Adaptive | None = None
    control: Control | None = None
    random_inputs: Callable[[np.random.Generator], Any] | None = None
    seed: int = 0
    width: int | None = None
    fixed_inputs: Mapping[str, float] = field(default_factory=dict)

    @property
    def variables(self) -> dict[str, str]:
        """Names of what is kept, with the dimension that each has beyond those of members ("" for none)."""
        keep, entries = self.keep, self.model.card.entries
        single = (*keep.conditions, *keep.events, *keep.reductions, keep.contact, keep.reason, keep.energy)
        made = {name: "" for name in single if name}
        made |= {f"end {name}": "" for name in entries} if keep.end else {}
        made |= {f"times {name}": "time" for name in entries} if keep.times else {}
        made |= {f"everything {name}": "instant" for name in entries} if keep.everything else {}
        return made

    @property
    def extents(self) -> dict[str, np.ndarray]:
        """The instants along dimensions beyond those of members."""
        made = {"time": np.array(self.keep.times)} if self.keep.times else {}
        return made | ({"instant": self.instants} if self.keep.everything else {})

    def pick_samples(self, samples: np.ndarray) -> dict[str, np.ndarray]:
        """What is kept of samples at all instants, shape (members, instants, entries)."""
        keep, made = self.keep, {}
        at_times = np.searchsorted(self.instants, keep.times)
        for i, name in enumerate(self.model.card.entries):
            if keep.end:
                made[f"end {name}"] = samples[:, -1, i].copy()
            if keep.times:
                made[f"times {name}"] = samples[:, at_times, i].copy()
            if keep.everything:
                made[f"everything {name}"] = samples[:, :, i].copy()
        return made

    def start(self, values: Values, i: int) -> dict[str, float]:
        """Start values of a member."""
        return {name: float(column[i]) for name, column in values.starts.items()}

    def random(self, values: Values, i: int) -> np.random.Generator:
        """The random numbers of a member, which no other has."""
        if values.seeds is not None:
            return np.random.default_rng(int(values.seeds[i]))
        return np.random.default_rng(np.random.SeedSequence(self.seed, spawn_key=(int(values.numbers[i]),)))


def move_members(job: Job, values: Values) -> Kept:
    """Move some members and keep what is asked for."""
    from pendula.ensembles.queued import move_in_queue
    from pendula.ensembles.single import move_one_by_one

    if job.control is None:
        return move_one_by_one(job, values)
    if isinstance(job.plan, TimeGrid):
        return _move_in_lanes(job, values, job.plan)
    return move_in_queue(job, values)


def move_timed(job: Job, values: Values) -> tuple[Kept, float]:
    """What is kept of some members, and how long they took, s."""
    began = perf_counter()
    return move_members(job, values), perf_counter() - began


@lru_cache(maxsize=4)
def _find_steps(job: Job) -> MemberSteps:
    """What all chunks of a job have in common."""
    if not isinstance(job.plan, TimeGrid) or not isinstance(job.method, Integrator) or job.control is None:
        raise ValueError("a job of equal steps has a method, a time grid and a control")
    return MemberSteps(job.model, job.method, job.control, job.plan, job.keep.wanted, job.width)


def _move_in_lanes(job: Job, values: Values, plan: TimeGrid) -> Kept:
    """Members in lanes; those that ``simulate`` would refuse by itself, which says why."""
    from pendula.ensembles.single import move_one_by_one

    states, p = read_states(job, values), read_parameters(job.model, values)
    good = may_begin(job.model, states, p, plan.start)
    if good.all():
        return _keep_moved(job, values, plan, states, p)
    moving, refused = np.flatnonzero(good), np.flatnonzero(~good)
    parts = [(refused, move_one_by_one(job, values.pick(refused)))]
    if len(moving):
        own = None if p is None else p[moving]
        parts.append((moving, _keep_moved(job, values.pick(moving), plan, states[moving], own)))
    return join_kept(parts)


def join_kept(parts: "list[tuple[np.ndarray, Kept]]") -> Kept:
    """What is kept of all members, from that of some at a time with the places of these."""
    if len(parts) == 1:
        return parts[0][1]
    order = np.argsort(np.concatenate([rows for rows, _ in parts]))
    made = [kept for _, kept in parts]
    arrays = {name: np.concatenate([kept.arrays[name] for kept in made])[order] for name in made[0].arrays}
    sentences = {int(rows[i]): said for rows, kept in parts for i, said in kept.sentences.items()}
    return Kept(arrays, np.concatenate([kept.status for kept in made])[order], sentences)


def _keep_moved(job: Job, values: Values, plan: TimeGrid, states: np.ndarray, p: np.ndarray | None) -> Kept:
    keep, model, steps = job.keep, job.model, _find_steps(job)
    moved = steps.move(states, p, read_inputs(job, values))
    arrays = {name: moved.first[:, i] for i, name in enumerate(keep.conditions)}
    arrays |= {name: moved.reduced[:, i] for i, name in enumerate(keep.reductions)}
    arrays |= {keep.energy: moved.energy} if keep.energy else {}
    arrays |= job.pick_samples(moved.samples) if keep.samples else {}
    lost = np.flatnonzero(moved.status == DIVERGED)
    for name in (*keep.reductions, keep.energy):
        if name:
            arrays[name] = np.where(moved.status == DIVERGED, np.nan, arrays[name])
    sentences = {
        int(i): f"{model.name} diverged in the step after t = "
        f"{plan.start + int(moved.reached[i]) * plan.step:g} s; take a step smaller than {plan.step:g} s, "
        "or look at the member's values."
        for i in lost
    }
    return Kept(arrays, moved.status.astype(np.int8), sentences)


def read_states(job: Job, values: Values) -> np.ndarray:
    """Where members start, row by row."""
    model, count = job.model, len(values.numbers)
    if model.layout.unit:
        return np.array([read_start(model, job.start(values, i)) for i in range(count)])
    states = np.tile(read_start(model, None), (count, 1))
    for name, column in values.starts.items():
        states[:, model.card.entries.index(name)] = column
    return states


def read_parameters(model: Model, values: Values) -> np.ndarray | None:
    """All parameters of members, row by row; None where they have the same."""
    if not values.parameters:
        return None
    rows = np.tile(np.array(model.values), (len(values.numbers), 1))
    names = tuple(model.parameters)
    for name, column in values.parameters.items():
        rows[:, names.index(name)] = column
    return rows


def read_inputs(job: Job, values: Values) -> np.ndarray | None:
    """All inputs of members, row by row; None where they have the same."""
    if not values.inputs:
        return None
    names = job.model.inputs
    rows = np.zeros((len(values.numbers), len(names)))
    for name, value in job.fixed_inputs.items():
        rows[:, names.index(name)] = value
    for name, column in values.inputs.items():
        rows[:, names.index(name)] = column
    return rows


def holds_at_start(job: Job, model: Model, states: np.ndarray, p: np.ndarray | None) -> np.ndarray:
    """Which conditions hold where members with chosen steps start, row by row."""
    conditions = job.keep.wanted.conditions
    if not conditions:
        return np.zeros((len(states), 0), dtype=bool)
    kernel, nothing = model.compilation.expressions(conditions), np.zeros(len(model.inputs))
    given = np.array(model.values) if p is None else p
    return kernel(np.zeros(1), states, nothing, given, np.zeros(0), count=len(states)) > 0


def finished(reason: str) -> int:
    """The number of an outcome's reason."""
    return {"finished": FINISHED, "stopped": STOPPED, "diverged": DIVERGED}.get(reason, FAILED)
