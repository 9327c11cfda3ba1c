"""What a mechanism with joints is in numbers: where velocities act, limits, dampers, dry friction, shapes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from pendula.contact.free_bodies import FreeBodies
from pendula.contact.surfaces import part_owners
from pendula.description import Fixed, Free, Mechanism
from pendula.description.mechanisms.tree import WORLD
from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.model.route import RECURSIVE, TRACED
from pendula.spatial import Pose

Array = np.ndarray


class Limit(NamedTuple):
    """The bounds of a coordinate: its number, that of its velocity, the joint."""

    q: int
    v: int
    lower: float
    upper: float
    joint: str


@dataclass(frozen=True, eq=False)
class TreeNumbers:
    """A tree.

    Attributes:
        model: what moves: the mechanism without the smoothed friction of its joints.
        bodies: those with shapes; those that move have masses of their own in the model only.
        owners: the number of the rigid part that a body belongs to, by its name; that of the ground. Bodies
            that never meet some other one have numbers of their own.
        apart: pairs of these numbers that do not meet, the lesser first, in ascending order.
        joints: of every moving joint its first coordinate, its first velocity and its kind, "plain", "ball"
            or "free", with how many of both it has.
        limits: of coordinates.
        damping: by velocity, N s/m or N m s/rad.
        stiffness: of springs by velocity, N/m or N m/rad.
        friction: by velocity, N or N m.
    """

    model: Model
    bodies: FreeBodies
    owners: Mapping[str, int]
    apart: Array
    joints: tuple[tuple[int, int, str, int], ...]
    limits: tuple[Limit, ...]
    damping: Array
    stiffness: Array
    friction: Array


def are_free_bodies(system: Any) -> bool:
    """Whether a system is bodies that nothing holds and nothing but gravity acts on."""
    if not isinstance(system, Mechanism) or system.constraint_names or system.forces or system.states:
        return False
    still = {WORLD}
    for joint in system.ordered_joints:
        if isinstance(joint, Fixed):
            if joint.parent not in still:
                return False
            still.add(joint.child)
        else:
            acting = joint.damping != 0 or joint.friction != 0 or joint.armature != 0
            placed = joint.pose != Pose() or joint.child_pose != Pose()
            if not isinstance(joint, Free) or joint.parent != WORLD or acting or placed:
                return False
    return True


def read_tree(model: Model) -> TreeNumbers:
    """The numbers of a mechanism with the values of a model's parameters.

    Raises:
        SimulationError: for what is no tree of bodies and joints; says what is in the way.
    """
    system: Any = model.description
    if not isinstance(system, Mechanism):
        raise SimulationError(
            f"contact='stepping' moves a Mechanism, whose bodies have shapes; {system.name} is none."
        )
    if rubbed := system.frictions:
        raise SimulationError(
            f"contact='stepping' has no events at which the friction on '{rubbed[0].label}' sticks or slips; "
            "give the joint friction= instead, which holds in steps."
        )
    if system.moving_constraints:
        raise SimulationError(
            f"contact='stepping' keeps constraints that stand still; those of {system.name} move with time: "
            "an input that drives a joint would do, or contact='none'."
        )
    number = Numbers(model.parameters)
    joints, first = [], {}
    q = v = 0
    for joint in system.moving_joints:
        kind = "plain" if joint.identity else "free" if isinstance(joint, Free) else "ball"
        joints.append((q, v, kind, len(joint.velocities)))
        first[joint.name] = q, v
        q, v = q + len(joint.coordinates), v + len(joint.velocities)
    damping, stiffness, friction = _resistances(system, first, v, number)
    bodies, owners, apart = rigid_parts(system, number)
    return TreeNumbers(
        model=_without_friction(model, system),
        bodies=bodies,
        owners=owners,
        apart=apart,
        joints=tuple(joints),
        limits=_limits(system, first),
        damping=damping,
        stiffness=stiffness,
        friction=friction,
    )


class Numbers:
    """The number of a scalar with values of parameters."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self._values = values

    def __call__(self, scalar: Any) -> float:
        if isinstance(scalar, float | int):
            return float(scalar)
        return float(scalar.xreplace({p: self._values[p.name] for p in scalar.free_symbols}))


