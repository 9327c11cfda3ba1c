"""A system by its energies."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

import sympy as sp

from pendula.description import checks, homogeneity
from pendula.description.base import BaseDescription
from pendula.description.constraints import (
    Constraint,
    Holonomic,
    Nonholonomic,
    as_constraint,
    positions_first,
)
from pendula.description.contacts import ClosedRow, Gap, read_contacts
from pendula.description.controller import as_controller
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content
from pendula.description.forces import Force, GeneralisedForce, Spring
from pendula.description.friction import Friction, StickingRow
from pendula.description.kinetic_terms import KineticTerms, can_be_negative, find_kinetic_terms
from pendula.description.start_values import read_start
from pendula.description.symbols import Coordinate, Mode, Parameter, State, time
from pendula.description.velocity_terms import lowest_degree_in_velocities, quadratic_form, split_lagrangian
from pendula.errors import DescriptionError


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Lagrangian(BaseDescription):
    """A mechanical system by its energies, forces and constraints; an immutable value.

    Args:
        coordinates: the generalised coordinates, in the order of every vector and matrix.
        kinetic: T(q, q̇, t), quadratic in the velocities.
        potential: V(q, t).
        forces: what is not in the potential; ``Spring``s are added to it. A mapping
            ``{coordinate: expression}`` gives generalised forces directly. A ``Friction`` also adds its mode
            to the states and its row, which is last, to the constraints.
        constraints: expressions of q and t that are zero, or ``Nonholonomic(...)``; kept, like their
            multipliers, with those on positions first.
        name: what reports and plots call the system.
        start: values of coordinates and velocities (``"theta_dot"``) worth starting from; the rest is zero.
        drawing: shapes for viewers.
        reference: where the system comes from.
        rates: states z beyond coordinates and velocities, with their rates: ``{state: expression}``; of
            actuators or controllers. Forces may depend on them, energies and constraints may not.
        lagrangian: L(q, q̇, t) whole, instead of kinetic and potential energy; quadratic in the velocities,
            generalised potentials included. With L = L₂ + L₁ + L₀ by degree in the velocities, ``kinetic`` is
            L₂ + L₁, ``potential`` is −L₀, and the energy is the Jacobi integral L₂ − L₀.
        base_units: units of mass, length and time in which the numbers are given, such as "M☉ AU d"; "1 1 1"
            for plain numbers. Units of symbols then name dimensions only and are shown in these.
        signals: expressions that runs record, ``{name: expression}``; ``with_control`` adds those of inputs.
        contacts: ``Gap(...)`` and ``Contact(...)``: what hits, rests, rolls and slides.

    ``units`` holds the SI unit of every symbol and multiplier for which one was given or follows from those.
    """

    coordinates: tuple[Coordinate, ...]
    kinetic: Any
    potential: Any
    forces: tuple[GeneralisedForce, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    name: str = "system"
    start: Mapping[str, float] = field(default_factory=dict)
    drawing: tuple[Shape, ...] = ()
    reference: str = ""
    rates: Mapping[State, Any] = field(default_factory=dict)
    lagrangian: Any = None
    base_units: str = "kg m s"
    signals: Mapping[str, Any] = field(default_factory=dict)
    contacts: tuple[Gap, ...] = ()
    states: tuple[State, ...] = field(init=False)
    units: Mapping[str, str] = field(init=False)

    def __init__(
        self,
        coordinates: Sequence[Coordinate] | Coordinate,
        kinetic: Any = None,
        potential: Any = None,
        forces: Iterable[Any] = (),
        constraints: Iterable[Any] = (),
        name: str = "system",
        start: Mapping[Any, Any] | None = None,
        drawing: Iterable[Shape] = (),
        reference: str = "",
        rates: Mapping[State, Any] | None = None,
        lagrangian: Any = None,
        base_units: str = "kg m s",
        signals: Mapping[str, Any] | None = None,
        contacts: Iterable[Any] = (),
    ) -> None:
        q = checks.read_coordinates(coordinates)
        checks.check_which_energies(kinetic, potential, lagrangian)
        given = [part for item in checks.as_tuple(forces, "forces") for part in _as_forces(item)]
        springs = [item for item in given if isinstance(item, Spring)]
        g = checks.read_rates_by_state(rates if rates is not None else {})
        frictions = [item for item in given if isinstance(item, Friction)]
        gaps = read_contacts(contacts, frictions)
        modes = [*checks.read_modes(frictions), *(mode for gap in gaps for mode in gap.modes)]
        g = {s: rate for s, rate in g.items() if not isinstance(s, Mode)} | dict.fromkeys(modes, sp.S.Zero)
        held = map(as_constraint, checks.as_tuple(constraints, "constraints"))
        own = (c for c in held if not isinstance(c, StickingRow | ClosedRow))
        rows = [*(friction.row for friction in frictions), *(row for gap in gaps for row in gap.rows)]
        values = {
            "coordinates": q,
            **_read_energies(kinetic, potential, lagrangian, springs),
            "forces": tuple(item for item in given if not isinstance(item, Spring)),
            "constraints": positions_first((*own, *rows)),
            "contacts": gaps,
            "name": checks.read_text(name, "name"),
            "drawing": checks.read_shapes(drawing),
            "reference": reference,
            "rates": MappingProxyType(g),
            "states": tuple(g),
            "base_units": base_units,
            "signals": MappingProxyType(checks.read_signals(signals if signals is not None else {})),
        }
        for key, value in values.items():
            object.__setattr__(self, key, value)
        checks.check_energies(self)
        if self.lagrangian is not None:
            for key, part in zip(("kinetic", "potential"), split_lagrangian(self.lagrangian, q), strict=True):
                object.__setattr__(self, key, part)
        checks.check_forces_and_constraints(self)
        checks.check_further_rates(self)
        checks.check_signals(self)
        checks.check_names(self)
        object.__setattr__(self, "units", MappingProxyType(homogeneity.units(self)))
        object.__setattr__(self, "start", MappingProxyType(read_start(self, start or {})))

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        return tuple(self.rates.values())

    @cached_property
    def acting(self) -> tuple[tuple[Any, ...], ...]:
        return (*self.generalised_forces, *((rate,) for rate in self.rates.values()))

    @cached_property
    def generalised_forces(self) -> tuple[tuple[Any, ...], ...]:
        """Q of every force, one row a force."""
        return tuple(tuple(map(sp.sympify, f.generalised_force(self.coordinates))) for f in self.forces)

    @cached_property
    def force_names(self) -> tuple[str, ...]:
        """A distinct name for every force: its own, or what it is and how often that came before."""
        return distinct_names([f.name or default_name(f) for f in self.forces])

    @cached_property
    def constraint_names(self) -> tuple[str, ...]:
        return distinct_names([c.name or f"{c.expression} = 0" for c in self.constraints])

    @cached_property
    def expressions(self) -> tuple[Any, ...]:
        """Everything that is computed: energies, forces, constraints, rates, signals and the drawing."""
        laws = [part for gap in self.contacts for part in gap.laws]
        further = (*(friction.limit for friction in self.frictions), *laws, *self.signals.values())
        return (*self._moving, *further, *checks.expressions_of_drawing(self.drawing))

    @cached_property
    def _moving(self) -> tuple[Any, ...]:
        """Every expression that the motion depends on."""
        rows = [entry for Q in self.generalised_forces for entry in Q]
        held = [c.expression for c in self.constraints]
        return (self.kinetic, self.potential, *rows, *held, *self.rates.values())

    @property
    def content(self) -> Content:
        yield "symbols", (*self.coordinates, *self.inputs, *self.parameters)
        shown = " + ".join(f"T{degree}" for degree in self.kinetic_terms.degrees)
        yield f"energies, {shown} shown", (self.kinetic, self.potential)
        for name, Q in zip(self.force_names, self.generalised_forces, strict=True):
            yield f"force {name}", Q
        for constraint in self.constraints:
            yield type(constraint).__name__, (constraint.expression,)
        for state, rate in self.rates.items():
            yield "rate", (state, rate)
        for gap in (gap for gap in self.contacts if gap.rough):
            yield f"friction of {gap.name}", (gap.friction, gap.slip)

    @cached_property
    def angles(self) -> tuple[str, ...]:
        """Coordinates that only turn: they stand in sines and cosines, and nowhere else."""
        memo: dict[Any, frozenset[Any]] = {}
        plain = frozenset().union(*(_outside_sines(part, memo) for part in self._moving))
        found = frozenset().union(*(part.free_symbols for part in self._moving))
        return tuple(q.name for q in self.coordinates if q in found and q not in plain)

    @property
    def energies(self) -> tuple[tuple[str, Any], ...]:
        """The energies as they were given, by what they are: of motion first."""
        if self.lagrangian is not None:
            return (("Lagrangian", self.lagrangian),)
        return ("kinetic energy", self.kinetic), ("potential energy", self.potential)

    @cached_property
    def natural(self) -> bool:
        """Whether T = T₂, as it is written."""
        return lowest_degree_in_velocities(self.kinetic) >= 2

    @cached_property
    def kinetic_terms(self) -> KineticTerms:
        """Which terms of T₂ + T₁ + T₀ are shown as kinetic energy (``kinetic_terms.py``)."""
        return find_kinetic_terms(self.kinetic, self.coordinates, self._energy_parameters)

    @property
    def carries_energy(self) -> bool:
        return self.kinetic_terms.degrees != (2,)

    @property
    def energy_name(self) -> str:
        return "energy" if self.lagrangian is None else "Jacobi integral"

    @property
    def kinetic_by_values(self) -> bool:
        return self.kinetic_terms.by_values and 1 in self.kinetic_terms.degrees

    def kinetic_can_be_negative(self, values: Mapping[str, float]) -> bool:
        """Whether T₂ + T₁ + T₀ can be negative with these values of parameters."""
        own = {p: values[p.name] for p in self._energy_parameters}
        return can_be_negative(quadratic_form(self.kinetic, self.velocities), self.coordinates, own)

    @property
    def _energy_parameters(self) -> list[Parameter]:
        return [p for p in self.parameters if p in self.kinetic.free_symbols]

    @cached_property
    def prescribed(self) -> bool:
        """Whether motion is prescribed: an energy depends on time."""
        return time in self.kinetic.free_symbols | self.potential.free_symbols

    @cached_property
    def moving_constraints(self) -> bool:
        """Whether a constraint does work: it moves with time, or asks for a velocity that is not zero."""
        return any(
            time in c.expression.free_symbols
            or (isinstance(c, Nonholonomic) and lowest_degree_in_velocities(c.expression) < 1)
            for c in self.constraints
        )

    @property
    def motion_name(self) -> str:
        """What changes E beside forces and constraints: motion that is prescribed in time, or a moving frame.

        A frame that moves steadily, in energies without time, changes E by what it carries along, E − h with
        Jacobi's integral h = T₂ − T₀ + V. Where all that is shown of T is T₂, there is nothing: E is h.
        """
        if self.prescribed:
            return "prescribed motion"
        return "moving frame" if self.carries_energy else ""

    @property
    def power_names(self) -> tuple[str, ...]:
        """Every term that can change the energy: the forces, then motion, then moving constraints."""
        motion = (self.motion_name,) if self.motion_name else ()
        moving = ("moving constraints",) if self.moving_constraints else ()
        rubbing = (f"friction of {gap.name}" for gap in self.contacts if gap.rough)
        return distinct_names((*self.force_names, *motion, *moving, *rubbing))

    @property
    def motion(self) -> str:
        """Under which of ``power_names`` that work goes, "" where there is none."""
        return self.power_names[len(self.forces)] if self.motion_name else ""

    @cached_property
    def frictions(self) -> tuple[Friction, ...]:
        return tuple(force for force in self.forces if isinstance(force, Friction))

    @property
    def holonomic(self) -> tuple[Holonomic, ...]:
        return tuple(c for c in self.constraints if isinstance(c, Holonomic))

    def push(self, i: int, value: Any, name: str) -> Force:
        """A generalised force on coordinate number i."""
        return Force(value, along=self.coordinates[i], name=name)

    def with_control(self, control: Any) -> "Lagrangian":
        """The closed loop: inputs replaced by expressions of the state, time and parameters.

        Args:
            control: ``{input: expression}``, a ``Controller``, whose states are added to those of the system,
                or something that makes one, such as ``PID(...)``.
        """
        controller = as_controller(self, control)
        substitution = self.substitution(controller.laws)
        closed = [
            {q: entry.xreplace(substitution) for q, entry in zip(self.coordinates, Q, strict=True)}
            for Q in self.generalised_forces
        ]
        forces: list[Any] = [
            force.substitute(substitution)
            if isinstance(force, Friction)
            else _Bound(tuple(Q.items()), name=name)
            for force, Q, name in zip(self.forces, closed, self.force_names, strict=True)
        ]
        rates = self.with_states_of(controller, self.rates, substitution)
        signals = self.with_signals_of(controller, substitution)
        start = {**self.start, **controller.start}
        return self.replace(forces=forces, rates=rates, start=start, signals=signals)

    def replace(self, **changes: Any) -> Self:
        """The same system with some of its parts exchanged."""
        whole = self.lagrangian is not None or changes.get("lagrangian") is not None
        return super().replace(**({"kinetic": None, "potential": None, **changes} if whole else changes))

    def __reduce__(self) -> tuple[Any, ...]:
        energies = (None, None) if self.lagrangian is not None else (self.kinetic, self.potential)
        parts = (self.coordinates, *energies, self.forces, self.constraints, self.name, dict(self.start))
        more = (self.drawing, self.reference, dict(self.rates), self.lagrangian, self.base_units)
        return Lagrangian, (*parts, *more, dict(self.signals), self.contacts)

    def _repr_latex_(self) -> str:
        energies = (
            (("L", self.lagrangian),)
            if self.lagrangian is not None
            else (("T", self.kinetic), ("V", self.potential))
        )
        held = [sp.latex(c.expression) + " = 0" for c in self.constraints]
        lines = [*(f"{letter} = {sp.latex(energy)}" for letter, energy in energies), *held]
        return "$\\displaystyle \\begin{gathered}" + r" \\ ".join(lines) + "\\end{gathered}$"

    def __repr__(self) -> str:
        return f"Lagrangian({self.name!r}, coordinates=({', '.join(map(str, self.coordinates))}))"


@dataclass(frozen=True)
class _Bound:
    """A generalised force given entry by entry."""

    entries: tuple[tuple[Coordinate, Any], ...]
    name: str = ""

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        given = dict(self.entries)
        return [given.get(q, sp.S.Zero) for q in coordinates]


def _read_energies(
    kinetic: Any, potential: Any, lagrangian: Any, springs: Sequence[Spring]
) -> dict[str, Any]:
    """The energies as they were given, with those of springs."""
    stored = sp.Add(*(spring.potential for spring in springs))
    if lagrangian is not None:
        return {"lagrangian": _read_energy(lagrangian, "Lagrangian") - stored}
    V = _read_energy(0 if potential is None else potential, "potential energy")
    return {"kinetic": _read_energy(kinetic, "kinetic energy"), "potential": V + stored}


def _read_energy(given: Any, what: str) -> Any:
    """An energy; powers such as x**2.0 are x², which SymPy does not take for the same."""
    energy = checks.read_expression(given, what)
    floats = (p for p in energy.atoms(sp.Pow) if p.exp.is_Float)
    whole = {p: p.base ** int(p.exp) for p in floats if float(p.exp).is_integer()}
    return energy.xreplace(whole) if whole else energy


def _outside_sines(given: Any, memo: dict[Any, frozenset[Any]]) -> frozenset[Any]:
    """The coordinates that an expression contains outside of sines and cosines."""
    if isinstance(given, Coordinate):
        return frozenset((given,))
    if isinstance(given, sp.sin | sp.cos | sp.tan) or not given.args:
        return frozenset()
    if given not in memo:
        memo[given] = frozenset().union(*(_outside_sines(a, memo) for a in given.args))
    return memo[given]


def _as_forces(item: Any) -> list[Any]:
    """A user's force as values: forces and springs as they are, a mapping as forces along coordinates."""
    if isinstance(item, Mapping):
        return [Force(value, along=q) for q, value in item.items()]
    if isinstance(item, Spring | GeneralisedForce):
        return [item]
    raise DescriptionError(
        f"{item!r} is not a force: use Force, Torque, Damper, Drag, Friction, Spring "
        "or a mapping {coordinate: expression}."
    )


def default_name(force: Any) -> str:
    """What a force without a name is called: what it is, and on what."""
    target = next(filter(None, (getattr(force, part, None) for part in ("along", "on", "body"))), None)
    word = type(force).__name__.lower()
    return f"{word} on {target}" if target is not None else word


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names of which none comes twice: the second is numbered."""
    seen: dict[str, int] = {}
    result = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        result.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return tuple(result)
