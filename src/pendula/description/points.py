"""Points of the plane and of space as functions of the coordinates."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import sympy as sp

from pendula.description.symbols import dot
from pendula.errors import DescriptionError


@dataclass(frozen=True, init=False)
class Point:
    """A point with Cartesian position (x, y) or (x, y, z); its velocity follows by the chain rule."""

    position: sp.ImmutableDenseMatrix
    name: str = field(default="", compare=False)

    def __init__(self, *position: Any, name: str = "") -> None:
        if len(position) not in (2, 3):
            raise DescriptionError(f"A Point needs 2 or 3 components, got {len(position)}.")
        try:
            column = sp.ImmutableDenseMatrix([sp.sympify(c, strict=True) for c in position])
        except sp.SympifyError as error:
            raise DescriptionError(f"A Point's component is not an expression: {error}.") from None
        object.__setattr__(self, "position", column)
        object.__setattr__(self, "name", name)

    @property
    def dimension(self) -> int:
        return self.position.rows

    @property
    def x(self) -> Any:
        return self.position[0]

    @property
    def y(self) -> Any:
        return self.position[1]

    @property
    def z(self) -> Any:
        if self.dimension == 2:
            raise DescriptionError("A point of the plane has no z; give the Point three components.")
        return self.position[2]

    @property
    def velocity(self) -> Any:
        """ṙ as a SymPy column: Σ ∂r/∂q q̇ + ∂r/∂t."""
        return dot(self.position)

    @property
    def acceleration(self) -> Any:
        """r̈ as a SymPy column, in terms of q, q̇ and q̈."""
        return dot(self.velocity)

    def translate(self, *offset: Any, name: str = "") -> "Point":
        """The point at this one's position plus an offset."""
        if len(offset) != self.dimension:
            raise DescriptionError(
                f"An offset of {len(offset)} components cannot move a {self.dimension}D point."
            )
        return Point(*(c + o for c, o in zip(self.position.flat(), offset, strict=True)), name=name)

    def to(self, other: "Point") -> Any:
        """The vector from this point to another, as a SymPy column."""
        if self.dimension != other.dimension:
            raise DescriptionError("A point of the plane and a point of space have no common vector.")
        return other.position - self.position

    def __iter__(self) -> Iterator[Any]:
        return iter(self.position)
