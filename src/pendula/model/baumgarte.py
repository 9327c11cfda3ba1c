"""Models whose constraints pull back what has drifted: Baumgarte's stabilisation."""

from dataclasses import replace

from pendula.model.card import Card
from pendula.model.ledger import STABILISATION
from pendula.model.model import Model

# Gains are parameters after all others, so that other gains need no other code.
GAINS = ("alpha of the feedback", "beta of the feedback")


def feedback_card(card: Card) -> Card:
    """The card of a system whose constraints have another bias, the work of which is one more power."""
    return replace(
        card,
        key=f"{card.key}\0baumgarte",
        power_names=(*card.power_names, STABILISATION),
        parameters={**card.parameters, **dict.fromkeys(GAINS, 0.0)},
    )


def with_baumgarte(model: Model, alpha: float, beta: float) -> Model:
    """The model with c̈ + 2α ċ + β² c = 0 in place of c̈ = 0."""
    return Model(model.compilation.with_feedback(), (*model.values, alpha, beta))
