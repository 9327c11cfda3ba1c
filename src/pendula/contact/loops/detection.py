"""The contacts of a step, half-way through it; of an impact, at its own instant."""

from pendula.collision.loops.manifold_record import MOST_POINTS
from pendula.collision.loops.manifolds import find_manifold
from pendula.collision.loops.scene import PLANE
from pendula.collision.loops.vectors import add, add_scaled, cross, dot, length, put, row, scale, subtract
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, rotate, turn_axes
from pendula.contact.loops.contacts import (
    UNKNOWN,
    Contact,
    components,
    composed,
    contact,
    disc_factor,
    normal,
    relative_velocity,
    set_axes,
    set_block,
)
from pendula.contact.loops.pairing import place_shape, update_pairs
from pendula.contact.loops.turning import bounded_moment, set_turning_block
from pendula.contact.loops.workspace import MORE_ROOM, Workspace
from pendula.records import Doubles, Vector

_NONE = -1.0  # no impact
_STILL = 0.1  # next to what counts as touching: what moves less in a step turns too slowly to matter
_NEAR = 0.1  # next to the reach of a shape: a contact that has moved by less is the same


@compiled
def slow_approach(w: Workspace) -> float:
    """An approach slower than this is resting contact: gravity makes it within three steps."""
    return 3.0 * w.step * w.gravity + w.touching / w.step


@compiled
def _along(w: Workspace, v: Doubles, a: int, b: int, x: Vector, n: Vector) -> float:
    """The relative velocity of two bodies at a point along n, by velocities v of bodies."""
    of_a = cross(row(v, 2 * a + 1), subtract(x, row(w.bodies.positions, a)))
    of_b = cross(row(v, 2 * b + 1), subtract(x, row(w.bodies.positions, b)))
    return dot(n, subtract(add(row(v, 2 * a), of_a), add(row(v, 2 * b), of_b)))


@compiled
def _time_to_close(gap: float, u: float, a: float, h: float) -> float:
    """The part of a step after which gap + u t + ½ a t² is zero; 0 where it is at the start."""
    if gap <= 0.0:
        return 0.0
    root = max(u * u - 2.0 * a * gap, 0.0) ** 0.5
    return min(2.0 * gap / (root - u) / h, 1.0) if root - u > 0.0 else 1.0


@compiled
def _impact_time(w: Workspace, a: int, b: int) -> float:
    """The part of the step after which the first of a pair's points meet, faster than at rest; else −1."""
    m, h, first = w.manifold, w.step, _NONE
    n = row(m.nearest.normal, 0)
    for k in range(m.count):
        middle = scale(0.5, add(row(m.a, k), row(m.b, k)))
        u = _along(w, w.bodies.velocities, a, b, middle, n)
        acceleration = _along(w, w.falls, a, b, middle, n)
        gap = m.gaps[k]
        if gap + 0.5 * h * (u + acceleration * h) <= 0.0 and u < -slow_approach(w):
            time = _time_to_close(gap - 0.5 * h * u, u, acceleration, h)
            first = time if first < 0.0 else min(first, time)
    return first


@compiled
def set_target(w: Workspace, c: Contact, time: float) -> None:
    """The least normal velocity after the step: of an impact, of rest, or that the gap does not close."""
    h, u, a, gap = w.step, c.approach, c.acceleration, c.gap
    c.least = c.shift = c.impact = 0.0
    c.floor = c.fn = c.fs = c.ft = 0.0
    if time < 0.0 and gap + 0.5 * h * (u + a * h) > 0.0:
        if gap > w.touching:
            c.least = -2.0 * (gap - w.touching) / h
        return
    tau = time if time >= 0.0 else _time_to_close(gap - 0.5 * h * u, u, a, h)
    before, rest = u + a * h * tau, (1.0 - tau) * h
    # Newton's law u⁺ = −ε u⁻ at the impact, and what gravity does until the step ends. Bounces that would
    # end within the step are rest.
    after = -c.restitution * before
    if before < 0.0 and after + 0.5 * a * rest > 0.0 and after * h > 1e-3 * w.touching:
        c.least, c.shift, c.impact = after + a * rest, (0.5 - tau) * h, 1.0
    elif before < -slow_approach(w):
        c.restitution, c.shift, c.impact = 0.0, (0.5 - tau) * h, 1.0


@compiled
def _find_turned(w: Workspace, c: Contact, last: Doubles) -> Vector:
    """What turning changed of the velocities of a contact, which were ``last`` after the step before."""
    slip = components(c, subtract(relative_velocity(c, w.bodies.velocities), row(at(last, 1), 0)))
    return c.approach - last[0], slip[1], slip[2]


