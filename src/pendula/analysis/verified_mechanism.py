"""What ``verify`` compares of a mechanism."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from pendula.analysis.rigid_bodies import Placement, RigidBodies
from pendula.analysis.verification import Comparison, Sample
from pendula.analysis.verified_cuts import recut_route
from pendula.analysis.verified_loops import HeldForces
from pendula.analysis.verified_maximal import maximal_route
from pendula.analysis.written_rows import compile_rows
from pendula.description import Mechanism
from pendula.description.mechanisms import quantities
from pendula.description.symbols import time
from pendula.dynamics.interpretation import interpret
from pendula.model import Model

_ONE_BY_ONE = "bodies one by one"
# Accelerations of joints are known to κ 2⁻⁵³ of forces, κ the condition of the mass matrix: up to this, to
# 1e-10. That of the bicycle chain of the gallery, with 100 links in a row, is 4e7.
_WELL_CONDITIONED, _MOST = 1e6, 1e3
_POSES = "maximal coordinates", "joint coordinates"
_CUTS = "loops cut elsewhere", "loops as they are cut"
_STUCK = (
    "Its loops were not cut elsewhere: something acts on the coordinates of their other joints, or a joint "
    "would have to be taken from its child to its parent."
)


def compare_mechanism(
    model: Model, system: Mechanism
) -> tuple[Callable[[Sample], Iterator[Comparison]], tuple[str, ...]]:
    """Comparisons of a mechanism's functions at a state, and notes on what is not compared."""
    bodies = RigidBodies(system, model.parameters)
    applied, held = _AppliedForces(model, bodies), HeldForces(model, bodies)
    (maximal, missing), recut = maximal_route(model, bodies), recut_route(model, bodies)
    names = [body.name for body in system.bodies]
    frames = [*names, *system.frames]
    # Of all frames at once these are long, and to compile them takes longer than all states.
    source, p = model.compilation.source, np.array(model.values)
    poses = interpret(source.expressions(sum(map(quantities.pose_of, frames), ())))
    velocities = interpret(source.jacobian(sum(map(quantities.velocity_of, frames), ()), "v"))

    def compare(s: Sample) -> Iterator[Comparison]:
        placed = bodies.locate(s.q)
        chosen = [placed[name] for name in frames]
        length = 1.0 + max(float(np.abs(p.p).max()) for p in chosen)
        expected = np.concatenate([np.concatenate([p.p, p.R.ravel()]) for p in chosen])
        found = poses(0.0, s.y, s.u, p, np.zeros(0))
        yield "poses", "forward kinematics", "products of rotations", found, expected, length
        J = np.vstack([np.vstack([p.jacobian(p.p), p.W]) for p in chosen])
        found = velocities(0.0, s.y, s.u, p, np.zeros(0)).reshape(J.shape)
        yield "Jacobians", "slopes of graphs", "axes in the world", found, J, length
        yield "Jacobians", "axes in the world", "poses by complex steps", J, _steps(bodies, s, frames), length
        yield from held.compare(s)
        yield from _compare_dynamics(model, bodies, applied(s), applied(s, at_rest=True), held.force(s), s)
        acceleration = model.acceleration(s.q, s.v, s.u, z=s.z)
        lost = np.clip(np.linalg.cond(model.mass_matrix(s.q)) / _WELL_CONDITIONED, 1.0, _MOST)
        if maximal is not None and (y := maximal.state(s)) is not None:
            both = maximal.accelerations(y, s, acceleration)
            masses = bodies.mass_matrices(maximal.names)
            yield from _compare_bodies(_POSES, both, masses, bodies.gravity, lost)
            yield from maximal.reactions(y, s)
        if recut is not None:
            both = recut(s, acceleration)
            yield from _compare_bodies(_CUTS, both, bodies.mass_matrices(names), bodies.gravity, lost)

    stuck = _STUCK if system.loop_joints and recut is None else ""
    return compare, tuple(note for note in (stuck, missing) if note)


