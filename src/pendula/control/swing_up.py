"""Swing-up by energy, with a hand-over to a regulator that balances.

One input drives one coordinate x; the others, θ, swing freely. With the input chosen so that ẍ = a (Spong
1994, partial feedback linearisation), the energy E = ½ θ̇ᵀM_θθ θ̇ + V of what swings changes by
Ė = −θ̇ᵀM_θx a, where energies do not depend on x. So

    a = k (E − E*) θ̇ᵀM_θx − stiffness x − damping ẋ

brings E to that of the upright rest, E*, and x back (Åström & Furuta 2000). Where the input drives the only
coordinate there is, u = −k (E − E*) q̇ does the same.
"""

from dataclasses import KW_ONLY, dataclass
from typing import Any, NamedTuple

import numpy as np
import sympy as sp

from pendula.checking import read_number
from pendula.control.basin import estimate_level
from pendula.control.inverse_dynamics import (
    at_values,
    check_lagrangian,
    input_matrix,
    kinetic_matrix,
    required_forces,
)
from pendula.control.limits import limit_laws
from pendula.control.lqr import LQR
from pendula.control.switching import combine
from pendula.description import Controller, Lagrangian
from pendula.description.symbols import Parameter
from pendula.errors import PendulaError
from pendula.model import derive

# Usual gains, next to the rate ω at which the system falls: a is as large as what drives the fall where
# E* is missing by as much as between hanging and upright, at θ̇ = ω.
STIFFNESS, DAMPING = 0.3, 0.6


@dataclass(frozen=True, eq=False)
class SwingUp:
    """Swing a system up to where a regulator holds it, and hand over to the regulator there.

    It starts from everywhere but rest at the bottom, where nothing swings that could be pushed. Runs record
    which law acts as the signal ``acting``: 0 for the regulator, 1 for the swing.

    Args:
        lqr: what balances the system, with its limits.
        gain: k above, not negative; parameter ``swing_gain``.
        stiffness: pulls the driven coordinate back, 1/s²; parameter ``swing_stiffness``.
        damping: slows it down, 1/s; parameter ``swing_damping``.
        level: the regulator acts where xᵀSx is less; parameter ``swing_level``. Unless given, the largest
            from which it brought the system back in all of many directions.
    """

    lqr: LQR
    _: KW_ONLY
    gain: float | None = None
    stiffness: float | None = None
    damping: float | None = None
    level: float | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.lqr, LQR):
            raise PendulaError(f"SwingUp needs the LQR that balances, got {type(self.lqr).__name__}.")
        for name in ("gain", "stiffness", "damping", "level"):
            if (given := getattr(self, name)) is not None and read_number(given, name) < 0:
                raise PendulaError(f"{name} of the SwingUp must not be negative, got {given!r}.")

    def controller(self, system: Any) -> Controller:
        """The laws for the input of a description, or of a model's."""
        given, system = system, getattr(system, "description", system)
        system = check_lagrangian(system, "SwingUp")
        driven = _driven_coordinate(system)
        level = estimate_level(self.lqr, given) if self.level is None else self.level
        x = sp.Matrix(self.lqr.deviations(system))
        cost = (x.T * sp.Matrix(self.lqr.S) * x)[0]
        law = self._direct(system) if len(system.coordinates) == 1 else self._swing(system, driven)
        laws, signals = limit_laws({system.inputs[0].name: law}, self.lqr.limit)
        inside = cost < Parameter("swing_level", float(level))
        return combine([inside], [self.lqr.controller(system), Controller(laws, signals=signals)])

    def _direct(self, system: Lagrangian) -> Any:
        """u = −k (E − E*) q̇/B."""
        B = input_matrix(system, "SwingUp")[0, 0]
        held = self._held()
        usual = _usual(system, held, [0], sp.Matrix([[1]]))
        k = Parameter("swing_gain", usual.gain / 4 if self.gain is None else float(self.gain))
        (v,) = system.velocities
        energy = system.kinetic + system.potential
        return -k * (energy - _upright(system, held)) * v / B

    def _swing(self, system: Lagrangian, driven: int) -> Any:
        free = [i for i in range(len(system.coordinates)) if i != driven]
        M, B = kinetic_matrix(system), input_matrix(system, "SwingUp")[driven, 0]
        Mff, Mfx = M.extract(free, free), M.extract(free, [driven])
        v, held = sp.Matrix([system.velocities[i] for i in free]), self._held()
        usual = _usual(system, held, free, Mfx)
        k, stiffness, damping = (
            Parameter(f"swing_{name}", float(value if given is None else given))
            for name, value, given in (
                ("gain", usual.gain, self.gain),
                ("stiffness", STIFFNESS * usual.rate**2, self.stiffness),
                ("damping", DAMPING * usual.rate, self.damping),
            )
        )
        x, speed = system.coordinates[driven], system.velocities[driven]
        wanted = Parameter(f"{x.name}_desired", held[x.name])
        energy = (v.T * Mff * v)[0] / 2 + system.potential - _upright(system, held, x)
        h = sp.Matrix(required_forces(system, [0] * len(system.coordinates)))
        fall = Mff.LUsolve(-h.extract(free, [0]))  # θ̈ where ẍ = 0
        pull = (v.T * Mfx)[0]
        losses = _rate(energy, system, free, fall)
        usual_pull = Parameter("swing_pull", usual.pull)
        pump = k * energy * pull + losses * pull / (pull**2 + usual_pull**2)
        a = pump - stiffness * (x - wanted) - damping * speed
        # M_ff θ̈ = −h_θ − M_θx a, and the force that is then left for the input.
        swung = fall - Mff.LUsolve(Mfx * a)
        return (M[driven, driven] * a + (M.extract([driven], free) * swung)[0] + h[driven]) / B

    def _held(self) -> dict[str, float]:
        entries = derive(self.lqr.system).card.entries
        return dict(zip(entries, self.lqr.linear.point.y.tolist(), strict=True))


