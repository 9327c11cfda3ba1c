"""Which shapes overlap: of a scene, or of the bodies of a mechanism where its coordinates take them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from pendula.collision.parts import Part, parts_of
from pendula.collision.scene_queries import Filter, NamedParts, Overlap, find_overlaps, read_named_shapes
from pendula.errors import PendulaError
from pendula.model.model import Model, derive

if TYPE_CHECKING:
    from pendula.description import Mechanism


def overlaps(
    shapes: Any,
    q: ArrayLike | None = None,
    *,
    margin: float = 0.0,
    groups: Mapping[Any, Iterable[int]] | None = None,
    masks: Mapping[Any, Iterable[int]] | None = None,
    exclude: Iterable[tuple[Any, Any]] = (),
    connected: bool = False,
) -> list[Overlap]:
    """All pairs of shapes or bodies that overlap, or are at most ``margin`` apart.

    Args:
        shapes: shapes by name, or a list of them, whose numbers are their names; as of `closest`. Or a
            ``Mechanism`` or its model: then its bodies, by their collision shapes, and "world", its ground.
        q: of a mechanism, its coordinates; its own start unless given.
        margin: m.
        groups: the groups 0 to 62 that a shape is in, by its name; group 0 unless given.
        masks: the groups that a shape meets, by its name; all unless given. A pair meets if each is in a
            group that the other meets.
        exclude: pairs of names that do not meet.
        connected: of a mechanism, whether bodies that a joint connects meet, too. Those that ``pairs=`` let
            never meet do not.

    Returns:
        One `Overlap` a pair, by its deepest parts, in the order of the shapes.
    """
    from pendula.description import Free, Mechanism

    left_out = list(exclude)
    if not isinstance(shapes, Mechanism | Model):
        if q is not None or connected:
            raise PendulaError("q= and connected= are for a Mechanism; shapes are where their poses say.")
        return find_overlaps(read_named_shapes(shapes), margin, Filter(groups, masks, left_out))
    model = derive(shapes)
    mechanism = model.description
    if not isinstance(mechanism, Mechanism):
        raise PendulaError(f"{model.name} has no bodies whose shapes could overlap: only a Mechanism has.")
    placed = _place_bodies(model, mechanism, q)
    never = (tuple(pair) for pair, material in mechanism.pairs.items() if material is None)
    left_out += [(one, other) for one, other in never if {one, other} <= set(placed.names)]
    if not connected:
        # A free joint connects nothing: it only says where a body is.
        ends = ((joint.parent, joint.child) for joint in mechanism.joints if not isinstance(joint, Free))
        left_out += [pair for pair in ends if set(pair) <= set(placed.names)]
    return find_overlaps(placed, margin, Filter(groups, masks, left_out))


def _place_bodies(model: Model, mechanism: "Mechanism", q: ArrayLike | None) -> NamedParts:
    """The parts of all bodies that have any, in the world."""
    from pendula.description.mechanisms.quantities import pose_of
    from pendula.description.mechanisms.tree import WORLD

    if q is None:
        q = [mechanism.start.get(coordinate.name, 0.0) for coordinate in mechanism.coordinates]
    if np.ndim(q) != 1:
        raise PendulaError(f"overlaps looks at one q at a time, got the shape {np.shape(q)}.")
    bodies = [body for body in mechanism.bodies if body.collision]
    each = [parts_of(body.collision) for body in bodies]
    if bodies:
        # One function for all of them.
        place = tuple(symbol for body in bodies for symbol in pose_of(body.name))
        found = model._evaluate_parts(model.compilation.place_function(place), q, None, None, 0.0)
        poses = found.reshape(-1, 4, 3)
        each = [[_move(part, pose) for part in parts] for parts, pose in zip(each, poses, strict=True)]
    names = [body.name for body in bodies]
    if mechanism.ground:
        names.append(WORLD)
        each.append(parts_of(mechanism.ground))
    if not names:
        raise PendulaError(f"The bodies of {model.name} have no shapes: give them by Body(shapes=[...]).")
    owners = np.repeat(np.arange(len(each)), [len(parts) for parts in each])
    return NamedParts(names, [part for parts in each for part in parts], owners)


def _move(part: Part, pose: np.ndarray) -> Part:
    """A part of a body whose position is the first row, and whose rotation matrix the others are."""
    rotation = pose[1:]
    return replace(part, position=pose[0] + rotation @ part.position, axes=rotation @ part.axes)
