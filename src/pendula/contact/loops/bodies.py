"""Rigid bodies that move freely: centres of mass, unit quaternions, velocities along the world's axes.

The last body stands for the world: its inverse mass and inertia are zero, so that nothing moves it.
"""

import math

from pendula.collision.loops.vectors import add_scaled, cross, dot, put, row, scale
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, Vector, record

_MOST_TURNS, _KEPT = 4, 1e-15  # that keep the energy of what is turned, next to it
_SMALL = 1e-4  # square of an angle below which series have all digits of its sine and cosine


@record
class Bodies(Record):
    """The bodies of a world, a row each; those that move first, then the world."""

    count: int
    positions: Doubles
    quaternions: Doubles
    # From own axes to those of the world, by rows.
    rotations: Doubles
    # Of the centre of mass, then the angular velocity, two rows each.
    velocities: Doubles
    inverse_masses: Doubles
    # Along own axes; its inverse along own axes and along those of the world; 1 where it is the same about
    # every axis.
    inertias: Doubles
    own_inverses: Doubles
    inverses: Doubles
    isotropic: Integers
    gravity: Doubles


@compiled
def transform(matrices: Doubles, i: int, a: Vector) -> Vector:
    """The i-th 3×3 matrix times a vector."""
    k = 9 * i
    return (
        matrices[k] * a[0] + matrices[k + 1] * a[1] + matrices[k + 2] * a[2],
        matrices[k + 3] * a[0] + matrices[k + 4] * a[1] + matrices[k + 5] * a[2],
        matrices[k + 6] * a[0] + matrices[k + 7] * a[1] + matrices[k + 8] * a[2],
    )


@compiled
def transform_back(matrices: Doubles, i: int, a: Vector) -> Vector:
    """The transpose of the i-th 3×3 matrix times a vector."""
    k = 9 * i
    return (
        matrices[k] * a[0] + matrices[k + 3] * a[1] + matrices[k + 6] * a[2],
        matrices[k + 1] * a[0] + matrices[k + 4] * a[1] + matrices[k + 7] * a[2],
        matrices[k + 2] * a[0] + matrices[k + 5] * a[1] + matrices[k + 8] * a[2],
    )


@compiled
def spin(b: Bodies, i: int) -> Vector:
    """The angular momentum about the centre of mass, R I Rᵀ ω."""
    own = transform_back(b.rotations, i, row(b.velocities, 2 * i + 1))
    return transform(b.rotations, i, transform(b.inertias, i, own))


@compiled
def set_rotation(q: Doubles, k: int, R: Doubles, i: int) -> None:
    """The i-th rotation matrix, by rows, of the quaternion that begins at the k-th number."""
    w, x, y, z = q[k], q[k + 1], q[k + 2], q[k + 3]
    put(R, 3 * i, (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)))
    put(R, 3 * i + 1, (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)))
    put(R, 3 * i + 2, (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))


@compiled
def turn_axes(b: Bodies, i: int) -> None:
    """Rotation matrix and inverse inertia of a body from its quaternion."""
    set_rotation(b.quaternions, 4 * i, b.rotations, i)
    if b.isotropic[i] == 0:
        # R I⁻¹ Rᵀ row by row: a row of R times I⁻¹ (which is symmetric), then R.
        for r in range(3):
            own = transform(b.own_inverses, i, row(b.rotations, 3 * i + r))
            put(b.inverses, 3 * i + r, transform(b.rotations, i, own))


@compiled
def set_quaternion(b: Bodies, i: int) -> None:
    """The quaternion of a body from its rotation matrix, by its largest entry (Shepperd 1978)."""
    R, q = at(b.rotations, 9 * i), at(b.quaternions, 4 * i)
    trace = R[0] + R[4] + R[8]
    if trace >= max(R[0], R[4], R[8]):
        q[0], q[1], q[2], q[3] = 1.0 + trace, R[7] - R[5], R[2] - R[6], R[3] - R[1]
    elif R[0] >= max(R[4], R[8]):
        q[0], q[1], q[2], q[3] = R[7] - R[5], 1.0 - trace + 2.0 * R[0], R[1] + R[3], R[2] + R[6]
    elif R[4] >= R[8]:
        q[0], q[1], q[2], q[3] = R[2] - R[6], R[1] + R[3], 1.0 - trace + 2.0 * R[4], R[5] + R[7]
    else:
        q[0], q[1], q[2], q[3] = R[3] - R[1], R[2] + R[6], R[5] + R[7], 1.0 - trace + 2.0 * R[8]
    size = (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]) ** 0.5
    for k in range(4):
        q[k] /= size


