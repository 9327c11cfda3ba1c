"""Events: instants at which something crosses zero on the way, and what happens then."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.symbols import Acceleration
from pendula.errors import DescriptionError

_DIRECTIONS = {"rising": 1, "falling": -1, "both": 0, 1: 1, -1: -1, 0: 0}


@dataclass(frozen=True)
class Event:
    """A crossing of zero during a run.

    It is looked for at places of every step, more of them where its value bends so much that it might cross
    zero twice in between. What is faster than that is passed over, such as a pulse that is shorter than a
    hundredth of a step; ``simulate`` has ``max_step`` for it. Nothing happens where a motion begins at zero.

    Args:
        when: what crosses zero: an expression of coordinates, velocities, states, inputs, parameters and
            time, an equation, or a function of (t, q, v), with z where a system has further states.
        name: how it is called in results and sentences.
        direction: "rising", "falling" or "both" (also 1, −1, 0).
        terminal: whether the run ends there.
        change: what the state jumps to: new values by name, as numbers or expressions of the state before,
            such as ``{v: -0.9 * v}``; or a function of the same arguments as ``when`` that returns such
            values by name, as numbers.
    """

    when: Any
    name: str = ""
    direction: str | int = "both"
    terminal: bool = False
    change: Mapping[Any, Any] | Callable[..., Mapping[Any, float]] | None = None

    def __post_init__(self) -> None:
        if (
            not isinstance(self.direction, str | int)
            or isinstance(self.direction, bool)
            or (self.direction not in _DIRECTIONS)
        ):
            raise DescriptionError(
                f"The direction of an event is 'rising', 'falling' or 'both', got {self.direction!r}."
            )
        if not isinstance(self.name, str):
            raise DescriptionError(f"The name of an event must be text, got {self.name!r}.")
        if not self.symbolic:
            if not callable(self.when):
                raise DescriptionError(
                    f"An event needs an expression that crosses zero or a function, got {self.when!r}."
                )
        else:
            object.__setattr__(self, "when", _crossing(self.when))
        object.__setattr__(self, "name", self.name or (str(self.when) if self.symbolic else "event"))
        change = self.change
        if isinstance(change, Mapping):
            made = {str(name): _value(name, value) for name, value in change.items()}
            if not made:
                raise DescriptionError(f"The change of the event '{self.name}' changes nothing.")
            object.__setattr__(self, "change", made)
        elif change is not None and not callable(change):
            raise DescriptionError(
                f"The change of the event '{self.name}' must be values by name or a function, got {change!r}."
            )

    @property
    def symbolic(self) -> bool:
        """Whether the crossing is an expression, which compiles."""
        return isinstance(self.when, sp.Basic)

    @property
    def explicit_time(self) -> bool:
        """Whether its value depends on time by itself, or may do so."""
        from pendula.description.symbols import time

        return not self.symbolic or time in self.when.free_symbols

    @property
    def sign(self) -> int:
        """1 for rising, −1 for falling, 0 for both."""
        return _DIRECTIONS[self.direction]

    @property
    def stops(self) -> bool:
        """Whether the motion does not simply go on."""
        return self.terminal or self.change is not None


@dataclass(frozen=True)
class ModeEvent(Event):
    """An event at which a force begins or ceases to hold; what follows is not said by the event."""

    @property
    def stops(self) -> bool:
        return True


def _crossing(given: sp.Basic) -> Any:
    if isinstance(given, sp.Equality):
        given = given.lhs - given.rhs  # pyright: ignore[reportOperatorIssue]
    if not isinstance(given, sp.Expr) or isinstance(given, sp.MatrixBase):
        raise DescriptionError(f"An event needs an expression that crosses zero, got {given}.")
    if not given.free_symbols:
        raise DescriptionError(f"The event {given} depends on nothing: it never crosses zero.")
    _refuse_accelerations(given)
    return given


def _value(name: Any, given: Any) -> Any:
    try:
        value = sp.sympify(given, strict=True)
    except (sp.SympifyError, TypeError):
        value = None
    if not isinstance(value, sp.Expr) or value.has(sp.nan, sp.zoo, sp.oo, -sp.oo):
        raise DescriptionError(
            f"An event cannot change '{name}' to {given!r}; give a number or an expression."
        )
    _refuse_accelerations(value)
    return value


def _refuse_accelerations(expression: sp.Expr) -> None:
    if found := sorted(str(s) for s in expression.free_symbols if isinstance(s, Acceleration)):
        raise DescriptionError(f"An event may not depend on the acceleration '{found[0]}'.")
