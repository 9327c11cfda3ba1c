"""What an audit learns of the remainder by simulating a stretch of a run again."""

import math

import numpy as np

from pendula.audits.findings import Convergence
from pendula.runs import Run
from pendula.simulation.again import Conditions
from pendula.simulation.methods import Adaptive
from pendula.simulation.time_grid import LARGEST_TOLERANCE

_FINEST, _FEWEST = 64, 8  # how much finer steps may become, how few may be left
ABOVE = 10.0  # times rounding: what a remainder must be to say anything
_LEAP, _TIGHTEST = 100.0, 1e-14  # from tolerance to tolerance, and the last one worth trying
# The method whose own error nobody notices, to tell the books of a model from the leaks of an integrator.
STRICT_METHOD, STRICT, SAMPLES = "dop853", 1e-13, 512


def expected_slope(known: Conditions) -> float:
    """How fast a remainder must fall with the step; with the tolerance, in proportion."""
    return 1.0 if isinstance(known.method, Adaptive) else float(known.method.order)


def strict_run(known: Conditions, until: float, tolerance: float = STRICT) -> Run:
    """The motion up to some time with no integration error to speak of; constraints kept by projection."""
    instants = np.linspace(known.begin, until, SAMPLES + 1)
    return known.otherwise(until, times=instants, integrator=STRICT_METHOD, tolerance=tolerance)


def remainder_of(run: Run) -> np.ndarray:
    """E − E(0) less all works since the first sample, J."""
    energy = run.energy.total
    works = sum((work - work[:1] for work in (run.ledger or {}).values()), np.zeros(len(run)))
    return energy - energy[:1] - works


def rounding_of(run: Run) -> float:
    """What rounding may do to a remainder: some bits of every energy, growing like a random walk."""
    return 2 * float(np.finfo(float).eps) * energies_of(run) * math.sqrt(max(run.steps, 4))


def energies_of(run: Run, count: int | None = None) -> float:
    """The largest of all energies and works together, J."""
    parts = [run.energy.kinetic, run.energy.potential, *(run.ledger or {}).values()]
    return float(sum(np.abs(part[:count]).max(initial=0.0) for part in parts))


def convergence(known: Conditions, end: float) -> Convergence | None:
    """How the remainder of the stretch falls with the step or the tolerance."""
    if not end > known.begin:
        return None
    tried = Refinement(known, end)
    (_by_tolerance if known.adaptive else _by_step)(tried)
    usable = tried.usable
    finest = tried.settings[-1]
    if not usable and tried.remainders[finest] > tried.floor:
        return None  # no step was small enough for a motion that makes sense
    if known.adaptive and usable and usable[-1] != finest:
        # The next one reached rounding: it fell this far at least.
        usable.append(tried.settings[tried.settings.index(usable[-1]) + 1])
    observed = tried.slope(usable if known.adaptive else usable[-2:])
    remainders = tuple(tried.remainders[s] for s in tried.settings)
    return Convergence(
        known.begin,
        end,
        tuple(tried.settings),
        remainders,
        tried.floor,
        known.setting,
        expected_slope(known),
        observed,
        known.adaptive,
    )


class Refinement:
    """The largest remainders of a stretch by step or tolerance, as far as they were tried."""

    def __init__(self, known: Conditions, end: float) -> None:
        self.known, self.end = known, end
        self.remainders: dict[float, float] = {}
        self._floors: dict[float, float] = {}
        self._sizes: dict[float, float] = {}
        self.try_setting(known.setting)

    def try_setting(self, setting: float) -> None:
        """Try another setting."""
        again = self.known.again(self.end, setting)
        found = float(np.abs(remainder_of(again)).max(initial=0.0)) if again.outcome.ok else math.inf
        self.remainders[setting] = found if math.isfinite(found) else math.inf
        self._floors[setting], self._sizes[setting] = rounding_of(again), energies_of(again)

    @property
    def settings(self) -> list[float]:
        """All that were tried, coarse ones first."""
        return sorted(self.remainders, reverse=True)

    @property
    def floor(self) -> float:
        """Remainders below it are rounding, by the finest run."""
        return ABOVE * self._floors[self.settings[-1]]

    @property
    def usable(self) -> list[float]:
        """Settings whose remainders are more than rounding and less than nonsense."""
        largest = self._sizes[self.settings[-1]]
        return [s for s in self.settings if self.floor < self.remainders[s] <= largest < math.inf]

    def slope(self, settings: list[float]) -> float:
        """The slope of log remainder over log setting from the first to the last; NaN if they are too few."""
        if len(settings) < 2 or not all(0 < self.remainders[s] < math.inf for s in settings):
            return math.nan
        first, last = settings[0], settings[-1]
        return math.log(self.remainders[first] / self.remainders[last]) / math.log(first / last)


def _by_step(tried: Refinement) -> None:
    """Halved steps until the order shows, doubled ones where all is rounding."""
    known, h = tried.known, tried.known.setting
    tried.try_setting(h / 2)
    longest = (tried.end - known.begin) / _FEWEST
    while len(tried.usable) < 2 and tried.remainders[min(tried.remainders)] <= tried.floor and not known.held:
        if 2 * max(tried.remainders) > longest:
            break
        tried.try_setting(2 * max(tried.remainders))
    while min(tried.remainders) > h / _FINEST and tried.remainders[min(tried.remainders)] > tried.floor:
        if len(tried.usable) > 2 and tried.slope(tried.usable[-2:]) >= expected_slope(known) - 0.1:
            break
        tried.try_setting(min(tried.remainders) / 2)


def _by_tolerance(tried: Refinement) -> None:
    """Ever smaller tolerances until all is rounding, looser ones where it is already."""
    remainders = tried.remainders
    while remainders[min(remainders)] > tried.floor and min(remainders) / _LEAP >= _TIGHTEST:
        tried.try_setting(min(remainders) / _LEAP)
    while (len(remainders) < 3 or remainders[max(remainders)] <= tried.floor) and (
        max(remainders) * _LEAP <= LARGEST_TOLERANCE
    ):
        tried.try_setting(max(remainders) * _LEAP)
