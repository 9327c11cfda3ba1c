"""One link's part of every recursion as a graph between rows of tables, for loops over trees of any size.

The formulas are those of the files beside this one. Cosines and sines of angles are there before all steps. A
link's work is a row: its velocity, which its acceleration replaces, then what an algorithm keeps. Articulated
inertias live only between a link and its parent, in slots of a stack, which stay in the processor's nearest
cache.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from pendula.dynamics.recursions.articulated import (
    Articulated,
    accelerate,
    articulate,
    factor_symmetric,
    joint_inertia,
)
from pendula.dynamics.recursions.joints import JointMotion, joint_motion
from pendula.dynamics.recursions.kinematics import fall, joint_velocity, kinetic_energy_of, weigh
from pendula.dynamics.recursions.newton_euler import link_acceleration, link_force
from pendula.dynamics.recursions.scalars import KnownAngle, as_graph, as_scalar
from pendula.dynamics.sweeps import WHOLE_VECTORS, Recorder, Region, Step
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    Matrix,
    RigidInertia,
    Transform,
    Vector,
    add,
    add_matrices,
    articulated_to_parent,
    as_matrix,
    compose,
    dot,
    force_product,
    force_to_parent,
    inertia_to_parent,
    momentum,
    motion_product,
    motion_to_child,
    motion_to_parent,
)

# Kinds of links: a motion, and whether a motor's inertia turns along.
MOTIONS = ("turn", "slide", "screw", "ball", "free")
# Those that turn about an axis by their coordinate.
TURNING = ("turn", "screw")
KINDS = tuple((motion, geared) for motion in MOTIONS for geared in (False, True))

# Constants of a link: placement (9 and 3), mass, mass times centre, inertia (6), pitch, armature.
CONSTANTS = 24
INERTIA = slice(12, 22)
_PITCH, _ARMATURE = 22, 23
# The row of a link: velocity, then gains and drives of ABA, or accelerations and forces.
_KEPT, _FORCE = 6, 12
NEWTON_EULER_ROW = 24
# In the world: a pose, then an inertia. Of a velocity: S, Iᶜ S and its armature.
_PLACED, PATH_ROW = 12, 16
# A slot: the blocks I (6), H (9) and M (6) of an articulated inertia, and a force (6).
SLOT = 32
_BIAS = 21

# The world in place of a parent: two rows, at rest with what gravity is to an algorithm, and accelerated.
WORLD_ROWS = 2 * NEWTON_EULER_ROW

CONSTANT = Region("constants")
Q, V, LINK, PARENT, ABOVE, OWN_SLOT, PARENT_SLOT, TAU = (
    Region(array, column) for column, array in enumerate(("y", "y", *["work"] * 6), start=1)
)
QDOT, RESULT, A = Region("out", 9), Region("out", 10), Region("x", 11)
ANGLE = Region("work", 12)
ENERGY = Region("out")


def articulated_row(kind: int) -> int:
    """How long the row of a link is in the articulated-body algorithm, in whole cache lines."""
    name, geared = KINDS[kind]
    nv = len(joint_motion(name).columns)
    kept = nv * (6 if geared or name == "screw" else 6 - nv)
    return -(-(_KEPT + kept + nv) // 8) * 8


class World(Enum):
    """What the world is to the links that hang on it."""

    ACCELERATED = "upwards, instead of gravity"
    FALLING = "with gravity along its axes"
    PLACE = "the frame of all poses"


def world_rows(gravity: Sequence[float], world: World) -> np.ndarray:
    """The two rows of the world, of which the second is what the articulated-body algorithm goes out from."""
    rows = np.zeros(WORLD_ROWS)
    if world is World.PLACE:
        rows[[0, 4, 8]] = 1.0
    places, which = gravity_places(world).T
    rows[places] = np.concatenate([gravity, np.negative(gravity)])[which]
    return rows


def gravity_places(world: World) -> np.ndarray:
    """Where gravity is in the world's rows: rows of a place and which of (g, −g) belongs there."""
    upwards = [(NEWTON_EULER_ROW + 3 + i, 3 + i) for i in range(3)]
    if world is World.FALLING:
        upwards += [(_KEPT + i, i) for i in range(3)]
    elif world is World.ACCELERATED:
        upwards += [(_KEPT + 3 + i, 3 + i) for i in range(3)]
    return np.array(upwards)


