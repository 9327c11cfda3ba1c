"""What a live page shows of a mechanism on demand: axes and centres of mass of bodies, forces of joints."""

from typing import TYPE_CHECKING, Any

from pendula.description import Disc, Frame, Mechanism
from pendula.description.mechanisms.reaction_arrows import reaction_arrows
from pendula.description.mechanisms.tree import WORLD

if TYPE_CHECKING:
    from pendula.description import Description

FRAMES, CENTRES, REACTIONS = "frames", "centres of mass", "reactions"
# Forces of more joints would hide what they act on, and take the page longer than the motion does.
MOST_REACTIONS = 24


def add_marks(system: "Description") -> "tuple[Description, dict[int, str]]":
    """The system with its marks in the drawing; which shapes they are, by number, and of which group.

    Systems that are no mechanisms stay as they are.
    """
    if not isinstance(system, Mechanism):
        return system, {}
    own = [shape for shape in system.drawing if not getattr(shape, "body", "")]
    bodies = [body for body in system.bodies if body.name not in welded_bodies(system)]
    frames = [Frame(system.point(body.name), system.rotation_matrix(body.name)) for body in bodies]
    # As small as the page draws anything.
    centres = [Disc(system.point(body.name, body.center), 0) for body in bodies if body.mass != 0]
    arrows = reaction_arrows(system) if len(system.joints) <= MOST_REACTIONS else []
    groups = [FRAMES] * len(frames) + [CENTRES] * len(centres) + [REACTIONS] * len(arrows)
    marked = system.replace(drawing=[*own, *frames, *centres, *arrows])
    return marked, {len(own) + i: group for i, group in enumerate(groups)}


def welded_bodies(system: Mechanism) -> set[str]:
    """The bodies that no joint lets move in the world."""
    found = {WORLD}
    for joint in system.ordered_joints:  # parents come first
        if not joint.elements and joint.parent in found:
            found.add(joint.child)
    return found - {WORLD}


def still_symbols_of(system: "Description") -> set[Any]:
    """Symbols of poses that stay as they are: those of bodies that are welded to the world."""
    if not isinstance(system, Mechanism):
        return set()
    bodies = welded_bodies(system)
    frames = {*bodies, *(name for name, (body, _) in system.frames.items() if body in bodies)}
    return {symbol for symbol, (frame, *_) in system.frame_quantities.items() if frame in frames}


def moving_symbols_of(system: "Description") -> set[Any]:
    """Symbols by which a point of the drawing moves: coordinates, and poses of what is not welded."""
    poses = getattr(system, "frame_quantities", {})
    return {*system.coordinates, *poses} - still_symbols_of(system)
