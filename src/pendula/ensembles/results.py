"""What came out of an ensemble: arrays over the dimensions of its members."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pendula.ensembles.jobs import FAILED, REASONS
from pendula.ensembles.members import MEMBER, count_members
from pendula.errors import PendulaError, format_names
from pendula.runs import Run
from pendula.runs.tables import missing_library
from pendula.simulation.loops.members import DIVERGED
from pendula.simulation.member_steps import KINDS

if TYPE_CHECKING:
    from os import PathLike

    import xarray
    from matplotlib.figure import Figure

    from pendula.audits import Audit
    from pendula.ensembles.study import Study

# What is kept has the unit of that which follows these words, where it is a name.
_OF_ONE = ("end ", "times ", "everything ", *(f"{kind} " for kind in KINDS))


class Worst(NamedTuple):
    """A member that was simulated again by itself.

    Attributes:
        number: of the member.
        values: what it was given, by name.
        run: with a ledger.
        audit: how far to believe the run; None where it could not be audited.
        sentence: why it could not, "" where it was.
    """

    number: int
    values: dict[str, float]
    run: Run | None
    audit: "Audit | None"
    sentence: str


@dataclass(frozen=True, eq=False, repr=False)
class Results:
    """Arrays by name, each over the dimensions of the members and, for samples, one of time.

    Attributes:
        study: what was computed.
        arrays: what was kept; of a store they are read when they are asked for.
        status: what became of every member: 0 not computed, 1 finished, 2 stopped, 3 diverged, 4 failed.
        sentences: of members that diverged or failed, by number.
    """

    study: "Study"
    arrays: Mapping[str, Any]
    status: np.ndarray
    sentences: Mapping[int, str]

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in self.arrays:
            raise PendulaError(f"'{name}' was not kept; what was is {format_names(self.arrays)}.")
        return np.asarray(self.arrays[name][...])

    def __len__(self) -> int:
        return len(self.study)

    @property
    def complete(self) -> bool:
        """Whether every member was computed."""
        return bool((self.status != 0).all())

    @property
    def dimensions(self) -> dict[str, np.ndarray]:
        """Values along every dimension: what was varied there, else numbers of members."""
        shape, values = self.study.members.shape, self.study.members.values
        return {name: values[name] if name != MEMBER else np.arange(size) for name, size in shape.items()}

    @property
    def failures(self) -> dict[int, str]:
        """Sentences of the members that diverged or failed, by number."""
        return dict(sorted(self.sentences.items()))

    @property
    def reasons(self) -> np.ndarray:
        """Why every member ended, in words, where "reason" was kept; "" of those that failed."""
        keep = self.study.job.keep
        if not keep.reason:
            raise PendulaError("Why members ended was not kept: give keep='reason' beside the rest.")
        codes = np.nan_to_num(self[keep.reason], nan=len(keep.reasons)).astype(int)
        return np.array([*keep.reasons, ""], dtype=object)[codes]

    def values(self, number: int) -> dict[str, float]:
        """What a member was given, by name."""
        given = self.study.values(np.array([number]))
        columns = {**given.starts, **given.parameters, **given.inputs}
        return {name: float(column[0]) for name, column in columns.items()}

    def worst(self, count: int = 5, by: str | None = None) -> list[Worst]:
        """The members that are most doubtful, simulated again by themselves and audited.

        Those that failed or diverged come first, then those with the largest values of ``by``, which is the
        energy error where that was kept.
        """
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise PendulaError(f"worst() takes how many, a whole number from 1 on, got {count!r}.")
        by = by or self.study.job.keep.energy or next(iter(self.arrays))
        size = np.abs(self[by])
        if size.ndim != self.status.ndim:
            raise PendulaError(f"'{by}' has many values for a member; take one with a single value.")
        status, size = self.status.ravel(), size.ravel()
        failed = np.isin(status, (DIVERGED, FAILED))
        rank = np.where(failed, np.inf, np.where(np.isnan(size), -np.inf, size))
        order = np.argsort(-rank, kind="stable")[:count]
        return [self._again(int(number)) for number in order if status[number] or failed[number]]

    def plot(
        self, what: str | None = None, path: "str | PathLike[str] | None" = None, *, kind: str | None = None
    ) -> "Figure":
        """The same as ``plot_ensemble(results, what, path, kind=kind)``: maps, curves, histograms, fans."""
        from pendula import plot_ensemble  # the viewer lies above this package

        return plot_ensemble(self, what, path, kind=kind)

    def _again(self, number: int) -> Worst:
        from pendula.audits import audit

        run = None
        try:
            run = self.study.run_member(number, ledger=True)
            return Worst(number, self.values(number), run, audit(run), "")
        except PendulaError as error:
            return Worst(number, self.values(number), run, None, str(error))

    def to_xarray(self) -> "xarray.Dataset":
        """A dataset whose dimensions are named after what was varied."""
        try:
            import xarray
        except ImportError:
            raise missing_library("to_xarray", "xarray") from None
        study, extents = self.study, self.study.job.extents
        shape, members = tuple(study.members.shape), study.members
        variables: dict[str, Any] = {
            name: ((*shape, along) if along else shape, self[name], unit_attributes(study, name))
            for name, along in study.job.variables.items()
        }
        variables["status"] = shape, self.status, {"meaning": ", ".join(REASONS)}
        coords: dict[str, Any] = {**self.dimensions, **extents}
        for name, along in members.dimensions.items():
            if along == MEMBER:
                coords[name] = MEMBER, members.values[name]
        made = xarray.Dataset(variables, coords=coords, attrs={"system": study.job.model.name})
        for name in made.coords:
            made[name].attrs |= unit_attributes(study, str(name))
        return made

    @property
    def summary(self) -> str:
        """How many members there are, and what became of them."""
        counts = np.bincount(self.status.ravel(), minlength=len(REASONS)).tolist()
        said = ", ".join(f"{n:,} {reason}" for n, reason in zip(counts, REASONS, strict=True) if n)
        return f"{count_members(len(self))}: {said}"

    def __repr__(self) -> str:
        return f"Results({self.study.job.model.name!r}, {self.summary})"


def unit_attributes(study: "Study", name: str) -> dict[str, str]:
    """The unit of what is kept, where it is known; what the numbers of reasons mean."""
    units, keep = study.job.model.card.units, study.job.keep
    asked = str(keep.texts.get(name, name)) if name in keep.reductions else name
    known = asked.split(" ", 1)[-1] if asked.startswith(_OF_ONE) else asked
    if name and name == keep.reason:
        return {"meaning": ", ".join(f"{i} {reason}" for i, reason in enumerate(keep.reasons))}
    timed = name in (*keep.conditions, *keep.events, keep.contact, "time", "instant")
    unit = units.get("time", "s") if timed else units.get(known, "")
    return {"units": unit} if unit else {}
