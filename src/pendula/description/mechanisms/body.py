"""A rigid body of a mechanism."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from pendula.description import checks
from pendula.description.mechanisms.reading import evaluate, read_scalar, read_vector
from pendula.errors import DescriptionError
from pendula.spatial.inertia import ROUNDING, doubt_inertia


@dataclass(frozen=True, init=False)
class Body:
    """A rigid body; an immutable value.

    Args:
        name: what joints call it.
        mass: kg; may be zero for a body that others carry on.
        center: the centre of mass in the body's frame, m.
        inertia: about the centre of mass along the body's axes, kg m²: three principal moments or a 3×3
            matrix; zero for a point mass.
        strict: whether an inertia that no body has is refused; in files there are such.

    Every number may be an expression of parameters.
    """

    name: str
    mass: Any
    center: tuple[Any, Any, Any]
    inertia: tuple[tuple[Any, Any, Any], ...]
    strict: bool

    def __init__(
        self,
        name: str,
        mass: Any,
        center: Any = (0.0, 0.0, 0.0),
        inertia: Any = (0.0, 0.0, 0.0),
        *,
        strict: bool = True,
    ) -> None:
        checks.read_text(name, "name of a body")
        what = f"of the body '{name}'"
        made = {
            "name": name,
            "mass": read_scalar(mass, f"mass {what}"),
            "center": read_vector(center, f"center {what}"),
            "inertia": _read_inertia(inertia, f"inertia {what}"),
            "strict": strict,
        }
        for key, value in made.items():
            object.__setattr__(self, key, value)
        doubt = self.doubt
        if doubt and strict:
            raise DescriptionError(doubt)

    @property
    def massless(self) -> bool:
        """Whether it has neither mass nor inertia."""
        return not any(map(evaluate, (self.mass, *(entry for row in self.inertia for entry in row))))

    @property
    def doubt(self) -> str:
        """Why no rigid body is like this, in a sentence; "" where one is."""
        mass = evaluate(self.mass)
        if mass < 0:
            return f"The mass of the body '{self.name}' is {mass:g} kg; it must not be negative."
        tensor = np.array([[evaluate(entry) for entry in row] for row in self.inertia])
        what = f"inertia of the body '{self.name}'"
        least, largest = np.linalg.eigvalsh(tensor)[[0, 2]].tolist()
        if least < -ROUNDING * largest or largest < 0:
            return f"The {what} has the principal moment {least:.6g} kg m²; none may be negative."
        return doubt_inertia(tensor, what)

    @property
    def scalars(self) -> tuple[Any, ...]:
        """All its numbers."""
        return (self.mass, *self.center, *(entry for row in self.inertia for entry in row))


def _read_inertia(given: Any, what: str) -> tuple[tuple[Any, Any, Any], ...]:
    rows = given.tolist() if isinstance(given, sp.MatrixBase | np.ndarray) else given
    try:
        rows = list(rows)
    except TypeError:
        rows = []
    if len(rows) != 3:
        raise DescriptionError(f"The {what} must be three principal moments or a 3×3 matrix, got {given!r}.")
    if all(isinstance(row, list | tuple | np.ndarray) for row in rows):
        matrix = tuple(read_vector(row, what) for row in rows)
    else:
        x, y, z = read_vector(rows, what)
        matrix = ((x, 0.0, 0.0), (0.0, y, 0.0), (0.0, 0.0, z))
    largest = max(abs(evaluate(entry)) for row in matrix for entry in row)
    for i, j in ((0, 1), (0, 2), (1, 2)):
        one, other = evaluate(matrix[i][j]), evaluate(matrix[j][i])
        if abs(one - other) > ROUNDING * largest:
            raise DescriptionError(
                f"The {what} is not symmetric: I{'xyz'[i]}{'xyz'[j]} = {one:.6g} but "
                f"I{'xyz'[j]}{'xyz'[i]} = {other:.6g}; they must be equal."
            )
    return matrix
