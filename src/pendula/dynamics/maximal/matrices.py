"""Scalars of recursions as columns and matrices of graphs, and back."""

from typing import Any

import casadi as ca

from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.spatial.spatial_vectors import RigidInertia, Vector, momentum


def order_by_linear(matrix: Any) -> Any:
    """A 6×6 matrix over angular, then linear, as one over linear, then angular."""
    order = (3, 4, 5, 0, 1, 2)
    return [[matrix[i][j] for j in order] for i in order]


def is_zero(entry: Any) -> bool:
    return isinstance(entry, float) and entry == 0.0


def scalars_of(vector: ca.SX) -> list[Any]:
    return [as_scalar(entry) for entry in ca.vertsplit(vector)]


def column_of(vector: Vector) -> ca.SX:
    return ca.vertcat(*map(as_graph, vector))


def matrix_of(rows: Any) -> ca.SX:
    return ca.sparsify(ca.vertcat(*(column_of(row).T for row in rows)))


def sparse_matrix(rows: list[dict[int, Any]], width: int) -> ca.SX:
    """A matrix from the entries of its rows."""
    places = sorted((j, i) for i, row in enumerate(rows) for j in row)
    pattern = ca.Sparsity.triplet(len(rows), width, [i for _, i in places], [j for j, _ in places])
    return ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *(as_graph(rows[i][j]) for j, i in places)))


def momentum_of(inertia: RigidInertia, velocity: Vector) -> Vector:
    """Angular, then linear, of a velocity that is linear, then angular."""
    return momentum(inertia, (*velocity[3:], *velocity[:3]))


def halves(vector: Vector) -> tuple[Vector, Vector]:
    return vector[:3], vector[3:]
