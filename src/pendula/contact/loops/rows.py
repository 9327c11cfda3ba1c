"""The impulses of a step of a tree as rows of one dense problem: contacts, limits of joints, dry friction.

u = b + W λ with W = J M⁻¹ Jᵀ. With M = LᵀL it is W = XᵀX for X = L⁻ᵀ Jᵀ, whose columns are rows of the
problem (Featherstone 2008, §6.5). Contacts have three rows each (normal, two tangents), limits and dry
friction one. Contacts and limits have a ``Contact`` each, limits after contacts. Of every row of X it is
known between which tiles it is not zero; rows of one branch have the same, and are summed together in W.
"""

from pendula.collision.loops.vectors import cross, scale
from pendula.compiler.intrinsics import (
    TILE,
    add_products_tile,
    add_products_tiles,
    add_scaled_tile,
    at,
    scale_tile,
    transpose_tile,
)
from pendula.compiler.loops import compiled
from pendula.contact.loops.closed_loops import take_out_of_rows
from pendula.contact.loops.contacts import arm_a, arm_b, contact, normal, second_tangent, tangent
from pendula.contact.loops.detection import set_target
from pendula.contact.loops.tree_masses import Articulation, multiply_lower, solve_lower
from pendula.contact.loops.turning import set_turning
from pendula.contact.loops.workspace import Workspace
from pendula.records import Doubles, Integers, Record, Vector, record

_IMMOBILE = 1e-12  # next to other directions: what does not move


@record
class Rows(Record):
    """The problem of a step, and memory of its solvers."""

    room: int
    # Numbers in a row of X and of W, in whole tiles; those beyond the count are zero. Rows in all; contacts,
    # limits that are near, joints with dry friction, contacts with moments.
    width: int
    count: int
    cones: int
    limits: int
    boxes: int
    turns: int
    # What impulses push and turn at the origin of a body, six rows; X, a row for each velocity of the tree,
    # and which tiles of each are not zero; W; u before the step, without impulses, and now; λ.
    wrenches: Doubles
    whitened: Doubles
    begins: Integers
    ends: Integers
    delassus: Doubles
    before: Doubles
    free: Doubles
    velocity: Doubles
    impulse: Doubles
    # Of a step with an impact: the part of it before that, −1 elsewhere; changes of u by forces in each part.
    instant: float
    early: Doubles
    late: Doubles
    # Of all limits: coordinate, velocity, lower and upper bound; the impulses of the step before.
    limit_count: int
    limit_q: Integers
    limit_v: Integers
    bounds: Doubles
    remembered: Doubles
    # Of dry friction: velocity, and the largest force.
    box_v: Integers
    box_force: Doubles
    box_bound: Doubles
    # Of Newton's method: λ₀, shifts, λ of velocities, direction and what it changes of u, to come back to,
    # factors S of the projection's slope, a square matrix.
    held: Doubles
    shifts: Doubles
    found: Doubles
    direction: Doubles
    turned: Doubles
    saved: Doubles
    slopes: Doubles
    matrix: Doubles
    compliance: float


@compiled
def first_row(r: Rows, k: int) -> int:
    """The first row of the k-th contact or limit."""
    return 3 * k if k < r.cones else 2 * r.cones + k


@compiled
def first_box(r: Rows) -> int:
    return 3 * r.cones + r.limits


@compiled
def first_moment(r: Rows) -> int:
    return first_box(r) + r.boxes


@compiled
def delassus_row(r: Rows, i: int) -> Doubles:
    """What an impulse in row i changes of all velocities."""
    return at(r.delassus, i * r.width)


@compiled
def _floor(j: int) -> int:
    """Where the tile of a column begins."""
    return j // TILE * TILE


@compiled
def _ceiling(j: int) -> int:
    return _floor(j + TILE - 1)


@compiled
def _widen(r: Rows, i: int, begin: int, end: int) -> Doubles:
    """Row i of X, in which tiles between two columns may from now on not be zero."""
    r.begins[i], r.ends[i] = min(r.begins[i], begin), max(r.ends[i], end)
    return at(r.whitened, i * r.width)


