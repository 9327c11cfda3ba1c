"""One joint's part in functions of bodies with loops, as graphs between rows of tables.

A joint that closes a loop connects a frame fixed in one link to another link, as the joint that carries a
link connects that link's own frame: with P the rows that it forbids, and the frame's transform Y from its
link, P (Y a_c − X a_p) = P (v × v_J).
"""

from functools import cache

from pendula.dynamics.maximal.joint_frames import (
    JOINTS,
    displacement,
    forbidden,
    multipliers_of,
    rates_of,
    reaction,
    residuals_of,
)
from pendula.dynamics.maximal.steps import FURTHER, POSE, RESULT, Purpose
from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.dynamics.saddle import BLOCK
from pendula.dynamics.sweeps import Recorder, Region, Step
from pendula.spatial.spatial_vectors import (
    Transform,
    Vector,
    compose,
    invert,
    motion_product,
    motion_to_child,
    scale,
    subtract,
)

# Kinds of joints: what is left free, and whether a loop is closed.
JOINT_KINDS = tuple((joint, closing) for joint in JOINTS for closing in (False, True))
# Constants of a joint: its frame in the child's link, and in the parent's (12 each), and its pitch.
JOINT_CONSTANTS = 25
_FRAME, _PLACEMENT, _PITCH = 0, 12, 24

_CONSTANT = Region("constants")
_CHILD, _PARENT, _BLOCK = (Region("work", column) for column in (1, 2, 3))
_UNITS = tuple(tuple(float(i == j) for j in range(6)) for i in range(6))


class JointStep:
    """What is known of a joint of one kind, read from its rows."""

    def __init__(self, kind: int) -> None:
        self.joint, closing = JOINT_KINDS[kind]
        self.recorder = Recorder(as_scalar, as_graph)
        self.pitch = self.recorder.read(_CONSTANT, _PITCH, 1)[0] if self.joint == ("screw",) else 0.0
        self.frame = self._transform(_CONSTANT, _FRAME) if closing else Transform()
        self.placed = compose(self._transform(_PARENT, POSE), self._transform(_CONSTANT, _PLACEMENT))
        self.pose = compose(self._transform(_CHILD, POSE), self.frame)
        self.held = compose(invert(self.placed), self.pose)
        self.relative = compose(invert(self._transform(_PARENT, POSE)), self.pose)

    def _transform(self, region: Region, first: int) -> Transform:
        R = self.recorder.read(region, first, 9)
        return Transform((R[:3], R[3:6], R[6:]), self.recorder.read(region, first + 9, 3))

    @property
    def velocity(self) -> Vector:
        """Of the joint's frame in the child."""
        return motion_to_child(self.frame, self.recorder.read(_CHILD, 0, 6))

    @property
    def own_velocity(self) -> Vector:
        """The same as the parent sees it."""
        return subtract(self.velocity, motion_to_child(self.relative, self.recorder.read(_PARENT, 0, 6)))

    def forbid(self, motion: Vector) -> Vector:
        return forbidden(self.joint, self.pitch, motion)

    def rows(self, X: Transform) -> list[Vector]:
        """P X."""
        columns = [self.forbid(motion_to_child(X, unit)) for unit in _UNITS]
        return list(zip(*columns, strict=True))


@cache
def joint_block(kind: int, purpose: Purpose) -> Step:
    """The rows of a joint by the motions of its child and its parent, and what they are to be."""
    step = JointStep(kind)
    if purpose is Purpose.ACCELERATION:
        wanted = motion_product(step.velocity, step.own_velocity)
    elif purpose is Purpose.VELOCITY:
        wanted = scale(-1.0, step.own_velocity)
    else:
        wanted = scale(-1.0, displacement(step.joint, step.pitch, step.held))
    own = [entry for row in step.rows(step.frame) for entry in row]
    above = [0.0 - entry for row in step.rows(step.relative) for entry in row]
    step.recorder.write(_BLOCK, 0, (*own, *above, *step.forbid(wanted)))
    return step.recorder.step()


@cache
def joint_multipliers(kind: int) -> Step:
    """The multipliers of the rows of ``joints.py``, from those of the rows above."""
    step = JointStep(kind)
    count = len(step.forbid((0.0,) * 6))
    solved = step.recorder.read(_BLOCK, (BLOCK - 1) * count, count)
    force = reaction(step.joint, step.pitch, solved)
    step.recorder.write(FURTHER, 0, multipliers_of(step.joint, step.pose.R, step.held.R, force))
    return step.recorder.step()


@cache
def joint_residuals(kind: int) -> Step:
    """How far the rows of a joint are from zero: c, and A v."""
    step = JointStep(kind)
    rates = rates_of(step.joint, step.pitch, step.pose.R, step.held.R, step.own_velocity)
    step.recorder.write(FURTHER, 0, residuals_of(step.joint, step.pitch, step.placed.R, step.held))
    step.recorder.write(RESULT, 0, rates)
    return step.recorder.step()
