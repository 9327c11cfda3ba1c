"""What impacts and penetration change of positions at the end of a step, without changing velocities."""

from pendula.collision.loops.vectors import add_scaled, dot, put, row
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, turn
from pendula.contact.loops.contacts import (
    Contacts,
    add_impulse,
    composed,
    contact,
    normal,
    relative_velocity,
)
from pendula.records import Doubles

_MOST_SWEEPS = 8
_PART = 0.2  # of a penetration that is removed in a step
_FARTHEST = 10_000.0  # times what counts as touching: no step moves bodies farther apart


@compiled
def wanted_displacement(gap: float, slack: float) -> float:
    """What is left of a gap may close up to an overlap of slack; of a deeper overlap a part is removed."""
    missing = -(gap + slack)
    return missing if missing <= 0.0 else min(_PART * missing, _FARTHEST * slack)


@compiled
def _is_needed(b: Bodies, c: Contacts, h: float, slack: float) -> int:
    """Find what every contact wants of positions; whether any wants something."""
    needed = 0
    for k in range(c.count):
        one = contact(c, k)
        gap = one.gap + 0.5 * h * dot(normal(one), relative_velocity(one, b.velocities))
        one.push = 0.0
        one.wanted = wanted_displacement(gap, slack)
        if one.ln > 0.0 and (one.shift != 0.0 or gap < -2.0 * slack):
            needed = 1
    return needed


@compiled
def correct_positions(b: Bodies, c: Contacts, h: float, slack: float, moved: Doubles) -> int:
    """Move bodies to where impacts at their own instants lead, and apart where they overlap.

    An impact at the time τ h of a step whose impulse λ was given half-way leads (½ − τ) h M⁻¹ Jᵀ λ farther;
    this keeps momentum and angular momentum. Displacements are kept in ``moved``; 0 where there are none.
    """
    if _is_needed(b, c, h, slack) == 0:
        return 0
    for i in range(6 * b.count + 6):
        moved[i] = 0.0
    for k in range(c.count):
        one = contact(c, k)
        if one.shift != 0.0 and one.ln > 0.0:
            p = composed(one, one.shift * one.ln, one.shift * one.ls, one.shift * one.lt)
            add_impulse(b, one, p, moved)
    for _ in range(_MOST_SWEEPS):
        largest = 0.0
        for k in range(c.count):
            one = contact(c, k)
            u = dot(normal(one), relative_velocity(one, moved))
            push = max(one.push + (one.wanted - u) * one.per_normal, 0.0)
            change = push - one.push
            if change != 0.0:
                one.push = push
                largest = max(largest, abs(change) * one.wnn)
                add_impulse(b, one, composed(one, change, 0.0, 0.0), moved)
        if largest < 0.05 * slack:
            break
    for i in range(b.count):
        put(b.positions, i, add_scaled(row(b.positions, i), 1.0, row(moved, 2 * i)))
        angle = row(moved, 2 * i + 1)
        if angle[0] != 0.0 or angle[1] != 0.0 or angle[2] != 0.0:
            turn(b, i, angle)
    return 1
