"""A rigid body of a mechanism."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from pendula.description import checks
from pendula.description.drawing import Solid
from pendula.description.mechanisms.reading import evaluate, read_scalar, read_vector
from pendula.description.mechanisms.shapes import read_shapes, weigh
from pendula.description.obstacles import FilledShape
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
        shapes: solids without a center, such as ``Box(size, pose=...)``, that viewers draw. Where neither
            center nor inertia are given, these are those of the shapes, filled evenly; where two of them
            overlap, both count.
        density: of the shapes, kg/m³, instead of a mass; a shape may have one of its own.
        collision: shapes by which it touches others; the same unless given.
        strict: whether an inertia that no body has is refused; in files there are such.

    Every number may be an expression of parameters.
    """

    name: str
    mass: Any
    center: tuple[Any, Any, Any]
    inertia: tuple[tuple[Any, Any, Any], ...]
    shapes: tuple[Solid | FilledShape, ...]
    collision: tuple[Solid | FilledShape, ...]
    strict: bool

    def __init__(
        self,
        name: str,
        mass: Any = None,
        center: Any = None,
        inertia: Any = None,
        *,
        shapes: Iterable[Solid | FilledShape] = (),
        density: Any = None,
        collision: Iterable[Solid | FilledShape] | None = None,
        strict: bool = True,
    ) -> None:
        checks.read_text(name, "name of a body")
        what = f"of the body '{name}'"
        solids = read_shapes(shapes, what)
        _refuse_doubles(what, {"mass": mass, "center": center, "inertia": inertia}, density, solids)
        if density is not None or (solids and mass != 0 and center is None and inertia is None):
            mass = None if mass is None else read_scalar(mass, f"mass {what}")
            rho = None if density is None else read_scalar(density, f"density {what}")
            found = weigh(solids, mass, rho, what)
            mass, center, inertia = found.mass, found.center, found.inertia
        made = {
            "name": name,
            "mass": read_scalar(mass, f"mass {what}"),
            "center": read_vector((0.0, 0.0, 0.0) if center is None else center, f"center {what}"),
            "inertia": _read_inertia((0.0, 0.0, 0.0) if inertia is None else inertia, f"inertia {what}"),
            "shapes": solids,
            "collision": solids if collision is None else read_shapes(collision, what),
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


def _refuse_doubles(what: str, given: Mapping[str, Any], density: Any, shapes: tuple[Any, ...]) -> None:
    """Either a mass or what it follows from."""
    if density is not None and not shapes:
        raise DescriptionError(f"The density {what} needs shapes=[...] whose density it is.")
    if density is not None and evaluate(read_scalar(density, f"density {what}")) <= 0:
        raise DescriptionError(f"The density {what} is {density}; it must be greater than zero.")
    doubles = [name for name, value in given.items() if value is not None]
    if density is not None and doubles:
        raise DescriptionError(
            f"The {doubles[0]} {what} follows from its shapes and density; give one of both."
        )
    if (
        density is None
        and given["mass"] is None
        and not (shapes and all(s.density is not None for s in shapes))
    ):
        raise DescriptionError(f"The mass {what} is missing; give mass=, or shapes= and density=.")


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