class _Usual(NamedTuple):
    """The gain k and the rate ω at which a system falls."""

    gain: float
    rate: float
    pull: float


def _usual(system: Lagrangian, held: dict[str, float], free: list[int], Mfx: sp.Matrix) -> _Usual:
    q = [system.coordinates[i] for i in free]
    M = kinetic_matrix(system).extract(free, free)
    curvature = sp.hessian(system.potential, q)
    M, curvature, m = (
        np.array([[at_values(entry, held) for entry in matrix.row(i)] for i in range(matrix.rows)])
        for matrix in (M, curvature, Mfx)
    )
    fall = -np.linalg.eigvals(np.linalg.solve(M, curvature)).real.min()
    if fall <= 0:
        raise PendulaError(
            f"SwingUp is for a rest from which {system.name} falls; where the LQR holds it, it does not."
        )
    rate, coupling = np.sqrt(fall), np.abs(m).sum()
    return _Usual(2 / (coupling**2 * rate), rate, coupling * rate / 10)


def _rate(energy: Any, system: Lagrangian, free: list[int], accelerations: sp.Matrix) -> Any:
    """Ė where the driven coordinate keeps its speed: what dampers take and springs on it give."""
    along = [energy.diff(q) * v for q, v in zip(system.coordinates, system.velocities, strict=True)]
    swung = [energy.diff(system.velocities[i]) * a for i, a in zip(free, accelerations.flat(), strict=True)]
    return sp.Add(*along, *swung)


def _upright(system: Lagrangian, held: dict[str, float], driven: Any = None) -> Any:
    """V where the system is held, whatever the driven coordinate and parameters are."""
    places = {q: Parameter(f"{q.name}_desired", held[q.name]) for q in system.coordinates if q is not driven}
    return system.potential.xreplace(places)


def _driven_coordinate(system: Lagrangian) -> int:
    """The coordinate along which the only input acts."""
    if len(system.inputs) != 1:
        raise PendulaError(
            f"SwingUp is for one input; {system.name} has {len(system.inputs)}. Fix the others, as in "
            "system.with_control({'u2': 0})."
        )
    B = input_matrix(system, "SwingUp")
    acting = [i for i in range(B.rows) if B[i, 0] != 0]
    if len(acting) != 1:
        raise PendulaError(
            f"SwingUp needs an input that acts along one coordinate; '{system.inputs[0]}' of {system.name} "
            f"acts along {len(acting)}."
        )
    return acting[0]