@compiled
def _aim(w: Workspace, p: int, first: int) -> None:
    """What is asked of the contacts of a pair, from the first on, where they were there a step ago.

    Turning changes their velocities by h J̇v until the middle of the next step, as it did since that of the
    last one. Where −½ h J̇v is left of them, the mean of those before and after impulses vanishes, by which
    these do work; of 0, half of the change would do work. Points of a face have their mean, since what holds
    by a face turns as one body.
    """
    n, s, t = 0.0, 0.0, 0.0
    for k in range(first, w.contacts.count):
        c = contact(w.contacts, k)
        if c.known < 0 or c.impact > 0.0:
            return
    for k in range(first, w.contacts.count):
        c = contact(w.contacts, k)
        turned = _find_turned(w, c, at(w.pairs.speeds, 4 * (8 * p + c.known)))
        c.bend, c.aim_s, c.aim_t = turned[0], -0.5 * turned[1], -0.5 * turned[2]
        n, s, t = n + c.bend, s + c.aim_s, t + c.aim_t
    count = w.contacts.count - first
    for k in range(first, w.contacts.count):
        c = contact(w.contacts, k)
        if count > 2:
            c.bend, c.aim_s, c.aim_t = n / count, s / count, t / count
        c.least = min(c.least, -0.5 * c.bend) if c.least < 0.0 else -0.5 * c.bend


@compiled
def _start_warm(w: Workspace, c: Contact, p: int) -> None:
    """The impulse of the step before, found again by what meets, else by where it is."""
    known, best, nearest = w.pairs, -1, 1e300
    for k in range(known.counts[p]):
        if (w.taken >> k) & 1 != 0:
            continue
        apart = subtract(row(known.arms, 8 * p + k), (c.ax, c.ay, c.az))
        if known.features[8 * p + k] == c.feature:
            best = k
            nearest = 0.0
        elif dot(apart, apart) < nearest:
            best, nearest = k, dot(apart, apart)
    i, j = known.shapes[2 * p], known.shapes[2 * p + 1]
    reach = _NEAR * min(w.scene.reaches[i], w.scene.reaches[j])
    c.ln = c.ls = c.lt = 0.0
    c.mn = c.ms = c.mt = 0.0
    same = best >= 0 and known.features[8 * p + best] == c.feature
    c.known = best if same and known.speeds[4 * (8 * p + best)] != UNKNOWN else -1
    c.bend = c.aim_s = c.aim_t = 0.0
    if best >= 0 and nearest < reach * reach:
        w.taken |= 1 << best
        found = components(c, row(known.impulses, 8 * p + best))
        ln = max(found[0], 0.0)
        factor = disc_factor(found[1], found[2], c.friction * ln)
        c.ln, c.ls, c.lt = ln, factor * found[1], factor * found[2]
        if c.turns != 0:
            moment = components(c, row(known.moments, 8 * p + best))
            kept = bounded_moment(c, ln, moment, (0.0, 0.0, 0.0))
            c.mn, c.ms, c.mt = kept[0], kept[1], kept[2]


@compiled
def _add_contact(w: Workspace, p: int, k: int, time: float, xa: Vector, xb: Vector) -> None:
    """The k-th point of a pair's manifold as a contact; both centres of mass as they were there."""
    c, m = contact(w.contacts, w.contacts.count), w.manifold
    i, j = w.pairs.shapes[2 * p], w.pairs.shapes[2 * p + 1]
    c.a, c.b, c.pair, c.feature = w.owners[i], w.owners[j], p, m.features[k]
    middle = scale(0.5, add(row(m.a, k), row(m.b, k)))
    arm, other = subtract(middle, xa), subtract(middle, xb)
    c.ax, c.ay, c.az = arm[0], arm[1], arm[2]
    c.bx, c.by, c.bz = other[0], other[1], other[2]
    set_axes(c, row(m.nearest.normal, 0))
    set_block(w.bodies, c)
    surfaces = w.surfaces[i] * w.surface_count + w.surfaces[j]
    c.friction, c.restitution = w.frictions[surfaces], w.restitutions[surfaces]
    c.rolling, c.spinning = w.rollings[surfaces], w.spinnings[surfaces]
    c.turns = 1 if c.rolling + c.spinning > 0.0 else 0
    if c.turns != 0:
        set_turning_block(w.bodies, c)
    c.approach = dot(normal(c), relative_velocity(c, w.bodies.velocities))
    c.acceleration = dot(normal(c), relative_velocity(c, w.falls))
    c.gap, c.later = m.gaps[k], 0.0
    if time >= 0.0:
        c.later = (0.5 - time) * w.step
        c.gap += (0.5 - time) * w.step * c.approach
        # Moved back in a straight line, bodies are as far apart as gravity lets them fall until then.
        fallen = 0.5 * c.acceleration * (time * w.step) ** 2
        if m.gaps[k] + fallen > w.touching:
            # It meets later than the others: within one step, only the first impact bounces.
            c.restitution, time = 0.0, _NONE
    set_target(w, c, time)
    _start_warm(w, c, p)
    w.contacts.count += 1


@compiled
def _is_new(w: Workspace, k: int) -> int:
    """Whether the k-th point of a manifold carries what others do not: it is no other, nor between two.

    Such points come where corners lie over corners and edges over edges, and go again within a step.
    """
    m, near = w.manifold, 100.0 * w.touching * w.touching
    for i in range(m.count):
        to_i = subtract(row(m.a, i), row(m.a, k))
        if i < k and dot(to_i, to_i) < near:
            return 0
        if m.count <= 4 or i == k or dot(to_i, to_i) < near:
            continue
        for j in range(i):
            to_j = subtract(row(m.a, j), row(m.a, k))
            apart = cross(to_i, to_j)
            whole = subtract(to_i, to_j)
            between = j != k and dot(to_i, to_j) < 0.0 and dot(to_j, to_j) >= near
            if between and dot(apart, apart) < near * dot(whole, whole):
                return 0
    return 1


