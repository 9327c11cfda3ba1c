"""Steps of trees with contact: Moreau and Jean's time stepping, as in ``steps.py``, by coordinates of joints.

A step drifts to its middle, finds what forces change of velocities there and which contacts there are, adds
the impulses of contacts, limits of joints and dry friction, all at once, and drifts on.
"""

from pendula.compiler.intrinsics import at, invoke
from pendula.compiler.loops import compiled
from pendula.contact.loops.articulation import (
    MOST_MISSED,
    advance_states,
    close_loops,
    drift_to_end,
    drift_to_middle,
    find_accelerations,
    move_bodies,
    refine_change,
)
from pendula.contact.loops.contacts import Contact, contact
from pendula.contact.loops.detection import remember_impulses
from pendula.contact.loops.impacts import begin_compression, has_bounce, lower_bounces
from pendula.contact.loops.positions import TOO_DEEP, wanted_displacement
from pendula.contact.loops.row_impacts import end_row_compression, join_row_parts, meet_rows_in_sequence
from pendula.contact.loops.row_newton import solve_rows_by_newton
from pendula.contact.loops.row_sweeps import find_row_residuals, limit_row_impulses, solve_rows_by_sweeps
from pendula.contact.loops.rows import (
    Rows,
    add_to_rows,
    delassus_row,
    find_push,
    find_velocities,
    first_box,
    first_moment,
    first_row,
    keep_impulses,
    set_rows,
)
from pendula.contact.loops.steps import CORRECTION, FRICTION, IMPACTS, PENETRATION
from pendula.contact.loops.tree_impacts import gain_of, gain_until, has_impact, refine_impact
from pendula.contact.loops.tree_masses import Articulation
from pendula.contact.loops.workspace import (
    AUTOMATIC,
    BEGIN,
    DETECT,
    DONE,
    MORE_ROOM,
    NEWTON,
    NEWTONS,
    NOT_FINITE,
    POISSONS,
    SOLVE,
    Workspace,
)
from pendula.records import Record, Vector, record

LIMITS, DRY_FRICTION = range(3, 5)  # works after those of ``steps.py``
_FIRST_SWEEPS = 20  # before Newton's method
_MOST_ROWS = 600  # that Newton's method is tried on without being asked for
_CLOSER = 0.02  # times the tolerance: what Newton's method aims at
_WORK = 2_000_000  # entries of W in sweeps that follow where Newton's method was not enough
_MOST_PUSHES = 20  # sweeps that part what overlaps


@record
class Tree(Record):
    """What is stepped."""

    world: Workspace
    motion: Articulation
    rows: Rows
    # How far shapes reach from the origins of their bodies, at most.
    reach: float


@compiled
def _middle(s: Tree) -> float:
    """The time half-way; only the last step may be shorter than the others."""
    return s.motion.start + s.world.steps * s.motion.length + 0.5 * s.world.step


@compiled
def begin_tree_step(s: Tree) -> None:
    """The first half of a step up to the problem of its impulses."""
    w, m, r = s.world, s.motion, s.rows
    w.status = DONE
    if w.stage == BEGIN:
        m.u = at(m.inputs, (w.steps - m.first) * m.inputs_per_step)
        drift_to_middle(m, w.bodies, _middle(s), w.step)
        move_bodies(m, w.bodies, at(m.y, m.nq), w.bodies.velocities)
        w.hurry = find_accelerations(m, w.bodies, w.step, w.falls, s.reach)
        w.stage = DETECT
    invoke(w.detection, (w,))
    if w.status != DONE:
        return
    if set_rows(w, m, r) == 0:
        w.status = MORE_ROOM
        return
    find_velocities(r)
    w.stage = SOLVE


@compiled
def set_impulses(s: Tree) -> None:
    """Velocities by the impulses that rows have."""
    find_velocities(s.rows)


