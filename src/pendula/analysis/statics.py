"""statics: what holds a mechanism at rest, and what its joints transmit then."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.description import Mechanism
from pendula.errors import PendulaError
from pendula.model import derive
from pendula.model.bodies import Wrench
from pendula.notebook import ShownAsText
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import check_start

# The part of the forces that may stay unbalanced: rounding.
_BALANCED = 1e-9


@dataclass(frozen=True, eq=False)
class Statics(ShownAsText):
    """A mechanism at rest; prints as a table.

    Attributes:
        system: its name.
        efforts: the smallest inputs that hold it, by name.
        reactions: what every joint transmits to its child from its parent, about its own place, in the world.
    """

    system: str
    efforts: Mapping[str, float]
    reactions: Mapping[str, Wrench]

    def __str__(self) -> str:
        efforts = ", ".join(f"{name} = {value:.6g}" for name, value in self.efforts.items())
        lines = [f"{self.system} rests{' with ' + efforts if efforts else ''}. On the child of each joint:"]
        for joint, (force, torque) in self.reactions.items():
            parts = (" ".join(f"{part + 0.0:10.4g}" for part in vector) for vector in (force, torque))
            lines.append("{}: {} N, {} N m".format(joint, *parts))
        return "\n".join(lines)


def statics(mechanism: Any, at: Mapping[Any, float] | None = None) -> Statics:
    """What holds a mechanism at rest in a configuration, and what its joints transmit there.

    Args:
        mechanism: a ``Mechanism`` or its model.
        at: coordinates by name, as of ``simulate(start=...)``; velocities do not count.

    Raises:
        PendulaError: if no inputs hold it; names the joint on which a force is missing.
    """
    model = derive(mechanism)
    system = model.description
    if not isinstance(system, Mechanism):
        raise PendulaError(f"statics() needs a Mechanism, {model.name} is a {type(system).__name__}.")
    y = read_start(model, at)
    y[model.layout.v] = 0.0
    check_start(model, y, 0.0)
    q, still, zero = y[model.layout.q], np.zeros(model.layout.nv), np.zeros(len(model.inputs))
    loads = model.force(q, still, zero)
    B = model.evaluate_states("force_by_u", y, zero)
    # The smallest u, and λ, with B u + Aᵀλ = −f.
    held = np.hstack([B, model.constraint_jacobian(q).T])
    found = np.linalg.lstsq(held, -loads, rcond=None)[0]
    missing = held @ found + loads
    if np.abs(missing).max() > _BALANCED * max(1.0, np.abs(loads).max()):
        name = model.velocities[int(np.abs(missing).argmax())]
        raise PendulaError(
            f"{model.name} does not rest there: {np.abs(missing).max():.3g} of the force along '{name}' is "
            "held by no input and no constraint; actuate more joints, or find where it rests by equilibria()."
        )
    u = found[: len(model.inputs)]
    reactions = {joint.name: model.reactions(joint.name, y, u) for joint in system.joints}
    return Statics(model.name, dict(zip(model.inputs, u.tolist(), strict=True)), reactions)
