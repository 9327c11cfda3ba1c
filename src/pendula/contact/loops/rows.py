"""The impulses of a step of a tree as rows of one dense problem: contacts, limits of joints, dry friction.

u = b + W λ with W = J M⁻¹ Jᵀ. With M = LᵀDL it is W = XᵀX for X = D^(-½) L⁻ᵀ Jᵀ, whose columns are rows of
the problem (Featherstone 2008, §6.5). Contacts have three rows each (normal, two tangents), limits and dry
friction one. Contacts and limits have a ``Contact`` each, limits after contacts.
"""

from pendula.collision.loops.vectors import add_scaled, cross, dot
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.closed_loops import take_out_of_rows
from pendula.contact.loops.contacts import Contact, arm_a, arm_b, contact, normal, second_tangent, tangent
from pendula.contact.loops.detection import set_target
from pendula.contact.loops.tree_masses import Articulation, solve_lower
from pendula.contact.loops.turning import set_turning
from pendula.contact.loops.workspace import Workspace
from pendula.records import Doubles, Integers, Record, Vector, record

_IMMOBILE = 1e-12  # next to other directions: what does not move


@record
class Rows(Record):
    """The problem of a step, and memory of its solvers."""

    room: int
    # Rows in all; contacts, limits that are near, joints with dry friction, contacts with moments.
    count: int
    cones: int
    limits: int
    boxes: int
    turns: int
    # X, a row for each velocity of the tree, and which part of each is not zero; W; u before the step,
    # without impulses, and now; λ.
    whitened: Doubles
    begins: Integers
    ends: Integers
    delassus: Doubles
    before: Doubles
    free: Doubles
    velocity: Doubles
    impulse: Doubles
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
def _widen(r: Rows, i: int, j: int, count: int) -> Doubles:
    """Entries of row i of X that are not zero, from column j on."""
    r.begins[i], r.ends[i] = min(r.begins[i], j), max(r.ends[i], j + count)
    return at(r.whitened, i * r.count + j)


@compiled
def _add_turning(m: Articulation, r: Rows, body: int, sign: float, c: Contact) -> None:
    """What velocities of the tree turn of a body, along the axes of a contact."""
    J, n = at(m.jacobians, 6 * body * m.nv), m.nv
    for e in range(m.path_starts[body], m.path_starts[body + 1]):
        i = m.path[e]
        angular = (J[3 * n + i], J[4 * n + i], J[5 * n + i])
        x = _widen(r, i, c.row, 3)
        x[0] += sign * dot(normal(c), angular)
        x[1] += sign * dot(tangent(c), angular)
        x[2] += sign * dot(second_tangent(c), angular)


@compiled
def _add_point(m: Articulation, r: Rows, body: int, arm: Vector, k: int, sign: float, c: Contact) -> None:
    """What velocities of the tree move of a point of a body, along the axes of the k-th contact."""
    J, n = at(m.jacobians, 6 * body * m.nv), m.nv
    for e in range(m.path_starts[body], m.path_starts[body + 1]):
        i = m.path[e]
        linear = (J[i], J[n + i], J[2 * n + i])
        angular = (J[3 * n + i], J[4 * n + i], J[5 * n + i])
        moved = add_scaled(linear, 1.0, cross(angular, arm))
        x = _widen(r, i, 3 * k, 3)
        x[0] += sign * dot(normal(c), moved)
        x[1] += sign * dot(tangent(c), moved)
        x[2] += sign * dot(second_tangent(c), moved)


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
        set_target(w, c, -1.0)
        c.ln, c.ls, c.lt = r.remembered[i], 0.0, 0.0
        r.limits += 1


