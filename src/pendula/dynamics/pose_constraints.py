"""Constraints on poses of links: c, A, b and γ by way of what a frame does, not of every coordinate's slope.

With W the forces and torques by which a row c changes with the pose (R, p) of a frame, r the columns of R,

    ċ = W (ṗ, ω),   W = (∂c/∂p, Σ r × ∂c/∂r),   A = W J,   γ = −W (p̈, ω̇)|_{v̇ = 0} − Ẇ (ṗ, ω),

where J is the frame's geometric Jacobian (Featherstone 2008, §8.2). Columns of J and accelerations follow
from recursions that the forces need anyway: the graphs are a fraction of those by slopes of coordinates.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import casadi as ca

from pendula.description.constraints import Constraint, Holonomic
from pendula.dynamics.constraints import ConstraintGraphs, Motion, constraint_graphs
from pendula.dynamics.conversion import Conversion, Find
from pendula.dynamics.recursions.scalars import as_graph
from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.spatial.spatial_vectors import (
    Scalar,
    Transform,
    Vector,
    add,
    compose,
    cross,
    motion_to_child,
    subtract,
    transform,
)

_POSE, _MOTION = 12, 6  # numbers of a frame: position and rotation by rows; of a point and of a rotation


class FrameMotion(NamedTuple):
    """A frame in the world: its pose, (ṗ, ω), (p̈, ω̇) without accelerations of joints, and columns of J."""

    pose: Vector
    velocity: Vector
    acceleration: Vector
    columns: Mapping[int, Vector]


def frame_motion(
    tree: Tree,
    poses: Sequence[Transform],
    velocities: Sequence[Vector],
    accelerations: Sequence[Vector],
    frame: str,
) -> FrameMotion:
    """How a frame moves, from the motion of all links; accelerations are those of a world without gravity."""
    at, place = tree.places[frame]
    X = compose(poses[at], place)
    v, a = (motion_to_child(place, motion[at]) for motion in (velocities, accelerations))
    turned = [transform(X.R, part) for part in (v[3:], v[:3], add(a[3:], cross(v[:3], v[3:])), a[:3])]
    columns: dict[int, Vector] = {}
    while at != WORLD:
        link, R = tree.links[at], poses[at].R
        arm = subtract(X.p, poses[at].p)
        for k, column in enumerate(link.columns, start=link.v.start):
            turn = transform(R, column[:3])
            columns[k] = (*add(transform(R, column[3:]), cross(turn, arm)), *turn)
        at = link.parent
    pose = (*X.p, *(entry for row in X.R for entry in row))
    # Gravity is an acceleration of the world upwards.
    fallen = add(turned[2], tree.gravity)
    return FrameMotion(pose, (*turned[0], *turned[1]), (*fallen, *turned[3]), columns)


class Frames:
    """Symbols of the poses that constraints are written in, by the names of frames."""

    def __init__(self, meanings: Mapping[Any, tuple[str, str, int]], tree: Tree, find: Find) -> None:
        self.tree, self.find_others, self._meanings = tree, find, meanings
        self.poses: dict[str, ca.SX] = {}

    def find(self, symbol: Any) -> ca.SX | None:
        """An entry of a pose as a symbol; all else as it is known."""
        frame, kind, i = self._meanings.get(symbol, ("", "", 0))
        if kind not in ("position", "rotation") or self.tree.places[frame][0] == WORLD:
            return self.find_others(symbol)
        if frame not in self.poses:
            self.poses[frame] = ca.SX.sym(frame, _POSE)
        return self.poses[frame][i if kind == "position" else 3 + i]


def pose_constraint_graphs(
    constraints: Sequence[Constraint],
    frames: Frames,
    conversion: Callable[[Find], Conversion],
    motion: Motion,
    move: Callable[[str], FrameMotion],
    gather: Callable[[list[Scalar]], ca.SX],
) -> ConstraintGraphs:
    """The graphs of constraints on positions by way of frames; those on velocities by slopes.

    Args:
        constraints: of a mechanism.
        frames: symbols of poses.
        conversion: gives graphs of expressions, of which it is told where to find quantities.
        motion: the symbols of the motion.
        move: gives the motion of a frame.
        gather: a row on the system's velocities from one on the tree's.
    """
    t, q, v, qdot = motion
    held = [h for h in constraints if isinstance(h, Holonomic)]
    others = [h for h in constraints if not isinstance(h, Holonomic)]
    c = conversion(frames.find).column(h.expression for h in held)
    x = ca.vertcat(ca.SX(0, 1), *frames.poses.values())
    moved = [move(frame) for frame in frames.poses]
    m, a = (ca.SX.sym(name, _MOTION * len(moved)) for name in ("motion", "acceleration"))
    W, xdot = _wrenches(ca.jacobian(c, x), x), _pose_rates(x, m)
    by_q, by_t = ca.jacobian(c, q), ca.jacobian(c, t)
    rate = ca.mtimes(W, m) + ca.mtimes(by_q, qdot) + by_t
    gamma = -ca.mtimes(W, a) - ca.jtimes(rate, ca.vertcat(x, q, t), ca.vertcat(xdot, qdot, 1))
    J = ca.vertcat(
        ca.SX(0, v.numel()), *(_jacobian(frame.columns, frames.tree.nv, gather) for frame in moved)
    )
    A = ca.mtimes(W, J) + (by_q if qdot is v else ca.mtimes(by_q, ca.jacobian(qdot, v)))
    given = [
        _column(entry for frame in moved for entry in part(frame))
        for part in (lambda f: f.pose, lambda f: f.velocity, lambda f: f.acceleration)
    ]
    made: list[ca.SX] = ca.substitute([c, A, -by_t, gamma], [x, m, a], given)  # pyright: ignore
    slow = constraint_graphs(others, conversion(frames.find_others), motion)
    c, A, b, gamma = (ca.vertcat(*pair) for pair in zip(made, slow, strict=True))
    return ConstraintGraphs(c, A, ca.densify(b), gamma)


def _wrenches(slope: ca.SX, x: ca.SX) -> ca.SX:
    """W from ∂c/∂(p, R) of all frames."""
    parts = []
    for first in range(0, x.numel(), _POSE):
        torque = ca.SX(slope.size1(), 3)
        for j in range(3):
            own = [first + 3 + 3 * i + j for i in range(3)]
            torque += ca.mtimes(slope[:, own], ca.sparsify(ca.skew(x[own]).T))
        parts += [slope[:, first : first + 3], torque]
    return ca.horzcat(ca.SX(slope.size1(), 0), *parts)


def _pose_rates(x: ca.SX, m: ca.SX) -> ca.SX:
    """(ṗ, ω × r) of all frames, rotations by rows."""
    parts = []
    for k in range(m.numel() // _MOTION):
        R = ca.reshape(x[_POSE * k + 3 : _POSE * (k + 1)], 3, 3).T
        turned = ca.mtimes(ca.skew(m[_MOTION * k + 3 : _MOTION * (k + 1)]), R)
        parts += [m[_MOTION * k : _MOTION * k + 3], ca.vec(turned.T)]
    return ca.vertcat(ca.SX(0, 1), *parts)


def _jacobian(columns: Mapping[int, Vector], nv: int, gather: Callable[[list[Scalar]], ca.SX]) -> ca.SX:
    """J of a frame from its columns on the tree's velocities."""
    rows = [[columns[k][i] if k in columns else 0.0 for k in range(nv)] for i in range(_MOTION)]
    return ca.sparsify(ca.horzcat(*map(gather, rows)).T)


def _column(entries: Any) -> ca.SX:
    return ca.vertcat(ca.SX(0, 1), *map(as_graph, entries))
