"""How far the states of a run are off: against a motion by a strict method, whole or from place to place.

A run that only inputs of its own time drive is compared from its start on, so that what the motion makes of
small errors counts. Where laws looked at the state, the recorded inputs lead elsewhere from a state that is a
little off, as the laws would not have let them: such a run is compared in parts, each from a sample of the
run, whose errors are added up. So is a run between events whose functions are not asked again.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.audits.checks import sample_evenly
from pendula.audits.findings import GlobalError
from pendula.audits.stretch import foreign_events, jumps_of, repeat_events
from pendula.audits.trials import STRICT, STRICT_METHOD, expected_slope
from pendula.errors import PendulaError
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.simulation.again import Conditions
from pendula.simulation.methods import STIFF
from pendula.simulation.scales import entry_sizes
from pendula.simulation.time_grid import SMALLEST_TOLERANCE

_LOOKS = 16  # at a part of a run, from which the sizes of its entries are known
TRUSTED = 1e-3  # an error of states, next to their sizes, that leaves them useful
_OTHER_METHOD = "verner98"  # for runs of the strict method itself
_STIFF_TOLERANCE = 1e-12
_MOST_SAMPLES, _PARTS, _MOST_PARTS = 2000, 32, 200
_LOOKS = 1024  # steps of the strict method, at least: what is shorter than its usual steps is seen too
_SHORTEST = 1e-12  # of the run: a part that is over at once
_NEARLY = 1e-6  # of the run: where events pile up, two motions do not end at the same instant


@dataclass(frozen=True, eq=False)
class Compared:
    """Samples of a run, by number, and how far every entry of their states is off; and entries' sizes.

    ``begin`` is when the run began, ``until`` how far it could be compared, ``how`` says with what.
    """

    samples: np.ndarray
    off: np.ndarray
    sizes: np.ndarray
    begin: float
    until: float
    how: str

    @property
    def errors(self) -> np.ndarray:
        """The largest of every sample, next to the size of the entry."""
        with np.errstate(all="ignore"):
            return np.nan_to_num(self.off / self.sizes, nan=np.inf).max(axis=1, initial=0.0)

    def global_error(self, run: Run) -> GlobalError:
        """In figures: how large, and up to when it is small."""
        t, errors = run.t[self.samples], self.errors
        lost = np.flatnonzero(~(errors <= TRUSTED))
        trusted = self.until
        if len(lost):
            trusted = float(t[lost[0] - 1]) if lost[0] else self.begin
        return GlobalError(float(errors.max()), self.until, trusted, self.how)


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a run: from a state at a time to the state that the run reached."""

    begin: float
    state: np.ndarray
    end: float
    reached: np.ndarray


def compare_states(known: Conditions, count: int) -> Compared | None:
    """The first so many samples against a motion without integration error to speak of, else a better run."""
    run = known.run
    chosen = sample_evenly(count, _MOST_SAMPLES)
    # Where the state jumps, an instant comes twice: states at it differ by the jump, not by an error.
    chosen = chosen[~np.isin(run.t[chosen], jumps_of(run))]
    chosen = chosen[np.unique(run.t[chosen], return_index=True)[1]]
    if not len(chosen) or not run.t[count - 1] > known.begin:
        return None
    strict = strict_options(known)
    span = float(run.t[count - 1]) - known.begin
    by = f"{strict['integrator']} at tolerance {strict['tolerance']:.0e}"
    attempts = [(strict | {"max_step": span / _LOOKS}, by, 1.0)]
    tightest = known.adaptive and known.setting < 10 * SMALLEST_TOLERANCE
    if known.adaptive:
        finer = known.setting * (10.0 if tightest else 0.1)
        attempts.append(({"setting": finer}, f"a run with a tolerance of {finer:.1g}", 1.0))
    else:
        # What is left of an error C hᵖ at half the step is 2⁻ᵖ of it.
        factor = 1 / (1 - 0.5 ** expected_slope(known))
        attempts.append(({"setting": known.setting / 2}, "a run with half the step", factor))
    best = None
    for how, words, factor in attempts:
        found = _compare(known, chosen, count, how, words, factor)
        if found is not None and (best is None or found.until > best.until):
            best = found
        if best is not None and best.until == run.t[count - 1]:
            break
    return best


