"""Mechanisms to the contract's graphs, by Featherstone's algorithms (``recursions``)."""

from functools import cached_property
from typing import Any

import casadi as ca
import sympy as sp

from pendula.description import Mechanism
from pendula.description.drawing import points_of
from pendula.description.mechanisms.quantities import CENTER, MOMENTUM
from pendula.dynamics.constraints import ConstraintGraphs, Motion, constraint_graphs
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import Conversion, Find, conversion_of
from pendula.dynamics.coupling import coupling_of
from pendula.dynamics.pose_constraints import Frames, frame_motion, pose_constraint_graphs
from pendula.dynamics.program import Stages
from pendula.dynamics.reactions import Reactions
from pendula.dynamics.recursions import kinematics
from pendula.dynamics.recursions.articulated import forward_dynamics
from pendula.dynamics.recursions.centroidal import centroidal_momentum
from pendula.dynamics.recursions.composite import mass_matrix
from pendula.dynamics.recursions.coriolis import coriolis_matrix
from pendula.dynamics.recursions.newton_euler import generalised_force, inverse_dynamics, link_accelerations
from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.dynamics.recursions.slopes import Entries, inverse_dynamics_slopes
from pendula.dynamics.recursions.tree import WORLD, Link, Tree, build_tree, transforms
from pendula.dynamics.sliding import slide
from pendula.dynamics.slope_stages import stage_slopes
from pendula.layout import Layout
from pendula.spatial.spatial_vectors import NO_MOTION, Transform, Vector, force_to_parent, motion_to_child


def mechanism_dynamics(system: Mechanism) -> Dynamics:
    """The graphs of a mechanism; those of whole algorithms are traced when they are first asked for."""
    graphs = _Graphs(system)
    q, v, z, nothing = graphs.q, graphs.v, graphs.z, ca.SX(0, 1)
    held = graphs.constraints
    multipliers = graphs.multipliers
    powers = [ca.dot(row, v) for row in graphs.force_rows]
    if system.moving_constraints:
        powers.append(ca.dot(held.b, multipliers))
    B, rubbing = slide(system, graphs.convert, held.A, v, multipliers)
    powers += rubbing
    works = ca.densify(ca.vertcat(nothing, *powers))
    return Dynamics(
        name=system.name,
        layout=Layout(q.numel(), v.numel(), z.numel(), unit=system.unit_blocks, identity=system.identity),
        velocities=tuple(s.name for s in system.velocities),
        t=graphs.t, y=graphs.y, u=graphs.u, p=graphs.p, q=q, v=v, z=z, qdot=graphs.qdot,
        M=lambda: graphs.M, f=lambda: graphs.f, A=held.A, B=B, b=held.b, gamma=held.gamma, c=held.c,
        g=graphs.convert.column(system.rates.values()), T=lambda: graphs.T, V=lambda: graphs.V,
        G=lambda: graphs.G, Q=graphs.Q, a=graphs.a, multipliers=multipliers,
        powers=ca.vertcat(nothing, *powers),
        points=graphs.convert.column(e for point in points_of(system.drawing) for e in point),
        C=lambda: graphs.C, acceleration=lambda: graphs.acceleration,
        effort=lambda: graphs.effort, effort_slope=lambda: graphs.effort_slope,
        staged_slope=graphs.staged_slope, find=graphs.find, works=works,
        loop_rows=sum(count for _, count in system.loops), has_loops=bool(system.loops),
    )  # fmt: skip


