"""Bodies that nothing holds: they fall, so that the system rests nowhere, and no search need show it.

Forces between the bodies of a tree add up to zero. Where a free joint leads to its first body, and neither a
force, a constraint nor an input acts on it from outside, gravity alone accelerates its centre of mass.
"""

from typing import Any

import numpy as np

from pendula.description import FreeBody, Mechanism
from pendula.description.mechanisms.joints import Free
from pendula.description.mechanisms.tree import WORLD
from pendula.model import Model


def find_falling(model: Model, u: np.ndarray) -> str:
    """The name of a body that falls freely, "" where none is known to."""
    system: Any = getattr(model.description, "mechanism", model.description)
    if not isinstance(system, Mechanism | FreeBody) or system.forces or not _has_gravity(model, system):
        return ""
    if isinstance(system, FreeBody):
        return system.name
    if system.constraint_names:
        return ""
    driven = {name for name, effort in system.actuated.items() if _acts(effort, model, u)}
    for joint in system.joints:
        names = {velocity.name for velocity in joint.velocities}
        if isinstance(joint, Free) and joint.parent == WORLD and not names & driven:
            return joint.child
    return ""


def _has_gravity(model: Model, system: Any) -> bool:
    values = {p: model.parameters[p.name] for p in system.parameters}
    return any(float(getattr(g, "xreplace", lambda _, g=g: g)(values)) != 0 for g in system.gravity)


def _acts(effort: Any, model: Model, u: np.ndarray) -> bool:
    """Whether an effort may be other than zero: not where it is made of inputs that are held at zero."""
    held = {name for name, value in zip(model.inputs, u, strict=True) if value == 0}
    names = {symbol.name for symbol in effort.free_symbols} - set(model.parameters)
    return not names or not names <= held
