"""The saddle system of bodies and joints as data: what is connected to what, and the order of elimination."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

import casadi as ca
import numpy as np

from pendula.numerics.fronts import Fronts, plan_fronts

# Numbers for every row of a joint: six for each of two bodies, γ and the multiplier. Those of a joint with r
# rows lie together: r rows of the child, r of the parent, r numbers γ and r multipliers.
BLOCK = 14


@dataclass(frozen=True, eq=False)
class SaddleData:
    """What the loop that solves M a − Aᵀλ = f, A a = γ is given of one system.

    Attributes:
        inverse: M⁻¹ of every body, six rows.
        rows: how many rows every joint has.
        bodies: for every joint the numbers of its child and its parent, −1 for the world.
        entries: pairs of sides of joints, 2 i for the child of joint i, that are on the same body; the first
            belongs to the joint that is eliminated later.
        fronts: of the elimination of joints.
        motions: where f of the first body lies, which a replaces.
        blocks: where the numbers of the first joint lie.
        damping: rows whose pivot is below this much of their diagonal entry count as dependent on others.
    """

    inverse: np.ndarray
    rows: np.ndarray
    bodies: np.ndarray
    entries: np.ndarray
    fronts: Fronts
    motions: int
    blocks: int
    damping: float = 0.0


def plan_saddle(
    inverse: np.ndarray, rows: np.ndarray, bodies: np.ndarray, *, motions: int, blocks: int
) -> SaddleData:
    """The elimination of a system; arguments are those of ``SaddleData``."""
    sides: list[list[int]] = [[] for _ in inverse]
    for side, body in enumerate(bodies.ravel().tolist()):
        if body >= 0:
            sides[body].append(side)
    entries = np.array(
        [pair for own in sides for pair in combinations_with_replacement(own, 2)], dtype=np.int64
    ).reshape(-1, 2)
    fronts = plan_fronts(rows, entries // 2, minimum_degree(len(rows), entries // 2))
    position = fronts.position[entries // 2]
    earlier = position[:, 0] < position[:, 1]
    entries[earlier] = entries[earlier, ::-1]
    return SaddleData(inverse, rows, bodies, entries, fronts, motions, blocks)


def minimum_degree(count: int, edges: np.ndarray) -> np.ndarray:
    """The order in which eliminating nodes of a graph adds few edges (Amestoy, Davis & Duff 1996)."""
    first, second = edges.T.tolist()
    every = list(range(count))
    pattern = ca.Sparsity.triplet(count, count, [*first, *second, *every], [*second, *first, *every])
    return np.array(pattern.amd())
