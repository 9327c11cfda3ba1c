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
from pendula.simulation.time_grid import TimeGrid

KINDS = ("projection", "baumgarte", "none")
# α h of "baumgarte" without gains: errors shrink tenfold in about eighty steps. No gain is best everywhere.
# This one lowered the drift of positions in all of 16 cases (four systems by RK4 with two steps, the midpoint
# rule and velocity Verlet), 2 to 700 times; with RK4 the best lay between 0.01 and 0.2.
_USUAL = 0.05
# Seen with α = β: both forms of Verlet's method are stable up to 0.4 and not at 0.5, semi-implicit Euler up
# to 0.7 and not at 1, the other explicit methods beyond.
_UNSTABLE = 0.4


@dataclass(frozen=True)
class Baumgarte:
    """Feedback of what has drifted: c̈ + 2α ċ + β² c = 0.

    Errors decay within about 1/α; β = α is critically damped, the usual choice. With a fixed step h begin
    with α = 0.05/h; which gain is best depends on the system, the method and the step. Feedback trades:
    positions drift less, but it answers to what the stages of a step are off by, so that velocities often
    miss more than they would without. Beyond 0.4/h Verlet's methods are unstable. Adaptive methods pay for
    large gains with short steps. To see the order of a method keep the gains while the step shrinks: with
    gains that grow as 1/h, Runge–Kutta methods leave velocities of first order.
    """

    alpha: float
    beta: float

    def __post_init__(self) -> None:
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            number = isinstance(value, int | float | np.number) and not isinstance(value, bool)
            if not (number and math.isfinite(value) and value >= 0):
                raise SimulationError(f"Baumgarte needs {name}=... in 1/s, at least zero, got {value!r}.")


def _settled(given: Any, step: float | None, constrained: bool) -> Any:
    """What was asked for, checked; "baumgarte" with the usual gains for the step."""
    if given is None or not (isinstance(given, Baumgarte) or given in KINDS):
        raise SimulationError(
            f"stabilisation= is 'projection', 'baumgarte', 'none' or Baumgarte(alpha, beta), got {given!r}."
        )
    if given != "baumgarte" or not constrained:
        return given
    if step is None:
        raise SimulationError(
            "Without a fixed step there is no usual gain: give stabilisation='projection', or "
            "Baumgarte(alpha, beta) with gains in 1/s."
        )
    return Baumgarte(_USUAL / step, _USUAL / step)


def stabilise(model: Model, given: Any, step: float | None) -> tuple[Model, bool, Any]:
    """The model to move, whether its state is projected back after every step, and what was settled on."""
    given = _settled(given, step, bool(model.constraints))
    if not model.constraints or given in ("none", "projection"):
        return model, bool(model.constraints) and given == "projection", given
    from pendula.model.baumgarte import with_baumgarte

    return with_baumgarte(model, float(given.alpha), float(given.beta)), False, given


def advise_gains(given: Any, grid: TimeGrid | None) -> str:
    """A word on Baumgarte's gains where they are too large for the steps of a grid."""
    if not (isinstance(given, Baumgarte) and grid and max(given.alpha, given.beta) * grid.step > _UNSTABLE):
        return ""
    return (
        f" Baumgarte's gains are too large for the step: α h = {given.alpha * grid.step:.2g}, β h = "
        f"{given.beta * grid.step:.2g}; keep them below {_UNSTABLE:g}, or use stabilisation='projection'."
    )


def smallest_multipliers(
    model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray, given: np.ndarray
) -> np.ndarray:
    """Of all multipliers with the same reactions Aᵀλ, the ones with the smallest norm, at every row."""
    A = model.evaluate("constraint_jacobian", t, y, u)
    finite = np.isfinite(A).all(axis=(1, 2)) & np.isfinite(given).all(axis=1)
    made = given.copy()
    reactions = np.einsum("kmn,km->kn", A[finite], given[finite])
    made[finite] = np.einsum(
        "kmn,kn->km", np.linalg.pinv(A[finite].transpose(0, 2, 1), rcond=1e-10), reactions
    )
    return made
