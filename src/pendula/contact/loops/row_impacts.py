"""Impacts of trees in two parts, as in ``impacts.py``, on the rows of their problem.

Only contacts have a first part; limits of joints and dry friction go on as they are.
"""

from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import Contact, contact
from pendula.contact.loops.impacts import (
    MOST_HITS,
    MOST_SWEEPS,
    ROUNDING,
    SETTLED,
    expansion_of,
    gain_until_impact,
    is_to_meet,
    set_rest_of_impact,
)
from pendula.contact.loops.row_sweeps import solve_cone
from pendula.contact.loops.rows import Rows, add_change, delassus_row
from pendula.contact.loops.workspace import Workspace


@compiled
def _add_first_part(w: Workspace, r: Rows, sign: float) -> None:
    """Add the first parts of impulses to the velocities without impulses, or take them away again."""
    for k in range(r.cones):
        c = contact(w.contacts, k)
        if c.fn != 0.0:
            n, s, t = delassus_row(r, 3 * k), delassus_row(r, 3 * k + 1), delassus_row(r, 3 * k + 2)
            for j in range(r.count):
                r.free[j] += sign * (c.fn * n[j] + c.fs * s[j] + c.ft * t[j])


@compiled
def end_row_compression(w: Workspace, r: Rows) -> None:
    """Keep the impulses of the compression, and begin the expansion."""
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        c.floor = expansion_of(w, c, r.impulse[i], c.fn)
        c.fn, c.fs, c.ft = r.impulse[i], r.impulse[i + 1], r.impulse[i + 2]
        r.impulse[i], r.impulse[i + 1], r.impulse[i + 2] = c.floor, 0.0, 0.0
        c.turns = 1 if c.rolling + c.spinning > 0.0 else 0
        if c.turns != 0:
            r.impulse[c.row] = r.impulse[c.row + 1] = r.impulse[c.row + 2] = 0.0
    _add_first_part(w, r, 1.0)


@compiled
def join_row_parts(w: Workspace, r: Rows) -> None:
    """Both parts of all impulses as one."""
    _add_first_part(w, r, -1.0)
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        r.impulse[i] += c.fn
        r.impulse[i + 1] += c.fs
        r.impulse[i + 2] += c.ft
        c.floor = c.fn = c.fs = c.ft = 0.0


@compiled
def _approach(w: Workspace, r: Rows, c: Contact, k: int) -> float:
    return r.velocity[3 * k] + gain_until_impact(c, w.step)


@compiled
def _next_pair(w: Workspace, r: Rows) -> int:
    """The pair that approaches fastest; −1 where none does."""
    pair, fastest = -1, 0.0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        u = _approach(w, r, c, k)
        if u < fastest and is_to_meet(w, c, u) != 0:
            pair, fastest = c.pair, u
    return pair


@compiled
def _solve_pair(w: Workspace, r: Rows, pair: int, bounces: int) -> float:
    """The impact of a pair alone; the energy that it makes beyond rounding, J."""
    speed, old = 0.0, r.direction
    for i in range(r.count):
        old[i] = r.velocity[i]
    for k in range(r.cones):
        c = contact(w.contacts, k)
        if c.pair == pair:
            u = _approach(w, r, c, k)
            c.least = -gain_until_impact(c, w.step) - (c.restitution * u if u < 0.0 and bounces != 0 else 0.0)
            speed = max(speed, abs(u))
    for _ in range(MOST_SWEEPS):
        largest = 0.0
        for k in range(r.cones):
            c = contact(w.contacts, k)
            if c.pair == pair:
                largest = max(largest, solve_cone(r, c, 3 * k))
        if largest <= SETTLED * speed:
            break
    work, size = 0.0, 0.0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        if c.pair == pair and r.impulse[3 * k] > 0.0:
            work += r.impulse[3 * k] * gain_until_impact(c, w.step)
            for i in range(3 * k, 3 * k + 3):
                work += 0.5 * r.impulse[i] * (old[i] + r.velocity[i])
            size += r.impulse[3 * k] * speed
    return work - ROUNDING * size


@compiled
def _meet(w: Workspace, r: Rows, pair: int) -> None:
    """One impact of the sequence, plastic where its bounce would make energy."""
    if _solve_pair(w, r, pair, 1) > 0.0:
        w.lowered += 1
        for i in range(3 * r.cones):
            add_change(r, i, -r.impulse[i])
            r.impulse[i] = 0.0
        _solve_pair(w, r, pair, 0)
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        if c.pair == pair:
            c.fn, c.fs, c.ft = c.fn + r.impulse[i], c.fs + r.impulse[i + 1], c.ft + r.impulse[i + 2]
            r.impulse[i] = r.impulse[i + 1] = r.impulse[i + 2] = 0.0
            c.impact, c.shift = 1.0, c.shift if c.impact > 0.0 else c.later


@compiled
def meet_rows_in_sequence(w: Workspace, r: Rows) -> None:
    """The impacts of a step one after the other; the rest of it goes on from there."""
    for k in range(r.cones):
        contact(w.contacts, k).turns = 0
    for i in range(r.count):
        r.saved[i], r.velocity[i], r.impulse[i] = r.impulse[i], r.before[i], 0.0
    for _ in range(MOST_HITS * r.cones):
        pair = _next_pair(w, r)
        if pair < 0:
            break
        _meet(w, r, pair)
    for k in range(r.cones):
        c = contact(w.contacts, k)
        c.turns = 1 if c.rolling + c.spinning > 0.0 else 0
        set_rest_of_impact(c, _approach(w, r, c, k), w.step)
    for i in range(r.count):
        r.impulse[i] = r.saved[i]
    _add_first_part(w, r, 1.0)
