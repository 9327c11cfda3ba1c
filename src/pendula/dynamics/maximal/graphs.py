"""Mechanisms in maximal coordinates to the contract's graphs (Newton and Euler, joints as constraints).

With velocities (v, ω) along a body's axes at the origin of its frame, mass m, h = m times centre of mass, and
the inertia I about that origin, M = [[m, −[h]×], [[h]×, I]] is constant and (P, L) = M (v, ω):

    Ṗ + ω × P = F + m Rᵀg,   L̇ + ω × L + v × P = τ + h × Rᵀg

(Featherstone 2008, eq. 2.63). The rows A and biases −γ of joints are in ``joints.py``.
"""

from functools import cached_property
from typing import Any

import casadi as ca
import sympy as sp

from pendula.description.drawing import points_of
from pendula.description.mechanisms.maximal import MaximalMechanism
from pendula.description.mechanisms.quantities import CENTER, MOMENTUM
from pendula.description.mechanisms.tree import WORLD
from pendula.dynamics.constraints import ConstraintGraphs, Motion, constraint_graphs
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.dynamics.maximal.joints import (
    JointRows,
    Pair,
    Row,
    Side,
    joint_axes,
    joint_rows,
)
from pendula.dynamics.maximal.matrices import (
    column_of,
    halves,
    is_zero,
    matrix_of,
    momentum_of,
    order_by_linear,
    scalars_of,
    sparse_matrix,
)
from pendula.dynamics.maximal.reactions import joint_wrench, push_of_constraints
from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.errors import DescriptionError
from pendula.layout import Layout
from pendula.spatial.quaternions import rate, rotation_matrix
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    RigidInertia,
    Transform,
    Vector,
    add,
    as_matrix,
    compose,
    cross,
    dot,
    motion_to_child,
    rigid_inertia,
    scale,
    subtract,
    transform,
    transpose,
)


def maximal_dynamics(system: MaximalMechanism) -> Dynamics:
    """The graphs of a mechanism in maximal coordinates."""
    graphs = _Graphs(system)
    q, v, z = graphs.q, graphs.v, graphs.z
    held, multipliers = graphs.constraints, graphs.multipliers
    powers = [ca.dot(row, v) for row in graphs.force_rows]
    if system.mechanism.moving_constraints:
        powers.append(ca.dot(held.b, multipliers))
    works = ca.vertcat(ca.SX(0, 1), *powers)
    return Dynamics(
        name=system.name,
        layout=Layout(q.numel(), v.numel(), z.numel(), unit=system.unit_blocks, identity=False),
        velocities=tuple(s.name for s in system.velocities),
        t=graphs.t, y=graphs.y, u=graphs.u, p=graphs.p, q=q, v=v, z=z, qdot=graphs.qdot,
        M=lambda: graphs.M, f=lambda: graphs.f, A=held.A, b=held.b, gamma=held.gamma, c=held.c,
        g=graphs.convert.column(system.rates.values()), T=lambda: graphs.T, V=lambda: graphs.V,
        G=lambda: graphs.G, Q=graphs.Q, a=graphs.a,
        multipliers=multipliers, powers=works,
        points=graphs.convert.column(e for point in points_of(system.drawing) for e in point),
        C=lambda: graphs.C, find=graphs.find, works=ca.densify(works),
        has_loops=bool(system.mechanism.loop_joints),
    )  # fmt: skip


