"""Steps of a world with contact: Moreau and Jean's time stepping with θ = ½ (Jean 1999).

A step drifts freely to its middle, finds the contacts there, changes velocities by gravity and by the
impulses of all contacts at once, and drifts on. Impacts act at their own instants (``loops/positions.py``).
"""

from pendula.collision.loops.vectors import add, add_scaled, dot, put, row, scale, subtract
from pendula.compiler.intrinsics import invoke
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import drift
from pendula.contact.loops.contacts import components, contact, normal, relative_velocity, shift_of
from pendula.contact.loops.detection import remember_impulses
from pendula.contact.loops.impacts import (
    begin_compression,
    end_compression,
    has_bounce,
    join_parts,
    lower_bounces,
    meet_in_sequence,
)
from pendula.contact.loops.instants import share_instants
from pendula.contact.loops.newton import prepare, solve_by_newton
from pendula.contact.loops.positions import correct_positions
from pendula.contact.loops.residuals import find_residuals
from pendula.contact.loops.sweeps import add_impulses, limit_impulses, solve_by_sweeps, sweep_until
from pendula.contact.loops.turning import relative_turning
from pendula.contact.loops.workspace import (
    AUTOMATIC,
    BEGIN,
    DETECT,
    DONE,
    NEWTON,
    NEWTONS,
    NOT_FINITE,
    POISSONS,
    SOLVE,
    SWEEPS,
    Workspace,
)
from pendula.records import Vector

IMPACTS, FRICTION, CORRECTION = range(3)  # works
PENETRATION = 3  # after the residuals of the laws
_DEEP = 4  # bodies on top of each other from which on impulses travel too slowly for sweeps
_FIRST_SWEEPS = 2  # before Newton's method
_CLOSER = 0.02  # times the tolerance: what Newton's method aims at, so that it is seldom needed
# Where the first sweeps, or Newton's method, were not enough: how often contacts are solved, in all and each.
_WORK, _SWEEPS = 200_000, 400
_WORK_IN_TIME = 10_000  # the same where steps must keep up with time: a millisecond or two in a browser
_ENOUGH_FOR_HEAPS = 9e-4  # m/s: the residual with which these are content where there are many
_SELDOM = 10  # steps from one try of Newton's method to the next, where it fails and time is short
_FEW = 64  # contacts that are always solved to the end


@compiled
def begin_step(w: Workspace) -> None:
    """The first half of a step up to its contacts; velocities are then those without contact."""
    w.status = DONE
    if w.stage == BEGIN:
        drift(w.bodies, 0.5 * w.step)
        w.stage = DETECT
    invoke(w.detection, (w,))
    if w.status != DONE:
        return
    share_instants(w)
    v, g = w.bodies.velocities, row(w.bodies.gravity, 0)
    for k in range(6 * w.bodies.count):
        w.before[k] = v[k]
    for i in range(w.bodies.count):
        put(v, 2 * i, add_scaled(row(v, 2 * i), w.step, g))
    w.stage = SOLVE


@compiled
def set_residuals(w: Workspace) -> None:
    """Residuals of the laws, of impulses and velocities as they are."""
    find_residuals(w.bodies, w.contacts, w.residuals)


@compiled
def _are_deep(w: Workspace) -> int:
    """Whether bodies stand on each other by faces in long chains, which are for Newton's method."""
    level, world = w.newton.levels, w.bodies.count
    pairs, last, deepest = 0, -1, 0
    for i in range(world):
        level[i] = -1
    level[world] = 0
    for _ in range(_DEEP):
        for k in range(w.contacts.count):
            c = contact(w.contacts, k)
            if level[c.a] >= 0 and level[c.b] < 0:
                level[c.b] = level[c.a] + 1
            elif level[c.b] >= 0 and level[c.a] < 0:
                level[c.a] = level[c.b] + 1
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        pairs += 1 if c.pair != last else 0
        last, deepest = c.pair, max(deepest, level[c.a], level[c.b])
    return 1 if deepest >= _DEEP and w.contacts.count >= 2 * pairs else 0