def _compare_bodies(
    words: tuple[str, str], both: tuple[np.ndarray, np.ndarray], masses: np.ndarray, gravity: np.ndarray,
    lost: float,
) -> Iterator[Comparison]:  # fmt: skip
    """Accelerations of all bodies by the forces that they take, next to the largest of these and of masses.

    Their own last digits are ``lost`` where the mass matrix of joints is badly conditioned, as that of a
    chain of light links.
    """
    route, other = words
    g = np.tile([*gravity, 0.0, 0.0, 0.0], len(masses))
    first, second, weight = ((masses @ given.reshape(-1, 6, 1)).ravel() for given in (*both, g))
    size = lost * max(float(np.abs(second).max()), float(np.abs(weight).max())) or 1.0
    yield "acceleration of bodies", route, f"{other}, next to the largest force", first, second, size


def _compare_dynamics(
    model: Model, bodies: RigidBodies, Q: np.ndarray, at_rest: np.ndarray, held: np.ndarray, s: Sample
) -> Iterator[Comparison]:
    """Functions of the motion; Q are forces, ``at_rest`` those without inputs, ``held`` of constraints."""
    q, v, u, a = s.q, s.v, s.u, s.a
    M, T = model.mass_matrix(q), bodies.kinetic_energy(q, v)
    energy = model.energy(q, v)
    yield (
        "mass matrix",
        "composite bodies",
        "Σ m JᵀJ + βᵀIβ",
        M,
        bodies.mass_matrix(q),
        float(np.abs(M).max()),
    )
    yield "kinetic energy", "links", _ONE_BY_ONE, energy.kinetic, T, T
    yield "kinetic energy", "links", "½ v·M v", energy.kinetic, v @ M @ v / 2, T

    V = bodies.potential_energy(q)
    G = bodies.slopes(bodies.potential_energy, q)
    force, acceleration = model.force(q, v, u, z=s.z), model.acceleration(q, v, u, z=s.z)
    # Forces are measured by the largest that the state has, energies by the work of these over one unit.
    size = float(max(np.abs(part).max() for part in (M @ a, force, G, Q)))
    yield "potential energy", "Σ m r of links", _ONE_BY_ONE, energy.potential, V, max(abs(V), size)
    yield "gravity and springs", "Newton–Euler at rest", "complex steps of V", model.gravity(q), G, size

    springs = G - bodies.newton_euler(q, 0 * v, 0 * a)
    needed = bodies.newton_euler(q, v, a) + springs - at_rest
    torque, no_input = model.inverse_dynamics(q, v, a, z=s.z), model.force(q, v, z=s.z)
    yield "inverse dynamics", "Newton–Euler over the tree", _ONE_BY_ONE, torque, needed, size
    yield "inverse dynamics", "Newton–Euler over the tree", "M a − f", torque, M @ a - no_input, size
    by_lagrange = bodies.lagrange(q, v, a) + G - at_rest
    yield (
        "inverse dynamics",
        "Newton–Euler over the tree",
        "Lagrange, complex steps",
        torque,
        by_lagrange,
        size,
    )

    # Accelerations by the forces that they take: a joint that moves little inertia has huge ones.
    size = max(size, float(np.abs(M * acceleration).max()))
    route = "saddle system" if model.constraints else "articulated bodies"
    other = "M⁻¹ (f + Aᵀλ)" if model.constraints else "M⁻¹ f"
    yield "acceleration", route, other, M @ acceleration, force + held, size
    taken = bodies.lagrange(q, v, acceleration) + G
    yield "acceleration", route, "Lagrange, complex steps", taken, Q + held, size

    C = model.coriolis_matrix(q, v)
    rate = bodies.slope(bodies.mass_matrix, q, v)
    yield "Coriolis matrix", "C + Cᵀ", "Ṁ by complex steps", C + C.T, rate, float(np.abs(C).max()) or 1.0
    bias = bodies.newton_euler(q, v, 0 * a) - bodies.newton_euler(q, 0 * v, 0 * a)
    yield "Coriolis matrix", "C v", _ONE_BY_ONE, C @ v, bias, size

    def total(q: Any, v: Any) -> Any:
        return bodies.kinetic_energy(q, v) + bodies.potential_energy(q)

    gain = bodies.slope(total, q, v, acceleration)
    work = float(np.abs(v * M * acceleration).max() + np.abs(v) @ np.abs(G)) or 1.0
    yield "power", "d(T + V)/dt", "v·Q", gain, v @ (Q + held), work
    yield from _compare_momentum(bodies, s, acceleration, Q + held)


