"""What surfaces are made of, as far as contact asks: friction, restitution, resistance to rolling."""

from dataclasses import dataclass
from typing import Any

from pendula.checking import read_number
from pendula.errors import DescriptionError


@dataclass(frozen=True)
class Material:
    """The surface of a shape, or what two surfaces have together.

    Args:
        friction: Coulomb's coefficient μ, from zero on.
        restitution: Newton's coefficient ε of impacts, 0 to 1: the part of the approach speed with which
            surfaces part again.
        rolling: the arm ρ of rolling friction, m: a moment of at most ρ times the normal force.
        spinning: the arm σ of friction against turning about the normal, m, likewise.

    Two surfaces have μ = √(μ₁ μ₂) and the larger one of ε, ρ and σ together;
    ``Mechanism(pairs=...)`` says otherwise.
    """

    friction: float
    restitution: float = 0.0
    rolling: float = 0.0
    spinning: float = 0.0

    def __post_init__(self) -> None:
        for name in ("friction", "restitution", "rolling", "spinning"):
            value = read_number(getattr(self, name), f"The {name} of a Material")
            if value < 0:
                raise DescriptionError(f"The {name} of a Material is {value:g}; it must not be negative.")
            object.__setattr__(self, name, value)
        if self.restitution > 1:
            raise DescriptionError(
                f"The restitution of a Material is {self.restitution:g}; above 1, impacts would make energy."
            )

    def against(self, other: "Material") -> "Material":
        """What both surfaces have together."""
        friction = (self.friction * other.friction) ** 0.5
        larger = ("restitution", "rolling", "spinning")
        return Material(friction, *(max(getattr(self, n), getattr(other, n)) for n in larger))


def check_material(given: Any, what: str) -> None:
    """Refuse what is neither a material nor None."""
    if given is not None and not isinstance(given, Material):
        raise DescriptionError(
            f"The material of {what} must be a Material(friction=..., restitution=...), got {given!r}."
        )
