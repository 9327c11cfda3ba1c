"""Every way of moving a model through time, one file a family; ``euler.py`` is the one to read first."""

import difflib

from pendula.errors import PendulaError
from pendula.simulation.methods.euler import EULER, HALF_ACCELERATION_EULER, SEMI_IMPLICIT_EULER
from pendula.simulation.methods.method import Integrator as Integrator
from pendula.simulation.methods.runge_kutta import MIDPOINT, RK4
from pendula.simulation.methods.runge_kutta import RungeKutta as RungeKutta
from pendula.simulation.methods.verlet import VELOCITY_VERLET, VERLET

_ALL = (EULER, SEMI_IMPLICIT_EULER, HALF_ACCELERATION_EULER, MIDPOINT, VERLET, VELOCITY_VERLET, RK4)


def integrators() -> dict[str, Integrator]:
    """Every integrator by its name."""
    return {method.name: method for method in _ALL}


def find_integrator(given: str | Integrator) -> Integrator:
    """An integrator by name, or as it is."""
    if isinstance(given, Integrator):
        return given
    known = integrators()
    name = str(given).replace("_", "-").lower()
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        hint = f" Did you mean '{close[0]}'?" if close else ""
        raise PendulaError(f"There is no integrator {given!r}; there are {', '.join(known)}.{hint}")
    return known[name]
