"""An equilibrium: where it is, what is left over there, whether it is stable."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import numpy as np

from pendula.analysis import stability
from pendula.analysis.balance import Balance
from pendula.analysis.linearisation import linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.analysis.stability import Verdict
from pendula.analysis.tables import number
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.notebook import ShownAsText

# Instants at which a system that names time must rest all the same, s.
INSTANTS = (0.37, 1.91, 7.3)
DEGENERATE = "Forces vanish with more than the first power of a deviation: the linear system does not decide."


@dataclass(frozen=True, eq=False, repr=False)
class Equilibrium(ShownAsText):
    """A state at which a system stays.

    Attributes:
        system: its name.
        coordinates: values by name, states of controllers and actuators among them.
        inputs: what inputs are held at.
        multipliers: of constraints, by their names.
        residual: the largest force that is left over.
        directions: along which it may slide, row by row; none where it is isolated.
        point: the state and inputs, for `linearise` and `modes`, which take the equilibrium itself.
        velocities: the rates of a steady motion, by name.
        verdict: gives the stability, which is judged when it is first asked for.
        formulas: the coordinates as formulas, where they were asked for.
    """

    system: str
    coordinates: dict[str, float]
    inputs: dict[str, float]
    multipliers: dict[str, float]
    residual: float
    directions: np.ndarray
    point: OperatingPoint
    velocities: Mapping[str, float]
    verdict: Callable[[], Verdict]
    formulas: Mapping[str, Any] | None = None

    @property
    def stability(self) -> str:
        """One of "stable", "asymptotically stable", "unstable", "neutral" and "undecided"."""
        return self._judged.stability

    @property
    def test(self) -> str:
        """Which test decided, "" if none did."""
        return self._judged.test

    @property
    def sentence(self) -> str:
        """The same in words."""
        return self._judged.sentence

    @cached_property
    def _judged(self) -> Verdict:
        return self.verdict()

    def __str__(self) -> str:
        where = ", ".join(f"{name} = {number(value)}" for name, value in self.coordinates.items())
        return f"{where}: {self.stability}. {self.sentence}"

    def __repr__(self) -> str:
        return f"Equilibrium({self.coordinates}, {self.stability!r})"


def equilibrium_of(
    balance: Balance,
    w: np.ndarray,
    directions: np.ndarray,
    residual: float | None = None,
    *,
    degenerate: bool = False,
) -> Equilibrium:
    """The equilibrium at the unknowns w, which may slide along directions.

    ``residual`` is the largest force that is left over, if it is known already, ``degenerate`` says whether
    slopes vanish along some direction.
    """
    if residual is None:
        residual = float(np.abs(balance.values(w)).max(initial=0.0))
    model = balance.model
    point = OperatingPoint(balance.states(w), balance.u, balance.t)
    names = (*model.coordinates, *model.states)
    values = dict(zip(model.card.entries, point.y.tolist(), strict=True))
    multipliers = w[len(w) - len(model.constraints) :].tolist()
    return Equilibrium(
        model.name,
        {name: values[name] for name in names},
        dict(zip(model.inputs, balance.u.tolist(), strict=True)),
        dict(zip(model.constraints, multipliers, strict=True)),
        residual,
        directions,
        point,
        {},
        partial(_verdict, balance, w, directions, degenerate=degenerate),
    )


def _verdict(balance: Balance, w: np.ndarray, directions: np.ndarray, *, degenerate: bool) -> Verdict:
    """The stability, with the directions along which it may slide."""
    if degenerate and not len(directions):
        return Verdict(stability.UNDECIDED, "", DEGENERATE)
    verdict = _judge(balance.model, OperatingPoint(balance.states(w), balance.u, balance.t), directions)
    if not len(directions):
        return verdict
    family = stability.family_of(balance.names[: balance.free], directions)
    return replace(verdict, sentence=f"Not isolated: it may slide along {family}. {verdict.sentence}")


def with_multipliers(balance: Balance, y: np.ndarray) -> np.ndarray:
    """Unknowns at a state, with the multipliers that leave the least over."""
    w = balance.join(y, np.zeros(len(balance.model.constraints)))
    if balance.model.constraints:
        J = balance.slopes(w)[:, balance.free :]
        w[len(w) - J.shape[1] :] = -np.linalg.pinv(J) @ balance.values(w)
    return w


def distance_from_rest(model: Model, point: OperatingPoint) -> tuple[float, float]:
    """The largest force that is left over at a point at rest, whatever multipliers do, and its scale."""
    balance = Balance(model, point.u, point.t)
    w = with_multipliers(balance, point.y)
    return float(np.abs(balance.values(w)).max(initial=0.0)), slope_scale(balance, w)


def slope_scale(balance: Balance, w: np.ndarray) -> float:
    """How large slopes are at a point, by which forces left over are judged."""
    return max(float(np.abs(balance.slopes(w)).max(initial=0.0)), 1e-300)


def _judge(model: Model, point: OperatingPoint, directions: np.ndarray) -> Verdict:
    try:
        lin = linearise_at(model, point)
        instants = INSTANTS if model.card.explicit_time else ()
        later = [linearise_at(model, replace(point, t=t)).A for t in instants]
    except PendulaError as error:
        return Verdict(stability.UNDECIDED, "", f"It cannot be linearised: {error}")
    if any(np.abs(A - lin.A).max() > 1e-8 * np.abs(lin.A).max() for A in later):
        said = "Its linear system changes with time, so that eigenvalues and ∇²U say nothing."
        return Verdict(stability.UNDECIDED, "", said)
    return stability.judge(model, lin, directions)
