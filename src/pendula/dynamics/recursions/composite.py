"""The composite-rigid-body algorithm (Featherstone 2008, table 6.2): the mass matrix."""

from collections.abc import Sequence

from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.spatial.spatial_vectors import (
    Scalar,
    Transform,
    add_inertias,
    dot,
    force_to_parent,
    inertia_to_parent,
    momentum,
)


def mass_matrix(tree: Tree, X: Sequence[Transform]) -> dict[tuple[int, int], Scalar]:
    """The entries M_ij of velocities whose links carry one another; all others are zero."""
    composite = tree.inward(
        [link.inertia for link in tree.links], add_inertias, lambda i, own: inertia_to_parent(X[i], own)
    )
    entries: dict[tuple[int, int], Scalar] = {}
    for i, link in enumerate(tree.links):
        first = link.v.start
        for k, column in enumerate(link.columns, start=first):
            # F = Iᶜ S, what accelerates all that the link carries; then joint by joint towards the root.
            force = momentum(composite[i], column)
            for l, other in enumerate(link.columns[: k - first + 1], start=first):
                entries[k, l] = entries[l, k] = dot(other, force)
            entries[k, k] = entries[k, k] + link.armature[k - first]
            j = i
            while tree.links[j].parent != WORLD:
                force = force_to_parent(X[j], force)
                j = tree.links[j].parent
                above = tree.links[j]
                for l, other in enumerate(above.columns, start=above.v.start):
                    entries[k, l] = entries[l, k] = dot(other, force)
    return entries
