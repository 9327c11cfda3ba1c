"""Models whose constraints pull back what has drifted: Baumgarte's stabilisation."""

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from pendula.model.compilation import Compilation
from pendula.model.model import Model

if TYPE_CHECKING:
    from pendula.dynamics.contract import Dynamics


class StabilisedCompilation(Compilation):
    """A compilation with another bias of the constraints; everything else is as it was."""

    def __init__(self, plain: Compilation, alpha: float, beta: float) -> None:
        self.plain, self.gains = plain, (alpha, beta)
        card = replace(plain.card, key=f"{plain.card.key}\0baumgarte {alpha!r} {beta!r}")
        super().__init__(card, lambda: plain.description)

    @cached_property
    def dynamics(self) -> "Dynamics":
        from pendula.dynamics.stabilisation import with_feedback

        return with_feedback(self.plain.dynamics, *self.gains)


def with_baumgarte(model: Model, alpha: float, beta: float) -> Model:
    """The model with c̈ + 2α ċ + β² c = 0 in place of c̈ = 0."""
    return replace(model, compilation=StabilisedCompilation(model.compilation, alpha, beta))
