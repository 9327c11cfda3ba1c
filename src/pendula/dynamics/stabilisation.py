"""Constraints that pull back what has drifted.

Baumgarte (Computer Methods in Applied Mechanics and Engineering 1, 1972): c̈ + 2α ċ + β² c = 0 for positions
and ȧ + 2α a = 0 with a = A v − b for velocities, in place of c̈ = 0 and ȧ = 0.
"""

from dataclasses import replace

import casadi as ca

from pendula.dynamics.contract import Dynamics


def with_feedback(d: Dynamics, alpha: float, beta: float) -> Dynamics:
    """The same motion with γ − 2α (A v − b) − β² c as the bias of the constraints."""
    rates = ca.mtimes(d.A, d.v) - d.b
    missing = ca.vertcat(d.c, ca.SX.zeros(d.A.size1() - d.c.size1()))
    return replace(d, gamma=ca.densify(d.gamma - 2 * alpha * rates - beta**2 * missing))
