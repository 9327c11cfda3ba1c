"""Rotation matrices: about the axes x, y, z, about any axis, from a rotation vector; and what is none.

A matrix R turns components along the axes of a body into components along the axes of the world. The
arithmetic is that of the components (`components.py` says how they are given).
"""

from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial.components import (
    MATRIX,
    VECTOR,
    Matrix,
    Scalar,
    Vector,
    componentwise,
    functions_of,
    is_numeric,
)
from pendula.spatial.vectors import dot

# How far any entry of RᵀR may be from the identity: a matrix typed with six digits passes.
ORTHOGONAL = 1e-5
# As far as products of rotation matrices are from it by rounding; what is farther off is made orthogonal.
ROUNDING = 1e-14
# How far an axis may be from unit length: one typed with six digits passes.
UNIT = 1e-5
# Added under the square root of an angle before a division by it, as in `quaternions.py`.
SMALLEST = 1e-60


@componentwise()
def Rx(angle: Scalar) -> Matrix:
    """The rotation by an angle in radians about the x axis."""
    functions = functions_of(angle)
    c, s = functions.cos(angle), functions.sin(angle)
    return ((1, 0, 0), (0, c, -s), (0, s, c))


@componentwise()
def Ry(angle: Scalar) -> Matrix:
    """The rotation by an angle in radians about the y axis."""
    functions = functions_of(angle)
    c, s = functions.cos(angle), functions.sin(angle)
    return ((c, 0, s), (0, 1, 0), (-s, 0, c))


@componentwise()
def Rz(angle: Scalar) -> Matrix:
    """The rotation by an angle in radians about the z axis."""
    functions = functions_of(angle)
    c, s = functions.cos(angle), functions.sin(angle)
    return ((c, -s, 0), (s, c, 0), (0, 0, 1))


@componentwise(axis=VECTOR)
def rotation_about(axis: Vector, angle: Scalar) -> Matrix:
    """The rotation by an angle in radians about an axis of unit length.

    Raises:
        PendulaError: if the axis has another length, as far as it is given in numbers.
    """
    axis = _read_axis(axis)
    functions = functions_of(*axis, angle)
    # Rodrigues: R = cos α 1 + sin α [n]× + (1 − cos α) n nᵀ
    c, s = functions.cos(angle), functions.sin(angle)
    return _combine(axis, c, s, 1 - c)


@componentwise(rotation=VECTOR)
def exponential(rotation: Vector) -> Matrix:
    """The matrix exp [φ⃗]× of a rotation vector φ⃗, axis times angle in radians."""
    functions = functions_of(*rotation)
    # Rodrigues, with φ = |φ⃗|: cos φ 1 + (sin φ / φ) [φ⃗]× + ½ (sin(φ/2) / (φ/2))² φ⃗ φ⃗ᵀ
    angle = functions.sqrt(dot(rotation, rotation) + SMALLEST)
    half = functions.sin(angle / 2) / (angle / 2)
    return _combine(rotation, functions.cos(angle), functions.sin(angle) / angle, half * half / 2)


def read_rotation_matrix(given: Any) -> np.ndarray:
    """A rotation matrix in numbers, or many along the axes before the last two, as it was given.

    Raises:
        PendulaError: if it is not one; says why.
    """
    try:
        R = np.asarray(given, dtype=float)
    except (TypeError, ValueError, RuntimeError):  # the last from CasADi
        raise PendulaError(f"A rotation matrix must have 3 rows of 3 numbers, got {given!r}.") from None
    if R.shape[-2:] != MATRIX:
        raise PendulaError(
            f"A rotation matrix has 3 rows of 3 entries in its last two axes, got shape {R.shape}."
        )
    off = _distance_from_orthogonal(R)
    if not off <= ORTHOGONAL:
        raise PendulaError(
            f"This is not a rotation matrix: RᵀR differs from the identity by {off:.3g}, more than "
            f"{ORTHOGONAL:g}; its columns must have unit length and be perpendicular to each other."
        )
    if np.any(np.linalg.det(R) < 0):
        raise PendulaError(
            "This is not a rotation matrix: its determinant is −1, so it mirrors; change the sign of one "
            "column."
        )
    return R


def make_orthogonal(R: np.ndarray) -> np.ndarray:
    """The rotation matrix nearest to one that was typed with few digits; R itself if only rounding is off."""
    if _distance_from_orthogonal(R) <= ROUNDING:
        return R
    # Higham 1986, "Computing the polar decomposition": of R = U Σ Vᵀ, U Vᵀ is the nearest orthogonal matrix.
    U, _, Vt = np.linalg.svd(R)
    return U @ Vt


def _read_axis(axis: Vector) -> Vector:
    """An axis of unit length; one of expressions is taken as it is."""
    squares = dot(axis, axis)
    if not is_numeric(squares) or np.all(squares == 1):
        return axis
    length = np.sqrt(squares)
    if not np.all(np.abs(length - 1) <= UNIT):
        worst = np.ravel(length)[np.argmax(np.abs(np.ravel(length) - 1))]
        raise PendulaError(
            f"The axis of a rotation must have unit length; its length is {worst:.6g}. Divide it by its "
            "length, or give axis times angle as a rotation vector."
        )
    return tuple(part / length for part in axis)


def _combine(n: Vector, diagonal: Any, skew: Any, square: Any) -> Matrix:
    """diagonal 1 + skew [n]× + square n nᵀ."""
    x, y, z = n
    return (
        (diagonal + square * x * x, square * x * y - skew * z, square * x * z + skew * y),
        (square * x * y + skew * z, diagonal + square * y * y, square * y * z - skew * x),
        (square * x * z - skew * y, square * y * z + skew * x, diagonal + square * z * z),
    )


def _distance_from_orthogonal(R: np.ndarray) -> float:
    return float(np.abs(np.swapaxes(R, -1, -2) @ R - np.eye(3)).max(initial=0))
