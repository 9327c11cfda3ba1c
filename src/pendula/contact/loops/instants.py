"""When contacts of a step are hit, and what is asked of them; one instant for all impulses of a body.

Impulses P are given half-way through a step. Where those of a body belong to an instant that is earlier by
s, its place x is moved on by s P/m (``positions.py``), and arms are those from where it was then, x − s v.
This keeps angular momentum: of two bodies, (s₁v₁ − s₂v₂) × P by their arms and P × (s₁v₁ − s₂v₂) by their
places cancel, and of one body ΣP × Σ(s P)/m vanishes, as all its impulses have the same s. Bodies that meet
only the ground, whose momentum is not kept, have that of each impact.
"""

from pendula.collision.loops.vectors import add_scaled, dot, row
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import (
    OF_CONTACTS,
    Contact,
    arm_a,
    arm_b,
    contact,
    normal,
    relative_velocity,
    set_block,
)
from pendula.contact.loops.turning import set_turning_block
from pendula.contact.loops.workspace import Workspace


@compiled
def whole_step(w: Workspace) -> float:
    """The length of a step, be this a part of it."""
    return w.whole if w.parted != 0 else w.step


@compiled
def slow_approach(w: Workspace) -> float:
    """An approach slower than this is resting contact: gravity makes it within three steps."""
    h = whole_step(w)
    return 3.0 * h * w.gravity + w.touching / h


@compiled
def time_to_close(gap: float, u: float, a: float, h: float) -> float:
    """The part of a step after which gap + u t + ½ a t² is zero; 0 where it is at the start."""
    if gap <= 0.0:
        return 0.0
    root = max(u * u - 2.0 * a * gap, 0.0) ** 0.5
    return min(2.0 * gap / (root - u) / h, 1.0) if root - u > 0.0 else 1.0


@compiled
def outlasts(w: Workspace, after: float, a: float, rest: float) -> int:
    """Whether a bounce with a velocity and an acceleration takes longer than a time, and can be seen."""
    return 1 if after + 0.5 * a * rest > 0.0 and after * whole_step(w) > 1e-3 * w.touching else 0


@compiled
def set_target(w: Workspace, c: Contact, time: float) -> None:
    """The least normal velocity after the step: of an impact, of rest, or that the gap does not close."""
    h, u, a, gap = w.step, c.approach, c.acceleration, c.gap
    c.shift = c.impact = 0.0
    c.floor = c.fn = c.fs = c.ft = 0.0
    # What parts may come back as fast within the step: so its impulse does no work, and the gap stays.
    c.least = min(0.0, -u)
    if time < 0.0 and gap + 0.5 * h * (u + a * h) > 0.0:
        if gap > w.touching:
            c.least = min(c.least, -2.0 * (gap - w.touching) / h)
        return
    tau = time if time >= 0.0 else time_to_close(gap - 0.5 * h * u, u, a, h)
    before, rest = u + a * h * tau, (1.0 - tau) * h
    # Newton's law u⁺ = −ε u⁻ at the impact, and what gravity does until the step ends. Bounces that would
    # end within the step are rest.
    after = -c.restitution * before
    if before < 0.0 and outlasts(w, after, a, w.whole if w.parted != 0 else rest) != 0:
        c.least, c.shift, c.impact = after + a * rest, (0.5 - tau) * h, 1.0
    elif before < -slow_approach(w):
        c.restitution, c.shift, c.impact = 0.0, (0.5 - tau) * h, 1.0


@compiled
def _find_shifts(w: Workspace) -> int:
    """The shift of every body that meets another: that of its first impact.

    How many contacts were found at another instant.
    """
    world, differ = w.bodies.count, 0
    for i in range(world + 1):
        w.shifts[i] = OF_CONTACTS
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.a < world and c.b < world:
            w.shifts[c.a] = w.shifts[c.b] = 0.0
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if c.impact > 0.0:
            _take_first(w, c, c.a)
            _take_first(w, c, c.b)
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        differ += 1 if _is_other(w, c, c.a) + _is_other(w, c, c.b) > 0 else 0
    return differ


@compiled
def _take_first(w: Workspace, c: Contact, body: int) -> None:
    known = w.shifts[body]
    if known != OF_CONTACTS:
        w.shifts[body] = c.shift if known == 0.0 else max(known, c.shift)


@compiled
def _is_other(w: Workspace, c: Contact, body: int) -> int:
    return 1 if w.shifts[body] != OF_CONTACTS and w.shifts[body] != c.later else 0


@compiled
def share_instants(w: Workspace) -> None:
    """Let all impulses of a body belong to one instant, and find arms and what follows from them anew."""
    b = w.bodies
    if _find_shifts(w) == 0:
        return
    for k in range(w.contacts.count):
        c = contact(w.contacts, k)
        if _is_other(w, c, c.a) + _is_other(w, c, c.b) == 0:
            continue
        if _is_other(w, c, c.a) != 0:
            arm = add_scaled(arm_a(c), w.shifts[c.a] - c.later, row(b.velocities, 2 * c.a))
            c.ax, c.ay, c.az = arm[0], arm[1], arm[2]
        if _is_other(w, c, c.b) != 0:
            arm = add_scaled(arm_b(c), w.shifts[c.b] - c.later, row(b.velocities, 2 * c.b))
            c.bx, c.by, c.bz = arm[0], arm[1], arm[2]
        set_block(b, c)
        if c.turns != 0:
            set_turning_block(b, c)
        c.approach = dot(normal(c), relative_velocity(c, b.velocities))
        if c.impact > 0.0:
            set_target(w, c, 0.5 - c.shift / w.step)
