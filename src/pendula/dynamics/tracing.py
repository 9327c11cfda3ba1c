"""From any description to the contract's graphs."""

import casadi as ca
import sympy as sp

from pendula.description import Description, FreeBody, Lagrangian, MaximalMechanism, Mechanism, Ode
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.dynamics.free_body import free_body_dynamics
from pendula.dynamics.lagrange import lagrangian_dynamics
from pendula.dynamics.maximal.graphs import maximal_dynamics
from pendula.dynamics.mechanism import mechanism_dynamics
from pendula.dynamics.ode import ode_dynamics
from pendula.dynamics.product_to_sum import product_to_sum
from pendula.dynamics.pythagoras import SHORT
from pendula.dynamics.simplification import size

_KINDS = {
    Lagrangian: lagrangian_dynamics,
    Ode: ode_dynamics,
    FreeBody: free_body_dynamics,
    Mechanism: mechanism_dynamics,
    MaximalMechanism: maximal_dynamics,
}


def trace(system: Description) -> Dynamics:
    """The graphs of a described system."""
    return _KINDS[type(system)](system)  # pyright: ignore[reportArgumentType]


def kinetic_energies(system: Description, d: Dynamics) -> list[ca.SX]:
    """The kinetic energy as it was given and, if it is short, with products of sines and cosines as sums."""
    if not isinstance(system, Lagrangian):
        return []
    ways = [system.kinetic]
    if size(system.kinetic, SHORT + 1) <= SHORT and system.kinetic.has(sp.sin):
        ways.append(product_to_sum(sp.expand(system.kinetic)))
    return list(map(conversion_of(system, d.t, d.y, d.u, d.p), ways))
