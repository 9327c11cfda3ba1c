"""What a run was at instants of one's own choice: ``run.at(t)``."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError, format_names, suggest
from pendula.runs.interpolation import check_spacing, interpolate, samples_of
from pendula.runs.run_model import model_of

if TYPE_CHECKING:
    from pendula.runs.run import Run


@dataclass(frozen=True, eq=False)
class Instant:
    """The state of a run at a time, or at each of several: shapes begin with that of the times.

    Attributes:
        t: the times.
        q: coordinates, shape (..., n).
        v: velocities, shape (..., n_v).
        z: further states, shape (..., n_z).
        u: inputs, shape (..., m).
        names: of q, v, z and u, one after the other.
    """

    t: np.ndarray
    q: np.ndarray
    v: np.ndarray
    z: np.ndarray
    u: np.ndarray
    names: tuple[str, ...]

    def __getitem__(self, name: str) -> Any:
        """The coordinate, velocity, state or input of that name, or "t"."""
        if name == "t":
            return self.t[()]
        if name in self.names:
            every = np.concatenate((self.q, self.v, self.z, self.u), axis=-1)
            return every[..., self.names.index(name)][()]
        hint = suggest(name, self.names)
        raise PendulaError(f"There is no '{name}' here. {hint}There are t, {format_names(self.names)}.")


def instant_of(run: "Run", t: Any, model: Any) -> Instant:
    """The states of a run at some times, from its samples and their rates."""
    known = model_of(run, model, call="run.at(t, model)")
    times = _read_times(run, t)
    samples, flat = samples_of(run), times.ravel()
    check_spacing(samples, known, flat)
    found = interpolate(samples, known, flat)
    q, v, z = (part.reshape(*times.shape, -1) for part in known.layout.split(found.y))
    u = found.u.reshape(*times.shape, len(run.inputs))
    return Instant(times, q, v, z, u, (*run.entries, *run.inputs))


def _read_times(run: "Run", given: Any) -> np.ndarray:
    try:
        times = np.array(given, dtype=float)
    except (TypeError, ValueError):
        raise PendulaError(f"run.at() needs a time or an array of times, got {given!r}.") from None
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so it was nowhere.")
    outside = times[~((times >= run.t[0]) & (times <= run.t[-1]))]
    if outside.size:
        raise PendulaError(
            f"t = {outside.flat[0]:g} is not within the run of {run.system}, "
            f"which goes from {run.t[0]:g} to {run.t[-1]:g}."
        )
    return times
