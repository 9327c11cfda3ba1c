"""What every description has, however its motion is given."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

import sympy as sp

from pendula.description import checks
from pendula.description.controller import Controller
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content, fingerprint
from pendula.description.symbols import Coordinate, Derived, Input, Mode, Multiplier, Parameter, State, time
from pendula.errors import DescriptionError, format_names


class BaseDescription:
    """What a ``Lagrangian`` and an ``Ode`` share; whatever a kind of system lacks, it has none of.

    A kind says what it computes (``acting``, ``expressions``, ``content``); its symbols and its key follow.
    """

    coordinates: tuple[Coordinate, ...]
    states: tuple[State, ...]
    name: str
    start: Mapping[str, float]
    drawing: tuple[Shape, ...]
    reference: str
    units: Mapping[str, str]
    base_units: str = "kg m s"
    signals: Mapping[str, Any] = MappingProxyType({})
    contacts: tuple[Any, ...] = ()  # gaps that open and close
    unit_blocks: tuple[tuple[int, int], ...] = ()  # of coordinates: (first, length) of those of unit length
    identity: bool = True  # whether velocities are the rates of coordinates, q̇ = v

    @cached_property
    def velocities(self) -> tuple[Any, ...]:
        return tuple(q.dot for q in self.coordinates)

    @cached_property
    def moving_symbols(self) -> frozenset[Any]:
        """Coordinates, velocities and states."""
        return frozenset((*self.coordinates, *self.velocities, *self.states))

    @property
    def resulting_symbols(self) -> frozenset[Any]:
        """What follows from accelerations and multipliers too: reactions of constraints and joints."""
        return frozenset(map(Multiplier, self.constraint_names))

    @cached_property
    def acting(self) -> tuple[tuple[Any, ...], ...]:
        """The expressions in which inputs act, row by row."""
        raise NotImplementedError

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        """The rates of the states, in their order."""
        raise NotImplementedError

    @cached_property
    def expressions(self) -> tuple[Any, ...]:
        """Everything that is computed."""
        raise NotImplementedError

    @property
    def content(self) -> Content:
        """Everything that is computed, in named groups, for the key."""
        raise NotImplementedError

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """Every parameter the system uses, by name; m2 comes before m10."""
        found = {s for e in self.expressions for s in e.free_symbols if isinstance(s, Parameter)}
        return tuple(sorted(found, key=lambda s: [(len(part), part) for part in re.split(r"(\d+)", s.name)]))

    @cached_property
    def inputs(self) -> tuple[Input, ...]:
        """Every input, in the order in which the forces or rates mention them."""
        found: dict[Input, None] = {}
        for row in self.acting:
            symbols = {s for entry in row for s in entry.free_symbols if isinstance(s, Input)}
            found |= dict.fromkeys(sorted(symbols, key=lambda s: s.name))
        return tuple(found)

    @cached_property
    def explicit_time(self) -> bool:
        """Whether t itself appears anywhere."""
        return any(time in e.free_symbols for e in self.expressions)

    @cached_property
    def angles(self) -> tuple[str, ...]:
        """Coordinates that only turn."""
        return ()

    @cached_property
    def constraint_names(self) -> tuple[str, ...]:
        return ()

    @property
    def holonomic(self) -> tuple[Any, ...]:
        return ()

    @property
    def loops(self) -> tuple[tuple[str, int], ...]:
        """Joints that close loops, and how many of the constraints, which they are first of, each is."""
        return ()

    @cached_property
    def frictions(self) -> tuple[Any, ...]:
        """Every ``Friction``, which sticks or slips."""
        return ()

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The states that only events change."""
        return tuple(state for state in self.states if isinstance(state, Mode))

    @property
    def gated(self) -> tuple[str, ...]:
        """The names of constraints that hold in some modes only."""
        constraints: tuple[Any, ...] = getattr(self, "all_constraints", getattr(self, "constraints", ()))
        held = zip(self.constraint_names, constraints, strict=True) if self.modes else ()
        return tuple(name for name, c in held if any(isinstance(s, Mode) for s in c.expression.free_symbols))

    @property
    def power_names(self) -> tuple[str, ...]:
        """Every term that can change the energy."""
        return ()

    @property
    def motion(self) -> str:
        """The one of ``power_names`` that is work of prescribed motion or of a moving frame; "" if none."""
        return ""

    @property
    def energy_name(self) -> str:
        """What T + V as it is shown is called."""
        return "energy"

    @property
    def carries_energy(self) -> bool:
        """Whether the energy shown is not Jacobi's integral: it has T₀, or T₁ and T₀, carried by a frame."""
        return False

    @property
    def kinetic_by_values(self) -> bool:
        """Whether T₁ is shown because parameters have the values they have, not for all values."""
        return False

    @property
    def doubt(self) -> str:
        """What is odd about the system although it can be moved, in a sentence; outcomes repeat it."""
        return ""

    @property
    def invariants(self) -> Mapping[str, Any]:
        """What the exact motion keeps, by name, as expressions of the state."""
        return {}

    @cached_property
    def first_order(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The system as ẏ = f(y, u, t): symbols, and their rates where these can be written down."""
        raise NotImplementedError

    @cached_property
    def key(self) -> str:
        """A hash of all that is computed (not of parameter values): equal keys, equal machine code."""
        return fingerprint(self.content, self.drawing)

    def replace(self, **changes: Any) -> Self:
        """The same system with some of its parts exchanged."""
        return replace(self, **changes)  # pyright: ignore[reportArgumentType]

    def substitution(self, laws: Mapping[Any, Any]) -> dict[Input, Any]:
        """Laws by input symbol, each one an expression for an input of this system."""
        known = {u.name: u for u in self.inputs}
        made = {}
        for given, law in laws.items():
            if str(given) not in known:
                inputs = format_names(known) or "none"
                raise DescriptionError(f"'{given}' is not an input of {self.name}; its inputs are {inputs}.")
            made[known[str(given)]] = checks.read_expression(law, f"law for the input '{given}'")
        return made

    def with_states_of(
        self, controller: Controller, rates: Mapping[State, Any], substitution: Mapping[Input, Any]
    ) -> dict[State, Any]:
        """The rates of this system's states, then those of a controller's, with laws for inputs put in."""
        taken = {s.name for s in (*self.coordinates, *self.velocities, *self.states)}
        for state in controller.states:
            if state.name in taken:
                raise DescriptionError(
                    f"The controller's state '{state}' has the name of something in {self.name}; rename it."
                )
        added = dict(zip(controller.states, controller.rates, strict=True))
        return {state: rate.xreplace(substitution) for state, rate in {**rates, **added}.items()}

    def with_signals_of(self, controller: Controller, substitution: Mapping[Input, Any]) -> dict[str, Any]:
        """What runs of the closed loop record: what this system did, then what drives inputs, and signals."""
        added = {**self.signals, **controller.laws, **controller.signals}
        return {name: signal.xreplace(substitution) for name, signal in added.items()}

    def resolve_parameters(self, expressions: Iterable[Any]) -> list[Any]:
        """Expressions over this system's symbols, with parameters of their own replaced by their values."""
        own = {*self.moving_symbols, *self.inputs, *self.parameters, time}
        names = {symbol.name for symbol in own if not isinstance(symbol, Derived)}
        own |= self.resulting_symbols
        made = []
        for expression in expressions:
            values = {}
            for symbol in sorted(expression.free_symbols - own, key=str):
                if not isinstance(symbol, Parameter) or symbol.name in names:
                    known = format_names(sorted(names - {time.name}))
                    raise DescriptionError(
                        f"'{symbol}' in {expression} is not a symbol of {self.name}; its symbols are {known}."
                    )
                values[symbol] = sp.sympify(symbol.value)
            made.append(expression.xreplace(values))
        return made
