"""Contact on a system that is given by its energies: gaps that open and close, with friction along them.

With the gap g(q, t) ≥ 0, a length, its normal force λ ≥ 0 and the slip velocity w, linear in the velocities,

    open:       λ = 0,                                    until g = 0: an impact
    closed:     g = 0, kept by λ ≥ 0,                     until λ = 0
    slipping:   the force −s μ λ along w, s = sign(w),    until w = 0
    sticking:   w = 0, kept by a force τ, |τ| ≤ μₛ λ,     until |τ| = μₛ λ

(Pfeiffer & Glocker, Multibody Dynamics with Unilateral Contacts, 1996, ch. 5 and 8). Which of them holds is
said by two modes, c = 0 or 1 and s = −1, 0 or 1: one set of equations serves all,

    M v̇ = f + c (∂g/∂q − s μ ∂w/∂v)ᵀ λ + c (1 − s²) ∂w/∂vᵀ τ,   c g = 0,   c (1 − s²) w = 0.

In space a point slips in two directions, w = (w₁, w₂), and friction opposes w/|w|. With ∂|w|/∂v = w/|w|·∂w/∂v
that is the same equation for the length of w, s being 0 or 1. A length has a kink where w passes through
zero, so a third mode keeps a direction r = (cos ψ, sin ψ), w's own when it was set, and the length has the
sign of w·r: it passes zero as straight as w does, and friction goes on as if it had not. Where w has turned
by 50° away from r, an event sets r anew; by 45°, what is thrown across a slope would turn twice, the second
time where it never quite gets to.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

import sympy as sp

from pendula.description.checks import as_tuple, read_expression
from pendula.description.constraints import Constraint, Holonomic
from pendula.description.events import ModeEvent
from pendula.description.friction import StickingRow, value_of
from pendula.description.gap_checks import (
    POSITIONS,
    VELOCITIES,
    check_gap,
    check_tangent,
    read_axes,
    touches_only,
)
from pendula.description.points import Point
from pendula.description.symbols import (
    Acceleration,
    Mode,
    Multiplier,
    State,
    dot,
)
from pendula.description.walls import find_tangents
from pendula.errors import DescriptionError

_NOTHING = 1e-60  # m²/s²: the square of a slip velocity that is none, so that no quotient is 0/0


@dataclass(frozen=True)
class ClosedRow(Holonomic):
    """c g = 0: what is closed does not open, nor go through."""


@dataclass(frozen=True)
class Gap:
    """A distance that cannot become negative: where it closes, something hits, rests, rolls or slides.

    It adds states to a system, called after its name: ``floor_closed``, 1 while it is closed, and with
    friction ``floor_slip``, 1 or −1 while it slips forwards or backwards, 0 while it sticks. ``simulate``
    finds the instants at which they change; they are among the events of a run. The multipliers of its
    constraints, ``run["floor_normal_force"]`` and ``run["floor_sticking_force"]``, are the forces that keep
    it closed and hold it while it sticks; while it slips, friction is mu times the normal force.

    Args:
        expression: the gap, a length: positive while open. An expression of coordinates, parameters and time.
        restitution: of the speed at which it closes, the part with which it opens again (Newton); 0 to 1.
        friction: the coefficient of friction while slipping; it needs a tangent.
        tangent: what slips while it is closed: a length s(q, t), whose rate counts, or a velocity itself,
            such as ``x.dot - R*phi.dot`` for a wheel. In space a pair of them, at right angles: then
            ``floor_slip`` is 1 while it slips, ``floor_heading`` is an angle from the first tangent to the
            second that the slip is within 50° of, and ``floor_sticking_force1`` and ``2`` hold it.
        static: the coefficient of friction while sticking, not smaller; that of slipping unless given.
        name: what its modes, forces and events are called after.
        at: where it touches, for arrows of its force in live pages; a Contact knows its own.
        axes: the unit vectors along which its normal force and its friction act there.
    """

    expression: Any
    restitution: Any = 0
    friction: Any = 0
    tangent: Any = None
    static: Any = None
    name: str = ""
    at: Point | None = None
    axes: Sequence[Sequence[Any]] = ()
    turns_at: ClassVar[float] = math.radians(50)  # from its heading, rad: where a slip gets another one

    def __post_init__(self) -> None:
        object.__setattr__(self, "expression", read_expression(self.expression, "gap of a contact"))
        static = self.friction if self.static is None else self.static
        given = {"restitution": self.restitution, "friction": self.friction, "static": static}
        for what, number in given.items():
            object.__setattr__(self, what, _read_coefficient(number, what, self))
        if isinstance(self.tangent, list):
            object.__setattr__(self, "tangent", tuple(self.tangent))
        check_gap(self)
        restitution, slipping, sticking = (
            value_of(part) or 0.0 for part in (self.restitution, self.friction, self.static)
        )
        if restitution > 1:
            raise DescriptionError(
                f"The restitution of {self.called} is {restitution:g}; it must be from 0, nothing bounces, "
                "to 1, nothing is lost."
            )
        if sticking < slipping:
            raise DescriptionError(
                f"The static coefficient of friction of {self.called} is {sticking:g}, less than that of "
                f"slipping, {slipping:g}: it would slip before it sticks."
            )
        if self.rough:
            check_tangent(self)
        object.__setattr__(self, "axes", read_axes(self))

    @property
    def called(self) -> str:
        """What an error calls it."""
        return f"the contact '{self.name}'" if self.name else f"the contact with the gap {self.expression}"

    @property
    def rough(self) -> bool:
        """Whether it has friction."""
        return not self.static.is_zero

    @property
    def spatial(self) -> bool:
        """Whether it slips in two directions."""
        return self.rough and isinstance(self.tangent, tuple)

    @cached_property
    def slips_along(self) -> tuple[Any, ...]:
        """The slip velocity by its components, one or two; none without friction."""
        if not self.rough:
            return ()
        given = self.tangent if isinstance(self.tangent, tuple) else (self.tangent,)
        tangents = [read_expression(tangent, f"tangent of {self.called}") for tangent in given]
        return tuple(
            tangent
            if any(isinstance(s, VELOCITIES | Acceleration) for s in tangent.free_symbols)
            else dot(tangent)
            for tangent in tangents
        )

    @cached_property
    def slip(self) -> Any:
        """The slip velocity w; in space its length, with the sign of w·r; 0 without friction.

        With a = w·r and b = w·n, n across r: a √(1 + (b/a)²).
        """
        if not self.spatial:
            return self.slips_along[0] if self.rough else sp.S.Zero
        ahead, across = self._by_heading
        return ahead * sp.sqrt(1 + (across * ahead / (ahead**2 + _NOTHING)) ** 2)

    @property
    def _by_heading(self) -> tuple[Any, Any]:
        """The slip velocity along r and across it."""
        (w1, w2), c, s = self.slips_along, sp.cos(self.heading), sp.sin(self.heading)
        return c * w1 + s * w2, c * w2 - s * w1

    @cached_property
    def closed(self) -> Mode:
        """c: 1 while closed, else 0."""
        return Mode(f"{self.name}_closed")

    @cached_property
    def slips(self) -> Mode:
        """s: the direction in which it slips, 0 while it sticks or is open."""
        return Mode(f"{self.name}_slip")

    @cached_property
    def heading(self) -> Mode:
        """ψ: the angle of a direction that the slip is near, from the first tangent on."""
        return Mode(f"{self.name}_heading")

    @property
    def laws(self) -> tuple[Any, ...]:
        """What it has beside its rows: coefficients, and the axes of its forces."""
        return (self.restitution, self.friction, self.static, *(part for axis in self.axes for part in axis))

    @property
    def modes(self) -> tuple[Mode, ...]:
        sliding = (self.slips, self.heading) if self.spatial else (self.slips,)
        return (self.closed, *sliding) if self.rough else (self.closed,)

    @cached_property
    def rows(self) -> tuple[Constraint, ...]:
        """C g = 0, and with friction c (1 − s²) w = 0."""
        normal = ClosedRow(self.closed * self.expression, name=f"{self.name}_normal_force")
        sticks, numbers = self.closed * (1 - self.slips**2), ("1", "2") if self.spatial else ("",)
        sticking = [
            StickingRow(sticks * w, name=f"{self.name}_sticking_force{number}")
            for w, number in zip(self.slips_along, numbers, strict=False)
        ]
        return normal, *sticking

    @cached_property
    def events(self) -> tuple[ModeEvent, ...]:
        """An impact, the end of contact, with friction those of slipping and of sticking, in space turns.

        Of the values, those that its modes do not concern are 1.
        """
        c, force = self.closed, Multiplier(self.rows[0].name)
        made = [
            ModeEvent((1 - c) * self.expression + c, f"{self.name} impact", "falling"),
            ModeEvent(c * force + 1 - c, f"{self.name} opens", "falling"),
        ]
        if self.rough:
            s, held = self.slips, [Multiplier(row.name) for row in self.rows[1:]]
            holding = sp.sqrt(held[0] ** 2 + held[1] ** 2) if self.spatial else sp.Abs(held[0])
            sticks, margin = c * (1 - s**2), self.static * force - holding
            ahead, across = self._by_heading if self.spatial else (self.slip, sp.S.Zero)
            made += [
                ModeEvent(s * ahead + 1 - s**2, f"{self.name} stops slipping", "falling"),
                ModeEvent(sticks * margin + 1 - sticks, f"{self.name} starts slipping", "falling"),
            ]
            if self.spatial:
                near = (math.tan(self.turns_at) * ahead) ** 2 - across**2
                made.append(ModeEvent(s * near + 1 - s, f"{self.name} turns", "falling"))
        return tuple(made)


@dataclass(frozen=True)
class Contact:
    """A point of a system that a surface stops; a ``Gap`` with the surface's own tangent.

    Args:
        point: what hits.
        surface: a ``Wall``, a ``RoundWall``, or a function of the point's coordinates that is zero on the
            surface and positive where the point may be, such as ``lambda x, y: y - x**2``.
        restitution: as of a ``Gap``.
        friction: as of a ``Gap``; a point in space slips in two directions.
        static: as of a ``Gap``.
        name: as of a ``Gap``.
    """

    point: Point
    surface: Callable[..., Any]
    restitution: Any = 0
    friction: Any = 0
    static: Any = None
    name: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.point, Point):
            raise DescriptionError(f"A Contact is one of a Point, got {self.point!r}.")
        if not callable(self.surface):
            raise DescriptionError(
                "The surface of a contact is a Wall, a RoundWall or a function of a position, got "
                f"{self.surface!r}."
            )

    @cached_property
    def gap(self) -> Gap:
        """How far the point is from the surface, to first order: h/|∇h| of the surface's function h."""
        place = sp.symbols(f"r:{self.point.dimension}", cls=sp.Dummy, real=True)
        height = read_expression(self._call_surface(place), "surface of a contact")
        slope = sp.Matrix([height.diff(r) for r in place])
        length = sp.sqrt(sp.simplify(slope.dot(slope)))
        if length == 0:
            raise DescriptionError(
                "The surface of a contact has no gradient: its function must change across it, as "
                "lambda x, y: y does across the ground."
            )
        if touches_only(height, place):
            raise DescriptionError(
                f"The surface of a contact has no gradient where its function {self.surface(*self.point)} is "
                "zero: take one that changes across the surface, as lambda x, y: y does across the ground."
            )
        at = dict(zip(place, self.point, strict=True))
        friction = read_expression(self.friction, "friction of a contact")
        normal, along, tangent = (slope / length).applyfunc(sp.simplify), (), None
        if not friction.is_zero or self.static:
            along = find_tangents(normal)
            slips = [direction.dot(self.point.velocity).xreplace(at) for direction in along]
            tangent = slips[0] if len(slips) == 1 else tuple(slips)
        expression = (height / length).xreplace(at)
        axes = tuple(tuple(axis.xreplace(at)) for axis in (normal, *along))
        laws = (self.restitution, friction, tangent, self.static)
        return Gap(expression, *laws, self.name, self.point, axes)

    def _call_surface(self, place: Sequence[Any]) -> Any:
        try:
            return self.surface(*place)
        except TypeError as error:
            raise DescriptionError(
                f"The surface of a contact is a function of the {self.point.dimension} coordinates of its "
                f"point, as lambda {', '.join('xyz'[: self.point.dimension])}: ...; it says: {error}."
            ) from None


