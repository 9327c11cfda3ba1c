"""What joints transmit, drawn as arrows."""

from collections.abc import Iterable
from typing import Any

from pendula.description import checks
from pendula.description.drawing import Arrow, TorqueArrow
from pendula.description.mechanisms.closures import place_of_joint
from pendula.description.mechanisms.joints import Ball, Free
from pendula.description.mechanisms.mechanism import Mechanism
from pendula.description.mechanisms.parts import find_joint
from pendula.errors import DescriptionError


def draw_reactions(
    mechanism: Mechanism,
    joints: str | Iterable[str] | None = None,
    scale: float | None = None,
    torque_scale: float | None = None,
) -> Mechanism:
    """The same mechanism with the forces and torques that joints transmit as arrows in its drawing.

    An arrow begins at its joint and is the force on the joint's child from its parent, as of
    ``Mechanism.reaction``; on the parent the opposite force acts. One with two heads is the torque about
    the joint's place, along the axis about which it turns by the right hand; ball joints have none.

    Args:
        mechanism: its drawing is kept.
        joints: the names of some joints; all unless given.
        scale: length on the drawing of a force of one newton, m; viewers choose one unless given.
        torque_scale: the same of a torque of one newton metre.
    """
    if not isinstance(mechanism, Mechanism):
        raise DescriptionError(f"draw_reactions() needs a Mechanism, got {type(mechanism).__name__}.")
    arrows = reaction_arrows(mechanism, joints, scale, torque_scale)
    return mechanism.replace(drawing=[*mechanism.drawing, *arrows])


def reaction_arrows(
    mechanism: Mechanism,
    joints: str | Iterable[str] | None = None,
    scale: float | None = None,
    torque_scale: float | None = None,
) -> list[Arrow]:
    """Arrows for the forces that joints transmit, then for the torques of those that have any."""
    wanted: Any = [joints] if isinstance(joints, str) else joints
    names = (
        [joint.name for joint in mechanism.joints] if wanted is None else checks.as_tuple(wanted, "joints")
    )
    found = [find_joint(mechanism.joints, name, mechanism.name) for name in names]
    forces = [Arrow(place_of_joint(joint), mechanism.reaction(joint.name)[:3], scale) for joint in found]
    torques = [
        TorqueArrow(place_of_joint(joint), mechanism.reaction(joint.name)[3:], torque_scale)
        for joint in found
        if joint.acting or not isinstance(joint, Ball | Free)
    ]
    return [*forces, *torques]
