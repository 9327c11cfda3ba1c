"""What an audit found, as data; it prints as a table with a verdict."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.audits import table
from pendula.audits.mobility import Mobility
from pendula.model.quantity_units import with_unit_of

BELIEVED, DOUBTFUL, WRONG = GRADES = ("believed", "doubtful", "wrong")
STAYS = 0.7  # of a remainder, left at the finest setting


@dataclass(frozen=True)
class Convergence:
    """The remainder of a stretch of the run, simulated again with other steps or tolerances.

    Attributes:
        begin: where the stretch begins, s.
        end: where it ends, s.
        settings: steps, s, or tolerances, coarse ones first.
        remainders: the largest remainder of each, J.
        floor: what rounding alone may leave, J.
        own: which of the settings is that of the run.
        promised: how fast the remainder must fall: the method's order; of an adaptive method, 1 for a
            remainder that falls as the tolerance does.
        observed: how fast it does fall: between the two finest steps above the floor, or from the loosest
            tolerance to the first that reaches it; NaN where all is rounding.
        adaptive: whether settings are tolerances.
    """

    begin: float
    end: float
    settings: tuple[float, ...]
    remainders: tuple[float, ...]
    floor: float
    own: float
    promised: float
    observed: float
    adaptive: bool

    @property
    def rounding(self) -> bool:
        """Whether all that was seen is rounding."""
        return math.isnan(self.observed)

    @property
    def kept(self) -> bool:
        """Whether the remainder falls as fast as the method promises, or is rounding already."""
        # Tolerances steer steps only roughly, but down to rounding; orders show cleanly.
        if self.rounding or (self.adaptive and self.remainders[-1] <= self.floor):
            return True
        return self.observed >= self.promised - (0.4 if self.adaptive else 0.3)

    @property
    def stays(self) -> bool:
        """Whether the remainder stays as it is however small the steps, which no integration error does."""
        own = self.remainders[self.settings.index(self.own)]
        return not self.kept and own > self.floor and self.remainders[-1] > STAYS * own


@dataclass(frozen=True)
class Residual:
    """M v̇ − f − Aᵀλ at saved states, from kernels that know nothing of each other.

    Attributes:
        largest: the largest entry, next to the terms that it is the sum of.
        coordinate: whose equation that is.
        t: when, s.
        reversed: the same for −λ: if only this is small, the multipliers have the wrong sign.
    """

    largest: float
    coordinate: str
    t: float
    reversed: float


@dataclass(frozen=True)
class Invariant:
    """What the exact motion keeps: its value at the start and the largest change seen."""

    name: str
    start: float
    change: float


@dataclass(frozen=True)
class Drift:
    """How far one constraint was missed: of positions, velocities and accelerations."""

    constraint: str
    position: float
    velocity: float
    acceleration: float

    @property
    def worst(self) -> float:
        return max(x for x in (self.position, self.velocity) if not math.isnan(x))


@dataclass(frozen=True)
class GlobalError:
    """An estimate of how far the states are from the exact ones.

    Attributes:
        largest: |y − y_exact| next to the size of the entry, the largest over all entries and instants.
        until: up to when it was looked at, s.
        trusted_until: up to when it stays below a thousandth, s.
        how: in words.
    """

    largest: float
    until: float
    trusted_until: float
    how: str


@dataclass(frozen=True, eq=False, repr=False)
class Audit:
    """Where the energy of a run went, and how far the run can be believed; prints as a table.

    E(t) − E(0) = Σ works + remainder, every one a series over the instants t.

    Attributes:
        system: name of the system.
        integrator: name of the integrator.
        setting: its step or tolerance, as text.
        t: the instants, s.
        change: E − E(0), J; empty where the system has no energy.
        works: work by name since the start, J: of forces and inputs, prescribed motion or a moving frame,
            moving constraints, events.
        remainder: what the works leave unexplained, J.
        exchanged: the energy that went to and fro, J, next to which remainders are large or small.
        convergence: how the remainder falls with the step; None where that could not be tried.
        residual: of the equations of motion; None where there are none.
        invariants: momenta of cyclic coordinates and Jacobi's integral, where the system keeps them.
        drift: of every constraint.
        unit_drift: largest deviation of a quaternion from unit length that was removed after a step; None
            where there are none.
        error: of the states, estimated; None where that could not be tried.
        faults: sentences that name what is wrong; empty if nothing is.
        doubts: sentences that say what was not tried, or up to when states can be believed.
        notes: sentences on what could not be looked at.
        verdict: all of it in words.
        mobility: its degrees of freedom; None where there are no constraints.
        energy_name: what E is called; it is the "Jacobi integral" of a system by lagrangian=L.
        contact: of a run with contact, energy that grew, J, and the largest of its residuals, by name.
        units: of the run: those of "[time]" and "[energy]" are s and J where they are missing.
    """

    system: str
    integrator: str
    setting: str
    t: np.ndarray
    change: np.ndarray
    works: Mapping[str, np.ndarray]
    remainder: np.ndarray
    exchanged: float
    convergence: Convergence | Any  # or None, which editors need not ask about
    residual: Residual | None
    invariants: tuple[Invariant, ...]
    drift: tuple[Drift, ...]
    error: GlobalError | None
    faults: tuple[str, ...]
    doubts: tuple[str, ...]
    notes: tuple[str, ...]
    verdict: str
    mobility: Mobility | None = None
    unit_drift: float | None = None
    energy_name: str = "energy"
    contact: Mapping[str, float] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)

    @property
    def grade(self) -> str:
        """Whether the run is "believed", "doubtful" or "wrong"."""
        return WRONG if self.faults else DOUBTFUL if self.doubts else BELIEVED

    @property
    def ok(self) -> bool:
        """Whether the run can be believed: it was tried, to its end, and nothing speaks against it."""
        return self.grade == BELIEVED

    @property
    def largest_remainder(self) -> float:
        """The largest remainder, J."""
        return float(np.abs(self.remainder).max(initial=0.0))

    @property
    def title(self) -> str:
        span = ""
        if len(self.t):
            span = f", t = {self.t[0]:g} to {with_unit_of(f'{self.t[-1]:g}', self.units, 'time')}"
        return f"Audit of {self.system}, {self.integrator}, {self.setting}{span}"

    def __repr__(self) -> str:
        return f"Audit({self.system!r}, {self.integrator}, {self.grade})"

    def __str__(self) -> str:
        return table.text(self)

    def _repr_html_(self) -> str:
        return table.html(self)
