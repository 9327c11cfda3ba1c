"""branches: how equilibria change with a parameter: folds, crossings, and where swinging sets in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.analysis.atlas import Atlas, Bifurcation, format_value
from pendula.analysis.continuation import Curve, PathPoint
from pendula.analysis.points import check_names, read_inputs
from pendula.analysis.region import Region, read_region
from pendula.analysis.search import search
from pendula.analysis.tables import Table, Tabular, number
from pendula.checking import read_number
from pendula.errors import PendulaError, explain_arguments, format_names
from pendula.model import Model, derive


@dataclass(frozen=True, eq=False)
class Branch:
    """A curve of equilibria.

    Attributes:
        parameter: its values along the curve.
        coordinates: a row for each value.
        growth: the largest real part of the linear system's poles, 1/s; 0 where all are imaginary.
    """

    parameter: np.ndarray
    coordinates: np.ndarray
    growth: np.ndarray

    @property
    def stable(self) -> np.ndarray:
        """Where nothing grows, as far as the linear system tells."""
        return self.growth <= 0


@dataclass(frozen=True, eq=False, repr=False)
class Branches(Tabular):
    """Equilibria as a parameter changes; prints as a table of bifurcations.

    ``sentence`` says where branches were lost, and what is not looked for.
    """

    system: str
    parameter: str
    between: tuple[float, float]
    names: tuple[str, ...]
    branches: tuple[Branch, ...]
    bifurcations: tuple[Bifurcation, ...]
    sentence: str

    @property
    def table(self) -> Table:
        rows = [
            (b.kind, format_value(b.value), *(number(b.coordinates[name]) for name in self.names))
            for b in self.bifurcations
        ]
        told = [b.sentence for b in self.bifurcations] or ["No bifurcation was found."]
        title = (
            f"{len(self.branches)} branches of equilibria of {self.system}, "
            f"{self.parameter} from {number(self.between[0])} to {number(self.between[1])}"
        )
        return Table(title, ("", self.parameter, *self.names), tuple(rows), (*told, self.sentence))

    def __repr__(self) -> str:
        found = f"{len(self.branches)} branches, {len(self.bifurcations)} bifurcations"
        return f"Branches({self.system!r}, {self.parameter!r}, {found})"


@explain_arguments
def branches(
    system: Any,
    parameter: Any,
    between: tuple[float, float],
    *,
    region: Mapping[Any, Any] | None = None,
    inputs: Any = None,
) -> Branches:
    """Follow equilibria from both ends of a parameter's range, along every branch that crosses them.

    Args:
        system: a description, a model or the name of a gallery system.
        parameter: its name.
        between: the first and the last value.
        region: bounds of coordinates, as in `equilibria`.
        inputs: what inputs are held at; zero unless given.
    """
    model = derive(system)
    name = str(parameter)
    check_names([name], tuple(model.parameters), model.name, "parameter")
    low, high = _read_range(name, between)
    u, box = read_inputs(model, inputs), read_region(model, region)
    curve = Curve(model, name, u, high - low)
    _check_influence(model, name, u, box)
    atlas = Atlas(curve, box, (low, high))
    for p in (low, high):
        found = search(curve.balance(p), box)
        _check_isolated(curve, found.directions)
        for w in found.points:
            atlas.follow_from(w, p)
    bifurcations = sorted(atlas.bifurcations, key=lambda b: (b.value, *b.coordinates.values()))
    made = tuple(_branch(atlas, path) for path in atlas.paths)
    said = "Branches that touch neither end of the range nor another branch are not found."
    lost = "".join(f" A branch is lost at {name} = {number(point.p)}." for point in atlas.lost)
    return Branches(model.name, name, (low, high), box.names, made, tuple(bifurcations), said + lost)


def _branch(atlas: Atlas, path: list[PathPoint]) -> Branch:
    return Branch(
        np.array([point.p for point in path]),
        np.array([atlas.place(point) for point in path]),
        np.array([point.growth if point.grows or point.decays else 0.0 for point in path]),
    )


def _read_range(name: str, between: Any) -> tuple[float, float]:
    try:
        first, last = between
    except (TypeError, ValueError):
        raise PendulaError(f"between needs two values of '{name}', as in (0, 10), got {between!r}.") from None
    low, high = read_number(first, f"The first value of '{name}'"), read_number(last, f"The last of '{name}'")
    if not low < high:
        raise PendulaError(f"The range of '{name}' is empty: {number(low)} is not below {number(high)}.")
    return low, high


def _check_influence(model: Model, name: str, u: np.ndarray, box: Region) -> None:
    """Refuse a parameter that the motion does not depend on."""
    points = box.sample(16, 3)
    n = model.layout.nq
    y = model.layout.normalise(
        model.layout.join(points[:, :n], np.ones((16, model.layout.nv)), points[:, n:])
    )
    slopes = model.evaluate_states("rate_by_p", y, u, 0.3)[..., list(model.parameters).index(name)]
    if not np.nan_to_num(np.abs(slopes)).max(initial=0.0) > 1e-12:
        others = format_names(p for p in model.parameters if p != name) or "none"
        raise PendulaError(
            f"'{name}' does not matter: the motion of {model.name} does not depend on it, only on {others}."
        )


def _check_isolated(curve: Curve, directions: Iterable[np.ndarray]) -> None:
    from pendula.analysis.stability import family_of

    for found in directions:
        if len(found):
            names = curve.balance(0.0).names[: found.shape[1]]
            raise PendulaError(
                f"Equilibria of {curve.model.name} are not isolated: they may slide along "
                f"{family_of(names, found)}, so that there are no curves to follow. Hold that direction by a "
                "spring or a constraint."
            )
