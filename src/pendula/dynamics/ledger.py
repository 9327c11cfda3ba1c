"""The energy ledger in graphs: the works of all named powers as further states z."""

import casadi as ca

from pendula.dynamics.contract import Dynamics


def with_works(d: Dynamics, jumps: int) -> Dynamics:
    """The same motion with a state more for every work, and so many that only jumps change.

    Works are counted in units of the last parameter's inverse, so that adaptive methods can weigh their
    errors next to those of the motion: Ẇ = scale · P.
    """
    scale = ca.SX.sym("scale")
    rates = ca.vertcat(scale * d.works, ca.SX.zeros(jumps))
    z = ca.vertcat(d.z, ca.SX.sym("work", rates.numel()))
    y, p = ca.vertcat(d.q, d.v, z), ca.vertcat(d.p, scale)
    layout = d.layout.with_works(rates.numel())
    return d.replace(layout=layout, y=y, z=z, p=p, g=ca.vertcat(d.g, rates))