@compiled
def _fill(w: Workspace, m: Articulation, r: Rows) -> None:
    """Jᵀ, a row for each velocity of the tree."""
    world = w.bodies.count
    for k in range(m.nv * r.count):
        r.whitened[k] = 0.0
    for i in range(m.nv):
        r.begins[i], r.ends[i] = r.count, 0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        if c.a < world:
            _add_point(m, r, c.a, arm_a(c), k, 1.0, c)
        if c.b < world:
            _add_point(m, r, c.b, arm_b(c), k, -1.0, c)
        if c.turns != 0 and c.a < world:
            _add_turning(m, r, c.a, 1.0, c)
        if c.turns != 0 and c.b < world:
            _add_turning(m, r, c.b, -1.0, c)
    for k in range(r.cones, r.cones + r.limits):
        i = contact(w.contacts, k).pair
        _widen(r, r.limit_v[i // 2], first_row(r, k), 1)[0] = 1.0 if i % 2 == 0 else -1.0
    for k in range(r.boxes):
        _widen(r, r.box_v[k], first_box(r) + k, 1)[0] = 1.0


@compiled
def _whiten(m: Articulation, r: Rows) -> None:
    """X = D^(-½) L⁻ᵀ Jᵀ in place of Jᵀ, after the velocities that it gives; then W."""
    X, n, count, v = r.whitened, m.nv, r.count, at(m.y, m.nq)
    for j in range(count):
        r.before[j] = r.free[j] = 0.0
    for i in range(n):
        x = at(X, i * count)
        for j in range(r.begins[i], r.ends[i]):
            r.before[j] += v[i] * x[j]
            r.free[j] += (v[i] + m.change[i]) * x[j]
    for i in range(n - 1, -1, -1):
        x, begin, end = at(X, i * count), r.begins[i], r.ends[i]
        if begin >= end:
            continue
        for e in range(m.starts[i], m.starts[i + 1]):
            y, factor = _widen(r, m.columns[e], begin, end - begin), m.matrix[i * n + m.columns[e]]
            for j in range(end - begin):
                y[j] -= factor * x[begin + j]
        inverse = 1.0 / m.matrix[i * n + i] ** 0.5
        for j in range(begin, end):
            x[j] *= inverse
    if m.loops.kept > 0:
        # Along closed loops alone is anything moved: what they hold leaves X before W is made of it.
        take_out_of_rows(m, X, count, r.turned)
        for i in range(n):
            r.begins[i], r.ends[i] = 0, count
    _set_delassus(r, n)


@compiled
def _set_delassus(r: Rows, n: int) -> None:
    """W = XᵀX: its lower triangle by four of the n rows of X at a time, and the same above."""
    count, W = r.count, r.delassus
    for k in range(count * count):
        W[k] = 0.0
    for i in range(0, n - 3, 4):
        _add_four(r, i)
    for i in range(n - n % 4, n):
        _add_one(r, i)
    for j in range(count):
        for l in range(j):
            W[l * count + j] = W[j * count + l]


@compiled
def _add_four(r: Rows, i: int) -> None:
    """What row i of X and the three after it add to the lower triangle of W."""
    n = r.count
    begin = min(r.begins[i], r.begins[i + 1], r.begins[i + 2], r.begins[i + 3])
    end = max(r.ends[i], r.ends[i + 1], r.ends[i + 2], r.ends[i + 3])
    x = at(r.whitened, i * n)
    y, z, t = at(x, n), at(x, 2 * n), at(x, 3 * n)
    for j in range(begin, end):
        W, a, b, c, d = at(r.delassus, j * n), x[j], y[j], z[j], t[j]
        for l in range(begin, j + 1):
            W[l] += a * x[l] + b * y[l] + c * z[l] + d * t[l]


@compiled
def _add_one(r: Rows, i: int) -> None:
    """What row i of X adds to the lower triangle of W."""
    x = at(r.whitened, i * r.count)
    for j in range(r.begins[i], r.ends[i]):
        W, factor = at(r.delassus, j * r.count), x[j]
        for l in range(r.begins[i], j + 1):
            W[l] += factor * x[l]


@compiled
def _set_blocks(w: Workspace, r: Rows) -> None:
    """Of every contact and limit its block of W, and what solvers divide by."""
    for k in range(r.cones + r.limits):
        c, i, n = contact(w.contacts, k), first_row(r, k), r.count
        c.wnn = r.delassus[i * n + i]
        c.wns = c.wnt = c.wss = c.wst = c.wtt = c.per_tangent = 0.0
        if k < r.cones:
            c.wns, c.wnt = r.delassus[i * n + i + 1], r.delassus[i * n + i + 2]
            c.wss, c.wst = r.delassus[(i + 1) * n + i + 1], r.delassus[(i + 1) * n + i + 2]
            c.wtt = r.delassus[(i + 2) * n + i + 2]
            half = 0.5 * (c.wss - c.wtt)
            largest = 0.5 * (c.wss + c.wtt) + (half * half + c.wst * c.wst) ** 0.5
            # A planar mechanism may not move along one tangent, or along any.
            c.per_tangent = 1.0 / largest if largest > _IMMOBILE * c.wnn else 0.0
        # Nor along the normal: then nothing pushes, and the problem is scaled as if it could.
        c.wnn = c.wnn if c.wnn > _IMMOBILE * (c.wss + c.wtt) else 0.0
        c.per_normal = 1.0 / c.wnn if c.wnn > 0.0 else 0.0
        c.wnn = c.wnn if c.wnn > 0.0 else 1.0
        if k < r.cones and c.turns != 0:
            W = at(r.delassus, c.row * n + c.row)
            set_turning(c, W[0], W[n + 1], W[n + 2], W[2 * n + 2])


@compiled
def set_rows(w: Workspace, m: Articulation, r: Rows) -> int:
    """The problem of the contacts that were found; 0 where there is no room for it."""
    if w.contacts.count + 2 * r.limit_count > w.contacts.room:
        return 0
    _add_limits(w, m, r)
    r.cones = w.contacts.count
    r.turns = 0
    for k in range(r.cones):
        c = contact(w.contacts, k)
        c.row = first_moment(r) + 3 * r.turns
        r.turns += c.turns
    r.count = first_moment(r) + 3 * r.turns
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
        W = at(r.delassus, i * r.count)
        for j in range(r.count):
            r.velocity[j] += change * W[j]


@compiled
def find_push(m: Articulation, r: Rows, impulse: Doubles, out: Doubles) -> None:
    """M⁻¹ Jᵀ λ, what impulses change of the velocities of the tree."""
    for i in range(m.nv):
        total, x = 0.0, at(r.whitened, i * r.count)
        for j in range(r.begins[i], r.ends[i]):
            total += x[j] * impulse[j]
        out[i] = total / m.matrix[i * m.nv + i] ** 0.5
    solve_lower(m, out)


@compiled
def add_to_rows(m: Articulation, r: Rows, change: Doubles) -> None:
    """b += J δ for a change δ of velocities of the tree: Jᵀ = Lᵀ D^½ X."""
    for i in range(m.nv):
        total, x = change[i], at(r.whitened, i * r.count)
        for e in range(m.starts[i], m.starts[i + 1]):
            total += m.matrix[i * m.nv + m.columns[e]] * change[m.columns[e]]
        total *= m.matrix[i * m.nv + i] ** 0.5
        for j in range(r.begins[i], r.ends[i]):
            r.free[j] += total * x[j]


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
