"""`Rotation`: one rotation, whatever it was given as, and every other way to write it."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial import matrices, quaternions
from pendula.spatial.components import (
    MATRIX,
    QUATERNION,
    Matrix,
    Quaternion,
    Scalar,
    Vector,
    are_equal,
    componentwise,
    freeze,
    hash_of,
    seal,
)
from pendula.spatial.euler import euler_angles, euler_matrix, euler_quaternion
from pendula.spatial.vectors import multiply, transform, transpose

_IDENTITY = (1.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Rotation:
    """A rotation R_AB from the axes of B to the axes of A; an immutable value.

    In numbers it may be many rotations, along the axes before those of components. Where an entry is an
    expression (SymPy or CasADi), `matrix` and `quaternion` are tuples instead of arrays.

    Args:
        given: a 3×3 matrix; a quaternion (qw, qx, qy, qz), scalar first, which need not have unit length;
            SciPy's `Rotation`; another `Rotation`. The identity unless given.

    Raises:
        PendulaError: if that is no rotation, as far as it is given in numbers; says why.
    """

    matrix: Any
    _quaternion: Any

    def __init__(self, given: Any = None) -> None:
        matrix, quaternion = _read_rotation(given)
        object.__setattr__(self, "matrix", matrix)
        object.__setattr__(self, "_quaternion", quaternion)

    @staticmethod
    def about(axis: Vector, angle: Scalar) -> "Rotation":
        """By an angle in radians about an axis of unit length."""
        return _make(matrices.rotation_about(axis, angle), quaternions.from_axis_angle(axis, angle))

    @staticmethod
    def from_vector(rotation: Vector) -> "Rotation":
        """The exponential of a rotation vector, axis times angle in radians."""
        return _make(matrices.exponential(rotation), quaternions.exponential(rotation))

    @staticmethod
    def from_euler(sequence: str, angles: Vector) -> "Rotation":
        """By Euler angles in radians: "ZYX" about turned axes, "xyz" about fixed ones."""
        return _make(euler_matrix(sequence, angles), euler_quaternion(sequence, angles))

    @property
    def quaternion(self) -> Any:
        """(qw, qx, qy, qz) of unit length, scalar first; qw ≥ 0 where the rotation was given as a matrix.

        Raises:
            PendulaError: if the rotation was given as a matrix of expressions.
        """
        if self._quaternion is not None:
            return self._quaternion
        if isinstance(self.matrix, tuple):
            raise PendulaError(
                "The quaternion of a matrix of expressions has another formula in each of four cases; give "
                "the rotation as a quaternion, by axis and angle, or by Euler angles."
            )
        return seal(quaternions.from_matrix(self.matrix))

    @property
    def vector(self) -> Any:
        """The logarithm: axis times angle in radians, of length π at most."""
        return quaternions.logarithm(self.quaternion)

    @property
    def axis(self) -> Any:
        """The axis of the rotation, a unit vector; x for the identity, where any axis is right."""
        return quaternions.axis(self.quaternion)

    @property
    def angle(self) -> Any:
        """The angle of the rotation about its axis, from 0 to π."""
        return quaternions.angle(self.quaternion)

    def euler(self, sequence: str) -> Any:
        """Euler angles in radians: "ZYX" about turned axes, "xyz" about fixed ones; see `euler_angles`."""
        return euler_angles(sequence, self.quaternion)

    def to_scipy(self) -> Any:
        """The same as SciPy's `Rotation`; numbers only."""
        from scipy.spatial.transform import Rotation as SciPyRotation

        if isinstance(self.matrix, tuple):
            raise PendulaError("SciPy's Rotation takes numbers; this rotation has expressions.")
        return SciPyRotation.from_quat(np.roll(self.quaternion, -1, axis=-1))

    def inverse(self) -> "Rotation":
        """R_BA = R_ABᵀ."""
        q = self._quaternion
        return _make(transpose(self.matrix), None if q is None else quaternions.conjugate(q))

    def apply(self, vectors: Any) -> Any:
        """Components along the axes of A of vectors that are given along the axes of B."""
        return transform(self.matrix, vectors)

    def __matmul__(self, other: "Rotation") -> "Rotation":
        """R_AB @ R_BC = R_AC."""
        if not isinstance(other, Rotation):
            return NotImplemented
        p, q = self._quaternion, other._quaternion
        product = None if p is None or q is None else quaternions.multiply(p, q)
        return _make(multiply(self.matrix, other.matrix), product)

    def __eq__(self, other: object) -> bool:
        """Whether the matrices are the same, entry by entry."""
        return isinstance(other, Rotation) and are_equal(self.matrix, other.matrix)

    def __hash__(self) -> int:
        return hash_of(self.matrix)

    def __repr__(self) -> str:
        matrix = self.matrix if isinstance(self.matrix, tuple) else self.matrix.tolist()
        return f"Rotation({matrix})"


def _make(matrix: Any, quaternion: Any) -> Rotation:
    """A rotation from what formulas gave: nothing is checked, and tuples of numbers become arrays."""
    rotation = object.__new__(Rotation)
    object.__setattr__(rotation, "matrix", freeze(matrix, MATRIX, "matrix"))
    frozen = None if quaternion is None else freeze(quaternion, QUATERNION, "quaternion")
    object.__setattr__(rotation, "_quaternion", frozen)
    return rotation


def _read_rotation(given: Any) -> tuple[Any, Any]:
    """The matrix, and the quaternion if it was given as one."""
    if given is None:
        return _identity()
    if isinstance(given, Rotation):
        return given.matrix, given._quaternion
    if hasattr(given, "as_quat"):
        given = np.roll(given.as_quat(), 1, axis=-1)
    if _has_shape(given, MATRIX):
        R = freeze(given, MATRIX, "rotation")
        if isinstance(R, np.ndarray):
            R = seal(matrices.make_orthogonal(matrices.read_rotation_matrix(R)))
        return R, None
    if _has_shape(given, QUATERNION):
        q = _scale(freeze(given, QUATERNION, "rotation"))
        unit = quaternions.normalise(q)
        return seal(_matrix_of(q)), seal(unit)
    raise PendulaError(
        "A rotation is a 3×3 matrix, a quaternion (qw, qx, qy, qz), SciPy's Rotation or pendula's; got "
        f"{given!r}."
    )


@cache
def _identity() -> tuple[Any, Any]:
    return _read_rotation(_IDENTITY)


def _scale(q: Any) -> Any:
    """Numbers near 1, so that |q|² neither overflows nor vanishes; a power of 2 costs no rounding."""
    if isinstance(q, tuple):
        return q
    _, exponent = np.frexp(np.abs(q).max(axis=-1, keepdims=True))
    return np.ldexp(q, -exponent)


@componentwise(q=QUATERNION)
def _matrix_of(q: Quaternion) -> Matrix:
    """R of a quaternion of any length; its unit quaternion would bring a square root and its rounding."""
    squares = sum(part * part for part in q)
    return tuple(tuple(entry / squares for entry in row) for row in quaternions.rotation_matrix(q))


def _has_shape(given: Any, shape: tuple[int, ...]) -> bool:
    """Whether components lie along the last axes of an array, or in a sequence, as a shape says."""
    if isinstance(given, str):
        return False
    if hasattr(given, "shape"):
        return tuple(given.shape)[-len(shape) :] == shape or tuple(given.shape) == (*shape, 1)
    return hasattr(given, "__len__") and len(given) == shape[0]
