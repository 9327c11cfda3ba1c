"""One rigid body in space, Newton and Euler's way."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

import sympy as sp

from pendula.description import checks
from pendula.description.base import BaseDescription
from pendula.description.body_quantities import evaluate_tensor, read_gravity, read_mass, read_tensor
from pendula.description.controller import as_controller
from pendula.description.drawing import Box, Shape
from pendula.description.fingerprint import Content
from pendula.description.forces import BodyForce, in_axes
from pendula.description.lagrangian import default_name, distinct_names
from pendula.description.points import Point
from pendula.description.start_values import read_start
from pendula.description.symbols import Coordinate, Parameter, QuasiVelocity, State
from pendula.errors import DescriptionError
from pendula.spatial.inertia import doubt_inertia
from pendula.spatial.quaternions import rate, rotation_matrix
from pendula.spatial.vectors import cross, transform, transpose

_POSITION = tuple(map(Coordinate, "xyz"))
_QUATERNION = tuple(map(Coordinate, ("qw", "qx", "qy", "qz")))
_VELOCITIES = tuple(map(QuasiVelocity, ("vx", "vy", "vz", "wx", "wy", "wz")))
_MOMENTA = tuple(map(QuasiVelocity, ("Px", "Py", "Pz", "Lx", "Ly", "Lz")))
_UNITS = {
    **dict.fromkeys(("x", "y", "z"), "m"),
    **dict.fromkeys(("qw", "qx", "qy", "qz"), "1"),
    **dict.fromkeys(("vx", "vy", "vz"), "m/s"),
    **dict.fromkeys(("wx", "wy", "wz"), "rad/s"),
    **dict.fromkeys(("Px", "Py", "Pz"), "kg·m/s"),
    **dict.fromkeys(("Lx", "Ly", "Lz"), "kg·m²/s"),
}
_THINNEST = 1e-3  # of its longest edge: how flat a body is drawn at most


@dataclass(frozen=True, init=False, eq=False, repr=False)
class FreeBody(BaseDescription):
    """A rigid body that moves freely in space; an immutable value.

    Its coordinates are the centre of mass (x, y, z) and a unit quaternion (qw, qx, qy, qz), scalar first,
    from body axes to world axes. Its velocities are (vx, vy, vz), of the centre of mass, and (wx, wy, wz),
    angular, both along the body's own axes, so that q̇ = ½ q ⊗ (0, ω); or, with momenta, the momentum
    (Px, Py, Pz) and the angular momentum (Lx, Ly, Lz) about the centre of mass, both along the axes of the
    world.

    Args:
        mass: kg; a number, which becomes the parameter ``mass``, or an expression of parameters.
        inertia: about the centre of mass along the body's axes, kg m²: three principal moments, or a 3×3
            matrix; numbers become the parameters ``Ixx``, ``Iyy``, … . Moments that no body has (one above
            the sum of the others) are taken, since Euler's equations hold for them too; outcomes say so.
        gravity: its acceleration along the axes of the world, m/s²; numbers become ``gx``, ``gy``, ``gz``.
        forces: ``Force``, ``Torque`` with ``axes="body"`` or ``"world"``, and ``Drag`` with ``at=(x, y, z)``;
            expressions of the symbols above, declared with ``coordinates(...)`` and ``velocities(...)``,
            of parameters, inputs and time.
        momenta: whether momenta are the velocities.
        name: what reports and plots call the system.
        start: values of coordinates and velocities worth starting from; the rest is zero, qw is 1.
        drawing: shapes for viewers; a box of the same inertia unless given. ``FreeBody.point(place)`` is a
            point of the body, ``FreeBody.rotation_matrix()`` its rotation.
        reference: where the system comes from.
        rates: states beyond these, with their rates: ``{state: expression}``.
        signals: expressions that every run records, ``{name: expression}``; ``with_control`` adds what drives
            inputs.
    """

    mass: Any
    inertia: Any
    gravity: Any = (0.0, 0.0, -9.81)
    forces: tuple[BodyForce, ...] = ()
    momenta: bool = False
    name: str = "body"
    start: Mapping[str, float] = field(default_factory=dict)
    drawing: tuple[Shape, ...] = ()
    reference: str = ""
    rates: Mapping[State, Any] = field(default_factory=dict)
    signals: Mapping[str, Any] = field(default_factory=dict)
    states: tuple[State, ...] = field(init=False)
    units: Mapping[str, str] = field(init=False)

    coordinates = (*_POSITION, *_QUATERNION)
    unit_blocks = ((3, 4),)
    identity = False

    def __init__(
        self,
        mass: Any,
        inertia: Any,
        gravity: Any = (0.0, 0.0, -9.81),
        forces: Iterable[Any] = (),
        momenta: bool = False,
        name: str = "body",
        start: Mapping[Any, Any] | None = None,
        drawing: Iterable[Shape] | None = None,
        reference: str = "",
        rates: Mapping[State, Any] | None = None,
        signals: Mapping[str, Any] | None = None,
    ) -> None:
        m, tensor = read_mass(mass), read_tensor(inertia)
        g = checks.read_rates_by_state(rates if rates is not None else {})
        if not isinstance(momenta, bool):
            raise DescriptionError(f"momenta must be True or False, got {momenta!r}.")
        values = {
            "mass": m,
            "inertia": tensor,
            "gravity": read_gravity(gravity),
            "forces": tuple(_read_force(item) for item in checks.as_tuple(forces, "forces")),
            "momenta": momenta,
            "name": checks.read_text(name, "name"),
            "drawing": _default_drawing(m, tensor) if drawing is None else checks.read_shapes(drawing),
            "reference": reference,
            "rates": MappingProxyType(g),
            "states": tuple(g),
            "signals": MappingProxyType(checks.read_signals(signals if signals is not None else {})),
        }
        for key, value in values.items():
            object.__setattr__(self, key, value)
        checks.check_body(self)
        checks.check_signals(self)
        checks.check_names(self)
        units = {s.name: s.unit.text for s in (*self.inputs, *self.parameters) if s.unit is not None}
        object.__setattr__(self, "units", MappingProxyType(_units(self) | units))
        given = read_start(self, start or {})
        if not any(symbol.name in given for symbol in _QUATERNION):
            given["qw"] = 1.0
        object.__setattr__(self, "start", MappingProxyType(given))

    @cached_property
    def velocities(self) -> tuple[Any, ...]:
        return _MOMENTA if self.momenta else _VELOCITIES

    @staticmethod
    def rotation_matrix() -> sp.ImmutableDenseMatrix:
        """R(q), from body axes to world axes."""
        return sp.ImmutableDenseMatrix(rotation_matrix(_QUATERNION))

    @staticmethod
    def point(place: Iterable[Any], name: str = "") -> Point:
        """A point of the body, given along its axes from the centre of mass."""
        along = [checks.read_expression(c, "place of a point") for c in checks.as_tuple(place, "components")]
        if len(along) != 3:
            raise DescriptionError(f"A point of a body has three components along its axes, got {place!r}.")
        moved = transform(rotation_matrix(_QUATERNION), along)
        return Point(*(a + b for a, b in zip(_POSITION, moved, strict=True)), name=name)

    @cached_property
    def rotation(self) -> Any:
        return rotation_matrix(_QUATERNION)

    @cached_property
    def inverse_inertia(self) -> sp.ImmutableDenseMatrix:
        """I⁻¹ along the body's axes."""
        return sp.ImmutableDenseMatrix(self.inertia.inv())

    @cached_property
    def linear(self) -> tuple[Any, ...]:
        """The velocity of the centre of mass along the body's axes: Rᵀ P/m with momenta."""
        if not self.momenta:
            return _VELOCITIES[:3]
        return tuple(p / self.mass for p in transform(transpose(self.rotation), _MOMENTA[:3]))

    @cached_property
    def angular(self) -> tuple[Any, ...]:
        """The angular velocity along the body's axes: I⁻¹ Rᵀ L with momenta."""
        if not self.momenta:
            return _VELOCITIES[3:]
        return tuple(self.inverse_inertia * sp.Matrix(transform(transpose(self.rotation), _MOMENTA[3:])))

    @cached_property
    def coordinate_rates(self) -> tuple[Any, ...]:
        """N(q) v: q̇ = ½ q ⊗ (0, ω) and ẋ = R v, with momenta ẋ = P/m."""
        moved = transform(self.rotation, _VELOCITIES[:3])
        if self.momenta:
            moved = tuple(p / self.mass for p in _MOMENTA[:3])
        return (*moved, *rate(_QUATERNION, self.angular))

    @cached_property
    def wrenches(self) -> tuple[tuple[Any, ...], ...]:
        """Force and torque about the centre of mass of every force, along the axes of the velocities."""
        found = []
        for force in self.forces:
            parts = force.wrench(self, "world" if self.momenta else "body")
            found.append(tuple(sp.sympify(entry) for part in parts for entry in part))
        return tuple(found)

    @cached_property
    def force_names(self) -> tuple[str, ...]:
        return distinct_names([f.name or default_name(f) for f in self.forces])

    @property
    def power_names(self) -> tuple[str, ...]:
        return self.force_names

    @property
    def kinetic(self) -> Any:
        """½ m v·v + ½ ω·I ω."""
        omega = sp.Matrix(self.angular)
        moved = self.mass * sp.Add(*(v**2 for v in self.linear))
        return (moved + (omega.T * self.inertia * omega)[0]) / 2

    @property
    def potential(self) -> Any:
        """−m g·x."""
        return -self.mass * sp.Add(*(g * x for g, x in zip(self.gravity, _POSITION, strict=True)))

    @cached_property
    def accelerations(self) -> tuple[Any, ...]:
        """v̇ = F/m + Rᵀg − ω × v and ω̇ = I⁻¹ (τ − ω × I ω); with momenta Ṗ = F + m g and L̇ = τ."""
        total = [sp.Add(*column) for column in zip(*self.wrenches, strict=True)] or [sp.S.Zero] * 6
        if self.momenta:
            weight = (*(self.mass * g for g in self.gravity), 0, 0, 0)
            return tuple(f + w for f, w in zip(total, weight, strict=True))
        omega, fall = _VELOCITIES[3:], transform(transpose(self.rotation), self.gravity)
        carried = cross(omega, _VELOCITIES[:3])
        linear = [f / self.mass + g - w for f, g, w in zip(total[:3], fall, carried, strict=True)]
        spin = cross(omega, tuple(self.inertia * sp.Matrix(omega)))
        torque = sp.Matrix([t - w for t, w in zip(total[3:], spin, strict=True)])
        return (*linear, *(self.inverse_inertia * torque))

    @cached_property
    def first_order(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        symbols = (*self.coordinates, *self.velocities, *self.states)
        return symbols, (*self.coordinate_rates, *self.accelerations, *self.rates.values())

    @property
    def invariants(self) -> Mapping[str, Any]:
        """Momentum and angular momentum along the axes of the world, as far as nothing changes them."""
        if self.forces:
            return {}
        P = transform(self.rotation, [self.mass * v for v in self.linear])
        L = transform(self.rotation, tuple(self.inertia * sp.Matrix(self.angular)))
        kept = {f"momentum along {axis}": part for axis, part, g in zip("xyz", P, self.gravity, strict=True)
                if g == 0}  # fmt: skip
        return kept | {f"angular momentum about {axis}": part for axis, part in zip("xyz", L, strict=True)}

    @property
    def doubt(self) -> str:
        """Says that no body has these moments of inertia, where that is so; Euler's equations hold anyway."""
        tensor = evaluate_tensor(self.inertia.flat())
        return "" if tensor is None else doubt_inertia(tensor, f"inertia of {self.name}")

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        return tuple(self.rates.values())

    @cached_property
    def acting(self) -> tuple[tuple[Any, ...], ...]:
        return (*self.wrenches, *((g,) for g in self.rates.values()))

    @cached_property
    def expressions(self) -> tuple[Any, ...]:
        rows = [entry for wrench in self.wrenches for entry in wrench]
        body = (self.mass, *self.inertia.flat(), *self.gravity)
        further = (*self.rates.values(), *self.signals.values())
        return (*body, *rows, *further, *checks.expressions_of_drawing(self.drawing))

    @property
    def content(self) -> Content:
        yield "free body", (*self.coordinates, *self.velocities, *self.inputs, *self.parameters)
        yield "inertia", (self.mass, *self.inertia.flat())
        yield "gravity", self.gravity
        for name, wrench in zip(self.force_names, self.wrenches, strict=True):
            yield f"force {name}", wrench
        for state, g in self.rates.items():
            yield "rate", (state, g)

    def push(self, i: int, value: Any, name: str) -> BodyForce:
        """A generalised force on velocity number i, whose power is its value times that velocity.

        With momenta v = (P, L), where M = diag(1/m, I_w⁻¹), it is the force m F or the torque I_w τ.
        """
        entries = sp.zeros(6, 1)
        entries[i] = value
        if self.momenta:
            R = sp.Matrix(self.rotation)
            entries = sp.diag(self.mass * sp.eye(3), R * self.inertia * R.T) * entries
        return _Wrench(tuple(entries), self.momenta, name)

    def replace(self, **changes: Any) -> "FreeBody":
        """The same body with some of its parts exchanged; one drawn by default stays so."""
        if self.drawing == _default_drawing(self.mass, self.inertia):
            changes = {"drawing": None} | changes
        return super().replace(**changes)

    def with_control(self, control: Any) -> "FreeBody":
        """The closed loop: inputs replaced by expressions of the state, time and parameters.

        Args:
            control: ``{input: expression}``, a ``Controller``, whose states are added to those of the system,
                or something that makes one.
        """
        controller = as_controller(self, control)
        laws = self.substitution(controller.laws)
        forces = [
            _Wrench(tuple(entry.xreplace(laws) for entry in wrench), self.momenta, name)
            for wrench, name in zip(self.wrenches, self.force_names, strict=True)
        ]
        rates = self.with_states_of(controller, self.rates, laws)
        signals = self.with_signals_of(controller, laws)
        start = {**self.start, **controller.start}
        return self.replace(forces=forces, rates=rates, start=start, signals=signals)

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.mass, self.inertia, self.gravity, self.forces, self.momenta, self.name)
        more = (self.drawing, self.reference, dict(self.rates), dict(self.signals))
        return FreeBody, (*parts, dict(self.start), *more)

    def __repr__(self) -> str:
        return f"FreeBody({self.name!r}, mass={self.mass}, momenta={self.momenta})"


