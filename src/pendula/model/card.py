"""What running a compiled system needs to know of it, as plain data.

A card is enough to load kernels and to name what goes in and comes out. Cards of gallery systems are kept in
the cache, so that a later process runs them without building their expressions: without SymPy.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pendula.checking import read_number
from pendula.compiler.store import load_or_make
from pendula.layout import Layout
from pendula.model.formulation import MAXIMAL, REDUCED
from pendula.model.route import TRACED

if TYPE_CHECKING:
    from pendula.description import Description


@dataclass(frozen=True)
class Card:
    """Names, sizes and values of a system; ``key`` finds its code."""

    key: str
    name: str
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]
    inputs: tuple[str, ...]
    parameters: Mapping[str, float]
    constraints: tuple[str, ...]
    holonomic: int
    power_names: tuple[str, ...]
    explicit_time: bool
    angles: tuple[str, ...]
    start: Mapping[str, float]
    drawn: int
    units: Mapping[str, str] = field(default_factory=dict)
    states: tuple[str, ...] = ()
    ledger: tuple[str, ...] = ()  # names of works that are integrated along, after all states
    unit: tuple[tuple[int, int], ...] = ()  # blocks of q that keep unit length: first entry and length
    identity: bool = True  # whether velocities are the rates of coordinates
    doubt: str = ""  # what is odd about the system, in a sentence
    energy_name: str = "energy"  # what T + V as it is shown is called
    motion: str = ""  # the one of power_names that is the work of prescribed motion or of a moving frame
    modes: tuple[str, ...] = ()  # of its states, those that only events change
    gated: tuple[str, ...] = ()  # constraints that hold in some modes only
    contacts: tuple[str, ...] = ()  # names of gaps that open and close
    signals: tuple[str, ...] = ()  # expressions that runs record
    kinetic_by_values: bool = False  # whether T₁ is shown because parameters have the values they have
    route: str = TRACED  # how functions are computed (``route.py``)
    loops: tuple[tuple[str, int], ...] = ()  # joints that close loops, and how many constraints each is
    ground: bool = False  # whether there is something that bodies can touch
    formulation: str = REDUCED  # of mechanisms (``formulation.py``)

    @cached_property
    def layout(self) -> Layout:
        """Where coordinates, velocities, states and works lie in y."""
        parts = (self.coordinates, self.velocities, self.states, self.ledger)
        return Layout(*map(len, parts), unit=self.unit, identity=self.identity)

    @cached_property
    def turning(self) -> tuple[bool, ...]:
        """For every coordinate whether it has no size of its own: angles that only turn, and quaternions."""
        units = {first + k for first, length in self.layout.unit for k in range(length)}
        return tuple(name in self.angles or j in units for j, name in enumerate(self.coordinates))

    @cached_property
    def entries(self) -> tuple[str, ...]:
        """Names of the entries of y = (q, v, z), with those of the ledger."""
        return (*self.coordinates, *self.velocities, *self.states, *self.ledger)

    @property
    def switching(self) -> str:
        """What its modes belong to, in words; "" where it has none."""
        return "contacts" if self.contacts else "dry friction" if self.modes else ""

    @cached_property
    def kinds(self) -> Mapping[tuple[str, str], list[int]]:
        """The entries by kind: coordinates, velocities or states of one unit, angles and modes apart."""
        layout, found = self.layout, dict[tuple[str, str], list[int]]()
        for part, block in (("q", layout.q), ("v", layout.v), ("z", layout.z)):
            for j, name in list(enumerate(self.entries))[block]:
                kind = "angle" if name in self.angles else self.units.get(name, "")
                found.setdefault((part, "mode" if name in self.modes else kind), []).append(j)
        return found


def card_of(system: "Description", route: str = TRACED) -> Card:
    """The card of a description whose functions are computed by a route."""
    from pendula.description import MaximalMechanism
    from pendula.description.drawing import points_of

    return Card(
        key=system.key,
        name=system.name,
        coordinates=tuple(q.name for q in system.coordinates),
        velocities=tuple(v.name for v in system.velocities),
        inputs=tuple(u.name for u in system.inputs),
        parameters={p.name: p.value for p in system.parameters},
        constraints=system.constraint_names,
        holonomic=len(system.holonomic),
        power_names=system.power_names,
        explicit_time=system.explicit_time,
        angles=system.angles,
        start=dict(system.start),
        drawn=sum(point.dimension for point in points_of(system.drawing)),
        units=dict(system.units),
        states=tuple(z.name for z in system.states),
        unit=system.unit_blocks,
        identity=system.identity,
        doubt=system.doubt,
        energy_name=system.energy_name,
        motion=system.motion,
        modes=tuple(mode.name for mode in system.modes),
        gated=system.gated,
        contacts=tuple(gap.name for gap in system.contacts),
        signals=tuple(system.signals),
        kinetic_by_values=system.kinetic_by_values,
        route=route,
        loops=system.loops,
        ground=bool(getattr(system, "ground", ())),
        formulation=MAXIMAL if isinstance(system, MaximalMechanism) else REDUCED,
    )


def read_parameter(card: Card, name: str, given: Any) -> float:
    """A new value for a parameter: a number in SI units, or one with a unit of the parameter's dimension."""
    if not isinstance(given, tuple):
        return read_number(given, f"The value of the parameter '{name}'")
    return read_quantity(card, given, name, f"parameter '{name}'")


def read_quantity(card: Card, given: tuple[Any, ...], name: str, what: str = "") -> float:
    """A pair of number and unit in SI units; the unit is of the dimension of the quantity of that name."""
    from pendula.description.units import read_value

    return read_value(given, card.units.get(name, ""), what or f"start value of '{name}'")


def load_card(key: str, describe: "Callable[[], Description]") -> Card:
    """The card kept under a key, or made from the description and kept."""
    text = load_or_make(f"card\0{key}", lambda: json.dumps(asdict(card_of(describe()))).encode())
    made: dict[str, Any] = json.loads(text)
    for name, value in made.items():
        made[name] = tuple(value) if isinstance(value, list) else value
    for name in ("unit", "loops"):
        made[name] = tuple((first, second) for first, second in made[name])
    return Card(**made)
