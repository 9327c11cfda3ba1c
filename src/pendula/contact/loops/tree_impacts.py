"""When and how trees hit something: the first instant of a step, and what is asked of impulses there."""

from pendula.collision.loops.vectors import add, put, row
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import Contact, arm_a, arm_b, composed, contact, normal
from pendula.contact.loops.instants import outlasts, slow_approach
from pendula.contact.loops.rows import Rows
from pendula.contact.loops.workspace import EARLIER, Workspace

NEVER = 1e300  # s
_STICKS, _SLIPS, _IMPACT = range(3)  # states of contacts in a table
_AT_BOUND = 1.0 - 1e-9  # of what friction can be: it slips


@compiled
def first_impact(w: Workspace, r: Rows) -> float:
    """After which time of a step the first contact or limit is hit; ``NEVER`` where none is."""
    first = NEVER
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        if c.impact > 0.0:
            first = min(first, 0.5 * w.step - c.shift)
    return first


@compiled
def _bounces(w: Workspace, c: Contact) -> int:
    return outlasts(w, -c.restitution * c.approach, c.acceleration, w.whole)


@compiled
def time_to_touch(w: Workspace, r: Rows, near: float) -> float:
    """After which time from now on the first of what approaches touches, negative where it was before.

    0 where it is nearer than ``near``; ``NEVER`` where nothing approaches faster than at rest.
    """
    first, gap = NEVER, 0.0
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        if c.approach < 0.0 and (c.approach < -slow_approach(w) or _bounces(w, c) != 0):
            time = c.gap / -c.approach
            if time < first:
                first, gap = time, c.gap
    return 0.0 if abs(gap) <= near and first != NEVER else first


@compiled
def _let_pass(c: Contact) -> None:
    """Ask for nothing that could be missed."""
    c.least = -1e3 * (1.0 + abs(c.approach) + abs(c.acceleration))
    c.ln = c.ls = c.lt = c.mn = c.ms = c.mt = 0.0
    c.shift = c.impact = 0.0


@compiled
def let_impacts_pass(w: Workspace, r: Rows) -> None:
    """Leave out impacts that are to come at the end of this part of a step."""
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        if c.impact > 0.0:
            _let_pass(c)


@compiled
def let_impacts_be_rest(w: Workspace, r: Rows) -> None:
    """Let impacts be plastic, half-way, where there were too many in a step."""
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        if c.impact > 0.0:
            c.least = c.shift = c.impact = c.restitution = 0.0


@compiled
def set_instant(w: Workspace, r: Rows) -> None:
    """What is asked of everything that touches at the instant of an impact: u⁺ ≥ −ε u⁻, or that it rests."""
    for k in range(r.cones + r.limits):
        c, u = contact(w.contacts, k), contact(w.contacts, k).approach
        bounces = _bounces(w, c) if u < 0.0 else 0
        _let_pass(c)
        c.floor = c.fn = c.fs = c.ft = c.later = 0.0
        if c.gap > w.touching:
            continue
        c.least = 0.0
        if u < 0.0 and bounces != 0:
            c.least, c.impact = -c.restitution * u, 1.0
        elif u < 0.0:
            c.restitution, c.impact = 0.0, 1.0 if u < -slow_approach(w) else 0.0


@compiled
def keep_earlier(w: Workspace) -> None:
    """Keep what pushed in a part of a step, for the table of its contacts; rows as ``EARLIER`` says."""
    x, world = w.bodies.positions, w.bodies.count
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.ln > 0.0:
            out = at(w.earlier, EARLIER * w.earlier_count)
            out[0], out[1] = float(w.pairs.shapes[2 * c.pair]), float(w.pairs.shapes[2 * c.pair + 1])
            point = add(row(x, c.a), arm_a(c)) if c.a == world else add(row(x, c.b), arm_b(c))
            rest = at(out, 2)
            put(rest, 0, point)
            put(rest, 1, normal(c))
            rest[6] = c.gap
            put(at(rest, 7), 0, composed(c, c.ln, c.ls, c.lt))
            slips = (c.ls * c.ls + c.lt * c.lt) ** 0.5 >= c.friction * c.ln * _AT_BOUND
            rest[10] = float(_IMPACT if c.impact > 0.0 else _SLIPS if slips else _STICKS)
            w.earlier_count += 1
