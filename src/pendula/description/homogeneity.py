"""Whether every energy, force, constraint and rate has the dimension it must have.

Checked as soon as one symbol of a system has a unit. Symbols without one are unknowns: they take whatever
dimension the system demands, and only a contradiction is refused. Angles are plain numbers. A number in an
expression is a plain number too, in energies, constraints and rates without exception. A number given by
itself as the value or coefficient of a force, as in ``Damper(0.1, on=theta)``, and numbers in control laws of
forces and in rates of states beside coordinates, are in SI units, of the dimension they need.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import sympy as sp

from pendula.description.angles import turning_coordinates
from pendula.description.base_units import BaseUnits, read_base_units
from pendula.description.checks import expressions_of_drawing
from pendula.description.constraints import Nonholonomic
from pendula.description.demands import (
    OF_CONSTRAINT,
    WHOLE_TERM,
    Demand,
    Reader,
    UnknownNumber,
    dimension_of,
    format_expression,
)
from pendula.description.dimensions import (
    ENERGY,
    FORCE,
    LENGTH,
    NUMBER,
    TIME,
    TORQUE_TEXT,
    Dimension,
    si_text,
)
from pendula.description.forces import Damper, Drag, Force, Torque
from pendula.description.symbols import Input
from pendula.errors import DescriptionError

if TYPE_CHECKING:
    from pendula.description.base import BaseDescription
    from pendula.description.lagrangian import Lagrangian
    from pendula.description.ode import Ode


def units(system: "Lagrangian") -> dict[str, str]:
    """The SI unit of every symbol and multiplier that has one or whose dimension follows; checks them all.

    Empty for a system without units.
    """
    base = read_base_units(system.base_units)
    if base.plain or not _has_units(system):
        return _plain_units(system) if base.plain else base.quantities()
    demands: list[Demand] = []
    for where, energy in system.energies:
        reader = Reader(where, demands)
        for term in sp.Add.make_args(energy):
            reader.require(WHOLE_TERM, lambda e: f"the term {format_expression(e)}", term, ENERGY)
    for name, force in zip(system.force_names, system.forces, strict=True):
        _read_force(system, f"force '{name}'", force, demands)
    multipliers = _read_constraints(system, demands)
    _read_rates(system.rates, demands, numbers_carry_units=True, in_si_units=_laws_in_si_units(system))
    turning = turning_coordinates(
        (system.kinetic, system.potential, *(c.expression for c in system.constraints)),
        expressions_of_drawing(system.drawing),
    )
    return _texts(system, multipliers, _infer(demands, lenient=_is_lenient(system)), turning)


def units_of_rates(system: "Ode") -> dict[str, str]:
    """The same for a system by its rates: every term of ẋ has the dimension of x over time."""
    base = read_base_units(system.base_units)
    if base.plain or not _has_units(system):
        return _plain_units(system) if base.plain else base.quantities()
    demands: list[Demand] = []
    _read_rates(dict(zip(system.states, system.rates, strict=True)), demands)
    return _texts(system, {}, _infer(demands, lenient=_is_lenient(system)), frozenset())


def _read_rates(
    rates: Mapping[Any, Any],
    demands: list[Demand],
    *,
    numbers_carry_units: bool = False,
    in_si_units: bool = False,
) -> None:
    for state, rate in rates.items():
        reader = Reader(f"rate of '{state}'", demands, numbers_carry_units=numbers_carry_units)
        for term in _checked_terms(rate, law=in_si_units):
            wanted = dimension_of(state) / TIME
            reader.require(WHOLE_TERM, lambda e: f"the term {format_expression(e)}", term, wanted)


def _has_units(system: "BaseDescription") -> bool:
    symbols = (*system.coordinates, *system.states, *system.inputs, *system.parameters)
    return any(symbol.unit is not None for symbol in symbols)


def _is_lenient(system: "BaseDescription") -> bool:
    """Whether all units are those of ready systems, to which users may add terms in plain SI numbers."""
    symbols = (*system.coordinates, *system.states, *system.inputs, *system.parameters)
    return all(symbol.unit is None or symbol.unit.lenient for symbol in symbols)


def _infer(demands: list[Demand], *, lenient: bool) -> "_Inference":
    """What follows from all demands, or an error that names the first that cannot be met.

    Where demands are lenient, those that cannot be met are left out.
    """
    inference = _Inference()
    for demand in sorted(demands, key=lambda demand: demand.rank):
        if inference.contradicts(demand):
            if lenient:
                continue
            # A part stands before its whole in the list, so that the smallest wrong part is blamed.
            culprits = (d for d in demands if d.where == demand.where and inference.contradicts(d))
            raise DescriptionError(inference.complaint(next(culprits)))
        inference.learn(demand)
    return inference


def _read_constraints(system: "Lagrangian", demands: list[Demand]) -> dict[str, Dimension]:
    """Demands that the terms of each constraint agree; returns the dimensions of the multipliers."""
    multipliers = {}
    for name, constraint in zip(system.constraint_names, system.constraints, strict=True):
        reader = Reader(f"constraint '{name}'", demands)
        terms = sp.Add.make_args(constraint.expression)
        common = reader.agree(OF_CONSTRAINT, lambda e: f"the term {format_expression(e)}", terms)
        if common is not None:
            # The power of a reaction is λ ċ, so λ = E/c; where c is a rate already it is λ c.
            multipliers[name] = ENERGY / (common * TIME if isinstance(constraint, Nonholonomic) else common)
    return multipliers


def _read_force(system: "Lagrangian", where: str, force: Any, demands: list[Demand]) -> None:
    ours = isinstance(force, Force | Torque | Damper | Drag)
    reader = Reader(where, demands, numbers_carry_units=not ours)
    force = _with_unknown_numbers(force) if ours else force
    if isinstance(force, Force) and force.at is not None:
        for component, place in zip(force.value, force.at, strict=True):
            reader.require(
                WHOLE_TERM, lambda e: f"the component {format_expression(e)}", sp.sympify(component), FORCE
            )
            reader.require(WHOLE_TERM, lambda e: f"the place {format_expression(e)}", place, LENGTH)
        return
    for q, entry in zip(system.coordinates, force.generalised_force(system.coordinates), strict=True):
        # The power Q q̇ is one of an energy, so Q = E/q.
        for term in _checked_terms(sp.sympify(entry), law=not ours and _laws_in_si_units(system)):
            reader.require(
                WHOLE_TERM,
                lambda e, q=q: f"the term {format_expression(e)} along {q}",
                term,
                ENERGY / dimension_of(q),
                "torque",
            )


def _checked_terms(expression: Any, *, law: bool) -> list[Any]:
    """The terms to check: of a control law in SI units those in which something has a unit or is an input."""
    terms = sp.Add.make_args(expression)
    return [term for term in terms if not law or any(map(_has_dimension, term.free_symbols))]


def _has_dimension(symbol: Any) -> bool:
    return isinstance(symbol, Input) or getattr(symbol, "unit", None) is not None


def _laws_in_si_units(system: "Lagrangian") -> bool:
    """Whether control laws may be written in plain SI numbers: no coordinate was given a unit."""
    return all(q.unit is None for q in system.coordinates)


def _with_unknown_numbers(force: Any) -> Any:
    """The force with an unknown in the place of each number that was given by itself."""
    changes = {}
    for name in {f.name for f in fields(force)} & {"value", "coefficient", "linear", "quadratic"}:
        given = getattr(force, name)
        several = isinstance(given, Iterable)
        parts = [_unknown_if_number(part) for part in given] if several else _unknown_if_number(given)
        changes[name] = parts
    return replace(force, **changes)


def _unknown_if_number(given: Any) -> Any:
    value = sp.sympify(given)
    return UnknownNumber(str(given), real=True) if value.is_Number and value != 0 else value


class _Inference:
    """Dimensions of symbols without a unit, by elimination: each is known or is given by those left open."""

    def __init__(self) -> None:
        self._solved: dict[Any, Dimension] = {}
        self._reasons: dict[Any, Demand] = {}

    def of(self, dimension: Dimension) -> Dimension:
        """A dimension with everything put in that is known by now."""
        for symbol in dimension.unknown:
            if symbol in self._solved:
                n = dimension.powers[symbol]
                rest = {base: m for base, m in dimension.powers.items() if base != symbol}
                dimension = Dimension(rest) * self._solved[symbol] ** n
        return dimension

    def contradicts(self, demand: Demand) -> bool:
        """Whether a demand cannot be met, whatever the unknowns are that are left."""
        excess = self.of(demand.found / demand.wanted)
        return not excess.unknown and excess != NUMBER

    def learn(self, demand: Demand) -> None:
        """Keep what a demand that can be met says of one of its unknowns."""
        excess = self.of(demand.found / demand.wanted)
        if not excess.unknown:
            return
        # found = wanted says xⁿ·rest = 1, so x = rest^(−1/n).
        symbol = excess.unknown[0]
        n = excess.powers[symbol]
        value = Dimension({base: -m / n for base, m in excess.powers.items() if base != symbol})
        self._solved[symbol] = value
        self._solved = {known: self.of(given) for known, given in self._solved.items()}
        self._reasons[symbol] = demand

    def complaint(self, demand: Demand) -> str:
        """The sentence that refuses a demand: what has which dimension, and what would be needed."""
        found, wanted = self.of(demand.found), self.of(demand.wanted)
        start = f"In the {demand.where}, {demand.subject}"
        if found.unknown or wanted.unknown:
            of = f"of {format_expression(demand.like)}" if demand.like is not None else "it needs"
            factor = si_text(self.of(demand.found / demand.wanted))
            return f"{start} cannot have the dimension {of}: they differ by a factor {factor}."
        need = wanted.wanted
        if demand.wanted_words == "torque" and wanted == ENERGY:
            need = f"a torque (kg·m²/s², {TORQUE_TEXT})"
        like = f", as for {format_expression(demand.like)}," if demand.like is not None else ""
        text = f"{start} has {found.found}, but {need}{like} is needed{_difference(found, wanted)}."
        return " ".join([text, *self._notes(demand)])

    def _notes(self, demand: Demand) -> list[str]:
        """What may explain it: numbers without a unit, and dimensions that follow from elsewhere."""
        notes = []
        number, _ = demand.expression.as_coeff_Mul()
        if demand.expression.is_Number or number.is_Float or (number.is_Integer and abs(number) > 2):
            notes.append(
                f"The number {format_expression(abs(number))} has no unit; as a parameter it can have one."
            )
        for symbol in dict.fromkeys((*demand.found.unknown, *demand.wanted.unknown)):
            if symbol in self._reasons and not self._solved[symbol].unknown:
                known, reason = self._solved[symbol].wanted, self._reasons[symbol]
                cause = f"{reason.subject} in the {reason.where}"
                notes.append(f"'{symbol}' has no unit of its own; {cause} makes it {known}.")
        return notes


def _difference(found: Dimension, wanted: Dimension) -> str:
    if NUMBER in (found, wanted):
        return ""
    missing, extra = wanted / found, found / wanted
    if extra.noun and not (missing.noun and len(missing.powers) <= len(extra.powers)):
        return f": there is {extra.noun} too many"
    return f": {missing.noun or f'a factor {si_text(missing)}'} is missing"


def _plain_units(system: "BaseDescription") -> dict[str, str]:
    """The units of a system in plain numbers: "1" for everything."""
    moved = (*system.coordinates, *system.velocities, *system.states, *system.inputs, *system.parameters)
    names = (*(symbol.name for symbol in moved), *system.constraint_names)
    return dict.fromkeys(names, "1") | read_base_units(system.base_units).quantities()


def _texts(
    system: "BaseDescription",
    multipliers: dict[str, Dimension],
    inference: _Inference,
    turning: frozenset[Any],
) -> dict[str, str]:
    """Units by name; what was written is kept, coordinates that turn are angles.

    Those of quantities that no symbol stands for are under "[time]", "[length]", "[energy]" and "[power]",
    unless they are SI units.
    """
    base = read_base_units(system.base_units)
    texts = base.quantities() | {
        name: base.text(d, torque=True)
        for name, raw in multipliers.items()
        if not (d := inference.of(raw)).unknown
    }
    moved = (*system.coordinates, *system.velocities, *system.states)
    for symbol in (*moved, *system.inputs, *system.parameters):
        dimension = inference.of(dimension_of(symbol))
        if symbol.unit is not None and base == BaseUnits():
            texts[symbol.name] = symbol.unit.text
        elif not dimension.unknown:
            angle = symbol in turning or getattr(symbol, "coordinate", None) in turning
            texts[symbol.name] = base.text(dimension, angle=angle, torque=symbol in system.inputs)
    return texts
