"""What an audit learns by simulating a run again, whole or a stretch of it."""

import math

import numpy as np

from pendula.audits.checks import sample_evenly
from pendula.audits.findings import Convergence, GlobalError
from pendula.runs import Run
from pendula.simulation.again import Conditions
from pendula.simulation.methods import Adaptive
from pendula.simulation.time_grid import LARGEST_TOLERANCE, SMALLEST_TOLERANCE

_STRETCH = 1024  # steps of a fixed-step method that are tried again, at most
_ADAPTIVE_STRETCH = 200  # the same for an adaptive one
_FINEST, _FEWEST = 64, 8  # how much finer steps may become, how few may be left
_ABOVE = 10.0  # times rounding: what a remainder must be to say anything
_LEAP, _TIGHTEST = 100.0, 1e-14  # from tolerance to tolerance, and the last one worth trying
_MOST_STEPS = 200_000  # of a whole run that is simulated again
TRUSTED = 1e-3  # an error of states that leaves them useful
# The method whose own error nobody notices, to tell the books of a model from the leaks of an integrator.
STRICT_METHOD, STRICT, SAMPLES = "dop853", 1e-13, 512


def expected_slope(known: Conditions) -> float:
    """How fast a remainder must fall with the step; with the tolerance, in proportion."""
    return 1.0 if isinstance(known.method, Adaptive) else float(known.method.order)


def strict_run(known: Conditions, until: float) -> Run:
    """The run up to some time with no integration error to speak of; constraints kept by projection."""
    instants = np.linspace(known.run.t[0], until, SAMPLES + 1)
    return known.otherwise(until, times=instants, integrator=STRICT_METHOD, tolerance=STRICT)


def first_change(run: Run) -> float:
    """When the first event changed the state; ∞ where none did."""
    changed = (e.t for e in run.events if not np.array_equal(e.before, e.after))
    return next(changed, math.inf)


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


def stretch_end(known: Conditions) -> float:
    """Where the stretch that is tried again ends: before any event that changes the state."""
    run = known.run
    begin, end = float(run.t[0]), min(float(run.t[-1]), first_change(run))
    if known.adaptive:
        return begin + (end - begin) * min(1.0, _ADAPTIVE_STRETCH / max(run.steps, 1))
    steps = min(_STRETCH, math.floor((end - begin) / run.step + 1e-9))
    return begin + (2 ** math.floor(math.log2(steps)) * run.step if steps >= 1 else 0.0)


def convergence(known: Conditions, end: float) -> Convergence | None:
    """How the remainder of the stretch falls with the step or the tolerance."""
    begin = float(known.run.t[0])
    if not end > begin:
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
        begin,
        end,
        tuple(tried.settings),
        remainders,
        tried.floor,
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
        return _ABOVE * self._floors[self.settings[-1]]

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
    longest = (tried.end - known.run.t[0]) / _FEWEST
    while (
        len(tried.usable) < 2
        and tried.remainders[min(tried.remainders)] <= tried.floor
        and not known.control.held
    ):
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


def global_error(known: Conditions, end: float) -> GlobalError | None:
    """How far the states are off: by a run with half the step, or a tenth of the tolerance."""
    run, whole = known.run, known.run.steps <= _MOST_STEPS
    repeatable = known.events is not None or not first_change(run) < math.inf
    until = float(run.t[-1]) if whole and repeatable else end
    seen = np.flatnonzero(run.t <= until)
    seen = seen[sample_evenly(len(seen))]
    # Where the state jumps, an instant comes twice: states at it differ by the jump, not by an error.
    jumps = {event.t for event in run.events}
    seen = np.array([i for i in seen if run.t[i] not in jumps], dtype=int)
    instants = np.unique(run.t[seen])
    if len(instants) < 2 or len(instants) != len(seen) or not known.setting > 0:
        return None
    tightest = known.adaptive and known.setting < 10 * SMALLEST_TOLERANCE
    setting = known.setting * ((10.0 if tightest else 0.1) if known.adaptive else 0.5)
    again = known.again(float(instants[-1]), setting, events=known.events or (), times=instants)
    if len(again) != len(instants):
        return None
    # What is left of an error C hᵖ at half the step is 2⁻ᵖ of it.
    factor = 1.0 if known.adaptive else 1 / (1 - 0.5 ** expected_slope(known))
    errors = factor * (np.abs(run.y[seen] - again.y) / (1 + np.abs(again.y))).max(axis=1)
    lost = np.flatnonzero(~(errors <= TRUSTED))
    believed = float(instants[lost[0] - 1] if len(lost) and lost[0] else instants[-1 if not len(lost) else 0])
    by = f"a tolerance of {setting:.1g}" if known.adaptive else "half the step"
    span = "over the whole run" if until == run.t[-1] else f"up to t = {until:g} s"
    how = f"from a run with {by}, {span}"
    return GlobalError(float(np.nan_to_num(errors, nan=np.inf).max()), until, believed, how)
