"""Where the bodies of a mechanism are and how they move, in numbers, from its joint coordinates."""

from collections.abc import Mapping
from typing import Any

from pendula.description import Mechanism
from pendula.dynamics.coupling import coupling_of
from pendula.dynamics.recursions import kinematics
from pendula.dynamics.recursions.tree import WORLD, build_tree, transforms
from pendula.spatial.quaternions import from_matrix, normalise
from pendula.spatial.spatial_vectors import NO_MOTION, Vector, motion_to_child


def body_motions(
    mechanism: Mechanism, start: Mapping[str, float], parameters: Mapping[str, float]
) -> dict[str, tuple[Vector, Vector]]:
    """The pose of every body, position and quaternion, and its velocity, linear and angular, along its axes.

    Coordinates and velocities that ``start`` does not name are zero; parameters that are not given have their
    own values.
    """
    values = {p: parameters.get(p.name, p.value) for p in mechanism.parameters}

    def number(given: Any) -> float:
        return given if isinstance(given, float) else float(given.xreplace(values))

    tree, coupling = build_tree(mechanism, number), coupling_of(mechanism)
    q = [float(start.get(symbol.name, 0.0)) for symbol in mechanism.coordinates]
    for first, length in mechanism.unit_blocks:
        q[first : first + length] = normalise(tuple(q[first : first + length]))
    v = [float(start.get(symbol.name, 0.0)) for symbol in mechanism.velocities]
    X = transforms(tree, coupling.expand_coordinates(q))
    velocities = kinematics.link_velocities(tree, X, coupling.expand(v))
    poses = kinematics.world_poses(tree, X)
    made = {}
    for body in mechanism.bodies:
        at, within = tree.places[body.name]
        place = kinematics.frame_pose(tree, poses, body.name)
        motion = NO_MOTION if at == WORLD else motion_to_child(within, velocities[at])
        pose = (*map(float, place.p), *from_matrix(place.R).tolist())
        made[body.name] = pose, (*motion[3:], *motion[:3])
    return made