def _compare_momentum(
    bodies: RigidBodies, s: Sample, acceleration: np.ndarray, Q: np.ndarray
) -> Iterator[Comparison]:
    """The momentum of all bodies changes by their weight and by what acts on those that nothing holds."""
    roots = [joint for joint in bodies.joints if joint.parent == "world"]
    if not all(len(j.elements) == 1 and j.elements[0][0] == "free" and not j.armature for j in roots):
        return
    placed, expected = bodies.locate(s.q), bodies.weight(s.q)
    for joint in roots:
        at = placed[joint.child].compose(*joint.child_pose)
        force = at.R @ Q[joint.v : joint.v + 3]
        moment = at.R @ Q[joint.v + 3 : joint.v + 6] + np.cross(at.p, force)
        expected = expected + np.concatenate([force, moment])
    rate = bodies.slope(bodies.momentum, s.q, s.v, acceleration)
    size = float(np.abs(bodies.momentum(s.q, s.v)).max() + np.abs(expected).max())
    yield "momentum", "its rate by complex steps", "weight and forces", rate, expected, size


def _steps(bodies: RigidBodies, s: Sample, frames: list[str]) -> np.ndarray:
    """Jacobians of frames by differentiating their poses: ẋ, and ω of [ω]× = Ṙ Rᵀ."""

    def stacked(q: np.ndarray) -> np.ndarray:
        placed = bodies.locate(q)
        return np.array([np.vstack([placed[name].p, placed[name].R]) for name in frames])

    now, rates = stacked(s.q), bodies.slopes(stacked, s.q)  # rates: velocity, frame, then p over R
    turning = np.einsum("kfij,flj->kfil", rates[:, :, 1:], now[:, 1:])
    omega = np.stack([turning[..., 2, 1], turning[..., 0, 2], turning[..., 1, 0]], axis=-1)
    both = np.concatenate([rates[:, :, 0], omega], axis=-1)
    return both.reshape(len(both), -1).T


class _AppliedForces:
    """Q of every effort, damper and force, from its expression and the placements of bodies."""

    def __init__(self, model: Model, bodies: RigidBodies) -> None:
        system = bodies.system
        self._model, self._bodies, self._system = model, bodies, system
        self._order = [v.name for v in system.velocities]
        self._derived = sorted(
            {s for row in system.acting for entry in row for s in entry.free_symbols}
            & set(system.frame_quantities),
            key=str,
        )
        entries = [row if body else tuple(row.values()) for body, row in system.rows]
        symbols = (*system.coordinates, *system.velocities, *system.states, *system.inputs)
        arguments = [symbols, self._derived, system.parameters, time]
        self._evaluate = compile_rows(arguments, entries)

    def __call__(self, s: Sample, *, at_rest: bool = False) -> np.ndarray:
        """At a state; ``at_rest`` leaves inputs out."""
        placed = self._bodies.locate(s.q)
        derived = [self._quantity(symbol, s, placed) for symbol in self._derived]
        y = np.concatenate([s.y, 0 * s.u if at_rest else s.u])
        rows = self._evaluate(y, derived, list(self._model.parameters.values()), 0.0)
        Q = np.zeros(len(s.v))
        for (body, row), values in zip(self._system.rows, rows, strict=True):
            if body is None:
                Q[[self._order.index(name) for name in row]] += np.array(values, dtype=float)
            else:
                at, wrench = placed[body], np.array(values, dtype=float)
                Q += at.jacobian(at.p).T @ at.R @ wrench[:3] + at.W.T @ at.R @ wrench[3:]
        return Q

    def _quantity(self, symbol: Any, s: Sample, placed: dict[str, Placement]) -> float:
        frame, kind, i = self._system.frame_quantities[symbol]
        if kind == quantities.CENTER:
            parts = [
                (m, placed[name].p + placed[name].R @ c)
                for name, (m, c, _) in self._bodies.masses.items()
                if placed[name].W.any() or placed[name].U.any()
            ]
            return sum(m * r[i] for m, r in parts) / sum(m for m, _ in parts)
        at = placed[frame]
        if kind in ("position", "rotation"):
            return at.p[i] if kind == "position" else at.R[i // 3, i % 3]
        return (at.R.T @ (at.W if kind == "angular" else at.jacobian(at.p)) @ s.v)[i]
