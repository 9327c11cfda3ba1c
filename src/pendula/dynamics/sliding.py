"""Friction of contacts that slip: forces along the slip that follow from what presses."""

import casadi as ca

from pendula.description import Lagrangian, Mechanism
from pendula.dynamics.conversion import Conversion


def slide(
    system: Lagrangian | Mechanism, convert: Conversion, A: ca.SX, v: ca.SX, multipliers: ca.SX
) -> tuple[ca.SX | None, list[ca.SX]]:
    """B = A − s μ ∂w/∂v in the rows of normal forces λ, and the powers −s μ λ ∂w/∂v·v of sliding friction."""
    if not any(gap.rough for gap in system.contacts):
        return None, []
    B, powers = ca.SX(A), []
    for gap in system.contacts:
        if gap.rough:
            i = system.constraint_names.index(gap.rows[0].name)
            pull = convert(gap.slips * gap.friction) * ca.jacobian(convert(gap.slip), v)
            B[i, :] -= pull
            powers.append(-multipliers[i] * ca.mtimes(pull, v))
    return B, powers
