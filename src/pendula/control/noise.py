"""Noise that can be repeated: a sum of swings with random frequencies and phases.

n(t) = σ √(2/N) Σ cos(ωₖ t + φₖ), one frequency from each of N equal parts of the band, has the variance σ², a
flat spectrum up to the bandwidth, and nearly a normal distribution (Shinozuka 1971). It is an expression of
time: smooth, the same for every integrator and step, and compiled with the system.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp

from pendula.checking import read_number
from pendula.description import time
from pendula.errors import DescriptionError


@dataclass(frozen=True, eq=False)
class Noise:
    """A random disturbance or error of measurement, given wherever an expression is.

    Args:
        deviation: σ, its standard deviation, in the unit of what it disturbs; not negative.
        bandwidth: the highest frequency in it, rad/s.
        seed: another one gives other noise, the same one the same.
        terms: how many swings it consists of; it repeats itself only after about 2π terms/bandwidth.
    """

    deviation: float
    bandwidth: float
    seed: int = 0
    terms: int = 60

    def __post_init__(self) -> None:
        if read_number(self.deviation, "The deviation of noise") < 0:
            raise DescriptionError(f"The deviation of noise must not be negative, got {self.deviation!r}.")
        if read_number(self.bandwidth, "The bandwidth of noise") <= 0:
            raise DescriptionError(f"The bandwidth of noise must be above 0 rad/s, got {self.bandwidth!r}.")
        if not isinstance(self.terms, int) or self.terms < 1:
            raise DescriptionError(f"The terms of noise are a count from 1 on, got {self.terms!r}.")

    @property
    def intensity(self) -> float:
        """That of white noise with the same spectrum within the band, for a Kalman filter: π σ²/bandwidth."""
        return float(np.pi * self.deviation**2 / self.bandwidth)

    @cached_property
    def expression(self) -> Any:
        random = np.random.default_rng(self.seed)
        frequencies = (np.arange(self.terms) + random.uniform(size=self.terms)) * self.bandwidth / self.terms
        phases = random.uniform(0, 2 * np.pi, self.terms)
        size = self.deviation * np.sqrt(2 / self.terms)
        waves = [
            sp.cos(sp.Float(w) * time + sp.Float(phase))
            for w, phase in zip(frequencies.tolist(), phases.tolist(), strict=True)
        ]
        return sp.Float(size) * sp.Add(*waves)

    @property
    def free_symbols(self) -> set[Any]:
        """Those of its expression: simulate then takes it for one."""
        return self.expression.free_symbols

    def _sympy_(self) -> Any:
        return self.expression
