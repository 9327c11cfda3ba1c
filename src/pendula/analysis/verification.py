"""verify: the same numbers by independent routes, and how far they are apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.analysis.tables import Table, Tabular
from pendula.errors import PendulaError, SimulationError
from pendula.model import Model, derive
from pendula.model.formulation import MAXIMAL, REDUCED
from pendula.simulation.start import consistent_start, read_start

_SPREAD = 0.2  # of states about the start, next to 1 + |y|
_MOST_STARTS = 20  # of Newton's method for the first state
# Next to 1 + |q|: Newton's method that ends farther away may end in a singular configuration, where
# accelerations are not determined.
_FARTHEST = 2.0


@dataclass(frozen=True)
class Route:
    """One number by two routes.

    Attributes:
        quantity: what was computed.
        route: how the compiled functions compute it.
        other: how it was computed again.
        disagreement: the largest difference over all states, relative to the size of such quantities.
    """

    quantity: str
    route: str
    other: str
    disagreement: float


@dataclass(frozen=True)
class Verification(Tabular):
    """What ``verify`` found; prints as a table.

    Attributes:
        system: the name of the system.
        routes: every comparison.
        states: how many states were tried.
        tolerance: the largest disagreement that counts as rounding.
        notes: what could not be compared, and why.
    """

    system: str
    routes: tuple[Route, ...]
    states: int
    tolerance: float
    notes: tuple[str, ...] = ()

    @property
    def largest(self) -> float:
        """Of all disagreements."""
        return max(route.disagreement for route in self.routes)

    @property
    def ok(self) -> bool:
        """Whether all routes agree."""
        return self.largest <= self.tolerance

    @property
    def table(self) -> Table:
        heads = ("quantity", "by", "against", "disagreement")
        rows = tuple((r.quantity, r.route, r.other, f"{r.disagreement:.1e}") for r in self.routes)
        wrong = [r for r in self.routes if not r.disagreement <= self.tolerance]
        verdict = (
            f"All routes agree to {self.largest:.1e}."
            if not wrong
            else f"They disagree: {', '.join(dict.fromkeys(r.quantity for r in wrong))}. At least one of the "
            "two routes of each of these rows is wrong."
        )
        title = f"{self.system}: the same numbers by independent routes, at {self.states} random states"
        return Table(title, heads, rows, (verdict, *self.notes))


@dataclass(frozen=True)
class Sample:
    """A state with inputs, and an acceleration to try."""

    q: np.ndarray
    v: np.ndarray
    z: np.ndarray
    u: np.ndarray
    a: np.ndarray

    @property
    def y(self) -> np.ndarray:
        return np.concatenate([self.q, self.v, self.z])


# A comparison at one state: quantity, route, other route, both values, the size that they are measured by.
Comparison = tuple[str, str, str, Any, Any, float]


def verify(system: Any, *, states: int = 5, seed: int = 0, tolerance: float = 1e-10) -> Verification:
    """Compute what a system's functions give by routes that share nothing with them, and compare.

    Of a ``Mechanism``: recursions over the tree against bodies taken one by one, in NumPy, by Newton's and
    Euler's laws and by Lagrange's equations with complex steps, recursions against each other, and joint
    coordinates against maximal coordinates and against those of loops that are cut elsewhere. Of a
    ``Lagrangian``: graphs against its energies with complex steps. Of others: machine code against the rates
    as they are written.

    Args:
        system: a description, a model, or the name of a gallery system.
        states: how many random states are tried.
        seed: of these states.
        tolerance: the largest disagreement that counts as rounding, relative to the size of the quantity.
    """
    if not isinstance(states, int) or states < 1:
        raise PendulaError(f"states must be a whole number from 1 on, got {states!r}.")
    model = derive(system)
    if model.card.formulation == MAXIMAL:  # both formulations are compared from joint coordinates
        model = derive(model, formulation=REDUCED)
    compare, notes = _comparisons(model)
    found: dict[tuple[str, str, str], float] = {}
    for sample in _samples(model, states, seed):
        for quantity, route, other, first, second, size in compare(sample):
            apart = np.abs(np.asarray(first) - np.asarray(second)).max(initial=0.0)
            # Not a number, on either side, is the largest disagreement there is.
            apart = float(apart / size) if apart else 0.0
            apart = apart if np.isfinite(apart) else float("inf")
            key = (quantity, route, other)
            found[key] = max(found.get(key, 0.0), apart)
    routes = tuple(Route(*key, apart) for key, apart in found.items())
    return Verification(model.name, routes, states, tolerance, notes)


def _comparisons(model: Model) -> tuple[Any, tuple[str, ...]]:
    """What there is to compare at a state, and notes on what there is not."""
    from pendula.analysis.verified_energies import compare_energies
    from pendula.analysis.verified_mechanism import compare_mechanism
    from pendula.analysis.verified_rates import compare_rates
    from pendula.description import Lagrangian, Mechanism

    system = model.description
    if isinstance(system, Mechanism):
        return compare_mechanism(model, system)
    if isinstance(system, Lagrangian):
        return compare_energies(model, system)
    return compare_rates(model), ()


def _samples(model: Model, count: int, seed: int) -> Iterator[Sample]:
    """States about the start, on the constraints where there are any."""
    rng, layout = np.random.default_rng(seed), model.layout
    start = read_start(model, None)
    if model.constraints:
        start = _find_start(model, start, rng)
    for _ in range(count):
        spread = _SPREAD * (1 + np.abs(start)) * rng.normal(size=len(start))
        spread[layout.z] = 0.0
        y = layout.normalise(start + spread)
        if model.constraints:
            y = _project_near(model, start, spread)
        q, v, z = layout.split(y)
        yield Sample(q, v, z, rng.normal(size=len(model.inputs)), rng.normal(size=layout.nv))


def _find_start(model: Model, start: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A state on the constraints near the start, or near states about it if Newton's method fails there."""
    near = start
    for _ in range(_MOST_STARTS):
        try:
            return _project(model, near)
        except SimulationError:
            near = start + _SPREAD * (1 + np.abs(start)) * rng.normal(size=len(start))
    raise PendulaError(
        f"No state of {model.name} near its start satisfies its constraints; give the description a start= "
        "that does, for example that of pe.assemble."
    )


def _project(model: Model, near: np.ndarray) -> np.ndarray:
    """The state on the constraints to which Newton's method leads."""
    found = consistent_start(model, dict(zip(model.card.entries, near.tolist(), strict=True)))
    return np.array([found[name] for name in model.card.entries])


def _project_near(model: Model, start: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """A state on the constraints, as far from the start, which satisfies them, as one is found."""
    q = model.layout.q
    for part in (1.0, 0.3, 0.1, 0.03):
        near = start + part * spread
        try:
            y = _project(model, near)
        except SimulationError:
            continue
        if np.abs(y[q] - near[q]).max() <= _FARTHEST * (1 + np.abs(start[q]).max()):
            return y
    return start
