"""What springs between bodies are given by: stiffness, damping, and the law of the normal force."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from pendula.checking import read_number
from pendula.contact.loops.penalty import HUNT_CROSSLEY, SPRING_DAMPER
from pendula.errors import SimulationError, format_names

LAWS = {"spring-damper": SPRING_DAMPER, "hunt-crossley": HUNT_CROSSLEY}
_HALVINGS = 60
# The smallest restitution that Hunt and Crossley's law is asked for: damping grows beyond bounds.
_LEAST = 0.1


@dataclass(frozen=True)
class Penalty:
    """Contact by springs: bodies that overlap by δ push each other apart.

    Args:
        stiffness: k of a contact, N/m.
        damping: d of a contact, N s/m, of Hunt and Crossley's law c, s/m; without it, what gives the
            restitution of the materials.
        law: "spring-damper", Fₙ = max(0, k δ + d δ̇), or "hunt-crossley", Fₙ = k δ max(0, 1 + c δ̇), which
            begins without a jump.
        speed: of impacts at which restitution holds under Hunt and Crossley's law, m/s; that of a spring with
            a damper does not depend on it.

    Friction is that of a damper, √(1 + …) below μ Fₙ: what sticks creeps slowly. A restitution below
    e⁻² = 0.14 counts as that, where damping is critical.
    """

    stiffness: float
    damping: float | None = None
    law: str = "spring-damper"
    speed: float = 1.0

    def __post_init__(self) -> None:
        if self.law not in LAWS:
            raise SimulationError(f"The law '{self.law}' of a Penalty is unknown: {format_names(LAWS)}.")
        for name in ("stiffness", "speed"):
            value = read_number(getattr(self, name), f"The {name} of a Penalty")
            if not value > 0:
                raise SimulationError(f"The {name} of a Penalty is {value:g}; it must be positive.")
        if self.damping is not None and read_number(self.damping, "The damping of a Penalty") < 0:
            raise SimulationError(
                f"The damping of a Penalty is {self.damping:g}; below zero, contacts would make energy."
            )

    def damping_for(self, restitutions: np.ndarray) -> np.ndarray:
        """ζ, or c in s/m, that gives restitutions."""
        restitutions = np.nan_to_num(restitutions)  # surfaces that never meet have none
        if self.law == "hunt-crossley":
            return np.vectorize(_find_rate, otypes=[float])(restitutions) / self.speed
        return np.vectorize(_find_ratio, otypes=[float])(restitutions)


def restitution_of(ratio: float) -> float:
    """What a spring with a damper leaves of the speed of an impact, by the damping ratio ζ, 0 to 1.

    The contact ends when the force does, before the spring has its length again (Schwager & Pöschel 2007):
    ε = exp(−ζ φ/√(1 − ζ²)) with tan φ = 2 ζ √(1 − ζ²)/(2 ζ² − 1).
    """
    if ratio >= 1:
        return math.exp(-2.0)
    root = math.sqrt(1 - ratio * ratio)
    return math.exp(-ratio / root * math.atan2(2 * ratio * root, 2 * ratio * ratio - 1))


def _find_ratio(restitution: float) -> float:
    return _bisect(lambda ratio: restitution - restitution_of(ratio), 1.0)


def _find_rate(restitution: float) -> float:
    """c v of Hunt and Crossley's law, for impacts with the speed v.

    m v dv = −k δ (1 + c v) dδ from v to −ε v at the same δ: c v (1 + ε) = ln((1 + c v)/(1 − ε c v)).
    """
    e = max(restitution, _LEAST)
    if e >= 1:
        return 0.0
    return _bisect(
        lambda x: math.log((1 + x) / (1 - e * x)) - x * (1 + e) if x > 0 else -1.0, (1 - 1e-12) / e
    )


def _bisect(function: Callable[[float], float], most: float) -> float:
    """Where a function rises through zero between 0 and ``most``; that end where it does not."""
    low, high = 0.0, most
    for _ in range(_HALVINGS):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if function(middle) < 0 else (low, middle)
    return 0.5 * (low + high)
