"""Which stretch of a run is tried again: a short one, where its remainder arises."""

import math
from collections.abc import Mapping

import numpy as np

from pendula.audits.trials import ABOVE, remainder_of, rounding_of
from pendula.runs import Occurrence, Run
from pendula.simulation.again import Conditions
from pendula.simulation.modes import modes_of
from pendula.simulation.start import relative_residuals

_STEPS, _ADAPTIVE_STEPS = 1024, 200  # of a stretch, at most
_FEW_STEPS = 32  # where laws held the motion: their record alone does not
_FEW, _MORE = 128, 256  # samples that do not show where a remainder arises, and that do
_MOST_STEPS = 200_000  # of a run that is simulated again to see more of it
_ON_GRID = 1e-6  # of a step
_SHORTEST = 1e-9  # of the time: a stretch whose instants can be told apart
_BEFORE_END = 0.99  # of the time of a run that diverged
_BEFORE_EVENT = 1 - 1e-6  # of the time to the next event
_TRIED = 3  # places at which a stretch might begin
_HELD = 1e-11  # of the sizes that constraints bind


def jumps_of(run: Run) -> np.ndarray:
    """When events changed the state."""
    return np.array([e.t for e in run.events if not np.array_equal(e.before, e.after)], dtype=float)


def repeat_events(known: Conditions) -> bool:
    """Whether events happen again without asking functions of a user."""
    if known.events is None:
        return not foreign_events(known)
    return all(e.symbolic and (e.change is None or isinstance(e.change, Mapping)) for e in known.events)


def foreign_events(known: Conditions) -> list[Occurrence]:
    """What happened in a run but does not happen again by itself, as what contacts and dry friction do."""
    modes = modes_of(known.model)
    own = {event.name for event in modes.events} if modes else set()
    return [event for event in known.run.events if event.name not in own]


def see_more(known: Conditions) -> Run:
    """The run; where it has few samples, or none at its start, the same with more of them."""
    run = known.run
    enough = len(run) >= _FEW and run.t[0] == known.begin
    if enough or run.steps > _MOST_STEPS or not repeat_events(known):
        return run
    instants = np.union1d(run.t, np.linspace(known.begin, run.t[-1], _MORE + 1))
    again = known.again(times=instants, events=known.events or ())
    return again if again.outcome.ok and len(again) == len(instants) else run


def choose_stretch(known: Conditions, run: Run, count: int) -> tuple[Conditions, float]:
    """From where and until when: a few steps between events in which the remainder changes most.

    ``run`` is that of the conditions, of which so many samples are finite, or the same with more samples.
    """
    t, jumps = run.t[: count if run is known.run else None], jumps_of(run)
    if not known.run.outcome.ok:
        # Near a singularity no method is strict.
        t = t[: max(int(np.searchsorted(t, t[0] + _BEFORE_END * (t[-1] - t[0]))), 2)]
    whole = float(t[-1] - t[0])
    steps = _FEW_STEPS if known.fed_back else _ADAPTIVE_STEPS if known.adaptive else _STEPS
    length = whole * min(1.0, steps / max(run.steps, 1)) if known.adaptive else steps * run.step
    begins = np.flatnonzero(np.diff(t) > 0)
    if not known.adaptive and known.held:
        numbers = (t[begins] - known.begin) / run.step
        begins = begins[np.abs(numbers - np.round(numbers)) < _ON_GRID]
    if not len(begins):
        return known, known.begin
    following = np.append(jumps, t[-1])[np.searchsorted(jumps, t[begins], side="right")]
    # An event at the very end would come a rounding earlier or later there, and change the motion or not.
    part = _BEFORE_EVENT if known.adaptive else 1.0
    ends = np.minimum(t[begins] + length, t[begins] + part * (following - t[begins]))
    order = np.empty(0, dtype=int)
    if run.has_energy:
        remainder = remainder_of(run)
        last = np.maximum(np.searchsorted(t, ends, side="right") - 1, begins + 1)
        changes = np.abs(remainder[last] - remainder[begins])
        if changes.max() > ABOVE * rounding_of(run):
            order = np.argsort(-np.nan_to_num(changes), kind="stable")[:_TRIED]
    for place in (*order, *range(len(begins))):
        begin, end = float(t[begins[place]]), float(ends[place])
        if not known.adaptive:
            end = begin + _whole_steps(end - begin, run.step)
        state = run.y[begins[place]]
        long_enough = end - begin > _SHORTEST * max(abs(begin), abs(end))
        if long_enough and (begin == known.begin or _holds_constraints(known, begin, state)):
            return known.starting(begin, state), end
    return known, known.begin


def _whole_steps(length: float, step: float) -> float:
    """The longest time within a length that is a power of two of steps."""
    steps = math.floor(length / step + 1e-9)
    return 2 ** math.floor(math.log2(steps)) * step if steps >= 1 else 0.0


def _holds_constraints(known: Conditions, t: float, y: np.ndarray) -> bool:
    """Whether a motion may begin there: from samples that drifted off, projection would lead back first."""
    if not known.model.constraints:
        return True
    missed = relative_residuals(known.model, t, y.copy(), np.zeros(len(known.model.inputs)))
    return bool(missed.max() <= _HELD)
