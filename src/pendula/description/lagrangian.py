"""A system by its energies."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

import sympy as sp

from pendula.description import checks, homogeneity
from pendula.description.base import BaseDescription
from pendula.description.constraints import Constraint, Holonomic, Nonholonomic, as_constraint
from pendula.description.controller import as_controller
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content
from pendula.description.forces import Force, GeneralisedForce, Spring
from pendula.description.symbols import Coordinate, State, time
from pendula.errors import DescriptionError


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Lagrangian(BaseDescription):
    """A mechanical system by kinetic and potential energy, forces and constraints; an immutable value.

    Args:
        coordinates: the generalised coordinates, in the order of every vector and matrix.
        kinetic: T(q, q̇, t), quadratic in the velocities.
        potential: V(q, t).
        forces: what is not in the potential; ``Spring``s are added to it. A mapping
            ``{coordinate: expression}`` gives generalised forces directly.
        constraints: expressions of q and t that are zero, or ``Nonholonomic(...)``; kept, like their
            multipliers, with those on positions first.
        name: what reports and plots call the system.
        start: values of coordinates and velocities (``"theta_dot"``) worth starting from; the rest is zero.
        drawing: shapes for viewers.
        reference: where the system comes from.
        rates: states z beyond coordinates and velocities, with their rates: ``{state: expression}``; of
            actuators or controllers. Forces may depend on them, energies and constraints may not.

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
    states: tuple[State, ...] = field(init=False)
    units: Mapping[str, str] = field(init=False)

    def __init__(
        self,
        coordinates: Sequence[Coordinate] | Coordinate,
        kinetic: Any,
        potential: Any = 0,
        forces: Iterable[Any] = (),
        constraints: Iterable[Any] = (),
        name: str = "system",
        start: Mapping[Any, float] | None = None,
        drawing: Iterable[Shape] = (),
        reference: str = "",
        rates: Mapping[State, Any] | None = None,
    ) -> None:
        q = checks.read_coordinates(coordinates)
        given = [part for item in checks.as_tuple(forces, "forces") for part in _as_forces(item)]
        springs = [item for item in given if isinstance(item, Spring)]
        g = checks.read_rates_by_state(rates if rates is not None else {})
        values = {
            "coordinates": q,
            "kinetic": checks.read_expression(kinetic, "kinetic energy"),
            "potential": checks.read_expression(_with_springs(potential, springs), "potential energy"),
            "forces": tuple(item for item in given if not isinstance(item, Spring)),
            "constraints": _positions_first(
                as_constraint(c) for c in checks.as_tuple(constraints, "constraints")
            ),
            "name": checks.read_text(name, "name"),
            "drawing": checks.read_shapes(drawing),
            "reference": reference,
            "rates": MappingProxyType(g),
            "states": tuple(g),
        }
        for key, value in values.items():
            object.__setattr__(self, key, value)
        checks.check_energies(self)
        checks.check_forces_and_constraints(self)
        checks.check_further_rates(self)
        checks.check_names(self)
        object.__setattr__(self, "units", MappingProxyType(homogeneity.units(self)))
        object.__setattr__(self, "start", MappingProxyType(checks.read_start(self, start or {})))

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
        """Everything that is computed: energies, forces, constraints, rates of states and the drawing."""
        return (*self._moving, *checks.expressions_of_drawing(self.drawing))

    @cached_property
    def _moving(self) -> tuple[Any, ...]:
        """Every expression that the motion depends on."""
        rows = [entry for Q in self.generalised_forces for entry in Q]
        held = [c.expression for c in self.constraints]
        return (self.kinetic, self.potential, *rows, *held, *self.rates.values())

    @property
    def content(self) -> Content:
        yield "symbols", (*self.coordinates, *self.inputs, *self.parameters)
        yield "energies", (self.kinetic, self.potential)
        for name, Q in zip(self.force_names, self.generalised_forces, strict=True):
            yield f"force {name}", Q
        for constraint in self.constraints:
            yield type(constraint).__name__, (constraint.expression,)
        for state, rate in self.rates.items():
            yield "rate", (state, rate)

    @cached_property
    def angles(self) -> tuple[str, ...]:
        """Coordinates that only turn: they stand in sines and cosines, and nowhere else."""
        memo: dict[Any, frozenset[Any]] = {}
        plain = frozenset().union(*(_outside_sines(part, memo) for part in self._moving))
        found = frozenset().union(*(part.free_symbols for part in self._moving))
        return tuple(q.name for q in self.coordinates if q in found and q not in plain)

    @cached_property
    def driven(self) -> bool:
        """Whether motion is prescribed somewhere: T has terms T₁ or T₀, or an energy depends on time."""
        explicit = time in self.kinetic.free_symbols | self.potential.free_symbols
        return explicit or checks.lowest_degree_in_velocities(self.kinetic) < 2

    @cached_property
    def moving_constraints(self) -> bool:
        """Whether a constraint does work: it moves with time, or asks for a velocity that is not zero."""
        return any(
            time in c.expression.free_symbols
            or (isinstance(c, Nonholonomic) and checks.lowest_degree_in_velocities(c.expression) < 1)
            for c in self.constraints
        )

    @property
    def power_names(self) -> tuple[str, ...]:
        """Every term that can change the energy: the forces, prescribed motion, moving constraints."""
        motion = ("prescribed motion",) if self.driven else ()
        return self.force_names + motion + (("moving constraints",) if self.moving_constraints else ())

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
        forces = [_Bound(tuple(Q.items()), name=n) for Q, n in zip(closed, self.force_names, strict=True)]
        rates = self.with_states_of(controller, self.rates, substitution)
        return self.replace(forces=forces, rates=rates, start={**self.start, **controller.start})

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.coordinates, self.kinetic, self.potential, self.forces, self.constraints)
        more = (self.name, dict(self.start), self.drawing, self.reference, dict(self.rates))
        return Lagrangian, (*parts, *more)

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


def _with_springs(potential: Any, springs: Sequence[Spring]) -> Any:
    return sp.Add(checks.read_expression(potential, "potential energy"), *(s.potential for s in springs))


def _outside_sines(given: Any, memo: dict[Any, frozenset[Any]]) -> frozenset[Any]:
    """The coordinates that an expression contains outside of sines and cosines."""
    if isinstance(given, Coordinate):
        return frozenset((given,))
    if isinstance(given, sp.sin | sp.cos | sp.tan) or not given.args:
        return frozenset()
    if given not in memo:
        memo[given] = frozenset().union(*(_outside_sines(a, memo) for a in given.args))
    return memo[given]


def _positions_first(constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
    return tuple(sorted(constraints, key=lambda c: isinstance(c, Nonholonomic)))


def _as_forces(item: Any) -> list[Any]:
    """A user's force as values: forces and springs as they are, a mapping as forces along coordinates."""
    if isinstance(item, Mapping):
        return [Force(value, along=q) for q, value in item.items()]
    if isinstance(item, Spring | GeneralisedForce):
        return [item]
    raise DescriptionError(
        f"{item!r} is not a force: use Force, Torque, Damper, Drag, Spring "
        "or a mapping {coordinate: expression}."
    )


def default_name(force: Any) -> str:
    """What a force without a name is called: what it is, and on what."""
    target = getattr(force, "along", None) or getattr(force, "on", None)
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
