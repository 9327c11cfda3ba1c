"""One instant for all impulses between bodies in a step, so that they keep angular momentum.

Impulses P are given half-way through a step. Where those of a body belong to an instant that is earlier by
s, its place x is moved on by s P/m (``positions.py``), and arms are those from where it was then, x − s v.
Of two bodies, (s₁v₁ − s₂v₂) × P by their arms and P × (s₁v₁ − s₂v₂) by their places cancel, and of one body
ΣP × Σ(s P)/m vanishes, as all its impulses have the same s. Impulses from what does not move, which keep no
momentum, have their own instants: a ball that is hit while it rests on the ground is not lifted.
"""

from pendula.collision.loops.vectors import add_scaled, dot, row
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import (
    OF_CONTACTS,
    arm_a,
    arm_b,
    contact,
    is_between_bodies,
    normal,
    relative_velocity,
    set_block,
)
from pendula.contact.loops.detection import set_target
from pendula.contact.loops.workspace import Workspace


@compiled
def _take_first(w: Workspace, body: int, shift: float) -> None:
    known = w.shifts[body]
    w.shifts[body] = shift if known == 0.0 else max(known, shift)


@compiled
def _find_shifts(w: Workspace) -> None:
    """The shift of every body that meets another: that of its first impact with one."""
    world = w.bodies.count
    for i in range(world + 1):
        w.shifts[i] = OF_CONTACTS
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.a < world and c.b < world:
            w.shifts[c.a] = w.shifts[c.b] = 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.impact > 0.0 and is_between_bodies(w.shifts, c) != 0:
            _take_first(w, c.a, c.shift)
            _take_first(w, c.b, c.shift)


@compiled
def share_instants(w: Workspace) -> None:
    """Let all impulses between bodies belong to one instant a body; arms and what follows are found anew."""
    b = w.bodies
    _find_shifts(w)
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if is_between_bodies(w.shifts, c) == 0:
            continue
        of_a, of_b = w.shifts[c.a] - c.later, w.shifts[c.b] - c.later
        if of_a == 0.0 and of_b == 0.0:
            continue
        arm = add_scaled(arm_a(c), of_a, row(b.velocities, 2 * c.a))
        c.ax, c.ay, c.az = arm[0], arm[1], arm[2]
        arm = add_scaled(arm_b(c), of_b, row(b.velocities, 2 * c.b))
        c.bx, c.by, c.bz = arm[0], arm[1], arm[2]
        set_block(b, c)
        c.approach = dot(normal(c), relative_velocity(c, b.velocities))
        if c.impact > 0.0:
            set_target(w, c, 0.5 - c.shift / w.step)
