"""Reasons to refuse a step that its own error does not show.

A step across a pole, from one side of a wall to the other, looks smooth from its ends. And a step over a
narrow change of a potential ends with an energy that nothing explains.
"""

import numpy as np

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.records import Doubles, Record, record
from pendula.simulation.loops.events import observe
from pendula.simulation.loops.numbers import larger
from pendula.simulation.loops.workspace import Workspace

# How much energy may change in a step next to the largest that was ever exchanged: so many times the
# tolerance, but at least this part, and what rounding does to the potential energy.
_LENIENT, _LEAST, _ROUNDING = 1e4, 1e-7, 1e-13
_STEEPER = 10.0  # rates that grow by more towards a pole, or within a step, are not known to its ends
# A step that has grown by so much is looked at in so many places within, or in as many as lie so many times
# the shortest step apart that was needed where something acted, up to a limit; what moves nothing by such a
# part does not matter.
_GROWN, _PLACES, _APART, _MOST_PLACES, _MATTERS = 1.5, 31, 4.0, 1023, 1e-9
_MOST_GROWTH = 2.0  # where rates may be sharp
_FREE = 1e-4  # of a velocity, which changes by less in a step where next to nothing acts
_LARGEST = 1e300
_BESIDE = 1e-9  # of the way to the nearer end of a step: how far beside a zero they are looked at


@record
class Checks(Record):
    """What steps are checked by: kernels by the addresses of their entries, 0 where there is none."""

    # Values that the rate divides by, how many, and the rate itself.
    poles: int
    count: int
    rate: int
    # The energy, where nothing but the motion itself changes it, and what may be exchanged.
    energy: int
    tolerance: float
    exchanged: float
    # Whether rates may be sharp, so that steps that have grown are looked at within, and whether the method
    # looks into its steps by itself; the last step's length, the shortest where something acted, and the
    # largest rates so far.
    sharp: int
    by_itself: int
    last: float
    shortest: float
    strongest: Doubles
    # What errors of entries are compared with, shared with the control of the step.
    sizes: Doubles
    # At the start and at the end of the step: states, values at poles, rates, energies (kinetic, potential
    # and Jacobi's integral).
    start: Doubles
    end: Doubles
    values: Doubles
    new_values: Doubles
    rates: Doubles
    new_rates: Doubles
    energies: Doubles
    new_energies: Doubles


def checks_of(model: Model, tolerance: float) -> Checks | None:
    """What the steps of a model are checked by; None where there is nothing that they could miss."""
    profile, kernel = model.compilation.rate_profile, model.compilation.kernel
    kept = model.has("energy") and not model.card.power_names and not model.inputs
    conserves = (profile.sharp or profile.poles) and kept and not model.card.explicit_time
    if not profile.poles and not profile.sharp:
        return None
    made = Checks(count=profile.poles, tolerance=tolerance, shortest=np.inf, sharp=profile.sharp)
    made.rate = kernel("rate").address
    if (poles := model.compilation.poles) is not None:
        made.poles = poles.address
    if conserves:
        made.energy = kernel("energy").address
    by_state = dict.fromkeys(("start", "end", "rates", "new_rates", "strongest"), model.layout.size)
    by_pole = dict.fromkeys(("values", "new_values"), profile.poles)
    lengths = by_state | by_pole | {"energies": 3, "new_energies": 3}
    return made.allot(**lengths)


@compiled
def begin_checks(w: Workspace, k: Checks) -> None:
    """The values that the first step starts with."""
    k.last = 0.0
    observe(w, w.time, w.y, k.start)
    if k.poles != 0:
        call(k.poles, w.time, k.start, w.u, w.p, k.values)
    if k.energy != 0:
        call(k.energy, w.time, k.start, w.u, w.p, k.energies)


@compiled
def is_refused(w: Workspace, k: Checks, repeated: int) -> int:
    """Whether the step, good as it seems, is to be tried again with a shorter one.

    ``repeated`` is 1 where a longer one was tried before: it may have seen what this one does not.
    """
    observe(w, w.reached, w.new, k.end)
    if k.energy != 0:
        call(k.energy, w.reached, k.end, w.u, w.p, k.new_energies)
        if _gains_energy(k) != 0:
            return 1
    if k.poles != 0:
        call(k.poles, w.reached, k.end, w.u, w.p, k.new_values)
        for i in range(k.count):
            if k.values[i] * k.new_values[i] < 0.0 and _is_pole(w, k, i) != 0:
                return 1
    if k.sharp == 0:
        return 0
    if w.h <= _GROWN * k.last and (k.by_itself != 0 or (_is_quiet(w, k) == 0 and repeated == 0)):
        return 0
    return _hides_something(w, k)


