"""Steps of trees whose velocities jump: forces before an impact and after it, and the inertia that it meets.

An impact at the instant τ h of a step has Coriolis' forces of v⁻ before it and of v⁺ after it, and the mass
matrix of where the tree was then. The step has one change of velocities, with M of its middle:

    M_½ Δv = τ h f(v⁻) + (1 − τ) h f(v⁺) + (M_½ − M_τ) Δ_λ + Jᵀλ,

where Δ_λ is what the impulses change, so that they meet M_τ. Then the energy is off in the second order of h:
that of the drifts before and after the impact is what forces do along them. Momenta at both places are
compared along the axes of parents, which do not turn.
"""

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.articulation import (
    drift_tree,
    find_change_at,
    from_drifting,
    to_drifting,
    turn_back,
    turn_to_parents,
)
from pendula.contact.loops.closed_loops import keep_in_loops
from pendula.contact.loops.contacts import Contact, contact
from pendula.contact.loops.rows import Rows, add_to_rows, find_push, find_velocities, first_row
from pendula.contact.loops.tree_masses import (
    Articulation,
    multiply_mass,
    set_matrix,
    solve_lower,
    solve_transposed,
)
from pendula.contact.loops.workspace import Workspace
from pendula.records import Doubles


@compiled
def has_impact(w: Workspace, r: Rows) -> int:
    for k in range(r.cones + r.limits):
        if contact(w.contacts, k).impact > 0.0:
            return 1
    return 0


@compiled
def _instant(w: Workspace, r: Rows) -> float:
    """The part of the step after which its strongest impact is; −1 where none has an impulse."""
    found, strongest = -1.0, 0.0
    for k in range(r.cones + r.limits):
        c = contact(w.contacts, k)
        strength = r.impulse[first_row(r, k)] * abs(c.approach)
        if c.impact > 0.0 and strength > strongest:
            found, strongest = 0.5 - c.shift / w.step, strength
    return found


@compiled
def gain_until(w: Workspace, r: Rows, c: Contact, i: int) -> float:
    """What forces change of the velocity of row i until the instant of its impact."""
    tau = 0.5 - c.shift / w.step
    if r.instant < 0.0:
        return tau * (r.free[i] - r.before[i])
    if tau < r.instant:
        return r.early[i] * tau / r.instant
    if tau > r.instant:
        return r.early[i] + r.late[i] * (tau - r.instant) / (1.0 - r.instant)
    return r.early[i]


@compiled
def gain_of(r: Rows, i: int) -> float:
    """What forces change of it in the whole step."""
    return r.free[i] - r.before[i] if r.instant < 0.0 else r.early[i] + r.late[i]


@compiled
def _to_parents(m: Articulation, v: Doubles) -> None:
    to_drifting(m, v)
    turn_to_parents(m, v)


@compiled
def _from_parents(m: Articulation, v: Doubles) -> None:
    from_drifting(m, v)
    turn_back(m, v)


@compiled
def _find_momentum(m: Articulation, t: float, change: Doubles, out: Doubles) -> None:
    """M Δ along the axes of parents, of Δ along them, where the tree is now."""
    _from_parents(m, change)
    multiply_mass(m, t, change, out)
    _to_parents(m, change)
    _to_parents(m, out)


@compiled
def _find_inertia(m: Articulation, t: float, h: float, shift: float, out: Doubles) -> None:
    """M⁻¹ (M_½ − M_τ) Δ of the changes by impulses."""
    change, at_impact = m.middle, m.late
    for i in range(m.nv):
        change[i], m.drifting[i], out[i] = m.pushed[i], m.before[i], 0.0
    if shift == 0.0:
        return
    for i in range(m.nq):
        m.kept[i] = m.y[i]
    _to_parents(m, change)
    _find_momentum(m, t, change, out)
    to_drifting(m, m.drifting)
    drift_tree(m, -shift, m.drifting)
    _find_momentum(m, t, change, at_impact)
    for i in range(m.nq):
        m.y[i] = m.kept[i]
    for i in range(m.nv):
        out[i] -= at_impact[i]
    _from_parents(m, out)
    set_matrix(m, t, h)
    solve_transposed(m, out)
    solve_lower(m, out)
    if m.loops.kept > 0:
        keep_in_loops(m, out)


@compiled
def _find_changes(m: Articulation, t: float, h: float, tau: float) -> None:
    """What forces change before and after the impact, into ``early`` and ``late``."""
    v = at(m.y, m.nq)
    for i in range(m.nv):
        v[i] = m.before[i] + 0.5 * tau * m.change[i]
    find_change_at(m, t, h, m.early)
    for i in range(m.nv):
        v[i] = m.before[i] + m.pushed[i] + 0.5 * (1.0 + tau) * m.change[i]
    find_change_at(m, t, h, m.late)
    for i in range(m.nv):
        v[i] = m.before[i]
        m.early[i] *= tau
        m.late[i] *= 1.0 - tau


@compiled
def _add_rows(m: Articulation, r: Rows, change: Doubles, out: Doubles) -> None:
    for i in range(r.width):
        out[i] = 0.0
    add_to_rows(m, r, change, out)


@compiled
def refine_impact(w: Workspace, m: Articulation, r: Rows, t: float) -> int:
    """Changes by forces and inertia from the impulses that were found, and what is then asked of bounces.

    0 where no impact has an impulse.
    """
    h, tau = w.step, _instant(w, r)
    if tau < 0.0:
        return 0
    find_push(m, r, r.impulse, m.pushed)
    _find_inertia(m, t, h, (0.5 - tau) * h, m.turned)
    _find_changes(m, t, h, tau)
    _add_rows(m, r, m.early, r.early)
    _add_rows(m, r, m.late, r.late)
    for i in range(m.nv):
        change = m.early[i] + m.late[i] + m.turned[i]
        m.turned[i] = change - m.change[i]
        m.change[i] = change
    add_to_rows(m, r, m.turned, r.free)
    r.instant = tau
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        if c.impact > 0.0 and c.restitution > 0.0:
            until = gain_until(w, r, c, i)
            c.least = gain_of(r, i) - until - c.restitution * (r.before[i] + until)
    find_velocities(r)
    return 1
