"""A linear system closed by a controller, both near one point, in continuous time or from sample to sample.

ẋ = A x + B u,   u = G_x x + G_z z,   ż = R_x x + R_z z
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import sympy as sp

from pendula.analysis.linearisation import linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.description import Controller
from pendula.model import Model


class OpenLoop(NamedTuple):
    """L(s) = −c (s − F)⁻¹ b, or with z = e^{sh} in the place of s."""

    F: np.ndarray
    b: np.ndarray
    c: np.ndarray

    def __call__(self, s: Any) -> np.ndarray:
        points = np.atleast_1d(np.asarray(s, dtype=complex))
        eye = np.eye(len(self.F))
        solved = np.linalg.solve(points[:, None, None] * eye - self.F, self.b[None, :, None])
        return -(self.c @ solved)[:, 0]


@dataclass(frozen=True, eq=False)
class Loop:
    """The matrices above; ``inputs`` are the names of u."""

    inputs: tuple[str, ...]
    A: np.ndarray
    B: np.ndarray
    Gx: np.ndarray
    Gz: np.ndarray
    Rx: np.ndarray
    Rz: np.ndarray

    def closed(self, every: float | None = None) -> np.ndarray:
        """The matrix of the closed loop in (x, z), in continuous time or from sample to sample."""
        return self._matrix(range(len(self.inputs)), every)

    def opened(self, i: int, every: float | None = None) -> OpenLoop:
        """The loop cut at input number i, with all others closed."""
        others = [j for j in range(len(self.inputs)) if j != i]
        B = self.B if every is None else hold(self.A, self.B, every)[1]
        b = np.concatenate((B[:, i], np.zeros(self.Gz.shape[1])))
        return OpenLoop(self._matrix(others, every), b, np.concatenate((self.Gx[i], self.Gz[i])))

    def _matrix(self, driven: Any, every: float | None) -> np.ndarray:
        A, B = (self.A, self.B) if every is None else hold(self.A, self.B, every)
        which = list(driven)
        upper = np.hstack((A + B[:, which] @ self.Gx[which], B[:, which] @ self.Gz[which]))
        if every is None:
            return np.vstack((upper, np.hstack((self.Rx, self.Rz))))
        # States of a held controller advance by z⁺ = z + h ż.
        advanced = np.eye(len(self.Rz)) + every * self.Rz
        return np.vstack((upper, np.hstack((every * self.Rx, advanced))))


def linear_loop(model: Model, controller: Controller, point: OperatingPoint) -> Loop:
    """A model and its controller near a point at which the controller's states are as at the start."""
    linear, n = linearise_at(model, point), model.layout.size
    closed, added = model.with_control(controller), len(controller.states)
    rates = list(closed.description.rate_expressions)[len(closed.states) - added :]
    laws = [sp.sympify(controller.laws.get(name, 0)) for name in model.inputs]
    start = np.array([controller.start.get(state.name, 0.0) for state in controller.states])
    y, u = np.concatenate((point.y, start)), np.zeros(len(closed.inputs))
    kernel = closed.compilation.expression_slopes([*laws, *rates], "y")
    slopes = kernel(np.array([point.t]), y, u, np.array(closed.values), np.zeros(0))
    by_y = slopes.reshape(len(laws) + added, len(y))
    by_x, by_z, m = by_y[:, :n] @ linear.tangent.S, by_y[:, n:], len(laws)
    return Loop(model.inputs, linear.A, linear.B, by_x[:m], by_z[:m], by_x[m:], by_z[m:])


def hold(A: np.ndarray, B: np.ndarray, every: float) -> tuple[np.ndarray, np.ndarray]:
    """The linear system from sample to sample with inputs held in between.

    exp(h [[A, B], [0, 0]]) = [[A_h, B_h], [0, 1]] (Van Loan 1978).
    """
    from scipy.linalg import expm

    n, m = B.shape
    whole = expm(every * np.vstack((np.hstack((A, B)), np.zeros((m, n + m)))))
    return whole[:n, :n], whole[:n, n:]