@compiled
def _is_quiet(w: Workspace, k: Checks) -> int:
    """Whether at both ends of the step next to nothing acts: of what has acted before, or at all."""
    quiet = 1
    call(k.rate, w.time, k.start, w.u, w.p, k.rates)
    call(k.rate, w.reached, k.end, w.u, w.p, k.new_rates)
    for j in range(w.paired, w.size):
        largest = max(abs(k.rates[j]), abs(k.new_rates[j]))
        k.strongest[j] = max(k.strongest[j], largest)
        free = _FREE * max(abs(k.start[j]), abs(k.end[j]))
        if _STEEPER * largest >= k.strongest[j] and w.h * largest > free:
            quiet = 0
    if quiet == 0:
        k.shortest = min(k.shortest, w.h)
    return quiet


@compiled
def _hides_something(w: Workspace, k: Checks) -> int:
    """Whether rates within the step, on Hermite's polynomial, are much larger than at its ends.

    Without forces steps grow and grow, and one of them may lead across a barrier, seen by none of its stages.
    """
    h, start, end, rates, later, state = w.h, k.start, k.end, k.rates, k.new_rates, w.state
    call(k.rate, w.time, start, w.u, w.p, rates)
    call(k.rate, w.reached, end, w.u, w.p, later)
    within = at(state, w.size)
    places = max(_PLACES, int(min(h / (_APART * k.shortest), _MOST_PLACES)))
    for n in range(places):
        s = (n + 1.0) / (places + 1.0)
        for j in range(w.size):
            way = end[j] - start[j]
            bend = (1.0 - s) * (h * rates[j] - way) - s * (h * later[j] - way)
            state[j] = start[j] + s * way + s * (1.0 - s) * bend
        call(k.rate, w.time + s * h, state, w.u, w.p, within)
        for j in range(w.size):
            largest = max(abs(rates[j]), abs(later[j]))
            matters = _MATTERS * max(abs(start[j]), abs(end[j]), k.sizes[j])
            # Written so that a NaN counts as hidden.
            if not (abs(within[j]) <= _STEEPER * largest or h * abs(within[j]) <= matters):
                # So that shorter steps are looked at, too.
                k.strongest[j] = larger(k.strongest[j], abs(within[j]))
                return 1
    return 0


@compiled
def _gains_energy(k: Checks) -> int:
    """Whether the energy changes in a step by more than errors of a good step do."""
    before, after = k.energies, k.new_energies
    exchanged = max(k.exchanged, before[0], after[0], abs(after[1] - before[1]))
    allowed = max(_LENIENT * k.tolerance, _LEAST) * exchanged
    allowed += _ROUNDING * (abs(before[1]) + abs(after[1]))
    # Written so that an energy that is not finite counts as gained.
    gained = abs(after[0] - before[0] + after[1] - before[1])
    return 0 if gained <= allowed and gained < _LARGEST else 1


@compiled
def _is_pole(w: Workspace, k: Checks, i: int) -> int:
    """Whether rates grow towards the place at which a value passes through zero: sin x / x does not."""
    zero = abs(k.values[i]) / (abs(k.values[i]) + abs(k.new_values[i]))
    beside = zero + _BESIDE * min(zero, 1.0 - zero)
    call(k.rate, w.time, k.start, w.u, w.p, k.rates)
    call(k.rate, w.reached, k.end, w.u, w.p, k.new_rates)
    for j in range(w.size):
        k.rates[j] = max(abs(k.rates[j]), abs(k.new_rates[j]))
        w.state[j] = k.start[j] + beside * (k.end[j] - k.start[j])
    call(k.rate, w.time + beside * w.h, w.state, w.u, w.p, k.new_rates)
    for j in range(w.size):
        # Written so that a NaN counts as a pole.
        if not (abs(k.new_rates[j]) <= _STEEPER * k.rates[j]):
            return 1
    return 0


@compiled
def limit_growth(k: Checks, h: float, following: float) -> float:
    """The step that follows one of length h, where rates may be sharp not much longer."""
    return min(following, _MOST_GROWTH * h) if k.sharp != 0 else following


@compiled
def accept_checks(k: Checks, h: float) -> None:
    """The end of a step of length h is the start of the next."""
    k.last = h
    k.exchanged = max(k.exchanged, k.new_energies[0], abs(k.new_energies[1] - k.energies[1]))
    k.values, k.new_values = k.new_values, k.values
    k.energies, k.new_energies = k.new_energies, k.energies
    k.start, k.end = k.end, k.start
