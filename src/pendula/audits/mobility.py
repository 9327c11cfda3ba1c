"""mobility: how many degrees of freedom constraints leave, counted and true."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.errors import PendulaError, format_names
from pendula.model import Model, derive
from pendula.notebook import ShownAsText
from pendula.simulation.start import CONSISTENT, DEPENDENT, consistent_start, read_start, relative_residuals
from pendula.simulation.start_checks import closest_state, count_repeated

# How far from a configuration its neighbours are looked for, next to 1 + |q|, and how many.
_NEAR, _NEIGHBOURS = 1e-2, 4


@dataclass(frozen=True)
class Mobility(ShownAsText):
    """How many degrees of freedom a system has; prints as a sentence.

    Attributes:
        system: its name.
        coordinates: how many independent ones it has: 3N for N points in space, 6 for a free body.
        constraints: how many it has, on positions and velocities.
        independent: how many of them restrict the motion, the others following from these.
        instant: how many are independent in the configuration itself; fewer where it is singular.
        dependent: names of the constraints that follow from each other.
        repeated: of joints that close loops, how many of their rows follow from others, and of how many.
    """

    system: str
    coordinates: int
    constraints: int
    independent: int
    instant: int
    dependent: tuple[str, ...]
    repeated: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def counted(self) -> int:
        """Coordinates less constraints: right where all constraints are independent.

        That is 3N − m for points, and Grübler and Kutzbach's 6N − Σ(6 − f) for bodies and joints.
        """
        return self.coordinates - self.constraints

    @property
    def freedom(self) -> int:
        """The true degrees of freedom."""
        return self.coordinates - self.independent

    @property
    def singular(self) -> bool:
        """Whether constraints that are independent all around depend on each other just here."""
        return self.instant < self.independent

    def __str__(self) -> str:
        said = [f"{self.system} has {_degrees(self.freedom)}: {self.sum}."]
        if self.counted != self.freedom:
            said.append(f"Counting gives {self.counted}, but {self._repetition}.")
        if self.singular:
            said.append(
                f"In this configuration, which is singular, {_degrees(self.coordinates - self.instant)} for "
                "an instant."
            )
        return " ".join(said)

    @property
    def _repetition(self) -> str:
        if not self.repeated:
            return f"of {format_names(self.dependent)} some follow from the others"
        rows = (f"'{joint}': {again} of {count} rows" for joint, (again, count) in self.repeated.items())
        return f"what joints hold repeats what others hold ({', '.join(rows)})"

    @property
    def sum(self) -> str:
        """Where the number comes from."""
        if not self.constraints:
            plural = "s" * (self.coordinates != 1)
            return f"{self.coordinates} coordinate{plural} without constraints"
        word = "constraint" if self.independent == 1 else "constraints"
        return f"{self.coordinates} coordinates less {self.independent} independent {word}"


def mobility(system: Any, start: Mapping[Any, Any] | None = None, t: float = 0.0) -> Mobility:
    """Count the degrees of freedom of a system, as its constraints leave them near a configuration.

    The rank of the constraints' Jacobian tells how many of them are independent. In a singular configuration
    (the rods of a four-bar in line) it is smaller than all around, so neighbours are asked too.

    Args:
        system: a description with coordinates, a model, or the name of a gallery system.
        start: a configuration; what is missing is the description's start. Where it does not satisfy the
            constraints, the nearest one that does is taken.
        t: the time, s, where constraints move.
    """
    model = derive(system)
    if not model.coordinates:
        raise PendulaError(f"{model.name} is a plain differential equation: it has no degrees of freedom.")
    y = read_start(model, start)
    n, m = model.layout.nv, len(model.constraints)
    if not m:
        return Mobility(model.name, n, 0, 0, 0, ())
    missed = relative_residuals(model, t, y, np.zeros(len(model.inputs)))[: model.card.holonomic]
    if missed.max(initial=0.0) > CONSISTENT:
        y = closest_state(model, y, t, format_names(model.constraints))
    q = y[model.layout.q]
    instant, _, free = _analyse_rank(model, q, t)
    best = (instant, q)
    for direction in np.random.default_rng(1).normal(size=(_NEIGHBOURS, n - instant)) @ free:
        found = _find_neighbour(model, q, direction, t)
        if found is not None and (rank := _analyse_rank(model, found, t)[0]) > best[0]:
            best = (rank, found)
    independent, combinations, _ = _analyse_rank(model, best[1], t)
    strengths = np.abs(combinations).max(axis=0, initial=0.0).tolist()
    names = tuple(name for name, s in zip(model.constraints, strengths, strict=True) if s > 1e-6)
    repeated = count_repeated(model.card, model.constraint_jacobian(best[1], t))
    return Mobility(model.name, n, m, independent, instant, names, repeated)


def _analyse_rank(model: Model, q: np.ndarray, t: float) -> tuple[int, np.ndarray, np.ndarray]:
    """The rank of A, its combinations of rows that vanish, and the directions that it leaves free."""
    A = model.constraint_jacobian(q, t)
    left, singular, right = np.linalg.svd(A)
    rank = int((singular > DEPENDENT * max(singular.max(initial=0.0), 1e-300)).sum())
    return rank, left[:, rank:].T, right[rank:]


def _find_neighbour(model: Model, q: np.ndarray, direction: np.ndarray, t: float) -> np.ndarray | None:
    """A configuration that satisfies the constraints, a little way along a direction that they leave free."""
    moved = q + _NEAR * (1 + np.abs(q).max()) * model.coordinate_rates(q, direction)
    given = dict(zip(model.coordinates, moved.tolist(), strict=True))
    try:
        found = consistent_start(model, given, t)
    except PendulaError:
        return None
    return np.array([found[name] for name in model.coordinates])


def _degrees(count: int) -> str:
    return f"{count} degree{'s' * (count != 1)} of freedom"
