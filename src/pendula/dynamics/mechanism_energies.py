"""A mechanism by its energies: the recursions over its bodies with SymPy as scalars.

So a small mechanism has the equations of a Lagrangian, in the names of its masses and lengths.
"""

import math
from dataclasses import replace
from typing import Any

import sympy as sp

from pendula.description import Friction, Gap, Lagrangian, Mechanism, Point
from pendula.description.mechanisms.quantities import CENTER, MOMENTUM
from pendula.dynamics.coupling import coupling_of
from pendula.dynamics.recursions import kinematics
from pendula.dynamics.recursions.centroidal import centroidal_momentum
from pendula.dynamics.recursions.newton_euler import generalised_force
from pendula.dynamics.recursions.tree import WORLD, build_tree, transforms
from pendula.dynamics.simplification import with_fractions
from pendula.spatial.spatial_vectors import NO_MOTION, Vector, force_to_parent, motion_to_child


def lagrangian_of(system: Mechanism, most: float = math.inf) -> Lagrangian | None:
    """The same system by its energies, None if the kinetic energy has more than so many operations.

    Every velocity must be the rate of a coordinate.
    """
    parts = _Parts(system)
    exact = parts.numbers.finish
    kinetic = exact(kinematics.kinetic_energy(parts.tree, parts.velocities, parts.v))
    if kinetic.count_ops() > most:
        return None
    acting = zip((*system.joint_forces, *system.forces), parts.generalised_forces(), strict=True)
    forces = [
        dict(zip(system.coordinates, map(exact, row), strict=True))
        for force, row in acting
        if not isinstance(force, Friction)
    ]
    sticking = [friction.substitute(parts.meanings(friction.normal)) for friction in system.frictions]
    return Lagrangian(
        system.coordinates,
        kinetic=kinetic,
        potential=exact(parts.potential()),
        constraints=parts.constraints(),
        forces=[*({q: entry for q, entry in force.items() if entry != 0} for force in forces), *sticking],
        rates={state: exact(parts.insert(rate)) for state, rate in system.rates.items()},
        name=system.name,
        contacts=[parts.write_gap(gap) for gap in system.contacts],
    )


class ExactNumbers:
    """Fractions behind symbols, so that the ones and zeros of recursions, which are floats, leave them be."""

    def __init__(self) -> None:
        self._symbols: dict[Any, Any] = {}

    def read(self, given: Any) -> Any:
        """A float that is 0 or ±1 as it is; of all other numbers those that are no integers as symbols."""
        if isinstance(given, float) and abs(given) in (0.0, 1.0):
            return given
        expression = with_fractions(sp.sympify(given))
        found = [n for n in expression.atoms(sp.Rational, sp.Float) if not n.is_Integer]
        known = {n: self._symbols.setdefault(n, sp.Dummy(real=True)) for n in found}
        return expression.xreplace(known)

    def finish(self, expression: Any) -> Any:
        """The numbers in their places."""
        back = {symbol: number for number, symbol in self._symbols.items()}
        return with_fractions(sp.sympify(expression)).xreplace(back)


class _Parts:
    """Poses and velocities of links as expressions, and what follows from them."""

    def __init__(self, system: Mechanism) -> None:
        self.system, self.coupling, self.numbers = system, coupling_of(system), ExactNumbers()
        self.tree = build_tree(system, self.numbers.read)
        self.q = self.coupling.expand_coordinates(system.coordinates)
        self.v = self.coupling.expand(system.velocities)
        self.transforms = transforms(self.tree, self.q)
        self.velocities = kinematics.link_velocities(self.tree, self.transforms, self.v)
        self.poses = kinematics.world_poses(self.tree, self.transforms)

    def potential(self) -> Any:
        """−Σ m g·r, and the energy of springs."""
        _, moment = kinematics.mass_and_moment(self.tree, self.poses)
        weight = sum(-g * r for g, r in zip(self.tree.gravity, moment, strict=True))
        joints = {joint.name: joint for joint in self.system.ordered_joints if joint.stiffness != 0}
        springs = (
            sp.sympify(joints[link.joint].stiffness)
            * (self.q[link.q.start] - sp.sympify(joints[link.joint].rest)) ** 2
            / 2
            for link in self.tree.links
            if link.joint in joints
        )
        return sp.sympify(weight) + sp.Add(*springs)

    def constraints(self) -> list[Any]:
        """Those that depend on where the system is: rows of planar loops in space are always kept."""
        made = [(c, self.numbers.finish(self.insert(c.expression))) for c in self.system.all_constraints]
        moving = {*self.system.coordinates, *self.system.velocities}
        return [replace(c, expression=row) for c, row in made if row.free_symbols & moving]

    def generalised_forces(self) -> list[list[Any]]:
        """Of every force, an entry for each coordinate."""
        names = [v.name for v in self.system.velocities]
        made = []
        for body, row in self.system.rows:
            if body is None:
                made.append([self.insert(row.get(name, sp.S.Zero)) for name in names])
            else:
                made.append(self._gather(self._project(body, [self.insert(entry) for entry in row])))
        return made

    def write_gap(self, gap: Gap) -> Gap:
        """A contact in coordinates and velocities, along those of its tangents that something moves along."""
        slips = [self.numbers.finish(self.insert(w)) for w in gap.slips_along]
        kept = [k for k, w in enumerate(slips) if w != 0]
        along = tuple(slips[k] for k in kept)
        axes = [gap.axes[k] for k in (0, *(1 + k for k in kept))] if gap.axes else []
        return replace(
            gap,
            expression=self.numbers.finish(self.insert(gap.expression)),
            tangent=along if len(along) > 1 else along[0] if along else None,
            at=None if gap.at is None else Point(*map(self.insert, gap.at)),
            axes=tuple(tuple(map(self.insert, axis)) for axis in axes),
        )

    def insert(self, expression: Any) -> Any:
        """An expression with the symbols of bodies and frames replaced by what they stand for."""
        return expression.xreplace(self.meanings(expression))

    def meanings(self, expression: Any) -> dict[Any, Any]:
        """What those of its symbols stand for."""
        known = self.system.frame_quantities
        return {s: self._find(*known[s]) for s in expression.free_symbols if s in known}

    def _project(self, body: str, wrench: list[Any]) -> list[Any]:
        at, X = self.tree.places[body]
        forces: list[Vector] = [NO_MOTION] * len(self.tree.links)
        if at != WORLD:
            forces[at] = force_to_parent(X, (*wrench[3:], *wrench[:3]))
        return generalised_force(self.tree, self.transforms, forces)

    def _gather(self, forces: list[Any]) -> list[Any]:
        totals: list[Any] = [sp.S.Zero] * self.coupling.size
        for (k, ratio), force in zip(self.coupling.velocities, forces, strict=True):
            totals[k] += ratio * force
        return totals

    def _find(self, frame: str, kind: str, i: int) -> Any:
        if kind == CENTER:
            mass, moment = kinematics.mass_and_moment(self.tree, self.poses)
            return sp.sympify(moment[i] / mass)
        if kind == MOMENTUM:
            return sp.sympify(centroidal_momentum(self.tree, self.poses, self.velocities)[i])
        if kind in ("position", "rotation"):
            X = kinematics.frame_pose(self.tree, self.poses, frame)
            return sp.sympify(X.p[i] if kind == "position" else X.R[i // 3][i % 3])
        at, X = self.tree.places[frame]
        motion = NO_MOTION if at == WORLD else motion_to_child(X, self.velocities[at])
        return sp.sympify(motion[i] if kind == "angular" else motion[3 + i])
