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


class MovingLink(NamedTuple):
    """How a link moves; λ is its parent.

    Attributes:
        pose: where it is.
        columns: the motion subspace S.
        above: vλ, and aλ from which gravity is taken away.
        velocity: v.
        acceleration: a, from which gravity is taken away.
        first: ψ̇ = vλ × S of every column.
        turned: ψ̇ + Ṡ, where Ṡ = v × S; of a single column, which S q̇ does not turn, it is 2ψ̇.
    """

    pose: Transform
    columns: Matrix
    above: tuple[Vector, Vector]
    velocity: Vector
    acceleration: Vector
    first: Matrix
    turned: Matrix


class Carried(NamedTuple):
    """Of a link and all that it carries: inertia, force, linear momentum P and J = tr K − K.

    Here K = Σ m u rᵀ over all points, at r with the velocity u. The source's 2B gives the force Σ 2m ω × u of
    a motion that turns by ω, the Coriolis force on these points: it is 2 (J ω, ω × P).
    """

    inertia: RigidInertia
    force: Vector
    P: Vector
    J: Matrix


class Column(NamedTuple):
    """What the slopes take of one velocity.

    Attributes:
        motions: S, ψ̇, ψ̈ = aλ × S + vλ × ψ̇, and ψ̇ + Ṡ.
        F, G: the force on what it moves, by the motions of all that carry it.
        T_q, T_v: what its motion changes of the forces on all that carry it.
    """

    motions: tuple[Vector, Vector, Vector, Vector]
    F: Vector
    G: Vector
    T_q: Vector
    T_v: Vector


def inverse_dynamics_slopes(
    tree: Tree, X: Sequence[Transform], v: Vector, a: Vector
) -> tuple[Entries, Entries]:
    """∂τ/∂q · N and ∂τ/∂v of the forces τ of a motion, for velocities whose links carry one another."""
    moved = moving_links(tree, X, v, a)
    own = [
        describe(link.inertia, moving.pose, moving.velocity, moving.acceleration)
        for link, moving in zip(tree.links, moved, strict=True)
    ]
    carried = tree.inward(own, add_carried, lambda i, part: part)
    columns = [
        describe_column(part, S, first, turned, moving.above)
        for part, moving in zip(carried, moved, strict=True)
        for S, first, turned in zip(moving.columns, moving.first, moving.turned, strict=True)
    ]
    return combine(tree, columns)


def moving_links(tree: Tree, X: Sequence[Transform], v: Vector, a: Vector) -> list[MovingLink]:
    """All links along the axes of their roots."""
    upwards = (0.0, 0.0, 0.0, *scale(-1.0, tree.gravity))

    def step(i: int, above: MovingLink | None) -> MovingLink:
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
        own = add(velocity, rate)
        if len(columns) == 1:
            turned, carried = (scale(2.0, first[0]),), scale(v[link.v][0], first[0])
        else:
            turned = tuple(add(psi, motion_product(own, S)) for S, psi in zip(columns, first, strict=True))
            carried = motion_product(velocity, rate)
        total = add(add(acceleration, change), carried)
        return MovingLink(pose, columns, (velocity, acceleration), own, total, first, turned)

    return [link for link in tree.outward(None, step) if link is not None]  # all of them are


def describe(body: RigidInertia, pose: Transform, velocity: Vector, acceleration: Vector) -> Carried:
    """A link alone."""
    # With E = Σ m r rᵀ = ½ tr I − I, K = v hᵀ + [ω]× E.
    inertia = inertia_to_parent(pose, body)
    m, h, I = inertia
    omega, linear = velocity[:3], velocity[3:]
    half = 0.5 * (I[0][0] + I[1][1] + I[2][2])
    E = tuple(tuple((half if i == j else 0.0) - I[i][j] for j in range(3)) for i in range(3))
    K = add_matrices(multiply(skew(omega), E), tuple(scale(u, h) for u in linear))
    trace = dot(linear, h)  # of [ω]× E it is zero
    J = tuple(tuple((trace if i == j else 0.0) - K[i][j] for j in range(3)) for i in range(3))
    force = link_force(inertia, velocity, acceleration)
    return Carried(inertia, force, add(scale(m, linear), cross(omega, h)), J)


def add_carried(a: Carried, b: Carried) -> Carried:
    return Carried(
        add_inertias(a.inertia, b.inertia), add(a.force, b.force), add(a.P, b.P), add_matrices(a.J, b.J)
    )


def describe_column(
    carried: Carried, S: Vector, first: Vector, turned: Vector, above: tuple[Vector, Vector]
) -> Column:
    """A velocity of a link, with all that the link carries."""
    inertia, force, P, J = carried
    second = add(motion_product(above[1], S), motion_product(above[0], first))
    G = scale(2.0, add(transform(transpose(J), S[:3]), cross(P, S[3:])))
    T_q = add(add(momentum(inertia, second), _coriolis(P, J, first)), force_product(S, force))
    T_v = add(momentum(inertia, turned), _coriolis(P, J, S))
    return Column((S, first, second, turned), momentum(inertia, S), G, T_q, T_v)


def combine(tree: Tree, columns: Sequence[Column]) -> tuple[Entries, Entries]:
    """The slopes, of every two velocities whose links carry one another."""
    by_q: Entries = {}
    by_v: Entries = {}
    for i, link in enumerate(tree.links):
        for k in range(link.v.start, link.v.stop):
            own = columns[k]
            j = i
            while j != WORLD:
                for l in range(tree.links[j].v.start, tree.links[j].v.stop):
                    by_q[k, l], by_v[k, l] = _row(own.F, own.G, *columns[l].motions)
                    if j != i:
                        S = columns[l].motions[0]
                        by_q[l, k], by_v[l, k] = dot(S, own.T_q), dot(S, own.T_v)
                j = tree.links[j].parent
    return by_q, by_v


def _coriolis(P: Vector, J: Matrix, motion: Vector) -> Vector:
    """2B of a motion."""
    return scale(2.0, (*transform(J, motion[:3]), *cross(motion[:3], P)))


def _row(
    F: Vector, G: Vector, S: Vector, first: Vector, second: Vector, turned: Vector
) -> tuple[Scalar, Scalar]:
    """SᵀIᶜψ̈ + 2SᵀBᶜψ̇ and SᵀIᶜ(ψ̇ + Ṡ) + 2SᵀBᶜS, where F = IᶜS and G is what of 2BᶜᵀS is not zero."""
    return dot(F, second) + dot(G, first[:3]), dot(F, turned) + dot(G, S[:3])
