"""Models that count the works of their powers while they move: the energy ledger."""

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler import Kernel
from pendula.model.card import Card
from pendula.model.compilation import Compilation
from pendula.model.model import Model

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from pendula.description import Point
    from pendula.dynamics.contract import Dynamics

# Entries of what jumps do to the energy: those of events, and those back onto the constraints; where feedback
# leads back, the second is a power like others (``stabilised.py``).
EVENTS, STABILISATION = "events", "stabilisation"
MOTION = "prescribed motion"
SCALE = "scale of the ledger"
# Functions that move works along with the state; all others do not see them.
MOVING = (
    "rate",
    "state_rates",
    "jacobian",
    "slopes",
    "canonical_rate",
    "canonical_jacobian",
    "canonical_slopes",
)


class LedgerCompilation(Compilation):
    """A compilation whose y has the works after all states, and whose p has their scale at the end."""

    def __init__(self, plain: Compilation, jumps: tuple[str, ...]) -> None:
        self.plain, self.jumps = plain, jumps
        super().__init__(_card(plain.card, jumps), lambda: plain.description)

    @cached_property
    def dynamics(self) -> "Dynamics":
        from pendula.dynamics.ledger import with_works

        return with_works(self.plain.dynamics, len(self.jumps))

    @cached_property
    def inseparable(self) -> str:
        return self.plain.inseparable

    def kernel(self, name: str) -> Kernel:
        """The function's kernel; those that do not move works are the plain system's, as its "motion" is."""
        if name == "motion":
            return self.plain.kernel("rate")
        return super().kernel(name) if name in MOVING else self.plain.kernel(name)

    def point_function(self, point: "Point", jacobian: bool) -> str:
        return self.plain.point_function(point, jacobian)

    def expressions(self, given: "Sequence[Any]") -> Kernel:
        return self.plain.expressions(given)


def _card(card: Card, jumps: tuple[str, ...]) -> Card:
    works = tuple(f"work of {name}" for name in (*card.power_names, *jumps))
    return replace(
        card,
        key=f"{card.key}\0ledger {len(works)}",
        ledger=works,
        parameters={**card.parameters, SCALE: 1.0},
    )


def with_ledger(model: Model, unit: float = 1.0, *, jumps: tuple[str, ...] = ()) -> Model:
    """The model with the work of every power as further entries of y, counted in a unit of energy, J.

    ``jumps`` names entries for what jumps do.
    """
    compilation = model.compilation.with_works(jumps)
    return Model(compilation, (*model.values, 1.0 / unit))


def carried(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    """T₁ + 2T₀, the part of the energy that prescribed motion carries along, at every row of y."""
    if MOTION not in model.card.power_names:
        return np.zeros(len(y))
    return model.evaluate("carried", t, y, u)[:, 0]
