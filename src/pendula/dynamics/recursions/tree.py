"""A mechanism as a tree of links: joints split into motions, bodies merged where joints are fixed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from pendula.dynamics.recursions.joints import JointMotion, joint_motion
from pendula.spatial.spatial_vectors import (
    IDENTITY,
    NO_INERTIA,
    Matrix,
    RigidInertia,
    Scalar,
    Transform,
    Vector,
    add_inertias,
    compose,
    inertia_to_parent,
    invert,
    rigid_inertia,
    transpose,
)

WORLD = -1
# Products of rotations leave this much where an entry is 0 or 1.
_ROUNDING = 1e-15
Value = TypeVar("Value")


@dataclass(frozen=True)
class Link:
    """A rigid part of a tree, in its own frame, which its joint's motion carries.

    Attributes:
        parent: number of the link that carries it, ``WORLD`` for none; always smaller than its own.
        motion: how it moves in its parent.
        placement: where it is in its parent when its coordinates are zero.
        q: its coordinates among those of the tree.
        v: its velocities among those of the tree.
        inertia: of all bodies that it consists of.
        armature: inertia of what a motor turns along, for each velocity.
        joint: the name of its joint, for errors.
        kind: what its motion is called.
    """

    parent: int
    motion: JointMotion
    placement: Transform
    q: slice
    v: slice
    inertia: RigidInertia = NO_INERTIA
    armature: Vector = ()
    joint: str = ""
    kind: str = ""

    @property
    def columns(self) -> Matrix:
        """The motion subspace S."""
        return self.motion.columns


@dataclass(frozen=True)
class Tree:
    """Links, parents first; where every body and frame is; gravity along the axes of the world."""

    links: tuple[Link, ...]
    places: dict[str, tuple[int, Transform]]
    gravity: Vector
    nv: int

    def outward(self, root: Value, step: Callable[[int, Value], Value]) -> list[Value]:
        """A value for every link from that of its parent; ``root`` is the world's."""
        made: list[Value] = []
        for i, link in enumerate(self.links):
            made.append(step(i, root if link.parent == WORLD else made[link.parent]))
        return made

    def inward(
        self, own: Sequence[Value], add: Callable[[Value, Value], Value], step: Callable[[int, Value], Value]
    ) -> list[Value]:
        """A value for every link from its own and those that its children pass on by ``step``."""
        made = list(own)
        for i in reversed(range(len(self.links))):
            parent = self.links[i].parent
            if parent != WORLD:
                made[parent] = add(made[parent], step(i, made[i]))
        return made


def transforms(tree: Tree, q: Vector) -> list[Transform]:
    """Where every link is in its parent."""
    return [compose(link.placement, link.motion.place(q[link.q])) for link in tree.links]


def build_tree(mechanism: Any, number: Callable[[Any], Scalar]) -> Tree:
    """The tree of a mechanism.

    Args:
        mechanism: a ``Mechanism``.
        number: gives the scalar of an expression: a float, or a graph where it contains parameters.
    """
    links: list[Link] = []
    places: dict[str, tuple[int, Transform]] = {"world": (WORLD, Transform())}
    q = v = 0
    for joint in mechanism.ordered_joints:
        at, carrier = places[joint.parent]
        X = _tidy(compose(carrier, _transform(joint.pose, number)))
        for element in joint.elements:
            turned = align(tuple(element.axis))
            motion = joint_motion(element.kind, number(element.pitch))
            nq, nv = element.sizes
            links.append(
                Link(
                    at,
                    motion,
                    _tidy(compose(X, Transform(turned))),
                    slice(q, q + nq),
                    slice(v, v + nv),
                    armature=(number(joint.armature),) * nv,
                    joint=joint.name,
                    kind=element.kind,
                )
            )
            at, X, q, v = len(links) - 1, Transform(transpose(turned)), q + nq, v + nv
        places[joint.child] = at, _tidy(compose(X, invert(_transform(joint.child_pose, number))))
    for body in mechanism.bodies:
        at, X = places[body.name]
        if at != WORLD:
            inertia = tuple(tuple(map(number, row)) for row in body.inertia)
            own = rigid_inertia(number(body.mass), tuple(map(number, body.center)), inertia)
            links[at] = replace(links[at], inertia=add_inertias(links[at].inertia, inertia_to_parent(X, own)))
    for name, (body, pose) in mechanism.frames.items():
        at, X = places[body]
        places[name] = at, compose(X, _transform(pose, number))
    return Tree(tuple(links), places, tuple(map(number, mechanism.gravity)), v)


@lru_cache(maxsize=256)
def align(axis: tuple[float, ...]) -> Matrix:
    """A rotation that turns z into an axis of unit length; one along x, y or z gives only zeros and ones."""
    if axis == (0.0, 0.0, 1.0):
        return IDENTITY
    n = np.asarray(axis, dtype=float)
    # The least of its components is that of a direction well away from it.
    first = np.cross(n, np.eye(3)[int(np.argmin(np.abs(n)))])
    first /= np.linalg.norm(first)
    columns = np.column_stack([first, np.cross(n, first), n])
    return _tidy(Transform(tuple(map(tuple, columns.tolist())))).R


def _transform(pose: Any, number: Callable[[Any], Scalar]) -> Transform:
    R = tuple(tuple(map(number, row)) for row in pose.matrix)
    return _tidy(Transform(R, tuple(map(number, pose.position))))


def _tidy(X: Transform) -> Transform:
    """Entries of a rotation that differ from 0 or ±1 by rounding only become that, so that graphs see it."""
    return Transform(tuple(tuple(map(_round, row)) for row in X.R), X.p)


def _round(entry: Scalar) -> Scalar:
    if isinstance(entry, float) and abs(entry - round(entry)) <= _ROUNDING:
        return float(round(entry))
    return entry
