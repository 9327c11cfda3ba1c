"""What running a compiled system needs to know of it, as plain data.

A card is enough to load kernels and to name what goes in and comes out. Cards of gallery systems are kept in
the cache, so that a later process runs them without building their expressions: without SymPy.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from pendula.compiler.store import cached
from pendula.numerics.finite import finite

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

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the entries of y = (q, v, z), with those of the ledger."""
        return (*self.coordinates, *self.velocities, *self.states, *self.ledger)


def card_of(system: "Description") -> Card:
    """The card of a description."""
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
    )


def parameter_value(card: Card, name: str, given: Any) -> float:
    """A new value for a parameter: a number in SI units, or one with a unit of the parameter's dimension."""
    if not isinstance(given, tuple):
        return finite(given, f"The value of the parameter '{name}'")
    from pendula.description.units import same_kind

    return same_kind(given, card.units.get(name, ""), f"parameter '{name}'")


def known_card(key: str, describe: "Callable[[], Description]") -> Card:
    """The card kept under a key, or made from the description and kept."""
    text = cached(f"card\0{key}", lambda: json.dumps(asdict(card_of(describe()))).encode())
    made: dict[str, Any] = json.loads(text)
    for name, value in made.items():
        made[name] = tuple(value) if isinstance(value, list) else value
    return Card(**made)
