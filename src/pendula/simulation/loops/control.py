"""The record of a loop that chooses its steps."""

from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.checks import Checks
from pendula.simulation.loops.numbers import larger


@record
class Floors(Record):
    """What ``loops/floors.py`` finds the least sizes of entries by."""

    # The kernel of the rate; how many coordinates and velocities there are; for every entry the first one of
    # its kind, −1 where it has none; the first of the coordinates that are lengths, −1 where there are none,
    # and what a turn by 1 rad moves.
    rate: int
    coordinates: int
    velocities: int
    kind: Integers
    lengths: int
    arm: float
    # The first of angular and of linear velocities of bodies that constraints hold, and what a turn by 1 rad
    # moves of these bodies, 0 where there are none.
    turns: int
    moves: int
    reach: float
    # The part of the size of its kind by which an entry is judged at least; room for numbers of all entries.
    part: float
    scale: Doubles
    rates: Doubles
    sizes: Doubles
    moved: Doubles


@record
class StepControl(Record):
    """How long steps are, and the method that makes them.

    An adaptive method is five compiled functions, called by the addresses of their code;
    ``methods/family.py`` says what each does.
    """

    begin: int
    attempt: int
    accept: int
    interpolate: int
    propose: int
    # The length of the next step, the longest one allowed, the error of the last one; how large errors may
    # be, next to the scales of the entries.
    step: float
    longest: float
    last_error: float
    tolerance: float
    # The scale of an entry is the larger of its size and ``relative`` of its value. A size is the mean of |y|
    # so far wherever ``averaged`` is 1, from sums over the time that has passed, but at least its floor. An
    # entry at its floor is small, and may move by much more than its scale in one step.
    relative: Doubles
    size: Doubles
    averaged: Doubles
    floor: Doubles
    sums: Doubles
    passed: float
    floors: Floors
    # The end of a step as (q, v, z), where it stands.
    reached: Doubles
    # What else accepted steps are checked by, if anything.
    checked: int
    checks: Checks
    # Steps rejected; whether the last one was; samples are kept every so many steps.
    rejected: int
    repeated: int
    save_every: int
    # Past singular configurations (``loops/leaping.py``): whether constraints are projected; the usual length
    # of steps, that of leaps until the time up to which Python has looked, and how many were forced.
    projects: int
    usual: float
    leap: float
    looked_until: float
    forced: int


@compiled
def scale_of_entry(c: StepControl, j: int, value: float) -> float:
    """What the error of an entry with a value is compared with."""
    return larger(c.relative[j] * abs(value), c.size[j])


@compiled
def is_small(c: StepControl, j: int, scale: float) -> int:
    """Whether the scale of an entry is no more than its floor."""
    return 1 if c.averaged[j] != 0.0 and scale <= c.floor[j] else 0
