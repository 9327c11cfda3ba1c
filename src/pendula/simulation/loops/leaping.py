"""Singular configurations of constraints are leapt over.

Where constraints become dependent for an instant, accelerations have no limit, but the motion goes on as if
nothing had happened. The shorter the steps, the worse they are: an error ε at the distance σ from such a
configuration gives accelerations that are wrong by ε/σ. So once steps become much shorter than usual and the
constraints are nearly dependent, a longer one leads across; if one of its stages meets the singular
configuration, a little shorter one does.
"""

from pendula.compiler.loops import compiled
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.workspace import Workspace

# Steps that are so much shorter than usual announce a singular configuration; a leap is this part of a usual
# step, and at last not shorter than that; then this error is taken.
SHORTER, LEAPING, SHORTEST, TAKEN = 0.2, 0.4, 0.02, 1e-4


@compiled
def is_announced(w: Workspace, c: StepControl) -> int:
    """Whether Python should look at the constraints."""
    return 1 if w.time > c.looked_until and c.step < SHORTER * c.usual else 0


@compiled
def is_leaping(w: Workspace, c: StepControl) -> int:
    """Whether the next step is a leap."""
    return 1 if w.time <= c.looked_until and c.leap > 0.0 else 0


@compiled
def next_length(w: Workspace, c: StepControl) -> float:
    """Of the next step."""
    return c.leap if is_leaping(w, c) != 0 else c.step


@compiled
def is_forced(w: Workspace, c: StepControl, error: float) -> int:
    """Whether a leap is taken in spite of its error; else it is tried again a little shorter."""
    if is_leaping(w, c) == 0:
        return 0
    c.leap *= 0.8
    if c.leap > SHORTEST * c.usual or not (error * c.tolerance < TAKEN):
        return 0
    c.forced += 1
    return 1


@compiled
def land(c: StepControl, t: float, h: float) -> None:
    """After a step: the next leap, or what is usual now."""
    if t <= c.looked_until and c.leap > 0.0:
        c.leap, c.step = LEAPING * c.usual, max(c.step, h)
    elif h > SHORTER * c.usual:
        c.usual = max(h, 0.9 * c.usual)
