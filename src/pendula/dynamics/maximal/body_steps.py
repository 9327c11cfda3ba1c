"""One body's part in the saddle system of bodies with loops, as graphs between rows of tables.

Forces and accelerations are those of links, in the frames of the joints that carry them; all of them lie one
after the other, the world's last.
"""

from functools import cache
from typing import Any

from pendula.dynamics.maximal.steps import (
    FURTHER,
    LINK,
    OWN_SLOT,
    PARENT_SLOT,
    POSE,
    LinkStep,
    Purpose,
    Q,
    V,
    joint_efforts,
    write_moved,
)
from pendula.dynamics.sweeps import Step
from pendula.spatial.quaternions import rate, rotation_matrix
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    Transform,
    compose,
    force_to_parent,
    motion_to_child,
    scale,
    transform,
)


@cache
def place_body(kind: int, *, rates: bool = False) -> Step:
    """The pose and the velocity of a link; the rates of its body's coordinates where they are asked for."""
    link = LinkStep(kind)
    q, velocity = link.read(Q, 0, 7), link.read(V, 0, 6)
    R = rotation_matrix(q[3:])
    link.keep(POSE, compose(Transform(R, q[:3]), link.frame))
    link.write(LINK, 0, motion_to_child(link.frame, (*velocity[3:], *velocity[:3])))
    if rates:
        link.write(FURTHER, 0, (*transform(R, velocity[:3]), *rate(q[3:], velocity[3:])))
    return link.recorder.step()


@cache
def start_force(kind: int, purpose: Purpose) -> Step:
    """What acts on a link by itself; of corrections, nothing. Inward, so that the world's is zero."""
    link = LinkStep(kind)
    accelerated = purpose is Purpose.ACCELERATION
    link.write(PARENT_SLOT, 0, NO_MOTION)
    link.write(OWN_SLOT, 0, scale(-1.0, link.inertial_force) if accelerated else NO_MOTION)
    return link.recorder.step()


@cache
def add_efforts(kind: int) -> Step:
    """What acts along the velocities of the joint that carries a link, on the link and on its parent."""
    link = LinkStep(kind)
    force: list[Any] = [0.0] * 6
    for column, effort in zip(link.motion.columns, joint_efforts(link), strict=True):
        force[column.index(1.0)] = effort  # of a screw, a torque
    link.add(OWN_SLOT, 0, force)
    link.add(PARENT_SLOT, 0, scale(-1.0, force_to_parent(link.relative, tuple(force))))
    return link.recorder.step()


@cache
def put_solution(kind: int, purpose: Purpose) -> Step:
    """The acceleration of a body, or its correction, from that of its link."""
    link = LinkStep(kind)
    write_moved(link, link.read(OWN_SLOT, 0, 6), purpose)
    return link.recorder.step()
