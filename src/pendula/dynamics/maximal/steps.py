"""One body's part in the solution of the saddle system of a tree, as graphs between rows of tables.

The saddle system [[M, −Aᵀ], [A, 0]] of a tree is eliminated from the leaves to the root without fill-in
(Baraff 1996): a body, then the joint that carries it. With a basis S of what a joint leaves free, its rows
say a_c = X a_p + S η + c, and eliminating λ by them is the articulated-body step (Featherstone 2008, table
7.1), with transforms X from poses instead of joint coordinates. Three systems have this form:

    accelerations   M a − Aᵀλ = f,  c = v_c × v_J                with v_J = v_c − X v_p
    velocities      δ of least ½ δᵀMδ,  c = −(what v_J has beside S)
    positions       the same,           c = −(what the joint's displacement has beside S)

Links are bodies in the frames of the joints that carry them, whose axis is z.
"""

from enum import Enum
from functools import cache

import numpy as np

from pendula.dynamics.maximal.joint_frames import JOINTS, beside, displacement, motion_of, multipliers_of
from pendula.dynamics.recursions.articulated import Articulated, accelerate, articulate
from pendula.dynamics.recursions.kinematics import kinetic_energy_of
from pendula.dynamics.recursions.scalars import angle_of, as_graph, as_scalar
from pendula.dynamics.recursions.steps import pack_articulated, unpack_articulated, unpack_inertia
from pendula.dynamics.sweeps import Recorder, Region, Step
from pendula.spatial.quaternions import rate, rotation_matrix
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    RigidInertia,
    Transform,
    Vector,
    add,
    add_matrices,
    articulated_to_parent,
    as_matrix,
    compose,
    cross,
    dot,
    force_product,
    force_to_parent,
    inertia_to_parent,
    invert,
    momentum,
    motion_product,
    motion_to_child,
    motion_to_parent,
    scale,
    subtract,
    transform,
    transpose,
)

# Kinds of links: what the joint leaves free, and whether it has springs, which need its coordinates.
KINDS: tuple[tuple[tuple[str, ...], bool], ...] = tuple(
    (joint, sprung) for joint in JOINTS for sprung in (False, True)
)

# Constants of a link: its frame in the body and the joint's frame in the parent's link (12 each), mass, mass
# times centre and inertia (10), pitch, gravity, and the rest of a spring with its cosine and sine.
CONSTANTS = 48
_FRAME, PLACEMENT, _INERTIA, _PITCH, _GRAVITY, _REST = 0, 12, 24, 34, 35, 38
INERTIA = slice(_INERTIA, _PITCH)
# The row of a link: velocity, pose in the world, pose in the parent, c, acceleration or force, gains, drives.
POSE, _RELATIVE, _BIAS, _SOLVED, _KEPT = 6, 18, 30, 36, 42
WORLD_ROW = 48
_SLOT_FORCE = 21

CONSTANT = Region("constants")
Q, V, LINK, PARENT, OWN_SLOT, PARENT_SLOT, TAU, JOINT_Q, JOINT_V = (
    Region(array, column) for column, array in enumerate(("y", "y", *["work"] * 7), start=1)
)
RESULT, FURTHER = Region("out", 10), Region("out", 11)
ENERGY = Region("out")


class Purpose(Enum):
    """What is solved for."""

    ACCELERATION = "acceleration"
    VELOCITY = "velocity"
    POSITION = "position"


