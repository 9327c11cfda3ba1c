"""The same mechanism with its loops cut elsewhere, for ``verify``."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import numpy as np

from pendula.analysis.rigid_bodies import Placement, RigidBodies
from pendula.analysis.verification import Sample
from pendula.description import Mechanism
from pendula.description.mechanisms.joints import Ball, Joint
from pendula.description.mechanisms.tree import WORLD, span_joints
from pendula.dynamics.interpretation import interpret
from pendula.errors import DescriptionError
from pendula.model import Model, derive
from pendula.spatial.quaternions import from_matrix

# What gives the accelerations of all bodies at a sample, by other cuts and by these.
Compare = Callable[[Sample, np.ndarray], tuple[np.ndarray, np.ndarray]]


def cut_elsewhere(system: Mechanism) -> Mechanism | None:
    """The mechanism with other joints in place of those that close its loops; None where none can be.

    A joint stays in the tree where something acts on its coordinates or an expression has them. Loops of
    which no joint can be exchanged stay as they are. A ball joint that closes a loop is the same joint from
    its child to its parent, which it may need to carry a body.
    """
    driven = {j.name for j in system.moving_joints if {v.name for v in j.velocities} & system.actuated.keys()}
    rows = (*(entry for row in system.acting for entry in row), *(c.expression for c in system.constraints))
    used = {symbol for row in rows for symbol in row.free_symbols}
    driven |= {j.name for j in system.moving_joints if used & {*j.coordinates, *j.velocities}}
    old = [joint.name for joint in system.loop_joints]
    tree, cut, joints = system.ordered_joints, old, system.joints
    for loop in system.loop_joints:
        for turned, joint in product((False, True), _around(tree, loop)):
            tried = [joint.name if name == loop.name else name for name in cut]
            given = _exchange(joints, loop.name) if turned else joints
            try:
                spanning = span_joints(system.bodies, given, tried, driven)
            except DescriptionError:
                continue
            if {joint.name for joint in spanning.loops} == {*tried}:
                tree, cut, joints = spanning.tree, tried, given
                break
    if cut == old:
        return None
    try:
        return system.replace(joints=joints, cut=cut, start={}, drawing=(), signals={})
    except DescriptionError:
        return None


def _exchange(joints: tuple[Joint, ...], name: str) -> tuple[Joint, ...]:
    """The same joints with the parent and the child of a ball joint exchanged."""
    return tuple(
        replace(j, parent=j.child, child=j.parent, pose=j.child_pose, child_pose=j.pose)
        if j.name == name and isinstance(j, Ball)
        else j
        for j in joints
    )


def recut_route(model: Model, bodies: RigidBodies) -> Compare | None:
    """What compares accelerations with those of other cuts; None where loops cannot be cut elsewhere."""
    system = bodies.system
    other = cut_elsewhere(system) if system.loop_joints else None
    if other is None:
        return None
    changed = derive(other).with_parameters(**model.parameters)
    solve = interpret(changed.compilation.source.program("acceleration"))
    recut, names = RigidBodies(other, model.parameters), [body.name for body in system.bodies]
    known = {q.name: k for k, q in enumerate(system.coordinates)}
    inputs = [[u.name for u in system.inputs].index(u.name) for u in other.inputs]
    new = {joint.name: joint for joint in other.moving_joints if joint.coordinates[0].name not in known}

    def compare(s: Sample, acceleration: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        placed, q = bodies.locate(s.q), list[float]()
        for joint in other.moving_joints:
            if joint.name in new:
                q += _coordinates(joint, recut.relative_pose(joint.name, placed))
            else:
                q += [s.q[known[symbol.name]] for symbol in joint.coordinates]
        at = np.array(q)
        J = np.array([recut.velocities(names, at, unit) for unit in np.eye(recut.nv)]).T
        v = np.linalg.lstsq(J, bodies.velocities(names, s.q, s.v), rcond=None)[0]
        y = np.concatenate([at, v, s.z])
        found = solve(0.0, y, s.u[inputs], np.array(changed.values), np.zeros(0))
        return (
            recut.slope(lambda *moved: recut.velocities(names, *moved), at, v, found),
            bodies.slope(lambda *moved: bodies.velocities(names, *moved), s.q, s.v, acceleration),
        )

    return compare


def _around(tree: tuple[Joint, ...], loop: Joint) -> list[Joint]:
    """The joints of the tree between the ends of a joint that closes a loop, those farthest from it first."""
    above = {joint.child: joint for joint in tree}

    def way(body: str) -> Iterator[Joint]:
        while body != WORLD:
            yield above[body]
            body = above[body].parent

    ends = list(way(loop.parent)), list(way(loop.child))
    shared = {joint.name for joint in ends[0]} & {joint.name for joint in ends[1]}
    up, down = ([joint for joint in end if joint.name not in shared] for end in ends)
    found = [*up, *down[::-1]]
    return [found[k] for k in sorted(range(len(found)), key=lambda k: abs(2 * k + 1 - len(found)))]


def _coordinates(joint: Joint, at: Placement) -> list[float]:
    """The coordinates of a joint whose child's frame has a pose in that of its parent: slides, then turns."""
    kinds = [element.kind for element in joint.elements]
    axes = [np.array(element.axis) for element in joint.elements]
    if kinds[-1] in ("ball", "free"):
        return [*(at.p if kinds[-1] == "free" else ()), *from_matrix(at.R)]
    if kinds == ["screw"]:
        return [float(axes[0] @ at.p) / float(joint.elements[0].pitch)]
    slides = [float(axis @ at.p) for axis, kind in zip(axes, kinds, strict=True) if kind == "slide"]
    turns = [axis for axis, kind in zip(axes, kinds, strict=True) if kind == "turn"]
    if len(turns) == 2:
        # R = R(a, α) R(b, β) takes b to R(a, α) b, and its transpose takes a to R(b, −β) a.
        (a, b), R = turns, at.R
        return [_angle(a, b, R @ b), -_angle(b, a, R.T @ a)]
    across = [np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))]) for axis in turns]
    return [*slides, *(_angle(axis, x, at.R @ x) for axis, x in zip(turns, across, strict=True))]


def _angle(axis: np.ndarray, before: np.ndarray, after: np.ndarray) -> float:
    """By which a turn about an axis takes one vector to another."""
    first, second = (vector - axis * (axis @ vector) for vector in (before, after))
    return float(np.arctan2(axis @ np.cross(first, second), first @ second))