class LinkStep:
    """The parts of one kind of link, read from its rows."""

    def __init__(self, kind: int) -> None:
        self.name, self.geared = KINDS[kind]
        # Rows and slots of links are apart, and no step writes a parent's row that reads what is above.
        self.recorder = Recorder(as_scalar, as_graph, apart=True)
        self.read, self.write, self.add = self.recorder.read, self.recorder.write, self.recorder.add
        pitch = self.read(CONSTANT, _PITCH, 1)[0] if self.name == "screw" else 0.0
        self.motion: JointMotion = joint_motion(self.name, pitch)
        self.nv = len(self.motion.columns)
        self.nq = self.nv + (self.name in ("ball", "free"))

    @property
    def q(self) -> Vector:
        return self.read(Q, 0, self.nq)

    @property
    def v(self) -> Vector:
        return self.read(V, 0, self.nv)

    @cached_property
    def transform(self) -> Transform:
        """Where the link is in its parent."""
        R, p = self.read(CONSTANT, 0, 9), self.read(CONSTANT, 9, 3)
        q = self.q
        if self.name in TURNING:
            known = (self.read(ANGLE, place, 1)[0] for place in (0, WHOLE_VECTORS))
            q = (KnownAngle(as_graph(q[0]), *known),)
        return compose(Transform((R[:3], R[3:6], R[6:]), p), self.motion.place(q))

    @property
    def inertia(self) -> RigidInertia:
        return unpack_inertia(self.read(CONSTANT, 12, 10))

    @property
    def armature(self) -> Vector:
        own = self.read(CONSTANT, _ARMATURE, 1) if self.geared else (0.0,)
        return own * self.nv

    @property
    def own_velocity(self) -> Vector:
        """S v."""
        return joint_velocity(self.motion.columns, self.v)

    def move(self, X: Transform) -> Vector:
        """The velocity of the link, from that of its parent; it is kept."""
        velocity = add(motion_to_child(X, self.read(PARENT, 0, 6)), self.own_velocity)
        self.write(LINK, 0, velocity)
        return velocity

    @property
    def velocity(self) -> Vector:
        return self.read(LINK, 0, 6)


@cache
def outward_velocity(kind: int, *, rates: bool) -> Step:
    """Velocities, and the rates of coordinates where they are asked for."""
    link = LinkStep(kind)
    link.move(link.transform)
    if rates:
        link.write(QDOT, 0, link.motion.rates(link.q, link.v))
    return link.recorder.step()


@cache
def coordinate_rates(kind: int) -> Step:
    link = LinkStep(kind)
    link.write(QDOT, 0, link.motion.rates(link.q, link.v))
    return link.recorder.step()


@cache
def inward_articulation(kind: int, *, pivots: bool = False) -> Step:
    """Featherstone 2008, table 7.1, second pass; ``pivots`` of the joints' inertias are put out if asked for.

    They are those of the mass matrix, when it is eliminated link by link from the last to the first.
    """
    link = LinkStep(kind)
    X, velocity, below = link.transform, link.velocity, link.read(OWN_SLOT, 0, 27)
    inertia = add_matrices(as_matrix(link.inertia), unpack_articulated(below))
    bias = add(force_product(velocity, momentum(link.inertia, velocity)), below[_BIAS:])
    product = motion_product(velocity, link.own_velocity)
    if pivots:
        _, D = joint_inertia(inertia, link.motion, link.armature)
        link.write(RESULT, 0, factor_symmetric(D)[1])
    part = articulate(inertia, bias, product, link.read(TAU, 0, link.nv), link.motion, link.armature)
    kept = [entry for row in part.gain for entry in row if not isinstance(entry, float)]
    link.write(LINK, _KEPT, (*kept, *part.drive))
    link.add(PARENT_SLOT, 0, pack_articulated(articulated_to_parent(X, part.inertia)))
    link.add(PARENT_SLOT, _BIAS, force_to_parent(X, part.bias))
    link.write(OWN_SLOT, 0, (0.0,) * 27)
    return link.recorder.step()


@cache
def outward_acceleration(kind: int) -> Step:
    """Featherstone 2008, table 7.1, third pass."""
    link = LinkStep(kind)
    X, velocity = link.transform, link.velocity
    carried = add(motion_to_child(X, link.read(ABOVE, 0, 6)), motion_product(velocity, link.own_velocity))
    units = () if link.geared else link.motion.units
    count = link.nv * (6 - len(units))
    kept = iter(link.read(LINK, _KEPT, count))
    gain = tuple(
        tuple(float(units[k] == j) if j in units else next(kept) for j in range(6)) for k in range(link.nv)
    )
    drive = link.read(LINK, _KEPT + count, link.nv)
    rates, acceleration = accelerate(Articulated(gain, drive, (), ()), link.motion, carried)
    link.write(RESULT, 0, rates)
    link.write(LINK, 0, acceleration)
    return link.recorder.step()


class Motion(NamedTuple):
    """What of a motion the Newton–Euler algorithm is given; the rest is zero."""

    velocities: bool
    accelerations: bool


@cache
def outward_force(kind: int, given: Motion) -> Step:
    """Featherstone 2008, table 5.1, first pass: the force that every link's motion takes."""
    link = LinkStep(kind)
    X = link.transform
    velocity, own = (link.move(X), link.own_velocity) if given.velocities else (NO_MOTION, NO_MOTION)
    driven = (
        joint_velocity(link.motion.columns, link.read(A, 0, link.nv)) if given.accelerations else NO_MOTION
    )
    acceleration = link_acceleration(X, link.read(PARENT, _KEPT, 6), velocity, own, driven)
    link.write(LINK, _KEPT, acceleration)
    link.write(LINK, _FORCE, link_force(link.inertia, velocity, acceleration))
    return link.recorder.step()


