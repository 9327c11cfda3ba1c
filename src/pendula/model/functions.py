"""The functions of a model, in one table: everything that lists functions reads it.

To add a function, add its entry here and its graph, under the same name, in ``dynamics/graphs.py``. To add
the slope of a function with respect to t, y, u, p or x, add its name here, as in "force_by_u".
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from pendula.errors import PendulaError
from pendula.model.card import Card

if TYPE_CHECKING:
    from pendula.description import Description

# What a system must have for a function to exist.
ANYTHING, COORDINATES, RATES_AS_VELOCITIES = "anything", "coordinates", "q̇ = v"

Names = Callable[[Card, "Description"], Iterable[str]]


@dataclass(frozen=True)
class Export:
    """What a reader of exported source should know of a function.

    ``reads`` are the letters of what it may depend on beyond t and p: coordinates q, velocities v, states z,
    inputs u, accelerations a, multipliers m. ``names`` are those of its outputs.
    """

    meaning: str
    reads: str
    names: Names = lambda card, system: ()
    unit: str = ""


@dataclass(frozen=True)
class Function:
    """A function of a model.

    Attributes:
        name: what it is called, and its graph in ``dynamics/graphs.py``.
        shape: of what it gives for one state: a vector, or a matrix row by row.
        words: what a system without it lacks, for people.
        needs: what a system must have: ``ANYTHING``, ``COORDINATES`` or ``RATES_AS_VELOCITIES``.
        sparse: whether its kernel gives only entries that can differ from 0.
        symmetric: whether the kernel of a matrix with zeros gives its lower triangle alone.
        moves_works: whether it moves the works of a ledger along with the state.
        sees_feedback: whether Baumgarte's feedback of constraints changes it.
        export: what a reader of exported source should know; None where it is not exported.
        on_page: whether a live page of a system is given it.
    """

    name: str
    shape: Callable[[Card], tuple[int, ...]]
    words: str = ""
    needs: str = COORDINATES
    sparse: bool = False
    symmetric: bool = False
    moves_works: bool = False
    sees_feedback: bool = False
    export: Export | None = None
    on_page: Callable[[Card], bool] = lambda card: False

    def missing(self, card: Card) -> str:
        """Why a system does not have it, in a sentence; "" where it has."""
        words = self.words or self.name
        if self.needs != ANYTHING and not card.coordinates:
            return (
                f"{card.name} has no {words}: it is a plain differential equation, given by the rates of its "
                "states; model.rate(y, u, t) computes them."
            )
        if self.needs == RATES_AS_VELOCITIES and not card.layout.identity:
            return f"{card.name} has no {words}: its velocities are not the rates of its coordinates."
        return ""


def find_function(card: Card, name: str) -> Function:
    """The function of that name, or an error that says why a system has none."""
    if name not in FUNCTIONS:
        raise PendulaError(f"There is no function '{name}'; there are {', '.join(FUNCTIONS)}.")
    function = FUNCTIONS[name]
    if reason := function.missing(card):
        raise PendulaError(reason)
    return function


def acceleration_names(card: Card) -> tuple[str, ...]:
    """Names of the entries of v̇: x_ddot where velocities are rates of coordinates, else wx_dot."""
    if card.layout.identity:
        return tuple(f"{q}_ddot" for q in card.coordinates)
    return tuple(f"{v}_dot" for v in card.velocities)


def _rate_names(card: Card, system: "Description") -> Iterable[str]:
    q, z = ([f"{name}_dot" for name in names] for names in (card.coordinates, card.states))
    return [*q, *acceleration_names(card), *z]


def _solution_names(card: Card, system: "Description") -> Iterable[str]:
    return [*acceleration_names(card), *(f"multiplier of {name}" for name in card.constraints)]


def _residual_names(card: Card, system: "Description") -> Iterable[str]:
    held = card.constraints[: card.holonomic]
    return [*(f"position of {name}" for name in held), *(f"velocity of {name}" for name in card.constraints)]


def _force_names(card: Card, system: "Description") -> Iterable[str]:
    return card.coordinates if card.layout.identity else card.velocities


def _point_names(card: Card, system: "Description") -> Iterable[str]:
    """x, y and perhaps z of every drawn point, called after the shape that first mentions it."""
    from pendula.description import Point

    found: dict[Point, str] = {}
    counts: dict[str, int] = {}
    for shape in system.drawing:
        word = type(shape).__name__.lower()
        counts[word] = counts.get(word, 0) + 1
        for item in fields(shape):
            value = getattr(shape, item.name)
            if isinstance(value, Point):
                found.setdefault(value, f"{word} {counts[word]} {item.name}")
    return [f"{name} {axis}" for point, name in found.items() for axis in "xyz"[: point.dimension]]


def _velocities(card: Card) -> tuple[int, ...]:
    return (card.layout.nv,)


def _square(card: Card) -> tuple[int, ...]:
    return (card.layout.nv, card.layout.nv)


def _state(card: Card) -> tuple[int, ...]:
    return (card.layout.size,)


def _state_square(card: Card) -> tuple[int, ...]:
    return (card.layout.size, card.layout.size)


def _is_free(card: Card) -> bool:
    return bool(card.coordinates) and not card.constraints and card.layout.identity


def _has_gaps(card: Card) -> bool:
    """Whether the page steps over gaps."""
    return bool(card.contacts)


def _mixes_angles_and_lengths(card: Card) -> bool:
    """Whether the page's adaptive method needs inertias to tell how far a turn by 1 rad moves something."""
    return card.layout.identity and any(card.turning) and not all(card.turning)


