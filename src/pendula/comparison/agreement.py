"""One motion in two formulations: how closely they agree."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.errors import PendulaError, format_names
from pendula.model import Model, derive
from pendula.model.formulation import MAXIMAL
from pendula.model.quantity_units import with_unit_of
from pendula.notebook import ShownAsText
from pendula.simulation import simulate

_SAMPLES = 101


@dataclass(frozen=True)
class Agreement(ShownAsText):
    """The largest differences between two formulations of one motion; prints as a table.

    Attributes:
        systems: their names.
        until: the time up to which they were compared, s.
        coordinates: for every coordinate of the second system, its largest difference to the first.
        energy: the largest difference of the changes of energy, J.
        units: those of the first system, by which time and energy are written.
    """

    systems: tuple[str, str]
    until: float
    coordinates: Mapping[str, float]
    energy: float
    units: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def largest(self) -> float:
        """Of all differences of coordinates."""
        return max(self.coordinates.values())

    def __str__(self) -> str:
        width = max(len(name) for name in (*self.coordinates, "energy"))
        end = with_unit_of(f"{self.until:g}", self.units, "time")
        lines = [f"{self.systems[0]} and {self.systems[1]} over {end}, largest differences:"]
        lines += [f"  {name:<{width}}  {value:.1e}" for name, value in self.coordinates.items()]
        energy = with_unit_of(f"{self.energy:.1e}", self.units, "energy")
        return "\n".join([*lines, f"  {'energy':<{width}}  {energy}"])


def agreement(
    first: Any,
    second: Any,
    mapping: Mapping[Any, Any],
    start: Mapping[Any, Any] | None = None,
    until: float = 10.0,
    *,
    tolerance: float = 1e-11,
    integrator: str = "verner98",
) -> Agreement:
    """Move two formulations of one system from the same start and compare them.

    Args:
        first: a system, usually with minimal coordinates.
        second: another formulation, usually with more coordinates and constraints.
        mapping: every coordinate of the second as an expression of the first one's coordinates; velocities
            follow from q̇ = N(q) v.
        start: of the first system; that of the second follows.
        until: the time up to which they are compared, s.
        tolerance: of both runs.
        integrator: of both runs.
    """
    one, other = derive(first), derive(second)
    given = {str(name): expression for name, expression in mapping.items()}
    _check(one, other, given)
    places = [given[name] for name in other.coordinates]
    rates = [_along(one, place) for place in places]
    times = np.linspace(0.0, until, _SAMPLES).tolist()
    leading = simulate(one, start, until, tolerance=tolerance, integrator=integrator, times=times)
    kernel = one.compilation.expressions([*places, *rates])
    count, values = len(leading), np.array(one.values)
    t, y, u = (np.ascontiguousarray(array) for array in (leading.t[:, None], leading.y, leading.u))
    expected = kernel(t, y, u, values, np.zeros(0), count=count)
    n = other.layout.nq
    same = _start(other, expected[0, :n], expected[0, n:])
    following = simulate(other, same, until, tolerance=tolerance, integrator=integrator, times=times)
    apart = np.abs(following.q - expected[:, :n]).max(axis=0)
    changes = [run.energy.total - run.energy.total[0] for run in (leading, following)]
    return Agreement(
        (one.name, other.name),
        float(until),
        dict(zip(other.coordinates, apart.tolist(), strict=True)),
        float(np.abs(changes[0] - changes[1]).max()),
        one.card.units,
    )


def _along(model: Model, place: Any) -> Any:
    """The time derivative of an expression of coordinates along a model's motion."""
    from pendula.description import dot

    if model.layout.identity:
        return dot(place)
    if model.card.formulation == MAXIMAL:  # by coordinates of joints, which follow from the poses of bodies
        joints = model.description.mechanism.moving_joints  # pyright: ignore[reportAttributeAccessIssue]
        known = [q for joint in joints if joint.identity for q in joint.coordinates]
        return sum(place.diff(q) * q.dot for q in known)
    rates = model.description.first_order[1]
    return sum(place.diff(q) * rate for q, rate in zip(model.description.coordinates, rates, strict=False))


def _start(model: Model, q: np.ndarray, rates: np.ndarray) -> dict[str, float]:
    """Coordinates and the velocities that give them these rates: q̇ = N(q) v, solved for v."""
    N = model.coordinate_rates(q, np.eye(model.layout.nv)).T
    v = rates if model.layout.identity else np.linalg.lstsq(N, rates, rcond=None)[0]
    names = (*model.coordinates, *model.velocities)
    return dict(zip(names, [*q.tolist(), *v.tolist()], strict=True))


def _check(one: Model, other: Model, given: Mapping[str, Any]) -> None:
    if not one.coordinates or not other.coordinates:
        raise PendulaError("agreement() compares mechanical systems, which have coordinates.")
    for name in other.coordinates:
        if name not in given:
            raise PendulaError(
                f"The mapping must say what '{name}' of {other.name} is in terms of {one.name}."
            )
    for name in given:
        if name not in other.coordinates:
            known = format_names(other.coordinates)
            raise PendulaError(f"'{name}' is not a coordinate of {other.name}; its coordinates are {known}.")
