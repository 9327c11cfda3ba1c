"""Every check of a description, in one place; each names the culprit and what would be right."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, get_args

import sympy as sp
from sympy.core.function import AppliedUndef

from pendula.description.drawing import Arrow, Reaction, Shape, name_with_article
from pendula.description.surfaces import Surface
from pendula.description.symbols import (
    Acceleration,
    Coordinate,
    Input,
    Mode,
    Parameter,
    QuasiVelocity,
    Rate,
    State,
    Time,
    Velocity,
    time,
)
from pendula.description.velocity_terms import find_term_beyond_quadratic
from pendula.errors import DescriptionError, format_names

if TYPE_CHECKING:
    from pendula.description.base import BaseDescription
    from pendula.description.free_body import FreeBody
    from pendula.description.friction import Friction
    from pendula.description.lagrangian import Lagrangian
    from pendula.description.mechanisms import Mechanism
    from pendula.description.ode import Ode


def read_coordinates(given: Sequence[Coordinate] | Coordinate) -> tuple[Coordinate, ...]:
    """The coordinates as a tuple: at least one, each a coordinate, none twice."""
    return _read_distinct(given, Coordinate, "coordinate")


def read_states(given: Sequence[State] | State) -> tuple[State, ...]:
    """The states as a tuple: at least one, each a state, none twice."""
    return _read_distinct(given, State, "state")


def _read_distinct(given: Any, kind: type[Any], word: str) -> tuple[Any, ...]:
    made = (given,) if isinstance(given, sp.Basic) else as_tuple(given, f"{word}s")
    if not made:
        raise DescriptionError(f"A system needs at least one {word}; declare it with {word}s(...).")
    for item in made:
        if not isinstance(item, kind):
            raise DescriptionError(f"{item!r} is not a {word}; declare it with {word}s(...).")
    for i, item in enumerate(made):
        if item in made[:i]:
            raise DescriptionError(f"The {word} '{item}' is given twice.")
    return made


def read_rates(states: Sequence[State], given: Any) -> tuple[Any, ...]:
    """One expression for each state, from a list in their order, a mapping, or alone for a single state."""
    if isinstance(given, Mapping):
        rows = _sort_rates(states, given)
    elif isinstance(given, sp.Expr) and not isinstance(given, sp.MatrixBase):
        rows = (given,)
    else:
        rows = tuple(given.flat()) if isinstance(given, sp.MatrixBase) else as_tuple(given, "rates")
    if len(rows) != len(states):
        raise DescriptionError(
            f"The number of rates must be that of the states ({format_names(states)}): "
            f"there are {len(states)} states, but {len(rows)} rates."
        )
    return tuple(read_expression(row, f"rate of '{s}'") for s, row in zip(states, rows, strict=True))


def read_rates_by_state(given: Any) -> dict[State, Any]:
    """Rates of states beyond coordinates and velocities, as a mapping; it may be empty."""
    if not isinstance(given, Mapping):
        raise DescriptionError(f"The rates of further states come as {{state: expression}}, got {given!r}.")
    known = read_states(tuple(given)) if given else ()
    return {state: read_expression(given[state], f"rate of '{state}'") for state in known}


def read_modes(frictions: "Sequence[Friction]") -> list[Any]:
    """The modes of dry friction, none twice."""
    modes = [friction.mode for friction in frictions]
    for i, mode in enumerate(modes):
        if mode in modes[:i]:
            raise DescriptionError(
                f"Two frictions have the mode '{mode}'; add their forces, or give one of them on= as an "
                "expression and a name of its own."
            )
    return modes


def read_signals(given: Any) -> dict[str, Any]:
    """Expressions that runs record, by name."""
    if not isinstance(given, Mapping):
        raise DescriptionError(f"Signals come as {{name: expression}}, got {given!r}.")
    return {str(name): read_expression(signal, f"signal '{name}'") for name, signal in given.items()}


def check_signals(system: "BaseDescription") -> None:
    """Signals are made of this system's symbols."""
    for name, signal in system.signals.items():
        check_symbols(system, signal, f"signal '{name}'")
        if strangers := [u for u in _of_kind(signal, Input) if u not in system.inputs]:
            raise DescriptionError(
                f"The signal '{name}' uses the input '{strangers[0]}', which acts nowhere in the system."
            )


