"""Singular configurations of constraints are leapt over, by functions for the compiled loop.

Where constraints become dependent for an instant, accelerations have no limit, but the motion goes on as if
nothing had happened. The shorter the steps, the worse they are: an error ε at the distance σ from such a
configuration gives accelerations that are wrong by ε/σ. So once steps become much shorter than usual and the
constraints are nearly dependent, a longer one leads across; if one of its stages meets the singular
configuration, a little shorter one does.
"""

from pendula.simulation.methods.layout import ASKED, FORCED, LEAP, STEP, TOLERANCE, USUAL, T

# Steps that are so much shorter than usual announce a singular configuration; a leap is this part of a usual
# step, and at last not shorter than that; then this error is taken.
SHORTER, LEAPING, SHORTEST, TAKEN = 0.2, 0.4, 0.02, 1e-4


def announced(numbers):
    """Whether Python should look at the constraints."""
    return 1 if numbers[T] > numbers[ASKED] and numbers[STEP] < SHORTER * numbers[USUAL] else 0


def length(numbers):
    """Of the next step."""
    return numbers[LEAP] if numbers[T] <= numbers[ASKED] and numbers[LEAP] > 0.0 else numbers[STEP]


def forced(numbers, counts, error):
    """Whether a leap is taken in spite of its error; else it is tried again a little shorter."""
    if numbers[T] > numbers[ASKED] or numbers[LEAP] == 0.0:
        return 0
    numbers[LEAP] *= 0.8
    if numbers[LEAP] > SHORTEST * numbers[USUAL] or not (error * numbers[TOLERANCE] < TAKEN):
        return 0
    counts[FORCED] += 1
    return 1


def landed(numbers, t, h):
    """After a step: the next leap, or what is usual now."""
    if t <= numbers[ASKED] and numbers[LEAP] > 0.0:
        numbers[LEAP], numbers[STEP] = LEAPING * numbers[USUAL], max(numbers[STEP], h)
    elif h > SHORTER * numbers[USUAL]:
        numbers[USUAL] = max(h, 0.9 * numbers[USUAL])
