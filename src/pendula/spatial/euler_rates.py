"""Angular velocity and the rates of Euler angles: ω = E(u) u̇, and back where that is possible."""

import warnings
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.spatial.components import VECTOR, Matrix, Vector, componentwise, functions_of, is_numeric
from pendula.spatial.euler import ELEMENTARY, UNIT_VECTORS, order_of_turning
from pendula.spatial.vectors import cross, dot, transform, transpose

# |det E| below which a warning says that rates are 1000 times ω and more.
NEAR = 1e-3
# |det E| that comes of rounding angles such as π/2, so that the singularity itself may be meant.
SINGULAR = 1e-15


@componentwise(angles=VECTOR)
def euler_rate_matrix(sequence: str, angles: Vector, axes: str = "world") -> Matrix:
    """The matrix E(u) of ω = E u̇.

    Args:
        sequence: as in `euler.py`: "ZYX" about turned axes, "xyz" about fixed ones.
        angles: u, in radians; columns of E are in their order.
        axes: along which ω is: those of the "world", R_AB's A, or of the "body", its B.
    """
    columns, is_given_order = _axes_of_turning(sequence, angles, axes)
    return transpose(columns if is_given_order else columns[::-1])


@componentwise(angles=VECTOR, omega=VECTOR)
def euler_rates(sequence: str, angles: Vector, omega: Vector, axes: str = "world") -> Vector:
    """The rates u̇ = E(u)⁻¹ ω of Euler angles; arguments as of `euler_rate_matrix`.

    Raises:
        PendulaError: where E is singular, as far as angles are given in numbers.

    Warns:
        RuntimeWarning: near such angles, where rates are more than 1000 times ω.
    """
    (first, second, third), is_given_order = _axes_of_turning(sequence, angles, axes)
    determinant = _determinant(sequence, angles)
    _refuse_singular(determinant, sequence, angles[1])
    # Cramer's rule; the second axis is perpendicular to both others.
    rates = (
        dot(cross(second, third), omega) / determinant,
        dot(second, omega),
        dot(cross(first, second), omega) / determinant,
    )
    return rates if is_given_order else rates[::-1]


def _axes_of_turning(sequence: str, angles: Vector, axes: str) -> tuple[tuple[Vector, ...], bool]:
    """The axes about which the three angles turn, from left to right in R = R₁ R₂ R₃."""
    if axes not in ("world", "body"):
        raise PendulaError(f'The axes of an angular velocity are "world" or "body", got {axes!r}.')
    order, ordered, is_given_order = order_of_turning(sequence, angles)
    e1, e2, e3 = (UNIT_VECTORS[axis] for axis in order)
    R1, R2, R3 = (ELEMENTARY[axis](angle) for axis, angle in zip(order, ordered, strict=True))
    if axes == "world":
        # e₁, R₁ e₂, R₁ R₂ e₃
        return (e1, transform(R1, e2), transform(R1, transform(R2, e3))), is_given_order
    # R₃ᵀ R₂ᵀ e₁, R₃ᵀ e₂, e₃
    R2, R3 = transpose(R2), transpose(R3)
    return (transform(R3, transform(R2, e1)), transform(R3, e2), e3), is_given_order


def _determinant(sequence: str, angles: Vector) -> Any:
    """e₁ · (e₂ × R₂ e₃), in closed form: no digit is lost where it is small."""
    (i, j, k), _, _ = order_of_turning(sequence, angles)
    functions = functions_of(angles[1])
    if i == k:
        return -functions.sin(angles[1])
    return functions.cos(angles[1]) * (1 if (j - i) % 3 == 1 else -1)


def _refuse_singular(determinant: Any, sequence: str, middle: Any) -> None:
    if not is_numeric(determinant):
        return
    sizes = np.abs(np.ravel(determinant))
    if not sizes.size:
        return
    worst = int(np.argmin(sizes))
    degrees = float(np.degrees(np.ravel(middle)[worst]))
    if sizes[worst] <= SINGULAR:
        raise PendulaError(
            f"The rates of the Euler angles {sequence} are not determined where the middle angle is "
            f"{degrees:.6g}°: the axes of the first and the last are parallel. Use another sequence, or a "
            "quaternion."
        )
    if sizes[worst] < NEAR:
        warnings.warn(
            f"The middle one of the Euler angles {sequence} is {degrees:.9g}°, near a singularity: rates may "
            f"be {1 / sizes[worst]:.2g} times the angular velocity. Use another sequence, or a quaternion.",
            RuntimeWarning,
            stacklevel=4,
        )
