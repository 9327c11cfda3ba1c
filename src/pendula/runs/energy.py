"""The energies of a run at its saved instants."""

from dataclasses import dataclass
from functools import cached_property
from typing import NoReturn

import numpy as np

from pendula.errors import PendulaError
from pendula.runs.values import FrozenValue, as_read_only

# Every array of energies, in words.
_ENERGIES = {"kinetic": "kinetic energy", "potential": "potential energy", "jacobi": "Jacobi integral"}


@dataclass(frozen=True, eq=False)
class Energy(FrozenValue):
    """Kinetic and potential energy at the saved instants, J.

    Attributes:
        kinetic: T₂ + T₁ + T₀ where that cannot be negative, else T₂ + T₀.
        potential: V.
        jacobi: Jacobi's integral T₂ − T₀ + V; T + V unless given.
        name: what T + V is called: "Jacobi integral" for a system by lagrangian=L, whose energy that is.
    """

    kinetic: np.ndarray
    potential: np.ndarray
    jacobi: np.ndarray = None  # type: ignore[assignment]
    name: str = "energy"

    def __post_init__(self) -> None:
        for part, what in _ENERGIES.items():
            given = self.total if part == "jacobi" and self.jacobi is None else getattr(self, part)
            object.__setattr__(self, part, as_read_only(given, what))
            if getattr(self, part).shape != self.kinetic.shape:
                raise PendulaError(
                    f"The kinetic energy has shape {self.kinetic.shape}, "
                    f"but the {what} {getattr(self, part).shape}; they must be equal."
                )
        if not isinstance(self.name, str):
            raise PendulaError(f"The name of the energy must be text, got {self.name!r}.")

    @cached_property
    def total(self) -> np.ndarray:
        """E = T + V."""
        # The last samples of a diverged run may be infinite; its outcome says so, not a warning here.
        with np.errstate(over="ignore", invalid="ignore"):
            total = np.asarray(self.kinetic + self.potential)
        total.flags.writeable = False
        return total


@dataclass(frozen=True)
class NoEnergy:
    """Stands where a plain differential equation has no energy: asked for one, it says so."""

    system: str

    @property
    def kinetic(self) -> NoReturn:
        raise PendulaError(f"{self.system} is a plain differential equation: it has no energy.")

    potential = total = jacobi = name = kinetic
