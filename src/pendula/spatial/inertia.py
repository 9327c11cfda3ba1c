"""Tensors of inertia: turned into other axes, and checked where they are typed by hand."""

from typing import Any

import numpy as np

from pendula.errors import DescriptionError
from pendula.spatial.components import MATRIX, Matrix, componentwise
from pendula.spatial.vectors import multiply, transpose

# How far typed numbers may miss symmetry or the triangle inequality, relative to the largest of them: a flat
# plate, whose two small moments add up to the large one except for rounding, must pass.
ROUNDING = 1e-9


@componentwise(R=MATRIX, inertia=MATRIX)
def rotate_inertia(R: Matrix, inertia: Matrix) -> Matrix:
    """A tensor of inertia along other axes, where R turns components from its axes into those."""
    # Featherstone 2008, chapter 2: I_w = R I Rᵀ
    return multiply(multiply(R, inertia), transpose(R))


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
    """Why no rigid body has an inertia, in a sentence; "" where one has."""
    small, middle, large = np.linalg.eigvalsh(tensor).tolist()
    # ∫(x² + y²) dm ≤ ∫(y² + z²) dm + ∫(x² + z²) dm, with equality for a flat body.
    if large <= (small + middle) * (1 + ROUNDING):
        return ""
    return (
        f"The {name} has the principal moments {_listed([small, middle, large])}, and {large:.6g} is more "
        f"than {small:.6g} + {middle:.6g} = {small + middle:.6g}; no body has a moment above the sum of the "
        "other two."
    )


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
