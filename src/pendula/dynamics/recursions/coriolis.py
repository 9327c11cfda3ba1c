"""The Coriolis matrix of a tree, with Ṁ = C + Cᵀ, as Christoffel's symbols would give it.

Echeandia & Wensing 2021, "Numerical Methods to Compute the Coriolis Matrix and Christoffel Symbols for
Rigid-Body Systems", J. Comput. Nonlinear Dynam. 16(9), algorithm 1: C = Σ Jᵀ(I J̇ + B J) with

    B(I, v) = ½ [(v ×*) I − I (v ×) + (I v) ×̄*],   where (f ×̄*) v = v ×* f.
"""

from collections.abc import Sequence

from pendula.dynamics.recursions.tree import WORLD, Tree
from pendula.spatial.spatial_vectors import (
    Matrix,
    Scalar,
    Transform,
    Vector,
    add,
    add_inertias,
    add_matrices,
    as_matrix,
    dot,
    force_product,
    force_to_parent,
    inertia_to_parent,
    momentum,
    motion_product,
    motion_to_child,
    scale,
    transform,
    transpose,
)

_UNITS = tuple(tuple(float(i == j) for j in range(6)) for i in range(6))


def inertia_rate(inertia: Matrix, velocity: Vector) -> Matrix:
    """B(I, v), a full 6×6 matrix."""
    carried = transform(inertia, velocity)
    columns = []
    for unit in _UNITS:
        first = force_product(velocity, transform(inertia, unit))
        second = transform(inertia, motion_product(velocity, unit))
        third = force_product(unit, carried)
        columns.append(scale(0.5, tuple(a - b + c for a, b, c in zip(first, second, third, strict=True))))
    return transpose(tuple(columns))


def matrix_to_parent(X: Transform, B: Matrix) -> Matrix:
    """Xᵀ B X of any 6×6 matrix."""
    columns = [force_to_parent(X, transform(B, motion_to_child(X, unit))) for unit in _UNITS]
    return transpose(tuple(columns))


def coriolis_matrix(
    tree: Tree, X: Sequence[Transform], velocities: Sequence[Vector]
) -> dict[tuple[int, int], Scalar]:
    """The entries C_ij of velocities whose links carry one another; all others are zero."""
    links = tree.links
    composite = tree.inward(
        [link.inertia for link in links], add_inertias, lambda i, own: inertia_to_parent(X[i], own)
    )
    rates = tree.inward(
        [inertia_rate(as_matrix(link.inertia), w) for link, w in zip(links, velocities, strict=True)],
        add_matrices,
        lambda i, own: matrix_to_parent(X[i], own),
    )
    # Ṡ of axes that are fixed in their links.
    moving = [[motion_product(w, s) for s in link.columns] for link, w in zip(links, velocities, strict=True)]
    entries: dict[tuple[int, int], Scalar] = {}
    for i, link in enumerate(links):
        for k, (column, rate) in enumerate(zip(link.columns, moving[i], strict=True), start=link.v.start):
            forces = (
                add(momentum(composite[i], rate), transform(rates[i], column)),
                momentum(composite[i], column),
                transform(transpose(rates[i]), column),
            )
            j = i
            while True:
                first, second, third = forces
                for l, (other, other_rate) in enumerate(
                    zip(links[j].columns, moving[j], strict=True), start=links[j].v.start
                ):
                    entries[l, k] = dot(other, first)
                    if j != i:
                        entries[k, l] = dot(other_rate, second) + dot(other, third)
                if links[j].parent == WORLD:
                    break
                forces = tuple(force_to_parent(X[j], force) for force in forces)
                j = links[j].parent
    return entries
