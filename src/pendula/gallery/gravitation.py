"""Bodies that attract each other by Newton's law."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from sympy import Add

from pendula.description import Disc, Lagrangian, Point, Trail, coordinates
from pendula.description.forces import distance
from pendula.errors import DescriptionError
from pendula.gallery.bodies import kinetic
from pendula.gallery.quantities import PLAIN, positive, positive_each
from pendula.gallery.registry import credit

# Three equal masses that chase each other along a figure of eight (Chenciner & Montgomery 2000).
EIGHT_POSITIONS = ((0.97000436, -0.24308753), (-0.97000436, 0.24308753), (0.0, 0.0))
EIGHT_VELOCITIES = ((0.466203685, 0.43236573), (0.466203685, 0.43236573), (-0.93240737, -0.86473146))


def planets(
    masses: float | Sequence[float] = (1.0, 1.0, 1.0),
    positions: Sequence[Sequence[float]] = EIGHT_POSITIONS,
    velocities: Sequence[Sequence[float]] = EIGHT_VELOCITIES,
    G: float = 1.0,
) -> Lagrangian:
    """Any number of bodies under their mutual gravity, in the plane or in space; chaotic from three on.

    Watch three equal masses chase each other along a figure of eight, which is stable but only just.

    Args:
        masses: one number for all or one for each body; units are yours, as long as G fits them.
        positions: of each body, two or three numbers; the coordinates are x1, y1, (z1,) x2, y2, …
        velocities: of each body, as many numbers as its position has.
        G: constant of gravitation, 6.6743e-11 in SI units.
    """
    own = isinstance(G, tuple)  # with a unit, which then says that all is in SI units
    return n_body(masses, positions, velocities, G, name="planets", base_units="kg m s" if own else PLAIN)


def n_body(
    masses: Any,
    positions: Sequence[Sequence[float]],
    velocities: Sequence[Sequence[float]],
    G: float,
    *,
    name: str,
    labels: Sequence[str] = (),
    base_units: str = PLAIN,
) -> Lagrangian:
    """V = −Σ G mᵢ mⱼ / |rᵢ − rⱼ| over all pairs."""
    places, speeds = _rows("positions", positions), _rows("velocities", velocities)
    _check_rows(places, speeds)
    n, axes = len(places), "xyz"[: len(places[0])]
    m = positive_each("m", masses, "kg", "bodies", n)
    G = positive("m^3/(kg*s^2)", G=G)
    q = [coordinates(" ".join(f"{axis}{i}" for axis in axes)) for i in range(1, n + 1)]
    names = labels or [f"body {i}" for i in range(1, n + 1)]
    bodies = [Point(*xyz, name=label) for xyz, label in zip(q, names, strict=True)]
    pairs = combinations(zip(m, bodies, strict=True), 2)
    flat = [symbol for xyz in q for symbol in xyz]
    start = dict(zip(flat, (value for row in places for value in row), strict=True))
    start |= dict(zip((s.dot for s in flat), (value for row in speeds for value in row), strict=True))
    size = max(abs(value) for row in places for value in row)
    return Lagrangian(
        flat,
        kinetic=kinetic(m, bodies),
        potential=Add(*(-G * mi * mj / distance(ri, rj) for (mi, ri), (mj, rj) in pairs)),
        start=start,
        drawing=[shape for body in bodies for shape in (Trail(body), Disc(body, size / 50))],
        base_units=base_units,
        **credit(name),
    )


def _rows(what: str, given: Any) -> list[list[float]]:
    try:
        return [[float(value) for value in row] for row in given]
    except (TypeError, ValueError):
        raise DescriptionError(
            f"The {what} must hold two or three numbers for each body, got {given!r}."
        ) from None


def _check_rows(places: list[list[float]], speeds: list[list[float]]) -> None:
    """At least two bodies, all in the plane or all in space, each with its velocity, none on another."""
    if len(places) < 2:
        raise DescriptionError(f"Gravity needs at least two bodies, got positions of {len(places)}.")
    if len(speeds) != len(places):
        raise DescriptionError(f"There are {len(places)} positions but {len(speeds)} velocities.")
    dimension = len(places[0])
    for what, rows in (("position", places), ("velocity", speeds)):
        for i, row in enumerate(rows, start=1):
            if len(row) != dimension or dimension not in (2, 3):
                raise DescriptionError(
                    f"The {what} of body {i} has {len(row)} components; each body needs two, or each three."
                )
    for (i, a), (j, b) in combinations(enumerate(places, start=1), 2):
        if a == b:
            raise DescriptionError(f"The bodies {i} and {j} start at the same place, {tuple(a)}.")
