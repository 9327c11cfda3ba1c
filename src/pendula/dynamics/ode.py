"""From rates to the contract's graphs: a system with states z alone, ż = g(z, u, t, p)."""

import casadi as ca

from pendula.description import Ode
from pendula.description.drawing import points_of
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.layout import Layout


def ode_dynamics(system: Ode) -> Dynamics:
    """The graphs of a system that is given by the rates of its states."""
    t, z = ca.SX.sym("t"), ca.SX.sym("z", len(system.states))
    u, p = ca.SX.sym("u", len(system.inputs)), ca.SX.sym("p", len(system.parameters))
    convert = conversion_of(system, t, z, u, p)
    nothing, square, zero = ca.SX(0, 1), ca.SX(0, 0), ca.SX(0)
    points = convert.column(e for point in points_of(system.drawing) for e in point)
    return Dynamics(
        name=system.name, layout=Layout(nz=z.numel()), velocities=(), t=t, y=z, u=u, p=p,
        q=nothing, v=nothing, z=z, qdot=nothing,
        M=square, f=nothing, A=square, b=nothing, gamma=nothing, c=nothing, g=convert.column(system.rates),
        T=zero, V=zero, G=nothing, Q=nothing, a=nothing, multipliers=nothing, powers=nothing, points=points,
    )  # fmt: skip
