"""assemble: bodies and joints put together, from a rough guess of where they are."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.description import Mechanism
from pendula.description.mechanisms.closures import count_place_rows, facing_of_joint, names_of_rows
from pendula.description.mechanisms.quantities import pose_of
from pendula.errors import SimulationError, explain_arguments, format_names
from pendula.model import Model, derive
from pendula.notebook import ShownAsText
from pendula.simulation.scales import length_of
from pendula.simulation.start import CONSISTENT, Held, project, read_held, read_start
from pendula.simulation.start_checks import rank_of

# Starts at random that are tried for other branches, or where the rough one leads nowhere.
_TRIES = 60
_SAME = 1e-6  # how near entries of the poses of all bodies, in m or 1, are in one branch
_MOST_STEPS, _ENOUGH = 200, 1e-12  # of least squares, and how little they change at the end


@dataclass(frozen=True)
class Assembly(ShownAsText):
    """A mechanism put together; prints as a sentence.

    Attributes:
        system: its name.
        start: the consistent start nearest to the rough one, for ``simulate``.
        branches: all that were found, the nearest first, where what is held leaves nothing free; else that
            one alone.
        freedom: how many degrees of freedom are left by constraints and by what is held.
    """

    system: str
    start: Mapping[str, float]
    branches: tuple[Mapping[str, float], ...]
    freedom: int

    def __str__(self) -> str:
        ways = "1 way" if len(self.branches) == 1 else f"{len(self.branches)} ways"
        if self.freedom:
            plural = "s" * (self.freedom != 1)
            return f"{self.system} is assembled; {self.freedom} degree{plural} of freedom left."
        return f"{self.system} can be assembled in {ways} with what is held."


@explain_arguments
def assemble(
    mechanism: Any, rough: Mapping[Any, float] | None = None, hold: Iterable[Any] = (), t: float = 0.0
) -> Assembly:
    """Put a mechanism with loops together: the consistent start nearest to a rough one.

    Args:
        mechanism: with joints that close loops, or with other constraints; or a model of it.
        rough: where its joints are, more or less; what is missing comes from its own start.
        hold: joints, coordinates or velocities that stay as given.
        t: the time, s, where constraints move.

    Raises:
        SimulationError: if no configuration closes all loops; says how far which joint stayed apart.
    """
    model = derive(mechanism)
    if not isinstance(model.description, Mechanism):
        raise SimulationError(
            f"{model.name} is no Mechanism; consistent_start(system, start) takes any system."
        )
    if not model.constraints:
        raise SimulationError(f"{model.name} has no loops and no constraints: any start is consistent.")
    names = [str(name) for name in hold]
    search = _Search(model, model.description, read_start(model, rough), t, read_held(model, names))
    first = search.close(search.y)
    branches = [first] if first is not None and search.freedom(first) > 0 else search.find_branches(first)
    if not branches:
        kept = f" with {format_names(names)} held" if names else ""
        raise SimulationError(f"{model.name} cannot be assembled{kept}: {search.describe_gap()}.")
    starts = tuple(dict(zip(model.card.entries, y.tolist(), strict=True)) for y in branches)
    return Assembly(model.name, starts[0], starts, search.freedom(branches[0]))


@dataclass(frozen=True, eq=False)
class _Search:
    """Configurations near a rough one that close all loops."""

    model: Model
    system: Mechanism
    y: np.ndarray
    t: float
    held: Held

    def close(self, y: np.ndarray) -> np.ndarray | None:
        """The state nearest to another that satisfies all constraints, with hinges the right way round."""
        found = project(self.model, y, self.t, self.held)
        if found is None or not self._faces_right(found):
            return None
        # Of angles the turns nearest to the rough ones.
        angles = [self.model.coordinates.index(name) for name in self.model.card.angles]
        turns = np.round((found[angles] - self.y[angles]) / (2 * np.pi))
        found[angles] -= 2 * np.pi * turns
        return found

    def find_branches(self, first: np.ndarray | None) -> list[np.ndarray]:
        """The first and others from starts at random, each once, the nearest to the rough one first."""
        found = [] if first is None else [first]
        for start in self._random_starts():
            other = self.close(start)
            if other is not None and all(self._distance(other, known) > _SAME for known in found):
                found.append(other)
        return sorted(found, key=lambda y: self._distance(y, self.y))

    def freedom(self, y: np.ndarray) -> int:
        """Degrees of freedom that constraints and what is held leave."""
        free = ~self.held.positions
        A = self.model.constraint_jacobian(y[self.model.layout.q], self.t)
        return int(free.sum()) - rank_of(A[:, free])

    def describe_gap(self) -> str:
        """Which joints stay how far apart where all together are nearest to closed."""
        residuals, first, said = np.abs(self._closest()), 0, []
        for joint in self.system.loop_joints:
            rows = residuals[first : first + len(names_of_rows(joint))]
            apart, turned = np.split(rows, [count_place_rows(joint)])
            first += len(rows)
            if rows.max(initial=0.0) > CONSISTENT:
                gap, angle = np.linalg.norm(apart), np.linalg.norm(turned)
                said.append(f"'{joint.name}' stays {gap:.3g} m and {angle:.3g} rad apart")
        own = zip(self.model.constraints[first:], residuals[first:].tolist(), strict=False)
        said += [f"'{name}' is off by {off:.3g}" for name, off in own if off > CONSISTENT]
        return ", ".join(said) or "its loops close only with a joint turned over"

    def _closest(self) -> np.ndarray:
        """Residuals of position where their squares are smallest, by Levenberg and Marquardt's method."""
        model, q, free = self.model, self.y[self.model.layout.q].copy(), np.flatnonzero(~self.held.positions)
        nothing, count, damping = np.zeros(model.layout.nv), model.card.holonomic, 1e-3
        residual = model.constraint_residuals(q, nothing, self.t)[:count]
        for _ in range(_MOST_STEPS):
            A, move = model.constraint_jacobian(q, self.t)[:count, free], nothing.copy()
            move[free] = np.linalg.solve(A.T @ A + damping * np.eye(len(free)), -A.T @ residual)
            moved = q + model.coordinate_rates(q, move)
            tried = model.constraint_residuals(moved, nothing, self.t)[:count]
            better = tried @ tried < residual @ residual
            damping = damping / 5 if better else damping * 5
            if better:
                q, residual = moved, tried
            if np.abs(move).max(initial=0.0) < _ENOUGH:
                break
        return residual

    def _faces_right(self, y: np.ndarray) -> bool:
        facings = [f for f in map(facing_of_joint, self.system.loop_joints) if f is not None]
        if not facings:
            return True
        values = self.model.position(tuple(facings), y[self.model.layout.q], self.t)  # pyright: ignore
        return bool((values > 0).all())

    def _random_starts(self) -> Iterator[np.ndarray]:
        """The rough start with whatever is not held moved at random: angles anywhere, lengths by size."""
        model, rng = self.model, np.random.default_rng(1)
        lengths = np.where(model.card.turning, 2 * np.pi, length_of(model, self.t, self.y) or 1.0)
        bound, v = [], 0
        for joint in self.system.moving_joints:
            bound += [self.held.positions[v]] * len(joint.coordinates)
            v += len(joint.velocities)
        for _ in range(_TRIES):
            y = self.y.copy()
            y[model.layout.q] += np.where(bound, 0.0, lengths * rng.uniform(-0.5, 0.5, model.layout.nq))
            yield model.layout.normalise(y)

    def _distance(self, one: np.ndarray, other: np.ndarray) -> float:
        """The largest difference of entries of the poses of all bodies."""
        symbols = tuple(s for body in self.system.bodies for s in pose_of(body.name))
        rows = self.model.position(symbols, np.stack([one, other])[:, self.model.layout.q], self.t)  # pyright: ignore
        return float(np.abs(rows[0] - rows[1]).max())