def _sort_rates(states: Sequence[State], given: Mapping[Any, Any]) -> tuple[Any, ...]:
    names = [str(key) for key in given]
    for name in names:
        if name not in [s.name for s in states]:
            raise DescriptionError(
                f"A rate is given for '{name}', which is not one of the states ({format_names(states)})."
            )
        if names.count(name) > 1:
            raise DescriptionError(f"Two rates are given for the state '{name}'.")
    for s in states:
        if s.name not in names:
            raise DescriptionError(f"The state '{s}' has no rate; give it one, 0 if it never changes.")
    by_name = dict(zip(names, given.values(), strict=True))
    return tuple(by_name[s.name] for s in states)


def as_tuple(given: Any, part: str) -> tuple[Any, ...]:
    """What comes in a list, as a tuple."""
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise DescriptionError(f"The {part} of a system come in a list, got {given!r}.")
    return tuple(given)


def read_shapes(given: Any) -> tuple[Any, ...]:
    """Shapes that viewers can draw."""
    drawing = as_tuple(given, "shapes of the drawing")
    for item in drawing:
        if not isinstance(item, Shape):
            names = ", ".join(kind.__name__ for kind in get_args(Shape))
            raise DescriptionError(f"{item!r} cannot be drawn; a drawing consists of {names}.")
        if getattr(item, "of_body", False):
            raise DescriptionError(
                f"The {type(item).__name__} in the drawing has no center, so that it is the shape of a body: "
                "give it to a Body(shapes=[...]), or give it a Point first."
            )
    return drawing


def read_expression(given: Any, what: str) -> Any:
    """A SymPy expression, or an error that says which part of the description is not one."""
    try:
        made = sp.sympify(given, strict=True)
    except sp.SympifyError:
        cure = "; write symbols and numbers without quotes" if isinstance(given, str) else ""
        raise DescriptionError(f"The {what} must be an expression, got {given!r}{cure}.") from None
    if isinstance(made, sp.MatrixBase) and made.shape == (1, 1):
        made = made[0]
    # SymPy's matrices count as expressions too.
    if not isinstance(made, sp.Expr) or isinstance(made, sp.MatrixBase):
        raise DescriptionError(f"The {what} must be a scalar expression, got {given!r}.")
    if made.has(sp.nan, sp.zoo, sp.oo, -sp.oo):
        raise DescriptionError(f"The {what} is not finite: {made}.")
    if unknown := made.atoms(AppliedUndef):
        raise DescriptionError(
            f"The {what} contains the function {sorted(map(str, unknown))[0]}; "
            "use coordinates(...) for what moves and pendula.time for t."
        )
    return made


def read_text(given: Any, what: str) -> str:
    if not isinstance(given, str) or not given.strip():
        raise DescriptionError(f"The {what} must be a text that is not empty, got {given!r}.")
    if any("\ud800" <= letter <= "\udfff" for letter in given):
        raise DescriptionError(f"The {what} {given!r} contains half a character (a lone surrogate).")
    return given


def check_energies(system: "Lagrangian") -> None:
    """The energies use declared symbols only, T or L is quadratic in the velocities, V has none."""
    for what, energy in system.energies:
        check_symbols(system, energy, what)
        if found := _of_kind(energy, Input | Acceleration | State):
            kind = type(found[0])
            word = {Input: "an input", State: "a state"}.get(kind, "an acceleration")
            raise DescriptionError(f"The {what} depends on '{found[0]}', {word}; give it as a force instead.")
    if system.lagrangian is None and (found := _of_kind(system.potential, Velocity)):
        raise DescriptionError(
            f"The potential energy depends on the velocity '{found[0]}'; a force that depends on velocity is "
            "a Damper, a Drag or a Force, and a generalised potential is part of Lagrangian(q, lagrangian=L)."
        )
    what, energy = system.energies[0]
    if (culprit := find_term_beyond_quadratic(energy)) is not None:
        raise DescriptionError(f"The {what} must be quadratic in the velocities; the term {culprit} is not.")
    if not _of_kind(energy, Velocity):
        velocity = f"{system.coordinates[0].name}.dot"
        raise DescriptionError(f"The {what} contains no velocity, such as {velocity}: nothing has inertia.")


