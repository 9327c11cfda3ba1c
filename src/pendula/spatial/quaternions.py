"""Rotations by quaternions (qw, qx, qy, qz): scalar first, Hamilton's product, from body axes to world axes.

The arithmetic is that of the components: floats, NumPy arrays, SymPy expressions, CasADi scalars
(`components.py` says how they are given).

Sources: Solà 2017, "Quaternion kinematics for the error-state Kalman filter", arXiv:1711.02508, whose
conventions are ours; Diebel 2006, "Representing Attitude: Euler Angles, Unit Quaternions, and Rotation
Vectors", whose matrices turn world axes into body axes: ours are their transposes.
"""

from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial.components import (
    QUATERNION,
    VECTOR,
    Matrix,
    Quaternion,
    Scalar,
    Vector,
    componentwise,
    functions_of,
    is_numeric,
    stack,
)
from pendula.spatial.matrices import read_rotation_matrix
from pendula.spatial.vectors import cross, dot

# Added under the square root of a length s before a division by it. Where s > 1e-22 it is lost in rounding;
# below, sin(s)/s and atan(s)/s are 1 for every s but zero. So they need no series and no branch near 0.
# First and second derivatives of these formulas are right at 0; third ones are lost there by cancellation.
SMALLEST = 1e-60


@componentwise(p=QUATERNION, q=QUATERNION)
def multiply(p: Quaternion, q: Quaternion) -> Quaternion:
    """Hamilton's product p ⊗ q: first the rotation q, then p."""
    # Solà 2017, chapter 1.
    pw, px, py, pz = p
    qw, qx, qy, qz = q
    return (
        pw * qw - px * qx - py * qy - pz * qz,
        pw * qx + px * qw + py * qz - pz * qy,
        pw * qy - px * qz + py * qw + pz * qx,
        pw * qz + px * qy - py * qx + pz * qw,
    )


@componentwise(q=QUATERNION)
def conjugate(q: Quaternion) -> Quaternion:
    """q* = (qw, −qx, −qy, −qz): for a unit quaternion, the inverse rotation."""
    return (q[0], -q[1], -q[2], -q[3])


@componentwise(q=QUATERNION)
def norm(q: Quaternion) -> Scalar:
    """|q|."""
    return functions_of(*q).sqrt(_squares(q))


@componentwise(q=QUATERNION)
def normalise(q: Quaternion) -> Quaternion:
    """q / |q|.

    Raises:
        PendulaError: if q is zero, as far as it is given in numbers.
    """
    return _divide_by_length(q, "The quaternion")


@componentwise(axis=VECTOR)
def from_axis_angle(axis: Vector, angle: Scalar) -> Quaternion:
    """The rotation by an angle in radians about an axis, which need not have unit length.

    Raises:
        PendulaError: if the axis is zero, as far as it is given in numbers.
    """
    # Solà 2017, chapter 2: q = (cos φ/2, u sin φ/2)
    functions = functions_of(*axis, angle)
    x, y, z = _divide_by_length(axis, "The axis of a rotation")
    sine = functions.sin(angle / 2)
    return (functions.cos(angle / 2), x * sine, y * sine, z * sine)


@componentwise(rotation=VECTOR)
def exponential(rotation: Vector) -> Quaternion:
    """The unit quaternion of a rotation vector, axis times angle in radians."""
    # Solà 2017, chapter 2: q = (cos φ/2, φ⃗ sin(φ/2)/φ) with φ = |φ⃗|
    functions = functions_of(*rotation)
    x, y, z = rotation
    angle = functions.sqrt(dot(rotation, rotation) + SMALLEST)
    scale = functions.sin(angle / 2) / angle
    return (functions.cos(angle / 2), x * scale, y * scale, z * scale)


@componentwise(q=QUATERNION)
def logarithm(q: Quaternion) -> Vector:
    """The rotation vector of a quaternion, of length π at most: q and −q, the same rotation, have the same.

    The length of q need not be 1. At a half turn (qw = 0) both directions are right; the one of (qx, qy,
    qz) is taken.

    Raises:
        PendulaError: if q is zero, as far as it is given in numbers.
    """
    # Solà 2017, chapter 2: φ⃗ = 2 atan2(|u|, qw) u/|u| with u = (qx, qy, qz)
    _refuse_zero(_squares(q), "The quaternion")
    functions = functions_of(*q)
    w, x, y, z = _choose_short_way(q)
    sine = functions.sqrt(x * x + y * y + z * z + SMALLEST)
    scale = 2 * functions.atan2(sine, w) / sine
    return (x * scale, y * scale, z * scale)


@componentwise(q=QUATERNION)
def angle(q: Quaternion) -> Scalar:
    """The angle of a rotation about its axis, from 0 to π; the length of q need not be 1."""
    _refuse_zero(_squares(q), "The quaternion")
    functions = functions_of(*q)
    w, x, y, z = _choose_short_way(q)
    return 2 * functions.atan2(functions.sqrt(x * x + y * y + z * z), w)


@componentwise(q=QUATERNION)
def axis(q: Quaternion) -> Vector:
    """The axis of a rotation, a unit vector; in numbers, x for the identity, where any axis is right."""
    _refuse_zero(_squares(q), "The quaternion")
    _, x, y, z = _choose_short_way(q)
    if functions_of(*q) is np:
        # Squares of components below 1e-154 would underflow.
        x = np.where((x == 0) & (y == 0) & (z == 0), 1.0, x)
        size = np.maximum(np.maximum(np.abs(x), np.abs(y)), np.abs(z))
        x, y, z = x / size, y / size, z / size
    return _divide_by_length((x, y, z), "The vector part of the quaternion")