@compiled
def _solve_deep(w: Workspace, before: float) -> None:
    """Newton's method from what there is; the better of both by their residuals is kept."""
    b, c, m = w.bodies, w.contacts, w.newton
    if prepare(b, c, m) != 0:
        for k in range(c.count):
            one = contact(c, k)
            put(m.saved, k, (one.ln, one.ls, one.lt))
        w.newton_steps += solve_by_newton(b, c, m, before, _CLOSER * w.tolerance)
        after = find_residuals(b, c, w.residuals)
        if after <= w.tolerance:
            return
        if not (after < before):
            for k in range(6 * b.count):
                b.velocities[k] = m.free[k]
            for k in range(c.count):
                one, saved = contact(c, k), row(m.saved, k)
                one.ln, one.ls, one.lt = saved[0], saved[1], saved[2]
            add_impulses(b, c)
        limit_impulses(b, c, m.free)
    _sweep_on(w, w.tolerance)


@compiled
def _keep_up(w: Workspace) -> None:
    """The sweeps that are all there are where steps must keep up with time."""
    b, c = w.bodies, w.contacts
    enough = max(w.tolerance, _ENOUGH_FOR_HEAPS if c.count > _FEW else 0.0)
    w.sweeps += sweep_until(b, c, max(w.heap_sweeps * c.count, _WORK_IN_TIME), enough, w.residuals) // c.count


@compiled
def _sweep_on(w: Workspace, enough: float) -> None:
    """Sweeps until the residual is small enough, or until they have been too much work.

    Where few were needed, they go on towards the tolerance.
    """
    b, c = w.bodies, w.contacts
    if w.heap_sweeps != 0:
        _keep_up(w)
        return
    usual = w.most_sweeps * c.count
    solved = sweep_until(b, c, max(usual, _WORK, _SWEEPS * c.count), max(enough, w.tolerance), w.residuals)
    if solved < usual and enough > w.tolerance:
        solved += sweep_until(b, c, usual - solved, w.tolerance, w.residuals)
    w.sweeps += solved // c.count


@compiled
def _pays(w: Workspace) -> int:
    """Whether to try Newton's method: where steps must keep up with time, seldom while it fails.

    It has failed where the step before left more than is enough.
    """
    if w.heap_sweeps == 0 or w.steps % _SELDOM == 0:
        return 1
    r = w.residuals
    return 1 if max(r[0], r[1], r[2]) <= w.tolerance else 0


@compiled
def _solve(w: Workspace) -> None:
    """The impulses of all contacts from those that they have, and the velocities that they make."""
    b, c = w.bodies, w.contacts
    for k in range(6 * b.count):
        b.velocities[k] = w.newton.free[k]
    add_impulses(b, c)
    limit_impulses(b, c, w.newton.free)
    exactly = w.solver == NEWTON
    if w.solver == AUTOMATIC and w.newton.blocks.n > 0:
        exactly = (c.count <= _FEW or _are_deep(w) != 0) and _pays(w) != 0
    if w.heap_sweeps != 0 and not exactly:
        _keep_up(w)
        return
    if w.turning != 0:
        # Newton's method has no rows for moments.
        _sweep_on(w, w.tolerance if exactly else _ENOUGH_FOR_HEAPS)
        return
    if not exactly:
        _sweep_on(w, w.tolerance if w.solver == SWEEPS else _ENOUGH_FOR_HEAPS)
        left = find_residuals(b, c, w.residuals)
        if w.solver == AUTOMATIC and w.newton.blocks.n > 0 and left > max(_ENOUGH_FOR_HEAPS, w.tolerance):
            _solve_deep(w, left)
        return
    w.sweeps += solve_by_sweeps(b, c, _FIRST_SWEEPS, 0.1 * w.tolerance)
    before = find_residuals(b, c, w.residuals)
    if before > w.tolerance:
        _solve_deep(w, before)


