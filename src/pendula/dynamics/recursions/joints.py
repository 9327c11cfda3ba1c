"""The motions that joints are made of, each about or along the z axis of its own frame.

Frames are turned so that the axis is z: then most of the motion subspace S is zeros and ones, and so is what
recursions multiply by it. Featherstone 2008, table 4.1.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pendula.dynamics.recursions.scalars import cosine_and_sine
from pendula.spatial.quaternions import rate
from pendula.spatial.spatial_vectors import IDENTITY, ZERO, Matrix, Scalar, Transform, Vector, transpose

_TURN, _SLIDE = (0.0, 0.0, 1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
_UNITS = tuple(tuple(float(i == j) for j in range(6)) for i in range(6))


@dataclass(frozen=True)
class JointMotion:
    """How a link moves in its parent.

    Attributes:
        columns: the motion subspace S, a motion for every velocity, along the axes of the link.
        place: where the link is, from its coordinates.
        rates: q̇ from coordinates and velocities.
        inverse: from coordinates the matrix by which velocities follow from q̇; of a quaternion's rate it
            sees only what turns the link.
    """

    columns: Matrix
    place: Callable[[Vector], Transform]
    rates: Callable[[Vector, Vector], Vector] = lambda q, v: v
    inverse: Callable[[Vector], Matrix] = lambda q: ((1.0,),)

    @property
    def units(self) -> tuple[int, ...]:
        """Which entry each column moves, where every column moves one alone; else nothing."""
        if not all(column in _UNITS for column in self.columns):
            return ()
        return tuple(_UNITS.index(column) for column in self.columns)


def joint_motion(kind: str, pitch: Scalar = 0.0) -> JointMotion:
    """The motion of a kind: "turn", "slide", "screw" with its pitch in m/rad, "ball" or "free"."""
    if kind == "screw":
        return JointMotion(
            ((*_TURN[:5], pitch),), lambda q: Transform(_turned(q[0]), (0.0, 0.0, pitch * q[0]))
        )
    return _MOTIONS[kind]


def _turned(angle: Scalar) -> Matrix:
    """The rotation about z."""
    c, s = cosine_and_sine(angle)
    return ((c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0))


def rotation_of(q: Vector) -> Matrix:
    """The rotation by a quaternion, whatever its length: R is divided by |q|².

    Between the steps of an integrator a quaternion is not quite of unit length; a rotation stays one.
    """
    # Diebel 2006, transposed, with 1 = (qw² + qx² + qy² + qz²)/|q|² on the diagonal.
    w, x, y, z = q
    s = 2.0 / (w * w + x * x + y * y + z * z)
    xs, ys, zs = x * s, y * s, z * s
    wx, wy, wz, xx, xy, xz = w * xs, w * ys, w * zs, x * xs, x * ys, x * zs
    yy, yz, zz = y * ys, y * zs, z * zs
    return (
        (1.0 - (yy + zz), xy - wz, xz + wy),
        (xy + wz, 1.0 - (xx + zz), yz - wx),
        (xz - wy, yz + wx, 1.0 - (xx + yy)),
    )


def _free_rates(q: Vector, v: Vector) -> Vector:
    """ẋ = R v and q̇ = ½ q ⊗ (0, ω), of velocities along the axes of the link."""
    moved = tuple(sum(a * b for a, b in zip(row, v[:3], strict=True)) for row in rotation_of(q[3:]))
    return (*moved, *rate(q[3:], v[3:]))


def _turning(q: Vector) -> Matrix:
    """ω = 2 (q* ⊗ q̇)/|q|², along the axes of the link: what changes R, whatever the length of q."""
    w, x, y, z = q
    s = 2.0 / (w * w + x * x + y * y + z * z)
    w, x, y, z = w * s, x * s, y * s, z * s
    return ((-x, w, z, -y), (-y, -z, w, x), (-z, y, -x, w))


def _free_inverse(q: Vector) -> Matrix:
    """v = Rᵀẋ, and ω as above."""
    none = (0.0,) * 4
    linear = ((*row, *none) for row in transpose(rotation_of(q[3:])))
    return (*linear, *((*ZERO, *row) for row in _turning(q[3:])))


_MOTIONS: dict[str, JointMotion] = {
    "turn": JointMotion((_TURN,), lambda q: Transform(_turned(q[0]), ZERO)),
    "slide": JointMotion((_SLIDE,), lambda q: Transform(IDENTITY, (0.0, 0.0, q[0]))),
    "ball": JointMotion(_UNITS[:3], lambda q: Transform(rotation_of(q), ZERO), rate, _turning),
    # Velocities are linear, then angular, as those of a FreeBody.
    "free": JointMotion(
        (*_UNITS[3:], *_UNITS[:3]),
        lambda q: Transform(rotation_of(q[3:]), q[:3]),
        _free_rates,
        _free_inverse,
    ),
}
