"""Inertia of rigid bodies: along other axes, about other points, of several as one; and what no body has."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import DescriptionError
from pendula.spatial.components import (
    MATRIX,
    VECTOR,
    Matrix,
    Scalar,
    Vector,
    componentwise,
    freeze,
    functions_of,
    seal,
)
from pendula.spatial.poses import Pose
from pendula.spatial.vectors import add, cross, dot, multiply, scale, transform, transpose

# How far typed numbers may miss symmetry or the triangle inequality, relative to the largest of them: a flat
# plate, whose two small moments add up to the large one except for rounding, must pass.
ROUNDING = 1e-9
_ORIGIN = (0.0, 0.0, 0.0)


@dataclass(frozen=True, init=False, eq=False)
class Inertia:
    """How hard a rigid body is to move; an immutable value, in the axes of some frame.

    Args:
        mass: in kg, above zero; a number or an expression.
        inertia: about the centre of mass, in kg m²: a 3×3 matrix, or its diagonal, all zero for a particle.
        center: the centre of mass, from the origin of the frame, in m.

    Raises:
        DescriptionError: if no body has these, as far as they are given in numbers; says why.
    """

    mass: Any
    inertia: Any
    center: Any

    def __init__(self, mass: Any, inertia: Any, center: Vector = _ORIGIN) -> None:
        object.__setattr__(self, "mass", _read_mass(mass))
        object.__setattr__(self, "inertia", _read_tensor(inertia))
        object.__setattr__(self, "center", freeze(center, VECTOR, "center"))

    def about(self, point: Vector) -> Any:
        """The tensor of inertia about any point of the frame, along its axes."""
        return shift_inertia(self.inertia, self.mass, add(self.center, scale(-1, point)))

    def transform(self, pose: Pose) -> "Inertia":
        """The same body in the axes of a frame A, where this is in those of B and the pose is X_AB.

        ``Pose(offset)`` shifts it, ``Pose(rotation=R)`` turns it.
        """
        return Inertia(self.mass, rotate_inertia(pose.matrix, self.inertia), pose.apply(self.center))

    def momentum(
        self, velocity: Vector, angular_velocity: Vector, about: Vector = _ORIGIN
    ) -> tuple[Any, Any]:
        """The linear momentum, and the angular momentum about a point of the frame.

        Args:
            velocity: of the centre of mass.
            angular_velocity: of the body, along the axes of the frame like everything else.
            about: the point.
        """
        # P = m v, h = I ω + (c − r) × P
        P = scale(self.mass, velocity)
        arm = add(self.center, scale(-1, about))
        return P, add(transform(self.inertia, angular_velocity), cross(arm, P))

    def kinetic_energy(self, velocity: Vector, angular_velocity: Vector) -> Any:
        """T = ½ m v·v + ½ ω·I ω, with the velocity of the centre of mass."""
        spin = dot(angular_velocity, transform(self.inertia, angular_velocity))
        return (self.mass * dot(velocity, velocity) + spin) / 2

    def __add__(self, other: "Inertia") -> "Inertia":
        """Both bodies as one, welded together, in the axes of the same frame."""
        if not isinstance(other, Inertia):
            return NotImplemented
        mass = self.mass + other.mass
        center = scale(1 / mass, add(scale(self.mass, self.center), scale(other.mass, other.center)))
        rows = zip(self.about(center), other.about(center), strict=True)
        return Inertia(mass, tuple(add(a, b) for a, b in rows), center)


@componentwise(R=MATRIX, inertia=MATRIX)
def rotate_inertia(R: Matrix, inertia: Matrix) -> Matrix:
    """A tensor of inertia along other axes, where R turns components from its axes into those."""
    # Featherstone 2008, chapter 2: I_w = R I Rᵀ
    return multiply(multiply(R, inertia), transpose(R))


@componentwise(inertia=MATRIX, offset=VECTOR)
def shift_inertia(inertia: Matrix, mass: Scalar, offset: Vector) -> Matrix:
    """A tensor of inertia about a point at an offset from the centre of mass, about which it is given."""
    # Featherstone 2008, chapter 2: I_P = I + m (d·d 1 − d dᵀ), the parallel axis theorem
    squares = dot(offset, offset)
    return tuple(
        tuple(inertia[i][j] + mass * ((squares if i == j else 0) - offset[i] * offset[j]) for j in range(3))
        for i in range(3)
    )


def read_inertia(given: Any, name: str = "inertia", *, of_a_body: bool = True) -> np.ndarray:
    """A 3×3 tensor of inertia about the centre of mass, in kg m², from what a user typed.

    Args:
        given: three principal moments (Ix, Iy, Iz), or a matrix with Ixx = ∫(y² + z²) dm on its diagonal and
            Ixy = −∫xy dm beside it.
        name: what errors call it.
        of_a_body: whether principal moments that no body has are refused, not only those that no motion has.

    Raises:
        DescriptionError: if no body has this inertia; says which rule is broken, with the numbers.
    """
    tensor = _read_matrix(given, name)
    _refuse_asymmetric(tensor, name)
    tensor = (tensor + tensor.T) / 2
    moments = np.linalg.eigvalsh(tensor).tolist()
    if moments[0] <= 0:
        raise DescriptionError(
            f"The {name} has the principal moments {_listed(moments)}, and {moments[0]:.6g} is not positive; "
            "a body has three positive ones (give a thin rod a small radius)."
        )
    if of_a_body and (doubt := doubt_inertia(tensor, name)):
        raise DescriptionError(doubt)
    return tensor


def doubt_inertia(tensor: np.ndarray, name: str = "inertia") -> str:
    """Why no rigid body has an inertia, in a sentence; "" where one has, if only a thin rod or a particle."""
    small, middle, large = np.linalg.eigvalsh(tensor).tolist()
    if small < -ROUNDING * max(large, -small):
        return (
            f"The {name} has the principal moments {_listed([small, middle, large])}, and {small:.6g} is "
            "negative; no body has such a moment."
        )
    # ∫(x² + y²) dm ≤ ∫(y² + z²) dm + ∫(x² + z²) dm, with equality for a flat body.
    if large <= (small + middle) * (1 + ROUNDING):
        return ""
    small, middle = (0.0 if abs(moment) < ROUNDING * large else moment for moment in (small, middle))
    return (
        f"The {name} has the principal moments {_listed([small, middle, large])}, and {large:.6g} is more "
        f"than {small:.6g} + {middle:.6g} = {small + middle:.6g}; no body has a moment above the sum of the "
        "other two."
    )


def _read_mass(given: Any) -> Any:
    if functions_of(given) is not np and not getattr(given, "is_number", False):
        return given
    mass = read_number(given, "The mass of a body")
    if mass <= 0:
        raise DescriptionError(f"The mass of a body must be greater than zero, got {mass:g} kg.")
    return mass


def _read_tensor(given: Any) -> Any:
    if hasattr(given, "__len__") and len(given) == 3 and not any(hasattr(row, "__len__") for row in given):
        x, y, z = given
        given = ((x, 0, 0), (0, y, 0), (0, 0, z))
    frozen = freeze(given, MATRIX, "inertia")
    if isinstance(frozen, tuple):
        return frozen
    tensor = _read_matrix(frozen, "inertia")
    _refuse_asymmetric(tensor, "inertia")
    if doubt := doubt_inertia(tensor):
        raise DescriptionError(doubt)
    return seal((tensor + tensor.T) / 2)


def _listed(moments: list[float]) -> str:
    return f"({', '.join(f'{moment:.6g}' for moment in moments)})"


def _read_matrix(given: Any, name: str) -> np.ndarray:
    try:
        numbers = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        raise DescriptionError(
            f"The {name} must be three principal moments or a 3×3 matrix of numbers, got {given!r}."
        ) from None
    if numbers.shape not in ((3,), MATRIX):
        raise DescriptionError(
            f"The {name} must be three principal moments or a 3×3 matrix, got the shape {numbers.shape}."
        )
    if not np.isfinite(numbers).all():
        raise DescriptionError(
            f"The {name} has an entry that is not finite: {given!r}; give finite numbers in kg m²."
        )
    return np.diag(numbers) if numbers.shape == (3,) else numbers


def _refuse_asymmetric(tensor: np.ndarray, name: str) -> None:
    apart = np.abs(tensor - tensor.T)
    i, j = np.unravel_index(np.argmax(apart), apart.shape)
    if apart[i, j] > ROUNDING * np.abs(tensor).max():
        first, second = f"I{'xyz'[i]}{'xyz'[j]}", f"I{'xyz'[j]}{'xyz'[i]}"
        raise DescriptionError(
            f"The {name} is not symmetric: {first} = {tensor[i, j]:.6g} but {second} = {tensor[j, i]:.6g}; "
            "they must be equal."
        )
