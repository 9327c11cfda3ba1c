"""Constraints that pull back what has drifted.

Baumgarte (Computer Methods in Applied Mechanics and Engineering 1, 1972): c̈ + 2α ċ + β² c = 0 for positions
and ȧ + 2α a = 0 with a = A v − b for velocities, in place of c̈ = 0 and ȧ = 0.

Reactions do the work λ·A v. Of it λ·b belongs to constraints that move; the rest, λ·(A v − b), is done along
velocities that the constraints forbid. It is zero on the way that they prescribe, and the ledger's entry
"stabilisation" beside it.
"""

import casadi as ca

from pendula.dynamics.augmentation import augment
from pendula.dynamics.contract import Dynamics


def with_feedback(d: Dynamics) -> Dynamics:
    """The same motion with γ − 2α (A v − b) − β² c as the bias of the constraints, and a power for it.

    The gains α and β are parameters after all others.
    """
    alpha, beta = ca.SX.sym("alpha"), ca.SX.sym("beta")
    rates = ca.mtimes(d.A, d.v) - d.b
    missing = ca.vertcat(d.c, ca.SX.zeros(d.A.size1() - d.c.size1()))
    power = ca.dot(d.multipliers, rates)
    p, gamma = ca.vertcat(d.p, alpha, beta), ca.densify(d.gamma - 2 * alpha * rates - beta**2 * missing)
    again = None if d.augmented is None else augment(d.M, d.f, d.A, gamma, [d.t, d.y, d.u, p])
    return d.replace(
        p=p,
        gamma=gamma,
        augmented=again,
        powers=ca.vertcat(d.powers, power),
        works=ca.vertcat(d.works, power),
    )