class _Graphs:
    """What the contract asks for, each traced once."""

    def __init__(self, system: MaximalMechanism) -> None:
        self.system, count = system, len(system.bodies)
        self.t, self.q, self.v = ca.SX.sym("t"), ca.SX.sym("q", 7 * count), ca.SX.sym("v", 6 * count)
        self.z = ca.SX.sym("z", len(system.states))
        self.u, self.p = ca.SX.sym("u", len(system.inputs)), ca.SX.sym("p", len(system.parameters))
        self.y, self.a = ca.vertcat(self.q, self.v, self.z), ca.SX.sym("a", 6 * count)
        self.multipliers = ca.SX.sym("multipliers", len(system.constraint_names))
        self.convert = conversion_of(system, self.t, self.y, self.u, self.p, find=self.find)
        self.number_of = {body.name: i for i, body in enumerate(system.bodies)}
        self._q, self._v = scalars_of(self.q), scalars_of(self.v)

    def _number(self, given: Any) -> Any:
        return given if isinstance(given, float) else as_scalar(self.convert(sp.sympify(given)))

    def _frame(self, pose: Any) -> Transform:
        R = tuple(tuple(map(self._number, row)) for row in pose.matrix)
        return Transform(R, tuple(map(self._number, pose.position)))

    @cached_property
    def _motions(self) -> list[tuple[Transform, Vector]]:
        """The pose of every body, and its velocity, linear then angular."""
        return [
            (
                Transform(rotation_matrix(tuple(self._q[i + 3 : i + 7])), tuple(self._q[i : i + 3])),
                tuple(self._v[j : j + 6]),
            )
            for i, j in self._firsts
        ]

    @property
    def _firsts(self) -> list[tuple[int, int]]:
        """The first coordinate and the first velocity of every body."""
        return [(7 * i, 6 * i) for i in range(len(self.system.bodies))]

    @cached_property
    def _inertias(self) -> list[RigidInertia]:
        return [
            rigid_inertia(
                self._number(body.mass),
                tuple(map(self._number, body.center)),
                tuple(tuple(map(self._number, row)) for row in body.inertia),
            )
            for body in self.system.bodies
        ]

    @cached_property
    def _gravity(self) -> Vector:
        return tuple(map(self._number, self.system.mechanism.gravity))

    def _side(self, body: str, pose: Any, axes: Any) -> Side:
        motion = (Transform(), NO_MOTION) if body == WORLD else self._motions[self.number_of[body]]
        return Side(*motion, compose(self._frame(pose), Transform(axes)))

    @cached_property
    def _rows(self) -> dict[str, JointRows]:
        """The rows of every joint."""
        made = {}
        for joint in self.system.joints:
            axes = joint_axes(joint)
            ends = self._side(joint.parent, joint.pose, axes), self._side(joint.child, joint.child_pose, axes)
            pitch = self._number(getattr(joint, "pitch", 0.0))
            made[joint.name] = joint_rows(joint, Pair(*ends), pitch)
        return made

    def _spread(self, row: Row, joint: Any) -> dict[int, Any]:
        """The entries of a row among all velocities."""
        made = {}
        for body, entries in ((joint.child, row.child), (joint.parent, row.parent)):
            if body != WORLD:
                first = 6 * self.number_of[body]
                made |= {first + k: e for k, e in enumerate(entries) if not is_zero(e)}
        return made

    @cached_property
    def constraints(self) -> ConstraintGraphs:
        """The rows of joints, then what else is constrained."""
        own = constraint_graphs(
            self.system.constraints, self.convert, Motion(self.t, self.q, self.v, self.qdot)
        )
        rows, c, gamma = [], [], []
        for joint in self.system.joints:
            for row, residual, bias in self._rows[joint.name].constraints:
                rows.append(self._spread(row, joint))
                c.append(as_graph(residual))
                gamma.append(as_graph(0.0 - bias))
        return ConstraintGraphs(
            ca.vertcat(*c, own.c),
            ca.vertcat(sparse_matrix(rows, self.v.numel()), own.A),
            ca.vertcat(ca.SX.zeros(len(rows)), own.b),
            ca.vertcat(*gamma, own.gamma),
        )

    @cached_property
    def _freedoms(self) -> dict[str, tuple[Any, Any, ca.SX]]:
        """For every velocity of a joint: the joint, its freedom, and its row as a column."""
        made = {}
        for joint in self.system.mechanism.moving_joints:
            for velocity, freedom in zip(joint.velocities, self._rows[joint.name].freedoms, strict=True):
                column = sparse_matrix([self._spread(freedom.row, joint)], self.v.numel()).T
                made[velocity.name] = joint, freedom, column
        return made

    def find(self, symbol: Any) -> ca.SX | None:
        """The graph of a quantity of a joint, a body or a frame."""
        if symbol.name in self._freedoms:
            return ca.dot(self._freedoms[symbol.name][2], self.v)
        if (found := self._coordinates.get(symbol.name)) is not None:
            return as_graph(found)
        if any(symbol in joint.coordinates for joint in self.system.mechanism.moving_joints):
            raise DescriptionError(
                f"'{symbol}' is part of the pose of a joint, which does not follow from poses of bodies in "
                "maximal coordinates; use coordinates or frames of bodies."
            )
        if (reaction := self.system.mechanism.reaction_quantities.get(symbol)) is not None:
            return as_graph(self._reaction(reaction[0])[reaction[1]])
        meaning = self.system.mechanism.frame_quantities.get(symbol)
        if meaning is None:
            return None
        frame, kind, i = meaning
        if kind in (CENTER, MOMENTUM):
            return as_graph(self._whole[kind][i])
        X, motion = self._place(frame)
        if kind in ("position", "rotation"):
            return as_graph(X.p[i] if kind == "position" else X.R[i // 3][i % 3])
        return as_graph(motion[i] if kind == "angular" else motion[3 + i])

    @cached_property
    def _coordinates(self) -> dict[str, Any]:
        """The coordinates of joints, as far as they are angles and lengths."""
        made = {}
        for joint in self.system.mechanism.moving_joints:
            if joint.identity:
                freedoms = self._rows[joint.name].freedoms
                made |= {q.name: f.coordinate for q, f in zip(joint.coordinates, freedoms, strict=True)}
        return made

    def _place(self, frame: str) -> tuple[Transform, Vector]:
        """The pose of a body or frame, and its motion, angular then linear, along its own axes."""
        body, pose = self.system.mechanism.frames.get(frame, (frame, None))
        X = Transform() if pose is None else self._frame(pose)
        if body == WORLD:
            return X, NO_MOTION
        own, velocity = self._motions[self.number_of[body]]
        return compose(own, X), motion_to_child(X, (*velocity[3:], *velocity[:3]))

    @cached_property
    def _whole(self) -> dict[str, Vector]:
        """The centre of mass of all bodies that move, and their momentum about it."""
        held = {WORLD}
        for joint in self.system.joints:
            if joint.parent in held and not joint.elements:
                held.add(joint.child)
        mass, moment, linear, angular = 0.0, *((0.0,) * 3,) * 3
        for body, (X, velocity), inertia in zip(
            self.system.bodies, self._motions, self._inertias, strict=True
        ):
            if body.name in held:
                continue
            L, P = (transform(X.R, part) for part in halves(momentum_of(inertia, velocity)))
            mass, linear = mass + inertia.m, add(linear, P)
            moment = add(moment, add(scale(inertia.m, X.p), transform(X.R, inertia.h)))
            angular = add(angular, add(L, cross(X.p, P)))
        center = scale(1.0 / mass, moment)
        return {CENTER: center, MOMENTUM: (*linear, *subtract(angular, cross(center, linear)))}

    @cached_property
    def qdot(self) -> ca.SX:
        rates: list[Any] = []
        for (i, _), (X, velocity) in zip(self._firsts, self._motions, strict=True):
            rates += transform(X.R, velocity[:3])
            rates += rate(tuple(self._q[i + 3 : i + 7]), velocity[3:])
        return ca.vertcat(*map(as_graph, rates))

    @cached_property
    def force_rows(self) -> list[ca.SX]:
        """Q of every force, on the velocities of the bodies."""
        made = []
        for body, row in self.system.mechanism.rows:
            total = ca.SX(self.v.numel(), 1)
            if body is None:
                for name, entry in row.items():
                    total += self._freedoms[name][2] * self.convert(entry)
            else:
                first = 6 * self.number_of[body]
                total[first : first + 6] = self.convert.column(row)
            made.append(total)
        return made

    @cached_property
    def Q(self) -> ca.SX:
        return sum(self.force_rows, ca.SX(self.v.numel(), 1))

    @cached_property
    def _springs(self) -> tuple[ca.SX, ca.SX]:
        """The energy of the joints' springs, and its slope by velocities."""
        energy, slope = ca.SX(0), ca.SX(self.v.numel(), 1)
        for velocity, pull in self._stretches.items():
            joint, _, column = self._freedoms[velocity]
            slope += column * pull
            energy += pull**2 / (2 * as_graph(self._number(joint.stiffness)))
        return energy, slope

    @cached_property
    def _stretches(self) -> dict[str, ca.SX]:
        """What springs pull by, k (q − rest); of angles the one within half a turn of the rest counts."""
        made = {}
        for joint in self.system.mechanism.moving_joints:
            if joint.stiffness == 0:
                continue
            stiffness, rest = (as_graph(self._number(part)) for part in (joint.stiffness, joint.rest))
            for velocity, unit in zip(joint.velocities, joint.units, strict=True):
                freedom = self._freedoms[velocity.name][1]
                stretch = as_graph(freedom.coordinate) - rest
                if unit == "rad" and joint.elements[0].kind != "screw":
                    stretch = ca.atan2(ca.sin(stretch), ca.cos(stretch))
                made[velocity.name] = stiffness * stretch
        return made

    def _reaction(self, name: str) -> Vector:
        """What a joint transmits to its child, over accelerations and multipliers too."""
        mechanism, first = self.system.mechanism, 0
        joint = next(j for j in self.system.joints if j.name == name)
        for other, count in self.system.loops:
            if other == name:
                break
            first += count
        multipliers = scalars_of(self.multipliers)[first:]
        rows = self._rows[name]
        efforts = [as_scalar(self._effort(velocity.name)) for velocity in joint.velocities]
        child, pushed = Transform(), ca.SX(6, 1)
        if joint.child != WORLD:
            number, own = self.number_of[joint.child], self.system.constraints
            child, (i, j) = self._motions[number][0], self._firsts[number]
            held = zip(own, ca.vertsplit(self.multipliers)[-len(own) :], strict=True) if own else ()
            motion = self.q[i : i + 7], self.v[j : j + 6], self.qdot[i : i + 7]
            pushed = push_of_constraints(joint, held, self.convert, *motion)
        found = joint_wrench(rows, multipliers[: len(rows.constraints)], efforts, child, scalars_of(pushed))
        given = next(j for j in mechanism.joints if j.name == name)
        return found if given.child == joint.child else scale(-1.0, found)  # turned round in the tree

    def _effort(self, velocity: str) -> ca.SX:
        """All that acts on a velocity of a joint: efforts, dampers, springs, and what turns along."""
        if velocity not in self._freedoms:
            return ca.SX(0)  # of a joint that closes a loop
        joint, _, column = self._freedoms[velocity]
        rows = (row for body, row in self.system.mechanism.rows if body is None)
        total = sum((self.convert(row[velocity]) for row in rows if velocity in row), ca.SX(0))
        total -= self._stretches.get(velocity, ca.SX(0))
        if joint.armature != 0:
            moved = ca.dot(ca.jtimes(ca.densify(column), self.q, self.qdot), self.v)
            total -= as_graph(self._number(joint.armature)) * (ca.dot(column, self.a) + moved)
        return total

    @cached_property
    def _armatures(self) -> tuple[ca.SX, ca.SX]:
        """What motors that turn along add to M and to C: J sᵀs and J sᵀṡ of their velocities s v."""
        M, C = (ca.SX(self.v.numel(), self.v.numel()) for _ in range(2))
        for joint, _, column in self._freedoms.values():
            if joint.armature != 0:
                armature = as_graph(self._number(joint.armature))
                moved = ca.jtimes(ca.densify(column), self.q, self.qdot)
                M += armature * ca.mtimes(column, column.T)
                C += armature * ca.mtimes(column, moved.T)
        return M, C

    @cached_property
    def M(self) -> ca.SX:
        blocks = [order_by_linear(as_matrix(inertia)) for inertia in self._inertias]
        return ca.diagcat(*map(matrix_of, blocks)) + self._armatures[0]

    @cached_property
    def C(self) -> ca.SX:
        blocks = []
        for (_, velocity), inertia in zip(self._motions, self._inertias, strict=True):
            L, P = (column_of(part) for part in halves(momentum_of(inertia, velocity)))
            upper = ca.horzcat(ca.SX(3, 3), -ca.skew(P))
            blocks.append(ca.vertcat(upper, ca.horzcat(-ca.skew(P), -ca.skew(L))))
        return ca.diagcat(*blocks) + self._armatures[1]

    @cached_property
    def G(self) -> ca.SX:
        parts = []
        for (X, _), inertia in zip(self._motions, self._inertias, strict=True):
            g = transform(transpose(X.R), self._gravity)
            parts.append(column_of(scale(-1.0, (*scale(inertia.m, g), *cross(inertia.h, g)))))
        return ca.vertcat(*parts) + self._springs[1]

    @cached_property
    def f(self) -> ca.SX:
        return ca.densify(self.Q - self.G - ca.mtimes(self.C, self.v))

    @cached_property
    def T(self) -> ca.SX:
        return ca.dot(self.v, ca.mtimes(self.M, self.v)) / 2

    @cached_property
    def V(self) -> ca.SX:
        """−Σ g·(m p + R h), and the energy of springs."""
        total: Any = 0.0
        for (X, _), inertia in zip(self._motions, self._inertias, strict=True):
            total = total - dot(self._gravity, add(scale(inertia.m, X.p), transform(X.R, inertia.h)))
        return as_graph(total) + self._springs[0]
