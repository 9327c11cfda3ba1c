"""What impacts and penetration change of positions at the end of a step, without changing velocities."""

from pendula.collision.loops.vectors import add_scaled, dot, put, row
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, turn
from pendula.contact.loops.contacts import (
    Contacts,
    add_impulse,
    add_shifted_impulse,
    composed,
    contact,
    normal,
    relative_velocity,
    shift_of,
)
from pendula.records import Doubles

_MOST_SWEEPS = 8
_PART = 0.2  # of a penetration that is removed in a step
_FARTHEST = 10_000.0  # times what counts as touching: no step moves bodies farther apart
TOO_DEEP = 1000.0  # times what counts as touching: an overlap that is removed whatever energy it needs


@compiled
def wanted_displacement(gap: float, slack: float) -> float:
    """What is left of a gap may close up to an overlap of slack; of a deeper overlap a part is removed."""
    missing = -(gap + slack)
    return missing if missing <= 0.0 else min(_PART * missing, _FARTHEST * slack)


@compiled
def _is_needed(b: Bodies, c: Contacts, h: float, slack: float, shifts: Doubles) -> int:
    """Find what every contact wants of positions; whether any wants something."""
    needed = 0
    for k in range(c.count):
        one = contact(c, k)
        u = dot(normal(one), relative_velocity(one, b.velocities))
        gap = one.gap + 0.5 * h * (u + 0.25 * one.bend)
        one.push = 0.0
        # What parts within the next step needs no help, which would change angular momentum.
        one.wanted = wanted_displacement(gap + h * max(u, 0.0), slack)
        late = shift_of(shifts, one, one.a) != 0.0 or shift_of(shifts, one, one.b) != 0.0
        if one.ln > 0.0 and (late or gap < -2.0 * slack):
            needed = 1
    return needed


@compiled
def _limit_pushes(b: Bodies, c: Contacts, slack: float, moved: Doubles, energy: float) -> None:
    """Let lifting bodies out of each other need no more energy than there is for it.

    A push moves bodies by M⁻¹Jᵀ push, whose work against gravity is −push n·g of both.
    """
    work = 0.0
    for k in range(c.count):
        one = contact(c, k)
        work -= one.push * one.acceleration
    if work <= energy:
        return
    part = energy / work
    for k in range(c.count):
        one = contact(c, k)
        if one.push > 0.0 and one.gap > -TOO_DEEP * slack:
            add_impulse(b, one, (part - 1.0) * one.push, 0.0, 0.0, moved)
            one.push *= part


@compiled
def correct_positions(
    b: Bodies, c: Contacts, h: float, slack: float, moved: Doubles, shifts: Doubles, energy: float
) -> int:
    """Move bodies to where impacts at their own instants lead, and apart where they overlap.

    An impact at the time τ h of a step whose impulse λ was given half-way leads (½ − τ) h M⁻¹ Jᵀ λ farther;
    this keeps momentum, and angular momentum as bodies have one such time each, by ``shifts``. Overlaps are
    removed with the energy that contacts took in this step, so that none is made. Displacements are kept in
    ``moved``; 0 where there are none.
    """
    if _is_needed(b, c, h, slack, shifts) == 0:
        return 0
    for i in range(6 * b.count + 6):
        moved[i] = 0.0
    for k in range(c.count):
        one = contact(c, k)
        if one.ln > 0.0:
            add_shifted_impulse(b, one, composed(one, one.ln, one.ls, one.lt), shifts, moved)
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
                add_impulse(b, one, change, 0.0, 0.0, moved)
        if largest < 0.05 * slack:
            break
    _limit_pushes(b, c, slack, moved, energy)
    for i in range(b.count):
        put(b.positions, i, add_scaled(row(b.positions, i), 1.0, row(moved, 2 * i)))
        angle = row(moved, 2 * i + 1)
        if angle[0] != 0.0 or angle[1] != 0.0 or angle[2] != 0.0:
            turn(b, i, angle)
    return 1