@compiled
def _move_on(b: Bodies, i: int, time: float) -> None:
    """Free motion of one body, forwards or backwards."""
    put(b.positions, i, add_scaled(row(b.positions, i), time, row(b.velocities, 2 * i)))
    rotate(b, i, scale(time, row(b.velocities, 2 * i + 1)))


@compiled
def _put_back(b: Bodies, i: int, x: Vector, w: float, vector: Vector) -> None:
    put(b.positions, i, x)
    b.quaternions[4 * i] = w
    b.quaternions[4 * i + 1], b.quaternions[4 * i + 2], b.quaternions[4 * i + 3] = vector
    turn_axes(b, i)


@compiled
def _are_far(w: Workspace, i: int, j: int, margin: float) -> int:
    """Whether balls around two shapes are farther apart than a margin; half-spaces have none."""
    s = w.scene
    if PLANE in (s.kinds[i], s.kinds[j]):
        return 0
    apart = subtract(row(s.poses, 4 * i), row(s.poses, 4 * j))
    reach = s.reaches[i] + s.reaches[j] + margin
    return 1 if dot(apart, apart) > reach * reach else 0


@compiled
def _detect(w: Workspace, p: int) -> None:
    """The contacts of one pair of shapes."""
    i, j = w.pairs.shapes[2 * p], w.pairs.shapes[2 * p + 1]
    a, b, v, bodies = w.owners[i], w.owners[j], w.bodies.velocities, w.bodies
    speed = length(subtract(row(v, 2 * a), row(v, 2 * b)))
    speed += w.arms[i] * length(row(v, 2 * a + 1)) + w.arms[j] * length(row(v, 2 * b + 1))
    w.farthest = max(w.farthest, 0.5 * w.step * speed / (w.thicknesses[i] + w.thicknesses[j]))
    margin = 0.5 * w.step * speed + w.step * w.step * (w.gravity + w.hurry) + w.touching
    if _are_far(w, i, j, margin) != 0 or find_manifold(w.scene, i, j, margin, w.manifold) == 0:
        return
    time = _impact_time(w, a, b) if speed > slow_approach(w) else _NONE
    xa, xb = row(bodies.positions, a), row(bodies.positions, b)
    if time >= 0.0:
        q, later = bodies.quaternions, (time - 0.5) * w.step
        old_a, old_b, wa, wb = xa, xb, q[4 * a], q[4 * b]
        qa = (q[4 * a + 1], q[4 * a + 2], q[4 * a + 3])
        qb = (q[4 * b + 1], q[4 * b + 2], q[4 * b + 3])
        _move_on(bodies, a, later)
        _move_on(bodies, b, later)
        place_shape(w, i)
        place_shape(w, j)
        find_manifold(w.scene, i, j, margin, w.manifold)
        xa, xb = row(bodies.positions, a), row(bodies.positions, b)
        _put_back(bodies, a, old_a, wa, qa)
        _put_back(bodies, b, old_b, wb, qb)
        place_shape(w, i)
        place_shape(w, j)
    w.taken, first = 0, w.contacts.count
    for k in range(w.manifold.count):
        if _is_new(w, k) != 0:
            _add_contact(w, p, k, time, xa, xb)
    moves = 1 if speed * w.step > _STILL * w.touching else 0
    for k in range(first, w.contacts.count):
        contact(w.contacts, k).moves = moves
    if moves != 0 and time < 0.0 and w.disturbed == 0:
        _aim(w, p, first)


@compiled
def detect_contacts(w: Workspace) -> None:
    """All contacts of a step; the status says where there is no room for them."""
    w.contacts.count = 0
    if update_pairs(w) == 0:
        return
    for p in range(w.pairs.count):
        if w.contacts.count + MOST_POINTS > w.contacts.room:
            w.status = MORE_ROOM
            return
        _detect(w, p)
    w.disturbed = 0


@compiled
def remember_impulses(w: Workspace) -> None:
    """Keep the impulses of a step, by which the next one begins, and velocities of what moves."""
    known = w.pairs
    for p in range(known.count):
        known.counts[p] = 0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        place = 8 * c.pair + known.counts[c.pair]
        known.features[place] = c.feature
        put(known.impulses, place, composed(c, c.ln, c.ls, c.lt))
        put(known.moments, place, composed(c, c.mn, c.ms, c.mt))
        put(known.arms, place, (c.ax, c.ay, c.az))
        known.speeds[4 * place] = UNKNOWN
        if c.moves != 0:
            u = components(c, relative_velocity(c, w.bodies.velocities))
            known.speeds[4 * place] = u[0]
            put(at(known.speeds, 4 * place + 1), 0, composed(c, 0.0, u[1], u[2]))
        known.counts[c.pair] += 1
