"""Inverse kinematics: coordinates in which a frame has a pose."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pendula.errors import PendulaError
from pendula.notebook import ShownAsText
from pendula.spatial.poses import Pose
from pendula.spatial.rotations import Rotation

if TYPE_CHECKING:
    from pendula.description import Mechanism
    from pendula.model.bodies import BodyFunctions

Array = NDArray[np.float64]

MOST_STEPS = 200  # of one attempt
# Damping is lowered after a step that came nearer and raised after one that did not.
EASE, STIFFEN, LEAST, MOST = 0.2, 4.0, 1e-14, 1e8
STALLED = 1e-9  # of its length: an attempt that came no nearer by this over ten steps has ended
RANGE = np.pi  # where random starts lie without limits, rad and m


@dataclass(frozen=True, eq=False)
class Reach(ShownAsText):
    """What ``inverse_kinematics`` found; an immutable value.

    Attributes:
        reached: whether the frame has the pose, to the tolerance.
        q: the coordinates, those that came nearest where the pose was not reached.
        distance: from the origin of the frame to where it should be, m.
        angle: by which it is turned away from the pose, rad; 0 where only a position was asked for.
        attempts: starts that were tried.
        at_limit: names of coordinates that ended at a limit.
        frame: what should have reached the pose.
    """

    reached: bool
    q: Array
    distance: float
    angle: float
    attempts: int
    at_limit: tuple[str, ...]
    frame: str

    def __str__(self) -> str:
        if self.reached:
            return f"The frame '{self.frame}' reaches the pose, from start number {self.attempts}."
        held = f", with {', '.join(self.at_limit)} at a limit" if self.at_limit else ""
        return (
            f"The frame '{self.frame}' does not reach the pose from {self.attempts} starts: the nearest "
            f"leaves {self.distance:.3g} m and {self.angle:.3g} rad{held}. It may be out of reach; a start "
            "nearer to a solution, or more attempts, could find one."
        )


@dataclass(frozen=True, eq=False)
class _Target:
    """The problem: a frame of a model, what it should reach, and between which coordinates."""

    model: "BodyFunctions"
    frame: str
    position: Array
    rotation: Any
    lower: Array
    upper: Array

    def miss(self, q: Array) -> Array:
        """What is missing of the pose: (p* − p, log(R* Rᵀ)), world axes."""
        X = self.model.pose(self.frame, q)
        away = self.position - X.position
        if self.rotation is None:
            return away
        return np.concatenate([away, (self.rotation @ X.rotation.inverse()).vector])

    def jacobian(self, q: Array) -> Array:
        J = self.model.jacobian(self.frame, q)
        return J[:3] if self.rotation is None else J


def reach(
    model: "BodyFunctions",
    mechanism: "Mechanism",
    frame: str,
    pose: Any,
    start: ArrayLike | None,
    *,
    limits: bool,
    tolerance: float,
    attempts: int,
) -> Reach:
    """Search from the start, then from random ones; see ``Model.inverse_kinematics``."""
    mechanism.check_frame(frame)
    if not tolerance > 0:
        raise PendulaError(f"The tolerance of a pose must be above 0, got {tolerance!r}.")
    target = _Target(model, frame, *_read_pose(pose), *_bounds(mechanism, limits))
    first = _first_start(model, mechanism, start)
    rng = np.random.default_rng(0)  # the same answer every time
    q, away = _approach(target, first, tolerance)
    tried = 1
    while np.linalg.norm(away) > tolerance and tried < attempts:
        other = _approach(target, _random_start(model, target, rng), tolerance)
        q, away = min((q, away), other, key=lambda found: float(np.linalg.norm(found[1])))
        tried += 1
    names = np.array([coordinate.name for coordinate in mechanism.coordinates])
    # Of joints that may turn round and round, the angle nearest to the start.
    endless = np.array([name in model.card.angles for name in names]) & np.isinf(target.upper - target.lower)
    q = np.where(endless, q - 2 * np.pi * np.round((q - first) / (2 * np.pi)), q)
    held = names[(q <= target.lower) | (q >= target.upper)]
    distance, angle = float(np.linalg.norm(away[:3])), float(np.linalg.norm(away[3:]))
    reached = bool(np.linalg.norm(away) <= tolerance)
    return Reach(reached, q, distance, angle, tried, tuple(held.tolist()), frame)


def _approach(target: _Target, q: Array, tolerance: float) -> tuple[Array, Array]:
    """Damped Newton steps from a start, for as long as they come nearer; gives q and what is missing."""
    q = np.clip(q, target.lower, target.upper)
    away, damping, past = target.miss(q), 1e-3, [np.inf] * 10
    for _ in range(MOST_STEPS):
        size = float(away @ away)
        if np.sqrt(size) <= tolerance or size > (1 - STALLED) * past[0]:
            break
        past = [*past[1:], size]
        J = target.jacobian(q)
        while damping <= MOST:
            tried = _move(target, q, _step(target, q, J, away, damping))
            left = target.miss(tried)
            if left @ left < size:
                q, away, damping = tried, left, max(EASE * damping, LEAST)
                break
            damping *= STIFFEN
        else:
            break
    return q, away


def _step(target: _Target, q: Array, J: Array, away: Array, damping: float) -> Array:
    """δ with the least |J δ − away|² + λ|δ|², without velocities that would push past a limit.

    Levenberg 1944, Marquardt 1963: (JᵀJ + λ 1) δ = Jᵀ away.
    """
    free = np.ones(J.shape[1], dtype=bool)
    delta = np.zeros(J.shape[1])
    for _ in range(J.shape[1] + 1):
        own = J[:, free]
        delta[:] = 0.0
        delta[free] = own.T @ np.linalg.solve(own @ own.T + damping * np.eye(len(away)), away)
        if len(q) != len(delta):  # only coordinates whose velocities are their rates have limits here
            return delta
        outward = ((q <= target.lower) & (delta < 0)) | ((q >= target.upper) & (delta > 0))
        if not (outward & free).any():
            break
        free &= ~outward
    return delta


def _move(target: _Target, q: Array, delta: Array) -> Array:
    """q + N δ, with quaternions of unit length and between the limits."""
    moved = q + target.model.coordinate_rates(q, delta)
    for first, length in target.model.layout.unit:
        moved[first : first + length] /= np.linalg.norm(moved[first : first + length])
    return np.clip(moved, target.lower, target.upper)


def _read_pose(given: Any) -> tuple[Array, Rotation | None]:
    """Position and rotation; no rotation where a position alone is given."""
    if isinstance(given, Pose):
        if np.shape(given.position) != (3,):
            raise PendulaError(f"inverse_kinematics() takes one pose at a time, got {given!r}.")
        return np.asarray(given.position, dtype=float), given.rotation
    try:
        position = np.array(given, dtype=float)
    except (TypeError, ValueError):
        position = np.zeros(0)
    if position.shape != (3,) or not np.isfinite(position).all():
        raise PendulaError(f"The pose is a Pose or three finite components of a position, got {given!r}.")
    return position, None


def _bounds(mechanism: "Mechanism", limits: bool) -> tuple[Array, Array]:
    """The least and the largest value of every coordinate."""
    pairs = [
        joint.limits if limits and joint.limits is not None and joint.identity else (-np.inf, np.inf)
        for joint in mechanism.moving_joints
        for _ in joint.coordinates
    ]
    lower, upper = np.array(pairs, dtype=float).T
    return lower, upper


def _first_start(model: Any, mechanism: "Mechanism", given: ArrayLike | None) -> Array:
    if given is not None:
        return model._vector("start", given, model.coordinates).astype(float)
    return np.array([mechanism.start.get(q.name, 0.0) for q in mechanism.coordinates])


def _random_start(model: Any, target: _Target, rng: np.random.Generator) -> Array:
    """Evenly between the limits, every quaternion in any direction."""
    lower, upper = np.maximum(target.lower, -RANGE), np.minimum(target.upper, RANGE)
    q = rng.uniform(np.minimum(lower, upper), np.maximum(lower, upper))
    for first, length in model.layout.unit:
        direction = rng.normal(size=length)
        q[first : first + length] = direction / np.linalg.norm(direction)
    return q