def check_which_energies(kinetic: Any, potential: Any, lagrangian: Any) -> None:
    """A system is given by T and V or by L whole, not by both."""
    if lagrangian is None and kinetic is None:
        raise DescriptionError(
            "A system needs its energies: kinetic=T and potential=V, or both in one as lagrangian=L."
        )
    if lagrangian is not None and (kinetic is not None or potential is not None):
        extra = "kinetic" if kinetic is not None else "potential"
        raise DescriptionError(
            f"A Lagrangian given whole holds all energies: leave {extra}= out, or give kinetic=T and "
            "potential=V instead of lagrangian=L."
        )


def check_forces_and_constraints(system: "Lagrangian") -> None:
    for name, force, Q in zip(system.force_names, system.forces, system.generalised_forces, strict=True):
        for part in expressions_of(force) if is_dataclass(force) else ():
            check_symbols(system, part, f"force '{name}'")
        for entry in Q:
            if entry is sp.S.Zero:
                continue
            check_symbols(system, read_expression(entry, f"force '{name}'"), f"force '{name}'")
            if found := _of_kind(entry, Acceleration):
                raise DescriptionError(f"The force '{name}' depends on the acceleration '{found[0]}'.")
    _check_constraints(system)
    _check_drawing(system)


def _check_constraints(system: "Lagrangian | Mechanism") -> None:
    """Constraints use declared symbols only, and no states but modes of friction."""
    for constraint in system.constraints:
        check_symbols(system, constraint.expression, f"constraint {constraint.expression} = 0")
        if found := [s for s in _of_kind(constraint.expression, State) if not isinstance(s, Mode)]:
            raise DescriptionError(
                f"The constraint {constraint.expression} = 0 depends on the state '{found[0]}'; constraints "
                "hold coordinates, velocities and time together."
            )


def check_body(system: "FreeBody") -> None:
    """Mass, inertia, gravity and forces of a body use declared symbols only."""
    constants = {"mass": [system.mass], "inertia": list(system.inertia), "gravity": list(system.gravity)}
    for what, parts in constants.items():
        for part in parts:
            check_symbols(system, part, what)
            if found := _of_kind(part, Coordinate | QuasiVelocity | State | Input | Time):
                raise DescriptionError(
                    f"The {what} of a body is made of numbers and parameters; it depends on '{found[0]}'."
                )
    for name, wrench in zip(system.force_names, system.wrenches, strict=True):
        for entry in wrench:
            check_symbols(system, entry, f"force '{name}'")
    check_further_rates(system)
    _check_drawing(system)


def check_mechanism(system: "Mechanism") -> None:
    """Forces, constraints, rates and the drawing of a mechanism use declared symbols only."""
    for name, row in zip(system.power_names, system.acting, strict=False):
        for entry in row:
            check_symbols(system, entry, f"force '{name}'")
    _check_constraints(system)
    check_further_rates(system)
    _check_drawing(system)


def check_further_rates(system: "Lagrangian | FreeBody | Mechanism") -> None:
    """Rates of states use declared symbols only, and no acceleration."""
    for state, rate in system.rates.items():
        check_symbols(system, rate, f"rate of '{state}'")
        if found := _of_kind(rate, Acceleration):
            raise DescriptionError(f"The rate of '{state}' depends on the acceleration '{found[0]}'.")


def check_rates_and_drawing(system: "Ode") -> None:
    for state, rate in zip(system.states, system.rates, strict=True):
        check_symbols(system, rate, f"rate of '{state}'")
    _check_drawing(system)


def _check_drawing(system: "BaseDescription") -> None:
    for shape in system.drawing:
        what = f"drawing of {name_with_article(shape)}"
        for part in expressions_of(shape):
            arrow = isinstance(shape, Arrow) and part in shape.vector  # which may be what a joint transmits
            check_symbols(system, part, what, system.resulting_symbols if arrow else frozenset())
            if found := _of_kind(part, Acceleration):
                raise DescriptionError(f"The {what} depends on the acceleration '{found[0]}'.")
            if strangers := [u for u in _of_kind(part, Input) if u not in system.inputs]:
                raise DescriptionError(
                    f"The {what} uses the input '{strangers[0]}', which acts nowhere in the system."
                )
        if isinstance(shape, Reaction):
            _check_reaction(system, shape)


def _check_reaction(system: "BaseDescription", shape: Reaction) -> None:
    """A reaction names constraints of the system."""
    known = system.constraint_names
    for name in shape.constraints:
        if name is not None and name not in known:
            known_names = f"its constraints are {format_names(known)}" if known else "it has none"
            raise DescriptionError(
                f"A Reaction names '{name}', which is not a constraint of {system.name}: {known_names}. "
                "Constraints are named as in Holonomic(..., name='pin')."
            )


