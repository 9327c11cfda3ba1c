"""What ``verify`` compares of a system that is given by its energies.

T is quadratic in velocities, so differences of its values give its derivatives by these without error, at
complex coordinates too; derivatives by coordinates and time are complex steps (``rigid_bodies.py``).
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis.rigid_bodies import STEP
from pendula.analysis.verification import Comparison, Sample
from pendula.description import Lagrangian
from pendula.description.constraints import Nonholonomic
from pendula.description.symbols import time
from pendula.model import Model

# Functions that are not holomorphic, so that complex steps do not differentiate them.
_SHARP = (sp.Abs, sp.sign, sp.Max, sp.Min, sp.Heaviside, sp.Piecewise, sp.atan2)


def compare_energies(
    model: Model, system: Lagrangian
) -> tuple[Callable[[Sample], Iterator[Comparison]], tuple[str, ...]]:
    """Comparisons at a state, and a note where accelerations cannot be compared."""
    written = _Written(system, list(model.parameters.values()))
    note = _find_obstacle(system)

    def compare(s: Sample) -> Iterator[Comparison]:
        M, T0 = written.mass_matrix(s), written.kinetic(s.q, 0 * s.v)
        V = written.potential(s.q)
        T2 = (written.kinetic(s.q, s.v) + written.kinetic(s.q, -s.v)) / 2 - T0
        size = float(np.abs(M).max())
        yield "mass matrix", "slopes of graphs", "differences of T", model.mass_matrix(s.q), M, size
        size = float(abs(T2) + abs(T0) + abs(V)) or 1.0
        yield "energy", "graphs", "T₂ − T₀ + V as written", model.energy(s.q, s.v).jacobi, T2 - T0 + V, size
        if note:
            return
        acceleration = model.acceleration(s.q, s.v, s.u, z=s.z)
        multipliers = model.multipliers(s.q, s.v, s.u, z=s.z)
        A, gamma = written.constraints(s)
        force = written.force(s)
        taken = M @ acceleration - A.T @ multipliers
        size = max(float(np.abs(M * acceleration).max()), float(np.abs(force).max())) or 1.0
        yield "acceleration", "solved in the kernel", "Lagrange, complex steps", taken, force, size
        if len(A):
            size = float(np.abs(A).max() * np.abs(acceleration).max() + np.abs(gamma).max()) or 1.0
            yield "constraints", "solved in the kernel", "A a = γ", A @ acceleration, gamma, size

    return compare, ((note,) if note else ())


def _find_obstacle(system: Lagrangian) -> str:
    """Why accelerations are not compared, in a sentence."""
    if system.frictions:
        return "Accelerations are not compared: dry friction sticks or slips by its modes."
    if system.contacts:
        return "Accelerations are not compared: contacts open and close, stick and slip by their modes."
    held = [c.expression for c in system.constraints]
    sharp = [e for e in (system.kinetic, system.potential, *held) if e.has(*_SHARP)]
    if sharp:
        return (
            "Accelerations are not compared: an energy or a constraint has corners or branches (Abs, "
            "Piecewise, atan2 …), which complex steps do not differentiate."
        )
    return ""


class _Written:
    """The expressions of a description as NumPy functions."""

    def __init__(self, system: Lagrangian, values: list[float]) -> None:
        self._values, self._nv = values, len(system.velocities)
        self._nothing = np.zeros(len(system.states)), np.zeros(len(system.inputs))
        symbols = system.coordinates, system.velocities, system.states, system.inputs, system.parameters
        arguments = [*symbols, time]

        def compile_to_numpy(expressions: Any) -> Callable[..., np.ndarray]:
            made = sp.lambdify(arguments, expressions, modules=["scipy", "numpy"], cse=True)
            return lambda *given: np.array(made(*given))

        self._T, self._V = compile_to_numpy(system.kinetic), compile_to_numpy(system.potential)
        rows = system.generalised_forces
        total = [sum(column, sp.S.Zero) for column in zip(*rows, strict=True)] or [0] * self._nv
        self._Q = compile_to_numpy(total)
        self._A = compile_to_numpy([c.row(system.coordinates) for c in system.constraints])
        # A v − b: how fast every constraint is violated.
        self._drift = compile_to_numpy(
            [
                c.expression
                if isinstance(c, Nonholonomic)
                else sum(a * v for a, v in zip(c.row(system.coordinates), system.velocities, strict=True))
                + c.expression.diff(time)
                for c in system.constraints
            ]
        )

    def kinetic(self, q: np.ndarray, v: np.ndarray, t: Any = 0.0) -> Any:
        return self._T(q, v, *self._nothing, self._values, t)

    def potential(self, q: np.ndarray, t: Any = 0.0) -> Any:
        return self._V(q, np.zeros(self._nv), *self._nothing, self._values, t)

    def mass_matrix(self, s: Sample) -> np.ndarray:
        """∂²T/∂v² = T(e_k + e_l) − T(e_k) − T(e_l) + T(0)."""
        units = np.eye(self._nv)
        single = np.array([self.kinetic(s.q, unit) for unit in units])
        pairs = np.array([[self.kinetic(s.q, one + other) for other in units] for one in units])
        return pairs - single[:, None] - single + self.kinetic(s.q, 0 * s.v)

    def force(self, s: Sample) -> np.ndarray:
        """f = ∂L/∂q − (∂p/∂q) v − ∂p/∂t + Q."""

        def momenta(q: np.ndarray, t: Any) -> np.ndarray:
            """∂T/∂v = (T(v + e_k) − T(v − e_k)) / 2."""
            units = np.eye(self._nv)
            return np.array([self.kinetic(q, s.v + e, t) - self.kinetic(q, s.v - e, t) for e in units]) / 2

        along = np.imag(momenta(s.q + 1j * STEP * s.v, 1j * STEP)) / STEP
        steps = s.q + 1j * STEP * np.eye(len(s.q))
        slope = np.array([np.imag(self.kinetic(q, s.v) - self.potential(q)) / STEP for q in steps])
        return slope - along + self._Q(s.q, s.v, s.z, s.u, self._values, 0.0)

    def constraints(self, s: Sample) -> tuple[np.ndarray, np.ndarray]:
        """A, and γ = ḃ − Ȧv."""
        A = self._A(s.q, s.v, s.z, s.u, self._values, 0.0).reshape(-1, self._nv)
        moved = self._drift(s.q + 1j * STEP * s.v, s.v, s.z, s.u, self._values, 1j * STEP)
        return A, -np.imag(moved) / STEP
