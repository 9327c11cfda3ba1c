"""Impacts in two parts: by Poisson's law, or one pair of shapes after the other.

Newton's law for all contacts at once needs no parts: it says which velocities they have afterwards. Poisson's
law (Glocker & Pfeiffer 1995) has a compression that ends where nothing approaches any more, and an expansion
in which every contact gives back at least ε of its normal impulse: λ_E ≥ ε λ_C, 0 ≤ u ⊥ λ_E − ε λ_C. Where
impacts follow each other, the pair that approaches fastest meets by Newton's law as if it were alone, until
none approaches. Either way, the first part stays as it is while the rest of the step is solved for; rolling
and spinning friction act in that rest only.
"""

from pendula.collision.loops.vectors import add, dot, put, row, scale
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import (
    Contact,
    Contacts,
    add_impulse,
    components,
    contact,
    normal,
    relative_velocity,
)
from pendula.contact.loops.detection import slow_approach
from pendula.contact.loops.sweeps import solve_one
from pendula.contact.loops.workspace import Workspace
from pendula.records import Vector

ROUNDING = 1e-9  # next to the energy of approach: what is not made by a bounce
MOST_HITS = 100  # for every contact, after which what still approaches is plastic
MOST_SWEEPS = 500  # over the points of one pair
SETTLED = 1e-15  # next to the speed of approach


@compiled
def has_bounce(w: Workspace) -> int:
    """Whether there is an impact in the step, and restitution, be it of another contact."""
    meets, bounces = 0, 0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        meets = 1 if c.impact > 0.0 else meets
        bounces = 1 if c.restitution > 0.0 else bounces
    return meets * bounces


@compiled
def lower_bounces(w: Workspace, works: Vector) -> int:
    """Let impacts be plastic whose bounce would make energy, as friction can make it (Kane 1984).

    Works of normal impulses and of friction, and the energy of approach.
    """
    lowered = 0
    if works[0] + works[1] > ROUNDING * works[2]:
        for k in range(w.contacts.count):
            c = contact(w.contacts, k)
            if c.impact > 0.0 and c.restitution > 0.0:
                c.least, c.restitution, lowered = 0.0, 0.0, 1
    w.lowered += lowered
    return lowered


@compiled
def gain_until_impact(c: Contact, h: float) -> float:
    """What accelerations add to the velocity of approach until the instant of an impact."""
    return c.acceleration * (0.5 * h - c.shift) if c.impact > 0.0 else 0.0


@compiled
def gain_after_impact(c: Contact, h: float) -> float:
    """What they take from the velocity of parting until the step ends."""
    return min(c.acceleration * (0.5 * h + c.shift), 0.0)


@compiled
def begin_compression(w: Workspace) -> None:
    """Let bounces end where they would turn back; first parts hold what contacts carry at rest."""
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        c.fn, c.turns = c.ln, 0
        if c.impact > 0.0 and c.restitution > 0.0:
            c.least = gain_after_impact(c, w.step)


@compiled
def expansion_of(w: Workspace, c: Contact, compression: float, at_rest: float) -> float:
    """What a contact gives back of its impulse of compression, beyond what it carries at rest.

    Nothing where that would be as slow as rest.
    """
    given = c.restitution * (compression if c.impact > 0.0 else max(compression - at_rest, 0.0))
    return given if c.impact > 0.0 or given * c.wnn > slow_approach(w) else 0.0


@compiled
def end_compression(w: Workspace) -> None:
    """Keep the impulses of the compression, and begin the expansion."""
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        c.floor = expansion_of(w, c, c.ln, c.fn)
        c.fn, c.fs, c.ft = c.ln, c.ls, c.lt
        c.ln, c.ls, c.lt = c.floor, 0.0, 0.0
        c.mn = c.ms = c.mt = 0.0
        c.turns = 1 if c.rolling + c.spinning > 0.0 else 0
    for k in range(6 * w.bodies.count):
        w.newton.free[k] = w.bodies.velocities[k]


@compiled
def join_parts(c: Contacts) -> None:
    """Both parts of all impulses as one."""
    for k in range(c.count):
        one = contact(c, k)
        one.ln, one.ls, one.lt = one.ln + one.fn, one.ls + one.fs, one.lt + one.ft
        one.floor = one.fn = one.fs = one.ft = 0.0


