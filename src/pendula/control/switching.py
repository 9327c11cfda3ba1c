"""Switching between laws on conditions of the state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp
from sympy.logic.boolalg import Boolean

from pendula.description import Controller
from pendula.description.controller import as_controller
from pendula.description.symbols import Parameter, State
from pendula.errors import DescriptionError, format_names


@dataclass(frozen=True, eq=False)
class Switching:
    """Laws of which the first acts whose condition holds, else the last.

    Conditions are looked at wherever the motion is, and remember nothing. States of a law that does not act
    stand still. Runs record which law acts as the signal ``acting``: 0, 1, ….

    Args:
        cases: pairs (condition, law) in the order in which they are asked; a condition is a comparison of
            coordinates, velocities, states, time and parameters, or several with & and |; a law is whatever
            control= takes as part of the motion.
        otherwise: the law where no condition holds. All laws drive the same inputs.
    """

    cases: Sequence[tuple[Any, Any]]
    otherwise: Any

    def __post_init__(self) -> None:
        if not isinstance(self.cases, Iterable) or not list(self.cases):
            raise DescriptionError("Switching needs at least one pair (condition, law).")
        for case in self.cases:
            if not isinstance(case, tuple | list) or len(case) != 2:
                raise DescriptionError(f"A case of Switching is a pair (condition, law), got {case!r}.")
            if not isinstance(case[0], Boolean) or isinstance(case[0], sp.Symbol):
                raise DescriptionError(
                    f"A condition of Switching is a comparison such as theta > 1, got {case[0]!r}."
                )

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = getattr(system, "description", system)
        made = [as_controller(system, law) for law in (*(law for _, law in self.cases), self.otherwise)]
        return combine([condition for condition, _ in self.cases], made)


def combine(conditions: Sequence[Any], given: Sequence[Controller]) -> Controller:
    """One controller that acts as the first whose condition holds, else as the last."""
    first = given[0]
    for other in given[1:]:
        if set(other.laws) != set(first.laws):
            raise DescriptionError(
                "Laws that are switched between must drive the same inputs; one drives "
                f"{format_names(first.laws)}, another {format_names(other.laws)}."
            )
    controllers = _with_distinct_names(given)
    signals = {
        name: _choose(conditions, [c.signals.get(name, c.laws.get(name.removesuffix("_demand"), 0))
                                   for c in controllers])
        for name in dict.fromkeys(name for c in controllers for name in c.signals)
    }  # fmt: skip
    signals["acting"] = _choose(conditions, list(map(sp.Integer, range(len(controllers)))))
    rates = {
        state: _choose(conditions, [rate if other is c else 0 for other in controllers])
        for c in controllers
        for state, rate in zip(c.states, c.rates, strict=True)
    }
    return Controller(
        {name: _choose(conditions, [c.laws[name] for c in controllers]) for name in first.laws},
        tuple(rates),
        tuple(rates.values()),
        {name: value for c in controllers for name, value in c.start.items()},
        signals,
    )


def _choose(conditions: Sequence[Any], values: Sequence[Any]) -> Any:
    # Not evaluated: SymPy would rewrite conditions, which takes long and gains nothing.
    *first, last = map(sp.sympify, values)
    return sp.Piecewise(*zip(first, conditions, strict=True), (last, sp.true), evaluate=False)


def _with_distinct_names(given: Sequence[Controller]) -> list[Controller]:
    """The same laws with a number added to names that an earlier one uses for something else."""
    taken: dict[str, Any] = {}
    made = []
    for number, controller in enumerate(given, start=1):
        expressions = [*controller.laws.values(), *controller.rates, *controller.signals.values()]
        symbols = {s for e in expressions for s in e.free_symbols if isinstance(s, Parameter)}
        renamed: dict[Any, Any] = {}
        for symbol in sorted({*symbols, *controller.states}, key=str):
            name = f"{symbol.name}_{number}"
            if symbol.name not in taken:
                taken[symbol.name] = symbol
            elif isinstance(symbol, State):
                renamed[symbol] = State(name, symbol.unit)
            elif taken[symbol.name] != symbol:
                renamed[symbol] = Parameter(name, symbol.value, symbol.unit)
        made.append(_rename(controller, renamed))
    return made


def _rename(controller: Controller, renamed: dict[Any, Any]) -> Controller:
    if not renamed:
        return controller
    names = {old.name: new.name for old, new in renamed.items() if isinstance(old, State)}
    return Controller(
        {name: law.xreplace(renamed) for name, law in controller.laws.items()},
        tuple(renamed.get(state, state) for state in controller.states),
        tuple(rate.xreplace(renamed) for rate in controller.rates),
        {names.get(name, name): value for name, value in controller.start.items()},
        {name: signal.xreplace(renamed) for name, signal in controller.signals.items()},
    )
