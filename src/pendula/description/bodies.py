"""Rigid bodies by their energy, in the plane and in space."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from pendula.description.points import Point
from pendula.description.symbols import dot
from pendula.errors import DescriptionError
from pendula.spatial.matrices import rotation_about


def rotation(axis: Any, angle: Any) -> sp.ImmutableDenseMatrix:
    """The matrix that turns a vector by an angle about an axis: "x", "y", "z" or a unit vector.

    Rodrigues: R = cos α 𝟙 + sin α [n]× + (1 − cos α) n nᵀ.
    """
    named = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}
    if isinstance(axis, str) and axis not in named:
        raise DescriptionError(f'The axis must be "x", "y", "z" or three components, got {axis!r}.')
    n = sp.Matrix(named[axis] if isinstance(axis, str) else [sp.sympify(c) for c in axis])
    if n.shape != (3, 1):
        raise DescriptionError(f"An axis has three components, got {n.rows}.")
    if n.norm().is_number and abs(float(n.norm()) - 1) > 1e-12:
        raise DescriptionError(
            f"The axis {tuple(n.flat())} must have length 1; its length is {float(n.norm()):g}."
        )
    return sp.ImmutableDenseMatrix(rotation_about(n, sp.sympify(angle)))


@dataclass(frozen=True)
class RigidBody:
    """A rigid body: mass, inertia about its centre of mass, and where that is.

    Args:
        mass: in kg.
        inertia: the plane's scalar J, or in space the 3×3 matrix in body axes (three numbers: its diagonal).
        center: the centre of mass.
        angle: orientation in the plane, in rad.
        rotation: orientation in space, the matrix from body axes to inertial axes.
    """

    mass: Any
    inertia: Any
    center: Point
    angle: Any = None
    rotation: Any = None

    def __post_init__(self) -> None:
        if (self.angle is None) == (self.rotation is None):
            raise DescriptionError("A RigidBody needs either angle= (in the plane) or rotation= (in space).")
        if self.rotation is not None and (
            self.center.dimension != 3 or sp.Matrix(self.rotation).shape != (3, 3)
        ):
            raise DescriptionError("A RigidBody in space needs a 3D center and a 3×3 rotation.")
        if self.rotation is not None and np.shape(self.inertia) not in ((3,), (3, 1), (3, 3)):
            raise DescriptionError(
                "The inertia of a RigidBody in space is a 3×3 matrix in body axes, or three numbers, its "
                f"diagonal, got {self.inertia}; of a ball of inertia J it is (J, J, J)."
            )

    @property
    def angular_velocity(self) -> Any:
        """Θ̇ in the plane; in space ω in body axes, from RᵀṘ = [ω]×."""
        if self.rotation is None:
            return dot(self.angle)
        R = sp.Matrix(self.rotation)
        W = R.T * dot(R)
        return sp.Matrix([shorten_squares(w) for w in (W[2, 1], W[0, 2], W[1, 0])])

    @property
    def kinetic(self) -> Any:
        """½ m ṙ·ṙ + ½ J ω², in space ½ m ṙ·ṙ + ½ ωᵀ I ω in body axes."""
        half, v, w = sp.Rational(1, 2), self.center.velocity, self.angular_velocity
        if self.rotation is None:
            return half * self.mass * v.dot(v) + half * self.inertia * w**2
        return half * self.mass * shorten_squares(v.dot(v)) + half * w.dot(self._inertia_matrix() * w)

    def _inertia_matrix(self) -> Any:
        inertia = sp.Matrix(self.inertia)
        return sp.diag(*inertia) if inertia.shape == (3, 1) else inertia


def shorten_squares(given: Any) -> Any:
    """The same without squares of sines, sin² = 1 − cos², if that is shorter: a product of rotations is.

    As polynomials of sines and cosines, what cancels does: ω of three Euler angles becomes that of textbooks.
    """
    expanded = sp.expand(given)
    powers = [
        p for p in expanded.atoms(sp.Pow) if isinstance(p.base, sp.sin) and p.exp.is_Integer and p.exp > 1
    ]
    squares = {p: (1 - sp.cos(p.base.args[0]) ** 2) ** (p.exp // 2) * p.base ** (p.exp % 2) for p in powers}
    made = sp.expand(expanded.xreplace(squares))
    return made if sp.count_ops(made) < sp.count_ops(given) else given
