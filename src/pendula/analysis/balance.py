"""What must be zero where a system rests, f + Aᵀλ, c and g, with its slopes, at many points at once.

Unknowns w = (q, z, λ); velocities keep the values that they are given, zero for rest. Positions move by
δq = N(q) δθ, so that quaternions keep their length.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pendula.errors import PendulaError
from pendula.layout import Layout
from pendula.model import Model


@dataclass(frozen=True, eq=False)
class Balance:
    """The balance of a model under constant inputs u at the instant t."""

    model: Model
    u: np.ndarray
    t: float = 0.0

    def __post_init__(self) -> None:
        if self.model.card.modes:
            raise PendulaError(
                f"{self.model.name} has {self.model.card.switching}: it rests wherever no force exceeds "
                "its limit, on whole ranges of positions, which equilibria are not. Leave the "
                f"{self.model.card.switching} out to find what is in their middle."
            )

    @cached_property
    def layout(self) -> Layout:
        return self.model.layout

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Of the directions in which unknowns move: positions, states, multipliers."""
        card = self.model.card
        positions = card.coordinates if self.layout.identity else tuple(f"∫{v}" for v in card.velocities)
        return (*positions, *card.states, *(f"multiplier of {name}" for name in card.constraints))

    @cached_property
    def free(self) -> int:
        """How many of these directions are positions and states."""
        return self.layout.nv + self.layout.nz

    def join(self, y: np.ndarray, multipliers: np.ndarray) -> np.ndarray:
        """Unknowns from states and multipliers."""
        q, _, z = self.layout.split(y)
        return np.concatenate((q, z, multipliers), axis=-1)

    def states(self, w: np.ndarray) -> np.ndarray:
        """The states y, at rest."""
        y = np.zeros((*w.shape[:-1], self.layout.size))
        y[..., self.layout.q], y[..., self.layout.z], _ = self._split(w)
        return y

    def values(self, w: np.ndarray) -> np.ndarray:
        """What must be zero, a row for each point."""
        return self._evaluate("balance", w)

    def slopes(self, w: np.ndarray) -> np.ndarray:
        """Its slopes along the directions of ``names``."""
        by_y = self._evaluate("balance_by_y", w)
        by_q = by_y[..., self.layout.q]
        if not self.layout.identity:
            by_q = by_q @ self._evaluate("qdot_by_y", w)[..., self.layout.v]
        parts = [by_q, by_y[..., self.layout.z]]
        if self.model.constraints:
            parts.append(self._evaluate("balance_by_x", w))
        return np.concatenate(parts, axis=-1) if len(parts) > 2 or self.layout.nz else by_q

    def slopes_by_parameter(self, w: np.ndarray, index: int) -> np.ndarray:
        return self._evaluate("balance_by_p", w)[..., index]

    def slopes_by_inputs(self, w: np.ndarray) -> np.ndarray:
        return self._evaluate("balance_by_u", w)

    def move(self, w: np.ndarray, step: np.ndarray) -> np.ndarray:
        """The points moved along directions."""
        layout = self.layout
        if layout.identity:
            return w + step
        N = self._evaluate("qdot_by_y", w)[..., layout.v]
        dq = (N @ step[..., : layout.nv, None])[..., 0]
        y = layout.normalise(self.states(w + np.concatenate((dq, step[..., layout.nv :]), axis=-1)))
        return self.join(y, w[..., layout.nq + layout.nz :] + step[..., layout.nv + layout.nz :])

    def newton_step(self, w: np.ndarray, values: np.ndarray) -> np.ndarray:
        """−J⁻¹ F, or the smallest step that leaves the least of F where J is not invertible."""
        return newton_step(self.slopes(w), values)

    def _split(self, w: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        a, b = self.layout.nq, self.layout.nq + self.layout.nz
        return w[..., :a], w[..., a:b], w[..., b:]

    def _evaluate(self, name: str, w: np.ndarray) -> np.ndarray:
        x = np.ascontiguousarray(self._split(w)[2]) if name.startswith("balance") else np.zeros(0)
        return self.model.evaluate(name, np.array([self.t]), self.states(w), self.u, x)


def newton_step(J: np.ndarray, values: np.ndarray) -> np.ndarray:
    """−J⁻¹ F, or the smallest step that leaves the least of F where J is not invertible."""
    if J.shape[-1] == J.shape[-2]:
        try:
            return -np.linalg.solve(J, values[..., None])[..., 0]
        except np.linalg.LinAlgError:
            pass
    usable = np.asarray(np.isfinite(J).all(axis=(-1, -2)))
    J = np.where(usable[..., None, None], J, 0.0)
    return -(np.linalg.pinv(J, 1e-11) @ values[..., None])[..., 0]
