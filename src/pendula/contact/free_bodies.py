"""What a mechanism of free bodies is in numbers: masses, inertias, shapes, and states as bodies have them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.description import Fixed, Free, Mechanism
from pendula.description.mechanisms.tree import WORLD
from pendula.errors import SimulationError
from pendula.spatial import Pose
from pendula.spatial.quaternions import rotation_matrix

Array = np.ndarray


@dataclass(frozen=True, eq=False)
class FreeBodies:
    """n bodies that move, and shapes of all that does not, by the names of their owners.

    Attributes:
        names: of the bodies that move, in the order of the state.
        masses: kg, shape (n,).
        centers: of mass along own axes, shape (n, 3).
        inertias: about them along own axes, shape (n, 3, 3).
        shapes: by body, in its own frame.
        fixed: (owner, shape, pose in the world) of what does not move.
        gravity: m/s², shape (3,).
    """

    names: tuple[str, ...]
    masses: Array
    centers: Array
    inertias: Array
    shapes: tuple[tuple[Any, ...], ...]
    fixed: tuple[tuple[str, Any, Pose], ...]
    gravity: Array

    def split(self, y: Array) -> tuple[Array, Array, Array, Array]:
        """Origins, quaternions, and velocities along own axes, linear and angular, of states (k, 13 n)."""
        n = len(self.names)
        q = y[:, : 7 * n].reshape(-1, n, 7)
        v = y[:, 7 * n :].reshape(-1, n, 6)
        return q[..., :3], q[..., 3:], v[..., :3], v[..., 3:]

    def energies(self, y: Array) -> tuple[Array, Array]:
        """Kinetic and potential energy of states, J."""
        origins, quaternions, linear, omega = self.split(y)
        velocity = linear + np.cross(omega, self.centers)
        places = origins + np.einsum("knij,nj->kni", matrices(quaternions), self.centers)
        turning = np.einsum("kni,nij,knj->k", omega, self.inertias, omega)
        kinetic = 0.5 * np.einsum("n,kni,kni->k", self.masses, velocity, velocity) + 0.5 * turning
        return kinetic, -np.einsum("n,kni,i->k", self.masses, places, self.gravity)


def matrices(quaternions: Array) -> Array:
    """Rotation matrices of quaternions, scalar first; leading axes are kept."""
    return np.asarray(rotation_matrix(quaternions))


def read_free_bodies(system: Any, values: Mapping[str, float], contact: str = "stepping") -> FreeBodies:
    """The numbers of a mechanism with these values of its parameters.

    Raises:
        SimulationError: for what is no mechanism of free bodies, and for steps with contact what has forces
            besides gravity; says what is in the way.
    """
    if not isinstance(system, Mechanism):
        raise SimulationError(
            f"contact='{contact}' moves a Mechanism, whose bodies have shapes; {system.name} is none."
        )
    _refuse_others(system, contact)
    bodies = {body.name: body for body in system.bodies}
    moving = [bodies[joint.child] for joint in system.moving_joints]

    def number(scalar: Any) -> float:
        if isinstance(scalar, float | int):
            return float(scalar)
        return float(scalar.xreplace({p: values[p.name] for p in scalar.free_symbols}))

    for body in moving:
        if not number(body.mass) > 0 or np.linalg.eigvalsh(_array(body.inertia, number))[0] <= 0:
            raise SimulationError(
                f"The body '{body.name}' has no mass, or no inertia about some axis, for impulses to move."
            )
    fixed = [(WORLD, shape, Pose()) for shape in system.ground]
    for name, pose in _fixed_poses(system).items():
        fixed += [(name, shape, pose) for shape in bodies[name].collision]
    return FreeBodies(
        names=tuple(body.name for body in moving),
        masses=np.array([number(body.mass) for body in moving]),
        centers=_array([body.center for body in moving], number),
        inertias=np.array([_array(body.inertia, number) for body in moving]),
        shapes=tuple(body.collision for body in moving),
        fixed=tuple(fixed),
        gravity=_array(system.gravity, number),
    )


def _array(given: Any, number: Any) -> Array:
    return np.array([[number(x) for x in row] if isinstance(row, tuple) else number(row) for row in given])


def _refuse_others(system: Mechanism, contact: str) -> None:
    """Only free joints; of steps, nothing but gravity."""
    steps = contact == "stepping"
    rule = f"contact='{contact}' moves free bodies{' under gravity alone' * steps}"
    for joint in system.moving_joints:
        if not isinstance(joint, Free) or joint.parent != WORLD:
            raise SimulationError(f"{rule}; the joint '{joint.name}' is no Free joint of the world.")
        if joint.pose != Pose() or joint.child_pose != Pose():
            raise SimulationError(f"{rule}; the joint '{joint.name}' must have no pose of its own.")
        if joint.armature != 0 or (steps and (joint.damping != 0 or joint.friction != 0)):
            what = "damping, friction or armature" if steps else "armature"
            raise SimulationError(f"{rule}; the joint '{joint.name}' has {what}, which it must not.")
    if system.constraint_names:
        raise SimulationError(f"{rule}; '{system.constraint_names[0]}' of {system.name} closes a loop.")
    if steps and (system.forces or system.states):
        what = f"the force '{system.power_names[-1]}'" if system.forces else f"the state '{system.states[0]}'"
        raise SimulationError(f"{rule}; {system.name} has {what} besides.")


def _fixed_poses(system: Mechanism) -> dict[str, Pose]:
    """Where bodies are that are fixed to the world."""
    poses = {WORLD: Pose()}
    for joint in system.ordered_joints:
        if isinstance(joint, Fixed):
            if joint.parent not in poses:
                raise SimulationError(
                    f"The body '{joint.child}' is fixed to '{joint.parent}', which moves; contact needs them "
                    "as one body with the shapes of both."
                )
            poses[joint.child] = poses[joint.parent] @ joint.pose @ joint.child_pose.inverse()
    del poses[WORLD]
    return poses
