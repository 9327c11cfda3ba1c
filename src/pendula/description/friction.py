"""Dry friction that sticks: a force while something slips, a constraint while it does not.

With the slip velocity w, linear in the velocities, and the pressing force N, Coulomb's law says

    slipping:   the force −s μ N along w,   s = sign(w),   until w = 0
    sticking:   w = 0, kept by a force λ,   |λ| ≤ μₛ N,    until |λ| = μₛ N

(Pfeiffer & Glocker, Multibody Dynamics with Unilateral Contacts, 1996, ch. 5). Which of them holds is a state
of the system, its mode s = −1, 0 or 1, which only events change: one set of equations serves all modes,

    M v̇ = f − s μ N ∂w/∂v + Aᵀλ,   (1 − s²) w = 0.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sympy as sp

from pendula.description.checks import read_expression
from pendula.description.constraints import Nonholonomic
from pendula.description.events import ModeEvent
from pendula.description.symbols import Acceleration, Coordinate, Mode, Multiplier, Parameter, Velocity, dot
from pendula.errors import DescriptionError


@dataclass(frozen=True)
class StickingRow(Nonholonomic):
    """(1 − s²) w = 0: what sticks does not slip."""


@dataclass(frozen=True)
class Friction:
    """Dry friction, which holds what it has stopped until something pulls hard enough.

    It adds to a system a state, its mode, called after the coordinate (``x_slip``): 1 or −1 while x slips
    forwards or backwards, 0 while it sticks. ``simulate`` finds the instants at which it changes; they are
    among the events of a run. The multiplier of the constraint "x sticks" is the force that holds it.

    Args:
        mu: the coefficient of friction while slipping.
        normal: the force that presses, N; where it is negative, nothing presses. For an angle the torque
            is mu times normal: give the force times its arm.
        on: what slips: a coordinate, any length s(q, t), whose rate counts, or a velocity itself, such as
            ``x.dot - R*phi.dot`` for a wheel.
        static: the coefficient of friction while sticking, not smaller than mu; mu unless given.
        name: what its work is called, and its mode where ``on`` is not a coordinate.
    """

    mu: Any
    normal: Any = None
    on: Any = None
    static: Any = None
    name: str = ""

    def __post_init__(self) -> None:
        for what in ("normal", "on"):
            if getattr(self, what) is None:
                raise DescriptionError(f"A Friction needs {what}=, as in Friction(0.3, normal=m*g, on=x).")
        static = self.mu if self.static is None else self.static
        for what, given in (("mu", self.mu), ("normal", self.normal), ("on", self.on), ("static", static)):
            object.__setattr__(self, what, read_expression(given, f"{what} of a friction"))
        if not self.label.isidentifier():
            raise DescriptionError(
                f"The friction on {self.on}, which is no coordinate, needs a name that begins with a letter, "
                "such as name='wheel': its mode is called after it."
            )
        mu, static = value_of(self.mu), value_of(self.static)
        for what, value in (("mu", mu), ("static", static), ("normal", value_of(self.normal))):
            if value is not None and value < 0:
                raise DescriptionError(f"{what} of the friction on {self.on} is negative: {value:g}.")
        if mu is not None and static is not None and static < mu:
            raise DescriptionError(
                f"The static coefficient of the friction on {self.on} is {static:g}, less than mu = {mu:g}: "
                "it would slip before it sticks."
            )
        self._check_slip()

    def _check_slip(self) -> None:
        moving = [v for v in self.slip.free_symbols if isinstance(v, Velocity)]
        if not moving:
            raise DescriptionError(f"The friction on {self.on} slips with no velocity: nothing moves there.")
        for v in moving:
            if self.slip.diff(v).free_symbols & set(moving):
                raise DescriptionError(f"The friction on {self.on} must be linear in the velocity '{v}'.")

    @property
    def label(self) -> str:
        """What its mode and its events are called after."""
        return self.on.name if isinstance(self.on, Coordinate) else re.sub(r"\W+", "_", self.name)

    @cached_property
    def slip(self) -> Any:
        """The slip velocity w."""
        own = any(isinstance(s, Velocity | Acceleration) for s in self.on.free_symbols)
        return self.on if own else dot(self.on)

    @cached_property
    def mode(self) -> Mode:
        """The direction in which it slips: 1 or −1, and 0 while it sticks."""
        return Mode(f"{self.label}_slip")

    @cached_property
    def row(self) -> StickingRow:
        return StickingRow((1 - self.mode**2) * self.slip, name=f"{self.label} sticks")

    @property
    def holding(self) -> Multiplier:
        """The force λ that keeps w = 0."""
        return Multiplier(self.row.name)

    @cached_property
    def limit(self) -> Any:
        """The largest force that holds, μₛ N."""
        return self.static * self._pressing

    @cached_property
    def _pressing(self) -> Any:
        """The pressing force, none where it would pull."""
        fixed = all(isinstance(s, Parameter) for s in self.normal.free_symbols)
        return self.normal if fixed else sp.Max(self.normal, 0, evaluate=False)

    @cached_property
    def events(self) -> tuple[ModeEvent, ModeEvent]:
        """The end of slipping, where w = 0, and the end of sticking, where |λ| = μₛ N.

        Of the two values, the one that its mode does not concern is 1.
        """
        s, margin = self.mode, self.limit - sp.Abs(self.holding)
        return (
            ModeEvent(s * self.slip + 1 - s**2, f"{self.label} stops slipping", "falling"),
            ModeEvent((1 - s**2) * margin + s**2, f"{self.label} starts slipping", "falling"),
        )

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = −s μ N ∂w/∂q̇ᵢ."""
        force = -self.mode * self.mu * self._pressing
        return [force * self.slip.diff(q.dot) for q in coordinates]

    def substitute(self, values: Mapping[Any, Any]) -> "Friction":
        """The same friction with other expressions for some symbols."""
        mu, normal, static = (part.xreplace(values) for part in (self.mu, self.normal, self.static))
        return Friction(mu, normal, self.on, static, self.name)


def value_of(given: Any) -> float | None:
    """The value of an expression of numbers and parameters; None of any other."""
    values = {s: sp.Float(s.value) for s in given.free_symbols if isinstance(s, Parameter)}
    value: Any = given.xreplace(values)
    return None if value.free_symbols else float(value)