@dataclass(frozen=True)
class _Wrench:
    """Force and torque given entry by entry, along the axes of the body or of the world."""

    entries: tuple[Any, ...]
    world: bool
    name: str = ""

    def wrench(self, body: Any, axes: str) -> tuple[Any, Any]:
        own = "world" if self.world else "body"
        return in_axes(axes, self.entries[:3], own, body), in_axes(axes, self.entries[3:], own, body)


def _read_force(given: Any) -> BodyForce:
    if isinstance(given, BodyForce):
        return given
    raise DescriptionError(
        f'{given!r} is not a force on a body: use Force or Torque with axes="body" or "world", or Drag.'
    )


def _default_drawing(mass: Any, inertia: sp.ImmutableDenseMatrix) -> tuple[Shape, ...]:
    """A box of the same mass and moments: along x, m a² = 6 (Iyy + Izz − Ixx)."""
    moments: list[Any] = [inertia[i, i] for i in range(3)]
    squares = [6 * (sum(moments) - 2 * moment) / mass for moment in moments]
    longest = 6 * sum(moments) / mass
    edges = [sp.sqrt(sp.Max(square, _THINNEST**2 * longest)) for square in squares]
    return (Box(FreeBody.point((0, 0, 0)), tuple(edges), FreeBody.rotation_matrix()),)


def _units(body: FreeBody) -> dict[str, str]:
    """Units of the state, and of parameters that are a mass, a moment of inertia or a part of gravity."""
    constants = {body.mass: "kg", **dict.fromkeys(body.gravity, "m/s²")}
    constants |= dict.fromkeys(body.inertia.flat(), "kg·m²")
    own = {s.name: unit for s, unit in constants.items() if isinstance(s, Parameter)}
    return {s.name: _UNITS[s.name] for s in (*body.coordinates, *body.velocities) if s.name in _UNITS} | own
