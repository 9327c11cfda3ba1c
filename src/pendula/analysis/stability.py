"""Whether an equilibrium is stable, and which test decided.

- Eigenvalues of the linear system: one that grows means unstable, all that decay asymptotically stable
  (Lyapunov's indirect method).
- ∇²U > 0: where no force but a potential and gyroscopic ones acts, or else only dissipation, U = V − T₀ has a
  minimum, and the energy keeps the motion near it (Lagrange and Dirichlet).
- Neither decides a system whose eigenvalues are imaginary while U has no minimum. If gyroscopic forces hold
  it up, damping lets it fall (Thomson, Tait and Chetaev; Merkin, Introduction to the Theory of Stability).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.analysis.linear_properties import NEAR, real_part_rounding
from pendula.analysis.linearisation import Linearisation
from pendula.analysis.tables import combination, number
from pendula.model import Model

if TYPE_CHECKING:
    from pendula.description import Lagrangian, Mechanism

STABLE, ASYMPTOTIC, UNSTABLE = "stable", "asymptotically stable", "unstable"
NEUTRAL, UNDECIDED = "neutral", "undecided"
EIGENVALUES, ENERGY = "eigenvalues", "∇²U > 0 (Lagrange–Dirichlet)"
CONSERVATIVE, DISSIPATIVE, OTHER = "conservative", "dissipative", "other"


@dataclass(frozen=True)
class Verdict:
    """A word for the stability, the test that decided, "" if none did, and a sentence."""

    stability: str
    test: str
    sentence: str


def judge(model: Model, lin: Linearisation, directions: np.ndarray) -> Verdict:
    """The stability of an equilibrium at rest, which may slide along directions."""
    poles, K = lin.poles, lin.K
    size = max(np.abs(poles).max(initial=0.0), 1e-300)
    growth = float(np.real(poles).max(initial=-np.inf))
    near = real_part_rounding(poles)
    if growth > near:
        return _unstable(lin, growth)
    if growth < -near:
        slowest = f"the slowest deviation decays as exp({number(growth)} t)"
        return Verdict(ASYMPTOTIC, EIGENVALUES, f"All eigenvalues decay: {slowest}.")
    kind = kind_of_forces(model, lin)
    square = K.shape[0] == K.shape[1] and len(K) > 0
    least = float(np.linalg.eigvalsh((K + K.T) / 2)[0]) if square else -np.inf
    scale = max(np.abs(K).max(initial=0.0), 1e-300)
    if kind != OTHER and square and least > NEAR * scale:
        why = "and no force but dissipation" if kind == DISSIPATIVE else "and the energy is kept"
        return Verdict(STABLE, ENERGY, f"U = V − T₀ has a minimum, ∇²U > 0, {why} (Lagrange–Dirichlet).")
    if len(directions) and kind != OTHER and square and least > -NEAR * scale:
        said = "∇²U ≥ 0, and zero only where it may slide: it stays near the family, not near a point."
        return Verdict(NEUTRAL, ENERGY, said)
    return _undecided(lin, least < -NEAR * scale, size)


def kind_of_forces(model: Model, lin: Linearisation) -> str:
    """Whether forces apart from the potential do no work, only take energy, or anything else."""
    from sympy import sympify

    from pendula.description import FreeBody, Lagrangian, Mechanism

    system = model.description
    if isinstance(system, FreeBody):
        return OTHER if system.forces else CONSERVATIVE
    if not isinstance(system, Lagrangian | Mechanism) or system.states:
        return OTHER
    held = {u: sympify(value) for u, value in zip(system.inputs, lin.point.u.tolist(), strict=True)}
    kinds = _kinds_on_joints(system, held) if isinstance(system, Mechanism) else _kinds(system, held)
    if OTHER in kinds:
        return OTHER
    if DISSIPATIVE not in kinds:
        return CONSERVATIVE
    D = lin.damping
    return DISSIPATIVE if np.linalg.eigvalsh(D)[0] >= -NEAR * np.abs(D).max(initial=0.0) else OTHER


def _kinds(system: "Lagrangian", held: dict[Any, Any]) -> set[str]:
    """What kinds of forces act in a Lagrangian; a constant force has a potential."""
    from pendula.description import Damper, Drag

    kinds = {OTHER} if len(system.holonomic) < len(system.constraints) else set()
    for force, row in zip(system.forces, system.generalised_forces, strict=True):
        acting = [entry.xreplace(held) for entry in row]
        if any(entry.free_symbols & system.moving_symbols for entry in acting):
            kinds.add(DISSIPATIVE if isinstance(force, Damper | Drag) else OTHER)
    return kinds


def _kinds_on_joints(system: "Mechanism", held: dict[Any, Any]) -> set[str]:
    """What kinds of forces act in a mechanism: efforts first, then losses of joints, then those given.

    A constant effort has a potential along a coordinate whose rate is the velocity that it acts on.
    """
    from pendula.description import Drag

    rates = {v.name for joint in system.moving_joints if joint.identity for v in joint.velocities}
    efforts, losses, kinds = len(system.actuated), len(system.joint_forces), set()
    for i, (body, row) in enumerate(system.rows):
        entries = dict(enumerate(row)) if body else row
        acting = {name: entry.xreplace(held) for name, entry in entries.items()}
        acting = {name: entry for name, entry in acting.items() if entry != 0}
        moving = any(entry.free_symbols & system.moving_symbols for entry in acting.values())
        if efforts <= i < losses or (body and isinstance(system.forces[i - losses], Drag)):
            kinds.add(DISSIPATIVE)
        elif moving or not acting.keys() <= rates:
            kinds.add(OTHER)
    return kinds


def _unstable(lin: Linearisation, growth: float) -> Verdict:
    values, vectors = np.linalg.eig(lin.A)
    grown = vectors[:, int(np.real(values).argmax())]
    part = slice(0, lin.tangent.positions) if lin.tangent.positions else slice(None)
    along = combination(np.abs(grown[part]) * np.sign(np.real(grown[part])), lin.names[part])
    return Verdict(UNSTABLE, EIGENVALUES, f"A deviation along {along} grows as exp({number(growth)} t).")


def _undecided(lin: Linearisation, falling: bool, size: float) -> Verdict:
    if np.abs(lin.poles).min(initial=np.inf) < np.sqrt(NEAR) * size or not size > 1e-299:
        return Verdict(UNDECIDED, "", "The linear system has a pole at zero and does not decide.")
    if falling and np.abs(lin.gyroscopic).max(initial=0.0) > NEAR * np.abs(lin.M).max(initial=0.0):
        return Verdict(
            UNDECIDED,
            "",
            "Gyroscopic forces hold it up: all eigenvalues are imaginary although U has no minimum, and any "
            "damping would let it fall (Thomson–Tait–Chetaev).",
        )
    return Verdict(
        UNDECIDED, "", "A pair of eigenvalues lies on the imaginary axis: the linear system does not decide."
    )


def family_of(names: tuple[str, ...], directions: Any) -> str:
    """The directions along which an equilibrium may slide, in words."""
    return "; ".join(combination(row, names) for row in directions)
