"""The same mechanism with a pose for every body and joints as constraints, for ``verify``."""

from collections.abc import Iterator

import numpy as np

from pendula.analysis.rigid_bodies import RigidBodies
from pendula.analysis.verification import Comparison, Sample
from pendula.description import Mechanism
from pendula.description.mechanisms.maximal import MaximalMechanism
from pendula.description.mechanisms.quantities import reaction_of
from pendula.description.mechanisms.reading import evaluate
from pendula.description.mechanisms.tree import WORLD
from pendula.dynamics.interpretation import interpret
from pendula.errors import DescriptionError
from pendula.model import Model, derive
from pendula.spatial.quaternions import from_matrix

_MOST = 50  # bodies; dense elimination of six velocities each
_DEPENDENT = 1e-10  # singular values of A, next to the largest, of rows that depend on others
_REACTIONS = "joint coordinates", "maximal coordinates"
# Of dependent rows the multipliers are open: by forces that balance each other, which move nothing.
_OPEN = "joint coordinates", "maximal, but for what dependent rows leave open"


def maximal_route(model: Model, bodies: RigidBodies) -> "tuple[MaximalRoute | None, str]":
    """Maximal coordinates of a mechanism, or a sentence on why they are not compared."""
    if (count := len(bodies.system.bodies)) > _MOST:
        return None, f"Its {count} bodies were not given poses of their own: that is done of up to {_MOST}."
    try:
        maximal = derive(bodies.system, formulation="maximal").with_parameters(**model.parameters)
    except DescriptionError as error:
        return None, f"Maximal coordinates and reactions were not compared: {error}"
    return MaximalRoute(model, maximal, bodies), ""


class MaximalRoute:
    """Accelerations and reactions by the poses of all bodies, next to those from joint coordinates."""

    def __init__(self, model: Model, maximal: Model, bodies: RigidBodies) -> None:
        self._bodies, self._values = bodies, np.array(maximal.values)
        self._system: MaximalMechanism = maximal.description  # pyright: ignore[reportAttributeAccessIssue]
        self.names = [body.name for body in self._system.bodies]
        self._angles, self._rests = _angles(bodies.system)
        wrenches = [part for joint in self._system.joints for part in reaction_of(joint.name)]
        source, reduced = maximal.compilation.source, model.compilation.source
        self._solve = interpret(source.program("acceleration"))
        self._rows = interpret(source.program("constraint_jacobian"))
        self._own = interpret(source.expressions(wrenches))
        self._from_joints, self._parameters = interpret(reduced.expressions(wrenches)), np.array(model.values)

    def state(self, s: Sample) -> np.ndarray | None:
        """Poses and velocities; None where they do not tell the angles of joints.

        Poses tell angles within half a turn of where a spring rests, or of zero.
        """
        if np.abs(s.q[self._angles] - self._rests).max(initial=0.0) >= np.pi:
            return None
        placed = self._bodies.locate(s.q)
        poses = [np.concatenate([placed[name].p, from_matrix(placed[name].R)]) for name in self.names]
        return np.concatenate([*poses, self._bodies.velocities(self.names, s.q, s.v), s.z])

    def accelerations(self, y: np.ndarray, s: Sample, a: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Of all bodies: with every joint as constraints, and from those of joints by complex steps."""
        found = self._solve(0.0, y, s.u, self._values, np.zeros(0))
        moved = self._bodies.slope(lambda *at: self._bodies.velocities(self.names, *at), s.q, s.v, a)
        return found, moved

    def reactions(self, y: np.ndarray, s: Sample) -> Iterator[Comparison]:
        """Of all joints, about the origin of the world: Newton–Euler and multipliers of loops, and rows."""
        nothing = np.zeros(0)
        found = self._from_joints(0.0, s.y, s.u, self._parameters, nothing)
        expected = self._own(0.0, y, s.u, self._values, nothing)
        open_ones = self._balanced_wrenches(y, s)
        words, apart = _REACTIONS, found - expected
        if open_ones.shape[1]:
            words = _OPEN
            apart = apart - open_ones @ np.linalg.lstsq(open_ones, apart, rcond=None)[0]
        weights = [m for m, _, _ in self._bodies.masses.values()]
        least = max(weights) * float(np.linalg.norm(self._bodies.gravity))
        for part in (slice(0, 3), slice(3, 6)):  # forces by the largest force, torques by the largest torque
            values = expected.reshape(-1, 6)[:, part]
            size = max(float(np.abs(values).max(initial=0.0)), least) or 1.0
            yield "reactions", words[0], words[1], values + apart.reshape(-1, 6)[:, part], values, size

    def _balanced_wrenches(self, y: np.ndarray, s: Sample) -> np.ndarray:
        """Columns of wrenches of all joints that multipliers λ with Aᵀλ = 0 give."""
        A = self._rows(0.0, y, s.u, self._values, np.zeros(0)).reshape(-1, 6 * len(self.names))
        made = np.zeros((6 * len(self._system.joints), 0))
        if not len(A):
            return made
        left, sizes, _ = np.linalg.svd(A)
        rank = int((sizes > _DEPENDENT * sizes[0]).sum())
        free, placed, first = left[:, rank:], self._bodies.locate(s.q), 0
        given = {joint.name: joint.child for joint in self._bodies.system.joints}
        parts = []
        for joint, (_, count) in zip(self._system.joints, self._system.loops, strict=True):
            body, sign = (joint.child, 1.0) if joint.child != WORLD else (joint.parent, -1.0)
            sign *= 1.0 if joint.child == given[joint.name] else -1.0  # turned round in the tree
            k, at = 6 * self.names.index(body), placed[body]
            own = sign * A[first : first + count, k : k + 6].T @ free[first : first + count]
            force = at.R @ own[:3]
            parts.append(np.vstack([force, at.R @ own[3:] + np.cross(at.p, force, axisb=0).T]))
            first += count
        return np.vstack(parts)


def _angles(system: Mechanism) -> tuple[np.ndarray, np.ndarray]:
    """The places of angles among the coordinates, and where the springs on them rest."""
    places, rests, k = [], [], 0
    for joint in system.moving_joints:
        for unit in joint.units:
            if unit == "rad" and joint.elements[-1].kind != "screw":
                places.append(k)
                rests.append(evaluate(joint.rest) if joint.stiffness != 0 else 0.0)
            k += 1
    return np.array(places, dtype=int), np.array(rests)
