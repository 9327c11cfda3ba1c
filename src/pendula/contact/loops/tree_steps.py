"""Steps of trees with contact: Moreau and Jean's time stepping, as in ``steps.py``, by coordinates of joints.

A step, or a part of it, moves freely for half of its time (``flight.py``), adds the impulses of contacts,
limits of joints, dry friction and dampers, all at once, and moves on freely. Impulses change velocities at
one configuration, so that their works are exact and energy never grows by them. They are such that contacts
rest at the end of the step, where free motion is taken to do in its second half what it did in its first.

A step ends at its first impact: that is solved for at its own instant, and the rest of the step follows.
"""

from pendula.compiler.intrinsics import at, invoke
from pendula.compiler.loops import compiled
from pendula.contact.loops.articulation import (
    Articulation,
    displace,
    drift_tree,
    find_accelerations,
    from_drifting,
    move_bodies,
    place_bodies,
    set_matrix,
    solve_matrix,
    to_drifting,
)
from pendula.contact.loops.contacts import contact
from pendula.contact.loops.detection import remember_impulses
from pendula.contact.loops.flight import add_damper_works, fly
from pendula.contact.loops.row_positions import find_pushes, find_row_penetration
from pendula.contact.loops.row_solving import keep_works, lower_row_restitution, solve_rows
from pendula.contact.loops.row_sweeps import find_row_residuals
from pendula.contact.loops.rows import Rows, add_to_tree, count_rows, find_velocities, keep_impulses, set_rows
from pendula.contact.loops.steps import CORRECTION, PENETRATION
from pendula.contact.loops.tree_impacts import (
    NEVER,
    first_impact,
    keep_earlier,
    let_impacts_be_rest,
    let_impacts_pass,
    set_instant,
    time_to_touch,
)
from pendula.contact.loops.workspace import BEGIN, DETECT, DONE, MORE_ROOM, NOT_FINITE, SOLVE, Workspace
from pendula.records import Doubles, Record, record

MOST_IMPACTS = 8  # in a step, one after the other; what follows is plastic
PARTS = 2 * MOST_IMPACTS  # at most that are followed by another
_PLACE = SOLVE + 1  # the stage of a part of a step before bodies are where contacts are looked for
_REST, _APPROACH, _INSTANT = range(3)  # parts of a step: to its end, to an impact, the impact
_MOST_TRIES = 5  # of finding the instant of an impact
_NEAR = 1e-7  # next to what counts as touching: a gap at the instant of an impact
_FARTHER = 1e3  # times what counts as touching: where contacts are looked for at that instant
_NOTHING = 1e-9  # of a step: a part that is none


@record
class Tree(Record):
    """What is stepped."""

    world: Workspace
    motion: Articulation
    rows: Rows
    # How far shapes reach from the origins of their bodies, at most.
    reach: float
    # Which part of a step this is; when it began; the length of the step, what is left of it, and how much of
    # that goes by before an impact, s; impacts, and how often the instant of this one was sought.
    part: int
    now: float
    length: float
    left: float
    until_impact: float
    impacts: int
    tries: int
    # At the start of this part: the state, works, and how many contacts were kept.
    saved: Doubles
    saved_works: Doubles
    saved_count: int


@compiled
def _copy(s: Tree, back: int) -> None:
    """Keep state and works to come back to, or come back to them."""
    w, m = s.world, s.motion
    n = m.nq + m.nv + m.nz
    for i in range(n):
        if back != 0:
            m.y[i] = s.saved[i]
        else:
            s.saved[i] = m.y[i]
    for i in range(5 + m.power_count):
        works, k = (w.works, i) if i < 5 else (m.power_works, i - 5)
        if back != 0:
            works[k] = s.saved_works[i]
        else:
            s.saved_works[i] = works[k]
    if back != 0:
        w.earlier_count = s.saved_count
    else:
        s.saved_count = w.earlier_count


@compiled
def _start_step(s: Tree) -> None:
    w, m = s.world, s.motion
    m.u = at(m.inputs, (w.steps - m.first) * m.inputs_per_step)
    s.now = m.start + w.steps * m.length
    s.length = s.left = w.step
    s.part, s.impacts, w.earlier_count = _REST, 0, 0
    _copy(s, 0)
    w.stage = _PLACE


@compiled
def _place_at_instant(s: Tree) -> None:
    """Bodies, velocities and masses as they are."""
    w, m = s.world, s.motion
    v = at(m.y, m.nq)
    w.step, w.farther = 0.0, _FARTHER * w.touching
    for i in range(m.nv):
        m.before[i], m.change[i] = v[i], 0.0
    place_bodies(m, w.bodies, s.now)
    set_matrix(m, s.now, 0.0)
    move_bodies(m, w.bodies, m.before, w.bodies.velocities)


@compiled
def _place_half_way(s: Tree, h: float) -> None:
    """Half of a part of a step, and what its velocities are to become without contact."""
    w, m, damps = s.world, s.motion, 0.0
    v, middle, q = at(m.y, m.nq), s.now + 0.5 * h, m.rates
    w.step, w.farther = h, 0.0
    for i in range(m.nv):
        m.before[i] = v[i]
    to_drifting(m, m.before)
    # Contacts are found where velocities of the start lead: what rests is there, though it falls meanwhile.
    for i in range(m.nq):
        q[i] = m.y[i]
    drift_tree(m, 0.5 * h, m.before)
    place_bodies(m, w.bodies, middle)
    for i in range(m.nq):
        m.y[i] = q[i]
    fly(m, s.now, 0.5 * h)
    from_drifting(m, m.before)
    set_matrix(m, middle, h)
    # Dampers: (M + ½ h D) δ = −h D v, which is M δ = −h D v̄ where v̄ = v + ½ δ.
    for i in range(m.nv):
        damps += m.damping[i]
        m.change[i] = -h * m.damping[i] * v[i]
    if damps > 0.0:
        solve_matrix(m, m.change)
    for i in range(m.nv):
        m.change[i] += 2.0 * (v[i] - m.before[i])
    move_bodies(m, w.bodies, m.before, w.bodies.velocities)
    w.hurry = find_accelerations(m, w.bodies, h, w.falls, s.reach)