def row_length(kind: int) -> int:
    """How long the row of a link is, in whole cache lines."""
    n = len(motion_of(KINDS[kind][0], 0.0).columns)
    return -(-(_KEPT + 6 * n + n) // 8) * 8


def world_row() -> np.ndarray:
    """The world in place of a parent: at rest, at its own origin."""
    row = np.zeros(WORLD_ROW)
    for first in (POSE, _RELATIVE):
        row[[first, first + 4, first + 8]] = 1.0
    return row


class LinkStep:
    """The parts of one kind of link, read from its rows."""

    def __init__(self, kind: int) -> None:
        self.joint, self.sprung = KINDS[kind]
        self.recorder = Recorder(as_scalar, as_graph)
        self.read, self.write, self.add = self.recorder.read, self.recorder.write, self.recorder.add
        pitch = self.read(CONSTANT, _PITCH, 1)[0] if self.joint == ("screw",) else 0.0
        self.motion, self.pitch = motion_of(self.joint, pitch), pitch
        self.nv = len(self.motion.columns)

    def transform(self, region: Region, first: int) -> Transform:
        R = self.read(region, first, 9)
        return Transform((R[:3], R[3:6], R[6:]), self.read(region, first + 9, 3))

    def keep(self, first: int, X: Transform) -> None:
        self.write(LINK, first, (*X.R[0], *X.R[1], *X.R[2], *X.p))

    @property
    def frame(self) -> Transform:
        """The link's frame in its body."""
        return self.transform(CONSTANT, _FRAME)

    @property
    def relative(self) -> Transform:
        """Where the link is in its parent."""
        return self.transform(LINK, _RELATIVE)

    def in_joint(self, relative: Transform) -> Transform:
        """Where the link is in the joint's frame in the parent, from where it is in its parent."""
        return compose(invert(self.transform(CONSTANT, PLACEMENT)), relative)

    @property
    def inertia(self) -> RigidInertia:
        return unpack_inertia(self.read(CONSTANT, _INERTIA, 10))

    @property
    def weight(self) -> Vector:
        """The force of gravity on the link, along its axes: (h × g, m g)."""
        g = transform(transpose(self.transform(LINK, POSE).R), self.read(CONSTANT, _GRAVITY, 3))
        return (*cross(self.inertia.h, g), *scale(self.inertia.m, g))

    @property
    def inertial_force(self) -> Vector:
        """What acts on the link while it does not accelerate: v ×* I v less gravity."""
        velocity = self.read(LINK, 0, 6)
        return subtract(force_product(velocity, momentum(self.inertia, velocity)), self.weight)

    def free_parts(self, motion: Vector) -> Vector:
        """How much of each column of S is in a motion."""
        return tuple(motion[column.index(1.0)] for column in self.motion.columns)


@cache
def outward_state(kind: int, purpose: Purpose, *, rates: bool = False) -> Step:
    """Poses, velocities and c; velocities and coordinates of the joint where something acts on it."""
    link = LinkStep(kind)
    q, velocity = link.read(Q, 0, 7), link.read(V, 0, 6)
    body = Transform(rotation_matrix(q[3:]), q[:3])
    X = compose(body, link.frame)
    relative = compose(invert(link.transform(PARENT, POSE)), X)
    moved = motion_to_child(link.frame, (*velocity[3:], *velocity[:3]))
    link.keep(POSE, X)
    link.keep(_RELATIVE, relative)
    link.write(LINK, 0, moved)
    if rates:
        link.write(FURTHER, 0, (*transform(body.R, velocity[:3]), *rate(q[3:], velocity[3:])))
    if purpose is Purpose.POSITION:
        moved = displacement(link.joint, link.pitch, link.in_joint(relative))
        link.write(LINK, _BIAS, scale(-1.0, beside(link.joint, link.pitch, moved)))
        return link.recorder.step()
    own = subtract(moved, motion_to_child(relative, link.read(PARENT, 0, 6)))
    if purpose is Purpose.VELOCITY:
        link.write(LINK, _BIAS, scale(-1.0, beside(link.joint, link.pitch, own)))
        return link.recorder.step()
    link.write(LINK, _BIAS, motion_product(moved, own))
    if link.nv:
        _write_joint(link, relative, own)
    return link.recorder.step()


def _write_joint(link: LinkStep, relative: Transform, own: Vector) -> None:
    """Coordinates and velocities of the joint, for what acts on them."""
    X = link.in_joint(relative)
    speeds = link.free_parts(own)
    if link.joint == ("slide", "slide", "turn"):
        along = transform(X.R, own[3:])
        speeds = (*along[:2], speeds[2])
    link.write(JOINT_V, 0, speeds)
    if link.sprung:
        link.write(JOINT_Q, 0, _coordinates(link, X))


def _coordinates(link: LinkStep, X: Transform) -> Vector:
    """Coordinates of a joint from the link's place in it; angles within half a turn of a spring's rest."""
    rest, cosine, sine = link.read(CONSTANT, _REST, 3)
    c, s = X.R[0][0], X.R[1][0]
    angle = rest + angle_of(s * cosine - c * sine, c * cosine + s * sine)
    if link.joint == ("slide", "slide", "turn"):
        return X.p[0], X.p[1], angle
    if link.joint == ("screw",):
        return (X.p[2] / link.pitch,)
    return tuple(angle if motion == "turn" else X.p[2] for motion in link.joint)


@cache
def inward_elimination(kind: int, purpose: Purpose) -> Step:
    """A body and its joint are eliminated; what is left of them is added to the parent."""
    link = LinkStep(kind)
    X, below, c = link.relative, link.read(OWN_SLOT, 0, 27), link.read(LINK, _BIAS, 6)
    inertia = add_matrices(as_matrix(link.inertia), unpack_articulated(below))
    force, tau = below[_SLOT_FORCE:], (0.0,) * link.nv
    if purpose is Purpose.ACCELERATION:
        force, tau = add(force, link.inertial_force), joint_efforts(link)
    if link.nv:
        part = articulate(inertia, force, c, tau, link.motion, (0.0,) * link.nv)
        kept = [entry for row in part.gain for entry in row if not isinstance(entry, float)]
        link.write(LINK, _KEPT, (*kept, *part.drive))
    else:
        part = Articulated((), (), inertia, add(force, transform(inertia, c)))
    link.add(PARENT_SLOT, 0, pack_articulated(articulated_to_parent(X, part.inertia)))
    link.add(PARENT_SLOT, _SLOT_FORCE, force_to_parent(X, part.bias))
    link.write(OWN_SLOT, 0, (0.0,) * 27)
    return link.recorder.step()


def joint_efforts(link: LinkStep) -> Vector:
    """Generalised forces on the columns of S."""
    if not link.nv:
        return ()
    tau = link.read(TAU, 0, link.nv)
    if link.joint != ("slide", "slide", "turn"):
        return tau
    along = transform(transpose(link.in_joint(link.relative).R), (*tau[:2], 0.0))
    return (*along[:2], tau[2])


@cache
def outward_solution(kind: int, purpose: Purpose) -> Step:
    """Accelerations, or corrections, of the links and of their bodies."""
    link = LinkStep(kind)
    carried = add(motion_to_child(link.relative, link.read(PARENT, _SOLVED, 6)), link.read(LINK, _BIAS, 6))
    solved = carried
    if link.nv:
        units = link.motion.units
        count = link.nv * (6 - len(units))
        kept = iter(link.read(LINK, _KEPT, count))
        gain = tuple(
            tuple(float(units[k] == j) if j in units else next(kept) for j in range(6))
            for k in range(link.nv)
        )
        drive = link.read(LINK, _KEPT + count, link.nv)
        _, solved = accelerate(Articulated(gain, drive, (), ()), link.motion, carried)
    link.write(LINK, _SOLVED, solved)
    write_moved(link, solved, purpose)
    return link.recorder.step()


def write_moved(link: LinkStep, solved: Vector, purpose: Purpose) -> None:
    """Put out the acceleration or the correction of a body, from that of its link."""
    own = motion_to_parent(link.frame, solved)
    moved = (*own[3:], *own[:3])
    if purpose is Purpose.POSITION:
        q = link.read(Q, 0, 7)
        link.write(FURTHER, 0, (*transform(rotation_matrix(q[3:]), moved[:3]), *rate(q[3:], moved[3:])))
    else:
        link.write(RESULT, 0, moved)


@cache
def inward_reaction(kind: int) -> Step:
    """The multipliers of a joint, from what it transmits; the force of a link replaces its acceleration."""
    link = LinkStep(kind)
    below = link.read(OWN_SLOT, _SLOT_FORCE, 6)
    own = add(momentum(link.inertia, link.read(LINK, _SOLVED, 6)), link.inertial_force)
    force = add(own, below)
    link.add(PARENT_SLOT, _SLOT_FORCE, force_to_parent(link.relative, force))
    link.write(OWN_SLOT, _SLOT_FORCE, NO_MOTION)
    R = link.in_joint(link.relative).R
    if rows := multipliers_of(link.joint, link.transform(LINK, POSE).R, R, force):
        link.write(FURTHER, 0, rows)
    return link.recorder.step()


@cache
def outward_energy(kind: int) -> Step:
    """T, V and their sum."""
    link = LinkStep(kind)
    X, velocity = link.transform(LINK, POSE), link.read(LINK, 0, 6)
    kinetic = kinetic_energy_of(link.inertia, velocity, (), ())
    moment = add(scale(link.inertia.m, X.p), transform(X.R, link.inertia.h))
    potential = 0.0 - dot(link.read(CONSTANT, _GRAVITY, 3), moment)
    link.add(ENERGY, 0, (kinetic, potential, kinetic + potential))
    return link.recorder.step()


@cache
def mass_diagonal(kind: int) -> Step:
    """M_kk of the velocities of a body."""
    link = LinkStep(kind)
    own = inertia_to_parent(link.frame, link.inertia)
    link.write(RESULT, 0, (own.m, own.m, own.m, *(own.I[k][k] for k in range(3))))
    return link.recorder.step()


@cache
def coordinate_rates(kind: int) -> Step:
    link = LinkStep(kind)
    q, velocity = link.read(Q, 0, 7), link.read(V, 0, 6)
    link.write(FURTHER, 0, (*transform(rotation_matrix(q[3:]), velocity[:3]), *rate(q[3:], velocity[3:])))
    return link.recorder.step()