@compiled
def rotate(b: Bodies, i: int, a: Vector) -> None:
    """Turn a body about the vector a by its length: q ← exp(a/2) q."""
    square = a[0] * a[0] + a[1] * a[1] + a[2] * a[2]
    if square < _SMALL:
        sine = 0.5 - square / 48 + square * square / 3840
        cosine = 1 - square / 8 + square * square / 384 - square * square * square / 46080
    else:
        angle = square**0.5
        sine, cosine = math.sin(0.5 * angle) / angle, math.cos(0.5 * angle)
    x, y, z = sine * a[0], sine * a[1], sine * a[2]
    q, k = b.quaternions, 4 * i
    w0, x0, y0, z0 = q[k], q[k + 1], q[k + 2], q[k + 3]
    w1 = cosine * w0 - x * x0 - y * y0 - z * z0
    x1 = cosine * x0 + x * w0 + y * z0 - z * y0
    y1 = cosine * y0 + y * w0 + z * x0 - x * z0
    z1 = cosine * z0 + z * w0 + x * y0 - y * x0
    size = (w1 * w1 + x1 * x1 + y1 * y1 + z1 * z1) ** 0.5
    q[k], q[k + 1], q[k + 2], q[k + 3] = w1 / size, x1 / size, y1 / size, z1 / size
    turn_axes(b, i)


@compiled
def turn(b: Bodies, i: int, a: Vector) -> None:
    """Turn a body about a vector, and keep its angular momentum L and its energy ½ ω·L.

    With L kept, a small turn δ changes the energy by δ·(ω × L): what the turn changed is taken back by one
    along ω × L, no longer than the first. It goes across the moment I a that an impulse at a contact has,
    arm × normal: so the point of contact stays where it is along the normal.
    """
    if b.isotropic[i] != 0:
        rotate(b, i, a)
        return
    momentum, longest = spin(b, i), dot(a, a) ** 0.5
    energy = dot(row(b.velocities, 2 * i + 1), momentum)
    moment = transform(b.rotations, i, transform(b.inertias, i, transform_back(b.rotations, i, a)))
    along = scale(1.0 / dot(moment, moment) ** 0.5, moment)
    rotate(b, i, a)
    for _ in range(_MOST_TURNS):
        omega = transform(b.inverses, i, momentum)
        missing, across = 0.5 * (energy - dot(omega, momentum)), cross(omega, momentum)
        across = add_scaled(across, -dot(along, across), along)
        size = dot(across, across) ** 0.5
        if abs(missing) <= _KEPT * energy or not (size > _KEPT * energy):
            break
        angle = min(max(missing / size, -longest), longest)
        rotate(b, i, scale(angle / size, across))
    put(b.velocities, 2 * i + 1, transform(b.inverses, i, momentum))


@compiled
def drift(b: Bodies, h: float) -> None:
    """Free motion over a time h: straight on, and turning with the angular momentum kept.

    A body whose inertia is not the same about every axis turns by the angular velocity of the middle.
    """
    q = b.quaternions
    for i in range(b.count):
        put(b.positions, i, add_scaled(row(b.positions, i), h, row(b.velocities, 2 * i)))
        omega = row(b.velocities, 2 * i + 1)
        if omega[0] == 0.0 and omega[1] == 0.0 and omega[2] == 0.0:
            continue
        if b.isotropic[i] != 0:
            rotate(b, i, scale(h, omega))
            continue
        momentum, k = spin(b, i), 4 * i
        w, x, y, z = q[k], q[k + 1], q[k + 2], q[k + 3]
        rotate(b, i, scale(0.5 * h, omega))
        middle = transform(b.inverses, i, momentum)
        q[k], q[k + 1], q[k + 2], q[k + 3] = w, x, y, z
        rotate(b, i, scale(h, middle))
        put(b.velocities, 2 * i + 1, transform(b.inverses, i, momentum))