@cache
def inward_force(kind: int, given: Motion) -> Step:
    """Featherstone 2008, table 5.1, second pass; what motors turn along takes its own force."""
    link = LinkStep(kind)
    X, force = link.transform, link.read(LINK, _FORCE, 6)
    torques = [dot(column, force) for column in link.motion.columns]
    if link.geared and given.accelerations:
        turned = zip(torques, link.armature, link.read(A, 0, link.nv), strict=True)
        torques = [torque + inertia * a for torque, inertia, a in turned]
    link.write(RESULT, 0, torques)
    link.add(PARENT, _FORCE, force_to_parent(X, force))
    return link.recorder.step()


@cache
def outward_composite(kind: int) -> Step:
    """A row of its own inertia, to which those of its children will be added."""
    link = LinkStep(kind)
    link.write(LINK, _KEPT, pack_inertia(link.inertia))
    return link.recorder.step()


@cache
def inward_composite(kind: int) -> Step:
    """Featherstone 2008, table 6.2: composite inertias, and the diagonal of the mass matrix."""
    link = LinkStep(kind)
    X, own = link.transform, unpack_inertia(link.read(LINK, _KEPT, 10))
    diagonal = [dot(column, momentum(own, column)) for column in link.motion.columns]
    link.write(RESULT, 0, add(tuple(diagonal), link.armature))
    link.add(PARENT, _KEPT, pack_inertia(inertia_to_parent(X, own)))
    return link.recorder.step()


@cache
def outward_place(kind: int) -> Step:
    """The pose of a link in the world and its inertia there, to which those of its children will be added."""
    link = LinkStep(kind)
    above = link.read(PARENT, 0, 12)
    X = compose(Transform((above[:3], above[3:6], above[6:9]), above[9:]), link.transform)
    link.write(LINK, 0, (*X.R[0], *X.R[1], *X.R[2], *X.p))
    link.write(LINK, _PLACED, pack_inertia(inertia_to_parent(X, link.inertia)))
    return link.recorder.step()


@cache
def inward_columns(kind: int) -> Step:
    """Featherstone 2008, table 6.2, in the world: composite inertias, S and F = Iᶜ S of every velocity.

    The armature of a velocity follows them.
    """
    link = LinkStep(kind)
    R, p, kept = link.read(LINK, 0, 9), link.read(LINK, 9, 3), link.read(LINK, _PLACED, 10)
    for k, (column, armature) in enumerate(zip(link.motion.columns, link.armature, strict=True)):
        moved = motion_to_parent(Transform((R[:3], R[3:6], R[6:]), p), column)
        link.write(TAU, PATH_ROW * k, (*moved, *momentum(unpack_inertia(kept), moved), armature))
    link.add(PARENT, _PLACED, kept)
    return link.recorder.step()


@cache
def outward_energy(kind: int) -> Step:
    """T, V and their sum; the row keeps gravity along the link's axes, and the work that it did."""
    link = LinkStep(kind)
    X = link.transform
    velocity = link.move(X)
    place = fall(X, link.read(PARENT, _KEPT, 4))
    link.write(LINK, _KEPT, place)
    kinetic = kinetic_energy_of(link.inertia, velocity, link.armature, link.v)
    potential = weigh(link.inertia, place)
    link.add(ENERGY, 0, (kinetic, potential, kinetic + potential))
    return link.recorder.step()


def _symmetric(entries: Sequence[Any]) -> Matrix:
    """From xx, xy, xz, yy, yz, zz."""
    xx, xy, xz, yy, yz, zz = entries
    return ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))


def pack_inertia(body: RigidInertia) -> Vector:
    """Mass, mass times centre, and the upper triangle of the inertia."""
    return (body.m, *body.h, *(body.I[i][j] for i in range(3) for j in range(i, 3)))


def unpack_inertia(kept: Vector) -> RigidInertia:
    return RigidInertia(kept[0], tuple(kept[1:4]), _symmetric(kept[4:10]))


def pack_articulated(A: Matrix) -> Vector:
    """The blocks of a symmetric 6×6 matrix."""
    upper = [(i, j) for i in range(3) for j in range(i, 3)]
    I, M = ([A[k + i][k + j] for i, j in upper] for k in (0, 3))
    return (*I, *(A[i][3 + j] for i in range(3) for j in range(3)), *M)


def unpack_articulated(kept: Vector) -> Matrix:
    I, M = _symmetric(kept[:6]), _symmetric(kept[15:21])
    H = tuple(kept[6 + 3 * i : 9 + 3 * i] for i in range(3))
    upper = tuple((*a, *b) for a, b in zip(I, H, strict=True))
    return (*upper, *((*a, *b) for a, b in zip(zip(*H, strict=True), M, strict=True)))
