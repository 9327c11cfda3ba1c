"""Forces: what acts on a system, each giving its generalised force Qᵢ = Σ f·∂r/∂qᵢ.

Every force is a frozen value with a ``name`` (for the ledger of its work) and a method
``generalised_force(coordinates)``. Springs are energies: they add to the potential instead. A force with
``axes`` acts on a ``FreeBody``, by its method ``wrench(body)``; with ``body``, on that body of a mechanism.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import sympy as sp

from pendula.description.checks import read_expression
from pendula.description.points import Point
from pendula.description.symbols import Coordinate, dot
from pendula.errors import DescriptionError
from pendula.spatial.vectors import cross, transform, transpose

_AXES = ("body", "world")


@runtime_checkable
class GeneralisedForce(Protocol):
    """Anything that says which generalised force it exerts on each coordinate."""

    @property
    def name(self) -> str: ...

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]: ...


class BodyMotion(Protocol):
    """What a force on a body knows of it: its rotation and its velocities along its own axes."""

    @property
    def rotation(self) -> Any: ...

    @property
    def linear(self) -> Any: ...

    @property
    def angular(self) -> Any: ...


@runtime_checkable
class BodyForce(Protocol):
    """Anything that says which force and torque it exerts on a body, along the axes "body" or "world"."""

    @property
    def name(self) -> str: ...

    def wrench(self, body: BodyMotion, axes: str) -> tuple[Any, Any]: ...


@dataclass(frozen=True, kw_only=True)
class _Named:
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class _OnBody(_Named):
    """``body`` names the body of a ``Mechanism``; places on it are along its axes from its frame's origin."""

    body: str = ""


@dataclass(frozen=True)
class Force(_OnBody):
    """A force with Cartesian components at a point, or a scalar along a coordinate.

    ``along`` may be any expression s(q, t) (a distance, say): Qᵢ = F ∂s/∂qᵢ. On a ``FreeBody``, ``axes`` says
    along which axes its three components are, "body" or "world", and ``at`` where it acts: three components
    along the body's axes from the centre of mass, which is where it acts unless they are given.
    """

    value: Any
    at: Any = None
    along: Any = None
    axes: str | None = None

    def __post_init__(self) -> None:
        if self.axes is not None:
            _check_on_body("Force", self.axes, value=self.value, at=self.at)
            if self.along is not None:
                raise DescriptionError("A Force with axes= acts on a body at=(x, y, z), not along=.")
            return
        _check_exactly_one("Force", at=self.at, along=self.along)
        if self.at is not None:
            _check_point("Force", self.at)
        if self.at is None:
            _scalars("Force", value=self.value, along=self.along)
        elif len(_column(self.value)) != self.at.dimension:
            raise DescriptionError(
                f"The force {self.value} has {len(_column(self.value))} components, "
                f"its point has {self.at.dimension}."
            )

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = F·∂r/∂qᵢ, or F ∂s/∂qᵢ along s."""
        _refuse_axes("Force", self.axes)
        if self.at is not None:
            return _at_point(_column(self.value), self.at, coordinates)
        return _along(self.value, self.along, coordinates)

    def wrench(self, body: BodyMotion, axes: str) -> tuple[Any, Any]:
        """(F, r × F) about the centre of mass."""
        force = in_axes(axes, _given("Force", self.value, self.axes), self.axes, body)
        place = _place(self.at)
        if all(component == 0 for component in place):  # SymPy takes long over zero times a long expression
            return force, (sp.S.Zero,) * 3
        return force, cross(in_axes(axes, place, "body", body), force)


@dataclass(frozen=True)
class Torque(_OnBody):
    """A torque on an angle (or a difference of angles), or in space a vector on an angular velocity.

    With ``turning=ω`` (three components, same axes as the torque): Qᵢ = τ·∂ω/∂q̇ᵢ. On a ``FreeBody``, ``axes``
    says along which axes its three components are, "body" or "world".
    """

    value: Any
    on: Any = None
    turning: Any = None
    axes: str | None = None

    def __post_init__(self) -> None:
        if self.axes is not None:
            _check_on_body("Torque", self.axes, value=self.value)
            if self.on is not None or self.turning is not None:
                raise DescriptionError("A Torque with axes= acts on a body, not on= or turning=.")
            return
        _check_exactly_one("Torque", on=self.on, turning=self.turning)
        if self.turning is None:
            _scalars("Torque", value=self.value, on=self.on)
        elif len(_column(self.value)) != 3 or len(_column(self.turning)) != 3:
            raise DescriptionError(
                "A Torque in space and the angular velocity it turns with have three components."
            )

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = τ ∂α/∂qᵢ, in space τ·∂ω/∂q̇ᵢ."""
        _refuse_axes("Torque", self.axes)
        if self.turning is None:
            return _along(self.value, self.on, coordinates)
        torque, omega = _column(self.value), _column(self.turning)
        return [sum(m * w.diff(q.dot) for m, w in zip(torque, omega, strict=True)) for q in coordinates]

    def wrench(self, body: BodyMotion, axes: str) -> tuple[Any, Any]:
        """(0, τ)."""
        return (sp.S.Zero,) * 3, in_axes(axes, _given("Torque", self.value, self.axes), self.axes, body)


