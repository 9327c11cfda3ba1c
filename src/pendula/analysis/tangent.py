"""The directions in which a state may change: constraints obeyed, quaternions of unit length.

Positions change by δq = N(q) δθ with A_h δθ = 0, velocities so that A δv + ∂(A v − b)/∂q δq = 0. Of the δθ
and δv, as many are independent as constraints leave; the others follow from them, so that the independent
ones keep their names. They are chosen by pivoting, which keeps the others well determined. The modes of
contacts and dry friction are whole numbers that only events change: they stay as they are.
"""

from dataclasses import dataclass

import numpy as np

from pendula.analysis.points import OperatingPoint
from pendula.model import Model
from pendula.simulation.start import DEPENDENT


@dataclass(frozen=True, eq=False)
class Tangent:
    """Directions δy = S x at a state, where x = (δθ, δv, δz) are the independent deviations.

    Attributes:
        names: of the entries of x.
        S: the directions, a column for each entry of x.
        L: what gives x again, L S = 1.
        positions: how many entries of x are positions.
        velocities: how many are velocities.
        drift: how S changes along the motion, as far as it adds to the rate of x: L Ṡ.
    """

    names: tuple[str, ...]
    S: np.ndarray
    L: np.ndarray
    positions: int
    velocities: int
    drift: np.ndarray

    @property
    def moving(self) -> slice:
        """Where velocities stand in x."""
        return slice(self.positions, self.positions + self.velocities)


def tangent_space(model: Model, point: OperatingPoint) -> Tangent:
    """The directions at a point that satisfies the constraints."""
    layout, t, size = model.layout, np.array([point.t]), model.layout.size
    if layout.identity and not (
        model.constraints or layout.nw or model.card.modes
    ):  # every direction, as of most systems
        names, whole = (*model.coordinates, *model.velocities, *model.states), np.eye(size)
        return Tangent(names, whole, whole, layout.nq, layout.nv, np.zeros((size, size)))
    n, N = layout.nv, coordinate_map(model, point)
    Sq, Sv, free, loose = np.eye(n), np.eye(n), np.arange(n), np.arange(n)
    X = np.zeros((n, n))
    if model.constraints:
        held = model.card.holonomic
        slopes = model.evaluate_once("constraints_by_y", t, point.y, point.u)[held:]
        A = slopes[:, layout.v]
        Sq, free = _null_space(A[:held])
        further, among = _null_space(A[held:] @ Sq)
        Sv, loose = Sq @ further, free[among]
        # δv that follow from δq: of those that constraints determine, none of the independent ones.
        bound = np.setdiff1d(np.arange(n), loose)
        X = np.zeros((n, len(free)))
        X[bound] = -np.linalg.pinv(A[:, bound], DEPENDENT) @ (slopes[:, layout.q] @ N @ Sq)
    states = [i for i, name in enumerate(model.states) if name not in model.card.modes]
    a, b, c = len(free), len(loose), len(states)
    S, L = np.zeros((size, a + b + c)), np.zeros((a + b + c, size))
    S[layout.q, :a], S[layout.v, :a], S[layout.v, a : a + b] = N @ Sq, X, Sv
    S[layout.z, a + b :] = np.eye(layout.nz)[:, states]
    L[a + b :, layout.z] = np.eye(layout.nz)[states]
    L[:a, layout.q] = np.linalg.pinv(N)[free]
    L[a : a + b, layout.v] = np.eye(n)[loose]
    drift = np.zeros((a + b + c, a + b + c))
    if not layout.identity:
        drift[:, :a] = L[:, layout.q] @ _rate_of_map(model, point) @ Sq
    position_names = model.coordinates if layout.identity else [f"∫{name}" for name in model.velocities]
    names = (
        *(position_names[i] for i in free),
        *(model.velocities[i] for i in loose),
        *(model.states[i] for i in states),
    )
    return Tangent(names, S, L, a, b, drift)


def coordinate_map(model: Model, point: OperatingPoint) -> np.ndarray:
    """N in q̇ = N(q) v."""
    if model.layout.identity:
        return np.eye(model.layout.nq)
    return model.evaluate_once("qdot_by_y", np.array([point.t]), point.y, point.u)[:, model.layout.v]


def _rate_of_map(model: Model, point: OperatingPoint) -> np.ndarray:
    """Ṅ along the motion, column by column: ∂(N eⱼ)/∂q · q̇ is the slope of q̇ at the velocity eⱼ."""
    layout, t = model.layout, np.array([point.t])
    qdot = model.evaluate_once("qdot", t, point.y, point.u)
    columns = []
    for unit in np.eye(layout.nv):
        y = point.y.copy()
        y[layout.v] = unit
        columns.append(model.evaluate_once("qdot_by_y", t, y, point.u)[:, layout.q] @ qdot)
    return np.array(columns).T


def _null_space(A: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """S with A S = 0 whose rows of independent entries are the identity, and which entries these are."""
    from scipy.linalg import qr

    n = A.shape[1]
    if not len(A):
        return np.eye(n), np.arange(n)
    R, order = qr(A, mode="r", pivoting=True)  # pyright: ignore[reportAssignmentType]
    pivots = np.abs(np.diag(R))
    rank = int((pivots > DEPENDENT * max(pivots.max(initial=0.0), 1e-300)).sum())
    bound, free = np.sort(order[:rank]), np.sort(order[rank:])
    S = np.zeros((n, n - rank))
    S[free] = np.eye(n - rank)
    S[bound] = -np.linalg.pinv(A[:, bound]) @ A[:, free]
    return S, free