@compiled
def _is_set(s: Tree) -> int:
    """Whether this part of a step is the one to solve for; else the one that is to come before it is set."""
    w, r = s.world, s.rows
    if s.part == _REST:
        time = first_impact(w, r) if s.impacts < MOST_IMPACTS else NEVER
        if time == NEVER:
            let_impacts_be_rest(w, r)
            return 1
        s.until_impact, s.tries = min(time, s.left), 0
        s.part = _APPROACH if time > _NOTHING * s.length else _INSTANT
        _copy(s, 1)
    elif s.part == _APPROACH:
        let_impacts_pass(w, r)
        return 1
    else:
        off = time_to_touch(w, r, _NEAR * w.touching)
        sought = min(s.until_impact + off, s.left + s.until_impact)
        if s.tries == 0 or s.tries > _MOST_TRIES or off in (NEVER, 0.0) or not sought > 0.0:
            set_instant(w, r)
            return 1
        s.left += s.until_impact
        s.now -= s.until_impact
        s.until_impact, s.part = sought, _APPROACH
        _copy(s, 1)
    w.stage = _PLACE
    return 0


@compiled
def begin_tree_step(s: Tree) -> None:
    """Up to the problem of the impulses of a step, or of a part of it."""
    w, m, r = s.world, s.motion, s.rows
    w.status = DONE
    if w.stage == BEGIN:
        _start_step(s)
    ready = 0
    while ready == 0:
        if w.stage == _PLACE:
            if s.part == _INSTANT:
                _place_at_instant(s)
            else:
                _place_half_way(s, s.left if s.part == _REST else s.until_impact)
            w.stage = DETECT
        invoke(w.detection, (w,))
        if w.status != DONE:
            return
        if count_rows(w, m, r) == 0:
            w.status = MORE_ROOM
            return
        ready = _is_set(s)
    set_rows(w, m, r)
    find_velocities(r)
    w.stage = SOLVE


@compiled
def set_impulses(s: Tree) -> None:
    """Velocities by the impulses that rows have."""
    find_velocities(s.rows)


@compiled
def lower_restitution(s: Tree) -> int:
    """Let impacts be plastic whose bounce would make energy; whether there are any."""
    return lower_row_restitution(s.world, s.rows)


@compiled
def set_residuals(s: Tree) -> None:
    """Residuals of the laws, of impulses and velocities as they are."""
    find_row_residuals(s.world.contacts, s.rows, s.world.residuals)


@compiled
def _finish_part(s: Tree) -> None:
    """Velocities after impulses half-way, what parts overlaps, and the second half of a part of a step."""
    w, m, r = s.world, s.motion, s.rows
    v, middle = at(m.y, m.nq), s.now + 0.5 * w.step
    for i in range(m.nv):
        m.origin[i] = v[i]
        v[i] = 2.0 * m.before[i] - v[i] + m.change[i]
    add_to_tree(m, r, r.impulse, v)
    add_damper_works(m, middle, w.step)
    if find_pushes(w, r) != 0:
        for i in range(m.nv):
            m.change[i] = 0.0
        add_to_tree(m, r, r.direction, m.change)
        for k in range(r.cones):
            c = contact(w.contacts, k)
            w.works[CORRECTION] -= c.push * c.acceleration
        displace(m, m.change)
    fly(m, middle, 0.5 * w.step)
    w.residuals[PENETRATION] = find_row_penetration(w, r)
    s.now += w.step
    s.left -= w.step


@compiled
def _go_on(s: Tree) -> None:
    """To the next part of a step, or to the next step."""
    w, m = s.world, s.motion
    if s.part != _REST and (s.part == _APPROACH or s.left > _NOTHING * s.length):
        keep_earlier(w)
        if s.part == _INSTANT:
            s.part = _REST
            _copy(s, 0)
        else:
            s.part, s.tries = _INSTANT, s.tries + 1
        w.stage = _PLACE
        return
    w.step = s.length
    total = 0.0
    for k in range(m.nq + m.nv + m.nz):
        total += abs(m.y[k])
    if not (total < 1e300):
        w.status = NOT_FINITE
    w.stage = BEGIN
    w.steps += 1


@compiled
def end_tree_step(s: Tree) -> None:
    """A part of a step whose impulses are known, to its end."""
    w, m, r = s.world, s.motion, s.rows
    keep_impulses(w, r)
    keep_works(w, r)
    if s.part == _INSTANT:
        add_to_tree(m, r, r.impulse, at(m.y, m.nq))
        s.impacts += 1
    else:
        remember_impulses(w)
        _finish_part(s)
    for k in range(PENETRATION + 1):
        w.worst[k] = max(w.worst[k], w.residuals[k])
    _go_on(s)


@compiled
def take_tree_steps(s: Tree, until: int) -> None:
    """Steps until there are so many, or until Python must be asked: the status says why."""
    w = s.world
    while w.steps < until:
        begin_tree_step(s)
        if w.status != DONE:
            return
        if s.rows.count > 0:
            solve_rows(w, s.rows)
        else:
            set_residuals(s)
        end_tree_step(s)
        if w.status != DONE:
            return