@dataclass(frozen=True)
class Damper(_Named):
    """A linear damper: force −c ṡ on a coordinate (or any length s(q, t)), or between two points."""

    coefficient: Any
    on: Any = None
    between: tuple[Point, Point] | None = None

    def __post_init__(self) -> None:
        _check_exactly_one("Damper", on=self.on, between=self.between)
        _scalars("Damper", coefficient=self.coefficient, on=self.on)

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = −c ṡ ∂s/∂qᵢ; between points s is their distance."""
        length = self.on if self.between is None else distance(*self.between)
        return _along(-sp.sympify(self.coefficient) * dot(length), length, coordinates)


@dataclass(frozen=True)
class Drag(_OnBody):
    """Resistance of a medium at a point (or on a coordinate): −c ṙ − d |ṙ| ṙ.

    On a ``FreeBody``, ``at`` has three components along the body's axes from the centre of mass.
    """

    at: Any = None
    on: Any = None
    linear: Any = 0
    quadratic: Any = 0

    def __post_init__(self) -> None:
        _check_exactly_one("Drag", at=self.at, on=self.on)
        _scalars("Drag", linear=self.linear, quadratic=self.quadratic, on=self.on)
        if self.linear == 0 and self.quadratic == 0:
            raise DescriptionError("A Drag needs linear= or quadratic= to be something other than zero.")

    def generalised_force(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = −(c + d |ṙ|) ṙ·∂r/∂qᵢ."""
        if self.at is not None:
            _check_point("Drag", self.at)
            v = self.at.velocity
            speed = sp.sqrt(v.dot(v))
            factor = -(sp.sympify(self.linear) + self.quadratic * speed)
            return _at_point([factor * component for component in v], self.at, coordinates)
        rate = dot(self.on)
        return _along(-(sp.sympify(self.linear) + self.quadratic * sp.Abs(rate)) * rate, self.on, coordinates)

    def wrench(self, body: BodyMotion, axes: str) -> tuple[Any, Any]:
        """(F, r × F) with F = −(c + d |ṙ|) ṙ and ṙ = v + ω × r."""
        if self.at is None:
            raise DescriptionError("A Drag on a body needs at=(x, y, z), where it acts, not on=.")
        r = _place(self.at)
        velocity = [v + w for v, w in zip(body.linear, cross(body.angular, r), strict=True)]
        speed = sp.sqrt(sum(v**2 for v in velocity))
        factor = -(sp.sympify(self.linear) + self.quadratic * speed)
        force = [factor * v for v in velocity]
        return in_axes(axes, force, "body", body), in_axes(axes, cross(r, force), "body", body)


