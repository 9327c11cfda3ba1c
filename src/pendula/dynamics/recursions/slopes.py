"""Slopes of inverse dynamics (Singh, Russell & Wensing 2022, "Efficient Analytical Derivatives of Rigid-Body
Dynamics using Spatial Vector Algebra", IEEE Robotics and Automation Letters 7(2), eqs. 35 to 39).

All that a root carries is described along its axes, at its origin: nothing is carried from link to link, and
no digits are lost where a base is far away.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pendula.dynamics.recursions.kinematics import joint_velocity
from pendula.dynamics.recursions.newton_euler import link_force
from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    Matrix,
    RigidInertia,
    Scalar,
    Transform,
    Vector,
    add,
    add_inertias,
    add_matrices,
    compose,
    cross,
    dot,
    force_product,
    inertia_to_parent,
    momentum,
    motion_product,
    motion_to_child,
    motion_to_parent,
    multiply,
    scale,
    skew,
    transform,
    transpose,
)

Entries = dict[tuple[int, int], Scalar]


class _Link(NamedTuple):
    """How a link moves; λ is its parent.

    Attributes:
        pose: where it is.
        columns: the motion subspace S.
        velocity: v.
        acceleration: a, from which gravity is taken away.
        first: ψ̇ = vλ × S of every column.
        second: ψ̈ = aλ × S + vλ × ψ̇.
        turned: ψ̇ + Ṡ, where Ṡ = v × S; of a single column, which S q̇ does not turn, it is 2ψ̇.
    """

    pose: Transform
    columns: Matrix
    velocity: Vector
    acceleration: Vector
    first: Matrix
    second: Matrix
    turned: Matrix


class _Carried(NamedTuple):
    """Of a link and all that it carries: inertia, force, linear momentum P and J = tr K − K.

    Here K = Σ m u rᵀ over all points, at r with the velocity u. The source's 2B gives the force Σ 2m ω × u of
    a motion that turns by ω, the Coriolis force on these points: it is 2 (J ω, ω × P).
    """

    inertia: RigidInertia
    force: Vector
    P: Vector
    J: Matrix


def inverse_dynamics_slopes(
    tree: Tree, X: Sequence[Transform], v: Vector, a: Vector
) -> tuple[Entries, Entries]:
    """∂τ/∂q · N and ∂τ/∂v of the forces τ of a motion, for velocities whose links carry one another."""
    moved = _moving_links(tree, X, v, a)
    own = [
        _describe(inertia_to_parent(moving.pose, link.inertia), moving)
        for link, moving in zip(tree.links, moved, strict=True)
    ]
    carried = tree.inward(own, _add, lambda i, part: part)
    by_q: Entries = {}
    by_v: Entries = {}
    for i, link in enumerate(tree.links):
        for k, S, first, second, turned in _numbered(tree, moved, i):
            inertia, force, P, J = carried[i]
            # Rows: the force on what the column moves, by the motions of all that carry it.
            F = momentum(inertia, S)
            G = scale(2.0, add(transform(transpose(J), S[:3]), cross(P, S[3:])))
            # Columns: what the column's motion changes of the forces on all that carry it.
            T_q = add(add(momentum(inertia, second), _coriolis(P, J, first)), force_product(S, force))
            T_v = add(momentum(inertia, turned), _coriolis(P, J, S))
            for l, *motions in _numbered(tree, moved, i):
                by_q[k, l], by_v[k, l] = _row(F, G, *motions)
            j = link.parent
            while j != WORLD:
                for l, *motions in _numbered(tree, moved, j):
                    by_q[k, l], by_v[k, l] = _row(F, G, *motions)
                    by_q[l, k], by_v[l, k] = dot(motions[0], T_q), dot(motions[0], T_v)
                j = tree.links[j].parent
    return by_q, by_v


def _moving_links(tree: Tree, X: Sequence[Transform], v: Vector, a: Vector) -> list[_Link]:
    """All links along the axes of their roots."""
    upwards = (0.0, 0.0, 0.0, *scale(-1.0, tree.gravity))

    def step(i: int, above: _Link | None) -> _Link:
        link = tree.links[i]
        if above is None:
            pose, columns = Transform(), link.columns
            velocity, acceleration = NO_MOTION, motion_to_child(X[i], upwards)
        else:
            pose = compose(above.pose, X[i])
            columns = tuple(motion_to_parent(pose, column) for column in link.columns)
            velocity, acceleration = above.velocity, above.acceleration
        rate, change = joint_velocity(columns, v[link.v]), joint_velocity(columns, a[link.v])
        first = tuple(motion_product(velocity, S) for S in columns)
        second = tuple(
            add(motion_product(acceleration, S), motion_product(velocity, psi))
            for S, psi in zip(columns, first, strict=True)
        )
        own = add(velocity, rate)
        if len(columns) == 1:
            turned, carried = (scale(2.0, first[0]),), scale(v[link.v][0], first[0])
        else:
            turned = tuple(add(psi, motion_product(own, S)) for S, psi in zip(columns, first, strict=True))
            carried = motion_product(velocity, rate)
        total = add(add(acceleration, change), carried)
        return _Link(pose, columns, own, total, first, second, turned)

    return [link for link in tree.outward(None, step) if link is not None]  # all of them are


def _describe(inertia: RigidInertia, link: _Link) -> _Carried:
    # With E = Σ m r rᵀ = ½ tr I − I, K = v hᵀ + [ω]× E.
    m, h, I = inertia
    omega, linear = link.velocity[:3], link.velocity[3:]
    half = 0.5 * (I[0][0] + I[1][1] + I[2][2])
    E = tuple(tuple((half if i == j else 0.0) - I[i][j] for j in range(3)) for i in range(3))
    K = add_matrices(multiply(skew(omega), E), tuple(scale(u, h) for u in linear))
    trace = dot(linear, h)  # of [ω]× E it is zero
    J = tuple(tuple((trace if i == j else 0.0) - K[i][j] for j in range(3)) for i in range(3))
    force = link_force(inertia, link.velocity, link.acceleration)
    return _Carried(inertia, force, add(scale(m, linear), cross(omega, h)), J)


def _add(a: _Carried, b: _Carried) -> _Carried:
    return _Carried(
        add_inertias(a.inertia, b.inertia), add(a.force, b.force), add(a.P, b.P), add_matrices(a.J, b.J)
    )


def _coriolis(P: Vector, J: Matrix, motion: Vector) -> Vector:
    """2B of a motion."""
    return scale(2.0, (*transform(J, motion[:3]), *cross(motion[:3], P)))


def _numbered(tree: Tree, moved: list[_Link], i: int) -> list[tuple[int, Vector, Vector, Vector, Vector]]:
    """The columns of a link by their velocities' numbers, with ψ̇, ψ̈ and ψ̇ + Ṡ."""
    link = moved[i]
    numbers = range(tree.links[i].v.start, tree.links[i].v.stop)
    return list(zip(numbers, link.columns, link.first, link.second, link.turned, strict=True))


def _row(
    F: Vector, G: Vector, S: Vector, first: Vector, second: Vector, turned: Vector
) -> tuple[Scalar, Scalar]:
    """SᵀIᶜψ̈ + 2SᵀBᶜψ̇ and SᵀIᶜ(ψ̇ + Ṡ) + 2SᵀBᶜS, where F = IᶜS and G is what of 2BᶜᵀS is not zero."""
    return dot(F, second) + dot(G, first[:3]), dot(F, turned) + dot(G, S[:3])
