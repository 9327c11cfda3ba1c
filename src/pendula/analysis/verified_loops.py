"""Constraints of a mechanism by the placements of its bodies one by one, for ``verify``."""

from collections.abc import Iterator

import numpy as np

from pendula.analysis.rigid_bodies import RigidBodies
from pendula.analysis.verification import Comparison, Sample
from pendula.analysis.written_rows import compile_rows
from pendula.description.symbols import time
from pendula.model import Model


class HeldForces:
    """Aᵀλ of constraints on positions, with A by complex steps of c."""

    def __init__(self, model: Model, bodies: RigidBodies) -> None:
        self._model, self._bodies, self._system = model, bodies, bodies.system
        rows = [constraint.expression for constraint in self._system.holonomic]
        found = {s for row in rows for s in row.free_symbols} & set(self._system.frame_quantities)
        self._derived = sorted(found, key=str)
        arguments = [self._system.coordinates, self._derived, self._system.parameters, time]
        self._evaluate = compile_rows(arguments, [rows])

    def residuals(self, q: np.ndarray) -> np.ndarray:
        """C by poses that are products of rotations."""
        placed, derived = self._bodies.locate(q), []
        for symbol in self._derived:
            frame, kind, i = self._system.frame_quantities[symbol]
            at = placed[frame]
            derived.append(at.p[i] if kind == "position" else at.R[i // 3, i % 3])
        (rows,) = self._evaluate(q, derived, list(self._model.parameters.values()), 0.0)
        return np.array(rows)

    def jacobian(self, q: np.ndarray) -> np.ndarray:
        """A: those rows by complex steps, rows on velocities as the model has them."""
        A = self._model.constraint_jacobian(q)
        held = self._model.card.holonomic
        return np.vstack([self._bodies.slopes(self.residuals, q).T, A[held:]]) if held else A

    def force(self, s: Sample) -> np.ndarray:
        """What constraints push the velocities with."""
        if not self._model.constraints:
            return np.zeros(len(s.v))
        return self.jacobian(s.q).T @ self._model.multipliers(s.q, s.v, s.u, z=s.z)

    def compare(self, s: Sample) -> Iterator[Comparison]:
        """C and A."""
        if not self._model.constraints:
            return
        held = self._model.card.holonomic
        residuals = self._model.constraint_residuals(s.q, s.v)[:held]
        A = self._model.constraint_jacobian(s.q)
        yield (
            "constraints",
            "forward kinematics",
            "products of rotations",
            residuals,
            self.residuals(s.q),
            1.0,
        )
        size = float(np.abs(A).max()) or 1.0
        yield "constraints", "slopes of graphs", "complex steps of c", A, self.jacobian(s.q), size