@compiled
def _put_entry(r: Rows, i: int, j: int, value: float) -> None:
    _widen(r, i, _floor(j), _floor(j) + TILE)[j] = value


@compiled
def _set_wrench(r: Rows, column: int, force: Vector, moment: Vector) -> None:
    G, n = at(r.wrenches, column), r.width
    G[0], G[n], G[2 * n] = force
    G[3 * n], G[4 * n], G[5 * n] = moment


@compiled
def _clear_wrenches(r: Rows, begin: int, end: int) -> None:
    """Those between two columns."""
    for k in range(6):
        for j in range(begin, end):
            r.wrenches[k * r.width + j] = 0.0


@compiled
def _add_wrenches(m: Articulation, r: Rows, body: int, begin: int, end: int) -> None:
    """What velocities of the tree move along the wrenches of the columns of some tiles, on a body."""
    J, n, width = at(m.jacobians, 6 * body * m.nv), m.nv, r.width
    for e in range(m.path_starts[body], m.path_starts[body + 1]):
        i = m.path[e]
        x = _widen(r, i, begin, end)
        for j in range(begin, end, TILE):
            for k in range(6):
                add_scaled_tile(at(x, j), J[k * n + i], at(r.wrenches, k * width + j))


@compiled
def _add_body(w: Workspace, m: Articulation, r: Rows, first: int, last: int, sign: float) -> None:
    """What velocities move of the first body of some contacts, or of the second, minus, along their axes."""
    c = contact(w.contacts, first)
    body, moments = c.a if sign > 0.0 else c.b, c.row
    begin, end = _floor(3 * first), _ceiling(3 * last)
    _clear_wrenches(r, begin, end)
    for k in range(first, last):
        c = contact(w.contacts, k)
        arm = scale(sign, arm_a(c) if sign > 0.0 else arm_b(c))
        _set_wrench(r, 3 * k, scale(sign, normal(c)), cross(arm, normal(c)))
        _set_wrench(r, 3 * k + 1, scale(sign, tangent(c)), cross(arm, tangent(c)))
        _set_wrench(r, 3 * k + 2, scale(sign, second_tangent(c)), cross(arm, second_tangent(c)))
    _add_wrenches(m, r, body, begin, end)
    if c.row + 3 * c.turns == moments:
        return
    begin, end = _floor(moments), _ceiling(c.row + 3 * c.turns)
    _clear_wrenches(r, begin, end)
    for k in range(first, last):
        c, none = contact(w.contacts, k), (0.0, 0.0, 0.0)
        if c.turns != 0:
            _set_wrench(r, c.row, none, scale(sign, normal(c)))
            _set_wrench(r, c.row + 1, none, scale(sign, tangent(c)))
            _set_wrench(r, c.row + 2, none, scale(sign, second_tangent(c)))
    _add_wrenches(m, r, body, begin, end)


@compiled
def _add_bodies(w: Workspace, m: Articulation, r: Rows, sign: float) -> None:
    """The same for all contacts, those together that follow each other on one body."""
    first = 0
    while first < r.cones:
        c, last = contact(w.contacts, first), first + 1
        body = c.a if sign > 0.0 else c.b
        while last < r.cones:
            c = contact(w.contacts, last)
            if body != (c.a if sign > 0.0 else c.b):
                break
            last += 1
        if body < w.bodies.count:
            _add_body(w, m, r, first, last, sign)
        first = last


