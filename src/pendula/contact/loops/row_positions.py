"""What overlaps of a tree's bodies and joints want of its coordinates, as in ``positions.py``."""

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import contact
from pendula.contact.loops.positions import wanted_displacement
from pendula.contact.loops.rows import Rows, first_row
from pendula.contact.loops.workspace import Workspace

_MOST_PUSHES = 20  # sweeps that part what overlaps


@compiled
def find_pushes(w: Workspace, r: Rows) -> int:
    """Impulses of displacements as ``direction``, displacements along rows as ``turned``; 0 if none."""
    needed = 0
    for k in range(r.cones + r.limits):
        c, i = contact(w.contacts, k), first_row(r, k)
        gap = c.gap + 0.5 * w.step * r.velocity[i]
        c.push, c.wanted = 0.0, wanted_displacement(gap, w.touching)
        if r.impulse[i] > 0.0 and gap < -2.0 * w.touching:
            needed = 1
    for i in range(r.count):
        r.direction[i] = 0.0
        r.turned[i] = 0.0
    if needed == 0:
        return 0
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
    return 1


@compiled
def _push(r: Rows, i: int, change: float) -> None:
    if change != 0.0:
        r.direction[i] += change
        W = at(r.delassus, i * r.count)
        for j in range(r.count):
            r.turned[j] += change * W[j]


@compiled
def find_row_penetration(w: Workspace, r: Rows) -> float:
    """How deep bodies are in each other after a step, by the gaps of its contacts."""
    deepest = 0.0
    for k in range(r.cones):
        gap = contact(w.contacts, k).gap + 0.5 * w.step * r.velocity[3 * k] + r.turned[3 * k]
        deepest = max(deepest, -gap)
    return deepest
