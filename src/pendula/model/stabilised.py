"""Models whose constraints pull back what has drifted: Baumgarte's stabilisation."""

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from pendula.compiler import Kernel
from pendula.model.compilation import Compilation
from pendula.model.ledger import STABILISATION
from pendula.model.model import Model

if TYPE_CHECKING:
    from pendula.dynamics.contract import Dynamics

# Gains are parameters after all others, so that other gains need no other code.
GAINS = ("alpha of the feedback", "beta of the feedback")
# Functions that see the feedback; all others do not.
FED_BACK = ("rate", "state_rates", "solution", "jacobian", "slopes", "powers", "constraint_acceleration")


class StabilisedCompilation(Compilation):
    """A compilation with another bias of the constraints, whose work is one more power."""

    def __init__(self, plain: Compilation) -> None:
        self.plain = plain
        card = replace(
            plain.card,
            key=f"{plain.card.key}\0baumgarte",
            power_names=(*plain.card.power_names, STABILISATION),
            parameters={**plain.card.parameters, **dict.fromkeys(GAINS, 0.0)},
        )
        super().__init__(card, lambda: plain.description)

    @cached_property
    def dynamics(self) -> "Dynamics":
        from pendula.dynamics.stabilisation import with_feedback

        return with_feedback(self.plain.dynamics)

    def kernel(self, name: str) -> Kernel:
        """The function's kernel; those that do not see the feedback are the plain system's."""
        return super().kernel(name) if name in FED_BACK else self.plain.kernel(name)


def with_baumgarte(model: Model, alpha: float, beta: float) -> Model:
    """The model with c̈ + 2α ċ + β² c = 0 in place of c̈ = 0."""
    return Model(model.compilation.with_feedback(), (*model.values, alpha, beta))
