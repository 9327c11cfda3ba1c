"""ensemble: many members of one system, described before any of them moves."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.chunks import (
    AS_RUNS,
    IN_LANES,
    IN_QUEUE,
    Box,
    boxes,
    chunk_shape,
    most_members,
    numbers_in,
)
from pendula.ensembles.identity import identify
from pendula.ensembles.jobs import Job, Values
from pendula.ensembles.members import (
    INPUT,
    PARAMETER,
    SEED,
    START,
    Members,
    Table,
    combine,
    count_members,
    read_values,
)
from pendula.ensembles.planning import plan_job, split_inputs
from pendula.errors import PendulaError, explain_arguments, format_names
from pendula.model import Model, derive
from pendula.runs import Run
from pendula.simulation.time_grid import TimeGrid

if TYPE_CHECKING:
    from pendula.ensembles.results import Results

MOST_MEMBERS = 10**7  # unless a user says otherwise
_CHUNKS_AT_ONCE, _FIRST = 4, 4  # of the largest chunks; times the fewest members


@explain_arguments
def ensemble(
    system: Any,
    vary: Any = None,
    *,
    starts: Any = None,
    parameters: Any = None,
    inputs: Any = None,
    seeds: int | Sequence[int] | None = None,
    until: float | None = None,
    step: float | None = None,
    tolerance: float | None = None,
    integrator: Any = None,
    keep: Any = "end",
    limit: int = MOST_MEMBERS,
) -> "Study":
    """Describe an ensemble: many members of a system that differ in starts, parameters, inputs or seeds.

    Nothing moves before ``study.run()``. Values are given as ``grid(...)``, ``samples(...)``, arrays by name,
    a list of mappings or a pandas frame. Grids are combined with all else; lists go side by side.

    Args:
        system: a description, a model, or the name of a gallery system.
        vary: values of starts, parameters and inputs in one, each found by its name.
        starts: values of coordinates, velocities and states.
        parameters: values of parameters.
        inputs: values of inputs; or what ``simulate`` takes as ``control``, the same for all members; or a
            function that gives this for a member from its random numbers, a ``numpy.random.Generator``.
        seeds: of random inputs: one for each member, or one from which all follow.
        until: the time at the end, s.
        step: the length of a step, s; members then go in SIMD lanes where they can.
        tolerance: as for ``simulate``, instead of a step.
        integrator: as for ``simulate``.
        keep: what stays of every member: "end", times as numbers, "first theta1 > pi", an ``Event`` (which
            takes part in the motion), "first contact", "reason", "largest x", "smallest x", "mean x",
            "energy error", "everything"; several in a list, or by name.
        limit: the largest number of members that is not a mistake.
    """
    model = derive(system)
    varied, control, function = split_inputs(model, inputs)
    given = ((starts, START, "starts"), (parameters, PARAMETER, "parameters"), (varied, INPUT, "inputs"))
    kinds = _kinds(model)
    parts = [
        (part := read_values(vary, "vary"), {name: _kind_of(model, name, kinds) for name in part.values})
    ]
    for values, kind, what in given:
        part = read_values(values, what)
        for name in part.values:
            _check_kind(model, name, kind, kinds)
        parts.append((part, dict.fromkeys(part.values, kind)))
    seed, streams = _read_seeds(seeds)
    parts += [(Table({"seed": streams}), {"seed": SEED})] if streams is not None else []
    members = combine(parts)
    if members.count > limit:
        raise PendulaError(
            f"These are {members.count:,} members, more than the limit of {limit:,}; give limit="
            f"{members.count} (--yes at the command line) if that is meant."
        )
    own_inputs = INPUT in members.kinds.values()
    job = plan_job(model, control, function, seed, own_inputs, {
        "until": until, "step": step, "tolerance": tolerance, "integrator": integrator, "keep": keep,
    })  # fmt: skip
    return Study(job, members)


def _kinds(model: Model) -> dict[str, str]:
    """What every name of a system is."""
    groups = ((model.inputs, INPUT), (model.parameters, PARAMETER), (model.card.entries, START))
    return {name: kind for names, kind in groups for name in names}


def _kind_of(model: Model, name: str, kinds: Mapping[str, str]) -> str:
    if name not in kinds:
        raise PendulaError(f"'{name}' is nothing that {model.name} has; it has {format_names(kinds)}.")
    return kinds[name]


def _check_kind(model: Model, name: str, kind: str, kinds: Mapping[str, str]) -> None:
    if _kind_of(model, name, kinds) != kind:
        known = format_names(n for n, k in kinds.items() if k == kind) or "none"
        what = {START: "starts", PARAMETER: "parameters", INPUT: "inputs"}[kind]
        raise PendulaError(f"'{name}' is a {kinds[name]} of {model.name}, not one of its {what}: {known}.")


def _read_seeds(given: int | Sequence[int] | None) -> tuple[int, np.ndarray | None]:
    """One seed for all, or one for each member."""
    if given is None:
        return 0, None
    row = np.atleast_1d(np.asarray(given))
    if row.ndim != 1 or row.dtype.kind not in "iu" or not len(row) or (row < 0).any():
        raise PendulaError(f"seeds must be whole numbers from 0 on, got {given!r}.")
    return (int(row[0]), None) if np.ndim(given) == 0 else (0, row.astype(np.int64))


@dataclass(frozen=True, eq=False, repr=False)
class Study:
    """An ensemble that is described; ``run`` computes it."""

    job: Job
    members: Members

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of the dimensions along which members differ."""
        return tuple(self.members.shape.values())

    def __len__(self) -> int:
        return self.members.count

    @property
    def _limits(self) -> tuple[int, int]:
        """How many members a chunk has at least and at most, by the way they move."""
        plan = self.job.plan
        return IN_LANES if isinstance(plan, TimeGrid) else AS_RUNS if plan is None else IN_QUEUE

    @cached_property
    def _most(self) -> int:
        """How many members a chunk may have for their steps and for what is kept of them."""
        extents, plan = self.job.extents, self.job.plan
        each = 8 * sum(len(extents[along]) if along else 1 for along in self.job.variables.values())
        return most_members(plan.total if isinstance(plan, TimeGrid) else 0, each)

    @cached_property
    def chunk(self) -> tuple[int, ...]:
        """Sizes of a chunk along the dimensions."""
        return chunk_shape(self.shape, self._most, self._limits)

    @property
    def piece_limits(self) -> tuple[int, int, int]:
        """How many members are moved at once: at least; as long as nobody knows how long they take; at most.

        Of equal steps ``_most`` sees to it that they do not take long.
        """
        fewest, most = self._limits
        most = min(_CHUNKS_AT_ONCE * most, self._most)
        unknown = most if isinstance(self.job.plan, TimeGrid) else _FIRST * fewest
        return fewest, unknown, most

    @cached_property
    def boxes(self) -> list[Box]:
        return boxes(self.shape, self.chunk)

    def values(self, numbers: np.ndarray) -> Values:
        """What some members are given."""
        starts, parameters, inputs = (
            self.members.columns(numbers, kind) for kind in (START, PARAMETER, INPUT)
        )
        seeds = self.members.columns(numbers, SEED).get("seed")
        return Values(numbers, starts, parameters, inputs, seeds)

    def values_in(self, box: Box) -> Values:
        return self.values(numbers_in(self.shape, box))

    @cached_property
    def settings(self) -> dict[str, Any]:
        """What was asked for, as a store keeps it."""
        job, options = self.job, self.job.options
        integrator = options.get("integrator")
        return {
            "system": job.model.name,
            "system_key": job.model.key,
            "parameters": dict(job.model.parameters),
            "until": job.until,
            "step": options.get("step"),
            "tolerance": options.get("tolerance"),
            "integrator": getattr(integrator, "name", integrator),
            "keep": {name: _plain(item) for name, item in job.keep.texts.items()},
            "seed": job.seed,
            "fixed_inputs": dict(job.fixed_inputs),
            "laws": _name_laws(job),
            "code": _identify_code(job),
            "kinds": dict(self.members.kinds),
            "dimensions": dict(self.members.dimensions),
            "shape": dict(self.members.shape),
        }

    @cached_property
    def key(self) -> str:
        """What the study is: a hash of all that its results depend on, the code of Python functions too."""
        made = hashlib.sha256(json.dumps(self.settings, sort_keys=True).encode())
        for name, values in self.members.values.items():
            made.update(name.encode() + np.ascontiguousarray(values, dtype="<f8").tobytes())
        return made.hexdigest()

    def run(
        self,
        store: str | PathLike[str] | None = None,
        *,
        resume: bool = False,
        threads: int | None = None,
        cluster: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> "Results":
        """Move all members and keep what was asked for.

        Args:
            store: a folder for the results, in the format Zarr, written as they come; in memory without it.
            resume: whether to go on with a store of this study, computing only what is missing.
            threads: how many cores take part; all that this process may use unless given.
            cluster: a Dask client, the address of a scheduler, or how many local processes to start.
            progress: called with the finished part, 0 to 1; without it, terminals and notebooks show a bar.
        """
        from pendula.ensembles.running import run_study

        return run_study(self, store, resume, threads, cluster, progress)

    def run_member(self, number: int, **more: Any) -> Run:
        """One member as a run, with every step; ``more`` goes to ``simulate``."""
        from pendula.ensembles.single import make_run

        if not 0 <= number < len(self):
            raise PendulaError(f"Of {count_members(len(self))}, numbered from 0, there is no {number}.")
        return make_run(self.job, self.values(np.array([number])), 0, **more)

    def __repr__(self) -> str:
        sizes = " × ".join(f"{name} {size:,}" for name, size in self.members.shape.items())
        kept = list(self.job.variables)
        return f"Study({self.job.model.name!r}, {count_members(len(self))}: {sizes}, keeps {kept})"


def _plain(item: Any) -> Any:
    if hasattr(item, "when"):
        what = {name: _describe(value) for name, value in vars(item).items()}
        return {"event": what}
    return item if isinstance(item, str) else np.atleast_1d(np.asarray(item, dtype=float)).tolist()


def _describe(part: Any) -> str:
    """A part of an event as text; of a Python function, its name."""
    return getattr(part, "__qualname__", None) or str(part)


def _name_laws(job: Job) -> str:
    """What drives members beside fixed numbers."""
    law = job.random_inputs or job.options.get("control")
    if isinstance(law, Mapping):
        law = next((each for name, each in law.items() if name not in job.fixed_inputs), None)
    return "" if law is None else getattr(law, "__qualname__", None) or type(law).__qualname__


def _identify_code(job: Job) -> str:
    """A hash of laws and events that are Python values, "" without."""
    given = {
        "The function that gives inputs": job.random_inputs,
        "The control": job.options.get("control"),
        **{f"The event '{name}'": vars(event) for name, event in job.keep.events.items()},
    }
    made = {what: identify(what, value) for what, value in given.items() if value is not None}
    return identify("", made) if made else ""
