"""With which method, how closely, and asked in which way a case is simulated."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from campaign.case import Case

ADAPTIVE = ("auto", "lobatto16", "taylor", "dop853", "verner98", "dopri5", "radau5")
FIXED = {"rk4": 4, "gauss4": 4, "gauss6": 6}
FINEST, COARSEST = 1e-11, 1e-6
MOST_FIXED_STEPS = 200_000
LARGEST_ERROR = 1e-2  # that may be excused: truths which excuse more would tell nothing
MARGIN = 1000  # how many times its tolerance a run may be off, where the motion does not amplify errors


@dataclass(frozen=True)
class Settings:
    """Arguments of ``simulate``, and the error that a step with them may have, relative to the size."""

    arguments: Mapping[str, Any]
    tolerance: float

    def __str__(self) -> str:
        said = {name: f"{value:.3g}" if name in ("tolerance", "step", "max_step") else value
                for name, value in self.arguments.items() if name not in ("save_every", "times")}  # fmt: skip
        asked = " at times" if "times" in self.arguments else ""
        return " ".join(f"{name}={value}" for name, value in said.items()) + asked


def can_judge(case: Case) -> bool:
    """Whether errors of the finest runs grow so little that they can be told from wrong ones."""
    return MARGIN * FINEST * case.truth.amplification <= LARGEST_ERROR


def draw_settings(random: np.random.Generator, case: Case) -> Settings:
    """A method at random, its tolerance or step, and whether states are asked for at given times."""
    coarsest = min(COARSEST, LARGEST_ERROR / MARGIN / case.truth.amplification)
    tolerance = FINEST * (coarsest / FINEST) ** random.uniform()
    method = str(random.choice(case.methods or ADAPTIVE))
    asked: dict[str, Any] = {"integrator": method, "tolerance": tolerance}
    if case.fixed and random.uniform() < 0.2:
        name, part = str(random.choice(list(FIXED))), random.uniform(20, 100)
        least = part ** -FIXED[name]
        if least <= coarsest and case.end * part / case.shortest <= MOST_FIXED_STEPS:
            asked, tolerance = {"integrator": name, "step": case.shortest / part}, max(least, FINEST)
    if case.truth.ending == "finished" and random.uniform() < 0.5:
        asked["times"] = case.truth.times
    else:
        asked["until"] = case.end
        if case.truth.ending == "finished":
            asked["save_every"] = 10**9  # the last state alone; a run that ends early has not kept it
    return Settings(asked, tolerance)