def read_contacts(given: Any, frictions: Sequence[Any] = ()) -> tuple[Gap, ...]:
    """Gaps with names of their own from what a user gives: gaps, and points with surfaces."""
    made = []
    items = as_tuple(given, "contacts")
    for item in items:
        if not isinstance(item, Gap | Contact):
            raise DescriptionError(f"{item!r} is no contact: use Gap(expression) or Contact(point, surface).")
        made.append(item.gap if isinstance(item, Contact) else item)
    if made and frictions:
        raise DescriptionError(
            f"The system has contacts and the friction on {frictions[0].on}: give that a normal force by a "
            "Gap with friction= and tangent= too; both kinds are not settled together."
        )
    numbers = iter(range(1, len(made) + 1))
    alone = len(made) == 1
    named = [
        gap if gap.name else replace(gap, name="contact" if alone else f"contact{next(numbers)}")
        for gap in made
    ]
    names = [gap.name for gap in named]
    for gap in named:
        if not isinstance(gap.name, str) or not gap.name.isidentifier():
            raise DescriptionError(
                f"A contact cannot be called {gap.name!r}: its modes are called after it, so use letters, "
                "digits and underscores, starting with a letter."
            )
        if names.count(gap.name) > 1:
            raise DescriptionError(f"Two contacts are called '{gap.name}'; give them names of their own.")
    return tuple(named)


def _read_coefficient(given: Any, what: str, gap: Gap) -> Any:
    """A number, or an expression of parameters, that is not negative."""
    made = read_expression(given, f"{what} of a contact")
    value = value_of(made)
    if value is None:
        known = State | POSITIONS | VELOCITIES
        culprit = sorted(str(s) for s in made.free_symbols if isinstance(s, known))
        depends = f"; it depends on '{culprit[0]}'" if culprit else ""
        raise DescriptionError(
            f"The {what} of {gap.called} is made of numbers and parameters{depends}, got {made}."
        )
    if value < 0:
        raise DescriptionError(f"The {what} of {gap.called} is negative: {value:g}.")
    return made
