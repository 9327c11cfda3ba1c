"""How constraints are kept during a run.

Accelerations satisfy the constraints exactly, but positions and velocities drift away with the error of the
integrator. Projection restores both after every step; Baumgarte's feedback pulls them back on the way.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Outcome

KINDS = ("projection", "baumgarte", "none")
# α h of "baumgarte" without gains: errors shrink tenfold in about ten steps, and every method is stable.
_USUAL = 0.2
# Beyond this no explicit method is stable: RK4's limit on the real axis is 2.8, and 2α is what it sees.
_UNSTABLE = 1.4


@dataclass(frozen=True)
class Baumgarte:
    """Feedback of what has drifted: c̈ + 2α ċ + β² c = 0.

    Errors decay within about 1/α; β = α is critically damped, the usual choice. With a fixed step h take
    α from 0.05/h (gentle) to 0.5/h (firm): larger gains make the equations stiff, beyond about 1.4/h
    explicit methods are unstable. Adaptive methods pay for large gains with short steps.
    """

    alpha: float
    beta: float

    def __post_init__(self) -> None:
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            number = isinstance(value, int | float | np.number) and not isinstance(value, bool)
            if not (number and math.isfinite(value) and value >= 0):
                raise SimulationError(f"Baumgarte needs {name}=... in 1/s, at least zero, got {value!r}.")


def stabilised(model: Model, given: Any, step: float | None) -> tuple[Model, bool]:
    """The model to move, and whether its state is projected back after every step."""
    if given is None or not (isinstance(given, Baumgarte) or given in KINDS):
        raise SimulationError(
            f"stabilisation= is 'projection', 'baumgarte', 'none' or Baumgarte(alpha, beta), got {given!r}."
        )
    if not model.constraints or given == "none":
        return model, False
    if given == "projection":
        return model, True
    if given == "baumgarte":
        if step is None:
            raise SimulationError(
                "Without a fixed step there is no usual gain: give stabilisation='projection', or "
                "Baumgarte(alpha, beta) with gains in 1/s."
            )
        given = Baumgarte(_USUAL / step, _USUAL / step)
    from pendula.model.stabilised import with_baumgarte

    return with_baumgarte(model, float(given.alpha), float(given.beta)), False


def advised(outcome: Outcome, given: Any, step: float) -> Outcome:
    """The outcome, with a word on Baumgarte's gains where they are too large for the step."""
    if not isinstance(given, Baumgarte) or max(given.alpha, given.beta) * step <= _UNSTABLE:
        return outcome
    advice = (
        f" Baumgarte's gains are too large for the step: α h = {given.alpha * step:.2g}, β h = "
        f"{given.beta * step:.2g}; keep them below 0.5, or use stabilisation='projection'."
    )
    return Outcome(outcome.reason, outcome.sentence + advice)


def smallest(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray, given: np.ndarray) -> np.ndarray:
    """Of all multipliers with the same reactions Aᵀλ, the ones with the smallest norm, at every row."""
    n, m = len(model.coordinates), len(model.constraints)
    A = model.evaluate("constraint_jacobian", t, y, u).reshape(-1, m, n)
    finite = np.isfinite(A).all(axis=(1, 2)) & np.isfinite(given).all(axis=1)
    made = given.copy()
    reactions = np.einsum("kmn,km->kn", A[finite], given[finite])
    made[finite] = np.einsum(
        "kmn,kn->km", np.linalg.pinv(A[finite].transpose(0, 2, 1), rcond=1e-10), reactions
    )
    return made
