"""The recursive Newton–Euler algorithm (Featherstone 2008, table 5.1): forces from accelerations."""

from collections.abc import Sequence

from pendula.dynamics.recursions.kinematics import joint_velocity
from pendula.dynamics.recursions.tree import Tree
from pendula.spatial.spatial_vectors import (
    RigidInertia,
    Scalar,
    Transform,
    Vector,
    add,
    dot,
    force_product,
    force_to_parent,
    momentum,
    motion_product,
    motion_to_child,
    scale,
)


def link_acceleration(X: Transform, above: Vector, velocity: Vector, own: Vector, a: Vector) -> Vector:
    """aᵢ = ᵢXλ aλ + Sᵢ q̈ᵢ + vᵢ × Sᵢ q̇ᵢ, where ``own`` is Sᵢ q̇ᵢ and ``a`` is Sᵢ q̈ᵢ."""
    return add(add(motion_to_child(X, above), a), motion_product(velocity, own))


def link_force(inertia: RigidInertia, velocity: Vector, acceleration: Vector) -> Vector:
    """fᵢ = Iᵢ aᵢ + vᵢ ×* Iᵢ vᵢ."""
    return add(momentum(inertia, acceleration), force_product(velocity, momentum(inertia, velocity)))


def link_accelerations(
    tree: Tree, X: Sequence[Transform], velocities: Sequence[Vector], v: Vector, a: Vector
) -> list[Vector]:
    """aᵢ of every link along its axes; gravity is an acceleration of the world upwards."""

    def step(i: int, above: Vector) -> Vector:
        link = tree.links[i]
        own, moved = joint_velocity(link.columns, v[link.v]), joint_velocity(link.columns, a[link.v])
        return link_acceleration(X[i], above, velocities[i], own, moved)

    return tree.outward((0.0, 0.0, 0.0, *scale(-1.0, tree.gravity)), step)


def inverse_dynamics(
    tree: Tree, X: Sequence[Transform], velocities: Sequence[Vector], v: Vector, a: Vector
) -> list[Scalar]:
    """τ = M a + C v + G of gravity."""
    accelerations = link_accelerations(tree, X, velocities, v, a)
    forces = [
        link_force(link.inertia, velocity, acceleration)
        for link, velocity, acceleration in zip(tree.links, velocities, accelerations, strict=True)
    ]
    torques = generalised_force(tree, X, forces)
    for link in tree.links:
        for k, inertia in zip(range(link.v.start, link.v.stop), link.armature, strict=True):
            torques[k] += inertia * a[k]
    return torques


def generalised_force(tree: Tree, X: Sequence[Transform], forces: Sequence[Vector]) -> list[Scalar]:
    """τᵢ = Sᵢᵀ fᵢ, where fᵢ is the force on a link, in its own frame, and all that it carries."""
    totals = tree.inward(forces, add, lambda i, f: force_to_parent(X[i], f))
    return [dot(column, f) for link, f in zip(tree.links, totals, strict=True) for column in link.columns]
