"""Impacts between two samples of a run by steps: where free motions from both sides meet.

Steps with contact tell velocities at their ends only. Free motion from the first sample and, backwards, from
the second one are two curves; where an impact changed the velocities, it was at the instant at which these
meet, as steps move bodies on from the instants of their impacts (``contact/loops/positions.py``).
"""

from dataclasses import dataclass

import numpy as np

from pendula.model import Model

Array = np.ndarray

# What a group of coordinates did between two samples, where it was not hit.
FREE, PUSHED = -1.0, -2.0
# Changes of velocities next to those of free motion: below the first nothing touched, above the second
# something was hit; what rests or slides changes by about as much.
_LITTLE, _MUCH = 0.1, 3.0
_ROUNDING = 1e-9  # of the velocities
_APART = 0.1  # of the way of the change of velocities: curves farther apart than that do not meet
_CORRECTIONS = 3  # of the instant, by Newton's method; curves are nearly straight


@dataclass(frozen=True, eq=False)
class Ends:
    """Coordinates at both ends of stretches of time, with h q̇ and h² q̈: shapes (k, nq)."""

    a: Array
    b: Array
    f: Array
    g: Array
    df: Array
    dg: Array

    def forward(self, s: Array) -> Array:
        """Free motion from the first end, a part s of the way."""
        return self.a + s * self.f + s * s / 2 * self.df

    def backward(self, s: Array) -> Array:
        """Free motion to the second end."""
        r = 1 - s
        return self.b - r * self.g + r * r / 2 * self.dg

    def apart(self, s: Array) -> Array:
        return self.forward(s) - self.backward(s)

    def closing(self, s: Array) -> Array:
        """How fast both come together."""
        return self.f + s * self.df - self.g + (1 - s) * self.dg

    def through(self, s: Array, hit: Array) -> Array:
        """Free motion but for an impact at a part ``hit`` of the way, where both curves meet half-way."""
        off = self.apart(hit) / 2
        with np.errstate(all="ignore"):
            before, after = (np.clip(np.nan_to_num(p), 0, 1) for p in (s / hit, (1 - s) / (1 - hit)))
        early = self.forward(s) - before**2 * (3 - 2 * before) * off
        late = self.backward(s) + after**2 * (3 - 2 * after) * off
        return np.where(s < hit, early, late)


def groups_of(model: Model) -> Array:
    """For every entry of a state the number of the group that an impact hits at once; −1 where of none.

    Trees of bodies that nothing connects are groups of their own; a system by its energies is one.
    """
    from pendula.description import Fixed, Mechanism  # loads SymPy, which other runs do without
    from pendula.description.mechanisms.tree import WORLD

    layout, system = model.layout, model.description
    if not isinstance(system, Mechanism):
        return np.zeros(layout.moving.stop, dtype=int)
    tree: dict[str, int] = {}
    for joint in system.ordered_joints:
        if joint.parent in tree:
            tree[joint.child] = tree[joint.parent]
        elif not (isinstance(joint, Fixed) and joint.parent == WORLD):
            tree[joint.child] = len(tree)
    for joint in system.loop_joints:
        one, other = tree.get(joint.parent), tree.get(joint.child)
        if one is not None and other is not None:
            tree = {body: one if number == other else number for body, number in tree.items()}
    moving = [(joint, tree[joint.child]) for joint in system.moving_joints]
    q = [number for joint, number in moving for _ in joint.coordinates]
    v = [number for joint, number in moving for _ in joint.velocities]
    _, found = np.unique(np.array(q + v, dtype=int), return_inverse=True)
    return np.concatenate((found, np.full(layout.nz, -1)))


def find_hits(ends: Ends, model: Model, groups: Array) -> Array:
    """When every group was hit, as a part of the stretch, FREE or PUSHED: (k, number of groups)."""
    of_q = groups[model.layout.q]
    plain = np.ones(len(of_q), dtype=bool)  # what turns has accelerations without any force
    for first, length in model.layout.unit:
        plain[first : first + length] = False
    found = np.full((len(ends.a), groups.max(initial=-1) + 1), FREE)
    for number in range(found.shape[1]):
        mine = of_q == number
        judged = mine & plain if (mine & plain).any() else mine
        part = Ends(*(getattr(ends, name)[:, mine] for name in ("a", "b", "f", "g", "df", "dg")))
        scale = np.maximum(_norm(ends.df[:, judged]), _norm(ends.dg[:, judged]))
        found[:, number] = _find_hit(part, scale)
    return found


def _find_hit(ends: Ends, scale: Array) -> Array:
    """Of one group; ``scale`` is by how much free motion changes h q̇."""
    change = _norm(ends.g - ends.f - (ends.df + ends.dg) / 2)
    free = change <= _LITTLE * scale + _ROUNDING * (_norm(ends.f) + _norm(ends.g))
    s = np.full((len(change), 1), 0.5)
    for _ in range(_CORRECTIONS):
        # The instant at which they are nearest: d/ds ½ |apart|² = 0
        closing = ends.closing(s)
        size = (closing**2).sum(axis=1, keepdims=True)
        step = (closing * ends.apart(s)).sum(axis=1, keepdims=True)
        s = np.clip(s - np.divide(step, size, out=np.zeros_like(step), where=size > 0), 0, 1)
    met = (change > _MUCH * scale) & (_norm(ends.apart(s)) <= _APART * change)
    return np.where(free, FREE, np.where(met, s[:, 0], PUSHED))


def _norm(rows: Array) -> Array:
    return np.sqrt((rows**2).sum(axis=1))
