"""Where everything lies in a state: the one place that knows."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Layout:
    """The parts of a state y = (q, v, z, w), in this order.

    Attributes:
        nq: number of coordinates q.
        nv: number of velocities v, with q̇ = N(q) v.
        nz: number of states z beyond them, of controllers, actuators or plain differential equations.
        nw: number of works w that a ledger integrates along.
        unit: blocks of q that keep unit length, (first, length) each: quaternions.
        identity: whether N is the identity, so that q̇ = v.
    """

    nq: int = 0
    nv: int = 0
    nz: int = 0
    nw: int = 0
    unit: tuple[tuple[int, int], ...] = ()
    identity: bool = True

    @cached_property
    def q(self) -> slice:
        return slice(0, self.nq)

    @cached_property
    def v(self) -> slice:
        return slice(self.nq, self.nq + self.nv)

    @cached_property
    def z(self) -> slice:
        return slice(self.nq + self.nv, self.nq + self.nv + self.nz)

    @cached_property
    def w(self) -> slice:
        return slice(self.nq + self.nv + self.nz, self.size)

    @cached_property
    def size(self) -> int:
        """How many entries a state has."""
        return self.nq + self.nv + self.nz + self.nw

    @cached_property
    def moving(self) -> slice:
        """All but the works: what the motion depends on."""
        return slice(0, self.nq + self.nv + self.nz)

    @cached_property
    def paired(self) -> int:
        """How many coordinates, from the first, have the velocity of the same number as their rate."""
        return self.nq if self.identity else 0

    def split(self, y: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Views of q, v and z along the last axis."""
        return y[..., self.q], y[..., self.v], y[..., self.z]

    def join(self, q: Any, v: Any, z: Any) -> np.ndarray:
        """A state from its parts, works zero; leading axes are broadcast."""
        lead = np.broadcast_shapes(*(np.shape(part)[:-1] for part in (q, v, z)))
        y = np.zeros((*lead, self.size))
        y[..., self.q], y[..., self.v], y[..., self.z] = q, v, z
        return y

    def with_works(self, count: int) -> "Layout":
        return replace(self, nw=count)

    def normalise(self, y: np.ndarray) -> np.ndarray:
        """The state with every unit block divided by its length; blocks of length zero stay as they are."""
        made = np.array(y, dtype=float)
        for first, length in self.unit:
            block = made[..., first : first + length]
            size = np.linalg.norm(block, axis=-1, keepdims=True)
            np.divide(block, size, out=block, where=size > 0)
        return made

    def unit_errors(self, y: np.ndarray) -> np.ndarray:
        """|‖block‖ − 1| of every unit block, along a new last axis."""
        sizes = [np.linalg.norm(y[..., first : first + n], axis=-1) for first, n in self.unit]
        return np.abs(np.stack(sizes, axis=-1) - 1.0) if sizes else np.zeros((*np.shape(y)[:-1], 0))