def check_symbols(system: "BaseDescription", given: Any, what: str, known: Any = frozenset()) -> None:
    """Only this system's coordinates, velocities, states, parameters, inputs and time, and what is known."""
    for symbol in sorted(given.free_symbols - known, key=str):
        if isinstance(symbol, Parameter | Input | Time):
            continue
        if isinstance(symbol, Rate):
            raise DescriptionError(
                f"The {what} uses '{symbol}', itself the rate of a state; write the expression it stands for."
            )
        if symbol in system.moving_symbols:
            continue
        if isinstance(symbol, Velocity | Acceleration) and not system.identity:
            raise DescriptionError(
                f"The {what} uses '{symbol}', but the velocities of {system.name} are not the rates of its "
                f"coordinates; they are {format_names(system.velocities)}."
            )
        owner = symbol.coordinate if isinstance(symbol, Velocity | Acceleration) else symbol
        if owner not in system.moving_symbols:
            raise DescriptionError(f"The {what} uses {_explain_unknown(system, symbol, owner)}")


def _explain_unknown(system: "BaseDescription", symbol: Any, owner: Any) -> str:
    """What is wrong with a symbol that is not the system's own, and what would be right."""
    kind, word, other = (
        (Coordinate, "coordinates", "a state") if system.coordinates else (State, "states", "a coordinate")
    )
    own = (*system.coordinates, *system.states)
    if isinstance(owner, kind) and owner.name in [s.name for s in own]:
        return f"a '{symbol}' that was declared with another unit than the system's own."
    if isinstance(owner, kind):
        subject = "which" if symbol is owner else f"but '{owner}'"
        return f"'{symbol}', {subject} is not one of the system's {word} ({format_names(own)})."
    if isinstance(owner, QuasiVelocity) and system.velocities:
        known = format_names(system.velocities)
        if owner.name in [v.name for v in system.velocities]:
            return f"a '{symbol}' that was declared with a unit; those of {system.name} have none: {known}."
        return f"'{symbol}', which is not one of the velocities of {system.name}; they are {known}."
    if isinstance(owner, Coordinate | State):
        belongs = "is" if symbol is owner else "belongs to"
        rate = f"; a state beside them needs a rate, rates={{{owner}: ...}}" if system.coordinates else ""
        return (
            f"'{symbol}', which {belongs} {other}; this system has {word} ({format_names(own)}), "
            f"declared with {word}(...){rate}."
        )
    if symbol.name in [s.name for s in (*own, *system.velocities)]:
        return f"a symbol '{symbol}' of SymPy's; use the one that was declared with pendula."
    return (
        f"the undeclared symbol '{symbol}'; "
        f"declare it with parameters({symbol}=...), inputs(...) or {word}(...)."
    )


def check_names(system: "BaseDescription") -> None:
    """One name, one meaning."""
    seen: dict[str, str] = {time.name: "the time"}
    groups = (
        ("a coordinate", system.coordinates),
        ("a velocity", system.velocities),
        ("a state", system.states),
        ("an input", system.inputs),
        ("a parameter", system.parameters),
    )
    for word, group in groups:
        for symbol in group:
            if symbol.name in seen:
                first = seen[symbol.name]
                twice = f"{word} with two values or units" if first == word else f"{word} and {first}"
                raise DescriptionError(f"The name '{symbol.name}' is used twice: as {twice}.")
            seen[symbol.name] = word


def expressions_of(value: Any) -> list[Any]:
    """Every expression in a drawn shape or a force: in its fields, its points and its tuples."""
    if value is None or isinstance(value, str | Surface):
        return []
    if isinstance(value, sp.MatrixBase | list | tuple):
        return [part for item in value for part in expressions_of(item)]
    if is_dataclass(value):
        return [part for item in fields(value) for part in expressions_of(getattr(value, item.name))]
    return [sp.sympify(value, strict=True)]


def expressions_of_drawing(drawing: Iterable[Shape]) -> list[Any]:
    """Every expression in a drawing."""
    return [part for shape in drawing for part in expressions_of(shape)]


def _of_kind(given: Any, kind: Any) -> list[Any]:
    return sorted((s for s in given.free_symbols if isinstance(s, kind)), key=str)