_ALL = (
    Function(
        "rate", _state, needs=ANYTHING, moves_works=True, sees_feedback=True,
        export=Export("The rate of the whole state, entry by entry.", "qvzu", _rate_names),
        on_page=lambda card: True,
    ),
    Function(
        "qdot", lambda card: (card.layout.nq,), "coordinates",
        on_page=lambda card: not card.layout.identity,
    ),
    Function(
        "state_rates", lambda card: (card.layout.nz + card.layout.nw,), needs=ANYTHING, moves_works=True,
        sees_feedback=True,
    ),
    Function(
        "acceleration", _velocities, "accelerations", sees_feedback=True,
        export=Export("The acceleration dv/dt.", "qvzu", lambda card, system: acceleration_names(card)),
    ),
    Function(
        "solution", lambda card: (card.layout.nv + len(card.constraints),), "accelerations",
        sees_feedback=True, on_page=lambda card: bool(card.constraints) and not card.contacts,
        export=Export(
            "The acceleration dv/dt, then the multipliers lambda of the constraints.", "qvzu", _solution_names
        ),
    ),
    Function(
        "mass_matrix", _square, "mass matrix", sparse=True, symmetric=True,
        export=Export("The mass matrix M.", "q"),
        on_page=lambda card: _mixes_angles_and_lengths(card) or _has_gaps(card),
    ),
    Function("inverse_mass_matrix", _square, "mass matrix", sparse=True),
    Function(
        "coriolis_matrix", _square, "Coriolis matrix", sparse=True,
        export=Export("The Coriolis matrix C(q, v), with dM/dt = C + C^T.", "qv"),
    ),
    Function(
        "gravity", _velocities, "gravity",
        export=Export("The gradient G of the potential energy, with respect to what velocities change.", "q",
                      _force_names),
    ),
    Function(
        "force", _velocities, "generalised forces", on_page=_has_gaps,
        export=Export("The force f in M dv/dt = f + A^T lambda: everything but inertia and reactions.",
                      "qvzu", _force_names),
    ),
    Function(
        "inverse_dynamics", _velocities, "inverse dynamics",
        export=Export("The generalised force M a - f(u = 0) that gives the acceleration a.", "qvza",
                      _force_names),
    ),
    Function(
        "energy", lambda card: (3,), "energy", on_page=lambda card: bool(card.coordinates),
        export=Export("Kinetic energy, potential energy and the Jacobi integral T2 - T0 + V.", "qv",
                      lambda card, system: ("kinetic", "potential", "jacobi"), "J"),
    ),
    Function(
        "constraints", lambda card: (card.holonomic + len(card.constraints),), "constraints",
        on_page=_has_gaps,
        export=Export("How far the constraints are from zero: c, then A v - b.", "qv", _residual_names),
    ),
    Function(
        "constraint_acceleration", lambda card: (len(card.constraints),), "constraints", sees_feedback=True,
    ),
    Function(
        "constraint_jacobian", lambda card: (len(card.constraints), card.layout.nv), "constraints",
        sparse=True, export=Export("The Jacobian A of the constraints.", "q"), on_page=_has_gaps,
    ),
    Function(
        "reaction_jacobian", lambda card: (len(card.constraints), card.layout.nv), "constraints", sparse=True,
    ),
    Function(
        "powers", lambda card: (len(card.power_names),), "powers", sees_feedback=True,
        export=Export("The power of every term that can change the energy, by what does it.", "qvzuam",
                      lambda card, system: card.power_names, "W"),
    ),
    Function(
        "positions", lambda card: (card.drawn,), needs=ANYTHING, on_page=lambda card: bool(card.drawn),
        export=Export("Where the points of the drawing are.", "qz", _point_names),
    ),
    Function(
        "point_jacobians", lambda card: (card.drawn, card.layout.nv), "coordinates", sparse=True,
        on_page=lambda card: bool(card.drawn and card.coordinates),
    ),
    Function(
        "position_correction", lambda card: (card.layout.nq,), "constraints",
        on_page=lambda card: bool(card.holonomic),
    ),
    Function(
        "velocity_correction", _velocities, "constraints", on_page=lambda card: bool(card.constraints),
    ),
    Function(
        "jacobian", _state_square, needs=ANYTHING, sparse=True, moves_works=True, sees_feedback=True,
        on_page=lambda card: not _is_free(card) and not card.contacts,
    ),
    Function("balance", lambda card: (card.layout.nv + card.holonomic + card.layout.nz,), needs=ANYTHING),
    Function("momenta", _velocities, "momenta", RATES_AS_VELOCITIES, on_page=_is_free),
    Function("velocities", _velocities, "momenta", RATES_AS_VELOCITIES),
    Function("canonical_rate", _state, "momenta", RATES_AS_VELOCITIES, moves_works=True, on_page=_is_free),
    Function(
        "canonical_jacobian", _state_square, "momenta", RATES_AS_VELOCITIES, sparse=True, moves_works=True,
        on_page=_is_free,
    ),
)  # fmt: skip

_SLOPES = (
    "acceleration_by_y acceleration_by_u force_by_u inverse_dynamics_by_y "
    "rate_by_u rate_by_p balance_by_y balance_by_u balance_by_p balance_by_x constraints_by_y qdot_by_y"
).split()
_LENGTHS: dict[str, Callable[[Card], int]] = {
    "t": lambda card: 1,
    "y": lambda card: card.layout.size,
    "u": lambda card: len(card.inputs),
    "p": lambda card: len(card.parameters),
    "x": lambda card: len(card.constraints),  # of the balance, whose x are multipliers
}


def _slope(name: str) -> Function:
    """The slope of a function of the table, a matrix with a row for each of the function's numbers."""
    whole, _, letter = name.rpartition("_by_")
    function = next(f for f in _ALL if f.name == whole)
    return Function(
        name,
        lambda card: (*function.shape(card), _LENGTHS[letter](card)),
        function.words,
        function.needs,
        sparse=True,
        sees_feedback=function.sees_feedback,
    )


FUNCTIONS: dict[str, Function] = {f.name: f for f in (*_ALL, *map(_slope, _SLOPES))}
