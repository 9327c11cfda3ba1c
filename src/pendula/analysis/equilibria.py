"""equilibria: where a system rests, all of it in a box."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, overload

import numpy as np

from pendula.analysis.balance import Balance
from pendula.analysis.falling import find_falling
from pendula.analysis.points import read_inputs, read_values
from pendula.analysis.region import Region, read_region
from pendula.analysis.rest import INSTANTS, Equilibrium, equilibrium_of, slope_scale, with_multipliers
from pendula.analysis.search import CONVERGED, Found, search
from pendula.analysis.tables import Table, Tabular, number
from pendula.errors import PendulaError, explain_arguments
from pendula.model import Model, derive


@dataclass(frozen=True, eq=False, repr=False)
class Equilibria(Tabular, Sequence[Equilibrium]):
    """Equilibria in a box; ``sentence`` says how they were found and what that proves."""

    system: str
    found: tuple[Equilibrium, ...]
    region: Region
    sentence: str

    def __len__(self) -> int:
        return len(self.found)

    @overload
    def __getitem__(self, index: int) -> Equilibrium: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Equilibrium, ...]: ...
    def __getitem__(self, index: Any) -> Any:
        return self.found[index]

    def __iter__(self) -> Iterator[Equilibrium]:
        return iter(self.found)

    @property
    def table(self) -> Table:
        names = self.region.names
        rows = [
            (str(i), *(number(e.coordinates[n]) for n in names), e.stability, e.test or "–")
            for i, e in enumerate(self.found)
        ]
        said = [f"{i}: {e.sentence}" for i, e in enumerate(self.found)]
        title = f"Equilibria of {self.system} with {self.region}"
        return Table(title, ("", *names, "stability", "decided by"), tuple(rows), (*said, self.sentence))

    def __repr__(self) -> str:
        return f"Equilibria({self.system!r}, {len(self)} found)"


@explain_arguments
def equilibria(
    system: Any,
    region: Mapping[Any, Any] | None = None,
    *,
    inputs: Any = None,
    steady: Mapping[Any, float] | None = None,
    symbolic: bool = False,
) -> Equilibria:
    """All equilibria in a box, each with its stability.

    Args:
        system: a description, a model or the name of a gallery system.
        region: bounds by name; angles go round once and other coordinates reach 10 from the start unless
            given. Angles are counted modulo 2π.
        inputs: what inputs are held at, by name or in order; zero unless given.
        steady: rates of cyclic coordinates by name: then steady motions at these rates are found.
        symbolic: whether SymPy is to solve ∇U = 0, so that equilibria have ``formulas``.
    """
    model = derive(system)
    u, box = read_inputs(model, inputs), read_region(model, region)
    if symbolic:
        return _from_formulas(system, model, box, inputs)
    if steady:
        from pendula.analysis.steady import steady_motions

        return steady_motions(model, box, u, read_values(steady, model.coordinates, model.name, "steady"))
    if falling := find_falling(model, u):
        return Equilibria(model.name, (), box, _say_falling(model, falling))
    balance = Balance(model, u)
    _check_rest(model, balance)
    found = search(balance, box)
    parts = zip(found.points, found.directions, found.residuals(balance), found.degenerate, strict=True)
    made = [
        equilibrium_of(balance, w, along, residual, degenerate=degenerate)
        for w, along, residual, degenerate in parts
        if _stays(balance, w)
    ]
    return Equilibria(model.name, tuple(made), box, _claim(model, found, len(made)))


def _stays(balance: Balance, w: np.ndarray) -> bool:
    """Whether the system rests there at all times."""
    if not balance.model.card.explicit_time:
        return True
    later = (np.abs(Balance(balance.model, balance.u, t).values(w)).max(initial=0.0) for t in INSTANTS)
    return max(later) <= 1e3 * CONVERGED * slope_scale(balance, w)


def _check_rest(model: Model, balance: Balance) -> None:
    """Refuse a system whose constraints ask for motion."""
    if not model.constraints:
        return
    w = balance.join(np.array([model.card.start.get(n, 0.0) for n in model.card.entries]), np.zeros(0))
    y = balance.states(w)
    speeds = model.evaluate_states("constraints", y, balance.u)[model.card.holonomic :]
    if np.abs(speeds).max(initial=0.0) > CONVERGED:
        name = model.constraints[int(np.abs(speeds).argmax())]
        raise PendulaError(f"{model.name} cannot rest: its constraint '{name}' asks for a velocity.")


def _say_falling(model: Model, body: str) -> str:
    touched = (
        " Here nothing touches: simulate it, to see where it comes to rest." if model.card.ground else ""
    )
    return f"There are none: nothing holds '{body}' against gravity, so that it falls.{touched}"


def _claim(model: Model, found: Found, count: int) -> str:
    """How they were found, and what that proves."""
    how = f"{count or 'None'} found by Newton's method from {found.starts} points, found ones divided out"
    dropped = len(found.points) - count
    moved = f" {dropped} more rest at one instant only: {model.name} depends on time." if dropped else ""
    if found.index is None:
        return f"{how}; the last rounds found no other. That is no proof that there are no more.{moved}"
    if found.index == 0:
        return (
            f"{how}; the last rounds found no other, and the signs of determinants of their slopes add up "
            f"to 0, as on a torus they must. That is no proof that there are no more.{moved}"
        )
    return f"{how}. Some are missing: signs of determinants add up to {found.index}, on a torus to 0.{moved}"


def _from_formulas(system: Any, model: Model, box: Region, inputs: Any) -> Equilibria:
    """Equilibria that SymPy finds, with their values and stability."""
    from pendula.analysis.symbolic import solve_equilibria

    balance, made = Balance(model, read_inputs(model, inputs)), []
    values = {p: model.parameters[p.name] for p in model.description.parameters}
    for formulas in solve_equilibria(system, inputs):
        numbers = {name: complex(formula.xreplace(values)) for name, formula in formulas.items()}
        if any(abs(value.imag) > 1e-12 for value in numbers.values()):
            continue
        start = {name: value.real for name, value in numbers.items()}
        y = np.array([start.get(name, 0.0) for name in model.card.entries])
        found = equilibrium_of(balance, with_multipliers(balance, y), np.zeros((0, balance.free)))
        made.append(replace(found, formulas=formulas))
    said = "SymPy solved ∇U = 0; solutions that are not real for these parameters are left out."
    return Equilibria(model.name, tuple(made), box, said)
