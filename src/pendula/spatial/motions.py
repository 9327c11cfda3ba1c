"""`FrameMotion`: pose, velocities and accelerations of one frame in another, at an instant."""

from dataclasses import dataclass
from typing import Any

from pendula.spatial.components import VECTOR, Vector, freeze
from pendula.spatial.poses import Pose
from pendula.spatial.vectors import add, cross, scale

_ZERO = (0.0, 0.0, 0.0)


@dataclass(frozen=True, init=False, eq=False)
class FrameMotion:
    """How a frame B moves in a frame A at an instant; an immutable value.

    All components are along the axes of A, numbers (many along leading axes) or expressions.

    Args:
        pose: X_AB.
        velocity: of the origin of B, in m/s.
        angular_velocity: ω_AB, of B relative to A, in rad/s.
        acceleration: of the origin of B, in m/s².
        angular_acceleration: ω̇_AB, in rad/s².
    """

    pose: Pose
    velocity: Any
    angular_velocity: Any
    acceleration: Any
    angular_acceleration: Any

    def __init__(
        self,
        pose: Pose | None = None,
        velocity: Vector = _ZERO,
        angular_velocity: Vector = _ZERO,
        acceleration: Vector = _ZERO,
        angular_acceleration: Vector = _ZERO,
    ) -> None:
        object.__setattr__(self, "pose", Pose() if pose is None else pose)
        given = {
            "velocity": velocity,
            "angular_velocity": angular_velocity,
            "acceleration": acceleration,
            "angular_acceleration": angular_acceleration,
        }
        for name, value in given.items():
            object.__setattr__(self, name, freeze(value, VECTOR, name))

    def __matmul__(self, other: "FrameMotion") -> "FrameMotion":
        """The motion of B in A, then that of C in B, is that of C in A."""
        if not isinstance(other, FrameMotion):
            return NotImplemented
        turn = self.pose.rotation.apply
        w, w_dot = self.angular_velocity, self.angular_acceleration
        r, v, w_BC = (turn(x) for x in (other.pose.position, other.velocity, other.angular_velocity))
        # With r, v, a, ω_BC and ω̇_BC of C in B, along the axes of A:
        # ṗ_AC = ṗ_AB + ω×r + v
        # p̈_AC = p̈_AB + ω̇×r + ω×(ω×r) + 2 ω×v + a, the last but one Coriolis's
        # ω_AC = ω + ω_BC
        # ω̇_AC = ω̇ + ω̇_BC + ω×ω_BC
        return FrameMotion(
            self.pose @ other.pose,
            _sum(self.velocity, cross(w, r), v),
            add(w, w_BC),
            _sum(
                self.acceleration,
                cross(w_dot, r),
                cross(w, cross(w, r)),
                scale(2, cross(w, v)),
                turn(other.acceleration),
            ),
            _sum(w_dot, turn(other.angular_acceleration), cross(w, w_BC)),
        )

    def inverse(self) -> "FrameMotion":
        """The motion of A in B."""
        back = self.pose.inverse()
        w, p, v = self.angular_velocity, self.pose.position, self.velocity
        # p_BA = −Rᵀ p, with d/dt Rᵀ = −Rᵀ [ω]×:
        # ṗ_BA = −Rᵀ (v − ω×p)
        # p̈_BA = −Rᵀ (a − ω̇×p − 2 ω×v + ω×(ω×p))
        # ω_BA = −Rᵀ ω, ω̇_BA = −Rᵀ ω̇
        turned = (
            _sum(v, scale(-1, cross(w, p))),
            w,
            _sum(
                self.acceleration,
                scale(-1, cross(self.angular_acceleration, p)),
                scale(-2, cross(w, v)),
                cross(w, cross(w, p)),
            ),
            self.angular_acceleration,
        )
        return FrameMotion(back, *(scale(-1, back.rotation.apply(part)) for part in turned))


def _sum(first: Vector, *others: Vector) -> Vector:
    for other in others:
        first = add(first, other)
    return first