@compiled
def _add_limits(w: Workspace, m: Articulation, r: Rows) -> None:
    """The limits that a step may reach, as contacts without friction or restitution."""
    v, h = at(m.y, m.nq), w.step
    r.limits = 0
    for i in range(2 * r.limit_count):
        q, k, sign = m.y[r.limit_q[i // 2]], r.limit_v[i // 2], 1.0 if i % 2 == 0 else -1.0
        gap, u, change = sign * (q - r.bounds[i]), sign * v[k], sign * m.change[k]
        if gap > w.touching + 0.5 * h * abs(u) + h * abs(change):
            r.remembered[i] = 0.0
            continue
        c = contact(w.contacts, w.contacts.count + r.limits)
        c.a = c.b = w.bodies.count
        c.pair, c.friction, c.restitution = i, 0.0, 0.0
        c.gap, c.approach, c.acceleration = gap, u, change / h
        c.bend = c.aim_s = c.aim_t = 0.0
        set_target(w, c, -1.0)
        c.ln, c.ls, c.lt = r.remembered[i], 0.0, 0.0
        r.limits += 1


@compiled
def _fill(w: Workspace, m: Articulation, r: Rows) -> None:
    """Jᵀ, a row for each velocity of the tree."""
    for k in range(m.nv * r.width):
        r.whitened[k] = 0.0
    for i in range(m.nv):
        r.begins[i], r.ends[i] = r.width, 0
    _add_bodies(w, m, r, 1.0)
    _add_bodies(w, m, r, -1.0)
    for k in range(r.cones, r.cones + r.limits):
        i, j = contact(w.contacts, k).pair, first_row(r, k)
        _put_entry(r, r.limit_v[i // 2], j, 1.0 if i % 2 == 0 else -1.0)
    for k in range(r.boxes):
        _put_entry(r, r.box_v[k], first_box(r) + k, 1.0)


@compiled
def _whiten(m: Articulation, r: Rows) -> None:
    """X = L⁻ᵀ Jᵀ in place of Jᵀ, after the velocities that it gives; then W."""
    X, n, width, v = r.whitened, m.nv, r.width, at(m.y, m.nq)
    for j in range(width):
        r.before[j] = r.free[j] = 0.0
    for i in range(n):
        x = at(X, i * width)
        for j in range(r.begins[i], r.ends[i], TILE):
            add_scaled_tile(at(r.before, j), v[i], at(x, j))
            add_scaled_tile(at(r.free, j), v[i] + m.change[i], at(x, j))
    for i in range(n - 1, -1, -1):
        x, begin, end = at(X, i * width), r.begins[i], r.ends[i]
        if begin >= end:
            continue
        for j in range(begin, end, TILE):
            scale_tile(at(x, j), m.inverses[i])
        ancestors, a = at(m.columns, m.starts[i]), at(m.lower, m.starts[i])
        if m.depths[i] > 0:  # what the parent has from here, it passes on
            _widen(r, ancestors[m.depths[i] - 1], begin, end)
        for j in range(begin, end, TILE):
            for e in range(m.depths[i]):
                add_scaled_tile(at(X, ancestors[e] * width + j), -a[e], at(x, j))
    if m.loops.kept > 0:
        # Along closed loops alone is anything moved: what they hold leaves X before W is made of it.
        take_out_of_rows(m, X, width, r.turned)
        for i in range(n):
            r.begins[i], r.ends[i] = 0, width
    _set_delassus(r, n)


@compiled
def _set_delassus(r: Rows, n: int) -> None:
    """W = XᵀX: its lower triangle by rows of X together that reach as far, and the same above."""
    width, W = r.width, r.delassus
    for k in range(width * width):
        W[k] = 0.0
    first = 0
    while first < n:
        last, begin, end = first + 1, r.begins[first], r.ends[first]
        while last < n and r.begins[last] == begin and r.ends[last] == end:
            last += 1
        x = at(r.whitened, first * width)
        for j in range(begin, end, TILE):
            for l in range(begin, j, 2 * TILE):
                add_products_tiles(last - first, at(x, j), at(x, l), width, at(W, j * width + l), width)
            if (j - begin) // TILE % 2 == 0:
                add_products_tile(last - first, at(x, j), at(x, j), width, at(W, j * width + j), width)
        first = last
    for j in range(0, width, TILE):
        for l in range(0, j, TILE):
            transpose_tile(at(W, j * width + l), width, at(W, l * width + j), width)


@compiled
def _set_blocks(w: Workspace, r: Rows) -> None:
    """Of every contact and limit its block of W, and what solvers divide by."""
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        W, n = at(delassus_row(r, i), i), r.width
        c.wnn = W[0]
        c.wns = c.wnt = c.wss = c.wst = c.wtt = c.per_tangent = 0.0
        if k < r.cones:
            c.wns, c.wnt = W[1], W[2]
            c.wss, c.wst, c.wtt = W[n + 1], W[n + 2], W[2 * n + 2]
            half = 0.5 * (c.wss - c.wtt)
            largest = 0.5 * (c.wss + c.wtt) + (half * half + c.wst * c.wst) ** 0.5
            # A planar mechanism may not move along one tangent, or along any.
            c.per_tangent = 1.0 / largest if largest > _IMMOBILE * c.wnn else 0.0
        # Nor along the normal: then nothing pushes, and the problem is scaled as if it could.
        c.wnn = c.wnn if c.wnn > _IMMOBILE * (c.wss + c.wtt) else 0.0
        c.per_normal = 1.0 / c.wnn if c.wnn > 0.0 else 0.0
        c.wnn = c.wnn if c.wnn > 0.0 else 1.0
        if k < r.cones and c.turns != 0:
            W = at(delassus_row(r, c.row), c.row)
            set_turning(c, W[0], W[n + 1], W[n + 2], W[2 * n + 2])


@compiled
def set_rows(w: Workspace, m: Articulation, r: Rows) -> int:
    """The problem of the contacts that were found; 0 where there is no room for it."""
    if w.contacts.count + 2 * r.limit_count > w.contacts.room:
        return 0
    _add_limits(w, m, r)
    r.instant = -1.0
    r.cones = w.contacts.count
    r.turns = 0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        c.row = first_moment(r) + 3 * r.turns
        r.turns += c.turns
    r.count = first_moment(r) + 3 * r.turns
    r.width = _ceiling(r.count)
    if r.count > r.room:
        return 0
    _fill(w, m, r)
    _whiten(m, r)
    _set_blocks(w, r)
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        r.impulse[i] = c.ln
        if k < r.cones:
            r.impulse[i + 1], r.impulse[i + 2] = c.ls, c.lt
            if c.turns != 0:
                r.impulse[c.row], r.impulse[c.row + 1], r.impulse[c.row + 2] = c.mn, c.ms, c.mt
    for k in range(r.boxes):
        r.box_bound[k] = w.step * r.box_force[k]
        r.impulse[first_box(r) + k] = r.remembered[2 * r.limit_count + k]
    return 1


@compiled
def find_velocities(r: Rows) -> None:
    """u = b + W λ."""
    for j in range(r.count):
        r.velocity[j] = r.free[j]
    for i in range(r.count):
        add_change(r, i, r.impulse[i])


@compiled
def add_change(r: Rows, i: int, change: float) -> None:
    """What a change of one impulse makes of all velocities."""
    if change != 0.0:
        W = delassus_row(r, i)
        for j in range(r.count):
            r.velocity[j] += change * W[j]


@compiled
def find_push(m: Articulation, r: Rows, impulse: Doubles, out: Doubles) -> None:
    """M⁻¹ Jᵀ λ, what impulses change of the velocities of the tree."""
    for i in range(m.nv):
        total, x = 0.0, at(r.whitened, i * r.width)
        for j in range(r.begins[i], min(r.ends[i], r.count)):
            total += x[j] * impulse[j]
        out[i] = total
    solve_lower(m, out)


@compiled
def add_to_rows(m: Articulation, r: Rows, change: Doubles, out: Doubles) -> None:
    """Out += J δ for a change δ of velocities of the tree: Jᵀ = Lᵀ X."""
    multiply_lower(m, change, m.numbers)
    for i in range(m.nv):
        x = at(r.whitened, i * r.width)
        for j in range(r.begins[i], r.ends[i], TILE):
            add_scaled_tile(at(out, j), m.numbers[i], at(x, j))


@compiled
def keep_impulses(w: Workspace, r: Rows) -> None:
    """Impulses where contacts have them, and where the next step finds those of joints."""
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        c.ln = r.impulse[i]
        if k < r.cones:
            c.ls, c.lt = r.impulse[i + 1], r.impulse[i + 2]
            if c.turns != 0:
                c.mn, c.ms, c.mt = r.impulse[c.row], r.impulse[c.row + 1], r.impulse[c.row + 2]
        else:
            r.remembered[c.pair] = c.ln
    for k in range(r.boxes):
        r.remembered[2 * r.limit_count + k] = r.impulse[first_box(r) + k]
