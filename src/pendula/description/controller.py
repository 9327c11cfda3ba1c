"""A control law with memory, as part of a description."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from pendula.checking import read_start_values
from pendula.description import checks
from pendula.description.symbols import State
from pendula.errors import DescriptionError

if TYPE_CHECKING:
    from pendula.description.base import BaseDescription


@dataclass(frozen=True, eq=False)
class Controller:
    """What drives inputs of a system: laws, and the rates of the states that the laws remember by.

    Args:
        laws: an expression for each driven input, ``{input or its name: expression}``, of coordinates,
            velocities, states, time and parameters.
        states: the controller's own states, such as the integral of an error.
        rates: their rates, in the same order or as a mapping ``{state: expression}``.
        start: values of these states at the start; the rest is zero.
        signals: what else a run should record, ``{name: expression}``; the laws are recorded anyway.

    ``system.with_control(controller)`` closes the loop: the system has fewer inputs and more states.
    """

    laws: Mapping[str, Any]
    states: tuple[State, ...] = ()
    rates: tuple[Any, ...] = ()
    start: Mapping[str, float] = field(default_factory=dict)
    signals: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(self.laws, Mapping):
            raise DescriptionError(
                f"The laws of a controller come as {{input: expression}}, got {self.laws!r}."
            )
        laws = {
            str(u): checks.read_expression(law, f"law for the input '{u}'") for u, law in self.laws.items()
        }
        if len(laws) < len(self.laws):
            raise DescriptionError(f"Two laws are given for one input, in {list(self.laws)}.")
        states: tuple[State, ...] = ()
        if isinstance(self.states, State) or len(self.states) > 0:
            states = checks.read_states(self.states)
        rates = checks.read_rates(states, self.rates)
        if not isinstance(self.start, Mapping):
            raise DescriptionError(
                f"The start of a controller's states is given by name, got {self.start!r}."
            )
        start = read_start_values(self.start, [s.name for s in states], "the controller")
        object.__setattr__(self, "laws", MappingProxyType(laws))
        object.__setattr__(self, "states", states)
        object.__setattr__(self, "rates", rates)
        object.__setattr__(self, "start", MappingProxyType(start))
        object.__setattr__(self, "signals", MappingProxyType(checks.read_signals(self.signals)))

    def controller(self, system: "BaseDescription") -> "Controller":
        """Itself, whatever the system; recipes such as ``PID`` make one that suits the system."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Controller, (dict(self.laws), self.states, self.rates, dict(self.start), dict(self.signals))


def as_controller(system: "BaseDescription", given: Any) -> Controller:
    """What a user gives to ``with_control``: laws, a controller, or a recipe for one."""
    if isinstance(given, Mapping):
        return Controller(given)
    recipe: Callable[[Any], Any] | None = getattr(given, "controller", None)
    made = recipe(system) if callable(recipe) else given
    if not isinstance(made, Controller):
        raise DescriptionError(
            f"{given!r} is not a control law: give {{input: expression}}, a Controller, or something that "
            "makes one, such as PID(...)."
        )
    return made
