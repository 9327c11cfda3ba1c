"""`Pose`: where a frame is and how it is turned."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial.components import VECTOR, are_equal, freeze, hash_of
from pendula.spatial.rotations import Rotation
from pendula.spatial.vectors import add, scale


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Pose:
    """The pose X_AB of a frame B in a frame A; an immutable value.

    In numbers it may be many poses, along the axes before those of components. Where an entry is an
    expression (a parameter, SymPy or CasADi), tuples stand for arrays.

    Args:
        position: of the origin of B from the origin of A, along the axes of A, in m.
        rotation: from the axes of B to the axes of A: a 3×3 matrix; a quaternion (qw, qx, qy, qz), scalar
            first, which need not have unit length; SciPy's `Rotation` or `spatial.Rotation`. None unless
            given.

    Raises:
        PendulaError: if the position has not three components, or the rotation is none; says why.
    """

    position: Any
    rotation: Rotation

    def __init__(self, position: Any = (0.0, 0.0, 0.0), rotation: Any = None) -> None:
        object.__setattr__(self, "position", freeze(position, VECTOR, "position"))
        object.__setattr__(self, "rotation", Rotation(rotation))
        _refuse_different_numbers(self.position, self.matrix)

    @property
    def matrix(self) -> Any:
        """The rotation as a matrix R_AB."""
        return self.rotation.matrix

    @property
    def quaternion(self) -> Any:
        """The rotation as a unit quaternion (qw, qx, qy, qz)."""
        return self.rotation.quaternion

    def inverse(self) -> "Pose":
        """X_BA: the pose of A in B."""
        # R_BA = R_ABᵀ, p_BA = −R_ABᵀ p_AB
        back = self.rotation.inverse()
        return Pose(scale(-1, back.apply(self.position)), back)

    def apply(self, points: Any) -> Any:
        """Points of B, along its axes from its origin, along the axes of A from the origin of A."""
        return add(self.rotation.apply(points), self.position)

    def __matmul__(self, other: "Pose") -> "Pose":
        """X_AB @ X_BC = X_AC."""
        if not isinstance(other, Pose):
            return NotImplemented
        return Pose(self.apply(other.position), self.rotation @ other.rotation)

    def __eq__(self, other: object) -> bool:
        """Whether positions and matrices are the same, entry by entry."""
        return (
            isinstance(other, Pose)
            and are_equal(self.position, other.position)
            and self.rotation == other.rotation
        )

    def __hash__(self) -> int:
        return hash((hash_of(self.position), self.rotation))

    def __repr__(self) -> str:
        position = self.position if isinstance(self.position, tuple) else self.position.tolist()
        return f"Pose({position}, {self.rotation!r})"


def _refuse_different_numbers(position: Any, matrix: Any) -> None:
    if isinstance(position, np.ndarray) and isinstance(matrix, np.ndarray):
        try:
            np.broadcast_shapes(position.shape[:-1], matrix.shape[:-2])
        except ValueError:
            raise PendulaError(
                f"A pose has as many positions as rotations, got {position.shape[:-1]} and "
                f"{matrix.shape[:-2]} of them."
            ) from None
