"""What joints transmit, drawn as arrows."""

from collections.abc import Iterable
from typing import Any

from pendula.description import checks
from pendula.description.drawing import Arrow
from pendula.description.mechanisms.closures import place_of_joint
from pendula.description.mechanisms.mechanism import Mechanism
from pendula.description.mechanisms.parts import find_joint
from pendula.errors import DescriptionError


def draw_reactions(
    mechanism: Mechanism, joints: str | Iterable[str] | None = None, scale: float | None = None
) -> Mechanism:
    """The same mechanism with the forces that joints transmit as arrows in its drawing.

    An arrow begins at its joint and is the force on the joint's child from its parent, as of
    ``Mechanism.reaction``; on the parent the opposite force acts.

    Args:
        mechanism: its drawing is kept.
        joints: the names of some joints; all unless given.
        scale: length on the drawing of a force of one newton, m; viewers choose one unless given.
    """
    if not isinstance(mechanism, Mechanism):
        raise DescriptionError(f"draw_reactions() needs a Mechanism, got {type(mechanism).__name__}.")
    return mechanism.replace(drawing=[*mechanism.drawing, *reaction_arrows(mechanism, joints, scale)])


def reaction_arrows(
    mechanism: Mechanism, joints: str | Iterable[str] | None = None, scale: float | None = None
) -> list[Arrow]:
    """An arrow for the force that each joint transmits."""
    wanted: Any = [joints] if isinstance(joints, str) else joints
    names = (
        [joint.name for joint in mechanism.joints] if wanted is None else checks.as_tuple(wanted, "joints")
    )
    found = [find_joint(mechanism.joints, name, mechanism.name) for name in names]
    return [Arrow(place_of_joint(joint), mechanism.reaction(joint.name)[:3], scale) for joint in found]
