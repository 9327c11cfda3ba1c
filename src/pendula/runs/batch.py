"""Many runs of one system at once, as arrays and as single runs."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError, format_names
from pendula.notebook import as_table
from pendula.runs import batch_tables
from pendula.runs.run import Outcome, Run
from pendula.runs.settings import RunSettings
from pendula.runs.values import SimulationValue

if TYPE_CHECKING:
    import pandas
    import xarray


@dataclass(frozen=True, eq=False, repr=False)
class RunBatch(SimulationValue):
    """Runs from many starts: r runs, k instants, n coordinates. ``batch[i]`` is one of them as a ``Run``.

    Attributes:
        system: name of the system.
        key: what the system is, whatever its name: the key of its description.
        t: the common instants, s, shape (k,).
        q: coordinates, shape (r, k, n); NaN where a run had ended already.
        v: velocities, likewise.
        z: states beyond those, likewise.
        coordinates: names of the last axis of q.
        velocities: names of the last axis of v.
        states: names of the last axis of z.
        finished: whether each run reached its end, shape (r,).
        outcomes: how each run ended.
        parameters: value of every parameter by name; of those that differ, that of the first run.
        model: what was simulated; opaque here.
        settings: what else was asked of the simulation.
        single: makes a run of the batch, given the batch and the run's number.
        varied: values of parameters that differ between the runs, by name, shape (r,) each.
        units: as of a ``Run``.
    """

    system: str
    key: str
    t: np.ndarray
    q: np.ndarray
    v: np.ndarray
    z: np.ndarray
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]
    states: tuple[str, ...]
    finished: np.ndarray
    outcomes: tuple[Outcome, ...]
    parameters: dict[str, float]
    model: Any
    settings: RunSettings
    single: Callable[["RunBatch", int], Run]
    varied: Mapping[str, np.ndarray] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("t", "q", "v", "z", "finished"):
            view = getattr(self, name).view()
            view.flags.writeable = False
            object.__setattr__(self, name, view)

    def __len__(self) -> int:
        return len(self.q)

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of all that has an array here."""
        return (*self.coordinates, *self.velocities, *self.states)

    def __getitem__(self, which: Any) -> Any:
        """A run by its number, several in a list by a slice, or a quantity of all runs by its name or symbol.

        Such a quantity has the shape (r, k).
        """
        if isinstance(which, slice):
            return [self._run(number) for number in range(len(self))[which]]
        if isinstance(which, str) or hasattr(which, "free_symbols"):
            groups = ((self.coordinates, self.q), (self.velocities, self.v), (self.states, self.z))
            for names, array in groups:
                if str(which) in names:
                    return array[:, :, names.index(str(which))]
            raise PendulaError(f"These runs have no '{which}'; they have {format_names(self.entries)}.")
        if isinstance(which, bool) or not isinstance(which, int | np.integer):
            raise PendulaError(
                f"Runs are found by their number, as in batch[0], by a slice or by a name, got {which!r}."
            )
        if not -len(self) <= which < len(self):
            raise IndexError(f"There are {len(self)} runs, numbered from 0; there is no run {which}.")
        return self._run(int(which) % len(self))

    def __iter__(self) -> Iterator[Run]:
        return (self._run(i) for i in range(len(self)))

    def _run(self, number: int) -> Run:
        if self.model is None:
            reason = self.settings.left_out.get("model", "it is not there")
            raise PendulaError(
                f"The runs of {self.system} are here without their model, so that single runs cannot be made"
                f": {reason}. The arrays t, q, v and z are complete."
            )
        return self.single(self, number)

    def save(self, path: str | PathLike[str]) -> None:
        """Write arrays, names, parameters and outcomes as an .npz file, for ``load_batch``."""
        from pendula.runs.batch_storage import save

        save(self, path)

    def to_pandas(self) -> "pandas.DataFrame":
        """A table with run and t as its index and one column a coordinate, velocity and state."""
        return batch_tables.to_pandas(self)

    def to_xarray(self) -> "xarray.Dataset":
        """A dataset over the dimensions run and time, each variable with its units where they are known."""
        return batch_tables.to_xarray(self)

    def _ipython_key_completions_(self) -> list[str]:
        return list(self.entries)

    def _repr_html_(self) -> str:
        ended = f"{int(self.finished.sum()):,} of {len(self):,} finished"
        rows = [("runs", ended), ("instants", f"{len(self.t):,}"), ("entries", ", ".join(self.entries))]
        return as_table(f"Runs of {self.system}", rows)

    def __repr__(self) -> str:
        ended = "all finished" if self.finished.all() else f"{(~self.finished).sum()} did not finish"
        return f"RunBatch({self.system!r}, {len(self)} runs of {len(self.t)} instants, {ended})"