def strict_options(known: Conditions) -> dict[str, Any]:
    """For ``simulate``: the method whose own error nobody notices, another one than that of the run."""
    if known.method.name == STIFF:
        return {"integrator": STIFF, "tolerance": _STIFF_TOLERANCE}
    other = known.method.name == STRICT_METHOD
    return {"integrator": _OTHER_METHOD if other else STRICT_METHOD, "tolerance": STRICT}


def move(known: Conditions, until: float, how: dict[str, Any], **changes: Any) -> Run | None:
    """The motion up to a time by a strict method, or by the run's own with another setting."""
    options = {"ledger": False, **how, **changes}
    try:
        return (known.again if "setting" in how else known.otherwise)(until, **options)
    except PendulaError:
        return None  # such as from a sample that has drifted off its constraints


def _compare(
    known: Conditions, chosen: np.ndarray, count: int, how: dict[str, Any], words: str, factor: float
) -> Compared | None:
    run, parts = known.run, _parts(known, count)
    # What ended the run would end the other motion a little earlier or later.
    repeated = known.events if len(parts) == 1 and known.events else ()
    events = tuple(event for event in repeated if not event.terminal)
    few = sample_evenly(len(parts), _MOST_PARTS)
    # What sticks a moment earlier or later is no error of a whole mode; what follows from it shows elsewhere.
    modes = [run.entries.index(name) for name in known.model.card.modes]
    carried = np.zeros(run.y.shape[1])
    samples, off, exact = [], [], []
    until = known.begin
    for part in (parts[i] for i in few):
        inside = chosen[(run.t[chosen] > part.begin) & (run.t[chosen] < part.end)]
        instants = np.append(run.t[inside], part.end)
        # Of runs that kept little more than their end, the way tells how large the motion is.
        between = np.linspace(part.begin, part.end, max(_LOOKS - len(inside), 0) + 2)[1:-1]
        times = np.union1d(instants, between)
        made = move(known.starting(part.begin, part.state), part.end, how, times=times, events=events)
        if made is None or not len(made):
            break
        exact += [part.state[None, :], made.y]
        truth = made.y[np.isin(made.t, instants)]
        states = np.vstack([run.y[inside], part.reached])[: len(truth)]
        apart = carried + factor * np.abs(states - truth)
        apart[:, modes] = 0.0
        until = float(made.t[-1])
        numbers = np.append(inside, count - 1) if part.end == run.t[count - 1] else inside
        samples.append(numbers[: len(truth)])
        off.append(apart[: len(numbers)])
        if len(truth) < len(instants):
            break
        carried = carried + (apart[-1] - carried) * len(parts) / len(few)
    if not samples or not sum(map(len, samples)):
        return None
    end = float(run.t[count - 1])
    if end - until < _NEARLY * (end - known.begin):
        until = end
    span = "over the whole run"
    if until < run.t[-1]:
        span = f"up to t = {with_unit_of(f'{until:g}', run.units, 'time')}"
    added = f", {len(few)} parts added up" if len(parts) > 1 else ""
    sizes = entry_sizes(known.model, np.vstack(exact), float(run.t[-1]) - known.begin)
    how_far = f"from {words}, {span}{added}"
    return Compared(np.concatenate(samples), np.vstack(off), sizes, known.begin, until, how_far)


def _parts(known: Conditions, count: int) -> list[Part]:
    """The whole run, or its parts between events and places at which the comparison begins anew."""
    run, end = known.run, float(known.run.t[count - 1])
    begins: dict[float, tuple[np.ndarray, np.ndarray]] = {}  # by instant: the states before and after it
    if known.fed_back:
        for k in np.unique(np.linspace(0, count - 1, _PARTS + 1).round().astype(int))[1:-1]:
            begins[float(run.t[k])] = run.y[k], run.y[k]
    if known.fed_back or not repeat_events(known):
        for event in foreign_events(known):
            if event.t < end:
                before = begins[event.t][0] if event.t in begins else event.before
                begins[event.t] = before, event.after
    instants = [t for t in sorted(begins) if t > known.begin]
    starts = [(known.begin, known.state), *((t, begins[t][1]) for t in instants)]
    ends = [*((t, begins[t][0]) for t in instants), (end, run.y[count - 1])]
    found = [Part(t, y, later, reached) for (t, y), (later, reached) in zip(starts, ends, strict=True)]
    shortest = _SHORTEST * (end - known.begin)
    return [part for part in found if part.end - part.begin > shortest]
