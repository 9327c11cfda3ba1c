"""Forces: what acts on a system, each giving its generalised force Qᵢ = Σ f·∂r/∂qᵢ.

Every force is a frozen value with a ``name`` (for the ledger of its work) and a method
``generalised(coordinates)``. Springs are energies: they add to the potential instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import sympy as sp

from pendula.description.checks import expression
from pendula.description.points import Point
from pendula.description.symbols import Coordinate, dot
from pendula.errors import DescriptionError


@runtime_checkable
class GeneralisedForce(Protocol):
    """Anything that says which generalised force it exerts on each coordinate."""

    @property
    def name(self) -> str: ...

    def generalised(self, coordinates: Sequence[Coordinate]) -> list[Any]: ...


@dataclass(frozen=True, kw_only=True)
class _Named:
    name: str = ""


@dataclass(frozen=True)
class Force(_Named):
    """A force with Cartesian components at a point, or a scalar along a coordinate.

    ``along`` may be any expression s(q, t) (a distance, say): Qᵢ = F ∂s/∂qᵢ.
    """

    value: Any
    at: Point | None = None
    along: Any = None

    def __post_init__(self) -> None:
        _exactly_one("Force", at=self.at, along=self.along)
        if self.at is None:
            _scalars("Force", value=self.value, along=self.along)
        elif len(_column(self.value)) != self.at.dimension:
            raise DescriptionError(
                f"The force {self.value} has {len(_column(self.value))} components, "
                f"its point has {self.at.dimension}."
            )

    def generalised(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = F·∂r/∂qᵢ, or F ∂s/∂qᵢ along s."""
        if self.at is not None:
            return _at_point(_column(self.value), self.at, coordinates)
        return _along(self.value, self.along, coordinates)


@dataclass(frozen=True)
class Torque(_Named):
    """A torque on an angle (or a difference of angles), or in space a vector on an angular velocity.

    With ``turning=ω`` (three components, same axes as the torque): Qᵢ = τ·∂ω/∂q̇ᵢ.
    """

    value: Any
    on: Any = None
    turning: Any = None

    def __post_init__(self) -> None:
        _exactly_one("Torque", on=self.on, turning=self.turning)
        if self.turning is None:
            _scalars("Torque", value=self.value, on=self.on)
        elif len(_column(self.value)) != 3 or len(_column(self.turning)) != 3:
            raise DescriptionError(
                "A Torque in space and the angular velocity it turns with have three components."
            )

    def generalised(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = τ ∂α/∂qᵢ, in space τ·∂ω/∂q̇ᵢ."""
        if self.turning is None:
            return _along(self.value, self.on, coordinates)
        torque, omega = _column(self.value), _column(self.turning)
        return [sum(m * w.diff(q.dot) for m, w in zip(torque, omega, strict=True)) for q in coordinates]


@dataclass(frozen=True)
class Damper(_Named):
    """A linear damper: force −c ṡ on a coordinate (or any length s(q, t)), or between two points."""

    coefficient: Any
    on: Any = None
    between: tuple[Point, Point] | None = None

    def __post_init__(self) -> None:
        _exactly_one("Damper", on=self.on, between=self.between)
        _scalars("Damper", coefficient=self.coefficient, on=self.on)

    def generalised(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = −c ṡ ∂s/∂qᵢ; between points s is their distance."""
        length = self.on if self.between is None else distance(*self.between)
        return _along(-sp.sympify(self.coefficient) * dot(length), length, coordinates)


@dataclass(frozen=True)
class Drag(_Named):
    """Resistance of a medium at a point (or on a coordinate): −c ṙ − d |ṙ| ṙ."""

    at: Point | None = None
    on: Any = None
    linear: Any = 0
    quadratic: Any = 0

    def __post_init__(self) -> None:
        _exactly_one("Drag", at=self.at, on=self.on)
        _scalars("Drag", linear=self.linear, quadratic=self.quadratic, on=self.on)
        if self.linear == 0 and self.quadratic == 0:
            raise DescriptionError("A Drag needs linear= or quadratic= to be something other than zero.")

    def generalised(self, coordinates: Sequence[Coordinate]) -> list[Any]:
        """Qᵢ = −(c + d |ṙ|) ṙ·∂r/∂qᵢ."""
        if self.at is not None:
            v = self.at.velocity
            speed = sp.sqrt(v.dot(v))
            factor = -(sp.sympify(self.linear) + self.quadratic * speed)
            return _at_point([factor * component for component in v], self.at, coordinates)
        rate = dot(self.on)
        return _along(-(sp.sympify(self.linear) + self.quadratic * sp.Abs(rate)) * rate, self.on, coordinates)


@dataclass(frozen=True)
class Spring(_Named):
    """A linear spring, an energy ½ k (s − s₀)², on a coordinate (or any length s(q, t)) or between points."""

    stiffness: Any
    on: Any = None
    between: tuple[Point, Point] | None = None
    rest: Any = 0

    def __post_init__(self) -> None:
        _exactly_one("Spring", on=self.on, between=self.between)
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


def _at_point(force: Sequence[Any], point: Point, coordinates: Sequence[Coordinate]) -> list[Any]:
    return [sum(f * r.diff(q) for f, r in zip(force, point, strict=True)) for q in coordinates]


def _along(value: Any, length: Any, coordinates: Sequence[Coordinate]) -> list[Any]:
    length = sp.sympify(length)
    return [sp.sympify(value) * length.diff(q) for q in coordinates]


def _column(value: Any) -> list[Any]:
    try:
        return [expression(c, "component of a force") for c in value]
    except TypeError:
        raise DescriptionError(f"A force at a point needs its Cartesian components, got {value!r}.") from None


def _scalars(kind: str, **parts: Any) -> None:
    """Each part that is given is a scalar expression."""
    for name, part in parts.items():
        if part is not None or name == "value":
            expression(part, f"{name} of a {kind.lower()}")


def _exactly_one(kind: str, **choices: Any) -> None:
    given = [name for name, value in choices.items() if value is not None]
    if len(given) != 1:
        wanted = " or ".join(f"{name}=" for name in choices)
        raise DescriptionError(f"A {kind} needs exactly one of {wanted}, got {len(given)}.")
