"""Impulses of contacts that slip in one direction or in two, with Coulomb's cone itself, by sweeps.

With the normal impulses P and those along the tangents T of every contact,

    P = max(0, P − (a + ρ)/Gₙₙ)                    a: rates of gaps afterwards, ρ: what restitution asks for
    T = the nearest to T − s/|Gₜₜ| with |T| ≤ μ P  s: slip velocities afterwards

hold where 0 ≤ P ⊥ a + ρ ≥ 0 and T is μ P against s, or less where s = 0 (Alart & Curnier, Comput. Methods
Appl. Mech. Eng. 92, 1991). Contact by contact until nothing changes: for few contacts, none hanging on many.
"""

from collections.abc import Sequence

import numpy as np

Array = np.ndarray
_SWEEPS = 20_000
_SETTLED = 1e-14  # of the largest impulse: a change of a sweep that is none


def solve_cone_friction(
    G: Array, free: Array, rebound: Array, friction: Array, tangents: Sequence[Sequence[int]]
) -> tuple[Array, Array]:
    """Impulses of all rows, and which contacts slip.

    Args:
        G: what impulses do to rates, first of k gaps, then of tangents.
        free: the rates without impulses, in that order.
        rebound: ρ, one of each contact: minus the rate with which it opens at least.
        friction: μ of every contact.
        tangents: the rows of its tangents, none, one or two of each contact.
    """
    k, impulses = len(rebound), np.zeros(len(free))
    sizes = [float(np.linalg.norm(G[np.ix_(rows, rows)], 2)) if len(rows) else 1.0 for rows in tangents]
    for _ in range(_SWEEPS):
        before = impulses.copy()
        for i in range(k):
            opening = free[i] + G[i] @ impulses + rebound[i]
            impulses[i] = max(0.0, impulses[i] - opening / max(G[i, i], 1e-300))
            if rows := list(tangents[i]):
                wanted = impulses[rows] - (free[rows] + G[rows] @ impulses) / max(sizes[i], 1e-300)
                length, most = float(np.linalg.norm(wanted)), friction[i] * impulses[i]
                impulses[rows] = wanted if length <= most else wanted * (most / length)
        if np.abs(impulses - before).max() <= _SETTLED * np.abs(impulses).max():
            break
    after = free + G @ impulses
    slips = [float(np.linalg.norm(after[list(rows)])) if len(rows) else 0.0 for rows in tangents]
    return impulses, np.array(slips) > 1e-12 * np.abs(free).max(initial=0.0)
