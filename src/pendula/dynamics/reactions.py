"""What joints transmit, from the balance of all that they carry.

The force on the child of a joint of the tree from its parent is what the motion of all bodies that it carries
takes (Newton and Euler), less all other forces on them: those that users give, and those of constraints. A
constraint c = 0 with the multiplier λ pushes a body that moves by the twist ξ with λ ∂c/∂ξ; a joint that
closes a loop pushes its child by its own rows alone.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca

from pendula.description import Mechanism
from pendula.description.constraints import Holonomic
from pendula.description.mechanisms.quantities import CENTER, MOMENTUM
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.recursions import kinematics
from pendula.dynamics.recursions.newton_euler import link_force
from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.errors import DescriptionError
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    Transform,
    Vector,
    add,
    cross,
    force_to_parent,
    inertia_to_parent,
    rigid_inertia,
    scale,
    transform,
    transpose,
)


@dataclass(frozen=True, eq=False)
class Reactions:
    """The reactions of a mechanism's joints as graphs.

    Attributes:
        system: the mechanism.
        tree: its tree.
        poses: of all links in the world.
        velocities: of all links, along their axes.
        accelerations: of all links, along their axes, gravity included.
        multipliers: of all constraints.
        number: the scalar of a number of the description.
        find: the graph of a quantity of a body or frame.
        conversion: a conversion of expressions with another ``find``.
    """

    system: Mechanism
    tree: Tree
    poses: Sequence[Transform]
    velocities: Sequence[Vector]
    accelerations: Sequence[Vector]
    multipliers: ca.SX
    number: Callable[[Any], Any]
    find: Callable[[Any], ca.SX | None]
    conversion: Callable[[Callable[[Any], ca.SX | None]], Conversion]

    def reaction(self, name: str) -> ca.SX:
        """Force, then torque about the origin of the world, on the child of a joint from its parent."""
        given = next(joint for joint in self.system.joints if joint.name == name)
        if given in self.system.loop_joints:
            if given.child == "world":
                return -self._held_by_loop(name, given.parent)
            return self._held_by_loop(name, given.child)
        joint = next(joint for joint in self.system.ordered_joints if joint.name == name)
        carried = self._carried(joint.child)
        wrench = self._inertial(carried) - self._applied(carried) - self._held(carried)
        return wrench if joint.child == given.child else -wrench  # turned round in the tree

    def _carried(self, child: str) -> set[str]:
        """A body and all that hang on it."""
        found = {child}
        for joint in self.system.ordered_joints:
            if joint.parent in found:
                found.add(joint.child)
        return found

    def _inertial(self, bodies: Collection[str]) -> ca.SX:
        """What the motion of some bodies takes against gravity."""
        total: Vector = NO_MOTION
        still = (0.0, 0.0, 0.0, *scale(-1.0, self.tree.gravity))
        for body in (body for body in self.system.bodies if body.name in bodies):
            at, X = self.tree.places[body.name]
            inertia = tuple(tuple(map(self.number, row)) for row in body.inertia)
            own = rigid_inertia(self.number(body.mass), tuple(map(self.number, body.center)), inertia)
            in_link = inertia_to_parent(X, own)
            if at == WORLD:
                total = add(total, link_force(in_link, NO_MOTION, still))
            else:
                force = link_force(in_link, self.velocities[at], self.accelerations[at])
                total = add(total, force_to_parent(self.poses[at], force))
        return _force_first(total)

    def _applied(self, bodies: Collection[str]) -> ca.SX:
        """The forces that users give on some bodies."""
        total, convert = NO_MOTION, self.conversion(self.find)
        for body, row in self.system.rows:
            if body is not None and body in bodies:
                force = tuple(as_scalar(convert(entry)) for entry in row)
                total = add(total, force_to_parent(self._pose(body), (*force[3:], *force[:3])))
        return _force_first(total)

    def _held(self, bodies: Collection[str]) -> ca.SX:
        """The forces of all constraints on some bodies."""
        slopes = self._slopes(self.system.all_constraints, bodies)
        return ca.mtimes(slopes.T, self.multipliers)

    def _held_by_loop(self, joint: str, body: str) -> ca.SX:
        """The force of one joint that closes a loop on one of its bodies."""
        names = [name for name, count in self.system.loops for _ in range(count)]
        first = names.index(joint) if joint in names else 0
        rows = slice(first, first + names.count(joint))
        return ca.mtimes(self._slopes(self.system.all_constraints[rows], (body,)).T, self.multipliers[rows])

    def _slopes(self, constraints: Sequence[Any], bodies: Collection[str]) -> ca.SX:
        """∂c/∂ξ of constraints by a twist of some bodies: a velocity, then an angular velocity."""
        twist, made = ca.SX.sym("twist", 6), ca.SX(0, 6)
        move = self.conversion(lambda symbol: self._moved(symbol, bodies, twist, positions=True))
        speed = self.conversion(lambda symbol: self._moved(symbol, bodies, twist, positions=False))
        for constraint in constraints:
            convert = move if isinstance(constraint, Holonomic) else speed
            slope = ca.jacobian(convert(constraint.expression), twist)
            made = ca.vertcat(made, ca.substitute(slope, twist, ca.SX.zeros(6)))
        return made

    def _moved(self, symbol: Any, bodies: Collection[str], twist: ca.SX, *, positions: bool) -> ca.SX | None:
        """The graph of a quantity of a frame, where some bodies have moved by a small twist."""
        meaning = self.system.frame_quantities.get(symbol)
        if meaning is None:
            return None
        frame, kind, i = meaning
        if kind in (CENTER, MOMENTUM):
            raise DescriptionError(
                f"A constraint of {self.system.name} holds the {kind}, which belongs to no body: what joints "
                "transmit is not known."
            )
        moves = self.system.frames[frame][0] if frame in self.system.frames else frame
        if moves not in bodies or positions != (kind in ("position", "rotation")):
            return self.find(symbol)
        X, v, omega = self._pose(frame), _scalars(twist[:3]), _scalars(twist[3:])
        if kind == "position":
            return as_graph(add(X.p, add(v, cross(omega, X.p)))[i])
        if kind == "rotation":
            column = tuple(row[i % 3] for row in X.R)
            return as_graph(add(column, cross(omega, column))[i // 3])
        added = add(v, cross(omega, X.p)) if kind == "linear" else omega
        return self.conversion(self.find)(symbol) + as_graph(transform(transpose(X.R), added)[i])

    def _pose(self, frame: str) -> Transform:
        return kinematics.frame_pose(self.tree, self.poses, frame)


def _force_first(wrench: Vector) -> ca.SX:
    return ca.vertcat(*map(as_graph, (*wrench[3:], *wrench[:3])))


def _scalars(vector: ca.SX) -> tuple[Any, ...]:
    return tuple(as_scalar(entry) for entry in ca.vertsplit(vector))
