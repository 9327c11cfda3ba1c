"""How stiff contacts should be: what a step can carry, or how deep bodies may sink into each other."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.collision.loops.scene import POINT, SEGMENT
from pendula.collision.parts import parts_of
from pendula.contact.free_bodies import FreeBodies, read_free_bodies
from pendula.contact.penalty import Penalty
from pendula.errors import SimulationError
from pendula.model import derive
from pendula.notebook import ShownAsText

# ω h: twelve steps a period of the quickest oscillation, more of all others; beyond the second explicit
# methods lose their way.
_ADVISED, MOST = 0.5, 1.0
_POINTS = 4  # of a face that bodies stand on
_SHALLOW = 1e-3  # next to the smallest shape: how deep bodies may sink in where no step says more


@dataclass(frozen=True)
class PenaltyAdvice(ShownAsText):
    """How to set springs between bodies; prints as sentences.

    Attributes:
        stiffness: N/m.
        damping: of the contact that moves least mass, for its damping ratio of one, N s/m.
        step: the longest that is advised, s.
        at_rest: how deep the heaviest body sinks in, carried by one contact, m.
        on_impact: how deep it sinks in after an impact at the speed, m.
        speed: m/s.
        creep: how fast what sticks creeps at most, held by one contact, m/s.
    """

    stiffness: float
    damping: float
    step: float
    at_rest: float
    on_impact: float
    speed: float
    creep: float

    @property
    def penalty(self) -> Penalty:
        """For ``simulate(..., contact=advice.penalty)``."""
        return Penalty(self.stiffness, speed=self.speed)

    def __str__(self) -> str:
        return (
            f"Springs of k = {self.stiffness:.3g} N/m, with steps of {self.step:.2g} s at most. Damping "
            "follows from the restitution of the materials; as a number, d is between 0 and "
            f"{self.damping:.3g} N s/m.\n"
            f"The heaviest body then sinks in by {self.at_rest:.1e} m at rest and {self.on_impact:.1e} m "
            f"after an impact at {self.speed:g} m/s; what sticks creeps by up to {self.creep:.1e} m/s.\n"
            "Half the step allows four times the stiffness and a quarter of the depth."
        )


def advise_penalty(
    mechanism: Any, *, step: float | None = None, penetration: float | None = None, speed: float = 1.0
) -> PenaltyAdvice:
    """Stiffness, damping and step for contact by springs, from masses and sizes.

    Args:
        mechanism: free bodies with shapes, or a model of them.
        step: that is to be taken, s; then as stiff as it carries.
        penetration: how deep the heaviest body may sink in at rest, m; then the step that this needs.
        speed: of impacts that are expected, m/s.

    ω² = 4 k (1/m + r²/I) is the square of the quickest oscillation on four contacts, with the reach r of the
    shapes and the smallest moment of inertia I; ω h = 0.5 is advised.
    """
    model = derive(mechanism)
    bodies = read_free_bodies(model.description, model.parameters, "penalty")
    return advise_for(bodies, step=step, penetration=penetration, speed=speed)


def advise_for(
    bodies: FreeBodies, *, step: float | None = None, penetration: float | None = None, speed: float = 1.0
) -> PenaltyAdvice:
    """The same for bodies in numbers."""
    if (step is None) == (penetration is None):
        raise SimulationError("advise_penalty needs step=... or penetration=..., one of them.")
    lightest = _POINTS / largest_mobility(bodies)
    heaviest, g = float(bodies.masses.max()), float(np.linalg.norm(bodies.gravity))
    speed = _positive(speed, "speed")
    if step is not None:
        step = _positive(step, "step")
        stiffness = lightest / _POINTS * (_ADVISED / step) ** 2
    else:
        # Without gravity, what an impact does counts.
        depth = _positive(penetration, "penetration")
        stiffness = heaviest * g / depth if g > 0 else heaviest * (speed / depth) ** 2
        step = _ADVISED * math.sqrt(lightest / _POINTS / stiffness)
    damping = 2 * math.sqrt(stiffness * lightest)
    impact = speed * math.sqrt(heaviest / stiffness)
    weight = heaviest * g
    return PenaltyAdvice(stiffness, damping, step, weight / stiffness, impact, speed, weight / damping)


def usual_penalty(bodies: FreeBodies, step: float | None) -> Penalty:
    """The springs where nothing is said about them: by the step, else by the size of the smallest shape."""
    if step is not None:
        return advise_for(bodies, step=step).penalty
    smallest = min(part.reach for shapes in bodies.shapes for shape in shapes for part in parts_of(shape))
    return advise_for(bodies, penetration=_SHALLOW * smallest).penalty


def largest_mobility(bodies: FreeBodies) -> float:
    """The largest 4 (1/m + r²/I) of the bodies, 1/kg: ω² of a contact next to its stiffness."""
    largest = 0.0
    for mass, center, inertia, shapes in zip(
        bodies.masses, bodies.centers, bodies.inertias, bodies.shapes, strict=True
    ):
        least = float(np.linalg.eigvalsh(inertia)[0])
        for shape in shapes:
            for part in parts_of(shape):
                # Normals of round shapes pass through their middle.
                round_off = part.radius if part.kind in (POINT, SEGMENT) else 0.0
                reach = float(np.linalg.norm(part.position - center)) + part.reach - round_off
                largest = max(largest, _POINTS * (1 / mass + reach * reach / least))
    if largest == 0.0:
        raise SimulationError("No body has a shape, so that nothing can touch; give shapes=[...] to bodies.")
    return largest


def check_step(bodies: FreeBodies, penalty: Penalty, step: float) -> None:
    """Refuse springs that swing too quickly for a step of an explicit method."""
    mobility = largest_mobility(bodies)
    if step * math.sqrt(penalty.stiffness * mobility) > MOST:
        longest = MOST / math.sqrt(penalty.stiffness * mobility)
        stiffest = (MOST / step) ** 2 / mobility
        raise SimulationError(
            f"Contacts of {penalty.stiffness:.3g} N/m swing too quickly for steps of {step:g} s: take steps "
            f"of {longest:.2g} s at most, a stiffness of {stiffest:.2g} N/m at most, or what "
            f"advise_penalty(mechanism, step={step:g}) says."
        )
    damping = penalty.damping if penalty.law == "spring-damper" else None
    if damping is not None and step * damping * mobility > 2 * MOST:
        raise SimulationError(
            f"A damping of {damping:.3g} N s/m is too strong for steps of {step:g} s: take steps of "
            f"{2 * MOST / (damping * mobility):.2g} s at most, or less damping."
        )


def _positive(given: Any, name: str) -> float:
    value = read_number(given, f"The {name} of advise_penalty")
    if not value > 0:
        raise SimulationError(f"The {name} of advise_penalty is {value:g}; it must be positive.")
    return value
