"""Euler angles, all sequences of them: to matrices and quaternions, and back.

A sequence is written as SciPy writes it: in capitals ("ZYX") each rotation is about an axis of the body as
it is turned by then (intrinsic), in small letters ("xyz") about an axis that stays (extrinsic). "321" is
"ZYX", as aerospace texts write it. Angles are in radians, in the order of the sequence.
"""

from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial.components import (
    QUATERNION,
    VECTOR,
    Matrix,
    Quaternion,
    Vector,
    componentwise,
    functions_of,
    is_numeric,
)
from pendula.spatial.matrices import Rx, Ry, Rz
from pendula.spatial.quaternions import from_axis_angle
from pendula.spatial.quaternions import multiply as multiply_quaternions
from pendula.spatial.vectors import multiply

SEQUENCES = ("xyz", "yzx", "zxy", "xzy", "zyx", "yxz", "xyx", "xzx", "yzy", "yxy", "zxz", "zyz")
UNIT_VECTORS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ELEMENTARY = (Rx, Ry, Rz)
# Below this, relative to the length of a quaternion, the middle angle cannot be told from a singular one.
ROUNDING = 1e-15


@componentwise(angles=VECTOR)
def euler_matrix(sequence: str, angles: Vector) -> Matrix:
    """The rotation matrix of Euler angles."""
    axes, angles, _ = order_of_turning(sequence, angles)
    first, second, third = (ELEMENTARY[axis](angle) for axis, angle in zip(axes, angles, strict=True))
    return multiply(multiply(first, second), third)


@componentwise(angles=VECTOR)
def euler_quaternion(sequence: str, angles: Vector) -> Quaternion:
    """The unit quaternion of Euler angles."""
    axes, angles, _ = order_of_turning(sequence, angles)
    first, second, third = (
        from_axis_angle(UNIT_VECTORS[axis], angle) for axis, angle in zip(axes, angles, strict=True)
    )
    return multiply_quaternions(multiply_quaternions(first, second), third)


@componentwise(q=QUATERNION)
def euler_angles(sequence: str, q: Quaternion) -> Vector:
    """The Euler angles of a quaternion, which need not have unit length.

    The first and the last are between −π and π; the middle one is between −π/2 and π/2 where all three axes
    differ, else between 0 and π. At the ends of that range the axes of the first and the last are parallel,
    and only their sum or difference is determined: the last is then 0, in numbers.
    """
    (k, j, i), _, is_intrinsic = order_of_turning(sequence, (0, 0, 0))
    # Bernardes and Viollet 2022, "Quaternion to Euler angles conversion", doi:10.1371/journal.pone.0276302,
    # for extrinsic angles about i, j, k, with the two half-angle pairs (a, b) and (c, d) of the first and the
    # last. Their angles θ₊ ∓ θ₋ = atan2(b, a) ∓ atan2(d, c) are here the arguments of products.
    w = q[0]
    is_proper = i == k
    x, y, z = q[1 + i], q[1 + j], q[1 + 3 - i - j]
    parity = 1 if (j - i) % 3 == 1 else -1
    if is_proper:
        a, b, c, d = w, x, y, parity * z
    else:
        a, b, c, d = w - y, x + parity * z, w + y, parity * z - x
    functions = functions_of(*q)
    one, other = functions.sqrt(a * a + b * b), functions.sqrt(c * c + d * d)
    if is_proper:
        middle = 2 * functions.atan2(other, one)
    else:
        # sin θ₂ = 2 (w y − x z), cos θ₂ = |(a, b)| |(c, d)|: every digit is kept near 0 and near ±π/2.
        middle = functions.atan2(2 * (w * y - parity * x * z), one * other)
    a, b, c, d = _settle_singular((a, b, c, d), one, other, 1 if is_intrinsic else -1)
    first = functions.atan2(b * c - a * d, a * c + b * d)
    last = functions.atan2(b * c + a * d, a * c - b * d)
    last = last if is_proper else parity * last
    return (last, middle, first) if is_intrinsic else (first, middle, last)


def order_of_turning(sequence: str, angles: Vector) -> tuple[tuple[int, int, int], Vector, bool]:
    """Axes and angles with which R is R₁ R₂ R₃, from left to right, and whether that is the order given."""
    # Extrinsic rotations are intrinsic ones in the opposite order.
    (i, j, k), is_intrinsic = _read_sequence(sequence)
    return ((i, j, k), angles, True) if is_intrinsic else ((k, j, i), angles[::-1], False)


def _read_sequence(sequence: str) -> tuple[tuple[int, int, int], bool]:
    letters = str(sequence).translate(str.maketrans("123", "XYZ"))
    if letters.lower() not in SEQUENCES or letters not in (letters.lower(), letters.upper()):
        raise PendulaError(
            f"There are no Euler angles {sequence!r}; a sequence names three axes, no two alike beside each "
            'other: capitals, as in "ZYX", for rotations about turned axes, small letters, as in "xyz", for '
            "fixed ones."
        )
    i, j, k = ("xyz".index(letter) for letter in letters.lower())
    return (i, j, k), letters.isupper()


def _settle_singular(pairs: tuple[Any, ...], one: Any, other: Any, sign: int) -> tuple[Any, ...]:
    """Where one of the pairs (a, b), (c, d) vanishes, the one with which the last angle is zero."""
    a, b, c, d = pairs
    if not is_numeric(one):
        return pairs
    size = ROUNDING * np.hypot(one, other)
    no_first, no_second = one <= size, other <= size
    return (
        np.where(no_first, c, a),
        np.where(no_first, sign * d, b),
        np.where(no_second, a, c),
        np.where(no_second, sign * b, d),
    )
