"""The least size by which an entry of a state is judged, in the motion's own units.

No entry is judged by less than a small part of the size of its kind. Velocities at rest are judged by what
their coordinates do in the time of the motion. Masses far from a wave that has just begun move by tiny, steep
powers of time; where forces cancel (a cart between two pendulums that mirror each other), what is left of a
coordinate is rounding. No step is short enough to make errors small next to these.
"""

from pendula.compiler.intrinsics import call
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers
from pendula.simulation.loops.control import StepControl, scale_of_entry
from pendula.simulation.loops.workspace import Workspace

MOMENT = 1e-6  # of the time that is left: what rates do in it is the size of a kind that begins from nothing
_LARGEST = 1e300  # a size beyond it is none


@compiled
def _spread_largest(kind: Integers, size: int, values: Doubles, largest: Doubles) -> None:
    """For every entry the largest value of its kind; 0 for those of none."""
    for j in range(size):
        largest[j] = 0.0
    for j in range(size):
        first = kind[j]
        if first >= 0 and values[j] > largest[first]:
            largest[first] = values[j]
    for j in range(size):
        if kind[j] >= 0:
            largest[j] = largest[kind[j]]


@compiled
def _pace(w: Workspace, c: StepControl) -> float:
    """One by the shortest time in which some coordinate, or state, moves by its scale.

    A velocity v moves a coordinate in scale / v, an acceleration a in √(scale / a).
    """
    f, n, quickest = c.floors, w.paired, 0.0
    for j in range(w.size):
        if 0 <= j - n < n:
            scale = f.scale[j - n]
            pace = (f.rates[j] / scale) ** 0.5 if scale > 0.0 else 0.0
        else:
            pace = f.rates[j] / f.scale[j] if f.scale[j] > 0.0 else 0.0
        if quickest < pace < _LARGEST:
            quickest = pace
    return quickest


@compiled
def _give_sizes(w: Workspace, c: StepControl) -> None:
    """Sizes of kinds that begin from nothing: what rates do in a moment, at rest what these velocities do."""
    f, moment, fastest = c.floors, MOMENT * (w.until - w.time), 0.0
    for j in range(w.size):
        if f.sizes[j] == 0.0:
            f.sizes[j] = moment * f.moved[j]
        if f.coordinates <= j < f.coordinates + f.velocities and fastest < f.sizes[j] < _LARGEST:
            fastest = f.sizes[j]
    for j in range(f.coordinates):
        if f.sizes[j] == 0.0:
            f.sizes[j] = moment * fastest


@compiled
def raise_floors(w: Workspace, c: StepControl) -> None:
    """Raise the floors of entries to a part of the size of their kind, at the state in ``w.state``."""
    f, n = c.floors, w.paired
    call(f.rate, w.time, w.state, w.u, w.p, f.rates)
    longest = f.arm
    for j in range(w.size):
        f.rates[j] = abs(f.rates[j])
        f.scale[j] = scale_of_entry(c, j, w.state[j])
        if f.kind[j] >= 0 and f.kind[j] == f.lengths and c.relative[j] != 0.0:
            longest = max(longest, abs(w.state[j]))
    _spread_largest(f.kind, w.size, f.scale, f.sizes)
    _spread_largest(f.kind, w.size, f.rates, f.moved)
    for j in range(w.size):
        if f.kind[j] >= 0 and f.kind[j] == f.lengths:
            f.sizes[j] = longest
    if f.reach > 0.0 and f.turns >= 0:
        for j in range(w.size):
            if f.kind[j] >= 0 and f.kind[j] == f.moves:
                f.sizes[j] = max(f.sizes[j], f.reach * f.sizes[f.turns])
                f.moved[j] = max(f.moved[j], f.reach * f.moved[f.turns])
    pace = _pace(w, c)
    for j in range(n):
        f.sizes[n + j] = max(f.sizes[n + j], f.sizes[j] * pace)
    _give_sizes(w, c)
    for j in range(w.size):
        size = f.sizes[j]
        if c.averaged[j] != 0.0 and f.part * size > c.floor[j] and size < _LARGEST:
            c.floor[j] = f.part * size
            c.size[j] = max(c.size[j], c.floor[j])