class _Graphs:
    """What the contract asks for, each traced once."""

    def __init__(self, system: Mechanism) -> None:
        self.system = system
        nq, nv = len(system.coordinates), len(system.velocities)
        self.t, self.q, self.v = ca.SX.sym("t"), ca.SX.sym("q", nq), ca.SX.sym("v", nv)
        self.z, self.a = ca.SX.sym("z", len(system.states)), ca.SX.sym("a", nv)
        self.u, self.p = ca.SX.sym("u", len(system.inputs)), ca.SX.sym("p", len(system.parameters))
        self.y = ca.vertcat(self.q, self.v, self.z)
        self.multipliers = ca.SX.sym("multipliers", len(system.constraint_names))
        self.convert = self._conversion(self.find)
        self.coupling = coupling_of(system)
        self._found_reactions: dict[str, ca.SX] = {}

    def _conversion(self, find: Find) -> Conversion:
        return conversion_of(self.system, self.t, self.y, self.u, self.p, find=find)

    def _number(self, given: Any) -> Any:
        return given if isinstance(given, float) else as_scalar(self.convert(sp.sympify(given)))

    @cached_property
    def tree(self) -> Tree:
        return build_tree(self.system, self._number)

    @cached_property
    def _q(self) -> Vector:
        return self.coupling.expand_coordinates(_scalars(self.q))

    @cached_property
    def _v(self) -> Vector:
        return self.coupling.expand(_scalars(self.v))

    @cached_property
    def _transforms(self) -> list[Transform]:
        return transforms(self.tree, self._q)

    @cached_property
    def _velocities(self) -> list[Vector]:
        return kinematics.link_velocities(self.tree, self._transforms, self._v)

    @cached_property
    def _poses(self) -> list[Transform]:
        return kinematics.world_poses(self.tree, self._transforms)

    @cached_property
    def _momentum(self) -> Vector:
        return centroidal_momentum(self.tree, self._poses, self._velocities)

    def find(self, symbol: Any) -> ca.SX | None:
        """The graph of a quantity of a body or frame."""
        meaning = self.system.frame_quantities.get(symbol)
        if meaning is None:
            return self._find_reaction(symbol)
        frame, kind, i = meaning
        if kind == CENTER:
            mass, moment = kinematics.mass_and_moment(self.tree, self._poses)
            return as_graph(moment[i] / mass)
        if kind == MOMENTUM:
            return as_graph(self._momentum[i])
        if kind in ("position", "rotation"):
            X = kinematics.frame_pose(self.tree, self._poses, frame)
            return as_graph(X.p[i] if kind == "position" else X.R[i // 3][i % 3])
        at, X = self.tree.places[frame]
        motion = NO_MOTION if at == WORLD else motion_to_child(X, self._velocities[at])
        return as_graph(motion[i] if kind == "angular" else motion[3 + i])

    def _find_reaction(self, symbol: Any) -> ca.SX | None:
        """The graph of an entry of a joint's reaction, over accelerations and multipliers too."""
        meaning = self.system.reaction_quantities.get(symbol)
        if meaning is None:
            return None
        joint, i = meaning
        if joint not in self._found_reactions:
            self._found_reactions[joint] = self._reactions.reaction(joint)
        return self._found_reactions[joint][i]

    @cached_property
    def _reactions(self) -> Reactions:
        a = self.coupling.expand(_scalars(self.a))
        accelerations = link_accelerations(self.tree, self._transforms, self._velocities, self._v, a)
        motion = self._poses, self._velocities, accelerations
        return Reactions(
            self.system, self.tree, *motion, self.multipliers, self._number, self.find, self._conversion
        )

    @cached_property
    def _leading_links(self) -> list[Link]:
        """Those whose joints mimic no others."""
        followers = {joint.name for joint in self.system.ordered_joints if joint.mimic}
        return [link for link in self.tree.links if link.joint not in followers]

    @cached_property
    def constraints(self) -> ConstraintGraphs:
        held, motion = self.system.all_constraints, Motion(self.t, self.q, self.v, self.qdot)
        if not held:
            return constraint_graphs((), self.convert, motion)
        still = (0.0,) * self.tree.nv
        accelerations = link_accelerations(self.tree, self._transforms, self._velocities, self._v, still)
        moved = self._poses, self._velocities, accelerations
        return pose_constraint_graphs(
            held,
            Frames(self.system.frame_quantities, self.tree, self.find),
            self._conversion,
            motion,
            lambda frame: frame_motion(self.tree, *moved, frame),
            self.coupling.gather,
        )

    @cached_property
    def qdot(self) -> ca.SX:
        if self.system.identity:
            return self.v
        rates = [
            as_graph(rate)
            for link in self._leading_links
            for rate in link.motion.rates(self._q[link.q], self._v[link.v])
        ]
        return ca.vertcat(*rates)

    @cached_property
    def _velocity_by_rates(self) -> ca.SX:
        """The matrix of v by q̇."""
        blocks = [
            ca.vertcat(*(ca.horzcat(*map(as_graph, row)) for row in link.motion.inverse(self._q[link.q])))
            for link in self._leading_links
        ]
        return ca.sparsify(ca.diagcat(*blocks))

    @cached_property
    def force_rows(self) -> list[ca.SX]:
        """Q of every force, on the system's velocities."""
        names = [v.name for v in self.system.velocities]
        made = []
        for body, row in self.system.rows:
            if body is None:
                entries = ca.SX(len(names), 1)
                for name, entry in row.items():
                    entries[names.index(name)] = self.convert(entry)
                made.append(entries)
            else:
                wrench = [as_scalar(self.convert(entry)) for entry in row]
                made.append(self.coupling.gather(self._project(body, wrench)))
        return made

    def _project(self, body: str, wrench: list[Any]) -> list[Any]:
        """Generalised forces of a force and a torque on a body, about its origin along its axes."""
        at, X = self.tree.places[body]
        forces: list[Vector] = [NO_MOTION] * len(self.tree.links)
        if at != WORLD:
            forces[at] = force_to_parent(X, (*wrench[3:], *wrench[:3]))
        return generalised_force(self.tree, self._transforms, forces)

    @cached_property
    def Q(self) -> ca.SX:
        return sum(self.force_rows, ca.SX(self.v.numel(), 1))

    @property
    def _sprung(self) -> list[tuple[Any, Any]]:
        """Every joint with a spring, with each of its links."""
        joints = {joint.name: joint for joint in self.system.ordered_joints if joint.stiffness != 0}
        return [(joints[link.joint], link) for link in self.tree.links if link.joint in joints]

    @cached_property
    def _springs(self) -> tuple[ca.SX, ca.SX]:
        """The energy of the joints' springs, and its slope by velocities."""
        energy, slope = ca.SX(0), ca.SX(self.v.numel(), 1)
        for joint, link in self._sprung:
            stiffness, rest = (self.convert(sp.sympify(part)) for part in (joint.stiffness, joint.rest))
            stretch = as_graph(self._q[link.q.start]) - rest
            energy += stiffness * stretch**2 / 2
            k, ratio = self.coupling.velocities[link.v.start]
            slope[k] += ratio * stiffness * stretch
        return energy, slope

    @cached_property
    def M(self) -> ca.SX:
        return self.coupling.gather_matrix(mass_matrix(self.tree, self._transforms))

    @cached_property
    def C(self) -> ca.SX:
        entries = coriolis_matrix(self.tree, self._transforms, self._velocities)
        return self.coupling.gather_matrix(entries)

    def _needed(self, velocities: list[Vector], v: Vector, a: Vector) -> ca.SX:
        """The generalised forces that a motion takes, against gravity alone."""
        return self.coupling.gather(inverse_dynamics(self.tree, self._transforms, velocities, v, a))

    @cached_property
    def G(self) -> ca.SX:
        still = (0.0,) * self.tree.nv
        return self._needed([NO_MOTION] * len(self.tree.links), still, still) + self._springs[1]

    @cached_property
    def f(self) -> ca.SX:
        bias = self._needed(self._velocities, self._v, (0.0,) * self.tree.nv)
        return ca.densify(self.Q - bias - self._springs[1])

    @cached_property
    def effort(self) -> ca.SX:
        return (
            self._needed(self._velocities, self._v, self.coupling.expand(_scalars(self.a)))
            + self._springs[1]
            - self.Q
        )

    @cached_property
    def effort_slope(self) -> ca.SX:
        """∂(M a − f)/∂y: by its own recursion for what motion takes, by graphs for all other forces."""
        a = self.coupling.expand(_scalars(self.a))
        return self._with_other_slopes(inverse_dynamics_slopes(self.tree, self._transforms, self._v, a))

    def staged_slope(self) -> Stages | None:
        """The same in stages."""
        a = self.coupling.expand(_scalars(self.a))
        arguments = [self.t, self.y, self.u, self.p, ca.SX.sym("x", 0), self.a]
        return stage_slopes(self.tree, self._transforms, self._v, a, arguments, self._with_other_slopes)

    def _with_other_slopes(self, slopes: tuple[Entries, Entries]) -> ca.SX:
        """∂(M a − f)/∂y from the slopes of what motion takes."""
        by_turns, by_v = map(self.coupling.gather_matrix, slopes)
        by_q = by_turns if self.system.identity else ca.mtimes(by_turns, self._velocity_by_rates)
        others = ca.jacobian(self._springs[1] - self.Q, self.y)
        return ca.horzcat(by_q, by_v, ca.SX(by_v.size1(), self.z.numel())) + others

    @cached_property
    def acceleration(self) -> ca.SX | None:
        """By the articulated-body algorithm; constraints and joints that mimic others close loops."""
        if self.system.constraint_names or any(joint.mimic for joint in self.system.ordered_joints):
            return None
        tau = tuple(_scalars(ca.densify(self.Q - self._springs[1])))
        found = forward_dynamics(self.tree, self._transforms, self._velocities, self._v, tau)
        return ca.vertcat(*map(as_graph, found))

    @cached_property
    def T(self) -> ca.SX:
        return as_graph(kinematics.kinetic_energy(self.tree, self._velocities, self._v))

    @cached_property
    def V(self) -> ca.SX:
        """−Σ m g·r, and the energy of springs."""
        _, moment = kinematics.mass_and_moment(self.tree, self._poses)
        weight = sum(-g * r for g, r in zip(self.tree.gravity, moment, strict=True))
        return as_graph(weight) + self._springs[0]


def _scalars(vector: ca.SX) -> list[Any]:
    return [as_scalar(entry) for entry in ca.vertsplit(vector)]
