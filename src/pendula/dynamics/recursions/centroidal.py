"""Momentum of all links together, about their centre of mass (Orin, Goswami & Lee 2013)."""

from collections.abc import Sequence

from pendula.dynamics.recursions.kinematics import mass_and_moment
from pendula.dynamics.recursions.tree import Tree
from pendula.spatial.spatial_vectors import (
    Transform,
    Vector,
    add,
    cross,
    force_to_parent,
    momentum,
    scale,
    subtract,
)


def centroidal_momentum(tree: Tree, poses: Sequence[Transform], velocities: Sequence[Vector]) -> Vector:
    """P = Σ m ṙ, then L = Σ (I ω + (r − c) × m ṙ), along the axes of the world.

    What motors turn along does not count: its axes and places are not known.
    """
    moments = [
        force_to_parent(X, momentum(link.inertia, v))
        for link, X, v in zip(tree.links, poses, velocities, strict=True)
    ]
    total = moments[0]
    for moment in moments[1:]:
        total = add(total, moment)
    L, P = total[:3], total[3:]
    mass, moment = mass_and_moment(tree, poses)
    return (*P, *subtract(L, cross(scale(1 / mass, moment), P)))