@compiled
def is_to_meet(w: Workspace, c: Contact, u: float) -> int:
    """Whether a contact that approaches with u is the next impact of a sequence, or may be."""
    if c.impact > 0.0 and c.fn == 0.0:
        return 1 if u < 0.0 else 0
    return 1 if u < -slow_approach(w) and c.gap + 0.5 * w.step * u <= w.touching else 0


@compiled
def set_rest_of_impact(c: Contact, u: float, h: float) -> None:
    """What is asked of an impact until the step ends, when it parts with u; else it is rest."""
    if c.impact > 0.0:
        gain = gain_after_impact(c, h)
        c.least = gain if u + 0.5 * gain > 0.0 else 0.0


@compiled
def _approach(w: Workspace, c: Contact) -> float:
    return dot(normal(c), relative_velocity(c, w.bodies.velocities)) + gain_until_impact(c, w.step)


@compiled
def _next_pair(w: Workspace) -> int:
    """The pair that approaches fastest; −1 where none does."""
    pair, fastest = -1, 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        u = _approach(w, c)
        if u < fastest and is_to_meet(w, c, u) != 0:
            pair, fastest = c.pair, u
    return pair


@compiled
def _solve_pair(w: Workspace, pair: int, bounces: int) -> float:
    """The impact of a pair alone; the energy that it makes beyond rounding, J."""
    b, v, speed = w.bodies, w.bodies.velocities, 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.pair == pair:
            u, gain = _approach(w, c), gain_until_impact(c, w.step)
            c.least = -gain - (c.restitution * u if u < 0.0 and bounces != 0 else 0.0)
            speed = max(speed, abs(u))
            put(w.moved, 2 * c.a, row(v, 2 * c.a))
            put(w.moved, 2 * c.a + 1, row(v, 2 * c.a + 1))
            put(w.moved, 2 * c.b, row(v, 2 * c.b))
            put(w.moved, 2 * c.b + 1, row(v, 2 * c.b + 1))
    for _ in range(MOST_SWEEPS):
        largest = 0.0
        for k in range(w.contacts.count):
            c = contact(w.contacts, k)
            if c.pair == pair:
                largest = max(largest, solve_one(b, c, v))
        if largest <= SETTLED * speed:
            break
    work, size = 0.0, 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.pair == pair and c.ln > 0.0:
            mean = components(c, scale(0.5, add(relative_velocity(c, w.moved), relative_velocity(c, v))))
            work += c.ln * (mean[0] + gain_until_impact(c, w.step)) + c.ls * mean[1] + c.lt * mean[2]
            size += c.ln * speed
    return work - ROUNDING * size


@compiled
def _meet(w: Workspace, pair: int) -> None:
    """One impact of the sequence, plastic where its bounce would make energy."""
    if _solve_pair(w, pair, 1) > 0.0:
        w.lowered += 1
        for k in range(w.contacts.count):
            c = contact(w.contacts, k)
            if c.pair == pair:
                add_impulse(w.bodies, c, -c.ln, -c.ls, -c.lt, w.bodies.velocities)
                c.ln = c.ls = c.lt = 0.0
        _solve_pair(w, pair, 0)
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.pair == pair:
            c.fn, c.fs, c.ft = c.fn + c.ln, c.fs + c.ls, c.ft + c.lt
            c.ln = c.ls = c.lt = 0.0
            c.impact, c.shift = 1.0, c.shift if c.impact > 0.0 else c.later


@compiled
def meet_in_sequence(w: Workspace) -> None:
    """The impacts of a step one after the other; velocities are then those before the rest of the step."""
    v, count = w.bodies.velocities, w.contacts.count
    for k in range(6 * w.bodies.count):
        v[k] = w.before[k]
    for k in range(count):
        c = contact(w.contacts, k)
        put(w.newton.saved, k, (c.ln, c.ls, c.lt))
        c.ln = c.ls = c.lt = 0.0
        c.turns = 0
    for _ in range(MOST_HITS * count):
        pair = _next_pair(w)
        if pair < 0:
            break
        _meet(w, pair)
    for k in range(count):
        c, kept = contact(w.contacts, k), row(w.newton.saved, k)
        c.ln, c.ls, c.lt = kept[0], kept[1], kept[2]
        c.turns = 1 if c.rolling + c.spinning > 0.0 else 0
        set_rest_of_impact(c, _approach(w, c), w.step)
    for k in range(6 * w.bodies.count):
        v[k] += w.step * w.falls[k]
        w.newton.free[k] = v[k]
