"""Where links are and how they move (Featherstone 2008, table 4.2, first part of table 5.1)."""

from collections.abc import Sequence

from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.spatial.spatial_vectors import (
    NO_MOTION,
    Matrix,
    RigidInertia,
    Scalar,
    Transform,
    Vector,
    add,
    compose,
    dot,
    momentum,
    motion_to_child,
    scale,
    transform,
    transpose,
)


def joint_velocity(columns: Matrix, v: Vector) -> Vector:
    """S v."""
    moved = [scale(value, column) for value, column in zip(v, columns, strict=True)]
    return tuple(sum(entries[1:], entries[0]) for entries in zip(*moved, strict=True))


def link_velocities(tree: Tree, X: Sequence[Transform], v: Vector) -> list[Vector]:
    """vᵢ = ᵢXλ vλ + Sᵢ q̇ᵢ, along each link's axes."""

    def step(i: int, above: Vector) -> Vector:
        link = tree.links[i]
        own = joint_velocity(link.columns, v[link.v])
        return own if link.parent == WORLD else add(motion_to_child(X[i], above), own)

    return tree.outward(NO_MOTION, step)


def world_poses(tree: Tree, X: Sequence[Transform]) -> list[Transform]:
    """X_WL of every link."""
    return tree.outward(
        Transform(), lambda i, above: X[i] if tree.links[i].parent == WORLD else compose(above, X[i])
    )


def frame_pose(tree: Tree, poses: Sequence[Transform], name: str) -> Transform:
    """Where a body or a frame is in the world."""
    at, X = tree.places[name]
    return X if at == WORLD else compose(poses[at], X)


def mass_and_moment(tree: Tree, poses: Sequence[Transform]) -> tuple[Scalar, Vector]:
    """The mass of all links, and Σ m r of their centres of mass in the world."""
    parts = [
        add(scale(link.inertia.m, X.p), transform(X.R, link.inertia.h))
        for link, X in zip(tree.links, poses, strict=True)
    ]
    total = tuple(sum(entries[1:], entries[0]) for entries in zip(*parts, strict=True))
    return sum(link.inertia.m for link in tree.links), total


def kinetic_energy(tree: Tree, velocities: Sequence[Vector], v: Vector) -> Scalar:
    """That of all links."""
    return sum(
        kinetic_energy_of(link.inertia, velocity, link.armature, v[link.v])
        for link, velocity in zip(tree.links, velocities, strict=True)
    )


def kinetic_energy_of(inertia: RigidInertia, velocity: Vector, armature: Vector, v: Vector) -> Scalar:
    """½ vᵢ·Iᵢvᵢ of a link, and what its motors turn along."""
    turning = sum(own * rate * rate for own, rate in zip(armature, v, strict=True))
    return 0.5 * (dot(velocity, momentum(inertia, velocity)) + turning)


def fall(X: Transform, above: Vector) -> Vector:
    """Gravity along a link's axes, and g·r of its origin, from those of its parent."""
    g, work = above[:3], above[3]
    return (*transform(transpose(X.R), g), work + dot(g, X.p))


def weigh(inertia: RigidInertia, fallen: Vector) -> Scalar:
    """The potential energy −m g·r of a link whose gravity and g·r are given."""
    return -(inertia.m * fallen[3] + dot(fallen[:3], inertia.h))
