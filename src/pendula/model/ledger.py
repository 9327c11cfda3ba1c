"""Models that count the works of their powers while they move: the energy ledger."""

from dataclasses import replace

import numpy as np

from pendula.model.card import Card
from pendula.model.model import Model

# Entries of what jumps do to the energy: those of events, and those back onto the constraints; where feedback
# leads back, the second is a power like others (``baumgarte.py``).
EVENTS, STABILISATION = "events", "stabilisation"
SCALE = "scale of the ledger"


def ledger_card(card: Card, jumps: tuple[str, ...]) -> Card:
    """The card of a system whose y has the works after all states, and whose p has their scale at the end."""
    works = tuple(f"work of {name}" for name in (*card.power_names, *jumps))
    return replace(
        card,
        key="\0".join((card.key, "ledger", *jumps)),
        ledger=works,
        parameters={**card.parameters, SCALE: 1.0},
    )


def with_ledger(model: Model, unit: float = 1.0, *, jumps: tuple[str, ...] = ()) -> Model:
    """The model with the work of every power as further entries of y, counted in a unit of energy, J.

    ``jumps`` names entries for what jumps do.
    """
    compilation = model.compilation.with_works(jumps)
    return Model(compilation, (*model.values, 1.0 / unit))


def carried_energy(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    """E − h, what of the energy shown is not Jacobi's integral, at every row of y: 0, 2T₀ or T₁ + 2T₀.

    Prescribed motion and moving frames carry it along.
    """
    kinetic, potential, jacobi = model.evaluate("energy", t, y, u).T
    return kinetic + potential - jacobi
