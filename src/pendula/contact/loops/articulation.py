"""A tree of bodies and joints: it drifts by its velocities, and is kicked by forces and impulses.

Where velocities are not the rates of coordinates, a drift turns quaternions by exponentials. Free joints
drift by the velocity of their origin along the axes of their parent, so that what falls freely does so
exactly: with ν = R v of the linear part, ν̇ = R (v̇ + ω × v).
"""

import math

from pendula.collision.loops.vectors import add_scaled, cross, put, row
from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.contact.loops.bodies import Bodies, set_quaternion, set_rotation, transform, transform_back
from pendula.contact.loops.closed_loops import find_closing_move, keep_in_loops, set_loops, take_loops_out
from pendula.contact.loops.tree_masses import Articulation, set_matrix, solve_lower, solve_transposed
from pendula.records import Doubles

_MOST_ROUNDS = 6  # of finding the velocity half-way, at which forces act
_SETTLED = 1e-13  # next to the largest change of a velocity
_MOST_MOVES, _NEARLY = 12, 1e-10  # that close loops; a move after which none is needed, m or rad
_FAR = 1e-4  # a last move that leaves loops open
MOST_MISSED = 20  # steps in a row with open loops


@compiled
def to_drifting(m: Articulation, v: Doubles) -> None:
    """ν from velocities v, in place: linear velocities of free joints along the axes of their parents."""
    for i in range(m.free_count):
        set_rotation(m.y, m.free_q[i] + 3, m.rotations, i)
        part = at(v, m.free_v[i])
        put(part, 0, transform(m.rotations, i, row(part, 0)))


@compiled
def from_drifting(m: Articulation, v: Doubles) -> None:
    """Velocities v from ν, in place."""
    for i in range(m.free_count):
        set_rotation(m.y, m.free_q[i] + 3, m.rotations, i)
        part = at(v, m.free_v[i])
        put(part, 0, transform_back(m.rotations, i, row(part, 0)))


@compiled
def drift_tree(m: Articulation, h: float, v: Doubles) -> None:
    """Coordinates after a time h with velocities ν that stay; quaternions turn by q ← q exp(h ω/2)."""
    q = m.y
    for i in range(m.plain_count):
        q[m.plain_q[i]] += h * v[m.plain_v[i]]
    for i in range(m.turn_count):
        k, omega = m.turn_q[i], row(at(v, m.turn_v[i]), 0)
        size = (omega[0] * omega[0] + omega[1] * omega[1] + omega[2] * omega[2]) ** 0.5
        half = 0.5 * h * size
        sine = 0.5 * h * (1.0 - half * half / 6.0) if abs(half) < 1e-4 else math.sin(half) / size
        w, x, y, z = math.cos(half), sine * omega[0], sine * omega[1], sine * omega[2]
        w0, x0, y0, z0 = q[k], q[k + 1], q[k + 2], q[k + 3]
        w1 = w0 * w - x0 * x - y0 * y - z0 * z
        x1 = w0 * x + x0 * w + y0 * z - z0 * y
        y1 = w0 * y - x0 * z + y0 * w + z0 * x
        z1 = w0 * z + x0 * y - y0 * x + z0 * w
        length = (w1 * w1 + x1 * x1 + y1 * y1 + z1 * z1) ** 0.5
        q[k], q[k + 1], q[k + 2], q[k + 3] = w1 / length, x1 / length, y1 / length, z1 / length


@compiled
def find_change_at(m: Articulation, t: float, h: float, new: Doubles) -> None:
    """h v̇ without contact into ``new``, with forces at the velocities v̄ that the state has.

    (M + ½ h D + ¼ h² K) Δ = h (f(v̄) + D (v̄ − v)), which is M Δ = h (f(v̄) − K ¼ h Δ) where v̄ = v + ½ Δ.
    """
    v = at(m.y, m.nq)
    call(m.force, t, m.y, m.u, m.p, new)
    for i in range(m.nv):
        new[i] = h * (new[i] + m.damping[i] * (v[i] - m.before[i]))
    solve_transposed(m, new)
    solve_lower(m, new)
    for i in range(m.free_count):
        k = m.free_v[i]
        own = at(new, k)
        put(own, 0, add_scaled(row(own, 0), h, cross(row(at(v, k), 1), row(at(v, k), 0))))
    take_loops_out(m, new)


@compiled
def _find_change(m: Articulation, t: float, h: float) -> None:
    """h v̇ without contact, with forces at the velocities half-way, found by substitution.

    It begins by the changes of the step before; those by impulses are expected to be the same.
    """
    v, new = at(m.y, m.nq), m.numbers
    for _ in range(_MOST_ROUNDS):
        for i in range(m.nv):
            v[i] = m.before[i] + 0.5 * (m.change[i] + m.pushed[i])
        find_change_at(m, t, h, new)
        most, largest = 0.0, 0.0
        for i in range(m.nv):
            most, largest = max(most, abs(new[i] - m.change[i])), max(largest, abs(new[i]))
            m.change[i] = new[i]
        if most <= _SETTLED * largest:
            break
    for i in range(m.nv):
        v[i] = m.before[i]


@compiled
def refine_change(m: Articulation, t: float, h: float, difference: Doubles) -> None:
    """h v̇ anew, with forces at the mean of velocities before and after impulses; by how much it differs."""
    v, new = at(m.y, m.nq), m.numbers
    for i in range(m.nv):
        v[i] = m.before[i] + 0.5 * (m.change[i] + m.pushed[i])
    find_change_at(m, t, h, new)
    for i in range(m.nv):
        v[i] = m.before[i]
        difference[i] = new[i] - m.change[i]
        m.change[i] = new[i]


