"""A servo for every joint of a mechanism, tuned by what the joint has to move."""

from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.control.pid import PID
from pendula.description import Mechanism
from pendula.errors import DescriptionError
from pendula.model import Model, derive

BANDWIDTH = 12.0  # rad/s: a joint is where it should be after about half a second


def joint_servo(system: Any, bandwidth: float = BANDWIDTH, start: Any = None) -> PID:
    """A PID for every joint with one coordinate and a motor, which holds it where it starts.

    With the inertia M that a joint moves at the start, all others held, kd = 3 ω M, kp = 3 ω² M and
    ki = ω³ M put the three poles of its loop at −ω: M s³ + kd s² + kp s + ki = M (s + ω)³.

    Args:
        system: a ``Mechanism``, its model, or the name of one in the gallery.
        bandwidth: ω, rad/s; greater than zero.
        start: values of coordinates by name to hold and to take inertias at; the system's start unless given.
    """
    model = system if isinstance(system, Model) else derive(system)
    if not isinstance(model.description, Mechanism):
        raise DescriptionError(f"A joint servo is for a Mechanism, and {model.name} is none; use PID.")
    omega = read_number(bandwidth, "bandwidth")
    if omega <= 0:
        raise DescriptionError(f"bandwidth must be greater than zero, got {omega:g}.")
    held = {**model.description.start, **(start or {})}
    q = np.array([held.get(name, 0.0) for name in model.coordinates])
    inertia = np.diag(np.asarray(model.mass_matrix(q)))
    moved = dict(zip(model.velocities, inertia.tolist(), strict=True))
    driven = {
        joint.coordinates[0].name: moved[joint.velocities[0].name]
        for joint in model.description.moving_joints
        if len(joint.coordinates) == 1 and joint.velocities[0].name in model.description.actuated
    }
    if not driven:
        raise DescriptionError(f"{model.name} has no joint of one coordinate that a motor drives.")
    return PID(
        kp={name: 3 * omega**2 * M for name, M in driven.items()},
        ki={name: omega**3 * M for name, M in driven.items()},
        kd={name: 3 * omega * M for name, M in driven.items()},
        desired={name: held.get(name, 0.0) for name in driven},
    )
