"""equilibria: where a system rests, all of it in a box; trim: what holds it where it is wanted."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, overload

import numpy as np

from pendula.analysis import stability
from pendula.analysis.balance import Balance
from pendula.analysis.linearisation import Linearisation, format_point, linearise_at
from pendula.analysis.points import OperatingPoint, check_names, read_inputs, read_values
from pendula.analysis.region import Region, read_region
from pendula.analysis.search import CONVERGED, Found, search
from pendula.analysis.tables import Table, Tabular, number
from pendula.errors import PendulaError
from pendula.model import Model, derive

# Instants at which a system that names time must rest all the same, s.
INSTANTS = (0.37, 1.91, 7.3)
VANISHING = 1e-6
DEGENERATE = "Forces vanish with more than the first power of a deviation: the linear system does not decide."


@dataclass(frozen=True, eq=False, repr=False)
class Equilibrium:
    """A state at which a system stays.

    Attributes:
        system: its name.
        coordinates: values by name, states of controllers and actuators among them.
        inputs: what inputs are held at.
        multipliers: of constraints, by their names.
        residual: the largest force that is left over.
        stability: "stable", "asymptotically stable", "unstable", "neutral" or "undecided".
        test: which test decided, "" if none did.
        sentence: the same in words.
        directions: along which it may slide, row by row; none where it is isolated.
        point: the state and inputs, for `linearise` and `modes`, which take the equilibrium itself.
        velocities: the rates of a steady motion, by name.
        formulas: the coordinates as formulas, where they were asked for.
    """

    system: str
    coordinates: dict[str, float]
    inputs: dict[str, float]
    multipliers: dict[str, float]
    residual: float
    stability: str
    test: str
    sentence: str
    directions: np.ndarray
    point: OperatingPoint
    velocities: Mapping[str, float]
    formulas: Mapping[str, Any] | None = None

    def __str__(self) -> str:
        where = ", ".join(f"{name} = {number(value)}" for name, value in self.coordinates.items())
        return f"{where}: {self.stability}. {self.sentence}"

    def __repr__(self) -> str:
        return f"Equilibrium({self.coordinates}, {self.stability!r})"


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
    balance = Balance(model, u)
    _check_rest(model, balance)
    found = search(balance, box)
    pairs = zip(found.points, found.directions, strict=True)
    made = [_equilibrium(balance, w, along, found.scale) for w, along in pairs if _stays(balance, w)]
    return Equilibria(model.name, tuple(made), box, _claim(model, found, len(made)))


def trim(
    system: Any, at: Mapping[Any, float] | None = None, *, free: Iterable[Any], inputs: Any = None
) -> Equilibrium:
    """The equilibrium at a given position, by values of inputs (or other coordinates) that are free.

    Args:
        system: a description, a model or the name of a gallery system.
        at: coordinates and states by name; others come from the description's start, else are zero.
        free: names of inputs, coordinates or states that may take any value.
        inputs: what the other inputs are held at, and where free ones are looked for first.
    """
    model = derive(system)
    names = (*model.coordinates, *model.states)
    listed = [str(name) for name in ([free] if isinstance(free, str) else free)]
    if not listed:
        raise PendulaError(
            f"trim needs something that is free, such as free=['{(*model.inputs, *names)[0]}']."
        )
    check_names(listed, (*names, *model.inputs), model.name, "free")
    values = {name: model.card.start.get(name, 0.0) for name in names}
    values |= read_values(at, names, model.name, "at")
    u = read_inputs(model, inputs)
    y = model.layout.normalise(np.array([values.get(name, 0.0) for name in model.card.entries]))
    balance, w = _solve(model, u, y, listed)
    made = _equilibrium(balance, w, np.zeros((0, balance.free)))
    left = balance.values(w)
    if not made.residual <= CONVERGED * _scale(balance, w):
        worst = _equation_names(model)[int(np.abs(left).argmax())]
        raise PendulaError(
            f"No value of {', '.join(listed)} holds {model.name} at {format_point(model, made.point)}: "
            f"{number(made.residual)} is left over in the equation of {worst}."
        )
    return made


def distance_from_rest(model: Model, point: OperatingPoint) -> tuple[float, float]:
    """The largest force that is left over at a point at rest, whatever multipliers do, and its scale."""
    balance = Balance(model, point.u, point.t)
    w = _with_multipliers(balance, point.y)
    return float(np.abs(balance.values(w)).max(initial=0.0)), _scale(balance, w)


def equilibrium_at(model: Model, point: OperatingPoint) -> Equilibrium:
    """The equilibrium at a point that is known to be one."""
    balance = Balance(model, point.u, point.t)
    return _equilibrium(balance, _with_multipliers(balance, point.y), np.zeros((0, balance.free)))


def _solve(model: Model, u: np.ndarray, y: np.ndarray, free: list[str]) -> tuple[Balance, np.ndarray]:
    """Newton's method on free inputs, coordinates and multipliers."""
    inputs = [model.inputs.index(name) for name in free if name in model.inputs]
    balance = Balance(model, u)
    positions = [i for i, name in enumerate(balance.names[: balance.free]) if name in free]
    columns = [*positions, *range(balance.free, len(balance.names))]
    w = _with_multipliers(balance, y)
    for _ in range(50):
        values = balance.values(w)
        J = np.hstack((balance.slopes(w)[:, columns], balance.slopes_by_inputs(w)[:, inputs]))
        step = -np.linalg.pinv(J, 1e-12) @ values
        change = np.zeros(len(balance.names))
        change[columns] = step[: len(columns)]
        w, u = balance.move(w, change), u.copy()
        u[inputs] += step[len(columns) :]
        balance = Balance(model, u)
        if np.abs(step).max(initial=0.0) < 1e-14 * (1 + np.abs(w).max(initial=0.0)):
            break
    return balance, w


