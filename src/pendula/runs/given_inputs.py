"""Inputs as a run was given them: values at instants, held until the next one or joined by straight lines."""

from dataclasses import dataclass

import numpy as np

from pendula.errors import PendulaError
from pendula.runs.values import FrozenValue

# What gave the values: feedback laws, which looked at the state; rows, one a step; a table in time.
LAW, ROWS, TABLE = KINDS = ("law", "rows", "table")


@dataclass(frozen=True, eq=False)
class GivenInputs(FrozenValue):
    """Values of some inputs over the time of a run; those of laws and rows only where they changed.

    Attributes:
        inputs: their names.
        kind: what gave them: "law" or "rows", which are held until the next instant, or "table", which is
            joined by straight lines and constant beyond its ends.
        t: instants, s, shape (k,), increasing.
        values: at each of them, shape (k, number of inputs).
    """

    inputs: tuple[str, ...]
    kind: str
    t: np.ndarray
    values: np.ndarray

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise PendulaError(f"Inputs are given by {', '.join(KINDS)}; got {self.kind!r}.")
        for name in ("t", "values"):
            array = np.array(getattr(self, name), dtype=float)
            array.flags.writeable = False
            object.__setattr__(self, name, array)
        named = ", ".join(f"'{name}'" for name in self.inputs)
        if self.t.ndim != 1 or not len(self.t) or self.values.shape != (len(self.t), len(self.inputs)):
            raise PendulaError(
                f"The inputs {named} need a row of values an instant, got the shapes {self.t.shape} and "
                f"{self.values.shape}."
            )
        if not np.isfinite(self.t).all() or (np.diff(self.t) <= 0).any():
            raise PendulaError(f"The instants at which the inputs {named} were given must increase.")

    @property
    def held(self) -> bool:
        """Whether each value is held until the next."""
        return self.kind != TABLE


def keep_changes(inputs: tuple[str, ...], kind: str, t: np.ndarray, values: np.ndarray) -> GivenInputs:
    """Values that are held, without those that say again what was held already."""
    new = np.ones(len(t), dtype=bool)
    new[1:] = (values[1:] != values[:-1]).any(axis=1)
    return GivenInputs(inputs, kind, t[new], values[new])