@dataclass(frozen=True)
class Spring(_Named):
    """A linear spring, an energy ½ k (s − s₀)², on a coordinate (or any length s(q, t)) or between points."""

    stiffness: Any
    on: Any = None
    between: tuple[Point, Point] | None = None
    rest: Any = 0

    def __post_init__(self) -> None:
        _check_exactly_one("Spring", on=self.on, between=self.between)
        _scalars("Spring", stiffness=self.stiffness, rest=self.rest, on=self.on)

    @property
    def potential(self) -> Any:
        """½ k (s − s₀)²."""
        k, half = sp.sympify(self.stiffness), sp.Rational(1, 2)
        if self.between is not None and self.rest == 0:
            r = self.between[0].to(self.between[1])
            return half * k * r.dot(r)  # no square root, so smooth where the points meet
        length = self.on if self.between is None else distance(*self.between)
        return half * k * (sp.sympify(length) - self.rest) ** 2


def distance(a: Point, b: Point) -> Any:
    """|b − a|."""
    r = a.to(b)
    return sp.sqrt(r.dot(r))


def in_axes(wanted: str, vector: Sequence[Any], axes: str | None, body: BodyMotion) -> Any:
    """Three components along the axes that are wanted, "body" or "world", from those along others."""
    if wanted == axes:
        return tuple(vector)
    return transform(body.rotation if wanted == "world" else transpose(body.rotation), vector)


def _given(kind: str, value: Any, axes: str | None) -> list[Any]:
    if axes is None:
        raise DescriptionError(f'A {kind} on a body needs axes="body" or axes="world".')
    return _column(value)


def _place(at: Any) -> list[Any]:
    """Where a force acts on a body: along its axes from the centre of mass."""
    place = [sp.S.Zero] * 3 if at is None else [] if isinstance(at, Point) else _column(at)
    if len(place) != 3:
        raise DescriptionError(
            f"A place on a body has three components along its axes from the centre of mass, got {at!r}."
        )
    return place


def _check_on_body(kind: str, axes: Any, **vectors: Any) -> None:
    if axes not in _AXES:
        raise DescriptionError(f'The axes of a {kind} on a body are "body" or "world", got {axes!r}.')
    for name, given in vectors.items():
        if given is not None and (isinstance(given, Point) or len(_column(given)) != 3):
            raise DescriptionError(f"The {name} of a {kind} on a body has three components, got {given!r}.")


def _check_point(kind: str, at: Any) -> None:
    if not isinstance(at, Point):
        raise DescriptionError(
            f"A {kind} acts at a Point(x, y) or Point(x, y, z), got {at!r}; three components along the axes "
            'of a body are for a FreeBody, or for body= of a Mechanism, and need axes="body" or "world".'
        )


def _refuse_axes(kind: str, axes: str | None) -> None:
    if axes is not None:
        raise DescriptionError(
            f"A {kind} with axes= acts on a FreeBody; in a Lagrangian give at=Point(...), along= or on=."
        )


def _at_point(force: Sequence[Any], point: Point, coordinates: Sequence[Coordinate]) -> list[Any]:
    moving = point.position.free_symbols
    return [
        sum(f * r.diff(q) for f, r in zip(force, point, strict=True)) if q in moving else sp.S.Zero
        for q in coordinates
    ]


def _along(value: Any, length: Any, coordinates: Sequence[Coordinate]) -> list[Any]:
    value, length = sp.sympify(value), sp.sympify(length)
    moving = length.free_symbols
    return [value * length.diff(q) if q in moving else sp.S.Zero for q in coordinates]


def _column(value: Any) -> list[Any]:
    try:
        return [read_expression(c, "component of a force") for c in value]
    except TypeError:
        raise DescriptionError(f"A force at a point needs its Cartesian components, got {value!r}.") from None


def _scalars(kind: str, **parts: Any) -> None:
    """Each part that is given is a scalar expression."""
    for name, part in parts.items():
        if part is not None or name == "value":
            read_expression(part, f"{name} of a {kind.lower()}")


def _check_exactly_one(kind: str, **choices: Any) -> None:
    given = [name for name, value in choices.items() if value is not None]
    if len(given) != 1:
        wanted = " or ".join(f"{name}=" for name in choices)
        raise DescriptionError(f"A {kind} needs exactly one of {wanted}, got {len(given)}.")