def _with_multipliers(balance: Balance, y: np.ndarray) -> np.ndarray:
    """Unknowns at a state, with the multipliers that leave the least over."""
    w = balance.join(y, np.zeros(len(balance.model.constraints)))
    if balance.model.constraints:
        J = balance.slopes(w)[:, balance.free :]
        w[len(w) - J.shape[1] :] = -np.linalg.pinv(J) @ balance.values(w)
    return w


def _equilibrium(balance: Balance, w: np.ndarray, directions: np.ndarray, scale: float = 0.0) -> Equilibrium:
    model = balance.model
    point = OperatingPoint(balance.states(w), balance.u, balance.t)
    verdict = _judge(model, point, directions)
    if not len(directions) and _is_degenerate(balance, w, scale):
        verdict = stability.Verdict(stability.UNDECIDED, "", DEGENERATE)
    sentence = verdict.sentence
    if len(directions):
        family = stability.family_of(balance.names[: balance.free], directions)
        sentence = f"Not isolated: it may slide along {family}. {sentence}"
    names = (*model.coordinates, *model.states)
    values = dict(zip(model.card.entries, point.y.tolist(), strict=True))
    multipliers = w[len(w) - len(model.constraints) :].tolist()
    return Equilibrium(
        model.name,
        {name: values[name] for name in names},
        dict(zip(model.inputs, balance.u.tolist(), strict=True)),
        dict(zip(model.constraints, multipliers, strict=True)),
        float(np.abs(balance.values(w)).max(initial=0.0)),
        verdict.stability,
        verdict.test,
        sentence,
        directions,
        point,
        {},
    )


def _is_degenerate(balance: Balance, w: np.ndarray, scale: float) -> bool:
    """Whether slopes vanish along some direction, next to how large they are elsewhere."""
    return bool(np.linalg.svd(balance.slopes(w), compute_uv=False).min(initial=np.inf) < VANISHING * scale)


def _judge(model: Model, point: OperatingPoint, directions: np.ndarray) -> stability.Verdict:
    try:
        lin: Linearisation = linearise_at(model, point)
        instants = INSTANTS if model.card.explicit_time else ()
        later = [linearise_at(model, replace(point, t=t)).A for t in instants]
    except PendulaError as error:
        return stability.Verdict(stability.UNDECIDED, "", f"It cannot be linearised: {error}")
    if any(np.abs(A - lin.A).max() > 1e-8 * np.abs(lin.A).max() for A in later):
        said = "Its linear system changes with time, so that eigenvalues and ∇²U say nothing."
        return stability.Verdict(stability.UNDECIDED, "", said)
    return stability.judge(model, lin, directions)


def _stays(balance: Balance, w: np.ndarray) -> bool:
    """Whether the system rests there at all times."""
    if not balance.model.card.explicit_time:
        return True
    later = (np.abs(Balance(balance.model, balance.u, t).values(w)).max(initial=0.0) for t in INSTANTS)
    return max(later) <= 1e3 * CONVERGED * _scale(balance, w)


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


def _scale(balance: Balance, w: np.ndarray) -> float:
    return max(float(np.abs(balance.slopes(w)).max(initial=0.0)), 1e-300)


def _equation_names(model: Model) -> tuple[str, ...]:
    held = model.constraints[: model.card.holonomic]
    names = model.coordinates if model.layout.identity else model.velocities
    return (*names, *(f"the constraint '{name}'" for name in held), *model.states)


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
        found = _equilibrium(balance, _with_multipliers(balance, y), np.zeros((0, balance.free)))
        made.append(replace(found, formulas=formulas))
    said = "SymPy solved ∇U = 0; solutions that are not real for these parameters are left out."
    return Equilibria(model.name, tuple(made), box, said)
