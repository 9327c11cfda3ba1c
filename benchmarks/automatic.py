"""What ``integrator="auto"`` chooses, next to the quickest method that reaches the same accuracy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

import numpy as np

from benchmarks.measurement import Effort, quickest
from benchmarks.rows import SCALE, Row

TOLERANCES = (1e-6, 1e-9, 1e-12)
RIVALS = ("dopri5", "dop853", "verner98", "taylor", "lobatto16", "radau5")
# Chaotic motions are followed for so long; errors beyond this part of the state are another motion.
CHAOTIC, ANOTHER = 5.0, 1e-3
SLOWER = 1.5  # what is allowed
LINK_ANGLE, LINK_TIME = 0.2, 5.0
INSTANTS, MOST_REPETITIONS = 21, 4  # at which states are compared; in a round
# In a round methods take turns. Where the choice seems a poor one, there are more of them, for all methods:
# the least time of each only falls, and what disturbed it for some milliseconds, as long as a run, goes.
ROUNDS, MOST_ROUNDS, POOR = 2, 12, 0.8


@dataclass(frozen=True)
class Choice:
    """What was chosen for a system and an accuracy, and what would have been the quickest."""

    system: str
    tolerance: float
    method: str
    seconds: float
    best: str
    best_seconds: float

    @property
    def ratio(self) -> float:
        return self.best_seconds / self.seconds


def choices(effort: Effort) -> list[Choice]:
    """Every gallery system and chains of links at every tolerance."""
    found = []
    for name, system, until in _systems(effort):
        found += _choices(name, system, until, min(effort.repetitions, MOST_REPETITIONS))
    return found


def choice_rows(found: Sequence[Choice]) -> Iterator[Row]:
    """How far the worst choice is from the quickest."""
    worst = min(found, key=lambda choice: choice.ratio)
    note = (
        f"{len(found)} pairs of system and tolerance; the worst is {worst.system} at {worst.tolerance:g}, "
        f"{worst.method} for {worst.best}; each at the loosest tolerance that reaches the accuracy"
    )
    ours, best = worst.seconds * SCALE["ms"], worst.best_seconds * SCALE["ms"]
    yield Row("auto, worst choice", ours, "quickest", best, worst.ratio, 1 / SLOWER, "ms", note=note)


# Contacts, which events or steps meet whatever the method is, and loops that take minutes to compile.
_OTHERS = {"contact_scenes", "contact_systems", "walkers", "rolling", "loops", "nets", "chains"}


def _systems(effort: Effort) -> Iterator[tuple[str, Any, float]]:
    import pendula as pe
    from pendula.gallery.registry import systems

    moved = [each for each in systems() if each.module not in _OTHERS and not each.contact]
    for about in moved[: effort.chosen]:
        yield about.name, about.name, min(about.until, CHAOTIC) if about.chaotic else about.until
    for n in effort.links:
        start = {f"theta{i + 1}": LINK_ANGLE for i in range(n)}
        yield f"{n} links", pe.gallery.n_link_pendulum(n).replace(start=start), LINK_TIME


def _choices(name: str, system: Any, until: float, repetitions: int) -> Iterator[Choice]:
    import pendula as pe

    model = pe.derive(system)

    times = np.linspace(0.0, until, INSTANTS).tolist()

    def run(method: str, tolerance: float) -> Any:
        return pe.simulate(model, times=times, tolerance=tolerance, integrator=method)

    exact = [run(method, 1e-13) for method in ("verner98", "radau5" if _is_stiff(name) else "dop853")]
    size = 1 + np.abs(exact[0].y).max()

    def error_of(found: Any) -> float:
        return float(np.abs(found.y - exact[0].y).max() / size) if found.outcome.ok else ANOTHER

    trust = 2 * error_of(exact[1])
    for target in TOLERANCES:
        reached, entrants = min(max(target, trust), ANOTHER / 2), {}
        for method in ("auto", *RIVALS):
            for tolerance in (target * 10.0**k for k in (2, 1, 0, -1, -2)):
                if 1e-15 <= tolerance <= 1e-1 and error_of(run(method, tolerance)) <= reached:
                    entrants[method] = partial(run, method, tolerance)
                    break
        seconds = dict.fromkeys(entrants, inf)
        for number in range(MOST_ROUNDS):
            for method, entrant in entrants.items():
                seconds[method] = min(seconds[method], quickest(repetitions, entrant)[0])
            if number + 1 >= ROUNDS and min(seconds.values()) >= POOR * seconds.get("auto", inf):
                break
        chosen = entrants["auto"]().integrator if "auto" in entrants else "none"
        best = min(seconds, key=lambda method: seconds[method])
        yield Choice(name, target, chosen, seconds.get("auto", inf), best, seconds[best])


def _is_stiff(name: str) -> bool:
    from pendula.gallery.registry import systems

    return any(about.name == name and about.stiff for about in systems())
