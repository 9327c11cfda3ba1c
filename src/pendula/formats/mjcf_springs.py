"""Springs and dampers that MJCF gives by a time constant and a damping ratio.

The compiler of MuJoCo makes stiffness and damping of them ("XML Reference", springdamper of joint) from the
inertia that the joint moves where the file is written, with all others free to move: m = 1/(M⁻¹)ᵢᵢ,

    k = m/(τ ζ)²,   d = 2 m/τ
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from pendula.description import Body, Free, Joint, Prismatic, Revolute
from pendula.formats.mjcf_bodies import WORLD, Found

Array = np.ndarray


def tune_springs(found: Found, bodies: Sequence[Body]) -> None:
    """Give the joints with a time constant and a damping ratio their stiffness and damping."""
    if not found.tuned:
        return
    inverse = np.diag(np.linalg.inv(mass_matrix(found, bodies)))
    first = 0
    for number, joint in enumerate(found.joints):
        if joint.name in found.tuned:
            delay, ratio = found.tuned[joint.name]
            inertia = 1 / inverse[first]
            stiffness, damping = inertia / (delay * ratio) ** 2, 2 * inertia / delay
            found.joints[number] = replace(joint, stiffness=stiffness, damping=damping)
        first += len(joint.velocities)


def mass_matrix(found: Found, bodies: Sequence[Body]) -> Array:
    """Σ m JᵀJ + βᵀIβ and armatures, where the file is written; rows as the velocities of its joints."""
    above = {joint.child: joint for joint in found.joints}
    starts, size = {}, 0
    for joint in found.joints:
        starts[joint.name], size = size, size + len(joint.velocities)
    M = np.zeros((size, size))
    for joint in found.joints:
        rows = slice(starts[joint.name], starts[joint.name] + len(joint.velocities))
        M[rows, rows] += joint.armature * np.eye(len(joint.velocities))
    for body in bodies:
        place, J, turn = found.places[body.name], np.zeros((3, size)), np.zeros((3, size))
        center, name = np.array(place.apply(body.center)), body.name
        while name != WORLD:
            joint = above[name]
            rows = slice(starts[joint.name], starts[joint.name] + len(joint.velocities))
            J[:, rows], turn[:, rows] = _columns(joint, found, center)
            name = joint.parent
        R = np.array(place.matrix)
        M += body.mass * J.T @ J + turn.T @ R @ np.array(body.inertia, dtype=float) @ R.T @ turn
    return M


def _columns(joint: Joint, found: Found, point: Array) -> tuple[Array, Array]:
    """Velocity of a point and angular velocity by each velocity of a joint that carries it."""
    at = found.places[joint.child] @ joint.child_pose
    axes = np.array(at.matrix)
    if isinstance(joint, Prismatic):
        axis = axes @ np.array([joint.axis], dtype=float).T
        return axis, 0 * axis
    if isinstance(joint, Revolute):
        axes = axes @ np.array([joint.axis], dtype=float).T
    elif not joint.velocities:
        axes = np.zeros((3, 0))
    arm = point - np.array(at.position)
    moved = np.cross(axes.T, arm).T
    if isinstance(joint, Free):
        return np.hstack([axes, moved]), np.hstack([0 * axes, axes])
    return moved, axes
