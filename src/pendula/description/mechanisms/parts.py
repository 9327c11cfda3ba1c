"""The parts of a mechanism from what a user typed, and what must move for it to be one."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import sympy as sp

from pendula.description import checks
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content
from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.ground_drawing import draw_ground
from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.reading import read_pose
from pendula.description.mechanisms.shapes import draw_shapes
from pendula.description.mechanisms.surroundings import read_ground
from pendula.description.mechanisms.tree import WORLD
from pendula.description.symbols import Input
from pendula.errors import DescriptionError, format_names

if TYPE_CHECKING:
    from pendula.description.mechanisms.mechanism import Mechanism


def read_all(given: Any, kind: type[Any], word: str) -> tuple[Any, ...]:
    """Values of one kind."""
    made = checks.as_tuple(given, word)
    for item in made:
        if not isinstance(item, kind):
            raise DescriptionError(
                f"{item!r} is not a {kind.__name__.lower()}; it cannot be one of the {word}."
            )
    return made


def find_joint(joints: Iterable[Joint], name: str, system: str) -> Joint:
    """The joint of that name, or an error that names those of the system."""
    known = {joint.name: joint for joint in joints}
    if name not in known:
        raise DescriptionError(f"{system} has no joint '{name}'; it has {format_names(known)}.")
    return known[name]


def read_drawing(given: Any, bodies: Iterable[Body], ground: Any, start: Any) -> tuple[Shape, ...]:
    """What was given, and the shapes of ground and bodies anew: a mechanism that is replaced gives them."""
    own = [shape for shape in checks.read_shapes(given) if not getattr(shape, "body", "")]
    floor = draw_ground(read_ground(ground), bodies, start if isinstance(start, Mapping) else {})
    return (*own, *floor, *(shape for body in bodies for shape in draw_shapes(body)))


def read_frames(given: Mapping[str, Any], bodies: Iterable[Body]) -> dict[str, Any]:
    """Named frames as (body, pose), under names that no body has."""
    taken, made = {WORLD, *(body.name for body in bodies)}, {}
    for name, value in given.items():
        if name in taken:
            raise DescriptionError(f"The frame '{name}' has the name of a body; rename it.")
        try:
            body, pose = value
        except (TypeError, ValueError):
            raise DescriptionError(
                f"The frame '{name}' must be given as (body, pose), got {value!r}."
            ) from None
        if body not in taken:
            raise DescriptionError(f"The frame '{name}' is fixed to '{body}', which is no body.")
        made[name] = body, read_pose(pose, f"pose of the frame '{name}'")
    return made


def check_motion(system: "Mechanism") -> None:
    """Something moves, joints that mimic have a leader, and every joint moves something with inertia."""
    leaders = {joint.name: joint for joint in system.moving_joints}
    for joint in system.ordered_joints:
        if joint.mimic is not None and len(getattr(leaders.get(joint.mimic.joint), "coordinates", ())) != 1:
            raise DescriptionError(
                f"The joint '{joint.name}' mimics '{joint.mimic.joint}', which is no joint of one degree "
                "that moves by itself."
            )
    if not system.moving_joints:
        freer = [joint.name for joint in system.loop_joints if joint.elements]
        why = f"; they hold what {format_names(freer)} would move" if freer else ""
        raise DescriptionError(f"Nothing moves in {system.name}: all of its joints are fixed{why}.")
    # Whether a body and all that it carries have neither mass nor inertia, children before parents.
    empty = {body.name: body.massless and body.strict for body in system.bodies}
    for joint in reversed(system.ordered_joints):
        if joint.elements and empty[joint.child]:
            raise DescriptionError(
                f"The joint '{joint.name}' moves only '{joint.child}', which has no mass; give it one, or "
                "make the joint Fixed."
            )
        if joint.parent != WORLD:
            empty[joint.parent] = empty[joint.parent] and empty[joint.child]


def units_of(system: "Mechanism") -> dict[str, str]:
    """Units of the state and of efforts on joints, and of whatever else was given one."""
    units = {s.name: s.unit.text for s in (*system.inputs, *system.parameters) if s.unit is not None}
    for joint in system.moving_joints:
        units |= {q.name: unit for q, unit in zip(joint.coordinates, joint.units, strict=True)}
        for v, unit in zip(joint.velocities, joint.velocity_units, strict=True):
            units[v.name] = unit
            effort = system.actuated.get(v.name)
            if isinstance(effort, Input):
                units.setdefault(effort.name, "N" if unit == "m/s" else "N·m")
    return units


def angles_of(joints: Iterable[Joint], plain: Collection[Any]) -> tuple[str, ...]:
    """Names of the angles of joints that have no spring, count no turns, and are not among plain symbols."""
    return tuple(
        q.name
        for joint in joints
        for q, unit in zip(joint.coordinates, joint.units, strict=True)
        if unit == "rad" and joint.stiffness == 0 and joint.elements[-1].kind != "screw" and q not in plain
    )


def with_unit_quaternions(start: dict[str, float], joints: Iterable[Joint]) -> dict[str, float]:
    """Values of a start, in which quaternions of which nothing is given turn nothing."""
    made = dict(start)
    for joint in joints:
        names = [q.name for q in joint.coordinates]
        if not joint.identity and not any(name in made for name in names[-4:]):
            made[names[-4]] = 1.0
    return made


def content_of(system: "Mechanism", scalars: Sequence[Any]) -> Content:
    """Everything that is computed, in named groups; ``scalars`` are the numbers of its parts."""
    yield "mechanism", (*system.coordinates, *system.velocities, *system.inputs, *system.parameters)
    for what, joints in (("joint", system.ordered_joints), ("loop", system.loop_joints)):
        for joint in joints:
            kinds = " ".join(element.kind for element in joint.elements)
            yield f"{what} {joint.name}: {joint.parent} to {joint.child}, {kinds}, {joint.mimic}", ()
    for body in system.bodies:
        yield f"body {body.name}", ()
    for frame, (body, _) in system.frames.items():
        yield f"frame {frame} of {body}", ()
    # Floats by their digits alone: very large mechanisms have hundreds of thousands.
    floats = " ".join(s.hex() if isinstance(s, float) else "expression" for s in scalars)
    yield f"numbers {floats}", [sp.sympify(s) for s in scalars if not isinstance(s, float)]
    for name, (body, row) in zip(system.power_names, system.rows, strict=False):  # constraints have no row
        yield f"force {name} on {body or ' '.join(row)}", row if body else row.values()
    for constraint in system.constraints:
        yield type(constraint).__name__, (constraint.expression,)
    for state, g in system.rates.items():
        yield "rate", (state, g)
    for gap in (gap for gap in system.contacts if gap.rough):
        yield f"friction of {gap.name}", (gap.friction, gap.slip)
