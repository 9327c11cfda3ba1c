"""Trajectory: a motion with its inputs, as piecewise polynomials in time."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from pendula.errors import PendulaError, format_names, suggest
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Outcome, Run
from pendula.runs.instant import Instant
from pendula.simulation import simulate
from pendula.simulation.control import Control, OfTime


@dataclass(frozen=True, eq=False)
class Pieces:
    """A polynomial for every interval: with θ = 0 … 1 along an interval of length h from the state y₀,

        ẏ = Σ ℓⱼ(θ) ẏⱼ,   y = y₀ + h Σ ẏⱼ ∫₀^θ ℓⱼ,   u = Σ ℓⱼ(θ) uⱼ,

    where ℓⱼ is Lagrange's polynomial that is 1 at the fraction cⱼ and 0 at the others.

    Attributes:
        breaks: where n intervals begin and end, shape (n + 1,).
        fractions: c, shape (s,); the last is 1.
        starts: y₀ of every interval, shape (n, entries of y).
        rates: ẏⱼ, shape (n, s, entries of y).
        inputs: uⱼ, shape (n, s, number of inputs).
    """

    breaks: np.ndarray
    fractions: np.ndarray
    starts: np.ndarray
    rates: np.ndarray
    inputs: np.ndarray

    @property
    def duration(self) -> float:
        return float(self.breaks[-1] - self.breaks[0])

    @cached_property
    def nodes(self) -> np.ndarray:
        """The instants at which equations hold, and the start; strictly increasing."""
        later = self.fractions[self.fractions > 0]
        inner = self.breaks[:-1, None] + np.diff(self.breaks)[:, None] * later
        inner[:, -1] = self.breaks[1:]
        return np.append(self.breaks[0], inner)

    def states_at(self, t: np.ndarray) -> np.ndarray:
        k, theta, h = self._locate(t)
        weights = h[:, None] * (_powers(theta, len(self.fractions), integrated=True) @ self._coefficients)
        return self.starts[k] + np.einsum("ns,nsj->nj", weights, self.rates[k])

    def rates_at(self, t: np.ndarray) -> np.ndarray:
        k, theta, _ = self._locate(t)
        return np.einsum("ns,nsj->nj", self.weights(theta), self.rates[k])

    def inputs_at(self, t: np.ndarray) -> np.ndarray:
        """Inputs; where they jump from one interval to the next, those after the jump."""
        k, theta, _ = self._locate(t)
        return np.einsum("ns,nsj->nj", self.weights(theta), self.inputs[k])

    def weights(self, theta: np.ndarray) -> np.ndarray:
        """ℓⱼ(θ), a row for every θ."""
        return _powers(theta, len(self.fractions)) @ self._coefficients

    @cached_property
    def _coefficients(self) -> np.ndarray:
        """Column j: ℓⱼ in powers of θ."""
        return np.linalg.inv(np.vander(self.fractions, increasing=True))

    def _locate(self, t: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The interval of every instant, the fraction of it that has passed, and its length."""
        last = len(self.breaks) - 2
        k = np.clip(np.searchsorted(self.breaks, t, side="right") - 1, 0, last)
        h = self.breaks[k + 1] - self.breaks[k]
        return k, (t - self.breaks[k]) / h, h


def _powers(theta: np.ndarray, count: int, *, integrated: bool = False) -> np.ndarray:
    """θᵈ, d = 0 … count − 1, a row an instant; or their integrals from 0."""
    powers = np.vander(theta, count, increasing=True)
    return powers * theta[:, None] / np.arange(1, count + 1) if integrated else powers


