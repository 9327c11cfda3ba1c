"""Contacts of a step by Lemke's method, for few of them: friction pyramids instead of cones.

Stewart & Trinkle 1996: for impulses λₙ along normals, β ≥ 0 along the sides d of a pyramid and the slip γ,

    0 ≤ uₙ − least ⊥ λₙ ≥ 0,   0 ≤ dᵀu + γ ⊥ β ≥ 0,   0 ≤ μ λₙ − Σ β ⊥ γ ≥ 0.

One side of every pyramid lies against the slip without impulses, so that what slides straight on does so as
by the cone.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pendula.compiler.loops import native
from pendula.contact.loops.steps import begin_step, end_step, lower_restitution, set_residuals
from pendula.contact.loops.workspace import DONE, MORE_ROOM
from pendula.errors import PendulaError, SimulationError
from pendula.numerics.lemke import solve_lcp

if TYPE_CHECKING:
    from pendula.contact.world import World

Array = np.ndarray
SIDES = 8
# Compliance next to the diagonal of W, and how unequal velocities are made, one try after the other.
_CHANGES = ((0.0, 0.0), (1e-12, 1e-10), (1e-8, 1e-10), (1e-6, 1e-8))
NOTHING = 1e-7  # of the residual that is asked for: velocities that are none, and would only mislead pivots
_PIVOTS = 20  # for every unknown, after which they go in circles


class Problem(NamedTuple):
    """u = b + W λ, and laws for its rows.

    Three rows for each contact (normal, two tangents), one for each limit, one for each joint with dry
    friction. ``least`` are the least normal velocities of contacts and limits; what friction aims at is taken
    from the tangential ones.
    """

    W: Array
    b: Array
    friction: Array
    least: Array
    bounds: Array
    nothing: float  # m/s: a velocity that is none


def solve_problem(problem: Problem) -> Array:
    """Λ of all rows."""
    W, b, friction, least, bounds, nothing = problem
    contacts, boxes = len(friction), len(bounds)
    limits = len(least) - contacts
    ahead = 3 * contacts + limits
    normals = np.concatenate([3 * np.arange(contacts), np.arange(3 * contacts, ahead)])
    # λ = P z, z = (λₙ, β, what dry friction is above its least); d of a contact's pyramid in its tangents.
    P = np.zeros((len(b), len(normals) + SIDES * contacts + boxes))
    P[normals, np.arange(len(normals))] = 1.0
    for k in range(contacts):
        s, t = b[3 * k + 1], b[3 * k + 2]
        angles = np.arctan2(-t, -s) + 2 * np.pi * np.arange(SIDES) / SIDES
        columns = slice(len(normals) + SIDES * k, len(normals) + SIDES * (k + 1))
        P[3 * k + 1, columns], P[3 * k + 2, columns] = np.cos(angles), np.sin(angles)
    first = P.shape[1] - boxes
    P[ahead + np.arange(boxes), first + np.arange(boxes)] = 1.0
    free = b - W[:, ahead:] @ bounds
    q = P.T @ free
    q[: len(normals)] -= least
    q[np.abs(q) <= nothing] = 0.0
    # E z: Σ β − μ λₙ of every contact, and how far dry friction is above its least.
    E = np.zeros((contacts + boxes, P.shape[1]))
    for k in range(contacts):
        E[k, len(normals) + SIDES * k : len(normals) + SIDES * (k + 1)] = 1.0
    E[contacts + np.arange(boxes), first + np.arange(boxes)] = 1.0
    cone = E.copy()
    cone[np.arange(contacts), np.arange(contacts)] -= friction
    z = _solve(P.T @ W @ P, E, cone, np.concatenate([q, np.zeros(contacts), 2 * bounds]))
    impulses = P @ z[: P.shape[1]]
    impulses[ahead:] -= bounds
    return impulses


def _solve(A: Array, E: Array, cone: Array, q: Array) -> Array:
    """Z of 0 ≤ [[A, Eᵀ], [−cone, 0]] z + q ⊥ z ≥ 0, changed as little as will do.

    Impulses of bodies that touch in more points than hold them are not unique, and rounding then lets pivots
    go in circles: a little compliance and unequal velocities end that.
    """
    m, most = len(E), _PIVOTS * len(q)
    unequal = np.modf(0.618 * np.arange(len(q)))[0] * np.abs(q).max()
    for compliance, shift in _CHANGES:
        soft = A + compliance * np.diag(np.diagonal(A))
        M = np.block([[soft, E.T], [-cone, np.zeros((m, m))]])
        try:
            return solve_lcp(M, q + shift * unequal, most)
        except PendulaError:
            continue
    raise SimulationError(
        "solver='lemke' found no impulses that satisfy the laws of a step; try solver='newton'."
    )


def advance_by_lemke(world: "World", until: int) -> int:
    """Steps of free bodies until there are so many; the status that ended them."""
    w = world.workspace
    while w.steps < until:
        native(begin_step)(w.address)
        if w.status == MORE_ROOM:
            world.grow()
            continue
        if len(world.rows):
            _solve_step(world)
        native(set_residuals)(w.address)
        native(end_step)(w.address)
        if w.status != DONE:
            break
    return w.status


def _solve_step(world: "World") -> None:
    """Impulses of the contacts that were found, and the velocities that they make."""
    rows, bodies = world.rows, world.workspace.target("bodies")
    n, nothing = len(world.bodies.names), NOTHING * world.workspace.tolerance
    J = jacobian_of(rows, n)
    inverse = np.zeros((n, 6, 6))
    inverse[:, :3, :3] = bodies.target("inverse_masses")[:n, None, None] * np.eye(3)
    inverse[:, 3:, 3:] = bodies.target("inverses")[:n]
    response = np.einsum("nij,rnj->rni", inverse, J)
    velocities = bodies.target("velocities")
    free = velocities[:n].copy()
    b, W = np.einsum("rni,ni->r", J, free), np.einsum("rni,sni->rs", J, response)
    take_aims(b, rows)
    for _ in range(2):
        found = solve_problem(Problem(W, b, rows["friction"], rows["least"], np.zeros(0), nothing))
        rows["ln"], rows["ls"], rows["lt"] = found.reshape(-1, 3).T
        velocities[:n] = free + np.einsum("rni,r->ni", response, found)
        if not native(lower_restitution)(world.workspace.address):
            break


def take_aims(b: Array, rows: Any) -> None:
    """Take the tangential velocities that friction aims at from those of contacts, in place."""
    count = 3 * len(rows)
    b[1:count:3] -= rows["aim_s"]
    b[2:count:3] -= rows["aim_t"]


def jacobian_of(rows: Any, n: int) -> Array:
    """J of contacts, three rows each, by velocities of n bodies, shape (rows, n, 6)."""
    J = np.zeros((3 * len(rows), n + 1, 6))
    for k, contact in enumerate(rows):
        for r, axis in enumerate("nst"):
            e = np.array([contact[f"{axis}{x}"] for x in "xyz"])
            for sign, end in ((1.0, "a"), (-1.0, "b")):
                arm = np.array([contact[f"{end}{x}"] for x in "xyz"])
                J[3 * k + r, contact[end]] += sign * np.concatenate([e, np.cross(arm, e)])
    return J[:, :n]