@compiled
def _find_works(w: Workspace) -> Vector:
    """Works of normal impulses and of friction in a step, and the energy of approach that there was.

    Impulses times the mean of the velocities before and after them, of impacts at their own instants.
    """
    normal_work, friction_work, size = 0.0, 0.0, 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.ln > 0.0:
            both = add(relative_velocity(c, w.before), relative_velocity(c, w.bodies.velocities))
            of_a = scale(shift_of(w.shifts, c, c.a), row(w.falls, 2 * c.a))
            of_b = scale(shift_of(w.shifts, c, c.b), row(w.falls, 2 * c.b))
            mean = components(c, add(subtract(scale(0.5, both), of_a), of_b))
            normal_work += c.ln * mean[0]
            friction_work += c.ls * mean[1] + c.lt * mean[2]
            size += c.ln * abs(c.approach)
            if c.turns != 0:
                both = add(relative_turning(c, w.before), relative_turning(c, w.bodies.velocities))
                omega = components(c, scale(0.5, both))
                friction_work += c.mn * omega[0] + c.ms * omega[1] + c.mt * omega[2]
    return normal_work, friction_work, size


@compiled
def lower_restitution(w: Workspace) -> int:
    """Let impacts be plastic whose bounce would make energy; whether there are any."""
    return lower_bounces(w, _find_works(w))


@compiled
def solve_step(w: Workspace) -> None:
    """Impulses, velocities and residuals of a step with contacts, that make no energy."""
    for k in range(6 * w.bodies.count):
        w.newton.free[k] = w.bodies.velocities[k]
    if w.law != NEWTONS and has_bounce(w) != 0:
        _solve_in_parts(w)
        return
    _solve(w)
    if lower_restitution(w) != 0:
        _solve(w)
    set_residuals(w)


@compiled
def _solve_in_parts(w: Workspace) -> None:
    """The same with another law of impacts; residuals are those of its last part."""
    if w.law == POISSONS:
        begin_compression(w)
        _solve(w)
        end_compression(w)
    else:
        meet_in_sequence(w)
    _solve(w)
    set_residuals(w)
    join_parts(w.contacts)
    if w.law == POISSONS and lower_restitution(w) != 0:
        for k in range(6 * w.bodies.count):
            w.newton.free[k] = w.before[k] + w.step * w.falls[k]
        _solve(w)
        set_residuals(w)


@compiled
def _correction_work(w: Workspace) -> float:
    """What lifting bodies out of each other does against gravity."""
    work = 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        work -= c.push * c.acceleration
    return work


@compiled
def _find_penetration(w: Workspace, corrected: int) -> float:
    """How deep bodies are in each other after a step, by the gaps of its contacts."""
    deepest = 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        u = dot(normal(c), relative_velocity(c, w.bodies.velocities))
        gap = c.gap + 0.5 * w.step * (u + 0.25 * c.bend)
        if corrected != 0:
            gap += dot(normal(c), relative_velocity(c, w.moved))
        deepest = max(deepest, -gap)
    return deepest


@compiled
def end_step(w: Workspace) -> None:
    """Residuals and works of a step whose impulses are known, and its second half."""
    remember_impulses(w)
    works = _find_works(w)
    w.works[IMPACTS] += works[0]
    w.works[FRICTION] += works[1]
    drift(w.bodies, 0.5 * w.step)
    taken = max(-works[0] - works[1], 0.0)
    corrected = correct_positions(w.bodies, w.contacts, w.step, w.touching, w.moved, w.shifts, taken)
    if corrected != 0:
        w.works[CORRECTION] += _correction_work(w)
    w.residuals[PENETRATION] = _find_penetration(w, corrected)
    for k in range(PENETRATION + 1):
        w.worst[k] = max(w.worst[k], w.residuals[k])
    total = 0.0
    for k in range(6 * w.bodies.count):
        total += abs(w.bodies.velocities[k])
    for k in range(3 * w.bodies.count):
        total += abs(w.bodies.positions[k])
    if not (total < 1e300):
        w.status = NOT_FINITE
    w.stage = BEGIN
    w.steps += 1


@compiled
def take_contact_steps(w: Workspace, until: int) -> None:
    """Steps until there are so many, or until Python must be asked: the status says why."""
    while w.steps < until:
        begin_step(w)
        if w.status != DONE:
            return
        if w.contacts.count > 0:
            solve_step(w)
        else:
            set_residuals(w)
        end_step(w)
        if w.status != DONE:
            return
