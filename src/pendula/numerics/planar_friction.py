"""Impulses of contacts in the plane with Coulomb's friction, by a linear complementarity problem.

With the normal impulses P and those along the tangents T = β⁺ − β⁻,

    0 ≤ P   ⊥  a + ρ ≥ 0             a: rates of the gaps afterwards, ρ: what of them restitution asks for
    0 ≤ β±  ⊥  λ ± s ≥ 0             s: slip velocities afterwards
    0 ≤ λ   ⊥  μ P − β⁺ − β⁻ ≥ 0     λ is |s| where it slips, 0 where it sticks

where (a, s) = (a, s) without impulses + G (P, T). The matrix is copositive, so that Lemke's method finds a
solution (Stewart & Trinkle, Int. J. Num. Meth. Eng. 39, 1996; Anitescu & Potra, Nonlinear Dynamics 14, 1997).
"""

import numpy as np

from pendula.numerics.lemke import solve_lcp

Array = np.ndarray


def solve_planar_friction(
    G: Array, free: Array, rebound: Array, friction: Array, rough: Array
) -> tuple[Array, Array, Array]:
    """Normal impulses, those along tangents, and which contacts slip.

    Args:
        G: what impulses do to rates, first of k gaps, then of the tangents of the contacts that have one.
        free: the rates without impulses, in that order.
        rebound: ρ, one of each contact: minus the rate with which it opens at least.
        friction: μ of the contacts that have a tangent.
        rough: the numbers of those contacts.
    """
    k, r = len(rebound), len(rough)
    # Impulses by which each contact would change its own rate by one: then all entries are of one size.
    size = 1 / np.sqrt(np.maximum(np.diag(G), 1e-300))
    G, free = G * np.outer(size, size), free * size
    across = np.hstack([np.eye(k + r), -np.eye(k + r)[:, k:]])  # (P, T) from (P, β⁺, β⁻)
    M, q = np.zeros((k + 3 * r, k + 3 * r)), np.zeros(k + 3 * r)
    M[: k + 2 * r, : k + 2 * r] = across.T @ G @ across
    q[: k + 2 * r] = across.T @ free
    q[:k] += rebound * size[:k]
    last = np.arange(r)
    for start in (k, k + r):
        M[start + last, k + 2 * r + last] = 1.0
        M[k + 2 * r + last, start + last] = -1.0
    M[k + 2 * r + last, rough] = friction * size[rough] / size[k:]
    z = solve_lcp(M, q)
    impulses = size * (across @ z[: k + 2 * r])
    return impulses[:k], impulses[k:], z[k + 2 * r :] > 1e-12 * np.abs(free).max(initial=0.0)
