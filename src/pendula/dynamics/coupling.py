"""Joints that mimic others: coordinates of the tree that follow those of the system.

With q = K q̄ + k and v = K v̄, where K is constant, M̄ = KᵀM K and f̄ = Kᵀf; without such joints K is the
identity.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca

from pendula.description import Mechanism
from pendula.dynamics.recursions.scalars import as_graph
from pendula.spatial.spatial_vectors import Vector


@dataclass(frozen=True)
class Coupling:
    """K and k, row by row.

    Attributes:
        coordinates: for each of the tree's, the number of the system's that it follows, ratio and offset.
        velocities: for each of the tree's, the number of the system's that it follows, and the ratio.
        size: how many velocities the system has.
    """

    coordinates: tuple[tuple[int, float, float], ...]
    velocities: tuple[tuple[int, float], ...]
    size: int

    def expand_coordinates(self, own: Sequence[Any]) -> Vector:
        """Coordinates of the tree from the system's."""
        return tuple(ratio * own[k] + offset for k, ratio, offset in self.coordinates)

    def expand(self, own: Sequence[Any]) -> Vector:
        """Velocities or accelerations of the tree from the system's."""
        return tuple(ratio * own[k] for k, ratio in self.velocities)

    def gather(self, forces: Sequence[Any]) -> ca.SX:
        """Generalised forces on the system from those on the tree."""
        totals: list[Any] = [0.0] * self.size
        for (k, ratio), force in zip(self.velocities, forces, strict=True):
            totals[k] = totals[k] + ratio * force
        return ca.vertcat(*map(as_graph, totals))

    def gather_matrix(self, entries: Mapping[tuple[int, int], Any]) -> ca.SX:
        """The system's matrix from the entries of the tree's."""
        totals: dict[tuple[int, int], Any] = {}
        for (i, j), entry in entries.items():
            (k, first), (l, second) = self.velocities[i], self.velocities[j]
            totals[k, l] = totals.get((k, l), 0.0) + first * second * entry
        kept = {place: as_graph(e) for place, e in totals.items() if not isinstance(e, float) or e != 0}
        pattern = ca.Sparsity.triplet(self.size, self.size, [i for i, _ in kept], [j for _, j in kept])
        places = zip(*pattern.get_triplet(), strict=True)
        return ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *(kept[place] for place in places)))


def coupling_of(system: Mechanism) -> Coupling:
    """How the tree of a mechanism follows its coordinates."""
    places, q, v = {}, 0, 0
    for joint in system.moving_joints:
        places[joint.name] = q, v
        q, v = q + len(joint.coordinates), v + len(joint.velocities)
    coordinates, velocities = [], []
    for joint in system.ordered_joints:
        mimic = joint.mimic
        if joint.elements:
            first_q, first_v = places[mimic.joint if mimic else joint.name]
            ratio, offset = (mimic.ratio, mimic.offset) if mimic else (1.0, 0.0)
            coordinates += [(first_q + k, ratio, offset) for k in range(len(joint.coordinates))]
            velocities += [(first_v + k, ratio) for k in range(len(joint.velocities))]
    return Coupling(tuple(coordinates), tuple(velocities), v)