@compiled
def _solve_exactly(w: Workspace, r: Rows, before: float) -> None:
    """Newton's method from what there is; the better of both by their residuals is kept, and sweeps go on."""
    for i in range(r.count):
        r.saved[i] = r.impulse[i]
    w.newton_steps += solve_rows_by_newton(w.contacts, r, _CLOSER * w.tolerance)
    after = find_row_residuals(w.contacts, r, w.residuals)
    if after <= w.tolerance:
        return
    if not (after < before):
        for i in range(r.count):
            r.impulse[i] = r.saved[i]
        find_velocities(r)
    limit_row_impulses(w.contacts, r)
    most = max(w.most_sweeps, _WORK // (r.count * r.count))
    w.sweeps += solve_rows_by_sweeps(w.contacts, r, most, 0.1 * w.tolerance)


@compiled
def _solve(w: Workspace, r: Rows) -> None:
    limit_row_impulses(w.contacts, r)
    exactly = w.solver == NEWTON or (w.solver == AUTOMATIC and r.count <= _MOST_ROWS)
    most = min(w.most_sweeps, _FIRST_SWEEPS) if exactly else w.most_sweeps
    if r.turns > 0:
        # Newton's method has no rows for moments.
        exactly, most = False, max(w.most_sweeps, _WORK // (r.count * r.count))
    w.sweeps += solve_rows_by_sweeps(w.contacts, r, most, 0.1 * w.tolerance)
    if exactly:
        before = find_row_residuals(w.contacts, r, w.residuals)
        if before > w.tolerance:
            _solve_exactly(w, r, before)


@compiled
def _work(w: Workspace, r: Rows, c: Contact, i: int) -> float:
    """Of an impulse: times the mean of the velocities before and after, of impacts at their own instants."""
    mean = 0.5 * (r.before[i] + r.velocity[i])
    if c.impact > 0.0:
        mean += gain_until(w, r, c, i) - 0.5 * gain_of(r, i)
    return r.impulse[i] * mean


@compiled
def _find_works(w: Workspace, r: Rows) -> Vector:
    """Works of normal impulses and of friction of contacts, and the energy of approach that there was."""
    pushed, rubbed, size = 0.0, 0.0, 0.0
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        pushed += _work(w, r, c, i)
        rubbed += _work(w, r, c, i + 1) + _work(w, r, c, i + 2)
        size += r.impulse[i] * abs(c.approach)
        if c.turns != 0:
            for j in range(c.row, c.row + 3):
                rubbed += 0.5 * r.impulse[j] * (r.before[j] + r.velocity[j])
    return pushed, rubbed, size


@compiled
def lower_restitution(s: Tree) -> int:
    """Let impacts be plastic whose bounce would make energy; whether there are any."""
    return lower_bounces(s.world, _find_works(s.world, s.rows))


@compiled
def _solve_in_parts(s: Tree) -> None:
    """Impulses and residuals of a step with another law of impacts than Newton's for all at once."""
    w, r = s.world, s.rows
    if w.law == POISSONS:
        begin_compression(w)
        _solve(w, r)
        end_row_compression(w, r)
    else:
        meet_rows_in_sequence(w, r)
    find_velocities(r)
    _solve(w, r)
    set_residuals(s)
    join_row_parts(w, r)
    if w.law == POISSONS and lower_restitution(s) != 0:
        find_velocities(r)
        _solve(w, r)
        set_residuals(s)


@compiled
def set_residuals(s: Tree) -> None:
    """Residuals of the laws, of impulses and velocities as they are."""
    find_row_residuals(s.world.contacts, s.rows, s.world.residuals)


@compiled
def _solve_step(s: Tree) -> None:
    """Impulses, velocities of rows and residuals of a step, that make no energy."""
    if s.world.law != NEWTONS and has_bounce(s.world) != 0:
        _solve_in_parts(s)
        return
    _solve(s.world, s.rows)
    if lower_restitution(s) != 0:
        _solve(s.world, s.rows)
    if refine_step(s) != 0:
        _solve(s.world, s.rows)
    set_residuals(s)


@compiled
def refine_step(s: Tree) -> int:
    """Forces at velocities that impulses change too: what rests is not to feel Coriolis' forces of a fall.

    0 where forces were found at velocities as exact as the laws of contact are asked to be.
    """
    w, m, r, changed = s.world, s.motion, s.rows, 0.0
    if has_impact(w, r) != 0:
        return refine_impact(w, m, r, _middle(s))
    find_push(m, r, r.impulse, m.drifting)
    for i in range(m.nv):
        changed = max(changed, abs(m.drifting[i] - m.pushed[i]))
        m.pushed[i] = m.drifting[i]
    if 0.5 * changed <= w.tolerance:
        return 0
    refine_change(m, _middle(s), w.step, m.drifting)
    add_to_rows(m, r, m.drifting, r.free)
    find_velocities(r)
    return 1


@compiled
def _keep_works(w: Workspace, r: Rows) -> float:
    """Add the works of a step to those of the run; the energy that they took."""
    works, limits, rubbed = _find_works(w, r), 0.0, 0.0
    for k in range(r.cones, r.cones + r.limits):
        limits += _work(w, r, contact(w.contacts, k), first_row(r, k))
    for i in range(first_box(r), first_moment(r)):
        rubbed += 0.5 * r.impulse[i] * (r.before[i] + r.velocity[i])
    w.works[IMPACTS] += works[0]
    w.works[FRICTION] += works[1]
    w.works[LIMITS] += limits
    w.works[DRY_FRICTION] += rubbed
    return max(-(works[0] + works[1] + limits + rubbed), 0.0)


@compiled
def _find_pushes(w: Workspace, r: Rows, energy: float) -> int:
    """What impacts at their own instants and overlaps want of positions, as impulses; 0 where nothing.

    As in ``positions.py``; ``turned`` holds the displacements along all rows.
    """
    needed = 0
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        gap = c.gap + 0.5 * w.step * (r.velocity[i] + 0.25 * c.bend)
        c.push, c.wanted = 0.0, wanted_displacement(gap, w.touching)
        if r.impulse[i] > 0.0 and (c.shift != 0.0 or gap < -2.0 * w.touching):
            needed = 1
    for i in range(r.count):
        r.direction[i] = 0.0
        r.turned[i] = 0.0
    if needed == 0:
        return 0
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        for j in range(3 if k < r.cones else 1):
            _push(r, i + j, c.shift * r.impulse[i + j])
    for _ in range(_MOST_PUSHES):
        largest = 0.0
        for k in range(r.cones + r.limits):
            c, i = contact(w.contacts, k), first_row(r, k)
            push = max(c.push + (c.wanted - r.turned[i]) * c.per_normal, 0.0)
            _push(r, i, push - c.push)
            largest = max(largest, abs(push - c.push) * c.wnn)
            c.push = push
        if largest < 0.05 * w.touching:
            break
    _limit_pushes(w, r, energy)
    return 1


@compiled
def _limit_pushes(w: Workspace, r: Rows, energy: float) -> None:
    """Let parting what overlaps need no more energy than there is for it, as in ``positions.py``."""
    work = 0.0
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        work -= c.push * c.acceleration
    if work <= energy:
        return
    part = energy / work
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        if c.push > 0.0 and c.gap > -TOO_DEEP * w.touching:
            _push(r, first_row(r, k), (part - 1.0) * c.push)
            c.push *= part


@compiled
def _push(r: Rows, i: int, change: float) -> None:
    if change != 0.0:
        r.direction[i] += change
        W = delassus_row(r, i)
        for j in range(r.count):
            r.turned[j] += change * W[j]


@compiled
def _find_penetration(w: Workspace, r: Rows) -> float:
    """How deep bodies are in each other after a step, by the gaps of its contacts."""
    deepest = 0.0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        gap = c.gap + 0.5 * w.step * (r.velocity[3 * k] + 0.25 * c.bend) + r.turned[3 * k]
        deepest = max(deepest, -gap)
    return deepest


@compiled
def _moves(w: Workspace) -> int:
    for k in range(w.contacts.count):
        if contact(w.contacts, k).moves != 0:
            return 1
    return 0


@compiled
def end_tree_step(s: Tree) -> None:
    """Residuals and works of a step whose impulses are known, and its second half."""
    w, m, r = s.world, s.motion, s.rows
    keep_impulses(w, r)
    taken = _keep_works(w, r)
    v, impact = at(m.y, m.nq), has_impact(w, r)
    find_push(m, r, r.impulse, m.pushed)
    for i in range(m.nv):
        v[i] += m.change[i] + m.pushed[i]
        m.pushed[i] = 0.0 if impact != 0 else m.pushed[i]
    if _moves(w) != 0:
        move_bodies(m, w.bodies, v, w.bodies.velocities)
    remember_impulses(w)
    advance_states(m, _middle(s), w.step, 0.5 if r.instant < 0.0 else 1.0 - r.instant)
    corrected = _find_pushes(w, r, taken)
    if corrected != 0:
        find_push(m, r, r.direction, m.drifting)
        for k in range(r.cones):
            c = contact(w.contacts, k)
            w.works[CORRECTION] -= c.push * c.acceleration
    drift_to_end(m, w.step, m.drifting, corrected)
    close_loops(m, _middle(s) + 0.5 * w.step)
    w.residuals[PENETRATION] = _find_penetration(w, r)
    for k in range(PENETRATION + 1):
        w.worst[k] = max(w.worst[k], w.residuals[k])
    total = 0.0
    for k in range(m.nq + m.nv + m.nz):
        total += abs(m.y[k])
    if not (total < 1e300) or m.loops.missed > MOST_MISSED:
        w.status = NOT_FINITE
    w.stage = BEGIN
    w.steps += 1


@compiled
def take_tree_steps(s: Tree, until: int) -> None:
    """Steps until there are so many, or until Python must be asked: the status says why."""
    w = s.world
    while w.steps < until:
        begin_tree_step(s)
        if w.status != DONE:
            return
        _solve_step(s)
        end_tree_step(s)
        if w.status != DONE:
            return
