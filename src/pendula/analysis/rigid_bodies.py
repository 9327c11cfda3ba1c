"""Bodies of a mechanism one by one along the axes of the world, in NumPy alone.

This is the other side of ``verify``: it shares no formula with the recursions over trees. Everything here is
holomorphic in coordinates and velocities, so that complex steps give derivatives without cancellation:

    f'(x) = Im f(x + ih) / h,   Squire & Trapp 1998, "Using Complex Variables to Estimate Derivatives of Real
    Functions", SIAM Review 40(1).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pendula.description import Mechanism

STEP = 1e-150  # of complex steps: its square vanishes next to 1
_SIZES = {"turn": (1, 1), "slide": (1, 1), "screw": (1, 1), "ball": (4, 3), "free": (7, 6)}


class Placement(NamedTuple):
    """Where a body is and how velocities move it.

    Attributes:
        R: from its axes to those of the world.
        p: its origin.
        W: its angular velocity is W v.
        U: the velocity of its point at the origin of the world is U v.
    """

    R: np.ndarray
    p: np.ndarray
    W: np.ndarray
    U: np.ndarray

    def slide(self, axis: np.ndarray, distance: Any, column: np.ndarray) -> "Placement":
        """Moved along an axis of its own by a coordinate whose velocity is v·column."""
        n = self.R @ axis
        return self._replace(p=self.p + n * distance, U=self.U + np.outer(n, column))

    def turn(self, axis: np.ndarray, R: np.ndarray, column: np.ndarray) -> "Placement":
        """Turned by R about an axis of its own through its origin, at the rate v·column."""
        n = self.R @ axis
        # Of a rotation about n through p, the point at the origin of the world has the velocity p × n.
        moved = self.U + np.outer(np.cross(self.p, n), column)
        return self._replace(R=self.R @ R, W=self.W + np.outer(n, column), U=moved)

    def compose(self, R: np.ndarray, p: np.ndarray) -> "Placement":
        """Of a frame that is fixed to it."""
        return self._replace(R=self.R @ R, p=self.p + self.R @ p)

    def jacobian(self, point: np.ndarray) -> np.ndarray:
        """J of the velocity J v of a point of the body, given in the world."""
        return self.U + np.cross(self.W, point, axis=0)


@dataclass(frozen=True)
class _NumericJoint:
    parent: str
    child: str
    pose: tuple[np.ndarray, np.ndarray]
    child_pose: tuple[np.ndarray, np.ndarray]
    elements: tuple[tuple[str, np.ndarray, float], ...]
    q: int
    v: int
    ratio: float
    offset: float
    stiffness: float
    rest: float
    armature: float


class RigidBodies:
    """A mechanism with values for its parameters."""

    def __init__(self, system: Mechanism, values: Mapping[str, float]) -> None:
        numbers = {p: values[p.name] for p in system.parameters}

        def number(given: Any) -> float:
            return given if isinstance(given, float) else float(given.xreplace(numbers))

        def pose(given: Any) -> tuple[np.ndarray, np.ndarray]:
            R = np.array([[number(entry) for entry in row] for row in given.matrix])
            return R, np.array([number(entry) for entry in given.position])

        self.system = system
        self.gravity = np.array([number(part) for part in system.gravity])
        self.masses = {
            body.name: (
                number(body.mass),
                np.array([number(part) for part in body.center]),
                np.array([[number(entry) for entry in row] for row in body.inertia]),
            )
            for body in system.bodies
        }
        self.frames = {name: (body, pose(given)) for name, (body, given) in system.frames.items()}
        self.nv = len(system.velocities)
        starts = _first_entries(system)
        self.joints = [
            _NumericJoint(
                joint.parent,
                joint.child,
                pose(joint.pose),
                pose(joint.child_pose),
                tuple((e.kind, np.array(e.axis), number(e.pitch)) for e in joint.elements),
                *starts[joint.mimic.joint if joint.mimic else joint.name],
                *((joint.mimic.ratio, joint.mimic.offset) if joint.mimic else (1.0, 0.0)),
                number(joint.stiffness),
                number(joint.rest),
                number(joint.armature),
            )
            for joint in system.ordered_joints
        ]

    def rates(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        """q̇ = N(q) v."""
        made = np.zeros(q.shape, np.result_type(q, v))
        for joint in self.joints:
            a, b = joint.q, joint.v
            for kind, _, _ in joint.elements:
                nq, nv = _SIZES[kind]
                if nq == nv:
                    made[a] = v[b]
                else:
                    # ẋ = R v, and q̇ = ½ q ⊗ (0, ω) with ω along the axes of the body.
                    w, omega = q[a + nq - 4 : a + nq], v[b + nv - 3 : b + nv]
                    made[a : a + nq - 4] = _rotation(w) @ v[b : b + 3] if kind == "free" else []
                    made[a + nq - 4] = -(w[1:] @ omega) / 2
                    made[a + nq - 3 : a + nq] = (w[0] * omega + np.cross(w[1:], omega)) / 2
                a, b = a + nq, b + nv
        return made

    def slope(self, function: Callable[..., Any], q: np.ndarray, v: np.ndarray, a: Any = None) -> np.ndarray:
        """The time derivative of f(q), or of f(q, v) where v changes at the rate a."""
        arguments = [q + 1j * STEP * self.rates(q, v)]
        if a is not None:
            arguments.append(v + 1j * STEP * a)
        return np.imag(function(*arguments)) / STEP

    def slopes(self, function: Callable[..., Any], q: np.ndarray) -> np.ndarray:
        """∂f/∂q · N: the derivatives of f(q) along every velocity."""
        return np.array([self.slope(function, q, unit) for unit in np.eye(self.nv)])

    def locate(self, q: np.ndarray) -> dict[str, Placement]:
        """Every body and frame."""
        nothing = np.zeros((3, self.nv))
        placed = {"world": Placement(np.eye(3), np.zeros(3), nothing, nothing)}
        for joint in self.joints:
            at = placed[joint.parent].compose(*joint.pose)
            a, b = joint.q, joint.v
            for kind, axis, pitch in joint.elements:
                nq, nv = _SIZES[kind]
                columns = joint.ratio * np.eye(self.nv)[b : b + nv]
                at = _move(at, kind, axis, pitch, joint.ratio * q[a : a + nq] + joint.offset, columns)
                a, b = a + nq, b + nv
            R, p = joint.child_pose
            placed[joint.child] = at.compose(R.T, -R.T @ p)
        for name, (body, pose) in self.frames.items():
            placed[name] = placed[body].compose(*pose)
        return placed

    def relative_pose(self, joint: str, placed: Mapping[str, Placement]) -> Placement:
        """Where the frame of a joint in its child is in that of its parent, by given places of bodies."""
        found = self.joints[[each.name for each in self.system.ordered_joints].index(joint)]
        R, p = (placed[found.parent].compose(*found.pose)[k] for k in (0, 1))
        child = placed[found.child].compose(*found.child_pose)
        return child._replace(R=R.T @ child.R, p=R.T @ (child.p - p))

    def velocities(self, names: Iterable[str], q: np.ndarray, v: np.ndarray) -> np.ndarray:
        """Of bodies, linear and angular each, along their own axes."""
        placed = self.locate(q)
        parts = [(placed[name].R.T, placed[name]) for name in names]
        return np.concatenate([np.concatenate([R @ (p.jacobian(p.p) @ v), R @ (p.W @ v)]) for R, p in parts])

    def mass_matrices(self, names: Iterable[str]) -> np.ndarray:
        """Of every body along its axes at its origin, six by six: m (a + α × c), and the torque about p."""
        made = []
        for name in names:
            m, c, I = self.masses[name]
            K = np.cross(c, np.eye(3)).T  # c × x = K x
            made.append(np.block([[m * np.eye(3), -m * K], [m * K, I - m * K @ K]]))
        return np.array(made)

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        """Σ m JᵀJ + WᵀR I Rᵀ W, and what motors turn along."""
        placed, M = self.locate(q), np.diag(self._armature).astype(q.dtype)
        for name, (m, c, I) in self.masses.items():
            body = placed[name]
            J, beta = body.jacobian(body.p + body.R @ c), body.R.T @ body.W
            M = M + m * J.T @ J + beta.T @ I @ beta
        return M

    def kinetic_energy(self, q: np.ndarray, v: np.ndarray) -> Any:
        """½ Σ m ċ² + ω·Iω, body by body."""
        placed, total = self.locate(q), (self._armature * v) @ v
        for name, (m, c, I) in self.masses.items():
            body = placed[name]
            velocity, omega = body.jacobian(body.p + body.R @ c) @ v, body.R.T @ (body.W @ v)
            total = total + m * velocity @ velocity + omega @ I @ omega
        return total / 2

    def potential_energy(self, q: np.ndarray) -> Any:
        """−Σ m g·c of bodies that move, and ½ k (q − rest)² of springs."""
        placed, total = self.locate(q), 0.0
        for name, (m, c, _) in self.masses.items():
            body = placed[name]
            if body.W.any() or body.U.any():
                total = total - m * self.gravity @ (body.p + body.R @ c)
        for joint in self.joints:
            if joint.stiffness:
                count = sum(_SIZES[kind][0] for kind, _, _ in joint.elements)
                stretch = joint.ratio * q[joint.q : joint.q + count] + joint.offset - joint.rest
                total = total + joint.stiffness / 2 * stretch @ stretch
        return total

    def newton_euler(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        """Σ Jᵀ m (c̈ − g) + Wᵀ(I ω̇ + ω × I ω), the forces that a motion takes against gravity."""
        placed, needed = self.locate(q), self._armature * a
        jacobians = self._jacobians(q)
        drifts = self.slope(self._jacobians, q, v) @ v  # J̇ v
        for (name, (m, _, I)), J, drift in zip(self.masses.items(), jacobians, drifts, strict=True):
            tensor = placed[name].R @ I @ placed[name].R.T
            omega, acceleration = J[3:] @ v, J @ a + drift
            force = m * (acceleration[:3] - self.gravity)
            moment = tensor @ acceleration[3:] + np.cross(omega, tensor @ omega)
            needed = needed + J[:3].T @ force + J[3:].T @ moment
        return needed

    def _jacobians(self, q: np.ndarray) -> np.ndarray:
        """Of every centre of mass, then of the angular velocity."""
        placed = self.locate(q)
        bodies = [(placed[name], c) for name, (_, c, _) in self.masses.items()]
        return np.stack([np.vstack([b.jacobian(b.p + b.R @ c), b.W]) for b, c in bodies])

    def lagrange(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        """M a + Ṁ v − ∂T/∂q, the forces that a motion takes by Lagrange's equations from T alone.

        Velocities of balls and free bodies are no rates of coordinates; there Poincaré's equations add
        ω × ∂T/∂ω + v × ∂T/∂v to moments and ω × ∂T/∂v to forces (Kirchhoff's equations; Lamb,
        Hydrodynamics, §124).
        """
        M = self.mass_matrix(q)
        needed = M @ a + self.slope(self.mass_matrix, q, v) @ v
        needed = needed - self.slopes(lambda x: self.kinetic_energy(x, v), q)
        momenta = M @ v
        for joint in self.joints:
            b = joint.v
            for kind, _, _ in joint.elements:
                nv = _SIZES[kind][1]
                if kind in ("ball", "free"):
                    turning = slice(b + nv - 3, b + nv)
                    omega = v[turning]
                    needed[turning] += np.cross(omega, momenta[turning])
                if kind == "free":
                    needed[b + 3 : b + 6] += np.cross(v[b : b + 3], momenta[b : b + 3])
                    needed[b : b + 3] += np.cross(v[b + 3 : b + 6], momenta[b : b + 3])
                b += nv
        return needed

    def momentum(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        """Of all bodies: linear, then angular about the origin of the world."""
        placed, total = self.locate(q), np.zeros(6)
        for name, (m, c, I) in self.masses.items():
            body = placed[name]
            center = body.p + body.R @ c
            P = m * body.jacobian(center) @ v
            spin = body.R @ (I @ (body.R.T @ (body.W @ v)))
            total = total + np.concatenate([P, spin + np.cross(center, P)])
        return total

    def weight(self, q: np.ndarray) -> np.ndarray:
        """Force and moment of gravity on all bodies, about the origin of the world."""
        placed, total = self.locate(q), np.zeros(6)
        for name, (m, c, _) in self.masses.items():
            center = placed[name].p + placed[name].R @ c
            total = total + m * np.concatenate([self.gravity, np.cross(center, self.gravity)])
        return total

    @property
    def _armature(self) -> np.ndarray:
        made = np.zeros(self.nv)
        for joint in self.joints:
            count = sum(_SIZES[kind][1] for kind, _, _ in joint.elements)
            made[joint.v : joint.v + count] += joint.ratio**2 * joint.armature
        return made


def _first_entries(system: Mechanism) -> dict[str, tuple[int, int]]:
    """Where the coordinates and velocities of each joint begin."""
    places, q, v = {}, 0, 0
    for joint in system.ordered_joints:
        places[joint.name] = q, v
        if joint.mimic is None:
            q, v = q + len(joint.coordinates), v + len(joint.velocities)
    return places


def _move(
    at: Placement, kind: str, axis: np.ndarray, pitch: float, q: np.ndarray, columns: np.ndarray
) -> Placement:
    """A placement after one motion of a joint."""
    if kind in ("turn", "screw"):
        turned = at.turn(axis, _turn(axis, q[0]), columns[0])
        return turned.slide(axis, pitch * q[0], pitch * columns[0])
    if kind == "slide":
        return at.slide(axis, q[0], columns[0])
    R = _rotation(q[-4:])
    if kind == "free":
        # The velocity is along the axes of the body, which R turns.
        at = at._replace(p=at.p + at.R @ q[:3], U=at.U + at.R @ R @ columns[:3])
    omega = at.R @ R @ columns[-3:]
    moved = at.U + np.cross(at.p[:, None], omega, axis=0)
    return Placement(at.R @ R, at.p, at.W + omega, moved)


def _turn(axis: np.ndarray, angle: Any) -> np.ndarray:
    """Rodrigues' formula: 1 + sin α [n]× + (1 − cos α) [n]×²."""
    x, y, z = axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def _rotation(quaternion: np.ndarray) -> np.ndarray:
    """1 + 2 (w [e]× + [e]×²) / |q|², whatever its length."""
    w, (x, y, z) = quaternion[0], quaternion[1:]
    K = np.array([[0 * x, -z, y], [z, 0 * x, -x], [-y, x, 0 * x]])
    return np.eye(3) + 2 * (w * K + K @ K) / (quaternion @ quaternion)