@dataclass(frozen=True, eq=False)
class InputsOfTime:
    """The inputs of a trajectory as a function of many instants; constant beyond its ends."""

    pieces: Pieces

    def __call__(self, t: np.ndarray) -> np.ndarray:
        return self.pieces.inputs_at(np.clip(t, self.pieces.breaks[0], self.pieces.breaks[-1]))


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory:
    """A motion of a system together with the inputs that cause it.

    Attributes:
        model: of the system.
        pieces: the motion as polynomials.
        cost: what was made small.
        outcome: how the search for it ended; "finished" where it is an optimum, as far as a solver can tell:
            equations hold, and no small change of the inputs makes the cost smaller.
        error: how far the motion between its nodes is from the equations of motion: the largest integral of
            |ẏ − f| over an interval, relative to the size of the entry, the cost counted as one.
        iterations: of the solver, over all meshes.
        limits: bounds by name that were to be kept.
    """

    model: Model
    pieces: Pieces
    cost: float
    outcome: Outcome
    error: float
    iterations: int
    limits: Mapping[str, tuple[float, float]]

    @property
    def solved(self) -> bool:
        """Whether it is an optimum."""
        return self.outcome.ok

    @property
    def system(self) -> str:
        """Name of the system."""
        return self.model.name

    @property
    def coordinates(self) -> tuple[str, ...]:
        return self.model.coordinates

    @property
    def velocities(self) -> tuple[str, ...]:
        return self.model.velocities

    @property
    def states(self) -> tuple[str, ...]:
        return self.model.states

    @property
    def inputs(self) -> tuple[str, ...]:
        return self.model.inputs

    @property
    def t(self) -> np.ndarray:
        """The nodes, s, shape (n,), strictly increasing."""
        return self.pieces.nodes

    @property
    def q(self) -> np.ndarray:
        """Coordinates at the nodes, shape (n, nq)."""
        return self._samples.q

    @property
    def v(self) -> np.ndarray:
        """Velocities at the nodes, shape (n, nv)."""
        return self._samples.v

    @property
    def z(self) -> np.ndarray:
        """Further states at the nodes, shape (n, nz)."""
        return self._samples.z

    @property
    def u(self) -> np.ndarray:
        """Inputs at the nodes, shape (n, nu); where they jump, those after the jump."""
        return self._samples.u

    @property
    def start(self) -> dict[str, float]:
        """The first value of every coordinate, velocity and state."""
        return self._state(0)

    @property
    def final(self) -> dict[str, float]:
        """The last value of every coordinate, velocity and state."""
        return self._state(-1)

    def at(self, t: Any) -> Instant:
        """State and inputs at any time of the trajectory, ``plan.at(0.3)["theta"]``, or at several."""
        try:
            times = np.array(t, dtype=float)
        except (TypeError, ValueError):
            raise PendulaError(f"at() needs a time or an array of times, got {t!r}.") from None
        first, last = self.pieces.breaks[[0, -1]].tolist()
        outside = times[~((times >= first) & (times <= last))]
        if outside.size:
            raise PendulaError(
                f"t = {outside.flat[0]:g} is not within the trajectory of {self.system}, "
                f"which goes from {first:g} to {last:g}."
            )
        flat = times.ravel()
        y = self.model.layout.normalise(self.pieces.states_at(flat))
        q, v, z = (part.reshape(*times.shape, -1) for part in self.model.layout.split(y))
        u = self.pieces.inputs_at(flat).reshape(*times.shape, len(self.inputs))
        return Instant(times, q, v, z, u, (*self.model.card.entries, *self.inputs))

    def __getitem__(self, name: str) -> np.ndarray:
        """The values at the nodes of a coordinate, velocity, state or input, or "t"."""
        known = ("t", *self._samples.names)
        if name in known:
            return self._samples[name]
        hint = suggest(name, known)
        raise PendulaError(
            f"The trajectory of {self.system} has no '{name}'. {hint}It has {format_names(known)}."
        )

    def control(self) -> Control:
        """The inputs for ``simulate(..., control=plan.control())``; steps stop where polynomials meet."""
        if not self.inputs:
            return Control(0, ())
        kinks = tuple(self.pieces.breaks[1:-1].tolist())
        part = OfTime(tuple(range(len(self.inputs))), InputsOfTime(self.pieces), kinks)
        return Control(len(self.inputs), (part,))

    def replay(self, **options: Any) -> Run:
        """Simulate the system under the inputs of the trajectory, without feedback, from the same start.

        Args:
            options: of ``simulate``; unless they say otherwise the tolerance is 1e-9 and the nodes are kept.
        """
        how: dict[str, Any] = {"until": float(self.t[-1]), "control": self.control()}
        if "step" not in options:
            how |= {"tolerance": 1e-9, "times": self.t}
        return simulate(self.model, self.start, **(how | options))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the trajectory to a file that `load` reads; all or nothing, no suffix added."""
        from pendula.control.trajectory_storage import save

        save(self, path)

    @classmethod
    def load(cls, path: str | PathLike[str], system: Any) -> "Trajectory":
        """Read a trajectory that `save` wrote.

        Args:
            path: the file.
            system: what it is a trajectory of: a description, a model or the name of a gallery system; values
                of parameters are those of the file.
        """
        from pendula.control.trajectory_storage import load

        return load(path, system)

    def __len__(self) -> int:
        return len(self.t)

    def __repr__(self) -> str:
        end = with_unit_of(f"{self.t[-1]:g}", self.model.card.units, "time")
        word = "solved" if self.solved else "not solved"
        return f"Trajectory({self.system!r}, to t = {end}, {len(self)} nodes, cost {self.cost:g}, {word})"

    @cached_property
    def _samples(self) -> Instant:
        return self.at(self.t)

    def _state(self, row: int) -> dict[str, float]:
        made = self._samples
        values = np.concatenate((made.q[row], made.v[row], made.z[row])).tolist()
        return dict(zip(self.model.card.entries, values, strict=True))