@componentwise(q=QUATERNION, v=VECTOR)
def rotate(q: Quaternion, v: Vector) -> Vector:
    """The vector part of q ⊗ (0, v) ⊗ q*: for a unit quaternion, v from body axes to world axes.

    World axes to body axes: `rotate(conjugate(q), v)`.
    """
    # Diebel 2006: (qw² − u·u) v + 2 (u·v) u + 2 qw u×v with u = (qx, qy, qz)
    w, *u = q
    along, across = dot(u, v), cross(u, v)
    same = w * w - dot(u, u)
    return tuple(same * v[i] + 2 * (along * u[i] + w * across[i]) for i in range(3))


@componentwise(q=QUATERNION)
def rotation_matrix(q: Quaternion) -> Matrix:
    """R with R v = `rotate(q, v)`: for a unit quaternion, the rotation from body axes to world axes."""
    # Diebel 2006, transposed; Solà 2017, chapter 2. Another length of q only scales R, by |q|².
    w, x, y, z = q
    ww, xx, yy, zz = w * w, x * x, y * y, z * z
    return (
        (ww + xx - yy - zz, 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), ww - xx + yy - zz, 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), ww - xx - yy + zz),
    )


def from_matrix(R: Matrix) -> np.ndarray:
    """The unit quaternion of a rotation matrix, with qw ≥ 0; numbers only.

    Raises:
        PendulaError: if R is not a rotation matrix.
    """
    R = read_rotation_matrix(R)
    # Shepperd 1978, "Quaternion from Rotation Matrix": 4 q qᵀ in terms of R. Its row i is 4 qᵢ q; that of the
    # largest diagonal entry, 4 qᵢ² ≥ 1, is divided by its length: nothing small is ever a divisor.
    a, b, c = (R[..., i, i] for i in range(3))
    wx, wy, wz = (R[..., j, k] - R[..., k, j] for j, k in ((2, 1), (0, 2), (1, 0)))
    yz, xz, xy = (R[..., j, k] + R[..., k, j] for j, k in ((2, 1), (0, 2), (1, 0)))
    products = stack(
        (
            (1 + a + b + c, wx, wy, wz),
            (wx, 1 + a - b - c, xy, xz),
            (wy, xy, 1 - a + b - c, yz),
            (wz, xz, yz, 1 - a - b + c),
        )
    )
    largest = np.argmax(np.diagonal(products, axis1=-2, axis2=-1), axis=-1)
    row = np.take_along_axis(products, largest[..., None, None], axis=-2)[..., 0, :]
    return normalise(np.where(row[..., :1] < 0, -row, row))


@componentwise(q=QUATERNION, omega=VECTOR)
def rate(q: Quaternion, omega: Vector) -> Quaternion:
    """q̇ of a body that turns with the angular velocity ω along its own axes."""
    # Solà 2017, chapter 4: q̇ = ½ q ⊗ (0, ω)
    return _halve(multiply(q, (0, *omega)))


@componentwise(q=QUATERNION, omega=VECTOR)
def rate_world(q: Quaternion, omega: Vector) -> Quaternion:
    """q̇ of a body that turns with the angular velocity ω along the axes of the world."""
    # Solà 2017, chapter 4: q̇ = ½ (0, ω) ⊗ q
    return _halve(multiply((0, *omega), q))


@componentwise(q=QUATERNION)
def rate_matrix(q: Quaternion) -> Matrix:
    """The 4×3 matrix E of `rate`: q̇ = E(q) ω, with ω along the axes of the body."""
    # Columns ½ q ⊗ i, ½ q ⊗ j, ½ q ⊗ k, perpendicular to q and to each other: EᵀE = ¼ |q|² 1
    w, x, y, z = _halve(q)
    return (
        (-x, -y, -z),
        (w, -z, y),
        (z, w, -x),
        (-y, x, w),
    )


@componentwise(p=QUATERNION, q=QUATERNION)
def interpolate(p: Quaternion, q: Quaternion, fraction: Scalar) -> Quaternion:
    """From p (fraction 0) to q (fraction 1) about a fixed axis at a steady speed, the short way.

    Both are unit quaternions. The result ends at −q where that is the short way: the same rotation.
    """
    # Shoemake 1985, "Animating Rotation with Quaternion Curves": slerp(p, q; s) = p ⊗ exp(s log(p* ⊗ q))
    rotation = logarithm(multiply(conjugate(p), q))
    return multiply(p, exponential(tuple(fraction * part for part in rotation)))


def _squares(parts: tuple[Any, ...]) -> Any:
    first, *others = (part * part for part in parts)
    return sum(others, first)


def _halve(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(part / 2 for part in parts)


def _divide_by_length(parts: tuple[Any, ...], what: str) -> tuple[Any, ...]:
    squares = _squares(parts)
    _refuse_zero(squares, what)
    length = functions_of(squares).sqrt(squares)
    return tuple(part / length for part in parts)


def _choose_short_way(q: tuple[Any, ...]) -> tuple[Any, ...]:
    """q or −q, whichever has qw ≥ 0."""
    sign = functions_of(q[0]).sign(q[0])
    sign = sign + (1 - sign * sign)  # at 0: +1
    return tuple(sign * part for part in q)


def _refuse_zero(squares: Any, what: str) -> None:
    if is_numeric(squares) and np.any(squares == 0):
        raise PendulaError(
            f"{what} has length 0, so it has no direction; at least one component must differ from 0."
        )
