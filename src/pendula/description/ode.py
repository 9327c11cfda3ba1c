"""A system by the rates of its states: a plain initial value problem."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pendula.description import checks, homogeneity
from pendula.description.base import BaseDescription
from pendula.description.controller import as_controller
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content
from pendula.description.start_values import read_start
from pendula.description.symbols import State


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Ode(BaseDescription):
    """A system of differential equations ẋ = f(x, u, t) of first order; an immutable value.

    It has states in the place of coordinates and velocities, and no energy.

    Args:
        states: the states x, in the order of every vector.
        rates: their rates f, in the same order or as a mapping ``{state: expression}``; expressions of
            states, parameters, inputs and ``pendula.time``.
        name: what reports and plots call the system.
        start: values of states worth starting from; the rest is zero.
        drawing: shapes for viewers.
        reference: where the system comes from.
        base_units: units of mass, length and time in which the numbers are given, such as "M☉ AU d"; "1 1 1"
            for plain numbers. Units of symbols then name dimensions only and are shown in these.
        signals: expressions that every run records, ``{name: expression}``; ``with_control`` adds what drives
            inputs.

    ``units`` holds the SI unit of every symbol for which one was given or follows from those.
    """

    states: tuple[State, ...]
    rates: tuple[Any, ...]
    name: str = "system"
    start: Mapping[str, float] = field(default_factory=dict)
    drawing: tuple[Shape, ...] = ()
    reference: str = ""
    base_units: str = "kg m s"
    signals: Mapping[str, Any] = field(default_factory=dict)
    units: Mapping[str, str] = field(init=False)

    coordinates = ()

    def __init__(
        self,
        states: Sequence[State] | State,
        rates: Sequence[Any] | Mapping[Any, Any] | Any,
        *,
        name: str = "system",
        start: Mapping[Any, Any] | None = None,
        drawing: Iterable[Shape] = (),
        reference: str = "",
        base_units: str = "kg m s",
        signals: Mapping[str, Any] | None = None,
    ) -> None:
        z = checks.read_states(states)
        values = {
            "states": z,
            "rates": checks.read_rates(z, rates),
            "name": checks.read_text(name, "name"),
            "drawing": checks.read_shapes(drawing),
            "reference": reference,
            "base_units": base_units,
            "signals": MappingProxyType(checks.read_signals(signals if signals is not None else {})),
        }
        for key, value in values.items():
            object.__setattr__(self, key, value)
        checks.check_rates_and_drawing(self)
        checks.check_signals(self)
        checks.check_names(self)
        object.__setattr__(self, "units", MappingProxyType(homogeneity.units_of_rates(self)))
        object.__setattr__(self, "start", MappingProxyType(read_start(self, start or {})))

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        return self.rates

    @cached_property
    def first_order(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        return self.states, self.rates

    @cached_property
    def acting(self) -> tuple[tuple[Any, ...], ...]:
        return tuple((rate,) for rate in self.rates)

    @cached_property
    def expressions(self) -> tuple[Any, ...]:
        """Everything that is computed: the rates, signals and the drawing."""
        return (*self.rates, *self.signals.values(), *checks.expressions_of_drawing(self.drawing))

    @property
    def content(self) -> Content:
        yield "symbols", (*self.states, *self.inputs, *self.parameters)
        yield "rates", self.rates

    def with_control(self, control: Any) -> "Ode":
        """The closed loop: inputs replaced by expressions of states, time and parameters.

        ``control`` is ``{input: expression}``, a ``Controller``, whose states follow those of the system, or
        something that makes one. Where symbols have units, gains that have one are parameters: numbers in a
        rate are plain numbers.
        """
        controller = as_controller(self, control)
        own = dict(zip(self.states, self.rates, strict=True))
        substitution = self.substitution(controller.laws)
        rates = self.with_states_of(controller, own, substitution)
        return self.replace(
            states=tuple(rates),
            rates=tuple(rates.values()),
            start={**self.start, **controller.start},
            signals=self.with_signals_of(controller, substitution),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Descriptions are built again when they are unpickled, so that they are checked again.
        parts = {"name": self.name, "start": dict(self.start), "drawing": self.drawing}
        return _rebuild, (
            self.states,
            self.rates,
            parts
            | {"reference": self.reference, "base_units": self.base_units, "signals": dict(self.signals)},
        )

    def __repr__(self) -> str:
        return f"Ode({self.name!r}, states=({', '.join(map(str, self.states))}))"


def _rebuild(states: tuple[State, ...], rates: tuple[Any, ...], parts: dict[str, Any]) -> Ode:
    return Ode(states, rates, **parts)
