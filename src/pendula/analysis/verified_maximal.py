"""What ``verify`` compares of a mechanism's two formulations."""

from collections.abc import Callable
from typing import Any

import numpy as np

from pendula.analysis.rigid_bodies import RigidBodies
from pendula.description import Mechanism
from pendula.description.mechanisms.reading import evaluate
from pendula.dynamics.interpretation import interpret
from pendula.errors import DescriptionError
from pendula.model import Model, derive
from pendula.spatial.quaternions import from_matrix

_MOST = 50  # bodies; dense elimination of six velocities each

# What accelerations of all bodies take, by the poses of bodies and from those of joints.
Compared = tuple[np.ndarray, np.ndarray]


def maximal_route(
    model: Model, system: Mechanism, bodies: RigidBodies
) -> Callable[[Any, np.ndarray], Compared | None] | None:
    """What compares accelerations with those in maximal coordinates at a sample; None where there are none.

    Joint accelerations become those of bodies by complex steps along the motion; the others are solved for
    with every joint as constraints, by a dense solver.
    """
    if len(system.bodies) > _MOST:
        return None
    try:
        maximal = derive(system, formulation="maximal").with_parameters(**model.parameters)
    except DescriptionError:
        return None
    names = [body.name for body in maximal.description.bodies]  # pyright: ignore[reportAttributeAccessIssue]
    solve = interpret(maximal.compilation.source.program("acceleration"))

    def velocities(q: np.ndarray, v: np.ndarray) -> np.ndarray:
        return bodies.velocities(names, q, v)

    angles, rests = _angles(system)

    def compare(sample: Any, acceleration: np.ndarray) -> Compared | None:
        # Poses tell angles within half a turn of where a spring rests, or of zero.
        if np.abs(sample.q[angles] - rests).max(initial=0.0) >= np.pi:
            return None
        placed = bodies.locate(sample.q)
        poses = [np.concatenate([placed[name].p, from_matrix(placed[name].R)]) for name in names]
        y = np.concatenate([*poses, velocities(sample.q, sample.v), sample.z])
        found = solve(0.0, y, sample.u, np.array(maximal.values), np.zeros(0))
        others = bodies.slope(velocities, sample.q, sample.v, acceleration)
        return bodies.forces_for(names, found), bodies.forces_for(names, others)

    return compare


def _angles(system: Mechanism) -> tuple[np.ndarray, np.ndarray]:
    """The places of angles among the coordinates, and where the springs on them rest."""
    places, rests, k = [], [], 0
    for joint in system.moving_joints:
        for unit in joint.units:
            if unit == "rad" and joint.elements[-1].kind != "screw":
                places.append(k)
                rests.append(evaluate(joint.rest) if joint.stiffness != 0 else 0.0)
            k += 1
    return np.array(places, dtype=int), np.array(rests)