def _without_friction(model: Model, system: Mechanism) -> Model:
    """The model whose joints do not rub: steps add dry friction themselves, which holds at rest."""
    if any(joint.friction != 0 for joint in system.joints):
        system = system.replace(joints=[replace(joint, friction=0.0) for joint in system.joints])
    elif model.card.route != RECURSIVE:
        return model
    moved = derive(system, route=TRACED)
    return moved.with_parameters(**{n: x for n, x in model.parameters.items() if n in moved.parameters})


def _resistances(
    system: Mechanism, first: Mapping[str, tuple[int, int]], nv: int, number: Numbers
) -> tuple[Array, Array, Array]:
    """Constants of dampers and springs, dry friction by velocity; what mimics a joint acts on that one's."""
    damping, stiffness, friction = np.zeros((3, nv))
    for joint in system.ordered_joints:
        leader, ratio = (joint.mimic.joint, joint.mimic.ratio) if joint.mimic else (joint.name, 1.0)
        if leader in first:
            own = slice(first[leader][1], first[leader][1] + max(len(joint.velocities), 1))
            damping[own] += ratio**2 * number(joint.damping)
            stiffness[own] += ratio**2 * number(joint.stiffness)
            friction[own] += abs(ratio) * number(joint.friction)
    return damping, stiffness, friction


def _limits(system: Mechanism, first: Mapping[str, tuple[int, int]]) -> tuple[Limit, ...]:
    """Bounds of coordinates whose rates are velocities."""
    made = []
    for joint in system.ordered_joints:
        leader, ratio, offset = joint.name, 1.0, 0.0
        if joint.mimic:
            leader, ratio, offset = joint.mimic.joint, joint.mimic.ratio, joint.mimic.offset
        if joint.limits is None or leader not in first or not joint.identity or ratio == 0:
            continue
        lower, upper = sorted((bound - offset) / ratio for bound in joint.limits)
        q, v = first[leader]
        made += [Limit(q + k, v + k, lower, upper, joint.name) for k in range(len(joint.coordinates))]
    return tuple(made)


def rigid_parts(system: Mechanism, number: Numbers) -> tuple[FreeBodies, dict[str, int], Array]:
    """Bodies with shapes, the rigid parts that they belong to, and pairs of parts that do not meet."""
    part, still = {WORLD: 0}, {WORLD: Pose()}
    connected = set()
    for joint in system.ordered_joints:
        if isinstance(joint, Fixed):
            part[joint.child] = part[joint.parent]
            if joint.parent in still:
                still[joint.child] = still[joint.parent] @ joint.pose @ joint.child_pose.inverse()
        else:
            part[joint.child] = len(part)
            if not isinstance(joint, Free):
                connected.add((part[joint.parent], part[joint.child]))
    for joint in system.loop_joints:
        connected.add((part[joint.parent], part[joint.child]))
    # What is fixed to the world is a part that its joints connect; the ground is another, which all meet.
    ground = len(part)
    moving = [body for body in system.bodies if body.name not in still and body.collision]
    fixed = [(WORLD, shape, Pose()) for shape in system.ground]
    for body in system.bodies:
        if body.name in still:
            fixed += [(body.name, shape, still[body.name]) for shape in body.collision]
    n = len(moving)
    bodies = FreeBodies(
        names=tuple(body.name for body in moving),
        masses=np.ones(n),
        centers=np.zeros((n, 3)),
        inertias=np.tile(np.eye(3), (n, 1, 1)),
        shapes=tuple(body.collision for body in moving),
        fixed=tuple(fixed),
        gravity=np.array([number(part) for part in system.gravity]),
    )
    return bodies, *part_owners(part | {WORLD: ground}, {(0, ground), *connected}, system.pairs)
