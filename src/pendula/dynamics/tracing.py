"""From any description to the contract's graphs."""

from pendula.description import Description, Ode
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.lagrange import lagrangian_dynamics
from pendula.dynamics.ode import ode_dynamics


def traced(system: Description) -> Dynamics:
    """The graphs of a described system."""
    return ode_dynamics(system) if isinstance(system, Ode) else lagrangian_dynamics(system)