@compiled
def move_bodies(m: Articulation, b: Bodies, v: Doubles, out: Doubles) -> None:
    """Velocities of bodies from those of the tree, J v."""
    for i in range(b.count):
        part = at(out, 6 * i)
        for r in range(6):
            total, J = 0.0, at(m.jacobians, (6 * i + r) * m.nv)
            for e in range(m.path_starts[i], m.path_starts[i + 1]):
                total += J[m.path[e]] * v[m.path[e]]
            part[r] = total


@compiled
def _place_bodies(m: Articulation, b: Bodies, t: float) -> None:
    """Poses of bodies, and what velocities move of them."""
    if b.count == 0:
        return
    call(m.poses, t, m.y, m.u, m.p, m.numbers)
    for i in range(b.count):
        put(b.positions, i, row(m.numbers, 4 * i))
        for r in range(3):
            put(b.rotations, 3 * i + r, row(m.numbers, 4 * i + 1 + r))
        set_quaternion(b, i)
    call(m.slopes, t, m.y, m.u, m.p, m.numbers)
    for k in range(m.slope_count):
        m.jacobians[m.slope_places[k]] = m.numbers[k]


@compiled
def drift_to_middle(m: Articulation, b: Bodies, t: float, h: float) -> None:
    """The first half of a step: M, f, poses and Jacobians half-way, and what forces change of velocities."""
    v = at(m.y, m.nq)
    for i in range(m.nv):
        m.drifting[i] = v[i]
    to_drifting(m, m.drifting)
    drift_tree(m, 0.5 * h, m.drifting)
    from_drifting(m, m.drifting)
    for i in range(m.nv):
        v[i] = m.before[i] = m.drifting[i]
    _place_bodies(m, b, t)
    set_matrix(m, t, h)
    set_loops(m, t)
    _find_change(m, t, h)


@compiled
def turn_to_parents(m: Articulation, v: Doubles) -> None:
    """Angular velocities of balls and free joints along the axes of their parents, in place."""
    for i in range(m.turn_count):
        set_rotation(m.y, m.turn_q[i], m.rotations, 0)
        put(at(v, m.turn_v[i]), 0, transform(m.rotations, 0, row(at(v, m.turn_v[i]), 0)))


@compiled
def turn_back(m: Articulation, v: Doubles) -> None:
    for i in range(m.turn_count):
        set_rotation(m.y, m.turn_q[i], m.rotations, 0)
        put(at(v, m.turn_v[i]), 0, transform_back(m.rotations, 0, row(at(v, m.turn_v[i]), 0)))


@compiled
def drift_to_end(m: Articulation, h: float, moved: Doubles, displaced: int) -> None:
    """The second half of a step, by the velocities that the state has, and displacements where there are.

    Displacements and angular velocities stay as they are along the axes of parents, as those of free bodies.
    """
    v = at(m.y, m.nq)
    to_drifting(m, v)
    if displaced != 0:
        to_drifting(m, moved)
        turn_to_parents(m, moved)
    drift_tree(m, 0.5 * h, v)
    if displaced != 0:
        turn_back(m, moved)
        turn_to_parents(m, v)
        drift_tree(m, 1.0, moved)
        turn_back(m, v)
    from_drifting(m, v)


@compiled
def close_loops(m: Articulation, t: float) -> None:
    """Positions and velocities back to c = 0 and A v = 0 at the end of a step, by the least ½ δᵀMδ."""
    l, largest, v = m.loops, 0.0, at(m.y, m.nq)
    if l.count == 0:
        return
    set_matrix(m, t, 0.0)
    for _ in range(_MOST_MOVES):
        set_loops(m, t)
        largest = find_closing_move(m, m.drifting)
        if largest == 0.0:
            break
        to_drifting(m, m.drifting)
        drift_tree(m, 1.0, m.drifting)
        if not (largest > _NEARLY):
            break
    l.missed = 0 if largest <= _FAR else l.missed + 1
    keep_in_loops(m, v)


@compiled
def find_accelerations(m: Articulation, b: Bodies, h: float, falls: Doubles, arms: float) -> float:
    """Accelerations of bodies free of contact, into ``falls``; the largest that a point within arms has."""
    move_bodies(m, b, m.change, falls)
    largest = 0.0
    for i in range(b.count):
        for r in range(6):
            falls[6 * i + r] /= h
        linear, angular = row(falls, 2 * i), row(falls, 2 * i + 1)
        square = linear[0] * linear[0] + linear[1] * linear[1] + linear[2] * linear[2]
        turning = angular[0] * angular[0] + angular[1] * angular[1] + angular[2] * angular[2]
        largest = max(largest, square**0.5 + arms * turning**0.5)
    return largest


@compiled
def advance_states(m: Articulation, t: float, h: float, after: float) -> None:
    """States and works of powers after a step, by what the mean velocity makes of their rates.

    ``after`` is the part of the step in which a tree moves with the velocities after its impulses.
    """
    v = at(m.y, m.nq)
    for i in range(m.nv):
        m.middle[i] = v[i]
        v[i] = m.before[i] + after * (v[i] - m.before[i])
    if m.powers != 0:
        call(m.powers, t, m.y, m.u, m.p, m.numbers)
        for i in range(m.power_count):
            m.power_works[i] += h * m.numbers[i]
    if m.nz > 0:
        call(m.state_rates, t, m.y, m.u, m.p, m.numbers)
        for i in range(m.nz):
            m.y[m.nq + m.nv + i] += h * m.numbers[i]
    for i in range(m.nv):
        v[i] = m.middle[i]
